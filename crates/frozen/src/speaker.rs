use std::sync::Arc;

use bots::Review;
use clerk::{Ask, Log, Past, Pick, Picked, Picture, Position, Reader};
use serde_json::Value;
use shelf::{Json, Refused};
use table::Seats;

use crate::Program;
use crate::aside::Aside;
use crate::instance::Fuel;

/// Says what happens at a table in the words of its own rules, which today's may lack, and looks back on its game.
///
/// It is handed what a viewer is sent, and knows no table.
pub struct Speaker(Aside);

impl Speaker {
    pub(crate) const fn new(program: Arc<Program>, options: Value) -> Self {
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
    pub fn log(&mut self, reader: Reader, events: Vec<Json>) -> Result<Vec<String>, Refused> {
        let fuel = Fuel::replay(events.len());
        let options = self.0.options().clone();
        self.0.ask(&Ask::Log(Log { reader, options, events }), fuel)
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
    pub fn review(&mut self, past: Past) -> Result<Review, Refused> {
        self.0.ask(&Ask::Review(past), Fuel::REVIEW)
    }
}

impl std::fmt::Debug for Speaker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Speaker")
    }
}
