//! People play on while their database is stopped, stands still and is started again: what worlds simulate, on real ones.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use server::Happening;
use server::store::{Sql, Store};
use sqlx::Connection as _;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use wire::{Code, Have, Problem, TableId, ToClient, ToServer};

use crate::postgres::Postgres;
use crate::support::{Dice, Mirror, Person, World, config};

/// Within what time everybody sees what was written, once the database is back.
const SOON: Duration = Duration::from_secs(2);

/// Tables whose people play on, at whatever server lets them in.
#[derive(Clone, Default)]
struct Storm {
    /// Where the servers are.
    doors: Arc<Mutex<Vec<String>>>,
    /// What was acknowledged: with which version of which table, and the action.
    done: Arc<Mutex<Vec<(String, u64, Value)>>>,
    /// What was answered with a fault: it may have happened.
    unsure: Arc<Mutex<Vec<(String, Value)>>>,
    /// Whether nothing is wrong any more, and people play as fast as they can.
    is_calm: Arc<AtomicBool>,
}

impl Storm {
    fn over(worlds: &[&World]) -> Self {
        let storm = Self::default();
        storm.move_to(worlds);
        storm
    }

    fn move_to(&self, worlds: &[&World]) {
        *self.doors.lock().expect("no panic") = worlds.iter().map(|world| world.address.clone()).collect();
    }

    /// Somebody at one of the doors.
    fn at(&self, person: &Person, door: usize) -> Person {
        let doors = self.doors.lock().expect("no panic");
        Person { address: doors[door % doors.len()].clone(), ..person.clone() }
    }

    /// Plays to the end.
    async fn play(self, person: Person, table: String, seed: u64) {
        let mut dice = Dice(seed);
        while self.visit(&person, &table, &mut dice).await != Some(true) {
            sleep(Duration::from_millis(30)).await;
        }
    }

    /// Plays at one server for a while, or until it goes away; says whether the game is over.
    async fn visit(&self, person: &Person, table: &str, dice: &mut Dice) -> Option<bool> {
        let mut line = self.at(person, dice.throw()).try_connect().await?;
        let mut mirror = Mirror::default();
        line.try_send(&ToServer::Watch { table: TableId(table.to_owned()), have: Have::default() }).await?;
        for _ in 0..dice.throw() % 20 + 1 {
            let asked = line.try_until(&mut mirror, |mirror| mirror.is_over() || !mirror.menu().is_empty());
            let came = timeout(Duration::from_secs(1), asked).await;
            if mirror.is_over() {
                return Some(true);
            }
            came.ok()??;
            if !self.is_calm.load(Ordering::Relaxed) {
                sleep(Duration::from_millis(dice.throw() as u64 % 120)).await;
            }
            let (command, before) = (mirror.act(dice.throw()), mirror.version);
            let action = command["act"]["action"].clone();
            let version = match line.try_command(&mut mirror, table, command).await {
                Some(Ok(version)) => {
                    self.done.lock().expect("no panic").push((table.to_owned(), version, action));
                    version
                }
                Some(Err(problem)) if problem.code == Code::Stale => before + 1,
                faulty => {
                    let is_away = |answer: &Result<u64, Problem>| {
                        answer.as_ref().is_err_and(|problem| problem.code == Code::Unavailable)
                    };
                    assert!(faulty.as_ref().is_none_or(is_away), "{faulty:?}");
                    self.unsure.lock().expect("no panic").push((table.to_owned(), action));
                    return None;
                }
            };
            timeout(SOON, line.try_until(&mut mirror, |mirror| mirror.version >= version)).await.ok()??;
        }
        None
    }

    /// Looks on at a server, and keeps the version that is seen there.
    async fn look_on(self, person: Person, door: usize, table: String, sees: Arc<AtomicU64>) {
        loop {
            let _ = self.look(&self.at(&person, door), &table, &sees).await;
            sleep(Duration::from_millis(30)).await;
        }
    }

    async fn look(&self, person: &Person, table: &str, sees: &AtomicU64) -> Option<()> {
        let mut line = person.try_connect().await?;
        let mut mirror = Mirror::default();
        line.try_send(&ToServer::Watch { table: TableId(table.to_owned()), have: Have::default() }).await?;
        loop {
            // Nobody is told anything for longer than most wait.
            if let Ok(message) = timeout(Duration::from_secs(10), line.try_next()).await
                && let ToClient::Update(update) = message?
            {
                mirror.take(*update);
                sees.store(mirror.version, Ordering::Relaxed);
            }
        }
    }
}

/// Somebody who looks on.
struct Onlooker {
    table: String,
    sees: Arc<AtomicU64>,
}

/// People at tables where they play for a while, and those who look on.
struct Evening {
    storm: Storm,
    tables: Vec<String>,
    players: JoinSet<()>,
    onlookers: Vec<Onlooker>,
    looking: JoinSet<()>,
}

impl Evening {
    async fn begin(storm: Storm, worlds: &[&World]) -> Self {
        let (mut players, mut looking) = (JoinSet::new(), JoinSet::new());
        let (mut tables, mut onlookers) = (Vec::new(), Vec::new());
        for number in 0..3_u64 {
            let people = [worlds[0].guest("Ada").await, worlds[0].guest("Bo").await, worlds[0].guest("Cy").await];
            let new = json!({ "game": "bids", "options": { "rounds": 6 }, "seats": ["me", "open", "open"] });
            let table = people[0].make_with(new).await;
            people[1].sit(&table, 1).await;
            people[2].sit(&table, 2).await;
            people[0].act(&table, json!("start")).await;
            for door in 0..worlds.len() {
                let sees = Arc::<AtomicU64>::default();
                let eve = worlds[0].guest("Eve").await;
                looking.spawn(storm.clone().look_on(eve, door, table.clone(), sees.clone()));
                onlookers.push(Onlooker { table: table.clone(), sees });
            }
            for (seat, person) in (0..).zip(people) {
                players.spawn(storm.clone().play(person, table.clone(), 10 * number + seat));
            }
            tables.push(table);
        }
        Self { storm, tables, players, onlookers, looking }
    }

    /// The database is back: soon everybody sees what has been written.
    async fn all_see(&self, store: &dyn Store) {
        let mut lengths = BTreeMap::new();
        for table in &self.tables {
            let entries = store.journal(&TableId(table.clone()), 0).await.expect("a journal").len() as u64;
            lengths.insert(table, entries);
        }
        sleep(SOON).await;
        for Onlooker { table, sees } in &self.onlookers {
            let (sees, entries) = (sees.load(Ordering::Relaxed), lengths[table]);
            assert!(sees >= entries, "somebody sees version {sees} of {entries} of {table}");
        }
    }

    /// Plays to the end; nothing is lost and nothing doubled.
    async fn end(mut self, store: &dyn Store) {
        self.storm.is_calm.store(true, Ordering::Relaxed);
        while let Some(played) = self.players.join_next().await {
            played.expect("a player comes to the end");
        }
        self.all_see(store).await;
        self.looking.shutdown().await;
        let mut done = BTreeMap::new();
        for (table, version, action) in self.storm.done.lock().expect("no panic").drain(..) {
            let before = done.insert((table.clone(), version), action);
            assert!(before.is_none(), "two were told that version {version} of {table} is their work");
        }
        let mut unsure = std::mem::take(&mut *self.storm.unsure.lock().expect("no panic"));
        assert!(done.len() > 100 && !unsure.is_empty(), "{} done, {} unsure", done.len(), unsure.len());
        for table in &self.tables {
            let journal = store.journal(&TableId(table.clone()), 0).await.expect("a journal");
            for (version, dated) in (1..).zip(journal) {
                let Happening::Acted { action, .. } = dated.what else { continue };
                let action: Value = serde_json::from_str(action.get()).expect("JSON");
                match done.remove(&(table.clone(), version)) {
                    Some(acknowledged) => assert_eq!(acknowledged, action, "version {version} of {table}"),
                    None => {
                        let asked = unsure.iter().position(|known| *known == (table.clone(), action.clone()));
                        unsure.swap_remove(asked.unwrap_or_else(|| panic!("nobody asked for {action} at {table}")));
                    }
                }
            }
        }
        assert!(done.is_empty(), "lost: {done:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_lose_and_double_nothing_while_their_database_is_stopped_stands_still_and_comes_again() {
    let postgres = Postgres::start();
    let store = async || Arc::new(Sql::postgres(&postgres.address()).await.expect("a database"));
    let server = async || World::over(tempfile::tempdir().expect("a folder"), store().await, config()).await;
    let (first, second) = (server().await, server().await);
    let worlds = [&first, &second];
    let evening = Evening::begin(Storm::over(&worlds), &worlds).await;
    for away in [300, 2_000] {
        sleep(Duration::from_millis(700)).await;
        postgres.stand_still();
        sleep(Duration::from_millis(away)).await;
        postgres.go_on();
        evening.all_see(&*store().await).await;
        postgres.go();
        sleep(Duration::from_millis(away)).await;
        postgres.come();
        evening.all_see(&*store().await).await;
    }
    evening.end(&*store().await).await;
}

/// Nobody else writes to a database for a while.
async fn hold(file: &Path, time: Duration) {
    let mut other = sqlx::SqliteConnection::connect(&file.to_string_lossy()).await.expect("a connection");
    // Whoever is there before is waited for.
    sqlx::query("pragma busy_timeout = 5000").execute(&mut other).await.expect("patience");
    sqlx::query("begin immediate").execute(&mut other).await.expect("a lock");
    sleep(time).await;
    sqlx::query("rollback").execute(&mut other).await.expect("no lock");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_loses_and_doubles_nothing_while_its_file_is_held_and_it_is_started_again() {
    let mut world = World::new().await;
    let evening = Evening::begin(Storm::over(&[&world]), &[&world]).await;
    // Less and more than the database waits for.
    for held in [1_000, 6_000] {
        sleep(Duration::from_millis(700)).await;
        hold(&world.folder.path().join("test.db"), Duration::from_millis(held)).await;
        evening.all_see(&*world.store).await;
        world = world.restart().await;
        evening.storm.move_to(&[&world]);
    }
    evening.end(&*world.store.clone()).await;
}
