use bidness::{Action, Asking, Lawsuit, Suit, View};

use crate::speak::percent;

/// Where whoever names a sum from the least to the most would begin.
///
/// Bids and offers rise, asks come down, and one sues for the most where one is as likely to win as to lose.
#[must_use]
pub fn opening(view: &View, of: Action, [least, most]: [u32; 2]) -> u32 {
    let sum = match (of, view.asking) {
        (Action::Damages(_), Asking::Damages { defendant, .. }) if percent(view, view.turn, defendant) >= 50 => most,
        (Action::Ask(_), Asking::Suit(Suit { ask: None, lawsuit: Lawsuit::Negligence, damages, .. })) => damages,
        (Action::Ask(_), Asking::Suit(Suit { ask: None, .. })) => least + (most - least) / 2,
        (Action::Ask(_), _) => most,
        _ => least,
    };
    sum.clamp(least, most)
}

#[cfg(test)]
mod tests {
    use bidness::{Bidness, Card, Options};
    use table::{Game as _, Match, Seat, Seed, Viewer};

    use super::*;

    #[test]
    fn suits_begin_with_the_most_where_the_odds_are_good_and_asks_come_down() {
        let [me, other] = [0, 1].map(|index| Seat::new(index).expect("a seat"));
        let (table, _) = Match::<Bidness>::new(Options::default(), 2, Seed::from_text("sums")).expect("a table");
        let lawsuit = Lawsuit::Negligence;
        let asking = Asking::Damages { lawsuit, defendant: other };
        let mut view = View { asking, turn: me, ..table.state().view(Viewer::Seat(me)) };
        // Two dice against two lose more often than not, since ties are lost; three against two win.
        assert_eq!(opening(&view, Action::Damages(0), [10, 90]), 10);
        view.workplaces[me].cards.add(Card::Lawyer);
        assert_eq!(opening(&view, Action::Damages(0), [10, 90]), 90);
        let mut suit =
            Suit { lawsuit, plaintiff: me, defendant: other, damages: 60, ask: None, offer: None, to_answer: me };
        view.asking = Asking::Suit(suit);
        assert_eq!(opening(&view, Action::Ask(0), [10, 300]), 60, "what is sued for");
        assert_eq!(opening(&view, Action::Ask(0), [10, 40]), 40, "no more than there is");
        (suit.ask, suit.offer) = (Some(60), Some(20));
        view.asking = Asking::Suit(suit);
        assert_eq!(opening(&view, Action::Ask(0), [30, 50]), 50);
        assert_eq!(opening(&view, Action::Offer(0), [30, 50]), 30);
        assert_eq!(opening(&view, Action::Bid(0), [30, 50]), 30);
    }
}
