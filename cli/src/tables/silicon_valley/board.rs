use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use silicon_valley::{Owner, Place, Question, View};
use unicode_width::UnicodeWidthStr as _;
use words::Words;

use crate::tables::{label, seat_sign};

/// How wide the table is.
const WIDTH: usize = 78;

type Cell = Vec<Span<'static>>;

/// The products with their grids: two rows of squares to a line.
pub(super) fn products(words: &Words, view: &View) -> Vec<Line<'static>> {
    let places: Vec<&Place> = view.market.products.iter().flatten().collect();
    let width = WIDTH / places.len().max(4);
    let cells: Vec<Vec<Cell>> = places.iter().map(|place| product(words, view, place, width)).collect();
    beside(&cells, width)
}

fn product(words: &Words, view: &View, place: &Place, width: usize) -> Vec<Cell> {
    let card = view.cards.product(place.product);
    let (tile, second) = (&card.innovator, &card.second);
    let owner = place.launch.map(|launch| match launch.by {
        Owner::Seat(seat) => format!(" {}", seat_sign(seat)),
        Owner::Rival => format!(" {}", words.text("silicon-valley-label-rival-sign")),
    });
    let squares = view.cards.grid(place.product).squares();
    let name: String = card.name.chars().take(width.saturating_sub(3)).collect();
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines = vec![vec![Span::styled(name, bold), Span::raw(owner.unwrap_or_default())]];
    let facts = [
        format!("{}${}▲", tile.ongoing.cash, tile.ongoing.valuation),
        format!("»{}${}▲", second.instant.cash, second.instant.valuation),
        // Once it is launched, what matters is which blocks a Second Mover needs.
        match place.launch {
            Some(launch) => words.silicon_valley_blocks(launch.blocks),
            None => format!("{squares}▢ −{}{}", tile.upkeep, words.silicon_valley_symbols(tile.symbols)),
        },
    ];
    let picture = grid(view, place);
    let wide = picture.iter().map(Vec::len).max().unwrap_or(0);
    for (row, fact) in facts.into_iter().enumerate() {
        let mut cell = picture.get(row).cloned().unwrap_or_default();
        let space = wide + 1 - cell.len().min(wide);
        // Below a low grid a long fact may start at the left edge.
        let is_tight = picture.len() <= row && wide + 1 + fact.width() >= width;
        cell.push(Span::raw(" ".repeat(if is_tight { 0 } else { space })));
        cell.push(label(fact));
        lines.push(cell);
    }
    lines
}

/// A grid, two rows of squares to a line; blocks that lie there have colours.
fn grid(view: &View, place: &Place) -> Vec<Cell> {
    let grid = view.cards.grid(place.product);
    let draft = match view.question {
        Some(Question::Design(draft)) if draft.product == place.product && draft.by_hand => Some(draft.design),
        _ => None,
    };
    let design = place.launch.map(|launch| launch.design).or(draft).unwrap_or_default();
    let next = draft.and_then(|design| grid.first_open(&design));
    let mut colours = vec![if place.launch.is_some() { Color::Yellow } else { Color::Gray }; grid.cells().len()];
    for (number, laid) in design.laid().iter().enumerate() {
        for square in grid.covered(*laid) {
            colours[usize::from(square)] = BLOCKS[number % BLOCKS.len()];
        }
    }
    if let Some(next) = next {
        colours[usize::from(next)] = Color::LightYellow;
    }
    let at = |x: u8, y: u8| grid.cells().iter().position(|cell| *cell == (x, y)).map(|square| colours[square]);
    let right = grid.cells().iter().map(|cell| cell.0).max().unwrap_or(0);
    let bottom = grid.cells().iter().map(|cell| cell.1).max().unwrap_or(0);
    let half = |x: u8, y: u8| match (at(x, y), at(x, y + 1)) {
        (None, None) => Span::raw(" "),
        (Some(upper), None) => Span::styled("▀", Style::new().fg(upper)),
        (None, Some(lower)) => Span::styled("▄", Style::new().fg(lower)),
        (Some(upper), Some(lower)) if upper == lower => Span::styled("█", Style::new().fg(upper)),
        (Some(upper), Some(lower)) => Span::styled("▀", Style::new().fg(upper).bg(lower)),
    };
    (0..=bottom).step_by(2).map(|y| (0..=right).map(|x| half(x, y)).collect()).collect()
}

const BLOCKS: [Color; 6] =
    [Color::LightRed, Color::LightBlue, Color::LightGreen, Color::LightMagenta, Color::LightCyan, Color::Red];

/// The employee row: price and name, then what comes now and every round, the salary and the wants.
pub(super) fn employees(words: &Words, view: &View) -> Vec<Line<'static>> {
    let cell = |(at, employee): (usize, &Option<silicon_valley::Employee>)| -> Vec<Cell> {
        let Some(id) = employee else { return vec![vec![label("–")]] };
        let card = view.cards.employee(*id);
        let price = view.cards.market.employee_prices[at];
        let code =
            format!("{} ∞{}", words.silicon_valley_blocks(card.instant), words.silicon_valley_blocks(card.ongoing));
        let rest = format!(" −${} {}", card.salary, words.silicon_valley_symbols(card.wants));
        vec![vec![label(format!("${price} ")), Span::raw(card.name.clone())], vec![Span::raw(code), label(rest)]]
    };
    let cells: Vec<Vec<Cell>> = view.market.employees.iter().enumerate().map(cell).collect();
    beside(&cells, WIDTH / 5)
}

/// The open HQ cards: name, places, upkeep and symbols.
pub(super) fn hqs(words: &Words, view: &View) -> Vec<Line<'static>> {
    let cell = |card: &silicon_valley::Hq| -> Vec<Cell> {
        let card = view.cards.hq(*card);
        let facts = format!(" +{} −${} {}", card.places, card.upkeep, words.silicon_valley_symbols(card.symbols));
        vec![vec![Span::raw(card.name.clone()), label(facts)]]
    };
    let mut cells = vec![vec![vec![label(words.text("silicon-valley-label-hqs"))]]];
    cells.extend(view.market.hqs.iter().flatten().map(cell));
    headed(&cells)
}

/// The open VC cards: name and price, then money, valuation, power and wants.
pub(super) fn vcs(words: &Words, view: &View) -> Vec<Line<'static>> {
    let cell = |card: &silicon_valley::Vc| -> Vec<Cell> {
        let card = view.cards.vc(*card);
        let value = if card.valuation > 0 { format!(" {}▲", card.valuation) } else { String::new() };
        let wants = words.silicon_valley_symbols(card.wants);
        let power = words.silicon_valley_power(card.power);
        vec![
            vec![Span::raw(card.name.clone()), label(format!(" {}▢ {wants}", card.price))],
            vec![Span::raw(format!("${}{value} ", card.cash)), label(power)],
        ]
    };
    let mut cells = vec![vec![vec![label(words.text("silicon-valley-label-vcs"))]]];
    cells.extend(view.market.vcs.iter().flatten().map(cell));
    headed(&cells)
}

/// Cells of the same width beside each other.
fn beside(cells: &[Vec<Cell>], width: usize) -> Vec<Line<'static>> {
    lines(cells, &vec![width; cells.len()])
}

/// A narrow cell, then wide ones.
fn headed(cells: &[Vec<Cell>]) -> Vec<Line<'static>> {
    let wide = (WIDTH - 9) / (cells.len() - 1).max(3);
    let widths: Vec<usize> = (0..cells.len()).map(|at| if at == 0 { 9 } else { wide }).collect();
    lines(cells, &widths)
}

fn lines(cells: &[Vec<Cell>], widths: &[usize]) -> Vec<Line<'static>> {
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    let line = |row: usize| {
        let mut spans = vec![Span::raw(" ")];
        for (cell, width) in cells.iter().zip(widths) {
            let content = cell.get(row).cloned().unwrap_or_default();
            let used: usize = content.iter().map(|span| span.content.width()).sum();
            spans.extend(content);
            spans.push(Span::raw(" ".repeat(width.saturating_sub(used).max(1))));
        }
        Line::from(spans)
    };
    (0..height).map(line).collect()
}
