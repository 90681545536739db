use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The highest number there is in any colour.
pub const HIGHEST: u8 = 14;

/// The number of point cards there are: black 1 to 14, and the six special ones.
pub const POINT_CARDS: usize = HIGHEST as usize + 6;

/// A card of the game.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// A number from 1 to 14 in one of the four colours or in black.
    Number(Colour, u8),
    /// A point card worth five points less than nothing.
    MinusFive,
    /// Doubles the points that its winner has so far.
    Double,
    /// Its winner steals a card.
    Thief,
    /// The pile is shuffled.
    Shuffle,
    /// From now on the lowest bid wins.
    Lowest,
    /// The bid is for the unseen next card.
    Surprise,
    /// Allies its player with the winner of the turn.
    Ally,
}

/// The colour of a card. Black cards are the point cards; the Ally is white.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Black: the point cards.
    Black,
    /// White: the Ally.
    White,
}

impl Colour {
    /// The colours of the bid cards, in the order in which more players add them.
    pub const BID: [Self; 4] = [Self::Red, Self::Blue, Self::Green, Self::Yellow];

    /// All colours.
    pub const ALL: [Self; 6] = [Self::Red, Self::Blue, Self::Green, Self::Yellow, Self::Black, Self::White];

    const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Black => "black",
            Self::White => "white",
        }
    }
}

const BLACK: u8 = 4 * HIGHEST;
const SPECIAL: u8 = BLACK + HIGHEST;

impl Card {
    /// The point card of minus five points.
    pub const MINUS_FIVE: Self = Self(SPECIAL);
    /// The point card that doubles.
    pub const DOUBLE: Self = Self(SPECIAL + 1);
    /// The point card that steals.
    pub const THIEF: Self = Self(SPECIAL + 2);
    /// The point card that shuffles the pile.
    pub const SHUFFLE: Self = Self(SPECIAL + 3);
    /// The point card that makes the lowest bid win.
    pub const LOWEST: Self = Self(SPECIAL + 4);
    /// The point card that stands for the unseen next one.
    pub const SURPRISE: Self = Self(SPECIAL + 5);
    /// The white card that makes an alliance.
    pub const ALLY: Self = Self(SPECIAL + 6);

    /// The cards without a number, in the order of their places behind the numbers.
    const SPECIAL: [Self; 7] =
        [Self::MINUS_FIVE, Self::DOUBLE, Self::THIEF, Self::SHUFFLE, Self::LOWEST, Self::SURPRISE, Self::ALLY];

    const COUNT: usize = SPECIAL as usize + 7;

    /// The card with a number from 1 to 14 in a colour that has numbers.
    #[must_use]
    pub const fn number(colour: Colour, value: u8) -> Option<Self> {
        if value == 0 || value > HIGHEST || matches!(colour, Colour::White) {
            return None;
        }
        Some(Self(colour as u8 * HIGHEST + value - 1))
    }

    /// What is printed on it.
    #[must_use]
    pub const fn face(self) -> Face {
        match self {
            Self::MINUS_FIVE => Face::MinusFive,
            Self::DOUBLE => Face::Double,
            Self::THIEF => Face::Thief,
            Self::SHUFFLE => Face::Shuffle,
            Self::LOWEST => Face::Lowest,
            Self::SURPRISE => Face::Surprise,
            Self::ALLY => Face::Ally,
            Self(index) => Face::Number(self.colour(), index % HIGHEST + 1),
        }
    }

    /// Its colour.
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self.0 / HIGHEST {
            0 => Colour::Red,
            1 => Colour::Blue,
            2 => Colour::Green,
            3 => Colour::Yellow,
            4.. => {
                if self.0 == Self::ALLY.0 {
                    Colour::White
                } else {
                    Colour::Black
                }
            }
        }
    }

    /// Whether it is a point card.
    #[must_use]
    pub const fn is_black(self) -> bool {
        self.0 >= BLACK && self.0 < Self::ALLY.0
    }

    /// Which word of a [`Pack`] it is in, and which bit of that word.
    const fn word(self) -> usize {
        (self.0 >> 6) as usize & 1
    }

    const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// The name of a card without a number; nothing for the others.
    const fn special_name(self) -> &'static str {
        match self.face() {
            Face::Number(..) => "",
            Face::MinusFive => "-5",
            Face::Double => "2x",
            Face::Thief => "thief",
            Face::Shuffle => "shuffle",
            Face::Lowest => "lowest",
            Face::Surprise => "surprise",
            Face::Ally => "ally",
        }
    }

    /// What it counts as a bid, and as points: nothing for the special cards, minus five for the -5.
    #[must_use]
    pub const fn value(self) -> Option<i8> {
        match VALUES[self.0 as usize] {
            NO_VALUE => None,
            value => Some(value),
        }
    }
}

const NO_VALUE: i8 = i8::MIN;

const VALUES: [i8; Card::COUNT] = {
    let mut values = [NO_VALUE; Card::COUNT];
    let mut card = 0;
    while card < SPECIAL {
        values[card as usize] = (card % HIGHEST + 1) as i8;
        card += 1;
    }
    values[SPECIAL as usize] = -5;
    values
};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Face::Number(colour, value) => write!(f, "{} {value}", colour.name()),
            Face::MinusFive | Face::Double | Face::Thief | Face::Shuffle => f.write_str(self.special_name()),
            Face::Lowest | Face::Surprise | Face::Ally => f.write_str(self.special_name()),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = || {
            let (colour, value) = text.split_once(' ')?;
            let colour = Colour::ALL.into_iter().find(|known| known.name() == colour)?;
            Self::number(colour, value.parse().ok()?)
        };
        let special = Self::SPECIAL.into_iter().find(|card| card.special_name() == text);
        special.or_else(number).filter(|card| NAMES[usize::from(card.0)] == text).ok_or_else(|| {
            format!("`{text}` is not a card; cards are called like `red 7`, `black 12`, `-5`, `2x`, `thief` or `ally`")
        })
    }
}

/// Every card as it is written: views are full of them.
static NAMES: LazyLock<[String; Card::COUNT]> =
    LazyLock::new(|| std::array::from_fn(|card| Card(card as u8).to_string()));

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&NAMES[usize::from(self.0)])
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of cards, in no order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Pack([u64; 2]);

impl Pack {
    /// No cards.
    pub const EMPTY: Self = Self([0; 2]);

    const BLACK: Self = Self::from_bits(((1 << Card::ALLY.0) - 1) & !((1 << BLACK) - 1));

    /// Every card with a number in a colour, from 1 to `highest`.
    #[must_use]
    pub const fn numbers(colour: Colour, highest: u8) -> Self {
        Self::from_bits(((1 << highest) - 1) << (colour as u8 * HIGHEST))
    }

    /// Whether `card` is in it.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0[card.word()] & card.bit() != 0
    }

    /// Puts `card` in.
    pub const fn insert(&mut self, card: Card) {
        self.0[card.word()] |= card.bit();
    }

    /// Takes `card` out.
    pub const fn remove(&mut self, card: Card) {
        self.0[card.word()] &= !card.bit();
    }

    /// How many cards are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// Whether it has no cards.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// The cards of both.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// The cards of this one that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// The cards in both.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The point cards in it.
    #[must_use]
    pub const fn black(self) -> Self {
        self.both(Self::BLACK)
    }

    /// The cards in the order of their colours and numbers.
    #[must_use]
    pub const fn iter(self) -> PackIter {
        PackIter { low: self.0[0], high: self.0[1] }
    }

    const fn from_bits(bits: u128) -> Self {
        Self([bits as u64, (bits >> 64) as u64])
    }
}

/// The cards of a [`Pack`], one by one.
#[derive(Clone, Debug)]
pub struct PackIter {
    low: u64,
    high: u64,
}

impl Iterator for PackIter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.low != 0 {
            let card = Card(self.low.trailing_zeros() as u8);
            self.low &= self.low - 1;
            return Some(card);
        }
        if self.high != 0 {
            let card = Card(64 + self.high.trailing_zeros() as u8);
            self.high &= self.high - 1;
            return Some(card);
        }
        None
    }
}

impl IntoIterator for Pack {
    type Item = Card;
    type IntoIter = PackIter;

    fn into_iter(self) -> PackIter {
        self.iter()
    }
}

impl FromIterator<Card> for Pack {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pack = Self::EMPTY;
        cards.into_iter().for_each(|card| pack.insert(card));
        pack
    }
}

impl fmt::Debug for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Pack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Pack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_can_be_read_back_from_its_name() {
        for index in 0..Card::COUNT as u8 {
            assert_eq!(Card(index).to_string().parse(), Ok(Card(index)));
        }
        let error = "red 15".parse::<Card>().expect_err("there is no red 15");
        assert!(error.contains("`red 15` is not a card"), "{error}");
    }

    #[test]
    fn the_faces_are_where_the_names_say() {
        let red_seven = Card::number(Colour::Red, 7).expect("a card");
        assert_eq!(red_seven.face(), Face::Number(Colour::Red, 7));
        assert_eq!(red_seven.value(), Some(7));
        assert!(!red_seven.is_black());
        assert_eq!(Card::MINUS_FIVE.value(), Some(-5));
        assert!(Card::MINUS_FIVE.is_black() && Card::SURPRISE.is_black() && !Card::ALLY.is_black());
        assert_eq!(Card::ALLY.colour(), Colour::White);
        assert_eq!(Card::THIEF.face(), Face::Thief);
        assert_eq!(Card::number(Colour::White, 3), None);
    }

    #[test]
    fn a_pack_keeps_its_cards_and_their_kinds_apart() {
        let mut pack = Pack::numbers(Colour::Yellow, 3).union(Pack::numbers(Colour::Black, 2));
        pack.insert(Card::ALLY);
        pack.insert(Card::DOUBLE);
        assert_eq!(pack.len(), 7);
        assert_eq!(format!("{:?}", pack.black()), "{black 1, black 2, 2x}");
        pack.remove(Card::ALLY);
        assert!(!pack.contains(Card::ALLY));
        assert_eq!(pack.iter().count(), 6);
    }
}
