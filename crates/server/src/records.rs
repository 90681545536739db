use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Json, Router};
use frozen::Rules;
use serde::{Deserialize, Serialize};
use sitting::{Phase, Sitting};
use table::{Places, Record, Seat, Viewer};
use wire::{Code, Finished, Glimpse, Page, PersonId, Problem, Sitter, TableId};

use crate::live::Circle;
use crate::problem::{Refusal, refuse};
use crate::ratings::sitter;
use crate::server::Server;
use crate::session::{Anyone, Known};
use crate::store::{Player, Wanted};

/// How many games a page has, if nobody says.
const PAGE: u32 = 20;

pub(crate) fn router() -> Router<Server> {
    Router::new()
        .route("/tables/{id}/record", get(record))
        .route("/tables/{id}/verify", get(verify))
        .route("/tables/{id}/at/{ply}", get(glimpse))
        .route("/history", get(history))
}

async fn record(State(server): State<Server>, Path(id): Path<TableId>) -> Result<impl IntoResponse, Refusal> {
    let record = whole(&server, &id).await?;
    let name = format!("attachment; filename=\"{}-{}.json\"", record.game, &id.0[..id.0.len().min(8)]);
    Ok(([(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)], record.to_json()))
}

/// What a check of a finished game found: it is only answered where everything holds.
#[derive(Serialize)]
struct Verified {
    good: bool,
    game: String,
    plies: usize,
    places: Option<Places>,
    hash: String,
}

async fn verify(State(server): State<Server>, Path(id): Path<TableId>) -> Result<Json<Verified>, Refusal> {
    let record = whole(&server, &id).await?;
    let replayed = Rules::replay(&record);
    let (good, plies) = (replayed.is_ok(), record.actions.len());
    Ok(Json(Verified { good, game: record.game, plies, places: record.places, hash: record.hash }))
}

/// The record of a finished game.
async fn whole(server: &Server, id: &TableId) -> Result<Record, Problem> {
    let look = |sitting: &mut Sitting, circle: &Circle| {
        let game = sitting.game().filter(|_| *sitting.phase() == Phase::Over)?;
        let players = sitting.sitters(circle).iter().map(label).collect();
        let record = game.record(players, &sitting.made().seed, &sitting.salts(), sitting.times());
        Some(record.ordered(sitting.by_order().iter().map(Option::is_some)))
    };
    server.table(id).await?.look(look).await?.ok_or_else(|| refuse("game-goes-on", Code::NotNow))
}

/// How a record names somebody: a bot with its level.
fn label(sitter: &Sitter) -> String {
    match sitter {
        Sitter::Nobody => String::new(),
        Sitter::Person { name, .. } => name.clone(),
        Sitter::Bot { level, name } => format!("{name} ({level})"),
    }
}

#[derive(Deserialize)]
struct Eyes {
    eyes: Option<String>,
}

/// A position of the past: of a finished game with any eyes, otherwise only with one's own.
async fn glimpse(
    State(server): State<Server>,
    Anyone(person): Anyone,
    Path((id, ply)): Path<(TableId, usize)>,
    eyes: Result<Query<Eyes>, QueryRejection>,
) -> Result<Json<Vec<Glimpse>>, Refusal> {
    let Query(Eyes { eyes }) = eyes?;
    let person: Option<PersonId> = person.map(|person| person.id);
    let look = move |sitting: &mut Sitting, _: &Circle| {
        let viewers = viewers(sitting, person.as_ref(), eyes.as_deref())?;
        let then = sitting.at_ply(ply).ok_or_else(|| refuse("game-has-not-begun", Code::NotNow))?;
        Ok(viewers.into_iter().filter_map(|viewer| seen(sitting, &then, viewer)).collect())
    };
    Ok(Json(server.table(&id).await?.look(look).await?.map_err(Refusal)?))
}

fn viewers(sitting: &Sitting, person: Option<&PersonId>, eyes: Option<&str>) -> Result<Vec<Viewer>, Problem> {
    let own = sitting.viewer(person);
    let bad = || refuse("no-such-eyes", Code::NotFound);
    let wanted = match eyes {
        None => vec![own],
        Some("spectator") => vec![Viewer::Spectator],
        Some("all") => Viewer::all(sitting.seats()).collect(),
        Some(seat) => {
            let seat = seat.parse().ok().and_then(Seat::new).filter(|seat| seat.index() < usize::from(sitting.seats()));
            vec![Viewer::Seat(seat.ok_or_else(bad)?)]
        }
    };
    let allowed = *sitting.phase() == Phase::Over || wanted == [own] || wanted == [Viewer::Spectator];
    if allowed { Ok(wanted) } else { Err(refuse("no-such-eyes", Code::NotYours)) }
}

fn seen(sitting: &Sitting, then: &Sitting, viewer: Viewer) -> Option<Glimpse> {
    let game = then.game()?;
    let story = wire::Story {
        from: 0,
        tellings: game
            .story(viewer, 0)
            .into_iter()
            .map(|(ply, event)| wire::Telling { ply: ply as u32, event, at: None })
            .collect(),
    };
    Some(Glimpse { eyes: viewer.seat(), plies: sitting.plies() as u32, position: then.position(viewer)?, story })
}

#[derive(Deserialize)]
struct Filter {
    game: Option<String>,
    #[serde(default)]
    won: bool,
    /// Where the last page ended.
    before: Option<String>,
    limit: Option<u32>,
}

/// Somebody's own finished games, the newest first.
async fn history(
    State(server): State<Server>,
    Known(person): Known,
    filter: Result<Query<Filter>, QueryRejection>,
) -> Result<Json<Page<Finished>>, Refusal> {
    let Query(filter) = filter?;
    let limit = filter.limit.unwrap_or(PAGE).clamp(1, 100);
    let before = filter.before.as_deref().and_then(|mark| {
        let (at, id) = mark.split_once('-')?;
        Some((at.parse().ok()?, TableId(id.to_owned())))
    });
    let wanted = Wanted { person: person.id.clone(), game: filter.game, won: filter.won, before, limit };
    let results = server.store().history(&wanted).await?;
    let last = results.last().filter(|_| results.len() == limit as usize);
    let next = last.map(|result| format!("{}-{}", result.at, result.id));
    let mut entries = Vec::with_capacity(results.len());
    let me = Player::Person(person.id);
    for result in results {
        let mut sitters = Vec::with_capacity(result.seats.len());
        for seat in &result.seats {
            sitters.push(sitter(&server, seat.player.clone()).await?);
        }
        entries.push(Finished {
            id: result.id,
            game: result.game,
            sitters,
            places: result.seats.iter().map(|seat| seat.place).collect(),
            scores: result.seats.iter().map(|seat| seat.score).collect(),
            mine: result.seats.iter().position(|seat| seat.player == me).map(|seat| seat as u8),
            at: result.at,
            plies: result.plies,
        });
    }
    Ok(Json(Page { entries, next }))
}
