//! What the cards of an auction are worth to one seat.

use std::cell::RefCell;

use table::{Cards, Game as _, Seat};

use crate::card::Card;
use crate::cards::FurnaceSet;
use crate::disc::{Disc, Discs};
use crate::effect::Effect;
use crate::player::Player;
use crate::power::Power;
use crate::row::MAX_LOTS;
use crate::worth::rate;
use crate::{Furnace, Row};

use super::money;

/// What the cards of the auction are worth to one seat.
#[derive(Clone, Copy, Debug, PartialEq)]
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

/// Four rounds of four seats.
const REMEMBERED: usize = 16;

thread_local! {
    /// A search asks for the same appraisals thousands of times.
    static KNOWN: RefCell<[Option<(Occasion, Appraisal)>; REMEMBERED]> = const { RefCell::new([None; REMEMBERED]) };
}

impl Furnace {
    /// What is remembered, or worked out now.
    pub(crate) fn appraisal(&self, seat: Seat) -> Appraisal {
        let occasion = self.occasion(seat);
        let place = (usize::from(self.round) * usize::from(Self::INFO.max_seats) + seat.index()) % REMEMBERED;
        KNOWN.with_borrow_mut(|known| match &known[place] {
            Some((same, appraisal)) if *same == occasion => *appraisal,
            _ => known[place].insert((occasion, self.appraise(seat))).1,
        })
    }

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
        let mut appraisal = Appraisal { own: [0.0; MAX_LOTS], lose: [0.0; MAX_LOTS], more: 0 };
        if let Some(Power::Compensation { more }) = self.power(seat) {
            appraisal.more = more;
        }
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
