//! The names of cards, goods and effects.

use furnace::{Capitalist, Card, Company, Disc, Effect, FurnaceSet, Goods, Power, Standing, StartUp};
use table::Cards;
use words::{Arg, Words};

/// The names of cards, goods and effects, in the words of a language.
pub trait Nouns {
    /// The name of a company: a designer's own set has its own names.
    #[must_use]
    fn furnace_company(&self, cards: Cards<FurnaceSet>, company: Company) -> String;

    /// The name of a start-up.
    #[must_use]
    fn furnace_start_up(&self, cards: Cards<FurnaceSet>, start_up: StartUp) -> String;

    /// The name of a capitalist.
    #[must_use]
    fn furnace_capitalist(&self, cards: Cards<FurnaceSet>, capitalist: Capitalist) -> String;

    /// The name of a card of an engine.
    #[must_use]
    fn furnace_card(&self, cards: Cards<FurnaceSet>, card: Card) -> String;

    /// What a capitalist can do.
    #[must_use]
    fn furnace_power(&self, power: Power) -> String;

    /// What decides between players with the same money: "6 companies, 4 resources".
    #[must_use]
    fn furnace_besides(&self, standing: &Standing) -> String;

    /// A disc: "3" or "neutral 2".
    #[must_use]
    fn furnace_disc(&self, disc: Disc) -> String;

    /// Goods in a sentence: "2 coal, 1 iron and 1 oil".
    #[must_use]
    fn furnace_goods(&self, goods: Goods) -> String;

    /// Goods as on a card, "2C+T"; beside a table that is drawn, where no letters stand for them, by their names.
    #[must_use]
    fn furnace_letters(&self, goods: Goods) -> String;

    /// An effect as on a card: "I→2$ ×4".
    #[must_use]
    fn furnace_effect(&self, effect: Effect) -> String;

    /// The letter of a card in the auction, counted from 0.
    #[must_use]
    fn furnace_lot_letter(&self, index: usize) -> String;
}

impl Nouns for Words {
    fn furnace_company(&self, cards: Cards<FurnaceSet>, company: Company) -> String {
        let number = [("number", company.index().into())];
        let own = || cards.company(company).name.clone();
        self.card(if cards.is_standard() { self.say("furnace-company", &number) } else { own() })
    }

    fn furnace_start_up(&self, cards: Cards<FurnaceSet>, start_up: StartUp) -> String {
        let number = [("number", start_up.index().into())];
        let own = || cards.start_up(start_up).name.clone();
        self.card(if cards.is_standard() { self.say("furnace-start-up", &number) } else { own() })
    }

    fn furnace_capitalist(&self, cards: Cards<FurnaceSet>, capitalist: Capitalist) -> String {
        let number = [("number", capitalist.index().into())];
        let own = || cards.capitalists[capitalist.index()].name.clone();
        self.card(if cards.is_standard() { self.say("furnace-capitalist", &number) } else { own() })
    }

    fn furnace_card(&self, cards: Cards<FurnaceSet>, card: Card) -> String {
        match card {
            Card::StartUp(start_up) => {
                let name = self.furnace_start_up(cards, start_up);
                self.say("furnace-start-up-card", &[("name", name.into())])
            }
            Card::Company(company) => self.furnace_company(cards, company),
        }
    }

    fn furnace_power(&self, power: Power) -> String {
        match power {
            Power::NeutralDisc => self.text("furnace-power-neutral-disc"),
            Power::Compensation { more } => self.say("furnace-power-compensation", &[("more", more.into())]),
            Power::DiscsOnACard { most } => self.say("furnace-power-discs", &[("most", most.into())]),
            Power::Income(goods) => self.say("furnace-power-income", &[("goods", self.furnace_goods(goods).into())]),
            Power::AdditionalProcessing { more } => self.say("furnace-power-processing", &[("more", more.into())]),
        }
    }

    fn furnace_besides(&self, standing: &Standing) -> String {
        let args = [("companies", standing.companies.into()), ("resources", u32::from(standing.resources).into())];
        self.say("furnace-besides", &args)
    }

    fn furnace_disc(&self, disc: Disc) -> String {
        let neutral = if disc == Disc::Neutral { "yes" } else { "no" };
        self.say("furnace-disc", &[("neutral", neutral.into()), ("value", disc.value().into())])
    }

    fn furnace_goods(&self, goods: Goods) -> String {
        if goods.is_empty() {
            return self.text("furnace-goods-none");
        }
        let kinds = [
            ("furnace-goods-coal", goods.coal),
            ("furnace-goods-iron", goods.iron),
            ("furnace-goods-oil", goods.oil),
            ("furnace-goods-token", goods.token),
            ("furnace-goods-money", goods.money),
        ];
        let held = kinds.into_iter().filter(|(_, count)| *count > 0);
        self.list(&held.map(|(id, count)| self.say(id, &[("count", u32::from(count).into())])).collect::<Vec<_>>())
    }

    fn furnace_letters(&self, goods: Goods) -> String {
        if self.is_beside_pictures() {
            return self.furnace_goods(goods);
        }
        let kinds = [
            ("furnace-letter-coal", goods.coal),
            ("furnace-letter-iron", goods.iron),
            ("furnace-letter-oil", goods.oil),
            ("furnace-letter-token", goods.token),
            ("furnace-letter-money", goods.money),
        ];
        let letter = |(id, count): (&str, u16)| match count {
            1 => self.text(id),
            _ => format!("{count}{}", self.text(id)),
        };
        kinds.into_iter().filter(|(_, count)| *count > 0).map(letter).collect::<Vec<_>>().join("+")
    }

    fn furnace_effect(&self, effect: Effect) -> String {
        match effect {
            Effect::Gain(goods) => self.furnace_letters(goods),
            Effect::Process { from, to, times } => {
                let (from, to) = (self.furnace_letters(from), self.furnace_letters(to));
                let args = [("from", from.into()), ("to", to.into()), ("times", times.into())];
                self.say("furnace-effect-process", &args)
            }
            Effect::Upgrade { cost, times } => {
                let args = [("cost", self.furnace_letters(cost).into()), ("times", times.into())];
                self.say("furnace-effect-upgrade", &args)
            }
        }
    }

    fn furnace_lot_letter(&self, index: usize) -> String {
        char::from_u32('A' as u32 + index as u32).map_or_else(String::new, String::from)
    }
}

pub(crate) fn company_arg(words: &Words, cards: Cards<FurnaceSet>, company: Company) -> (&'static str, Arg) {
    ("company", words.furnace_company(cards, company).into())
}

pub(crate) fn disc_arg(words: &Words, disc: Disc) -> (&'static str, Arg) {
    ("disc", words.furnace_disc(disc).into())
}
