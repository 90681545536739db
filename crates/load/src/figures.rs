use std::time::Duration;

use serde_json::{Map, Value};

use crate::ledger::Audit;

/// Figures with their names, in the order in which they were added.
#[derive(Clone, Debug, Default)]
pub struct Figures(Vec<(&'static str, f64)>);

impl Figures {
    /// The figure of this name; 0 where there is none.
    #[must_use]
    pub fn value(&self, name: &str) -> f64 {
        self.0.iter().find(|(known, _)| *known == name).map_or(0.0, |(_, value)| *value)
    }

    /// Prints a line for each figure, or one object of JSON.
    pub fn print(&self, as_json: bool) {
        if as_json {
            let fields = self.0.iter().map(|(name, value)| ((*name).to_owned(), rounded(*value)));
            println!("{}", Value::Object(fields.collect::<Map<String, Value>>()));
        } else {
            for (name, value) in &self.0 {
                println!("{name:<20} {}", rounded(*value));
            }
        }
    }

    pub(crate) fn with(mut self, name: &'static str, value: f64) -> Self {
        self.0.push((name, value));
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
        assert_eq!(figures.0, [("moves_per_second", 100.0), ("p50_ms", 100.0), ("p99_ms", 198.0)]);
        assert_eq!((rounded(2.0), rounded(0.126)), (Value::from(2), Value::from(0.13)));
    }
}
