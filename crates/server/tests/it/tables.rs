//! Lobby, seats, set-up, records, ratings.

use axum::http::StatusCode;
use serde_json::{Value, json};
use table::Record;

use crate::support::{Person, World, act, text};

/// Plays the seat of somebody to the end over plain HTTP, always the first thing on the menu.
async fn finish(person: &Person, table: &str) -> Value {
    loop {
        let update = person.look(table).await;
        let position = &update["position"];
        if position["places"].is_array() {
            return update;
        }
        let menu = position["menu"].as_array().expect("a menu");
        if menu.is_empty() {
            tokio::task::yield_now().await;
            continue;
        }
        let ply = position["ply"].as_u64().expect("a ply") as u32;
        let path = format!("/api/tables/{table}");
        let answer = person.send("POST", &path, Some(act(ply, menu, 0)), &[]).await;
        assert!(answer.status.is_success() || answer.body["code"] == "stale", "{}", answer.text);
    }
}

#[tokio::test]
async fn every_game_is_listed_with_its_variants_explained() {
    let world = World::new().await;
    let games = world.nobody().good("GET", "/api/games", None).await;
    assert_eq!(games.as_array().map(Vec::len), Some(shelf::GAMES.len()));
    for game in games.as_array().expect("a list") {
        assert!(text(&game["tagline"]).len() > 10);
        for option in game["options"].as_array().expect("options") {
            assert!(text(&option["help"]).len() > 10 && !text(&option["title"]).contains("-option-"), "{option}");
        }
    }
}

#[tokio::test]
async fn people_find_a_table_sit_down_and_the_host_starts() {
    let world = World::new().await;
    let (ada, bo, cy) = (world.guest("Ada").await, world.guest("Bo").await, world.guest("Cy").await);
    let table = ada.make("bids", json!(["me", "open", "open", "open"])).await;
    let open = bo.good("GET", "/api/lobby", None).await["open"].clone();
    assert_eq!(open[0]["id"].as_str(), Some(table.as_str()));
    assert_eq!(ada.good("GET", "/api/lobby", None).await["mine"][0]["my_turn"], false);

    bo.sit(&table, 1).await;
    assert_eq!(bo.refused(&table, json!({ "sit": { "seat": 3, "salt": "00".repeat(32) } })).await, "taken");
    assert_eq!(cy.refused(&table, json!({ "sit": { "seat": 1, "salt": "00".repeat(32) } })).await, "taken");
    assert_eq!(cy.refused(&table, json!({ "sit": { "seat": 5, "salt": "00".repeat(32) } })).await, "not_found");
    assert_eq!(bo.refused(&table, json!("start")).await, "not_yours");
    assert_eq!(ada.refused(&table, json!("start")).await, "not_now");
    assert_eq!(bo.refused(&table, json!({ "hire": { "seat": 2, "level": "manager" } })).await, "not_yours");
    assert_eq!(ada.refused(&table, json!({ "hire": { "seat": 2, "level": "genius" } })).await, "set_up");
    assert_eq!(ada.refused(&table, json!({ "hire": { "seat": 1, "level": "manager" } })).await, "taken");
    ada.act(&table, json!({ "hire": { "seat": 2, "level": "intern" } })).await;
    ada.act(&table, json!({ "dismiss": { "seat": 2 } })).await;
    ada.act(&table, json!({ "hire": { "seat": 2, "level": "random" } })).await;
    cy.sit(&table, 2).await;
    assert_eq!(ada.refused(&table, json!({ "dismiss": { "seat": 3 } })).await, "not_yours");
    cy.act(&table, json!("leave")).await;
    cy.sit(&table, 3).await;
    ada.act(&table, json!("start")).await;
    assert_eq!(cy.refused(&table, json!("start")).await, "not_now");
    let playing = world.guest("Di").await.good("GET", "/api/lobby", None).await["playing"].clone();
    assert_eq!(playing[0]["id"].as_str(), Some(table.as_str()));
}

#[tokio::test]
async fn a_host_who_leaves_hands_the_table_on() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let table = ada.make("bids", json!(["me", "open", "open"])).await;
    bo.sit(&table, 1).await;
    ada.act(&table, json!("leave")).await;
    assert_eq!(bo.look(&table).await["sheet"]["host"].as_str(), Some(bo.id.as_str()));
}

#[tokio::test]
async fn an_invitation_is_found_by_its_address_alone() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let table =
        ada.make_with(json!({ "game": "bids", "seats": ["me", "open", "open"], "visibility": "invitation" })).await;
    assert!(table.len() >= 32, "128 bits at least");
    assert_eq!(bo.good("GET", "/api/lobby", None).await["open"], json!([]));
    bo.sit(&table, 1).await;
    assert_eq!(bo.good("GET", "/api/lobby", None).await["mine"][0]["id"].as_str(), Some(table.as_str()));
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused_with_the_reason() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    for (table, code) in [
        (json!({ "game": "chess", "seats": ["me"] }), "set_up"),
        (json!({ "game": "bids", "seats": ["me", "open"] }), "set_up"),
        (json!({ "game": "bids", "seats": ["me", "me", "open"] }), "set_up"),
        (json!({ "game": "bids", "seats": ["me", "open", { "bot": "genius" }] }), "set_up"),
        (json!({ "game": "bids", "seats": ["me", "open", "open"], "options": { "rounds": 99 } }), "set_up"),
        (json!({ "game": "bids", "seats": ["me", "open", "open"], "options": { "no": 1 } }), "set_up"),
        (json!({ "game": "bids", "seats": ["me", "open", "open"], "clock": { "days": { "hours": 0 } } }), "set_up"),
        (json!({ "game": "bids", "seats": "me" }), "malformed"),
        (json!({ "game": "bids", "seats": ["me", "open", "open"], "surprise": 1 }), "malformed"),
        (json!({ "game": "bids", "seats": [{ "bot": "x".repeat(300_000) }] }), "too_large"),
    ] {
        assert_eq!(ada.bad("POST", "/api/tables", Some(table.clone())).await, code, "{table}");
    }
    assert_eq!(world.nobody().bad("POST", "/api/tables", Some(json!({}))).await, "unknown");
    assert_eq!(ada.bad("GET", "/api/tables/nothing", None).await, "not_found");
    assert_eq!(ada.bad("GET", "/api/nothing", None).await, "not_found");
    assert_eq!(ada.send("DELETE", "/api/lobby", None, &[]).await.status, StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn what_is_wrong_with_a_card_set_is_said_in_the_language_of_the_request() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let row = json!({ "players": 3, "colours": 3, "highest": "ten", "black_in_hand": 1, "lucky_loser": 12 });
    for (cards, english, japanese) in [
        (json!({ "set_up": [] }), "there is no row for 3 players", "3 人用の行がありません"),
        (
            json!({ "set_up": [row] }),
            "`set_up/0/highest`: this must be a whole number",
            "`set_up/0/highest`: ここに書けるのは整数です",
        ),
    ] {
        let table = json!({ "game": "bids", "seats": ["me", "open", "open"], "options": { "cards": cards } });
        for (language, said) in [("en", english), ("ja", japanese)] {
            let answer = ada.send("POST", "/api/tables", Some(table.clone()), &[("accept-language", language)]).await;
            let message = answer.body["message"].as_str().expect("a message");
            assert!(message.starts_with(said), "{message}");
        }
    }
}

#[tokio::test]
async fn a_finished_game_has_a_record_a_history_statistics_ratings_and_a_rematch() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let new = json!({ "game": "bids", "options": { "rounds": 1 }, "start": true,
        "seats": ["me", { "bot": "random" }, { "bot": "random" }], "salt": "ab".repeat(32) });
    let table = ada.make_with(new).await;
    let path = |rest: &str| format!("/api/tables/{table}/{rest}");
    assert_eq!(ada.bad("GET", &path("record"), None).await, "not_now");
    assert_eq!(ada.refused(&table, json!("rematch")).await, "not_now");
    let over = finish(&ada, &table).await;
    assert!(over["sheet"]["fairness"]["seed"].is_string());

    let record = bo.send("GET", &path("record"), None, &[]).await;
    let record = Record::from_json(&record.text).expect("a whole record");
    assert_eq!(record.players, ["Ada", "Mira (random)", "Jun (random)"]);
    shelf::AnyMatch::replay(&record).expect("it replays");
    assert_eq!(bo.good("GET", &path("verify"), None).await["good"], true);

    for (eyes, views) in [("0", 1), ("1", 1), ("spectator", 1), ("all", 4)] {
        let glimpses = bo.good("GET", &path(&format!("at/7?eyes={eyes}")), None).await;
        assert_eq!(glimpses.as_array().map(Vec::len), Some(views), "{eyes}");
        assert_eq!(glimpses[0]["position"]["ply"], 7);
    }
    assert_eq!(bo.bad("GET", &path("at/7?eyes=9"), None).await, "not_found");

    let history = ada.good("GET", "/api/history?game=bids&limit=5", None).await;
    assert_eq!(history["entries"][0]["id"].as_str(), Some(table.as_str()));
    assert_eq!(history["entries"][0]["plies"], 30);
    assert_eq!(ada.good("GET", "/api/history?game=furnace", None).await["entries"], json!([]));
    assert_eq!(bo.good("GET", "/api/history", None).await["entries"], json!([]));
    let won = over["position"]["places"][0] == 1;
    assert_eq!(
        ada.good("GET", "/api/history?won=true", None).await["entries"].as_array().map(Vec::len),
        Some(usize::from(won))
    );
    let statistics = ada.good("GET", "/api/statistics", None).await;
    let bids = statistics.as_array().and_then(|all| all.iter().find(|one| one["game"] == "bids")).expect("bids");
    assert_eq!((bids["played"].as_u64(), bids["won"].as_u64()), (Some(1), Some(u64::from(won))));
    assert_eq!(bids["rating"], Value::Null, "a game against bots rates nobody");
    assert_eq!(bo.good("GET", "/api/ratings/bids", None).await, json!([]));
    assert_eq!(bo.bad("GET", "/api/ratings/chess", None).await, "not_found");

    assert_eq!(bo.refused(&table, json!("rematch")).await, "not_yours");
    let next = text(&ada.act(&table, json!("rematch")).await["table"]);
    assert_eq!(text(&ada.act(&table, json!("rematch")).await["table"]), next, "there is one next table");
    assert_eq!(bo.refused(&next, json!({ "sit": { "seat": 0, "salt": "00".repeat(32) } })).await, "taken");
    ada.sit(&next, 1).await;
    ada.act(&next, json!("start")).await;
}

#[tokio::test]
async fn before_the_end_everybody_has_only_their_own_eyes() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let table = ada.make("bids", json!(["me", { "bot": "random" }, { "bot": "random" }])).await;
    let path = |rest: &str| format!("/api/tables/{table}/{rest}");
    assert_eq!(ada.good("GET", &path("at/0?eyes=0"), None).await[0]["eyes"], 0);
    for (person, eyes) in [(&ada, "1"), (&ada, "all"), (&bo, "0"), (&bo, "all")] {
        assert_eq!(person.bad("GET", &path(&format!("at/0?eyes={eyes}")), None).await, "not_yours");
    }
    assert_eq!(bo.good("GET", &path("at/0"), None).await[0]["eyes"], Value::Null);
}

#[tokio::test]
async fn health_metrics_and_the_page_are_there() {
    let world = World::new().await;
    let nobody = world.nobody();
    assert_eq!(nobody.send("GET", "/health", None, &[]).await.text, "ok\n");
    let metrics = nobody.send("GET", "/metrics", None, &[]).await.text;
    assert!(metrics.contains("# TYPE boardroom_sockets gauge") && metrics.contains("boardroom_tables_playing "));
    let page = nobody.send("GET", "/tables/anything", None, &[]).await;
    assert!(page.status.is_success() && page.text.contains("Boardroom"));
}

#[tokio::test]
async fn whatever_the_description_names_is_there() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let api = ada.good("GET", "/api", None).await;
    assert_eq!(api["openapi"], "3.1.0");
    let paths = api["paths"].as_object().expect("paths");
    assert!(paths.len() > 15);
    // A stream that is there has no end; `lobby.rs` listens to it.
    for (path, methods) in paths.iter().filter(|(path, _)| *path != "/api/lobby/events") {
        for method in methods.as_object().expect("methods").keys() {
            let path = path.replace("{id}", "x").replace("{game}", "bids").replace("{ply}", "0");
            let answer = ada.send(&method.to_uppercase(), &path, None, &[]).await;
            assert_ne!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            assert!(answer.status != StatusCode::NOT_FOUND || path.contains("/x"), "{method} {path}");
            assert!(!answer.text.contains("There is nothing at this address"), "{method} {path}");
        }
    }
}

#[tokio::test]
async fn a_host_without_a_seat_keeps_the_table_and_decides_who_sits_there() {
    let world = World::new().await;
    let (ada, bo, cy) = (world.guest("Ada").await, world.guest("Bo").await, world.guest("Cy").await);
    let table = ada.make("bids", json!(["open", { "bot": "random" }, { "bot": "random" }])).await;
    bo.sit(&table, 1).await;
    bo.act(&table, json!("leave")).await;
    assert_eq!(bo.look(&table).await["sheet"]["host"].as_str(), Some(ada.id.as_str()));
    cy.sit(&table, 2).await;
    let of_cy = |what: &str| json!({ what: { "person": cy.id.clone() } });
    assert_eq!(bo.refused(&table, of_cy("remove")).await, "not_yours");
    ada.act(&table, of_cy("remove")).await;
    assert_eq!(cy.refused(&table, json!({ "sit": { "seat": 0, "salt": "00".repeat(32) } })).await, "not_yours");
    assert_eq!(cy.look(&table).await["sheet"]["removed"][0]["person"]["name"], "Cy");

    let world = world.restart().await;
    let [ada, cy] = [ada, cy].map(|person| Person { router: world.router.clone(), ..person });
    assert_eq!(
        ada.look(&table).await["sheet"]["removed"][0]["person"]["name"],
        "Cy",
        "and it is known after a restart"
    );
    ada.act(&table, json!({ "invite": { "person": cy.id.clone() } })).await;
    cy.sit(&table, 2).await;
    ada.act(&table, json!("start")).await;
}

#[tokio::test]
async fn whoever_watches_a_table_where_much_was_said_is_sent_little_when_somebody_sits_down() {
    let world = World::new().await;
    let (ada, bo, eve) = (world.guest("Ada").await, world.guest("Bo").await, world.guest("Eve").await);
    let table = ada.make("bids", json!(["me", "open", "open"])).await;
    let said = |number: usize| server::Happening::Said {
        by: wire::PersonId(ada.id.clone()),
        name: "Ada".to_owned(),
        seat: None,
        room: wire::Room::Table,
        text: format!("{number} {}", "x".repeat(400)),
    };
    let id = wire::TableId(table.clone());
    for number in 1..400 {
        let entry = server::Dated { at: 1, what: said(number) };
        world.store.append(&id, number as u64, &entry).await.expect("an entry");
    }
    let world = world.restart().await;
    let [bo, eve] =
        [bo, eve].map(|person| Person { router: world.router.clone(), address: world.address.clone(), ..person });
    let (mut line, mut mirror) = crate::play::watching(&eve, &table).await;
    let first = line.heard.iter().map(String::len).sum::<usize>();
    assert!(mirror.chat.len() == 100 && first < 80_000, "{first} bytes");
    bo.sit(&table, 1).await;
    line.until(&mut mirror, |mirror| mirror.version > 400).await;
    let news = line.heard.iter().map(String::len).sum::<usize>() - first;
    assert!(news < 5_000, "{news} bytes");
}
