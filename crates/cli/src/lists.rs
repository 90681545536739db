use anyhow::Result;
use serde_json::{Value, json};
use shelf::Visit;
use table::{Game, Heuristic, Kind, Ledger, Options as _, Setting};
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};
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
        let mut text = format!("{:<16}{} · {seats}\n", info.slug, info.title);
        text += &folded(&words.tagline(info.slug), 2);
        let mut options = Vec::new();
        let settings = G::Options::settings();
        let width = settings.iter().map(|setting| setting.name.len()).max().unwrap_or(0);
        for setting in settings {
            let help = words.option_help(info.slug, setting.name);
            let default = default::<G>(setting);
            text += &format!("    {:<width$}  {}\n", setting.name, values(words, setting, &default));
            text += &folded(&help, 6);
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

/// How wide a list may be.
const COLUMNS: usize = 80;

/// The text in lines that fit, each behind so many spaces; lines end at spaces, and anywhere in a script without any.
fn folded(text: &str, indent: usize) -> String {
    let (mut lines, mut line) = (String::new(), String::new());
    let mut put = |line: &mut String| {
        lines += &format!("{}{}\n", " ".repeat(indent), line.trim_end());
        line.clear();
    };
    let is_wide = |letter: char| letter.width().unwrap_or(0) > 1;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        // A word with the spaces behind it, or one letter of a script that has no words.
        let end = rest.find(|letter: char| letter == ' ' || is_wide(letter)).unwrap_or(rest.len());
        let end = if is_wide(first) { first.len_utf8() } else { end };
        let end = end + rest[end..].len() - rest[end..].trim_start_matches(' ').len();
        let piece = &rest[..end];
        if !line.is_empty() && line.width() + piece.trim_end().width() > COLUMNS - indent {
            put(&mut line);
        }
        line += piece;
        rest = &rest[end..];
    }
    put(&mut line);
    lines
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_folded_at_spaces_and_keep_their_indent() {
        let text = "word ".repeat(30);
        let lines: Vec<String> = folded(&text, 6).lines().map(str::to_owned).collect();
        assert_eq!(lines.len(), 2, "fifteen words and the spaces between them take 74 columns");
        assert!(lines.iter().all(|line| line.starts_with("      word") && line.ends_with("word") && line.len() <= 80));
        assert_eq!(folded("short", 2), "  short\n");
    }

    #[test]
    fn japanese_is_folded_anywhere() {
        let lines: Vec<usize> =
            folded(&"語".repeat(50), 6).lines().map(unicode_width::UnicodeWidthStr::width).collect();
        assert_eq!(lines, [80, 32]);
    }

    #[test]
    fn a_word_that_is_longer_than_a_line_is_left_whole() {
        assert_eq!(folded(&"a".repeat(100), 0), format!("{}\n", "a".repeat(100)));
    }
}
