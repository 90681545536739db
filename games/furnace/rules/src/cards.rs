use serde::{Deserialize, Serialize};
use table::{Archive, CardSet, Flaw, Part};

use crate::card::{Capitalist, Card, Company, MAX_COMPANIES, StartUp};
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

    /// The power of a capitalist, where there is one.
    #[inline]
    pub(crate) fn power(&self, capitalist: Option<Capitalist>) -> Option<Power> {
        capitalist.map(|capitalist| self.capitalists[capitalist.index()].power)
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
    const ARCHIVE: Archive = crate::archive::ARCHIVE;

    fn check(&self) -> Result<(), Flaw> {
        let companies = Part::new("set-furnace-companies");
        let start_ups = Part::new("set-furnace-start-ups");
        let capitalists = Part::new("set-furnace-capitalists");
        companies.counts(self.companies.len(), MIN_COMPANIES..=MAX_COMPANIES)?;
        start_ups.counts(self.start_ups.len(), MIN_OTHERS..=MAX_OTHERS)?;
        capitalists.counts(self.capitalists.len(), MIN_OTHERS..=MAX_OTHERS)?;
        companies.all_named(self.companies.iter().map(|card| &card.name), MOST_LETTERS)?;
        start_ups.all_named(self.start_ups.iter().map(|card| &card.name), MOST_LETTERS)?;
        capitalists.all_named(self.capitalists.iter().map(|card| &card.name), MOST_LETTERS)?;
        self.companies.iter().try_for_each(CompanyCard::check)?;
        self.start_ups.iter().try_for_each(StartUpCard::check)?;
        for card in &self.capitalists {
            card.power.check().map_err(|flaw| flaw.with("card", card.name.as_str()))?;
            check_start(&card.name, card.starts_with)?;
        }
        Ok(())
    }
}

impl CompanyCard {
    fn check(&self) -> Result<(), Flaw> {
        if let Effect::Upgrade { .. } = self.compensation {
            return Err(Flaw::told("furnace-flaw-compensation").with("card", self.name.as_str()));
        }
        check_effects(&self.name, &[self.compensation, self.basic, self.additional])
    }
}

impl StartUpCard {
    fn check(&self) -> Result<(), Flaw> {
        if self.effects.len() != START_UP_EFFECTS {
            let flaw = Flaw::told("furnace-flaw-effects").with("card", self.name.as_str());
            return Err(flaw.with("found", self.effects.len()).with("wanted", START_UP_EFFECTS));
        }
        check_start(&self.name, self.starts_with)?;
        check_effects(&self.name, &self.effects)
    }
}

fn check_start(name: &str, goods: Goods) -> Result<(), Flaw> {
    match goods.kinds().into_iter().find(|(_, amount)| *amount > MOST_AT_START) {
        Some((good, amount)) => Err(Flaw::told("furnace-flaw-start")
            .with("card", name)
            .with("good", good)
            .with("amount", amount)
            .with("most", MOST_AT_START)),
        None => Ok(()),
    }
}

fn check_effects(name: &str, effects: &[Effect]) -> Result<(), Flaw> {
    let named = |effect: &Effect, flaw: Flaw| flaw.with("effect", effect.to_string()).with("card", name);
    effects.iter().try_for_each(|effect| effect.check().map_err(|flaw| named(effect, flaw)))
}
