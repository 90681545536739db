//! How long an auction takes over days, with orders and without: everybody looks at the table once a day, at an hour of
//! their own, bids in the smallest steps up to what the card is worth to them, and drops out then.
//!
//! `cargo run -p bidness_face --example orders`

use bidness::{Action, Asking, Bidness, Options};
use bidness_face::{Face, Order};
use table::{Choice as _, Game as _, Match, Menu, Rng, Seat, Seed, Viewer};
use words::{Obeyed, Orders as _};

const AUCTIONS: u32 = 1_000;
const SEATS: u8 = 6;
/// Minutes.
const DAY: u32 = 24 * 60;
/// How long an order takes to act, in minutes.
const PAUSE: u32 = 2;

fn main() {
    let mut without: Vec<u32> = (0..AUCTIONS).map(|number| days_of(number, Way::ByHand)).collect();
    let mut with: Vec<u32> = (0..AUCTIONS).map(|number| days_of(number, Way::ByOrder)).collect();
    for (name, minutes) in [("by hand", &mut without), ("by order", &mut with)] {
        minutes.sort_unstable();
        let days = |minutes: u32| f64::from(minutes) / f64::from(DAY);
        let mean = days(minutes.iter().sum::<u32>()) / f64::from(AUCTIONS);
        let at = |share: usize| days(minutes[minutes.len() * share / 100]);
        println!(
            "{name:>8}: {mean:4.1} days on average, half within {:4.1}, nine in ten within {:4.1}",
            at(50),
            at(90)
        );
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    ByHand,
    ByOrder,
}

/// How many minutes the auction of this number takes.
fn days_of(number: u32, way: Way) -> u32 {
    let mut rng = Rng::fast(number.into());
    let mut table = begun(number);
    let Asking::Auction(auction) = asking(&table) else { unreachable!("an auction has begun") };
    let comes: Vec<u32> = (0..SEATS).map(|_| rng.below(DAY)).collect();
    let worth: Vec<u32> = (0..SEATS).map(|_| 10 * rng.below(16)).collect();
    // It begins when its seller has come.
    let began = comes[auction.seller.index()];
    let next = |seat: Seat, now: u32| now + (comes[seat.index()] + DAY - now % DAY) % DAY;
    let (mut now, card) = (began, auction.card);
    while let Asking::Auction(auction) = asking(&table) {
        if auction.card != card {
            break;
        }
        let seat = auction.to_bid;
        // Whoever has been here since it began has left an order.
        let came = next(seat, began);
        now = match way {
            Way::ByOrder if came < now => now + PAUSE,
            Way::ByOrder => came,
            Way::ByHand => next(seat, now),
        };
        let action = decided(&table, seat, worth[seat.index()]);
        table.submit(seat, action).expect("it is on the menu");
        if way == Way::ByHand {
            // A visit is one answer.
            now += 1;
        }
    }
    now - began
}

/// What comes of the order to bid up to so much.
fn decided(table: &Match<Bidness>, seat: Seat, worth: u32) -> Action {
    let view = table.state().view(Viewer::Seat(seat));
    let offers = Face::offers(&view, seat);
    let bid = offers.iter().find(|order| matches!(order, Order::BidUpTo { .. })).map(|order| order.with_amount(worth));
    let drop = offers.iter().find(|order| matches!(order, Order::Drop { .. }));
    let order = bid.filter(|order| offers.contains(*order)).or(drop).expect("one can drop out");
    match Face::obey(order, &view, seat, &table.menu(seat)) {
        Obeyed::Act(action) => action,
        Obeyed::Wait | Obeyed::Lapsed => unreachable!("whoever is asked to bid answers"),
    }
}

fn asking(table: &Match<Bidness>) -> Asking {
    table.state().view(Viewer::Spectator).asking
}

/// A table of six at which an auction has just begun.
fn begun(number: u32) -> Match<Bidness> {
    let seed = Seed::from_text(&format!("auction {number}"));
    let (mut table, _) = Match::<Bidness>::new(Options::default(), SEATS, seed).expect("a table");
    let mut rng = Rng::fast(number.into());
    loop {
        if let Asking::Auction(auction) = asking(&table)
            && auction.bid.is_none()
            && auction.to_bid == auction.seller
        {
            return table;
        }
        let Some(seat) = table.state().to_act().first() else { unreachable!("there is an auction in every game") };
        let menu: Menu<Action> = table.menu(seat);
        table.submit(seat, menu.sample(&mut rng).expect("a choice")).expect("it is on the menu");
    }
}
