mod failed;

use std::sync::Mutex;
use std::time::Duration;

use crate::failure::{Failure, Result};
use crate::figures::grouped;
use crate::steps::{Outcome, Step};
use crate::tools::{self, cargo};
use failed::{Failed, Test};

/// Which tests drive a browser.
const BROWSER: &str = "package(cli) and binary(browser)";

/// Many of them wait for a clock more than for a core, so there are twice as many at once as there are cores.
pub(super) fn without_browser(step: &Step<'_>) -> Result<Outcome> {
    run(step, &format!("not ({BROWSER})"), 2 * tools::cores())
}

pub(super) fn in_the_browser(step: &Step<'_>) -> Result<Outcome> {
    run(step, BROWSER, tools::cores())
}

fn run(step: &Step<'_>, which: &str, at_once: usize) -> Result<Outcome> {
    let mut command = cargo(&["nextest", "run", "--locked", "--workspace", "--all-features", "--no-fail-fast"]);
    command.args(["--status-level", "pass", "--final-status-level", "flaky", "-E", which]);
    command.arg(format!("--test-threads={at_once}"));
    let count = Mutex::new(Count::default());
    let lock = || count.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let said = step.hear(&mut command, &|line| {
        let mut count = lock();
        match count.hear(line) {
            Change::None => {}
            Change::Counted => step.progress(count.done, count.all),
            Change::Passed(test, took) => {
                step.progress(count.done, count.all);
                step.took(&test.to_string(), took);
            }
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
    /// Which of those that failed is speaking.
    speaks: Option<usize>,
}

/// What a line changes.
#[derive(Debug, PartialEq, Eq)]
enum Change {
    /// Nothing that is counted.
    None,
    /// How many tests are done, or how many there are.
    Counted,
    /// A test held, and took so long.
    Passed(Test, Duration),
}

impl Count {
    /// Takes up a line.
    fn hear(&mut self, line: &str) -> Change {
        let Some((status, took, test)) = status(line) else {
            let line = line.trim_start();
            if let Some(rest) = line.strip_prefix("Starting ") {
                self.all = rest.split(' ').next().and_then(|count| count.replace(',', "").parse().ok()).unwrap_or(0);
                return Change::Counted;
            }
            if line.starts_with("Summary [") {
                self.speaks = None;
            }
            if let Some(failed) = self.speaks.and_then(|index| self.failed.get_mut(index)) {
                failed.hear(line);
            }
            return Change::None;
        };
        self.speaks = None;
        let (tried, status) = match status.strip_prefix("TRY ").and_then(|tried| tried.split_once(' ')) {
            Some((_, status)) => (true, status),
            None => (false, status),
        };
        if status == "PASS" {
            let before = self.failed.iter().position(|failed| failed.test == test);
            match before.map(|index| self.failed.remove(index)) {
                Some(_) => {}
                None => self.done += 1,
            }
            self.flaky += u32::from(tried);
            return Change::Passed(test, took);
        }
        let signs = ["FAIL", "ABORT", "TIMEOUT", "TMT", "LEAK-FAIL", "SIG"];
        if !signs.iter().any(|sign| status.starts_with(sign)) {
            return Change::None;
        }
        // What failed is said again at every try, and once more at the end.
        let known = self.failed.iter().position(|failed| failed.test == test);
        self.speaks = Some(known.unwrap_or_else(|| {
            self.done += 1;
            self.failed.push(Failed::new(test));
            self.failed.len() - 1
        }));
        Change::Counted
    }

    fn said(&self) -> String {
        let flaky = if self.flaky == 0 { String::new() } else { format!(", {} tried twice", self.flaky) };
        format!("{} tests{flaky}", grouped(self.done))
    }

    fn failure(&self) -> Failure {
        const NAMED: usize = 10;
        let count = self.failed.len();
        let mut failure = Failure::new(format!("{count} of {} tests fail:", grouped(self.done.max(self.all))));
        for failed in self.failed.iter().take(NAMED) {
            failure = failure.with("").with(format!("    {}", failed.test));
            failure = failed.why().into_iter().fold(failure, |failure, line| failure.with(format!("        {line}")));
        }
        if count > NAMED {
            failure = failure.with("").with(format!("    and {} more", count - NAMED));
        }
        let these = self.failed.iter().take(NAMED).map(|failed| format!("test(={})", failed.test.name));
        let these = these.collect::<Vec<_>>().join(" + ");
        failure.with("").with(format!("Again, these only:  cargo nextest run --workspace --all-features -E '{these}'"))
    }
}

/// A line about one test: how it went, how long it took, and which it is.
fn status(line: &str) -> Option<(&str, Duration, Test)> {
    let (status, rest) = line.trim_start().split_once(" [")?;
    let (took, rest) = rest.split_once("] ")?;
    let took = took.trim().strip_suffix('s')?.parse().ok().and_then(|took| Duration::try_from_secs_f64(took).ok())?;
    let rest = rest.trim_start();
    // A count stands before the name: "( 12/920) bids tests::…".
    let rest = if rest.starts_with('(') { rest.split_once(") ")?.1 } else { rest };
    let (binary, name) = rest.trim_start().split_once(' ')?;
    Some((status.trim_end(), took, Test { binary: binary.to_owned(), name: name.trim().to_owned() }))
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
    fn tests_are_counted_while_they_run_and_timed() {
        let mut count = hear(&[
            "    Starting 3 tests across 2 binaries (61 tests skipped)",
            "        PASS [   0.017s] (1/3) bids tests::golden",
        ]);
        let passed = count.hear("        PASS [  41.500s] words::messages nothing_is_missing");
        assert_eq!((count.all, count.done, count.said().as_str()), (3, 2, "2 tests"));
        let test = Test { binary: "words::messages".to_owned(), name: "nothing_is_missing".to_owned() };
        assert_eq!(passed, Change::Passed(test, Duration::from_millis(41_500)));
        assert_eq!(count.hear("        SLOW [> 60.000s] (2/3) bids tests::long"), Change::None);
    }

    #[test]
    fn a_test_that_fails_is_counted_once_and_named_with_what_runs_it_again() {
        let count = hear(&[
            "    Starting 1,946 tests across 2 binaries",
            "        FAIL [   0.017s] (   1/1946) lab ledger::starts_with_coal",
            "        FAIL [   0.017s] lab ledger::starts_with_coal",
            "     SIGABRT [   0.017s] load::faults it_is_killed",
        ]);
        assert_eq!(count.failed.len(), 2);
        let said = count.failure().to_string();
        assert!(said.starts_with("2 of 1 946 tests fail:"), "{said}");
        assert!(said.contains("lab  ledger::starts_with_coal"), "{said}");
        assert!(said.contains("-E 'test(=ledger::starts_with_coal) + test(=it_is_killed)'"), "{said}");
    }

    #[test]
    fn what_a_failing_test_says_is_shown_below_its_name() {
        let count = hear(&[
            "    Starting 2 tests across 1 binary",
            "        FAIL [   0.017s] (1/2) lab ledger::starts_with_coal",
            "  stdout ───",
            "    running 1 test",
            "    test ledger::starts_with_coal ... FAILED",
            "  stderr ───",
            "    thread 'ledger::starts_with_coal' (71) panicked at crates/lab/src/ledger.rs:212:9:",
            "    assertion `left == right` failed: the first",
            "      left: 5",
            "     right: 1",
            "    note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace",
            "        PASS [   0.017s] (2/2) bids tests::golden",
            "     Summary [   0.020s] 2 tests run: 1 passed, 1 failed",
            "        FAIL [   0.017s] (1/2) lab ledger::starts_with_coal",
            "error: test run failed",
        ]);
        let said = count.failure().to_string();
        let why = "lab  ledger::starts_with_coal
          crates/lab/src/ledger.rs:212:9
          assertion `left == right` failed: the first
          left: 5
          right: 1
";
        assert!(said.contains(why), "{said}");
        assert!(!said.contains("RUST_BACKTRACE") && !said.contains("running 1 test"), "{said}");
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

    #[test]
    fn a_test_that_fails_at_every_try_fails() {
        let count = hear(&[
            "   TRY 1 FAIL [   6.000s] (1/2) cli::browser games::bids",
            "   TRY 2 FAIL [   5.000s] (1/2) cli::browser games::bids",
            "     Summary [  11.000s] 1 test run: 0 passed, 1 failed",
            "   TRY 2 FAIL [   5.000s] (1/2) cli::browser games::bids",
        ]);
        assert_eq!((count.done, count.failed.len()), (1, 1));
        assert!(count.failure().to_string().contains("cli::browser  games::bids"));
    }
}
