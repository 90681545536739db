//! What one step of a search costs: setting up, cloning, listing, playing, viewing, imagining, judging; and a whole one.

use std::hint::black_box;

use bots::{Bot as _, Budget, Question, Shark};
use divan::Bencher;
use shelf::{GAMES, Visit};
use table::{Advice, Game, Heuristic, Ledger, Match, Menu, Rng, Seat, Seed, Step, Viewer, playout};

/// How many games a search imagines here.
const SEARCH: u32 = 100;

fn main() {
    divan::main();
}

/// What is measured of each game.
enum Part {
    WholeRandomGame,
    Clone,
    Menu,
    View,
    Imagine,
    Advise,
    Submit,
    Think,
}

struct Measure<'a, 'b>(Part, Bencher<'a, 'b>);

impl Visit for Measure<'_, '_> {
    type Output = ();

    fn visit<G: Heuristic + Ledger>(self) {
        let Self(part, bencher) = self;
        match part {
            Part::WholeRandomGame => play_at_random::<G>(bencher),
            Part::Clone => copy::<G>(bencher),
            Part::Menu => list::<G>(bencher),
            Part::View => look::<G>(bencher),
            Part::Imagine => dream::<G>(bencher),
            Part::Advise => judge::<G>(bencher),
            Part::Submit => submit::<G>(bencher),
            Part::Think => think::<G>(bencher),
        }
    }
}

fn games() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|info| info.slug)
}

fn measure(part: Part, bencher: Bencher, game: &str) {
    shelf::with(game, Measure(part, bencher)).expect("a game of the list");
}

#[divan::bench(args = games())]
fn whole_random_game(bencher: Bencher, game: &str) {
    measure(Part::WholeRandomGame, bencher, game);
}

#[divan::bench(args = games())]
fn clone(bencher: Bencher, game: &str) {
    measure(Part::Clone, bencher, game);
}

#[divan::bench(args = games())]
fn menu(bencher: Bencher, game: &str) {
    measure(Part::Menu, bencher, game);
}

#[divan::bench(args = games())]
fn view(bencher: Bencher, game: &str) {
    measure(Part::View, bencher, game);
}

#[divan::bench(args = games())]
fn imagine(bencher: Bencher, game: &str) {
    measure(Part::Imagine, bencher, game);
}

#[divan::bench(args = games())]
fn advise(bencher: Bencher, game: &str) {
    measure(Part::Advise, bencher, game);
}

#[divan::bench(args = games())]
fn submit_through_a_match(bencher: Bencher, game: &str) {
    measure(Part::Submit, bencher, game);
}

#[divan::bench(args = games())]
fn think_of_100_games(bencher: Bencher, game: &str) {
    measure(Part::Think, bencher, game);
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

fn play_at_random<G: Game>(bencher: Bencher) {
    let (mut rng, mut menu, options) = (Rng::fast(1), Menu::new(), G::Options::default());
    bencher.bench_local(|| {
        let mut game = G::new(&options, G::INFO.max_seats, &mut Step::silent(&mut rng));
        playout(&mut game, &mut menu, &mut rng)
    });
}

fn copy<G: Game>(bencher: Bencher) {
    let (game, _) = midgame::<G>();
    bencher.bench_local(|| black_box(&game).clone());
}

fn list<G: Game>(bencher: Bencher) {
    let ((game, seat), mut menu) = (midgame::<G>(), Menu::new());
    bencher.bench_local(|| {
        menu.clear();
        black_box(&game).menu(seat, &mut menu);
        menu.len()
    });
}

fn look<G: Game>(bencher: Bencher) {
    let (game, seat) = midgame::<G>();
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(seat)));
}

fn dream<G: Heuristic>(bencher: Bencher) {
    let ((game, seat), mut rng) = (midgame::<G>(), Rng::fast(5));
    let view = game.view(Viewer::Seat(seat));
    bencher.bench_local(|| G::imagine(black_box(&view), &mut rng));
}

fn judge<G: Heuristic>(bencher: Bencher) {
    let ((game, seat), mut menu, mut advice) = (midgame::<G>(), Menu::new(), Advice::<G>::new());
    game.menu(seat, &mut menu);
    bencher.bench_local(|| {
        advice.clear();
        black_box(&game).advise(seat, &menu, &mut advice);
        advice.judged().len()
    });
}

fn submit<G: Game>(bencher: Bencher) {
    let (table, _) =
        Match::<G>::new(G::Options::default(), G::INFO.max_seats, Seed::from_text("bench")).expect("a table");
    let seat = table.state().to_act().first().expect("somebody");
    let action = table.menu(seat).nth(0).expect("a choice");
    bencher.with_inputs(|| table.clone()).bench_local_values(|mut table| table.submit(seat, action).is_ok());
}

fn think<G: Heuristic>(bencher: Bencher) {
    let ((game, seat), mut menu) = (midgame::<G>(), Menu::new());
    game.menu(seat, &mut menu);
    let view = game.view(Viewer::Seat(seat));
    let question = Question { seat, view: &view, menu: &menu, budget: Budget::Iterations(SEARCH) };
    // What a search remembers would spare the next one work.
    bencher.with_inputs(|| Shark::<G>::new(1, 1)).bench_local_refs(|shark| shark.choose(&question));
}
