//! Running the engines. Everybody does it at the same time, each for themselves, since nothing here is hidden or random.

use serde::{Deserialize, Serialize};
use table::{BySeat, Menu, Rng, Seat, Step};

use crate::action::Goal;
use crate::card::{Card, Company};
use crate::effect::Effect;
use crate::event::Event;
use crate::goods::Goods;
use crate::power::Power;
use crate::{Action, Furnace, Phase};

/// How far one player is in production.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shift {
    /// What the player is asked.
    pub stage: Stage,
    /// The cards that were not activated yet: one bit for each place in the engine, the leftmost first.
    pub ready: u32,
}

/// What a player is asked in production.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Chain variant: where the next new card goes.
    Insert,
    /// Which card is activated next.
    Choose,
    /// How often an effect processes.
    Process(Job),
    /// Which company is upgraded.
    Upgrade {
        /// The effect.
        job: Job,
        /// How many upgrades it still allows.
        left: u8,
    },
    /// Whether that was all.
    Confirm,
    /// Nothing more in this round.
    #[default]
    Done,
}

/// One effect of a card that is being activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Job {
    /// The card's place in the engine, counted from 0 at the left.
    pub at: u8,
    /// Which of its effects, counted from 0 at the top.
    pub effect: u8,
    /// How many effects work. Ruling 10: the side that is up when the activation starts counts.
    pub effects: u8,
}

impl Furnace {
    /// Pays incomes and lets everybody begin.
    pub(crate) fn begin_production(&mut self, step: &mut Step<Event>) {
        let mut shifts = BySeat::empty(self.players.seats());
        for seat in Seat::all(self.players.seats()) {
            if let Some(got) = self.power(seat).and_then(Power::income) {
                self.players[seat].stock = self.players[seat].stock.plus(got);
                step.tell(Event::Income { seat, got });
            }
            let engine = &self.players[seat].engine;
            let stage = if engine.waiting() > 0 { Stage::Insert } else { Stage::Choose };
            shifts[seat] = Shift { stage, ready: (1 << engine.len()) - 1 };
        }
        self.phase = Phase::Production(shifts);
        for seat in Seat::all(self.players.seats()) {
            // Ruling 18: a last card runs by itself, and so does an only one.
            if self.shift(seat).stage == Stage::Choose && self.players[seat].engine.len() == 1 {
                self.activate(seat, 0, step);
            }
        }
    }

    pub(crate) fn production_menu(&self, seat: Seat, stage: Stage, menu: &mut Menu<Action>) {
        match stage {
            Stage::Insert => {
                (0..=self.players[seat].engine.in_chain()).for_each(|at| menu.one(Action::Insert { at }));
            }
            Stage::Choose => self.activation_menu(seat, menu),
            Stage::Process(job) => {
                menu.amount(Action::Process { times: 0 }, 0, self.processing_limit(seat, job).into(), 1);
            }
            Stage::Upgrade { .. } => {
                for company in self.players[seat].engine.basic() {
                    menu.one(Action::Upgrade { company });
                }
                menu.one(Action::KeepAll);
            }
            Stage::Confirm => menu.one(Action::Done),
            Stage::Done => {}
        }
    }

    /// The one-click runs before the first card is activated, and the cards that were not activated yet.
    fn activation_menu(&self, seat: Seat, menu: &mut Menu<Action>) {
        let (engine, ready) = (&self.players[seat].engine, self.shift(seat).ready);
        if ready.count_ones() == u32::from(engine.len()) {
            menu.one(Action::Run { goal: Goal::Money });
            if self.round < self.rounds {
                menu.one(Action::Run { goal: Goal::Growth });
            }
        }
        let choices = if self.chain { 1 } else { engine.cards().len() };
        for (at, card) in engine.cards().iter().enumerate().take(choices) {
            if ready & (1 << at) != 0 {
                menu.one(Action::Activate { card: *card });
            }
        }
    }

    pub(crate) fn produce(&mut self, seat: Seat, action: Action, step: &mut Step<Event>) {
        match action {
            Action::Insert { at } => self.insert(seat, at, step),
            Action::Activate { card } => {
                let at = self.players[seat].engine.position(card).expect("only own cards are on the menu");
                self.activate(seat, at, step);
            }
            Action::Process { times } => self.process(seat, times, step),
            Action::Upgrade { company } => self.upgrade(seat, company, step),
            Action::KeepAll => {
                let job = self.job(seat);
                self.work(seat, Job { effect: job.effect + 1, ..job }, step);
            }
            Action::Run { goal } => self.run(seat, goal, step),
            Action::Done => {
                self.shift_mut(seat).stage = Stage::Done;
                step.tell(Event::Finished { seat });
            }
            Action::Take { .. } | Action::Place { .. } => unreachable!("discs are placed before production"),
        }
    }

    fn insert(&mut self, seat: Seat, at: u8, step: &mut Step<Event>) {
        let engine = &mut self.players[seat].engine;
        engine.insert(at);
        let Card::Company(company) = engine.cards()[usize::from(at)] else {
            unreachable!("the start-up is in the chain from the beginning")
        };
        step.tell(Event::Inserted { seat, company, at });
        if engine.waiting() == 0 {
            self.shift_mut(seat).stage = Stage::Choose;
        }
    }

    fn activate(&mut self, seat: Seat, at: u8, step: &mut Step<Event>) {
        let job = self.start(seat, at, step);
        self.work(seat, job, step);
    }

    fn start(&mut self, seat: Seat, at: u8, step: &mut Step<Event>) -> Job {
        self.shift_mut(seat).ready &= !(1 << at);
        let engine = &self.players[seat].engine;
        let card = engine.cards()[usize::from(at)];
        step.tell(Event::Activated { seat, card });
        Job { at, effect: 0, effects: engine.effects(card) }
    }

    fn process(&mut self, seat: Seat, times: u8, step: &mut Step<Event>) {
        let job = self.job(seat);
        let Effect::Process { from, to, .. } = self.effect(seat, job) else {
            unreachable!("how often is asked only of an effect that processes")
        };
        let (card, paid, got) = (self.card(seat, job), from.times(times), to.times(times));
        self.players[seat].stock = self.players[seat].stock.minus(paid).plus(got);
        step.tell(Event::Processed { seat, card, times, paid, got });
        self.work(seat, Job { effect: job.effect + 1, ..job }, step);
    }

    fn upgrade(&mut self, seat: Seat, company: Company, step: &mut Step<Event>) {
        let Stage::Upgrade { job, left } = self.shift(seat).stage else {
            unreachable!("a company is chosen only for an upgrade")
        };
        let Effect::Upgrade { cost, .. } = self.effect(seat, job) else {
            unreachable!("a company is chosen only for an upgrade")
        };
        self.players[seat].stock = self.players[seat].stock.minus(cost);
        self.players[seat].engine.upgrade(company);
        step.tell(Event::Upgraded { seat, company, paid: cost });
        if left > 1 && self.can_upgrade(seat, cost) {
            self.shift_mut(seat).stage = Stage::Upgrade { job, left: left - 1 };
            return;
        }
        self.work(seat, Job { effect: job.effect + 1, ..job }, step);
    }

    /// Carries on from `job` until the player has to be asked something.
    fn work(&mut self, seat: Seat, mut job: Job, step: &mut Step<Event>) {
        loop {
            while job.effect < job.effects {
                match self.effect(seat, job) {
                    Effect::Gain(got) => {
                        self.players[seat].stock = self.players[seat].stock.plus(got);
                        step.tell(Event::Gained { seat, card: self.card(seat, job), got });
                    }
                    Effect::Process { .. } => {
                        if self.processing_limit(seat, job) > 0 {
                            self.shift_mut(seat).stage = Stage::Process(job);
                            return;
                        }
                    }
                    Effect::Upgrade { cost, times } => {
                        if self.can_upgrade(seat, cost) {
                            self.shift_mut(seat).stage = Stage::Upgrade { job, left: times };
                            return;
                        }
                    }
                }
                job.effect += 1;
            }
            let ready = self.shift(seat).ready;
            // The chain runs by itself, and a last card leaves no choice.
            if self.chain && ready != 0 || ready.is_power_of_two() {
                job = self.start(seat, ready.trailing_zeros() as u8, step);
            } else {
                self.shift_mut(seat).stage = if ready == 0 { Stage::Confirm } else { Stage::Choose };
                return;
            }
        }
    }

    /// Runs the whole engine by the plan that serves `goal` best.
    fn run(&mut self, seat: Seat, goal: Goal, step: &mut Step<Event>) {
        step.tell(Event::Ran { seat });
        let mut plan = self.plan(seat, goal);
        while let Some(action) = plan.next(&self.players[seat].engine, &self.shift(seat)) {
            self.produce(seat, action, step);
        }
    }

    /// What running the whole engine by the plan that serves `goal` best comes to.
    pub(crate) fn steps_of_run(&self, seat: Seat, goal: Goal) -> Vec<Action> {
        let (mut game, mut plan) = (self.clone(), self.plan(seat, goal));
        let (mut steps, mut no_chance) = (Vec::new(), Rng::fast(0));
        while let Some(action) = plan.next(&game.players[seat].engine, &game.shift(seat)) {
            steps.push(action);
            game.produce(seat, action, &mut Step::silent(&mut no_chance));
        }
        steps
    }

    /// Whether these actions run the whole engine, from the first card to the last.
    pub(crate) fn is_whole_run(&self, seat: Seat, actions: &[Action]) -> bool {
        let all = u32::from(self.players[seat].engine.len());
        let is_untouched = |shift: &Shift| shift.stage == Stage::Choose && shift.ready.count_ones() == all;
        if !matches!(&self.phase, Phase::Production(shifts) if is_untouched(&shifts[seat])) {
            return false;
        }
        let (mut game, mut no_chance) = (self.clone(), Rng::fast(0));
        actions.iter().for_each(|action| game.produce(seat, *action, &mut Step::silent(&mut no_chance)));
        game.shift(seat).stage == Stage::Confirm
    }

    pub(crate) fn processing_limit(&self, seat: Seat, job: Job) -> u8 {
        match self.effect(seat, job) {
            Effect::Process { from, times, .. } => {
                self.players[seat].stock.pays(from, times + self.overtime(seat, self.card(seat, job), job.effect))
            }
            Effect::Gain(_) | Effect::Upgrade { .. } => 0,
        }
    }

    /// By how much the effect number `effect` of a card works more often if it processes.
    #[inline]
    pub(crate) fn overtime(&self, seat: Seat, card: Card, effect: u8) -> u8 {
        self.power(seat).map_or(0, |power| power.overtime(card, effect))
    }

    fn can_upgrade(&self, seat: Seat, cost: Goods) -> bool {
        let player = &self.players[seat];
        !player.engine.is_fully_upgraded() && player.stock.pays(cost, 1) == 1
    }

    #[inline]
    pub(crate) fn effect(&self, seat: Seat, job: Job) -> Effect {
        self.cards.effect(self.card(seat, job), job.effect)
    }

    #[inline]
    fn card(&self, seat: Seat, job: Job) -> Card {
        self.players[seat].engine.cards()[usize::from(job.at)]
    }

    fn job(&self, seat: Seat) -> Job {
        match self.shift(seat).stage {
            Stage::Process(job) | Stage::Upgrade { job, .. } => job,
            Stage::Insert | Stage::Choose | Stage::Confirm | Stage::Done => {
                unreachable!("the driver has checked that an effect is being carried out")
            }
        }
    }

    #[inline]
    pub(crate) fn shift(&self, seat: Seat) -> Shift {
        match &self.phase {
            Phase::Production(shifts) => shifts[seat],
            Phase::Auction { .. } | Phase::Compensation { .. } | Phase::Over => {
                unreachable!("shifts are worked in production only")
            }
        }
    }

    #[inline]
    fn shift_mut(&mut self, seat: Seat) -> &mut Shift {
        match &mut self.phase {
            Phase::Production(shifts) => &mut shifts[seat],
            Phase::Auction { .. } | Phase::Compensation { .. } | Phase::Over => {
                unreachable!("shifts are worked in production only")
            }
        }
    }
}
