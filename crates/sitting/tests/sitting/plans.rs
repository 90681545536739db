//! A planned action at a table: what the journal has of it, and how it is taken back.

use serde_json::json;
use sitting::{Dated, Granted, Happening, Sitting};
use table::{Seat, Viewer};
use wire::{Command, TakeBack};

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
        Happening::Acted { seat, action } => (*seat, action.get()),
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
