use table::{Flaw, Part, Why};

use crate::Grid;
use crate::cards::{
    CardData, Colour, EMPLOYEE_ROW, Effect, EmployeeCard, HqCard, MAX_EMPLOYEES, MAX_FOUNDERS, MAX_LISTINGS, MAX_PILE,
    MAX_ROW, MAX_SUPPLY, PersonalityCard, ProductCard, Tile, VcCard,
};

type Check = Result<(), Flaw>;

const MOST_LETTERS: usize = 40;
const MOST_SYMBOLS: usize = 5;
const MOST_BLOCKS: usize = 6;

/// Whatever passes can be played: nothing overflows, every array is large enough, every game ends.
pub(super) fn check(set: &CardData) -> Check {
    sizes(set)?;
    names(set)?;
    market(set)?;
    track(set)?;
    set.founders.iter().chain(&set.employees).try_for_each(employee)?;
    set.mats.iter().chain(&set.hqs).try_for_each(hq)?;
    if let Some(mat) = set.mats.iter().find(|mat| mat.room == 0) {
        return Err(Flaw::told("silicon-valley-flaw-mat").with("card", mat.name.as_str()));
    }
    set.vcs.iter().try_for_each(vc)?;
    for card in set.starting_products.iter().chain(&set.advanced_products) {
        product(set, card).map_err(|flaw| flaw.with("card", card.name.as_str()))?;
    }
    rival(set)
}

fn sizes(set: &CardData) -> Check {
    Part::new("set-silicon-valley-employees").counts(set.employees.len(), EMPLOYEE_ROW..=MAX_EMPLOYEES)?;
    Part::new("set-silicon-valley-founders").counts(set.founders.len(), 8..=MAX_FOUNDERS)?;
    Part::new("set-silicon-valley-hqs").counts(set.hqs.len(), MAX_ROW..=MAX_PILE)?;
    Part::new("set-silicon-valley-vcs").counts(set.vcs.len(), MAX_ROW..=MAX_PILE)?;
    Part::new("set-silicon-valley-mats").counts(set.mats.len(), 4..=8)?;
    let starting = set.starting_products.len();
    Part::new("set-silicon-valley-starting-products").counts(starting, MAX_LISTINGS..=MAX_PILE)?;
    Part::new("silicon-valley-flaw-products").counts(set.products(), MAX_LISTINGS..=MAX_PILE)?;
    Part::new("set-silicon-valley-supply").counts(set.supply.len() as usize, 20..=MAX_SUPPLY)?;
    let rounds = usize::from(set.start.solo_rounds);
    Part::new("set-silicon-valley-decisions").counts(set.decisions.len(), rounds..=32)?;
    for (colour, what) in
        [(Colour::Blue, Part::new("silicon-valley-flaw-blue")), (Colour::Red, Part::new("silicon-valley-flaw-red"))]
    {
        what.counts(set.personalities.iter().filter(|card| card.colour == colour).count(), 4..=16)?;
    }
    Ok(())
}

fn market(set: &CardData) -> Check {
    let market = &set.market;
    let prices = Part::new("set-silicon-valley-employee-prices");
    prices.counts(market.employee_prices.len(), EMPLOYEE_ROW..=EMPLOYEE_ROW)?;
    if !market.employee_prices.is_sorted() {
        let found = market.employee_prices.iter().copied().map(i64::from).collect();
        return Err(Why::Rise { what: prices, found }.into());
    }
    for price in &market.employee_prices {
        prices.within(*price, 0..=50)?;
    }
    for price in market.outsource_prices {
        Part::new("set-silicon-valley-outsource-prices").within(price, 1..=50)?;
    }
    Part::new("set-silicon-valley-poach-price").within(market.poach_price, 1..=50)?;
    Part::new("set-silicon-valley-hq-price").within(market.hq_price, 1..=20)?;
    Part::new("set-silicon-valley-hq-row").within(market.hq_row, 1..=MAX_ROW as i64)?;
    Part::new("set-silicon-valley-vc-row").within(market.vc_row, 1..=MAX_ROW as i64)?;
    Part::new("set-silicon-valley-hype").within(market.hype, 1..=10)?;
    for listings in market.products {
        Part::new("set-silicon-valley-products").within(listings, 1..=MAX_LISTINGS as i64)?;
    }
    Part::new("set-silicon-valley-actions").within(set.start.actions, 1..=5)?;
    Part::new("set-silicon-valley-solo-rounds").within(set.start.solo_rounds, 1..=20)?;
    Part::new("set-silicon-valley-rounds").within(set.start.rounds, 1..=40)
}

fn track(set: &CardData) -> Check {
    let spaces = &set.track.spaces;
    let what = Part::new("set-silicon-valley-spaces");
    what.counts(spaces.len(), 2..=100)?;
    if !spaces.windows(2).all(|pair| pair[0] < pair[1]) {
        return Err(Why::Rise { what, found: spaces.iter().copied().map(i64::from).collect() }.into());
    }
    Part::new("set-silicon-valley-salary-marks").counts(set.track.salary_marks.len(), 0..=8)?;
    match set.track.salary_marks.iter().find(|mark| !spaces[1..].contains(mark)) {
        Some(mark) => Err(Flaw::told("silicon-valley-flaw-mark").with("mark", *mark)),
        None => Ok(()),
    }
}

fn employee(card: &EmployeeCard) -> Check {
    let name = &card.name;
    Part::new("silicon-valley-flaw-instant").on(name).counts(card.instant.len() as usize, 0..=MOST_BLOCKS)?;
    Part::new("silicon-valley-flaw-ongoing").on(name).counts(card.ongoing.len() as usize, 0..=MOST_BLOCKS)?;
    Part::new("set-silicon-valley-salary").on(name).within(card.salary, 0..=20)?;
    Part::new("set-silicon-valley-wants").on(name).counts(card.wants.len().into(), 0..=MOST_SYMBOLS)
}

fn hq(card: &HqCard) -> Check {
    let name = &card.name;
    Part::new("set-silicon-valley-places").on(name).within(card.room, 0..=6)?;
    Part::new("set-silicon-valley-upkeep").on(name).within(card.upkeep, 0..=20)?;
    Part::new("set-silicon-valley-symbols").on(name).counts(card.symbols.len().into(), 0..=MOST_SYMBOLS)
}

fn vc(card: &VcCard) -> Check {
    let name = &card.name;
    Part::new("set-silicon-valley-price").on(name).within(card.price, 0..=30)?;
    Part::new("set-silicon-valley-cash").on(name).within(card.cash, 0..=60)?;
    Part::new("set-silicon-valley-valuation").on(name).within(card.valuation, 0..=10)?;
    Part::new("set-silicon-valley-wants").on(name).counts(card.wants.len().into(), 0..=MOST_SYMBOLS)
}

fn product(set: &CardData, card: &ProductCard) -> Check {
    if !Grid::new(&card.grid)?.can_be_filled(set.supply) {
        return Err(Flaw::told("silicon-valley-flaw-supply"));
    }
    tile(&card.name, &card.innovator)?;
    tile(&card.name, &card.second)
}

fn tile(name: &str, tile: &Tile) -> Check {
    for gain in [tile.instant, tile.ongoing] {
        Part::new("set-silicon-valley-cash").on(name).within(gain.cash, 0..=40)?;
        Part::new("set-silicon-valley-valuation").on(name).within(gain.valuation, 0..=10)?;
    }
    Part::new("silicon-valley-flaw-ongoing-cash").on(name).within(tile.ongoing.cash, 0..=20)?;
    Part::new("set-silicon-valley-upkeep").on(name).within(tile.upkeep, 0..=8)?;
    Part::new("set-silicon-valley-symbols").on(name).counts(tile.symbols.len().into(), 0..=MOST_SYMBOLS)
}

fn rival(set: &CardData) -> Check {
    for card in &set.decisions {
        Part::new("set-silicon-valley-white").within(card.white, 1..=30)?;
        Part::new("set-silicon-valley-grey").within(card.grey, 1..=30)?;
        Part::new("silicon-valley-flaw-decision").counts(card.code.len(), 1..=MOST_BLOCKS)?;
    }
    set.personalities.iter().try_for_each(personality)
}

fn personality(card: &PersonalityCard) -> Check {
    Part::new("set-silicon-valley-at").on(&card.name).within(card.at, 1..=8)?;
    let (what, amount) = match card.effect {
        Effect::Fee(cash) => (Part::new("set-silicon-valley-fee"), cash),
        Effect::Leak(squares) => (Part::new("set-silicon-valley-leak"), squares),
        Effect::Slump(steps) => (Part::new("set-silicon-valley-slump"), steps),
        Effect::Code(dominoes) => (Part::new("set-silicon-valley-code"), dominoes),
        Effect::Scout(employees) => (Part::new("set-silicon-valley-scout"), employees),
        Effect::PayDay | Effect::Headhunt | Effect::Lawsuit | Effect::Shakeup => return Ok(()),
    };
    what.on(&card.name).within(amount, 1..=20)
}

/// Cards of a sort are told apart by their names.
fn names(set: &CardData) -> Check {
    let people = set.founders.iter().chain(&set.employees).map(|card| &card.name);
    let hqs = set.mats.iter().chain(&set.hqs).map(|card| &card.name);
    let products = set.starting_products.iter().chain(&set.advanced_products).map(|card| &card.name);
    Part::new("silicon-valley-flaw-people").all_named(people, MOST_LETTERS)?;
    Part::new("set-silicon-valley-hqs").all_named(hqs, MOST_LETTERS)?;
    Part::new("set-silicon-valley-vcs").all_named(set.vcs.iter().map(|card| &card.name), MOST_LETTERS)?;
    Part::new("silicon-valley-flaw-products").all_named(products, MOST_LETTERS)?;
    let personalities = set.personalities.iter().map(|card| &card.name);
    Part::new("set-silicon-valley-personalities").all_named(personalities, MOST_LETTERS)
}
