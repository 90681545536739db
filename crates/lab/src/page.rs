//! The balance of a game as one page of HTML that needs nothing else.

mod chart;
mod colours;
mod sheets;

pub use sheets::grouped;

use words::Words;

use self::colours::COLOURS;
use crate::{Balance, Outcome, Verdict};

/// What the page is made of: the balance, perhaps one to compare it with, and how it was made.
#[derive(Clone, Copy, Debug)]
pub struct Page<'a> {
    /// What was measured.
    pub balance: &'a Balance,
    /// What its cards are called.
    pub cards: &'a str,
    /// The same with other cards, and what those are called.
    pub other: Option<(&'a Balance, &'a str)>,
    /// The command that makes the page again.
    pub command: &'a str,
}

impl Page<'_> {
    /// The whole page.
    #[must_use]
    pub fn html(&self, words: &Words) -> String {
        let title = escape(&words.say("lab-title", &[("game", self.balance.title.into())]));
        let (language, game) = (words.language().code(), self.balance.game);
        let (tokens, style) = (include_str!("../../board/style/tokens.css"), include_str!("page/page.css"));
        let colours = COLOURS.concat();
        let body = self.body(words);
        format!(
            "<!doctype html>\n<html lang=\"{language}\" data-game=\"{game}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
             <style>\n{tokens}\n{colours}{style}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
        )
    }

    /// What stands on it, for whoever has a page already; its style sheet is `page/page.css`.
    #[must_use]
    pub fn body(&self, words: &Words) -> String {
        sheets::all(words, self)
    }
}

impl Balance {
    /// What should hold and what was measured, a line for each target.
    #[must_use]
    pub fn summary(&self, words: &Words) -> Vec<(Outcome, String, String)> {
        let line = |verdict: &Verdict| {
            (verdict.outcome, sheets::target(words, self, verdict.target), sheets::measured(words, verdict))
        };
        self.verdicts.iter().map(line).collect()
    }
}

/// Text as HTML has it.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
