//! What every database promises, and both kinds keep.

pub(crate) mod conformance;

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use server::store::{GameResult, Placed, Player, Rated, SeatResult, Sql, Store as _, StoreError};
use sqlx::Connection as _;
use wire::{PersonId, TableId};

use self::conformance::{conformance, made, person, remembered};
use crate::postgres::Postgres;
use crate::support::{World, config, play_to_the_end};

#[tokio::test]
async fn sqlite_keeps_the_promises() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a folder with % and # and ?.db");
    let open = async || Sql::sqlite(&file).await.expect("a database");
    conformance(&open().await).await;
    remembered(&open().await).await;
    let copy = folder.path().join("copy.db");
    server::store::backup(&file, &copy).await.expect("a backup");
    remembered(&Sql::sqlite(&copy).await.expect("a copy")).await;
    assert!(server::store::backup(&file, &copy).await.is_err(), "a backup overwrites nothing");
}

#[tokio::test]
async fn whoever_cannot_write_is_told_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("locked.db");
    let store = Sql::sqlite(&file).await.expect("a database");
    let mut other = sqlx::SqliteConnection::connect(&file.to_string_lossy()).await.expect("a connection");
    sqlx::query("begin immediate").execute(&mut other).await.expect("a lock");
    let (person, table) = (person("p", "P", None), made("t"));
    let (added, laid) = tokio::join!(store.add_person(&person), store.add_table(&table, &[]));
    for refused in [added, laid] {
        assert!(matches!(&refused, Err(StoreError::Unavailable(why)) if why.contains("locked")), "{refused:?}");
    }
    sqlx::query("rollback").execute(&mut other).await.expect("no lock");
    store.add_person(&person).await.expect("a person");
    store.add_table(&table, &[]).await.expect("a table");
}

/// A game whose players are rated while the account of one is being deleted, elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn no_rating_comes_back_to_whoever_is_deleted_while_a_game_is_rated() {
    let postgres = Postgres::start();
    let store = Sql::postgres(&postgres.address()).await.expect("a database");
    for id in ["leaves", "stays"] {
        store.add_person(&person(id, id, None)).await.expect("a guest");
    }
    let mut other = sqlx::PgConnection::connect(&postgres.address()).await.expect("a connection");
    for statement in
        ["begin", "delete from people where id = 'leaves'", "delete from ratings where player = 'person leaves'"]
    {
        sqlx::query(statement).execute(&mut other).await.expect("done");
    }
    let seats = vec![SeatResult { player: Player::Bot("random".into()), place: 1, score: 3 }];
    let game = GameResult { id: TableId("rated".into()), game: "bids".into(), seats, at: 1, plies: 30 };
    let placed = ["leaves", "stays"].map(|id| Placed { player: Player::Person(PersonId(id.into())), place: 1 });
    let rate = |before: &[(Option<Rated>, u8)]| vec![Rated { rating: 30.0, uncertainty: 1.0, games: 1 }; before.len()];
    let (settled, _) = tokio::join!(store.settle(&game, &placed, rate), async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        sqlx::query("commit").execute(&mut other).await.expect("gone")
    });
    let rated = settled.expect("settled").expect("ratings");
    assert_eq!(rated.keys().collect::<Vec<_>>(), [&placed[1].player]);
    assert_eq!(store.rating("bids", &placed[0].player).await.expect("an answer"), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_the_promises_and_carries_a_game() {
    let postgres = Postgres::start();
    let open = async || Sql::postgres(&postgres.address()).await.expect("a database");
    conformance(&open().await).await;
    remembered(&open().await).await;

    let world = World::over(tempfile::tempdir().expect("a folder"), Arc::new(open().await), config()).await;
    let ada = world.guest("Ada").await;
    let table = ada.make("bidders", json!(["me", { "bot": "manager" }, { "bot": "random" }])).await;
    play_to_the_end(ada.clone(), table.clone(), 8).await;
    assert_eq!(ada.good("GET", "/api/history", None).await["entries"][0]["id"].as_str(), Some(table.as_str()));
}
