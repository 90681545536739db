//! What of others' moves is taken back, with and without them.

use sitting::{Absence, Custom, Dated, Denial, Happening, Made, Sitting};
use table::{Seat, Viewer};
use wire::{Clock, Command, TakeBack};

use crate::{begun, made, next, seat, who, write};

fn happens(sitting: &mut Sitting, what: Happening) {
    sitting.apply(Dated { at: 2, what });
}

fn step(sitting: &mut Sitting) {
    let granted = next(sitting);
    write(sitting, granted);
}

fn how(sitting: &Sitting, who: u8) -> TakeBack {
    sitting.may_take_back(Viewer::Seat(seat(who)))
}

fn actors(sitting: &Sitting) -> Vec<Seat> {
    sitting.game().expect("a game").actors()
}

/// Wishes for the last move of Ada, in seat 0, to be taken back.
fn wish(sitting: &mut Sitting) -> Result<(), Denial> {
    let granted = sitting.decide(&who("ada"), &Command::TakeBack { ply: sitting.plies() as u32 })?;
    write(sitting, granted);
    Ok(())
}

/// Two people and a bot: Ada has decided, and Bo has answered it.
fn answered() -> Sitting {
    let clock = Clock::Live { per_move: 10, bank: 60 };
    let mut sitting = begun(Made { clock, ..made("bidders", 3) }, &["ada", "bo"]);
    let is_answered = |sitting: &Sitting| {
        let last = |seat| actors(sitting).iter().rposition(|actor| *actor == seat);
        last(seat(0)) < last(seat(1)) && how(sitting, 0) == TakeBack::ByConsent
    };
    while !is_answered(&sitting) {
        step(&mut sitting);
    }
    sitting
}

fn gone(why: Absence) -> Happening {
    Happening::StoodIn { seat: seat(1), why }
}

#[test]
fn what_somebody_did_before_their_time_ran_out_stands_until_they_are_back() {
    for why in [Absence::Time, Absence::Away] {
        let mut sitting = answered();
        let plies = sitting.plies();
        happens(&mut sitting, gone(why));
        assert_eq!(how(&sitting, 0), TakeBack::Nothing);
        assert!(matches!(wish(&mut sitting), Err(Denial::Named { name: "stands-while-away", .. })));
        assert_eq!((sitting.plies(), sitting.request().is_none()), (plies, true), "nobody waits for an answer");
        happens(&mut sitting, Happening::Returned { seat: seat(1) });
        assert_eq!(how(&sitting, 0), TakeBack::ByConsent);
        wish(&mut sitting).expect("one may ask");
        assert_eq!(sitting.plies(), plies);
    }
}

#[test]
fn what_a_stand_in_did_is_taken_back_like_what_a_bot_did_and_what_its_person_did_is_not() {
    let mut sitting = answered();
    let by_hand = sitting.plies();
    happens(&mut sitting, gone(Absence::Time));
    let is_answered_again = |sitting: &Sitting| {
        let since = &actors(sitting)[by_hand..];
        since.contains(&seat(0)) && since.contains(&seat(1)) && how(sitting, 0) == TakeBack::Free
    };
    while !is_answered_again(&sitting) {
        step(&mut sitting);
    }
    let mut wishes = 0;
    while how(&sitting, 0) == TakeBack::Free {
        wish(&mut sitting).expect("nobody else has a say");
        wishes += 1;
    }
    assert!(wishes > 0 && sitting.plies() >= by_hand, "{} < {by_hand}", sitting.plies());
    assert!(wish(&mut sitting).is_err());
}

#[test]
fn every_position_of_the_past_is_seen_while_somebody_is_away() {
    let mut sitting = answered();
    happens(&mut sitting, gone(Absence::Away));
    for ply in 0..=sitting.plies() {
        let then = sitting.at_ply(ply).expect("a game");
        let position = then.position(Viewer::Seat(seat(0))).expect("a position");
        assert_eq!(position.ply as usize, ply);
    }
}

#[test]
fn whoever_gave_up_has_no_say_any_more() {
    let mut sitting = answered();
    let plies = sitting.plies();
    happens(&mut sitting, gone(Absence::Conceded));
    assert_eq!(how(&sitting, 0), TakeBack::Free);
    wish(&mut sitting).expect("nobody is left to ask");
    assert!(sitting.plies() < plies);
}

#[test]
fn somebody_who_goes_away_instead_of_answering_agrees_to_nothing_that_they_did() {
    for (why, goes_back) in [(Absence::Time, false), (Absence::Away, false), (Absence::Conceded, true)] {
        let mut sitting = answered();
        let plies = sitting.plies();
        wish(&mut sitting).expect("one may ask");
        happens(&mut sitting, gone(why));
        assert_eq!(sitting.plies() < plies, goes_back, "{why:?}");
        assert!(sitting.request().is_none(), "and nobody waits for them");
    }
}

#[test]
fn a_request_of_long_ago_was_granted_by_whoever_went_away() {
    let mut sitting = answered();
    let plies = sitting.plies();
    happens(&mut sitting, Happening::Asked { by: seat(0), custom: Custom::Lenient });
    happens(&mut sitting, gone(Absence::Time));
    assert!(sitting.plies() < plies);
}

#[test]
fn time_that_was_used_for_what_is_taken_back_stays_used() {
    for (custom, left) in [(Custom::Lenient, 60_000), (Custom::Strict, 30_000)] {
        let clock = Clock::Live { per_move: 10, bank: 60 };
        let mut sitting = begun(Made { clock, ..made("bidders", 3) }, &["ada", "bo", "cy"]);
        let mover = sitting.to_act().first().expect("somebody is asked");
        let granted = next(&sitting);
        sitting.carry_out(Dated { at: 40_001, what: granted.what }, granted.allowed);
        sitting.apply(Dated { at: 41_000, what: Happening::TakenBack { seat: mover, custom } });
        assert_eq!(sitting.plies(), 0);
        assert_eq!(sitting.clocks().remaining()[mover.index()].bank, left, "40 seconds are 30 more than a move has");
        let all = if custom == Custom::Lenient { 70_000 } else { 30_000 };
        assert_eq!(sitting.clocks().until(mover), Some(41_000 + all));
    }
}
