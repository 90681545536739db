use std::time::Duration;

use crate::failure::Failure;
use crate::figures::time;
use crate::screen::{Screen, cut};
use crate::steps::{Row, State, Steps, log_of};

use super::{unchecked, weaknesses};

/// Columns of the table.
const NAME: usize = 26;
const SAID: usize = 22;
const TIME: usize = 9;

/// How wide all of it is.
const WIDTH: usize = 79;

/// Says how everything stands: a line for each step, and what that means as a whole.
pub(super) fn print(steps: &Steps, failure: Option<&Failure>) {
    let screen = steps.screen();
    screen.clear();
    let lines = steps.lines().clone();
    let [first, second, third] = [NAME + 9, SAID, TIME].map(|width| "-".repeat(width));
    let rule = format!("  {first} {second} {third} {third}");
    screen.say(&format!("\n  {:<35} {:<SAID$} {:>TIME$} {:>TIME$}", "step", "result", "time", "last"));
    screen.say(&rule);
    for (index, line) in lines.iter().enumerate() {
        print_line(screen, index, line);
    }
    screen.say(&rule);
    let last = steps.last().map(time).unwrap_or_default();
    screen.say(&format!("  {:<58} {:>TIME$} {last:>TIME$}\n", tally(&lines), time(steps.took())));
    slowest(&steps.slowest()).iter().for_each(|line| screen.say(line));
    if let Some(failure) = failure {
        let failed = lines.iter().position(|line| matches!(line.state, State::Fails { .. }));
        screen.say(&format!("  {failure}\n"));
        if let Some(failed) = failed {
            screen.say(&format!("  From here on:       cargo verify --from {}", failed + 1));
        }
        screen.say(&format!("  All that was said:  {}\n", log_of("verify").display()));
        screen.say("  Something does NOT hold.");
        return;
    }
    screen.say(&format!("  {}", verdict(&lines)));
    if lines.iter().any(|line| unchecked(&line.state) == Some(weaknesses::UNCHECKED)) {
        screen.say(&format!("  {}", weaknesses::ELSEWHERE));
    }
    // For whoever reads the end of this and nothing else.
    screen.say(&format!("\n{} passed, 0 failed", tests(&lines)));
}

/// What took longest of the tests, a line for each, and an empty one.
fn slowest(slowest: &[(Duration, String)]) -> Vec<String> {
    let line = |(index, (took, test)): (usize, &(Duration, String))| {
        let title = if index == 0 { "Slowest:" } else { "" };
        cut(&format!("  {title:<8} {:>TIME$}  {test}", time(*took)), WIDTH)
    };
    let lines = slowest.iter().enumerate().map(line);
    lines.chain((!slowest.is_empty()).then(String::new)).collect()
}

fn print_line(screen: &Screen, index: usize, line: &Row) {
    let last = line.last.map(time).unwrap_or_default();
    let row = |sign: &str, said: &str, took: &str| {
        let (sign, said) = (screen.signed(sign), cut(said, SAID));
        let row = format!("{:>2}  {:<NAME$} {said:<SAID$} {took:>TIME$} {last:>TIME$}", index + 1, line.name);
        screen.say(&format!("  {sign} {}", row.trim_end()));
    };
    match &line.state {
        State::Holds { took, said, unchecked } => {
            row(if unchecked.is_some() { "[--]" } else { "[ok]" }, said, &time(*took));
            if let Some(unchecked) = unchecked {
                screen.say(&format!("  {:35} NOT checked: {unchecked}", ""));
            }
        }
        State::Fails { took } => row("[no]", "does not hold", &time(*took)),
        State::Waits | State::Runs { .. } | State::LeftOut => row("    ", "not run", ""),
    }
}

fn tally(lines: &[Row]) -> String {
    let count = |is: fn(&State) -> bool| lines.iter().filter(|line| is(&line.state)).count();
    let full = count(|state| matches!(state, State::Holds { unchecked: None, .. }));
    let partly = count(|state| unchecked(state).is_some());
    let fail = count(|state| matches!(state, State::Fails { .. }));
    let left = lines.len() - full - partly - fail;
    let mut tally = format!("{full} of {} hold", lines.len());
    for (count, what) in [(partly, "in part"), (fail, "does not"), (left, "not run")] {
        if count > 0 {
            tally += &format!(", {count} {what}");
        }
    }
    tally
}

/// Everything holds only where nothing was left out.
fn verdict(lines: &[Row]) -> String {
    let unchecked: Vec<&str> = lines.iter().filter_map(|line| unchecked(&line.state)).collect();
    let left_out = lines.iter().filter(|line| matches!(line.state, State::LeftOut)).count();
    match (left_out, &unchecked[..]) {
        (0, []) => "Everything holds.".to_owned(),
        (0, unchecked) => format!("Everything that could be checked holds. Not checked: {}.", unchecked.join("; ")),
        (left_out, _) => format!("What was checked holds; {left_out} steps were not asked for."),
    }
}

/// How many tests ran, in all steps that count them.
fn tests(lines: &[Row]) -> u32 {
    let count = |line: &Row| match &line.state {
        State::Holds { said, .. } => {
            said.split_once(" tests").map(|(count, _)| count.replace(' ', "").parse().unwrap_or(0))
        }
        State::Waits | State::Runs { .. } | State::Fails { .. } | State::LeftOut => None,
    };
    lines.iter().filter_map(count).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(state: State) -> Row {
        Row { name: "Tests", state, last: None }
    }

    fn holds(said: &str, unchecked: Option<&str>) -> State {
        State::Holds { took: Duration::from_secs(1), said: said.to_owned(), unchecked: unchecked.map(str::to_owned) }
    }

    #[test]
    fn everything_holds_is_only_said_when_nothing_was_left_out() {
        assert_eq!(verdict(&[line(holds("", None))]), "Everything holds.");
        let partly = verdict(&[line(holds("", None)), line(holds("", Some(weaknesses::UNCHECKED)))]);
        assert_eq!(partly, "Everything that could be checked holds. Not checked: known weaknesses: no network.");
        assert!(!verdict(&[line(holds("", None)), line(State::LeftOut)]).contains("Everything"));
    }

    #[test]
    fn the_slowest_tests_are_named_with_their_times() {
        let test = |seconds, name: &str| (Duration::from_secs(seconds), name.to_owned());
        let said = slowest(&[test(98, "lab  tests::contract"), test(41, "cli::browser  play::all")]);
        let lines = ["  Slowest:  1 m 38 s  lab  tests::contract", "                41 s  cli::browser  play::all", ""];
        assert_eq!(said, lines);
        assert!(slowest(&[]).is_empty());
        assert!(slowest(&[test(1, &"long".repeat(40))])[0].len() <= 79);
    }

    #[test]
    fn the_tally_counts_every_step() {
        let took = Duration::from_secs(1);
        let lines = [holds("", None), holds("", Some("x")), State::Fails { took }, State::Waits].map(line);
        assert_eq!(tally(&lines), "1 of 4 hold, 1 in part, 1 does not, 1 not run");
    }

    #[test]
    fn the_tests_of_all_steps_are_counted() {
        assert_eq!(tests(&[line(holds("1 946 tests, 1 tried twice", None)), line(holds("39 tests", None))]), 1985);
    }
}
