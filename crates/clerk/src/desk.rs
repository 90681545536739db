use std::fmt;

use bots::AnyBot;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use shelf::{AnyMatch, Json};
use table::{NoUndo, Seat, Viewer};
use words::{Catalogue, Describe, Language, Words};

use crate::ask::{Ask, Deal};
use crate::{About, Answer, Dealt, Look, Play, Played, Refusal, Standing};

/// Answers what it is asked about one table of a game.
///
/// It keeps the table, the bot that was asked last and the words that were needed last, and nothing else.
pub struct Clerk<F> {
    pub(crate) table: Option<AnyMatch>,
    pub(crate) bot: Option<(bots::Level, u64, AnyBot)>,
    pub(crate) words: Option<(Tongue, Words)>,
    face: std::marker::PhantomData<fn() -> F>,
}

/// In which way things are said: the language, whether beside a table that is drawn, and whether names are marked.
pub(crate) type Tongue = (String, bool, bool);

impl<F> Clerk<F> {
    /// A clerk without a table.
    #[must_use]
    pub const fn new() -> Self {
        Self { table: None, bot: None, words: None, face: std::marker::PhantomData }
    }
}

impl<F> Default for Clerk<F> {
    fn default() -> Self {
        Self::new()
    }
}

impl<F> fmt::Debug for Clerk<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The table holds everyone's secrets.
        f.write_str("Clerk")
    }
}

impl<F: Catalogue + Describe> Clerk<F> {
    /// Answers an [`Ask`] with an [`Answer`], both as JSON.
    pub fn answer(&mut self, ask: &str) -> String {
        let ask = serde_json::from_str(ask).map_err(|error| Refusal::Unknown(error.to_string()));
        let answer = match ask.and_then(|ask| self.done(ask)) {
            Ok(done) => Answer::Done(done),
            Err(refusal) => Answer::Refused(refusal),
        };
        serde_json::to_string(&answer).expect("an answer has a JSON form")
    }

    fn done(&mut self, ask: Ask) -> Result<Json, Refusal> {
        match ask {
            Ask::About => json(&About::of::<F>()),
            Ask::Check { options, seats } => json(&AnyMatch::check_for::<F::Game>(options, seats)?),
            Ask::Name { options } => json(&AnyMatch::name_options_of::<F::Game>(options)?),
            Ask::Deal(deal) => json(&self.deal(deal)?),
            Ask::Submit(Play { seat, action }) => {
                let table = self.playing()?;
                let allowed = table.allow(seat, action.get())?;
                let action = allowed.action().clone();
                table.play(allowed)?;
                json(&Played { action, standing: standing(table) })
            }
            Ask::Allow(Play { seat, action }) => {
                let table = self.playing()?;
                let (action, trial) =
                    (table.allow(seat, action.get())?.action().clone(), table.allow(seat, action.get())?);
                // Whoever asks writes it down before it is played, so whatever stops it stops it now.
                table.clone().play(trial)?;
                Ok(action)
            }
            Ask::Undo { seat } => {
                let table = self.playing()?;
                table.undo(seat)?;
                json(&standing(table))
            }
            Ask::Look { from } => json(&look(self.playing()?, from)),
            Ask::View { viewer } => Ok(self.playing()?.view(viewer)),
            Ask::Actions { seat } => Ok(self.playing()?.actions(seat)),
            Ask::Choose(dilemma) => json(&self.choose(&dilemma)?),
            Ask::Review(past) => json(&Self::review(past)?),
            Ask::Picture(position) => json(&self.picture(&position)?),
            Ask::Pick { position, pick } => json(&self.pick(&position, pick)?),
            Ask::Label { reader, view, actions } => json(&self.labels(&reader, &view, &actions)?),
            Ask::Log(log) => json(&self.log(&log)?),
            Ask::Merits { reader, view } => json(&self.merits(&reader, &view)?),
            Ask::Lots { reader, options, seats } => json(&self.lots(&reader, &options, seats)?),
            Ask::Rules { language } => json(&F::RULES.of(Language::preferred([&*language]))),
            Ask::Winners { reader, winners } => json(&self.winners(&reader, winners)),
        }
    }

    fn deal(&mut self, Deal { options, seats, seed, log }: Deal) -> Result<Dealt, Refusal> {
        let named = AnyMatch::name_options_of::<F::Game>(options.clone())?;
        let mut table = AnyMatch::of::<F::Game>(options, seats, seed)?;
        let mut actions = Vec::with_capacity(log.len());
        for Play { seat, action } in log {
            let allowed = table.allow(seat, action.get())?;
            actions.push(allowed.action().clone());
            table.play(allowed)?;
        }
        let dealt = Dealt { options: table.options(), named, log: actions, standing: standing(&table) };
        self.table = Some(table);
        Ok(dealt)
    }

    fn playing(&mut self) -> Result<&mut AnyMatch, Refusal> {
        self.table.as_mut().ok_or(Refusal::NoTable)
    }
}

fn standing(table: &AnyMatch) -> Standing {
    Standing { to_act: table.to_act(), places: table.places(), round: table.round() }
}

fn look(table: &AnyMatch, from: usize) -> Look {
    let seats = || Seat::all(table.seats());
    let why_not = |seat| match table.can_undo(seat) {
        Err(shelf::Refused::NoUndo(why)) => Some(why),
        // There is no other reason.
        Err(_) => Some(NoUndo::Nothing),
        Ok(()) => None,
    };
    Look {
        views: Viewer::all(table.seats()).map(|viewer| table.view_by_name(viewer)).collect(),
        menus: seats().map(|seat| table.menu(seat)).collect(),
        undo: seats().map(why_not).collect(),
        scores: table.scores(),
        told: table.told(from),
    }
}

/// An answer as JSON.
pub(crate) fn json(answer: &impl Serialize) -> Result<Json, Refusal> {
    to_raw_value(answer).map_err(|error| Refusal::Unreadable(error.to_string()))
}

/// A text that is JSON already.
pub(crate) fn raw(text: String) -> Result<Json, Refusal> {
    RawValue::from_string(text).map_err(|error| Refusal::Unreadable(error.to_string()))
}

#[cfg(test)]
mod tests;
