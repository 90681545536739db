//! How an engine runs: what it has done in this production, and what it would do by the best plan found.

use furnace::{Action, Card, Company, Effect, Event, Furnace, Goal, Goods, Job, MachineView, Phase, Stage, View};
use table::{Game, Imagine, Rng, Seat, Seed, Step};

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

/// Something that happened in an engine.
#[derive(Clone, Copy)]
enum Move {
    Activated(Card),
    Gained(Goods),
    Processed { times: u8, paid: Goods, got: Goods },
    Upgraded { company: Company, paid: Goods },
}

impl Course {
    pub(super) fn of(view: &View, seat: Seat, story: &[(u32, Event)], ahead: Option<Ahead>) -> Self {
        let player = &view.players[seat];
        let Phase::Production(shifts) = &view.phase else { return Self::at_rest(player.stock, &player.engine) };
        let (stage, ready) = (shifts[seat].stage, shifts[seat].ready);
        let past = past(seat, story);
        let plan = ahead.map_or_else(Vec::new, |ahead| plan(view, seat, stage, ahead));
        let start = past.iter().fold(player.stock, |stock, one| stock.plus(one.paid()));
        let start = past.iter().fold(start, |stock, one| stock.minus(one.got()));
        let mut course = Self { start, stops: Vec::new(), next: next(stage, &plan), end: None, upgrades: 0 };
        let mut stock = start;
        for one in past.iter().chain(&plan) {
            stock = stock.minus(one.paid()).plus(one.got());
            course.note(view, seat, *one, stock);
        }
        course.end = (!plan.is_empty()).then_some(stock);
        course.upgrades = plan.iter().filter(|one| matches!(one, Move::Upgraded { .. })).count();
        let now = job(stage);
        for (at, machine) in player.engine.iter().enumerate() {
            let progress = match now.filter(|job| usize::from(job.at) == at) {
                Some(job) => Progress::Now(job),
                None if ready & (1 << at) == 0 => Progress::Done,
                None => Progress::Ahead,
            };
            course.place(*machine, progress);
        }
        course
    }

    fn at_rest(stock: Goods, engine: &[MachineView]) -> Self {
        let mut course = Self { start: stock, stops: Vec::new(), next: None, end: None, upgrades: 0 };
        engine.iter().for_each(|machine| course.place(*machine, Progress::Ahead));
        course
    }

    /// Writes down what happened, and what there was after it.
    fn note(&mut self, view: &View, seat: Seat, one: Move, stock: Goods) {
        if let Move::Activated(card) = one {
            let machine = MachineView { card, upgraded: false };
            let times = vec![None; company::effects(view, seat, card).len()];
            self.stops.push(Stop { machine, progress: Progress::Ahead, times, after: Some(stock) });
        } else if let Some(stop) = self.stops.last_mut() {
            stop.after = Some(stock);
            stop.count(&company::effects(view, seat, stop.machine.card), one);
        }
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
    /// Finds the effect that a move comes from, and counts how often it worked.
    fn count(&mut self, effects: &[Effect], one: Move) {
        let index = effects.iter().zip(&self.times).position(|(effect, times)| match (*effect, one) {
            (Effect::Gain(goods), Move::Gained(got)) => times.is_none() && goods == got,
            (Effect::Process { from, to, .. }, Move::Processed { times: again, paid, got }) => {
                times.is_none() && from.times(again) == paid && to.times(again) == got
            }
            (Effect::Upgrade { .. }, Move::Upgraded { .. }) => true,
            (Effect::Gain(_) | Effect::Process { .. } | Effect::Upgrade { .. }, _) => false,
        });
        if let Some(index) = index {
            self.times[index] = Some(self.times[index].unwrap_or(0) + one.times());
        }
    }
}

impl Move {
    /// What an event says of the engine of `seat`.
    fn of(seat: Seat, event: &Event) -> Option<Self> {
        let (whose, one) = match *event {
            Event::Activated { seat, card } => (seat, Self::Activated(card)),
            Event::Gained { seat, got, .. } => (seat, Self::Gained(got)),
            Event::Processed { seat, times, paid, got, .. } => (seat, Self::Processed { times, paid, got }),
            Event::Upgraded { seat, company, paid } => (seat, Self::Upgraded { company, paid }),
            Event::Equipped { .. }
            | Event::Dealt { .. }
            | Event::Placed { .. }
            | Event::DummyPlaced { .. }
            | Event::DummyStuck { .. }
            | Event::Unused { .. }
            | Event::Compensated { .. }
            | Event::Won { .. }
            | Event::Unwanted { .. }
            | Event::DummyWon { .. }
            | Event::Income { .. }
            | Event::Inserted { .. }
            | Event::Ran { .. }
            | Event::Finished { .. }
            | Event::Ended { .. } => return None,
        };
        (whose == seat).then_some(one)
    }

    const fn paid(self) -> Goods {
        match self {
            Self::Activated(_) | Self::Gained(_) => Goods::NONE,
            Self::Processed { paid, .. } | Self::Upgraded { paid, .. } => paid,
        }
    }

    const fn got(self) -> Goods {
        match self {
            Self::Activated(_) | Self::Upgraded { .. } => Goods::NONE,
            Self::Gained(got) | Self::Processed { got, .. } => got,
        }
    }

    const fn times(self) -> u8 {
        match self {
            Self::Activated(_) => 0,
            Self::Gained(_) | Self::Upgraded { .. } => 1,
            Self::Processed { times, .. } => times,
        }
    }
}

/// What a seat has done since the auction of this round.
fn past(seat: Seat, story: &[(u32, Event)]) -> Vec<Move> {
    let dealt = story.iter().rposition(|(_, event)| matches!(event, Event::Dealt { .. })).unwrap_or_default();
    story[dealt..].iter().filter_map(|(_, event)| Move::of(seat, event)).collect()
}

/// What would happen if the engine ran on by itself.
fn plan(view: &View, seat: Seat, stage: Stage, ahead: Ahead) -> Vec<Move> {
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
    told.iter().filter_map(|told| Move::of(seat, &told.event)).collect()
}

/// The first step of a plan.
fn next(stage: Stage, plan: &[Move]) -> Option<Action> {
    match (stage, plan.first()) {
        (Stage::Choose, Some(Move::Activated(card))) => Some(Action::Activate { card: *card }),
        (Stage::Process(_), Some(Move::Processed { times, .. })) => Some(Action::Process { times: *times }),
        (Stage::Upgrade { .. }, Some(Move::Upgraded { company, .. })) => Some(Action::Upgrade { company: *company }),
        (Stage::Upgrade { .. }, _) => Some(Action::KeepAll),
        (Stage::Insert | Stage::Choose | Stage::Process(_) | Stage::Confirm | Stage::Done, _) => None,
    }
}

const fn job(stage: Stage) -> Option<Job> {
    match stage {
        Stage::Process(job) | Stage::Upgrade { job, .. } => Some(job),
        Stage::Insert | Stage::Choose | Stage::Confirm | Stage::Done => None,
    }
}
