use faces::Visit;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use shelf::GAMES;
use table::{Ledger, Menu, Rng, Seats, Seed};
use words::{Language, Merit, People};

use super::*;
use crate::ask::{Dilemma, Log, Past, Position, Reader};
use crate::{Choice, Label, Lot, Pick, Picked, Picture, Sentence};

fn ask<F: Catalogue + Describe, T: DeserializeOwned>(clerk: &mut Clerk<F>, ask: &Ask) -> Result<T, Refusal> {
    let asked = serde_json::to_string(ask).expect("a question has a JSON form");
    match serde_json::from_str(&clerk.answer(&asked)).expect("an answer") {
        Answer::Done(done) => Ok(done),
        Answer::Refused(refusal) => Err(refusal),
    }
}

fn deal(seats: u8) -> Deal {
    Deal { options: json!({}), seats, seed: Seed::from_text("clerk"), log: Vec::new() }
}

/// One of the actions that a seat may choose.
fn any(table: &AnyMatch, seat: Seat, rng: &mut Rng) -> Json {
    let actions: Vec<Json> = serde_json::from_str(table.actions(seat).get()).expect("a list");
    actions[rng.below(actions.len() as u32) as usize].clone()
}

/// Does something with every face.
fn each<V: Visit<Output = ()>>(visit: fn() -> V) {
    for info in GAMES {
        faces::with(info.slug, visit()).expect("a game");
    }
}

struct Plays;

impl Visit for Plays {
    type Output = ();

    fn visit<F: Catalogue + Describe + learn::Teach>(self) {
        let seats = F::INFO.min_seats.max(2);
        let (mut clerk, mut rng) = (Clerk::<F>::new(), Rng::fast(3));
        let mut table = AnyMatch::of::<F::Game>(json!({}), seats, Seed::from_text("clerk")).expect("a table");
        let _: Dealt = ask(&mut clerk, &Ask::Deal(deal(seats))).expect("a table");
        let mut plies = 0;
        while let Some(seat) = table.to_act().first() {
            let shown: Look = ask(&mut clerk, &Ask::Look { from: plies }).expect("a table");
            for (index, viewer) in Viewer::all(seats).enumerate() {
                assert_eq!(shown.views[index].get(), table.view_by_name(viewer).get());
                let whole: Json = ask(&mut clerk, &Ask::View { viewer }).expect("a table");
                assert_eq!(whole.get(), table.view(viewer).get());
            }
            assert_eq!(shown.menus[seat.index()].get(), table.menu(seat).get());
            assert_eq!(shown.scores, table.scores());
            assert_eq!(json!(shown.told), json!(table.told(plies)));
            let action = any(&table, seat, &mut rng);
            let play = || Play { seat, action: action.clone() };
            let allowed: Json = ask(&mut clerk, &Ask::Allow(play())).expect("it is on the menu");
            let played: Played = ask(&mut clerk, &Ask::Submit(play())).expect("it is on the menu");
            table.submit(seat, action.get()).expect("it is on the menu");
            assert_eq!(played.action.get(), allowed.get());
            assert_eq!(played.standing, standing(&table));
            plies = table.plies();
            let undone: Result<Standing, Refusal> = ask(&mut clerk, &Ask::Undo { seat });
            assert_eq!(undone.is_ok(), table.undo(seat).is_ok());
            if undone.is_ok() {
                let again: Played = ask(&mut clerk, &Ask::Submit(play())).expect("it is on the menu again");
                table.submit(seat, action.get()).expect("it is on the menu again");
                assert_eq!(again.standing, standing(&table));
            }
        }
        assert!(table.places().is_some() && plies > 5);
    }
}

#[test]
fn a_clerk_says_of_a_game_what_the_match_itself_does() {
    each(|| Plays);
}

struct Says;

impl Visit for Says {
    type Output = ();

    fn visit<F: Catalogue + Describe + learn::Teach>(self) {
        for language in Language::ALL {
            says::<F>(language);
        }
    }
}

fn says<F: Catalogue + Describe>(language: Language) {
    let seats = F::INFO.min_seats.max(2);
    let (mut clerk, mut rng, words) = (Clerk::<F>::new(), Rng::fast(5), faces::strict(language));
    let mut table = AnyMatch::of::<F::Game>(json!({}), seats, Seed::from_text("words")).expect("a table");
    let names: Vec<String> = Seat::all(seats).map(|seat| format!("Player{seat}")).collect();
    while let Some(seat) = table.to_act().first() {
        let people = People { names: names.clone(), me: Some(seat) };
        let reader = Reader {
            language: language.code().to_owned(),
            pictured: false,
            marked: false,
            names: names.clone(),
            me: Some(seat),
        };
        let (view, menu) = (table.view_by_name(Viewer::Seat(seat)), table.menu(seat));
        let position = Position { reader: reader.clone(), view: view.clone(), menu: menu.clone(), asked: Some(seat) };
        let picture: Picture = ask(&mut clerk, &Ask::Picture(position.clone())).expect("a position");
        let view = named(view.get()).expect("a view");
        let menu: Menu<words::Action<F>> = named(menu.get()).expect("a menu");
        assert_eq!(picture.when, F::when(&words, &view));
        assert_eq!(picture.prompt, F::prompt(&words, &people, &view, seat));
        for (line, item) in menu.items().iter().enumerate() {
            let label = F::action(&words, &people, &view, item.nth(0));
            assert_eq!(
                (&picture.lines[line].label, &picture.lines[line].kind),
                (&label, &F::choice(&words, item.nth(0)))
            );
            let pick = Pick { line, amount: picture.lines[line].least };
            let picked: Picked = ask(&mut clerk, &Ask::Pick { position: position.clone(), pick }).expect("a pick");
            let actions = vec![picked.action.clone()];
            let ask_label = Ask::Label { reader: reader.clone(), view: position.view.clone(), actions };
            let labels: Vec<Label> = ask(&mut clerk, &ask_label).expect("an action");
            assert_eq!(labels, [Label { kind: picture.lines[line].kind.clone(), label: picked.label.clone() }]);
            assert_eq!(
                (picked.label, picked.action.get()),
                (label, &*serde_json::to_string(&item.nth(0)).expect("JSON"))
            );
        }
        let before = table.plies() + 1;
        table.submit(seat, any(&table, seat, &mut rng).get()).expect("it is on the menu");
        let told = table.told(before).into_iter().flatten().filter(|told| told.is_for(Viewer::Seat(seat)));
        let events: Vec<Json> = told.map(|told| told.event).collect();
        let options: words::Options<F> = serde_json::from_value(json!({})).expect("the usual options");
        let read = |event: &Json| named(event.get()).expect("an event");
        let heard: Vec<Sentence> =
            ask(&mut clerk, &Ask::Log(Log { reader: reader.clone(), options: json!({}), events: events.clone() }))
                .expect("sentences");
        for (event, heard) in events.iter().zip(&heard) {
            assert_eq!(heard.text, F::event(&words, &people, &options, &read(event)));
            assert_eq!(heard.chapter, F::chapter(&words, &people, &options, &read(event)));
        }
        let marking = Reader { marked: true, ..reader };
        let marked: Vec<Sentence> =
            ask(&mut clerk, &Ask::Log(Log { reader: marking, options: json!({}), events })).expect("sentences");
        for (marked, heard) in marked.iter().zip(&heard) {
            assert_eq!(words::plain(&marked.text), heard.text, "marks change no word");
            assert_eq!((marked.actor, marked.about), (heard.actor, heard.about));
            assert!(marked.about.len() >= words::named(&marked.text).len(), "whoever is you is named to the others");
        }
    }
}

struct Ends;

impl Visit for Ends {
    type Output = ();

    fn visit<F: Catalogue + Describe + learn::Teach>(self) {
        let seats = F::INFO.min_seats.max(2);
        let (mut clerk, mut rng) = (Clerk::<F>::new(), Rng::fast(5));
        let mut table = AnyMatch::of::<F::Game>(json!({}), seats, Seed::from_text("ends")).expect("a table");
        while let Some(seat) = table.to_act().first() {
            table.submit(seat, any(&table, seat, &mut rng).get()).expect("it is on the menu");
        }
        let options: words::Options<F> = serde_json::from_value(json!({})).expect("the usual options");
        for language in Language::ALL {
            let (words, code) = (faces::strict(language), language.code().to_owned());
            let names = vec!["Ada".to_owned(); usize::from(seats)];
            let reader = Reader { language: code.clone(), pictured: false, marked: false, names, me: None };
            let view = table.view(Viewer::Spectator);
            let merits: Vec<Merit> =
                ask(&mut clerk, &Ask::Merits { reader: reader.clone(), view: view.clone() }).expect("an end");
            assert_eq!(merits, F::merits(&words, &named(view.get()).expect("a view")));
            assert!(!merits.is_empty());
            let lots: Vec<Lot> =
                ask(&mut clerk, &Ask::Lots { reader: reader.clone(), options: json!({}), seats }).expect("lots");
            let expected = <F::Game as Ledger>::lots(&options, seats).into_iter().map(|lot| {
                let kind = <F::Game as Ledger>::kind(lot);
                let kind_name = words.lot_kind(F::INFO.slug, kind);
                Lot { name: F::lot(&words, &options, lot), kind: kind.to_owned(), kind_name }
            });
            assert_eq!(lots, expected.collect::<Vec<_>>());
            let none: Result<Vec<Lot>, Refusal> =
                ask(&mut clerk, &Ask::Lots { reader, options: json!({}), seats: table::MAX_SEATS as u8 + 1 });
            assert!(matches!(none, Err(Refusal::SetUp(_))));
            let rules: String = ask(&mut clerk, &Ask::Rules { language: code }).expect("the rules");
            assert_eq!(rules, F::RULES.of(language));
        }
    }
}

#[test]
fn a_clerk_knows_what_decided_a_game_what_there_was_to_own_and_by_which_rules_it_was_played() {
    each(|| Ends);
}

fn named<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    table::by_name(|| serde_json::from_str(text))
}

#[test]
fn a_clerk_has_all_words_of_its_game_in_every_language() {
    each(|| Says);
}

struct Thinks;

impl Visit for Thinks {
    type Output = ();

    fn visit<F: Catalogue + Describe + learn::Teach>(self) {
        let seats = F::INFO.min_seats.max(2);
        let mut table = AnyMatch::of::<F::Game>(json!({}), seats, Seed::from_text("bots")).expect("a table");
        let mut clerk = Clerk::<F>::new();
        let mut bot = AnyBot::of::<F::Game>(bots::Level::Manager, 9);
        let mut log = Vec::new();
        while let Some(seat) = table.to_act().first() {
            let (view, menu) = (table.view(Viewer::Seat(seat)), table.menu(seat));
            let expected = bot.choose(seat, view.get(), menu.get(), bots::Budget::Iterations(2)).expect("an answer");
            let dilemma = Dilemma { level: bots::Level::Manager, seed: 9, seat, view, menu, games: 2 };
            let choice: Choice = ask(&mut clerk, &Ask::Choose(dilemma)).expect("an answer");
            assert_eq!(choice.action.get(), expected);
            table.submit(seat, &expected).expect("it is on the menu");
            log.push(Play { seat, action: choice.action });
        }
        let deal = Deal { log, ..Deal { seed: Seed::from_text("bots"), ..deal(seats) } };
        let past = Past { deal, looks: [1, 1, 1] };
        let review: bots::Review = ask(&mut clerk, &Ask::Review(past)).expect("a review");
        assert_eq!(review.chances.last().map(|chances| chances.ply as usize), Some(table.plies()));
    }
}

#[test]
fn a_clerk_thinks_as_the_bot_itself_does_and_looks_back_on_a_game() {
    each(|| Thinks);
}

struct Refuses;

impl Visit for Refuses {
    type Output = ();

    fn visit<F: Catalogue + Describe + learn::Teach>(self) {
        let mut clerk = Clerk::<F>::new();
        let refused = |answer: &str| serde_json::from_str::<Answer<Value>>(answer).expect("an answer");
        assert!(matches!(refused(&clerk.answer("nonsense")), Answer::Refused(Refusal::Unknown(_))));
        assert!(matches!(refused(&clerk.answer("{\"dream\":{}}")), Answer::Refused(Refusal::Unknown(_))));
        assert!(matches!(refused(&clerk.answer("{\"look\":{\"from\":0}}")), Answer::Refused(Refusal::NoTable)));
        let many: Result<Dealt, Refusal> = ask(&mut clerk, &Ask::Deal(deal(table::MAX_SEATS as u8 + 1)));
        assert!(matches!(many, Err(Refusal::SetUp(_))), "{many:?}");
        let about: About = ask(&mut clerk, &Ask::About).expect("it says what it is");
        assert_eq!((&*about.game, about.rules), (F::INFO.slug, F::INFO.rules));
        let reader = Reader {
            language: "xx".to_owned(),
            pictured: false,
            marked: false,
            names: vec!["Ada".to_owned()],
            me: None,
        };
        let winners: String =
            ask(&mut clerk, &Ask::Winners { reader, winners: Seats::all(1) }).expect("it is said in English");
        assert!(winners.contains("Ada"), "{winners}");
    }
}

#[test]
fn nonsense_is_refused_and_a_language_of_later_is_english() {
    each(|| Refuses);
}
