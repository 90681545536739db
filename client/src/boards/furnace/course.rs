//! How an engine runs: what it has done in this production, and what it would do by the best plan found.

use furnace::{Action, Effect, Event, Furnace, Goal, Goods, Job, MachineView, Phase, Stage, View};
use table::{Game, Imagine, Rng, Seat, Seed, Step};
use wire::Telling;

use super::company;

/// The cards of an engine in the order in which they run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Course {
    /// What there was before the first card.
    pub(super) start: Goods,
    /// The cards.
    pub(super) stops: Vec<Stop>,
    /// What comes next by the plan.
    pub(super) next: Option<Action>,
    /// What there will be by the plan.
    pub(super) end: Option<Goods>,
    /// How many companies the plan will upgrade.
    pub(super) upgrades: usize,
}

/// One card of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stop {
    pub(super) machine: MachineView,
    pub(super) progress: Progress,
    /// How often each effect worked or would work; nothing where it was not reached or could not work.
    pub(super) times: Vec<Option<u8>>,
    /// What there is after the card, where that is known.
    pub(super) after: Option<Goods>,
}

/// How far a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    Done,
    Now(Job),
    Ahead,
}

/// What to plan for.
#[derive(Clone, Copy)]
pub(super) struct Ahead {
    pub(super) goal: Goal,
    /// How often the effect that is asked for now should work.
    pub(super) times: Option<u8>,
}

impl Course {
    pub(super) fn of(view: &View, seat: Seat, story: &[Telling], ahead: Option<Ahead>) -> Self {
        let player = &view.players[seat];
        let Phase::Production(shifts) = &view.phase else { return Self::at_rest(player.stock, &player.engine) };
        let stage = shifts[seat].stage;
        let past = past(seat, story);
        let plan = ahead.map_or_else(Vec::new, |ahead| plan(view, seat, stage, ahead));
        let moved = past
            .iter()
            .map(moved)
            .fold((Goods::NONE, Goods::NONE), |sum, (paid, got)| (sum.0.plus(paid), sum.1.plus(got)));
        let start = player.stock.plus(moved.0).minus(moved.1);
        let mut course = Self { start, stops: Vec::new(), next: next(stage, &plan), end: None, upgrades: 0 };
        let mut stock = start;
        for event in past.iter().chain(&plan) {
            stock = course.note(view, seat, event, stock);
        }
        course.end = (!plan.is_empty()).then_some(stock);
        course.upgrades = plan.iter().filter(|event| matches!(event, Event::Upgraded { .. })).count();
        let (now, ready) = (job(stage), shifts[seat].ready);
        for (at, machine) in player.engine.iter().enumerate() {
            let progress = match now {
                Some(job) if usize::from(job.at) == at => Progress::Now(job),
                _ if ready & (1 << at) == 0 => Progress::Done,
                _ => Progress::Ahead,
            };
            course.place(*machine, progress);
        }
        course
    }

    fn at_rest(stock: Goods, engine: &[MachineView]) -> Self {
        let stop = |machine: &MachineView| Stop {
            machine: *machine,
            progress: Progress::Ahead,
            times: Vec::new(),
            after: None,
        };
        Self { start: stock, stops: engine.iter().map(stop).collect(), next: None, end: None, upgrades: 0 }
    }

    /// Writes down what an event did, and says what there is after it.
    fn note(&mut self, view: &View, seat: Seat, event: &Event, stock: Goods) -> Goods {
        if let Event::Activated { card, .. } = event {
            let machine = MachineView { card: *card, upgraded: false };
            let times = vec![None; company::effects(view, seat, *card).len()];
            self.stops.push(Stop { machine, progress: Progress::Ahead, times, after: Some(stock) });
            return stock;
        }
        let (paid, got) = moved(event);
        let stock = stock.minus(paid).plus(got);
        if let Some(stop) = self.stops.last_mut() {
            stop.after = Some(stock);
            stop.count(&company::effects(view, seat, stop.machine.card), event);
        }
        stock
    }

    /// Tells a card how far it is; puts it at the end where nothing is known of its turn.
    fn place(&mut self, machine: MachineView, progress: Progress) {
        match self.stops.iter_mut().find(|stop| stop.machine.card == machine.card) {
            Some(stop) => (stop.machine, stop.progress) = (machine, progress),
            None => self.stops.push(Stop { machine, progress, times: Vec::new(), after: None }),
        }
    }
}

impl Stop {
    /// Finds the effect that an event comes from, and counts how often it worked.
    fn count(&mut self, effects: &[Effect], event: &Event) {
        let is_it = |effect: &Effect| match (effect, event) {
            (Effect::Gain(_), Event::Gained { .. }) | (Effect::Upgrade { .. }, Event::Upgraded { .. }) => true,
            (Effect::Process { from, to, .. }, Event::Processed { times, paid, got, .. }) => {
                from.times(*times) == *paid && to.times(*times) == *got
            }
            _ => false,
        };
        let again = matches!(event, Event::Upgraded { .. });
        let free = |index: usize| again || self.times[index].is_none();
        let Some(index) = (0..effects.len()).find(|index| free(*index) && is_it(&effects[*index])) else { return };
        self.times[index] = Some(match event {
            Event::Processed { times, .. } => *times,
            _ => self.times[index].unwrap_or(0) + 1,
        });
    }
}

/// What a seat has done since the auction of this round.
fn past(seat: Seat, story: &[Telling]) -> Vec<Event> {
    let events = story.iter().rev().filter_map(|telling| serde_json::from_str(telling.event.get()).ok());
    let round = events.take_while(|event| !matches!(event, Event::Dealt { .. }));
    let mut past: Vec<Event> = round.filter(|event| actor(event) == Some(seat)).collect();
    past.reverse();
    past
}

/// What would happen if the engine ran on by itself.
fn plan(view: &View, seat: Seat, stage: Stage, ahead: Ahead) -> Vec<Event> {
    if matches!(stage, Stage::Insert | Stage::Confirm | Stage::Done) {
        return Vec::new();
    }
    let mut game = Furnace::imagine(view, &mut Rng::fast(0));
    let (seed, mut told) = (Seed::new([0; 32]), Vec::new());
    let mut step = Step::recorded(&seed, 0, &mut told);
    if let (Stage::Process(_), Some(times)) = (stage, ahead.times) {
        game.play(seat, Action::Process { times }, &mut step);
    }
    game.play(seat, Action::Run { goal: ahead.goal }, &mut step);
    told.into_iter().map(|told| told.event).filter(|event| actor(event) == Some(seat)).collect()
}

/// The first step of a plan.
fn next(stage: Stage, plan: &[Event]) -> Option<Action> {
    let first = plan.first();
    match (stage, first) {
        (Stage::Choose, Some(Event::Activated { card, .. })) => Some(Action::Activate { card: *card }),
        (Stage::Process(_), Some(Event::Processed { times, .. })) => Some(Action::Process { times: *times }),
        (Stage::Upgrade { .. }, Some(Event::Upgraded { company, .. })) => Some(Action::Upgrade { company: *company }),
        (Stage::Upgrade { .. }, _) => Some(Action::KeepAll),
        _ => None,
    }
}

fn job(stage: Stage) -> Option<Job> {
    match stage {
        Stage::Process(job) | Stage::Upgrade { job, .. } => Some(job),
        Stage::Insert | Stage::Choose | Stage::Confirm | Stage::Done => None,
    }
}

/// Whose engine an event is about.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Activated { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Processed { seat, .. }
        | Event::Upgraded { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// What an event of an engine took and gave.
fn moved(event: &Event) -> (Goods, Goods) {
    match event {
        Event::Gained { got, .. } => (Goods::NONE, *got),
        Event::Processed { paid, got, .. } => (*paid, *got),
        Event::Upgraded { paid, .. } => (*paid, Goods::NONE),
        _ => (Goods::NONE, Goods::NONE),
    }
}

/// What came in by each event of a game, with the round, for the pad.
pub(super) fn earned(story: &[Telling]) -> Vec<(Seat, u8, u16)> {
    let mut round = 0;
    let mut earned = Vec::new();
    for event in story.iter().filter_map(|telling| serde_json::from_str::<Event>(telling.event.get()).ok()) {
        match event {
            Event::Dealt { round: next, .. } => round = next,
            Event::Equipped { seat, got, .. }
            | Event::Income { seat, got }
            | Event::Compensated { seat, got, .. }
            | Event::Gained { seat, got, .. }
            | Event::Processed { seat, got, .. } => earned.push((seat, round.max(1), got.money)),
            _ => {}
        }
    }
    earned
}
