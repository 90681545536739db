//! What is printed on cards, in words.

use silicon_valley::{Company, Employee, Gain, HqCard, Product, Symbol, Symbols, Tile, View};
use words::{Arg, Piece, Words};

use crate::Nouns as _;

/// An employee or a founder, with what comes at once and every round, the salary and the wants.
pub(super) fn person<A>(words: &Words, view: &View, id: Employee) -> Piece<A> {
    let card = view.cards.employee(id);
    let blocks = |id: &str, blocks: silicon_valley::Blocks| {
        (!blocks.is_empty()).then(|| what(words, id, words.silicon_valley_blocks(blocks)))
    };
    let salary = words.say("silicon-valley-fact-salary", &[("cash", u32::from(view.salary(id)).into())]);
    let parts = [
        blocks("silicon-valley-fact-now", card.instant),
        blocks("silicon-valley-fact-each", card.ongoing),
        Some(salary),
        listed(words, "silicon-valley-fact-wants", card.wants),
    ];
    Piece::new(words.silicon_valley_name(&card.name)).saying(words.row(parts.into_iter().flatten()))
}

/// An HQ card or a mat, with its places, its upkeep and what it offers.
pub(super) fn hq<A>(words: &Words, card: &HqCard) -> Piece<A> {
    let places = words.say("silicon-valley-fact-places", &[("places", card.room.into())]);
    let upkeep = words.say("silicon-valley-fact-hq-upkeep", &[("cash", card.upkeep.into())]);
    let parts = [Some(places), Some(upkeep), listed(words, "silicon-valley-fact-has", card.symbols)];
    Piece::new(words.silicon_valley_name(&card.name)).saying(words.row(parts.into_iter().flatten()))
}

/// A product that a company sells, with what its tile brings and takes every round.
pub(super) fn held<A>(words: &Words, view: &View, company: &Company, product: Product) -> Piece<A> {
    let tile = company.tile(&view.cards, product).clone();
    let tile = Tile { instant: Gain::default(), ongoing: company.ongoing(&view.cards, product), ..tile };
    let name = words.silicon_valley_name(&view.cards.product(product).name);
    Piece::new(name).saying(self::tile(words, &tile))
}

/// What a tile brings at once and every round, takes every round, and offers.
pub(super) fn tile(words: &Words, tile: &Tile) -> String {
    let gain = |id: &str, gain: Gain| {
        let args = [("cash", gain.cash.into()), ("valuation", gain.valuation.into())];
        (gain != Gain::default()).then(|| what(words, id, words.say("silicon-valley-page-gain", &args)))
    };
    let upkeep = || words.say("silicon-valley-fact-code-upkeep", &[("squares", tile.upkeep.into())]);
    let parts = [
        gain("silicon-valley-fact-now", tile.instant),
        gain("silicon-valley-fact-each", tile.ongoing),
        (tile.upkeep > 0).then(upkeep),
        listed(words, "silicon-valley-fact-has", tile.symbols),
    ];
    words.row(parts.into_iter().flatten())
}

/// Symbols by their names: "2×Tech + Balance".
pub(super) fn symbols(words: &Words, symbols: Symbols) -> String {
    if symbols.is_empty() {
        return words.text("silicon-valley-no-blocks");
    }
    let some = |symbol: Symbol| match symbols.count(symbol) {
        0 => None,
        1 => Some(symbol_name(words, symbol)),
        count => Some(format!("{count}×{}", symbol_name(words, symbol))),
    };
    Symbol::ALL.into_iter().filter_map(some).collect::<Vec<_>>().join(" + ")
}

pub(super) fn symbol_name(words: &Words, symbol: Symbol) -> String {
    words.text(match symbol {
        Symbol::Mindfulness => "set-silicon-valley-mindfulness",
        Symbol::Vacation => "set-silicon-valley-vacation",
        Symbol::Tech => "set-silicon-valley-tech",
        Symbol::Promotion => "set-silicon-valley-promotion",
        Symbol::Balance => "set-silicon-valley-balance",
    })
}

/// Symbols behind what they are, where there are any.
pub(super) fn listed(words: &Words, id: &str, symbols: Symbols) -> Option<String> {
    (!symbols.is_empty()).then(|| what(words, id, self::symbols(words, symbols)))
}

pub(super) fn what(words: &Words, id: &str, what: String) -> String {
    words.say(id, &[("what", Arg::from(what))])
}
