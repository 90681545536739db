use std::collections::BTreeMap;
use std::ops::Index;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Archive, CardSet, Flaw, MAX_SEATS, Part, Why};

use crate::Card;
use crate::card::Effect;

/// The most event cards a set can have.
pub const MAX_CARDS: usize = 120;

/// The fewest: the starting employees of six players and four cards for each, of which one is laid away and one can be played.
const MIN_CARDS: usize = 6 * MAX_SEATS;

/// The smallest hand of which a card can be played once another is laid away.
const MIN_HAND: i64 = 4;

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
    const ARCHIVE: Archive = crate::archive::ARCHIVE;

    fn check(&self) -> Result<(), Flaw> {
        for card in Card::ALL {
            self.check_card(card)?;
        }
        let total: usize = Card::ALL.iter().map(|card| usize::from(self[*card].count)).sum();
        Part::new("set-bidness-cards").counts(total, MIN_CARDS..=MAX_CARDS)?;
        for card in [Card::Marketer, Card::Engineer] {
            let count = self[card].count;
            if usize::from(count) < MAX_SEATS {
                return Err(Flaw::told("bidness-flaw-starters")
                    .with("card", name(card))
                    .with("count", count)
                    .with("players", MAX_SEATS));
            }
        }
        self.check_numbers()
    }
}

impl EventCards {
    fn check_card(&self, card: Card) -> Result<(), Flaw> {
        let Printed { cost, value, .. } = self[card];
        let kind = name(card);
        Part::new("set-bidness-cost").on(&kind).tens(cost, 0..=1000)?;
        if cost > 0 && matches!(card.effect(), Effect::Auction | Effect::Sue(_)) {
            return Err(Flaw::told("bidness-flaw-free").with("card", kind).with("cost", cost));
        }
        let printed = Part::new("set-bidness-value").on(&kind);
        let most = match card {
            Card::GovernmentContract => return printed.tens(value, 10..=1000),
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
                let bare = || Flaw::told("bidness-flaw-bare").with("card", kind).with("value", value);
                return if value == 0 { Ok(()) } else { Err(bare()) };
            }
        };
        printed.within(value, 1..=most)
    }

    fn check_numbers(&self) -> Result<(), Flaw> {
        let Start { cash, ious, tech } = self.start;
        let Numbers { hand, sale, salary, debt_limit, repay, market_leader, tech_leader } = self.rules;
        Part::new("set-bidness-debt-limit").within(debt_limit, 1..=20)?;
        Part::new("set-bidness-ious").within(ious, 1..=debt_limit.into())?;
        Part::new("set-bidness-tech").within(tech, 0..=1000)?;
        Part::new("set-bidness-hand").within(hand, MIN_HAND..=10)?;
        Part::new("set-bidness-market-leader").within(market_leader, 0..=10)?;
        Part::new("set-bidness-cash").tens(cash, 0..=10_000)?;
        Part::new("set-bidness-sale").tens(sale, 0..=1000)?;
        Part::new("set-bidness-salary").tens(salary, 0..=100)?;
        Part::new("set-bidness-tech-leader").tens(tech_leader, 0..=100)?;
        let what = Part::new("set-bidness-repay");
        for price in repay {
            what.tens(price, 10..=10_000)?;
        }
        if repay[0] >= repay[1] || repay[1] >= repay[2] {
            return Err(Why::Rise { what, found: repay.map(i64::from).to_vec() }.into());
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
            let missing = || D::Error::custom(Flaw::told("bidness-flaw-no-line").with("card", name(card)));
            cards[card as usize] = *lines.get(&card).ok_or_else(missing)?;
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
    fn a_bad_set_is_refused_for_what_is_wrong_with_it() {
        let range = |id, found, min, max| Flaw::from(Why::Range { what: Part::new(id), found, min, max });
        let told = |id, card: &str| Flaw::told(id).with("card", card);
        let edits = [
            (
                "marketer = { count = 10 }",
                "marketer = { count = 5 }",
                told("bidness-flaw-starters", "marketer").with("count", 5_u8).with("players", 6_u8),
            ),
            (
                "negligence = { count = 4 }",
                "negligence = { count = 99 }",
                Why::Count { what: Part::new("set-bidness-cards"), found: 169, min: 36, max: 120 }.into(),
            ),
            ("count = 4 }", "count = 4, cost = 10 }", told("bidness-flaw-free", "negligence").with("cost", 10_u8)),
            (
                "legal_intern = { count = 6, cost = 30 }",
                "legal_intern = { count = 6, cost = 35 }",
                Why::Tens { what: Part::new("set-bidness-cost").on("legal_intern"), found: 35 }.into(),
            ),
            ("sale = 10", "sale = 5000", range("set-bidness-sale", 5000, 0, 1000)),
            (
                "repay = [100, 300, 600]",
                "repay = [300, 300, 600]",
                Why::Rise { what: Part::new("set-bidness-repay"), found: vec![300, 300, 600] }.into(),
            ),
            ("hand = 6", "hand = 3", range("set-bidness-hand", 3, 4, 10)),
            ("ious = 3", "ious = 7", range("set-bidness-ious", 7, 1, 6)),
            ("lawyer = { count = 8 }\n", "", told("bidness-flaw-no-line", "lawyer")),
            (
                "libel = { count = 3, value = 2 }",
                "libel = { count = 3 }",
                Why::Range { what: Part::new("set-bidness-value").on("libel"), found: 0, min: 1, max: 5 }.into(),
            ),
            (
                "lawyer = { count = 8 }",
                "lawyer = { count = 8, value = 1 }",
                told("bidness-flaw-bare", "lawyer").with("value", 1_u8),
            ),
            (
                "[start]",
                "[start]\nluck = 7",
                Why::Unknown { name: "luck".into(), known: ["cash", "ious", "tech"].map(String::from).to_vec() }.into(),
            ),
        ];
        for (from, to, flaw) in edits {
            let lines: String = EventCards::STANDARD
                .lines()
                .map(|line| line.split('#').next().unwrap_or("").trim().to_owned() + "\n")
                .collect();
            assert!(lines.contains(from), "{from}");
            let found = Cards::<EventCards>::from_toml(&lines.replacen(from, to, 1)).expect_err(to);
            assert_eq!(found.why, flaw.why);
        }
        let misspelt = EventCards::STANDARD.replacen("\nlawyer ", "\nlawyers ", 1);
        let found = Cards::<EventCards>::from_toml(&misspelt).expect_err("no such kind");
        assert!(matches!(found.why, Why::Unknown { name, .. } if name == "lawyers"));
    }
}
