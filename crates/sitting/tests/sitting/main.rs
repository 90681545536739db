//! A table in play, without anybody who stores it or listens.

mod chat;
mod frozen;
mod gathering;
mod plans;
mod taking_back;

use serde_json::{Value, json};
use shelf::{GAMES, Printer, Tree};
use sitting::{Around, Breakdown, Changed, Dated, Granted, Happening, Holder, Made, Phase, Sitting, Who};
use table::{Salt, Seat, Seed, Viewer};
use wire::{Clock, Command, Have, PersonId, Plans, Rating, Sitter, TableId, TakeBack, Visibility};

struct Nobody;

impl Around for Nobody {
    fn name(&self, person: &PersonId) -> String {
        person.0.clone()
    }

    fn is_present(&self, _: &PersonId) -> bool {
        false
    }

    fn rating(&self, _: &Holder) -> Option<Rating> {
        None
    }

    fn why(&self, breakdown: &Breakdown) -> String {
        format!("{breakdown:?}")
    }
}

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a small index")
}

fn who(name: &str) -> Who {
    Who { id: PersonId(name.to_owned()), name: name.to_owned() }
}

fn made(game: &str, seats: usize) -> Made {
    Made {
        id: TableId("t".to_owned()),
        game: game.to_owned(),
        rules: GAMES.iter().find(|info| info.slug == game).expect("a game").rules,
        options: json!({}),
        seats: vec![None; seats],
        host: PersonId("ada".to_owned()),
        visibility: Visibility::Public,
        clock: Clock::None,
        plans: Plans::Allowed,
        seed: Seed::from_text("sitting"),
        salts: None,
        at: 1,
    }
}

/// A table at which these people sit, bots in the other seats, and the game has begun.
fn begun(made: Made, people: &[&str]) -> Sitting {
    let mut happened = Vec::new();
    for (seat, index) in Seat::all(made.seats.len() as u8).zip(0..) {
        happened.push(match people.get(index) {
            Some(name) => Happening::Sat { seat, person: who(name).id, salt: Salt::new([7; 32]) },
            None => Happening::Hired { seat, level: "random".to_owned(), name: None },
        });
    }
    happened.push(Happening::Started);
    Sitting::new(made, happened.into_iter().map(|what| Dated { at: 1, what }).collect())
}

fn write(sitting: &mut Sitting, Granted { what, allowed }: Granted) -> Changed {
    sitting.carry_out(Dated { at: 2, what }, allowed)
}

/// What whoever is asked first decides: the first thing on the menu.
fn next(sitting: &Sitting) -> Granted {
    let game = sitting.game().expect("a game");
    let seat = game.to_act().first().expect("somebody is asked");
    let actions: Vec<Value> = serde_json::from_str(game.actions(seat).get()).expect("a list");
    sitting.acted(seat, game.plies() as u32, None, &actions[0].to_string()).expect("it is on the menu")
}

#[test]
fn whatever_happened_is_read_from_the_journal_as_it_was() {
    for info in GAMES {
        let seats = usize::from(info.min_seats);
        let mut sitting = begun(made(info.slug, seats), &["ada"]);
        for _ in 0..20 {
            if *sitting.phase() == Phase::Playing {
                let granted = next(&sitting);
                assert!(granted.allowed.is_some(), "the rules have been asked, and are not asked again");
                write(&mut sitting, granted);
            }
        }
        let written: Vec<String> =
            sitting.journal().iter().map(|dated| serde_json::to_string(dated).expect("JSON")).collect();
        let read = written.iter().map(|text| serde_json::from_str(text).expect("an entry")).collect();
        let again = Sitting::new(sitting.made().clone(), read);
        assert!(again.plies() > 3 && again.plies() == sitting.plies(), "{}", info.slug);
        for viewer in Viewer::all(info.min_seats) {
            let view = |sitting: &Sitting| sitting.position(viewer).expect("a position").view;
            assert_eq!(view(&again).get(), view(&sitting).get(), "{}", info.slug);
        }
    }
}

/// Entries as databases have had them from the first version on.
const WRITTEN_LONG_AGO: [&str; 16] = [
    r#"{"sat":{"seat":0,"person":"ada","salt":"0707070707070707070707070707070707070707070707070707070707070707"}}"#,
    r#"{"sat":{"seat":1,"person":"bo","salt":"0808080808080808080808080808080808080808080808080808080808080808"}}"#,
    r#"{"left":{"seat":1}}"#,
    r#"{"hired":{"seat":1,"level":"manager"}}"#,
    r#"{"dismissed":{"seat":1}}"#,
    r#"{"hired":{"seat":1,"level":"random"}}"#,
    r#"{"hired":{"seat":2,"level":"random"}}"#,
    r#""started""#,
    r#"{"said":{"by":"ada","name":"Ada","seat":0,"room":"table","text":"Hello."}}"#,
    r#"{"stood_in":{"seat":0,"why":"time"}}"#,
    r#"{"returned":{"seat":0}}"#,
    r#""resumed""#,
    r#"{"asked":{"by":0}}"#,
    r#"{"answered":{"seat":0,"agree":true}}"#,
    r#"{"rematched":{"table":"next"}}"#,
    r#"{"broke":{"why":"A bot broke down over its move."}}"#,
];

#[test]
fn entries_of_every_kind_that_were_ever_written_are_still_read() {
    let read = |text: &&str| Dated { at: 1, what: serde_json::from_str(text).expect(text) };
    let sitting = Sitting::new(made("bids", 3), WRITTEN_LONG_AGO.iter().map(read).collect());
    assert_eq!(sitting.version(), WRITTEN_LONG_AGO.len() as u64);
    assert_eq!(*sitting.phase(), Phase::Broken(Breakdown::Said("A bot broke down over its move.".to_owned())));
    assert_eq!((sitting.chat().len(), sitting.rematch().is_some(), sitting.chairs()[0].absence), (1, true, None));
    for text in WRITTEN_LONG_AGO {
        let what: Happening = serde_json::from_str(text).expect(text);
        assert_eq!(serde_json::to_string(&what).expect("JSON"), text, "and written as they were");
    }
    let acted = r#"{"acted":{"seat":2,"action":{"bid":"red 7"}}}"#;
    let ordered = r#"{"acted":{"seat":2,"action":{"bid":"red 7"},"by_order":true}}"#;
    let back = r#"{"taken_back":{"seat":2}}"#;
    let strict = r#"{"taken_back":{"seat":2,"custom":"strict"}}"#;
    let asked = r#"{"asked":{"by":2,"custom":"strict"}}"#;
    let removed = r#"{"removed":{"person":"bo"}}"#;
    let invited = r#"{"invited":{"person":"bo"}}"#;
    for text in [acted, ordered, back, strict, asked, removed, invited] {
        let what: Happening = serde_json::from_str(text).expect(text);
        assert_eq!(serde_json::to_string(&what).expect("JSON"), text);
    }
    let made = r#"{"id":"t","game":"bids","rules":1,"options":{},"seats":[null,"bo"],"host":"ada","visibility":"public",
        "clock":"none","seed":"5555555555555555555555555555555555555555555555555555555555555555","at":1}"#;
    let made: Made = serde_json::from_str(made).expect("a table that was made long ago");
    assert!(made.salts.is_none());
}

#[test]
fn with_bots_alone_everything_is_taken_back_at_once_and_between_people_what_is_known_by_consent() {
    let take_back = |sitting: &Sitting, ply: usize| sitting.decide(&who("ada"), &Command::TakeBack { ply: ply as u32 });
    let play_on = |sitting: &mut Sitting| {
        // Until somebody has acted whose action nobody takes back freely any more.
        while sitting.may_take_back(Viewer::Seat(seat(0))) == TakeBack::Nothing
            || sitting.game().expect("a game").can_undo(seat(0)).is_ok()
        {
            let granted = next(sitting);
            write(sitting, granted);
        }
    };
    let mut alone = begun(made("bids", 3), &["ada"]);
    play_on(&mut alone);
    let plies = alone.plies();
    assert_eq!(alone.may_take_back(Viewer::Seat(seat(0))), TakeBack::Free, "nobody else has a say");
    let granted = take_back(&alone, plies).expect("bots agree to anything");
    assert_eq!(write(&mut alone, granted).story.map(|ply| ply <= plies), Some(true));
    assert!(alone.plies() < plies && alone.request().is_none());

    let mut together = begun(made("bids", 3), &["ada", "bo"]);
    play_on(&mut together);
    let plies = together.plies();
    assert_eq!(together.may_take_back(Viewer::Seat(seat(0))), TakeBack::ByConsent);
    let granted = take_back(&together, plies).expect("one may ask");
    write(&mut together, granted);
    assert_eq!(together.plies(), plies, "nothing has been granted yet");
    let granted = together.decide(&who("bo"), &Command::Answer { agree: true }).expect("an answer");
    write(&mut together, granted);
    assert!(together.plies() < plies);
}

#[test]
fn a_designers_cards_are_sent_to_whoever_has_nothing_and_named_after_that() {
    let mut games = 0;
    for info in GAMES {
        let Some(options) = own_cards(info.slug) else { continue };
        games += 1;
        let made = Made { options, ..made(info.slug, usize::from(info.min_seats)) };
        let mut sitting = begun(made, &["ada"]);
        let ada = who("ada").id;
        let mut sent = vec![sitting.missing(Some(&ada), Have::default(), &Nobody)];
        let have = Have { version: sent[0].version, ..Have::default() };
        for _ in 0..10 {
            let granted = next(&sitting);
            let changed = write(&mut sitting, granted).and(Changed::SHEET);
            sent.push(sitting.update(Viewer::Seat(seat(0)), changed, &Nobody));
            sent.push(sitting.missing(Some(&ada), have, &Nobody));
        }
        let whole = |update: &wire::Update| {
            let text = serde_json::to_string(update).expect("JSON");
            text.matches(MARK).count()
        };
        assert_eq!(sent.iter().map(whole).collect::<Vec<_>>()[..2], [1, 0], "{}", info.slug);
        assert_eq!(sent.iter().map(whole).sum::<usize>(), 1, "{}", info.slug);
    }
    assert!(games > 1, "some cards have names");
}

/// A name that no card of the box has.
const MARK: &str = "Sent but once";

/// Variants with a set in which a card is called otherwise; nothing for a game whose cards have no names.
fn own_cards(slug: &str) -> Option<Value> {
    let mut set = Printer::of(slug).expect("a game").standard();
    let Tree::Table(members) = &set else { return None };
    let decks: Vec<String> = members.iter().map(|(name, _)| format!("{name}/0/name")).collect();
    let place = decks.into_iter().find(|place| matches!(set.get(place), Some(Tree::Text(_))))?;
    set.put(&place, Tree::Text(MARK.to_owned()));
    Some(json!({ "cards": set }))
}

#[test]
fn what_was_fixed_beforehand_is_neither_dealt_nor_named_otherwise() {
    let salts = vec![Salt::new([9; 32])];
    let opening = |salts: Option<Vec<Salt>>, name: Option<&str>| {
        let name = name.map(str::to_owned);
        let mut journal = vec![Happening::Sat { seat: seat(0), person: who("ada").id, salt: Salt::new([1; 32]) }];
        journal.extend([1, 2].map(|index| Happening::Hired {
            seat: seat(index),
            level: "random".to_owned(),
            name: name.clone(),
        }));
        journal.push(Happening::Started);
        Sitting::new(Made { salts, ..made("bids", 3) }, journal.into_iter().map(|what| Dated { at: 1, what }).collect())
    };
    let fixed = opening(Some(salts.clone()), Some("Own name"));
    assert_eq!(fixed.salts(), salts);
    let dealt = shelf::AnyMatch::new("bids", json!({}), 3, fixed.made().seed.salted(&salts)).expect("a table");
    let view = fixed.position(Viewer::Seat(seat(0))).expect("a position").view;
    assert_eq!(view.get(), dealt.view(Viewer::Seat(seat(0))).get());
    assert!(matches!(&fixed.sitters(&Nobody)[1], Sitter::Bot { name, .. } if name == "Own name"));
    let usual = opening(None, None);
    assert_ne!(usual.position(Viewer::Seat(seat(0))).expect("a position").view.get(), view.get());
    assert!(matches!(&usual.sitters(&Nobody)[1], Sitter::Bot { name, .. } if !name.is_empty() && name != "Own name"));
}
