//! The rules of Bidders!, in the order of play.
//!
//! A round has six phases: preparation, bidding on both projects and taking chips (`auction`), `cooperation`,
//! recovery of cubes and laying of projects (`round`).
//! After the last round comes the `judgement`: favour decides who stays in, money who wins.

#![forbid(unsafe_code)]

mod action;
mod archive;
mod auction;
mod cards;
#[cfg(any(test, feature = "contract"))]
mod contract;
mod cooperation;
mod event;
mod heuristic;
mod imagine;
mod judgement;
mod ledger;
mod options;
mod place;
mod round;
#[cfg(test)]
mod tests;
mod view;

use table::{BySeat, Cards, Deck, Game, Info, Menu, Places, Sealed, Seat, Seats, Step, Viewer};

pub use action::Action;
pub use cards::{BlackProject, Covered, Cubes, GuildCard, MAX_PROJECTS, ProjectSet, Space, WhiteProject};
pub use event::{Event, Hindrance, Site};
pub use judgement::Standing;
pub use ledger::Lot;
pub use options::Options;
pub use place::{Bid, ByColour, Colour, Project, Projects};
pub use view::{BetweenView, BlackOffer, FrontView, GuildView, PhaseView, Pile, View, WhiteOffer};

use place::{Between, Front, Guild, Tender};

/// A game of Bidders! in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bidders {
    cards: Cards<ProjectSet>,
    memory: bool,
    seats: u8,
    /// Counted from 1.
    round: u8,
    start_player: Seat,
    phase: Phase,
    /// The projects of the rounds to come on top; below them those that were set aside, which nobody ever draws.
    decks: ByColour<Deck<Project, MAX_PROJECTS>>,
    tenders: ByColour<Option<Tender>>,
    /// The projects that nobody wanted.
    boxed: ByColour<Projects>,
    guilds: BySeat<Guild>,
    fronts: BySeat<Front>,
    /// Each between the seat and its left neighbour.
    betweens: BySeat<Between>,
}

/// Who is asked what; everything between two questions happens by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Phase {
    /// `turn` bids on either project or passes; `passes` guilds in a row have passed before.
    Bidding { turn: Seat, passes: u8 },
    /// The neighbours of the white project's winner hold out fists.
    Cooperation { fists: Sealed<u8> },
    /// Everybody has been judged.
    Over,
}

impl Game for Bidders {
    const INFO: Info =
        Info { slug: "bidders", title: "Bidders!", spine: "B!", minutes: 40, min_seats: 3, max_seats: 5, rules: 2 };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(options: &Options, seats: u8, step: &mut Step<Event>) -> Self {
        let set = &options.cards;
        let [white, black] = [set.white.len() as u8, set.black.len() as u8];
        let cubes = set.cubes_for(seats);
        let mut game = Self {
            cards: options.cards,
            memory: options.memory,
            seats,
            round: 0,
            start_player: Seat::default(),
            phase: Phase::Over,
            decks: ByColour { white: (0..white).map(Project).collect(), black: (0..black).map(Project).collect() },
            tenders: ByColour::default(),
            boxed: ByColour::default(),
            guilds: BySeat::new(seats, |_| Guild { cubes, chips: 0 }),
            fronts: BySeat::empty(seats),
            betweens: BySeat::empty(seats),
        };
        game.decks.white.shuffle(step.rng());
        game.decks.black.shuffle(step.rng());
        // Ruling D22: chance names the first start player.
        game.start_player = Seat::default().clockwise(step.rng().below(u32::from(seats)) as u8, seats);
        let set_aside = [white, black].map(|count| count - set.rounds);
        step.tell(Event::SetUp { cubes, set_aside, start_player: game.start_player });
        game.prepare(step);
        game
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match &self.phase {
            Phase::Bidding { turn, .. } => Seats::only(*turn),
            Phase::Cooperation { fists } => fists.waiting(),
            Phase::Over => Seats::NONE,
        }
    }

    #[inline]
    fn menu(&self, seat: Seat, menu: &mut Menu<Action>) {
        match &self.phase {
            Phase::Bidding { turn, .. } => {
                if *turn == seat {
                    self.offer_bids(seat, menu);
                }
            }
            Phase::Cooperation { fists } => {
                if fists.waiting().contains(seat) {
                    menu.amount(Action::Fist(0), 0, u32::from(self.guilds[seat].cubes), 1);
                }
            }
            Phase::Over => {}
        }
    }

    fn play(&mut self, seat: Seat, action: Action, step: &mut Step<Event>) {
        match action {
            Action::BidWhite(cubes) => self.bid_white(seat, cubes, step),
            Action::BidBlack(dollars) => self.bid_black(seat, dollars, step),
            Action::Pass => self.pass(seat, step),
            Action::Fist(cubes) => self.close_fist(seat, cubes, step),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn places(&self) -> Option<Places> {
        match self.phase {
            Phase::Bidding { .. } | Phase::Cooperation { .. } => None,
            Phase::Over => Some(judgement::places(&self.standings())),
        }
    }

    fn scores(&self) -> BySeat<i32> {
        match self.phase {
            Phase::Bidding { .. } | Phase::Cooperation { .. } => self.guilds.map(|_, guild| i32::from(guild.chips)),
            Phase::Over => self.standings().map(|_, standing| i32::from(standing.money())),
        }
    }
}
