use bids::{Action, Card, Colour, Phase, Standing, View};
use table::Seat;
use words::{Describe, Fact, Group, Merit, People, Piece, Place, Tableau, Words};

use crate::{Face, Nouns as _};

impl Describe for Face {
    fn when(words: &Words, view: &View) -> String {
        let args = [
            ("round", view.round.into()),
            ("rounds", view.rules.rounds.into()),
            ("turn", view.turn.into()),
            ("turns", bids::HAND.into()),
        ];
        words.say("bids-heading", &args)
    }

    fn tableau(words: &Words, people: &People, view: &View) -> Tableau<Action> {
        let mut middle = Vec::new();
        if view.phase != Phase::Over {
            middle.push(stake(words, view));
            middle.push(Group::pieces(words.text("bids-label-bids"), bids(words, view)));
            let counts = colours(view);
            if !counts.is_empty() {
                let facts = counts.iter().map(|(colour, count)| Fact::new(words.bids_colour(*colour), count));
                middle.push(Group::facts(words.text("bids-label-colours"), facts.collect()));
            }
        }
        middle.push(pile(words, view));
        let card = |card: Card| {
            let text = words.bids_text(card).unwrap_or_default();
            Piece::new(words.bids_card(card)).saying(text).doing(Action::Bid(card))
        };
        Tableau {
            places: Seat::all(view.rules.seats).map(|seat| place(words, people, view, seat)).collect(),
            middle,
            hand: view.hand.iter().map(card).collect(),
        }
    }

    fn merits(words: &Words, view: &View) -> Vec<Merit> {
        let totals = view.totals();
        let total = |seat: Seat| (totals[seat].into(), Some(minus(totals[seat])));
        vec![Merit::new(words.text("bids-label-total"), view.rules.seats, total)]
    }
}

/// What lies before a seat.
fn place(words: &Words, people: &People, view: &View, seat: Seat) -> Place<Action> {
    let fact = |id: &str, value: String| Fact::new(words.text(id), value);
    let mut place = Place::new(fact("bids-label-total", minus(view.totals()[seat])));
    place.facts = vec![
        fact("bids-label-round", minus(view.round_so_far()[seat].into())),
        fact("bids-label-lucky", view.lucky[seat].to_string()),
        fact("bids-label-hand", view.in_hand[seat].to_string()),
    ];
    place.pieces = view.won_by(seat).map(|card| Piece::new(words.bids_card(card)).doing(Action::Steal(card))).collect();
    place.pieces.extend(view.ally_of(seat).map(|ally| {
        let with = people.someone(words, ally);
        Piece::new(words.say("bids-label-allied", &[("with", with.into())]))
    }));
    place
}

/// What the winner of the turn gets.
fn stake(words: &Words, view: &View) -> Group<Action> {
    let card = view.stake.map(|card| Piece::new(words.bids_card(card)).saying(words.row(pot(words, view))));
    Group::pieces(words.text("bids-label-stake"), card.into_iter().collect()).chief()
}

/// The points that lie there, and what the winner may do besides.
pub(crate) fn pot(words: &Words, view: &View) -> Vec<String> {
    let surprise = |card: &Card| *card == Card::SURPRISE;
    let unseen = view.bids.iter().chain(&view.stake).any(surprise);
    let cards = view.bids.iter().chain(view.stake.iter().filter(|_| !unseen)).filter(|card| card.is_black());
    let points: i32 = cards.filter_map(|card| card.value()).map(i32::from).sum();
    let text = words.say("bids-label-worth", &[("points", minus(points).into()), ("count", points.into())]);
    // What a Surprise from a hand has replaced has no effect.
    let replaced = view.bids.contains(&Card::SURPRISE);
    let lies = |card: Card| view.bids.contains(&card) || !replaced && view.stake == Some(card);
    let effects = [
        ("bids-label-unseen", unseen),
        ("bids-label-doubles", lies(Card::DOUBLE)),
        ("bids-label-steals", lies(Card::THIEF)),
    ];
    let mut effects = effects.iter().filter(|(_, applies)| *applies).map(|(id, _)| words.text(id));
    let first = match (effects.next(), points) {
        (Some(effect), 0) => effect,
        (Some(effect), _) => format!("{text} + {effect}"),
        (None, _) => text,
    };
    std::iter::once(first).chain(effects).collect()
}

/// The cards of the turn in bidding order, and the places of those who are still to come.
fn bids(words: &Words, view: &View) -> Vec<Piece<Action>> {
    let leader = match view.standing() {
        Some(Standing::Leads(index)) => Some(index),
        Some(Standing::Burns { .. }) | None => None,
    };
    let bid = |index: usize| {
        let seat = view.bidder(index);
        let Some(&card) = view.bids.get(index) else { return Piece::awaited(seat) };
        let leads = leader == Some(index);
        let mark = if leads { words.text("bids-page-leads") } else { String::new() };
        Piece::new(words.bids_card(card)).of(seat).marked(mark).leading(leads)
    };
    (0..usize::from(view.rules.seats)).map(bid).collect()
}

/// How many cards of each colour were bid, the middle counted as black; nothing where that does not matter.
pub(crate) fn colours(view: &View) -> Vec<(Colour, usize)> {
    if !view.rules.colour_bids || view.phase != Phase::Bid {
        return Vec::new();
    }
    let bid = |colour: Colour| view.bids.iter().filter(|card| card.colour() == colour).count();
    let counts = Colour::ALL.map(|colour| (colour, bid(colour) + usize::from(colour == Colour::Black)));
    counts.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// The pile, and what is known of it.
fn pile(words: &Words, view: &View) -> Group<Action> {
    let mut facts = vec![Fact::new(words.text("bids-fact-pile"), view.pile)];
    let names = |cards: &mut dyn Iterator<Item = Card>| words.row(cards.map(|card| words.bids_card(card)));
    if !view.under.is_empty() {
        facts.push(Fact::new(words.text("bids-fact-under"), names(&mut view.under.iter().rev().copied())));
    }
    if !view.somewhere.is_empty() {
        facts.push(Fact::new(words.text("bids-fact-somewhere"), names(&mut view.somewhere.iter())));
    }
    if view.lowest_wins {
        facts.push(Fact::new(words.text("bids-fact-wins"), words.text("bids-fact-lowest")));
    }
    Group::facts(words.text("bids-fact-title"), facts)
}

/// A number with a true minus.
pub(crate) fn minus(number: i32) -> String {
    number.to_string().replace('-', "−")
}
