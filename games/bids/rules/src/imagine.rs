use table::{BySeat, Deck, Imagine, MAX_SEATS, Rng, Seat};

use crate::card::{Card, POINT_CARDS};
use crate::options::{HAND, MOST_ROUNDS};
use crate::pile::Pile;
use crate::view::View;
use crate::{Bids, Pack};

/// The most cards that lie in hands at once.
const IN_HANDS: usize = MAX_SEATS * HAND as usize;

impl Imagine for Bids {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let mut game = Self::empty(view.rules);
        let (pool, pile) = divide(view, rng);
        game.hands = deal(view, pool);
        game.pile = pile;
        game.phase = view.phase;
        game.round = view.round;
        game.turn = view.turn;
        game.opener = view.opener;
        game.starter = view.starter;
        game.stake = view.stake;
        game.bids = view.bids.iter().copied().collect();
        game.won = view.won.iter().map(|won| (won.card, won.owner)).collect();
        game.gone = view.gone;
        game.lowest_wins = view.lowest_wins;
        game.alliance = view.alliance;
        game.lucky = view.lucky;
        for (result, points) in game.results.iter_mut().zip(&view.results).take(MOST_ROUNDS.into()) {
            *result = *points;
        }
        game
    }
}

/// Divides the unseen cards among the other hands and the pile; what is left over is out of play.
///
/// How many point cards are in hands follows from the length of the pile, which everyone sees;
/// the Ally is always in a hand.
fn divide(view: &View, rng: &mut Rng) -> (Deck<Card, IN_HANDS>, Pile) {
    let unseen = view.unseen();
    let mut black: Deck<Card, POINT_CARDS> = unseen.black().iter().collect();
    black.shuffle(rng);
    let unknown_in_pile = usize::from(view.pile).saturating_sub(view.under.len() + view.somewhere.len());
    let mut above: Deck<Card, POINT_CARDS> = view.somewhere.iter().collect();
    above.extend((0..unknown_in_pile).filter_map(|_| black.draw()));
    above.shuffle(rng);

    let mut pool: Deck<Card, IN_HANDS> = black.cards().iter().copied().collect();
    if unseen.contains(Card::ALLY) {
        pool.put(Card::ALLY);
    }
    let held: usize = view.in_hand.values().iter().map(|count| usize::from(*count)).sum();
    let others = held.saturating_sub(view.hand.len());
    let mut coloured: Deck<Card, 64> = unseen.both(view.rules.coloured()).iter().collect();
    coloured.shuffle(rng);
    let missing = others.saturating_sub(pool.len());
    pool.extend((0..missing).filter_map(|_| coloured.draw()));
    pool.shuffle(rng);
    (pool, Pile::partly_known(&view.under, above.cards(), view.somewhere))
}

fn deal(view: &View, mut pool: Deck<Card, IN_HANDS>) -> BySeat<Pack> {
    BySeat::new(view.rules.seats, |seat: Seat| {
        if view.viewer.seat() == Some(seat) {
            view.hand
        } else {
            (0..view.in_hand[seat]).filter_map(|_| pool.draw()).collect()
        }
    })
}
