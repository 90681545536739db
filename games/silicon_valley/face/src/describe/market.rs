use silicon_valley::{Action, Employee, Hq, Kind, Listing, Owner, Question, Spot, Vc, View};
use words::{Fact, Group, Piece, Words};

use super::{fact, laid, rival, texts};
use crate::Nouns as _;
use crate::speak::shape;

/// What lies open on the board, and the blocks that nobody has.
pub(super) fn groups(words: &Words, view: &View) -> Vec<Group<Action>> {
    let market = &view.market;
    let group = |id: &str, pieces: Vec<Piece<Action>>| Group::pieces(words.text(id), pieces);
    let places = usize::from(view.cards.market.products[usize::from(view.seats().max(2)) - 2]);
    let products = market.products.iter().take(places).enumerate();
    let employees = market.employees.iter().enumerate();
    let hqs = market.hqs.iter().take(usize::from(view.cards.market.hq_row)).enumerate();
    let vcs = market.vcs.iter().take(usize::from(view.cards.market.vc_row)).enumerate();
    let products = products.map(|(at, place)| {
        let spot = Spot::Product(at as u8);
        place.as_ref().map_or_else(|| hole(words, view, spot), |listing| product(words, view, spot, listing))
    });
    let employees = employees.map(|(at, card)| {
        let spot = Spot::Employee(at as u8);
        card.map_or_else(|| hole(words, view, spot), |id| employee(words, view, at, id))
    });
    let hqs =
        hqs.map(|(at, card)| card.map_or_else(|| hole(words, view, Spot::Hq(at as u8)), |id| hq(words, view, id)));
    let vcs =
        vcs.map(|(at, card)| card.map_or_else(|| hole(words, view, Spot::Vc(at as u8)), |id| vc(words, view, id)));
    vec![
        group("silicon-valley-page-products", products.collect()),
        group("silicon-valley-page-talent", employees.collect()),
        group("silicon-valley-page-hqs", hqs.collect()),
        group("silicon-valley-fact-investors", vcs.collect()),
        group("silicon-valley-label-supply", Kind::ALL.map(|kind| block(words, view, kind)).into()),
    ]
}

/// A place without a card, and the Rival's pawn that keeps it so.
fn hole(words: &Words, view: &View, spot: Spot) -> Piece<Action> {
    let pawn = rival::pawn(words, view, spot).unwrap_or_default();
    Piece::new(words.text("silicon-valley-page-empty")).marked(pawn)
}

/// A product to be launched with its grid, or a launched one with the blocks that following takes.
fn product(words: &Words, view: &View, spot: Spot, listing: &Listing) -> Piece<Action> {
    let (id, card) = (listing.product, view.cards.product(listing.product));
    let piece = Piece::new(words.silicon_valley_name(&card.name));
    let pawn = rival::pawn(words, view, spot);
    let marked = |first: Vec<String>| words.row(first.into_iter().chain(pawn));
    let Some(launch) = listing.launch else {
        let grid = super::question::picture(view.cards.grid(id));
        let squares = words.say("silicon-valley-fact-squares", &[("squares", view.cards.grid(id).squares().into())]);
        let text = words.row([grid, texts::tile(words, &card.innovator)].into_iter().filter(|part| !part.is_empty()));
        return piece.saying(text).marked(marked(vec![squares])).doing(Action::Innovate(id));
    };
    let blocks = texts::what(words, "silicon-valley-fact-follow", words.silicon_valley_blocks(launch.blocks));
    let piece = match launch.by {
        Owner::Seat(seat) => piece.of(seat).marked(marked(vec![blocks])),
        Owner::Rival => piece.marked(marked(vec![words.text("silicon-valley-rival-short"), blocks])),
    };
    let opens = (launch.round == view.round)
        .then(|| words.say("silicon-valley-page-opens", &[("round", (launch.round + 1).into())]));
    let text = words.row(opens.into_iter().chain([texts::tile(words, &card.second)]).filter(|part| !part.is_empty()));
    piece.saying(text).doing(Action::SecondMove(id))
}

/// Somebody who can be hired, with what that costs the viewer; the price of the place for a spectator.
fn employee(words: &Words, view: &View, at: usize, id: Employee) -> Piece<Action> {
    let printed = u16::from(view.cards.market.employee_prices[at]);
    let own = view.viewer.seat().map(|seat| view.companies[seat].hiring_price(&view.cards, &view.market, id));
    texts::person(words, view, id).marked(format!("${}", own.unwrap_or(printed))).doing(Action::Hire(id))
}

/// An HQ card with what it costs the viewer, or whoever acts.
fn hq(words: &Words, view: &View, id: Hq) -> Piece<Action> {
    let company = &view.companies[view.viewer.seat().unwrap_or(view.active)];
    let price = company.hq_price(&view.cards);
    texts::hq(words, view.cards.hq(id)).marked(format!("${price}")).doing(Action::Expand(id))
}

/// An investor with the squares that it takes from the viewer; those on the card for a spectator.
fn vc(words: &Words, view: &View, id: Vc) -> Piece<Action> {
    let card = view.cards.vc(id);
    let price = view.viewer.seat().map_or(card.price, |seat| view.companies[seat].funding_price(&view.cards, id));
    let gain = [("cash", card.cash.into()), ("valuation", card.valuation.into())];
    let terms = [
        Some(words.say("silicon-valley-page-gain", &gain)),
        texts::listed(words, "silicon-valley-fact-wants", card.wants),
    ];
    let args = [
        ("terms", words.row(terms.into_iter().flatten()).into()),
        ("power", words.silicon_valley_power_in_full(card.power).into()),
    ];
    Piece::new(words.silicon_valley_name(&card.name))
        .saying(words.say("silicon-valley-fact-vc", &args))
        .marked(words.say("silicon-valley-fact-squares", &[("squares", price.into())]))
        .doing(Action::Fund(id))
}

/// A kind of block with how many nobody has, its shape and its price.
fn block(words: &Words, view: &View, kind: Kind) -> Piece<Action> {
    let action = match view.question {
        Some(Question::Swap(_) | Question::Substitute(_)) => Action::Take(kind),
        Some(_) | None => Action::Outsource(kind),
    };
    let price = format!("${}", view.cards.outsourcing_price(kind));
    Piece::new(words.silicon_valley_kind(kind))
        .saying(words.row([shape(laid(kind)), price]))
        .marked(words.say("silicon-valley-fact-left", &[("count", view.market.supply.count(kind).into())]))
        .doing(action)
}

/// What is still to come, and where salaries rise.
pub(super) fn decks(words: &Words, view: &View) -> Group<Action> {
    let market = &view.market;
    let piles = [
        ("silicon-valley-page-products", market.product_deck),
        ("silicon-valley-page-talent", market.employee_deck),
        ("silicon-valley-page-hqs", market.hq_deck),
        ("silicon-valley-fact-investors", market.vc_deck),
    ];
    let mut facts: Vec<Fact> = piles.iter().map(|(id, pile)| fact(words, id, pile.len())).collect();
    let marks = view.cards.marks().map(|mark| words.silicon_valley_value(&view.cards, u16::from(mark)));
    let marks = words.row(marks);
    if !marks.is_empty() {
        facts.push(fact(words, "silicon-valley-fact-raises", marks));
    }
    Group::facts(words.text("silicon-valley-fact-decks"), facts)
}
