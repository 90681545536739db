//! Players that see what a person in their seat would see, and nothing else.
//!
//! A bot is handed a [`Question`]: a view, a menu and a budget.
//! It never meets a state of the real game; where it wants to think ahead, it imagines one from the view.

#![forbid(unsafe_code)]

mod any;
mod clock;
mod level;
mod manager;
mod random;
mod review;
mod shark;

use std::time::Duration;

use table::{Game, Menu, Seat};

pub use any::{Answers, AnyBot, Unreadable};
pub use level::{Level, UnknownLevel};
pub use manager::{Intern, Manager};
pub use random::Random;
pub use review::{
    Advised, Bargain, Chances, Costly, Judged, Patience, Review, TurningPoint, costliest, outlook, review, study,
};
pub use shark::Shark;
pub use table::Candidate;

/// The names that bots go by.
pub const NAMES: [&str; table::MAX_SEATS] = ["Mira", "Jun", "Quill", "Oskar", "Nadia", "Theo"];

/// A player.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the actions on the menu.
    fn choose(&mut self, question: &Question<'_, G>) -> G::Action;

    /// What it thought about when it chose last, the best first; empty for bots that do not search.
    fn thought(&self) -> &[Candidate<G::Action>] {
        &[]
    }
}

/// All that a bot gets to know when it is asked.
///
/// There is no way from here to the state of the real game:
///
/// ```compile_fail
/// fn peek<'a, G: table::Game>(question: &'a bots::Question<'a, G>) -> &'a G {
///     question.view.as_ref()
/// }
/// ```
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    /// The seat that the bot plays.
    pub seat: Seat,
    /// What it can see.
    pub view: &'a G::View,
    /// What it can do: never empty.
    pub menu: &'a Menu<G::Action>,
    /// How long it may think.
    pub budget: Budget,
}

/// How long a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many imagined games: with the same seed, exactly repeatable.
    Iterations(u32),
    /// So much time on a clock.
    Time(Duration),
}
