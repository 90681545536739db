//! Silicon Valley: start-ups built of blocks of code, on the way to a billion.
//!
//! Every round each company takes three actions, then all of them operate: collect what is ongoing, pay what is due.
//! The rules are in `games/silicon_valley/face/en.md`; the cards are in `cards.toml`.
//! This file reads in the order of play; what happens in each part of it is in the file of that name.

#![forbid(unsafe_code)]

mod act;
mod action;
mod allowed;
mod archive;
mod blocks;
mod cards;
mod company;
#[cfg(any(test, feature = "contract"))]
mod contract;
mod design;
mod event;
mod funding;
mod heuristic;
mod hiring;
mod launch;
mod ledger;
mod market;
mod operate;
mod options;
mod payment;
mod pile;
mod planner;
mod price;
mod rival;
mod setup;
mod shortfall;
mod supply;
mod symbols;
#[cfg(test)]
mod tests;
mod valuation;
mod view;

use serde::{Deserialize, Serialize};
use table::{BySeat, Cards, Choice as _, Game, Info, Menu, Places, Sealed, Seat, Seats, Step, Viewer};

pub use action::Action;
pub use blocks::{Blocks, Kind, MAX_OF_A_KIND};
pub use cards::{
    CardData, Colour, DecisionCard, EMPLOYEE_ROW, Effect, Employee, EmployeeCard, Gain, Hq, HqCard, MAX_EMPLOYEES,
    MAX_FOUNDERS, MAX_LISTINGS, MAX_PILE, MAX_ROW, MAX_SUPPLY, MarketData, PersonalityCard, Power, Product,
    ProductCard, StartData, Tile, TrackData, Vc, VcCard,
};
pub use company::{Company, Side};
pub use design::{Design, Grid, Laid, MAX_LAID, MAX_SQUARES, turns};
pub use event::Event;
pub use ledger::Lot;
pub use market::{Launch, Listing, Market, Owner, Row, Spot};
pub use operate::{LET_GO_LOSS, PRODUCT_LOSS};
pub use options::{Difficulty, Options};
pub use payment::{Bill, Due};
pub use pile::Pile;
pub use rival::{CodeRow, Pawn, PawnColour, Rival};
pub use shortfall::Shortfall;
pub use symbols::{Symbol, Symbols};
pub use valuation::Track;
pub use view::{FoundingView, Screen, View};

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SiliconValley {
    cards: Cards<CardData>,
    difficulty: Difficulty,
    seats: u8,
    round: u8,
    /// Where in the round the game is.
    stage: Stage,
    /// Whose turn it is in `order`, in every stage.
    turn: u8,
    order: [Seat; 4],
    /// Who is asked what.
    phase: Phase,
    /// Who acts, gains or pays just now.
    active: Seat,
    actions_left: u8,
    /// A VC's power that is about to be used.
    power: Option<Power>,
    /// Blocks that the active seat has yet to take from the supply.
    owed: Blocks,
    /// Products whose upkeep the active seat has yet to pay.
    unpaid: Pile,
    track: Track,
    companies: BySeat<Company>,
    /// What lies behind each screen.
    blocks: BySeat<Blocks>,
    /// Salary tokens by employee.
    tokens: [u8; MAX_EMPLOYEES + MAX_FOUNDERS],
    /// The two founders that each seat was dealt.
    founders: BySeat<[Employee; 2]>,
    market: Market,
    /// The opponent of the solo game.
    rival: Option<Rival>,
}

/// Who is asked what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Phase {
    /// Everybody chooses a founder, face down.
    Founding(Sealed<Employee>),
    /// The active seat answers.
    Asking(Question),
    Over,
}

/// What the active seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Which action to take.
    Act,
    /// Which other product to sunset in the same action.
    Sunset,
    /// Whom else to lay off in the same action.
    Layoff,
    /// Which blocks to pay with.
    Pay(Bill),
    /// How to fill a grid.
    Design(Draft),
    /// How to use a VC's power.
    Power(Power),
    /// What to take for the block given.
    Swap(Kind),
    /// What to take for a block that has run out.
    Substitute(Kind),
    /// Whom to let go.
    LetGo(Shortfall),
    /// Which product's upkeep to pay.
    Upkeep,
}

/// A product about to be launched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Draft {
    /// Which one.
    pub product: Product,
    /// Whether the blocks are laid one by one.
    pub by_hand: bool,
    /// What lies there already.
    pub design: Design,
}

/// How the game goes on after something was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    /// The active seat is asked.
    Ask(Question),
    /// Nobody needs to be asked about this any more.
    GoOn,
    /// Others are still to answer, or the game is over.
    Wait,
}

/// Where in the round the game is, in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Founders are chosen, then their blocks taken in turn order.
    Founding,
    /// Phase 1: each company takes its actions.
    Actions,
    /// Solo: personality cards from this attribute on.
    Rival(u8),
    /// Phase 2, step 1: each company collects.
    Collect,
    /// Phase 2, step 2: a company pays its HQ and its people.
    Salaries,
    /// Phase 2, step 2: the same company pays for its products.
    Products,
}

impl Game for SiliconValley {
    const INFO: Info = Info {
        slug: "silicon-valley",
        title: "Silicon Valley",
        spine: "SV",
        minutes: 60,
        min_seats: 1,
        max_seats: 4,
        rules: 7,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(options: &Options, seats: u8, step: &mut Step<Event>) -> Self {
        Self::set_up(options, seats, step)
    }

    fn to_act(&self) -> Seats {
        match &self.phase {
            Phase::Founding(choices) => choices.waiting(),
            Phase::Asking(_) => Seats::only(self.active),
            Phase::Over => Seats::NONE,
        }
    }

    fn menu(&self, seat: Seat, menu: &mut Menu<Action>) {
        match &self.phase {
            Phase::Founding(choices) if choices.waiting().contains(seat) => {
                self.founders[seat].iter().for_each(|founder| menu.one(Action::Found(*founder)));
            }
            Phase::Asking(question) if seat == self.active => match question {
                Question::Act => self.offer_actions(seat, menu),
                Question::Sunset => self.offer_sunsets(seat, menu),
                Question::Layoff => self.offer_layoffs(seat, menu),
                Question::Pay(bill) => self.offer_payments(seat, bill, menu),
                Question::Design(draft) => self.offer_designs(seat, draft, menu),
                Question::Power(power) => self.offer_power(seat, *power, menu),
                Question::Swap(given) => self.offer_swaps(*given, menu),
                Question::Substitute(wanted) => self.offer_substitutes(*wanted, menu),
                Question::LetGo(shortfall) => self.offer_to_let_go(seat, *shortfall, menu),
                Question::Upkeep => self.offer_upkeep(seat, menu),
            },
            Phase::Founding(_) | Phase::Asking(_) | Phase::Over => {}
        }
    }

    fn play(&mut self, seat: Seat, action: Action, step: &mut Step<Event>) {
        if self.phase == Phase::Asking(Question::Act) && action != Action::Done {
            self.actions_left -= 1;
        }
        let then = match action {
            Action::Found(founder) => self.choose_founder(seat, founder, step),
            Action::Done => self.done(seat, step),
            Action::Hire(employee) => self.hire(seat, employee, step),
            Action::Poach(employee) => self.poach(seat, employee, step),
            Action::Expand(hq) => self.expand(seat, hq, step),
            Action::Fund(vc) => self.fund(seat, vc, step),
            Action::Outsource(kind) => self.outsource(seat, kind, step),
            Action::Innovate(product) => self.innovate(seat, product, step),
            Action::SecondMove(product) => self.second_move(seat, product, step),
            Action::Sunset(product) => self.sunset(seat, product, step),
            Action::Layoff(employee) => self.lay_off(seat, employee, step),
            Action::Fill(blocks) => self.fill(seat, blocks, step),
            Action::ByHand => self.design_by_hand(seat, step),
            Action::Lay(laid) => self.lay(seat, laid, step),
            Action::Pay(blocks) => self.pay_bill(seat, blocks, step),
            Action::Give(kind) => self.give(seat, kind, step),
            Action::Take(kind) => self.take(seat, kind, step),
            Action::Refresh(row) => self.use_refresh(row, step),
            Action::LetGo(employee) => self.let_go(seat, employee, step),
            Action::Maintain(product) => self.maintain(seat, product, step),
            Action::Settle { blocks: _, lost: _ } => self.settle(seat, step),
        };
        self.go_on(then, step);
    }

    fn allows(&self, seat: Seat, action: Action, menu: &Menu<Action>) -> bool {
        menu.contains(action) || self.allows_besides(seat, action)
    }

    fn expand(&self, seat: Seat, planned: Action) -> Vec<Action> {
        if planned.is_planned() { self.steps_of_settling(seat) } else { Vec::new() }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn places(&self) -> Option<Places> {
        if self.phase != Phase::Over {
            return None;
        }
        if self.rival.is_some() {
            return Some(Places::alone(self.has_unicorn()));
        }
        let merit = self.track.at.map(|seat, at| (*at, self.companies[seat].money(), self.blocks[seat].len()));
        Some(Places::by_merit(&merit))
    }

    fn scores(&self) -> BySeat<i32> {
        self.track.at.map(|_, at| i32::from(*at))
    }
}

impl SiliconValley {
    /// Carries the game on until somebody is asked something or it is over.
    fn go_on(&mut self, mut then: Then, step: &mut Step<Event>) {
        loop {
            match then {
                Then::Ask(question) => {
                    self.phase = Phase::Asking(question);
                    return;
                }
                Then::Wait => return,
                Then::GoOn if !self.owed.is_empty() => then = self.take_owed(step),
                Then::GoOn => {
                    then = match self.stage {
                        Stage::Founding => self.next_founder(step),
                        Stage::Actions => self.next_action(step),
                        Stage::Rival(attribute) => self.next_personality(attribute, step),
                        Stage::Collect => self.next_to_collect(step),
                        Stage::Salaries => self.next_to_pay(step),
                        Stage::Products => self.next_product(step),
                    };
                }
            }
        }
    }

    fn begin_round(&mut self, step: &mut Step<Event>) -> Then {
        self.round += 1;
        // Round 1 goes by the order of the set-up, which the stack of tokens at the start gives as well.
        self.order = self.track.order();
        (self.stage, self.turn, self.actions_left) = (Stage::Actions, 0, self.cards.start.actions);
        self.active = self.order[0];
        step.tell(Event::Round { round: self.round, order: self.order[..usize::from(self.seats)].to_vec() });
        Then::GoOn
    }

    fn end_round(&mut self, step: &mut Step<Event>) -> Then {
        let limit = if self.rival.is_some() { self.cards.start.solo_rounds } else { self.cards.start.rounds };
        if !self.has_unicorn() && self.round < limit {
            return self.begin_round(step);
        }
        // Totals behind the screens break ties, so they are shown now.
        step.reveal();
        step.tell(Event::Ended { round: self.round });
        self.phase = Phase::Over;
        Then::Wait
    }

    /// Whether somebody is worth a billion.
    fn has_unicorn(&self) -> bool {
        self.track.at.values().iter().any(|at| *at >= u16::from(self.cards.goal()))
    }
}
