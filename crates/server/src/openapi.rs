use axum::routing::get;
use axum::{Json, Router};
use serde::Serialize;
use serde_json::{Map, Value, json};
use shelf::GAMES;
use table::{Salt, Seat};
use wire::{
    Account, Clock, Command, HookFormat, NewAccount, NewAddress, NewBrowser, NewGuest, NewHook, NewName, NewTable,
    PersonId, Plans, Room, SeatPlan, Visibility, Wishes,
};

use crate::server::Server;

pub(crate) fn router() -> Router<Server> {
    Router::new().route("/", get(async || Json(description())))
}

/// One thing that can be asked of the server.
struct Endpoint {
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    /// An example of the body.
    body: Option<Value>,
    /// What a good answer is.
    answer: &'static str,
}

const fn read(path: &'static str, summary: &'static str, answer: &'static str) -> Endpoint {
    Endpoint { method: "get", path, summary, body: None, answer }
}

fn change(
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    body: &impl Serialize,
    answer: &'static str,
) -> Endpoint {
    Endpoint { method, path, summary, body: serde_json::to_value(body).ok(), answer }
}

/// The interface for programs, as OpenAPI describes one.
///
/// The examples are made of the very types that the server reads, so they cannot grow old.
pub(crate) fn description() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for endpoint in endpoints() {
        let path = paths.entry(endpoint.path).or_insert_with(|| json!({}));
        path[endpoint.method] = operation(&endpoint);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Boardroom",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "A program is a guest like any other: ask to be one, keep the cookie, sit down, \
                listen to the events of the table and post commands. Every refusal is a Problem, and nothing has changed then.",
        },
        "paths": paths,
        "components": {
            "securitySchemes": { "cookie": { "type": "apiKey", "in": "cookie", "name": "boardroom" } },
            "schemas": { "Problem": problem() },
        },
        "security": [{ "cookie": [] }],
    })
}

fn operation(endpoint: &Endpoint) -> Value {
    let parameters: Vec<Value> = endpoint
        .path
        .split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
        .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
        .collect();
    let problem = json!({ "application/json": { "schema": { "$ref": "#/components/schemas/Problem" } } });
    let mut operation = json!({
        "summary": endpoint.summary,
        "parameters": parameters,
        "responses": {
            "2XX": { "description": endpoint.answer },
            "default": { "description": "Why it was refused.", "content": problem },
        },
    });
    if let Some(example) = &endpoint.body {
        operation["requestBody"] = json!({
            "required": true,
            "content": { "application/json": { "schema": {}, "example": example } },
        });
    }
    operation
}

fn problem() -> Value {
    json!({
        "type": "object",
        "required": ["code", "message"],
        "properties": {
            "code": { "type": "string", "description": "For programs: malformed, too_large, unknown, not_found, not_yours, not_now, stale, rejected, …" },
            "message": { "type": "string", "description": "For people." },
            "name": { "type": "string", "description": "What the message is called among the words, for whoever says it in another language." },
            "retry_after": { "type": "integer", "description": "After how many seconds trying again makes sense." },
        },
    })
}

fn endpoints() -> Vec<Endpoint> {
    let account = Account { name: "Ada".to_owned(), password: "correct horse".to_owned() };
    let new_account = NewAccount { name: "Ada".to_owned(), password: "correct horse".to_owned(), old: None };
    let game = GAMES.iter().find(|info| info.seat_counts().contains(&3)).map_or("", |info| info.slug);
    let table = NewTable {
        game: game.to_owned(),
        options: json!({}),
        seats: vec![SeatPlan::Me, SeatPlan::Open, SeatPlan::Bot("manager".to_owned())],
        visibility: Visibility::Public,
        clock: Clock::Live { per_move: 30, bank: 300 },
        plans: Some(Plans::ByHand),
        salt: Salt::default(),
        start: false,
    };
    let browser = NewBrowser {
        address: "https://push.example/x".to_owned(),
        key: "BCVxsr7N…".to_owned(),
        auth: "BTBZMqHH6r4Tts7J_aSIgg".to_owned(),
        name: "Firefox".to_owned(),
        old: None,
    };
    let hook = NewHook { address: "https://program.example/hook".to_owned(), format: HookFormat::Plain };
    let mut all = vec![
        change(
            "post",
            "/api/guest",
            "Become a guest; the answer sets the cookie.",
            &NewGuest { name: "Ada".to_owned() },
            "Me",
        ),
        read("/api/me", "Who you are.", "Me"),
        change("patch", "/api/me", "Change your name.", &NewName { name: "Ada L".to_owned() }, "Me"),
        Endpoint {
            method: "delete",
            ..read("/api/me", "Be forgotten, with what you said: a bot plays your games on.", "Nothing")
        },
        change(
            "post",
            "/api/account",
            "Make an account of a guest; or change its password, with the `old` one.",
            &new_account,
            "Me",
        ),
        change("post", "/api/session", "Sign in to an account.", &account, "Me"),
        Endpoint { method: "delete", ..read("/api/session", "Sign out.", "Nothing") },
        read("/api/notices", "How you are told what happens while you do not look.", "Notices"),
        change("put", "/api/notices", "Say what you want to be told of, and by what.", &Wishes::default(), "Notices"),
        change(
            "post",
            "/api/notices/hooks",
            "Be told by a webhook; the answer has the secret that `boardroom-signature` is made with.",
            &hook,
            "Channel",
        ),
        change(
            "post",
            "/api/notices/browsers",
            "Be told by a browser that has subscribed with the key `push` of `/api/notices`.",
            &browser,
            "Channel",
        ),
        change(
            "post",
            "/api/notices/mail",
            "Be told by mail, once you have pressed the link in the first letter; for those with an account.",
            &NewAddress { address: "ada@example.org".to_owned() },
            "Channel",
        ),
        Endpoint { method: "delete", ..read("/api/notices/{id}", "Be told there no more.", "Nothing") },
        Endpoint {
            method: "post",
            ..read("/api/notices/{id}/test", "Have something sent there as a trial.", "Channel")
        },
        read("/api/games", "The games and their variants.", "A list of GameInfo"),
        read("/api/lobby", "Your tables, open tables, tables in play; also for whoever is nobody yet.", "Lobby"),
        read("/api/lobby/events", "The same as server-sent events, whenever it changes.", "A stream of Lobby"),
        change("post", "/api/tables", "Make a table.", &table, "Update: everything about the new table"),
        read("/api/tables/{id}", "Everything about a table, in your eyes.", "Update"),
        read(
            "/api/tables/{id}/events",
            "Its updates as server-sent events; `version`, `told` and `said` say what you have.",
            "A stream of Update",
        ),
        read(
            "/api/tables/{id}/brief",
            "A game that goes on in a few words, in your eyes: what is asked, and what happened since you last acted.",
            "Brief",
        ),
        read(
            "/api/tables/{id}/orders",
            "What you may order beforehand, so that nobody waits for you, and what you have: your secret until the end.",
            "Orders",
        ),
        read("/api/tables/{id}/record", "The record of a finished game.", "The record file"),
        read(
            "/api/tables/{id}/verify",
            "Check a finished game: its hash, its deal and every action.",
            "What was found",
        ),
        read(
            "/api/tables/{id}/at/{ply}",
            "A position of the past; `eyes` is a seat from 0, `spectator` or `all`.",
            "A list of Glimpse",
        ),
        read(
            "/api/history",
            "Your finished games; `game`, `won`, `before` and `limit` choose among them.",
            "A Page of Finished",
        ),
        read("/api/statistics", "How you have done in each game.", "A list of Statistics"),
        read(
            "/api/ratings/{game}",
            "The best players of a game: people with ten games against people, attended to the end.",
            "A list of Standing",
        ),
        read("/api/socket", "A WebSocket with everything above, for pages.", "Messages ToClient"),
    ];
    let mut command = change(
        "post",
        "/api/tables/{id}",
        "Do something at a table: any of these.",
        &Value::Null,
        "The table's version since then",
    );
    command.body = Some(commands());
    all.push(command);
    all
}

/// Every command, by an example each.
fn commands() -> Value {
    let action = serde_json::value::to_raw_value(&json!({ "bid": "red 5" })).expect("an action is JSON");
    let order = serde_json::value::to_raw_value(&json!({ "play": { "round": 1, "turn": 3, "card": "red 5" } }));
    let order = order.expect("an order is JSON");
    let seat = Seat::default();
    json!([
        Command::Sit { seat: None, salt: Salt::default() },
        Command::Leave,
        Command::Hire { seat, level: "manager".to_owned() },
        Command::Dismiss { seat },
        Command::Remove { person: PersonId("somebody".to_owned()) },
        Command::Invite { person: PersonId("somebody".to_owned()) },
        Command::Start,
        Command::Act { ply: 0, version: None, action },
        Command::Order { order },
        Command::Withdraw,
        Command::TakeBack { ply: 1 },
        Command::Answer { agree: true },
        Command::Away,
        Command::Back,
        Command::Concede,
        Command::Rematch,
        Command::Say { room: Room::Table, text: "Hello.".to_owned() },
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_are_read_as_what_they_stand_for() {
        let description = description();
        let example = |path: &str, method: &str| {
            description["paths"][path][method]["requestBody"]["content"]["application/json"]["example"].clone()
        };
        serde_json::from_value::<NewTable>(example("/api/tables", "post")).expect("a table");
        serde_json::from_value::<NewGuest>(example("/api/guest", "post")).expect("a guest");
        serde_json::from_value::<NewName>(example("/api/me", "patch")).expect("a name");
        serde_json::from_value::<NewHook>(example("/api/notices/hooks", "post")).expect("a webhook");
        serde_json::from_value::<Wishes>(example("/api/notices", "put")).expect("wishes");
        let commands = example("/api/tables/{id}", "post").to_string();
        assert_eq!(serde_json::from_str::<Vec<Command>>(&commands).expect("commands").len(), 17);
    }
}
