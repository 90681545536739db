use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::to_raw_value;
use shelf::{AnyMatch, Json};
use table::{Choice as _, Item, Ledger as _, Menu, Seats, by_name};
use words::{Action, Catalogue, Describe, Language, Merit, Options, Part, People, View, Words};

use crate::ask::{Log, Position, Reader};
use crate::{Clerk, Label, Lot, MenuLine, Pick, Picked, Picture, Refusal, Sentence};

impl<F: Catalogue + Describe> Clerk<F> {
    /// A position in words.
    pub(crate) fn picture(&mut self, position: &Position) -> Result<Picture, Refusal> {
        let (view, menu) = read::<F>(position)?;
        let (words, people) = (self.words(&position.reader), people(&position.reader));
        let items = menu.items();
        let line = |item: &Item<Action<F>>| {
            let action = item.nth(0);
            let range = match *item {
                Item::Amount { min, max, step, .. } if max > min => Some([min, max, step]),
                Item::Amount { .. } | Item::One(_) => None,
            };
            MenuLine {
                kind: F::choice(words, action),
                label: F::action(words, &people, &view, action),
                range,
                least: action.amount(),
            }
        };
        let find = |action: Action<F>| {
            let line = items.iter().position(|item| item.contains(action))?;
            Some(Pick { line, amount: action.amount() })
        };
        Ok(Picture {
            when: F::when(words, &view),
            prompt: position.asked.map(|seat| F::prompt(words, &people, &view, seat)).unwrap_or_default(),
            tableau: F::tableau(words, &people, &view).finding(&find),
            lines: items.iter().map(line).collect(),
        })
    }

    /// What a pick of a menu does.
    pub(crate) fn pick(&mut self, position: &Position, pick: Pick) -> Result<Picked, Refusal> {
        let (view, menu) = read::<F>(position)?;
        let Some(line) = menu.items().get(pick.line) else {
            return Err(Refusal::Rejected(format!("the menu has no line {}", pick.line)));
        };
        let action = match *line {
            Item::One(action) => action,
            Item::Amount { of, .. } => of.with_amount(pick.amount),
        };
        if !line.contains(action) {
            return Err(Refusal::Rejected(format!("the line does not go to {}", pick.amount)));
        }
        let label = F::action(self.words(&position.reader), &people(&position.reader), &view, action);
        Ok(Picked { action: json(&action), label })
    }

    /// What actions do.
    pub(crate) fn labels(&mut self, reader: &Reader, view: &Json, actions: &[Json]) -> Result<Vec<Label>, Refusal> {
        let view: View<F> = named(view.get())?;
        let (words, people) = (self.words(reader), people(reader));
        let label = |action: &Json| {
            let action: Action<F> = named(action.get())?;
            Ok(Label { kind: F::choice(words, action), label: F::action(words, &people, &view, action) })
        };
        actions.iter().map(label).collect()
    }

    /// What happened, a sentence for each event.
    pub(crate) fn log(&mut self, Log { reader, options, events }: &Log) -> Result<Vec<Sentence>, Refusal> {
        let options: Options<F> = named(&options.to_string())?;
        let (words, people) = (self.words(reader), people(reader));
        // As somebody reads it who is not of them: this one has all the names.
        let outside = People { me: None, ..people.marked() };
        let sentence = |event: &Json| {
            let event = named(event.get())?;
            let told = F::event(words, &outside, &options, &event);
            Ok(Sentence {
                text: F::event(words, &people, &options, &event),
                actor: match words::parts(&told).first() {
                    Some(Part::Seat(seat, _)) => Some(*seat),
                    Some(Part::Text(_) | Part::Card(_)) | None => None,
                },
                about: words::named(&told),
                chapter: F::chapter(words, &people, &options, &event),
            })
        };
        events.iter().map(sentence).collect()
    }

    /// What decides where everybody has finished.
    pub(crate) fn merits(&mut self, reader: &Reader, view: &Json) -> Result<Vec<Merit>, Refusal> {
        let view: View<F> = named(view.get())?;
        Ok(F::merits(self.words(reader), &view))
    }

    /// Everything that somebody can come to own.
    pub(crate) fn lots(&mut self, reader: &Reader, options: &Value, seats: u8) -> Result<Vec<Lot>, Refusal> {
        by_name(|| AnyMatch::check_for::<F::Game>(options.clone(), seats))?;
        let options: Options<F> = named(&options.to_string())?;
        let words = self.words(reader);
        let lot = |lot| {
            let kind = F::Game::kind(lot);
            let kind_name = words.lot_kind(F::INFO.slug, kind);
            Lot { name: F::lot(words, &options, lot), kind: kind.to_owned(), kind_name }
        };
        Ok(F::Game::lots(&options, seats).into_iter().map(lot).collect())
    }

    /// Who has won.
    pub(crate) fn winners(&mut self, reader: &Reader, winners: Seats) -> String {
        F::winners(self.words(reader), &people(reader), winners)
    }

    /// The words for a reader: those of English where the module was made before anybody spoke their language.
    fn words(&mut self, reader: &Reader) -> &Words {
        let tongue = (reader.language.clone(), reader.pictured, reader.marked);
        if self.words.as_ref().is_some_and(|(known, _)| *known != tongue) {
            self.words = None;
        }
        let (_, words) = self.words.get_or_insert_with(|| {
            let language = Language::preferred([reader.language.as_str()]);
            let words = Words::of_game(language, F::MESSAGES);
            let words = if reader.pictured { words.beside_pictures() } else { words };
            (tongue, if reader.marked { words.marking() } else { words })
        });
        words
    }
}

fn people(reader: &Reader) -> People {
    let people = People { names: reader.names.clone(), me: reader.me };
    if reader.marked { people.marked() } else { people }
}

fn read<F: Describe>(position: &Position) -> Result<(View<F>, Menu<Action<F>>), Refusal> {
    Ok((named(position.view.get())?, named(position.menu.get())?))
}

/// What was written for whoever knows the card sets by their names.
fn named<T: DeserializeOwned>(text: &str) -> Result<T, Refusal> {
    by_name(|| serde_json::from_str(text)).map_err(|error| Refusal::Unreadable(error.to_string()))
}

fn json<F: table::Choice>(action: &F) -> Json {
    to_raw_value(action).expect("an action has a JSON form")
}
