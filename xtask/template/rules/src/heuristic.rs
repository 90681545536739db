use table::{Advice, BySeat, Game as _, Heuristic, Menu, Seat, chances, logistic};

use crate::{Action, Pennies, Phase};

/// How far a rival's bid usually lies from the fair one, as a part of that.
const SPREAD: f32 = 0.25;

/// By how many points each round to come may still change a lead.
const SWING: f32 = 1.2;

/// What bots go by: they compare what a bid may win with what its coins could win later.
impl Heuristic for Pennies {
    type Memory = ();

    fn advise(&self, seat: Seat, menu: &Menu<Action>, advice: &mut Advice<Self>) {
        for action in menu.iter() {
            let Action::Bid(coins) = action;
            advice.push((action, self.worth(seat, coins)));
        }
    }

    /// When a prize has just been turned up.
    fn is_settled(&self) -> bool {
        self.to_act().is_empty() || self.to_act().len() == usize::from(self.seats())
    }

    fn estimate(&self) -> BySeat<f32> {
        if let Some(places) = self.places() {
            return places.win_shares().map(|_, share| *share as f32);
        }
        let (points, rate) = (self.points(), self.points_for_a_coin());
        let scale = 1.0 + SWING * f32::from(self.rounds_left());
        chances(&points.map(|seat, points| (*points as f32 + rate * f32::from(self.coins[seat])) / scale))
    }
}

impl Pennies {
    /// What a bid is worth: the chance that it wins the prize, less what the coins could win later.
    fn worth(&self, seat: Seat, coins: u8) -> f32 {
        let Phase::Bidding { prize, .. } = self.phase else { unreachable!("bids are for a prize") };
        let rivals = Seat::all(self.seats()).filter(|rival| *rival != seat);
        let win: f32 = rivals.map(|rival| self.chance_against(seat, rival, coins, prize)).product();
        let paid = if self.options.all_pay { 1.0 } else { win };
        win * f32::from(prize) - paid * self.points_for_a_coin() * f32::from(coins)
    }

    /// The chance that a bid of so many coins beats that of a rival, who bids about what is fair.
    fn chance_against(&self, seat: Seat, rival: Seat, coins: u8, prize: u8) -> f32 {
        let wins_ties = self.gavel.around(self.seats()).find(|one| *one == seat || *one == rival) == Some(seat);
        if coins > self.coins[rival] || wins_ties && coins == self.coins[rival] {
            return 1.0;
        }
        let fair = (f32::from(prize) / self.points_for_a_coin()).min(self.coins[rival].into());
        let lead = f32::from(coins) - fair + if wins_ties { 0.5 } else { -0.5 };
        logistic(lead / (0.5 + SPREAD * fair))
    }

    /// How many points a coin buys if all coins are spent on all prizes to come.
    fn points_for_a_coin(&self) -> f32 {
        let Phase::Bidding { prize, .. } = self.phase else { unreachable!("a prize lies there, or the game is over") };
        let hidden: f32 = self.pile.cards().iter().map(|prize| f32::from(*prize)).sum();
        let each = hidden / self.pile.len().max(1) as f32;
        let coins: f32 = self.coins.values().iter().map(|coins| f32::from(*coins)).sum();
        (f32::from(prize) + each * f32::from(self.rounds_left())) / coins.max(1.0)
    }

    /// How many rounds come after this one.
    fn rounds_left(&self) -> u8 {
        self.options.cards.rounds - self.round
    }
}
