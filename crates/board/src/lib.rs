//! What the boards of all games stand on: the table as a board sees it, parts and signs to draw with,
//! and what the page does for each of them alike.
//!
//! It knows no game.

#![forbid(unsafe_code)]

pub mod art;
mod beats;
pub mod device;
mod earlier;
pub mod focus;
pub mod keys;
mod motion;
pub mod notice;
pub mod parts;
pub mod press;
mod rehearsal;
mod scene;
mod session;
pub mod settings;
mod undrawn;
mod voice;

pub use scene::{History, Now, Scene};
pub use session::{Home, Link, Session, refusal};
pub use undrawn::Undrawn;
pub use voice::{bring, knows, tick, words};

use learn::Teach;
use leptos::prelude::*;
use table::{Info, Ledger as _, Seat, Seats};
use words::{Catalogue, Describe, Speak, Words};

/// Makes ready for drawing: settings, keys, clocks, and the words of the first language, which are made when they are needed.
pub fn provide(first: fn() -> Words) {
    settings::provide();
    focus::provide();
    keys::provide();
    voice::provide(first);
}

/// The board of a game.
///
/// Each part is called once for a table; what changes with the game goes into closures that read [`Scene::now`].
/// A part that is not drawn is that of any game, from its position in words.
pub trait Board: Sized + 'static {
    /// What people read of the game.
    type Face: Teach + Catalogue + Describe;

    /// The name plate of the game.
    const INFO: Info = <GameOf<Self> as table::Game>::INFO;

    /// Whether there is a style sheet of its own, `/{slug}.css`.
    const HAS_SHEET: bool = true;

    /// Whether a bot here can be asked what to do.
    const HAS_HINTS: bool = true;

    /// Every sign of its own that `<use>` can name, in one drawing: without classes, since no sheet reaches into them.
    const SIGNS: &'static str = "";

    /// The table itself: others at the far edge, what is at stake in the middle, the own seat at the near edge
    /// with everything that can be done. Everything that can be picked up has a `data-piece`, so that it is seen to move.
    fn felt(scene: Scene<Self>) -> AnyView {
        undrawn::felt(scene)
    }

    /// Where the game is: round, turn, phase. Stands beside the prompt.
    fn when(scene: Scene<Self>) -> AnyView {
        undrawn::when(scene)
    }

    /// The pad in the rail: points, money or whatever decides the game.
    fn pad(scene: Scene<Self>) -> AnyView {
        undrawn::pad(scene)
    }

    /// Which of the events that came at once are beats of a climax: their numbers, in order. Each is seen for a moment by itself.
    fn beats(events: &[EventOf<Self>]) -> Vec<usize> {
        let _ = events;
        Vec::new()
    }

    /// Shows what has been told so far of a climax, up to its latest beat, on the table as it was before; see [`Scene::climax`].
    fn perform(view: &mut ViewOf<Self>, told: &[EventOf<Self>]) {
        let _ = (view, told);
    }

    /// Whether nothing that goes on now can be about whoever looks any more, so that bots need not be followed.
    fn is_out(now: &Now<GameOf<Self>>) -> bool {
        let _ = now;
        false
    }

    /// What a seat ends the game with, as people count it.
    fn score(now: &Now<GameOf<Self>>, seat: Seat) -> Option<String> {
        undrawn::score::<Self::Face>(now, seat)
    }

    /// What else decides where a seat finishes, in the order in which it counts; none where the score alone does.
    fn besides(now: &Now<GameOf<Self>>, seat: Seat) -> Option<String> {
        let _ = (now, seat);
        None
    }

    /// Who has won, where these seats have.
    fn winners(now: &Now<GameOf<Self>>, winners: Seats) -> String {
        Self::Face::winners(words(), &now.people, winners)
    }

    /// Everything that somebody can come to own, in the order in which a review numbers it.
    fn lots(now: &Now<GameOf<Self>>) -> Vec<LotName> {
        let lot = |lot| {
            let kind = GameOf::<Self>::kind(lot);
            let kind_name = words().lot_kind(Self::INFO.slug, kind);
            LotName { name: Self::Face::lot(words(), &now.options, lot), kind: kind.to_owned(), kind_name }
        };
        GameOf::<Self>::lots(&now.options, now.seats()).into_iter().map(lot).collect()
    }
}

/// A lot as a table shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LotName {
    /// Its name.
    pub name: String,
    /// What kind of thing it is, as the game calls it.
    pub kind: String,
    /// The same for people.
    pub kind_name: String,
}

/// The game that a board is for.
pub type GameOf<B> = <<B as Board>::Face as Speak>::Game;

/// An action of the game that a board is for.
pub type ActionOf<B> = <GameOf<B> as table::Game>::Action;

/// An event of the game that a board is for.
pub type EventOf<B> = <GameOf<B> as table::Game>::Event;

/// What is seen of the game that a board is for.
pub type ViewOf<B> = <GameOf<B> as table::Game>::View;

/// The boards of all games, as a program that draws tables is given them.
pub trait Boards: 'static {
    /// Does something with the board of the game called `slug`, if there is one.
    fn with<V: Visit>(slug: &str, visit: V) -> Option<V::Output>;
}

/// Something that can be done with any board.
pub trait Visit {
    /// What comes out of it.
    type Output;

    /// Does it with the board `B`.
    fn visit<B: Board>(self) -> Self::Output;
}
