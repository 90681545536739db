use serde::Serialize;
use table::Target;

use super::{Balance, Estimate, Lot};

/// Whether a target is met.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verdict {
    /// What should hold.
    pub target: Target,
    /// Whether it does.
    pub outcome: Outcome,
    /// What comes closest to missing the target, or misses it by most: the place in the order of play from 1, or the name of a lot.
    pub worst: Option<String>,
    /// What was measured there, in the unit of the target.
    pub measured: Option<Estimate>,
    /// The names of all lots that miss the target for certain.
    pub missed_by: Vec<String>,
}

/// How a measurement compares with a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Everything measured lies within the target.
    Holds,
    /// Something lies outside, but so little that it may be chance: more games would tell.
    Open,
    /// Something lies outside, and not by chance.
    Fails,
}

/// One measurement that a target speaks of.
struct Case {
    who: Option<String>,
    measured: Estimate,
    /// By how much it misses the target, and by how much at least; not above 0 where it is met.
    miss: f64,
    least_miss: f64,
}

pub(super) fn judge(target: Target, balance: &Balance) -> Verdict {
    let cases = cases(target, balance);
    let outcome = cases.iter().map(Case::outcome).max().unwrap_or(Outcome::Open);
    let missed = cases.iter().filter(|case| case.outcome() == Outcome::Fails);
    let missed_by = missed.filter_map(|case| case.who.clone()).collect();
    let worst = cases
        .into_iter()
        .max_by(|a, b| (a.outcome(), a.miss).partial_cmp(&(b.outcome(), b.miss)).unwrap_or(std::cmp::Ordering::Equal));
    let (worst, measured) = worst.map_or((None, None), |case| (case.who, Some(case.measured)));
    Verdict { target, outcome, worst, measured, missed_by }
}

fn cases(target: Target, balance: &Balance) -> Vec<Case> {
    let of_kind =
        |kind: Option<&'static str>| balance.lots.iter().filter(move |lot| kind.is_none_or(|kind| kind == lot.kind));
    let name = |lot: &Lot| Some(lot.name.clone());
    let percent_of_fair = |estimate: &Estimate, fair: f64| estimate.scaled(100.0 / fair);
    let fair = 1.0 / f64::from(balance.seats);
    match target {
        Target::SeatShare { at_most } => (1..)
            .zip(&balance.seat_shares)
            .map(|(place, share)| {
                Case::within(Some(place.to_string()), percent_of_fair(share, fair), 0.0, at_most.into())
            })
            .collect(),
        Target::Lift { kind, at_most } => of_kind(kind)
            .filter_map(|lot| Some((lot, lot.lift?)))
            .map(|(lot, lift)| Case::within(name(lot), lift.scaled(100.0), -f64::from(at_most), at_most.into()))
            .collect(),
        Target::LotShare { kind, at_most } => of_kind(Some(kind))
            .filter_map(|lot| Some((lot, lot.lift?.above(-fair))))
            .map(|(lot, share)| Case::within(name(lot), percent_of_fair(&share, fair), 0.0, at_most.into()))
            .collect(),
        Target::Used { kind, at_least } => of_kind(kind)
            .map(|lot| Case::within(name(lot), Estimate::exact(100.0 * lot.used), at_least.into(), 100.0))
            .collect(),
        Target::Rounds { from, to } => {
            let median = Estimate::exact(balance.rounds.quantiles.p50 as f64);
            vec![Case::within(None, median, from.into(), to.into())]
        }
        Target::WinningScore { from, to } => {
            vec![Case::within(None, Estimate::exact(balance.winning_scores.mean), from.into(), to.into())]
        }
        Target::WinRate { percent, within } => {
            let (percent, within) = (f64::from(percent), f64::from(within));
            let rates = balance.seat_shares.iter().map(|rate| rate.scaled(100.0));
            rates.map(|rate| Case::within(None, rate, percent - within, percent + within)).collect()
        }
    }
}

impl Case {
    fn within(who: Option<String>, measured: Estimate, from: f64, to: f64) -> Self {
        let beyond = |low: f64, high: f64| (from - high).max(low - to);
        let least_miss = measured.interval.map_or(f64::NEG_INFINITY, |interval| beyond(interval.low, interval.high));
        Self { who, miss: beyond(measured.value, measured.value), measured, least_miss }
    }

    fn outcome(&self) -> Outcome {
        if self.miss <= 0.0 {
            Outcome::Holds
        } else if self.least_miss > 0.0 {
            Outcome::Fails
        } else {
            Outcome::Open
        }
    }
}

impl Estimate {
    /// A number that is known for what it is.
    fn exact(value: f64) -> Self {
        Self { value, interval: Some(crate::Interval { low: value, high: value }) }
    }

    fn scaled(self, factor: f64) -> Self {
        let interval =
            self.interval.map(|interval| crate::Interval { low: interval.low * factor, high: interval.high * factor });
        Self { value: self.value * factor, interval }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Interval;

    fn case(value: f64, low: f64, high: f64) -> Outcome {
        Case::within(None, Estimate { value, interval: Some(Interval { low, high }) }, -8.0, 8.0).outcome()
    }

    #[test]
    fn a_target_fails_only_where_chance_cannot_explain_it() {
        assert_eq!(case(7.9, 5.0, 11.0), Outcome::Holds);
        assert_eq!(case(9.0, 7.0, 11.0), Outcome::Open);
        assert_eq!(case(12.0, 9.0, 15.0), Outcome::Fails);
        assert_eq!(case(-12.0, -15.0, -9.0), Outcome::Fails);
        let once = Estimate { value: 60.0, interval: None };
        assert_eq!(Case::within(None, once, -8.0, 8.0).outcome(), Outcome::Open, "measured once");
    }
}
