use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::Flaw;

use crate::goods::Goods;

/// What one line of a card does.
///
/// It is written as a text: `3 coal`, `iron -> 2 money x4` or `coal + token -> upgrade`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Effect {
    /// Extraction: the goods come from nothing.
    Gain(Goods),
    /// Processing: up to `times` times, `from` becomes `to`.
    Process {
        /// What is given up each time.
        from: Goods,
        /// What is made each time.
        to: Goods,
        /// How often at most.
        times: u8,
    },
    /// Up to `times` times, a company is turned to its upgraded side for `cost`.
    Upgrade {
        /// What each upgrade costs.
        cost: Goods,
        /// How often at most.
        times: u8,
    },
}

/// The largest amount of one good in an effect.
pub(crate) const MOST_GOODS: u16 = 12;
/// The largest number of times of an effect.
pub(crate) const MOST_TIMES: u8 = 8;
/// The largest number of upgrades by one effect.
pub(crate) const MOST_UPGRADES: u8 = 2;

impl Effect {
    /// Whether the effect can be played with, whatever the stock.
    pub(crate) fn check(self) -> Result<(), Flaw> {
        match self {
            Self::Gain(goods) => check_goods(goods),
            Self::Process { from, to, times } => {
                check_goods(from)?;
                check_goods(to)?;
                check_times(times, MOST_TIMES)?;
                let circular =
                    from.kinds().into_iter().zip(to.kinds()).find(|((_, used), (_, made))| *used > 0 && *made > 0);
                if let Some(((good, _), _)) = circular {
                    return Err(Flaw::told("furnace-flaw-circular").with("good", good));
                }
                check_price(from)
            }
            Self::Upgrade { cost, times } => {
                check_goods(cost)?;
                check_times(times, MOST_UPGRADES)?;
                check_price(cost)
            }
        }
    }
}

fn check_goods(goods: Goods) -> Result<(), Flaw> {
    if goods.is_empty() {
        return Err(Flaw::told("furnace-flaw-nothing"));
    }
    match goods.kinds().into_iter().find(|(_, amount)| *amount > MOST_GOODS) {
        Some((good, amount)) => {
            Err(Flaw::told("furnace-flaw-goods").with("good", good).with("amount", amount).with("most", MOST_GOODS))
        }
        None => Ok(()),
    }
}

fn check_times(times: u8, most: u8) -> Result<(), Flaw> {
    if (1..=most).contains(&times) {
        return Ok(());
    }
    Err(Flaw::told("furnace-flaw-times").with("times", times).with("most", most))
}

fn check_price(price: Goods) -> Result<(), Flaw> {
    if price.money == 0 { Ok(()) } else { Err(Flaw::told("furnace-flaw-money")) }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let times = match self {
            Self::Gain(goods) => return write!(f, "{goods}"),
            Self::Process { from, to, times } => {
                write!(f, "{from} -> {to}")?;
                *times
            }
            Self::Upgrade { cost, times } => {
                write!(f, "{cost} -> upgrade")?;
                *times
            }
        };
        if times == 1 { Ok(()) } else { write!(f, " x{times}") }
    }
}

impl FromStr for Effect {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        let Some((from, to)) = text.split_once("->") else { return Ok(Self::Gain(text.parse()?)) };
        let from: Goods = from.parse()?;
        let (to, times) = match to.rsplit_once(" x") {
            Some((to, times)) => {
                let times = times.trim().parse();
                (to, times.map_err(|_| Flaw::told("furnace-flaw-not-times").with("text", text))?)
            }
            None => (to, 1),
        };
        if to.trim() == "upgrade" {
            Ok(Self::Upgrade { cost: from, times })
        } else {
            Ok(Self::Process { from, to: to.parse()?, times })
        }
    }
}

impl TryFrom<String> for Effect {
    type Error = Flaw;

    fn try_from(text: String) -> Result<Self, Flaw> {
        text.parse()
    }
}

impl From<Effect> for String {
    fn from(effect: Effect) -> Self {
        effect.to_string()
    }
}
