use std::time::Duration;

use bots::Patience;
use frozen::Rules;
use lab::Entrant;
use serde_json::Value;
use shelf::{AnyMatch, Json};
use sitting::{Breakdown, Dated, Phase as Stage, Sitting};
use table::{Record, Seat, Seats, Viewer};
use wire::{
    Chair, Clock, Fairness, Moment, PersonId, Phase, Plans, Position, Sheet, Sitter, Story, TableId, TakeBack, Telling,
    Update, Visibility,
};

use crate::book::{Book, Eyes, Flaw, FromPlayback, Round, Source, ToPlayback};
use crate::save::{Player, Save, acted};

/// How long the decisions of a seat are weighed at most.
const WEIGHING: Duration = Duration::from_secs(8);
/// How much of that work is worth telling.
const STEP: f32 = 0.04;

/// Reads games that are over to the page.
#[derive(Default)]
pub(crate) struct Playback {
    reading: Option<Reading>,
}

impl Playback {
    /// Does what the page asks, and says what comes of it.
    pub(crate) fn hear(&mut self, wish: ToPlayback, say: &dyn Fn(FromPlayback)) {
        match (wish, &mut self.reading) {
            (ToPlayback::Open(source), _) => match Reading::open(source) {
                Ok(mut reading) => {
                    say(FromPlayback::Book(Box::new(reading.book())));
                    say(FromPlayback::Seen(Box::new(reading.look(reading.plies(), Eyes::Onlooker))));
                    self.reading = Some(reading);
                }
                Err(flaw) => say(FromPlayback::Flawed(flaw)),
            },
            (ToPlayback::Ponder(text), _) => ponder(&text, say),
            (ToPlayback::Weigh { source, seat }, _) => match weigh(source, seat, say) {
                Ok(weighed) => say(weighed),
                Err(flaw) => say(FromPlayback::Flawed(flaw)),
            },
            (ToPlayback::Look { ply, eyes }, Some(reading)) => {
                say(FromPlayback::Seen(Box::new(reading.look(ply as usize, eyes))));
            }
            (ToPlayback::Verify, Some(reading)) => say(FromPlayback::Verified(reading.verify().err())),
            (ToPlayback::PlayOn { id, ply, players, now }, Some(reading)) => {
                say(FromPlayback::Laid(Box::new(reading.table(id, ply as usize, players, now))));
            }
            (ToPlayback::Look { .. } | ToPlayback::Verify | ToPlayback::PlayOn { .. }, None) => {}
        }
    }
}

/// Thinks about a record, and says what it knows again and again.
fn ponder(text: &str, say: &dyn Fn(FromPlayback)) {
    let thought = |review: &bots::Review, done| say(FromPlayback::Thought { review: Box::new(review.clone()), done });
    let all = Record::from_json(text).map_err(Flaw::from).and_then(|record| {
        Ok(frozen::review(&record, Patience::default(), &mut |review, done| thought(review, done))?)
    });
    match all {
        Ok(review) => thought(&review, 1.0),
        Err(flaw) => say(FromPlayback::Flawed(flaw)),
    }
}

/// Looks for the decisions that cost a seat most, and says again and again how far that is.
fn weigh(source: Source, seat: Seat, say: &dyn Fn(FromPlayback)) -> Result<FromPlayback, Flaw> {
    let Reading { record, .. } = Reading::open(source)?;
    let mut told = 0.0;
    let costly = frozen::costliest(&record, seat, WEIGHING, &mut |done| {
        if done >= told + STEP {
            told = done;
            say(FromPlayback::Weighing(done));
        }
    })?;
    Ok(FromPlayback::Weighed { hash: record.hash, costly })
}

/// The record of a game that is over.
fn read(source: Source) -> Result<Record, Flaw> {
    match source {
        Source::Table(save) => written_down(&save),
        Source::Record(text) => Ok(Record::from_json(&text)?),
    }
}

/// A game that is over, open at some ply.
struct Reading {
    record: Record,
    rules: Rules,
    /// The record with the version of the code that plays it, and its card set named.
    named: Record,
    whole: AnyMatch,
    now: AnyMatch,
    version: u64,
    narration: Narration,
}

/// What one viewer is told over the whole game, and how much of it the page has.
struct Narration {
    viewer: Viewer,
    events: Vec<(usize, Json)>,
    shown: usize,
}

impl Reading {
    fn open(source: Source) -> Result<Self, Flaw> {
        let record = read(source)?;
        let (rules, named, whole) = Rules::fitting(&record)?;
        whole.places().ok_or(Flaw::Unfinished)?;
        let events = whole.story(Viewer::Spectator, 0);
        let narration = Narration { viewer: Viewer::Spectator, events, shown: 0 };
        Ok(Self { record, rules, named, now: whole.clone(), whole, version: 0, narration })
    }

    fn plies(&self) -> usize {
        self.whole.plies()
    }

    fn verify(&self) -> Result<(), Flaw> {
        let again = Record::from_json(&self.record.to_json())?;
        Rules::replay(&again)?;
        Ok(())
    }

    fn book(&self) -> Book {
        let text = |thing: Value| thing.as_str().unwrap_or_default().to_owned();
        let json = "whatever is in a record has a JSON form";
        let times: Vec<Moment> = self.record.actions.iter().filter_map(|action| action.at).collect();
        let start = self.whole.at_ply(0);
        Book {
            hash: self.record.hash.clone(),
            game: self.record.game.clone(),
            options: self.named.options.clone(),
            sitters: self.record.players.iter().zip(0..).map(|(label, index)| sitter(label, index)).collect(),
            places: self.whole.places().expect("a reading is of a game that is over"),
            scores: self.whole.scores().values().to_vec(),
            rounds: rounds(start.clone(), &self.record),
            start: start.scores().values().to_vec(),
            actors: self.whole.actors(),
            lasted: times.last().zip(times.first()).map(|(last, first)| last.saturating_sub(*first)),
            commitment: text(serde_json::to_value(self.record.commitment).expect(json)),
            seed: text(serde_json::to_value(&self.record.seed).expect(json)),
            salts: self.record.salts.iter().map(|salt| text(serde_json::to_value(salt).expect(json))).collect(),
            record: self.record.to_json(),
        }
    }

    /// How the game stood after so many actions.
    fn look(&mut self, ply: usize, eyes: Eyes) -> Update {
        let ply = ply.min(self.plies());
        self.go_to(ply);
        let viewer = match eyes {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Onlooker => Viewer::Spectator,
            Eyes::Open => Viewer::Seat(self.record.actions[ply.min(self.plies() - 1)].seat),
        };
        self.version += 1;
        Update {
            table: TableId(self.record.hash.clone()),
            version: self.version,
            sheet: Some(self.sheet(viewer)),
            position: Some(self.position(viewer)),
            story: Some(self.story(viewer, ply)),
            chat: None,
        }
    }

    fn go_to(&mut self, ply: usize) {
        if ply < self.now.plies() {
            self.now = self.whole.at_ply(ply);
        }
        for action in &self.record.actions[self.now.plies()..ply] {
            self.now.submit(action.seat, &action.action.to_string()).expect("what was replayed once is accepted again");
        }
    }

    /// What the page lacks of what a viewer was told by then.
    fn story(&mut self, viewer: Viewer, ply: usize) -> Story {
        if self.narration.viewer != viewer {
            self.narration = Narration { viewer, events: self.whole.story(viewer, 0), shown: 0 };
        }
        let by_then = self.narration.events.partition_point(|(of, _)| *of <= ply);
        let from = self.narration.shown.min(by_then);
        let news = self.narration.events[from..by_then].iter();
        let tellings = news.map(|(ply, event)| Telling { ply: *ply as u32, event: event.clone(), at: None }).collect();
        self.narration.shown = by_then;
        Story { from: from as u32, tellings }
    }

    fn position(&self, viewer: Viewer) -> Position {
        let places = self.now.places();
        Position {
            ply: self.now.plies() as u32,
            view: self.now.view_by_name(viewer),
            menu: Json::from(serde_json::value::RawValue::NULL.to_owned()),
            to_act: self.now.to_act(),
            take_back: TakeBack::Nothing,
            clocks: Vec::new(),
            places,
            scores: places.map(|_| self.now.scores().values().to_vec()).unwrap_or_default(),
            thinking: Seats::NONE,
            order: None,
            by_order: self.by_order(),
        }
    }

    /// What had been played by order until now: everybody knows it when a game is over.
    fn by_order(&self) -> Vec<u32> {
        let played = (1..).zip(&self.record.actions).take(self.now.plies());
        played.filter(|(_, done)| done.by_order).map(|(ply, _)| ply).collect()
    }

    fn sheet(&self, viewer: Viewer) -> Sheet {
        // The page has a designer's own cards from the first sheet on.
        let known = self.version > 1;
        let by_name = known.then(|| self.rules.options_by_name(self.named.options.clone()).ok());
        let options = by_name.flatten().unwrap_or_else(|| self.named.options.clone());
        let chairs = self.record.players.iter().zip(0..).map(|(label, index)| Chair {
            sitter: sitter(label, index),
            present: true,
            stand_in: None,
            conceded: false,
            rating: None,
        });
        Sheet {
            id: TableId(self.record.hash.clone()),
            game: self.record.game.clone(),
            rules: self.named.rules,
            options,
            chairs: chairs.collect(),
            host: None,
            removed: Vec::new(),
            mine: viewer.seat(),
            phase: Phase::Over,
            visibility: Visibility::Invitation,
            clock: Clock::None,
            plans: Plans::Allowed,
            fairness: Fairness {
                commitment: self.record.commitment,
                salts: self.record.salts.clone(),
                seed: Some(self.record.seed.clone()),
            },
            rematch: None,
            made: 0,
        }
    }

    /// A table that goes on after so many actions.
    fn table(&self, id: String, ply: usize, players: Vec<Player>, now: Moment) -> Save {
        let actions = self.record.actions.iter().take(ply);
        Save {
            id,
            game: self.record.game.clone(),
            rules: self.named.rules,
            options: self.named.options.clone(),
            players,
            seed: self.record.seed.clone(),
            salts: self.record.salts.clone(),
            plans: Plans::Allowed,
            journal: actions.map(|action| Dated { at: now, what: acted(action.seat, &action.action) }).collect(),
            made: now,
            changed: now,
            over: ply >= self.plies(),
        }
    }
}

/// The record of a table on this device.
fn written_down(save: &Save) -> Result<Record, Flaw> {
    let sitting = Sitting::new(save.made(), save.whole_journal());
    let game = match (sitting.phase(), sitting.game()) {
        (Stage::Playing | Stage::Over, Some(game)) => game,
        (Stage::Broken(Breakdown::Rules { here: 0, .. }), _) => return Err(Flaw::Game(save.game.clone())),
        (Stage::Broken(Breakdown::Rules { found, here }), _) => return Err(Flaw::Rules { found: *found, here: *here }),
        (Stage::Broken(Breakdown::Said(why)), _) => return Err(Flaw::Replay(why.clone())),
        (Stage::Broken(Breakdown::Fault(fault)), _) => return Err(Flaw::Replay(fault.to_string())),
        (Stage::Gathering | Stage::Playing | Stage::Over | Stage::Broken(Breakdown::Panic | Breakdown::Later), _) => {
            return Err(Flaw::Unfinished);
        }
    };
    let label = |player: &Player| match player {
        Player::Person(name) => name.clone(),
        Player::Bot { level, name } => format!("{name} ({level})"),
    };
    Ok(game.record(save.players.iter().map(label).collect(), &save.seed, &save.salts, &[]))
}

/// Who a record names: a bot with its level, behind which may stand how long it thought, as in `shark@5s`.
fn sitter(label: &str, index: u32) -> Sitter {
    let bot = label.strip_suffix(')').and_then(|label| label.rsplit_once(" ("));
    match bot.and_then(|(name, bot)| Some((name, bot.parse::<Entrant>().ok()?))) {
        Some((name, bot)) => Sitter::Bot { level: bot.level.to_string(), name: name.to_owned() },
        None => Sitter::Person { id: PersonId(format!("seat-{index}")), name: label.to_owned() },
    }
}

/// The points after each round.
fn rounds(mut game: AnyMatch, record: &Record) -> Vec<Round> {
    let mut rounds = Vec::new();
    let mut number = game.round();
    for action in &record.actions {
        game.submit(action.seat, &action.action.to_string()).expect("what was replayed once is accepted again");
        let is_over = game.round() != number || game.places().is_some();
        // What comes before the first round is part of it.
        if is_over && number > 0 {
            rounds.push(Round { number, end: game.plies() as u32, scores: game.scores().values().to_vec() });
        }
        number = game.round();
    }
    rounds
}

#[cfg(test)]
mod tests {
    use bots::{AnyBot, Budget, Level};
    use serde_json::json;
    use shelf::GAMES;
    use table::{Salt, Seed};

    use super::*;

    /// A game that a bot has played to its end in all seats.
    fn played(slug: &str, seats: u8, deal: &Seed) -> (AnyMatch, Vec<Dated>) {
        let mut game = AnyMatch::new(slug, json!({}), seats, deal.clone()).expect("a table");
        let mut bot = AnyBot::new(slug, Level::Manager, 3).expect("a game");
        let mut log = Vec::new();
        while let Some(seat) = game.to_act().first() {
            let (view, menu) = (game.view(Viewer::Seat(seat)), game.menu(seat));
            let action = bot.choose(seat, view.get(), menu.get(), Budget::Iterations(2)).expect("an answer");
            game.submit(seat, &action).expect("it is on the menu");
            let action = serde_json::from_str(&action).expect("an action");
            log.push(Dated { at: 0, what: acted(seat, &action) });
        }
        (game, log)
    }

    #[test]
    fn a_bot_is_known_by_its_level_however_long_it_thought() {
        let mira = |level: &str| Sitter::Bot { level: level.into(), name: "Mira".into() };
        assert_eq!(sitter("Mira (manager)", 1), mira("manager"));
        assert_eq!(sitter("Mira (shark@5s)", 1), mira("shark"));
        let ada = Sitter::Person { id: PersonId("seat-2".into()), name: "Ada (the first)".into() };
        assert_eq!(sitter("Ada (the first)", 2), ada);
    }

    /// A table at which bots have played a game to its end.
    fn finished(slug: &str) -> Save {
        let info = GAMES.iter().find(|info| info.slug == slug).expect("a game");
        let (seed, salt) = (Seed::from_text(slug), Salt::new([7; 32]));
        let seats = info.max_seats.min(3);
        let (_, log) = played(slug, seats, &seed.salted(&[salt]));
        let bots = (1..seats).map(|index| Player::Bot { level: Level::Manager, name: format!("Bot{index}") });
        Save {
            id: "a".to_owned(),
            game: slug.to_owned(),
            rules: info.rules,
            options: json!({}),
            players: std::iter::once(Player::Person("Ada".to_owned())).chain(bots).collect(),
            seed,
            salts: vec![salt],
            plans: Plans::Allowed,
            journal: log,
            made: 0,
            changed: 0,
            over: true,
        }
    }

    #[test]
    fn every_game_is_read_as_it_was_played() {
        for info in GAMES {
            let save = finished(info.slug);
            let mut reading = Reading::open(Source::Table(Box::new(save.clone()))).expect("a record");
            let book = reading.book();
            assert_eq!(book.actors.len(), save.journal.len());
            let names: Vec<&str> = book.sitters.iter().map(Sitter::name).collect();
            assert_eq!(names, ["Ada", "Bot1", "Bot2"]);
            let last = book.rounds.last().expect("a round");
            assert_eq!((last.end as usize, &last.scores), (book.actors.len(), &book.scores));
            assert!(book.rounds.is_sorted_by(|a, b| a.number < b.number && a.end < b.end), "{:?}", book.rounds);

            let mut told = 0;
            for ply in [0, 5, 3, reading.plies(), 1] {
                let seen = reading.look(ply, Eyes::Open);
                let position = seen.position.expect("a position");
                assert_eq!(position.ply as usize, ply);
                let eyes = seen.sheet.and_then(|sheet| sheet.mine).expect("somebody's eyes");
                assert_eq!(position.view.get(), reading.whole.at_ply(ply).view(Viewer::Seat(eyes)).get());
                assert!(ply == reading.plies() || position.to_act.contains(eyes));
                told += seen.story.expect("a story").tellings.len();
            }
            assert!(told > 0);
        }
    }

    #[test]
    fn the_story_goes_forwards_and_backwards_without_a_gap() {
        let mut reading = Reading::open(Source::Table(Box::new(finished("bids")))).expect("a record");
        let eyes = Seat::all(3).next().expect("a seat");
        let mut page: Vec<u32> = Vec::new();
        for ply in [4, 9, 9, 2, 0, 20, 19, 40] {
            let story = reading.look(ply, Eyes::Seat(eyes)).story.expect("a story");
            page.truncate(story.from as usize);
            page.extend(story.tellings.iter().map(|telling| telling.ply));
            let all = reading.whole.at_ply(ply).story(Viewer::Seat(eyes), 0);
            assert_eq!(page, all.iter().map(|(ply, _)| *ply as u32).collect::<Vec<_>>(), "at ply {ply}");
        }
    }

    #[test]
    fn a_record_that_was_changed_or_is_of_no_game_is_refused_with_its_flaw() {
        let record = written_down(&finished("bids")).expect("a record");
        let open = |text: String| Reading::open(Source::Record(text)).map(|_| ()).expect_err("a flaw");
        let text = record.to_json();
        assert!(Reading::open(Source::Record(text.clone())).is_ok());
        assert_eq!(open("{}".to_owned()), Flaw::Unreadable);
        assert_eq!(open("a photo".to_owned()), Flaw::Unreadable);
        assert_eq!(open(text.replace("\"Ada\"", "\"Eve\"")), Flaw::Changed);
        assert_eq!(open(text.replacen("\"format\": 2", "\"format\": 9", 1)), Flaw::Format(9));
        let mut going_on = finished("bids");
        going_on.journal.truncate(7);
        assert_eq!(Reading::open(Source::Table(Box::new(going_on))).map(|_| ()).expect_err("a flaw"), Flaw::Unfinished);
    }

    #[test]
    fn the_costliest_decisions_of_a_seat_are_told_with_the_hash_of_the_game() {
        let save = finished("bids");
        let (seat, heard) = (Seat::new(1).expect("a seat"), std::cell::RefCell::new(Vec::new()));
        let weighed = weigh(Source::Table(Box::new(save.clone())), seat, &|told| heard.borrow_mut().push(told));
        let Ok(FromPlayback::Weighed { hash, costly: Some(costly) }) = weighed else { panic!("{weighed:?}") };
        assert_eq!(hash, written_down(&save).expect("a record").hash);
        assert!(costly.iter().all(|costly| costly.advised.seat == seat), "{costly:?}");
        let shares = heard.take().into_iter().map(|told| match told {
            FromPlayback::Weighing(done) => done,
            told => panic!("{told:?}"),
        });
        let shares: Vec<f32> = shares.collect();
        assert!(shares.is_sorted() && (2..=25).contains(&shares.len()), "{shares:?}");
        let mut going_on = save;
        going_on.journal.truncate(7);
        let refused = weigh(Source::Table(Box::new(going_on)), seat, &|_| ());
        assert!(matches!(refused, Err(Flaw::Unfinished)), "{refused:?}");
    }

    #[test]
    fn a_table_goes_on_from_any_ply_of_a_record_with_many_salts() {
        let save = finished("furnace");
        let salts = [Salt::new([1; 32]), Salt::new([2; 32])];
        let (game, _) = played("furnace", 3, &save.seed.salted(&salts));
        let names = ["Ada", "Jun (shark)", "Bob"].map(str::to_owned).to_vec();
        let record = game.record(names, &save.seed, &salts, &[]);
        let reading = Reading::open(Source::Record(record.to_json())).expect("a record");
        let laid = reading.table("b".to_owned(), 12, save.players, 5);
        assert_eq!((laid.journal.len(), laid.over), (12, false));
        let again = AnyMatch::new("furnace", json!({}), 3, laid.seed.salted(&laid.salts)).expect("a table");
        assert_eq!(again.view(Viewer::Spectator).get(), game.at_ply(0).view(Viewer::Spectator).get());
    }
}
