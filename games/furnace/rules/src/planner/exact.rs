//! Looks at every way to run a small engine that could be the best.

use crate::bits::bits;
use crate::card::Card;

use super::model::{Model, Run};
use super::op::{Op, Price};
use super::{Plan, Scribe as _};

/// How many positions are looked at before giving up.
const BUDGET: u32 = 600;

/// The best plan there is; nothing where there are too many ways to look at them all.
pub(crate) fn best(model: &Model) -> Option<Plan> {
    let mut search = Search { model, left: BUDGET, now: Plan::EMPTY, best: Plan::EMPTY };
    let run = model.begin();
    match model.current() {
        Some(at) => search.activate(run, at),
        None => search.choose(run),
    }
    (search.left > 0).then_some(search.best)
}

struct Search<'a> {
    model: &'a Model,
    left: u32,
    now: Plan,
    best: Plan,
}

/// One effect of a card that runs up to the effect `end`.
#[derive(Clone, Copy)]
struct Work {
    at: u8,
    effect: u8,
    end: u8,
}

impl Search<'_> {
    fn choose(&mut self, run: Run) {
        if run.ready == 0 {
            let value = self.model.value(&run);
            if value > self.best.value {
                self.best = Plan { value, ..self.now };
            }
        } else if let Some(at) = self.obvious(&run) {
            self.activate(run, at);
        } else {
            bits(run.ready & !self.model.sure_sales(&run)).for_each(|at| self.activate(run, at));
        }
    }

    /// A card that may as well come next: in a chain, or because it only gains, or because only sales are left.
    ///
    /// How often to process is free, so a sale can always wait: what it will use can be kept for it.
    fn obvious(&self, run: &Run) -> Option<u8> {
        if self.model.is_chain() {
            return Some(run.ready.trailing_zeros() as u8);
        }
        let gains = self.model.sure_gains(run);
        if gains != 0 {
            return Some(gains.trailing_zeros() as u8);
        }
        (self.model.sure_sales(run) == run.ready).then_some(run.ready.trailing_zeros() as u8)
    }

    fn activate(&mut self, mut run: Run, at: u8) {
        let end = self.model.end(at, &run);
        run.ready &= !(1 << at);
        self.now.activate(at);
        self.work(run, Work { at, effect: self.model.machine(at).from, end });
        self.now.len -= 1;
    }

    fn work(&mut self, mut run: Run, work: Work) {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 {
            return;
        }
        if work.effect == work.end {
            self.choose(run);
            return;
        }
        let next = Work { effect: work.effect + 1, ..work };
        match &self.model.machine(work.at).ops[usize::from(work.effect)] {
            Op::Gain { goods, money } => {
                run.goods += goods;
                run.money += money;
                self.work(run, next);
            }
            Op::Process { price, goods, money, times } => {
                let most = price.paid(run.goods, *times);
                let (least, most) = self.reasonable(&run, work, price, most);
                for times in (least..=most).rev() {
                    let mut run = run;
                    run.process(price, *goods, *money, times);
                    self.now.times[usize::from(work.at)][usize::from(work.effect)] = times;
                    self.work(run, next);
                }
            }
            Op::Upgrade { price, times } => {
                self.now.times[usize::from(work.at)][usize::from(work.effect)] = 0;
                self.upgrade(run, work, price, *times);
            }
        }
    }

    /// How often it can make sense to process: where nothing after it uses the same goods, only as often as it pays.
    fn reasonable(&self, run: &Run, work: Work, price: &Price, most: u8) -> (u8, u8) {
        let machine = self.model.machine(work.at);
        let after = machine.ops[usize::from(work.effect) + 1..usize::from(work.end)].iter();
        let rest = bits(run.ready).flat_map(|at| {
            let machine = self.model.machine(at);
            machine.working(machine.upgraded)
        });
        let used = after.chain(rest).fold(0, |kinds, op| kinds | op.uses());
        let margin = machine.margins[usize::from(work.effect)];
        if price.kinds & used == 0 && margin >= 0 {
            (most, most)
        } else if machine.ops[usize::from(work.effect)].makes() & used == 0 && margin < 0 {
            (0, 0)
        } else {
            (0, most)
        }
    }

    fn upgrade(&mut self, run: Run, work: Work, price: &Price, left: u8) {
        if left > 0 && price.paid(run.goods, 1) == 1 {
            for target in bits(run.basic) {
                let Card::Company(company) = self.model.machine(target).card else { continue };
                let mut run = run;
                self.model.upgrade(&mut run, target, price);
                self.now.upgrade(company);
                self.now.times[usize::from(work.at)][usize::from(work.effect)] += 1;
                self.upgrade(run, work, price, left - 1);
                self.now.times[usize::from(work.at)][usize::from(work.effect)] -= 1;
                self.now.upgrades_len -= 1;
            }
        }
        self.work(run, Work { effect: work.effect + 1, ..work });
    }
}
