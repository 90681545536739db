//! Tables for people: a lobby, live tables over sockets and plain HTTP, clocks, accounts, records and ratings.
//!
//! A table is what it was made as and its journal; whatever happens is written there first.
//! One task owns each table in use. [`app`] is the whole server as a router.

#![forbid(unsafe_code)]

mod brief;
mod catalogue;
mod clock;
mod events;
mod follow;
mod hashing;
mod limits;
mod listen;
mod live;
mod lobby;
mod machine;
mod names;
mod notices;
mod openapi;
mod operations;
mod orders;
mod page;
mod passwords;
mod people;
mod problem;
mod quota;
mod ratings;
mod records;
mod seldom;
mod server;
mod session;
mod sessions;
mod socket;
pub mod store;
mod tables;
mod tongue;

use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use wire::Code;

pub use courier::{MailSettings, Post, Sealing};
pub use limits::{Limits, Rate};
pub use listen::{Door, runtime, serve};
pub use machine::{Machine, Task, ThisMachine};
pub use notices::Telling;
pub use page::{Asset, Client};
pub use server::{Config, Server};
pub use sitting::{Absence, Dated, Happening, Made, Who};

use problem::{Refusal, refuse};

/// The largest request: a table with a card set of its own.
const LARGEST: usize = 256 * 1024;
/// How long a request may take, its body included; a socket and a stream of events begin with an answer at once.
const PATIENCE: Duration = Duration::from_secs(30);

/// The whole server.
pub fn app(server: Server) -> Router {
    let api = Router::new()
        .merge(people::router())
        .merge(catalogue::router())
        .merge(lobby::router())
        .merge(tables::router())
        .merge(brief::router())
        .merge(events::router())
        .merge(orders::router())
        .merge(records::router())
        .merge(ratings::router())
        .merge(notices::router())
        .merge(socket::router())
        .merge(openapi::router())
        .fallback(async || Refusal(refuse("no-such-path", Code::NotFound)))
        .method_not_allowed_fallback(async || {
            (StatusCode::METHOD_NOT_ALLOWED, Refusal(refuse("wrong-method", Code::NotFound)))
        })
        .layer(axum::middleware::from_fn_with_state(server.clone(), session::same_origin))
        .layer(axum::middleware::from_fn(readable))
        .layer(SetResponseHeaderLayer::if_not_present(header::CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .layer(DefaultBodyLimit::max(LARGEST));
    Router::new()
        .nest("/api", api)
        .merge(operations::router())
        .merge(notices::pages())
        .fallback(page::serve)
        .layer(axum::middleware::from_fn_with_state(server.clone(), limits::per_address))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .layer(SetResponseHeaderLayer::overriding(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            Refusal(refuse("server-stumbled", Code::Unavailable)).into_response()
        }))
        .layer(axum::middleware::from_fn(tongue::answer))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(server)
}

/// Refuses addresses with a letter in them that no database keeps.
async fn readable(request: Request, next: Next) -> Result<Response, Refusal> {
    let has_nul = |part: &str| part.contains("%00");
    if has_nul(request.uri().path()) || request.uri().query().is_some_and(has_nul) {
        return Err(Refusal(refuse("address-nul", Code::Malformed)));
    }
    Ok(next.run(request).await)
}

/// What the log says of a request: the route, never the address, which may be an invitation.
fn span(request: &Request) -> tracing::Span {
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str);
    tracing::info_span!("request", method = %request.method(), route)
}
