use std::sync::LazyLock;

use serde::Serialize;
use serde::de::DeserializeOwned;
use shelf::{AnyMatch, GAMES};
use table::{Seat, Seed, Viewer};
use wire::{Command, NewTable, ToClient, ToServer};

/// Whatever a client may send is read or refused, and so is the action in it, by every game.
pub fn to_server(text: &str) {
    let Some(message) = read::<ToServer>(text) else { return };
    let ToServer::Do { command: Command::Act { action, .. }, .. } = message else { return };
    for opening in OPENINGS.iter() {
        for seat in Seat::all(opening.seats()) {
            let mut table = opening.clone();
            let is_allowed = table.allow(seat, action.get()).is_ok();
            assert_eq!(table.submit(seat, action.get()).is_ok(), is_allowed, "what is allowed is accepted");
        }
    }
}

/// Whatever a server may send is read or refused.
pub fn to_client(text: &str) {
    read::<ToClient>(text);
}

/// A table can be made exactly if it passes its check, and then there is something to see for everybody.
pub fn new_table(text: &str) {
    let Some(NewTable { game, options, seats, .. }) = read(text) else { return };
    let Ok(seats) = u8::try_from(seats.len()) else { return };
    let checked = AnyMatch::check(&game, options.clone(), seats);
    let made = AnyMatch::new(&game, options, seats, Seed::from_text("fuzz"));
    assert_eq!(made.as_ref().err(), checked.as_ref().err());
    let Ok(table) = made else { return };
    for viewer in Viewer::all(seats) {
        assert_ne!(table.view(viewer).get(), "null");
    }
    assert!(!table.to_act().is_empty(), "somebody is asked");
}

/// Every game as it is when it begins.
static OPENINGS: LazyLock<Vec<AnyMatch>> = LazyLock::new(|| {
    let opening = |info: &table::Info| {
        AnyMatch::new(info.slug, serde_json::json!({}), info.min_seats, Seed::from_text("fuzz")).expect("a table")
    };
    GAMES.iter().map(opening).collect()
});

/// Reads a message; one that can be read can be written, and what was written is read as the same again.
fn read<T: Serialize + DeserializeOwned>(text: &str) -> Option<T> {
    let message = serde_json::from_str::<T>(text).ok()?;
    let written = write(&message);
    let again = serde_json::from_str::<T>(&written).expect("what was written can be read");
    assert_eq!(write(&again), written, "a message stays the same on its way");
    Some(message)
}

fn write(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("a message has a JSON form")
}
