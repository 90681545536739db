//! How fast a module runs here, and how much memory a table by it takes.

#![forbid(unsafe_code)]

use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{AnyBot, Budget, Level};
use frozen::{Program, Rules};
use serde_json::{Value, json};
use shelf::AnyMatch;
use table::{CARDS, Record, Rng, Seat, Seed, Viewer};

/// How many tables the memory is measured with.
const TABLES: usize = 100;
/// How many actions the replay has that the bar is about.
const PLIES: usize = 200;

fn main() -> Result<(), Box<dyn Error>> {
    let Some(folder) = std::env::args_os().nth(1) else { return Err("say the folder of the modules".into()) };
    for file in fs::read_dir(folder)? {
        let (packed, mut wasm) = (fs::read(file?.path())?, Vec::new());
        brotli::BrotliDecompress(&mut &*packed, &mut wasm)?;
        measure(&wasm, packed.len())?;
    }
    Ok(())
}

fn measure(wasm: &[u8], packed: usize) -> Result<(), Box<dyn Error>> {
    let (compiled, program) = timed(|| Program::new(wasm));
    let program = Arc::new(program?);
    let about = program.about().clone();
    println!("{} {}: {} KB, {} KB compressed", about.game, about.rules, wasm.len() / 1000, packed / 1000);
    println!("  compiled and asked what it is  {compiled:>10.1?}");
    let rules = Rules::Frozen(program);
    let seed = Seed::from_text("measure");
    let (dealt, table) = timed(|| rules.deal(json!({}), about.max_seats, seed.salted(&[])));
    println!("  a new table                    {dealt:>10.1?}");
    let mut sets = shelf::archive(&about.game)?.0.iter();
    if let Some(other) = sets.find(|set| set.id != about.cards) {
        let options = json!({ CARDS: other.id });
        let (dealt, table) = timed(|| rules.deal(options, about.max_seats, seed.salted(&[])));
        table?;
        println!("  a new table, with other cards  {dealt:>10.1?}");
    }
    let (played, table) = timed(|| random_game(table?, PLIES));
    let table = table?;
    let plies = table.plies();
    println!("  submit and look, each          {:>10.1?}", played / plies as u32);
    let names = (0..about.max_seats).map(|seat| seat.to_string()).collect();
    let record = Record { places: None, ..table.record(names, &seed, &[], &[]) };
    let (native, again) = timed(|| again(&Rules::today(&about.game)?, &record));
    again?;
    let (replayed, again) = timed(|| again_by_entries(&rules, &record));
    again?;
    println!("  {plies} plies again, one by one   {replayed:>10.1?}  (natively {native:.1?})");
    let (fitted, whole) = timed(|| rules.replayed(&Record { places: table.places(), ..record }));
    whole?;
    println!("  {plies} plies again, at once      {fitted:>10.1?}");
    let before = resident()?;
    let tables: Vec<AnyMatch> = (0..TABLES)
        .map(|number| {
            let table = rules.deal(json!({}), about.max_seats, Seed::from_text(&number.to_string()))?;
            random_game(table, PLIES)
        })
        .collect::<Result<_, shelf::Refused>>()?;
    println!("  memory of a table              {:>7.2} MiB", (resident()? - before) / tables.len() as f64);
    think(&rules, &about.game, about.max_seats)
}

/// How long bots think, here and natively.
fn think(rules: &Rules, game: &str, seats: u8) -> Result<(), Box<dyn Error>> {
    for (level, games) in [(Level::Manager, 24), (Level::Shark, 500)] {
        let spent = |mut bot: AnyBot| -> Result<Duration, Box<dyn Error>> {
            let mut table = AnyMatch::new(game, json!({}), seats, Seed::from_text("bots"))?;
            let (mut spent, mut moves) = (Duration::ZERO, 0);
            while let Some(seat) = table.to_act().first().filter(|_| moves < 20) {
                let (view, menu) = (table.view_by_name(Viewer::Seat(seat)), table.menu(seat));
                let budget = Budget::Iterations(games);
                let (time, action) = timed(|| bot.choose(seat, view.get(), menu.get(), budget));
                table.submit(seat, &action?)?;
                (spent, moves) = (spent + time, moves + 1);
            }
            Ok(spent / moves)
        };
        let (here, natively) = (spent(rules.bot(&json!({}), level, 1)?)?, spent(AnyBot::new(game, level, 1)?)?);
        println!("  a move of the {level:<8}         {here:>10.1?}  (natively {natively:.1?})");
    }
    Ok(())
}

/// Plays at random, as a table does it: every action is looked at by everybody.
fn random_game(mut table: AnyMatch, plies: usize) -> Result<AnyMatch, shelf::Refused> {
    let mut rng = Rng::fast(5);
    while let Some(seat) = table.to_act().first().filter(|_| table.plies() < plies) {
        let action = any(&table, seat, &mut rng);
        table.submit(seat, &action)?;
        table.prepare()?;
    }
    Ok(table)
}

/// One of the things on the menu; of an amount, the least.
fn any(table: &AnyMatch, seat: Seat, rng: &mut Rng) -> String {
    let actions: Vec<Value> = serde_json::from_str(table.actions(seat).get()).expect("a list");
    actions[rng.below(actions.len() as u32) as usize].to_string()
}

/// Plays a record's actions again one after the other, as a table does that comes back from its journal.
fn again_by_entries(rules: &Rules, record: &Record) -> Result<AnyMatch, shelf::Refused> {
    let table = again(rules, record)?;
    table.prepare()?;
    Ok(table)
}

fn again(rules: &Rules, record: &Record) -> Result<AnyMatch, shelf::Refused> {
    let seats = record.players.len() as u8;
    let mut table = rules.deal(record.options.clone(), seats, record.seed.salted(&record.salts))?;
    for action in &record.actions {
        table.submit(action.seat, &action.action.to_string())?;
    }
    Ok(black_box(table))
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let done = work();
    (start.elapsed(), done)
}

/// How much memory this program has, in MiB.
fn resident() -> Result<f64, Box<dyn Error>> {
    let said = fs::read_to_string("/proc/self/statm")?;
    let pages: f64 = said.split_whitespace().nth(1).ok_or("no pages")?.parse()?;
    Ok(pages * 4096.0 / 1024.0 / 1024.0)
}
