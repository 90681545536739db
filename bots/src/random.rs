use table::{Game, Rng};

use crate::{Bot, Question};

/// Chooses at random: each line of the menu equally likely, then each amount of the line.
#[derive(Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// A player whose choices follow from `seed`.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { rng: Rng::fast(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, question: &Question<'_, G>) -> G::Action {
        question.menu.sample(&mut self.rng).expect("a menu that is asked about is not empty")
    }
}
