//! Who has a table before its game, and who may sit there.

use sitting::{Denial, Phase, Sitting, Who};
use table::Salt;
use wire::{Command, PersonId, Room, Sitter};

use crate::{Nobody, made, seat, who, write};

fn sits(sitting: &mut Sitting, name: &str) -> Result<(), Denial> {
    does(sitting, &who(name), &Command::Sit { seat: None, salt: Salt::default() })
}

fn does(sitting: &mut Sitting, who: &Who, command: &Command) -> Result<(), Denial> {
    let granted = sitting.decide(who, command)?;
    write(sitting, granted);
    Ok(())
}

fn remove(name: &str) -> Command {
    Command::Remove { person: who(name).id }
}

fn host(sitting: &Sitting) -> Option<&str> {
    sitting.host().map(|PersonId(host)| host.as_str())
}

/// A table that Ada has made, and these people sit at.
fn gathered(people: &[&str]) -> Sitting {
    let mut sitting = Sitting::new(made("bids", 3), Vec::new());
    for name in people {
        sits(&mut sitting, name).expect("a free seat");
    }
    sitting
}

fn refusal(result: Result<(), Denial>) -> &'static str {
    match result {
        Err(Denial::Named { name, .. }) => name,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_person_without_a_seat_keeps_the_table() {
    let mut sitting = gathered(&["bo", "cy"]);
    does(&mut sitting, &who("bo"), &Command::Leave).expect("before the game");
    assert_eq!(host(&sitting), Some("ada"));
    does(&mut sitting, &who("cy"), &Command::Leave).expect("before the game");
    assert_eq!(host(&sitting), Some("ada"), "with nobody there, too");
}

#[test]
fn a_host_who_gets_up_hands_the_table_on() {
    let mut sitting = gathered(&["ada", "bo"]);
    does(&mut sitting, &who("ada"), &Command::Leave).expect("before the game");
    assert_eq!(host(&sitting), Some("bo"));
    does(&mut sitting, &who("bo"), &Command::Leave).expect("before the game");
    sits(&mut sitting, "cy").expect("a free seat");
    assert_eq!(host(&sitting), Some("cy"), "whoever comes to a table that is nobody's has it");
}

#[test]
fn whoever_the_host_sends_away_sits_down_again_only_when_invited() {
    let mut sitting = gathered(&["ada", "bo", "cy"]);
    assert_eq!(refusal(does(&mut sitting, &who("bo"), &remove("cy"))), "host-does-that");
    assert_eq!(refusal(does(&mut sitting, &who("ada"), &remove("di"))), "sits-nowhere");
    does(&mut sitting, &who("ada"), &remove("bo")).expect("the host may");
    assert_eq!((sitting.seat_of(&who("bo").id), sitting.seat_of(&who("cy").id)), (None, Some(seat(2))));
    assert_eq!(refusal(sits(&mut sitting, "bo")), "removed-by-host");
    let say = Command::Say { room: Room::Table, text: "Hello?".to_owned() };
    assert_eq!(refusal(does(&mut sitting, &who("bo"), &say)), "not-your-room");

    let removed = sitting.sheet(table::Viewer::Spectator, &Nobody).removed;
    assert_eq!(removed, [Sitter::Person { id: who("bo").id, name: "bo".to_owned() }]);
    let invite = Command::Invite { person: who("bo").id };
    assert_eq!(refusal(does(&mut sitting, &who("bo"), &invite)), "host-does-that");
    does(&mut sitting, &who("ada"), &invite).expect("the host may");
    assert_eq!(refusal(does(&mut sitting, &who("ada"), &invite)), "may-sit-already");
    sits(&mut sitting, "bo").expect("the seat is free");
}

#[test]
fn a_host_without_a_seat_sends_people_away_too_and_nobody_does_after_the_start() {
    let mut sitting = gathered(&["bo", "cy", "di"]);
    does(&mut sitting, &who("ada"), &remove("bo")).expect("the host may");
    sits(&mut sitting, "eve").expect("a free seat");
    does(&mut sitting, &who("ada"), &Command::Start).expect("all seats are taken");
    assert_eq!(*sitting.phase(), Phase::Playing);
    assert_eq!(refusal(does(&mut sitting, &who("ada"), &remove("cy"))), "game-has-begun");
    assert!(sitting.sheet(table::Viewer::Spectator, &Nobody).removed.is_empty(), "and nobody reads who was sent away");
}

#[test]
fn nobody_is_kept_away_from_a_table_that_is_nobodys() {
    let mut sitting = gathered(&["ada", "bo"]);
    does(&mut sitting, &who("ada"), &remove("bo")).expect("the host may");
    does(&mut sitting, &who("ada"), &Command::Leave).expect("before the game");
    sits(&mut sitting, "bo").expect("nobody could invite them");
    assert_eq!(host(&sitting), Some("bo"));
}
