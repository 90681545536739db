//! Nobody loses time that they never had: whatever clocks are set to, and while nothing can be written.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use server::store::{Sql, Store as _};
use server::{Absence, Config, Dated, Happening, Machine, Task, ThisMachine};
use wire::{Moment, PersonId, TableId};

use crate::faults::Shaky;
use crate::play::{asked, three, watching};
use crate::postgres::Postgres;
use crate::support::{Person, World, act, config};

/// A machine whose clock is so many milliseconds off.
#[derive(Clone, Debug, Default)]
struct Off(Arc<AtomicI64>);

impl Off {
    fn set(&self, by: Duration) {
        self.0.store(by.as_millis() as i64, Ordering::SeqCst);
    }
}

impl Machine for Off {
    fn clock(&self) -> Moment {
        ThisMachine.clock().saturating_add_signed(self.0.load(Ordering::SeqCst))
    }

    fn fill(&self, bytes: &mut [u8]) {
        ThisMachine.fill(bytes);
    }

    fn spawn(&self, task: Task) {
        ThisMachine.spawn(task);
    }

    fn work(&self, work: Box<dyn FnOnce() + Send>) {
        ThisMachine.work(work);
    }
}

/// A database that fails when it is told to, and a server on it whose clock can be set.
async fn shaky(off: &Off) -> (Arc<Shaky>, World) {
    let folder = tempfile::tempdir().expect("a folder");
    let sql = Sql::sqlite(&folder.path().join("test.db")).await.expect("a database");
    let shaky = Arc::new(Shaky::over(sql));
    let world = World::over(folder, shaky.clone(), Config { machine: Arc::new(off.clone()), ..config() }).await;
    (shaky, world)
}

/// A table where three people have so many seconds for each move, and the game has begun.
async fn timed(world: &World, seconds: u32) -> (String, [Person; 3]) {
    let people = [world.guest("Ada").await, world.guest("Bo").await, world.guest("Cy").await];
    let clock = json!({ "live": { "per_move": seconds, "bank": 0 } });
    let new = json!({ "game": "bids", "seats": ["me", "open", "open"], "clock": clock });
    let table = people[0].make_with(new).await;
    people[1].sit(&table, 1).await;
    people[2].sit(&table, 2).await;
    people[0].act(&table, json!("start")).await;
    (table, people)
}

async fn journal(world: &World, table: &str) -> Vec<Happening> {
    let entries = world.store.journal(&TableId(table.to_owned()), 0).await.expect("a journal");
    entries.into_iter().map(|dated| dated.what).collect()
}

fn is_out(what: &Happening) -> bool {
    matches!(what, Happening::StoodIn { why: Absence::Time, .. })
}

async fn move_of(person: &Person, table: &str) -> Value {
    let update = person.look(table).await;
    let ply = update["position"]["ply"].as_u64().expect("a ply") as u32;
    act(ply, update["position"]["menu"].as_array().expect("a menu"), 0)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_clock_is_an_hour_ahead_of_the_other_takes_nobodys_time() {
    let postgres = Postgres::start();
    let server = async |off: &Off| {
        let store = Sql::postgres(&postgres.address()).await.expect("a database");
        let config = Config { machine: Arc::new(off.clone()), ..config() };
        World::over(tempfile::tempdir().expect("a folder"), Arc::new(store), config).await
    };
    let (here, off) = (server(&Off::default()).await, Off::default());
    off.set(Duration::from_secs(3_600));
    let there = server(&off).await;
    let (table, people) = timed(&here, 30).await;
    let mover = asked(&people[0], &table).await;
    let elsewhere = Person { router: there.router.clone(), address: there.address.clone(), ..people[mover].clone() };
    let (mut line, mut mirror) = watching(&elsewhere, &table).await;
    line.until(&mut mirror, |mirror| !mirror.menu().is_empty()).await;
    off.set(Duration::from_secs(7_200));
    let command = mirror.act(0);
    line.command(&mut mirror, &table, command).await.expect("there is time left");
    tokio::time::sleep(Duration::from_millis(800)).await;
    let entries = here.store.journal(&TableId(table.clone()), 0).await.expect("a journal");
    assert!(!entries.iter().any(|dated| is_out(&dated.what)), "{entries:?}");
    let took = entries.last().map_or(0, |dated| dated.at) - entries[0].at;
    assert!(took < 30_000, "{took} ms went by in the journal");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_starts_after_the_clock_of_the_house_was_set_back_goes_on_from_the_time_before() {
    const HOUR: Moment = 3_600_000;
    let postgres = Postgres::start();
    let store = Sql::postgres(&postgres.address()).await.expect("a database");
    let before = ThisMachine.clock() + HOUR;
    assert_eq!(store.time(before).await.expect("an answer"), Some(before), "another server knows a later time");
    let world = World::over(tempfile::tempdir().expect("a folder"), Arc::new(store), config()).await;
    let ada = world.guest("Ada").await;
    let days = json!({ "days": { "hours": 2 } });
    let table =
        ada.make_with(json!({ "game": "bids", "seats": ["me", { "bot": "random" }, "open"], "clock": days })).await;
    let entries = world.store.journal(&TableId(table), 0).await.expect("a journal");
    assert!(!entries.is_empty() && entries.iter().all(|dated| dated.at >= before), "{before}: {entries:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_written_without_a_word_just_before_a_pause_takes_nobodys_time() {
    let off = Off::default();
    let (shaky, world) = shaky(&off).await;
    let (table, people) = timed(&world, 20).await;
    let mover = asked(&people[0], &table).await;
    let command = move_of(&people[mover], &table).await;
    shaky.silent.store(1, Ordering::SeqCst);
    assert_eq!(people[mover].refused(&table, command).await, "unavailable");
    off.set(Duration::from_secs(60));
    let resumed = async {
        while !journal(&world, &table).await.iter().any(|what| matches!(what, Happening::Resumed)) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(5), resumed).await.expect("whoever is asked begins anew");
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert!(!journal(&world, &table).await.iter().any(is_out));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_could_not_play_because_nothing_could_be_written_begins_the_move_anew() {
    let (shaky, world) = shaky(&Off::default()).await;
    let (table, people) = timed(&world, 5).await;
    let before = journal(&world, &table).await.len();
    let mover = asked(&people[0], &table).await;
    let command = move_of(&people[mover], &table).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    shaky.broken.store(2, Ordering::SeqCst);
    assert_eq!(people[mover].refused(&table, command).await, "unavailable");
    let goes_on = async {
        while journal(&world, &table).await.len() == before {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(3), goes_on).await.expect("it is made up for as soon as it can be");
    let then = journal(&world, &table).await[before].clone();
    assert!(matches!(then, Happening::Resumed), "{then:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_not_decided_anew() {
    let (shaky, world) = shaky(&Off::default()).await;
    let (table, people) = three(&world, "bids").await;
    let mover = asked(&people[0], &table).await;
    let command = move_of(&people[mover], &table).await;
    let version = journal(&world, &table).await.len() as u64;
    let by = PersonId(people[1].id.clone());
    let said = Happening::Said { by, name: "Bo".into(), seat: None, room: wire::Room::Table, text: "elsewhere".into() };
    shaky.append(&TableId(table.clone()), version, &Dated { at: 1, what: said }).await.expect("an entry");
    shaky.unreadable.store(3, Ordering::SeqCst);
    assert_eq!(people[mover].refused(&table, command.clone()).await, "unavailable");
    assert_eq!(shaky.unreadable.load(Ordering::SeqCst), 2, "it was tried once");
    shaky.unreadable.store(0, Ordering::SeqCst);
    people[mover].act(&table, command).await;
}
