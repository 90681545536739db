//! What cannot be done, and what could be instead.

use std::borrow::Borrow;

use table::{BadOption, BadRecord, Fault, Kind, SetUpError};

use crate::Words;

impl Words {
    /// Says why a table cannot be set up.
    #[must_use]
    pub fn bad_set_up(&self, bad: &SetUpError) -> String {
        match bad {
            SetUpError::Seats { title, min, max, seats } => self.say(
                "bad-seats",
                &[
                    ("game", (*title).into()),
                    ("min", (*min).into()),
                    ("max", (*max).into()),
                    ("seats", (*seats).into()),
                ],
            ),
            SetUpError::Options(bad) => self.bad_option(bad),
        }
    }

    /// Says what is wrong with an option.
    #[must_use]
    pub fn bad_option(&self, bad: &BadOption) -> String {
        match bad {
            BadOption::Unknown { name, known } => self.say(
                "bad-option-unknown",
                &[("name", name.as_str().into()), ("known", self.row(known.iter().copied()).into())],
            ),
            BadOption::BadValue { name, value, kind } => self.say(
                "bad-option-value",
                &[("name", (*name).into()), ("value", value.as_str().into()), ("kind", self.kind(*kind).into())],
            ),
            BadOption::NotWith { name, value, seats, instead } => self.say(
                "bad-option-not-with",
                &[
                    ("name", (*name).into()),
                    ("value", value.as_str().into()),
                    ("seats", (*seats).into()),
                    ("instead", self.one_of(instead).into()),
                ],
            ),
            BadOption::Cards(flaw) => self.flaw(flaw),
            BadOption::Malformed(why) => self.say("bad-option-malformed", &[("why", why.as_str().into())]),
        }
    }

    /// Says why a record cannot be trusted or played.
    #[must_use]
    pub fn bad_record(&self, bad: &BadRecord) -> String {
        match bad {
            BadRecord::Unreadable(why) => self.say("bad-record-unreadable", &[("why", why.as_str().into())]),
            BadRecord::Format(found) => {
                self.say("bad-record-format", &[("found", (*found).into()), ("here", table::FORMAT.into())])
            }
            BadRecord::Game { found, expected } => {
                self.say("bad-record-game", &[("found", found.as_str().into()), ("expected", (*expected).into())])
            }
            BadRecord::Rules { found, here } => {
                self.say("bad-record-rules", &[("found", (*found).into()), ("here", (*here).into())])
            }
            BadRecord::Hash { found, written } => {
                self.say("bad-record-hash", &[("found", found.as_str().into()), ("written", written.as_str().into())])
            }
            BadRecord::Commitment => self.text("bad-record-commitment"),
            BadRecord::Replay(why) => self.say("bad-record-replay", &[("why", why.as_str().into())]),
            BadRecord::Places { found, written } => {
                self.say("bad-record-places", &[("found", found.as_str().into()), ("written", written.as_str().into())])
            }
        }
    }

    /// Says why a frozen version of rules gives no answer.
    #[must_use]
    pub fn fault(&self, fault: &Fault) -> String {
        match fault {
            Fault::Missing { game, rules } => {
                self.say("fault-missing", &[("game", game.as_str().into()), ("rules", (*rules).into())])
            }
            Fault::Endless => self.text("fault-endless"),
            Fault::Memory => self.text("fault-memory"),
            Fault::Trap(why) => self.say("fault-trap", &[("why", why.as_str().into())]),
            Fault::Nonsense(why) => self.say("fault-nonsense", &[("why", why.as_str().into())]),
            Fault::Unusable(why) => self.say("fault-unusable", &[("why", why.as_str().into())]),
        }
    }

    /// What an option takes.
    fn kind(&self, kind: Kind) -> String {
        match kind {
            Kind::Flag => self.one_of(&["on", "off"]),
            Kind::Number { min, max } => self.say("takes-number", &[("min", min.into()), ("max", max.into())]),
            Kind::OneOf(values) => self.one_of(values),
            Kind::Cards => self.text("takes-cards"),
        }
    }

    /// Values of which one is to be chosen: "auto, on or off".
    pub(crate) fn one_of<T: Borrow<str>>(&self, values: &[T]) -> String {
        match values {
            [] => String::new(),
            [one] => one.borrow().to_owned(),
            [first @ .., last] => self.say(
                "one-of",
                &[("first", self.row(first.iter().map(T::borrow)).into()), ("last", last.borrow().into())],
            ),
        }
    }
}
