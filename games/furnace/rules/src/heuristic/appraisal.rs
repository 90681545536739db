//! What the cards of an auction are worth to one seat.

use table::{BySeat, Cards, Game as _, Seat};

use crate::card::Card;
use crate::cards::FurnaceSet;
use crate::disc::{Disc, Discs};
use crate::effect::Effect;
use crate::options::MAX_ROUNDS;
use crate::player::Player;
use crate::power::Power;
use crate::row::MAX_LOTS;
use crate::worth::rate;
use crate::{Furnace, Row};

use super::money;

/// What the cards of the auction are worth to one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Appraisal {
    /// To own the card.
    pub(super) own: [f32; MAX_LOTS],
    /// To lose on it, for each point of the multiplier.
    pub(super) lose: [f32; MAX_LOTS],
    /// By how much the seat's power raises each multiplier.
    pub(super) more: u8,
}

impl Appraisal {
    /// To lose on a card with `disc`.
    pub(super) fn losing(&self, at: usize, disc: Disc) -> f32 {
        self.lose[at] * f32::from(disc.value() + self.more)
    }
}

/// All that an appraisal depends on: it stays the same while the discs are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Occasion {
    cards: Cards<FurnaceSet>,
    chain: bool,
    rounds: u8,
    round: u8,
    row: Row,
    player: Player,
}

/// The appraisals of each round and seat that were worked out last: a search asks for the same ones thousands of times.
#[derive(Clone, Debug, Default)]
pub struct Appraisals(Vec<Option<(Occasion, Appraisal)>>);

/// Four rounds of four seats.
const REMEMBERED: usize = MAX_ROUNDS as usize * MAX_BIDDERS;

/// The most players.
const MAX_BIDDERS: usize = Furnace::INFO.max_seats as usize;

impl Appraisals {
    /// What the cards of the auction are worth to each seat: what is remembered, or worked out now.
    pub(crate) fn of(&mut self, game: &Furnace) -> BySeat<Appraisal> {
        self.0.resize(REMEMBERED, None);
        let round = usize::from(game.round - 1) * MAX_BIDDERS;
        BySeat::new(game.players.seats(), |seat| {
            let occasion = game.occasion(seat);
            match &mut self.0[round + seat.index()] {
                Some((same, appraisal)) if *same == occasion => *appraisal,
                known => known.insert((occasion, game.appraise(seat))).1,
            }
        })
    }
}

impl Furnace {
    fn occasion(&self, seat: Seat) -> Occasion {
        Occasion {
            cards: self.cards,
            chain: self.chain,
            rounds: self.rounds,
            round: self.round,
            row: Row::new(self.row.companies().iter().copied()),
            player: Player { discs: Discs::NONE, ..self.players[seat] },
        }
    }

    pub(crate) fn appraise(&self, seat: Seat) -> Appraisal {
        let more = self.power(seat).map_or(0, Power::raise);
        let mut appraisal = Appraisal { own: [0.0; MAX_LOTS], lose: [0.0; MAX_LOTS], more };
        let stock = self.players[seat].stock;
        let mut model = self.model(seat, self.goal());
        let before = model.rough_value();
        let later = f32::from(self.rounds - self.round);
        for (at, company) in self.row.companies().iter().enumerate() {
            let card = self.cards.company(*company);
            self.add_card(&mut model, seat, Card::Company(*company), true);
            let now = money(model.rough_value() - before);
            model.remove_last();
            // A card is bought for its upgraded side, which will work in most of the rounds to come.
            appraisal.own[at] = now + later * (0.4 * now + 1.2 * money(rate(card.additional)));
            // Twice, because a single unit often finds no use.
            let compensated = match card.compensation {
                Effect::Gain(goods) => stock.plus(goods.times(2)),
                Effect::Process { from, to, times } => {
                    let times = stock.pays(from, 2 * times);
                    stock.minus(from.times(times)).plus(to.times(times))
                }
                Effect::Upgrade { .. } => stock,
            };
            model.restock(compensated);
            appraisal.lose[at] = 0.45 * money(model.rough_value() - before).max(0.0);
            model.restock(stock);
        }
        appraisal
    }
}
