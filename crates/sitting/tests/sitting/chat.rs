//! What was said, and how much of it is sent to whom.

use sitting::{Changed, Sitting};
use table::{Salt, Viewer};
use wire::{Command, Have, Remark, Room};

use crate::{Nobody, begun, made, next, seat, who, write};

fn say(sitting: &mut Sitting, name: &str, room: Room, text: &str) -> Changed {
    let command = Command::Say { room, text: text.to_owned() };
    let granted = sitting.decide(&who(name), &command).expect("they may talk");
    write(sitting, granted)
}

/// A table that waits for people, at which much was said.
fn talkative() -> Sitting {
    let mut sitting = Sitting::new(made("bids", 3), Vec::new());
    for number in 0..1_000 {
        say(&mut sitting, "ada", Room::Table, &format!("line {number}"));
    }
    sitting
}

fn chat(sitting: &mut Sitting, viewer: Viewer, changed: Changed) -> Option<wire::Chat> {
    sitting.update(viewer, changed, &Nobody).chat
}

fn numbers(lines: &[Remark]) -> Vec<u32> {
    lines.iter().map(|line| line.number).collect()
}

#[test]
fn whoever_sits_down_or_leaves_makes_nobody_hear_the_talk_again() {
    let mut sitting = talkative();
    let commands = [Command::Sit { seat: None, salt: Salt::default() }, Command::Leave];
    for command in commands {
        let granted = sitting.decide(&who("bo"), &command).expect("a free seat");
        let changed = write(&mut sitting, granted);
        for viewer in [Viewer::Spectator, Viewer::Seat(seat(0))] {
            assert_eq!(chat(&mut sitting, viewer, changed), None);
        }
    }
    let changed = say(&mut sitting, "bo", Room::Table, "news");
    let news = chat(&mut sitting, Viewer::Spectator, changed).expect("a line");
    assert_eq!((news.from, numbers(&news.lines)), (1_000, vec![1_000]));
}

#[test]
fn whoever_comes_is_sent_the_end_of_the_talk_and_whoever_comes_back_what_they_lack() {
    let mut sitting = talkative();
    let whole = sitting.missing(None, Have::default(), &Nobody);
    let mut said = Vec::new();
    whole.chat.expect("talk").add_to(&mut said);
    assert_eq!(numbers(&said), (900..1_000).collect::<Vec<_>>());
    for number in 0..3 {
        say(&mut sitting, "ada", Room::Table, &format!("more {number}"));
    }
    let have = Have { version: whole.version, told: 0, said: 1_000 };
    let missing = sitting.missing(None, have, &Nobody).chat.expect("talk");
    assert_eq!((missing.from, numbers(&missing.lines)), (1_000, vec![1_000, 1_001, 1_002]));
    missing.add_to(&mut said);
    assert_eq!(said.len(), 103);
    // Whoever was away for long has a gap, and the end.
    let have = Have { version: 5, told: 0, said: 5 };
    sitting.missing(None, have, &Nobody).chat.expect("talk").add_to(&mut said);
    assert_eq!(numbers(&said[said.len() - 100..]), (903..1_003).collect::<Vec<_>>());
}

#[test]
fn those_who_sit_hear_the_gallery_when_the_game_is_over() {
    let mut sitting = begun(made("bids", 3), &["ada"]);
    let mine = Viewer::Seat(seat(0));
    let mut said = Vec::new();
    for number in 0..30 {
        let (name, room) = if number % 2 == 0 { ("ada", Room::Table) } else { ("eve", Room::Gallery) };
        let changed = say(&mut sitting, name, room, &format!("line {number}"));
        if let Some(chat) = chat(&mut sitting, mine, changed) {
            chat.add_to(&mut said);
        }
    }
    assert_eq!(numbers(&said), (0..30).step_by(2).collect::<Vec<_>>());
    let mut last = Changed::default();
    while *sitting.phase() == sitting::Phase::Playing {
        let granted = next(&sitting);
        last = write(&mut sitting, granted);
    }
    chat(&mut sitting, mine, last).expect("the gallery").add_to(&mut said);
    assert_eq!(numbers(&said), (0..30).collect::<Vec<_>>());
}
