//! Two servers on one database that is gone for a while: whoever looks on at one sees what happens at the other.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use server::store::Sql;

use crate::play::{acts, asked, three, watching};
use crate::postgres::Postgres;
use crate::road::Road;
use crate::support::{Mirror, OpenSocket, Person, World, config};

async fn server(road: &Road) -> World {
    let store = Sql::postgres(&road.address()).await.expect("a database");
    World::over(tempfile::tempdir().expect("a folder"), Arc::new(store), config()).await
}

/// Somebody who looks on at another server.
async fn onlooker(person: &Person, world: &World, table: &str) -> (OpenSocket, Mirror) {
    let there = Person { router: world.router.clone(), address: world.address.clone(), ..person.clone() };
    let (mut line, mut mirror) = watching(&there, table).await;
    line.until(&mut mirror, |mirror| mirror.position.is_some()).await;
    (line, mirror)
}

/// Waits until something can be written again.
async fn writes(person: &Person, table: &str) {
    let say = || Some(json!({ "say": { "room": "table", "text": "again" } }));
    while !person.send("POST", &format!("/api/tables/{table}"), say(), &[]).await.status.is_success() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_written_while_a_server_does_not_listen_yet_is_seen_there_as_soon_as_it_does() {
    let postgres = Postgres::start();
    let (here, there) = (Road::to(postgres.port()).await, Road::to(postgres.port()).await);
    let (first, second) = (server(&here).await, server(&there).await);
    let mut tables = Vec::new();
    for _ in 0..3 {
        let (table, people) = three(&first, "bids").await;
        let onlooker = onlooker(&people[0], &second, &table).await;
        tables.push((table, people, onlooker));
    }

    postgres.go();
    there.hold_listeners();
    postgres.come();
    there.listener_is_held().await;
    // Whatever the second server was told before, it has looked at by now.
    tokio::time::sleep(Duration::from_millis(300)).await;
    writes(&tables[0].1[0], &tables[0].0).await;
    let mut made = String::new();
    for (table, people, _) in &tables {
        let mover = asked(&people[0], table).await;
        acts(&people[mover], table, 0).await;
        made = people[0].make("bids", json!(["me", "open", "open"])).await;
    }

    there.let_listeners_pass();
    for (table, _, (line, mirror)) in &mut tables {
        let seen = line.until(mirror, |mirror| mirror.ply() == 1);
        assert!(tokio::time::timeout(Duration::from_secs(2), seen).await.is_ok(), "{table} is stale");
    }
    let bo = second.guest("Bo").await;
    let shown = async {
        while !bo.good("GET", "/api/lobby", None).await["open"].to_string().contains(&made) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    assert!(tokio::time::timeout(Duration::from_secs(2), shown).await.is_ok(), "a new table is in every lobby");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_is_dead_without_a_sign_is_noticed() {
    let postgres = Postgres::start();
    let (here, there) = (Road::to(postgres.port()).await, Road::to(postgres.port()).await);
    let (first, second) = (server(&here).await, server(&there).await);
    let (table, people) = three(&first, "bids").await;
    let (mut line, mut mirror) = onlooker(&people[0], &second, &table).await;

    there.lose_everything();
    let mover = asked(&people[0], &table).await;
    acts(&people[mover], &table, 0).await;
    let seen = line.until(&mut mirror, |mirror| mirror.ply() == 1);
    assert!(tokio::time::timeout(Duration::from_secs(12), seen).await.is_ok(), "the table is stale");
    let says = line.command(&mut mirror, &table, json!({ "say": { "room": "table", "text": "back" } })).await;
    assert!(says.is_ok(), "{says:?}");
}
