use std::io::IsTerminal as _;

use anyhow::{Result, bail};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use words::Language;

use crate::args::RulesArgs;
use crate::output;

/// Prints the rules of a game.
pub(crate) fn print(language: Language, args: &RulesArgs) -> Result<()> {
    let Some(rules) = faces::rules(language, &args.game) else {
        bail!(shelf::UnknownGame { name: args.game.clone() });
    };
    show(rules)
}

/// Prints rules: in colours where there is a terminal, or else as they are.
pub(crate) fn show(markdown: &str) -> Result<()> {
    output::print(&if std::io::stdout().is_terminal() { ansi(markdown) } else { markdown.to_owned() })
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
