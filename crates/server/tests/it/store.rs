//! What every database promises, and both kinds keep.

pub(crate) mod conformance;

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use server::store::{GameResult, Placed, Player, Rated, SeatResult, Sql, Store as _, StoreError};
use server::{Dated, Happening};
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
async fn entries_are_moved_to_their_journals_many_at_a_time_and_read_wherever_they_lie() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("moving.db");
    let store = Sql::sqlite(&file).await.expect("a database");
    let ids: Vec<TableId> = (0..7).map(|number| TableId(format!("{number} of seven"))).collect();
    let entry = |number: u64| Dated { at: number, what: Happening::Started };
    let times = async |store: &Sql, id: &TableId| {
        let entries = store.journal(id, 0).await.expect("a journal");
        entries.into_iter().map(|dated| dated.at).collect::<Vec<_>>()
    };
    for number in 0..200 {
        let last = entry(number);
        let writers = ids.iter().map(|id| store.append(id, number, &last));
        assert!(futures_util::future::join_all(writers).await.iter().all(Result::is_ok));
        if number % 40 == 0 {
            assert_eq!(times(&store, &ids[3]).await, (0..=number).collect::<Vec<_>>());
        }
    }
    let mut other = sqlx::SqliteConnection::connect(&file.to_string_lossy()).await.expect("a connection");
    let mut count = async |table: &str| {
        let rows = sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(format!("select count(*) from {table}")));
        rows.fetch_one(&mut other).await.expect("a number")
    };
    let (kept, recent) = (count("journal").await, count("recent").await);
    assert_eq!(kept + recent, 7 * 200);
    assert!(kept >= 2 * 512 && recent > 0, "{kept} in the journals, {recent} on their way");
    let again = Sql::sqlite(&file).await.expect("the same database");
    for id in &ids {
        assert_eq!(times(&again, id).await, (0..200).collect::<Vec<_>>());
    }
    assert!(matches!(again.append(&ids[0], 199, &entry(199)).await, Err(StoreError::Taken)));
    again.append(&ids[0], 200, &entry(200)).await.expect("the next entry");
    again.delete_table(&ids[0], 201, &entry(201)).await.expect("gone");
    assert_eq!(times(&again, &ids[0]).await, [201]);
    assert!(matches!(again.append(&ids[0], 201, &entry(201)).await, Err(StoreError::Taken)));
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
