use std::collections::BTreeMap;
use std::ops::Index;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{CardSet, MAX_SEATS};

use crate::Card;
use crate::card::Effect;

/// The most event cards a set can have.
pub const MAX_CARDS: usize = 120;

/// The fewest: the starting employees of six players and four cards for each, of which one is laid away and one can be played.
const MIN_CARDS: usize = 6 * MAX_SEATS;

/// The smallest hand of which a card can be played once another is laid away.
const MIN_HAND: u32 = 4;

/// The event cards and the numbers of the rules, as a designer writes them.
///
/// Any set that passes its check can be played: nothing in the rules overflows or stalls with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventCards {
    /// What is printed on each kind of card.
    pub cards: ByCard,
    /// What everybody starts with.
    pub start: Start,
    /// The other numbers of the rules.
    pub rules: Numbers,
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// How many cards of the kind there are.
    pub count: u8,
    /// What it costs to play one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cost: u32,
    /// The number on it: points, dollars a round, or the most one can sue for.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub value: u32,
}

/// What everybody starts with, beside one engineer and one marketer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Dollars.
    pub cash: u32,
    /// Debts of $100.
    pub ious: u8,
    /// Tech points.
    pub tech: u32,
}

/// The numbers of the rules that are not on cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Cards are dealt up to this many.
    pub hand: u8,
    /// What the bank pays for a card.
    pub sale: u32,
    /// The salary of a marketer or an engineer; lawyers cost this times their number squared.
    pub salary: u32,
    /// The most IOUs somebody can have.
    pub debt_limit: u8,
    /// The price of paying off one, two or three IOUs in a round.
    pub repay: [u32; 3],
    /// The marketing points of the Market Leader Award.
    pub market_leader: u32,
    /// The dollars that the Tech Leader Award adds to the unit price.
    pub tech_leader: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl CardSet for EventCards {
    const STANDARD: &'static str = include_str!("../cards.toml");

    fn check(&self) -> Result<(), String> {
        for card in Card::ALL {
            self.check_card(card)?;
        }
        let total: usize = Card::ALL.iter().map(|card| usize::from(self[*card].count)).sum();
        if !(MIN_CARDS..=MAX_CARDS).contains(&total) {
            return Err(format!("there are {total} cards; a deck can have {MIN_CARDS} to {MAX_CARDS}"));
        }
        for card in [Card::Marketer, Card::Engineer] {
            let count = self[card].count;
            if usize::from(count) < MAX_SEATS {
                return Err(format!(
                    "there are {count} cards of the kind `{}`; six players start with {MAX_SEATS} of them",
                    name(card)
                ));
            }
        }
        self.check_numbers()
    }
}

impl EventCards {
    fn check_card(&self, card: Card) -> Result<(), String> {
        let Printed { cost, value, .. } = self[card];
        let kind = name(card);
        tens(&format!("the cost of `{kind}`"), cost, 0, 1000)?;
        if cost > 0 && matches!(card.effect(), Effect::Auction | Effect::Sue(_)) {
            return Err(format!(
                "`{kind}` costs {cost}; auctions and lawsuits are free to play, so leave the cost out"
            ));
        }
        let most = match card {
            Card::GovernmentContract => return tens(&format!("the value of `{kind}`"), value, 10, 1000),
            Card::Libel | Card::AdBlitz | Card::CoopMarketing | Card::SocialMedia | Card::SmearCampaign => 5,
            Card::Acquisition
            | Card::JointDevelopment
            | Card::Breakthrough
            | Card::IndustrialEspionage
            | Card::Sabotage => 10,
            Card::PatentInfringement => 100,
            Card::Marketer
            | Card::Engineer
            | Card::Lawyer
            | Card::HeadhuntMarketer
            | Card::HeadhuntEngineer
            | Card::HeadhuntLawyer
            | Card::LegalIntern
            | Card::Negligence
            | Card::MarketResearch => {
                let bare = format!("`{kind}` has the value {value}; there is no number on it, so leave the value out");
                return if value == 0 { Ok(()) } else { Err(bare) };
            }
        };
        within(&format!("the value of `{kind}`"), value, 1, most)
    }

    fn check_numbers(&self) -> Result<(), String> {
        let Start { cash, ious, tech } = self.start;
        let Numbers { hand, sale, salary, debt_limit, repay, market_leader, tech_leader } = self.rules;
        within("the debt limit", u32::from(debt_limit), 1, 20)?;
        within("the number of IOUs at the start", u32::from(ious), 1, u32::from(debt_limit))?;
        within("the number of tech points at the start", tech, 0, 1000)?;
        within("the size of a hand", u32::from(hand), MIN_HAND, 10)?;
        within("the points of the Market Leader Award", market_leader, 0, 10)?;
        tens("the cash at the start", cash, 0, 10_000)?;
        tens("the price of a sold card", sale, 0, 1000)?;
        tens("the salary", salary, 0, 100)?;
        tens("the dollars of the Tech Leader Award", tech_leader, 0, 100)?;
        for price in repay {
            tens("the price of paying off IOUs", price, 10, 10_000)?;
        }
        if repay[0] >= repay[1] || repay[1] >= repay[2] {
            return Err(format!("the prices {repay:?} of paying off IOUs must rise, for example [100, 300, 600]"));
        }
        Ok(())
    }
}

impl Index<Card> for EventCards {
    type Output = Printed;

    #[inline]
    fn index(&self, card: Card) -> &Printed {
        &self.cards.0[card as usize]
    }
}

/// What is printed on each kind of card; it travels as a table with a line for each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByCard([Printed; Card::KINDS]);

impl Serialize for ByCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Card::ALL.iter().map(|card| (card, &self.0[*card as usize])))
    }
}

impl<'de> Deserialize<'de> for ByCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let lines = BTreeMap::<Card, Printed>::deserialize(deserializer)?;
        let mut cards = [Printed::default(); Card::KINDS];
        for card in Card::ALL {
            cards[card as usize] = *lines.get(&card).ok_or_else(|| {
                let kind = name(card);
                D::Error::custom(format_args!("there is no line for `{kind}`; write `{kind} = {{ count = 0, … }}`"))
            })?;
        }
        Ok(Self(cards))
    }
}

/// The name of the kind in the card file.
fn name(card: Card) -> String {
    let mut name = String::new();
    for letter in format!("{card:?}").chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

fn within(what: &str, number: u32, min: u32, max: u32) -> Result<(), String> {
    if (min..=max).contains(&number) { Ok(()) } else { Err(format!("{what} is {number}; it can be {min} to {max}")) }
}

fn tens(what: &str, dollars: u32, min: u32, max: u32) -> Result<(), String> {
    within(what, dollars, min, max)?;
    if dollars.is_multiple_of(10) {
        Ok(())
    } else {
        Err(format!("{what} is {dollars}; all money is in whole tens, for example {}", dollars / 10 * 10 + 10))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Cards;

    #[test]
    fn the_standard_set_passes_its_check_and_travels() {
        table::contract::check_cards::<EventCards>().expect("a good set");
    }

    #[test]
    fn the_standard_set_has_the_74_event_cards_of_the_box() {
        let set = Cards::<EventCards>::standard();
        assert_eq!(Card::ALL.iter().map(|card| u32::from(set[*card].count)).sum::<u32>(), 74);
        // Ruling B2: the source counts 25 of them; the other eight kinds share the rest.
        let counted = &Card::ALL[Card::Negligence as usize..];
        assert_eq!(counted.iter().map(|card| u32::from(set[*card].count)).sum::<u32>(), 25);
    }

    #[test]
    fn a_bad_set_says_what_is_wrong_and_what_would_be_right() {
        let edits = [
            ("marketer = { count = 12 }", "marketer = { count = 5 }", "there are 5 cards of the kind `marketer`"),
            (
                "negligence = { count = 4 }",
                "negligence = { count = 99 }",
                "there are 169 cards; a deck can have 36 to 120",
            ),
            ("count = 4 }", "count = 4, cost = 10 }", "auctions and lawsuits are free to play"),
            ("legal_intern = { count = 6, cost = 30 }", "legal_intern = { count = 6, cost = 35 }", "whole tens"),
            ("sale = 10", "sale = 5000", "the price of a sold card is 5000; it can be 0 to 1000"),
            ("repay = [100, 300, 600]", "repay = [300, 300, 600]", "must rise"),
            ("hand = 6", "hand = 3", "the size of a hand is 3; it can be 4 to 10"),
            ("ious = 3", "ious = 7", "the number of IOUs at the start is 7; it can be 1 to 6"),
            ("lawyer = { count = 8 }\n", "", "there is no line for `lawyer`"),
            (
                "libel = { count = 3, value = 2 }",
                "libel = { count = 3 }",
                "the value of `libel` is 0; it can be 1 to 5",
            ),
            ("lawyer = { count = 8 }", "lawyer = { count = 8, value = 1 }", "no number on it"),
            ("[start]", "[start]\nluck = 7", "luck"),
        ];
        for (from, to, message) in edits {
            let lines: String = EventCards::STANDARD
                .lines()
                .map(|line| line.split('#').next().unwrap_or("").trim().to_owned() + "\n")
                .collect();
            assert!(lines.contains(from), "{from}");
            let error = Cards::<EventCards>::from_toml(&lines.replacen(from, to, 1)).expect_err(to).to_string();
            assert!(error.contains(message), "{error}");
        }
    }
}
