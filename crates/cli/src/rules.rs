use std::io::IsTerminal as _;

use anyhow::{Result, bail};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use words::Words;

use crate::args::RulesArgs;
use crate::output;

/// Prints the rules of a game, and what has changed in them.
pub(crate) fn print(words: &Words, args: &RulesArgs) -> Result<()> {
    let Some(rules) = faces::rules(words.language(), &args.game) else {
        bail!(shelf::UnknownGame { name: args.game.clone() });
    };
    show(&format!("{rules}{}", changes(words, &args.game)?))
}

/// Prints rules: in colours where there is a terminal, or else as they are.
pub(crate) fn show(markdown: &str) -> Result<()> {
    output::print(&if std::io::stdout().is_terminal() { ansi(markdown) } else { markdown.to_owned() })
}

/// What has changed since the first version that is still played, if anything has.
fn changes(words: &Words, game: &str) -> Result<String> {
    let first = shelf::archive(game)?.code(1);
    let today = today(game);
    let lines: Vec<String> = words.changes(game, first, today).iter().map(|line| format!("- {line}\n")).collect();
    if lines.is_empty() {
        return Ok(String::new());
    }
    Ok(format!("\n{}\n\n{}", words.say("rules-today", &[("today", today.into())]), lines.concat()))
}

/// Says that a game goes by earlier rules, and what has changed since.
pub(crate) fn earlier(words: &Words, game: &str, rules: u32) -> String {
    let today = today(game);
    let args = [("rules", rules.into()), ("today", today.into()), ("game", game.into())];
    let said = words.say("resume-earlier", &args);
    let lines = words.changes(game, rules, today).into_iter().map(|line| format!("\n- {line}"));
    lines.fold(said, |said, line| said + &line)
}

/// The version of the rules that are played today.
fn today(game: &str) -> u32 {
    shelf::GAMES.iter().find(|info| info.slug == game).map_or(1, |info| info.rules)
}

/// Markdown with bold headings and words, as a terminal shows it.
fn ansi(markdown: &str) -> String {
    let line = |line: &Line<'_>| {
        let spans = line.spans.iter().map(|span| {
            if span.style.add_modifier.contains(Modifier::BOLD) {
                format!("\x1b[1m{}\x1b[0m", span.content)
            } else {
                span.content.to_string()
            }
        });
        spans.collect::<String>() + "\n"
    };
    styled(markdown).lines.iter().map(line).collect()
}

/// The little Markdown that the rules use: headings, lists, tables, bold words.
pub(crate) fn styled(markdown: &str) -> Text<'static> {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines = Vec::new();
    for line in markdown.lines() {
        let heading = line.trim_start_matches('#');
        if heading.len() < line.len() {
            lines.push(Line::styled(heading.trim().to_uppercase(), bold.fg(Color::Yellow)));
        } else if line.starts_with('|') && line.chars().all(|letter| "|-: ".contains(letter)) {
            continue;
        } else {
            let parts = line.split("**").enumerate();
            let spans = parts
                .map(|(index, part)| Span::styled(part.to_owned(), if index % 2 == 1 { bold } else { Style::new() }));
            lines.push(Line::from(spans.collect::<Vec<_>>()));
        }
    }
    Text::from(lines)
}
