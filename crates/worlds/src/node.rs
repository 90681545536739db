//! A machine of a world on which a server runs, and is started again whenever it has ended.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use server::{Config, Door, Server};
use tokio::io::DuplexStream;
use tokio::sync::{Notify, oneshot};
use tokio::time::{Instant, sleep, sleep_until};

use crate::access::Access;
use crate::database::Database;
use crate::dice::Dice;
use crate::lock;
use crate::process::{Ground, Pace, Process};

/// A machine.
pub(crate) struct Node {
    number: usize,
    start: Instant,
    database: Arc<Database>,
    offset: Arc<AtomicI64>,
    now: Mutex<Now>,
    died: Notify,
    seed: u64,
}

struct Now {
    process: Option<Arc<Process>>,
    door: Option<Door>,
    /// Until when nobody starts the server again.
    down: Instant,
    starts: u64,
}

impl Node {
    pub(crate) fn new(seed: u64, number: usize, start: Instant, database: Arc<Database>) -> Arc<Self> {
        let now = Now { process: None, door: None, down: start, starts: 0 };
        let offset = Arc::new(AtomicI64::new(0));
        Arc::new(Self { number, start, database, offset, now: Mutex::new(now), died: Notify::new(), seed })
    }

    /// Runs a server for ever.
    pub(crate) async fn run(self: Arc<Self>) {
        loop {
            let (process, config) = self.begin();
            let (tell, opened) = oneshot::channel();
            let (database, number, of) = (self.database.clone(), self.number, process.clone());
            process.carry_out(Box::pin(async move {
                let opened = async {
                    let access = Access::open(database, number, &of).await?;
                    Server::open(Arc::new(access), config).await
                };
                drop(tell.send(opened.await));
            }));
            if let Ok(Ok(server)) = opened.await {
                // It may have been killed meanwhile.
                if !process.is_dead() {
                    lock(&self.now).door = Some(Door::new(server));
                    self.died.notified().await;
                }
            }
            self.end();
            self.rest().await;
        }
    }

    /// Waits until somebody starts the server again, however often it is killed meanwhile.
    async fn rest(&self) {
        sleep(Duration::from_millis(100)).await;
        loop {
            let down = lock(&self.now).down;
            if down <= Instant::now() {
                return;
            }
            sleep_until(down).await;
        }
    }

    fn begin(&self) -> (Arc<Process>, Config) {
        let mut now = lock(&self.now);
        now.starts += 1;
        let mut dice = Dice::new(self.seed, &format!("process {} {}", self.number, now.starts));
        let unsteady = dice.once_in(2).then_some(4);
        let doze = Duration::from_secs(if dice.once_in(3) { 2 } else { 600 });
        let process = Process::new(self.start, self.offset.clone(), dice, unsteady);
        now.process = Some(process.clone());
        let machine = Arc::new(Ground(process.clone()));
        (process, Config { bot_pause: Duration::from_millis(50), doze, thinkers: 2, machine, ..Config::default() })
    }

    fn end(&self) {
        let mut now = lock(&self.now);
        let (process, door) = (now.process.take(), now.door.take());
        drop(now);
        if let Some(process) = process {
            process.set_pace(Pace::Dead);
        }
        drop(door);
    }

    /// Ends the server without a word; it starts again after a while.
    pub(crate) fn kill(&self, rest: Duration) {
        let mut now = lock(&self.now);
        now.down = now.down.max(Instant::now() + rest);
        drop(now);
        self.end();
        self.died.notify_waiters();
    }

    /// Says for how long the server stood still, if it did so until now.
    pub(crate) fn set_pace(&self, pace: Pace) -> Option<Duration> {
        let process = lock(&self.now).process.clone();
        process.and_then(|process| process.set_pace(pace))
    }

    /// Somebody sets the clock so many milliseconds forward, or back.
    pub(crate) fn set_clock(&self, by: i64) {
        self.offset.fetch_add(by, Ordering::Relaxed);
    }

    /// Somebody comes; whether there is anybody to let them in.
    pub(crate) fn welcome(&self, stream: DuplexStream, from: SocketAddr) -> bool {
        let now = lock(&self.now);
        let Some(door) = &now.door else { return false };
        door.welcome(stream, from);
        true
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use serde_json::{Value, json};
    use server::Happening;

    use super::*;
    use crate::games;
    use crate::line::{Answer, ask};

    const HOUR: Duration = Duration::from_secs(3_600);

    /// Asks until it is done.
    async fn insist(node: &Node, path: &str, cookie: &str, body: &Value) -> Answer {
        let from = SocketAddr::from((Ipv4Addr::LOCALHOST, 4_711));
        loop {
            match ask(node, from, "POST", path, cookie, Some(body)).await {
                Ok(answer) if (200..300).contains(&answer.status) => return answer,
                Ok(_) | Err(_) => sleep(Duration::from_millis(100)).await,
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_to_which_nobody_could_come_is_given_up_only_when_the_server_has_been_there_for_an_hour() {
        let database = Database::new(1, Dice::new(1, "database"));
        let node = Node::new(1, 0, Instant::now(), database.clone());
        tokio::spawn(node.clone().run());
        let guest = insist(&node, "/api/guest", "", &json!({ "name": "Ada" })).await;
        let quick = games::any(&mut Dice::new(1, "game"));
        let seats: Vec<&str> = (0..quick.seats).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
        let new = json!({ "game": quick.slug, "options": quick.options, "seats": seats });
        insist(&node, "/api/tables", &guest.cookie.unwrap_or_default(), &new).await;
        let open = || lock(&database.books).open_tables();
        let tables = open();
        assert_eq!(tables.len(), 1);

        node.kill(25 * HOUR);
        sleep(25 * HOUR + HOUR / 2).await;
        assert_eq!(open(), tables, "there was nobody to come to");
        sleep(HOUR).await;
        assert!(open().is_empty());
        let journal = lock(&database.books).journal(&tables[0], 0);
        assert!(matches!(&journal[..], [last] if matches!(last.what, Happening::Broke { .. })), "{journal:?}");
    }
}
