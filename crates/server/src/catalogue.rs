use axum::routing::get;
use axum::{Json, Router};
use serde_json::{Value, json};
use shelf::{AnyMatch, GAMES, Refused, Visit};
use table::{Heuristic, Options as _};
use wire::{GameInfo, OptionInfo};
use words::Words;

use crate::server::Server;
use crate::tongue::Tongue;

pub(crate) fn router() -> Router<Server> {
    Router::new().route("/games", get(async |tongue: Tongue| Json(games(tongue.words()))))
}

/// Every game and its variants.
pub(crate) fn games(words: &Words) -> Vec<GameInfo> {
    GAMES.iter().filter_map(|info| shelf::with(info.slug, Describe(words)).ok()).collect()
}

/// The variants with everything that was not named as usual.
pub(crate) fn complete(game: &str, options: Value) -> Result<Value, Refused> {
    let options = if options.is_null() { json!({}) } else { options };
    AnyMatch::options_in_full(game, options)
}

/// Whether the variants are the usual ones.
pub(crate) fn is_usual(game: &str, options: &Value) -> bool {
    complete(game, Value::Null).is_ok_and(|usual| usual == *options)
}

struct Describe<'a>(&'a Words);

impl Visit for Describe<'_> {
    type Output = GameInfo;

    fn visit<G: Heuristic>(self) -> GameInfo {
        let info = G::INFO;
        let usual = serde_json::to_value(G::Options::default()).unwrap_or_default();
        let options = G::Options::settings().iter().map(|setting| OptionInfo {
            name: setting.name.to_owned(),
            title: self.0.option_name(info.slug, setting.name),
            help: self.0.option_help(info.slug, setting.name),
            kind: json!(setting.kind),
            usual: usual.get(setting.name).cloned().unwrap_or_default(),
        });
        GameInfo {
            slug: info.slug.to_owned(),
            title: info.title.to_owned(),
            tagline: self.0.tagline(info.slug),
            min_seats: info.min_seats,
            max_seats: info.max_seats,
            rules: info.rules,
            options: options.collect(),
        }
    }
}
