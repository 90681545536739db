//! What the server remembers of strangers, and how much of it.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;
use server::{Limits, Rate};
use wire::{Code, Have, ToClient};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::attack::{get, limited, raw};
use crate::support::Person;

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

/// Asks for something over a connection of its own, through a proxy that names who asks, and hears the first of it.
async fn through_proxy(person: &Person, path: &str, forwarded: &[&str], more: &str) -> (TcpStream, String) {
    let mut stream = TcpStream::connect(&person.address).await.expect("a connection");
    let lines: String = forwarded.iter().map(|line| format!("x-forwarded-for: {line}\r\n")).collect();
    let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\ncookie: {}\r\n{lines}{more}\r\n", person.cookie);
    stream.write_all(request.as_bytes()).await.expect("the server listens");
    let mut answer = [0; 4_096];
    let read = stream.read(&mut answer).await.expect("an answer");
    let answer = String::from_utf8_lossy(&answer[..read]).into_owned();
    (stream, answer)
}

const UPGRADE: &str = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
    sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

#[tokio::test]
async fn sockets_and_streams_behind_a_proxy_count_for_whoever_asks() {
    let proxies = vec![std::net::Ipv4Addr::LOCALHOST.into()];
    let world = limited(Limits { connections: 2, proxies, ..Limits::default() }).await;
    let ada = world.guest("Ada").await;
    let table = ada.make("bids", json!(["me", "open", "open"])).await;
    let stream = format!("/api/tables/{table}/events");
    let ask = async |path: &str, from: &str, more: &str| through_proxy(&ada, path, &["9.9.9.9", from], more).await;
    let (socket, first) = ask("/api/socket", "2001:db8::1", UPGRADE).await;
    let (_events, second) = ask(&stream, "2001:db8::2", "").await;
    assert!(first.starts_with("HTTP/1.1 101") && second.starts_with("HTTP/1.1 200"), "{first} {second}");
    for (path, more) in [("/api/socket", UPGRADE), (stream.as_str(), ""), ("/api/me", "")] {
        let (_, third) = ask(path, "2001:db8::3", more).await;
        assert!(third.starts_with("HTTP/1.1 429"), "{third}");
    }
    assert!(ask("/api/me", "7.7.7.7", "").await.1.starts_with("HTTP/1.1 200"), "another is not held up");
    drop(socket);
    let again = async {
        while !ask("/api/me", "2001:db8::1", "").await.1.starts_with("HTTP/1.1 200") {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(5), again).await.expect("room again");
}

#[tokio::test]
async fn an_open_socket_counts_for_its_address() {
    let world = limited(Limits { connections: 2, ..Limits::default() }).await;
    let ada = world.guest("Ada").await;
    let _open = [ada.connect().await, ada.connect().await];
    assert_eq!(raw(&world.address, &get("/health")).await, "", "the third is turned away");
}

#[tokio::test]
async fn whoever_guesses_at_a_name_does_not_lock_out_its_owner() {
    let world = limited(Limits { passwords: Rate { burst: 2.0, per_second: 0.001 }, ..Limits::default() }).await;
    let account = |password: &str| Some(json!({ "name": "Ada", "password": password }));
    let made = world.nobody().send("POST", "/api/account", account("correct horse"), &[]).await;
    let device = made.device.expect("a device");
    let stranger = world.nobody();
    for _ in 0..20 {
        assert_eq!(stranger.bad("POST", "/api/session", account("wrong horse")).await, "credentials");
    }
    let refused = stranger.send("POST", "/api/session", account("correct horse"), &[]).await;
    assert_eq!((refused.status, &refused.body["name"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many-guesses")));

    let own = Person { cookie: device.clone(), ..world.nobody() };
    let signed_in = own.send("POST", "/api/session", account("correct horse"), &[]).await;
    assert_eq!((signed_in.status, signed_in.device), (StatusCode::OK, None), "{}", signed_in.text);
    assert_eq!(own.bad("POST", "/api/session", account("wrong horse")).await, "credentials");
    assert_eq!(
        own.bad("POST", "/api/session", account("correct horse")).await,
        "too_many",
        "nor may a device guess on"
    );

    let bo = json!({ "name": "Bo", "password": "correct horse" });
    let bos = world.nobody().send("POST", "/api/account", Some(bo), &[]).await.device.expect("a device");
    let (name, _) = device.split_once('=').expect("a cookie");
    let (_, value) = bos.split_once('=').expect("a cookie");
    for forged in [bos.clone(), format!("{name}={value}")] {
        let forger = Person { cookie: forged, ..world.nobody() };
        assert_eq!(forger.bad("POST", "/api/session", account("correct horse")).await, "too_many", "another's device");
    }
}

#[tokio::test]
async fn many_who_guess_at_once_are_refused_at_once_and_the_others_wait_for_none_of_them() {
    let world = limited(Limits::default()).await;
    let account = |name: &str| Some(json!({ "name": name, "password": "correct horse" }));
    let device = world.nobody().send("POST", "/api/account", account("Ada"), &[]).await.device.expect("a device");
    let own = Person { cookie: device, ..world.nobody() };
    let names: Vec<String> = (0..100).map(|number| format!("name {number}")).collect();
    let strangers = names.iter().map(|name| {
        let nobody = world.nobody();
        async move { nobody.send("POST", "/api/session", account(name), &[]).await.body["name"].clone() }
    });
    let (answers, signed_in) =
        tokio::join!(futures_util::future::join_all(strangers), own.send("POST", "/api/session", account("Ada"), &[]),);
    let busy = answers.iter().filter(|name| **name == json!("passwords-busy")).count();
    assert!((1..100).contains(&busy), "{busy} were refused");
    assert_eq!(signed_in.status, StatusCode::OK, "{}", signed_in.text);
}
