use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use wire::{Lobby, PersonId, Phase, Sitter, Visibility};

use crate::live::Summary;
use crate::server::Server;
use crate::session::Known;

/// How many tables a list has at most.
const LONGEST: usize = 100;

pub(crate) fn router() -> Router<Server> {
    Router::new().route("/lobby", get(show))
}

async fn show(State(server): State<Server>, Known(person): Known) -> Json<Lobby> {
    Json(lobby(&server, &person.id))
}

/// The lobby in somebody's eyes.
pub(crate) fn lobby(server: &Server, person: &PersonId) -> Lobby {
    let mut lobby = Lobby { people: server.people() as u32, ..Lobby::default() };
    for summary in server.tables_in_use().iter().map(crate::live::Handle::summary) {
        let mine = summary.seat_of(person).is_some();
        let list = match summary.phase {
            Phase::Gathering | Phase::Playing if mine => &mut lobby.mine,
            Phase::Gathering if is_open(&summary) => &mut lobby.open,
            Phase::Playing if summary.visibility == Visibility::Public => &mut lobby.playing,
            Phase::Gathering | Phase::Playing | Phase::Over | Phase::Broken { .. } => continue,
        };
        list.push(summary.listed(person));
    }
    lobby.mine.sort_by_key(|table| (!table.my_turn, std::cmp::Reverse(table.changed)));
    for list in [&mut lobby.open, &mut lobby.playing] {
        list.sort_by_key(|table| std::cmp::Reverse(table.changed));
        list.truncate(LONGEST);
    }
    lobby
}

fn is_open(summary: &Summary) -> bool {
    summary.visibility == Visibility::Public && summary.sitters.contains(&Sitter::Nobody)
}
