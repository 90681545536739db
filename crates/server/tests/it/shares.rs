//! What one person may have of a server, and what is left for the others.

use std::sync::Arc;

use futures_util::future::join_all;
use serde_json::{Value, json};
use server::Config;
use server::store::Sql;

use crate::support::{Person, World, config};

async fn world(change: impl FnOnce(&mut Config)) -> World {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sql::sqlite(&folder.path().join("test.db")).await.expect("a database");
    let mut config = config();
    change(&mut config);
    World::over(folder, Arc::new(store), config).await
}

fn new(seats: &[Value; 3]) -> Value {
    json!({ "game": "bids", "seats": seats, "start": true })
}

fn of_bots() -> Value {
    new(&[json!({ "bot": "random" }), json!({ "bot": "random" }), json!({ "bot": "random" })])
}

/// How many of these were granted, and the codes of the refusals.
async fn granted(asked: impl Iterator<Item = impl Future<Output = crate::support::Answer>>) -> (usize, Vec<Value>) {
    let (good, bad): (Vec<_>, Vec<_>) =
        join_all(asked).await.into_iter().partition(|answer| answer.status.is_success());
    (good.len(), bad.into_iter().map(|answer| answer.body["code"].clone()).collect())
}

async fn asks(person: &Person, path: String, body: Value) -> crate::support::Answer {
    person.send("POST", &path, Some(body), &[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_more_tables_by_asking_for_many_at_once() {
    let world = world(|config| config.tables_each = 5).await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let table = new(&[json!("me"), json!("open"), json!("open")]);
    let (made, refused) = granted((0..40).map(|_| asks(&ada, "/api/tables".to_owned(), table.clone()))).await;
    assert_eq!((made, refused.len()), (5, 35));
    assert!(refused.iter().all(|code| code == "too_many"), "{refused:?}");
    assert_eq!(ada.good("GET", "/api/lobby", None).await["mine"].as_array().map(Vec::len), Some(5));
    bo.make_with(table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_alone_at_a_few_tables_of_one_person() {
    let world = world(|config| (config.bots_alone_each, config.thinkers) = (3, 1)).await;
    let ada = world.guest("Ada").await;
    let shark = || json!({ "bot": "shark" });
    let sharks = new(&[shark(), shark(), shark()]);
    let (made, refused) = granted((0..12).map(|_| asks(&ada, "/api/tables".to_owned(), sharks.clone()))).await;
    assert_eq!(made, 3);
    assert!(refused.iter().all(|code| code == "too_many"), "{refused:?}");

    // Nor by beginning with free seats.
    let mut tables = Vec::new();
    for _ in 0..6 {
        let table = ada.make_with(json!({ "game": "bids", "seats": [shark(), shark(), "open"] })).await;
        ada.act(&table, json!({ "hire": { "seat": 2, "level": "shark" } })).await;
        tables.push(table);
    }
    let (started, refused) =
        granted(tables.iter().map(|table| asks(&ada, format!("/api/tables/{table}"), json!("start")))).await;
    assert_eq!((started, refused.len()), (0, 6), "{refused:?}");

    ada.make_with(new(&[json!("me"), shark(), shark()])).await;
    world.guest("Bo").await.make_with(of_bots()).await;
}
