//! What somebody tries who means no good.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::store::Sql;
use server::{Config, Limits, Rate};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use wire::{Code, ToClient, ToServer};

use crate::support::{Person, World, config, text};

pub(crate) async fn limited(limits: Limits) -> World {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sql::sqlite(&folder.path().join("test.db")).await.expect("a database");
    World::over(folder, Arc::new(store), Config { limits, ..config() }).await
}

/// Sends text over a connection of its own, and gives what comes back until the server hangs up.
pub(crate) async fn raw(address: &str, text: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(text.as_bytes()).await.expect("the server listens");
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

pub(crate) fn get(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
}

fn account(name: &str, password: &str) -> Option<Value> {
    Some(json!({ "name": name, "password": password }))
}

fn changed(name: &str, password: &str, old: &str) -> Option<Value> {
    Some(json!({ "name": name, "password": password, "old": old }))
}

#[tokio::test]
async fn whoever_borrowed_a_session_cannot_change_the_password() {
    let world = limited(Limits { passwords: Rate { burst: 0.3, per_second: 0.01 }, ..Limits::default() }).await;
    let made = world.nobody().send("POST", "/api/account", account("Ada", "correct horse"), &[]).await;
    let borrowed = Person { cookie: made.cookie.expect("a cookie"), ..world.nobody() };
    let ask = async |body| {
        let refused = borrowed.send("POST", "/api/account", body, &[]).await;
        (text(&refused.body["code"]), refused.body["name"].clone())
    };
    let missing = ask(account("Ada", "another horse")).await;
    assert_eq!(missing, ("credentials".to_owned(), json!("old-password-missing")));
    for _ in 0..3 {
        let wrong = ask(changed("Ada", "another horse", "wrong horse")).await;
        assert_eq!(wrong, ("credentials".to_owned(), json!("old-password-wrong")));
    }
    assert_eq!(ask(changed("Ada", "another horse", "correct horse")).await.0, "too_many", "guesses are counted");
    assert_eq!(borrowed.good("GET", "/api/me", None).await["name"], "Ada", "nothing has changed");
}

#[tokio::test]
async fn a_session_that_has_ended_is_worth_nothing_even_to_whoever_copied_the_cookie() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let copied = ada.clone();
    assert_eq!(ada.send("DELETE", "/api/session", None, &[]).await.status, StatusCode::NO_CONTENT);
    assert!(copied.good("GET", "/api/me", None).await.is_null());
    assert_eq!(copied.bad("GET", "/api/statistics", None).await, "unknown");
}

#[tokio::test]
async fn whoever_signs_in_gets_a_session_that_nobody_could_plant() {
    let world = World::new().await;
    let planted = world.guest("Eve").await;
    let made = planted.send("POST", "/api/account", account("Ada", "correct horse"), &[]).await;
    let first = made.cookie.expect("a new cookie");
    assert_ne!(first, planted.cookie, "the session from before the account is another");
    assert!(planted.good("GET", "/api/me", None).await.is_null(), "and it has ended");
    let signed = Person { cookie: first.clone(), ..planted.clone() };
    let again = signed.send("POST", "/api/session", account("Ada", "correct horse"), &[]).await;
    assert_ne!(again.cookie.expect("a new cookie"), first);
    assert!(signed.good("GET", "/api/me", None).await.is_null());
}

#[tokio::test]
async fn a_new_password_ends_every_session() {
    let world = World::new().await;
    let nobody = world.nobody();
    let one = nobody.send("POST", "/api/account", account("Ada", "correct horse"), &[]).await;
    let two = nobody.send("POST", "/api/session", account("Ada", "correct horse"), &[]).await;
    let one = Person { cookie: one.cookie.expect("a cookie"), ..nobody.clone() };
    let two = Person { cookie: two.cookie.expect("a cookie"), ..nobody.clone() };
    one.good("POST", "/api/account", changed("Ada", "another horse", "correct horse")).await;
    assert!(two.good("GET", "/api/me", None).await.is_null());
}

#[tokio::test]
async fn a_forged_or_foreign_cookie_is_nobody() {
    let world = World::new().await;
    let (ada, other) = (world.guest("Ada").await, World::new().await);
    let flipped = ada.cookie.replacen(|sign: char| sign.is_ascii_hexdigit(), "0", 40);
    for cookie in [flipped, format!("boardroom={}", ada.id), "boardroom=".to_owned(), "boardroom=%00".to_owned()] {
        let forged = Person { cookie, ..ada.clone() };
        assert!(forged.good("GET", "/api/me", None).await.is_null());
    }
    let elsewhere = Person { router: other.router.clone(), ..ada };
    assert!(elsewhere.good("GET", "/api/me", None).await.is_null());
}

#[tokio::test]
async fn guessing_a_password_is_slowed_and_says_when_to_try_again() {
    let world = limited(Limits { passwords: Rate { burst: 0.3, per_second: 0.01 }, ..Limits::default() }).await;
    let nobody = world.nobody();
    nobody.good("POST", "/api/account", account("Ada", "correct horse")).await;
    for _ in 0..3 {
        assert_eq!(nobody.bad("POST", "/api/session", account("aDa", "wrong horse")).await, "credentials");
    }
    let refused = nobody.send("POST", "/api/session", account("Ada", "correct horse"), &[]).await;
    assert_eq!((refused.status, &refused.body["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too_many")));
    assert!(refused.body["retry_after"].as_u64().is_some_and(|seconds| seconds > 1));
    assert_eq!(nobody.bad("POST", "/api/session", account("Bo", "wrong horse")).await, "credentials");
}

#[tokio::test]
async fn an_address_that_asks_too_much_is_told_when_to_come_back() {
    let world = limited(Limits { requests: Rate { burst: 3.0, per_second: 0.2 }, ..Limits::default() }).await;
    for _ in 0..3 {
        assert!(raw(&world.address, &get("/api/games")).await.starts_with("HTTP/1.1 200"));
    }
    let refused = raw(&world.address, &get("/api/games")).await;
    assert!(refused.starts_with("HTTP/1.1 429") && refused.contains("retry-after: "), "{refused}");
    assert!(refused.contains("\"too_many\""));
}

#[tokio::test]
async fn an_address_from_which_too_many_new_people_come_is_told_when_to_come_back() {
    let world = limited(Limits { newcomers: Rate { burst: 2.0, per_second: 0.1 }, ..Limits::default() }).await;
    let ask = |name: &str| {
        let body = format!("{{\"name\":\"{name}\"}}");
        format!(
            "POST /api/guest HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\
            content-length: {}\r\n\r\n{body}",
            body.len()
        )
    };
    for name in ["Ada", "Ben"] {
        assert!(raw(&world.address, &ask(name)).await.starts_with("HTTP/1.1 201"));
    }
    let refused = raw(&world.address, &ask("Cleo")).await;
    assert!(refused.starts_with("HTTP/1.1 429") && refused.contains("retry-after: 10"), "{refused}");
    assert!(raw(&world.address, &get("/api/games")).await.starts_with("HTTP/1.1 200"), "all else goes on");
}

#[tokio::test]
async fn a_person_who_sends_too_much_is_refused_and_stays_connected() {
    let world = limited(Limits { messages: Rate { burst: 5.0, per_second: 0.5 }, ..Limits::default() }).await;
    let ada = world.guest("Ada").await;
    let mut line = ada.connect().await;
    let mut refused = None;
    for _ in 0..6 {
        line.send(&ToServer::Ping).await;
        if let ToClient::Refused { problem, .. } = line.next().await {
            refused = Some(problem);
        }
    }
    let problem = refused.expect("too much");
    assert_eq!((problem.code, problem.retry_after), (Code::TooMany, Some(2)));
    tokio::time::sleep(Duration::from_millis(2_100)).await;
    line.send(&ToServer::Ping).await;
    assert!(matches!(line.next().await, ToClient::Pong));
}

#[tokio::test]
async fn a_request_that_comes_letter_by_letter_is_given_up() {
    let world = limited(Limits { patience: Duration::from_millis(300), ..Limits::default() }).await;
    let mut slow = TcpStream::connect(&world.address).await.expect("a connection");
    let since = Instant::now();
    let (mut answer, mut sent) = (Vec::new(), "GET / HTTP/1.1\r\nhost: x\r\nx: ".to_owned());
    while since.elapsed() < Duration::from_secs(10) && slow.write_all(sent.as_bytes()).await.is_ok() {
        sent = "a".to_owned();
        if tokio::time::timeout(Duration::from_millis(50), slow.read_to_end(&mut answer)).await.is_ok() {
            break;
        }
    }
    assert!(since.elapsed() < Duration::from_secs(5), "the server hangs up");
    assert!(raw(&world.address, &get("/health")).await.starts_with("HTTP/1.1 200"));
}

#[tokio::test]
async fn connections_of_one_address_are_bounded() {
    let world = limited(Limits { connections: 3, ..Limits::default() }).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(TcpStream::connect(&world.address).await.expect("a connection"));
    }
    assert_eq!(raw(&world.address, &get("/health")).await, "", "the fourth is turned away");
    held.clear();
    let since = Instant::now();
    while !raw(&world.address, &get("/health")).await.starts_with("HTTP/1.1 200") {
        assert!(since.elapsed() < Duration::from_secs(5), "room again");
    }
}

#[tokio::test]
async fn paths_and_names_that_try_to_be_something_else_are_just_not_there() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let table = ada.make("bids", json!(["me", "open", "open"])).await;
    let tricks = [
        "..%2f..%2fetc%2fpasswd",
        "%2e%2e",
        "'%20or%20'1'='1",
        "%27;drop%20table%20tables;--",
        "%00",
        "%ff",
        "a".repeat(5_000).as_str(),
    ]
    .map(str::to_owned);
    for trick in tricks {
        for path in ["/api/tables/{}", "/api/tables/{}/record", "/api/tables/{}/at/0", "/api/ratings/{}", "/api/{}"] {
            let answer = ada.send("GET", &path.replace("{}", &trick), None, &[]).await;
            assert!(answer.status.is_client_error(), "{path} {trick}: {}", answer.status);
        }
        let page = world.nobody().send("GET", &format!("/{trick}"), None, &[]).await;
        assert!(!page.text.contains("root:"), "{trick}");
        let history = ada.send("GET", &format!("/api/history?game={trick}&before=1-{trick}"), None, &[]).await;
        assert!(history.status.is_client_error() || history.body["entries"] == json!([]), "{trick}");
    }
    assert_eq!(ada.bad("POST", "/api/session", account("' or '1'='1", "' or '1'='1")).await, "credentials");
    ada.good("PATCH", "/api/me", Some(json!({ "name": "'); drop table --" }))).await;
    assert_eq!(ada.look(&table).await["sheet"]["chairs"][0]["sitter"]["person"]["name"], "'); drop table --");
}

#[tokio::test]
async fn every_answer_has_the_headers_that_keep_a_browser_safe() {
    let world = World::new().await;
    let page = raw(&world.address, &get("/")).await.to_lowercase();
    for header in
        ["content-security-policy: default-src 'self'", "frame-ancestors 'none'", "referrer-policy: same-origin"]
    {
        assert!(page.contains(header), "{header}");
    }
    for path in ["/", "/api/games", "/api/nowhere", "/health"] {
        assert!(raw(&world.address, &get(path)).await.contains("x-content-type-options: nosniff"), "{path}");
    }
    let guest = world.nobody().send("POST", "/api/guest", Some(json!({ "name": "Ada" })), &[]).await;
    let cookie = guest.set_cookie.expect("a cookie").to_lowercase();
    assert!(cookie.contains("httponly") && cookie.contains("samesite=lax"), "{cookie}");
}
