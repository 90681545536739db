//! What is wrong with a card set, and what would be right.

use table::{Flaw, Form, Part, Said, Why};

use crate::{Arg, Words};

/// How many letters of a text from a file are said.
const SHOWN: usize = 80;

impl Words {
    /// Says what is wrong with a card set, and in which line of its file or at which place, where that is known.
    #[must_use]
    pub fn flaw(&self, flaw: &Flaw) -> String {
        let why = self.why(&flaw.why);
        match (flaw.line, flaw.at.first()) {
            (Some(line), _) => self.say("flaw-in-line", &[("line", line.into()), ("why", why.into())]),
            (None, Some(place)) => self.say("flaw-at-place", &[("place", shown(place)), ("why", why.into())]),
            (None, None) => why,
        }
    }

    /// Says what is wrong with a card set to whoever sees the place.
    #[must_use]
    pub fn why(&self, why: &Why) -> String {
        let what = |part: &Part| ("what", Arg::from(self.part(part)));
        let number = |name: &'static str, number: i64| (name, Arg::from(number));
        match why {
            Why::Range { what: part, found, min, max } => {
                self.say("flaw-range", &[what(part), number("found", *found), number("min", *min), number("max", *max)])
            }
            Why::Count { what: part, found, min, max } => {
                let exact = ("exact", if min == max { "yes" } else { "no" }.into());
                let found = ("found", (*found).into());
                self.say("flaw-count", &[what(part), found, exact, ("min", (*min).into()), ("max", (*max).into())])
            }
            Why::Tens { what: part, found } => {
                let example = ("example", (found / 10 * 10 + 10).into());
                self.say("flaw-tens", &[what(part), ("found", (*found).into()), example])
            }
            Why::Rise { what: part, found } => {
                let found = self.row(found.iter().map(i64::to_string));
                self.say("flaw-rise", &[what(part), ("found", found.into())])
            }
            Why::NoName { what: part } => self.say("flaw-no-name", &[what(part)]),
            Why::LongName { name, letters, most } => {
                let letters = ("letters", (*letters).into());
                self.say("flaw-long-name", &[("name", shown(name)), letters, ("most", (*most).into())])
            }
            Why::OddName { name } => self.say("flaw-odd-name", &[("name", shown(name))]),
            Why::SameName { what: part, name } => self.say("flaw-same-name", &[what(part), ("name", shown(name))]),
            Why::Game { id, args } => {
                let args: Vec<_> = args.iter().map(|(name, said)| (name.as_ref(), self.spoken_of(said))).collect();
                self.say(id, &args)
            }
            Why::Number { found, min, max } => {
                self.say("flaw-number", &[number("found", *found), number("min", *min), number("max", *max)])
            }
            Why::Form(form) => self.say("flaw-form", &[("form", name_of(*form).into())]),
            Why::Length { found, wanted } => {
                self.say("flaw-length", &[("found", (*found).into()), ("wanted", (*wanted).into())])
            }
            Why::Unknown { name, known } => self.say("flaw-unknown", &[("name", shown(name)), self.known_names(known)]),
            Why::Missing { name } => self.say("flaw-missing", &[("name", shown(name))]),
            Why::Choice { found, known } => {
                self.say("flaw-choice", &[("found", shown(found)), self.known_names(known)])
            }
            Why::Alone => self.text("flaw-alone"),
            Why::NeedsNumber => self.text("flaw-needs-number"),
            Why::Syntax { column, why } => {
                self.say("flaw-syntax", &[("column", (*column).into()), ("why", shown(why))])
            }
            Why::Unreadable(why) => self.say("flaw-unreadable", &[("why", shown(why))]),
            Why::TooMany => self.text("flaw-too-many"),
        }
    }

    fn part(&self, part: &Part) -> String {
        let what = self.text(&part.id);
        match &part.card {
            Some(card) => self.say("flaw-on-card", &[("what", what.into()), ("card", shown(card))]),
            None => what,
        }
    }

    fn spoken_of(&self, said: &Said) -> Arg {
        match said {
            Said::Number(number) => (*number).into(),
            Said::Text(text) => shown(text),
            Said::Part(part) => self.part(part).into(),
        }
    }

    /// What can stand somewhere: "`name` or `power`".
    fn known_names(&self, known: &[String]) -> (&'static str, Arg) {
        let known: Vec<String> = known.iter().map(|name| format!("`{name}`")).collect();
        ("known", self.one_of(&known).into())
    }
}

/// What the messages choose by.
const fn name_of(form: Form) -> &'static str {
    match form {
        Form::Flag => "flag",
        Form::Number => "number",
        Form::Text => "text",
        Form::List => "list",
        Form::Table => "table",
    }
}

/// A text from a file, in one line that cannot upset a terminal and is not too long.
fn shown(text: &str) -> Arg {
    let cut = if text.chars().count() > SHOWN { "…" } else { "" };
    let plain = |letter: char| match letter {
        '\n' => ' '.to_string(),
        letter if letter.is_control() => letter.escape_default().to_string(),
        letter => letter.to_string(),
    };
    (text.chars().take(SHOWN).map(plain).collect::<String>() + cut).into()
}
