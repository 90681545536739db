//! What everything turns on, question by question.

use bidness::{Action, Asking, Auction, Card, Lawsuit, Suit, View};
use table::{Seat, Seats};
use words::{Fact, Group, Piece, Share, Words};

use crate::speak::percent;
use crate::{Nouns as _, Printed as _};

/// What is being decided, and how far that has come.
pub(crate) fn at_issue(words: &Words, view: &View) -> Vec<Group<Action>> {
    match view.asking {
        Asking::Discard { waiting, answered, own: _ } => {
            vec![Group::sealed(words.text("bidness-fact-laying"), waiting, answered).chief()]
        }
        Asking::Turn => vec![turns(words, view).chief()],
        Asking::Target { card } => {
            vec![card_of(words, view, card, view.turn, "bidness-fact-played"), turns(words, view)]
        }
        Asking::Damages { lawsuit, defendant } => {
            let case = Case { lawsuit, plaintiff: view.turn, defendant };
            vec![case.writ(words, view), case.terms(words, view, None), case.sides(words, view)]
        }
        Asking::Auction(auction) => bidding(words, view, &auction),
        Asking::Suit(suit) => {
            let case = Case { lawsuit: suit.lawsuit, plaintiff: suit.plaintiff, defendant: suit.defendant };
            vec![case.writ(words, view), case.terms(words, view, Some(&suit)), case.sides(words, view)]
        }
        Asking::Salaries { settled } => vec![salaries(words, view, settled)],
        Asking::Debts { waiting, answered, own } => debts(words, view, [waiting, answered], own),
        Asking::Over => vec![finish(words, view)],
    }
}

/// The card that lies in the middle, with what it is there for.
fn card_of(words: &Words, view: &View, card: Card, by: Seat, title: &str) -> Group<Action> {
    let piece = Piece::new(words.bidness_card(card)).saying(words.bidness_printed(card, &view.options.cards)).of(by);
    Group::pieces(words.text(title), vec![piece]).chief()
}

/// Everybody from the first player on, with the cards that are left.
fn turns(words: &Words, view: &View) -> Group<Action> {
    let share = |seat: Seat| {
        let note = match (view.turn == seat, view.has_passed(seat)) {
            (true, _) => words.text("bidness-page-to-play"),
            (false, true) => words.text("bidness-page-passed"),
            (false, false) => String::new(),
        };
        let value = words.say("bidness-page-hand-size", &[("count", view.hand_sizes[seat].into())]);
        Share { seat, value, note, leads: false }
    };
    let seats = view.first.around(view.workplaces.seats());
    Group::seats(words.text("bidness-page-order"), seats.map(share).collect())
}

/// What is for sale, how high the bids are, and who bids on.
fn bidding(words: &Words, view: &View, auction: &Auction) -> Vec<Group<Action>> {
    let highest = auction.bid.map_or_else(|| words.text("bidness-fact-none"), |bid| format!("${}", bid.dollars));
    let facts = vec![
        Fact::new(words.text("bidness-fact-highest"), highest),
        Fact::new(words.text("bidness-fact-next"), format!("${}", auction.least())),
    ];
    let set = &view.options.cards;
    let inside = |seat: Seat| {
        let bid = auction.bid.filter(|bid| bid.seat == seat);
        let note = match bid {
            Some(_) => words.text("bidness-page-leads"),
            None if auction.to_bid == seat => words.text("bidness-page-to-bid"),
            None => String::new(),
        };
        let means = view.workplaces[seat].capacity(set);
        let limit = || words.say("bidness-fact-up-to", &[("dollars", means.into())]);
        Share { seat, value: bid.map_or_else(limit, |bid| format!("${}", bid.dollars)), note, leads: bid.is_some() }
    };
    let outside =
        |seat: Seat| Share { seat, value: "–".to_owned(), note: words.text("bidness-fact-dropped"), leads: false };
    let around = || auction.seller.around(view.workplaces.seats());
    let [active, out]: [Vec<Share>; 2] = [
        around().filter(|seat| auction.active.contains(*seat)).map(inside).collect(),
        around().filter(|seat| !auction.active.contains(*seat)).map(outside).collect(),
    ];
    let mut groups = vec![
        card_of(words, view, auction.card, auction.seller, "bidness-fact-for-sale"),
        Group::facts(words.text("bidness-label-auction"), facts),
        Group::seats(words.text("bidness-fact-inside"), active),
    ];
    groups.extend((!out.is_empty()).then(|| Group::seats(words.text("bidness-fact-outside"), out)));
    groups
}

/// Two seats before the judge.
struct Case {
    lawsuit: Lawsuit,
    plaintiff: Seat,
    defendant: Seat,
}

impl Case {
    fn writ(&self, words: &Words, view: &View) -> Group<Action> {
        card_of(words, view, self.lawsuit.card(), self.plaintiff, "bidness-label-suit")
    }

    /// The dice of both sides.
    fn sides(&self, words: &Words, view: &View) -> Group<Action> {
        let side = |seat: Seat, note: &str| {
            let dice = view.workplaces[seat].court_dice();
            let value = words.say("bidness-page-dice", &[("dice", dice.into())]);
            Share { seat, value, note: words.text(note), leads: false }
        };
        let sides =
            vec![side(self.plaintiff, "bidness-fact-plaintiff"), side(self.defendant, "bidness-fact-defendant")];
        Group::seats(words.text("bidness-fact-court"), sides)
    }

    /// What it is about, what was named for a settlement, and how a trial would end.
    fn terms(&self, words: &Words, view: &View, suit: Option<&Suit>) -> Group<Action> {
        let fact = |id: &str, value: String| Fact::new(words.text(id), value);
        let named = |sum: Option<u32>| sum.map_or_else(|| words.text("bidness-fact-nothing"), |sum| format!("${sum}"));
        let mut facts = Vec::new();
        if let Some(suit) = suit {
            facts.push(fact("bidness-fact-damages", words.bidness_amount(suit.lawsuit, suit.damages)));
            facts.push(fact("bidness-fact-asked", named(suit.ask)));
            facts.push(fact("bidness-fact-offered", named(suit.offer)));
        }
        let odds = percent(view, self.plaintiff, self.defendant);
        facts.push(fact("bidness-fact-odds", words.say("bidness-page-percent", &[("odds", odds.into())])));
        Group::facts(words.text("bidness-fact-terms"), facts)
    }
}

/// Salaries that are due, from the first player on.
fn salaries(words: &Words, view: &View, settled: u8) -> Group<Action> {
    let share = |(index, seat): (u8, Seat)| {
        let note = match index {
            index if index < settled => "bidness-page-paid",
            index if index == settled => "bidness-page-chooses",
            _ => "bidness-page-waits",
        };
        let owed = view.workplaces[seat].salaries(&view.options.cards);
        Share { seat, value: format!("${owed}"), note: words.text(note), leads: false }
    };
    let seats = (0..).zip(view.first.around(view.workplaces.seats()));
    Group::seats(words.text("bidness-page-salaries-due"), seats.map(share).collect()).chief()
}

/// Who pays off IOUs, and who cannot.
fn debts(words: &Words, view: &View, [waiting, answered]: [Seats; 2], own: Option<u8>) -> Vec<Group<Action>> {
    let mut groups = vec![Group::sealed(words.text("bidness-page-debts-due"), waiting, answered).chief()];
    groups.extend(own.map(|count| {
        let ious = words.say("bidness-ious", &[("count", count.into())]);
        let fact = Fact::new(words.text("bidness-fact-own-debts"), ious);
        Group::facts(words.text("bidness-label-ious"), vec![fact])
    }));
    let unasked = |seat: &Seat| !waiting.contains(*seat) && !answered.contains(*seat);
    let share = |seat: Seat| {
        let laid_off = view.laid_off.contains(seat);
        let why = if laid_off { "bidness-page-laid-off" } else { "bidness-page-cannot-pay" };
        Share { seat, value: words.text(why), note: String::new(), leads: false }
    };
    let shares: Vec<Share> = Seat::all(view.workplaces.seats()).filter(unasked).map(share).collect();
    groups.extend((!shares.is_empty()).then(|| Group::seats(words.text("bidness-fact-unasked"), shares)));
    groups
}

/// Everybody in the order of finish.
fn finish(words: &Words, view: &View) -> Group<Action> {
    let rank = |seat: Seat| view.places.map_or(1, |places| places.of(seat));
    let mut seats: Vec<Seat> = Seat::all(view.workplaces.seats()).collect();
    seats.sort_by_key(|seat| rank(*seat));
    let share = |seat: Seat| Share {
        seat,
        value: words.say("bidness-page-rank", &[("rank", rank(seat).into())]),
        note: words.say("bidness-ious", &[("count", view.workplaces[seat].ious.into())]),
        leads: rank(seat) == 1,
    };
    Group::seats(words.text("bidness-fact-finish"), seats.into_iter().map(share).collect()).chief()
}
