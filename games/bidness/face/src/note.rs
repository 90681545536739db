//! What is to be known before something is done: what it would borrow, and who wins ties.

use bidness::{Action, Asking, IOU, Lawsuit, View, Workplace};
use table::{Item, Seat};
use words::{Describe as _, People, Words};

use crate::Face;

/// When money has to be paid.
#[derive(Clone, Copy)]
enum When {
    Now,
    /// Where the auction is won.
    Bought,
    /// Where the other side agrees.
    Settled,
    /// Where the case is lost.
    Lost,
}

/// A sum that a choice may cost.
struct Cost {
    dollars: u32,
    when: When,
}

/// What is to be known about a line of the menu.
pub(crate) fn note(words: &Words, people: &People, view: &View, item: &Item<Action>) -> Option<String> {
    let seat = view.viewer.seat()?;
    let tableau = Face::tableau(words, people, view);
    let printed = tableau.printed(|action| item.contains(*action)).map(str::to_owned);
    let court = is_of_court(view, item.nth(0)).then(|| words.text("bidness-note-court"));
    let parts = [printed, court, borrowing(words, view, seat, item)];
    parts
        .into_iter()
        .flatten()
        .reduce(|first, second| words.say("bidness-note-both", &[("first", first.into()), ("second", second.into())]))
}

/// Whether somebody decides about a case that may come before the judge.
const fn is_of_court(view: &View, action: Action) -> bool {
    matches!(action, Action::Damages(_) | Action::Trial | Action::Reject)
        && matches!(view.asking, Asking::Damages { .. } | Asking::Suit(_))
}

/// What would be borrowed.
fn borrowing(words: &Words, view: &View, seat: Seat, item: &Item<Action>) -> Option<String> {
    let workplace = &view.workplaces[seat];
    let most = cost(view, seat, item.nth(usize::MAX))?;
    let ious = borrowed(workplace, most.dollars);
    if ious == 0 {
        return None;
    }
    let limit = ("limit", view.options.cards.rules.debt_limit.into());
    if item.len() > 1 {
        let args = [("cash", workplace.cash.into()), ("ious", workplace.ious.into()), limit];
        return Some(words.say("bidness-note-beyond", &args));
    }
    let when = match most.when {
        When::Now => "now",
        When::Bought => "bought",
        When::Settled => "settled",
        When::Lost => "lost",
    };
    let args = [
        ("when", when.into()),
        ("borrowed", (ious * IOU).into()),
        ("debts", words.say("bidness-ious", &[("count", ious.into())]).into()),
        ("all", (u32::from(workplace.ious) + ious).into()),
        limit,
    ];
    Some(words.say("bidness-note-borrow", &args))
}

/// How many IOUs it takes to pay so much.
fn borrowed(workplace: &Workplace, dollars: u32) -> u32 {
    dollars.saturating_sub(workplace.cash).div_ceil(IOU)
}

/// What an action costs whoever does it, now or if things go so.
fn cost(view: &View, seat: Seat, action: Action) -> Option<Cost> {
    let set = &view.options.cards;
    let (dollars, when) = match (action, view.asking) {
        (Action::Play(card), _) => (set[card].cost, When::Now),
        (Action::Target(_), Asking::Target { card }) => (set[card].cost, When::Now),
        (Action::Bid(dollars), _) => (dollars, When::Bought),
        (Action::Damages(dollars), Asking::Damages { lawsuit: Lawsuit::Negligence, .. }) => (dollars, When::Lost),
        (Action::Trial | Action::Reject, Asking::Suit(suit)) if suit.lawsuit == Lawsuit::Negligence => {
            (suit.damages, When::Lost)
        }
        (Action::Offer(dollars), _) => (dollars, When::Settled),
        (Action::Accept, Asking::Suit(suit)) if suit.defendant == seat => (suit.ask?, When::Now),
        (Action::PaySalaries, _) => (view.workplaces[seat].salaries(set), When::Now),
        _ => return None,
    };
    Some(Cost { dollars, when })
}

#[cfg(test)]
mod tests {
    use bidness::{Auction, Bag, Bid, Bidness, Card, Options, Suit};
    use table::{Game as _, Match, Seats, Seed, Viewer};
    use words::{Language, Speak as _};

    use super::*;

    const ME: Seat = seat(0);
    const OTHER: Seat = seat(1);

    const fn seat(index: u8) -> Seat {
        Seat::new(index).expect("a seat")
    }

    /// What the first of two sees, with $40 and three IOUs.
    fn asked(asking: Asking) -> View {
        let (table, _) = Match::<Bidness>::new(Options::default(), 2, Seed::from_text("notes")).expect("a table");
        let mut view = View { asking, turn: ME, ..table.state().view(Viewer::Seat(ME)) };
        (view.workplaces[ME].cash, view.workplaces[ME].ious) = (40, 3);
        view
    }

    fn noted(view: &View, item: &Item<Action>) -> Option<String> {
        let people = People { names: vec!["You".to_owned(), "Bo".to_owned()], me: Some(ME) };
        note(&Face::strict(Language::English), &people, view, item)
    }

    fn suit(lawsuit: Lawsuit, damages: u32) -> Suit {
        Suit { lawsuit, plaintiff: OTHER, defendant: ME, damages, ask: Some(150), offer: None, to_answer: ME }
    }

    #[test]
    fn a_bid_says_what_it_would_borrow_before_it_is_made() {
        let bid = Some(Bid { seat: OTHER, dollars: 20 });
        let view = asked(Asking::Auction(Auction {
            card: Card::Engineer,
            seller: OTHER,
            active: Seats::all(2),
            bid,
            to_bid: ME,
        }));
        assert_eq!(noted(&view, &Item::One(Action::Bid(40))), None, "that much is there");
        // $50 are $10 short, $150 are $110 short: one IOU and two, on top of three.
        let one = "If you win the card, you borrow $100: 1 IOU more, 4 of at most 6.";
        assert_eq!(noted(&view, &Item::One(Action::Bid(50))).as_deref(), Some(one));
        let two = "If you win the card, you borrow $200: 2 IOUs more, 5 of at most 6.";
        assert_eq!(noted(&view, &Item::One(Action::Bid(150))).as_deref(), Some(two));
        let range = Item::Amount { of: Action::Bid(0), min: 30, max: 340, step: 10 };
        let beyond = "Whatever goes beyond your $40 you borrow, $100 for each IOU; you have 3 of at most 6.";
        assert_eq!(noted(&view, &range).as_deref(), Some(beyond));
        let range = Item::Amount { of: Action::Bid(0), min: 30, max: 40, step: 10 };
        assert_eq!(noted(&view, &range), None);
    }

    #[test]
    fn a_card_of_the_hand_says_what_is_printed_on_it_and_what_it_would_borrow() {
        let mut view = asked(Asking::Turn);
        view.hand = [Card::AdBlitz, Card::Engineer].into_iter().collect::<Bag>();
        let printed = "Bonus, $30. +3 marketing this round";
        assert_eq!(noted(&view, &Item::One(Action::Play(Card::AdBlitz))).as_deref(), Some(printed));
        view.workplaces[ME].cash = 20;
        let both = format!("{printed}. You borrow $100: 1 IOU more, 4 of at most 6.");
        assert_eq!(noted(&view, &Item::One(Action::Play(Card::AdBlitz))), Some(both));
        assert_eq!(noted(&view, &Item::One(Action::Pass)), None);
    }

    #[test]
    fn whoever_may_go_to_court_hears_who_wins_ties_and_what_a_loss_would_borrow() {
        let ties = "In court a tie is the defendant's.";
        let view = asked(Asking::Suit(suit(Lawsuit::Libel, 2)));
        assert_eq!(noted(&view, &Item::One(Action::Reject)).as_deref(), Some("In court a tie is the defendant's"));
        // To settle for $150 takes two IOUs, to lose $60 one.
        let settled = "You borrow $200: 2 IOUs more, 5 of at most 6.";
        assert_eq!(noted(&view, &Item::One(Action::Accept)).as_deref(), Some(settled));
        let view = asked(Asking::Suit(suit(Lawsuit::Negligence, 60)));
        let lost = format!("{ties} If you lose the case, you borrow $100: 1 IOU more, 4 of at most 6.");
        assert_eq!(noted(&view, &Item::One(Action::Reject)), Some(lost));
        let offered = "If it is accepted, you borrow $100: 1 IOU more, 4 of at most 6.";
        assert_eq!(noted(&view, &Item::One(Action::Offer(50))).as_deref(), Some(offered));
    }
}
