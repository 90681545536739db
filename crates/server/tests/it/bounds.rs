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
