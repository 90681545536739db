use shelf::Refused;
use table::{Choice as _, Entry, Game, Ledger, Match, Menu, Rng, Seat, Step, Told, Viewer};

use crate::{Budget, Question};

/// A recorded game with every position that it went through.
pub(super) struct Walk<G: Game> {
    pub(super) options: G::Options,
    pub(super) seats: u8,
    /// The state at each ply: one more than there are actions.
    pub(super) states: Vec<G>,
    /// Everything that was played.
    pub(super) log: Vec<Entry<G::Action>>,
    /// What each action told.
    pub(super) told: Vec<Vec<Told<G::Event>>>,
    /// What all imagined chance follows from, so that the same record is judged alike everywhere.
    pub(super) seed: u64,
}

/// A decision of a recorded game, as its seat saw it.
pub(super) struct Decision<G: Game> {
    pub(super) seat: Seat,
    pub(super) view: G::View,
    pub(super) menu: Menu<G::Action>,
    /// What was done: one of those on the menu, or another that is allowed.
    pub(super) made: G::Action,
}

impl<G: Game> Decision<G> {
    /// The question that a bot is asked in its place.
    pub(super) fn question(&self, budget: Budget) -> Question<'_, G> {
        Question { seat: self.seat, view: &self.view, menu: &self.menu, budget }
    }
}

impl<G: Ledger> Walk<G> {
    /// Goes through a match once more; `told` is what each of its steps told, the set-up first.
    pub(super) fn along(played: &Match<G>, mut told: Vec<Vec<Told<G::Event>>>) -> Result<Self, Refused> {
        told.remove(0);
        let (mut table, _) = Match::<G>::new(played.options().clone(), played.seats(), played.seed().clone())?;
        let mut states = vec![table.state().clone()];
        for entry in played.log() {
            table.follow(entry.clone()).map_err(|rejected| Refused::Rejected(rejected.to_string()))?;
            states.push(table.state().clone());
        }
        let seed = played.seed().bytes().iter().fold(0, |seed: u64, byte| seed.rotate_left(8) ^ u64::from(*byte));
        let (options, seats, log) = (played.options().clone(), played.seats(), played.log().to_vec());
        Ok(Self { options, seats, states, log, told, seed })
    }

    /// How many actions were played.
    pub(super) fn plies(&self) -> usize {
        self.log.len()
    }

    /// The round in which the action after `ply` was played.
    pub(super) fn round(&self, ply: usize) -> u8 {
        self.states[ply].round()
    }

    /// The first ply at or after `ply` at which no question is half answered.
    pub(super) fn whole(&self, ply: usize) -> usize {
        (ply..self.plies()).find(|ply| !self.is_half_answered(*ply)).unwrap_or(self.plies())
    }

    /// Whether the action before this ply and the one after it answer the same question, unseen by each other.
    fn is_half_answered(&self, ply: usize) -> bool {
        let Some(last) = ply.checked_sub(1) else { return false };
        let left = self.states[last].to_act().without(self.log[last].seat);
        !left.is_empty() && left == self.states[ply].to_act()
    }

    /// The state that the actions between two plies lead to with other chance.
    pub(super) fn again(&self, from: usize, to: usize, rng: &mut Rng) -> G {
        let mut state = self.states[from].clone();
        for Entry { seat, deed } in &self.log[from..to] {
            deed.actions().iter().for_each(|action| state.play(*seat, *action, &mut Step::silent(rng)));
        }
        state
    }

    /// The decision after `ply`, unless there was nothing to decide.
    pub(super) fn decision(&self, ply: usize) -> Option<Decision<G>> {
        let Entry { seat, deed } = self.log.get(ply)?;
        let (seat, mut menu) = (*seat, Menu::new());
        self.states[ply].menu(seat, &mut menu);
        let view = self.states[ply].view(Viewer::Seat(seat));
        // What was done together is judged as the plan that comes to it, or else by how it began.
        let comes_to = |plan: &G::Action| plan.is_planned() && self.states[ply].expand(seat, *plan) == deed.actions();
        let plan = deed.several().and_then(|_| menu.iter().find(comes_to));
        let made = plan.unwrap_or(deed.actions()[0]);
        (menu.len() > 1).then_some(Decision { seat, view, menu, made })
    }
}
