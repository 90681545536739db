//! What ends with a session, and where.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::Body;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use server::store::Sql;
use sqlx::{Connection as _, PgConnection, SqliteConnection};
use wire::{Code, Have, ToClient};

use crate::faults::Shaky;
use crate::postgres::Postgres;
use crate::support::{OpenSocket, Person, World, config};

const TABLE: [&str; 3] = ["me", "open", "open"];

fn account(old: Option<&str>) -> Option<Value> {
    let mut account = json!({ "name": "Ada", "password": "correct horse" });
    if let Some(old) = old {
        account["old"] = json!(old);
    }
    Some(account)
}

/// Somebody with an account, in two sessions.
async fn twice(world: &World) -> [Person; 2] {
    let nobody = world.nobody();
    let one = nobody.send("POST", "/api/account", account(None), &[]).await;
    let two = nobody.send("POST", "/api/session", account(None), &[]).await;
    let id = crate::support::text(&one.body["id"]);
    [one, two].map(|answer| Person { cookie: answer.cookie.expect("a cookie"), id: id.clone(), ..nobody.clone() })
}

/// A socket that watches a table and has heard the first of it.
async fn watching(person: &Person, table: &str) -> OpenSocket {
    let mut line = person.connect().await;
    line.watch(table, Have::default()).await;
    assert!(matches!(line.next().await, ToClient::Update(_)));
    line
}

/// After what came before, the socket is told that the session is over, hears nothing else, and is closed.
async fn dismissed(line: &mut OpenSocket) {
    let ended = async {
        let problem = loop {
            match line.next().await {
                ToClient::Update(_) => {}
                ToClient::Refused { id: None, problem } => break problem,
                other => panic!("{other:?}"),
            }
        };
        assert_eq!((problem.code, problem.name.as_deref()), (Code::Unknown, Some("session-ended")));
        assert!(line.try_next().await.is_none(), "it is closed");
    };
    tokio::time::timeout(Duration::from_secs(5), ended).await.expect("soon");
}

async fn shaky() -> (Arc<Shaky>, World) {
    let folder = tempfile::tempdir().expect("a folder");
    let sql = Sql::sqlite(&folder.path().join("test.db")).await.expect("a database");
    let shaky = Arc::new(Shaky::over(sql));
    (shaky.clone(), World::over(folder, shaky, config()).await)
}

#[tokio::test]
async fn whoever_signs_out_and_hangs_up_before_that_is_done_sees_no_more() {
    let (shaky, world) = shaky().await;
    let ada = world.guest("Ada").await;
    let mut line = watching(&ada, &ada.make("bids", json!(TABLE)).await).await;
    shaky.late.store(1, Ordering::SeqCst);
    let signs_out = ada.send("DELETE", "/api/session", None, &[]);
    assert!(tokio::time::timeout(Duration::from_millis(100), signs_out).await.is_err(), "it takes longer");
    dismissed(&mut line).await;
}

#[tokio::test]
async fn whoever_signs_out_at_a_database_that_does_not_say_so_sees_no_more() {
    let (shaky, world) = shaky().await;
    let ada = world.guest("Ada").await;
    let mut line = watching(&ada, &ada.make("bids", json!(TABLE)).await).await;
    shaky.silent.store(1, Ordering::SeqCst);
    assert_eq!(ada.bad("DELETE", "/api/session", None).await, "unavailable");
    dismissed(&mut line).await;
}

async fn over(mut events: Body) {
    let ended = async { while events.frame().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(5), ended).await.expect("the stream ends soon");
}

#[tokio::test]
async fn whoever_signs_out_or_is_deleted_sees_and_does_no_more() {
    for path in ["/api/session", "/api/me"] {
        let world = World::new().await;
        let ada = world.guest("Ada").await;
        let table = ada.make("bids", json!(TABLE)).await;
        let (mut line, events) = (watching(&ada, &table).await, ada.events(&table).await);
        assert!(ada.send("DELETE", path, None, &[]).await.status.is_success());
        over(events).await;
        dismissed(&mut line).await;
    }
}

#[tokio::test]
async fn a_new_password_ends_the_sockets_and_streams_of_every_session() {
    let world = World::new().await;
    let people = twice(&world).await;
    let table = people[0].make("bids", json!(TABLE)).await;
    let mut lines = [watching(&people[0], &table).await, watching(&people[1], &table).await];
    let stranger = world.guest("Bo").await;
    let mut other = watching(&stranger, &table).await;
    let events = people[1].events(&table).await;
    people[0].good("POST", "/api/account", account(Some("correct horse"))).await;
    over(events).await;
    for line in &mut lines {
        dismissed(line).await;
    }
    other.send(&wire::ToServer::Ping).await;
    while !matches!(other.next().await, ToClient::Pong) {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_ends_at_every_server_and_where_nothing_was_heard_of_it_as_soon_as_it_hears_again() {
    let postgres = Postgres::start();
    let server = async || {
        let store = Sql::postgres(&postgres.address()).await.expect("a database");
        World::over(tempfile::tempdir().expect("a folder"), Arc::new(store), config()).await
    };
    let (here, there) = (server().await, server().await);
    let [ada, same] = twice(&here).await;
    let table = ada.make("bids", json!(TABLE)).await;
    let elsewhere =
        |person: &Person| Person { router: there.router.clone(), address: there.address.clone(), ..person.clone() };
    let mut line = watching(&elsewhere(&ada), &table).await;
    let mut unheard = watching(&elsewhere(&same), &table).await;
    let events = elsewhere(&ada).events(&table).await;
    assert!(ada.send("DELETE", "/api/session", None, &[]).await.status.is_success());
    dismissed(&mut line).await;
    over(events).await;

    // A session ends without a word, as it does while a server is cut off; then the line is cut and comes back.
    let mut database = PgConnection::connect(&postgres.address()).await.expect("a connection");
    sqlx::query("delete from sessions").execute(&mut database).await.expect("no sessions");
    unheard.send(&wire::ToServer::Ping).await;
    while !matches!(unheard.next().await, ToClient::Pong) {}
    sqlx::query("select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'")
        .execute(&mut database)
        .await
        .expect("cut");
    dismissed(&mut unheard).await;
}

#[tokio::test]
async fn whoever_reads_the_database_has_no_session_and_earlier_ones_go_on() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let name = ada.cookie[ada.cookie.len() - 32..].to_owned();
    let file = world.folder.path().join("test.db").to_string_lossy().into_owned();
    let mut database = SqliteConnection::connect(&file).await.expect("a connection");
    let kept: String = sqlx::query_scalar("select id from sessions").fetch_one(&mut database).await.expect("a session");
    assert_eq!(kept.len(), 64);
    assert!(!kept.contains(&name));
    sqlx::query("update sessions set id = $1, at = 5")
        .bind(&name)
        .execute(&mut database)
        .await
        .expect("as it was kept");
    let world = world.restart().await;
    let ada = Person { router: world.router.clone(), ..ada };
    assert_eq!(ada.good("GET", "/api/me", None).await["name"], "Ada");
    let again: String =
        sqlx::query_scalar("select id from sessions").fetch_one(&mut database).await.expect("a session");
    assert_eq!(again, kept);
}

#[tokio::test]
async fn a_session_that_is_used_lasts_and_one_that_is_not_ends() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let file = world.folder.path().join("test.db").to_string_lossy().into_owned();
    let mut database = SqliteConnection::connect(&file).await.expect("a connection");
    for (person, days) in [(&ada, 170), (&bo, 181)] {
        let since = days * 24 * 3_600 * 1_000_i64;
        let aged = sqlx::query("update sessions set at = at - $1 where person = $2").bind(since).bind(&person.id);
        aged.execute(&mut database).await.expect("older");
    }
    assert_eq!(ada.good("GET", "/api/me", None).await["name"], "Ada");
    assert!(bo.good("GET", "/api/me", None).await.is_null());
    let aged = sqlx::query("update sessions set at = at - 86400000 * 20 where person = $1").bind(&ada.id);
    aged.execute(&mut database).await.expect("older");
    assert_eq!(ada.good("GET", "/api/me", None).await["name"], "Ada", "it was used meanwhile");
}
