use std::ops::Range;

use table::{Seat, Seats};
use wire::Moment;
use words::Chapter;

/// One thing that happened, as it stands in the log.
#[derive(Debug, PartialEq)]
pub(super) struct LogLine {
    /// The sentence, its names marked.
    pub(super) text: String,
    /// With whom the sentence begins.
    pub(super) actor: Option<Seat>,
    /// Whom it names.
    pub(super) about: Seats,
    /// When it happened, where that is known.
    pub(super) at: Option<Moment>,
    /// By how much it changes what is counted, and whose.
    pub(super) flow: Vec<(Seat, i32)>,
    /// How it divides the log.
    pub(super) chapter: Option<Chapter>,
}

impl LogLine {
    /// Whether it says how something came out.
    pub(super) const fn is_outcome(&self) -> bool {
        matches!(self.chapter, Some(Chapter::Outcome(_)))
    }
}

/// Lines under one heading.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Section {
    /// The heading; none before the first.
    pub(super) heading: Option<String>,
    /// Whether everything before it is folded away.
    pub(super) is_round: bool,
    /// What came of it.
    pub(super) outcomes: Vec<String>,
    /// Its lines, by their numbers.
    pub(super) lines: Range<usize>,
}

/// The log under its headings, in order.
pub(super) fn sections<'a>(lines: impl IntoIterator<Item = &'a LogLine>) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for (number, line) in lines.into_iter().enumerate() {
        let new = |heading: Option<&String>, is_round| Section {
            heading: heading.cloned(),
            is_round,
            outcomes: Vec::new(),
            lines: number..number,
        };
        let goes_on =
            |heading| sections.last().is_some_and(|last| !last.is_round && last.heading.as_ref() == Some(heading));
        match &line.chapter {
            Some(Chapter::Round(heading)) => sections.push(new(Some(heading), true)),
            Some(Chapter::Turn(heading)) if !goes_on(heading) => sections.push(new(Some(heading), false)),
            Some(Chapter::Turn(_) | Chapter::Outcome(_)) | None if sections.is_empty() => {
                sections.push(new(None, false));
            }
            Some(Chapter::Turn(_) | Chapter::Outcome(_)) | None => {}
        }
        let section = sections.last_mut().expect("the line has a section");
        section.lines.end = number + 1;
        if let Some(Chapter::Outcome(outcome)) = &line.chapter {
            section.outcomes.push(outcome.clone());
        }
    }
    sections
}

/// The sections by rounds, in order: each round but perhaps the first begins with its own heading.
pub(super) fn rounds(sections: &[Section]) -> Vec<Range<usize>> {
    let mut rounds: Vec<Range<usize>> = Vec::new();
    for (number, section) in sections.iter().enumerate() {
        match rounds.last_mut() {
            Some(round) if !section.is_round => round.end = number + 1,
            Some(_) | None => rounds.push(number..number + 1),
        }
    }
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(chapter: Option<Chapter>) -> LogLine {
        LogLine { text: "so it was".to_owned(), actor: None, about: Seats::NONE, at: None, flow: Vec::new(), chapter }
    }

    fn round(name: &str) -> LogLine {
        line(Some(Chapter::Round(name.to_owned())))
    }

    fn turn(name: &str) -> LogLine {
        line(Some(Chapter::Turn(name.to_owned())))
    }

    fn outcome(name: &str) -> LogLine {
        line(Some(Chapter::Outcome(name.to_owned())))
    }

    fn shape(lines: &[LogLine]) -> Vec<(Option<&str>, Range<usize>)> {
        let names = |section: &Section| section.heading.clone();
        let sections = sections(lines);
        sections.into_iter().map(|section| (names(&section).map(|name| &*name.leak()), section.lines)).collect()
    }

    #[test]
    fn each_heading_gathers_the_lines_up_to_the_next() {
        let lines =
            [line(None), round("Round 1"), line(None), turn("Turn 1"), line(None), outcome("Ada"), turn("Turn 2")];
        let expected = [(None, 0..1), (Some("Round 1"), 1..3), (Some("Turn 1"), 3..6), (Some("Turn 2"), 6..7)];
        assert_eq!(shape(&lines), expected);
        assert_eq!(sections(&lines)[2].outcomes, ["Ada"]);
    }

    #[test]
    fn the_same_heading_goes_on_unless_a_round_lies_between() {
        let lines = [round("Round 1"), turn("Business"), turn("Business"), round("Round 2"), turn("Business")];
        let expected =
            [(Some("Round 1"), 0..1), (Some("Business"), 1..3), (Some("Round 2"), 3..4), (Some("Business"), 4..5)];
        assert_eq!(shape(&lines), expected);
    }

    #[test]
    fn rounds_begin_with_their_headings_and_what_is_before_the_first_stands_alone() {
        let lines = [line(None), round("Round 1"), turn("Turn 1"), round("Round 2"), turn("Turn 1"), turn("Turn 2")];
        assert_eq!(rounds(&sections(&lines)), [0..1, 1..3, 3..6]);
        assert!(rounds(&[]).is_empty());
    }
}
