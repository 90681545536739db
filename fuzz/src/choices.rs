use table::contract::{Breach, Care, Contract, Inspected};
use table::{Choice as _, Seat};

/// How many bytes make one step of a game.
pub const STEP: usize = 4;

/// Plays a game in which bytes choose: the table, the deal, and then, step by step, who does or tries what.
///
/// # Panics
/// When a promise of the contract is broken.
pub fn choices<G: Contract>(tables: &[(u8, G::Options)], bytes: &[u8]) {
    let [table, deal, steps @ ..] = bytes else { return };
    let (seats, options) = &tables[usize::from(*table) % tables.len()];
    play::<G>(options, *seats, *deal, steps).unwrap_or_else(|breach| panic!("{breach}"));
}

fn play<G: Contract>(options: &G::Options, seats: u8, deal: u8, steps: &[u8]) -> Result<(), Breach> {
    let mut game = Inspected::<G>::new(options, seats, &format!("fuzz {deal}"), Care::Steps)?;
    game.check()?;
    for step in steps.chunks_exact(STEP) {
        let [kind, who, low, high] = [step[0], step[1], step[2], step[3]];
        let which = usize::from(u16::from_le_bytes([low, high]));
        let seat = nth(Seat::all(seats), who).expect("a table has seats");
        match kind % 8 {
            0 => drop(game.take_back(seat)?),
            1 => try_anything(&mut game, seat, which)?,
            2 => try_again(&mut game, seat, which)?,
            _ => choose(&mut game, who, which)?,
        }
        game.check()?;
    }
    game.care = Care::Everything;
    game.check()
}

/// Somebody who is asked takes something from the menu.
fn choose<G: Contract>(game: &mut Inspected<G>, who: u8, which: usize) -> Result<(), Breach> {
    let Some(seat) = nth(game.table().state().to_act(), who) else { return Ok(()) };
    let menu = game.table().menu(seat);
    let action = menu.nth(which % menu.len()).expect("a number below the length");
    game.offer(seat, action)
}

/// Somebody, asked or not, tries what is on somebody's menu, with an amount that may be anything.
fn try_anything<G: Contract>(game: &mut Inspected<G>, seat: Seat, which: usize) -> Result<(), Breach> {
    let Some(asked) = game.table().state().to_act().first() else { return Ok(()) };
    let menu = game.table().menu(asked);
    let action = menu.nth(which % menu.len()).expect("a number below the length");
    game.offer(seat, action)?;
    game.offer(seat, action.with_amount(which as u32))?;
    game.offer(seat, action.with_amount(u32::MAX - which as u32))
}

/// Somebody, asked or not, tries what was played before.
fn try_again<G: Contract>(game: &mut Inspected<G>, seat: Seat, which: usize) -> Result<(), Breach> {
    let log = game.table().log();
    let Some(entry) = log.get(which % log.len().max(1)) else { return Ok(()) };
    let actions = entry.deed.actions();
    let action = actions[which % actions.len()];
    game.offer(seat, action)
}

fn nth(seats: impl Iterator<Item = Seat>, number: u8) -> Option<Seat> {
    let seats: Vec<Seat> = seats.collect();
    seats.get(usize::from(number) % seats.len().max(1)).copied()
}
