use table::{Menu, Seat, Seats, Step};

use crate::card::Effect;
use crate::memory::{Known, Spot};
use crate::phase::Phase;
use crate::{Action, Bidness, Card, Event, Lawsuit};

/// Whoever has no more cards than this must pass.
const KEPT: usize = 2;

impl Bidness {
    pub(crate) fn begin_card_play(&mut self, step: &mut Step<Event>) {
        self.phase = Phase::Turn;
        self.pass_while_forced(step);
    }

    pub(crate) fn offer_turn(&self, seat: Seat, menu: &mut Menu<Action>) {
        let hand = self.hands[seat];
        hand.kinds().filter(|card| self.can_play(seat, *card)).for_each(|card| menu.one(Action::Play(card)));
        hand.kinds().for_each(|card| menu.one(Action::Sell(card)));
        menu.one(Action::Pass);
    }

    /// Whether the card can be played now: allowed in this round, paid for, and with somebody to aim it at.
    pub(crate) fn can_play(&self, seat: Seat, card: Card) -> bool {
        let cost = self.set()[card].cost;
        (self.round > 1 || !card.is_hostile())
            && (cost == 0 || self.workplaces[seat].capacity(self.set()) >= cost)
            && (!needs_target(card.effect()) || !self.targets(seat, card).is_empty())
    }

    /// The opponents whom `seat` can aim the card at; nobody where it is not aimed.
    pub(crate) fn targets(&self, seat: Seat, card: Card) -> Seats {
        let opponents = Seats::all(self.seats()).without(seat);
        match card.effect() {
            Effect::Auction | Effect::Bonus | Effect::GainTech => Seats::NONE,
            Effect::CoopMarketing | Effect::JointDevelopment | Effect::SmearCampaign => opponents,
            Effect::Headhunt(employee) => {
                opponents.filter(|seat| self.workplaces[*seat].employees(employee) > 0).collect()
            }
            Effect::StealTech | Effect::DestroyTech => {
                opponents.filter(|seat| self.workplaces[*seat].tech > 0).collect()
            }
            Effect::MarketResearch => opponents.filter(|seat| !self.hands[*seat].is_empty()).collect(),
            Effect::Sue(lawsuit) => opponents.filter(|other| self.most_damages(seat, lawsuit, *other) > 0).collect(),
        }
    }

    /// Sells a card to the bank.
    pub(crate) fn sell(&mut self, seat: Seat, card: Card, step: &mut Step<Event>) {
        self.lay_down(seat, card, step);
        let dollars = self.set().rules.sale;
        self.workplaces[seat].cash += dollars;
        self.discard.add(card);
        step.tell(Event::Sold { seat, card, dollars });
        self.end_turn(step);
    }

    /// Plays a card; where only one opponent can be meant, that one is.
    pub(crate) fn play_card(&mut self, seat: Seat, card: Card, step: &mut Step<Event>) {
        self.lay_down(seat, card, step);
        step.tell(Event::Played { seat, card });
        if needs_target(card.effect()) {
            self.phase = Phase::Target(card);
            let mut targets = self.targets(seat, card);
            if let (Some(only), None) = (targets.next(), targets.next()) {
                self.aim(seat, only, step);
            }
            return;
        }
        self.pay_for(seat, None, card, step);
        match card.effect() {
            Effect::Auction => return self.begin_auction(seat, card, step),
            Effect::Bonus => {
                self.workplaces[seat].cards.add(card);
                self.award(step);
            }
            Effect::GainTech => {
                self.gain_tech(seat, self.set()[card].value, step);
                self.award(step);
                self.discard.add(card);
            }
            Effect::Headhunt(_)
            | Effect::Sue(_)
            | Effect::CoopMarketing
            | Effect::SmearCampaign
            | Effect::JointDevelopment
            | Effect::StealTech
            | Effect::DestroyTech
            | Effect::MarketResearch => unreachable!("a card with a target is aimed first"),
        }
        self.end_turn(step);
    }

    /// Aims the card that was just played at an opponent.
    pub(crate) fn aim(&mut self, seat: Seat, target: Seat, step: &mut Step<Event>) {
        let Phase::Target(card) = self.phase else { unreachable!("only a card that was played is aimed") };
        step.tell(Event::Targeted { seat, card, target });
        let value = self.set()[card].value;
        match card.effect() {
            Effect::Sue(lawsuit) => {
                self.phase = Phase::Damages { lawsuit, defendant: target };
                if let Some(Action::Damages(only)) = self.only_choice(seat) {
                    self.sue(seat, only, step);
                }
                return;
            }
            Effect::Headhunt(employee) => {
                self.pay_for(seat, Some(target), card, step);
                self.workplaces[target].cards.take(employee.card());
                self.workplaces[seat].cards.add(employee.card());
                step.tell(Event::Headhunted { seat, from: target, employee });
                self.discard.add(card);
            }
            Effect::CoopMarketing => {
                self.pay_for(seat, Some(target), card, step);
                self.workplaces[seat].cards.add(card);
            }
            Effect::SmearCampaign => {
                self.pay_for(seat, None, card, step);
                self.workplaces[target].cards.add(card);
            }
            Effect::JointDevelopment => {
                self.pay_for(seat, None, card, step);
                self.gain_tech(seat, value, step);
                self.gain_tech(target, value, step);
                self.discard.add(card);
            }
            Effect::StealTech => {
                self.pay_for(seat, None, card, step);
                self.lose_tech(target, Some(seat), value, step);
                self.discard.add(card);
            }
            Effect::DestroyTech => {
                self.pay_for(seat, None, card, step);
                self.lose_tech(target, None, value, step);
                self.discard.add(card);
            }
            Effect::MarketResearch => {
                self.pay_for(seat, None, card, step);
                self.steal_card(seat, target, step);
                self.discard.add(card);
            }
            Effect::Auction | Effect::Bonus | Effect::GainTech => unreachable!("it has no target"),
        }
        self.award(step);
        self.end_turn(step);
    }

    /// Does nothing this time; one can still act when the turn comes round again.
    pub(crate) fn pass(&mut self, seat: Seat, step: &mut Step<Event>) {
        step.tell(Event::Passed { seat, forced: false });
        self.passes += 1;
        self.turn = self.turn.next(self.seats());
        self.pass_while_forced(step);
    }

    /// Gives the turn to the next seat after something was done.
    pub(crate) fn end_turn(&mut self, step: &mut Step<Event>) {
        self.passes = 0;
        self.phase = Phase::Turn;
        self.turn = self.turn.next(self.seats());
        self.pass_while_forced(step);
    }

    fn pass_while_forced(&mut self, step: &mut Step<Event>) {
        // Ruling B33: the card play ends when everybody has passed in a row.
        while self.passes < self.seats() {
            if self.hands[self.turn].len() > KEPT {
                return;
            }
            step.tell(Event::Passed { seat: self.turn, forced: true });
            self.passes += 1;
            self.turn = self.turn.next(self.seats());
        }
        self.begin_business(step);
    }

    /// Takes a card out of a hand for all to see.
    fn lay_down(&mut self, seat: Seat, card: Card, step: &mut Step<Event>) {
        step.reveal();
        self.hands[seat].take(card);
        self.memory.seen_to_leave(seat, card);
    }

    fn pay_for(&mut self, seat: Seat, to: Option<Seat>, card: Card, step: &mut Step<Event>) {
        let dollars = self.set()[card].cost;
        if dollars > 0 {
            self.pay(seat, to, dollars, step);
            step.tell(Event::Paid { from: seat, to, dollars });
        }
    }

    fn gain_tech(&mut self, seat: Seat, points: u32, step: &mut Step<Event>) {
        self.workplaces[seat].tech += points;
        step.tell(Event::TechGained { seat, points });
    }

    pub(crate) fn lose_tech(&mut self, from: Seat, to: Option<Seat>, points: u32, step: &mut Step<Event>) -> u32 {
        // Ruling B21: one loses what one has.
        let points = points.min(self.workplaces[from].tech);
        self.workplaces[from].tech -= points;
        if let Some(to) = to {
            self.workplaces[to].tech += points;
        }
        step.tell(Event::TechLost { from, to, points });
        points
    }

    fn steal_card(&mut self, thief: Seat, victim: Seat, step: &mut Step<Event>) {
        let chosen = step.rng().below(self.hands[victim].len() as u32);
        let card = self.hands[victim].iter().nth(chosen as usize).expect("the victim holds a card");
        self.hands[victim].take(card);
        self.hands[thief].add(card);
        self.memory.left_unseen(victim, card, Spot::Hand(thief), thief);
        self.memory.learn(victim, Known::held(thief, card));
        step.tell(Event::Researched { thief, victim });
        step.whisper(Seats::only(thief).with(victim), Event::Stolen { thief, victim, card });
    }

    /// The most that `plaintiff` can sue `defendant` for; 0 where there is nothing to sue for.
    pub(crate) fn most_damages(&self, plaintiff: Seat, lawsuit: Lawsuit, defendant: Seat) -> u32 {
        let theirs = &self.workplaces[defendant];
        let most = self.set()[lawsuit.card()].value;
        match lawsuit {
            // Ruling B18: whoever could not pay the fine cannot sue for so much.
            Lawsuit::Negligence => theirs.cash.min(self.workplaces[plaintiff].capacity(self.set())),
            // Rulings B15 and B16: there must be something to win, but one can ask for more than there is.
            Lawsuit::Libel if theirs.cards.count(Card::Marketer) == 0 => 0,
            Lawsuit::PatentInfringement if theirs.tech == 0 => 0,
            Lawsuit::Libel | Lawsuit::PatentInfringement => most,
        }
    }
}

/// Whether an opponent has to be named.
const fn needs_target(effect: Effect) -> bool {
    match effect {
        Effect::Auction | Effect::Bonus | Effect::GainTech => false,
        Effect::Headhunt(_)
        | Effect::Sue(_)
        | Effect::CoopMarketing
        | Effect::SmearCampaign
        | Effect::JointDevelopment
        | Effect::StealTech
        | Effect::DestroyTech
        | Effect::MarketResearch => true,
    }
}
