use bidness::{Action, Asking, Card, Employee, Known, View};
use table::Seat;
use words::{Describe, Fact, Group, Merit, People, Piece, Place, Tableau, Words};

use crate::issue::at_issue;
use crate::{Face, Nouns as _, Printed as _};

impl Describe for Face {
    fn when(words: &Words, view: &View) -> String {
        let phase = match view.asking {
            Asking::Discard { .. } => "set-up",
            Asking::Turn | Asking::Target { .. } | Asking::Damages { .. } | Asking::Auction(_) | Asking::Suit(_) => {
                "play"
            }
            Asking::Salaries { .. } | Asking::Debts { .. } => "business",
            Asking::Over => "over",
        };
        let args = [("round", view.round.into()), ("limit", view.options.round_limit.into()), ("phase", phase.into())];
        words.say("bidness-heading", &args)
    }

    fn tableau(words: &Words, people: &People, view: &View) -> Tableau<Action> {
        let mut middle = at_issue(words, view);
        middle.push(tokens(words, people, view));
        middle.push(piles(words, view));
        middle.extend((!view.known.is_empty()).then(|| known(words, people, view)));
        Tableau {
            places: Seat::all(view.workplaces.seats()).map(|seat| place(words, view, seat)).collect(),
            middle,
            hand: hand(words, view),
        }
    }

    fn merits(words: &Words, view: &View) -> Vec<Merit> {
        let workplace = |seat: Seat| &view.workplaces[seat];
        // What counts among those who are free of debt, and what among the others.
        let among = |free: bool, seat: Seat, value: i64, said: String| {
            let counts = (workplace(seat).ious == 0) == free;
            if counts { (value, Some(said)) } else { (0, None) }
        };
        let number = |value: u32| (i64::from(value), value.to_string());
        let ious = |seat: Seat| (-i64::from(workplace(seat).ious), Some(workplace(seat).ious.to_string()));
        let net_worth = |seat: Seat| {
            let dollars = workplace(seat).net_worth();
            let sign = if dollars < 0 { "−" } else { "" };
            among(false, seat, dollars.into(), format!("{sign}${}", dollars.unsigned_abs()))
        };
        let tech = |seat: Seat| {
            let (value, said) = number(workplace(seat).tech);
            (value, Some(said))
        };
        let marketing = |seat: Seat| {
            let (value, said) = number(workplace(seat).marketing(&view.options.cards));
            among(true, seat, value, said)
        };
        let cash = |seat: Seat| among(true, seat, workplace(seat).cash.into(), format!("${}", workplace(seat).cash));
        let merit = |id: &str, of: &dyn Fn(Seat) -> (i64, Option<String>)| {
            Merit::new(words.text(id), view.workplaces.seats(), of)
        };
        vec![
            merit("bidness-label-ious", &ious),
            merit("bidness-label-net-worth", &net_worth),
            merit("bidness-label-tech", &tech),
            merit("bidness-label-marketing", &marketing),
            merit("bidness-label-cash", &cash),
        ]
    }
}

/// A workplace: its numbers, and everybody and everything in it.
fn place(words: &Words, view: &View, seat: Seat) -> Place<Action> {
    let (set, workplace) = (&view.options.cards, &view.workplaces[seat]);
    let fact = |id: &str, value: String| Fact::new(words.text(id), value);
    let earnings = view.earnings(seat);
    let mut place = Place::new(fact("bidness-label-cash", format!("${}", workplace.cash)));
    place.facts = vec![
        fact("bidness-label-ious", workplace.ious.to_string()),
        fact("bidness-label-tech", workplace.tech.to_string()),
        fact("bidness-fact-earnings", format!("${}", earnings.total())),
        fact("bidness-fact-sales", sales(view, seat)),
        fact("bidness-page-salaries", format!("${}", workplace.salaries(set))),
        fact("bidness-label-hand-size", view.hand_sizes[seat].to_string()),
    ];
    let piece = |card: Card| {
        let count = workplace.cards.count(card);
        let piece = Piece::new(words.bidness_counted(card, count)).saying(words.bidness_printed(card, set));
        let piece = if card.is_bonus() { piece.marked(words.text("bidness-label-bonus")) } else { piece };
        match laid_off(view, seat, card) {
            Some(employee) => piece.doing(Action::LayOff(employee)),
            None => piece,
        }
    };
    place.pieces = workplace.cards.kinds().map(piece).collect();
    place
}

/// What the earnings of a seat come from: "3×$20+$30".
pub(crate) fn sales(view: &View, seat: Seat) -> String {
    let earnings = view.earnings(seat);
    let contracts = if earnings.contracts > 0 { format!("+${}", earnings.contracts) } else { String::new() };
    format!("{}×${}{contracts}", earnings.units, earnings.price)
}

/// Whom the viewer lays off with this card of a workplace.
fn laid_off(view: &View, seat: Seat, card: Card) -> Option<Employee> {
    let asked = matches!(view.asking, Asking::Salaries { .. }) && view.viewer.seat() == Some(seat);
    Employee::ALL.into_iter().find(|employee| asked && employee.card() == card)
}

/// What one player at a time has: the lead in tech, in marketing, and in the round.
fn tokens(words: &Words, people: &People, view: &View) -> Group<Action> {
    let held = |id: &str, seat: Option<Seat>| Fact::new(words.text(id), holder(words, people, seat));
    let facts = vec![
        held("bidness-page-first", Some(view.first)),
        held("bidness-label-leader-market", view.market_leader),
        held("bidness-label-leader-tech", view.tech_leader),
    ];
    Group::facts(words.text("bidness-fact-tokens"), facts)
}

fn holder(words: &Words, people: &People, seat: Option<Seat>) -> String {
    seat.map_or_else(|| words.text("nobody"), |seat| people.someone(words, seat))
}

/// The deck and the discard pile, as far as they lie open.
fn piles(words: &Words, view: &View) -> Group<Action> {
    let open =
        if view.discard.is_empty() { words.text("bidness-fact-nothing") } else { words.bidness_cards(view.discard) };
    let mut facts = vec![
        Fact::new(words.text("bidness-fact-deck"), view.deck),
        Fact::new(words.text("bidness-fact-face-down"), view.face_down.len()),
    ];
    facts.extend(view.unseen.map(|card| Fact::new(words.text("bidness-fact-unseen"), words.bidness_card(card))));
    facts.push(Fact::new(words.text("bidness-fact-discarded"), open));
    Group::facts(words.text("bidness-label-deck-title"), facts)
}

/// The cards that the viewer cannot see and yet knows of.
fn known(words: &Words, people: &People, view: &View) -> Group<Action> {
    let fact = |known: &Known| Fact::new(words.bidness_card(known.card), whereabouts(words, people, *known));
    Group::facts(words.text("bidness-label-known"), view.known.iter().map(fact).collect())
}

/// Where a known card may be: "Ada's hand or Jun's face-down card".
pub(crate) fn whereabouts(words: &Words, people: &People, known: Known) -> String {
    let place = |id: &str, seat: Seat| words.say(id, &[("who", people.name(seat).into())]);
    let hands = known.hands.map(|seat| place("bidness-label-known-hand", seat));
    let places = hands.chain(known.face_down.map(|seat| place("bidness-label-known-down", seat)));
    let either = |one: String, other: String| {
        words.say("bidness-label-known-or", &[("one", one.into()), ("other", other.into())])
    };
    places.reduce(either).unwrap_or_default()
}

/// The viewer's own cards: each is what one chooses who lays it away, or plays it.
fn hand(words: &Words, view: &View) -> Vec<Piece<Action>> {
    let set = &view.options.cards;
    let mut laid = match view.asking {
        Asking::Discard { own, .. } => own,
        Asking::Turn
        | Asking::Target { .. }
        | Asking::Damages { .. }
        | Asking::Auction(_)
        | Asking::Suit(_)
        | Asking::Salaries { .. }
        | Asking::Debts { .. }
        | Asking::Over => None,
    };
    let piece = |card: Card| {
        let piece = Piece::new(words.bidness_card(card)).saying(words.bidness_printed(card, set));
        let piece = match view.asking {
            Asking::Discard { own: None, .. } => piece.doing(Action::Discard(card)),
            Asking::Turn => piece.doing(Action::Play(card)),
            Asking::Discard { own: Some(_), .. }
            | Asking::Target { .. }
            | Asking::Damages { .. }
            | Asking::Auction(_)
            | Asking::Suit(_)
            | Asking::Salaries { .. }
            | Asking::Debts { .. }
            | Asking::Over => piece,
        };
        // Of equal cards only one has been laid away.
        match laid.take_if(|laid| *laid == card) {
            Some(_) => piece.marked(words.text("bidness-page-laid")),
            None => piece,
        }
    };
    view.hand.iter().map(piece).collect()
}
