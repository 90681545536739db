use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bots::{Budget, Level, UnknownLevel};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A bot and how long it may think about each decision, written `manager`, `shark@5000`, `shark@200ms` or `shark@1s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// How well it plays.
    pub level: Level,
    /// How long it may think; nothing said means what the bot itself takes.
    pub budget: Option<Budget>,
}

/// A text that names no entrant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownEntrant {
    /// There is no such bot.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// There is such a bot, but it cannot think for so long.
    #[error("`{0}` is not a time to think; write 5000 (imagined games), 200ms or 1s")]
    Budget(String),
}

impl Entrant {
    /// How long it may think.
    #[must_use]
    pub fn budget(self) -> Budget {
        self.budget.unwrap_or_else(|| self.level.repeatable())
    }
}

impl From<Level> for Entrant {
    fn from(level: Level) -> Self {
        Self { level, budget: None }
    }
}

impl FromStr for Entrant {
    type Err = UnknownEntrant;

    fn from_str(text: &str) -> Result<Self, UnknownEntrant> {
        let Some((level, budget)) = text.split_once('@') else { return Ok(text.parse::<Level>()?.into()) };
        let level = level.parse()?;
        let budget = parse(budget).ok_or_else(|| UnknownEntrant::Budget(budget.to_owned()))?;
        Ok(Self { level, budget: Some(budget) })
    }
}

fn parse(budget: &str) -> Option<Budget> {
    let milliseconds = |digits: &str, unit: u64| digits.parse::<u64>().ok().and_then(|number| number.checked_mul(unit));
    let budget = if let Some(digits) = budget.strip_suffix("ms") {
        Budget::Time(Duration::from_millis(milliseconds(digits, 1)?))
    } else if let Some(digits) = budget.strip_suffix('s') {
        Budget::Time(Duration::from_millis(milliseconds(digits, 1000)?))
    } else {
        Budget::Iterations(budget.parse().ok()?)
    };
    let nothing = [Budget::Iterations(0), Budget::Time(Duration::ZERO)];
    (!nothing.contains(&budget)).then_some(budget)
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = self.level;
        match self.budget {
            None => write!(f, "{level}"),
            Some(Budget::Iterations(iterations)) => write!(f, "{level}@{iterations}"),
            Some(Budget::Time(time)) if time.subsec_millis() == 0 => write!(f, "{level}@{}s", time.as_secs()),
            Some(Budget::Time(time)) => write!(f, "{level}@{}ms", time.as_millis()),
        }
    }
}

impl Serialize for Entrant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Entrant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entrant_is_read_as_it_is_written() {
        for text in ["random", "manager", "manager@64", "manager@200ms", "intern@1s", "manager@1500ms"] {
            assert_eq!(text.parse::<Entrant>().expect(text).to_string(), text);
        }
        assert_eq!("manager@1000ms".parse::<Entrant>().expect("a second").to_string(), "manager@1s");
    }

    #[test]
    fn what_is_no_entrant_is_refused_with_the_reason() {
        for text in
            ["manager@", "manager@0", "manager@0ms", "manager@soon", "manager@1m", "manager@99999999999999999999s"]
        {
            let error = text.parse::<Entrant>().expect_err(text).to_string();
            assert!(error.contains("is not a time to think"), "{error}");
        }
        assert!(
            "genius@1s".parse::<Entrant>().expect_err("no such bot").to_string().contains("there is no bot `genius`")
        );
    }
}
