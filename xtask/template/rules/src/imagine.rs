use table::{Deck, Imagine, Rng, Sealed, Seats, Viewer};

use crate::{MOST_PRIZES, Pennies, Phase, View};

/// Bots think about games that they imagine: what their view shows is so, everything else is as chance has it.
impl Imagine for Pennies {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let mut pile: Deck<u8, MOST_PRIZES> = view.unseen().into_iter().collect();
        pile.shuffle(rng);
        Self {
            options: view.options,
            phase: phase(view, rng),
            round: view.round,
            gavel: view.gavel,
            pile,
            coins: view.coins,
            bank: view.bank,
            won: view.won.iter().copied().collect(),
            last: view.last,
        }
    }
}

fn phase(view: &View, rng: &mut Rng) -> Phase {
    let Some(prize) = view.prize else { return Phase::Over };
    let everybody = Seats::all(view.seats());
    let mut bids = Sealed::ask(view.seats(), everybody);
    for seat in everybody.minus(view.waiting) {
        let any = rng.below(u32::from(view.coins[seat]) + 1) as u8;
        let own = view.bid.filter(|_| view.viewer == Viewer::Seat(seat));
        bids.answer(seat, own.unwrap_or(any));
    }
    Phase::Bidding { prize, bids }
}
