use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use courier::{Browser, Lost};
use wire::{Channel, Code, MARK, NewBrowser, NewHook, Notices, PersonId, Problem, Quiet, Way, Wishes};

use crate::limits::Caller;
use crate::problem::{Refusal, refuse};
use crate::server::Server;
use crate::session::{Body, Known};
use crate::store::{BrowserKeys, Details, KeptChannel, KeptWishes, Outbox, StoreError};
use crate::tongue::Tongue;

/// How many browsers somebody has at most.
const BROWSERS: usize = 10;
/// How many letters of what a browser calls itself are kept.
const CALLED: usize = 60;
/// How many webhooks somebody has at most.
const HOOKS: usize = 5;
/// The largest request.
const LARGEST: usize = 16 * 1024;

pub(crate) fn router() -> Router<Server> {
    Router::new()
        .route("/notices", get(show).put(wish))
        .route("/notices/hooks", post(add_hook))
        .route("/notices/browsers", post(add_browser))
        .route("/notices/{id}", delete(forget))
        .route("/notices/{id}/test", post(test))
        .layer(DefaultBodyLimit::max(LARGEST))
        .merge(super::mail::router())
}

/// How whoever asks is told.
async fn show(State(server): State<Server>, Known(person): Known) -> Result<Json<Notices>, Refusal> {
    shown(&server, &person.id).await
}

async fn shown(server: &Server, person: &PersonId) -> Result<Json<Notices>, Refusal> {
    let outbox = outbox(server)?;
    let wishes = outbox.wishes(person).await?.unwrap_or_default().wishes;
    let channels = outbox.channels(person).await?.iter().map(seen).collect();
    let mail = server.notices().has_mail() && server.config().public.is_some();
    let push = server.notices().vapid().map(|vapid| vapid.public().to_owned());
    Ok(Json(Notices { wishes, channels, push, mail }))
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

async fn add_browser(
    State(server): State<Server>,
    caller: Caller,
    Known(person): Known,
    tongue: Tongue,
    Body(new): Body<NewBrowser>,
) -> Result<impl IntoResponse, Refusal> {
    server.meter().newcomer(caller)?;
    let road = server.notices().road().ok_or_else(|| refuse("notices-off", Code::NotNow))?;
    let is_known = Browser::new(&new.address, &new.key, &new.auth).is_some();
    if !is_known || road.check(&new.address).is_err() {
        return Err(Refusal(refuse("browser-bad", Code::Malformed)));
    }
    let outbox = outbox(&server)?;
    // A browser that has got another address, or other keys, is one that was known.
    let old = |channel: &&KeptChannel| Some(&channel.address) == new.old.as_ref() || channel.address == new.address;
    for old in outbox.channels(&person.id).await?.iter().filter(|channel| channel.way == Way::Push).filter(old) {
        outbox.delete_channel(&person.id, &old.id).await?;
    }
    let name = new.name.chars().filter(|letter| !letter.is_control()).take(CALLED).collect();
    let browser = BrowserKeys { key: new.key, auth: new.auth, name };
    let details = Details { browser: Some(browser), ..Details::default() };
    let channel = add(&server, &person.id, tongue, Way::Push, new.address, details, BROWSERS).await?;
    Ok((StatusCode::CREATED, Json(seen(&channel))))
}

/// The end of an address, by which whoever has it knows it.
fn mark(address: &str) -> String {
    let from = address.char_indices().rev().nth(MARK - 1).map_or(0, |(at, _)| at);
    address[from..].to_owned()
}

fn bad_address(lost: &Lost) -> Problem {
    let name = match lost {
        Lost::Private => "hook-address-private",
        Lost::Address | Lost::NoSuchName | Lost::Unreachable(_) | Lost::Silent | Lost::Broken(_) => "hook-address-bad",
    };
    refuse(name, Code::Malformed)
}

/// Tells somebody there from now on.
pub(super) async fn add(
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
    if channel.details.unconfirmed.is_some() {
        return Err(Refusal(refuse("mail-unconfirmed", Code::NotNow)));
    }
    server.try_channel(outbox(&server)?, &channel, tongue.0).await?;
    server.clone().heed(Some(person.id.clone())).await;
    Ok(Json(seen(&find(&server, &person.id, &id).await?)))
}

async fn find(server: &Server, person: &PersonId, id: &str) -> Result<KeptChannel, Refusal> {
    let channels = outbox(server)?.channels(person).await?;
    let found = channels.into_iter().find(|channel| channel.id == id);
    found.ok_or_else(|| Refusal(refuse("no-such-channel", Code::NotFound)))
}

pub(super) fn outbox(server: &Server) -> Result<&dyn Outbox, Refusal> {
    server.store().outbox().ok_or_else(|| Refusal(refuse("notices-off", Code::NotNow)))
}

/// A channel as its owner sees it: whoever reads the address of a webhook can write there.
pub(super) fn seen(channel: &KeptChannel) -> Channel {
    let name = match channel.way {
        Way::Push => channel.details.browser.as_ref().map(|browser| browser.name.clone()).unwrap_or_default(),
        Way::Mail => channel.address.clone(),
        Way::Hook => courier::host(&channel.address).unwrap_or_default(),
    };
    let KeptChannel { id, way, made, details, .. } = channel;
    Channel {
        id: id.clone(),
        way: *way,
        mark: (*way == Way::Push).then(|| mark(&channel.address)),
        name,
        format: (*way == Way::Hook).then_some(details.format),
        made: *made,
        last: details.last.clone(),
        paused: details.paused,
        unconfirmed: details.unconfirmed.is_some(),
        secret: None,
    }
}
