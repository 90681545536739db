//! Guests, accounts, sessions.

use axum::http::StatusCode;
use serde_json::json;

use crate::support::{Person, World};

#[tokio::test]
async fn a_guest_is_known_by_a_cookie_that_scripts_cannot_read() {
    let world = World::new().await;
    let answer = world.nobody().send("POST", "/api/guest", Some(json!({ "name": " Ada " })), &[]).await;
    assert_eq!(answer.status, StatusCode::CREATED);
    let cookie = answer.set_cookie.expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"), "{cookie}");
    let ada = world.guest("Ada").await;
    assert_eq!(ada.good("GET", "/api/me", None).await["name"], "Ada");
    assert_eq!(ada.good("GET", "/api/me", None).await["account"], false);
    assert!(world.nobody().good("GET", "/api/me", None).await.is_null());
}

#[tokio::test]
async fn a_cookie_that_was_made_up_or_changed_is_nobodys() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let mut forged = world.nobody();
    for cookie in [
        format!("boardroom={}", ada.id),
        // The signature of one session, the end of another.
        format!("{}{}", &ada.cookie[..ada.cookie.len() - 8], &bo.cookie[bo.cookie.len() - 8..]),
        format!("{}x", ada.cookie),
        "boardroom=".to_owned(),
    ] {
        forged.cookie = cookie;
        assert!(forged.good("GET", "/api/me", None).await.is_null());
        assert_eq!(forged.bad("GET", "/api/socket", None).await, "unknown");
    }
}

#[tokio::test]
async fn a_guest_who_makes_an_account_stays_who_they_are_and_signs_in_elsewhere() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let account = json!({ "name": "Ada L", "password": "correct horse" });
    let answer = ada.send("POST", "/api/account", Some(account.clone()), &[]).await;
    let ada = Person { cookie: answer.cookie.expect("a new cookie"), ..ada };
    let made = answer.body;
    assert_eq!((made["id"].as_str(), made["account"].as_bool()), (Some(ada.id.as_str()), Some(true)));

    let elsewhere = world.nobody().send("POST", "/api/session", Some(account), &[]).await;
    assert_eq!(elsewhere.body["id"].as_str(), Some(ada.id.as_str()));
    for wrong in [
        json!({ "name": "Ada L", "password": "correct house" }),
        json!({ "name": "Nobody", "password": "correct horse" }),
        json!({ "name": "Ada L", "password": "x".repeat(5_000) }),
    ] {
        assert_eq!(world.nobody().bad("POST", "/api/session", Some(wrong)).await, "credentials");
    }
    let out = ada.send("DELETE", "/api/session", None, &[]).await;
    assert!(out.set_cookie.expect("an empty cookie").starts_with("boardroom=;"));
}

#[tokio::test]
async fn nobody_plays_under_the_name_of_an_account() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let account = json!({ "name": "Ada", "password": "correct horse" });
    let made = ada.send("POST", "/api/account", Some(account.clone()), &[]).await;
    let ada = Person { cookie: made.cookie.expect("a new cookie"), ..ada };
    assert_eq!(world.nobody().bad("POST", "/api/guest", Some(json!({ "name": "aDA" }))).await, "name");
    assert_eq!(bo.bad("PATCH", "/api/me", Some(json!({ "name": "ADA" }))).await, "name");
    assert_eq!(bo.bad("POST", "/api/account", Some(account)).await, "name");
    assert_eq!(ada.good("PATCH", "/api/me", Some(json!({ "name": "ADA" }))).await["name"], "ADA");
}

#[tokio::test]
async fn names_and_passwords_have_bounds() {
    let world = World::new().await;
    for name in ["", "   ", "a\u{0}b", &"x".repeat(25)] {
        assert_eq!(world.nobody().bad("POST", "/api/guest", Some(json!({ "name": name }))).await, "name");
    }
    for password in ["short", &"x".repeat(201)] {
        let account = json!({ "name": "Ada", "password": password });
        assert_eq!(world.nobody().bad("POST", "/api/account", Some(account)).await, "credentials");
    }
}

#[tokio::test]
async fn a_new_name_shows_at_the_table_and_a_deleted_person_is_somebody() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let table = bo.make("bids", json!(["me", "open", { "bot": "random" }])).await;
    ada.sit(&table, 1).await;
    bo.act(&table, json!("start")).await;
    ada.good("PATCH", "/api/me", Some(json!({ "name": "Lovelace" }))).await;
    assert_eq!(bo.look(&table).await["sheet"]["chairs"][1]["sitter"]["person"]["name"], "Lovelace");

    let gone = ada.send("DELETE", "/api/me", None, &[]).await;
    assert_eq!(gone.status, StatusCode::NO_CONTENT);
    assert!(ada.good("GET", "/api/me", None).await.is_null());
    let chair = bo.look(&table).await["sheet"]["chairs"][1].clone();
    assert_eq!(chair["sitter"]["person"]["name"], "somebody");
    assert_eq!(chair["conceded"], true, "a bot plays on for whoever is gone");
}

#[tokio::test]
async fn another_site_can_change_nothing() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let guest = || Some(json!({ "name": "Eve" }));
    for origin in ["https://evil.test", "null", "http://boardroom.test.evil.test", "boardroom.test"] {
        let answer = ada.send("PATCH", "/api/me", guest(), &[("origin", origin)]).await;
        assert_eq!((answer.status, &answer.body["code"]), (StatusCode::FORBIDDEN, &json!("not_yours")), "{origin}");
        let socket = ada.send("GET", "/api/socket", None, &[("origin", origin), ("upgrade", "websocket")]).await;
        assert_eq!(socket.status, StatusCode::FORBIDDEN, "{origin}");
    }
    assert_eq!(ada.good("GET", "/api/me", None).await["name"], "Ada");
    let ours = ada.send("PATCH", "/api/me", guest(), &[("origin", "http://boardroom.test")]).await;
    assert_eq!(ours.status, StatusCode::OK);
}

#[tokio::test]
async fn a_refusal_is_said_in_the_language_of_the_request() {
    let world = World::new().await;
    let ask = async |languages: &str| {
        let answer = world.nobody().send("GET", "/api/tables/none", None, &[("accept-language", languages)]).await;
        assert_eq!((answer.status, &answer.body["name"]), (StatusCode::NOT_FOUND, &json!("no-such-table")));
        answer.body["message"].clone()
    };
    assert_eq!(ask("ja-JP,ja;q=0.9,en;q=0.8").await, "その卓はありません。");
    assert_eq!(ask("en;q=0.9,ja;q=0.8").await, "There is no such table.");
    assert_eq!(ask("de").await, "There is no such table.");
}
