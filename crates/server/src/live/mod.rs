//! Tables that are in use: each is one task that owns its game.

mod actor;
mod audience;
mod catching_up;
mod circle;
mod orders;
mod queue;
mod rumour;
mod summary;
mod thinkers;
mod thinking;
mod time;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use sitting::{Sitting, Who};
use tokio::sync::{Notify, mpsc, oneshot};
use wire::{Code, Command, Have, PersonId, Problem, TableId, ToClient, Update};

use crate::clock::within;
use crate::problem::refuse;

pub(crate) use actor::start;
pub(crate) use circle::{Circle, player};
pub(crate) use orders::answers_by_order;
pub(crate) use rumour::Rumour;
pub(crate) use summary::Summary;
pub(crate) use thinkers::Thinkers;

/// How long whoever asks a table for something waits: a table that takes longer is wedged.
const PATIENCE: Duration = Duration::from_secs(20);

/// The way to a table in use.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    messages: mpsc::Sender<Message>,
    summary: Arc<Mutex<Summary>>,
    rumour: Arc<Rumour>,
}

/// What a table is told.
pub(crate) enum Message {
    /// Do something.
    Do { who: Who, command: Command, done: oneshot::Sender<Result<Done, Problem>> },
    /// Send updates from now on.
    Watch(Watcher, Have),
    /// Send no more.
    Unwatch(u64),
    /// Let somebody look.
    Look(Look),
    /// Somebody is called something else now.
    Renamed(PersonId, String),
    /// Somebody is no more: their name and words are forgotten.
    Gone(PersonId),
    /// Anybody may be no more.
    Acquaint,
    /// Something else may be ordered.
    Ordered,
    /// A bot has thought.
    Thought(thinking::Thought),
}

type Look = Box<dyn FnOnce(&mut Sitting, &Circle) + Send>;

/// What came of a command.
#[derive(Clone, Debug)]
pub(crate) struct Done {
    /// The version since then.
    pub(crate) version: u64,
    /// Another table that came of it.
    pub(crate) table: Option<TableId>,
}

/// An update for somebody, written once for all of their windows.
#[derive(Clone, Debug)]
pub(crate) struct News(Utf8Bytes);

impl News {
    /// How long a message usually is at most, in bytes.
    const TYPICAL: usize = 4096;
    /// What stands around the update in the message.
    const AROUND: (&str, &str) = ("{\"update\":", "}");

    /// Writes an update down.
    pub(crate) fn of(update: Update) -> Self {
        let mut text = Vec::with_capacity(Self::TYPICAL);
        serde_json::to_writer(&mut text, &ToClient::Update(Box::new(update))).expect("an update has a JSON form");
        // It may have to wait for a slow client, with others.
        text.shrink_to_fit();
        Self(String::from_utf8(text).expect("JSON is text").into())
    }

    /// The message to a client that brings the update.
    pub(crate) fn message(&self) -> Utf8Bytes {
        self.0.clone()
    }

    /// The update itself, as JSON.
    pub(crate) fn update(&self) -> &str {
        let (opening, closing) = Self::AROUND;
        &self.0[opening.len()..self.0.len() - closing.len()]
    }
}

/// Somebody's open window on a table.
#[derive(Clone, Debug)]
pub(crate) struct Watcher {
    /// The number of the window.
    pub(crate) id: u64,
    /// Who looks, if they are known.
    pub(crate) person: Option<PersonId>,
    /// Where updates go.
    pub(crate) updates: mpsc::Sender<News>,
    /// Told when updates pile up: whoever is so slow has to begin anew.
    pub(crate) too_slow: Arc<Notify>,
}

impl Handle {
    /// Whether the table is still in use.
    pub(crate) fn is_open(&self) -> bool {
        !self.messages.is_closed()
    }

    /// Whether both lead to the same task.
    pub(crate) fn is(&self, other: &Self) -> bool {
        self.messages.same_channel(&other.messages)
    }

    /// The table in the lobby's eyes.
    pub(crate) fn summary(&self) -> Summary {
        self.read(Summary::clone)
    }

    /// Reads something off the table in the lobby's eyes.
    pub(crate) fn read<T>(&self, read: impl FnOnce(&Summary) -> T) -> T {
        read(&self.summary.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// What is said of its journal, which other servers write as well.
    pub(crate) fn rumour(&self) -> &Rumour {
        &self.rumour
    }

    /// Does something at the table.
    pub(crate) async fn command(&self, who: Who, command: Command) -> Result<Done, Problem> {
        let (done, answer) = oneshot::channel();
        self.ask(Message::Do { who, command, done }, answer).await?
    }

    /// Reads something off the table.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        look: impl FnOnce(&mut Sitting, &Circle) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (done, answer) = oneshot::channel();
        let look = move |sitting: &mut Sitting, circle: &Circle| drop(done.send(look(sitting, circle)));
        self.ask(Message::Look(Box::new(look)), answer).await
    }

    /// Tells the table something and waits for the answer, but not for ever.
    async fn ask<T>(&self, message: Message, answer: oneshot::Receiver<T>) -> Result<T, Problem> {
        patiently(async {
            self.send(message).await?;
            answer.await.map_err(|_| closing())
        })
        .await
    }

    /// Tells the table something.
    pub(crate) async fn send(&self, message: Message) -> Result<(), Problem> {
        self.messages.send(message).await.map_err(|_| closing())
    }
}

/// What a table answers, or that it does not.
async fn patiently<T>(answer: impl Future<Output = Result<T, Problem>>) -> Result<T, Problem> {
    within(PATIENCE, answer).await.unwrap_or_else(|| Err(refuse("table-wedged", Code::Broken)))
}

fn closing() -> Problem {
    Problem { retry_after: Some(2), ..refuse("server-closing", Code::Unavailable) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_its_update_with_a_name() {
        let update =
            Update { table: TableId("t".to_owned()), version: 3, sheet: None, position: None, story: None, chat: None };
        let news = News::of(update);
        assert_eq!(news.message().as_str(), r#"{"update":{"table":"t","version":3}}"#);
        assert_eq!(news.update(), r#"{"table":"t","version":3}"#);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_asks_a_wedged_table_is_told_so() {
        let (asked, answer) = oneshot::channel::<()>();
        let told = patiently(async { answer.await.map_err(|_| closing()) }).await;
        assert_eq!(told.map_err(|problem| problem.code), Err(Code::Broken));
        drop(asked);
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_that_answers_in_time_is_not_wedged() {
        let slow = async {
            tokio::time::sleep(PATIENCE / 2).await;
            Ok(7)
        };
        assert_eq!(patiently(slow).await, Ok(7));
    }
}
