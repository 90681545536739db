use std::fmt::Debug;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{BySeat, Choice, Match, Menu, Options, Places, Rng, Seat, Seats, Step};

/// The rules of a game; the value is a game in progress.
///
/// Rules are pure: the same options, seats, actions and chance give the same state, on every machine.
/// They never fail and never check legality; [`Match`] has checked before.
/// A state is never serialized. What leaves it is a [`View`](Game::View), built up from nothing for one viewer.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What the lobby, the command line and the record need to know about the game.
    const INFO: Info;

    /// The variants that a table can choose.
    type Options: Options;
    /// One small decision.
    type Action: Choice;
    /// A typed fact about what happened, never a sentence.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// All that one seat, or a spectator, may know: what a player with a perfect memory would.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Sets the game up. The driver has checked `options` and `seats`.
    fn new(options: &Self::Options, seats: u8, step: &mut Step<Self::Event>) -> Self;

    /// Who is asked something now; empty exactly when the game is over.
    fn to_act(&self) -> Seats;

    /// Fills `menu` with what `seat` may do now; nothing where `seat` is not asked.
    fn menu(&self, seat: Seat, menu: &mut Menu<Self::Action>);

    /// Carries out an action that is on `seat`'s menu.
    fn play(&mut self, seat: Seat, action: Self::Action, step: &mut Step<Self::Event>);

    /// Whether `seat`, which is asked, may play `action` now; `menu` is what [`menu`](Game::menu) offers it.
    ///
    /// All that is on the menu, and where that shows a few of very many choices, such as ways to pay, every other one.
    /// What is allowed follows from the rules alone, never from what looks good.
    #[inline]
    fn allows(&self, seat: Seat, action: Self::Action, menu: &Menu<Self::Action>) -> bool {
        let _ = seat;
        menu.contains(action)
    }

    /// The small actions that a [planned](Choice::is_planned) one stands for here, in the order in which they are played.
    ///
    /// Played one by one they lead to where the planned one leads; chance comes into it with the last one at the earliest.
    fn expand(&self, seat: Seat, planned: Self::Action) -> Vec<Self::Action> {
        let _ = (seat, planned);
        Vec::new()
    }

    /// Tells that several actions begin which a seat plays together: for the story alone.
    fn announce(&self, seat: Seat, actions: &[Self::Action], step: &mut Step<Self::Event>) {
        let _ = (seat, actions, step);
    }

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The final order of finish; `None` while the game goes on.
    fn places(&self) -> Option<Places>;

    /// Where each seat stands in the game's own points, now or at the end.
    fn scores(&self) -> BySeat<i32>;
}

/// A game whose hidden part can be dreamed up from a view.
pub trait Imagine: Game {
    /// A full state that the owner of `view` could not tell from the real one, made from the view alone.
    ///
    /// Every state consistent with the view can come up; this is how searching bots think without peeking.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;
}

/// What is fixed about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Info {
    /// The name in commands, addresses and records.
    pub slug: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// The letters on the spine of the box: one or two.
    pub spine: &'static str,
    /// How long a game takes people, in minutes.
    pub minutes: u16,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The version of the rules: tables and records of another version are played by the module that it was frozen as.
    pub rules: u32,
}

impl Info {
    /// Every number of seats that the game can be played with.
    #[must_use]
    pub fn seat_counts(&self) -> std::ops::RangeInclusive<u8> {
        self.min_seats..=self.max_seats
    }
}

/// Whose eyes a view is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Somebody at the table.
    Seat(Seat),
    /// Somebody who only looks on.
    Spectator,
}

impl Viewer {
    /// The seat, unless it is a spectator.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Every viewer of a table for `seats`, the spectator last.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator])
    }
}

/// Plays `game` to its end, every seat choosing at random, and counts the actions.
pub fn playout<G: Game>(game: &mut G, menu: &mut Menu<G::Action>, rng: &mut Rng) -> u64 {
    let mut actions = 0;
    while let Some(seat) = game.to_act().first() {
        menu.clear();
        game.menu(seat, menu);
        let action = menu.sample(rng).expect("a seat that is asked has something to choose");
        game.play(seat, action, &mut Step::silent(rng));
        actions += 1;
    }
    actions
}

/// How many different sequences of `depth` actions go on from here, with chance as the match's seed has it.
///
/// Games that end earlier count once. Where several seats are asked at once they answer in order of the seats.
pub fn perft<G: Game>(table: &Match<G>, depth: u32) -> u64 {
    fn count<G: Game>(state: &G, seed: &crate::Seed, ply: u32, depth: u32) -> u64 {
        let Some(seat) = state.to_act().first().filter(|_| depth > 0) else { return 1 };
        let mut menu = Menu::new();
        state.menu(seat, &mut menu);
        if depth == 1 {
            return menu.len() as u64;
        }
        let mut told = Vec::new();
        menu.iter()
            .map(|action| {
                let mut next = state.clone();
                told.clear();
                next.play(seat, action, &mut Step::recorded(seed, ply + 1, &mut told));
                count(&next, seed, ply + 1, depth - 1)
            })
            .sum()
    }
    count(table.state(), table.seed(), table.log().len() as u32, depth)
}
