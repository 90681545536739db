use table::{Menu, Seat, Seats, Step};

use crate::phase::Phase;
use crate::{Action, Auction, Bid, Bidness, Card, Event, TEN};

impl Bidness {
    /// The seller opens or drops out, then the others follow clockwise.
    pub(crate) fn begin_auction(&mut self, seller: Seat, card: Card, step: &mut Step<Event>) {
        let active = Seats::all(self.seats());
        self.bidding(Auction { card, seller, active, bid: None, to_bid: seller }, step);
    }

    pub(crate) fn offer_bids(&self, auction: &Auction, menu: &mut Menu<Action>) {
        menu.one(Action::Drop);
        menu.amount(Action::Bid(0), auction.least(), self.workplaces[auction.to_bid].capacity(self.set()), TEN);
    }

    pub(crate) fn bid(&mut self, seat: Seat, dollars: u32, step: &mut Step<Event>) {
        let Phase::Auction(mut auction) = self.phase else { unreachable!("one bids in an auction") };
        step.tell(Event::Bid { seat, dollars });
        auction.bid = Some(Bid { seat, dollars });
        auction.to_bid = self.next_active(&auction);
        self.bidding(auction, step);
    }

    pub(crate) fn drop_out(&mut self, seat: Seat, step: &mut Step<Event>) {
        let Phase::Auction(mut auction) = self.phase else { unreachable!("one drops out of an auction") };
        step.tell(Event::Dropped { seat, forced: false });
        auction.active = auction.active.without(seat);
        auction.to_bid = self.next_active(&auction);
        self.bidding(auction, step);
    }

    /// Goes on until somebody has a choice or the auction is decided.
    fn bidding(&mut self, mut auction: Auction, step: &mut Step<Event>) {
        while !auction.active.is_empty() {
            if let Some(bid) = auction.bid
                && auction.active == Seats::only(bid.seat)
            {
                return self.sell_to(bid, &auction, step);
            }
            let seat = auction.to_bid;
            if self.workplaces[seat].capacity(self.set()) >= auction.least() {
                self.phase = Phase::Auction(auction);
                return;
            }
            // Ruling B11: whoever could not pay a higher bid is out.
            step.tell(Event::Dropped { seat, forced: true });
            auction.active = auction.active.without(seat);
            auction.to_bid = self.next_active(&auction);
        }
        self.discard.add(auction.card);
        step.tell(Event::Unsold { card: auction.card });
        self.end_turn(step);
    }

    fn sell_to(&mut self, Bid { seat, dollars }: Bid, auction: &Auction, step: &mut Step<Event>) {
        let to = (seat != auction.seller).then_some(auction.seller);
        self.pay(seat, to, dollars, step);
        self.workplaces[seat].cards.add(auction.card);
        step.tell(Event::Bought { seat, card: auction.card, dollars, to });
        self.award(step);
        self.end_turn(step);
    }

    fn next_active(&self, auction: &Auction) -> Seat {
        let mut seat = auction.to_bid.next(self.seats());
        while seat != auction.to_bid && !auction.active.contains(seat) {
            seat = seat.next(self.seats());
        }
        seat
    }
}
