use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use bots::Level;
use serde::Serialize;
use shelf::{AnyMatch, Refused};
use sitting::{Dated, Happening, Holder, Made, Sitting, Who};
use table::{Seat, Seed};
use wire::{Clock, Code, Command, Have, NewTable, PersonId, Plans, Problem, SeatPlan, TableId, Update};

use crate::catalogue;
use crate::problem::{Refusal, because, refuse};
use crate::quota::{Players, Reserved, Share};
use crate::server::Server;
use crate::session::{Anyone, Body, Known};
use crate::tongue::Tongue;

pub(crate) fn router() -> Router<Server> {
    Router::new().route("/tables", post(make)).route("/tables/{id}", get(show).post(command))
}

async fn make(
    State(server): State<Server>,
    known: Known,
    tongue: Tongue,
    Body(new): Body<NewTable>,
) -> Result<impl IntoResponse, Refusal> {
    let who = known.who();
    let (made, entries) = set_up(&server, &who.id, new, tongue)?;
    let _place = one_more(&server, &made, players(&entries))?;
    let update = found(&server, made, entries, &who).await?;
    Ok((StatusCode::CREATED, Json(update)))
}

async fn show(
    State(server): State<Server>,
    Anyone(person): Anyone,
    Path(id): Path<TableId>,
) -> Result<Json<Update>, Refusal> {
    let person = person.map(|person| person.id);
    Ok(Json(whole(&server, &id, person).await?))
}

/// What came of a command over plain HTTP.
#[derive(Serialize)]
struct Answer {
    version: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<TableId>,
}

async fn command(
    State(server): State<Server>,
    known: Known,
    Path(id): Path<TableId>,
    Body(command): Body<Command>,
) -> Result<impl IntoResponse, Refusal> {
    let done = server.table(&id).await?.command(known.who(), command).await?;
    Ok(Json(Answer { version: done.version, table: done.table }))
}

/// Everything about a table, in somebody's eyes.
async fn whole(server: &Server, id: &TableId, person: Option<PersonId>) -> Result<Update, Problem> {
    let look = move |sitting: &mut Sitting, circle: &_| sitting.missing(person.as_ref(), Have::default(), circle);
    server.table(id).await?.look(look).await
}

/// What a new table is made as, and what happens there at once.
fn set_up(server: &Server, host: &PersonId, new: NewTable, tongue: Tongue) -> Result<(Made, Vec<Happening>), Problem> {
    let wrong = |refused: Refused| match refused {
        Refused::SetUp(bad) => because(Code::SetUp, tongue.words().bad_set_up(&bad)),
        refused => because(Code::SetUp, refused.to_string()),
    };
    let options = catalogue::complete(&new.game, new.options).map_err(wrong)?;
    let seats = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
    AnyMatch::check(&new.game, options.clone(), seats).map_err(wrong)?;
    good_clock(new.clock)?;
    if new.seats.iter().filter(|plan| **plan == SeatPlan::Me).count() > 1 {
        return Err(refuse("seats-once", Code::SetUp));
    }
    let mut entries = Vec::new();
    for (seat, plan) in Seat::all(seats).zip(&new.seats) {
        match plan {
            SeatPlan::Me => entries.push(Happening::Sat { seat, person: host.clone(), salt: new.salt }),
            SeatPlan::Open => {}
            SeatPlan::Bot(level) => {
                level.parse::<Level>().map_err(|unknown| because(Code::SetUp, unknown.to_string()))?;
                entries.push(Happening::Hired { seat, level: level.clone(), name: None });
            }
        }
    }
    if new.start && !new.seats.contains(&SeatPlan::Open) {
        entries.push(Happening::Started);
    }
    let rules = todays_rules(&new.game);
    let people = new.seats.iter().filter(|plan| !matches!(plan, SeatPlan::Bot(_))).count();
    let plans = new.plans.unwrap_or_else(|| Plans::usual(people));
    let plans = if faces::has_plans(&new.game) { plans } else { Plans::Allowed };
    let made = Made {
        id: TableId(server.machine().name()),
        game: new.game,
        rules,
        options,
        seats: vec![None; usize::from(seats)],
        host: host.clone(),
        visibility: new.visibility,
        clock: new.clock,
        plans,
        seed: Seed::new(server.machine().bytes()),
        salts: None,
        at: server.now(),
    };
    Ok((made, entries))
}

fn good_clock(clock: Clock) -> Result<(), Problem> {
    let good = match clock {
        Clock::None => true,
        Clock::Live { per_move, bank } => (5..=3_600).contains(&per_move) && bank <= 36_000,
        Clock::Days { hours } => (1..=720).contains(&hours),
    };
    if good { Ok(()) } else { Err(refuse("clock-too-short", Code::SetUp)) }
}

/// Who plays at a table that is made with these entries.
fn players(entries: &[Happening]) -> Players {
    let sits = entries.iter().any(|entry| matches!(entry, Happening::Sat { .. }));
    let starts = entries.iter().any(|entry| matches!(entry, Happening::Started));
    if starts && !sits { Players::Bots } else { Players::People }
}

/// Whether somebody may have one table more.
fn one_more(server: &Server, made: &Made, players: Players) -> Result<Reserved, Problem> {
    server.quota().take(server, Share { table: made.id.clone(), host: made.host.clone(), players })
}

/// Whether the game of a table may begin: bots play alone at a few tables of one person.
pub(crate) fn may_begin(server: &Server, sitting: &Sitting) -> Result<Reserved, Problem> {
    let is_bot = |chair: &sitting::Chair| matches!(chair.holder, Holder::Bot { .. });
    let players = if sitting.chairs().iter().all(is_bot) { Players::Bots } else { Players::People };
    let host = sitting.host().unwrap_or(&sitting.made().host).clone();
    server.quota().take(server, Share { table: sitting.made().id.clone(), host, players })
}

/// Keeps a new table and puts it to use.
async fn found(server: &Server, made: Made, entries: Vec<Happening>, who: &Who) -> Result<Update, Problem> {
    let at = made.at;
    let journal: Vec<Dated> = entries.into_iter().map(|what| Dated { at, what }).collect();
    server.store().add_table(&made, &journal).await?;
    let update = whole(server, &made.id, Some(who.id.clone())).await?;
    server.lobby_changed();
    Ok(update)
}

fn todays_rules(game: &str) -> u32 {
    shelf::GAMES.iter().find(|info| info.slug == game).map_or(0, |info| info.rules)
}

/// Makes the next table of the same people: their seats are kept for them, the bots sit already.
pub(crate) async fn rematch(server: &Server, over: &Sitting, who: &Who) -> Result<TableId, Problem> {
    let mut entries = Vec::new();
    let mut seats = Vec::new();
    for (seat, chair) in Seat::all(over.seats()).zip(over.chairs()) {
        seats.push(match &chair.holder {
            Holder::Person { id, .. } => Some(id.clone()),
            Holder::Nobody | Holder::Bot { .. } => None,
        });
        if let Holder::Bot { level, .. } = &chair.holder {
            entries.push(Happening::Hired { seat, level: level.clone(), name: None });
        }
    }
    let machine = server.machine();
    let (id, seed, at) = (TableId(machine.name()), Seed::new(machine.bytes()), server.now());
    let before = over.made().clone();
    // What today's rules do not read is played by its own again.
    let (rules, options) = match AnyMatch::options_anew(&before.game, before.options.clone()) {
        Ok(options) => (todays_rules(&before.game), options),
        Err(_) => (before.rules, before.options.clone()),
    };
    let made = Made { id: id.clone(), rules, options, seats, seed, at, host: who.id.clone(), ..before };
    let _place = one_more(server, &made, Players::People)?;
    found(server, made, entries, who).await?;
    Ok(id)
}
