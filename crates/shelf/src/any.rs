use std::any::Any;

use serde_json::Value;
use serde_json::value::RawValue;
use table::{
    BadOption, BadRecord, BySeat, CARDS, Fault, Game, Heuristic, Info, Ledger, Match, Places, Record, Salt, Seat,
    Seats, Seed, SetUpError, Told, Viewer, by_name,
};

use crate::remembered::Remembered;
use crate::{Speaks, UnknownGame, Visit, archive, fitting, with};

/// A piece of JSON that is passed on as it is.
pub type Json = Box<RawValue>;

/// A match whose game is known at run time: it speaks JSON, and remembers what was told at each ply.
///
/// What comes out is what a viewer may see, never a state.
pub struct AnyMatch(Box<dyn Speaks>);

/// An action that a match has allowed, or several at once: it can be written down and then played without another look.
pub struct Allowed {
    action: Json,
    typed: Box<dyn Any + Send>,
}

impl Allowed {
    /// What is done as the game itself writes it, with what the match that allowed it knows of it.
    #[must_use]
    pub fn new(action: Json, typed: Box<dyn Any + Send>) -> Self {
        Self { action, typed }
    }

    /// The action, and what the match knows of it.
    #[must_use]
    pub fn into_parts(self) -> (Json, Box<dyn Any + Send>) {
        (self.action, self.typed)
    }

    /// What is done as the game itself writes it: an action, or a list of those that a planned one stands for.
    #[must_use]
    pub fn action(&self) -> &Json {
        &self.action
    }
}

impl std::fmt::Debug for Allowed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // An answer may be sealed: it stays out of logs.
        f.write_str("Allowed")
    }
}

/// Why something could not be done with a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The table cannot be set up so.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
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
    /// The program of a frozen version of the rules gave no answer.
    #[error(transparent)]
    Fault(#[from] Fault),
}

impl AnyMatch {
    /// Sets up a table of the game called `slug`.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be set up so.
    pub fn new(slug: &str, options: Value, seats: u8, seed: Seed) -> Result<Self, Refused> {
        with(slug, SetUp { options, seats, seed })?
    }

    /// Sets up a table of the game `G`.
    ///
    /// # Errors
    /// When it cannot be set up so.
    pub fn of<G: Ledger>(options: Value, seats: u8, seed: Seed) -> Result<Self, Refused> {
        let (table, opening) = Match::<G>::new(read_options::<G>(options)?, seats, seed)?;
        Ok(Self(Box::new(Remembered::new(table, vec![opening]))))
    }

    /// Whether a table of the game `G` can be set up so.
    ///
    /// # Errors
    /// When it cannot.
    pub fn check_for<G: Game>(options: Value, seats: u8) -> Result<(), Refused> {
        Ok(Match::<G>::check(&read_options::<G>(options)?, seats)?)
    }

    /// Options of the game `G` with card sets named.
    ///
    /// # Errors
    /// When these are no options of it.
    pub fn name_options_of<G: Game>(options: Value) -> Result<Value, Refused> {
        let options = read_options::<G>(options)?;
        Ok(by_name(|| serde_json::to_value(options)).expect("options have a JSON form"))
    }

    /// A match that is played elsewhere, such as by the program of a frozen version.
    #[must_use]
    pub fn spoken(game: Box<dyn Speaks>) -> Self {
        Self(game)
    }

    /// Whether a table of the game called `slug` can be set up so.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be set up so.
    pub fn check(slug: &str, options: Value, seats: u8) -> Result<(), Refused> {
        with(slug, Check { options, seats })?
    }

    /// Options of the game called `slug` as they are sent to whoever has its card set already: with the set's name.
    ///
    /// # Errors
    /// When there is no such game, or these are no options of it.
    pub fn options_by_name(slug: &str, options: Value) -> Result<Value, Refused> {
        with(slug, ByName(options))?
    }

    /// Options of the game called `slug` with everything that was not said as usual, and the card set named or written.
    ///
    /// # Errors
    /// When there is no such game, or these are no options of it.
    pub fn options_in_full(slug: &str, options: Value) -> Result<Value, Refused> {
        with(slug, InFull(options))?
    }

    /// Options for another game like one before: in full, with the set in the box where that one had what was in it.
    ///
    /// # Errors
    /// When there is no such game, or today's rules do not read these options.
    pub fn options_anew(slug: &str, mut options: Value) -> Result<Value, Refused> {
        let is_boxed = |id: &str| archive(slug).is_ok_and(|archive| archive.find(id).is_some());
        if options.get(CARDS).and_then(Value::as_str).is_some_and(is_boxed) {
            options.as_object_mut().map(|options| options.remove(CARDS));
        }
        Self::options_in_full(slug, options)
    }

    /// Plays a record of today's rules again and checks it.
    ///
    /// # Errors
    /// Whatever is not as the record says.
    pub fn replay(record: &Record) -> Result<Self, Refused> {
        let (_, table) = fitting(record, |named| with(&record.game, Replay(named))?)?;
        Ok(table)
    }

    /// The same match as it was when `ply` actions had been played; the whole match where there are fewer.
    #[must_use]
    pub fn at_ply(&self, ply: usize) -> Self {
        Self(self.0.at_ply(ply))
    }

    /// The game.
    #[must_use]
    pub fn info(&self) -> Info {
        self.0.info()
    }

    /// The variants, as the game itself writes them.
    #[must_use]
    pub fn options(&self) -> Value {
        self.0.options()
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.0.seats()
    }

    /// Plays an action, given as JSON, for a seat; or several as one ply, given as a list.
    ///
    /// # Errors
    /// When it is not an action, or not allowed now; nothing has changed then.
    pub fn submit(&mut self, seat: Seat, action: &str) -> Result<(), Refused> {
        self.0.submit(seat, action)
    }

    /// Whether a seat may play an action, or a list of several, given as JSON, now.
    ///
    /// # Errors
    /// When it is not an action, or not allowed now.
    pub fn allow(&self, seat: Seat, action: &str) -> Result<Allowed, Refused> {
        self.0.allow(seat, action)
    }

    /// Plays what this match has allowed in this position, without another look.
    ///
    /// # Errors
    /// When it was allowed by a match of another game, or at another ply and is not possible at this one.
    pub fn play(&mut self, allowed: Allowed) -> Result<(), Refused> {
        self.0.play(allowed)
    }

    /// Takes back the last action of a seat.
    ///
    /// # Errors
    /// When it cannot be taken back freely; nothing has changed then.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        self.0.undo(seat)
    }

    /// Whether the last action of a seat can be taken back freely.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Refused> {
        self.0.can_undo(seat)
    }

    /// What a viewer sees, with everything that it takes to read it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> Json {
        self.0.view(viewer)
    }

    /// What a viewer sees, for whoever has the options of the match already: a designer's card set is named, not written.
    #[must_use]
    pub fn view_by_name(&self, viewer: Viewer) -> Json {
        self.0.view_by_name(viewer)
    }

    /// What a seat may do: a list of items, empty where it is not asked.
    #[must_use]
    pub fn menu(&self, seat: Seat) -> Json {
        self.0.menu(seat)
    }

    /// The same without what would leave a whole run of decisions to a [plan](table::Choice::is_planned).
    #[must_use]
    pub fn menu_by_hand(&self, seat: Seat) -> Json {
        self.0.menu_by_hand(seat)
    }

    /// Whether an action, given as JSON, that a seat may play now is such a plan.
    #[must_use]
    pub fn is_plan(&self, seat: Seat, action: &str) -> bool {
        self.0.is_plan(seat, action)
    }

    /// Every single action that a seat may choose, each amount counted: a list, always in the same order.
    #[must_use]
    pub fn actions(&self, seat: Seat) -> Json {
        self.0.actions(seat)
    }

    /// What a viewer was told, from ply `from` on (ply 0 is the set-up): each event with its ply.
    #[must_use]
    pub fn story(&self, viewer: Viewer, from: usize) -> Vec<(usize, Json)> {
        self.0.story(viewer, from)
    }

    /// All that anybody was told, ply by ply from ply `from` on, with who was: for the driver, never for a viewer.
    #[must_use]
    pub fn told(&self, from: usize) -> Vec<Vec<Told<Json>>> {
        self.0.told(from)
    }

    /// Works out what viewers are about to be shown, where that can go wrong; whatever is asked then has its answer.
    ///
    /// # Errors
    /// When the program of a frozen version gives none.
    pub fn prepare(&self) -> Result<(), Refused> {
        self.0.prepare()
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

    /// Where each seat stands in the game's own points: not for viewers before the end.
    #[must_use]
    pub fn scores(&self) -> BySeat<i32> {
        self.0.scores()
    }

    /// The round that is being played, counted from 1; the last one when the game is over.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.0.round()
    }

    /// How many actions have been played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.0.plies()
    }

    /// Who played the action at each ply, in order.
    #[must_use]
    pub fn actors(&self) -> Vec<Seat> {
        self.0.actors()
    }

    /// The record of the match; `seed` and `salts` are those that it was dealt from,
    /// `times` when each action was played, in milliseconds since 1970, where that is known.
    #[must_use]
    pub fn record(&self, players: Vec<String>, seed: &Seed, salts: &[Salt], times: &[u64]) -> Record {
        self.0.record(players, seed, salts, times)
    }
}

impl Clone for AnyMatch {
    fn clone(&self) -> Self {
        Self(self.0.copy())
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

    fn visit<G: Heuristic + Ledger>(self) -> Self::Output {
        AnyMatch::of::<G>(self.options, self.seats, self.seed)
    }
}

struct Check {
    options: Value,
    seats: u8,
}

impl Visit for Check {
    type Output = Result<(), Refused>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        AnyMatch::check_for::<G>(self.options, self.seats)
    }
}

struct ByName(Value);

impl Visit for ByName {
    type Output = Result<Value, Refused>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        AnyMatch::name_options_of::<G>(self.0)
    }
}

struct InFull(Value);

impl Visit for InFull {
    type Output = Result<Value, Refused>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        Ok(serde_json::to_value(read_options::<G>(self.0)?).expect("options have a JSON form"))
    }
}

struct Replay<'a>(&'a Record);

impl Visit for Replay<'_> {
    type Output = Result<AnyMatch, Refused>;

    fn visit<G: Heuristic + Ledger>(self) -> Self::Output {
        let (table, told) = self.0.replay::<G>()?;
        Ok(AnyMatch(Box::new(Remembered::new(table, told))))
    }
}

fn read_options<G: Game>(options: Value) -> Result<G::Options, SetUpError> {
    serde_json::from_value(options).map_err(|error| BadOption::from(error).into())
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
            let menu: Value = serde_json::from_str(table.menu(seat).get()).expect("a menu");
            let item = menu[0].clone();
            let action = item.get("one").or_else(|| item.pointer("/amount/of")).cloned().expect("an item");
            let action = if item.get("one").is_some() { action } else { json!(action) };
            table.submit(seat, &action.to_string()).expect("it is on the menu");
        }
        table
    }

    #[test]
    fn a_game_played_through_json_gives_a_record_that_replays() {
        let seed = Seed::from_text("any");
        let table = played("bids", 3, &seed);
        let record = table.record(vec!["a".into(), "b".into(), "c".into()], &seed, &[], &[]);
        let again = AnyMatch::replay(&Record::from_json(&record.to_json()).expect("a record")).expect("it replays");
        for viewer in Viewer::all(3) {
            assert_eq!(again.view(viewer).get(), table.view(viewer).get());
        }
        assert_eq!(again.places(), table.places());
    }

    #[test]
    fn what_is_wrong_is_said_and_changes_nothing() {
        let mut table = AnyMatch::new("bids", json!({"rounds": 1}), 3, Seed::from_text("s")).expect("a table");
        let seat = table.to_act().first().expect("somebody");
        let before = table.view(Viewer::Seat(seat)).get().to_owned();
        let nonsense = table.submit(seat, r#"{"bid": "pink 3"}"#).expect_err("no such card");
        assert!(nonsense.to_string().contains("`pink 3` is not a card"), "{nonsense}");
        let stranger = table.submit(seat.next(3), r#"{"bid": "red 1"}"#).expect_err("not asked");
        assert!(stranger.to_string().contains("is not asked now"), "{stranger}");
        assert_eq!(table.view(Viewer::Seat(seat)).get(), before);
        assert!(matches!(
            AnyMatch::new("bids", json!({"rounds": 99}), 3, Seed::from_text("s")),
            Err(Refused::SetUp(_))
        ));
        assert!(matches!(AnyMatch::new("bids", json!({}), 7, Seed::from_text("s")), Err(Refused::SetUp(_))));
        assert!(matches!(AnyMatch::new("go", json!({}), 2, Seed::from_text("s")), Err(Refused::Game(_))));
    }

    #[test]
    fn what_was_allowed_is_played_once_and_in_its_own_game_alone() {
        for info in GAMES {
            let new = |slug: &str| AnyMatch::new(slug, json!({}), 3, Seed::from_text("s")).expect("a table");
            let (mut table, mut submitted) = (new(info.slug), new(info.slug));
            let seat = table.to_act().first().expect("somebody");
            let actions: Value = serde_json::from_str(table.actions(seat).get()).expect("a list");
            let action = actions[0].to_string();
            let (once, again) =
                (table.allow(seat, &action).expect("possible"), table.allow(seat, &action).expect("so"));
            submitted.submit(seat, once.action().get()).expect("possible");
            let other = GAMES.iter().find(|other| other.slug != info.slug).expect("two games");
            assert!(matches!(
                new(other.slug).play(table.allow(seat, &action).expect("so")),
                Err(Refused::Unreadable(_))
            ));
            table.play(once).expect("nothing has happened since");
            for viewer in Viewer::all(3) {
                assert_eq!(table.view(viewer).get(), submitted.view(viewer).get());
                assert_eq!(table.story(viewer, 0).len(), submitted.story(viewer, 0).len());
            }
            let late = table.play(again).is_ok();
            assert_eq!(late, submitted.submit(seat, &action).is_ok(), "at another ply it is looked up again");
        }
    }

    /// Options with a set that differs from the one in the box in some number.
    fn with_own_cards(slug: &str, seats: u8) -> Value {
        fn numbers(value: &mut Value, work: &mut impl FnMut(&mut Value)) {
            match value {
                Value::Array(items) => items.iter_mut().for_each(|item| numbers(item, work)),
                Value::Object(members) => members.values_mut().for_each(|member| numbers(member, work)),
                Value::Number(_) => work(value),
                Value::Null | Value::Bool(_) | Value::String(_) => {}
            }
        }
        let standard = serde_json::to_value(crate::Printer::of(slug).expect("a game").standard()).expect("JSON");
        let changed = |wanted: usize| {
            let (mut set, mut at) = (standard.clone(), 0);
            numbers(&mut set, &mut |number| {
                if at == wanted {
                    *number = json!(number.as_i64().unwrap_or(0) + 1);
                }
                at += 1;
            });
            json!({ "cards": set })
        };
        let good = |options: &Value| AnyMatch::check(slug, options.clone(), seats).is_ok();
        (0..500).map(changed).find(good).expect("some number may be one more")
    }

    /// Whether two texts are read as the same view, the second by whoever has its card set.
    struct Same<'a>(&'a str, &'a str);

    impl Visit for Same<'_> {
        type Output = bool;

        fn visit<G: Heuristic>(self) -> bool {
            let whole: G::View = serde_json::from_str(self.0).expect("a view");
            whole == by_name(|| serde_json::from_str::<G::View>(self.1)).expect("a view")
        }
    }

    #[test]
    fn a_designers_set_is_named_to_whoever_has_it_and_written_out_otherwise() {
        for info in GAMES {
            let (slug, seats) = (info.slug, info.min_seats);
            let options = with_own_cards(slug, seats);
            let named = AnyMatch::options_by_name(slug, options.clone()).expect("good options");
            let name = named["cards"].as_str().expect("the name of a set").to_owned();
            let table = AnyMatch::new(slug, options, seats, Seed::from_text("s")).expect("a table");
            for viewer in Viewer::all(seats) {
                let (whole, brief) = (table.view(viewer), table.view_by_name(viewer));
                assert!(!whole.get().contains(&name) && with(slug, Same(whole.get(), brief.get())).expect("a game"));
                assert_eq!(brief.get().contains(&name), brief.get().len() < whole.get().len(), "{slug}");
            }
            assert!(AnyMatch::check(slug, named, seats).is_err(), "{slug}: whoever makes a table brings the set");
            let standard = AnyMatch::options_by_name(slug, json!({})).expect("the usual options");
            let name = standard["cards"].as_str().expect("the set in the box is named too");
            assert!(archive(slug).expect("a game").find(name).is_some(), "{slug}: {name}");
            assert_eq!(AnyMatch::options_in_full(slug, json!({})), Ok(standard), "nobody needs it written");
        }
    }

    #[test]
    fn the_list_has_no_game_twice() {
        let slugs: std::collections::HashSet<_> = GAMES.iter().map(|info| info.slug).collect();
        assert_eq!(slugs.len(), GAMES.len());
    }
}
