use std::ops::Range;

use table::{Match, SetUpError};
use words::{Catalogue, Options, Words};

use crate::balance::{Study, report};
use crate::{Balance, Count, Plan, Progress};

/// The games of a plan, played piece by piece wherever there is time for them.
///
/// What [`balance`](crate::balance) is for threads, this is for workers that share no memory:
/// each plays some numbers of the series, and whoever judges adds up what they have counted.
/// A game follows from its number, so it does not matter who plays which.
pub struct Series<F: Catalogue> {
    plan: Plan<Options<F>>,
    seats: u8,
    count: Count<F::Game>,
}

impl<F: Catalogue> Series<F> {
    /// A series of which nothing has been played.
    ///
    /// # Errors
    /// When the game cannot be set up so.
    pub fn new(plan: Plan<Options<F>>) -> Result<Self, SetUpError> {
        let seats = u8::try_from(plan.bots.len()).unwrap_or(u8::MAX);
        Match::<F::Game>::check(&plan.options, seats)?;
        Ok(Self { plan, seats, count: Count::new(seats) })
    }

    /// Plays the games with these numbers and gives what was counted in them.
    pub fn play(&self, games: Range<u64>) -> Count<F::Game> {
        let (progress, mut study) = (Progress::default(), Study::new(self.seats));
        for game in games {
            if let Some(played) = self.plan.play::<F::Game>(game, &progress, &mut study) {
                study.finish(&played);
            }
        }
        study.count
    }

    /// Adds what was counted in some games.
    pub fn add(&mut self, count: &Count<F::Game>) {
        self.count.merge(count);
    }

    /// What has come out so far.
    #[must_use]
    pub fn balance(&self, words: &Words) -> Balance {
        report::<F>(words, &self.plan, self.seats, &self.count)
    }
}
