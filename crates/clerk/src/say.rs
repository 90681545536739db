use serde::de::DeserializeOwned;
use serde_json::value::to_raw_value;
use shelf::Json;
use table::{Choice as _, Item, Menu, Seats, by_name};
use words::{Action, Catalogue, Describe, Language, Options, People, View, Words};

use crate::ask::{Log, Position, Reader};
use crate::{Clerk, MenuLine, Pick, Picked, Picture, Refusal};

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

    /// What happened, a sentence for each event.
    pub(crate) fn log(&mut self, log: &Log) -> Result<Vec<String>, Refusal> {
        let options: Options<F> = named(&log.options.to_string())?;
        let (words, people) = (self.words(&log.reader), people(&log.reader));
        log.events.iter().map(|event| Ok(F::event(words, &people, &options, &named(event.get())?))).collect()
    }

    /// Who has won.
    pub(crate) fn winners(&mut self, reader: &Reader, winners: Seats) -> String {
        F::winners(self.words(reader), &people(reader), winners)
    }

    /// The words for a reader: those of English where the module was made before anybody spoke their language.
    fn words(&mut self, reader: &Reader) -> &Words {
        let is_known =
            |(code, pictured, _): &(String, bool, Words)| *code == reader.language && *pictured == reader.pictured;
        if !self.words.as_ref().is_some_and(is_known) {
            self.words = None;
        }
        let (_, _, words) = self.words.get_or_insert_with(|| {
            let language = Language::preferred([reader.language.as_str()]);
            let words = Words::of_game(language, F::MESSAGES);
            let words = if reader.pictured { words.beside_pictures() } else { words };
            (reader.language.clone(), reader.pictured, words)
        });
        words
    }
}

fn people(reader: &Reader) -> People {
    People { names: reader.names.clone(), me: reader.me }
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
