use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::Flaw;

use crate::card::Card;
use crate::disc::{Disc, Discs};
use crate::goods::Goods;

/// How many own discs may lie on a card without a power.
pub(crate) const ONE_ON_A_CARD: u8 = 1;

/// The rule that a capitalist breaks.
///
/// It is written as a text: `neutral disc`, `compensation +1`, `2 discs on a card`, `2 coal each round` or `additional processing +1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Power {
    /// A fifth disc, with the value 2.
    NeutralDisc,
    /// Each losing disc is compensated as if its value were higher.
    Compensation {
        /// By how much.
        more: u8,
    },
    /// More than one own disc can lie on a card.
    DiscsOnACard {
        /// How many at most.
        most: u8,
    },
    /// Goods at the beginning of each production.
    Income(Goods),
    /// Additional effects that process work more often.
    AdditionalProcessing {
        /// By how much.
        more: u8,
    },
}

const MOST: u8 = 3;
const MOST_INCOME: u16 = 12;

impl Power {
    /// The discs that its owner bids with.
    pub(crate) fn discs(self) -> Discs {
        match self {
            Self::NeutralDisc => Discs::COLOUR.with(Disc::Neutral),
            Self::Compensation { .. }
            | Self::DiscsOnACard { .. }
            | Self::Income(_)
            | Self::AdditionalProcessing { .. } => Discs::COLOUR,
        }
    }

    /// How many discs of its owner may lie on one card.
    pub(crate) const fn most_on_a_card(self) -> u8 {
        match self {
            Self::DiscsOnACard { most } => most,
            Self::NeutralDisc | Self::Compensation { .. } | Self::Income(_) | Self::AdditionalProcessing { .. } => {
                ONE_ON_A_CARD
            }
        }
    }

    /// By how much it raises what each losing disc is multiplied by; never the bid (ruling 6).
    pub(crate) const fn raise(self) -> u8 {
        match self {
            Self::Compensation { more } => more,
            Self::NeutralDisc | Self::DiscsOnACard { .. } | Self::Income(_) | Self::AdditionalProcessing { .. } => 0,
        }
    }

    /// What it brings before each production.
    pub(crate) const fn income(self) -> Option<Goods> {
        match self {
            Self::Income(goods) => Some(goods),
            Self::NeutralDisc
            | Self::Compensation { .. }
            | Self::DiscsOnACard { .. }
            | Self::AdditionalProcessing { .. } => None,
        }
    }

    /// By how much the effect number `effect` of a card works more often if it processes (ruling 17).
    #[inline]
    pub(crate) const fn overtime(self, card: Card, effect: u8) -> u8 {
        match (self, card) {
            (Self::AdditionalProcessing { more }, Card::Company(_)) if effect > 0 => more,
            (
                Self::NeutralDisc
                | Self::Compensation { .. }
                | Self::DiscsOnACard { .. }
                | Self::Income(_)
                | Self::AdditionalProcessing { .. },
                Card::StartUp(_) | Card::Company(_),
            ) => 0,
        }
    }

    pub(crate) fn check(self) -> Result<(), Flaw> {
        match self {
            Self::NeutralDisc => Ok(()),
            Self::Compensation { more } | Self::AdditionalProcessing { more } if (1..=MOST).contains(&more) => Ok(()),
            Self::Compensation { more } | Self::AdditionalProcessing { more } => {
                Err(Flaw::told("furnace-flaw-power-more").with("more", more).with("most", MOST))
            }
            Self::DiscsOnACard { most } if (2..=MOST).contains(&most) => Ok(()),
            Self::DiscsOnACard { most } => {
                Err(Flaw::told("furnace-flaw-power-discs").with("discs", most).with("most", MOST))
            }
            Self::Income(goods) if goods.kinds().iter().all(|(_, amount)| *amount <= MOST_INCOME) => Ok(()),
            Self::Income(goods) => {
                Err(Flaw::told("furnace-flaw-power-income").with("goods", goods.to_string()).with("most", MOST_INCOME))
            }
        }
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NeutralDisc => f.write_str("neutral disc"),
            Self::Compensation { more } => write!(f, "compensation +{more}"),
            Self::DiscsOnACard { most } => write!(f, "{most} discs on a card"),
            Self::Income(goods) => write!(f, "{goods} each round"),
            Self::AdditionalProcessing { more } => write!(f, "additional processing +{more}"),
        }
    }
}

impl FromStr for Power {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        let number = |digits: &str| {
            let wrong = || Flaw::told("furnace-flaw-not-number").with("digits", digits.trim()).with("text", text);
            digits.trim().parse().map_err(|_| wrong())
        };
        if text == "neutral disc" {
            Ok(Self::NeutralDisc)
        } else if let Some(more) = text.strip_prefix("compensation +") {
            Ok(Self::Compensation { more: number(more)? })
        } else if let Some(most) = text.strip_suffix(" discs on a card") {
            Ok(Self::DiscsOnACard { most: number(most)? })
        } else if let Some(goods) = text.strip_suffix(" each round") {
            Ok(Self::Income(goods.parse()?))
        } else if let Some(more) = text.strip_prefix("additional processing +") {
            Ok(Self::AdditionalProcessing { more: number(more)? })
        } else {
            Err(Flaw::told("furnace-flaw-not-power").with("text", text))
        }
    }
}

impl TryFrom<String> for Power {
    type Error = Flaw;

    fn try_from(text: String) -> Result<Self, Flaw> {
        text.parse()
    }
}

impl From<Power> for String {
    fn from(power: Power) -> Self {
        power.to_string()
    }
}
