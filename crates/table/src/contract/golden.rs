use super::json;
use crate::{Game, Match, Menu, Rng, Seat, Seed};

/// A whole game as a text to read and to compare: every action, and everything that anybody was told.
///
/// `choose` plays for every seat; it sees the whole state, since a transcript is written by nobody in the game.
///
/// # Panics
/// When the table cannot be set up or `choose` picks something that is not on the menu.
pub fn transcript<G: Game>(
    options: &G::Options,
    seats: u8,
    seed: &str,
    mut choose: impl FnMut(&G, Seat, &Menu<G::Action>, &mut Rng) -> G::Action,
) -> String {
    let mut text = format!("{}, {seats} seats, seed `{seed}`, options {}\n", G::INFO.slug, json(options));
    let (mut table, opening) =
        Match::<G>::new(options.clone(), seats, Seed::from_text(seed)).expect("a table for a transcript");
    let mut rng = Rng::fast(seed.bytes().fold(7, |hash, byte| hash * 31 % 1_000_003 + u64::from(byte)));
    let mut told = opening;
    loop {
        for event in &told {
            let to = event.to.map_or(String::new(), |seats| format!(" to {seats:?}"));
            text += &format!("    {}{to}\n", json(&event.event));
        }
        let asked: Vec<Seat> = table.state().to_act().collect();
        let Some(&seat) = rng.pick(&asked) else { break };
        let action = choose(table.state(), seat, &table.menu(seat), &mut rng);
        told = table.submit(seat, action).expect("a transcript plays what is on the menu");
        let played = table.log().last().expect("it was just played");
        text += &format!("{}. seat {seat} {}\n", table.log().len(), json(&played.deed));
    }
    let places = table.state().places().expect("the game is over");
    text + &format!("places {:?}, scores {:?}\n", places.values(), table.state().scores().values())
}

/// Compares `actual` with the golden text `expected` of the file `path`, which is relative to the crate.
///
/// With the environment variable `UPDATE_GOLDEN` set it writes the file instead: read the difference before you commit it.
///
/// # Panics
/// When they differ.
pub fn golden(path: &str, expected: &str, actual: &str) {
    if expected == actual {
        return;
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let written = std::env::var("CARGO_MANIFEST_DIR").map(|home| std::fs::write(format!("{home}/{path}"), actual));
        assert!(matches!(written, Ok(Ok(()))), "{path} cannot be written: {written:?}");
        return;
    }
    let line = expected.lines().zip(actual.lines()).take_while(|(expected, actual)| expected == actual).count();
    let [old, new] = [expected, actual].map(|text| text.lines().nth(line).unwrap_or("(the end)"));
    panic!(
        "{path} line {}: expected\n  {old}\nbut got\n  {new}\nIf that is right, set UPDATE_GOLDEN=1 and read the diff.",
        line + 1
    );
}

/// Compares perft counts with a golden text of lines `seats depth count`; the options are the default ones.
///
/// # Panics
/// When a count differs or a line cannot be read.
pub fn golden_perft<G: Game>(path: &str, expected: &str) {
    let mut actual = String::new();
    for line in expected.lines() {
        let (numbers, remark) = line.split_once('#').unwrap_or((line, ""));
        let numbers: Vec<u64> = numbers.split_whitespace().map(|word| word.parse().expect("a number")).collect();
        let [seats, depth, ..] = numbers[..] else {
            actual += &format!("{line}\n");
            continue;
        };
        let (table, _) =
            Match::<G>::new(G::Options::default(), seats as u8, Seed::from_text("perft")).expect("a table");
        let count = crate::perft(&table, depth as u32);
        let remark = if remark.is_empty() { String::new() } else { format!(" #{remark}") };
        actual += &format!("{seats} {depth} {count}{remark}\n");
    }
    golden(path, expected, &actual);
}
