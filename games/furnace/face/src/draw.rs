use furnace::{Bid, Bidder, Card, Disc, Phase, View};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use table::Seat;
use terminal::{Draw, columns, label, seat_sign, seat_span};
use unicode_width::UnicodeWidthStr as _;
use words::{People, Words};

use crate::Nouns as _;
use crate::describe::{capitalist, cards_count, discs, effects};

impl Draw for crate::Face {
    fn legend(words: &Words) -> Vec<String> {
        ["furnace-legend", "furnace-legend-engine", "furnace-legend-ties"].map(|id| words.text(id)).to_vec()
    }

    fn table(words: &Words, people: &People, views: &[View]) -> Text<'static> {
        let Some(view) = views.first() else { return Text::default() };
        let mut lines = Vec::new();
        if !view.row.is_empty() {
            lines.extend(row(words, people, view));
        }
        lines.extend(players(words, people, view));
        let me = view.viewer.seat();
        if let (Some(seat), true) = (me, view.row.is_empty() && view.phase != Phase::Over) {
            lines.push(Line::default());
            lines.extend(engine(words, view, seat));
            lines.extend(wrap(&Vec::from_iter(boss(words, view, seat)), people, seat));
            lines.push(Line::default());
        }
        if let (Some(seat), false) = (me, view.row.is_empty()) {
            lines.extend(summary(words, people, view, seat));
        }
        Text::from(lines)
    }

    /// The cards of the others.
    fn details(words: &Words, people: &People, view: &View) -> Text<'static> {
        let others = view.players.iter().map(|(seat, _)| seat).filter(|seat| Some(*seat) != view.viewer.seat());
        others.flat_map(|seat| summary(words, people, view, seat)).collect()
    }
}

/// The cards of the auction, one line each.
fn row(words: &Words, people: &People, view: &View) -> Vec<Line<'static>> {
    let head = ["company", "compensation", "basic", "additional", "discs"].map(|column| match column {
        "company" => words.text("furnace-label-company"),
        "compensation" => words.text("furnace-label-compensation"),
        "basic" => words.text("furnace-label-basic"),
        "additional" => words.text("furnace-label-additional"),
        _ => words.text("furnace-label-discs"),
    });
    let mut rows = vec![vec![vec![]]];
    rows[0].extend(head.map(|text| vec![label(text)]));
    for (index, lot) in view.row.iter().enumerate() {
        let card = view.options.cards.company(lot.company);
        let mut discs = Vec::new();
        for bid in lot.bids.iter().rev() {
            discs.push(bid_span(words, people, *bid));
            discs.push(Span::raw(" "));
        }
        rows.push(vec![
            vec![bold(words.furnace_lot_letter(view.resolved() + index))],
            vec![Span::raw(words.furnace_company(view.options.cards, lot.company))],
            vec![Span::raw(words.furnace_effect(card.compensation))],
            vec![Span::raw(words.furnace_effect(card.basic))],
            vec![Span::raw(words.furnace_effect(card.additional))],
            discs,
        ]);
    }
    columns(rows, &[])
}

/// A disc with its owner's sign and colour.
fn bid_span(words: &Words, people: &People, bid: Bid) -> Span<'static> {
    match bid.bidder {
        Bidder::Seat(seat) => {
            let style = seat_span(people, seat).style;
            let neutral = if bid.disc == Disc::Neutral { "n" } else { "" };
            Span::styled(format!("{}{}{neutral}", seat_sign(seat), bid.disc.value()), style)
        }
        Bidder::Dummy => Span::raw(format!("{} {}", words.text("furnace-label-dummy"), bid.disc.value())),
    }
}

fn bold(text: impl Into<String>) -> Span<'static> {
    Span::styled(text.into(), Style::new().add_modifier(Modifier::BOLD))
}

/// One line for each player: stock, discs in hand, number of cards.
fn players(words: &Words, people: &People, view: &View) -> Vec<Line<'static>> {
    let head = [
        words.text("furnace-label-player"),
        words.text("furnace-label-money"),
        words.text("furnace-label-coal"),
        words.text("furnace-label-iron"),
        words.text("furnace-label-oil"),
        words.text("furnace-label-token"),
        words.text("furnace-label-discs"),
        words.text("furnace-label-cards"),
    ];
    let mut rows = vec![head.map(|text| vec![label(text)]).to_vec()];
    let number = |amount: u16| vec![if amount == 0 { label("0") } else { Span::raw(amount.to_string()) }];
    for (seat, player) in view.players.iter() {
        let stock = player.stock;
        rows.push(vec![
            vec![
                seat_span(people, seat),
                label(if view.first == seat {
                    format!(" {}", words.text("furnace-label-first"))
                } else {
                    String::new()
                }),
            ],
            vec![bold(stock.money.to_string())],
            number(stock.coal),
            number(stock.iron),
            number(stock.oil),
            number(stock.token),
            vec![Span::raw(discs(words, &player.discs))],
            vec![Span::raw(cards_count(words, player))],
        ]);
    }
    if view.players.seats() == 2 && !view.row.is_empty() {
        let mut dummy = vec![vec![label(words.text("furnace-label-dummy"))]];
        dummy.extend((0..5).map(|_| Vec::new()));
        dummy.push(vec![Span::raw(discs(words, &view.dummy))]);
        rows.push(dummy);
    }
    columns(rows, &[1, 2, 3, 4, 5])
}

/// The own cards in production, one line each: which have run, and what they do.
fn engine(words: &Words, view: &View, seat: Seat) -> Vec<Line<'static>> {
    let ready = match &view.phase {
        Phase::Production(shifts) => shifts[seat].ready,
        Phase::Auction { .. } | Phase::Compensation { .. } | Phase::Over => 0,
    };
    let quiet = Style::new().fg(Color::DarkGray);
    let mut rows = vec![vec![
        vec![],
        vec![label(words.text("furnace-label-engine"))],
        vec![label(words.text("furnace-label-basic"))],
        vec![label(words.text("furnace-label-additional"))],
    ]];
    let player = &view.players[seat];
    for (at, machine) in player.engine.iter().enumerate() {
        let has_run = ready & (1 << at) == 0;
        let style = if has_run { quiet } else { Style::new() };
        let effects = effects(words, view, seat, machine.card);
        let cells = match machine.card {
            Card::StartUp(_) => vec![vec![Span::styled(words.row(effects), style)]],
            Card::Company(_) => {
                let [basic, additional] = [0, 1].map(|index| effects.get(index).cloned().unwrap_or_default());
                let additional =
                    if machine.upgraded { Span::styled(additional, style) } else { label(format!("({additional})")) };
                vec![vec![Span::styled(basic, style)], vec![additional]]
            }
        };
        let mark = if has_run { label("✓") } else { bold("·") };
        let name = words.furnace_card(view.options.cards, machine.card);
        rows.push([vec![vec![mark], vec![Span::styled(name, style)]], cells].concat());
    }
    columns(rows, &[])
}

/// What a player's capitalist can do.
fn boss(words: &Words, view: &View, seat: Seat) -> Option<String> {
    Some(capitalist(words, view, seat)?.join(": "))
}

/// A player's capitalist and cards in small: effects that work, upgrades that are missing in brackets.
fn summary(words: &Words, people: &People, view: &View, seat: Seat) -> Vec<Line<'static>> {
    let player = &view.players[seat];
    let mut parts: Vec<String> = boss(words, view, seat).into_iter().collect();
    for machine in &player.engine {
        let effects = effects(words, view, seat, machine.card);
        parts.push(match (machine.card, &effects[..]) {
            (Card::Company(_), [basic, additional]) if !machine.upgraded => format!("{basic} ({additional})"),
            (Card::StartUp(_) | Card::Company(_), all) => words.row(all.iter().map(String::as_str)),
        });
    }
    wrap(&parts, people, seat)
}

/// The parts with bars between them, in lines of at most 76 columns after the player's sign.
fn wrap(parts: &[String], people: &People, seat: Seat) -> Vec<Line<'static>> {
    let sign = Span::styled(format!(" {} ", seat_sign(seat)), seat_span(people, seat).style);
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if line.width() + part.width() + 3 <= 74 => {
                line.push_str(" | ");
                line.push_str(part);
            }
            Some(_) | None => lines.push(part.clone()),
        }
    }
    let indent = |index: usize| if index == 0 { sign.clone() } else { Span::raw("   ") };
    lines.into_iter().enumerate().map(|(index, line)| Line::from(vec![indent(index), Span::raw(line)])).collect()
}
