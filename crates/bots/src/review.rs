//! What the search bot thinks of a game that is over.

mod bargain;
mod chance;
mod costly;
mod turning;
mod walk;

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::{Refused, Visit};
use table::{Game, Heuristic, Ledger, Match, Record, Seat, Told};

use chance::Chart;
pub use chance::outlook;
pub use costly::{Costly, costliest};
use walk::{Decision, Walk};

use crate::Candidate;
use crate::clock::Instant;
use crate::shark::Beside;

/// What the search bot thinks of a game that is over.
///
/// Chances are those with all cards open, since the game is over; what it would have done, and what was worth buying, it
/// judges by what the seat could see that had to decide.
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
    /// Whether that was the cards' or the dice's doing more than the action's.
    pub luck: bool,
    /// What everybody was told in it; where that is nothing, what anybody was.
    pub told: Vec<Value>,
    /// What the bot would have done in place of whoever took the decision; nothing where there was nothing to decide, or
    /// luck decided.
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
    /// What the bot would have done: the same, where it finds nothing better.
    pub best: Judged,
    /// Whether the difference is more than imagined games differ by themselves; rules of another day do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub is_sure: Option<bool>,
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
    /// What would have been better, where it is less than nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub better: Option<Advised>,
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
        Self { chances: seconds(25), turning_points: seconds(18), bargains: seconds(14) }
    }
}

/// The parts of the work; the rest is done when the review is handed over.
const CHANCES: f32 = 0.5;
const TURNING_POINTS: f32 = 0.25;
const BARGAINS: f32 = 0.24;

/// Studies a game that is over; `hear` is told again and again what is known by then, and how much of the work is done.
///
/// # Errors
/// When the record is not to be trusted.
pub fn review(record: &Record, patience: Patience, hear: &mut dyn FnMut(&Review, f32)) -> Result<Review, Refused> {
    shelf::with(&record.game, Study { record, patience, hear })?
}

struct Study<'a> {
    record: &'a Record,
    patience: Patience,
    hear: &'a mut dyn FnMut(&Review, f32),
}

impl Visit for Study<'_> {
    type Output = Result<Review, Refused>;

    fn visit<G: Heuristic + Ledger>(self) -> Self::Output {
        let (played, told) = self.record.replay::<G>()?;
        study(&played, told, self.patience, self.hear)
    }
}

/// Studies a game that is over, where its rules are known; `told` is what each of its steps told, the set-up first.
///
/// # Errors
/// Never: what was played once is played again.
pub fn study<G: Heuristic + Ledger>(
    played: &Match<G>,
    told: Vec<Vec<Told<<G as Game>::Event>>>,
    patience: Patience,
    hear: &mut dyn FnMut(&Review, f32),
) -> Result<Review, Refused> {
    let walk = Walk::<G>::along(played, told)?;
    let mut review = Review::default();
    let mut chart = Chart::new(&walk);
    chart.draw(Instant::now() + patience.chances, &mut |chart, done| {
        review.chances = chart.chances();
        hear(&review, CHANCES * done);
    });
    let end = Instant::now() + patience.turning_points;
    review.turning_points = turning::points(&walk, &mut chart, end, &mut |done| {
        hear(&review, CHANCES + TURNING_POINTS * done);
    });
    review.chances = chart.chances();
    let bargains = bargain::bargains(&walk, Instant::now() + patience.bargains, &mut |done| {
        hear(&review, CHANCES + TURNING_POINTS + BARGAINS * done);
    });
    review.bargains = bargains;
    reconcile(&mut review);
    Ok(review)
}

/// Says the same about a decision wherever it is spoken of: where a turning point finds nothing that is surely better, but
/// what was bought in it surely brought less than nothing, that counts.
fn reconcile(review: &mut Review) {
    for point in &mut review.turning_points {
        let Some(advice) = &mut point.advice else { continue };
        let better = review.bargains.iter().filter_map(|bargain| bargain.better.as_ref());
        let mut surely = better.filter(|better| better.is_sure == Some(true));
        let same = |better: &&Advised| better.seat == advice.seat && better.view == advice.view;
        if let Some(better) = surely.find(same).filter(|_| advice.is_sure != Some(true)) {
            advice.clone_from(better);
        }
    }
}

/// What there is to say about a decision, beside what would have been best.
fn advised<G: Game>(decision: &Decision<G>, beside: &Beside<G::Action>) -> Advised {
    let judged = |candidate: Candidate<G::Action>| Judged {
        action: json(&candidate.action),
        chance: thousandths(candidate.chance),
        score: candidate.score,
    };
    Advised {
        seat: decision.seat,
        view: json(&decision.view),
        made: judged(beside.made),
        best: judged(beside.best),
        is_sure: Some(beside.is_sure),
    }
}

/// A share in thousandths.
fn thousandths(share: f32) -> u16 {
    (share.clamp(0.0, 1.0) * 1000.0).round() as u16
}

fn json(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("whatever travels has a JSON form")
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use shelf::{AnyMatch, GAMES};
    use table::{Seed, Viewer};

    use super::*;
    use crate::{AnyBot, Budget, Level};

    /// The record of a game that bots have played to its end; the first of them plays at random.
    fn played(slug: &str, options: Value, seats: u8) -> Record {
        let seed = Seed::from_text(slug);
        let mut table = AnyMatch::new(slug, options, seats, seed.salted(&[])).expect("a table");
        let mut random = AnyBot::new(slug, Level::Random, 1).expect("a game");
        let mut manager = AnyBot::new(slug, Level::Manager, 2).expect("a game");
        while let Some(seat) = table.to_act().first() {
            let (view, menu) = (table.view(Viewer::Seat(seat)), table.menu(seat));
            let bot = if seat.index() == 0 { &mut random } else { &mut manager };
            let action = bot.choose(seat, view.get(), menu.get(), Budget::Iterations(2)).expect("an answer");
            table.submit(seat, &action).expect("it is on the menu");
        }
        let names = (0..seats).map(|index| format!("Player{index}")).collect();
        table.record(names, &seed, &[], &[])
    }

    fn walk<G: Ledger>(record: &Record) -> Walk<G> {
        let (played, told) = record.replay::<G>().expect("a good record");
        Walk::along(&played, told).expect("it is played again")
    }

    const HASTE: Patience =
        Patience { chances: Duration::ZERO, turning_points: Duration::ZERO, bargains: Duration::from_secs(1) };

    #[test]
    fn every_game_is_reviewed_however_little_time_there_is() {
        for info in GAMES {
            let seats = info.max_seats.min(3);
            let record = played(info.slug, json!({}), seats);
            let mut heard = Vec::new();
            let review = review(&record, HASTE, &mut |_, done| heard.push(done)).expect("a good record");
            let plies = record.actions.len() as u32;
            let known: Vec<u32> = review.chances.iter().map(|chances| chances.ply).collect();
            assert!(known.is_sorted_by(|a, b| a < b) && known.len() > 20.min(record.actions.len()), "{known:?}");
            assert_eq!((known.first(), known.last()), (Some(&0), Some(&plies)));
            for chances in &review.chances {
                let sum: u16 = chances.of.iter().sum();
                assert!((998..=1002).contains(&sum), "{}: {chances:?}", info.slug);
            }
            let shares = record.places.expect("it is over").win_shares();
            let last = shares.values().iter().map(|share| thousandths(*share as f32)).collect::<Vec<_>>();
            assert_eq!(review.chances.last().expect("an end").of, last);
            assert!(review.turning_points.len() <= 6);
            assert!(review.turning_points.is_sorted_by_key(|point| point.ply));
            assert!(!review.bargains.is_empty(), "something is bought in {}", info.slug);
            assert!(review.bargains.iter().any(|bargain| bargain.gain.is_some()), "{}", info.slug);
            assert!(heard.is_sorted() && heard.last().is_some_and(|done| (0.98..1.0).contains(done)), "{heard:?}");
        }
    }

    #[test]
    fn the_same_record_is_judged_alike_wherever_there_is_time() {
        let record = played("bids", json!({"rounds": 1}), 3);
        let once = review(&record, Patience::default(), &mut |_, _| ()).expect("a good record");
        let again = review(&record, Patience::default(), &mut |_, _| ()).expect("a good record");
        assert_eq!(once.chances, again.chances);
        assert_eq!(once.turning_points, again.turning_points);
        assert_eq!(once.bargains, again.bargains);
        let kept = serde_json::to_string(&once).expect("a review has a JSON form");
        assert_eq!(serde_json::from_str::<Review>(&kept).expect("it is read again"), once);
    }

    #[test]
    fn whoever_plays_at_random_is_told_what_would_have_been_better() {
        let record = played("bids", json!({"rounds": 2}), 3);
        let review = review(&record, Patience::default(), &mut |_, _| ()).expect("a good record");
        assert!(!review.turning_points.is_empty());
        for point in &review.turning_points {
            let chance = |ply| review.chances.iter().find(|chances| chances.ply == ply).expect("it was judged");
            let change = i32::from(chance(point.ply).of[point.seat.index()])
                - i32::from(chance(point.from).of[point.seat.index()]);
            assert!((change - i32::from(point.swing)).abs() <= 1, "{change} is no {}", point.swing);
            assert!(!point.luck || point.advice.is_none());
            if let Some(advice) = &point.advice {
                assert!(advice.best.chance >= advice.made.chance);
                let made = &record.actions[point.from as usize..point.ply as usize];
                assert!(made.iter().any(|action| action.seat == advice.seat && action.action == advice.made.action));
            }
        }
    }

    #[test]
    fn the_costliest_decisions_of_every_game_are_named_with_what_is_better() {
        for info in GAMES {
            let record = played(info.slug, json!({}), info.max_seats.min(3));
            let random = Seat::new(0).expect("a seat");
            let mut heard = Vec::new();
            let time = Duration::from_secs(2);
            let costly = costliest(&record, random, time, &mut |done| heard.push(done)).expect("a good record");
            assert!(heard.is_sorted() && heard.iter().all(|done| *done <= 1.0), "{heard:?}");
            assert!((1..=3).contains(&costly.len()), "{} played at random: {costly:?}", info.slug);
            for Costly { ply, round, advised } in &costly {
                let action = &record.actions[*ply as usize];
                assert_eq!((action.seat, advised.seat), (random, random));
                assert!(*round > 0 || *ply < 9, "{}: round {round} at ply {ply}", info.slug);
                assert_ne!(advised.made.action, advised.best.action, "{}", info.slug);
                assert!(advised.best.chance >= advised.made.chance, "{}: {advised:?}", info.slug);
            }
            let kept = serde_json::to_string(&costly).expect("they have a JSON form");
            assert_eq!(serde_json::from_str::<Vec<Costly>>(&kept).expect("they are read again"), costly);
        }
    }

    #[test]
    fn one_blunder_among_good_moves_is_named_first_and_surely() {
        let seed = Seed::from_text("a blunder 14");
        let mut table = AnyMatch::new("bids", json!({"rounds": 1}), 3, seed.salted(&[])).expect("a table");
        let mut bot = AnyBot::new("bids", Level::Manager, 2).expect("a game");
        let (me, mut blunder) = (Seat::new(0).expect("a seat"), None);
        while let Some(seat) = table.to_act().first() {
            let (view, menu) = (table.view(Viewer::Seat(seat)), table.menu(seat));
            let good = bot.choose(seat, view.get(), menu.get(), Budget::Iterations(24)).expect("an answer");
            // Of ten turns to come, the first is given the highest card of all, where the manager bids a 1.
            let action = if seat == me && blunder.is_none() {
                blunder = Some(table.plies() as u32);
                assert_eq!(good, json!({"bid": "green 1"}).to_string());
                json!({"bid": "red 10"}).to_string()
            } else {
                good
            };
            table.submit(seat, &action).expect("it is on the menu");
        }
        let names = ["Ada", "Jun", "Quill"].map(str::to_owned).to_vec();
        let record = table.record(names, &seed, &[], &[]);
        let costly = costliest(&record, me, Duration::from_secs(60), &mut |_| ()).expect("a good record");
        assert_eq!((Some(costly[0].ply), costly[0].advised.is_sure), (blunder, Some(true)), "{costly:?}");
        assert!(costly[0].advised.best.chance >= costly[0].advised.made.chance + 300, "{costly:?}");
    }

    #[test]
    fn what_no_chance_was_part_of_is_no_luck() {
        let record = played("bids", json!({"rounds": 2}), 3);
        let walk = walk::<bids::Bids>(&record);
        let chart = Chart::new(&walk);
        assert!(!chart.has_chance(0, 1), "a bid is a bid");
        assert!(chart.has_chance(29, 30), "the last bid of a round is followed by a new deal");
    }

    #[test]
    fn answers_to_one_question_are_one_step() {
        let record = played("bidders", json!({}), 4);
        let walk = walk::<bidders::Bidders>(&record);
        let together = (0..walk.plies()).filter(|ply| walk.states[*ply].to_act().len() > 1).collect::<Vec<_>>();
        assert!(!together.is_empty(), "fists are closed at the same time");
        for ply in together {
            assert!(walk.whole(ply + 1) > ply + 1, "nobody has opened a fist at ply {}", ply + 1);
        }
    }

    #[test]
    fn a_record_that_was_tampered_with_is_not_reviewed() {
        let mut record = played("bids", json!({"rounds": 1}), 3);
        record.seed = Seed::from_text("another");
        assert!(matches!(review(&record, HASTE, &mut |_, _| ()), Err(Refused::Record(_))));
    }
}
