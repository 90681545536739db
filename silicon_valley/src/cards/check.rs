use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use crate::cards::{
    CardData, Colour, EMPLOYEE_ROW, Effect, EmployeeCard, HqCard, MAX_EMPLOYEES, MAX_FOUNDERS, MAX_PILE, MAX_PLACES,
    MAX_ROW, MAX_SUPPLY, Tile, VcCard,
};
use crate::{Grid, Symbols};

type Check = Result<(), String>;

/// Whatever passes can be played: nothing overflows, every array is large enough, every game ends.
pub(super) fn check(set: &CardData) -> Check {
    sizes(set)?;
    market(set)?;
    track(set)?;
    set.founders.iter().chain(&set.employees).try_for_each(employee)?;
    set.mats.iter().chain(&set.hqs).try_for_each(hq)?;
    for mat in &set.mats {
        count(&format!("places of `{}`, where the founder sits", mat.name), usize::from(mat.places), 1..=6)?;
    }
    set.vcs.iter().try_for_each(vc)?;
    for card in set.starting_products.iter().chain(&set.advanced_products) {
        let grid = Grid::new(&card.grid).map_err(|error| format!("product `{}`: {error}", card.name))?;
        if !grid.can_be_filled(set.supply) {
            return Err(format!("product `{}` cannot be filled from the supply: add blocks or change it", card.name));
        }
        tile(&card.name, &card.innovator)?;
        tile(&card.name, &card.second)?;
    }
    rival(set)?;
    names(set)
}

fn sizes(set: &CardData) -> Check {
    count("employees", set.employees.len(), EMPLOYEE_ROW..=MAX_EMPLOYEES)?;
    count("founders", set.founders.len(), 8..=MAX_FOUNDERS)?;
    count("hqs", set.hqs.len(), MAX_ROW..=MAX_PILE)?;
    count("vcs", set.vcs.len(), MAX_ROW..=MAX_PILE)?;
    count("mats", set.mats.len(), 4..=8)?;
    count("starting_products", set.starting_products.len(), MAX_PLACES..=MAX_PILE)?;
    count("products in all", set.products(), MAX_PLACES..=MAX_PILE)?;
    count("blocks in the supply", set.supply.len() as usize, 20..=MAX_SUPPLY)?;
    count("decisions", set.decisions.len(), usize::from(set.start.solo_rounds)..=32)?;
    for colour in [Colour::Blue, Colour::Red] {
        let of_colour = set.personalities.iter().filter(|card| card.colour == colour).count();
        count(&format!("personalities of colour {colour:?}"), of_colour, 4..=16)?;
    }
    Ok(())
}

fn market(set: &CardData) -> Check {
    let market = &set.market;
    count("employee_prices", market.employee_prices.len(), EMPLOYEE_ROW..=EMPLOYEE_ROW)?;
    if !market.employee_prices.is_sorted() {
        return Err(String::from("`employee_prices` must rise from the first to the last"));
    }
    for price in &market.employee_prices {
        count("each of `employee_prices`", usize::from(*price), 0..=50)?;
    }
    for price in market.outsource_prices {
        count("each of `outsource_prices`", usize::from(price), 1..=50)?;
    }
    count("poach_price", usize::from(market.poach_price), 1..=50)?;
    count("hq_price", usize::from(market.hq_price), 1..=20)?;
    count("hq_row", usize::from(market.hq_row), 1..=MAX_ROW)?;
    count("vc_row", usize::from(market.vc_row), 1..=MAX_ROW)?;
    count("hype", usize::from(market.hype), 1..=10)?;
    for places in market.products {
        count("each of `products`", usize::from(places), 1..=MAX_PLACES)?;
    }
    count("actions", usize::from(set.start.actions), 1..=5)?;
    count("solo_rounds", usize::from(set.start.solo_rounds), 1..=20)?;
    count("rounds", usize::from(set.start.rounds), 1..=40)
}

fn track(set: &CardData) -> Check {
    let spaces = &set.track.spaces;
    count("spaces of the track", spaces.len(), 2..=100)?;
    if !spaces.windows(2).all(|pair| pair[0] < pair[1]) {
        return Err(String::from("`spaces` must rise from the start to the goal"));
    }
    count("salary_marks", set.track.salary_marks.len(), 0..=8)?;
    for mark in &set.track.salary_marks {
        if !spaces[1..].contains(mark) {
            return Err(format!("salary mark {mark} is no space of the track after the start"));
        }
    }
    Ok(())
}

fn employee(card: &EmployeeCard) -> Check {
    named(&card.name)?;
    let of = |what: &str| format!("{what} of `{}`", card.name);
    count(&of("instant blocks"), card.instant.len() as usize, 0..=6)?;
    count(&of("ongoing blocks"), card.ongoing.len() as usize, 0..=6)?;
    count(&of("salary"), usize::from(card.salary), 0..=20)?;
    symbols(&of("wants"), card.wants)
}

fn hq(card: &HqCard) -> Check {
    named(&card.name)?;
    let of = |what: &str| format!("{what} of `{}`", card.name);
    count(&of("places"), usize::from(card.places), 0..=6)?;
    count(&of("upkeep"), usize::from(card.upkeep), 0..=20)?;
    symbols(&of("symbols"), card.symbols)
}

fn vc(card: &VcCard) -> Check {
    named(&card.name)?;
    let of = |what: &str| format!("{what} of `{}`", card.name);
    count(&of("price"), usize::from(card.price), 0..=30)?;
    count(&of("cash"), usize::from(card.cash), 0..=60)?;
    count(&of("valuation"), usize::from(card.valuation), 0..=10)?;
    symbols(&of("wants"), card.wants)
}

fn tile(name: &str, tile: &Tile) -> Check {
    named(name)?;
    for gain in [tile.instant, tile.ongoing] {
        count(&format!("cash of `{name}`"), usize::from(gain.cash), 0..=40)?;
        count(&format!("valuation of `{name}`"), usize::from(gain.valuation), 0..=10)?;
    }
    count(&format!("ongoing cash of `{name}`"), usize::from(tile.ongoing.cash), 0..=20)?;
    count(&format!("upkeep of `{name}`"), usize::from(tile.upkeep), 0..=8)?;
    symbols(&format!("symbols of `{name}`"), tile.symbols)
}

fn rival(set: &CardData) -> Check {
    for card in &set.decisions {
        count("white pawn's steps", usize::from(card.white), 1..=30)?;
        count("grey pawn's steps", usize::from(card.grey), 1..=30)?;
        count("blocks of a decision card", card.code.len(), 1..=6)?;
    }
    for card in &set.personalities {
        named(&card.name)?;
        count(&format!("`!` of `{}`", card.name), usize::from(card.at), 1..=8)?;
        let (what, amount) = match card.effect {
            Effect::Fee(cash) => ("fee", cash),
            Effect::Leak(squares) => ("leak", squares),
            Effect::Slump(steps) => ("slump", steps),
            Effect::Code(dominoes) => ("code", dominoes),
            Effect::Scout(employees) => ("scout", employees),
            Effect::PayDay | Effect::Headhunt | Effect::Lawsuit | Effect::Shakeup => continue,
        };
        count(&format!("{what} of `{}`", card.name), usize::from(amount), 1..=20)?;
    }
    Ok(())
}

fn named(name: &str) -> Check {
    let letters = name.chars().count();
    if name.trim().is_empty() || letters > 40 || name.chars().any(char::is_control) {
        return Err(format!("the name {name:.80?}: give each card a name of 1 to 40 letters"));
    }
    Ok(())
}

/// Cards of a sort are told apart by their names.
fn names(set: &CardData) -> Check {
    fn differ<'a>(what: &str, names: impl Iterator<Item = &'a String>) -> Check {
        let mut seen = BTreeSet::new();
        for name in names {
            if !seen.insert(name) {
                return Err(format!("two {what} are called `{name}`: give each its own name"));
            }
        }
        Ok(())
    }
    differ("people", set.founders.iter().chain(&set.employees).map(|card| &card.name))?;
    differ("HQ cards", set.mats.iter().chain(&set.hqs).map(|card| &card.name))?;
    differ("VC cards", set.vcs.iter().map(|card| &card.name))?;
    differ("products", set.starting_products.iter().chain(&set.advanced_products).map(|card| &card.name))?;
    differ("personality cards", set.personalities.iter().map(|card| &card.name))
}

fn symbols(what: &str, symbols: Symbols) -> Check {
    count(what, usize::from(symbols.len()), 0..=5)
}

fn count(what: &str, found: usize, range: RangeInclusive<usize>) -> Check {
    if range.contains(&found) {
        return Ok(());
    }
    Err(format!("{what}: {found}, but it must be from {} to {}", range.start(), range.end()))
}
