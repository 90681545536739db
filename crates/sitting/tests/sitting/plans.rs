//! A planned action at a table: what the journal has of it, and how it is taken back.

use serde_json::{Value, json};
use shelf::{AnyMatch, GAMES};
use sitting::{Dated, Denial, Granted, Happening, Made, Phase, Sitting};
use table::{Seat, Viewer};
use wire::{Code, Command, Plans, TakeBack};

use crate::{begun, made, next, who, write};

/// A table of Furnace up to where somebody has let a whole engine run, which several actions came to; and who did.
fn ran() -> (Sitting, Seat) {
    let mut sitting = begun(made("furnace", 2), &["ada", "bo"]);
    loop {
        let granted = next(&sitting);
        let seat = acted(&granted).0;
        let is_plan = acted(&granted).1.starts_with('[');
        write(&mut sitting, granted);
        if is_plan {
            return (sitting, seat);
        }
    }
}

fn acted(granted: &Granted) -> (Seat, &str) {
    match &granted.what {
        Happening::Acted { seat, action, .. } => (*seat, action.get()),
        other => panic!("somebody acts: {other:?}"),
    }
}

/// What everybody sees and was told.
fn shown(sitting: &Sitting) -> Vec<String> {
    let game = sitting.game().expect("a game");
    let story = |viewer| game.story(viewer, 0).into_iter().map(|(ply, event)| format!("{ply} {event}"));
    Viewer::all(2).flat_map(|viewer| story(viewer).chain([game.view(viewer).to_string()])).collect()
}

#[test]
fn the_journal_has_what_a_plan_came_to_and_the_plan_is_taken_back_as_one() {
    let (mut sitting, seat) = ran();
    let (plies, name) = (sitting.plies(), ["ada", "bo"][seat.index()]);
    let written = serde_json::to_string(sitting.journal().last().expect("an entry")).expect("JSON");
    assert!(written.contains("activate") && !written.contains("run"), "{written}");
    let told = sitting.game().expect("a game").story(Viewer::Spectator, plies);
    assert!(told.len() > 3 && told[0].1.get().starts_with(r#"{"ran":"#), "{}", told[0].1);
    assert_eq!(sitting.may_take_back(Viewer::Seat(seat)), TakeBack::Free);
    let granted =
        sitting.decide(&who(name), &Command::TakeBack { ply: plies as u32 }).expect("nobody has learned of it");
    write(&mut sitting, granted);
    assert_eq!(sitting.plies(), plies - 1);
}

#[test]
fn a_journal_that_holds_plans_is_read_as_what_they_come_to() {
    let (sitting, seat) = ran();
    let old = json!({ "acted": { "seat": seat, "action": { "run": { "goal": "money" } } } });
    for last in [serde_json::to_value(&sitting.journal().last().expect("an entry").what).expect("JSON"), old] {
        let mut journal = sitting.journal().to_vec();
        let at = journal.pop().expect("an entry").at;
        journal.push(Dated { at, what: serde_json::from_value(last).expect("an entry") });
        let again = Sitting::new(sitting.made().clone(), journal);
        assert_eq!((again.plies(), shown(&again)), (sitting.plies(), shown(&sitting)));
    }
}

/// The lines of a menu.
fn lines(menu: &str) -> Vec<Value> {
    serde_json::from_str(menu).expect("a list")
}

/// The plans among all that a seat may choose, and the rest.
fn sorted(game: &AnyMatch, seat: Seat) -> (Vec<String>, Vec<String>) {
    let actions = lines(game.actions(seat).get()).into_iter().map(|action| action.to_string());
    actions.partition(|action| game.is_plan(seat, action))
}

/// The lines that are left of a menu without its plans.
fn without(menu: &str, plans: &[String]) -> Vec<Value> {
    let is_plan = |line: &Value| line.get("one").is_some_and(|action| plans.contains(&action.to_string()));
    lines(menu).into_iter().filter(|line| !is_plan(line)).collect()
}

fn act(sitting: &Sitting, action: &str) -> Command {
    let action = serde_json::value::RawValue::from_string(action.to_owned()).expect("JSON");
    Command::Act { ply: sitting.plies() as u32, version: None, action }
}

#[test]
fn where_everybody_decides_by_hand_no_plan_is_shown_to_people_and_none_is_taken_from_them() {
    let mut refused = 0;
    for info in GAMES {
        let names = ["ada", "bo", "cy"];
        let table = Made { plans: Plans::ByHand, ..made(info.slug, usize::from(info.min_seats)) };
        let mut sitting = begun(table, &names[..usize::from(info.min_seats.min(3))]);
        for _ in 0..600 {
            let Some(seat) = sitting.to_act().first() else { break };
            let (game, me) = (sitting.game().expect("a game"), who(names[seat.index()]));
            let shown = sitting.position(Viewer::Seat(seat)).expect("a position").menu;
            let (plans, by_hand) = sorted(game, seat);
            assert_eq!(lines(shown.get()), without(game.menu(seat).get(), &plans), "{}", info.slug);
            for plan in &plans {
                let denial = sitting.decide(&me, &act(&sitting, plan)).expect_err("no plans here");
                assert_eq!(denial, Denial::named("plans-by-hand", Code::Rejected));
                assert!(sitting.acted(seat, sitting.plies() as u32, None, plan).is_ok(), "a bot may");
                refused += 1;
            }
            let chosen = &by_hand[(sitting.plies() * 7 + 3) % by_hand.len()];
            let granted = sitting.decide(&me, &act(&sitting, chosen)).expect("it is on the menu");
            write(&mut sitting, granted);
        }
        assert!(matches!(sitting.phase(), Phase::Playing | Phase::Over), "{}", info.slug);
    }
    assert!(refused > 3, "some games offer plans: {refused}");
}

#[test]
fn a_table_from_before_plans_were_asked_about_has_them() {
    let now = serde_json::to_value(Made { plans: Plans::ByHand, ..made("bids", 3) }).expect("JSON");
    assert_eq!(now["plans"], "by_hand");
    let before = serde_json::to_value(made("bids", 3)).expect("JSON");
    assert_eq!(before.get("plans"), None);
    assert_eq!(serde_json::from_value::<Made>(before).expect("a table").plans, Plans::Allowed);
    assert_eq!([0, 1, 2, 4].map(Plans::usual), [Plans::Allowed, Plans::Allowed, Plans::ByHand, Plans::ByHand]);
}

#[test]
fn of_a_program_that_was_frozen_plans_are_told_by_what_they_come_to() {
    let info = GAMES.iter().find(|info| info.slug == "furnace").expect("a game");
    let version = (1..=info.rules).rev().find(|version| frozen::wanted(info.slug, *version).is_some());
    let rules = frozen::Rules::of(info.slug, version.expect("it was frozen")).expect("they are kept");
    let deal = table::Seed::from_text("by hand").salted(&[]);
    let mut table = rules.deal(json!({}), 2, deal).expect("a table");
    let plans = loop {
        let seat = table.to_act().first().expect("it goes on");
        let (plans, by_hand) = sorted(&table, seat);
        assert_eq!(lines(table.menu_by_hand(seat).get()), without(table.menu(seat).get(), &plans));
        if !plans.is_empty() {
            break plans;
        }
        assert!(table.plies() < 60, "nobody is offered a plan");
        table.submit(seat, &by_hand[table.plies() % by_hand.len()]).expect("it is on the menu");
    };
    assert!(plans.iter().all(|plan| plan.contains("run")), "{plans:?}");
}
