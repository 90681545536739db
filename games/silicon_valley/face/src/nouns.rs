//! The names of cards, blocks and powers.

use silicon_valley::{Blocks, CardData, Effect, Employee, Kind, Laid, Power, Symbol, Symbols, View};
use words::Words;

use crate::speak::shape;

/// The names of cards, blocks and powers, in the words of a language.
pub trait Nouns {
    /// The name of a card: one of the standard set as the language writes it, a designer's own as it is written.
    #[must_use]
    fn silicon_valley_name(&self, name: &str) -> String;

    /// The first and the last name of a person on a card.
    #[must_use]
    fn silicon_valley_person(&self, name: &str) -> [String; 2];

    /// The first names of all who leave as soon as somebody is let go: "Bela and Quinn".
    #[must_use]
    fn silicon_valley_leaving(&self, view: &View, employee: Employee) -> String;

    /// The name of a block beside a table that is drawn, its letters elsewhere: "Bar 3" or "I3".
    #[must_use]
    fn silicon_valley_kind(&self, kind: Kind) -> String;

    /// A block by its name and its shape: "L3 ■■/■·".
    #[must_use]
    fn silicon_valley_shape(&self, kind: Kind) -> String;

    /// A pile of blocks: "2×Domino, T" or "2×I2 T4".
    #[must_use]
    fn silicon_valley_blocks(&self, blocks: Blocks) -> String;

    /// Blocks one by one, in the order in which they lie: "Corner 3, Bar 3" or "L3 I3".
    #[must_use]
    fn silicon_valley_code(&self, code: impl Iterator<Item = Kind>) -> String;

    /// So many blocks of a kind: "2×Domino" or "2×I2".
    #[must_use]
    fn silicon_valley_kinds(&self, kind: Kind, count: u8) -> String;

    /// Symbols by their letters: "MMT".
    #[must_use]
    fn silicon_valley_symbols(&self, symbols: Symbols) -> String;

    /// What a space of the valuation track is worth: "$30M".
    #[must_use]
    fn silicon_valley_value(&self, cards: &CardData, steps: u16) -> String;

    /// The power of a VC card in two words.
    #[must_use]
    fn silicon_valley_power(&self, power: Power) -> String;

    /// What the power of a VC card does, in a sentence.
    #[must_use]
    fn silicon_valley_power_in_full(&self, power: Power) -> String;

    /// What a personality card does, in a few letters.
    #[must_use]
    fn silicon_valley_temper(&self, effect: Effect) -> String;

    /// What a personality card does.
    #[must_use]
    fn silicon_valley_effect(&self, effect: Effect) -> String;
}

impl Nouns for Words {
    fn silicon_valley_name(&self, name: &str) -> String {
        self.card(self.card_name("silicon-valley-name", name))
    }

    fn silicon_valley_person(&self, name: &str) -> [String; 2] {
        let name = self.silicon_valley_name(name);
        let (first, last) = name.split_once([' ', '・']).unwrap_or((&name, ""));
        [first.to_owned(), last.to_owned()]
    }

    fn silicon_valley_leaving(&self, view: &View, employee: Employee) -> String {
        let first_name = |id: Employee| {
            let [first, _] = self.silicon_valley_person(&view.cards.employee(id).name);
            first
        };
        self.list(&view.leaving(employee).into_iter().map(first_name).collect::<Vec<_>>())
    }

    fn silicon_valley_kind(&self, kind: Kind) -> String {
        let (letters, name) = match kind {
            Kind::Domino => ("silicon-valley-kind-domino", "silicon-valley-page-kind-domino"),
            Kind::I3 => ("silicon-valley-kind-i3", "silicon-valley-page-kind-i3"),
            Kind::L3 => ("silicon-valley-kind-l3", "silicon-valley-page-kind-l3"),
            Kind::I4 => ("silicon-valley-kind-i4", "silicon-valley-page-kind-i4"),
            Kind::O4 => ("silicon-valley-kind-o4", "silicon-valley-page-kind-o4"),
            Kind::T4 => ("silicon-valley-kind-t4", "silicon-valley-page-kind-t4"),
            Kind::L4 => ("silicon-valley-kind-l4", "silicon-valley-page-kind-l4"),
            Kind::S4 => ("silicon-valley-kind-s4", "silicon-valley-page-kind-s4"),
        };
        self.text(if self.is_beside_pictures() { name } else { letters })
    }

    fn silicon_valley_shape(&self, kind: Kind) -> String {
        format!("{} {}", self.silicon_valley_kind(kind), shape(Laid { kind, ..Laid::default() }))
    }

    fn silicon_valley_blocks(&self, blocks: Blocks) -> String {
        if blocks.is_empty() {
            return self.text("silicon-valley-no-blocks");
        }
        let some = |kind: Kind| match blocks.count(kind) {
            1 => self.silicon_valley_kind(kind),
            count => self.silicon_valley_kinds(kind, count),
        };
        let kinds = blocks.kinds().map(some);
        if self.is_beside_pictures() { self.row(kinds) } else { kinds.collect::<Vec<_>>().join(" ") }
    }

    fn silicon_valley_code(&self, code: impl Iterator<Item = Kind>) -> String {
        let kinds = code.map(|kind| self.silicon_valley_kind(kind));
        if self.is_beside_pictures() { self.row(kinds) } else { kinds.collect::<Vec<_>>().join(" ") }
    }

    fn silicon_valley_kinds(&self, kind: Kind, count: u8) -> String {
        let kind = self.silicon_valley_kind(kind);
        self.say("silicon-valley-kinds", &[("count", count.into()), ("kind", kind.into())])
    }

    fn silicon_valley_symbols(&self, symbols: Symbols) -> String {
        let letter = |symbol: Symbol| match symbol {
            Symbol::Mindfulness => self.text("silicon-valley-symbol-mindfulness"),
            Symbol::Vacation => self.text("silicon-valley-symbol-vacation"),
            Symbol::Tech => self.text("silicon-valley-symbol-tech"),
            Symbol::Promotion => self.text("silicon-valley-symbol-promotion"),
            Symbol::Balance => self.text("silicon-valley-symbol-balance"),
        };
        symbols.each().map(letter).collect()
    }

    fn silicon_valley_value(&self, cards: &CardData, steps: u16) -> String {
        match steps.checked_sub(u16::from(cards.goal())) {
            Some(more) => self.say("silicon-valley-value-billion", &[("more", u32::from(more).into())]),
            None => {
                let millions = cards.track.spaces[usize::from(steps)];
                self.say("silicon-valley-value", &[("millions", u32::from(millions).into())])
            }
        }
    }

    fn silicon_valley_power(&self, power: Power) -> String {
        match power {
            Power::Hire => self.text("silicon-valley-power-hire"),
            Power::Launch => self.text("silicon-valley-power-launch"),
            Power::Expand => self.text("silicon-valley-power-expand"),
            Power::Outsource => self.text("silicon-valley-power-outsource"),
            Power::Swap => self.text("silicon-valley-power-swap"),
            Power::Refresh => self.text("silicon-valley-power-refresh"),
            Power::Waive => self.text("silicon-valley-power-waive"),
            Power::Hype => self.text("silicon-valley-power-hype"),
        }
    }

    fn silicon_valley_power_in_full(&self, power: Power) -> String {
        match power {
            Power::Hire => self.text("silicon-valley-page-power-hire"),
            Power::Launch => self.text("silicon-valley-page-power-launch"),
            Power::Expand => self.text("silicon-valley-page-power-expand"),
            Power::Outsource => self.text("silicon-valley-page-power-outsource"),
            Power::Swap => self.text("silicon-valley-page-power-swap"),
            Power::Refresh => self.text("silicon-valley-page-power-refresh"),
            Power::Waive => self.text("silicon-valley-page-power-waive"),
            Power::Hype => self.text("silicon-valley-page-power-hype"),
        }
    }

    fn silicon_valley_temper(&self, effect: Effect) -> String {
        let amount = |id: &str, amount: u8| self.say(id, &[("amount", amount.into())]);
        match effect {
            Effect::PayDay => self.text("silicon-valley-temper-pay-day"),
            Effect::Fee(cash) => amount("silicon-valley-temper-fee", cash),
            Effect::Leak(squares) => amount("silicon-valley-temper-leak", squares),
            Effect::Slump(steps) => amount("silicon-valley-temper-slump", steps),
            Effect::Headhunt => self.text("silicon-valley-temper-headhunt"),
            Effect::Lawsuit => self.text("silicon-valley-temper-lawsuit"),
            Effect::Code(count) => {
                let blocks = self.silicon_valley_kinds(Kind::Domino, count);
                self.say("silicon-valley-temper-code", &[("blocks", blocks.into())])
            }
            Effect::Scout(employees) => amount("silicon-valley-temper-scout", employees),
            Effect::Shakeup => self.text("silicon-valley-temper-shakeup"),
        }
    }

    fn silicon_valley_effect(&self, effect: Effect) -> String {
        let amount = |id: &str, amount: u8| self.say(id, &[("amount", amount.into())]);
        match effect {
            Effect::PayDay => self.text("silicon-valley-effect-pay-day"),
            Effect::Fee(cash) => amount("silicon-valley-effect-fee", cash),
            Effect::Leak(squares) => amount("silicon-valley-effect-leak", squares),
            Effect::Slump(steps) => amount("silicon-valley-effect-slump", steps),
            Effect::Headhunt => self.text("silicon-valley-effect-headhunt"),
            Effect::Lawsuit => self.text("silicon-valley-effect-lawsuit"),
            Effect::Code(count) => {
                let blocks = self.silicon_valley_kinds(Kind::Domino, count);
                self.say("silicon-valley-effect-code", &[("blocks", blocks.into())])
            }
            Effect::Scout(employees) => amount("silicon-valley-effect-scout", employees),
            Effect::Shakeup => self.text("silicon-valley-effect-shakeup"),
        }
    }
}
