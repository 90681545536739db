use super::*;
use crate::Lawsuit;
use table::BySeat;

/// What everybody should have, by what was told alone.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Ledger {
    cash: BySeat<i64>,
    ious: BySeat<i64>,
    tech: BySeat<i64>,
}

impl Ledger {
    fn of(game: &Bidness) -> Self {
        Self {
            cash: game.workplaces.map(|_, workplace| i64::from(workplace.cash)),
            ious: game.workplaces.map(|_, workplace| i64::from(workplace.ious)),
            tech: game.workplaces.map(|_, workplace| i64::from(workplace.tech)),
        }
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::Sold { seat, dollars, .. } => self.cash[seat] += i64::from(dollars),
            Event::Bought { seat, dollars, to, .. } => self.pay(seat, to, dollars),
            Event::Paid { from, to, dollars } => self.pay(from, to, dollars),
            Event::Settled { plaintiff, defendant, dollars, .. } => self.pay(defendant, Some(plaintiff), dollars),
            Event::Salaries { seat, dollars } => self.pay(seat, None, dollars),
            Event::Borrowed { seat, ious } => {
                self.ious[seat] += i64::from(ious);
                self.cash[seat] += 100 * i64::from(ious);
            }
            Event::Repaid { seat, ious, dollars } => {
                self.ious[seat] -= i64::from(ious);
                self.pay(seat, None, dollars);
            }
            Event::Earned { seat, price, units, contracts } => self.cash[seat] += i64::from(price * units + contracts),
            Event::Compensated { from, to, lawsuit, amount } => match lawsuit {
                Lawsuit::Negligence => self.pay(from, to, amount),
                Lawsuit::Libel => {}
                Lawsuit::PatentInfringement => self.move_tech(from, to, amount),
            },
            Event::TechGained { seat, points } => self.tech[seat] += i64::from(points),
            Event::TechLost { from, to, points } => self.move_tech(from, to, points),
            Event::Engineered { seat, dice } => self.tech[seat] += i64::from(dice.total()),
            Event::Round { .. }
            | Event::Dealt { .. }
            | Event::Discarded
            | Event::Played { .. }
            | Event::Targeted { .. }
            | Event::Passed { .. }
            | Event::Bid { .. }
            | Event::Dropped { .. }
            | Event::Unsold { .. }
            | Event::Sued { .. }
            | Event::Asked { .. }
            | Event::Offered { .. }
            | Event::Rejected { .. }
            | Event::Verdict { .. }
            | Event::Headhunted { .. }
            | Event::Researched { .. }
            | Event::Stolen { .. }
            | Event::MarketLeader { .. }
            | Event::TechLeader { .. }
            | Event::LaidOff { .. }
            | Event::Over { .. } => {}
        }
    }

    fn pay(&mut self, from: Seat, to: Option<Seat>, dollars: u32) {
        self.cash[from] -= i64::from(dollars);
        if let Some(to) = to {
            self.cash[to] += i64::from(dollars);
        }
    }

    fn move_tech(&mut self, from: Seat, to: Option<Seat>, points: u32) {
        self.tech[from] -= i64::from(points);
        if let Some(to) = to {
            self.tech[to] += i64::from(points);
        }
    }
}

#[test]
fn cash_debts_and_tech_points_move_only_as_it_is_told() {
    let mut rng = Rng::fast(22);
    for seats in Bidness::INFO.seat_counts() {
        for free_borrowing in [false, true] {
            let options = Options { free_borrowing, ..Options::default() };
            let seed = Seed::from_text(&format!("ledger {seats}"));
            let (mut table, _) = Match::<Bidness>::new(options, seats, seed).expect("a table");
            let mut ledger = Ledger::of(table.state());
            while let Some(seat) = table.state().to_act().first() {
                let action = table.menu(seat).sample(&mut rng).expect("a choice");
                for told in table.submit(seat, action).expect("on the menu") {
                    ledger.hear(told.event);
                }
                assert_eq!(ledger, Ledger::of(table.state()), "after {action:?}");
                let game = table.state();
                let mut again = game.clone();
                again.award(&mut Step::silent(&mut rng));
                assert_eq!(again, *game, "the awards are where they belong after {action:?}");
            }
        }
    }
}
