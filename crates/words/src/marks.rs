//! Marks around the names in a sentence: whoever draws it finds there whom and what it speaks of.

use table::{Seat, Seats};

/// What a sentence is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<'a> {
    /// Words.
    Text(&'a str),
    /// The name of whoever sits there.
    Seat(Seat, &'a str),
    /// The name of a card.
    Card(&'a str),
}

// Marks are letters that no script has: what is said keeps them wherever a message puts the name.
const CARD: char = '\u{F0000}';
const SEAT: u32 = 0xF_0100;
const END: char = '\u{F0001}';

/// The parts of a sentence; one without marks is all words.
#[must_use]
pub fn parts(sentence: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let mut rest = sentence;
    while let Some(begin) = rest.find(is_begin) {
        let mark = rest[begin..].chars().next().expect("it was found");
        let named = &rest[begin + mark.len_utf8()..];
        let Some(end) = named.find(END) else { break };
        let text = &rest[..begin];
        if !text.is_empty() {
            parts.push(Part::Text(text));
        }
        parts.push(match seat(mark) {
            Some(seat) => Part::Seat(seat, &named[..end]),
            None => Part::Card(&named[..end]),
        });
        rest = &named[end + END.len_utf8()..];
    }
    if !rest.is_empty() {
        parts.push(Part::Text(rest));
    }
    parts
}

/// A sentence without its marks.
#[must_use]
pub fn plain(sentence: &str) -> String {
    sentence.chars().filter(|letter| !is_begin(*letter) && *letter != END).collect()
}

/// Everybody whom a sentence names.
#[must_use]
pub fn named(sentence: &str) -> Seats {
    sentence.chars().filter_map(seat).collect()
}

pub(crate) fn card(name: &str) -> String {
    format!("{CARD}{}{END}", plain(name))
}

pub(crate) fn person(seat: Seat, name: &str) -> String {
    let mark = char::from_u32(SEAT + seat.index() as u32).expect("every letter up there is one");
    // Names come from strangers: nobody is marked as somebody else.
    format!("{mark}{}{END}", plain(name))
}

fn is_begin(letter: char) -> bool {
    letter == CARD || seat(letter).is_some()
}

fn seat(mark: char) -> Option<Seat> {
    u32::from(mark).checked_sub(SEAT).and_then(|index| u8::try_from(index).ok()).and_then(Seat::new)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(index: u8) -> Seat {
        Seat::new(index).expect("a small index")
    }

    #[test]
    fn a_marked_sentence_falls_into_its_parts_and_loses_nothing() {
        let sentence = format!("{} takes {} from {}.", person(at(2), "Mira"), card("Engineer"), person(at(0), "Ada"));
        let expected = [
            Part::Seat(at(2), "Mira"),
            Part::Text(" takes "),
            Part::Card("Engineer"),
            Part::Text(" from "),
            Part::Seat(at(0), "Ada"),
            Part::Text("."),
        ];
        assert_eq!(parts(&sentence), expected);
        assert_eq!(plain(&sentence), "Mira takes Engineer from Ada.");
        assert_eq!(named(&sentence), [at(0), at(2)].into_iter().collect());
    }

    #[test]
    fn a_sentence_without_marks_is_all_words() {
        assert_eq!(parts("A tie."), [Part::Text("A tie.")]);
        assert_eq!(parts(""), []);
        assert_eq!(named("A tie."), Seats::NONE);
    }

    #[test]
    fn a_name_with_marks_in_it_marks_nobody_else() {
        let forged = person(at(1), &person(at(3), "Eve"));
        assert_eq!(parts(&forged), [Part::Seat(at(1), "Eve")]);
        assert_eq!(parts("\u{F0000}open"), [Part::Text("\u{F0000}open")]);
    }
}
