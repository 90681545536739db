use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sitting::{Breakdown, Denial};
use wire::{Code, Problem};
use words::{Arg, Language};

use crate::store::StoreError;
use crate::tongue::Tongue;

/// A problem on its way to the client.
#[derive(Debug)]
pub(crate) struct Refusal(pub(crate) Problem);

/// A refusal in the words of the message `id`.
pub(crate) fn refuse(id: &str, code: Code) -> Problem {
    Problem { name: Some(id.to_owned()), ..because(code, say(id)) }
}

/// A refusal whose reason is already a sentence.
pub(crate) const fn because(code: Code, message: String) -> Problem {
    Problem { code, message, name: None, retry_after: None }
}

/// What a table denies, in words.
pub(crate) fn in_words(denial: Denial) -> Problem {
    match denial {
        Denial::Named { code, name } => refuse(name, code),
        Denial::Said { code, text } => because(code, text),
        Denial::Broken(why) => because(Code::Broken, breakdown(&why)),
    }
}

/// Why a table cannot go on, in words.
pub(crate) fn breakdown(why: &Breakdown) -> String {
    match why {
        Breakdown::Rules { found, here } => {
            said("table-other-rules", &[("found", (*found).into()), ("here", (*here).into())])
        }
        Breakdown::Later => say("table-later"),
        Breakdown::Fault(fault) => Tongue(Language::default()).words().fault(fault),
        Breakdown::Panic => say("table-panic"),
        Breakdown::Said(why) => why.clone(),
    }
}

/// The message `id`.
pub(crate) fn say(id: &str) -> String {
    Tongue(Language::default()).words().text(id)
}

/// The message `id` with arguments.
pub(crate) fn said(id: &str, args: &[(&str, Arg)]) -> String {
    Tongue(Language::default()).words().say(id, args)
}

const fn status(code: Code) -> StatusCode {
    match code {
        Code::Malformed | Code::Name | Code::SetUp | Code::Version => StatusCode::BAD_REQUEST,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Unknown | Code::Credentials => StatusCode::UNAUTHORIZED,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::NotYours => StatusCode::FORBIDDEN,
        Code::NotNow | Code::Stale | Code::Taken | Code::Broken => StatusCode::CONFLICT,
        Code::Rejected => StatusCode::UNPROCESSABLE_ENTITY,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let retry_after = self.0.retry_after;
        let mut response = (status(self.0.code), Json(&self.0)).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(self.0);
        response
    }
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => refuse("name-taken", Code::Name),
            StoreError::Full => {
                tracing::error!("the database has no room left");
                Self { retry_after: Some(10), ..refuse("store-full", Code::Unavailable) }
            }
            StoreError::Unavailable(why) => {
                tracing::error!(%why, "the database does not answer");
                Self { retry_after: Some(2), ..refuse("store-unavailable", Code::Unavailable) }
            }
        }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        Self(error.into())
    }
}

impl From<JsonRejection> for Refusal {
    fn from(rejection: JsonRejection) -> Self {
        let code = match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
            _ => Code::Malformed,
        };
        Self(because(code, rejection.body_text()))
    }
}

impl From<PathRejection> for Refusal {
    fn from(rejection: PathRejection) -> Self {
        Self(because(Code::NotFound, rejection.body_text()))
    }
}

impl From<QueryRejection> for Refusal {
    fn from(rejection: QueryRejection) -> Self {
        Self(because(Code::Malformed, rejection.body_text()))
    }
}
