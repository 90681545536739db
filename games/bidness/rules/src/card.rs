use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A kind of event card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// An employee who sells.
    #[default]
    Marketer,
    /// An employee who makes tech points.
    Engineer,
    /// An employee who helps in court.
    Lawyer,
    /// Pays every round.
    GovernmentContract,
    /// Takes a marketer from an opponent.
    HeadhuntMarketer,
    /// Takes an engineer from an opponent.
    HeadhuntEngineer,
    /// Takes a lawyer from an opponent.
    HeadhuntLawyer,
    /// Helps in court for a round.
    LegalIntern,
    /// Sues for cash.
    Negligence,
    /// Sues for marketers.
    Libel,
    /// Sues for tech points.
    PatentInfringement,
    /// Gives tech points.
    Acquisition,
    /// Gives tech points to two players.
    JointDevelopment,
    /// Gives many tech points.
    Breakthrough,
    /// Steals tech points.
    IndustrialEspionage,
    /// Destroys tech points.
    Sabotage,
    /// Gives many marketing points for a round.
    AdBlitz,
    /// Gives marketing points for a round; the partner is paid.
    CoopMarketing,
    /// Gives marketing points for a round.
    SocialMedia,
    /// Takes marketing points from an opponent for a round.
    SmearCampaign,
    /// Steals a card.
    MarketResearch,
}

/// What playing a card sets off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    Auction,
    Headhunt(Employee),
    Sue(Lawsuit),
    /// The card lies in the player's own workplace for the round.
    Bonus,
    CoopMarketing,
    SmearCampaign,
    GainTech,
    JointDevelopment,
    StealTech,
    DestroyTech,
    MarketResearch,
}

/// Somebody with a salary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Employee {
    /// Sells.
    Marketer,
    /// Makes tech points.
    Engineer,
    /// Helps in court.
    Lawyer,
}

/// A reason to go to court.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lawsuit {
    /// For cash.
    Negligence,
    /// For marketers.
    Libel,
    /// For tech points.
    PatentInfringement,
}

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 21;

    /// Every kind, in the order of the card file.
    pub const ALL: [Self; Self::KINDS] = [
        Self::Marketer,
        Self::Engineer,
        Self::Lawyer,
        Self::GovernmentContract,
        Self::HeadhuntMarketer,
        Self::HeadhuntEngineer,
        Self::HeadhuntLawyer,
        Self::LegalIntern,
        Self::Negligence,
        Self::Libel,
        Self::PatentInfringement,
        Self::Acquisition,
        Self::JointDevelopment,
        Self::Breakthrough,
        Self::IndustrialEspionage,
        Self::Sabotage,
        Self::AdBlitz,
        Self::CoopMarketing,
        Self::SocialMedia,
        Self::SmearCampaign,
        Self::MarketResearch,
    ];

    pub(crate) const fn effect(self) -> Effect {
        match self {
            Self::Marketer | Self::Engineer | Self::Lawyer | Self::GovernmentContract => Effect::Auction,
            Self::HeadhuntMarketer => Effect::Headhunt(Employee::Marketer),
            Self::HeadhuntEngineer => Effect::Headhunt(Employee::Engineer),
            Self::HeadhuntLawyer => Effect::Headhunt(Employee::Lawyer),
            Self::LegalIntern | Self::AdBlitz | Self::SocialMedia => Effect::Bonus,
            Self::Negligence => Effect::Sue(Lawsuit::Negligence),
            Self::Libel => Effect::Sue(Lawsuit::Libel),
            Self::PatentInfringement => Effect::Sue(Lawsuit::PatentInfringement),
            Self::Acquisition | Self::Breakthrough => Effect::GainTech,
            Self::JointDevelopment => Effect::JointDevelopment,
            Self::IndustrialEspionage => Effect::StealTech,
            Self::Sabotage => Effect::DestroyTech,
            Self::CoopMarketing => Effect::CoopMarketing,
            Self::SmearCampaign => Effect::SmearCampaign,
            Self::MarketResearch => Effect::MarketResearch,
        }
    }

    /// Whether the card goes back to the deck when the round ends.
    #[must_use]
    pub const fn is_bonus(self) -> bool {
        matches!(self.effect(), Effect::Bonus | Effect::CoopMarketing | Effect::SmearCampaign)
    }

    /// Whether the card is sold to the highest bidder.
    #[must_use]
    pub const fn is_auctioned(self) -> bool {
        matches!(self.effect(), Effect::Auction)
    }

    /// Whether the card cannot be played in the first round.
    #[must_use]
    pub const fn is_hostile(self) -> bool {
        matches!(self.effect(), Effect::Sue(_) | Effect::Headhunt(_))
    }
}

impl Employee {
    /// Every kind of employee.
    pub const ALL: [Self; 3] = [Self::Marketer, Self::Engineer, Self::Lawyer];

    /// The card in the workplace.
    #[must_use]
    pub const fn card(self) -> Card {
        match self {
            Self::Marketer => Card::Marketer,
            Self::Engineer => Card::Engineer,
            Self::Lawyer => Card::Lawyer,
        }
    }
}

impl Lawsuit {
    /// The card that is played.
    #[must_use]
    pub const fn card(self) -> Card {
        match self {
            Self::Negligence => Card::Negligence,
            Self::Libel => Card::Libel,
            Self::PatentInfringement => Card::PatentInfringement,
        }
    }
}

/// Cards without an order: a hand, a workplace, a pile that lies open.
///
/// It travels as the list of its cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bag {
    counts: [u8; Card::KINDS],
    len: u8,
    /// One bit for each kind that is there, so that looking through a hand is quick.
    kinds: u32,
}

impl Bag {
    /// No cards.
    pub const EMPTY: Self = Self { counts: [0; Card::KINDS], len: 0, kinds: 0 };

    /// How many cards there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many there are of one kind.
    #[must_use]
    #[inline]
    pub const fn count(&self, card: Card) -> u32 {
        self.counts[card as usize] as u32
    }

    /// Puts a card in.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.counts[card as usize] += 1;
        self.len += 1;
        self.kinds |= 1 << card as u32;
    }

    /// Takes a card out; `false` where there is none of the kind.
    #[inline]
    pub const fn take(&mut self, card: Card) -> bool {
        if self.counts[card as usize] == 0 {
            return false;
        }
        self.counts[card as usize] -= 1;
        self.len -= 1;
        if self.counts[card as usize] == 0 {
            self.kinds &= !(1 << card as u32);
        }
        true
    }

    /// The kinds that are there, each once.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> + use<> {
        let mut left = self.kinds;
        std::iter::from_fn(move || {
            let kind = Card::ALL.get(left.trailing_zeros() as usize).copied()?;
            left &= left - 1;
            Some(kind)
        })
    }

    /// All cards, kind by kind.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds().flat_map(|card| std::iter::repeat_n(card, self.count(card) as usize))
    }
}

impl Extend<Card> for Bag {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.add(card));
    }
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut bag = Self::EMPTY;
        bag.extend(cards);
        bag
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if cards.len() > usize::from(u8::MAX) {
            return Err(D::Error::custom(format_args!("{} cards are more than there are", cards.len())));
        }
        Ok(cards.into_iter().collect())
    }
}
