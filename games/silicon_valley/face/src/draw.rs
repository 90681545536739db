mod board;
mod details;
mod grid;
#[cfg(test)]
mod tests;

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use silicon_valley::{
    CardData, Colour, Company, EmployeeCard, Gain, HqCard, Kind, Product, Rival, Screen, Symbol, Tile, View,
};
use table::{BySeat, Seat};
use terminal::{Draw, cut, flush_left, head, label, seat_span, short_name};
use unicode_width::UnicodeWidthStr as _;
use words::{People, Words};

use crate::Nouns as _;
use crate::describe::{Budget, by_hand, side};

/// How wide the table may be.
const WIDTH: usize = 78;
/// How long a name may be where it stands beside others.
const NAME: usize = 10;

type Cell = Vec<Span<'static>>;

impl Draw for crate::Face {
    fn legend(words: &Words) -> Vec<String> {
        let shapes = Kind::ALL.map(|kind| words.silicon_valley_shape(kind));
        let signs = ["silicon-valley-legend-signs", "silicon-valley-legend-symbols", "silicon-valley-legend-company"];
        let cards = ["silicon-valley-legend-product", "silicon-valley-legend-launched", "silicon-valley-legend-row"];
        let more = ["silicon-valley-legend-powers", "silicon-valley-legend-rival", "silicon-valley-legend-ties"];
        let shapes = shapes.chunks(4).map(|some| some.join("   "));
        shapes.chain(signs.into_iter().chain(cards).chain(more).map(|id| words.text(id))).collect()
    }

    fn table(words: &Words, people: &People, views: &[View]) -> Text<'static> {
        let Some(view) = views.first() else { return Text::default() };
        let mut lines = Vec::new();
        if let Some(screens) = &view.screens {
            lines.extend(standings(words, people, view, screens));
        } else {
            lines.extend(view.order.iter().map(|seat| company(words, people, view, *seat)));
            lines.extend(views.iter().filter_map(|view| screen(words, people, view, views.len() > 1)));
        }
        if let Some(rival) = &view.rival {
            lines.extend(rival_lines(words, view, rival));
        }
        lines.push(supply(words, view));
        match by_hand(view) {
            Some(draft) => lines.extend(grid::draft(words, view, &draft)),
            None => lines.extend(board::market(words, view)),
        }
        Text::from(lines.into_iter().map(|line| Line::from(fitted(line.spans, WIDTH))).collect::<Vec<_>>())
    }

    fn details(words: &Words, people: &People, view: &View) -> Text<'static> {
        details::details(words, people, view)
    }
}

/// One company: valuation, people, what comes and goes every round, symbols and products.
fn company(words: &Words, people: &People, view: &View, seat: Seat) -> Line<'static> {
    let company = &view.companies[seat];
    let acts = view.question.is_some() && view.active == seat;
    let mut spans = vec![bold(if acts { "›" } else { " " })];
    spans.extend(name_and_value(words, people, view, seat));
    spans.push(label(format!(" {} ", words.text("silicon-valley-label-staff"))));
    spans.push(Span::raw(format!("{}/{}", company.staff.len(), company.room)));
    spans.push(Span::raw(format!("  {}", budget(view, seat))));
    spans.push(Span::raw(format!("  {}  ", words.silicon_valley_symbols(company.symbols))));
    let used: usize = spans.iter().map(Span::width).sum();
    spans.extend(products(words, &view.cards, company, WIDTH.saturating_sub(used)));
    Line::from(spans)
}

fn name_and_value(words: &Words, people: &People, view: &View, seat: Seat) -> Cell {
    let longest = people.names.iter().map(|name| name.width()).max().unwrap_or(0).min(NAME);
    let name = short_name(people, seat, NAME);
    let space = " ".repeat((longest + 4).saturating_sub(name.width()));
    let value = words.silicon_valley_value(&view.cards, view.track.at[seat]);
    vec![name, Span::raw(space), bold(format!("{value:<5}"))]
}

/// What a company collects and pays every round.
fn budget(view: &View, seat: Seat) -> String {
    let Budget { cash, steps, due, code } = Budget::of(view, seat);
    let parts = [
        (cash, format!("+${cash}")),
        (steps, format!("{steps}▲")),
        (due, format!("−${due}")),
        (code, format!("−{code}▢")),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|(amount, _)| *amount > 0).map(|(_, text)| text).collect();
    format!("∞ {:<16}", if parts.is_empty() { "–".to_owned() } else { parts.join(" ") })
}

/// The products of a company with the sides of their tiles, as long as there is room, and its free slots.
fn products(words: &Words, cards: &CardData, company: &Company, room: usize) -> Cell {
    let count = usize::from(company.products().len());
    let free = usize::from(company.slots()) - count;
    // Behind each name come a dot, the side and a space.
    let letters = (room.saturating_sub(free) / count.max(1)).saturating_sub(3);
    let mut spans = Vec::new();
    for product in company.products().each().map(Product) {
        if letters > 1 {
            let name = words.silicon_valley_name(&cards.product(product).name);
            spans.push(bold(head(&name, letters).trim_end().to_owned()));
            spans.push(label(format!("·{} ", side(company, product))));
        } else {
            spans.push(bold(side(company, product)));
        }
    }
    spans.push(label("○".repeat(free)));
    spans
}

/// What lies behind the viewer's own screen.
fn screen(words: &Words, people: &People, view: &View, named: bool) -> Option<Line<'static>> {
    let (seat, money, blocks) = (view.viewer.seat()?, view.money?, view.blocks?);
    let whose = if named { seat_span(people, seat) } else { label(words.text("silicon-valley-label-screen")) };
    Some(Line::from(vec![
        Span::raw(" "),
        whose,
        bold(format!("  ${money}")),
        Span::raw(format!("  {}", words.silicon_valley_blocks(blocks))),
        label(format!("  = {}▢", blocks.squares())),
    ]))
}

/// How the game ended, the best first: valuation, then the money and the blocks that break ties.
fn standings(words: &Words, people: &People, view: &View, screens: &BySeat<Screen>) -> Vec<Line<'static>> {
    let mut order = view.order.clone();
    order.sort_by_key(|seat| {
        let screen = &screens[*seat];
        std::cmp::Reverse((view.track.at[*seat], screen.money, screen.blocks.len()))
    });
    let line = |seat: Seat| {
        let Screen { money, blocks } = screens[seat];
        let mut spans = vec![Span::raw(" ")];
        spans.extend(name_and_value(words, people, view, seat));
        spans.push(bold(format!("  ${money:<3}")));
        let count = words.say("silicon-valley-label-blocks", &[("count", blocks.len().into())]);
        spans.push(Span::raw(format!("  {}", flush_left(&count, 10))));
        spans.push(label(if blocks.is_empty() { String::new() } else { words.silicon_valley_blocks(blocks) }));
        Line::from(spans)
    };
    order.into_iter().map(line).collect()
}

/// The Rival's row of code, and its temper: how far each marker is and what happens at the end.
fn rival_lines(words: &Words, view: &View, rival: &Rival) -> [Line<'static>; 2] {
    let squares: u16 = rival.row.kinds().iter().map(|kind| u16::from(kind.squares())).sum();
    let head = format!(" {} {squares}▢  ", words.text("silicon-valley-label-row"));
    // The blocks at the left are taken first.
    let row = match &wrapped(&code(words, rival), " ", WIDTH - head.width() - 2)[..] {
        [] => String::new(),
        [all] => all.clone(),
        [first, ..] => format!("{first} …"),
    };
    let mut temper = vec![Span::raw(" ")];
    for (symbol, marker) in Symbol::ALL.into_iter().zip(rival.markers) {
        let card = &view.cards.personalities[usize::from(rival.personalities[symbol.index()])];
        let colour = match card.colour {
            Colour::Blue => Color::LightBlue,
            Colour::Red => Color::LightRed,
        };
        let letter = words.silicon_valley_symbols([symbol].into_iter().collect());
        temper.push(Span::raw(format!("{letter} {marker}/{} ", card.at)));
        let effect = words.silicon_valley_temper(card.effect);
        temper.push(Span::styled(flush_left(&effect, 9), Style::new().fg(colour)));
    }
    [Line::from(vec![label(head), Span::raw(row)]), Line::from(temper)]
}

/// The Rival's blocks from left to right.
fn code(words: &Words, rival: &Rival) -> Vec<String> {
    rival.row.kinds().iter().map(|kind| words.silicon_valley_kind(*kind)).collect()
}

/// The blocks that nobody has, those that have run out too.
fn supply(words: &Words, view: &View) -> Line<'static> {
    let mut spans = vec![label(format!(" {} ", words.text("silicon-valley-label-supply")))];
    for kind in Kind::ALL {
        let count = view.market.supply.count(kind);
        let text = format!(" {count}×{}", words.silicon_valley_kind(kind));
        spans.push(if count == 0 { bold(text) } else { label(text) });
    }
    Line::from(spans)
}

/// Money and valuation: "$4 2▲".
fn gain(gain: Gain) -> String {
    let cash = (gain.cash > 0).then(|| format!("${}", gain.cash));
    let steps = (gain.valuation > 0).then(|| format!("{}▲", gain.valuation));
    let parts: Vec<String> = cash.into_iter().chain(steps).collect();
    if parts.is_empty() { "–".to_owned() } else { parts.join(" ") }
}

/// The upkeep of a tile and what it offers.
fn costs(words: &Words, tile: &Tile) -> String {
    format!("−{}▢ {}", tile.upkeep, words.silicon_valley_symbols(tile.symbols)).trim_end().to_owned()
}

/// The places, the upkeep and the symbols of an HQ card or a mat.
fn offers(words: &Words, card: &HqCard) -> String {
    format!("+{} −${} {}", card.room, card.upkeep, words.silicon_valley_symbols(card.symbols)).trim_end().to_owned()
}

/// What somebody brings at once and every round, costs every round, and wants.
fn abilities(words: &Words, card: &EmployeeCard, tokens: u8) -> [String; 2] {
    let [instant, ongoing] = [card.instant, card.ongoing].map(|blocks| words.silicon_valley_blocks(blocks));
    let salary = match (card.salary, tokens) {
        (0, 0) => String::new(),
        (salary, 0) => format!(" −${salary}"),
        (salary, tokens) => format!(" −${salary}+{tokens}"),
    };
    let wants = words.silicon_valley_symbols(card.wants);
    [format!("{instant} ∞{ongoing}"), format!("{salary} {wants}").trim_end().to_owned()]
}

/// The parts with `between` them, in lines of at most `width` columns where the parts themselves are no longer.
fn wrapped(parts: &[String], between: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if line.width() + between.width() + part.width() <= width => {
                *line += &format!("{between}{part}");
            }
            Some(_) | None => lines.push(part.clone()),
        }
    }
    lines
}

/// As much of the spans as fits into `width` columns.
fn fitted(spans: Cell, width: usize) -> Cell {
    let mut left = width;
    let mut fitting = Vec::new();
    for span in spans {
        if left == 0 {
            break;
        }
        let content = cut(&span.content, left);
        left -= content.width();
        fitting.push(Span::styled(content, span.style));
    }
    fitting
}

fn bold(text: impl Into<String>) -> Span<'static> {
    Span::styled(text.into(), Style::new().add_modifier(Modifier::BOLD))
}
