//! How a game's table looks in a terminal, and what such tables are made of.

#![forbid(unsafe_code)]

mod standings;
mod tableau;

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use table::{Choice as _, Item, Seat};
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};
use words::{Action, Catalogue, Describe, People, View, Words};

pub use standings::standings;
pub use tableau::{Drawing, Noting, laid_out, spread_out};

/// A game that can be drawn in a terminal; whatever it does not draw itself is drawn from its position in words.
pub trait Draw: Catalogue + Describe {
    /// What the signs on the table mean, and who wins ties, for the help page.
    fn legend(words: &Words) -> Vec<String> {
        let _ = words;
        Vec::new()
    }

    /// The table as `views[0]` shows it, with what further views show besides.
    ///
    /// It fits into 78 columns and about a dozen lines, and reads well without its colours.
    fn table(words: &Words, people: &People, views: &[View<Self>]) -> Text<'static> {
        tableau::table::<Self>(words, people, views)
    }

    /// What the table is too small for, the most important first: on a page of its own, and below the table where there is room.
    fn details(words: &Words, people: &People, view: &View<Self>) -> Text<'static> {
        tableau::details::<Self>(words, people, view)
    }

    /// What is to be known before a line of the menu is chosen, where its name does not say it all:
    /// what is printed on the card, what it takes to pay for it.
    fn note(words: &Words, people: &People, view: &View<Self>, item: &Item<Action<Self>>) -> Option<String> {
        tableau::note::<Self>(words, people, view, item)
    }

    /// The amount that a line of the menu begins with on a screen, where one is open; the nearest that is open counts.
    fn opening(view: &View<Self>, item: &Item<Action<Self>>) -> u32 {
        let _ = view;
        item.nth(0).amount()
    }
}

/// The sign and the name of a seat, in the seat's colour: never the colour alone.
#[must_use]
pub fn seat_span(people: &People, seat: Seat) -> Span<'static> {
    let style = Style::new().fg(seat_colour(seat));
    let style = if people.me == Some(seat) { style.add_modifier(Modifier::BOLD) } else { style };
    Span::styled(format!("{} {}", seat_sign(seat), people.name(seat)), style)
}

/// The sign of a seat.
#[must_use]
pub fn seat_sign(seat: Seat) -> char {
    ['●', '▲', '■', '◆', '★', '✚'].get(seat.index()).copied().unwrap_or('?')
}

/// The sign and the name of a seat, the name cut where it is longer than `room`.
#[must_use]
pub fn short_name(people: &People, seat: Seat, room: usize) -> Span<'static> {
    let whole = seat_span(people, seat);
    // The sign and a space stand before the name.
    Span::styled(cut(&whole.content, room + 2), whole.style)
}

/// The text, cut behind `width` columns.
#[must_use]
pub fn cut(text: &str, width: usize) -> String {
    if text.width() <= width { text.to_owned() } else { format!("{}…", head(text, width.saturating_sub(1))) }
}

/// As much of the text as fits into `width` columns.
#[must_use]
pub fn head(text: &str, width: usize) -> &str {
    let mut used = 0;
    let too_far = text.char_indices().find(|(_, letter)| {
        used += letter.width().unwrap_or(0);
        used > width
    });
    &text[..too_far.map_or(text.len(), |(end, _)| end)]
}

/// The text in lines of at most `width` columns, parted between words where there are any.
#[must_use]
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let (mut lines, mut rest) = (Vec::new(), text.trim());
    while rest.width() > width {
        let fits = head(rest, width);
        // Where a space follows, the last word fits as well.
        let is_whole = rest[fits.len()..].starts_with(' ');
        let part = if is_whole {
            fits.len()
        } else {
            fits.rfind([' ', '、', '。']).map_or(fits.len(), |at| after(fits, at))
        };
        if part == 0 {
            break;
        }
        lines.push(rest[..part].trim_end().to_owned());
        rest = rest[part..].trim_start();
    }
    lines.extend((!rest.is_empty()).then(|| rest.to_owned()));
    lines
}

/// Where the letter at a place ends.
fn after(text: &str, at: usize) -> usize {
    at + text[at..].chars().next().map_or(0, char::len_utf8)
}

/// The text and spaces behind it, `width` columns in all.
#[must_use]
pub fn flush_left(text: &str, width: usize) -> String {
    text.to_owned() + &" ".repeat(width.saturating_sub(text.width()))
}

/// Spaces and the text behind them, `width` columns in all.
#[must_use]
pub fn flush_right(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(text.width())) + text
}

/// The colour of a seat.
#[must_use]
pub fn seat_colour(seat: Seat) -> Color {
    [Color::LightBlue, Color::LightRed, Color::Cyan, Color::Magenta, Color::Yellow, Color::Green]
        .get(seat.index())
        .copied()
        .unwrap_or(Color::Reset)
}

/// A quiet style for labels.
#[must_use]
pub fn label(text: impl Into<String>) -> Span<'static> {
    Span::styled(text.into(), Style::new().fg(Color::DarkGray))
}

/// A table of columns, each as wide as its widest cell; columns in `right` are flush right.
#[must_use]
pub fn columns(rows: Vec<Vec<Vec<Span<'static>>>>, right: &[usize]) -> Vec<Line<'static>> {
    let width = |cell: &[Span<'static>]| cell.iter().map(|span| span.content.width()).sum::<usize>();
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..count)
        .map(|column| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0))
        .collect();
    let row = |cells: Vec<Vec<Span<'static>>>| {
        let last = cells.len().saturating_sub(1);
        let mut spans = vec![Span::raw(" ")];
        for (column, cell) in cells.into_iter().enumerate() {
            let space = Span::raw(" ".repeat(widths[column] - width(&cell)));
            if right.contains(&column) {
                spans.push(space);
                spans.extend(cell);
            } else {
                spans.extend(cell);
                if column != last {
                    spans.push(space);
                }
            }
            if column != last {
                spans.push(Span::raw("  "));
            }
        }
        Line::from(spans)
    };
    rows.into_iter().map(row).collect()
}

/// The text without its colours, as plain mode prints it.
#[must_use]
pub fn plain(text: &Text<'_>) -> String {
    let lines = text.lines.iter().map(|line| line.spans.iter().map(|span| span.content.as_ref()).collect::<String>());
    lines.map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_goes_on_below_where_its_words_part() {
        assert_eq!(wrapped("A die of tech every round", 10), ["A die of", "tech every", "round"]);
        assert_eq!(wrapped("abcdefghijkl", 5), ["abcde", "fghij", "kl"]);
        assert_eq!(wrapped("毎回、技術のサイコロを1つ", 12), ["毎回、", "技術のサイコ", "ロを1つ"]);
        assert_eq!(wrapped("", 10), Vec::<String>::new());
    }

    #[test]
    fn wide_letters_take_two_columns() {
        assert_eq!((head("日本語", 4), head("日本語", 5), head("abc", 9)), ("日本", "日本", "abc"));
        assert_eq!((cut("日本語", 5), cut("日本語", 6)), ("日本…".to_owned(), "日本語".to_owned()));
        assert_eq!((flush_left("日本", 6), flush_right("日本", 6)), ("日本  ".to_owned(), "  日本".to_owned()));
    }
}
