use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use courier::Lost;
use wire::{Channel, Code, NewHook, Notices, PersonId, Problem, Quiet, Way, Wishes};

use crate::limits::Caller;
use crate::problem::{Refusal, refuse};
use crate::server::Server;
use crate::session::{Body, Known};
use crate::store::{Details, KeptChannel, KeptWishes, Outbox, StoreError};
use crate::tongue::Tongue;

/// How many webhooks somebody has at most.
const HOOKS: usize = 5;
/// The largest request.
const LARGEST: usize = 16 * 1024;

pub(crate) fn router() -> Router<Server> {
    Router::new()
        .route("/notices", get(show).put(wish))
        .route("/notices/hooks", post(add_hook))
        .route("/notices/{id}", delete(forget))
        .route("/notices/{id}/test", post(test))
        .layer(DefaultBodyLimit::max(LARGEST))
}

/// How whoever asks is told.
async fn show(State(server): State<Server>, Known(person): Known) -> Result<Json<Notices>, Refusal> {
    shown(&server, &person.id).await
}

async fn shown(server: &Server, person: &PersonId) -> Result<Json<Notices>, Refusal> {
    let outbox = outbox(server)?;
    let wishes = outbox.wishes(person).await?.unwrap_or_default().wishes;
    let channels = outbox.channels(person).await?.iter().map(seen).collect();
    Ok(Json(Notices { wishes, channels }))
}

async fn wish(
    State(server): State<Server>,
    Known(person): Known,
    tongue: Tongue,
    Body(wishes): Body<Wishes>,
) -> Result<Json<Notices>, Refusal> {
    let is_bad = |Quiet { from, to }| from > 23 || to > 23;
    if wishes.quiet.is_some_and(is_bad) || wishes.ahead.unsigned_abs() > 24 * 60 {
        return Err(Refusal(refuse("quiet-hours-bad", Code::Malformed)));
    }
    let kept = KeptWishes { wishes, language: tongue.0.code().to_owned() };
    outbox(&server)?.wish(&person.id, &kept).await?;
    server.clone().heed(Some(person.id.clone())).await;
    shown(&server, &person.id).await
}

async fn add_hook(
    State(server): State<Server>,
    caller: Caller,
    Known(person): Known,
    tongue: Tongue,
    Body(hook): Body<NewHook>,
) -> Result<impl IntoResponse, Refusal> {
    server.meter().newcomer(caller)?;
    let road = server.notices().road().ok_or_else(|| refuse("notices-off", Code::NotNow))?;
    road.check(&hook.address).map_err(|lost| bad_address(&lost))?;
    let secret = format!("{}{}", server.machine().name(), server.machine().name());
    let details = Details { secret: secret.clone(), format: hook.format, ..Details::default() };
    let channel = add(&server, &person.id, tongue, Way::Hook, hook.address, details, HOOKS).await?;
    let secret = (hook.format == wire::HookFormat::Plain).then_some(secret);
    Ok((StatusCode::CREATED, Json(Channel { secret, ..seen(&channel) })))
}

fn bad_address(lost: &Lost) -> Problem {
    let name = match lost {
        Lost::Private => "hook-address-private",
        Lost::Address | Lost::NoSuchName | Lost::Unreachable(_) | Lost::Silent | Lost::Broken(_) => "hook-address-bad",
    };
    refuse(name, Code::Malformed)
}

/// Tells somebody there from now on.
async fn add(
    server: &Server,
    person: &PersonId,
    tongue: Tongue,
    way: Way,
    address: String,
    details: Details,
    most: usize,
) -> Result<KeptChannel, Refusal> {
    let outbox = outbox(server)?;
    let known = outbox.channels(person).await?;
    if known.iter().filter(|channel| channel.way == way).count() >= most {
        return Err(Refusal(refuse("too-many-channels", Code::TooMany)));
    }
    if outbox.wishes(person).await?.is_none() {
        let usual = KeptWishes { language: tongue.0.code().to_owned(), ..KeptWishes::default() };
        outbox.wish(person, &usual).await?;
    }
    let (id, made) = (server.machine().name(), server.now());
    let channel = KeptChannel { id, person: person.clone(), way, address, made, details };
    match outbox.add_channel(&channel).await {
        Err(StoreError::Taken) => return Err(Refusal(refuse("channel-there", Code::Taken))),
        added => added?,
    }
    server.clone().heed(Some(person.clone())).await;
    Ok(channel)
}

async fn forget(
    State(server): State<Server>,
    Known(person): Known,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    if !outbox(&server)?.delete_channel(&person.id, &id).await? {
        return Err(Refusal(refuse("no-such-channel", Code::NotFound)));
    }
    server.clone().heed(Some(person.id)).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends something there, to see whether it comes; one that was paused goes on if it does.
async fn test(
    State(server): State<Server>,
    caller: Caller,
    Known(person): Known,
    tongue: Tongue,
    Path(id): Path<String>,
) -> Result<Json<Channel>, Refusal> {
    server.meter().newcomer(caller)?;
    let channel = find(&server, &person.id, &id).await?;
    server.try_channel(outbox(&server)?, &channel, tongue.0).await?;
    server.clone().heed(Some(person.id.clone())).await;
    Ok(Json(seen(&find(&server, &person.id, &id).await?)))
}

async fn find(server: &Server, person: &PersonId, id: &str) -> Result<KeptChannel, Refusal> {
    let channels = outbox(server)?.channels(person).await?;
    let found = channels.into_iter().find(|channel| channel.id == id);
    found.ok_or_else(|| Refusal(refuse("no-such-channel", Code::NotFound)))
}

fn outbox(server: &Server) -> Result<&dyn Outbox, Refusal> {
    server.store().outbox().ok_or_else(|| Refusal(refuse("notices-off", Code::NotNow)))
}

/// A channel as its owner sees it: whoever reads the address of a webhook can write there.
fn seen(channel: &KeptChannel) -> Channel {
    let name = match channel.way {
        Way::Hook => courier::host(&channel.address).unwrap_or_default(),
    };
    let KeptChannel { id, way, made, details, .. } = channel;
    Channel {
        id: id.clone(),
        way: *way,
        name,
        format: (*way == Way::Hook).then_some(details.format),
        made: *made,
        last: details.last.clone(),
        paused: details.paused,
        secret: None,
    }
}
