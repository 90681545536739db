use serde_json::Value;
use table::{BadRecord, Game, Heuristic, Info, Match, Places, Record, Salt, Seat, Seats, Seed, Viewer};

use crate::{UnknownGame, Visit, with};

/// A match whose game is known at run time: it speaks JSON.
///
/// What comes out is what a viewer may see, never a state.
pub struct AnyMatch(Box<dyn Speaks>);

/// Why something could not be done with a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The table cannot be set up so.
    #[error("{0}")]
    SetUp(String),
    /// The text is not an action of the game.
    #[error("this is not an action of the game: {0}")]
    Unreadable(String),
    /// The rules do not allow it; the reason says what they do allow.
    #[error("{0}")]
    Rejected(String),
    /// It cannot be taken back.
    #[error(transparent)]
    NoUndo(#[from] table::NoUndo),
    /// The record is not to be trusted.
    #[error(transparent)]
    Record(#[from] BadRecord),
}

impl AnyMatch {
    /// Sets up a table of the game called `slug`.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be set up so.
    pub fn new(slug: &str, options: Value, seats: u8, seed: Seed) -> Result<Self, Refused> {
        with(slug, SetUp { options, seats, seed })?
    }

    /// Plays a record again and checks it.
    ///
    /// # Errors
    /// Whatever is not as the record says.
    pub fn replay(record: &Record) -> Result<Self, Refused> {
        with(&record.game, Replay(record))?
    }

    /// The game.
    #[must_use]
    pub fn info(&self) -> Info {
        self.0.info()
    }

    /// Plays an action for a seat; gives what was told, each event with the seats that hear it.
    ///
    /// # Errors
    /// When it is not an action, or not allowed now; nothing has changed then.
    pub fn submit(&mut self, seat: Seat, action: Value) -> Result<Vec<Value>, Refused> {
        self.0.submit(seat, action)
    }

    /// Takes back the last action of a seat.
    ///
    /// # Errors
    /// When it cannot be taken back freely.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        self.0.undo(seat)
    }

    /// What a viewer sees.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> Value {
        self.0.view(viewer)
    }

    /// What a seat may do.
    #[must_use]
    pub fn menu(&self, seat: Seat) -> Value {
        self.0.menu(seat)
    }

    /// Who is asked.
    #[must_use]
    pub fn to_act(&self) -> Seats {
        self.0.to_act()
    }

    /// The order of finish, once the game is over.
    #[must_use]
    pub fn places(&self) -> Option<Places> {
        self.0.places()
    }

    /// How many actions have been played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.0.plies()
    }

    /// The record of the match; `seed` and `salts` are those that it was dealt from.
    #[must_use]
    pub fn record(&self, players: Vec<String>, seed: &Seed, salts: &[Salt]) -> Record {
        self.0.record(players, seed, salts)
    }
}

impl std::fmt::Debug for AnyMatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The state stays out of logs: it holds everyone's secrets.
        write!(f, "AnyMatch({}, {} actions)", self.info().slug, self.plies())
    }
}

struct SetUp {
    options: Value,
    seats: u8,
    seed: Seed,
}

impl Visit for SetUp {
    type Output = Result<AnyMatch, Refused>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        let options: G::Options =
            serde_json::from_value(self.options).map_err(|error| Refused::SetUp(error.to_string()))?;
        let (table, _) =
            Match::<G>::new(options, self.seats, self.seed).map_err(|error| Refused::SetUp(error.to_string()))?;
        Ok(AnyMatch(Box::new(table)))
    }
}

struct Replay<'a>(&'a Record);

impl Visit for Replay<'_> {
    type Output = Result<AnyMatch, Refused>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        let (table, _) = self.0.replay::<G>()?;
        Ok(AnyMatch(Box::new(table)))
    }
}

/// What [`AnyMatch`] offers, for each game.
trait Speaks: Send + Sync {
    fn info(&self) -> Info;
    fn submit(&mut self, seat: Seat, action: Value) -> Result<Vec<Value>, Refused>;
    fn undo(&mut self, seat: Seat) -> Result<(), Refused>;
    fn view(&self, viewer: Viewer) -> Value;
    fn menu(&self, seat: Seat) -> Value;
    fn to_act(&self) -> Seats;
    fn places(&self) -> Option<Places>;
    fn plies(&self) -> usize;
    fn record(&self, players: Vec<String>, seed: &Seed, salts: &[Salt]) -> Record;
}

impl<G: Game> Speaks for Match<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn submit(&mut self, seat: Seat, action: Value) -> Result<Vec<Value>, Refused> {
        let action = serde_json::from_value(action).map_err(|error| Refused::Unreadable(error.to_string()))?;
        let told = self.submit(seat, action).map_err(|rejected| Refused::Rejected(rejected.to_string()))?;
        Ok(told.iter().map(json).collect())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        self.undo(seat)?;
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.state().view(viewer))
    }

    fn menu(&self, seat: Seat) -> Value {
        json(&self.menu(seat))
    }

    fn to_act(&self) -> Seats {
        self.state().to_act()
    }

    fn places(&self) -> Option<Places> {
        self.state().places()
    }

    fn plies(&self) -> usize {
        self.log().len()
    }

    fn record(&self, players: Vec<String>, seed: &Seed, salts: &[Salt]) -> Record {
        self.record(players, seed, salts, &[])
    }
}

fn json(thing: &impl serde::Serialize) -> Value {
    serde_json::to_value(thing).expect("whatever travels has a JSON form")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::GAMES;

    /// Plays a game through JSON alone, always the first thing on the menu.
    fn played(slug: &str, seats: u8, seed: &Seed) -> AnyMatch {
        let mut table = AnyMatch::new(slug, json!({}), seats, seed.salted(&[])).expect("a table");
        while let Some(seat) = table.to_act().first() {
            let item = table.menu(seat)[0].clone();
            let action = item.get("one").or_else(|| item.pointer("/amount/of")).cloned().expect("an item");
            let action = if item.get("one").is_some() { action } else { json!(action) };
            table.submit(seat, action).expect("it is on the menu");
        }
        table
    }

    #[test]
    fn a_game_played_through_json_gives_a_record_that_replays() {
        let seed = Seed::from_text("any");
        let table = played("bids", 3, &seed);
        let record = table.record(vec!["a".into(), "b".into(), "c".into()], &seed, &[]);
        let again = AnyMatch::replay(&Record::from_json(&record.to_json()).expect("a record")).expect("it replays");
        for viewer in Viewer::all(3) {
            assert_eq!(again.view(viewer), table.view(viewer));
        }
        assert_eq!(again.places(), table.places());
    }

    #[test]
    fn what_is_wrong_is_said_and_changes_nothing() {
        let mut table = AnyMatch::new("bids", json!({"rounds": 1}), 3, Seed::from_text("s")).expect("a table");
        let seat = table.to_act().first().expect("somebody");
        let before = table.view(Viewer::Seat(seat));
        let nonsense = table.submit(seat, json!({"bid": "pink 3"})).expect_err("no such card");
        assert!(nonsense.to_string().contains("`pink 3` is not a card"), "{nonsense}");
        let stranger = table.submit(seat.next(3), json!({"bid": "red 1"})).expect_err("not asked");
        assert!(stranger.to_string().contains("is not asked now"), "{stranger}");
        assert_eq!(table.view(Viewer::Seat(seat)), before);
        assert!(matches!(
            AnyMatch::new("bids", json!({"rounds": 99}), 3, Seed::from_text("s")),
            Err(Refused::SetUp(_))
        ));
        assert!(matches!(AnyMatch::new("bids", json!({}), 7, Seed::from_text("s")), Err(Refused::SetUp(_))));
        assert!(matches!(AnyMatch::new("go", json!({}), 2, Seed::from_text("s")), Err(Refused::Game(_))));
    }

    #[test]
    fn the_list_has_no_game_twice() {
        let slugs: std::collections::HashSet<_> = GAMES.iter().map(|info| info.slug).collect();
        assert_eq!(slugs.len(), GAMES.len());
    }
}
