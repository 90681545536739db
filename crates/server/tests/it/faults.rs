//! What a table does when its database does not do what it should.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use axum::http::StatusCode;
use serde_json::{Value, json};
use server::store::{GameResult, Heard, Outbox, Person, Placed, Player, Rate, Rated, Sql, Store, StoreError, Wanted};
use server::{Config, Dated, Happening, Made};
use tokio::sync::broadcast;
use wire::{Moment, PersonId, Room, TableId};

use crate::play::{three, watching};
use crate::postgres::Postgres;
use crate::support::{self, World, config, play_to_the_end};

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_gone_for_a_while_is_said_to_be_and_the_game_goes_on_when_it_is_back() {
    let postgres = Postgres::start();
    let store = Sql::postgres(&postgres.address()).await.expect("a database");
    let world = World::over(tempfile::tempdir().expect("a folder"), Arc::new(store), config()).await;
    let ada = world.guest("Ada").await;
    let table = ada.make("bids", json!(["me", { "bot": "random" }, { "bot": "random" }])).await;
    let path = format!("/api/tables/{table}");
    let say = |text: &str| Some(json!({ "say": { "room": "table", "text": text } }));
    ada.good("POST", &path, say("before")).await;

    postgres.go();
    let refused = ada.send("POST", &path, say("lost"), &[]).await;
    assert_eq!((refused.status, &refused.body["code"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("unavailable")));
    assert!(refused.body["retry_after"].is_u64());
    assert_eq!(ada.bad("GET", "/health", None).await, "unavailable");

    postgres.come();
    let again = async {
        while !ada.send("POST", &path, say("after"), &[]).await.status.is_success() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), again).await.expect("the server recovers");
    let lines = ada.look(&table).await["chat"]["lines"].clone();
    let said: Vec<&str> = lines.as_array().expect("lines").iter().filter_map(|line| line["text"].as_str()).collect();
    assert_eq!(said, ["before", "after"]);
    play_to_the_end(ada, table, 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_written_without_a_word_happens_once_and_what_was_not_does_not_happen() {
    let (world, shaky, _) = unreliable(config()).await;
    let people = [world.guest("Ada").await, world.guest("Bo").await, world.guest("Cy").await];
    let table = people[0].make("bids", json!(["me", "open", "open"])).await;
    people[1].sit(&table, 1).await;
    people[2].sit(&table, 2).await;
    people[0].act(&table, json!("start")).await;
    for round in 0..6 {
        let mover = asked(&people[0], &table).await;
        let before = people[mover].look(&table).await["position"].clone();
        let menu = before["menu"].as_array().expect("a menu").clone();
        let ply = before["ply"].as_u64().expect("a ply") as u32;
        let fault = if round % 2 == 0 { &shaky.silent } else { &shaky.broken };
        fault.store(1, Ordering::SeqCst);
        let refused = people[mover].refused(&table, support::act(ply, &menu, 0)).await;
        assert_eq!(refused, "unavailable");
        // Whoever asks again, as a client does, gets the same move once.
        let path = format!("/api/tables/{table}");
        let again = people[mover].send("POST", &path, Some(support::act(ply, &menu, 0)), &[]).await;
        match round % 2 {
            0 => assert_eq!(again.body["code"], "stale", "it has happened"),
            _ => assert!(again.status.is_success(), "it had not happened"),
        }
        let after = people[mover].look(&table).await["position"]["ply"].clone();
        assert_eq!(after, json!(ply + 1), "once");
    }
    let players = people.map(|person| tokio::spawn(play_to_the_end(person, table.clone(), 9)));
    for player in players {
        player.await.expect("the game comes to its end");
    }
}

#[tokio::test]
async fn what_was_written_without_a_word_is_soon_seen_by_whoever_looks_on() {
    let (world, shaky, _) = unreliable(config()).await;
    let (table, people) = three(&world, "bids").await;
    let (mut line, mut mirror) = watching(&people[0], &table).await;
    let before = mirror.version;
    shaky.silent.store(1, Ordering::SeqCst);
    let say = json!({ "say": { "room": "table", "text": "hello" } });
    assert_eq!(people[1].refused(&table, say).await, "unavailable");
    let seen = line.until(&mut mirror, |mirror| mirror.version > before);
    tokio::time::timeout(Duration::from_secs(2), seen).await.expect("it is seen");
}

#[tokio::test]
async fn what_cannot_be_read_at_once_is_read_as_soon_as_it_can_be() {
    let (world, shaky, file) = unreliable(config()).await;
    let (table, people) = three(&world, "bids").await;
    let (mut line, mut mirror) = watching(&people[0], &table).await;
    let elsewhere = Sql::sqlite(&file).await.expect("the same database");
    for heard in [Heard::Written(TableId(table.clone()), mirror.version), Heard::Gap] {
        let before = mirror.version;
        elsewhere.append(&TableId(table.clone()), before, &said(&people[1].id)).await.expect("an entry");
        shaky.unreadable.store(2, Ordering::SeqCst);
        shaky.news.send(heard).expect("the server listens");
        let seen = line.until(&mut mirror, |mirror| mirror.version > before);
        tokio::time::timeout(Duration::from_secs(2), seen).await.expect("it is read");
    }
}

#[tokio::test]
async fn who_everybody_is_is_not_asked_anew_with_each_entry_that_was_written_elsewhere() {
    let (world, shaky, file) = unreliable(config()).await;
    let (table, people) = three(&world, "bids").await;
    let (mut line, mut mirror) = watching(&people[0], &table).await;
    let elsewhere = Sql::sqlite(&file).await.expect("the same database");
    let before = shaky.people.load(Ordering::SeqCst);
    for _ in 0..5 {
        let version = mirror.version;
        elsewhere.append(&TableId(table.clone()), version, &said(&people[1].id)).await.expect("an entry");
        shaky.news.send(Heard::Written(TableId(table.clone()), version)).expect("the server listens");
        let seen = line.until(&mut mirror, |mirror| mirror.version > version);
        tokio::time::timeout(Duration::from_secs(2), seen).await.expect("it is read");
    }
    assert_eq!(shaky.people.load(Ordering::SeqCst), before);
}

/// A house on a database that fails when it is told to, and the file that the database is.
pub(crate) async fn unreliable(config: Config) -> (World, Arc<Shaky>, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("test.db");
    let shaky = Arc::new(Shaky::over(Sql::sqlite(&file).await.expect("a database")));
    (World::over(folder, shaky.clone(), config).await, shaky, file)
}

/// Something that somebody has said.
pub(crate) fn said(by: &str) -> Dated {
    let by = PersonId(by.to_owned());
    let what = Happening::Said { by, name: "Bo".into(), seat: None, room: Room::Table, text: "hello".into() };
    Dated { at: 1, what }
}

async fn asked(person: &support::Person, table: &str) -> usize {
    let update: Value = person.look(table).await;
    update["position"]["to_act"][0].as_u64().expect("somebody is asked") as usize
}

/// A database that sometimes writes and does not say so, or says that it cannot write.
pub(crate) struct Shaky {
    sql: Sql,
    pub(crate) silent: AtomicUsize,
    pub(crate) broken: AtomicUsize,
    pub(crate) unreadable: AtomicUsize,
    /// So many sessions are said to have ended only some time later.
    pub(crate) late: AtomicUsize,
    /// So many tables are asked for in vain.
    pub(crate) stuck: AtomicUsize,
    /// How often it was asked who somebody is.
    people: AtomicUsize,
    pub(crate) news: broadcast::Sender<Heard>,
}

impl Shaky {
    pub(crate) fn over(sql: Sql) -> Self {
        let [silent, broken, unreadable, late, stuck, people] = [0; 6].map(AtomicUsize::new);
        Self { sql, silent, broken, unreadable, late, stuck, people, news: broadcast::channel(16).0 }
    }

    fn strikes(fault: &AtomicUsize) -> bool {
        fault.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)).is_ok()
    }
}

#[async_trait]
impl Store for Shaky {
    async fn append(&self, id: &TableId, number: u64, entry: &Dated) -> Result<(), StoreError> {
        let unavailable = || StoreError::Unavailable("on purpose".to_owned());
        if Self::strikes(&self.broken) {
            return Err(unavailable());
        }
        self.sql.append(id, number, entry).await?;
        if Self::strikes(&self.silent) { Err(unavailable()) } else { Ok(()) }
    }

    async fn add_person(&self, person: &Person) -> Result<(), StoreError> {
        self.sql.add_person(person).await
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        self.people.fetch_add(1, Ordering::SeqCst);
        self.sql.person(id).await
    }

    async fn account(&self, name: &str) -> Result<Option<Person>, StoreError> {
        self.sql.account(name).await
    }

    async fn namesakes(&self, name: &str) -> Result<Vec<Person>, StoreError> {
        self.sql.namesakes(name).await
    }

    async fn forget_words(&self, id: &PersonId) -> Result<(), StoreError> {
        self.sql.forget_words(id).await
    }

    async fn change_person(&self, person: &Person) -> Result<(), StoreError> {
        self.sql.change_person(person).await
    }

    async fn delete_person(&self, id: &PersonId) -> Result<Vec<String>, StoreError> {
        self.sql.delete_person(id).await
    }

    async fn begin_session(&self, session: &str, person: &PersonId, at: Moment) -> Result<(), StoreError> {
        self.sql.begin_session(session, person, at).await
    }

    async fn signed_in(&self, session: &str, since: Moment) -> Result<Option<(Person, Moment)>, StoreError> {
        self.sql.signed_in(session, since).await
    }

    async fn use_session(&self, session: &str, at: Moment) -> Result<(), StoreError> {
        self.sql.use_session(session, at).await
    }

    async fn end_session(&self, session: &str) -> Result<Vec<String>, StoreError> {
        let ended = self.sql.end_session(session).await?;
        if Self::strikes(&self.late) {
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
        if Self::strikes(&self.silent) { Err(StoreError::Unavailable("on purpose".to_owned())) } else { Ok(ended) }
    }

    async fn end_sessions(&self, person: &PersonId) -> Result<Vec<String>, StoreError> {
        self.sql.end_sessions(person).await
    }

    async fn end_unused_sessions(&self, since: Moment) -> Result<Vec<String>, StoreError> {
        self.sql.end_unused_sessions(since).await
    }

    async fn add_table(&self, made: &Made, journal: &[Dated]) -> Result<(), StoreError> {
        self.sql.add_table(made, journal).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<(Made, Vec<Dated>)>, StoreError> {
        if Self::strikes(&self.stuck) {
            return std::future::pending().await;
        }
        self.sql.table(id).await
    }

    async fn open_tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.sql.open_tables().await
    }

    async fn lengths(&self) -> Result<Vec<(TableId, u64)>, StoreError> {
        self.sql.lengths().await
    }

    async fn journal(&self, id: &TableId, from: u64) -> Result<Vec<Dated>, StoreError> {
        if Self::strikes(&self.unreadable) {
            return Err(StoreError::Unavailable("on purpose".to_owned()));
        }
        self.sql.journal(id, from).await
    }

    async fn orders(&self, id: &TableId) -> Result<Vec<(PersonId, String)>, StoreError> {
        self.sql.orders(id).await
    }

    async fn keep_order(&self, id: &TableId, person: &PersonId, order: &str) -> Result<(), StoreError> {
        self.sql.keep_order(id, person, order).await
    }

    async fn forget_order(&self, id: &TableId, person: &PersonId, order: &str) -> Result<(), StoreError> {
        self.sql.forget_order(id, person, order).await
    }

    async fn delete_table(&self, id: &TableId, number: u64, last: &Dated) -> Result<(), StoreError> {
        self.sql.delete_table(id, number, last).await
    }

    async fn settle(
        &self,
        result: &GameResult,
        rated: &[Placed],
        rate: Rate,
    ) -> Result<Option<BTreeMap<Player, Rated>>, StoreError> {
        self.sql.settle(result, rated, rate).await
    }

    async fn history(&self, wanted: &Wanted) -> Result<Vec<GameResult>, StoreError> {
        self.sql.history(wanted).await
    }

    async fn rating(&self, game: &str, player: &Player) -> Result<Option<Rated>, StoreError> {
        self.sql.rating(game, player).await
    }

    async fn ratings(&self, game: &str, games: u32) -> Result<Vec<(Player, Rated)>, StoreError> {
        self.sql.ratings(game, games).await
    }

    async fn setting(&self, name: &str, offered: &str) -> Result<String, StoreError> {
        self.sql.setting(name, offered).await
    }

    async fn time(&self, known: Moment) -> Result<Option<Moment>, StoreError> {
        self.sql.time(known).await
    }

    fn news(&self) -> Option<broadcast::Receiver<Heard>> {
        Some(self.news.subscribe())
    }

    fn outbox(&self) -> Option<&dyn Outbox> {
        self.sql.outbox()
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.sql.check().await
    }

    async fn close(&self) {
        self.sql.close().await;
    }
}
