use anyhow::Result;
use serde_json::{Value, json};
use shelf::Visit;
use table::{Game, Heuristic, Kind, Ledger, Options as _, Setting};
use words::Words;

use crate::args::GamesArgs;
use crate::output;

/// Lists the games and their options.
pub(crate) fn games(words: &Words, args: &GamesArgs) -> Result<()> {
    let mut all = Vec::new();
    for info in shelf::GAMES {
        all.push(shelf::with(info.slug, Describe { words })?);
    }
    if args.json {
        return output::json(&all.iter().map(|described| &described.json).collect::<Vec<_>>());
    }
    output::line(&all.iter().map(|described| described.text.as_str()).collect::<Vec<_>>().join("\n"))
}

struct Describe<'a> {
    words: &'a Words,
}

struct Described {
    text: String,
    json: Value,
}

impl Visit for Describe<'_> {
    type Output = Described;

    fn visit<G: Heuristic + Ledger>(self) -> Described {
        let (words, info) = (self.words, G::INFO);
        let seats = words.say("seats-range", &[("min", info.min_seats.into()), ("max", info.max_seats.into())]);
        let mut text = format!("{:<16}{} · {seats}\n  {}\n", info.slug, info.title, words.tagline(info.slug));
        let mut options = Vec::new();
        for setting in G::Options::settings() {
            let help = words.option_help(info.slug, setting.name);
            let default = default::<G>(setting);
            text += &format!("    {:<14}{}\n      {help}\n", setting.name, values(words, setting, &default));
            options.push(json!({ "name": setting.name, "kind": setting.kind, "default": default, "help": help }));
        }
        let json = json!({
            "slug": info.slug,
            "title": info.title,
            "min_seats": info.min_seats,
            "max_seats": info.max_seats,
            "rules": info.rules,
            "options": options,
        });
        Described { text, json }
    }
}

/// The default of a setting as JSON.
fn default<G: Game>(setting: &Setting) -> Value {
    let options = serde_json::to_value(G::Options::default()).unwrap_or_default();
    options.get(setting.name).cloned().unwrap_or_default()
}

/// What a setting takes, and its default.
fn values(words: &Words, setting: &Setting, default: &Value) -> String {
    let values = match setting.kind {
        Kind::Flag => words.text("option-values-flag"),
        Kind::Number { min, max } => words.say("option-values-number", &[("min", min.into()), ("max", max.into())]),
        Kind::OneOf(all) => words.say("option-values-words", &[("words", all.join(", ").into())]),
        Kind::Cards => return words.text("option-values-cards"),
    };
    let default = match default {
        Value::Bool(true) => words.text("on"),
        Value::Bool(false) => words.text("off"),
        Value::String(word) => word.clone(),
        other => other.to_string(),
    };
    format!("{values} ({})", words.say("option-default", &[("value", default.into())]))
}
