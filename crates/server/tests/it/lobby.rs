//! The lobby, and what tables say of themselves in a few words.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;

use crate::play::{acts, asked, three};
use crate::support::{Person, World};

/// The next lobby that a stream brings.
async fn next(stream: &mut Body) -> Value {
    loop {
        let frame = tokio::time::timeout(Duration::from_secs(10), stream.frame()).await.expect("an event in time");
        let bytes = frame.expect("an event").expect("a frame").into_data().expect("data");
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        if let Some(lobby) = text.strip_prefix("data: ") {
            return serde_json::from_str(lobby.trim()).expect("a lobby");
        }
    }
}

async fn stream(person: &Person) -> Body {
    let request = Request::builder().uri("/api/lobby/events").body(Body::empty()).expect("a request");
    let response = person.router.clone().oneshot(request).await.expect("an answer");
    assert_eq!(response.status(), StatusCode::OK);
    response.into_body()
}

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().filter_map(|table| table["id"].as_str()).collect()
}

#[tokio::test]
async fn whoever_has_no_name_yet_sees_open_tables_and_those_that_can_be_watched_and_nothing_else() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let open = ada.make("bids", json!(["me", "open", "open"])).await;
    let hidden = json!({ "game": "bids", "seats": ["me", "open", "open"], "visibility": "invitation" });
    ada.make_with(hidden).await;
    let bots = [json!({ "bot": "random" }), json!({ "bot": "random" })];
    let played = ada.make("bids", json!(["me", bots[0], bots[1]])).await;
    let lobby = world.nobody().good("GET", "/api/lobby", None).await;
    assert_eq!(lobby["mine"], json!([]));
    assert_eq!(ids(&lobby["open"]), [open]);
    assert_eq!(ids(&lobby["playing"]), [played]);
    assert_eq!(lobby["open"][0]["my_turn"], false);
}

#[tokio::test]
async fn the_lobby_comes_to_whoever_has_no_name_yet_as_it_changes() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let mut stream = stream(&world.nobody()).await;
    assert_eq!(next(&mut stream).await["open"], json!([]), "it comes as it is");
    let table = ada.make("bids", json!(["me", "open", "open"])).await;
    loop {
        let lobby = next(&mut stream).await;
        if ids(&lobby["open"]) == [table.as_str()] {
            break;
        }
    }
}

#[tokio::test]
async fn of_the_tables_that_wait_for_somebody_the_one_with_the_least_time_comes_first() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let mut tables = Vec::new();
    for clock in [json!("none"), json!({ "days": { "hours": 72 } }), json!({ "days": { "hours": 24 } })] {
        let seats = json!(["me", { "bot": "random" }, { "bot": "random" }]);
        let table = json!({ "game": "bids", "seats": seats, "clock": clock, "start": true });
        let table = ada.make_with(table).await;
        while ada.look(&table).await["position"]["to_act"] != json!([0]) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        tables.push(table);
    }
    // A bot that has moved may not have told the lobby yet.
    tokio::time::sleep(Duration::from_millis(50)).await;
    let lobby = ada.good("GET", "/api/lobby", None).await;
    tables.reverse();
    assert_eq!(ids(&lobby["mine"]), tables);
    assert_eq!(lobby["mine"][0]["asked"], json!([0]));
}

#[tokio::test]
async fn a_table_says_in_a_few_words_what_is_asked_and_what_happened_since_one_last_acted() {
    let world = World::new().await;
    let (table, people) = three(&world, "bids").await;
    let first = asked(&people[0], &table).await;
    let (mover, second, third) = (&people[first], &people[(first + 1) % 3], &people[(first + 2) % 3]);
    let path = format!("/api/tables/{table}/brief");
    let brief = mover.good("GET", &path, None).await;
    assert!(brief["when"].as_str().is_some_and(|when| !when.is_empty()), "{brief}");
    assert_eq!(brief["scores"].as_array().map(Vec::len), Some(3));
    acts(mover, &table, 0).await;
    acts(second, &table, 0).await;
    let brief = mover.good("GET", &path, None).await;
    let told = brief["told"].as_array().expect("what was told");
    assert_eq!(told.len(), 1, "what the others did since: {brief}");
    assert_eq!(told[0]["by"], (first + 1) % 3);
    assert_eq!(brief["more"], 0);
    let asked = third.good("GET", &path, None).await["asked"].clone();
    assert_ne!(asked, brief["asked"], "whoever is asked is spoken to otherwise than whoever waits");
    let japanese = third.send("GET", &path, None, &[("accept-language", "ja")]).await;
    assert_ne!(japanese.body["asked"], asked);
    let name = ["Ada", "Bo", "Cy"][(first + 2) % 3];
    for waiting in [&brief, &world.nobody().good("GET", &path, None).await] {
        assert!(waiting["asked"].as_str().is_some_and(|asked| asked.starts_with(name)), "{waiting}");
    }
    let gathering = mover.make("bids", json!(["me", "open", "open"])).await;
    assert_eq!(mover.bad("GET", &format!("/api/tables/{gathering}/brief"), None).await, "not_now");
}
