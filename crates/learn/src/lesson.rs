use table::{Game, Item, Menu, Salt, Seat, Seed};
use words::{Action, Options, Speak, View};

use crate::Section;

/// The seat of whoever learns.
pub const LEARNER: Seat = Seat::new(0).expect("every game has a first seat");

/// A game that can be learned by playing it.
pub trait Teach: Speak {
    /// The headings of the rules below the title, in order, by the names they have in addresses.
    const SECTIONS: &'static [&'static str];

    /// What is said in the first game, what comes first first.
    const LINES: &'static [Line<Self::Game>];

    /// Parts of the board and the section that is about each, the special before the general.
    const PLACES: &'static [(&'static str, Section)];

    /// The table of the first game.
    fn first_game() -> FirstGame<Options<Self>>;

    /// Whether whoever learns has seen enough of the game to play it.
    fn is_enough(sight: &Sight<'_, Self::Game>) -> bool;

    /// The section that governs what is asked now.
    fn governing(view: &View<Self>) -> Section;

    /// Where on the board an action is begun, as a selector, where it has one place.
    fn spot(action: Action<Self>) -> Option<String>;
}

/// The table of a first game: the same for everybody.
#[derive(Clone, Debug)]
pub struct FirstGame<O> {
    /// The variant.
    pub options: O,
    /// How many play, whoever learns included.
    pub seats: u8,
    /// What the deal follows from.
    pub seed: &'static str,
}

impl<O> FirstGame<O> {
    /// The dealer's seed.
    #[must_use]
    pub fn seed(&self) -> Seed {
        Seed::from_text(self.seed)
    }

    /// What is mixed into it.
    #[must_use]
    pub const fn salt() -> Salt {
        Salt::new([0; 32])
    }
}

/// Something that is explained once, when it first matters.
pub struct Line<G: Game> {
    /// The message.
    pub says: &'static str,
    /// The situation that it belongs to.
    pub when: fn(&Sight<'_, G>) -> bool,
    /// The part of the board that it speaks of, as a selector.
    pub at: &'static str,
    /// Where the rules have more about it.
    pub more: Section,
    /// What to try, where something is proposed.
    pub try_it: fn(&Sight<'_, G>) -> Option<G::Action>,
    /// What happens only after this was explained.
    pub before: fn(&G::Event) -> bool,
}

impl<G: Game> Line<G> {
    /// What is said in a situation, about a part of the board.
    pub const fn new(says: &'static str, at: &'static str, more: Section, when: fn(&Sight<'_, G>) -> bool) -> Self {
        Self { says, when, at, more, try_it: |_| None, before: |_| false }
    }

    /// The same, and something to try.
    #[must_use]
    pub const fn trying(self, try_it: fn(&Sight<'_, G>) -> Option<G::Action>) -> Self {
        Self { try_it, ..self }
    }

    /// The same, said before this happens for the first time.
    #[must_use]
    pub const fn before(self, before: fn(&G::Event) -> bool) -> Self {
        Self { before, ..self }
    }
}

/// What whoever learns sees.
pub struct Sight<'a, G: Game> {
    /// The own seat.
    pub me: Seat,
    /// What is on the table.
    pub view: &'a G::View,
    /// What may be done; empty where nothing is asked.
    pub menu: &'a Menu<G::Action>,
    /// What was told so far, each event with its ply.
    pub told: &'a [(u32, G::Event)],
}

impl<G: Game> Sight<'_, G> {
    /// Whether whoever learns has something to do.
    #[must_use]
    pub fn is_asked(&self) -> bool {
        !self.menu.is_empty()
    }

    /// Whether something has happened.
    pub fn saw(&self, what: impl Fn(&G::Event) -> bool) -> bool {
        self.told.iter().any(|(_, event)| what(event))
    }

    /// The first action on the menu of which this holds.
    pub fn can(&self, wanted: impl Fn(G::Action) -> bool) -> Option<G::Action> {
        self.menu.items().iter().map(|item: &Item<G::Action>| item.nth(0)).find(|action| wanted(*action))
    }
}
