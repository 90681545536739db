use bots::{Budget, Level};
use frozen::Rules;
use serde_json::{Value, json};
use shelf::{AnyMatch, GAMES, Refused};
use table::{CARDS, Record, Rng, Seat, Seed, Viewer};

use crate::native::rules;

fn any(table: &AnyMatch, seat: Seat, rng: &mut Rng) -> String {
    let actions: Vec<Value> = serde_json::from_str(table.actions(seat).get()).expect("a list");
    actions[rng.below(actions.len() as u32) as usize].to_string()
}

/// Everything that can be asked about a match is answered alike.
fn assert_same(frozen: &AnyMatch, native: &AnyMatch) {
    for viewer in Viewer::all(native.seats()) {
        assert_eq!(frozen.view(viewer).get(), native.view(viewer).get());
        assert_eq!(frozen.view_by_name(viewer).get(), native.view_by_name(viewer).get());
        assert_eq!(json!(frozen.story(viewer, 0)), json!(native.story(viewer, 0)));
    }
    for seat in Seat::all(native.seats()) {
        assert_eq!(frozen.menu(seat).get(), native.menu(seat).get());
        assert_eq!(frozen.can_undo(seat), native.can_undo(seat));
    }
    assert_eq!(json!(frozen.told(0)), json!(native.told(0)));
    assert_eq!((frozen.to_act(), frozen.places()), (native.to_act(), native.places()));
    assert_eq!((frozen.round(), frozen.plies(), frozen.actors()), (native.round(), native.plies(), native.actors()));
    assert_eq!((frozen.scores(), frozen.info()), (native.scores(), native.info()));
    assert_eq!(frozen.options(), native.options());
}

/// A game of both, everybody at random, now and then taken back.
fn played(rules: &Rules, slug: &str, seats: u8, options: &Value, seed: &Seed) -> (AnyMatch, AnyMatch) {
    let deal = seed.salted(&[]);
    let mut frozen = rules.deal(options.clone(), seats, deal.clone()).expect("a table");
    let mut native = AnyMatch::new(slug, options.clone(), seats, deal).expect("a table");
    let mut rng = Rng::fast(11);
    while let Some(seat) = native.to_act().first() {
        let action = any(&native, seat, &mut rng);
        let allowed = frozen.allow(seat, &action).expect("it is on the menu");
        assert_eq!(allowed.action().get(), native.allow(seat, &action).expect("it is on the menu").action().get());
        frozen.play(allowed).expect("nothing has happened since");
        native.submit(seat, &action).expect("it is on the menu");
        if rng.below(4) == 0 {
            assert_eq!(frozen.undo(seat), native.undo(seat));
        }
        if rng.below(8) == 0 || native.to_act().is_empty() {
            frozen.prepare().expect("an answer");
            assert_same(&frozen, &native);
        }
    }
    (frozen, native)
}

#[test]
fn a_frozen_game_is_played_taken_back_and_recorded_like_todays() {
    for info in GAMES {
        let (rules, seed) = (rules(info.slug), Seed::from_text("frozen"));
        for seats in [info.min_seats, info.max_seats] {
            let (frozen, native) = played(&rules, info.slug, seats, &json!({}), &seed);
            let names = |seats| (0..seats).map(|seat| format!("Player{seat}")).collect::<Vec<_>>();
            let record = frozen.record(names(seats), &seed, &[], &[7]);
            let Rules::Frozen(program) = &rules else { unreachable!("these are as if they were frozen") };
            assert_eq!(record.module.as_deref(), Some(program.module()));
            let natively = native.record(names(seats), &seed, &[], &[7]);
            assert_eq!(Record { module: None, ..record.clone() }.hashed(), natively);
            assert!(natively.cards.is_some() && record.cards == natively.cards);
            assert_same(&rules.replayed(&record).expect("it replays"), &native);
            for ply in [0, native.plies() / 2] {
                assert_same(&frozen.at_ply(ply), &native.at_ply(ply));
                let mut copy = frozen.at_ply(ply).clone();
                let seat = copy.to_act().first().expect("it goes on");
                copy.submit(seat, &any(&copy, seat, &mut Rng::fast(1))).expect("it is on the menu");
                assert_eq!((copy.plies(), frozen.plies()), (ply + 1, native.plies()), "a copy goes its own way");
            }
            let mut other = record.clone();
            other.places = None;
            assert!(matches!(rules.replayed(&other.hashed()), Err(Refused::Record(table::BadRecord::Places { .. }))));
            let mut other = record;
            other.seed = Seed::from_text("another");
            assert!(matches!(rules.replayed(&other), Err(Refused::Record(table::BadRecord::Commitment))));
        }
    }
}

#[test]
fn a_module_is_brought_every_card_set_but_its_own_and_plays_by_it() {
    for info in GAMES {
        let Some(oldest) = shelf::archive(info.slug).expect("a game").0.first() else { continue };
        let (rules, seed) = (rules(info.slug), Seed::from_text("older cards"));
        let options = json!({ CARDS: oldest.id });
        let (frozen, native) = played(&rules, info.slug, info.min_seats, &options, &seed);
        assert_same(&frozen, &native);
        assert_eq!(frozen.options()[CARDS], json!(oldest.id), "whoever reads it has the set");
        let names = (0..info.min_seats).map(|seat| seat.to_string()).collect();
        let record = frozen.record(names, &seed, &[], &[]);
        assert_eq!(record.cards.as_deref(), Some(oldest.id));
        assert_same(&rules.replayed(&record).expect("it replays"), &native);
        assert_eq!(rules.options_by_name(options.clone()).expect("options")[CARDS], json!(oldest.id));
    }
}

#[test]
fn what_is_refused_is_refused_for_the_same_reason() {
    for info in GAMES {
        let (rules, seed) = (rules(info.slug), Seed::from_text("refused"));
        let mut frozen = rules.deal(json!({}), info.min_seats, seed.clone()).expect("a table");
        let mut native = AnyMatch::new(info.slug, json!({}), info.min_seats, seed.clone()).expect("a table");
        let seat = native.to_act().first().expect("somebody is asked");
        for nonsense in ["", "\"nonsense\"", "{\"fly\": 7}"] {
            let frozen = frozen.submit(seat, nonsense).expect_err("not an action");
            assert!(matches!(frozen, Refused::Unreadable(_)), "{frozen}");
        }
        let action = any(&native, seat, &mut Rng::fast(1));
        let stranger = Seat::new(info.max_seats - 1).expect("a seat");
        if !native.to_act().contains(stranger) {
            assert_eq!(frozen.submit(stranger, &action), native.submit(stranger, &action));
        }
        assert_eq!(frozen.undo(seat), native.undo(seat));
        assert_same(&frozen, &native);
        assert!(rules.deal(json!({}), info.max_seats + 1, seed).is_err());
        assert!(rules.options_by_name(json!({"no such option": 1})).is_err());
    }
}

#[test]
fn a_bot_of_frozen_rules_plays_as_todays_does_with_as_many_games() {
    for info in GAMES {
        let rules = rules(info.slug);
        let seats = info.min_seats.max(2);
        let mut table = AnyMatch::new(info.slug, json!({}), seats, Seed::from_text("bots")).expect("a table");
        for level in Level::ALL {
            let mut frozen = rules.bot(&json!({}), level, 7).expect("a game");
            let mut native = bots::AnyBot::new(info.slug, level, 7).expect("a game");
            for _ in 0..6 {
                let Some(seat) = table.to_act().first() else { break };
                let (view, menu) = (table.view_by_name(Viewer::Seat(seat)), table.menu(seat));
                let budget = Budget::Iterations(8);
                let action = frozen.choose(seat, view.get(), menu.get(), budget).expect("an answer");
                assert_eq!(action, native.choose(seat, view.get(), menu.get(), budget).expect("an answer"), "{level}");
                assert_eq!(frozen.thought(), native.thought());
                table.submit(seat, &action).expect("it is on the menu");
            }
        }
    }
}

#[test]
fn rules_that_nobody_has_are_missing_and_todays_are_todays() {
    for info in GAMES {
        assert!(matches!(Rules::of(info.slug, info.rules), Ok(Rules::Today(today)) if today == *info));
        let missing = Rules::of(info.slug, 9_999).expect_err("never frozen");
        assert_eq!(missing.to_string(), format!("version 9999 of the rules of `{}` is not here", info.slug));
    }
    assert!(matches!(Rules::of("chess", 1), Err(Refused::Game(_))));
}
