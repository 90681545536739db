//! What lies on the table, in sentences.

use board::words;
use silicon_valley::{Employee, Gain, HqCard, Owner, Product, Side, Symbol, Symbols, Tile, Vc, View};
use silicon_valley_face::Nouns as _;
use words::{Arg, People};

/// The name of a symbol.
pub(super) fn symbol(symbol: Symbol) -> String {
    words().text(match symbol {
        Symbol::Mindfulness => "silicon-valley-page-mindfulness",
        Symbol::Vacation => "silicon-valley-page-vacation",
        Symbol::Tech => "silicon-valley-page-tech",
        Symbol::Promotion => "silicon-valley-page-promotion",
        Symbol::Balance => "silicon-valley-page-balance",
    })
}

/// The names of symbols.
pub(super) fn symbols(symbols: Symbols) -> String {
    if symbols.is_empty() {
        return words().text("silicon-valley-no-blocks");
    }
    words().row(symbols.each().map(symbol))
}

/// An employee or a founder.
pub(super) fn person(view: &View, employee: Employee) -> String {
    let card = view.cards.employee(employee);
    words().say(
        "silicon-valley-page-person",
        &[
            ("name", words().silicon_valley_name(&card.name).into()),
            ("instant", words().silicon_valley_blocks(card.instant).into()),
            ("ongoing", words().silicon_valley_blocks(card.ongoing).into()),
            ("salary", u32::from(view.salary(employee)).into()),
            ("wants", symbols(card.wants).into()),
            ("founder", if employee.is_founder() { "yes" } else { "no" }.into()),
        ],
    )
}

/// An HQ card or a mat.
pub(super) fn hq(card: &HqCard) -> String {
    words().say(
        "silicon-valley-page-hq-card",
        &[
            ("name", words().silicon_valley_name(&card.name).into()),
            ("places", card.room.into()),
            ("upkeep", card.upkeep.into()),
            ("symbols", symbols(card.symbols).into()),
        ],
    )
}

/// A VC card.
pub(super) fn vc(view: &View, id: Vc) -> String {
    let card = view.cards.vc(id);
    words().say(
        "silicon-valley-page-vc-card",
        &[
            ("name", words().silicon_valley_name(&card.name).into()),
            ("price", card.price.into()),
            ("cash", card.cash.into()),
            ("valuation", card.valuation.into()),
            ("wants", symbols(card.wants).into()),
            ("power", words().silicon_valley_power_in_full(card.power).into()),
        ],
    )
}

/// A product of the market with both its tiles.
pub(super) fn product(view: &View, people: &People, id: Product) -> String {
    let card = view.cards.product(id);
    let (innovator, second) = (tile(&card.innovator), tile(&card.second));
    let mut text = words().say(
        "silicon-valley-page-product-card",
        &[
            ("name", words().silicon_valley_name(&card.name).into()),
            ("squares", view.cards.grid(id).squares().into()),
            ("innovator", innovator.into()),
            ("second", second.into()),
        ],
    );
    if let Some(launch) = view.market.launch_of(id) {
        text += " ";
        text += &words().say(
            "silicon-valley-page-launched",
            &[
                ("who", owner(people, launch.by).into()),
                ("round", launch.round.into()),
                ("blocks", words().silicon_valley_blocks(launch.blocks).into()),
            ],
        );
    }
    text
}

/// A tile that a company holds.
pub(super) fn held(view: &View, id: Product, side: Side) -> String {
    let card = view.cards.product(id);
    let text = match side {
        Side::InnovatorA => tile(&card.innovator),
        Side::InnovatorB => {
            let ongoing = Gain { valuation: 0, ..card.innovator.ongoing };
            tile(&Tile { ongoing, ..card.innovator.clone() })
        }
        Side::SecondMover => tile(&card.second),
    };
    let args = [
        ("name", Arg::from(words().silicon_valley_name(&card.name))),
        ("side", super::pieces::side(side).into()),
        ("tile", text.into()),
    ];
    words().say("silicon-valley-page-held", &args)
}

fn tile(tile: &Tile) -> String {
    words().say(
        "silicon-valley-page-tile",
        &[
            ("now", gain(tile.instant).into()),
            ("ongoing", gain(tile.ongoing).into()),
            ("upkeep", tile.upkeep.into()),
            ("symbols", symbols(tile.symbols).into()),
        ],
    )
}

fn gain(gain: Gain) -> String {
    words().say("silicon-valley-page-gain", &[("cash", gain.cash.into()), ("valuation", gain.valuation.into())])
}

/// Who has something.
pub(super) fn owner(people: &People, owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => people.someone(words(), seat),
        Owner::Rival => words().text("silicon-valley-rival"),
    }
}
