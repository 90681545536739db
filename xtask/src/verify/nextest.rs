use std::sync::Mutex;

use crate::failure::{Failure, Result};
use crate::figures::grouped;
use crate::steps::{Outcome, Step};
use crate::tools::cargo;

/// Which tests drive a browser.
const BROWSER: &str = "package(cli) and binary(browser)";

pub(super) fn without_browser(step: &Step<'_>) -> Result<Outcome> {
    run(step, &format!("not ({BROWSER})"))
}

pub(super) fn in_the_browser(step: &Step<'_>) -> Result<Outcome> {
    run(step, BROWSER)
}

fn run(step: &Step<'_>, which: &str) -> Result<Outcome> {
    let mut command = cargo(&["nextest", "run", "--locked", "--workspace", "--all-features", "--no-fail-fast"]);
    command.args(["--status-level", "pass", "--final-status-level", "flaky", "-E", which]);
    let count = Mutex::new(Count::default());
    let lock = || count.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let said = step.hear(&mut command, &|line| {
        let mut count = lock();
        if count.hear(line) {
            step.progress(count.done, count.all);
        }
    });
    let count = count.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    match said {
        Ok(_) => Ok(Outcome::new(count.said())),
        Err(failure) if count.failed.is_empty() => Err(failure),
        Err(_) => Err(count.failure()),
    }
}

/// What nextest has said so far.
#[derive(Debug, Default)]
struct Count {
    all: u32,
    done: u32,
    flaky: u32,
    failed: Vec<Failed>,
}

/// A test that failed, as nextest names it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Failed {
    binary: String,
    test: String,
}

impl Count {
    /// Takes up a line; says whether the count has changed.
    fn hear(&mut self, line: &str) -> bool {
        let line = line.trim_start();
        if let Some(rest) = line.strip_prefix("Starting ") {
            self.all = rest.split(' ').next().and_then(|count| count.replace(',', "").parse().ok()).unwrap_or(0);
            return true;
        }
        let Some((status, rest)) = line.split_once(" [") else { return false };
        let test = || {
            let rest = rest.split_once("] ")?.1.trim_start();
            // A count stands before the name: "( 12/920) bids tests::…".
            let rest = if rest.starts_with('(') { rest.split_once(") ")?.1 } else { rest };
            let (binary, test) = rest.trim_start().split_once(' ')?;
            Some(Failed { binary: binary.to_owned(), test: test.trim().to_owned() })
        };
        let status = status.trim_end();
        match status {
            "PASS" => self.done += 1,
            "FAIL" | "ABORT" | "TIMEOUT" | "LEAK-FAIL" => self.fail(test()),
            _ if status.starts_with("SIG") => self.fail(test()),
            _ if status.starts_with("TRY ") && status.ends_with("PASS") => {
                self.done += 1;
                self.flaky += 1;
            }
            _ if status.starts_with("TRY ") => return false,
            _ => return false,
        }
        true
    }

    fn fail(&mut self, test: Option<Failed>) {
        // What failed is said once more at the end.
        if let Some(test) = test.filter(|test| !self.failed.contains(test)) {
            self.done += 1;
            self.failed.push(test);
        }
    }

    fn said(&self) -> String {
        let flaky = if self.flaky == 0 { String::new() } else { format!(", {} tried twice", self.flaky) };
        format!("{} tests{flaky}", grouped(self.done))
    }

    fn failure(&self) -> Failure {
        const NAMED: usize = 10;
        let count = self.failed.len();
        let mut failure = Failure::new(format!("{count} of {} tests fail:", grouped(self.done.max(self.all)))).with("");
        for Failed { binary, test } in self.failed.iter().take(NAMED) {
            failure = failure.with(format!("    {binary}  {test}"));
        }
        if count > NAMED {
            failure = failure.with(format!("    and {} more", count - NAMED));
        }
        let these = self.failed.iter().take(NAMED).map(|failed| format!("test(={})", failed.test));
        let these = these.collect::<Vec<_>>().join(" + ");
        failure.with("").with(format!("Again, these only:  cargo nextest run --workspace --all-features -E '{these}'"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hear(lines: &[&str]) -> Count {
        let mut count = Count::default();
        for line in lines {
            count.hear(line);
        }
        count
    }

    #[test]
    fn tests_are_counted_while_they_run() {
        let count = hear(&[
            "    Starting 3 tests across 2 binaries (61 tests skipped)",
            "        PASS [   0.017s] (1/3) bids tests::golden",
            "        PASS [   0.017s] words::messages nothing_is_missing",
        ]);
        assert_eq!((count.all, count.done, count.said().as_str()), (3, 2, "2 tests"));
    }

    #[test]
    fn a_test_that_fails_is_counted_once_and_named_with_what_runs_it_again() {
        let count = hear(&[
            "    Starting 1,946 tests across 2 binaries",
            "        FAIL [   0.017s] (   1/1946) furnace ledger::starts_with_coal",
            "        FAIL [   0.017s] furnace ledger::starts_with_coal",
            "     SIGABRT [   0.017s] load::faults it_is_killed",
        ]);
        assert_eq!(count.failed.len(), 2);
        let said = count.failure().to_string();
        assert!(said.starts_with("2 of 1 946 tests fail:"), "{said}");
        assert!(said.contains("furnace  ledger::starts_with_coal"), "{said}");
        assert!(said.contains("-E 'test(=ledger::starts_with_coal) + test(=it_is_killed)'"), "{said}");
    }

    #[test]
    fn a_test_that_holds_at_the_second_try_is_said() {
        let count = hear(&[
            "   TRY 1 FAIL [   6.000s] cli::browser games::bids",
            "   TRY 2 PASS [   5.000s] cli::browser games::bids",
        ]);
        assert_eq!(count.said(), "1 tests, 1 tried twice");
        assert!(count.failed.is_empty());
    }
}
