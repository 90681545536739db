use bidness::{Action, Asking, Auction, Bag, Card, Employee, Known, Suit, View};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};
use table::{Item, Seat};
use terminal::{Draw, columns, label, seat_span};
use unicode_width::UnicodeWidthStr as _;
use words::{People, Words};

use crate::Nouns as _;
use crate::describe::{sales, whereabouts};
use crate::note::note;
use crate::opening::opening;

/// The widest line.
const WIDTH: usize = 78;
/// How far the text of a labelled line is indented.
const INDENT: usize = 12;

impl Draw for crate::Face {
    fn legend(words: &Words) -> Vec<String> {
        ["bidness-legend-columns", "bidness-legend-ties"].map(|id| words.text(id)).to_vec()
    }

    fn note(words: &Words, people: &People, view: &View, item: &Item<Action>) -> Option<String> {
        note(words, people, view, item)
    }

    fn opening(view: &View, item: &Item<Action>) -> u32 {
        match *item {
            Item::Amount { of, min, max, .. } => opening(view, of, [min, max]),
            Item::One(_) => 0,
        }
    }

    fn table(words: &Words, people: &People, views: &[View]) -> Text<'static> {
        let Some(view) = views.first() else { return Text::default() };
        let mut lines = workplaces(words, people, view);
        lines.extend(awards(words, people, view));
        lines.extend(bonus_cards(words, people, view));
        lines.push(Line::default());
        lines.extend(at_issue(words, people, view));
        for view in views {
            if let Some(seat) = view.viewer.seat() {
                lines.extend(hand(words, people, view, seat, views.len() > 1));
            }
        }
        lines.extend(known(words, people, views));
        lines.extend(piles(words, people, views));
        Text::from(lines)
    }
}

/// One line for each player: everything that lies before them.
fn workplaces(words: &Words, people: &People, view: &View) -> Vec<Line<'static>> {
    let head = [
        "bidness-label-player",
        "bidness-label-cash",
        "bidness-label-ious",
        "bidness-label-tech",
        "bidness-label-marketers",
        "bidness-label-engineers",
        "bidness-label-lawyers",
        "bidness-label-contracts",
        "bidness-label-hand-size",
        "bidness-label-salaries",
        "bidness-label-earnings",
        "bidness-label-sales",
    ];
    let mut rows = vec![head.map(|id| vec![label(words.text(id))]).to_vec()];
    rows.extend(view.workplaces.iter().map(|(seat, _)| workplace(people, view, seat)));
    columns(rows, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
}

fn workplace(people: &People, view: &View, seat: Seat) -> Vec<Vec<Span<'static>>> {
    let place = &view.workplaces[seat];
    let set = &view.options.cards;
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let number = |count: u32| vec![if count == 0 { label("–") } else { Span::raw(count.to_string()) }];
    let team = Employee::ALL.map(|employee| number(place.employees(employee)));
    let owed = place.salaries(set);
    let short = if owed > place.cash { Style::new().fg(Color::LightRed) } else { Style::new() };
    let ious = if place.ious >= set.rules.debt_limit { bold.fg(Color::LightRed) } else { bold };
    let mut row = vec![
        vec![seat_span(people, seat), label(if view.first == seat { " ①" } else { "" })],
        vec![Span::styled(format!("${}", place.cash), bold)],
        vec![Span::styled(place.ious.to_string(), ious)],
        vec![Span::raw(place.tech.to_string())],
    ];
    row.extend(team);
    row.push(number(place.cards.count(Card::GovernmentContract)));
    row.push(number(u32::from(view.hand_sizes[seat])));
    row.push(vec![Span::styled(format!("${owed}"), short)]);
    row.push(vec![Span::raw(format!("${}", view.earnings(seat).total()))]);
    row.push(vec![Span::raw(sales(view, seat))]);
    row
}

/// Who holds the two awards.
fn awards(words: &Words, people: &People, view: &View) -> Vec<Line<'static>> {
    let awards = [("bidness-label-leader-market", view.market_leader), ("bidness-label-leader-tech", view.tech_leader)];
    let pieces = awards.map(|(id, leader)| {
        let who = leader.map_or_else(|| words.text("bidness-label-no-leader"), |seat| people.name(seat).to_owned());
        format!("{}: {who}", words.text(id))
    });
    labelled(&words.text("bidness-label-awards"), &pieces, " · ")
}

/// The bonus cards of the round, with whom they lie.
fn bonus_cards(words: &Words, people: &People, view: &View) -> Vec<Line<'static>> {
    let bonus = |cards: &Bag| cards.iter().filter(|card| card.is_bonus()).collect::<Bag>();
    let mut pieces = Vec::new();
    for (seat, place) in view.workplaces.iter() {
        let cards = bonus(&place.cards);
        if !cards.is_empty() {
            pieces.push(format!("{}: {}", people.name(seat), words.bidness_cards(cards)));
        }
    }
    if pieces.is_empty() { Vec::new() } else { labelled(&words.text("bidness-label-bonus"), &pieces, " · ") }
}

/// What is being auctioned or fought over.
fn at_issue(words: &Words, people: &People, view: &View) -> Vec<Line<'static>> {
    match view.asking {
        Asking::Auction(auction) => {
            labelled(&words.text("bidness-label-auction"), &[auction_text(words, people, &auction)], "")
        }
        Asking::Suit(suit) => labelled(&words.text("bidness-label-suit"), &[suit_text(words, people, view, &suit)], ""),
        Asking::Discard { .. }
        | Asking::Turn
        | Asking::Target { .. }
        | Asking::Damages { .. }
        | Asking::Salaries { .. }
        | Asking::Debts { .. }
        | Asking::Over => Vec::new(),
    }
}

fn auction_text(words: &Words, people: &People, auction: &Auction) -> String {
    let led = match auction.bid {
        None => "no",
        Some(bid) if people.me == Some(bid.seat) => "me",
        Some(_) => "yes",
    };
    let args = [
        ("card", words.bidness_card(auction.card).into()),
        ("seller", people.someone(words, auction.seller).into()),
        ("led", led.into()),
        ("leader", auction.bid.map_or("", |bid| people.name(bid.seat)).into()),
        ("dollars", auction.bid.map_or(0, |bid| bid.dollars).into()),
        ("active", people.several(words, auction.active).into()),
    ];
    words.say("bidness-label-auction-text", &args)
}

fn suit_text(words: &Words, people: &People, view: &View, suit: &Suit) -> String {
    let known = |sum: Option<u32>| if sum.is_some() { "yes" } else { "no" };
    let args = [
        ("plaintiff", people.name(suit.plaintiff).into()),
        ("defendant", people.name(suit.defendant).into()),
        ("amount", words.bidness_amount(suit.lawsuit, suit.damages).into()),
        ("plaintiff-dice", view.workplaces[suit.plaintiff].court_dice().into()),
        ("defendant-dice", view.workplaces[suit.defendant].court_dice().into()),
        ("asked", known(suit.ask).into()),
        ("ask", suit.ask.unwrap_or(0).into()),
        ("offered", known(suit.offer).into()),
        ("offer", suit.offer.unwrap_or(0).into()),
    ];
    words.say("bidness-label-suit-text", &args)
}

fn hand(words: &Words, people: &People, view: &View, seat: Seat, named: bool) -> Vec<Line<'static>> {
    let title = if named { people.name(seat).to_owned() } else { words.text("bidness-label-hand") };
    let cards: Vec<String> = view.hand.kinds().map(|card| words.bidness_counted(card, view.hand.count(card))).collect();
    if cards.is_empty() { Vec::new() } else { labelled(&title, &cards, &words.text("comma")) }
}

/// What the viewers know of cards that they cannot see.
fn known(words: &Words, people: &People, views: &[View]) -> Vec<Line<'static>> {
    let piece = |known: Known| {
        let places = whereabouts(words, people, known);
        words.say(
            "bidness-label-known-text",
            &[("card", words.bidness_card(known.card).into()), ("places", places.into())],
        )
    };
    let mut lines = Vec::new();
    for view in views.iter().filter(|view| !view.known.is_empty()) {
        let pieces: Vec<String> = view.known.iter().copied().map(piece).collect();
        let pieces = [belonging(people, views, view, &words.row(pieces))];
        lines.extend(labelled(&words.text("bidness-label-known"), &pieces, ""));
    }
    lines
}

/// Where several viewers look on: whose it is.
fn belonging(people: &People, views: &[View], view: &View, text: &str) -> String {
    match view.viewer.seat() {
        Some(seat) if views.len() > 1 => format!("{}: {text}", people.name(seat)),
        Some(_) | None => text.to_owned(),
    }
}

fn piles(words: &Words, people: &People, views: &[View]) -> Vec<Line<'static>> {
    let Some(view) = views.first() else { return Vec::new() };
    let unseen: Vec<String> = views
        .iter()
        .filter_map(|view| Some(belonging(people, views, view, &words.bidness_card(view.unseen?))))
        .collect();
    let laid = match (unseen.len(), views.len()) {
        (0, _) => "no",
        (_, 1) => "mine",
        (_, _) => "ours",
    };
    let args = [
        ("deck", view.deck.into()),
        ("open", view.discard.len().into()),
        ("pile", words.bidness_cards(view.discard).into()),
        ("face-down", view.face_down.len().into()),
        ("laid", laid.into()),
        ("unseen", words.row(unseen).into()),
    ];
    labelled(&words.text("bidness-label-deck-title"), &[words.say("bidness-label-deck", &args)], "")
}

/// A label and pieces behind it, broken into lines that fit.
fn labelled(title: &str, pieces: &[String], between: &str) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    let mut text = String::new();
    let words: Vec<String> = pieces
        .iter()
        .enumerate()
        .flat_map(|(index, piece)| {
            let tail = if index + 1 < pieces.len() { between } else { "" };
            format!("{piece}{tail}").split_inclusive([' ', '、']).map(str::to_owned).collect::<Vec<_>>()
        })
        .collect();
    for word in words {
        if text.width() + word.trim_end().width() > WIDTH - INDENT - 1 {
            lines.push(std::mem::take(&mut text));
        }
        text += &word;
    }
    lines.push(text);
    let line = |(index, text): (usize, String)| {
        let title = if index == 0 { title } else { "" };
        let space = " ".repeat(INDENT.saturating_sub(title.width()));
        Line::from(vec![label(format!(" {title}{space}")), Span::raw(text.trim_end().to_owned())])
    };
    lines.into_iter().enumerate().map(line).collect()
}
