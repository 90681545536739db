use std::convert::Infallible;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::routing::get;
use futures_util::Stream;
use tokio::sync::{Notify, mpsc};
use wire::{Have, PersonId, TableId};

use crate::limits::Held;
use crate::live::{Handle, Message, News, Watcher};
use crate::problem::Refusal;
use crate::server::{Closing, Server};
use crate::session::Anyone;
use crate::sessions::Stay;
use crate::socket::window;

/// How many updates may wait for a slow client.
const WAITING: usize = 256;

pub(crate) fn router() -> Router<Server> {
    Router::new().route("/tables/{id}/events", get(events))
}

/// The updates of a table as server-sent events: the first brings everything beyond what the client has.
async fn events(
    State(server): State<Server>,
    stay: Stay,
    held: Held,
    Anyone(person): Anyone,
    Path(id): Path<TableId>,
    have: Result<Query<Have>, axum::extract::rejection::QueryRejection>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refusal> {
    let Query(have) = have?;
    let table = server.table(&id).await?;
    let (updates, inbox) = mpsc::channel(WAITING);
    let too_slow = Arc::new(Notify::new());
    let person: Option<PersonId> = person.map(|person| person.id);
    let watcher = Watcher { id: window(), person, updates, too_slow: too_slow.clone() };
    let (window, closing) = (watcher.id, server.closing());
    let watching = Watching { server, window, table: table.clone(), inbox, too_slow, stay, closing, _held: held };
    table.send(Message::Watch(watcher, have)).await?;
    let stream = futures_util::stream::unfold(watching, async |mut watching| {
        let news = watching.next().await?;
        Some((Ok(Event::default().data(news.update())), watching))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::default()))
}

/// A window on a table that closes when it is dropped.
struct Watching {
    server: Server,
    window: u64,
    table: Handle,
    inbox: mpsc::Receiver<News>,
    too_slow: Arc<Notify>,
    stay: Stay,
    closing: Closing,
    _held: Held,
}

impl Watching {
    async fn next(&mut self) -> Option<News> {
        tokio::select! {
            biased;
            () = self.stay.over() => None,
            news = self.inbox.recv() => news,
            () = self.too_slow.notified() => None,
            () = self.closing.wait() => None,
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let (table, window) = (self.table.clone(), self.window);
        // One that is not in use any more has no windows.
        self.server.spawn(async move { drop(table.send(Message::Unwatch(window)).await) });
    }
}
