use std::time::Duration;

use serde_json::{Map, Value};

use crate::ledger::Audit;

/// Figures with their names, in the order in which they were added, and the bars that they are held to.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    figures: Vec<(&'static str, f64)>,
    bars: &'static [(&'static str, Bar)],
}

/// What a figure has to be.
#[derive(Clone, Copy, Debug)]
enum Bar {
    AtLeast(f64),
    AtMost(f64),
}

/// What a server keeps to whatever its database is, with 64 tables on two cores.
const BARS: &[(&str, Bar)] = &[("moves_per_second", Bar::AtLeast(10_000.0)), ("p99_ms", Bar::AtMost(25.0))];

impl Figures {
    /// The figure of this name; 0 where there is none.
    #[must_use]
    pub fn value(&self, name: &str) -> f64 {
        self.figures.iter().find(|(known, _)| *known == name).map_or(0.0, |(_, value)| *value)
    }

    /// Whether every figure that has a bar keeps to it; nothing where none has.
    #[must_use]
    pub fn hold(&self) -> Option<bool> {
        let held = |(name, bar): &(&str, Bar)| bar.holds(self.value(name));
        (!self.bars.is_empty()).then(|| self.bars.iter().all(held))
    }

    /// Prints a line for each figure, or one object of JSON.
    pub fn print(&self, as_json: bool) {
        if as_json {
            let fields = self.figures.iter().map(|(name, value)| ((*name).to_owned(), rounded(*value)));
            let hold = self.hold().map(|hold| ("bars_hold".to_owned(), Value::Bool(hold)));
            println!("{}", Value::Object(fields.chain(hold).collect::<Map<String, Value>>()));
        } else {
            self.lines().iter().for_each(|line| println!("{line}"));
        }
    }

    fn lines(&self) -> Vec<String> {
        let line = |(name, value): &(&'static str, f64)| {
            let bar = self.bars.iter().find(|(known, _)| known == name).map(|(_, bar)| bar.said(*value));
            format!("{name:<20} {}{}", rounded(*value), bar.unwrap_or_default())
        };
        self.figures.iter().map(line).collect()
    }

    /// Holds them to the bars of a server.
    pub(crate) fn with_bars(self) -> Self {
        Self { bars: BARS, ..self }
    }

    pub(crate) fn with(mut self, name: &'static str, value: f64) -> Self {
        self.figures.push((name, value));
        self
    }

    /// Adds how many there were in a second, and half and nearly all of the waits in milliseconds.
    pub(crate) fn with_waits(self, mut waits: Vec<Duration>, took: Duration) -> Self {
        waits.sort_unstable();
        let share = |part: usize| waits.get(waits.len() * part / 100).map_or(0.0, |wait| wait.as_secs_f64() * 1e3);
        self.with("moves_per_second", waits.len() as f64 / took.as_secs_f64())
            .with("p50_ms", share(50))
            .with("p99_ms", share(99))
    }

    pub(crate) fn with_audit(self, Audit { lost, doubled }: Audit) -> Self {
        self.with("lost", lost as f64).with("doubled", doubled as f64)
    }
}

impl Bar {
    fn holds(self, value: f64) -> bool {
        match self {
            Self::AtLeast(bar) => value >= bar,
            Self::AtMost(bar) => value <= bar,
        }
    }

    fn said(self, value: f64) -> String {
        let (word, bar) = match self {
            Self::AtLeast(bar) => ("at least", bar),
            Self::AtMost(bar) => ("at most", bar),
        };
        format!("  (bar: {word} {}, {})", rounded(bar), if self.holds(value) { "held" } else { "missed" })
    }
}

/// A number with at most two digits after the point.
fn rounded(value: f64) -> Value {
    let value = (value * 100.0).round() / 100.0;
    if value.fract() == 0.0 { Value::from(value as i64) } else { Value::from(value) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_waits_are_shorter_than_the_median() {
        let waits: Vec<Duration> = (0..200).rev().map(Duration::from_millis).collect();
        let figures = Figures::default().with_waits(waits, Duration::from_secs(2));
        assert_eq!(figures.figures, [("moves_per_second", 100.0), ("p50_ms", 100.0), ("p99_ms", 198.0)]);
        assert_eq!((rounded(2.0), rounded(0.126)), (Value::from(2), Value::from(0.13)));
    }
    #[test]
    fn a_bar_is_named_beside_its_figure_and_one_that_is_missed_is_said_to_be() {
        let figures = |moves: f64, wait: f64| {
            Figures::default().with("moves_per_second", moves).with("p99_ms", wait).with("moves", 7.0).with_bars()
        };
        assert_eq!(
            figures(10_000.0, 25.1).lines(),
            [
                "moves_per_second     10000  (bar: at least 10000, held)",
                "p99_ms               25.1  (bar: at most 25, missed)",
                "moves                7"
            ]
        );
        let hold = [figures(10_000.0, 25.0), figures(9_999.0, 25.0), figures(10_000.0, 25.1), Figures::default()];
        assert_eq!(hold.map(|figures| figures.hold()), [Some(true), Some(false), Some(false), None]);
    }
}
