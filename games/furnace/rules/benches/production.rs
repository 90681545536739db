//! How long a production takes to plan.

#![forbid(unsafe_code)]

use divan::Bencher;
use furnace::{Furnace, Goal};
use table::{Game, Menu, Rng, Seat, Step, Viewer};

fn main() {
    divan::main();
}

/// A production of Furnace with eight cards to run: another one for each seed.
fn engine_of_eight(seed: u64) -> (Furnace, Seat) {
    let (mut rng, mut menu, options) = (Rng::fast(seed), Menu::new(), furnace::Options::default());
    loop {
        let mut game = Furnace::new(&options, Furnace::INFO.max_seats, &mut Step::silent(&mut rng));
        while let Some(seat) = game.to_act().first() {
            menu.clear();
            game.menu(seat, &mut menu);
            let is_fresh = menu.contains(furnace::Action::Run { goal: Goal::Money });
            if is_fresh && game.view(Viewer::Seat(seat)).players[seat].engine.len() == 8 {
                return (game, seat);
            }
            let action = menu.sample(&mut rng).expect("a choice");
            game.play(seat, action, &mut Step::silent(&mut rng));
        }
    }
}

#[divan::bench(args = [Goal::Money, Goal::Growth], sample_count = 1000, sample_size = 1)]
fn plan_of_eight_cards(bencher: Bencher, goal: Goal) {
    let mut seed = 0;
    let engine = || {
        seed += 1;
        engine_of_eight(seed)
    };
    bencher.with_inputs(engine).bench_local_values(|(game, seat)| game.plan(seat, goal).value);
}
