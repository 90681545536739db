use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use courier::{Mail, Part, mail_address};
use wire::{Code, Moment, NewAddress, Way};
use words::Words;

use super::settings::{add, outbox, seen};
use crate::limits::Caller;
use crate::problem::{Refusal, refuse};
use crate::server::Server;
use crate::session::{Body, Known};
use crate::store::{Details, KeptChannel, Outbox, StoreError, Unconfirmed, kept_as};
use crate::tongue::Tongue;

/// How many milliseconds an address can be confirmed for.
const CONFIRMABLE: Moment = 3_600_000;
/// The largest request.
const LARGEST: usize = 4 * 1024;

/// Where an address is given.
pub(super) fn router() -> Router<Server> {
    Router::new().route("/notices/mail", post(add_address)).layer(DefaultBodyLimit::max(LARGEST))
}

/// Where links in mail lead: pages of their own, which work in any browser and for the mail program itself.
pub(crate) fn pages() -> Router<Server> {
    Router::new()
        .route("/mail/confirm/{token}", get(ask_to_confirm).post(confirm))
        .route("/mail/stop/{token}", get(ask_to_stop).post(stop))
        .layer(DefaultBodyLimit::max(LARGEST))
}

/// Writes to an address that its owner is to confirm; nothing else is sent there before.
async fn add_address(
    State(server): State<Server>,
    caller: Caller,
    Known(person): Known,
    tongue: Tongue,
    Body(new): Body<NewAddress>,
) -> Result<impl IntoResponse, Refusal> {
    if !server.notices().has_mail() || server.config().public.is_none() {
        return Err(Refusal(refuse("notices-off", Code::NotNow)));
    }
    if person.password.is_none() {
        return Err(Refusal(refuse("mail-for-accounts", Code::NotNow)));
    }
    let address = mail_address(&new.address).ok_or_else(|| refuse("mail-address-bad", Code::Malformed))?;
    server.meter().letter(caller, &person.id, &address)?;
    let outbox = outbox(&server)?;
    for old in outbox.channels(&person.id).await?.iter().filter(|channel| channel.way == Way::Mail) {
        outbox.delete_channel(&person.id, &old.id).await?;
    }
    let secret = server.machine().name();
    let unconfirmed = Unconfirmed { kept: kept_as(&secret), until: server.now() + CONFIRMABLE };
    let details = Details { unconfirmed: Some(unconfirmed), ..Details::default() };
    let channel = add(&server, &person.id, tongue, Way::Mail, address, details, 1).await?;
    server.ask_for(&channel, &secret, tongue).await?;
    Ok((StatusCode::CREATED, Json(seen(&channel))))
}

impl Server {
    /// Writes to an address for the first time.
    async fn ask_for(&self, channel: &KeptChannel, secret: &str, tongue: Tongue) -> Result<(), Refusal> {
        let words = tongue.words();
        let part = Part {
            title: words.text("mail-confirm-title"),
            text: words.text("mail-confirm-text"),
            press: words.text("mail-confirm-press"),
            address: self.address(&format!("/mail/confirm/{}.{secret}", channel.id)),
        };
        let mail = Mail {
            to: &channel.address,
            id: &format!("confirm-{}", channel.id),
            subject: &words.text("mail-confirm-title"),
            parts: &[part],
            foot: &words.text("mail-confirm-foot"),
            stop: None,
            language: words.language().code(),
        };
        let sent = self.notices().post_mail(&mail).await;
        sent.map_err(|why| {
            tracing::warn!(%why, "an address could not be written to");
            Refusal(refuse("mail-not-sent", Code::Unavailable))
        })
    }

    /// Where to go to get no more mail: nobody else can say it.
    pub(super) fn stop_address(&self, channel: &str) -> String {
        self.address(&format!("/mail/stop/{channel}.{}", self.notices().stop_seal(channel)))
    }

    async fn confirmed(&self, outbox: &dyn Outbox, token: &str) -> Result<bool, StoreError> {
        let Some((id, secret)) = token.split_once('.') else { return Ok(false) };
        let Some(channel) = outbox.channel(id).await? else { return Ok(false) };
        let kept = kept_as(secret);
        let fits = |unconfirmed: &Unconfirmed| unconfirmed.kept == kept && unconfirmed.until > self.now();
        if !channel.details.unconfirmed.as_ref().is_some_and(fits) {
            return Ok(false);
        }
        // Of two who press at the same time, one confirms it.
        let details = Details { unconfirmed: None, ..channel.details.clone() };
        let done = outbox.change_channel(&channel, &details).await?;
        self.clone().heed(Some(channel.person)).await;
        Ok(done)
    }

    async fn stopped(&self, outbox: &dyn Outbox, token: &str) -> Result<bool, StoreError> {
        let Some((id, seal)) = token.split_once('.') else { return Ok(false) };
        // By hashes, so that how long it takes says nothing.
        if kept_as(seal) != kept_as(&self.notices().stop_seal(id)) {
            return Ok(false);
        }
        // Whoever presses twice has stopped it.
        let Some(channel) = outbox.channel(id).await? else { return Ok(true) };
        outbox.delete_channel(&channel.person, id).await?;
        self.clone().heed(Some(channel.person)).await;
        Ok(true)
    }
}

async fn ask_to_confirm(tongue: Tongue) -> Response {
    page(tongue.words(), "mail-confirm-title", "mail-confirm-ask", Some("mail-confirm-press"))
}

async fn confirm(State(server): State<Server>, tongue: Tongue, Path(token): Path<String>) -> Result<Response, Refusal> {
    let text = if server.confirmed(outbox(&server)?, &token).await? { "mail-confirmed" } else { "mail-confirm-late" };
    Ok(page(tongue.words(), "mail-confirm-title", text, None))
}

async fn ask_to_stop(tongue: Tongue) -> Response {
    page(tongue.words(), "mail-stop-title", "mail-stop-ask", Some("mail-stop-press"))
}

async fn stop(State(server): State<Server>, tongue: Tongue, Path(token): Path<String>) -> Result<Response, Refusal> {
    let text = if server.stopped(outbox(&server)?, &token).await? { "mail-stopped" } else { "mail-stop-unknown" };
    Ok(page(tongue.words(), "mail-stop-title", text, None))
}

/// A page that asks, or says what came of it: what looks at links before people do presses nothing.
fn page(words: &Words, title: &str, text: &str, press: Option<&str>) -> Response {
    let form = |press| format!("<form method=\"post\"><button>{}</button></form>", words.text(press));
    let text = format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
        <meta name=\"robots\" content=\"noindex\"><meta name=\"color-scheme\" content=\"light dark\"><title>{title}</title>\
        <style>body{{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem}}\
        button{{font:inherit;padding:.6em 1.4em}}</style><main><h1>{title}</h1><p>{}</p>{}</main></html>",
        words.language().code(),
        words.text(text),
        press.map(form).unwrap_or_default(),
        title = words.text(title),
    );
    let mut response = Html(text).into_response();
    let policy =
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
