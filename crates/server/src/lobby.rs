use std::cmp::Reverse;
use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::routing::get;
use axum::{Json, Router};
use futures_util::Stream;
use tokio::sync::watch;
use tokio::time::Instant;
use wire::{Lobby, OpenTable, PersonId, Phase, Sitter, Visibility};

use crate::limits::Held;
use crate::live::Summary;
use crate::problem::Refusal;
use crate::server::{Closing, Server};
use crate::session::Anyone;
use crate::sessions::Stay;

/// How many tables a list has at most.
const LONGEST: usize = 100;
/// How often a stream of the lobby brings something at most.
const PAUSE: Duration = Duration::from_millis(700);

pub(crate) fn router() -> Router<Server> {
    Router::new().route("/lobby", get(show)).route("/lobby/events", get(events))
}

async fn show(State(server): State<Server>, Anyone(person): Anyone) -> Json<Lobby> {
    Json(lobby(&server, person.map(|person| person.id).as_ref()))
}

/// The lobby as server-sent events, for whoever has no socket: first as it is, then whenever it changes.
async fn events(
    State(server): State<Server>,
    stay: Stay,
    held: Held,
    Anyone(person): Anyone,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refusal> {
    let (mut changes, closing) = (server.lobby(), server.closing());
    // It is sent as it is now without anything having changed.
    changes.mark_changed();
    let person = person.map(|person| person.id);
    let looking = Looking { server, person, changes, next: Instant::now(), stay, closing, _held: held };
    let stream = futures_util::stream::unfold(looking, async |mut looking| {
        let lobby = looking.next().await?;
        let text = serde_json::to_string(&lobby).expect("a lobby has a JSON form");
        Some((Ok(Event::default().data(text)), looking))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::default()))
}

/// Somebody who looks at the lobby.
struct Looking {
    server: Server,
    person: Option<PersonId>,
    changes: watch::Receiver<u64>,
    /// When something may be sent again.
    next: Instant,
    stay: Stay,
    closing: Closing,
    _held: Held,
}

impl Looking {
    async fn next(&mut self) -> Option<Lobby> {
        let due = async {
            // The sender lives as long as the server.
            let _ = self.changes.changed().await;
            tokio::time::sleep_until(self.next).await;
            self.changes.mark_unchanged();
        };
        tokio::select! {
            biased;
            () = self.stay.over() => return None,
            () = self.closing.wait() => return None,
            () = due => {}
        }
        self.next = Instant::now() + PAUSE;
        Some(lobby(&self.server, self.person.as_ref()))
    }
}

/// The lobby in somebody's eyes; whoever is not known has no tables of their own.
pub(crate) fn lobby(server: &Server, person: Option<&PersonId>) -> Lobby {
    let mut lobby = Lobby { people: server.people() as u32, ..Lobby::default() };
    for summary in server.tables_in_use().iter().map(crate::live::Handle::summary) {
        let mine = person.is_some_and(|person| summary.seat_of(person).is_some());
        let list = match summary.phase {
            Phase::Gathering | Phase::Playing if mine => &mut lobby.mine,
            Phase::Gathering if is_open(&summary) => &mut lobby.open,
            Phase::Playing if summary.visibility == Visibility::Public => &mut lobby.playing,
            Phase::Gathering | Phase::Playing | Phase::Over | Phase::Broken { .. } => continue,
        };
        list.push(summary.listed(person));
    }
    lobby.mine.sort_by_key(urgency);
    for list in [&mut lobby.open, &mut lobby.playing] {
        list.sort_by_key(|table| Reverse(table.changed));
        list.truncate(LONGEST);
    }
    lobby
}

/// What one's own tables are sorted by: those that wait for one, then the time that is left, then what is new.
fn urgency(table: &OpenTable) -> impl Ord + use<> {
    (!table.my_turn, table.until.is_none(), table.until, Reverse(table.changed))
}

fn is_open(summary: &Summary) -> bool {
    summary.visibility == Visibility::Public && summary.sitters.contains(&Sitter::Nobody)
}
