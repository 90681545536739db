//! Effects in a form that is quick to try: four kinds of goods share one word, money is apart.

use crate::effect::Effect;
use crate::goods::Goods;

/// Coal, iron, oil and upgrade tokens, 16 bits each.
pub(crate) type Packed = u64;

/// What each kind of goods is shifted by.
pub(crate) const LANES: [u32; 4] = [0, 16, 32, 48];

pub(crate) const fn pack(goods: Goods) -> Packed {
    goods.coal as u64 | (goods.iron as u64) << 16 | (goods.oil as u64) << 32 | (goods.token as u64) << 48
}

#[inline]
pub(crate) const fn lane(goods: Packed, shift: u32) -> u32 {
    (goods >> shift) as u32 & 0xffff
}

/// One bit for each kind of goods that there is some of.
const fn kinds(goods: Packed) -> u8 {
    let (mut kinds, mut index) = (0, 0);
    while index < LANES.len() {
        if lane(goods, LANES[index]) > 0 {
            kinds |= 1 << index;
        }
        index += 1;
    }
    kinds
}

/// What has to be given up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Price {
    pub(crate) goods: Packed,
    pub(crate) kinds: u8,
    /// Where the only kind of goods is, and how many of it are needed; none where several kinds are.
    shift: u8,
    each: u8,
}

impl Price {
    fn new(goods: Goods) -> Self {
        let goods = pack(goods);
        let kinds = kinds(goods);
        let shift = LANES[kinds.trailing_zeros().min(3) as usize];
        let each = if kinds.count_ones() == 1 { lane(goods, shift) as u8 } else { 0 };
        Self { goods, kinds, shift: shift as u8, each }
    }

    /// How many times the price can be paid, but not more than `most`.
    #[inline]
    pub(crate) fn paid(&self, stock: Packed, most: u8) -> u8 {
        let held = lane(stock, self.shift.into());
        match self.each {
            0 => self.paid_in_kinds(stock, most),
            1 => held.min(most.into()) as u8,
            each => (held / u32::from(each)).min(most.into()) as u8,
        }
    }

    fn paid_in_kinds(&self, stock: Packed, most: u8) -> u8 {
        let mut times = u32::from(most);
        for shift in LANES {
            if let Some(paid) = lane(stock, shift).checked_div(lane(self.goods, shift)) {
                times = times.min(paid);
            }
        }
        times as u8
    }
}

/// An effect.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Op {
    Gain { goods: Packed, money: i32 },
    Process { price: Price, goods: Packed, money: i32, times: u8 },
    Upgrade { price: Price, times: u8 },
}

impl Op {
    pub(crate) const NOTHING: Self = Self::Gain { goods: 0, money: 0 };

    pub(crate) fn new(effect: Effect, overtime: u8) -> Self {
        match effect {
            Effect::Gain(goods) => Self::Gain { goods: pack(goods), money: goods.money.into() },
            Effect::Process { from, to, times } => Self::Process {
                price: Price::new(from),
                goods: pack(to),
                money: to.money.into(),
                times: times + overtime,
            },
            Effect::Upgrade { cost, times } => Self::Upgrade { price: Price::new(cost), times },
        }
    }

    /// The kinds of goods that it uses.
    pub(crate) const fn uses(&self) -> u8 {
        match self {
            Self::Gain { .. } => 0,
            Self::Process { price, .. } | Self::Upgrade { price, .. } => price.kinds,
        }
    }

    /// The kinds of goods that it makes.
    pub(crate) const fn makes(&self) -> u8 {
        match self {
            Self::Gain { goods, .. } | Self::Process { goods, .. } => kinds(*goods),
            Self::Upgrade { .. } => 0,
        }
    }

    pub(crate) const fn is_gain(&self) -> bool {
        matches!(self, Self::Gain { .. })
    }

    /// Whether it only turns goods into money.
    pub(crate) const fn is_sale(&self) -> bool {
        matches!(self, Self::Process { goods: 0, .. })
    }

    /// When it should come, by a rule of thumb: extract, upgrade, refine, sell dear, sell coal.
    pub(crate) const fn turn(&self) -> u32 {
        match self {
            Self::Gain { .. } => 0,
            Self::Upgrade { .. } => 2,
            Self::Process { goods: 0, price, money, .. } => {
                let worth = lane(price.goods, 0) + 2 * lane(price.goods, 16) + 4 * lane(price.goods, 32);
                7 + 8_u32.saturating_sub(*money as u32 * 4 / (worth + (worth == 0) as u32))
            }
            Self::Process { price, .. } => {
                if price.kinds & 1 != 0 {
                    3
                } else {
                    5
                }
            }
        }
    }
}
