//! Writes what the fuzzer begins with, from real games: `cargo run --manifest-path fuzz/Cargo.toml --example seeds FOLDER`.

#![forbid(unsafe_code)]

use std::fs;
use std::path::{Path, PathBuf};

use fuzz::STEP;
use serde_json::{Value, json};
use shelf::{AnyMatch, GAMES, Json};
use table::{Info, Rng, Salt, Seat, Seed, Viewer};
use wire::{
    Code, Command, Have, Lobby, Me, NewTable, PersonId, Position, Problem, Room, SeatPlan, Story, TableId, TakeBack,
    Telling, ToClient, ToServer, Update,
};

/// How many actions a recorded game has.
const ACTIONS: usize = 12;

fn main() -> std::io::Result<()> {
    let folder = Folder(PathBuf::from(std::env::args().nth(1).expect("say where to write")));
    for info in GAMES {
        let table = played(info);
        let players = vec!["somebody".to_owned(); usize::from(info.min_seats)];
        folder.write("record", info.slug, &table.record(players, &seed(), &[], &[]))?;
        folder.write("new_table", info.slug, &new_table(info))?;
        folder.write("to_client", info.slug, &update(&table))?;
        folder.write("to_server", info.slug, &act(&table))?;
        let cards =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(info.slug.replace('-', "_")).join("rules");
        folder.put("cards", info.slug, &fs::read(cards.join("cards.toml"))?)?;
        for number in 0..12 {
            folder.put(&info.slug.replace('-', "_"), &number.to_string(), &choices(number))?;
        }
    }
    for (number, message) in commands().into_iter().enumerate() {
        folder.write("to_server", &format!("command-{number}"), &message)?;
    }
    for (number, message) in answers().into_iter().enumerate() {
        folder.write("to_client", &format!("answer-{number}"), &message)?;
    }
    Ok(())
}

struct Folder(PathBuf);

impl Folder {
    fn put(&self, target: &str, name: &str, bytes: &[u8]) -> std::io::Result<()> {
        let folder = self.0.join(target);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(name), bytes)
    }

    fn write(&self, target: &str, name: &str, thing: &impl serde::Serialize) -> std::io::Result<()> {
        self.put(target, name, &serde_json::to_vec(thing)?)
    }
}

fn seed() -> Seed {
    Seed::from_text("fuzz")
}

/// A game that has gone on for a while, always with the first thing on the menu.
fn played(info: &Info) -> AnyMatch {
    let mut table = AnyMatch::new(info.slug, json!({}), info.min_seats, seed().salted(&[])).expect("a table");
    for _ in 0..ACTIONS {
        let seat = table.to_act().first().expect("a game is longer than that");
        let action = first(&table.menu(seat));
        table.submit(seat, &action.to_string()).expect("it is on the menu");
    }
    table
}

fn first(menu: &Json) -> Value {
    let menu: Value = serde_json::from_str(menu.get()).expect("a menu is JSON");
    let of = menu[0].get("one").or_else(|| menu[0].pointer("/amount/of"));
    of.expect("a menu has a first line").clone()
}

fn new_table(info: &Info) -> NewTable {
    let mut seats = vec![SeatPlan::Open; usize::from(info.max_seats)];
    seats[0] = SeatPlan::Me;
    NewTable {
        game: info.slug.to_owned(),
        options: json!({}),
        seats,
        visibility: wire::Visibility::Invitation,
        clock: wire::Clock::None,
        plans: None,
        salt: Salt::default(),
        start: true,
    }
}

fn update(table: &AnyMatch) -> ToClient {
    let viewer = Viewer::Seat(Seat::default());
    let news = table.story(viewer, 0).into_iter().take(4);
    let tellings = news.map(|(ply, event)| Telling { ply: ply as u32, event, at: Some(1_700_000_000_000) });
    let position = Position {
        ply: table.plies() as u32,
        view: table.view(viewer),
        menu: table.menu(Seat::default()),
        to_act: table.to_act(),
        take_back: TakeBack::Free,
        clocks: Vec::new(),
        places: None,
        scores: Vec::new(),
        thinking: table::Seats::default(),
        order: None,
        by_order: Vec::new(),
    };
    let story = Story { from: 0, tellings: tellings.collect() };
    let (position, story) = (Some(position), Some(story));
    ToClient::Update(Box::new(Update { table: id(), version: 7, sheet: None, position, story, chat: None }))
}

fn id() -> TableId {
    TableId("table".to_owned())
}

fn act(table: &AnyMatch) -> ToServer {
    let seat = table.to_act().first().expect("somebody is asked");
    let action = serde_json::value::to_raw_value(&first(&table.menu(seat))).expect("an action is JSON");
    ToServer::Do { id: 1, table: id(), command: Command::Act { ply: 3, version: Some(9), action } }
}

fn commands() -> Vec<ToServer> {
    let seat = Seat::default();
    let commands = [
        Command::Sit { seat: Some(seat), salt: Salt::default() },
        Command::Hire { seat, level: "manager".to_owned() },
        Command::TakeBack { ply: 1 },
        Command::Answer { agree: true },
        Command::Rematch,
        Command::Withdraw,
        Command::Say { room: Room::Gallery, text: "Hello.".to_owned() },
    ];
    let mut messages = vec![
        ToServer::Hello { version: wire::VERSION },
        ToServer::Watch { table: id(), have: Have { version: 1, told: 2, said: 3 } },
        ToServer::Unwatch { table: id() },
        ToServer::Lobby { on: true },
        ToServer::Ping,
    ];
    messages.extend(commands.map(|command| ToServer::Do { id: 1, table: id(), command }));
    messages
}

fn answers() -> Vec<ToClient> {
    let me = Me { id: PersonId("me".to_owned()), name: "Ada".to_owned(), account: false };
    let problem = Problem {
        code: Code::Stale,
        message: "The position has moved on.".to_owned(),
        retry_after: Some(2),
        name: None,
    };
    vec![
        ToClient::Hello { version: wire::VERSION, me },
        ToClient::Lobby(Lobby::default()),
        ToClient::Done { id: 1, version: 2, table: Some(id()) },
        ToClient::Refused { id: Some(1), problem },
        ToClient::Pong,
    ]
}

/// Bytes that mostly choose from the menu, and now and then try something else.
fn choices(number: u64) -> Vec<u8> {
    let mut rng = Rng::fast(number);
    let steps = 10 + 10 * number as usize;
    (0..2 + steps * STEP).map(|_| rng.below(256) as u8).collect()
}
