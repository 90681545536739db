//! What auctions and lawsuits come to: seen for a moment on the table as it was, before money and people move.

use bidness::{Asking, Bid, Event, View};

/// The end of an auction, and of a case.
pub(super) fn beats(events: &[Event]) -> Vec<usize> {
    (0..events.len()).filter(|at| is_beat(&events[*at])).collect()
}

fn is_beat(event: &Event) -> bool {
    matches!(
        event,
        Event::Bought { .. }
            | Event::Unsold { .. }
            | Event::Settled { .. }
            | Event::Verdict { .. }
            | Event::Headhunted { .. }
    )
}

/// Shows the last bids, and who has dropped out.
pub(super) fn perform(view: &mut View, told: &[Event]) {
    let Asking::Auction(auction) = &mut view.asking else { return };
    for event in told {
        if let Event::Bid { seat, dollars } = *event {
            auction.bid = Some(Bid { seat, dollars });
        }
        if let Event::Bought { seat, .. } = *event {
            auction.to_bid = seat;
        }
        if let Event::Dropped { seat, .. } = *event {
            auction.active = auction.active.without(seat);
        }
    }
}

#[cfg(test)]
mod tests {
    use bidness::{Auction, Bidness, Card, Options};
    use table::{Game as _, Match, Seat, Seats, Seed, Viewer};

    use super::*;

    #[test]
    fn whoever_drops_out_last_is_seen_to_before_the_card_is_sold() {
        let [one, two, three] = [0, 1, 2].map(|index| Seat::new(index).expect("a small index"));
        let (table, _) = Match::<Bidness>::new(Options::default(), 3, Seed::from_text("s")).expect("a table");
        let mut view = table.state().view(Viewer::Seat(one));
        let active = Seats::only(one).with(two).with(three);
        view.asking = Asking::Auction(Auction { card: Card::Lawyer, seller: one, active, bid: None, to_bid: three });
        let events = [
            Event::Bid { seat: two, dollars: 20 },
            Event::Dropped { seat: three, forced: true },
            Event::Dropped { seat: one, forced: false },
            Event::Bought { seat: two, card: Card::Lawyer, dollars: 20, to: Some(one) },
        ];
        assert_eq!(beats(&events), [3]);
        perform(&mut view, &events);
        let bid = Some(Bid { seat: two, dollars: 20 });
        // The winner is marked, not whoever would have been asked next.
        let left = Auction { card: Card::Lawyer, seller: one, active: Seats::only(two), bid, to_bid: two };
        assert_eq!(view.asking, Asking::Auction(left));
    }
}
