//! Where a disc may lie, and what would come of it.

use furnace::{Bid, Bidder, Disc, Effect, Goods, LotView, Power, View};
use table::Seat;

/// Why a disc may not lie on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hindrance {
    /// As many own discs as allowed lie there.
    Own(Bid),
    /// A disc of that value lies there.
    Same(Bid),
}

/// What would come of a disc on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Nobody can beat it.
    Wins,
    /// It would be the highest, but this one can beat it.
    Leads(Bid),
    /// This one beats it; it is paid.
    Loses(Bid, Pay),
}

/// What a loser gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pay {
    Gets(Goods),
    Processes { effect: Effect, times: u8 },
}

/// Why `disc` of `bidder` may not lie on `lot`, if it may not.
pub(super) fn hindrance(view: &View, bidder: Bidder, lot: &LotView, disc: Disc) -> Option<Hindrance> {
    let mut own = lot.bids.iter().filter(|bid| bid.bidder == bidder);
    if let Some(bid) = own.nth(most(view, bidder) - 1) {
        return Some(Hindrance::Own(*bid));
    }
    let same = lot.bids.iter().find(|bid| bid.disc.value() == disc.value());
    same.map(|bid| Hindrance::Same(*bid))
}

/// What would come of `disc` of `seat` on `lot`, as far as the discs that are left can tell.
pub(super) fn verdict(view: &View, seat: Seat, lot: &LotView, disc: Disc) -> Verdict {
    let better = |bid: &&Bid| bid.disc.value() > disc.value() && bid.bidder != Bidder::Seat(seat);
    if let Some(top) = lot.bids.iter().rev().find(better) {
        return Verdict::Loses(*top, pay(view, seat, lot, disc));
    }
    match rival(view, seat, lot, disc) {
        Some(bid) => Verdict::Leads(bid),
        None => Verdict::Wins,
    }
}

/// How many discs of `bidder` may lie on a card.
pub(super) fn most(view: &View, bidder: Bidder) -> usize {
    let power = match bidder {
        Bidder::Seat(seat) => view.power(seat),
        Bidder::Dummy => None,
    };
    match power {
        Some(Power::DiscsOnACard { most }) => usize::from(most),
        Some(
            Power::NeutralDisc | Power::Compensation { .. } | Power::Income(_) | Power::AdditionalProcessing { .. },
        )
        | None => 1,
    }
}

/// A disc that somebody else still has and that would beat `disc` on `lot`.
fn rival(view: &View, seat: Seat, lot: &LotView, disc: Disc) -> Option<Bid> {
    let hands = view.players.iter().filter(|(other, _)| *other != seat);
    let hands = hands.flat_map(|(other, player)| {
        player.discs.iter().map(move |disc| Bid { bidder: Bidder::Seat(other), disc: *disc })
    });
    let dummy = view.dummy.iter().map(|disc| Bid { bidder: Bidder::Dummy, disc: *disc });
    let mut better = hands.chain(dummy).filter(|bid| bid.disc.value() > disc.value());
    better.find(|bid| hindrance(view, bid.bidder, lot, bid.disc).is_none())
}

/// What a disc of `seat` is paid if it loses on `lot`.
pub(super) fn pay(view: &View, seat: Seat, lot: &LotView, disc: Disc) -> Pay {
    let more = match view.power(seat) {
        Some(Power::Compensation { more }) => more,
        Some(
            Power::NeutralDisc | Power::DiscsOnACard { .. } | Power::Income(_) | Power::AdditionalProcessing { .. },
        )
        | None => 0,
    };
    let multiplier = disc.value() + more;
    match view.options.cards.company(lot.company).compensation {
        Effect::Gain(goods) => Pay::Gets(goods.times(multiplier)),
        effect @ Effect::Process { times, .. } => Pay::Processes { effect, times: times * multiplier },
        effect @ Effect::Upgrade { times, .. } => Pay::Processes { effect, times },
    }
}
