//! What the server remembers of strangers, and how much of it.

use axum::http::StatusCode;
use serde_json::json;
use server::{Limits, Rate};
use wire::{Code, Have, ToClient};

use crate::attack::limited;

#[tokio::test]
async fn a_name_that_nobody_can_have_is_refused_and_not_remembered() {
    let world = limited(Limits { passwords: Rate { burst: 0.1, per_second: 0.01 }, ..Limits::default() }).await;
    let nobody = world.nobody();
    let with_name = |name: &str| Some(json!({ "name": name, "password": "correct horse" }));
    for _ in 0..3 {
        assert_eq!(nobody.bad("POST", "/api/session", with_name(&"x".repeat(25))).await, "credentials");
    }
    assert_eq!(nobody.bad("POST", "/api/session", with_name(&"x".repeat(24))).await, "credentials");
    assert_eq!(nobody.bad("POST", "/api/session", with_name(&"x".repeat(24))).await, "too_many");
}

#[tokio::test]
async fn whoever_has_no_account_cannot_send_much() {
    let world = limited(Limits::default()).await;
    let long = || json!({ "name": "x".repeat(20_000), "password": "correct horse" });
    for path in ["/api/session", "/api/account", "/api/guest"] {
        let refused = world.nobody().send("POST", path, Some(long()), &[]).await;
        assert_eq!((refused.status, &refused.body["code"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("too_large")));
    }
}

#[tokio::test]
async fn one_socket_watches_only_so_many_tables() {
    let world = limited(Limits::default()).await;
    let ada = world.guest("Ada").await;
    let mut line = ada.connect().await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let ada = world.guest("Ada").await;
        for _ in 0..33 {
            tables.push(ada.make("bids", json!(["me", "open", "open"])).await);
        }
    }
    let mut watched = 0;
    let refused = loop {
        line.watch(&tables[watched], Have::default()).await;
        match line.next().await {
            ToClient::Update(_) => watched += 1,
            ToClient::Refused { problem, .. } => break problem,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!((refused.code, watched), (Code::TooMany, 64));
    line.watch(&tables[0], Have::default()).await;
    assert!(matches!(line.next().await, ToClient::Update(_)), "a table that is watched already is no more");
}
