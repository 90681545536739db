//! What one step of a search costs: setting up, cloning, listing, playing, viewing, imagining, judging.

use std::hint::black_box;

use bidders::Bidders;
use bidness::Bidness;
use bids::Bids;
use divan::Bencher;
use furnace::{Furnace, Goal};
use silicon_valley::SiliconValley;
use table::{Advice, Game, Heuristic, Match, Menu, Rng, Seat, Seed, Step, Viewer, playout};

fn main() {
    divan::main();
}

/// A game that has gone on for a while.
fn midgame<G: Game>() -> (G, Seat) {
    let (mut rng, mut menu) = (Rng::fast(3), Menu::new());
    let mut game = G::new(&G::Options::default(), G::INFO.max_seats, &mut Step::silent(&mut rng));
    for _ in 0..40 {
        let Some(seat) = game.to_act().first() else { break };
        menu.clear();
        game.menu(seat, &mut menu);
        let action = menu.sample(&mut rng).expect("a choice");
        game.play(seat, action, &mut Step::silent(&mut rng));
    }
    let seat = game.to_act().first().expect("the game goes on");
    (game, seat)
}

#[divan::bench(types = [Bidness, SiliconValley, Bidders, Bids, Furnace])]
fn whole_random_game<G: Game>(bencher: Bencher) {
    let (mut rng, mut menu, options) = (Rng::fast(1), Menu::new(), G::Options::default());
    bencher.bench_local(|| {
        let mut game = G::new(&options, G::INFO.max_seats, &mut Step::silent(&mut rng));
        playout(&mut game, &mut menu, &mut rng)
    });
}

#[divan::bench(types = [Bidness, SiliconValley, Bidders, Bids, Furnace])]
fn clone<G: Game>(bencher: Bencher) {
    let (game, _) = midgame::<G>();
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench(types = [Bidness, SiliconValley, Bidders, Bids, Furnace])]
fn menu<G: Game>(bencher: Bencher) {
    let ((game, seat), mut menu) = (midgame::<G>(), Menu::new());
    bencher.bench_local(|| {
        menu.clear();
        black_box(&game).menu(seat, &mut menu);
        menu.len()
    });
}

#[divan::bench(types = [Bidness, SiliconValley, Bidders, Bids, Furnace])]
fn view<G: Game>(bencher: Bencher) {
    let (game, seat) = midgame::<G>();
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(seat)));
}

#[divan::bench(types = [Bidness, SiliconValley, Bidders, Bids, Furnace])]
fn imagine<G: Heuristic>(bencher: Bencher) {
    let ((game, seat), mut rng) = (midgame::<G>(), Rng::fast(5));
    let view = game.view(Viewer::Seat(seat));
    bencher.bench_local(|| G::imagine(black_box(&view), &mut rng));
}

#[divan::bench(types = [Bidness, SiliconValley, Bidders, Bids, Furnace])]
fn advise<G: Heuristic>(bencher: Bencher) {
    let ((game, seat), mut menu, mut advice) = (midgame::<G>(), Menu::new(), Advice::<G>::new());
    game.menu(seat, &mut menu);
    bencher.bench_local(|| {
        advice.clear();
        black_box(&game).advise(seat, &menu, &mut advice);
        advice.judged().len()
    });
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

#[divan::bench(types = [Bidness, SiliconValley, Bidders, Bids, Furnace])]
fn submit_through_a_match<G: Game>(bencher: Bencher) {
    let (table, _) =
        Match::<G>::new(G::Options::default(), G::INFO.max_seats, Seed::from_text("bench")).expect("a table");
    let seat = table.state().to_act().first().expect("somebody");
    let action = table.menu(seat).nth(0).expect("a choice");
    bencher.with_inputs(|| table.clone()).bench_local_values(|mut table| table.submit(seat, action).is_ok());
}
