//! What the search bot thinks of a game that is over.

mod bargain;
mod chance;
mod turning;
mod walk;

use std::time::Duration;

use games::{Refused, Visit};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Heuristic, Ledger, Record, Seat};
use web_time::Instant;

use chance::Chart;
use walk::Walk;

/// What the search bot thinks of a game that is over.
///
/// Whatever it judges, it judges by games that it imagined from what a seat could see: nothing here is hindsight.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// Everyone's chance of winning at chosen plies, in order; the first and the last ply are among them.
    pub chances: Vec<Chances>,
    /// Where the chances changed most, in order of the game.
    pub turning_points: Vec<TurningPoint>,
    /// What was bought, in order of the game.
    pub bargains: Vec<Bargain>,
}

/// Everyone's chance of winning after so many actions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chances {
    /// How many actions had been played.
    pub ply: u32,
    /// In thousandths, seat by seat.
    pub of: Vec<u16>,
}

/// A step of the game that changed somebody's chance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The ply before it.
    pub from: u32,
    /// The ply after it: the step is one action, or several that were answers to the same question.
    pub ply: u32,
    /// The round in which it was played.
    pub round: u8,
    /// Whose chance changed most.
    pub seat: Seat,
    /// By how much, in thousandths.
    pub swing: i16,
    /// What everybody was told in it; where that is nothing, what anybody was.
    pub told: Vec<Value>,
    /// What the bot would have done in place of whoever took the decision; nothing where there was nothing to decide.
    pub advice: Option<Advised>,
}

/// A decision and what the bot thinks of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advised {
    /// Who decided.
    pub seat: Seat,
    /// What they saw.
    pub view: Value,
    /// What they did.
    pub made: Judged,
    /// What the bot would have done.
    pub best: Judged,
}

/// An action as the bot judges it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// The action.
    pub action: Value,
    /// The chance of winning that the bot expects of it, in thousandths.
    pub chance: u16,
    /// The points that it expects, where its imagined games stop.
    pub score: f32,
}

/// Something that was bought.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bargain {
    /// The ply after which it was the buyer's.
    pub ply: u32,
    /// The round in which it was bought.
    pub round: u8,
    /// The buyer.
    pub seat: Seat,
    /// Which of the game's lots it is: its number among [`Ledger::lots`].
    pub lot: usize,
    /// What was paid, in what the game pays with.
    pub price: i32,
    /// By how many points the buyer ends higher than with the best choice that leaves the lot to others, the price
    /// taken off; nothing where there was no such choice.
    pub gain: Option<f32>,
}

/// How long a review may take: what is left out when the time is over is only less exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// For the chart.
    pub chances: Duration,
    /// For the turning points.
    pub turning_points: Duration,
    /// For what was bought.
    pub bargains: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        Self { chances: seconds(30), turning_points: seconds(14), bargains: seconds(14) }
    }
}

/// Studies a game that is over; `hear` is told again and again what is known by then, and how much of the work is done.
///
/// # Errors
/// When the record is not to be trusted.
pub fn review(record: &Record, patience: Patience, hear: &mut dyn FnMut(&Review, f32)) -> Result<Review, Refused> {
    games::with(&record.game, Study { record, patience, hear })?
}

struct Study<'a> {
    record: &'a Record,
    patience: Patience,
    hear: &'a mut dyn FnMut(&Review, f32),
}

impl Visit for Study<'_> {
    type Output = Result<Review, Refused>;

    fn visit<G: Heuristic + Ledger>(self) -> Self::Output {
        let Self { record, patience, hear } = self;
        let walk = Walk::<G>::along(record)?;
        let mut review = Review::default();
        let mut chart = Chart::new(&walk);
        chart.draw(Instant::now() + patience.chances, &mut |chart, done| {
            review.chances = chart.chances();
            hear(&review, 0.5 * done);
        });
        let end = Instant::now() + patience.turning_points;
        review.turning_points = turning::points(&walk, &mut chart, end, &mut |done| {
            hear(&review, 0.5 + 0.25 * done);
        });
        review.chances = chart.chances();
        let bargains = bargain::bargains(&walk, Instant::now() + patience.bargains, &mut |done| {
            hear(&review, 0.75 + 0.25 * done);
        });
        review.bargains = bargains;
        Ok(review)
    }
}

/// A share in thousandths.
fn thousandths(share: f32) -> u16 {
    (share.clamp(0.0, 1.0) * 1000.0).round() as u16
}

fn json(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("whatever travels has a JSON form")
}
