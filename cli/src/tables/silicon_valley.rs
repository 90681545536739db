mod board;

use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use silicon_valley::{Company, PawnColour, Product, Rival, Side, SiliconValley, View};
use table::Seat;
use unicode_width::UnicodeWidthStr as _;
use words::{People, Words};

use super::{Draw, label, seat_span};

impl Draw for SiliconValley {
    fn heading(words: &Words, view: &View) -> String {
        if view.round == 0 {
            return words.text("silicon-valley-heading-founding");
        }
        let limit = if view.rival.is_some() { view.cards.start.solo_rounds } else { 0 };
        words.say("silicon-valley-heading", &[("round", view.round.into()), ("limit", limit.into())])
    }

    fn table(words: &Words, people: &People, views: &[View]) -> Text<'static> {
        let Some(view) = views.first() else { return Text::default() };
        let mut lines = Vec::new();
        for seat in &view.order {
            lines.push(company(words, people, view, *seat, &view.companies[*seat]));
        }
        if let Some(rival) = &view.rival {
            lines.extend(rival_lines(words, view, rival));
        }
        for view in views {
            lines.extend(screen(words, people, view, views.len() > 1));
        }
        lines.push(Line::default());
        lines.extend(board::products(words, view));
        lines.extend(board::employees(words, view));
        lines.extend(board::hqs(words, view));
        lines.extend(board::vcs(words, view));
        Text::from(lines)
    }
}

/// One company: valuation, people, HQ, symbols and products.
fn company(words: &Words, people: &People, view: &View, seat: Seat, company: &Company) -> Line<'static> {
    let salaries: u16 = company.staff.each().map(|id| view.salary(silicon_valley::Employee(id))).sum();
    let value = words.silicon_valley_value(&view.cards, view.track.at[seat]);
    let longest = people.names.iter().map(|name| name.width()).max().unwrap_or(0);
    let space = " ".repeat(longest - people.name(seat).width().min(longest) + 2);
    let mut spans = vec![Span::raw(" "), seat_span(people, seat), Span::raw(space)];
    spans.push(Span::styled(format!("{value:<6}"), Style::new().add_modifier(Modifier::BOLD)));
    spans.push(label(format!(" {} ", words.text("silicon-valley-label-staff"))));
    spans.push(Span::raw(format!("{}/{} −${salaries}", company.staff.len(), company.places)));
    spans.push(label(format!("  {} ", words.text("silicon-valley-label-hq"))));
    spans.push(Span::raw(format!("{} −${}", company.hqs.len(), company.upkeep)));
    spans.push(Span::raw(format!("  {}  ", words.silicon_valley_symbols(company.symbols))));
    for id in company.products().each() {
        let mark = match company.side(Product(id)) {
            Some(Side::InnovatorA) => "A",
            Some(Side::InnovatorB) => "B",
            Some(Side::SecondMover) => "2",
            None => "",
        };
        let name: String = view.cards.product(Product(id)).name.chars().take(8).collect();
        spans.push(Span::styled(name, Style::new().add_modifier(Modifier::BOLD)));
        spans.push(label(format!("·{mark} ")));
    }
    let free = usize::from(company.slots()) - usize::from(company.products().len());
    spans.push(label("○ ".repeat(free)));
    Line::from(spans)
}

/// What lies behind the viewer's own screen.
fn screen(words: &Words, people: &People, view: &View, named: bool) -> Option<Line<'static>> {
    let (seat, money, blocks) = (view.viewer.seat()?, view.money?, view.blocks?);
    let mut spans = vec![Span::raw(" ")];
    if named {
        spans.push(seat_span(people, seat));
    } else {
        spans.push(label(words.text("silicon-valley-label-screen")));
    }
    let bold = Style::new().add_modifier(Modifier::BOLD);
    spans.push(Span::styled(format!("  ${money}"), bold));
    spans.push(Span::raw(format!("  {}", words.silicon_valley_blocks(blocks))));
    spans.push(label(format!("  = {}▢", blocks.squares())));
    Some(Line::from(spans))
}

fn rival_lines(words: &Words, view: &View, rival: &Rival) -> Vec<Line<'static>> {
    let mut spans = vec![label(format!(" {} ", words.text("silicon-valley-label-row")))];
    let row: Vec<String> = rival.row.kinds().iter().map(|kind| words.silicon_valley_kind(*kind)).collect();
    spans.push(Span::raw(if row.is_empty() { words.text("silicon-valley-no-blocks") } else { row.join(" ") }));
    for (pawn, colour) in [(rival.white, PawnColour::White), (rival.grey, PawnColour::Grey)] {
        if let Some(spot) = pawn.spot(&view.cards) {
            spans.push(label(format!("  {}", words.silicon_valley_pawn(colour, spot))));
        }
    }
    let mut lines = vec![Line::from(spans)];
    let mut temper = vec![Span::raw(" ")];
    for (symbol, (marker, card)) in
        silicon_valley::Symbol::ALL.iter().zip(rival.markers.iter().zip(rival.personalities))
    {
        let card = &view.cards.personalities[usize::from(card)];
        let colour = match card.colour {
            silicon_valley::Colour::Blue => ratatui::style::Color::LightBlue,
            silicon_valley::Colour::Red => ratatui::style::Color::LightRed,
        };
        let letter = words.silicon_valley_symbols([*symbol].into_iter().collect());
        let effect = words.silicon_valley_temper(card.effect);
        temper.push(Span::raw(format!("{letter} {marker}/{}! ", card.at)));
        temper.push(Span::styled(format!("{effect:<9}"), Style::new().fg(colour)));
    }
    lines.push(Line::from(temper));
    lines
}
