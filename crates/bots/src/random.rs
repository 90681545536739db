use table::{Choice as _, Game, Rng};

use crate::{Bot, Question};

/// Chooses at random: each line of the menu equally likely, then each amount of the line.
///
/// It decides everything alone, so it leaves alone whatever would decide by a plan.
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
        let by_hand = || question.menu.items().iter().filter(|item| !item.nth(0).is_planned());
        let line = self.rng.below(by_hand().count() as u32) as usize;
        let item = by_hand().nth(line).expect("a menu that is asked about has something that can be done by hand");
        item.sample(&mut self.rng)
    }
}
