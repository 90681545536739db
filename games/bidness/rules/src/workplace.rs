use serde::{Deserialize, Serialize};
use table::{Game as _, Seat, Step};

use crate::phase::Phase;
use crate::{Bag, Bidness, Card, Employee, Event, EventCards};

/// What an IOU is worth.
pub const IOU: u32 = 100;

/// Money comes in tens: bids, asks, offers and damages are multiples of this, and the least of them is this much.
pub const TEN: u32 = 10;

/// All that lies face up before a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Workplace {
    /// Dollars.
    pub cash: u32,
    /// Debts of $100 each.
    pub ious: u8,
    /// Tech points.
    pub tech: u32,
    /// Employees, contracts and this round's bonus cards.
    pub cards: Bag,
}

/// What a workplace brings in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Earnings {
    /// The price of a unit.
    pub price: u32,
    /// How many units are sold.
    pub units: u32,
    /// The dollars from contracts.
    pub contracts: u32,
}

impl Earnings {
    /// All of it, in dollars.
    #[must_use]
    pub const fn total(self) -> u32 {
        self.price * self.units + self.contracts
    }
}

impl Workplace {
    /// How many employees of a kind work here.
    #[must_use]
    pub const fn employees(&self, employee: Employee) -> u32 {
        self.cards.count(employee.card())
    }

    /// The marketing points of this round, without the award.
    #[must_use]
    #[inline]
    pub fn marketing(&self, set: &EventCards) -> u32 {
        let points = |card: Card| self.cards.count(card) * set[card].value;
        let bonus = points(Card::AdBlitz) + points(Card::CoopMarketing) + points(Card::SocialMedia);
        // Ruling B6: the floor comes before the award.
        (self.cards.count(Card::Marketer) + bonus).saturating_sub(points(Card::SmearCampaign))
    }

    /// What is owed to the employees at the end of a round.
    #[must_use]
    pub const fn salaries(&self, set: &EventCards) -> u32 {
        let lawyers = self.cards.count(Card::Lawyer);
        (self.cards.count(Card::Marketer) + self.cards.count(Card::Engineer) + lawyers * lawyers) * set.rules.salary
    }

    /// The most that can be paid at once, with all the money that can still be borrowed.
    #[must_use]
    pub const fn capacity(&self, set: &EventCards) -> u32 {
        self.cash + IOU * set.rules.debt_limit.saturating_sub(self.ious) as u32
    }

    /// How many dice are thrown in court.
    #[must_use]
    pub const fn court_dice(&self) -> u32 {
        2 + self.cards.count(Card::Lawyer) + self.cards.count(Card::LegalIntern)
    }

    /// What is collected at the end of a round, with what the awards add to units and price.
    #[must_use]
    pub fn earnings(&self, set: &EventCards, award_units: u32, award_price: u32) -> Earnings {
        Earnings {
            price: self.tech / TEN * TEN + award_price,
            units: self.marketing(set) + award_units,
            contracts: self.cards.count(Card::GovernmentContract) * set[Card::GovernmentContract].value,
        }
    }

    /// Cash less debts.
    #[must_use]
    pub fn net_worth(&self) -> i32 {
        self.cash as i32 - (u32::from(self.ious) * IOU) as i32
    }

    /// How many IOUs can be paid off at once with the cash there is, none of it borrowed.
    #[must_use]
    pub fn most_repaid(&self, set: &EventCards) -> u8 {
        let affordable = set.rules.repay.iter().filter(|price| **price <= self.cash).count() as u8;
        affordable.min(self.ious)
    }
}

/// Who holds the awards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leaders {
    pub(crate) market: Option<Seat>,
    pub(crate) tech: Option<Seat>,
}

impl Leaders {
    /// What `seat` collects with its workplace and its awards.
    pub(crate) fn earnings(self, set: &EventCards, seat: Seat, workplace: &Workplace) -> Earnings {
        let award = |leader: Option<Seat>, worth: u32| if leader == Some(seat) { worth } else { 0 };
        workplace.earnings(set, award(self.market, set.rules.market_leader), award(self.tech, set.rules.tech_leader))
    }
}

impl Bidness {
    /// Takes an IOU and its money.
    pub(crate) fn borrow(&mut self, seat: Seat, step: &mut Step<Event>) {
        self.workplaces[seat].ious += 1;
        self.workplaces[seat].cash += IOU;
        step.tell(Event::Borrowed { seat, ious: 1 });
        // At the debt limit nothing more can be borrowed, which may leave a single thing to do. Ruling B46: a card to lay
        // away is asked for all the same, or everybody would see that there is one kind of card in the hand.
        let is_secret = matches!(self.phase, Phase::Discard(_));
        if !is_secret && let Some(action) = self.only_choice(seat) {
            self.play(seat, action, step);
        }
    }

    /// Moves money from a seat to another or to the bank, borrowing as little as that takes.
    #[inline]
    pub(crate) fn pay(&mut self, from: Seat, to: Option<Seat>, dollars: u32, step: &mut Step<Event>) {
        let payer = &mut self.workplaces[from];
        if payer.cash < dollars {
            let ious = (dollars - payer.cash).div_ceil(IOU) as u8;
            payer.ious += ious;
            payer.cash += IOU * u32::from(ious);
            step.tell(Event::Borrowed { seat: from, ious });
        }
        payer.cash -= dollars;
        if let Some(to) = to {
            self.workplaces[to].cash += dollars;
        }
    }

    /// Gives both awards to whoever is alone in the lead, or to the bank.
    ///
    /// Called after every change of tech points or of cards in a workplace.
    #[inline]
    pub(crate) fn award(&mut self, step: &mut Step<Event>) {
        let set = &*self.options.cards;
        let market = self.alone_in_the_lead(|workplace| workplace.marketing(set));
        let tech = self.alone_in_the_lead(|workplace| workplace.tech);
        if market != self.market_leader {
            self.market_leader = market;
            step.tell(Event::MarketLeader { seat: market });
        }
        if tech != self.tech_leader {
            self.tech_leader = tech;
            step.tell(Event::TechLeader { seat: tech });
        }
    }

    #[inline]
    fn alone_in_the_lead(&self, points: impl Fn(&Workplace) -> u32) -> Option<Seat> {
        let mut most = 0;
        let mut leader = None;
        for (seat, workplace) in self.workplaces.iter() {
            let points = points(workplace);
            if points > most {
                (most, leader) = (points, Some(seat));
            } else if points == most {
                leader = None;
            }
        }
        leader
    }
}
