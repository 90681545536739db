use axum::extract::{Path, State};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::value::RawValue;
use sitting::{Sitting, Who};
use table::Viewer;
use wire::{Code, Offer, Orders, Problem, TableId};
use words::People;

use crate::live::Circle;
use crate::problem::{Refusal, because, in_words};
use crate::server::Server;
use crate::session::Known;
use crate::tongue::Tongue;

pub(crate) fn router() -> Router<Server> {
    Router::new().route("/tables/{id}/orders", get(orders))
}

/// What somebody may order at a table, and what they have.
async fn orders(
    State(server): State<Server>,
    known: Known,
    tongue: Tongue,
    Path(id): Path<TableId>,
) -> Result<Json<Orders>, Refusal> {
    let who = known.who();
    let look = move |sitting: &mut Sitting, circle: &Circle| offered(sitting, circle, &who, tongue);
    Ok(Json(server.table(&id).await?.look(look).await??))
}

fn offered(sitting: &Sitting, circle: &Circle, who: &Who, tongue: Tongue) -> Result<Orders, Problem> {
    let seat = sitting.ordering(who).map_err(in_words)?;
    let standing = sitting.orders().get(&seat).cloned();
    let Some(game) = sitting.game() else { return Ok(Orders { standing, offers: Vec::new() }) };
    let names = sitting.sitters(circle).iter().map(|sitter| sitter.name().to_owned()).collect();
    let people = People { names, me: Some(seat) };
    let view = game.view_by_name(Viewer::Seat(seat));
    let offers = faces::orders(&sitting.made().game, tongue.words(), &people, view.get(), seat);
    let offers = offers.map_err(|unreadable| because(Code::Rejected, unreadable.0))?;
    let offer = |(item, text): (String, String)| Some(Offer { item: RawValue::from_string(item).ok()?, text });
    Ok(Orders { standing, offers: offers.into_iter().filter_map(offer).collect() })
}
