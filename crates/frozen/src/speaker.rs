use std::sync::Arc;

use bots::Review;
use clerk::{Ask, Label, Log, Lot, Past, Pick, Picked, Picture, Position, Reader, Sentence};
use serde_json::Value;
use shelf::{Json, Refused};
use table::Seats;
use words::Merit;

use crate::Program;
use crate::aside::Aside;
use crate::instance::Fuel;

/// Says what happens at a table in the words of its own rules, which today's may lack, and looks back on its game.
///
/// It is handed what a viewer is sent, and knows no table.
pub struct Speaker(Aside);

impl Speaker {
    pub(crate) fn new(program: Arc<Program>, options: Value) -> Self {
        Self(Aside::new(program, options))
    }

    /// A position in words.
    ///
    /// # Errors
    /// When it is none of these rules, or there is no answer.
    pub fn picture(&mut self, position: Position) -> Result<Picture, Refused> {
        self.0.ask(&Ask::Picture(position), Fuel::CALL)
    }

    /// What a pick of the menu of a position does.
    ///
    /// # Errors
    /// When the menu does not offer it, or there is no answer.
    pub fn pick(&mut self, position: Position, pick: Pick) -> Result<Picked, Refused> {
        self.0.ask(&Ask::Pick { position, pick }, Fuel::CALL)
    }

    /// What happened, a sentence for each event.
    ///
    /// # Errors
    /// When these are no events of the game, or there is no answer.
    pub fn log(&mut self, reader: Reader, events: Vec<Json>) -> Result<Vec<Sentence>, Refused> {
        let fuel = Fuel::replay(events.len());
        let options = self.0.options().clone();
        self.0.ask(&Ask::Log(Log { reader, options, events }), fuel)
    }

    /// What actions do, seen by whoever sees this view.
    ///
    /// # Errors
    /// When these are no actions of the game, or there is no answer.
    pub fn labels(&mut self, reader: Reader, view: Json, actions: Vec<Json>) -> Result<Vec<Label>, Refused> {
        self.0.ask(&Ask::Label { reader, view, actions }, Fuel::CALL)
    }

    /// What decides where everybody has finished, in the order in which it counts, once the game is over.
    ///
    /// # Errors
    /// When it is no view of the game, or there is no answer.
    pub fn merits(&mut self, reader: Reader, view: Json) -> Result<Vec<Merit>, Refused> {
        self.0.ask(&Ask::Merits { reader, view }, Fuel::CALL)
    }

    /// Everything that somebody can come to own at a table for so many, as a review numbers it.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn lots(&mut self, reader: Reader, seats: u8) -> Result<Vec<Lot>, Refused> {
        let options = self.0.options().clone();
        self.0.ask(&Ask::Lots { reader, options, seats }, Fuel::CALL)
    }

    /// The rules in the words of that day, as Markdown.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn rules(&mut self, language: &str) -> Result<String, Refused> {
        self.0.ask(&Ask::Rules { language: language.to_owned() }, Fuel::CALL)
    }

    /// Who has won, where these seats have.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn winners(&mut self, reader: Reader, winners: Seats) -> Result<String, Refused> {
        self.0.ask(&Ask::Winners { reader, winners }, Fuel::CALL)
    }

    /// What the strongest bot thinks of a game that is over.
    ///
    /// # Errors
    /// When the game cannot be played again, or there is no answer.
    pub fn review(&mut self, mut past: Past) -> Result<Review, Refused> {
        past.deal.options = self.0.options().clone();
        self.0.ask(&Ask::Review(past), Fuel::REVIEW)
    }
}

impl std::fmt::Debug for Speaker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Speaker")
    }
}
