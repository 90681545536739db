//! Requests to the server.

use board::words;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};
use wire::{Code, Problem};

/// Asks for something.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Problem> {
    ask("GET", path, None).await
}

/// A file as it is.
pub(crate) async fn text(path: &str) -> Result<String, Problem> {
    fetch("GET", path, None).await
}

/// Sends something and hears the answer.
pub(crate) async fn send<T: DeserializeOwned>(method: &str, path: &str, what: &impl Serialize) -> Result<T, Problem> {
    let body = serde_json::to_string(what).map_err(|error| strange(&error.to_string()))?;
    ask(method, path, Some(body)).await
}

async fn ask<T: DeserializeOwned>(method: &str, path: &str, body: Option<String>) -> Result<T, Problem> {
    let text = fetch(method, path, body).await?;
    let text = if text.is_empty() { "null" } else { &text };
    serde_json::from_str(text).map_err(|error| strange(&error.to_string()))
}

async fn fetch(method: &str, path: &str, body: Option<String>) -> Result<String, Problem> {
    let no_answer = |_: JsValue| lost(&words().text("page-no-answer"));
    let init = RequestInit::new();
    init.set_method(method);
    let headers = Headers::new().map_err(no_answer)?;
    headers.set("accept-language", words().language().code()).map_err(no_answer)?;
    if let Some(body) = &body {
        headers.set("content-type", "application/json").map_err(no_answer)?;
        init.set_body(&body.into());
    }
    init.set_headers(&headers);
    let window = web_sys::window().ok_or_else(|| no_answer(JsValue::NULL))?;
    let response = JsFuture::from(window.fetch_with_str_and_init(path, &init)).await.map_err(no_answer)?;
    let response: Response = response.unchecked_into();
    let text = JsFuture::from(response.text().map_err(no_answer)?).await.map_err(no_answer)?;
    let text = text.as_string().unwrap_or_default();
    if response.ok() {
        return Ok(text);
    }
    Err(serde_json::from_str(&text).unwrap_or_else(|_| strange(&response.status().to_string())))
}

/// What came is not what was asked for.
fn strange(answer: &str) -> Problem {
    lost(&words().say("page-strange-answer", &[("answer", answer.into())]))
}

fn lost(message: &str) -> Problem {
    Problem { code: Code::Unavailable, message: message.to_owned(), name: None, retry_after: None }
}
