use crate::Effect;
use crate::bits::bits;
use crate::card::{Card, StartUp};
use crate::goods::Goods;
use crate::player::MAX_ENGINE;
use crate::production::Job;
use crate::worth::{MONEY, Worth, rate};

use super::Scribe;
use super::improve::{Attempt, Turns};
use super::op::{LANES, Op, Packed, Price, lane, pack};

/// A start-up has three effects, a company two.
pub(crate) const MAX_EFFECTS: usize = 3;

/// How to decide what comes up in a run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habits {
    /// The company to upgrade before any other.
    pub(crate) favourite: Option<u8>,
    /// How often each effect works at most, by the card's place in the engine.
    pub(crate) most: [[u8; MAX_EFFECTS]; MAX_ENGINE],
}

/// The bit of upgrade tokens among the kinds of goods.
const TOKENS: u8 = 0b1000;

/// One engine and its stock, laid out for trying many ways to run it.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    begin: Run,
    worth: Worth,
    worths: [i32; 4],
    chain: bool,
    machines: [Machine; MAX_ENGINE],
    len: u8,
    kinds: Kinds,
    /// The card that is in the middle of its activation and comes first.
    current: Option<u8>,
}

/// Which cards have what kinds of effects, one bit for each place in the engine.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Kinds {
    /// Only gains, with the side that is up now and with the upgraded side.
    gains: u32,
    upgraded_gains: u32,
    /// Only sales, likewise.
    sales: u32,
    upgraded_sales: u32,
    upgraders: u32,
    /// They make tokens, or upgrade without any.
    token_sources: u32,
}

/// A card of the engine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Machine {
    pub(crate) card: Card,
    pub(crate) ops: [Op; MAX_EFFECTS],
    /// What one time of each effect brings.
    pub(crate) margins: [i32; MAX_EFFECTS],
    /// The effect that it begins with.
    pub(crate) from: u8,
    /// The effect before which it ends now, and once it is upgraded.
    now: u8,
    pub(crate) upgraded: u8,
    /// What upgrading brings in later rounds, and in this one.
    later: i32,
    soon: i32,
}

const NOTHING: Machine = Machine {
    card: Card::StartUp(StartUp(0)),
    ops: [Op::NOTHING; MAX_EFFECTS],
    margins: [0; MAX_EFFECTS],
    from: 0,
    now: 0,
    upgraded: 0,
    later: 0,
    soon: 0,
};

/// What changes while an engine runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) goods: Packed,
    pub(crate) money: i32,
    /// The cards still to run, one bit for each place in the engine.
    pub(crate) ready: u32,
    /// The companies that can be upgraded.
    pub(crate) basic: u32,
    pub(crate) upgrades: i32,
}

impl Model {
    pub(crate) fn new(stock: Goods, worth: Worth, chain: bool) -> Self {
        let begin = Run { goods: pack(stock), money: stock.money.into(), ready: 0, basic: 0, upgrades: 0 };
        let worths = worth.of_each();
        Self {
            begin,
            worth,
            worths,
            chain,
            machines: [NOTHING; MAX_ENGINE],
            len: 0,
            kinds: Kinds::default(),
            current: None,
        }
    }

    /// Adds a card of which `working` effects work now, to be run if it is `ready`; with each effect its overtime.
    pub(crate) fn add(&mut self, card: Card, effects: impl Iterator<Item = (Effect, u8)>, working: u8, ready: bool) {
        let at = usize::from(self.len);
        let machine = &mut self.machines[at];
        machine.card = card;
        machine.now = working;
        for (index, (effect, overtime)) in effects.enumerate() {
            machine.ops[index] = Op::new(effect, overtime);
            machine.margins[index] = self.worth.margin(effect);
            machine.upgraded = index as u8 + 1;
            if index as u8 >= working {
                self.begin.basic |= 1 << at;
                machine.later = self.worth.later(effect);
                machine.soon = rate(effect) / 2;
            }
        }
        self.begin.ready |= u32::from(ready) << at;
        self.kinds.add(at, &machine.ops[..usize::from(machine.now)], &machine.ops[..usize::from(machine.upgraded)]);
        self.len += 1;
    }

    /// Takes the card that was added last away again.
    pub(crate) fn remove_last(&mut self) {
        self.len -= 1;
        let others = !(1 << self.len);
        self.begin.ready &= others;
        self.begin.basic &= others;
        self.kinds.keep(others);
        self.machines[usize::from(self.len)] = NOTHING;
    }

    /// Lets every card run from its first effect on.
    pub(crate) fn make_ready(&mut self) {
        self.begin.ready = (1 << self.len) - 1;
        if let Some(at) = self.current.take() {
            self.machines[usize::from(at)].from = 0;
        }
    }

    /// Exchanges the stock.
    pub(crate) fn restock(&mut self, stock: Goods) {
        (self.begin.goods, self.begin.money) = (pack(stock), stock.money.into());
    }

    /// Lets the card that is being activated go on first, an upgrade with what it has `left`.
    pub(crate) fn resume(&mut self, job: Job, left: Option<u8>) {
        let machine = &mut self.machines[usize::from(job.at)];
        machine.from = job.effect;
        machine.now = job.effects;
        machine.upgraded = job.effects;
        if let (Some(left), Op::Upgrade { times, .. }) = (left, &mut machine.ops[usize::from(job.effect)]) {
            *times = left;
        }
        self.current = Some(job.at);
    }

    pub(crate) const fn begin(&self) -> Run {
        self.begin
    }

    pub(crate) const fn is_chain(&self) -> bool {
        self.chain
    }

    pub(crate) const fn current(&self) -> Option<u8> {
        self.current
    }

    #[inline]
    pub(crate) fn machine(&self, at: u8) -> &Machine {
        &self.machines[usize::from(at)]
    }

    /// The effect before which a card ends in this run.
    #[inline]
    pub(crate) fn end(&self, at: u8, run: &Run) -> u8 {
        let machine = self.machine(at);
        if run.basic & (1 << at) == 0 { machine.upgraded } else { machine.now }
    }

    /// Whether a company could still be upgraded by one of the cards that are to run.
    fn upgrades_ahead(&self, run: &Run) -> bool {
        run.ready & self.kinds.upgraders != 0
            && (lane(run.goods, LANES[3]) > 0 || run.ready & self.kinds.token_sources != 0)
    }

    /// The cards to run that can upgrade.
    pub(crate) fn upgraders(&self) -> u32 {
        let current = self.current.map_or(0, |at| 1 << at);
        if self.upgrades_ahead(&Run { ready: self.begin.ready | current, ..self.begin }) {
            (self.begin.ready | current) & self.kinds.upgraders
        } else {
            0
        }
    }

    /// The cards that only gain and cannot get better before their turn.
    pub(crate) fn sure_gains(&self, run: &Run) -> u32 {
        let basic = if self.upgrades_ahead(run) { 0 } else { run.basic & self.kinds.gains };
        run.ready & (basic | !run.basic & self.kinds.upgraded_gains)
    }

    /// The cards that only sell, whether or not they are upgraded before their turn.
    pub(crate) fn sure_sales(&self, run: &Run) -> u32 {
        let basic = if self.upgrades_ahead(run) { 0 } else { run.basic & self.kinds.sales };
        run.ready & (basic | self.kinds.upgraded_sales)
    }

    /// Every effect as often as possible, unless it does harm.
    pub(crate) fn most(&self) -> [[u8; MAX_EFFECTS]; MAX_ENGINE] {
        let mut most = [[u8::MAX; MAX_EFFECTS]; MAX_ENGINE];
        for (bounds, machine) in most.iter_mut().zip(&self.machines[..usize::from(self.len)]) {
            for (bound, margin) in bounds.iter_mut().zip(machine.margins) {
                if margin < 0 {
                    *bound = 0;
                }
            }
        }
        most
    }

    /// Lets every card that can make an upgrade token make one, even at a loss.
    pub(crate) fn allow_a_token(&self, habits: &mut Habits) {
        for (bounds, machine) in habits.most.iter_mut().zip(&self.machines[..usize::from(self.len)]) {
            for (bound, op) in bounds.iter_mut().zip(&machine.ops) {
                if op.makes() & TOKENS != 0 && *bound == 0 {
                    *bound = 1;
                }
            }
        }
    }

    #[inline]
    pub(crate) fn value(&self, run: &Run) -> i32 {
        let goods = LANES.iter().zip(self.worths).map(|(shift, worth)| lane(run.goods, *shift) as i32 * worth);
        goods.sum::<i32>() + run.money * MONEY + run.upgrades
    }

    /// Runs the cards in `order`, and says what the result is worth.
    pub(crate) fn run(&self, order: &[u8], habits: &Habits, scribe: &mut impl Scribe) -> i32 {
        let mut run = self.begin;
        order.iter().for_each(|at| self.activate(&mut run, *at, habits, scribe));
        self.value(&run)
    }

    /// Runs one card.
    #[inline]
    pub(crate) fn activate(&self, run: &mut Run, at: u8, habits: &Habits, scribe: &mut impl Scribe) {
        let machine = self.machine(at);
        let end = self.end(at, run);
        run.ready &= !(1 << at);
        scribe.activate(at);
        for index in machine.from..end {
            let bound = habits.most[usize::from(at)][usize::from(index)];
            let times = match &machine.ops[usize::from(index)] {
                Op::Gain { goods, money } => {
                    run.goods += goods;
                    run.money += money;
                    continue;
                }
                Op::Process { price, goods, money, times } => {
                    let times = price.paid(run.goods, (*times).min(bound));
                    run.process(price, *goods, *money, times);
                    times
                }
                Op::Upgrade { price, times } => {
                    self.upgrade_best(run, price, (*times).min(bound), habits.favourite, scribe)
                }
            };
            scribe.work(at, index, times);
        }
    }

    /// What the cards are worth in the order of a rule of thumb.
    pub(crate) fn rough_value(&self) -> i32 {
        Attempt::new(self, &Turns::new(self), None).value
    }

    /// Upgrades the favourite, then the most promising companies while that is worth its cost; says how many.
    fn upgrade_best(
        &self,
        run: &mut Run,
        price: &Price,
        most: u8,
        favourite: Option<u8>,
        scribe: &mut impl Scribe,
    ) -> u8 {
        let mut count = 0;
        while count < most && price.paid(run.goods, 1) == 1 {
            let favourite = favourite.filter(|at| run.basic & (1 << at) != 0);
            let Some(at) = favourite.or_else(|| self.most_promising(run, price)) else { break };
            if let Card::Company(company) = self.machine(at).card {
                scribe.upgrade(company);
            }
            self.upgrade(run, at, price);
            count += 1;
        }
        count
    }

    fn most_promising(&self, run: &Run, price: &Price) -> Option<u8> {
        let cost: i32 =
            LANES.iter().zip(self.worths).map(|(shift, worth)| lane(price.goods, *shift) as i32 * worth).sum();
        let best = bits(run.basic).max_by_key(|at| (self.promise(*at, run), std::cmp::Reverse(*at)));
        best.filter(|at| self.promise(*at, run) > cost)
    }

    /// What upgrading a company would bring.
    #[inline]
    pub(crate) fn promise(&self, at: u8, run: &Run) -> i32 {
        let machine = self.machine(at);
        if run.ready & (1 << at) == 0 { machine.later } else { machine.later + machine.soon }
    }

    #[inline]
    pub(crate) fn upgrade(&self, run: &mut Run, at: u8, price: &Price) {
        run.goods -= price.goods;
        run.basic &= !(1 << at);
        run.upgrades += self.machine(at).later;
    }
}

impl Kinds {
    fn keep(&mut self, places: u32) {
        let Self { gains, upgraded_gains, sales, upgraded_sales, upgraders, token_sources } = self;
        for kind in [gains, upgraded_gains, sales, upgraded_sales, upgraders, token_sources] {
            *kind &= places;
        }
    }

    fn add(&mut self, at: usize, now: &[Op], upgraded: &[Op]) {
        let bit = |so: bool| u32::from(so) << at;
        self.gains |= bit(now.iter().all(Op::is_gain));
        self.upgraded_gains |= bit(upgraded.iter().all(Op::is_gain));
        self.sales |= bit(now.iter().all(Op::is_sale));
        self.upgraded_sales |= bit(upgraded.iter().all(Op::is_sale));
        self.upgraders |= bit(upgraded.iter().any(|op| matches!(op, Op::Upgrade { .. })));
        self.token_sources |= bit(upgraded.iter().any(|op| match op {
            Op::Gain { .. } | Op::Process { .. } => op.makes() & TOKENS != 0,
            Op::Upgrade { price, .. } => price.kinds & TOKENS == 0,
        }));
    }
}

impl Run {
    #[inline]
    pub(crate) const fn process(&mut self, price: &Price, goods: Packed, money: i32, times: u8) {
        self.goods = self.goods - price.goods * times as u64 + goods * times as u64;
        self.money += money * times as i32;
    }
}

impl Machine {
    /// The effects that work when it runs to `end`.
    #[inline]
    pub(crate) fn working(&self, end: u8) -> &[Op] {
        &self.ops[usize::from(self.from)..usize::from(end)]
    }
}
