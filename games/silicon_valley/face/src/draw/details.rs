use ratatui::text::{Line, Span, Text};
use silicon_valley::{Employee, Hq, Listing, Owner, Pile, Product, Rival, Symbol, Tile, View};
use table::Seat;
use words::{People, Words};

use super::{Cell, abilities, bold, code, costs, gain, offers, wrapped};
use terminal::{columns, label, seat_span};

use crate::Nouns as _;
use crate::describe::side;

/// How wide a page over the table is on a screen of 80 columns.
const WIDTH: usize = 76;

/// Every company with its people and products, the Rival's temper, and both tiles of every product.
pub(super) fn details(words: &Words, people: &People, view: &View) -> Text<'static> {
    let own = view.viewer.seat();
    let others = view.order.iter().copied().filter(|seat| Some(*seat) != own);
    let mut lines: Vec<Line<'static>> =
        own.into_iter().chain(others).flat_map(|seat| company(words, people, view, seat)).collect();
    if let Some(rival) = &view.rival {
        lines.extend(rival_lines(words, view, rival));
    }
    let marks: Vec<String> =
        view.cards.marks().map(|mark| words.silicon_valley_value(&view.cards, u16::from(mark))).collect();
    let marks = words.say("silicon-valley-label-marks", &[("marks", words.row(marks).into())]);
    lines.push(Line::from(label(format!(" {marks}"))));
    lines.extend(next_order(words, people, view));
    lines.push(Line::from(label(format!(" {}", decks(words, view)))));
    lines.push(Line::default());
    lines.extend(tiles(words, view));
    lines.extend(launches(words, people, view));
    Text::from(lines)
}

/// In which order companies act next, by their tokens on the track: the lowest space first, on one space the topmost.
fn next_order(words: &Words, people: &People, view: &View) -> Vec<Line<'static>> {
    if view.seats() < 2 || view.screens.is_some() {
        return Vec::new();
    }
    let mut order: Vec<Seat> = view.track.moved[..usize::from(view.seats())].iter().rev().copied().collect();
    order.sort_by_key(|seat| view.track.at[*seat]);
    let token = |seat: Seat| {
        let value = words.silicon_valley_value(&view.cards, view.track.at[seat]);
        format!("{} {value}", seat_span(people, seat).content)
    };
    let head = Line::from(label(format!(" {}", words.text("silicon-valley-label-order"))));
    std::iter::once(head).chain(indented(&order.into_iter().map(token).collect::<Vec<_>>(), " · ")).collect()
}

/// How many cards are still to come.
fn decks(words: &Words, view: &View) -> String {
    let market = &view.market;
    let piles = [
        ("products", market.product_deck),
        ("employees", market.employee_deck),
        ("hqs", market.hq_deck),
        ("vcs", market.vc_deck),
    ];
    words.say("silicon-valley-label-decks", &piles.map(|(name, pile)| (name, pile.len().into())))
}

/// Who launched what, and in which round.
fn launches(words: &Words, people: &People, view: &View) -> Vec<Line<'static>> {
    let launched = |place: &Listing| {
        let launch = place.launch?;
        let who = match launch.by {
            Owner::Seat(seat) => people.name(seat).to_owned(),
            Owner::Rival => words.text("silicon-valley-label-rival"),
        };
        let by = words.say("silicon-valley-page-by", &[("who", who.into()), ("round", launch.round.into())]);
        Some(format!("{}: {by}", words.silicon_valley_name(&view.cards.product(place.product).name)))
    };
    let launched: Vec<String> = view.market.products.iter().flatten().filter_map(launched).collect();
    if launched.is_empty() {
        return Vec::new();
    }
    let head = Line::from(label(format!(" {}", words.text("silicon-valley-label-launched"))));
    std::iter::once(head).chain(indented(&launched, " · ")).collect()
}

fn company(words: &Words, people: &People, view: &View, seat: Seat) -> Vec<Line<'static>> {
    let company = &view.companies[seat];
    let room =
        words.say("silicon-valley-label-room", &[("places", company.room.into()), ("slots", company.slots().into())]);
    let mut lines = vec![Line::from(vec![Span::raw(" "), seat_span(people, seat), label(format!("  {room}"))])];
    let mat = &view.cards.mats[usize::from(company.mat)];
    let hqs = std::iter::once(mat).chain(company.hqs.each().map(|id| view.cards.hq(Hq(id))));
    let hqs = hqs.map(|card| format!("{} {}", words.silicon_valley_name(&card.name), offers(words, card)));
    lines.extend(indented(&hqs.collect::<Vec<_>>(), " · "));
    lines.extend(indented(&staff(words, view, company.staff), " · "));
    let products = company.products().each().map(Product).map(|product| {
        let gain = gain(company.ongoing(&view.cards, product));
        let costs = costs(words, company.tile(&view.cards, product));
        let name = words.silicon_valley_name(&view.cards.product(product).name);
        format!("{name}·{} ∞{gain} {costs}", side(company, product))
    });
    lines.extend(indented(&products.collect::<Vec<_>>(), " · "));
    lines
}

fn staff(words: &Words, view: &View, staff: Pile) -> Vec<String> {
    let person = |id: Employee| {
        let card = view.cards.employee(id);
        let name = words.silicon_valley_name(&card.name);
        format!("{name} {}", abilities(words, card, view.salary_tokens(id)).concat())
    };
    staff.each().map(Employee).map(person).collect()
}

fn rival_lines(words: &Words, view: &View, rival: &Rival) -> Vec<Line<'static>> {
    let mut lines = vec![Line::from(bold(format!(" {}", words.text("silicon-valley-label-rival"))))];
    lines.extend(indented(&staff(words, view, rival.staff), " · "));
    let row = words.text("silicon-valley-label-row");
    lines.push(Line::from(label(format!("   {row}"))));
    lines.extend(indented(&code(words, rival), " "));
    for (symbol, marker) in Symbol::ALL.into_iter().zip(rival.markers) {
        let card = &view.cards.personalities[usize::from(rival.personalities[symbol.index()])];
        let letter = words.silicon_valley_symbols([symbol].into_iter().collect());
        let effect = words.silicon_valley_effect(card.effect);
        let name = words.silicon_valley_name(&card.name);
        let text = words.say("silicon-valley-label-temper", &[("name", name.into()), ("effect", effect.into())]);
        lines.push(Line::from(format!("   {letter} {marker}/{} {text}", card.at)));
    }
    lines
}

/// Both tiles of every product on the board.
fn tiles(words: &Words, view: &View) -> Vec<Line<'static>> {
    let heads = ["silicon-valley-label-product", "silicon-valley-label-innovator", "silicon-valley-label-second"];
    let mut rows = vec![heads.map(|head| vec![label(words.text(head))]).to_vec()];
    let tile = |tile: &Tile| -> Cell {
        vec![Span::raw(format!("{} ∞{} {}", gain(tile.instant), gain(tile.ongoing), costs(words, tile)))]
    };
    for place in view.market.products.iter().flatten() {
        let card = view.cards.product(place.product);
        rows.push(vec![vec![bold(words.silicon_valley_name(&card.name))], tile(&card.innovator), tile(&card.second)]);
    }
    columns(rows, &[])
}

fn indented(parts: &[String], between: &str) -> Vec<Line<'static>> {
    wrapped(parts, between, WIDTH - 3).into_iter().map(|line| Line::from(format!("   {line}"))).collect()
}
