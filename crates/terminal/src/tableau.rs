//! The table of a game that nobody has drawn, from its position in words.

use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use table::{Item, Seat};
use unicode_width::UnicodeWidthStr as _;
use words::{Action, Describe, Fact, Group, People, Piece, Tableau, Things, View, Words};

use crate::{columns, head, label, seat_span, short_name};

/// How wide a table may be.
const WIDTH: usize = 78;
/// How much of it a name and its sign keep in any case.
const NAME: usize = 12;

/// The table as `views[0]` shows it, with the hands that further views show.
pub(crate) fn table<F: Describe>(words: &Words, people: &People, views: &[View<F>]) -> Text<'static> {
    let tableaus: Vec<_> = views.iter().map(|view| F::tableau(words, people, view)).collect();
    laid_out(words, people, &tableaus)
}

/// A table as the first of these positions has it, with the hands that the others show.
#[must_use]
pub fn laid_out<A>(words: &Words, people: &People, tableaus: &[Tableau<A>]) -> Text<'static> {
    let Some((tableau, further)) = tableaus.split_first() else { return Text::default() };
    // A screen that is too small cuts the end off: what one holds comes before what else is known and laid down.
    let (above, below) = tableau.middle.split_at(last_in_play(&tableau.middle));
    let groups = |groups: &[Group<A>]| groups.iter().flat_map(|group| short(words, people, group)).collect::<Vec<_>>();
    let mut lines: Vec<Line<'static>> = groups(above);
    lines.push(Line::default());
    lines.extend(seats(people, tableau));
    lines.extend(hand(words, people, tableau));
    for further in further {
        lines.extend(hand(words, &People { me: None, ..people.clone() }, further));
    }
    lines.extend(groups(below));
    lines.extend(pieces_of_seats(people, tableau));
    Text::from(lines)
}

/// How many groups there are up to the last that is more than facts; all where none is.
fn last_in_play<A>(middle: &[Group<A>]) -> usize {
    let is_in_play = |group: &Group<A>| group.is_chief || !matches!(group.things, Things::Facts(_));
    middle.iter().rposition(is_in_play).map_or(middle.len(), |last| last + 1)
}

/// Everything that is known, with what is printed on each piece.
pub(crate) fn details<F: Describe>(words: &Words, people: &People, view: &View<F>) -> Text<'static> {
    spread_out(words, people, &F::tableau(words, people, view))
}

/// What is printed on the piece that is chosen with this line of the menu.
pub(crate) fn note<F: Describe>(
    words: &Words,
    people: &People,
    view: &View<F>,
    item: &Item<Action<F>>,
) -> Option<String> {
    let tableau = F::tableau(words, people, view);
    tableau.printed(|action| item.contains(*action)).map(str::to_owned)
}

/// Everything that a position says, with what is printed on each piece.
#[must_use]
pub fn spread_out<A>(words: &Words, people: &People, tableau: &Tableau<A>) -> Text<'static> {
    let mut lines = Vec::new();
    for group in &tableau.middle {
        match &group.things {
            Things::Pieces(pieces) if has_texts(pieces) => {
                lines.push(Line::from(title(&group.title)));
                lines.extend(texts(people, pieces));
            }
            Things::Pieces(_) | Things::Facts(_) | Things::Seats(_) | Things::Sealed { .. } => {
                lines.extend(short(words, people, group));
            }
        }
    }
    for (seat, place) in Seat::all(tableau.places.len() as u8).zip(&tableau.places) {
        lines.push(Line::default());
        let facts = std::iter::once(&place.score).chain(&place.facts).map(|fact| fact_spans(words, fact));
        lines.extend(row(seat_span(people, seat), facts.collect()));
        lines.extend(texts(people, &place.pieces));
    }
    if !tableau.hand.is_empty() {
        lines.push(Line::default());
        if has_texts(&tableau.hand) {
            lines.push(Line::from(title(&words.text("tableau-hand"))));
            lines.extend(texts(people, &tableau.hand));
        } else {
            lines.extend(hand(words, people, tableau));
        }
    }
    Text::from(lines)
}

fn has_texts<A>(pieces: &[Piece<A>]) -> bool {
    pieces.iter().any(|piece| !piece.text.is_empty())
}

/// A group on as few lines as it takes.
fn short<A>(words: &Words, people: &People, group: &Group<A>) -> Vec<Line<'static>> {
    let heading = if group.is_chief { title(&group.title) } else { label(group.title.clone()) };
    match &group.things {
        // What everything turns on is worth a line each.
        Things::Facts(facts) if group.is_chief => {
            let lines = facts.iter().flat_map(|fact| row(Span::raw(" "), vec![fact_spans(words, fact)]));
            std::iter::once(Line::from(vec![Span::raw(" "), heading])).chain(lines).collect()
        }
        Things::Facts(facts) => row(heading, facts.iter().map(|fact| fact_spans(words, fact)).collect()),
        // What everything turns on is worth its text.
        Things::Pieces(pieces) if group.is_chief && has_texts(pieces) => match &pieces[..] {
            [piece] => {
                let text = row(Span::raw(""), vec![vec![label(piece.text.clone())]]);
                row(heading, names(people, pieces)).into_iter().chain(text).collect()
            }
            several => {
                std::iter::once(Line::from(vec![Span::raw(" "), heading])).chain(texts(people, several)).collect()
            }
        },
        Things::Pieces(pieces) => row(heading, names(people, pieces)),
        Things::Seats(shares) => {
            let share = |share: &words::Share| {
                let value = Span::styled(share.value.clone(), weight(share.leads));
                let mut spans = vec![seat_span(people, share.seat), Span::raw(" "), value];
                spans.extend((!share.note.is_empty()).then(|| label(format!(" ({})", share.note))));
                spans
            };
            row(heading, shares.iter().map(share).collect())
        }
        Things::Sealed { waiting, answered } => {
            let each =
                Seat::all(people.names.len() as u8).filter(|seat| waiting.contains(*seat) || answered.contains(*seat));
            let answer = |seat: Seat| {
                let id = if answered.contains(seat) { "tableau-sealed" } else { "tableau-choosing" };
                vec![seat_span(people, seat), label(format!(" {}", words.text(id)))]
            };
            row(heading, each.map(answer).collect())
        }
    }
}

fn title(text: &str) -> Span<'static> {
    Span::styled(text.to_owned(), weight(true))
}

fn weight(heavy: bool) -> Style {
    if heavy { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() }
}

fn fact_spans(words: &Words, fact: &Fact) -> Vec<Span<'static>> {
    let value = fact.value.clone().unwrap_or_else(|| words.text("tableau-hidden"));
    vec![label(format!("{} ", fact.label)), Span::raw(value)]
}

/// Pieces by their names, with whose they are and the word on them.
fn names<A>(people: &People, pieces: &[Piece<A>]) -> Vec<Vec<Span<'static>>> {
    let name = |piece: &Piece<A>| {
        let name = if piece.name.is_empty() { "…".to_owned() } else { piece.name.clone() };
        let mut spans: Vec<Span<'static>> =
            piece.seat.into_iter().flat_map(|seat| [seat_span(people, seat), Span::raw(" ")]).collect();
        spans.push(Span::styled(name, weight(piece.leads)));
        spans.extend((!piece.mark.is_empty()).then(|| label(format!(" ({})", piece.mark))));
        spans
    };
    pieces.iter().map(name).collect()
}

/// Pieces on a line each, with what is printed on them.
fn texts<A>(people: &People, pieces: &[Piece<A>]) -> Vec<Line<'static>> {
    let piece = |(name, piece): (Vec<Span<'static>>, &Piece<A>)| {
        let text = (!piece.text.is_empty()).then(|| vec![label(piece.text.clone())]);
        row(Span::raw(" "), std::iter::once(name).chain(text).collect())
    };
    names(people, pieces).into_iter().zip(pieces).flat_map(piece).collect()
}

/// What the viewer alone has.
fn hand<A>(words: &Words, people: &People, tableau: &Tableau<A>) -> Vec<Line<'static>> {
    if tableau.hand.is_empty() {
        return Vec::new();
    }
    row(label(words.text("tableau-hand")), names(people, &tableau.hand))
}

/// A row of facts for each seat, as many as there is room for.
fn seats<A>(people: &People, tableau: &Tableau<A>) -> Vec<Line<'static>> {
    let facts: Vec<Vec<&Fact>> =
        tableau.places.iter().map(|place| std::iter::once(&place.score).chain(&place.facts).collect()).collect();
    let heads = heads(people, &facts);
    let widths: Vec<usize> = (0..heads[0].len()).map(|index| width(&heads, &facts, index)).collect();
    // Names give way to facts, but not entirely.
    let name = WIDTH.saturating_sub(1 + widths.iter().sum::<usize>()).max(NAME);
    let mut left = WIDTH.saturating_sub(1 + longest(people).min(name));
    let fits = |index: &usize| {
        let enough = widths[*index] <= left;
        left = left.saturating_sub(widths[*index]);
        enough
    };
    let shown: Vec<usize> = (0..widths.len()).take_while(fits).collect();
    let cells = |first: Vec<Span<'static>>, cell: &dyn Fn(&usize) -> Span<'static>| {
        std::iter::once(first).chain(shown.iter().map(|index| vec![cell(index)])).collect::<Vec<_>>()
    };
    let mut rows: Vec<_> =
        heads.iter().map(|head| cells(vec![Span::raw("")], &|index| label(head[*index].clone()))).collect();
    for (seat, facts) in Seat::all(facts.len() as u8).zip(&facts) {
        let name = short_name(people, seat, name.saturating_sub(2));
        rows.push(cells(vec![name], &|index| Span::styled(known(facts[*index]), weight(*index == 0))));
    }
    columns(rows, &(1..=shown.len()).collect::<Vec<_>>())
}

/// The labels on one line, or on two where they are too long for one.
fn heads(people: &People, facts: &[Vec<&Fact>]) -> Vec<Vec<String>> {
    let Some(first) = facts.first() else { return vec![Vec::new()] };
    let whole = vec![first.iter().map(|fact| fact.label.clone()).collect::<Vec<_>>()];
    let needed: usize = (0..first.len()).map(|index| width(&whole, facts, index)).sum();
    if 1 + longest(people) + needed <= WIDTH {
        return whole;
    }
    let (above, below) = whole[0]
        .iter()
        .map(|label| label.split_once(' ').unwrap_or(("", label)))
        .map(|(a, b)| (a.to_owned(), b.to_owned()))
        .unzip();
    vec![above, below]
}

/// How wide the column of a fact is, with the space before it.
fn width(heads: &[Vec<String>], facts: &[Vec<&Fact>], index: usize) -> usize {
    let heads = heads.iter().map(|head| head[index].width());
    2 + heads.chain(facts.iter().map(|facts| known(facts[index]).width())).max().unwrap_or_default()
}

/// How wide the longest name is, with its sign.
fn longest(people: &People) -> usize {
    people.names.iter().map(|name| name.width() + 2).max().unwrap_or_default()
}

fn known(fact: &Fact) -> String {
    fact.value.clone().unwrap_or_else(|| "–".to_owned())
}

/// What lies before each seat that has anything.
fn pieces_of_seats<A>(people: &People, tableau: &Tableau<A>) -> Vec<Line<'static>> {
    let places = Seat::all(tableau.places.len() as u8).zip(&tableau.places);
    places
        .filter(|(_, place)| !place.pieces.is_empty())
        .flat_map(|(seat, place)| row(seat_span(people, seat), names(people, &place.pieces)))
        .collect()
}

/// A heading and what belongs to it, on as many lines as that needs.
fn row(heading: Span<'static>, things: Vec<Vec<Span<'static>>>) -> Vec<Line<'static>> {
    let width = |spans: &[Span<'static>]| spans.iter().map(|span| span.content.width()).sum::<usize>();
    let mut lines = Vec::new();
    let mut line = vec![Span::raw(" "), heading];
    let mut is_empty = true;
    for thing in things {
        if !is_empty && width(&line) + 2 + width(&thing) > WIDTH {
            lines.push(Line::from(std::mem::replace(&mut line, vec![Span::raw("  ")])));
        }
        line.push(Span::raw("  "));
        line.extend(thing);
        is_empty = false;
    }
    lines.push(Line::from(line));
    lines.into_iter().flat_map(wrapped).collect()
}

/// A line that is too long for the table goes on below, where its words part.
fn wrapped(line: Line<'static>) -> Vec<Line<'static>> {
    if line.width() <= WIDTH {
        return vec![line];
    }
    let (mut lines, mut spans, mut used) = (Vec::new(), Vec::new(), 0);
    for span in line.spans {
        let mut rest = span.content.as_ref();
        while used + rest.width() > WIDTH {
            let fits = head(rest, WIDTH - used);
            let part = fits.rfind(' ').map_or(if used > 4 { 0 } else { fits.len() }, |space| space + 1);
            spans.push(Span::styled(rest[..part].trim_end().to_owned(), span.style));
            lines.push(Line::from(std::mem::replace(&mut spans, vec![Span::raw("    ")])));
            (rest, used) = (&rest[part..], 4);
        }
        used += rest.width();
        spans.push(Span::styled(rest.to_owned(), span.style));
    }
    lines.push(Line::from(spans));
    lines
}

/// How tables of games are drawn: as the game does it, or as if it could not.
pub struct Drawing<F: crate::Draw> {
    /// The table.
    pub table: fn(&Words, &People, &[View<F>]) -> Text<'static>,
    /// What the table is too small for.
    pub details: fn(&Words, &People, &View<F>) -> Text<'static>,
    /// What is to be known before a line of the menu is chosen.
    pub note: Noting<F>,
}

/// Says what is to be known before a line of the menu is chosen.
pub type Noting<F> = fn(&Words, &People, &View<F>, &Item<Action<F>>) -> Option<String>;

impl<F: crate::Draw> Drawing<F> {
    /// The drawing of the game itself.
    #[must_use]
    pub const fn own() -> Self {
        Self { table: F::table, details: F::details, note: F::note }
    }

    /// The drawing of any game, from its position in words.
    #[must_use]
    pub const fn of_any() -> Self {
        Self { table: table::<F>, details: details::<F>, note: note::<F> }
    }
}

impl<F: crate::Draw> Clone for Drawing<F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F: crate::Draw> Copy for Drawing<F> {}

#[cfg(test)]
mod tests;
