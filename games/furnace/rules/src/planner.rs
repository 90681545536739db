//! Finds a good way to run an engine: which order, how often to process, what to upgrade.
//!
//! A plan for a small engine is the best there is; a plan for a large one is found by improving step by step.
//! Plans are part of the rules, since [`Action::Run`] carries one out: a change here is a new version of the rules.

mod exact;
mod improve;
mod model;
mod op;

use table::Seat;

use crate::action::{Action, Goal};
use crate::card::{Card, Company};
use crate::cards::START_UP_EFFECTS;
use crate::player::{Engine, MAX_ENGINE};
use crate::production::{Shift, Stage};
use crate::worth::Worth;
use crate::{Furnace, Phase};
use model::MAX_EFFECTS;
pub(crate) use model::Model;

/// What to do in a production: an answer to every question that will come up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What the result is worth, in sixty-fourths of a money.
    pub value: i32,
    /// Places in the engine, in the order of activation.
    order: [u8; MAX_ENGINE],
    len: u8,
    /// How often each effect works, by the card's place in the engine.
    times: [[u8; MAX_EFFECTS]; MAX_ENGINE],
    /// The companies to upgrade, in order.
    upgrades: [Company; MAX_ENGINE],
    upgrades_len: u8,
    upgrades_done: u8,
}

impl Plan {
    const EMPTY: Self = Self {
        value: i32::MIN,
        order: [0; MAX_ENGINE],
        len: 0,
        times: [[0; MAX_EFFECTS]; MAX_ENGINE],
        upgrades: [Company::new(0); MAX_ENGINE],
        upgrades_len: 0,
        upgrades_done: 0,
    };

    /// The next thing to do in a shift that has followed the plan so far; nothing when there is only to confirm.
    pub fn next(&mut self, engine: &Engine, shift: &Shift) -> Option<Action> {
        match shift.stage {
            Stage::Choose => {
                let order = &self.order[..usize::from(self.len)];
                let at = order.iter().find(|at| shift.ready & (1 << **at) != 0)?;
                Some(Action::Activate { card: engine.cards()[usize::from(*at)] })
            }
            Stage::Process(job) => {
                Some(Action::Process { times: self.times[usize::from(job.at)][usize::from(job.effect)] })
            }
            Stage::Upgrade { job, .. } => {
                let left = &mut self.times[usize::from(job.at)][usize::from(job.effect)];
                if *left == 0 {
                    return Some(Action::KeepAll);
                }
                *left -= 1;
                self.upgrades_done += 1;
                Some(Action::Upgrade { company: self.upgrades[usize::from(self.upgrades_done) - 1] })
            }
            Stage::Insert | Stage::Confirm | Stage::Done => None,
        }
    }
}

/// Writes down how an engine is run.
pub(crate) trait Scribe {
    /// A card runs next.
    fn activate(&mut self, at: u8);
    /// An effect of it works so often.
    fn work(&mut self, at: u8, effect: u8, times: u8);
    /// A company is upgraded.
    fn upgrade(&mut self, company: Company);
}

impl Scribe for Plan {
    fn activate(&mut self, at: u8) {
        self.order[usize::from(self.len)] = at;
        self.len += 1;
    }

    fn work(&mut self, at: u8, effect: u8, times: u8) {
        self.times[usize::from(at)][usize::from(effect)] = times;
    }

    fn upgrade(&mut self, company: Company) {
        self.upgrades[usize::from(self.upgrades_len)] = company;
        self.upgrades_len += 1;
    }
}

/// Nothing is written down where only the result counts.
impl Scribe for () {
    fn activate(&mut self, _: u8) {}
    fn work(&mut self, _: u8, _: u8, _: u8) {}
    fn upgrade(&mut self, _: Company) {}
}

/// An engine with this many cards to run is searched through.
const SMALL: u32 = 3;

impl Furnace {
    /// How `seat` can finish this production best; before a production, how it could if it began now.
    #[must_use]
    pub fn plan(&self, seat: Seat, goal: Goal) -> Plan {
        let model = self.model(seat, goal);
        Self::exact_plan(&model).unwrap_or_else(|| improve::improve(&model))
    }

    /// The best plan for a small engine, unless its stock allows too many ways to look at them all.
    pub(crate) fn exact_plan(model: &Model) -> Option<Plan> {
        if model.begin().ready.count_ones() <= SMALL { exact::best(model) } else { None }
    }

    pub(crate) fn model(&self, seat: Seat, goal: Goal) -> Model {
        let player = &self.players[seat];
        let worth = Worth::new(goal, self.rounds - self.round);
        let mut model = Model::new(player.stock, worth, self.chain);
        let (shift, ready) = match &self.phase {
            Phase::Production(shifts) => (shifts[seat], shifts[seat].ready),
            Phase::Auction { .. } | Phase::Compensation { .. } | Phase::Over => (Shift::default(), u32::MAX),
        };
        for (at, card) in player.engine.cards().iter().enumerate() {
            self.add_card(&mut model, seat, *card, ready & (1 << at) != 0);
        }
        match shift.stage {
            Stage::Process(job) => model.resume(job, None),
            Stage::Upgrade { job, left } => model.resume(job, Some(left)),
            Stage::Insert | Stage::Choose | Stage::Confirm | Stage::Done => {}
        }
        model
    }

    pub(crate) fn add_card(&self, model: &mut Model, seat: Seat, card: Card, ready: bool) {
        let player = &self.players[seat];
        let printed = match card {
            Card::StartUp(_) => START_UP_EFFECTS as u8,
            Card::Company(_) => 2,
        };
        let effects = (0..printed).map(|index| (self.cards.effect(card, index), self.overtime(seat, card, index)));
        model.add(card, effects, player.engine.effects(card), ready);
    }
}
