use table::number::power;
use table::{Advice, BySeat, Heuristic, Menu, Rng, Seat, chances};

use crate::bidding::{Standing, judge};
use crate::card::{Card, Face};
use crate::options::HAND;
use crate::{Action, Bids, Phase};

/// What an unseen point card is worth on average.
const UNSEEN: f32 = 5.0;
/// What it costs to have to bid first in the next turn.
const LEAD: f32 = 0.6;
/// How much of a rival's gain counts as a loss of one's own.
const ENVY: f32 = 0.35;
/// What the very best card of the hand is worth when it is kept for later.
const KEEP: f32 = 5.5;

impl Heuristic for Bids {
    type Memory = ();

    fn advise(&self, seat: Seat, menu: &Menu<Action>, advice: &mut Advice<Self>) {
        match self.phase {
            Phase::Bid | Phase::Over => {
                let turn = Outlook::new(self, seat);
                for action in menu.iter() {
                    let (Action::Bid(card) | Action::Steal(card)) = action;
                    advice.push((action, turn.worth(card)));
                }
            }
            Phase::Steal { .. } => {
                for action in menu.iter() {
                    let (Action::Bid(card) | Action::Steal(card)) = action;
                    advice.push((action, self.worth_stealing(seat, card)));
                }
            }
        }
    }

    /// At the beginning of a round, when all hands are new.
    fn is_settled(&self) -> bool {
        match self.phase {
            Phase::Bid => self.turn == 1 && self.bids.is_empty(),
            Phase::Steal { .. } => false,
            Phase::Over => true,
        }
    }

    fn estimate(&self) -> BySeat<f32> {
        let totals = self.totals();
        let rounds_left = f32::from(self.rules.rounds - self.finished_rounds());
        let points = self.won_points();
        // One round moves a player by about a dozen points, so a lead counts less the more rounds are left.
        let scale = 4.0 + 7.0 * rounds_left.sqrt();
        chances(&BySeat::new(self.rules.seats, |seat| {
            let now = if rounds_left > 0.0 { f32::from(points[seat]) + self.lucky_hope(seat) } else { 0.0 };
            (totals[seat] as f32 + now) / scale
        }))
    }
}

/// One turn as the next bidder sees it in an imagined game.
struct Outlook<'a> {
    game: &'a Bids,
    /// What the winner gets, for this seat and for somebody else, before this seat's own card.
    prize: f32,
    rival_prize: f32,
    /// What this seat loses by winning its first black card.
    lucky_hope: f32,
    /// The points of this seat in this round, and of whoever has the most.
    own: f32,
    best: f32,
}

impl<'a> Outlook<'a> {
    fn new(game: &'a Bids, seat: Seat) -> Self {
        let points = game.won_points();
        let mean = points.values().iter().map(|points| f32::from(*points)).sum::<f32>() / f32::from(game.rules.seats);
        let cards = || game.stake.iter().chain(game.bids.cards().iter().filter(|card| card.is_black()));
        let prize = |own: f32| {
            let plain: f32 = cards().map(|card| card_worth(*card)).sum();
            if cards().any(|card| *card == Card::DOUBLE) { 2.0 * plain + own } else { plain }
        };
        Self {
            game,
            prize: prize(f32::from(points[seat])),
            rival_prize: prize(mean),
            lucky_hope: game.lucky_hope(seat),
            own: f32::from(points[seat]),
            best: f32::from(points.values().iter().copied().max().unwrap_or(0)),
        }
    }

    /// How good it looks to bid `card` now.
    fn worth(&self, card: Card) -> f32 {
        let (win, burn) = self.chances(card);
        let added = if card.is_black() { card_worth(card) } else { 0.0 };
        let rival = 1.0 - win - burn;
        let gain = win * (self.prize + added - self.lucky_hope - LEAD);
        let envy = rival * ENVY * (self.rival_prize + added);
        gain - envy - burn * LEAD - self.keep(card) + self.special(card, rival)
    }

    /// The chance that `card` wins the turn, and that it burns it.
    fn chances(&self, card: Card) -> (f32, f32) {
        if self.game.rules.colour_bids {
            return self.colour_chances(card);
        }
        let Some(mine) = self.game.strength(card) else { return (0.0, 0.05) };
        let best = self.game.bids.cards().iter().filter_map(|bid| self.game.strength(*bid)).max();
        let (mut win, mut burn) = match best {
            Some(best) if best > mine => return (0.0, 0.05),
            Some(best) if best == mine => (0.0, 1.0),
            Some(_) | None => (1.0, 0.0),
        };
        // Whoever comes later overbids the more eagerly, the more there is to win.
        let eagerness = (0.35 + 0.11 * self.rival_prize).clamp(0.1, 1.6);
        let later = self.game.bids.len() + 1..usize::from(self.game.rules.seats);
        for other in later.map(|index| self.game.seat_of_bid(index)) {
            let hand = self.game.hands[other];
            let size = hand.len().max(1) as f32;
            let (mut above, mut equal) = (0.0, 0.0);
            for strength in hand.iter().filter_map(|card| self.game.strength(card)) {
                above += f32::from(u8::from(strength > mine));
                equal += f32::from(u8::from(strength == mine));
            }
            let beaten = (above / size * eagerness).min(0.95);
            let tied = (equal / size * eagerness).min(1.0 - beaten);
            burn = burn * (1.0 - beaten) + win * tied;
            win *= 1.0 - beaten - tied;
        }
        (win, burn)
    }

    /// The same for Colour Bids, where every later card can change the colours: by trying a few of them out.
    fn colour_chances(&self, card: Card) -> (f32, f32) {
        const TRIES: u32 = 12;
        let game = self.game;
        let mut rng = Rng::fast(u64::from(game.turn) * 131 + game.bids.len() as u64);
        let (mut won, mut burned) = (0.0, 0.0);
        for _ in 0..TRIES {
            let mut bids = game.bids;
            bids.put(card);
            for index in bids.len()..usize::from(game.rules.seats) {
                let hand = game.hands[game.seat_of_bid(index)];
                bids.extend(hand.iter().nth(rng.below(hand.len() as u32) as usize));
            }
            match judge(bids.cards(), game.stake, true, game.lowest_wins) {
                Standing::Leads(index) if index == game.bids.len() => won += 1.0,
                Standing::Leads(_) => {}
                Standing::Burns { .. } => burned += 1.0,
            }
        }
        (won / TRIES as f32, burned / TRIES as f32)
    }

    /// What the card would be worth in a later turn.
    fn keep(&self, card: Card) -> f32 {
        let turns_left = HAND.saturating_sub(self.game.turn);
        let Some(strength) = self.game.strength(card).filter(|_| turns_left > 0) else { return 0.0 };
        let highest = f32::from(self.game.rules.highest);
        let rank = if self.game.lowest_wins {
            (highest + 1.0 + f32::from(strength)) / highest
        } else {
            f32::from(strength) / highest
        };
        KEEP * power(rank.clamp(0.0, 1.0), 3)
    }

    /// What a card without a number does for the player who lays it down.
    fn special(&self, card: Card, rival: f32) -> f32 {
        match card.face() {
            // Half of what a rival has more than oneself, likelier to be much the later it is.
            Face::Ally => rival * (0.5 * (self.best - self.own) + 0.3 * (UNSEEN - self.lucky_hope)),
            // Somebody else will double: best while they have little.
            Face::Double => -ENVY * self.best * 0.5,
            Face::Thief => -1.5 - 0.2 * self.own,
            Face::Number(..) | Face::MinusFive | Face::Shuffle | Face::Lowest | Face::Surprise => 0.0,
        }
    }
}

impl Bids {
    /// The strength of a card as a bid under the rule of the moment.
    fn strength(&self, card: Card) -> Option<i8> {
        card.value().map(|value| if self.lowest_wins { -value } else { value })
    }

    /// What a player without black cards may still hope for as a lucky loser.
    fn lucky_hope(&self, seat: Seat) -> f32 {
        if self.is_allied(seat) || self.won.cards().iter().any(|(_, owner)| *owner == seat) {
            return 0.0;
        }
        let chance = 0.2 + 0.08 * f32::from(self.turn.saturating_sub(1));
        chance * f32::from(self.rules.lucky_loser) * f32::from(self.lucky[seat] + 1)
    }

    fn worth_stealing(&self, seat: Seat, card: Card) -> f32 {
        let owner = self.won.cards().iter().find(|(won, _)| *won == card).map_or(seat, |(_, owner)| *owner);
        let before = self.won_points();
        let mut after = self.clone();
        after.won = self.won.cards().iter().copied().filter(|(won, _)| *won != card).collect();
        after.won.put((card, seat));
        let after = after.won_points();
        let gain = |seat: Seat| f32::from(after[seat]) - f32::from(before[seat]);
        gain(seat) - ENVY * gain(owner)
    }
}

fn card_worth(card: Card) -> f32 {
    match card.face() {
        Face::Number(_, value) => f32::from(value),
        Face::MinusFive => -5.0,
        Face::Thief => 4.0,
        Face::Surprise => UNSEEN,
        Face::Double | Face::Shuffle | Face::Lowest | Face::Ally => 0.0,
    }
}
