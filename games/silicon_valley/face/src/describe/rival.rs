use silicon_valley::{Action, Employee, PawnColour, Product, Rival, Spot, Symbol, View};
use words::{Group, Piece, Words};

use super::{fact, texts};
use crate::Nouns as _;

/// What belongs to the Rival: its code and its pawns, its temper, its people and its products.
pub(super) fn groups(words: &Words, view: &View) -> Vec<Group<Action>> {
    let Some(rival) = &view.rival else { return Vec::new() };
    let mut groups = vec![board(words, view, rival), temper(words, view, rival)];
    let people = rival.staff.each().map(Employee).map(|id| {
        let mark = if id.is_founder() { words.text("silicon-valley-page-founder") } else { String::new() };
        texts::person(words, view, id).marked(mark).doing(Action::Poach(id))
    });
    let people: Vec<_> = people.collect();
    if !people.is_empty() {
        groups.push(Group::pieces(words.text("silicon-valley-fact-rival-people"), people));
    }
    let tiles =
        [(rival.innovator, "silicon-valley-page-innovator"), (rival.second, "silicon-valley-page-second-mover")];
    let products = tiles.into_iter().flat_map(|(tiles, side)| {
        let piece = move |id: u8| {
            let name = words.silicon_valley_name(&view.cards.product(Product(id)).name);
            Piece::new(name).marked(words.text(side))
        };
        tiles.each().map(piece)
    });
    let products: Vec<_> = products.collect();
    if !products.is_empty() {
        groups.push(Group::pieces(words.text("silicon-valley-fact-rival-products"), products));
    }
    groups
}

/// Its blocks from left to right, where its pawns stand, and its last decision card.
fn board(words: &Words, view: &View, rival: &Rival) -> Group<Action> {
    let blocks = words.silicon_valley_code(rival.row.kinds().iter().copied());
    let blocks = if blocks.is_empty() { words.text("silicon-valley-no-blocks") } else { blocks };
    let mut facts = vec![fact(words, "silicon-valley-fact-rival-row", blocks)];
    for (id, pawn) in [("silicon-valley-fact-white", rival.white), ("silicon-valley-fact-grey", rival.grey)] {
        facts.push(fact(words, id, spot(words, pawn.spot(&view.cards))));
    }
    if let Some(card) = rival.decision.and_then(|card| view.cards.decisions.get(usize::from(card))) {
        let args = [("white", card.white.into()), ("grey", card.grey.into())];
        facts.push(fact(words, "silicon-valley-fact-decision", words.say("silicon-valley-fact-steps", &args)));
    }
    Group::facts(words.text("silicon-valley-label-rival"), facts)
}

/// The attributes from left to right: how far each marker is, and what happens at the end.
fn temper(words: &Words, view: &View, rival: &Rival) -> Group<Action> {
    let piece = |symbol: Symbol| {
        let (at, marker) = (symbol.index(), rival.markers[symbol.index()]);
        let card = &view.cards.personalities[usize::from(rival.personalities[at])];
        let effect = words.silicon_valley_effect(card.effect);
        let args = [("name", words.silicon_valley_name(&card.name).into()), ("effect", effect.into())];
        let steps = words.say("silicon-valley-fact-of", &[("done", marker.into()), ("all", card.at.into())]);
        Piece::new(texts::symbol_name(words, symbol))
            .saying(words.say("silicon-valley-label-temper", &args))
            .marked(steps)
            .leading(marker + 1 >= card.at)
    };
    Group::pieces(words.text("silicon-valley-fact-temper"), Symbol::ALL.map(piece).into())
}

fn spot(words: &Words, spot: Option<Spot>) -> String {
    let (spot, place) = match spot {
        None => ("none", 0),
        Some(Spot::Product(at)) => ("product", at + 1),
        Some(Spot::Hq(at)) => ("hq", at + 1),
        Some(Spot::Employee(at)) => ("employee", at + 1),
        Some(Spot::Vc(at)) => ("vc", at + 1),
    };
    words.say("silicon-valley-fact-spot", &[("spot", spot.into()), ("place", place.into())])
}

/// The Rival's pawn that stands on a place.
pub(super) fn pawn(words: &Words, view: &View, spot: Spot) -> Option<String> {
    let rival = view.rival.as_ref()?;
    let pawns = [(rival.white, PawnColour::White), (rival.grey, PawnColour::Grey)];
    let (_, colour) = pawns.into_iter().find(|(pawn, _)| pawn.spot(&view.cards) == Some(spot))?;
    Some(words.text(match colour {
        PawnColour::White => "silicon-valley-fact-white",
        PawnColour::Grey => "silicon-valley-fact-grey",
    }))
}
