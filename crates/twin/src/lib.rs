//! Games that bots play, as numbers to compare: the same games give the same number on every machine.
//!
//! A game follows from its number, bots included, so a long series can be cut anywhere.
//! The chore `twin` of `xtask` plays a series natively and on wasm32 and holds the one against the other.

#![forbid(unsafe_code)]

use std::ops::Range;

use bots::{Bot, Budget, Level, Question};
use sha2::{Digest, Sha256};
use shelf::{GAMES, Inspect};
use table::contract::{Contract, tables};
use table::{Choice, Heuristic, Ledger, Match, Seat, Seed, Viewer};

/// How many games a shark imagines for each decision.
const IMAGINED: u32 = 32;

/// What stands for all that happened in the games `numbers` of the game that is number `game` in the list.
///
/// The numbers of two parts of a series add up to that of the whole.
#[must_use]
pub fn series(game: u32, level: Level, numbers: Range<u32>) -> u64 {
    let info = GAMES[game as usize % GAMES.len()];
    shelf::with_contract(info.slug, Series { level, numbers }).expect("a game of the list")
}

/// The same for whoever knows numbers alone: a level is counted from the weakest.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen::prelude::wasm_bindgen)]
#[must_use]
pub fn play(game: u32, level: u32, from: u32, to: u32) -> u64 {
    series(game, Level::ALL[level as usize % Level::ALL.len()], from..to)
}

struct Series {
    level: Level,
    numbers: Range<u32>,
}

impl Inspect for Series {
    type Output = u64;

    fn inspect<G: Contract + Heuristic + Ledger>(self) -> u64 {
        let tables = tables::<G>();
        let game = |number: u32| {
            let (seats, options) = &tables[number as usize % tables.len()];
            whole::<G>(options, *seats, self.level, number)
        };
        self.numbers.map(game).fold(0, u64::wrapping_add)
    }
}

/// One game: every action, what the bots thought of it, and what the heuristic makes of every position.
fn whole<G: Heuristic>(options: &G::Options, seats: u8, level: Level, number: u32) -> u64 {
    let seed = Seed::from_text(&format!("twin {number}"));
    let (mut table, _) = Match::<G>::new(options.clone(), seats, seed).expect("a table of the contract");
    let mind = |seat: Seat| u64::from(number) << 8 | seat.index() as u64;
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(seats).map(|seat| level.bot(mind(seat))).collect();
    let mut hash = Sha256::new();
    while let Some(seat) = table.state().to_act().first() {
        let (view, menu) = (table.state().view(Viewer::Seat(seat)), table.menu(seat));
        let bot = &mut bots[seat.index()];
        let action = bot.choose(&Question { seat, view: &view, menu: &menu, budget: budget(level) });
        write(&mut hash, action);
        for candidate in bot.thought() {
            write(&mut hash, candidate.action);
            [candidate.chance, candidate.score].iter().for_each(|number| hash.update(number.to_bits().to_le_bytes()));
        }
        table.state().estimate().values().iter().for_each(|share| hash.update(share.to_bits().to_le_bytes()));
        table.submit(seat, action).expect("a bot answers from the menu");
    }
    table.state().scores().values().iter().for_each(|score| hash.update(score.to_le_bytes()));
    u64::from_le_bytes(hash.finalize()[..8].try_into().expect("eight of 32 bytes"))
}

fn budget(level: Level) -> Budget {
    match level {
        Level::Random | Level::Intern | Level::Manager => level.repeatable(),
        Level::Shark => Budget::Iterations(IMAGINED),
    }
}

fn write(hash: &mut Sha256, action: impl Choice) {
    hash.update(serde_json::to_vec(&action).expect("an action has a JSON form"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_series_is_the_sum_of_its_parts_and_no_two_are_alike() {
        let mut seen = Vec::new();
        for game in 0..GAMES.len() as u32 {
            for level in [Level::Intern, Level::Manager] {
                let whole = series(game, level, 0..4);
                assert_eq!(whole, series(game, level, 0..1).wrapping_add(series(game, level, 1..4)));
                assert!(!seen.contains(&whole), "{}", GAMES[game as usize].slug);
                seen.push(whole);
            }
        }
    }
}
