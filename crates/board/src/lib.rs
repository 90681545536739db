use learn::Teach;
use leptos::prelude::*;
use table::Seat;
use words::Catalogue;

use crate::scene::{Now, Scene};

/// A game that can be drawn.
///
/// Each part is called once for a table; what changes with the game goes into closures that read [`Scene::now`].
pub(crate) trait Board: Teach + Catalogue {
    /// The table itself: others at the far edge, what is at stake in the middle, the own seat at the near edge
    /// with everything that can be done. Everything that can be picked up has a `data-piece`, so that it is seen to move.
    fn felt(scene: Scene<Self>) -> AnyView;

    /// Where the game is: round, turn, phase. Stands beside the prompt.
    fn when(scene: Scene<Self>) -> AnyView;

    /// The pad in the rail: points, money or whatever decides the game.
    fn pad(scene: Scene<Self>) -> AnyView;

    /// What a seat ends the game with, as people count it.
    fn score(now: &Now<Self>, seat: Seat) -> Option<String>;

    /// What else decides where a seat finishes, in the order in which it counts; none where the score alone does.
    fn besides(now: &Now<Self>, seat: Seat) -> Option<String>;
}

/// Something that can be done with any game that can be drawn.
pub(crate) trait Visit {
    /// What comes out of it.
    type Output;

    /// Does it with the game `G`.
    fn visit<G: Board>(self) -> Self::Output;
}

/// Does something with the game called `slug`, if there is one.
pub(crate) fn with<V: Visit>(slug: &str, visit: V) -> Option<V::Output> {
    Some(match slug {
        "bidness" => visit.visit::<bidness::Bidness>(),
        "silicon-valley" => visit.visit::<silicon_valley::SiliconValley>(),
        "bidders" => visit.visit::<bidders::Bidders>(),
        "bids" => visit.visit::<bids::Bids>(),
        "furnace" => visit.visit::<furnace::Furnace>(),
        _ => return None,
    })
}
