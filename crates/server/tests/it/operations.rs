//! What whoever runs a server sees of it: whether it is well, how it ends, and what it keeps in memory.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use futures_util::FutureExt as _;
use serde_json::json;
use server::Config;
use server::store::Sql;
use sqlx::{Connection as _, SqliteConnection};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use wire::{Have, TableId, ToServer};

use crate::play::{acts, asked, three, watching};
use crate::postgres::Postgres;
use crate::road::Road;
use crate::support::{World, config};

async fn over(config: Config) -> World {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sql::sqlite(&folder.path().join("test.db")).await.expect("a database");
    World::over(folder, Arc::new(store), config).await
}

/// What `/health` answers, which it has to do soon.
async fn health(world: &World) -> (StatusCode, String) {
    let nobody = world.nobody();
    let asked = nobody.send("GET", "/health", None, &[]);
    let answer = tokio::time::timeout(Duration::from_secs(3), asked).await.expect("an answer in time");
    (answer.status, answer.text)
}

#[tokio::test]
async fn a_database_that_can_be_read_and_not_written_is_not_well() {
    let world = World::new().await;
    assert_eq!(health(&world).await, (StatusCode::OK, "ok\n".to_owned()));
    let file = world.folder.path().join("test.db");
    let mut other = SqliteConnection::connect(&file.to_string_lossy()).await.expect("a connection");
    sqlx::query("begin immediate").execute(&mut other).await.expect("a lock");
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    let (status, text) = health(&world).await;
    assert!(status == StatusCode::SERVICE_UNAVAILABLE && text.contains("nothing can be written"), "{status} {text}");
    sqlx::query("rollback").execute(&mut other).await.expect("no lock");
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    assert_eq!(health(&world).await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_gives_no_answer_is_said_to_give_none_at_once() {
    let postgres = Postgres::start();
    let road = Road::to(postgres.port()).await;
    let store = Sql::postgres(&road.address()).await.expect("a database");
    let world = World::over(tempfile::tempdir().expect("a folder"), Arc::new(store), config()).await;
    assert_eq!(health(&world).await.0, StatusCode::OK);
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    postgres.go();
    road.lose_everything();
    let many = futures_util::future::join_all((0..20).map(|_| health(&world))).await;
    assert!(many.iter().all(|(status, _)| *status == StatusCode::SERVICE_UNAVAILABLE), "{many:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_read_holds_up_no_end() {
    let world = World::new().await;
    let (table, people) = three(&world, "bids").await;
    let mut deaf = TcpStream::connect(&world.address).await.expect("a connection");
    let request = format!("GET /api HTTP/1.1\r\nhost: x\r\ncookie: {}\r\n\r\n", people[0].cookie);
    // Until nothing more is taken: then the answers fill everything between here and there.
    while deaf.write_all(request.as_bytes()).boxed().now_or_never().is_some() {
        tokio::task::yield_now().await;
    }
    let (mut line, _) = watching(&people[1], &table).await;
    let again = ToServer::Watch { table: TableId(table), have: Have::default() };
    while tokio::time::timeout(Duration::from_millis(500), line.send(&again)).await.is_ok() {}
    let since = Instant::now();
    world.restart().await;
    assert!(since.elapsed() < Duration::from_secs(10));
    drop((deaf, line));
}

#[tokio::test]
async fn a_game_that_nobody_looks_at_leaves_the_memory_and_comes_back() {
    let world = over(Config { doze: Duration::from_millis(200), ..config() }).await;
    let (table, people) = three(&world, "bids").await;
    let asleep = async {
        let nobody = world.nobody();
        while !nobody.send("GET", "/metrics", None, &[]).await.text.contains("\nboardroom_tables_asleep 1") {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(5), asleep).await.expect("it leaves the memory");
    let mine = people[0].good("GET", "/api/lobby", None).await["mine"].clone();
    assert_eq!((&mine[0]["id"], &mine[0]["ply"]), (&json!(table), &json!(0)), "the lobby still knows it");
    let mover = asked(&people[0], &table).await;
    let (mut line, mut mirror) = watching(&people[0], &table).await;
    acts(&people[mover], &table, 0).await;
    line.until(&mut mirror, |mirror| mirror.ply() == 1).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    acts(&people[asked(&people[0], &table).await], &table, 0).await;
    line.until(&mut mirror, |mirror| mirror.ply() == 2).await;
}
