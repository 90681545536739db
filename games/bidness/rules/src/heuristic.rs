mod court;
mod odds;
mod outlook;
mod prospects;
mod suits;

pub use odds::odds;

use table::{Advice, BySeat, Game, Heuristic, Item, Menu, Seat, Trust, chances};

use crate::card::Effect;
use crate::phase::Phase;
use crate::{Action, Auction, Bidness, Card, Employee};
use outlook::Outlook;
use suits::Stakes;

/// A winning move is worth more than any other.
const VICTORY: f32 = 10_000.0;
/// What a lawsuit or a headhunt is worth while it cannot be played yet.
const PATIENCE: f32 = 25.0;

/// How much more than envy alone says it hurts to pay the seller of a card.
const FEED: f32 = 2.0;
/// How much of what a card is good for is lost when it is sold, since not all cards can be played.
const KEEP: f32 = 0.5;
/// By how much a bid beyond the spare cash falls short of what the card is worth.
const THRIFT: f32 = 1.5;

impl Heuristic for Bidness {
    type Memory = ();

    /// What the others do hangs on their hands: a search that lets them do better finds threats that nobody can carry out.
    const TRUST: Trust = Trust { own: 16, others: u32::MAX };

    fn advise(&self, seat: Seat, menu: &Menu<Action>, advice: &mut Advice<Self>) {
        let outlook = Outlook::new(self);
        for item in menu.items() {
            match item {
                Item::One(action) => advice.push((*action, self.judge_action(&outlook, seat, *action))),
                Item::Amount { of, min, max, step } => {
                    let amount = self.best_amount(&outlook, seat, *of, (*min, *max)) / step * step;
                    let action = table::Choice::with_amount(*of, amount.clamp(*min, *max));
                    advice.push((action, self.judge_action(&outlook, seat, action)));
                }
            }
        }
    }

    fn estimate(&self) -> BySeat<f32> {
        if let Some(places) = self.places() {
            return places.win_shares().map(|_, share| *share as f32);
        }
        let outlook = Outlook::new(self);
        chances(&self.workplaces.map(|seat, _| self.prospects(&outlook, seat)))
    }

    fn is_settled(&self) -> bool {
        self.round > 1 && self.is_dealt()
    }
}

impl Bidness {
    fn judge_action(&self, outlook: &Outlook<'_>, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Discard(card) => -self.hold_value(outlook, seat, card),
            Action::Play(card) => self.play_value(outlook, seat, card),
            Action::Sell(card) => self.set().rules.sale as f32 - KEEP * self.hold_value(outlook, seat, card).max(0.0),
            Action::Pass => 0.0,
            Action::Target(target) => {
                let Phase::Target(card) = self.phase else { unreachable!("only a card that was played is aimed") };
                self.target_value(outlook, seat, card, target)
            }
            Action::Damages(_) => 0.0,
            Action::Bid(dollars) => self.bid_value(outlook, seat, dollars),
            Action::Drop => self.drop_value(outlook, seat),
            Action::Ask(_) | Action::Offer(_) | Action::Accept | Action::Reject | Action::Trial => {
                self.haggle_value(outlook, seat, action)
            }
            Action::LayOff(employee) => self.layoff_value(outlook, seat, employee),
            Action::PaySalaries => {
                let owed = self.workplaces[seat].salaries(self.set());
                -0.5 * owed.saturating_sub(self.workplaces[seat].cash) as f32
            }
            Action::Repay(ious) => self.repay_value(outlook, seat, ious),
            Action::Borrow => -VICTORY,
        }
    }

    /// The amount of a range that is worth a thought.
    fn best_amount(&self, outlook: &Outlook<'_>, seat: Seat, of: Action, (min, max): (u32, u32)) -> u32 {
        match (of, self.phase) {
            (Action::Damages(_), Phase::Damages { lawsuit, defendant }) => {
                Stakes::best(self, outlook, lawsuit, [seat, defendant], (min, max))
            }
            (Action::Ask(_) | Action::Offer(_), Phase::Suit(suit)) => self.named(outlook, &suit, (min, max)),
            _ => min,
        }
    }

    /// What a card in the hand is good for, now or later.
    fn hold_value(&self, outlook: &Outlook<'_>, seat: Seat, card: Card) -> f32 {
        if self.can_play(seat, card) {
            self.play_value(outlook, seat, card)
        } else if card.is_hostile() {
            PATIENCE
        } else {
            0.0
        }
    }

    /// What playing a card brings, aimed as well as can be.
    fn play_value(&self, outlook: &Outlook<'_>, seat: Seat, card: Card) -> f32 {
        let cost = outlook.burden(seat, self.set()[card].cost);
        match card.effect() {
            Effect::Auction => self.auction_value(outlook, seat, card),
            Effect::Bonus => outlook.worth(seat, card) - cost,
            Effect::GainTech => outlook.gain(seat, |mine| mine.tech += self.set()[card].value) - cost,
            Effect::Headhunt(_)
            | Effect::Sue(_)
            | Effect::CoopMarketing
            | Effect::SmearCampaign
            | Effect::JointDevelopment
            | Effect::StealTech
            | Effect::DestroyTech
            | Effect::MarketResearch => self
                .targets(seat, card)
                .map(|target| self.target_value(outlook, seat, card, target))
                .fold(-VICTORY, f32::max),
        }
    }

    /// What a card brings when it is aimed at `target`.
    fn target_value(&self, outlook: &Outlook<'_>, seat: Seat, card: Card, target: Seat) -> f32 {
        let printed = self.set()[card];
        let cost = outlook.burden(seat, printed.cost);
        // Whoever is closest to the goal is hurt first.
        let envy = outlook.envy * (1.0 + 0.2 / (1.0 + outlook.freedom[target]));
        let mine = |change: &dyn Fn(&mut crate::Workplace)| outlook.gain(seat, change);
        let theirs = |change: &dyn Fn(&mut crate::Workplace)| -envy * outlook.gain(target, change);
        let points = printed.value.min(self.workplaces[target].tech);
        match card.effect() {
            Effect::Headhunt(employee) => {
                let moved = employee.card();
                let lost = theirs(&|place| _ = place.cards.take(moved));
                mine(&|place| place.cards.add(moved)) + lost - cost - envy * printed.cost as f32
            }
            Effect::Sue(lawsuit) => {
                let most = self.most_damages(seat, lawsuit, target);
                let damages = Stakes::best(self, outlook, lawsuit, [seat, target], (1, most));
                Stakes::new(self, outlook, lawsuit, damages, [seat, target]).trial
            }
            Effect::CoopMarketing => mine(&|place| place.cards.add(card)) - cost - envy * printed.cost as f32,
            Effect::SmearCampaign => theirs(&|place| place.cards.add(card)) - cost,
            Effect::JointDevelopment => {
                mine(&|place| place.tech += printed.value) + theirs(&|place| place.tech += printed.value) - cost
            }
            Effect::StealTech => mine(&|place| place.tech += points) + theirs(&|place| place.tech -= points) - cost,
            Effect::DestroyTech => theirs(&|place| place.tech -= points) - cost,
            Effect::MarketResearch => self.loot(outlook, seat, target) - cost,
            Effect::Auction | Effect::Bonus | Effect::GainTech => 0.0,
        }
    }

    /// What a card drawn from the hand of `target` is worth on average, to have it and not to let it be played.
    fn loot(&self, outlook: &Outlook<'_>, seat: Seat, target: Seat) -> f32 {
        let hand = self.hands[target];
        let sale = self.set().rules.sale as f32;
        let worth = |owner: Seat, card: Card| {
            // What such a card finds is a card like any other.
            let researches = matches!(card.effect(), Effect::MarketResearch);
            if researches { sale } else { self.hold_value(outlook, owner, card).max(sale) }
        };
        let all: f32 = hand.iter().map(|card| worth(seat, card) + outlook.envy * worth(target, card)).sum();
        all / hand.len().max(1) as f32
    }

    /// What putting a card up for auction brings: the price if another wants it most, the surplus if the seller does.
    fn auction_value(&self, outlook: &Outlook<'_>, seat: Seat, card: Card) -> f32 {
        let own = outlook.worth(seat, card);
        let (mut first, mut second) = (0.0_f32, 0.0_f32);
        for other in Seat::all(self.seats()).filter(|other| *other != seat) {
            let limit = self.limit(outlook, other, card);
            (first, second) = if limit > first { (limit, first) } else { (first, second.max(limit)) };
        }
        let price = second.max(first.min(own)).max(first.min(10.0));
        (own - first - 10.0).max(price - outlook.envy * (first - price))
    }

    /// The most that a seat sensibly bids for a card.
    fn limit(&self, outlook: &Outlook<'_>, seat: Seat, card: Card) -> f32 {
        let workplace = &self.workplaces[seat];
        let spare = workplace.cash.saturating_sub(workplace.salaries(self.set())) as f32;
        let worth = outlook.worth(seat, card) / (1.0 + 0.5 * outlook.envy);
        let limit = if worth > spare { spare + (worth - spare) / THRIFT } else { worth };
        limit.clamp(0.0, workplace.capacity(self.set()) as f32)
    }

    fn bid_value(&self, outlook: &Outlook<'_>, seat: Seat, dollars: u32) -> f32 {
        let Phase::Auction(Auction { card, seller, .. }) = self.phase else { unreachable!("one bids in an auction") };
        let fed = if seat == seller { 0.0 } else { outlook.envy * dollars as f32 };
        outlook.worth(seat, card) - outlook.burden(seat, dollars) - FEED * fed
    }

    /// What one gets by letting the others have it.
    fn drop_value(&self, outlook: &Outlook<'_>, seat: Seat) -> f32 {
        let Phase::Auction(Auction { card, seller, bid, .. }) = self.phase else {
            unreachable!("one drops out of an auction")
        };
        let Some(bid) = bid else { return 0.0 };
        let surplus = (outlook.worth(bid.seat, card) - bid.dollars as f32).max(0.0);
        let income = if seat == seller { bid.dollars as f32 } else { 0.0 };
        income - 0.5 * outlook.envy * surplus
    }

    fn layoff_value(&self, outlook: &Outlook<'_>, seat: Seat, employee: Employee) -> f32 {
        let workplace = &self.workplaces[seat];
        let mut after = *workplace;
        after.cards.take(employee.card());
        let short = |place: &crate::Workplace| place.salaries(self.set()).saturating_sub(place.cash) as f32;
        outlook.value(seat, &after) - outlook.value(seat, workplace) - 0.5 * short(&after)
    }

    fn repay_value(&self, outlook: &Outlook<'_>, seat: Seat, ious: u8) -> f32 {
        if ious == self.workplaces[seat].ious {
            return VICTORY;
        }
        // The round limit ranks by IOUs, so nothing is saved for later in the last round.
        let last = self.round >= self.options.round_limit;
        if last { f32::from(ious) } else { -outlook.freedom_after(seat, ious) }
    }
}
