use std::time::{Duration, Instant};

use serde::Serialize;
use table::{Game, Match, Menu, Rng, SetUpError, Step, playout};

/// How fast a game can be played at random on one thread through the generic interface.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Bench {
    /// The game.
    pub game: &'static str,
    /// How many seats.
    pub seats: u8,
    /// Whole games played.
    pub playouts: u64,
    /// Actions in them.
    pub actions: u64,
    /// Time taken.
    pub seconds: f64,
    /// Actions in a second.
    pub actions_per_second: f64,
    /// Games in a second.
    pub playouts_per_second: f64,
    /// The size of a state in bytes.
    pub state_bytes: usize,
}

/// Plays random games for about `time`.
///
/// # Errors
/// When the game cannot be set up so.
pub fn bench<G: Game>(options: &G::Options, seats: u8, time: Duration, seed: u64) -> Result<Bench, SetUpError> {
    Match::<G>::check(options, seats)?;
    let (mut rng, mut menu) = (Rng::fast(seed), Menu::new());
    let (mut playouts, mut actions) = (0, 0);
    let start = Instant::now();
    while start.elapsed() < time {
        for _ in 0..32 {
            let mut game = G::new(options, seats, &mut Step::silent(&mut rng));
            actions += playout(&mut game, &mut menu, &mut rng);
            playouts += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    Ok(Bench {
        game: G::INFO.slug,
        seats,
        playouts,
        actions,
        seconds,
        actions_per_second: actions as f64 / seconds,
        playouts_per_second: playouts as f64 / seconds,
        state_bytes: size_of::<G>(),
    })
}
