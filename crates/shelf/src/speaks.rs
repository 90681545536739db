use serde_json::Value;
use table::{BySeat, Info, Places, Record, Salt, Seat, Seats, Seed, Told, Viewer, by_name};

use crate::{Allowed, Json, Refused};

/// What a match has to say for an [`AnyMatch`](crate::AnyMatch), which says what each of these is.
pub trait Speaks: Send + Sync {
    /// The same match once more.
    fn copy(&self) -> Box<dyn Speaks>;

    /// The match as it was when so many actions had been played.
    fn at_ply(&self, ply: usize) -> Box<dyn Speaks>;

    /// The game.
    fn info(&self) -> Info;

    /// The variants, as the game itself writes them.
    fn options(&self) -> Value;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// Plays an action for a seat.
    ///
    /// # Errors
    /// When it is not an action, or not allowed now.
    fn submit(&mut self, seat: Seat, action: &str) -> Result<(), Refused>;

    /// Whether a seat may play an action now.
    ///
    /// # Errors
    /// When it is not an action, or not allowed now.
    fn allow(&self, seat: Seat, action: &str) -> Result<Allowed, Refused>;

    /// Plays what was allowed.
    ///
    /// # Errors
    /// When it was allowed elsewhere and is not possible here.
    fn play(&mut self, allowed: Allowed) -> Result<(), Refused>;

    /// Takes back the last action of a seat.
    ///
    /// # Errors
    /// When it cannot be taken back freely.
    fn undo(&mut self, seat: Seat) -> Result<(), Refused>;

    /// Whether the last action of a seat can be taken back freely.
    ///
    /// # Errors
    /// Why it cannot.
    fn can_undo(&self, seat: Seat) -> Result<(), Refused>;

    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Json;

    /// The same with card sets named, not written.
    fn view_by_name(&self, viewer: Viewer) -> Json {
        by_name(|| self.view(viewer))
    }

    /// What a seat may do.
    fn menu(&self, seat: Seat) -> Json;

    /// The same without plans.
    fn menu_by_hand(&self, seat: Seat) -> Json;

    /// Whether an action that a seat may play is a plan.
    fn is_plan(&self, seat: Seat, action: &str) -> bool;

    /// Every single action that a seat may choose.
    fn actions(&self, seat: Seat) -> Json;

    /// What a viewer was told.
    fn story(&self, viewer: Viewer, from: usize) -> Vec<(usize, Json)>;

    /// All that anybody was told, with who was.
    fn told(&self, from: usize) -> Vec<Vec<Told<Json>>>;

    /// Works out what viewers are about to be shown, where that can go wrong.
    ///
    /// # Errors
    /// When it does.
    fn prepare(&self) -> Result<(), Refused> {
        Ok(())
    }

    /// Who is asked.
    fn to_act(&self) -> Seats;

    /// The order of finish.
    fn places(&self) -> Option<Places>;

    /// Everybody's points.
    fn scores(&self) -> BySeat<i32>;

    /// The round.
    fn round(&self) -> u8;

    /// How many actions have been played.
    fn plies(&self) -> usize;

    /// Who played each of them.
    fn actors(&self) -> Vec<Seat>;

    /// The record.
    fn record(&self, players: Vec<String>, seed: &Seed, salts: &[Salt], times: &[u64]) -> Record;
}
