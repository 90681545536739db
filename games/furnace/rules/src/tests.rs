mod auction;
mod bots;
mod cards;
mod chain;
mod dummy;
mod ending;
mod golden;
mod planner;
mod production;
mod resolution;

use table::{BySeat, Cards, Game, Menu, Rng, Seat, Seed, Step, contract};

use crate::card::{Capitalist, Card, Company};
use crate::disc::{Bidder, Disc};
use crate::{Action, Event, Furnace, FurnaceSet, Goods, Options, Phase, Row};

static_assertions::assert_not_impl_any!(Furnace: serde::Serialize);
static_assertions::assert_impl_all!(Action: Copy);

#[test]
fn every_promise_of_a_game_is_kept() {
    let checked = contract::check::<Furnace>(4).unwrap_or_else(|breach| panic!("{breach}"));
    println!("{checked:?}");
    // Three seat counts, each with the default, three changed options and all of them at once.
    assert!(checked.games >= 3 * 5 * 4);
    assert!(checked.swaps > 1_000 && checked.simultaneous > 1_000 && checked.undone > 1_000, "{checked:?}");
}

/// A table in the middle of a game, set up by hand.
struct Scene {
    game: Furnace,
    told: Vec<Event>,
    ply: u32,
}

/// The seats.
const A: Seat = seat(0);
const B: Seat = seat(1);
const C: Seat = seat(2);
const D: Seat = seat(3);

const fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a small index")
}

const fn company(index: usize) -> Company {
    Company::new(index)
}

fn goods(text: &str) -> Goods {
    if text.is_empty() { Goods::NONE } else { text.parse().expect("goods") }
}

const POWERS: [&str; 5] =
    ["neutral disc", "compensation +1", "2 discs on a card", "2 coal each round", "additional processing +1"];

/// A card set that begins with the given companies: compensation, basic effect, additional effect.
///
/// The others do nothing but give coal, and every start-up is alike.
fn cards(companies: &[[&str; 3]], start_up: [&str; 3]) -> Cards<FurnaceSet> {
    cards_with(companies, start_up, POWERS)
}

fn cards_with(companies: &[[&str; 3]], start_up: [&str; 3], powers: [&str; 5]) -> Cards<FurnaceSet> {
    let mut text = String::new();
    let fillers = [["coal"; 3]; 32];
    for (index, [compensation, basic, additional]) in companies.iter().chain(&fillers).take(36).enumerate() {
        text += &format!(
            "[[companies]]\nname = \"Company {index}\"\ncompensation = \"{compensation}\"\n\
             basic = \"{basic}\"\nadditional = \"{additional}\"\n"
        );
    }
    for index in 0..4 {
        text += &format!("[[start_ups]]\nname = \"Start-up {index}\"\nstarts_with = {{}}\neffects = {start_up:?}\n");
    }
    for (index, power) in powers.iter().enumerate() {
        text += &format!("[[capitalists]]\nname = \"Capitalist {index}\"\npower = \"{power}\"\n");
    }
    Cards::from_toml(&text).expect("a card set for tests")
}

/// What the source prints on a start-up.
const START_UP: [&str; 3] = ["token", "oil -> 4 money", "coal + token -> upgrade"];
/// A start-up that does next to nothing.
const IDLE: [&str; 3] = ["oil -> 4 money"; 3];

impl Scene {
    /// The first round of a game without capitalists, with the companies 0, 1, 2, … in the row and seat A first.
    fn new(seats: u8, cards: Cards<FurnaceSet>) -> Self {
        Self::with(seats, &Options { capitalists: false, cards, ..Options::default() })
    }

    fn with(seats: u8, options: &Options) -> Self {
        let mut told = Vec::new();
        let mut game = Furnace::new(options, seats, &mut Step::recorded(&Seed::from_text("scene"), 0, &mut told));
        let lots = usize::from(seats) + 4;
        game.first = A;
        game.row = Row::new((0..lots).map(company));
        game.deck = (lots..game.cards.companies.len()).map(company).collect();
        let mut scene = Self { game, told: Vec::new(), ply: 0 };
        scene.ask(A);
        scene
    }

    /// Gives a seat the capitalist with this power.
    fn power(mut self, seat: Seat, power: &str) -> Self {
        let index = POWERS.iter().position(|other| *other == power).expect("a power");
        self.game.players[seat].capitalist = Some(Capitalist(index as u8));
        if power == "neutral disc" {
            self.game.players[seat].discs = self.game.players[seat].discs.with(Disc::Neutral);
        }
        self
    }

    fn stock(mut self, seat: Seat, text: &str) -> Self {
        self.game.players[seat].stock = goods(text);
        self
    }

    /// Takes the company out of the row or the deck and gives it to a seat.
    fn owns(mut self, seat: Seat, index: usize) -> Self {
        let others = self.game.row.companies().iter().copied().filter(|other| *other != company(index));
        self.game.row = Row::new(others.collect::<Vec<_>>());
        let others = self.game.deck.cards().iter().copied().filter(|other| *other != company(index));
        self.game.deck = others.collect::<Vec<_>>().into_iter().collect();
        self.game.players[seat].engine.push(company(index));
        self
    }

    /// Turns a company to its upgraded side.
    fn upgraded(mut self, seat: Seat, index: usize) -> Self {
        self.game.players[seat].engine.upgrade(company(index));
        self
    }

    /// Begins the production of this round without an auction.
    fn produce(mut self) -> Self {
        for company in self.game.row.companies() {
            self.game.discarded.insert(*company);
        }
        self.game.row = Row::default();
        let mut rng = Rng::fast(0);
        self.game.begin_production(&mut Step::silent(&mut rng));
        self
    }

    /// Lets a seat bid next.
    fn ask(&mut self, seat: Seat) {
        let mut told = Vec::new();
        let discs = self.game.placeable(seat);
        self.game.ask_bid(seat, discs, &mut Step::recorded(&Seed::from_text("scene"), self.ply, &mut told));
        self.told.extend(told.into_iter().map(|told| told.event));
    }

    /// Lays a disc on a card without asking.
    fn bid(mut self, lot: u8, bidder: Bidder, disc: Disc) -> Self {
        self.game.row.place(lot, bidder, disc);
        match bidder {
            Bidder::Seat(seat) => self.game.players[seat].discs = self.game.players[seat].discs.without(disc),
            Bidder::Dummy => self.game.dummy = self.game.dummy.without(disc),
        }
        self
    }

    /// Ends the auction as the discs lie.
    fn resolve(mut self) -> Self {
        let first = self.game.first;
        let seed = Seed::from_text("scene");
        let mut told = Vec::new();
        self.game.resolve(Some(first), &mut Step::recorded(&seed, 0, &mut told));
        self.told.extend(told.into_iter().map(|told| told.event));
        self
    }

    fn menu(&self, seat: Seat) -> Vec<Action> {
        let mut menu = Menu::new();
        self.game.menu(seat, &mut menu);
        menu.iter().collect()
    }

    /// Plays something that is on the menu.
    fn play(&mut self, seat: Seat, action: Action) {
        let menu = self.menu(seat);
        assert!(menu.contains(&action), "{action:?} is not among {menu:?}");
        self.ply += 1;
        let mut told = Vec::new();
        self.game.play(seat, action, &mut Step::recorded(&Seed::from_text("scene"), self.ply, &mut told));
        self.told.extend(told.into_iter().map(|told| told.event));
    }

    /// Places a disc in one go.
    fn place(&mut self, seat: Seat, disc: Disc, lot: u8) {
        if let Phase::Auction { disc: None, .. } = self.game.phase {
            self.play(seat, Action::Take { disc });
        }
        self.play(seat, Action::Place { lot });
    }

    fn start_up(&self, seat: Seat) -> Card {
        Card::StartUp(self.game.players[seat].start_up)
    }

    fn activate_start_up(&mut self, seat: Seat) {
        self.play(seat, Action::Activate { card: self.start_up(seat) });
    }

    fn activate(&mut self, seat: Seat, index: usize) {
        self.play(seat, Action::Activate { card: Card::Company(company(index)) });
    }

    fn process(&mut self, seat: Seat, times: u8) {
        self.play(seat, Action::Process { times });
    }

    fn held(&self, seat: Seat) -> Goods {
        self.game.players[seat].stock
    }

    fn companies(&self, seat: Seat) -> Vec<usize> {
        self.game.players[seat].engine.companies().map(Company::index).collect()
    }

    fn money(&self) -> BySeat<i32> {
        self.game.scores()
    }
}

/// Every number of times from 0 to `most`.
fn up_to(most: u8) -> Vec<Action> {
    (0..=most).map(|times| Action::Process { times }).collect()
}
