use bots::Budget;
use serde_json::{Value, json};
use shelf::{AnyMatch, GAMES};
use table::{Salt, Seed};
use wire::{Phase as Said, Plans, TakeBack};

use super::*;

const SALT: [u8; 32] = [7; 32];

/// A table with these people, and bots in the other seats, at which nothing has been played.
fn laid(slug: &str, people: usize, options: Value) -> Save {
    let info = GAMES.iter().find(|info| info.slug == slug).expect("a game");
    let player = |index: usize| match index < people {
        true => Player::Person(format!("Person{index}")),
        false => Player::Bot { level: Level::Random, name: format!("Bot{index}") },
    };
    Save {
        id: "a".to_owned(),
        game: slug.to_owned(),
        rules: info.rules,
        options,
        players: (0..usize::from(info.max_seats.min(3))).map(player).collect(),
        seed: Seed::from_text(slug),
        salts: vec![Salt::new(SALT)],
        plans: Plans::Allowed,
        journal: Vec::new(),
        made: 1,
        changed: 1,
        over: false,
    }
}

/// What a page knows from its updates alone.
#[derive(Default)]
struct Page {
    position: Option<wire::Position>,
    sheet: Option<wire::Sheet>,
    story: Vec<String>,
    updates: usize,
    sheets: usize,
    texts: String,
}

impl Page {
    fn hear(&mut self, host: &mut Host) {
        let update = host.update();
        self.texts.push_str(&serde_json::to_string(&update).expect("JSON"));
        self.updates += 1;
        self.sheets += usize::from(update.sheet.is_some());
        self.position = update.position.or(self.position.take());
        self.sheet = update.sheet.or(self.sheet.take());
        if let Some(story) = update.story {
            assert!(story.from as usize <= self.story.len(), "nothing is missed");
            self.story.truncate(story.from as usize);
            self.story.extend(story.tellings.iter().map(|told| format!("{} {}", told.ply, told.event.get())));
        }
    }

    fn mine(&self) -> Seat {
        self.sheet.as_ref().and_then(|sheet| sheet.mine).expect("somebody's eyes")
    }

    fn take_back(&self) -> TakeBack {
        self.position.as_ref().expect("a position").take_back
    }
}

/// Plays one action of whoever is asked: bots by themselves, a person as `choose` says.
fn step(host: &mut Host, chosen: usize) {
    if let Some(seat) = host.bot_to_act() {
        return host.bot_acts(seat, 2).expect("a bot answers");
    }
    let seat = host.eyes().expect("a person");
    let actions: Vec<Value> =
        serde_json::from_str(host.sitting.game().expect("a game").actions(seat).get()).expect("a list");
    let action = serde_json::value::to_raw_value(&actions[chosen % actions.len()]).expect("JSON");
    host.command(&Command::Act { ply: host.ply(), version: None, action }, 2).expect("it is on the menu");
}

fn kept(host: &Host) -> Save {
    let FromDealer::Keep { save, .. } = host.keepsake() else { panic!("a keepsake") };
    serde_json::from_str(save.get()).expect("a table")
}

#[test]
fn every_game_is_played_to_its_end_and_opened_again_as_it_was_left() {
    for info in GAMES {
        let mut host = Host::open(laid(info.slug, 1, json!({}))).expect("a table");
        let mut page = Page::default();
        page.hear(&mut host);
        let mut at = 0;
        while !host.sitting.to_act().is_empty() {
            step(&mut host, at * 7);
            page.hear(&mut host);
            at += 1;
            if at % 40 == 0 {
                let mut again = Host::open(kept(&host)).expect("what was kept");
                let mut fresh = Page::default();
                fresh.hear(&mut again);
                let view = |page: &Page| page.position.as_ref().expect("a position").view.get().to_owned();
                assert_eq!((view(&fresh), &fresh.story), (view(&page), &page.story), "{}", info.slug);
                host = again;
                page = fresh;
            }
        }
        assert!(kept(&host).over && page.position.expect("a position").places.is_some());
        assert_eq!(page.sheet.expect("a sheet").phase, Said::Over);
    }
}

/// A table as the page kept it before it had a journal.
fn of_old(slug: &str, salts: Option<Vec<Salt>>, plies: usize) -> (Value, AnyMatch) {
    let save = laid(slug, 1, json!({}));
    let deal = save.seed.salted(salts.as_deref().unwrap_or(&[Salt::new(SALT)]));
    let mut game = AnyMatch::new(slug, json!({}), save.players.len() as u8, deal).expect("a table");
    let mut bot = AnyBot::new(slug, Level::Random, 1).expect("a game");
    let mut log = Vec::new();
    while let Some(seat) = game.to_act().first().filter(|_| game.plies() < plies) {
        let (view, menu) = (game.view(Viewer::Seat(seat)), game.menu(seat));
        let action = bot.choose(seat, view.get(), menu.get(), Budget::Iterations(1)).expect("an answer");
        game.submit(seat, &action).expect("it is on the menu");
        log.push(json!({ "seat": seat, "action": serde_json::from_str::<Value>(&action).expect("JSON") }));
    }
    let mut old = json!({
        "id": "a", "game": slug, "rules": save.rules, "options": {}, "players": save.players,
        "seed": save.seed, "salt": Salt::new(SALT), "log": log, "made": 1, "changed": 9, "over": false,
    });
    if let Some(salts) = salts {
        old["salts"] = json!(salts);
    }
    (old, game)
}

#[test]
fn a_table_that_was_kept_before_there_was_a_journal_goes_on_where_it_was() {
    for info in GAMES {
        for salts in [None, Some(vec![Salt::new([1; 32]), Salt::new([2; 32])])] {
            let (old, game) = of_old(info.slug, salts.clone(), 12);
            let save: Save = serde_json::from_str(&old.to_string()).expect("a table of old");
            assert_eq!((save.journal.len(), save.changed), (game.plies(), 9));
            assert_eq!(save.salts, salts.unwrap_or_else(|| vec![Salt::new(SALT)]));
            let mut host = Host::open(save).expect("it is opened");
            for viewer in Viewer::all(game.seats()) {
                let view = host.sitting.position(viewer).expect("a position").view;
                assert_eq!(view.get(), game.view(viewer).get(), "{}", info.slug);
            }
            step(&mut host, 0);
            let again = kept(&host);
            assert_eq!(again.journal.len(), game.plies() + 1, "and is kept with its journal from now on");
            assert!(Host::open(again).is_ok());
        }
    }
}

#[test]
fn a_table_of_other_rules_says_so() {
    let save = Save { rules: 99, ..laid("bids", 1, json!({})) };
    let found = Host::open(save).map(|_| ()).expect_err("other rules");
    assert!(matches!(found, Breakdown::Rules { found: 99, .. }), "{found:?}");
}

#[test]
fn against_bots_the_last_decision_is_taken_back_at_once_and_its_story_with_it() {
    for info in GAMES {
        let mut host = Host::open(laid(info.slug, 1, json!({}))).expect("a table");
        let mut page = Page::default();
        page.hear(&mut host);
        let to_person = |host: &mut Host, page: &mut Page| {
            while host.bot_to_act().is_some() {
                step(host, 0);
                page.hear(host);
            }
        };
        to_person(&mut host, &mut page);
        assert_eq!(page.take_back(), TakeBack::Nothing, "{}", info.slug);
        let (ply, story) = (host.ply(), page.story.clone());
        step(&mut host, 0);
        page.hear(&mut host);
        to_person(&mut host, &mut page);
        assert_eq!(page.take_back(), TakeBack::Free, "{}", info.slug);
        host.command(&Command::TakeBack { ply: host.ply() }, 3).expect("bots agree to anything");
        page.hear(&mut host);
        let left = host.sitting.game().expect("a game").actors();
        assert!(!left.contains(&page.mine()) && host.ply() >= ply, "{}", info.slug);
        assert!(page.story.starts_with(&story), "{}", info.slug);
        assert_eq!(host.command(&Command::TakeBack { ply: host.ply() }, 3).map_err(|no| no.code), Err(Code::NotNow));
    }
}

#[test]
fn between_two_people_what_is_known_is_taken_back_when_the_other_agrees() {
    let mut host = Host::open(laid("bids", 2, json!({}))).expect("a table");
    let mut page = Page::default();
    page.hear(&mut host);
    // Until the other one has acted after whoever asks.
    let mut actors = Vec::new();
    while actors.len() < 2 || page.take_back() == TakeBack::Free {
        let before = host.acted_last();
        step(&mut host, 0);
        page.hear(&mut host);
        actors.extend(host.acted_last().filter(|seat| Some(*seat) != before));
    }
    let by = host.acted_last().expect("somebody has acted");
    let plies = host.ply();
    assert_eq!(page.take_back(), TakeBack::ByConsent);
    host.command(&Command::TakeBack { ply: plies }, 3).expect("one may ask");
    page.hear(&mut host);
    assert!(matches!(page.take_back(), TakeBack::Asked { by: asks, .. } if asks == by));
    assert_ne!(page.mine(), by, "the other one is handed the device");
    assert_eq!(host.bot_to_act(), None, "bots wait for the answer");
    host.command(&Command::Answer { agree: false }, 3).expect("an answer");
    page.hear(&mut host);
    assert_eq!((host.ply(), page.take_back()), (plies, TakeBack::ByConsent));
    host.command(&Command::TakeBack { ply: plies }, 3).expect("one may ask again");
    page.hear(&mut host);
    host.command(&Command::Answer { agree: true }, 3).expect("an answer");
    page.hear(&mut host);
    assert!(host.ply() < plies);
    assert_eq!(page.mine(), by, "who decides anew");
}

#[test]
fn the_sheet_and_a_designers_cards_in_it_come_once() {
    let mut set = shelf::Printer::of("furnace").expect("a game").standard();
    set.put("companies/0/name", shelf::Tree::Text("Sent but once".to_owned()));
    let mut host = Host::open(laid("furnace", 1, json!({ "cards": set }))).expect("a table");
    let mut page = Page::default();
    page.hear(&mut host);
    for at in 0..30 {
        step(&mut host, at);
        page.hear(&mut host);
    }
    assert_eq!((page.updates, page.sheets), (31, 1), "nothing is sent that has not changed");
    assert_eq!(page.texts.matches("Sent but once").count(), 1);
}
