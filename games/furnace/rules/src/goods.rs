use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::Flaw;

/// A heap of resources, upgrade tokens and money: a player's stock, a price or a gain.
///
/// What is not mentioned in JSON or TOML is 0, and 0 is not mentioned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Goods {
    /// Coal.
    #[serde(skip_serializing_if = "is_zero")]
    pub coal: u16,
    /// Iron.
    #[serde(skip_serializing_if = "is_zero")]
    pub iron: u16,
    /// Oil.
    #[serde(skip_serializing_if = "is_zero")]
    pub oil: u16,
    /// Upgrade tokens.
    #[serde(skip_serializing_if = "is_zero")]
    pub token: u16,
    /// Money, which is only ever score.
    #[serde(skip_serializing_if = "is_zero")]
    pub money: u16,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_zero(amount: &u16) -> bool {
    *amount == 0
}

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self { coal: 0, iron: 0, oil: 0, token: 0, money: 0 };

    /// Each kind with its name, in the order in which they are counted.
    #[must_use]
    pub const fn kinds(self) -> [(&'static str, u16); 5] {
        [("coal", self.coal), ("iron", self.iron), ("oil", self.oil), ("token", self.token), ("money", self.money)]
    }

    /// Both heaps together.
    #[must_use]
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            coal: self.coal + other.coal,
            iron: self.iron + other.iron,
            oil: self.oil + other.oil,
            token: self.token + other.token,
            money: self.money + other.money,
        }
    }

    /// This heap without `other`, which must be in it.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self {
            coal: self.coal - other.coal,
            iron: self.iron - other.iron,
            oil: self.oil - other.oil,
            token: self.token - other.token,
            money: self.money - other.money,
        }
    }

    /// This heap `n` times.
    #[must_use]
    #[inline]
    pub const fn times(self, n: u8) -> Self {
        let n = n as u16;
        Self {
            coal: self.coal * n,
            iron: self.iron * n,
            oil: self.oil * n,
            token: self.token * n,
            money: self.money * n,
        }
    }

    /// How many times `price` can be paid from this heap, but not more than `most`.
    #[must_use]
    #[inline]
    pub const fn pays(self, price: Self, most: u8) -> u8 {
        let mut times = most as u16;
        times = at_most(times, self.coal, price.coal);
        times = at_most(times, self.iron, price.iron);
        times = at_most(times, self.oil, price.oil);
        times = at_most(times, self.token, price.token);
        times = at_most(times, self.money, price.money);
        times as u8
    }

    /// Coal, iron and oil together: what the last tie-break counts. Ruling 11: upgrade tokens are not resources.
    #[must_use]
    pub const fn resources(self) -> u16 {
        self.coal + self.iron + self.oil
    }

    /// Whether there is nothing.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }
}

#[inline]
const fn at_most(times: u16, held: u16, price: u16) -> u16 {
    if price as u32 * times as u32 <= held as u32 { times } else { held / price }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for (name, amount) in self.kinds().into_iter().filter(|(_, amount)| *amount > 0) {
            if !first {
                f.write_str(" + ")?;
            }
            first = false;
            if amount > 1 {
                write!(f, "{amount} ")?;
            }
            f.write_str(name)?;
        }
        Ok(())
    }
}

impl FromStr for Goods {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        let wrong = || Flaw::told("furnace-flaw-not-goods").with("text", text.trim());
        let mut goods = Self::NONE;
        for part in text.split('+') {
            let words: Vec<&str> = part.split_whitespace().collect();
            let (amount, name) = match words[..] {
                [name] => (1, name),
                [amount, name] => (amount.parse().map_err(|_| wrong())?, name),
                _ => return Err(wrong()),
            };
            let kind = match name {
                "coal" => &mut goods.coal,
                "iron" => &mut goods.iron,
                "oil" => &mut goods.oil,
                "token" => &mut goods.token,
                "money" => &mut goods.money,
                _ => return Err(wrong()),
            };
            if amount == 0 || *kind != 0 {
                return Err(wrong());
            }
            *kind = amount;
        }
        Ok(goods)
    }
}
