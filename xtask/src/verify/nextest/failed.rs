use std::fmt;

/// How many lines of what a test said are shown.
const SHOWN: usize = 12;

/// How many lines of it are kept: a test that says more has most likely not said why before that.
const KEPT: usize = 400;

/// A test, as nextest names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Test {
    pub(super) binary: String,
    pub(super) name: String,
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}  {}", self.binary, self.name)
    }
}

/// A test that failed, and what it said.
#[derive(Debug)]
pub(super) struct Failed {
    pub(super) test: Test,
    said: Vec<String>,
}

impl Failed {
    pub(super) const fn new(test: Test) -> Self {
        Self { test, said: Vec::new() }
    }

    pub(super) fn hear(&mut self, line: &str) {
        if self.said.len() < KEPT && !line.trim().is_empty() {
            self.said.push(line.trim().to_owned());
        }
    }

    /// Where it failed and with which words; the end of what it said, where it did not panic.
    pub(super) fn why(&self) -> Vec<String> {
        let panicked = self.said.iter().enumerate().find_map(|(index, line)| {
            let (_, place) = line.split_once(" panicked at ")?;
            Some((index, place.trim_end_matches(':').to_owned()))
        });
        let Some((index, place)) = panicked else {
            return self.said[self.said.len().saturating_sub(SHOWN)..].to_vec();
        };
        let is_said = |line: &&String| !line.starts_with("note: run with") && !line.starts_with("stack backtrace:");
        let words = self.said[index + 1..].iter().take_while(is_said).take(SHOWN).cloned();
        std::iter::once(place).chain(words).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failed(lines: &[&str]) -> Failed {
        let mut failed = Failed::new(Test { binary: "bids".to_owned(), name: "golden".to_owned() });
        lines.iter().for_each(|line| failed.hear(line));
        failed
    }

    #[test]
    fn of_a_panic_the_place_and_the_words_are_shown() {
        let lines = ["running 1 test", "thread 'a' panicked at a.rs:1:2:", "no", "note: run with `RUST_BACKTRACE=1`"];
        assert_eq!(failed(&lines).why(), ["a.rs:1:2", "no"]);
    }

    #[test]
    fn of_anything_else_the_end_is_shown() {
        let lines: Vec<String> = (0..20).map(|number| number.to_string()).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        assert_eq!(failed(&lines).why().first().map(String::as_str), Some("8"));
        assert!(failed(&[]).why().is_empty());
    }
}
