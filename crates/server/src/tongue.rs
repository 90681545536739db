//! The language that somebody is answered in.

use std::convert::Infallible;
use std::sync::OnceLock;

use axum::extract::{FromRequestParts, Request};
use axum::http::header;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;
use wire::Problem;
use words::{Language, Words};

/// The language that a request asks for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tongue(pub(crate) Language);

impl Tongue {
    /// The words of the language.
    pub(crate) fn words(self) -> &'static Words {
        static ALL: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        ALL[self.0 as usize].get_or_init(|| faces::words(self.0))
    }

    /// The refusal in this language, where its reason is one of our messages.
    pub(crate) fn say(self, problem: Problem) -> Problem {
        let message = problem.name.as_deref().and_then(|name| self.words().known(name));
        Problem { message: message.unwrap_or(problem.message), ..problem }
    }
}

impl<S: Sync> FromRequestParts<S> for Tongue {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let accepted = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Ok(Self(preferred(accepted.unwrap_or_default())))
    }
}

/// Answers refusals in the language of the request.
pub(crate) async fn answer(tongue: Tongue, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let problem = response.extensions_mut().remove::<Problem>();
    if let Some(problem) = problem.filter(|_| tongue.0 != Language::default()) {
        let text = serde_json::to_vec(&tongue.say(problem)).expect("a problem has a JSON form");
        response.headers_mut().remove(header::CONTENT_LENGTH);
        *response.body_mut() = text.into();
    }
    response
}

/// The best of what is accepted: "de, ja;q=0.8, en;q=0.9" is English.
fn preferred(accepted: &str) -> Language {
    let weighed = |one: &'_ str| {
        let (locale, weight) = one.split_once(";q=").unwrap_or((one, "1"));
        (locale.trim().to_owned(), weight.trim().parse::<f32>().unwrap_or(0.0))
    };
    let mut locales: Vec<(String, f32)> =
        accepted.split(',').map(weighed).filter(|(_, weight)| *weight > 0.0).collect();
    locales.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    Language::preferred(locales.iter().map(|(locale, _)| locale.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_with_the_most_weight_is_spoken() {
        for (accepted, language) in [
            ("ja", Language::Japanese),
            ("ja-JP,ja;q=0.9,en;q=0.8", Language::Japanese),
            ("de, ja;q=0.8, en;q=0.9", Language::English),
            ("en;q=0.5, ja", Language::Japanese),
            ("ja;q=0, en;q=0.1", Language::English),
            ("", Language::English),
            ("*;q=x,,;", Language::English),
        ] {
            assert_eq!(preferred(accepted), language, "{accepted}");
        }
    }
}
