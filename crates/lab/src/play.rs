use std::time::Duration;

use bots::{Bot, Question};
use sha2::{Digest, Sha256};
use table::{BySeat, Game, Heuristic, Menu, Places, Rng, Seat, Step, Told, Viewer};
use web_time::Instant;

use crate::{Entrant, Progress};

/// A game that is to be played.
pub(crate) struct Deal<'a, G: Game> {
    pub(crate) options: &'a G::Options,
    /// Who sits where.
    pub(crate) seated: &'a [Entrant],
    /// What all chance of the game follows from.
    pub(crate) seed: u64,
    /// What the choices of each seat's bot follow from.
    pub(crate) minds: &'a [u64],
}

/// A game that was played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    pub(crate) places: Places,
    pub(crate) scores: BySeat<i32>,
    pub(crate) plies: u64,
    pub(crate) thought: BySeat<Thought>,
}

/// How often a seat was asked, and how long it thought in all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Thought {
    pub(crate) decisions: u32,
    pub(crate) time: Duration,
}

/// Somebody who looks on while a game is played, and sees everything.
pub(crate) trait Watch<G: Game> {
    /// Where to put what is told; nothing where it is not wanted.
    fn ears(&mut self) -> Option<&mut Vec<Told<G::Event>>>;

    /// The game is set up.
    fn begun(&mut self, game: &G);

    /// A seat has made up its mind.
    fn chose(&mut self, game: &G, menu: &Menu<G::Action>, action: G::Action);

    /// What it chose was carried out.
    fn went_on(&mut self, game: &G);
}

/// Nobody.
impl<G: Game> Watch<G> for () {
    fn ears(&mut self) -> Option<&mut Vec<Told<G::Event>>> {
        None
    }

    fn begun(&mut self, _: &G) {}

    fn chose(&mut self, _: &G, _: &Menu<G::Action>, _: G::Action) {}

    fn went_on(&mut self, _: &G) {}
}

/// The next step of a game: whoever watches hears what is told.
fn step<'a, G: Game>(rng: &'a mut Rng, watch: &'a mut impl Watch<G>) -> Step<'a, G::Event> {
    match watch.ears() {
        Some(told) => Step::heard(rng, told),
        None => Step::silent(rng),
    }
}

impl<G: Heuristic> Deal<'_, G> {
    /// Plays the game to its end; nothing where somebody has stopped the series before that.
    pub(crate) fn play(&self, progress: &Progress, watch: &mut impl Watch<G>) -> Option<Played> {
        let seats = self.seated.len() as u8;
        let mut bots: Vec<Box<dyn Bot<G>>> =
            self.seated.iter().zip(self.minds).map(|(entrant, mind)| entrant.level.bot(*mind)).collect();
        let mut rng = Rng::fast(self.seed);
        let mut game = G::new(self.options, seats, &mut step(&mut rng, watch));
        watch.begun(&game);
        let (mut menu, mut plies, mut thought) = (Menu::new(), 0, BySeat::<Thought>::empty(seats));
        while let Some(seat) = game.to_act().first() {
            if progress.is_stopped() {
                return None;
            }
            menu.clear();
            game.menu(seat, &mut menu);
            let action = self.ask(&mut bots[seat.index()], &game, seat, &menu, &mut thought[seat]);
            watch.chose(&game, &menu, action);
            game.play(seat, action, &mut step(&mut rng, watch));
            watch.went_on(&game);
            plies += 1;
        }
        let places = game.places().expect("nobody is asked, so the game is over");
        Some(Played { places, scores: game.scores(), plies, thought })
    }

    fn ask(
        &self,
        bot: &mut Box<dyn Bot<G>>,
        game: &G,
        seat: Seat,
        menu: &Menu<G::Action>,
        thought: &mut Thought,
    ) -> G::Action {
        let (view, budget) = (game.view(Viewer::Seat(seat)), self.seated[seat.index()].budget());
        let start = Instant::now();
        let action = bot.choose(&Question { seat, view: &view, menu, budget });
        thought.time += start.elapsed();
        thought.decisions += 1;
        action
    }
}

/// A number that follows from the name of a series, a game of it and a player, and looks like chance.
pub(crate) fn derive(series: &str, game: u64, player: u64) -> u64 {
    let mut hash = Sha256::new();
    hash.update(series.as_bytes());
    hash.update(game.to_le_bytes());
    hash.update(player.to_le_bytes());
    u64::from_le_bytes(hash.finalize()[..8].try_into().expect("eight of 32 bytes"))
}
