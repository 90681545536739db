//! Furnace: bid discs on companies, be paid for losing, then run an engine of cards.
//!
//! The whole game lies open but for the order of the deck.
//! A round is an auction (`auction`), its resolution from left to right (`resolution`)
//! and production (`production`), which everybody does at the same time.
//! Two players bid against a dummy that is moved by a die.

#![forbid(unsafe_code)]

mod action;
mod archive;
mod auction;
mod bits;
mod card;
mod cards;
#[cfg(any(test, feature = "contract"))]
mod contract;
mod disc;
mod effect;
mod event;
mod goods;
mod heuristic;
mod ledger;
mod options;
mod planner;
mod player;
mod power;
mod production;
mod resolution;
mod row;
mod standing;
#[cfg(test)]
mod tests;
mod view;
mod worth;

pub use action::{Action, Goal};
pub use card::{Capitalist, Card, Companies, Company, MAX_COMPANIES, StartUp};
pub use cards::{CapitalistCard, CompanyCard, FurnaceSet, StartUpCard};
pub use disc::{Bid, Bidder, Disc, Discs};
pub use effect::Effect;
pub use event::Event;
pub use goods::Goods;
pub use heuristic::Appraisals;
pub use ledger::Holding;
pub use options::Options;
pub use planner::Plan;
pub use player::{Engine, Player};
pub use power::Power;
pub use production::{Job, Shift, Stage};
pub use row::{Lot, Row};
use serde::{Deserialize, Serialize};
pub use standing::Standing;
use table::{BySeat, Cards, Deck, Game, Info, Menu, Places, Rng, Seat, Seats, Step, Viewer};
pub use view::{LotView, MachineView, PlayerView, View};

/// A game of Furnace in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Furnace {
    cards: Cards<FurnaceSet>,
    chain: bool,
    rounds: u8,
    /// The round that is played, counted from 1.
    round: u8,
    /// Who bids first in this round.
    first: Seat,
    /// The companies that were not laid out yet. Ruling 12: their order is hidden.
    deck: Deck<Company, MAX_COMPANIES>,
    /// The companies that nobody, or the dummy, won.
    discarded: Companies,
    row: Row,
    players: BySeat<Player>,
    /// The discs that the dummy has not placed; none with more than two players.
    dummy: Discs,
    phase: Phase,
}

/// Who is asked what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// One player places a disc.
    Auction {
        /// Who.
        seat: Seat,
        /// The disc, once it is taken.
        disc: Option<Disc>,
    },
    /// A loser on the leftmost card may process as a compensation.
    Compensation {
        /// Who.
        seat: Seat,
    },
    /// Everybody runs an engine, each for themselves.
    Production(BySeat<Shift>),
    /// Nobody is asked any more.
    Over,
}

impl Game for Furnace {
    const INFO: Info =
        Info { slug: "furnace", title: "Furnace", spine: "F", minutes: 45, min_seats: 2, max_seats: 4, rules: 6 };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(options: &Options, seats: u8, step: &mut Step<Event>) -> Self {
        let cards = options.cards;
        let players = equip(options, seats, step);
        let first = Seat::default().clockwise(step.rng().below(seats.into()) as u8, seats);
        let mut deck: Deck<Company, MAX_COMPANIES> = (0..cards.companies.len()).map(Company::new).collect();
        deck.shuffle(step.rng());
        let mut game = Self {
            cards,
            chain: options.chain,
            rounds: options.rounds,
            round: 0,
            first,
            deck,
            discarded: Companies::NONE,
            row: Row::default(),
            players,
            dummy: Discs::NONE,
            phase: Phase::Over,
        };
        game.begin_round(step);
        game
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match &self.phase {
            Phase::Auction { seat, .. } | Phase::Compensation { seat } => Seats::only(*seat),
            Phase::Production(shifts) => at_work(shifts),
            Phase::Over => Seats::NONE,
        }
    }

    fn menu(&self, seat: Seat, menu: &mut Menu<Action>) {
        match &self.phase {
            Phase::Auction { seat: asked, disc } if *asked == seat => self.bidding_menu(seat, *disc, menu),
            Phase::Compensation { seat: asked } if *asked == seat => self.compensation_menu(seat, menu),
            Phase::Production(shifts) => self.production_menu(seat, shifts[seat].stage, menu),
            Phase::Auction { .. } | Phase::Compensation { .. } | Phase::Over => {}
        }
    }

    fn play(&mut self, seat: Seat, action: Action, step: &mut Step<Event>) {
        match action {
            Action::Take { disc } => self.take(seat, disc, step),
            Action::Place { lot } => self.place(seat, lot, step),
            Action::Process { times } if matches!(self.phase, Phase::Compensation { .. }) => {
                self.take_compensation(seat, times, step);
                self.resolve(self.after(seat), step);
            }
            Action::Process { .. }
            | Action::Insert { .. }
            | Action::Activate { .. }
            | Action::Upgrade { .. }
            | Action::KeepAll
            | Action::Run { .. } => self.produce(seat, action, step),
            Action::Done => {
                self.produce(seat, action, step);
                if self.to_act().is_empty() {
                    self.end_round(step);
                }
            }
        }
    }

    fn expand(&self, seat: Seat, planned: Action) -> Vec<Action> {
        match planned {
            Action::Run { goal } => self.steps_of_run(seat, goal),
            Action::Take { .. }
            | Action::Place { .. }
            | Action::Process { .. }
            | Action::Insert { .. }
            | Action::Activate { .. }
            | Action::Upgrade { .. }
            | Action::KeepAll
            | Action::Done => Vec::new(),
        }
    }

    fn announce(&self, seat: Seat, actions: &[Action], step: &mut Step<Event>) {
        if self.is_whole_run(seat, actions) {
            step.tell(Event::Ran { seat });
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn places(&self) -> Option<Places> {
        matches!(self.phase, Phase::Over).then(|| Places::by_merit(&self.standings()))
    }

    fn scores(&self) -> BySeat<i32> {
        self.players.map(|_, player| player.stock.money.into())
    }
}

impl Furnace {
    /// Lays out the cards of the next round and asks the first player to bid.
    fn begin_round(&mut self, step: &mut Step<Event>) {
        self.round += 1;
        let companies: Vec<Company> =
            std::iter::from_fn(|| self.deck.draw()).take(row::laid_out(self.players.seats())).collect();
        self.row = Row::new(companies.iter().copied());
        step.reveal();
        step.tell(Event::Dealt { round: self.round, first: self.first, companies });
        if self.players.seats() == 2 {
            self.dummy = Discs::COLOUR;
        }
        self.ask_bid(self.first, self.placeable(self.first), step);
    }

    fn end_round(&mut self, step: &mut Step<Event>) {
        // A finished round, and so a finished game, stays finished: nobody can take the last confirmation back.
        step.reveal();
        if self.round == self.rounds {
            self.phase = Phase::Over;
            let standings = self.standings();
            step.tell(Event::Ended { places: Places::by_merit(&standings), standings });
        } else {
            // Ruling 14: with two players the token alternates, since the dummy never holds it.
            self.first = self.first.next(self.players.seats());
            self.begin_round(step);
        }
    }

    fn standings(&self) -> BySeat<Standing> {
        self.players.map(|_, player| Standing::new(player.stock, player.engine.len()))
    }

    /// The seat's capitalist power.
    #[inline]
    fn power(&self, seat: Seat) -> Option<Power> {
        self.cards.power(self.players[seat].capitalist)
    }
}

/// Who still has something to do in production.
#[inline]
fn at_work(shifts: &BySeat<Shift>) -> Seats {
    shifts.iter().filter(|(_, shift)| shift.stage != Stage::Done).map(|(seat, _)| seat).collect()
}

/// Why there is a start-up and a capitalist for everybody.
const ENOUGH: &str = "the check of a card set sees to one for each seat";

/// Gives everybody a start-up, its goods, discs and perhaps a capitalist.
fn equip(options: &Options, seats: u8, step: &mut Step<Event>) -> BySeat<Player> {
    let cards = options.cards;
    let mut start_ups = pile(cards.start_ups.len(), step.rng());
    let mut capitalists = pile(cards.capitalists.len(), step.rng());
    BySeat::new(seats, |seat| {
        let start_up = StartUp(start_ups.draw().expect(ENOUGH));
        let capitalist = options.capitalists.then(|| Capitalist(capitalists.draw().expect(ENOUGH)));
        let printed = capitalist.map(|capitalist| &cards.capitalists[capitalist.index()]);
        let discs = printed.map_or(Discs::COLOUR, |card| card.power.discs());
        let own = printed.map_or(Goods::NONE, |card| card.starts_with);
        let stock = cards.start_up(start_up).starts_with.plus(own);
        step.tell(Event::Equipped { seat, start_up, capitalist, got: stock });
        Player { start_up, capitalist, stock, discs, engine: Engine::new(start_up) }
    })
}

fn pile(count: usize, rng: &mut Rng) -> Deck<u8, 32> {
    let mut pile: Deck<u8, 32> = (0..count as u8).collect();
    pile.shuffle(rng);
    pile
}
