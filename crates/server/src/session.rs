use std::convert::Infallible;

use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use serde::de::DeserializeOwned;
use sitting::Who;
use wire::{Code, PersonId};

use crate::limits::Caller;
use crate::problem::{Refusal, refuse};
use crate::server::Server;
use crate::store::{Person, StoreError, kept_as};

const COOKIE: &str = "boardroom";
/// What the cookies of devices are called, before the person.
const DEVICE: &str = "boardroom-device-";

/// Whoever sends the request: somebody who is known.
pub(crate) struct Known(pub(crate) Person);

/// Whoever sends the request, if they are known.
pub(crate) struct Anyone(pub(crate) Option<Person>);

impl FromRequestParts<Server> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Server) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.extensions))
    }
}

/// A body of JSON; what is wrong with it is a typed problem.
pub(crate) struct Body<T>(pub(crate) T);

impl Known {
    pub(crate) fn who(self) -> Who {
        Who { id: self.0.id, name: self.0.name }
    }
}

impl FromRequestParts<Server> for Known {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Result<Self, Refusal> {
        let Anyone(person) = Anyone::from_request_parts(parts, server).await?;
        let person = person.ok_or_else(|| Refusal(refuse("not-signed-in", Code::Unknown)))?;
        server.meter().message(Caller::of(&parts.extensions), &person.id)?;
        Ok(Self(person))
    }
}

impl FromRequestParts<Server> for Anyone {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Result<Self, Refusal> {
        let Some(session) = named(&parts.headers, server) else { return Ok(Self(None)) };
        Ok(Self(server.signed_in(&session).await?))
    }
}

/// The session that a request names, as it is kept.
pub(crate) fn named(headers: &HeaderMap, server: &Server) -> Option<String> {
    SignedCookieJar::from_headers(headers, server.key().clone()).get(COOKIE).map(|cookie| kept_as(cookie.value()))
}

impl<T: DeserializeOwned> FromRequest<Server> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, server: &Server) -> Result<Self, Refusal> {
        let axum::Json(body) = axum::Json::from_request(request, server).await?;
        Ok(Self(body))
    }
}

/// The cookies of an answer.
pub(crate) struct Session(SignedCookieJar);

impl FromRequestParts<Server> for Session {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Result<Self, Infallible> {
        Ok(Self(SignedCookieJar::from_headers(&parts.headers, server.key().clone())))
    }
}

impl Session {
    /// From now on the client is this person, in a session that nobody could have known before.
    ///
    /// The device of whoever has an account is known from then on, also when they have signed out.
    pub(crate) async fn begin(self, server: &Server, person: &Person) -> Result<SignedCookieJar, StoreError> {
        let session = server.machine().name();
        server.store().begin_session(&kept_as(&session), &person.id, server.now()).await?;
        let device = (person.password.is_some() && self.device(&person.id).is_none()).then(|| {
            cookie(server, device_name(&person.id), format!("device.{}.{}", person.id, server.machine().name()))
        });
        let jar = self.end(server).await?.add(cookie(server, COOKIE.to_owned(), session));
        Ok(device.into_iter().fold(jar, SignedCookieJar::add))
    }

    /// Whether somebody with an account has signed in on this device.
    pub(crate) fn has_device(&self) -> bool {
        self.0.iter().any(|cookie| cookie.name().starts_with(DEVICE))
    }

    /// The name of this device, if this person has signed in on it.
    pub(crate) fn device(&self, person: &PersonId) -> Option<String> {
        let cookie = self.0.get(&device_name(person))?;
        let device = cookie.value().strip_prefix("device.")?.strip_prefix(person.0.as_str())?.strip_prefix('.')?;
        Some(device.to_owned())
    }

    /// From now on the client is nobody, and whoever copied the cookie is nobody either.
    pub(crate) async fn end(self, server: &Server) -> Result<SignedCookieJar, StoreError> {
        if let Some(cookie) = self.0.get(COOKIE) {
            let (here, kept) = (server.clone(), kept_as(cookie.value()));
            server.to_the_end(async move { here.ended(here.store().end_session(&kept).await) }).await?;
        }
        Ok(self.0.remove(Cookie::build(COOKIE).path("/")))
    }
}

fn device_name(person: &PersonId) -> String {
    format!("{DEVICE}{person}")
}

/// A cookie that scripts cannot read, for as long as browsers keep any.
fn cookie(server: &Server, name: String, value: String) -> Cookie<'static> {
    let secure = server.config().public.as_ref().is_some_and(|public| public.starts_with("https:"));
    Cookie::build((name, value)).path("/").http_only(true).same_site(SameSite::Lax).secure(secure).permanent().build()
}

/// Refuses what a page of another site would have done: every change, and the socket.
pub(crate) async fn same_origin(
    State(server): State<Server>,
    request: Request,
    next: Next,
) -> Result<Response, Refusal> {
    let harmless =
        matches!(*request.method(), Method::GET | Method::HEAD) && !request.headers().contains_key(header::UPGRADE);
    if harmless || is_ours(&server, request.headers()) {
        return Ok(next.run(request).await);
    }
    Err(Refusal(refuse("foreign-origin", Code::NotYours)))
}

/// Whether a request comes from our own page, or from no page at all: a browser always says which.
fn is_ours(server: &Server, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(public) = &server.config().public {
        return origin == public.trim_end_matches('/');
    }
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == text(header::HOST)
}
