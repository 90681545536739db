//! Discs: ivory, the seat's token printed on them, the number in it.

use board::{art, words};
use furnace::{Bid, Bidder, Disc};
use furnace_face::Nouns as _;
use leptos::prelude::*;
use table::Seat;
use words::People;

/// The name under which a disc travels over the table.
pub(super) fn piece(bid: Bid) -> String {
    match bid.bidder {
        Bidder::Seat(seat) => format!("disc-{seat}-{:?}", bid.disc),
        Bidder::Dummy => format!("disc-dummy-{:?}", bid.disc),
    }
}

/// Whose disc it is, in words.
pub(super) fn say(people: &People, bid: Bid) -> String {
    let disc = ("disc", words().furnace_disc(bid.disc).into());
    match bid.bidder {
        Bidder::Seat(seat) => {
            let [who, me] = people.who(seat);
            words().say("furnace-page-disc", &[who, me, disc])
        }
        Bidder::Dummy => words().say("furnace-page-dummy-disc", &[disc]),
    }
}

/// A disc that lies somewhere, in a size and a state that `class` names.
pub(super) fn lying(people: &People, bid: Bid, class: &str) -> AnyView {
    let text = say(people, bid);
    let class = format!("disc {class}{}", if bid.disc == Disc::Neutral { " neutral" } else { "" });
    view! {
        <span class=class data-seat=number(bid.bidder) data-piece=piece(bid) role="img" aria-label=text.clone() title=text>{print(bid)}</span>
    }
    .into_any()
}

/// The shadow of a disc that would be laid.
pub(super) fn ghost(seat: Seat, disc: Disc, top: bool) -> AnyView {
    let bid = Bid { bidder: Bidder::Seat(seat), disc };
    view! { <span class="disc ghost" class:top=top class:neutral=disc == Disc::Neutral data-seat=art::number(seat) aria-hidden="true">{print(bid)}</span> }
        .into_any()
}

/// What is printed on a disc.
pub(super) fn print(bid: Bid) -> AnyView {
    let shape = match bid.bidder {
        Bidder::Seat(seat) => art::shape(seat),
        Bidder::Dummy => "cross",
    };
    view! { {art::sign(shape)} <b>{bid.disc.value()}</b> }.into_any()
}

/// The number of the seat as the style sheets count it; the dummy has the last.
pub(super) fn number(bidder: Bidder) -> String {
    match bidder {
        Bidder::Seat(seat) => art::number(seat),
        Bidder::Dummy => table::MAX_SEATS.to_string(),
    }
}
