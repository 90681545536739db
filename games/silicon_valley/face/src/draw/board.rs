use ratatui::style::Style;
use ratatui::text::{Line, Span};
use silicon_valley::{Blocks, Employee, Gain, Hq, Listing, Owner, Product, Spot, Tile, Vc, View};
use unicode_width::UnicodeWidthStr as _;
use words::Words;

use super::{Cell, WIDTH, abilities, bold, costs, fitted, gain, grid, offers, wrapped};
use terminal::{cut, flush_left, label, seat_colour, seat_sign};

use crate::Nouns as _;

/// How much the name of a row may take.
const HEAD: usize = 3;

/// Everything that lies open: products, employees, HQ cards and VC cards.
pub(super) fn market(words: &Words, view: &View) -> Vec<Line<'static>> {
    let row = view.market.employees.len();
    let employees: Vec<_> = view
        .market
        .employees
        .iter()
        .enumerate()
        .map(|(at, card)| employee(words, view, at, *card, room(0, row)))
        .collect();
    let row = usize::from(view.cards.market.hq_row);
    let hqs = view.market.hqs.iter().take(row).enumerate();
    let hqs: Vec<_> = hqs.map(|(at, card)| hq(words, view, at, *card, room(HEAD, row))).collect();
    let row = usize::from(view.cards.market.vc_row);
    let vcs = view.market.vcs.iter().take(row).enumerate();
    let vcs: Vec<_> = vcs.map(|(at, card)| vc(words, view, at, *card, room(HEAD, row))).collect();
    let mut lines = products(words, view);
    lines.extend(beside(None, &employees));
    lines.extend(beside(Some(&words.text("silicon-valley-label-hq")), &hqs));
    lines.extend(beside(Some(&words.text("silicon-valley-label-vc")), &vcs));
    lines
}

/// The products, so that what they bring stands on one line.
fn products(words: &Words, view: &View) -> Vec<Line<'static>> {
    let places = places(view);
    let places = view.market.products.iter().take(places).enumerate();
    let width = room(0, places.len());
    let mut cells: Vec<Vec<Cell>> =
        places.map(|(at, place)| product(words, view, Spot::Product(at as u8), place.as_ref(), width)).collect();
    let tallest = cells.iter().map(Vec::len).max().unwrap_or(0);
    for cell in &mut cells {
        let bottom = cell.len() - 1;
        cell.splice(bottom..bottom, vec![Vec::new(); tallest - cell.len()]);
    }
    beside(None, &cells)
}

/// How many places for products there are; the solo game is set up as for two players.
fn places(view: &View) -> usize {
    usize::from(view.cards.market.products[usize::from(view.seats().max(2)) - 2])
}

/// The Rival's pawn that stands on a place.
fn pawn(view: &View, spot: Spot) -> Option<Span<'static>> {
    let rival = view.rival.as_ref()?;
    let stands = |pawn: silicon_valley::Pawn| pawn.spot(&view.cards) == Some(spot);
    match (stands(rival.white), stands(rival.grey)) {
        (true, _) => Some(Span::raw("♙ ")),
        (false, true) => Some(Span::raw("♟ ")),
        (false, false) => None,
    }
}

/// A place without a card.
fn hole(view: &View, spot: Spot) -> Cell {
    pawn(view, spot).into_iter().chain([label("–")]).collect()
}

/// A product to be launched with its grid, or a launched one with what lies on it and what a Second Mover gets.
fn product(words: &Words, view: &View, spot: Spot, place: Option<&Listing>, width: usize) -> Vec<Cell> {
    let Some(place) = place else { return vec![hole(view, spot), Vec::new()] };
    let card = view.cards.product(place.product);
    let (tile, owner, body) = match place.launch {
        Some(launch) => {
            (&card.second, Some(owner(words, launch.by)), launched(words, launch.blocks, &card.second, width))
        }
        None => (&card.innovator, None, pictured(words, view, place.product)),
    };
    let name = pawn(view, spot).into_iter().chain(owner).chain([bold(words.silicon_valley_name(&card.name))]).collect();
    let ongoing = gain(tile.ongoing);
    let instant = gain(tile.instant);
    let space = if instant.width() + ongoing.width() + 2 > width { "" } else { " " };
    let gains = vec![Span::raw(instant), label(format!("{space}∞{ongoing}"))];
    [vec![name], body, vec![gains]].concat()
}

fn owner(words: &Words, by: Owner) -> Span<'static> {
    match by {
        Owner::Seat(seat) => Span::styled(format!("{} ", seat_sign(seat)), Style::new().fg(seat_colour(seat))),
        Owner::Rival => Span::raw(format!("{} ", words.text("silicon-valley-label-rival-sign"))),
    }
}

/// The blocks that a Second Mover has to pay, and what the tile costs every round.
fn launched(words: &Words, blocks: Blocks, tile: &Tile, width: usize) -> Vec<Cell> {
    let kinds: Vec<String> = words.silicon_valley_blocks(blocks).split(' ').map(str::to_owned).collect();
    let mut lines: Vec<Cell> = wrapped(&kinds, " ", width).into_iter().map(|line| vec![Span::raw(line)]).collect();
    lines.push(vec![label(costs(words, tile))]);
    lines
}

/// The grid, and beside it the squares to fill and what the Innovator's tile costs every round.
fn pictured(words: &Words, view: &View, product: Product) -> Vec<Cell> {
    let (grid, tile) = (view.cards.grid(product), &view.cards.product(product).innovator);
    let picture = grid::picture(grid);
    let wide = picture.iter().map(|line| line.width()).max().unwrap_or(0);
    let facts = [format!("{}▢", grid.squares()), costs(words, tile)];
    let line = |row: usize| {
        let picture = picture.get(row).map_or("", String::as_str);
        let space = " ".repeat(wide + 1 - picture.width());
        vec![Span::raw(format!("{picture}{space}")), label(facts.get(row).cloned().unwrap_or_default())]
    };
    (0..picture.len().max(facts.len())).map(line).collect()
}

/// Price and name, then what comes now and every round, the salary and the wants.
fn employee(words: &Words, view: &View, at: usize, card: Option<Employee>, width: usize) -> Vec<Cell> {
    let price = label(format!("${} ", view.cards.market.employee_prices[at]));
    let Some(id) = card else {
        let hole = hole(view, Spot::Employee(at as u8));
        return vec![[vec![price], hole].concat()];
    };
    let card = view.cards.employee(id);
    let [code, rest] = abilities(words, card, view.salary_tokens(id));
    let name = words.silicon_valley_name(&card.name);
    let fits = price.width() + name.width() <= width;
    let [first, _] = words.silicon_valley_person(&card.name);
    let name = if fits { name } else { first };
    vec![vec![price, Span::raw(name)], vec![Span::raw(code), label(rest)]]
}

/// Name, places, upkeep and symbols.
fn hq(words: &Words, view: &View, at: usize, card: Option<Hq>, width: usize) -> Vec<Cell> {
    let Some(id) = card else { return vec![hole(view, Spot::Hq(at as u8))] };
    let card = view.cards.hq(id);
    vec![named(&words.silicon_valley_name(&card.name), format!(" {}", offers(words, card)), width)]
}

/// Name, price and wants, then money, valuation and power.
fn vc(words: &Words, view: &View, at: usize, card: Option<Vc>, width: usize) -> Vec<Cell> {
    let Some(id) = card else { return vec![hole(view, Spot::Vc(at as u8))] };
    let card = view.cards.vc(id);
    let price = format!(" {}▢ {}", card.price, words.silicon_valley_symbols(card.wants));
    let money = gain(Gain { cash: card.cash, valuation: card.valuation });
    vec![
        named(&words.silicon_valley_name(&card.name), price, width),
        vec![Span::raw(format!("{money} ")), label(words.silicon_valley_power(card.power))],
    ]
}

/// A name and what is behind it; a long name gives way.
fn named(name: &str, facts: String, width: usize) -> Cell {
    vec![Span::raw(cut(name, width.saturating_sub(facts.width()))), label(facts)]
}

/// The width of each of some cells beside each other, with a space between them.
const fn room(indent: usize, cells: usize) -> usize {
    (WIDTH - indent) / cells - 1
}

/// Cells of the same width beside each other, behind the name of the row.
fn beside(head: Option<&str>, cells: &[Vec<Cell>]) -> Vec<Line<'static>> {
    let indent = if head.is_some() { HEAD } else { 0 };
    let width = room(indent, cells.len());
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    let line = |row: usize| {
        let name = head.filter(|_| row == 0).unwrap_or_default();
        let mut spans = vec![label(format!(" {}", flush_left(name, indent)))];
        for cell in cells {
            let content = fitted(cell.get(row).cloned().unwrap_or_default(), width);
            let used: usize = content.iter().map(Span::width).sum();
            spans.extend(content);
            spans.push(Span::raw(" ".repeat(width + 1 - used)));
        }
        spans.pop();
        Line::from(spans)
    };
    (0..height).map(line).collect()
}
