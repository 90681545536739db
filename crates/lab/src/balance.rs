//! What is fair about a game and what is not: seats, cards, prices, leads and choices over many games.

mod study;
mod verdict;

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use table::{Ledger, Match, SetUpError};
use words::{Catalogue, Options, Words};

use crate::progress::share;
use crate::tally::{Histogram, Moments, Quantiles};
use crate::{Entrant, Interval, Plan, Progress};

pub use verdict::{Outcome, Verdict};

pub use study::Count;
pub(crate) use study::Study;

use study::LotCount;

/// What came out of many games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Balance {
    /// The game.
    pub game: &'static str,
    /// Its name.
    pub title: &'static str,
    /// How many seats.
    pub seats: u8,
    /// How many games were played.
    pub games: u64,
    /// Who played.
    pub bots: Vec<Entrant>,
    /// The name of the series.
    pub seed: String,
    /// The options, the card file included where it is not the one in the box.
    pub options: Value,
    /// Whether what should hold does hold.
    pub verdicts: Vec<Verdict>,
    /// The share of wins by the place in the order of play; of whoever plays alone, the rate.
    pub seat_shares: Vec<Estimate>,
    /// The scores of all.
    pub scores: Distribution,
    /// The scores of the winners.
    pub winning_scores: Distribution,
    /// How many actions a game had.
    pub actions: Distribution,
    /// How many rounds a game had.
    pub rounds: Distribution,
    /// Who led when, and whether that was the end of it.
    pub lead: Lead,
    /// What can be owned, kind by kind.
    pub lots: Vec<Lot>,
    /// How often what is offered is chosen.
    pub choices: Vec<Chosen>,
}

/// A number that was measured, and where it lies in truth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// What was measured.
    pub value: f64,
    /// Where it lies with a probability of 95%; nothing where it was measured less than twice.
    pub interval: Option<Interval>,
}

/// How a number is distributed over games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Distribution {
    /// The mean.
    pub mean: f64,
    /// Where the values lie.
    pub quantiles: Quantiles,
    /// Each value and how often it came up.
    pub values: Vec<(i64, u64)>,
}

/// How a game's lead changes hands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Lead {
    /// How often the lead passed from one to another in a game.
    pub changes: Distribution,
    /// How often whoever led alone at that point won, at equal distances from the beginning to the end.
    pub wins: Vec<Estimate>,
    /// How much the lead at half time decides: 0 where it means nothing, 1 where it means everything.
    pub runaway: f64,
}

/// How one lot fares.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Lot {
    /// The lot, as the game writes it.
    pub lot: Value,
    /// Its name.
    pub name: String,
    /// Its kind, as targets name it.
    pub kind: &'static str,
    /// The name of its kind.
    pub kind_name: String,
    /// The share of games in which somebody got it.
    pub used: f64,
    /// By how much the win rate of whoever gets it lies above the fair share.
    pub lift: Option<Estimate>,
    /// By how many points whoever gets it ends above the table.
    pub worth: Option<Estimate>,
    /// What was paid for it.
    pub price: Option<Distribution>,
    /// How often whoever paid a price won.
    pub wins_by_price: Vec<(i64, Estimate)>,
}

/// How often something that was offered was chosen, where there was anything else to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Chosen {
    /// The kind of action, as the game writes it.
    pub action: String,
    /// Its name.
    pub name: String,
    /// How often it was offered.
    pub offered: u64,
    /// How often it was chosen.
    pub chosen: u64,
}

/// Plays the games of a plan and judges them.
///
/// # Errors
/// When the game cannot be set up so.
pub fn balance<F: Catalogue>(
    words: &Words,
    plan: &Plan<Options<F>>,
    progress: &Progress,
) -> Result<Balance, SetUpError> {
    let seats = u8::try_from(plan.bots.len()).unwrap_or(u8::MAX);
    Match::<F::Game>::check(&plan.options, seats)?;
    let threads = share(
        plan.threads,
        0..plan.games,
        progress,
        || Study::<F::Game>::new(seats),
        |study, game| {
            let Some(played) = plan.play::<F::Game>(game, progress, study) else { return false };
            study.finish(&played);
            true
        },
    );
    let mut count = Count::new(seats);
    threads.iter().for_each(|thread| count.merge(&thread.count));
    Ok(report::<F>(words, plan, seats, &count))
}

/// Judges what was counted over games of a plan.
pub(crate) fn report<F: Catalogue>(
    words: &Words,
    plan: &Plan<Options<F>>,
    seats: u8,
    study: &Count<F::Game>,
) -> Balance {
    // Whoever plays alone has no fair share: there a lot is compared with how often the game is won at all.
    let fair = if seats == 1 { study.places[0].mean() } else { 1.0 / f64::from(seats) };
    let mut balance = Balance {
        game: F::INFO.slug,
        title: F::INFO.title,
        seats,
        games: study.games,
        bots: plan.bots.clone(),
        seed: plan.seed.clone(),
        options: serde_json::to_value(&plan.options).expect("options have a JSON form"),
        verdicts: Vec::new(),
        seat_shares: study.places.iter().map(Estimate::of_shares).collect(),
        scores: Distribution::of(&study.scores),
        winning_scores: Distribution::of(&study.winning_scores),
        actions: Distribution::of(&study.actions),
        rounds: Distribution::of(&study.rounds),
        lead: lead(study, fair),
        lots: lots::<F>(words, plan, seats, fair, study),
        choices: choices::<F>(words, study),
    };
    let targets = F::Game::targets(&plan.options, seats);
    balance.verdicts = targets.into_iter().map(|target| verdict::judge(target, &balance)).collect();
    balance
}

fn lead<G: Ledger>(study: &Count<G>, fair: f64) -> Lead {
    let half_time = study.leader_wins[study.leader_wins.len() / 2 - 1].mean();
    Lead {
        changes: Distribution::of(&study.lead_changes),
        wins: study.leader_wins.iter().map(Estimate::of_shares).collect(),
        runaway: ((half_time - fair) / (1.0 - fair).max(1e-9)).max(0.0),
    }
}

fn lots<F: Catalogue>(
    words: &Words,
    plan: &Plan<Options<F>>,
    seats: u8,
    fair: f64,
    study: &Count<F::Game>,
) -> Vec<Lot> {
    let nothing = LotCount::default();
    let lot = |lot: words::Lot<F>| {
        let count = study.lots.get(&lot).unwrap_or(&nothing);
        Lot {
            lot: serde_json::to_value(lot).expect("a lot has a JSON form"),
            name: F::lot(words, &plan.options, lot),
            kind: F::Game::kind(lot),
            kind_name: words.lot_kind(F::INFO.slug, F::Game::kind(lot)),
            used: count.wins.count() as f64 / study.games.max(1) as f64,
            lift: (count.wins.count() > 0).then(|| Estimate::of_shares(&count.wins).above(fair)),
            worth: (count.worth.count() > 0).then(|| Estimate::of(&count.worth)),
            price: (count.prices.count() > 0).then(|| Distribution::of(&count.prices)),
            wins_by_price: count
                .wins_by_price
                .iter()
                .map(|(price, wins)| (*price, Estimate::of_shares(wins)))
                .collect(),
        }
    };
    F::Game::lots(&plan.options, seats).into_iter().map(lot).collect()
}

fn choices<F: Catalogue>(words: &Words, study: &Count<F::Game>) -> Vec<Chosen> {
    let by_name: BTreeMap<String, Chosen> = (study.choices.values())
        .map(|count| {
            let action = variant(&serde_json::to_value(count.example).expect("an action has a JSON form"));
            let name = F::choice(words, count.example);
            (action.clone(), Chosen { action, name, offered: count.offered, chosen: count.chosen })
        })
        .collect();
    by_name.into_values().collect()
}

/// The name of an enum's variant in its JSON form.
fn variant(json: &Value) -> String {
    match json {
        Value::Object(members) => members.keys().next().cloned().unwrap_or_default(),
        Value::String(name) => name.clone(),
        other => other.to_string(),
    }
}

impl Estimate {
    /// The mean of shares.
    fn of_shares(moments: &Moments) -> Self {
        Self { value: moments.mean(), interval: (moments.count() > 0).then(|| moments.share_interval()) }
    }

    /// The mean of any numbers.
    fn of(moments: &Moments) -> Self {
        Self { value: moments.mean(), interval: (moments.count() > 1).then(|| moments.interval()) }
    }

    /// The same, counted from `base`.
    fn above(self, base: f64) -> Self {
        let interval = self.interval.map(|Interval { low, high }| Interval { low: low - base, high: high - base });
        Self { value: self.value - base, interval }
    }
}

impl Distribution {
    fn of(histogram: &Histogram) -> Self {
        Self { mean: histogram.mean(), quantiles: histogram.quantiles(), values: histogram.iter().collect() }
    }
}
