//! People of a world, and how they come together at a table.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;
use wire::{PersonId, TableId};

use crate::dice::Dice;
use crate::games::Quick;
use crate::line::{Answer, ask};
use crate::world::World;

/// How soon to ask again where there was no answer.
const AGAIN: Duration = Duration::from_millis(100);

/// Somebody with a session.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) id: PersonId,
    pub(crate) cookie: String,
    pub(crate) from: SocketAddr,
}

/// Where the person of a number lives.
fn home(number: usize) -> SocketAddr {
    SocketAddr::from((Ipv4Addr::new(10, 0, 0, number as u8 + 1), 4_711))
}

/// Asks any server, again and again, until one does it. Nothing is wrong yet when this is used.
async fn insist(world: &World, dice: &mut Dice, guest: &Guest, path: &str, body: &Value) -> Answer {
    loop {
        let node = &world.nodes[dice.index(world.nodes.len())];
        match ask(node, guest.from, "POST", path, &guest.cookie, Some(body)).await {
            Ok(answer) if (200..300).contains(&answer.status) => return answer,
            // It may have been done although nobody said so.
            Ok(answer) if ["sits-already", "game-has-begun"].iter().any(|name| answer.body["name"] == *name) => {
                return answer;
            }
            Ok(_) | Err(_) => sleep(AGAIN).await,
        }
    }
}

/// Somebody new comes.
pub(crate) async fn come(world: &World, dice: &mut Dice, number: usize) -> Guest {
    let nobody = Guest { id: PersonId(String::new()), cookie: String::new(), from: home(number) };
    let answer = insist(world, dice, &nobody, "/api/guest", &json!({ "name": format!("Guest {number}") })).await;
    let id = PersonId(answer.body["id"].as_str().unwrap_or_default().to_owned());
    Guest { id, cookie: answer.cookie.unwrap_or_default(), ..nobody }
}

/// People sit down at a new table, bots take the other seats, and the game begins.
pub(crate) async fn gather(world: &World, dice: &mut Dice, quick: &Quick, people: &[Guest], clock: &Value) -> TableId {
    let seat = |number: usize| match number {
        0 => json!("me"),
        number if number < people.len() => json!("open"),
        _ => json!({ "bot": if dice.clone().once_in(3) { "intern" } else { "random" } }),
    };
    let seats: Vec<Value> = (0..usize::from(quick.seats)).map(seat).collect();
    let new = json!({ "game": quick.slug, "options": quick.options, "seats": seats, "clock": clock });
    let made = insist(world, dice, &people[0], "/api/tables", &new).await;
    let table = TableId(made.body["table"].as_str().unwrap_or_default().to_owned());
    let path = format!("/api/tables/{table}");
    for (number, guest) in people.iter().enumerate().skip(1) {
        let salt = format!("{:02x}", number + 16).repeat(32);
        insist(world, dice, guest, &path, &json!({ "sit": { "seat": null, "salt": salt } })).await;
    }
    insist(world, dice, &people[0], &path, &json!("start")).await;
    table
}
