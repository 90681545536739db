use serde::{Deserialize, Serialize};
use table::CardSet;

use crate::card::{Card, Company, MAX_COMPANIES, StartUp};
use crate::effect::Effect;
use crate::goods::Goods;
use crate::power::Power;

/// The companies, start-ups and capitalists of a game, as a designer writes them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FurnaceSet {
    /// What is auctioned.
    pub companies: Vec<CompanyCard>,
    /// What everybody begins with.
    pub start_ups: Vec<StartUpCard>,
    /// Who breaks a rule.
    pub capitalists: Vec<CapitalistCard>,
}

/// What is printed on a company.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CompanyCard {
    /// Its name.
    pub name: String,
    /// What a losing disc is worth, multiplied by its value.
    pub compensation: Effect,
    /// What it does in production.
    pub basic: Effect,
    /// What it does after that once it is upgraded.
    pub additional: Effect,
}

/// What is printed on a start-up.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartUpCard {
    /// Its name.
    pub name: String,
    /// What its owner has before the first round.
    pub starts_with: Goods,
    /// Its three effects, from top to bottom.
    pub effects: Vec<Effect>,
}

/// What is printed on a capitalist.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CapitalistCard {
    /// The name.
    pub name: String,
    /// The rule that it breaks.
    pub power: Power,
    /// What its holder has before the first round, beside the goods of the start-up.
    #[serde(default)]
    pub starts_with: Goods,
}

/// The fewest companies: four players see eight in each of four rounds.
const MIN_COMPANIES: usize = 32;
/// Everybody gets one of each.
const MIN_OTHERS: usize = 4;
const MAX_OTHERS: usize = 32;
/// How many effects a start-up has.
pub(crate) const START_UP_EFFECTS: usize = 3;
/// The most of one good that a start-up or a capitalist begins with.
const MOST_AT_START: u16 = 20;
const MOST_LETTERS: usize = 40;

impl FurnaceSet {
    /// What is printed on `company`.
    #[must_use]
    #[inline]
    pub fn company(&self, company: Company) -> &CompanyCard {
        &self.companies[company.index()]
    }

    /// What is printed on `start_up`.
    #[must_use]
    #[inline]
    pub fn start_up(&self, start_up: StartUp) -> &StartUpCard {
        &self.start_ups[start_up.index()]
    }

    /// Effect number `index`, counted from 0, of a card.
    #[must_use]
    #[inline]
    pub fn effect(&self, card: Card, index: u8) -> Effect {
        match card {
            Card::StartUp(start_up) => self.start_up(start_up).effects[usize::from(index)],
            Card::Company(company) if index == 0 => self.company(company).basic,
            Card::Company(company) => self.company(company).additional,
        }
    }
}

impl CardSet for FurnaceSet {
    const STANDARD: &'static str = include_str!("../cards.toml");

    fn check(&self) -> Result<(), String> {
        check_count("companies", self.companies.len(), MIN_COMPANIES, MAX_COMPANIES)?;
        check_count("start_ups", self.start_ups.len(), MIN_OTHERS, MAX_OTHERS)?;
        check_count("capitalists", self.capitalists.len(), MIN_OTHERS, MAX_OTHERS)?;
        check_names("companies", self.companies.iter().map(|card| &card.name))?;
        check_names("start_ups", self.start_ups.iter().map(|card| &card.name))?;
        check_names("capitalists", self.capitalists.iter().map(|card| &card.name))?;
        for card in &self.companies {
            if let Effect::Upgrade { .. } = card.compensation {
                return Err(format!("the compensation of `{}` upgrades; only gains and processing can", card.name));
            }
            check_effects(&card.name, &[card.compensation, card.basic, card.additional])?;
        }
        for card in &self.start_ups {
            if card.effects.len() != START_UP_EFFECTS {
                let found = card.effects.len();
                return Err(format!("`{}` has {found} effects; a start-up has {START_UP_EFFECTS}", card.name));
            }
            check_start(&card.name, card.starts_with)?;
            check_effects(&card.name, &card.effects)?;
        }
        for card in &self.capitalists {
            card.power.check().map_err(|wrong| format!("the power of `{}` {wrong}", card.name))?;
            check_start(&card.name, card.starts_with)?;
        }
        Ok(())
    }
}

fn check_start(name: &str, goods: Goods) -> Result<(), String> {
    match goods.kinds().into_iter().find(|(_, amount)| *amount > MOST_AT_START) {
        Some((good, amount)) => Err(format!("`{name}` starts with {amount} {good}; at most {MOST_AT_START}")),
        None => Ok(()),
    }
}

fn check_count(what: &str, found: usize, min: usize, max: usize) -> Result<(), String> {
    if (min..=max).contains(&found) {
        Ok(())
    } else {
        Err(format!("there are {found} {what}; {min} to {max} are needed"))
    }
}

fn check_names<'a>(what: &str, names: impl Iterator<Item = &'a String>) -> Result<(), String> {
    let mut seen: Vec<&str> = Vec::new();
    for name in names {
        if name.trim().is_empty() {
            return Err(format!("one of the {what} has no name; give each one"));
        }
        if name.chars().count() > MOST_LETTERS {
            return Err(format!("`{name}` is too long for a name; {MOST_LETTERS} letters are possible"));
        }
        if name.chars().any(char::is_control) {
            return Err(format!("{name:?} has a sign that cannot be shown; write names in one line of plain letters"));
        }
        if seen.contains(&name.as_str()) {
            return Err(format!("two of the {what} are called `{name}`; give each a name of its own"));
        }
        seen.push(name);
    }
    Ok(())
}

fn check_effects(name: &str, effects: &[Effect]) -> Result<(), String> {
    effects.iter().try_for_each(|effect| effect.check().map_err(|wrong| format!("`{effect}` on `{name}` {wrong}")))
}
