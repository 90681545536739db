use table::{Menu, Seat, Step};

use crate::phase::Phase;
use crate::{Action, Bidness, Card, Dice, Event, Lawsuit, Suit, TEN};

impl Bidness {
    pub(crate) fn offer_damages(&self, seat: Seat, lawsuit: Lawsuit, defendant: Seat, menu: &mut Menu<Action>) {
        let step = match lawsuit {
            Lawsuit::Negligence => TEN,
            Lawsuit::Libel | Lawsuit::PatentInfringement => 1,
        };
        menu.amount(Action::Damages(0), step, self.most_damages(seat, lawsuit, defendant), step);
    }

    /// Announces the damages; then the two haggle, unless the defendant could not pay anything.
    pub(crate) fn sue(&mut self, plaintiff: Seat, damages: u32, step: &mut Step<Event>) {
        let Phase::Damages { lawsuit, defendant } = self.phase else {
            unreachable!("damages are announced once the defendant is named")
        };
        step.tell(Event::Sued { plaintiff, defendant, lawsuit, damages });
        let suit = Suit { lawsuit, plaintiff, defendant, damages, ask: None, offer: None, to_answer: plaintiff };
        if self.workplaces[defendant].capacity(self.set()) >= TEN {
            self.phase = Phase::Suit(suit);
        } else {
            self.trial(&suit, step);
        }
    }

    pub(crate) fn offer_settlement(&self, suit: &Suit, menu: &mut Menu<Action>) {
        let above_offer = suit.offer.map_or(TEN, |offer| offer + TEN);
        let Some(ask) = suit.ask else {
            menu.one(Action::Trial);
            // Ruling B13: nobody can settle for more than the defendant can pay.
            let most = self.workplaces[suit.defendant].capacity(self.set());
            menu.amount(Action::Ask(0), above_offer, most, TEN);
            return;
        };
        menu.one(Action::Accept);
        menu.one(Action::Reject);
        // Ruling B14: asks fall, offers rise, and neither crosses the other.
        let of = if suit.to_answer == suit.plaintiff { Action::Ask(0) } else { Action::Offer(0) };
        menu.amount(of, above_offer, ask.saturating_sub(TEN), TEN);
    }

    pub(crate) fn ask(&mut self, dollars: u32, step: &mut Step<Event>) {
        let suit = self.suit();
        step.tell(Event::Asked { seat: suit.plaintiff, dollars });
        suit.ask = Some(dollars);
        suit.to_answer = suit.defendant;
    }

    pub(crate) fn offer(&mut self, dollars: u32, step: &mut Step<Event>) {
        let suit = self.suit();
        step.tell(Event::Offered { seat: suit.defendant, dollars });
        suit.offer = Some(dollars);
        suit.to_answer = suit.plaintiff;
    }

    /// Settles for what the other side named last.
    pub(crate) fn accept(&mut self, step: &mut Step<Event>) {
        let Suit { plaintiff, defendant, lawsuit, ask, offer, to_answer, .. } = *self.suit();
        let named = if to_answer == defendant { ask } else { offer };
        let dollars = named.expect("nobody is asked to accept before the other side has named a sum");
        self.pay(defendant, Some(plaintiff), dollars, step);
        self.discard.add(lawsuit.card());
        step.tell(Event::Settled { plaintiff, defendant, lawsuit, dollars });
        self.end_turn(step);
    }

    /// Goes to trial, with or without having haggled.
    pub(crate) fn refuse(&mut self, seat: Seat, step: &mut Step<Event>) {
        let suit = *self.suit();
        step.tell(Event::Rejected { seat });
        self.trial(&suit, step);
    }

    /// The case that is being haggled over.
    fn suit(&mut self) -> &mut Suit {
        let Phase::Suit(suit) = &mut self.phase else { unreachable!("one haggles over a case") };
        suit
    }

    fn trial(&mut self, suit: &Suit, step: &mut Step<Event>) {
        let Suit { plaintiff, defendant, .. } = *suit;
        let [plaintiff_dice, defendant_dice] =
            [plaintiff, defendant].map(|seat| Dice::throw(self.workplaces[seat].court_dice(), step.rng()));
        self.judge(suit, plaintiff_dice, defendant_dice, step);
    }

    /// Carries out what the dice say; the defendant wins a tie.
    pub(crate) fn judge(&mut self, suit: &Suit, plaintiff_dice: Dice, defendant_dice: Dice, step: &mut Step<Event>) {
        let Suit { plaintiff, defendant, .. } = *suit;
        let won = plaintiff_dice.total() > defendant_dice.total();
        let winner = if won { plaintiff } else { defendant };
        step.tell(Event::Verdict { plaintiff, plaintiff_dice, defendant, defendant_dice, winner });
        let (from, to) = if won { (defendant, Some(plaintiff)) } else { (plaintiff, None) };
        self.compensate(suit, from, to, step);
        self.discard.add(suit.lawsuit.card());
        self.award(step);
        self.end_turn(step);
    }

    /// The loser pays what there is of the damages: to the plaintiff, or to nobody where the plaintiff lost.
    fn compensate(&mut self, suit: &Suit, from: Seat, to: Option<Seat>, step: &mut Step<Event>) {
        let amount = match suit.lawsuit {
            Lawsuit::Negligence => {
                self.pay(from, to, suit.damages, step);
                suit.damages
            }
            Lawsuit::Libel => {
                let marketers = suit.damages.min(self.workplaces[from].cards.count(Card::Marketer));
                for _ in 0..marketers {
                    self.workplaces[from].cards.take(Card::Marketer);
                    // Ruling B19: marketers that the plaintiff loses go to the discard pile.
                    to.map_or(&mut self.discard, |to| &mut self.workplaces[to].cards).add(Card::Marketer);
                }
                marketers
            }
            Lawsuit::PatentInfringement => {
                let points = suit.damages.min(self.workplaces[from].tech);
                self.workplaces[from].tech -= points;
                if let Some(to) = to {
                    self.workplaces[to].tech += points;
                }
                points
            }
        };
        step.tell(Event::Compensated { from, to, lawsuit: suit.lawsuit, amount });
    }
}
