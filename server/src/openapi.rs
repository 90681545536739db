use axum::Json;
use axum::Router;
use axum::routing::get;
use serde_json::{Value, json};

use crate::server::Server;

pub(crate) fn router() -> Router<Server> {
    Router::new().route("/", get(async || Json(description())))
}

pub(crate) fn description() -> Value {
    json!({ "openapi": "3.1.0" })
}
