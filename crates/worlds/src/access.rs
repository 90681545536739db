//! What one server can ask of the database of a world.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use server::store::{
    Ear, GameResult, Heard, Outbox, Person, Placed, Player, Rate, Rated, Source, Store, StoreError, Wanted, listen,
};
use server::{Dated, Made};
use tokio::sync::{broadcast, oneshot};
use tokio::time::{Instant, sleep};
use wire::{Moment, PersonId, TableId};

use crate::books::Books;
use crate::database::Database;
use crate::process::Process;

/// How long whoever asks tries to reach the database.
const PATIENCE: Duration = Duration::from_secs(4);
/// How long whoever wants to listen does.
const REACH: Duration = Duration::from_secs(1);
/// How many news may wait for a server.
const WAITING: usize = 4096;

/// What somebody wants of the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Errand {
    Read,
    Write,
}

/// The database as one server reaches it.
#[derive(Clone)]
pub(crate) struct Access {
    database: Arc<Database>,
    server: usize,
    process: Arc<Process>,
    heard: broadcast::Sender<Heard>,
}

impl Access {
    /// Whoever comes from a server; its process listens from now on.
    pub(crate) async fn open(
        database: Arc<Database>,
        server: usize,
        process: &Arc<Process>,
    ) -> Result<Self, StoreError> {
        let access = Self { database, server, process: process.clone(), heard: broadcast::channel(WAITING).0 };
        let ear = access.ear().await?;
        process.carry_out(Box::pin(listen(access.clone(), ear, access.heard.clone())));
        Ok(access)
    }

    /// Asks something that changes nothing.
    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Books) -> T + Send + 'static,
    ) -> Result<T, StoreError> {
        self.ask(Errand::Read, |books| Ok(work(books))).await
    }

    /// Writes something. What has reached a database that is shared is written, whether whoever wrote it still lives or
    /// not; a server's own lives in its process, and ends with it.
    async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Books) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.ask(Errand::Write, work).await
    }

    async fn ask<T: Send + 'static>(
        &self,
        errand: Errand,
        work: impl FnOnce(&mut Books) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (database, server, process) = (self.database.clone(), self.server, self.process.clone());
        let (tell, answer) = oneshot::channel();
        tokio::spawn(async move {
            let done = async {
                sleep(database.takes(server)).await;
                if !database.is_reached_within(server, PATIENCE).await {
                    return database.in_vain().await;
                }
                if errand == Errand::Write && database.is_full() {
                    return Err(StoreError::Full);
                }
                if process.is_dead() && !database.is_shared() {
                    return Err(StoreError::silent());
                }
                let done = database.look(work);
                sleep(database.takes(server)).await;
                if !database.is_reached(server) || (errand == Errand::Write && database.loses_answer()) {
                    return database.in_vain().await;
                }
                done
            };
            // Whoever asked may be dead.
            drop(tell.send(done.await));
        });
        answer.await.unwrap_or_else(|_| Err(StoreError::silent()))
    }
}

#[async_trait]
impl Source for Access {
    async fn ear(&self) -> Result<Box<dyn Ear>, StoreError> {
        let Self { database, server, .. } = self;
        sleep(database.takes(*server)).await;
        if !database.is_reached_within(*server, REACH).await {
            return Err(StoreError::silent());
        }
        let ear = database.listener(*server);
        sleep(database.takes(*server)).await;
        Ok(Box::new(ear))
    }
}

#[async_trait]
impl Store for Access {
    async fn add_person(&self, person: &Person) -> Result<(), StoreError> {
        let person = person.clone();
        self.write(move |books| books.add_person(&person)).await
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        let id = id.clone();
        self.read(move |books| books.person(&id)).await
    }

    async fn account(&self, name: &str) -> Result<Option<Person>, StoreError> {
        let name = name.to_owned();
        self.read(move |books| books.account(&name)).await
    }

    async fn namesakes(&self, name: &str) -> Result<Vec<Person>, StoreError> {
        let name = name.to_owned();
        self.read(move |books| books.namesakes(&name)).await
    }

    async fn change_person(&self, person: &Person) -> Result<(), StoreError> {
        let person = person.clone();
        self.write(move |books| books.change_person(&person)).await
    }

    async fn forget_words(&self, id: &PersonId) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(move |books| {
            books.forget_words(&id);
            Ok(())
        })
        .await
    }

    async fn delete_person(&self, id: &PersonId) -> Result<Vec<String>, StoreError> {
        let id = id.clone();
        self.write(move |books| Ok(books.delete_person(&id))).await
    }

    async fn begin_session(&self, session: &str, person: &PersonId, at: Moment) -> Result<(), StoreError> {
        let (session, person) = (session.to_owned(), person.clone());
        self.write(move |books| books.begin_session(&session, &person, at)).await
    }

    async fn signed_in(&self, session: &str, since: Moment) -> Result<Option<(Person, Moment)>, StoreError> {
        let session = session.to_owned();
        self.read(move |books| books.signed_in(&session, since)).await
    }

    async fn use_session(&self, session: &str, at: Moment) -> Result<(), StoreError> {
        let session = session.to_owned();
        self.write(move |books| {
            books.use_session(&session, at);
            Ok(())
        })
        .await
    }

    async fn end_session(&self, session: &str) -> Result<Vec<String>, StoreError> {
        let session = session.to_owned();
        self.write(move |books| Ok(books.end_session(&session))).await
    }

    async fn end_sessions(&self, person: &PersonId) -> Result<Vec<String>, StoreError> {
        let person = person.clone();
        self.write(move |books| Ok(books.end_sessions(&person))).await
    }

    async fn end_unused_sessions(&self, since: Moment) -> Result<Vec<String>, StoreError> {
        self.write(move |books| Ok(books.end_unused_sessions(since))).await
    }

    async fn add_table(&self, made: &Made, journal: &[Dated]) -> Result<(), StoreError> {
        let (made, journal) = (made.clone(), journal.to_vec());
        self.write(move |books| books.add_table(&made, &journal)).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<(Made, Vec<Dated>)>, StoreError> {
        let id = id.clone();
        self.read(move |books| books.table(&id)).await
    }

    async fn open_tables(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(|books| books.open_tables()).await
    }

    async fn lengths(&self) -> Result<Vec<(TableId, u64)>, StoreError> {
        self.read(|books| books.lengths()).await
    }

    async fn append(&self, id: &TableId, number: u64, entry: &Dated) -> Result<(), StoreError> {
        let (id, entry, asked) = (id.clone(), entry.clone(), Instant::now());
        self.write(move |books| books.append(&id, number, &entry, asked)).await
    }

    async fn journal(&self, id: &TableId, from: u64) -> Result<Vec<Dated>, StoreError> {
        let id = id.clone();
        self.read(move |books| books.journal(&id, from)).await
    }

    async fn orders(&self, id: &TableId) -> Result<Vec<(PersonId, String)>, StoreError> {
        let id = id.clone();
        self.read(move |books| books.orders(&id)).await
    }

    async fn keep_order(&self, id: &TableId, person: &PersonId, order: &str) -> Result<(), StoreError> {
        let (id, person, order) = (id.clone(), person.clone(), order.to_owned());
        self.write(move |books| {
            books.keep_order(&id, &person, &order);
            Ok(())
        })
        .await
    }

    async fn forget_order(&self, id: &TableId, person: &PersonId, order: &str) -> Result<(), StoreError> {
        let (id, person, order) = (id.clone(), person.clone(), order.to_owned());
        self.write(move |books| {
            books.forget_order(&id, &person, &order);
            Ok(())
        })
        .await
    }

    async fn delete_table(&self, id: &TableId, number: u64, last: &Dated) -> Result<(), StoreError> {
        let (id, last) = (id.clone(), last.clone());
        self.write(move |books| books.delete_table(&id, number, &last)).await
    }

    async fn settle(
        &self,
        result: &GameResult,
        rated: &[Placed],
        rate: Rate,
    ) -> Result<Option<BTreeMap<Player, Rated>>, StoreError> {
        let (result, rated) = (result.clone(), rated.to_vec());
        self.write(move |books| Ok(books.settle(&result, &rated, rate))).await
    }

    async fn history(&self, wanted: &Wanted) -> Result<Vec<GameResult>, StoreError> {
        let wanted = wanted.clone();
        self.read(move |books| books.history(&wanted)).await
    }

    async fn rating(&self, game: &str, player: &Player) -> Result<Option<Rated>, StoreError> {
        let (game, player) = (game.to_owned(), player.clone());
        self.read(move |books| books.rating(&game, &player)).await
    }

    async fn ratings(&self, game: &str, games: u32) -> Result<Vec<(Player, Rated)>, StoreError> {
        let game = game.to_owned();
        self.read(move |books| books.ratings(&game, games)).await
    }

    async fn setting(&self, name: &str, offered: &str) -> Result<String, StoreError> {
        let (name, offered) = (name.to_owned(), offered.to_owned());
        self.write(move |books| Ok(books.setting(&name, &offered))).await
    }

    async fn time(&self, known: Moment) -> Result<Option<Moment>, StoreError> {
        let database = self.database.clone();
        // It is kept, since the clock may be set back.
        self.write(move |_| Ok(database.time(known))).await
    }

    fn news(&self) -> Option<broadcast::Receiver<Heard>> {
        self.database.is_shared().then(|| self.heard.subscribe())
    }

    fn outbox(&self) -> Option<&dyn Outbox> {
        None
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.write(|_| Ok(())).await
    }

    async fn close(&self) {}
}

#[cfg(test)]
#[path = "../../server/tests/it/store/conformance.rs"]
mod conformance;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;
    use crate::process::Pace;

    #[tokio::test(start_paused = true)]
    async fn the_database_of_a_world_keeps_the_promises() {
        let process = Process::new(Instant::now(), Arc::default(), Dice::new(1, "process"), None);
        let database = Database::calm();
        let open = async || Access::open(database.clone(), 0, &process).await.expect("a database");
        conformance::conformance(&open().await).await;
        conformance::remembered(&open().await).await;
    }

    #[tokio::test(start_paused = true)]
    async fn what_a_process_asked_of_its_own_database_ends_with_it_and_of_a_shared_one_it_does_not() {
        for is_shared in [false, true] {
            let open = async |database: &Arc<Database>, process: &Arc<Process>| {
                Access::open(database.clone(), 0, process).await.expect("a database")
            };
            let process = || Process::new(Instant::now(), Arc::default(), Dice::new(1, "process"), None);
            let (database, dying) = (Database::of_kind(is_shared), process());
            let access = open(&database, &dying).await;
            let asked = tokio::spawn(async move { access.setting("key", "of whoever dies").await });
            tokio::task::yield_now().await;
            dying.set_pace(Pace::Dead);
            let heard = asked.await.expect("it comes to an end");
            assert_eq!(heard.is_ok(), is_shared);
            let kept = open(&database, &process()).await.setting("key", "of whoever comes next").await;
            assert_eq!(kept.expect("it is there") == "of whoever dies", is_shared);
        }
    }
}
