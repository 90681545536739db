use serde::{Deserialize, Serialize};
use silicon_valley::{Action, Blocks, Employee, Hq, Product, Question, Stage, Vc, View};
use table::{Choice, Menu, Seat};
use words::{Obeyed, Orders, People, Speak as _, Words};

/// What can be ordered in Silicon Valley: each is an action of one's turn in this round, if it still can be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Hire somebody from the row.
    Hire {
        /// In which round.
        round: u8,
        /// Whom.
        employee: Employee,
        /// For how much at most.
        price: u8,
    },
    /// Expand with an HQ card.
    Expand {
        /// In which round.
        round: u8,
        /// Which.
        hq: Hq,
    },
    /// Ask for the money of a VC card.
    Fund {
        /// In which round.
        round: u8,
        /// Which.
        vc: Vc,
    },
    /// Launch a product second.
    SecondMove {
        /// In which round.
        round: u8,
        /// Which.
        product: Product,
    },
    /// End the turn at once.
    Done {
        /// In which round.
        round: u8,
    },
}

impl Choice for Order {}

impl Order {
    const fn round(self) -> u8 {
        match self {
            Self::Hire { round, .. }
            | Self::Expand { round, .. }
            | Self::Fund { round, .. }
            | Self::SecondMove { round, .. }
            | Self::Done { round } => round,
        }
    }

    const fn action(self) -> Action {
        match self {
            Self::Hire { employee, .. } => Action::Hire(employee),
            Self::Expand { hq, .. } => Action::Expand(hq),
            Self::Fund { vc, .. } => Action::Fund(vc),
            Self::SecondMove { product, .. } => Action::SecondMove(product),
            Self::Done { .. } => Action::Done,
        }
    }

    /// Whether what it is about still lies there.
    fn is_there(self, view: &View) -> bool {
        let market = &view.market;
        match self {
            Self::Hire { employee, .. } => market.employees.contains(&Some(employee)),
            Self::Expand { hq, .. } => market.hqs.contains(&Some(hq)),
            Self::Fund { vc, .. } => market.vcs.contains(&Some(vc)),
            Self::SecondMove { product, .. } => market.launch_of(product).is_some(),
            Self::Done { .. } => true,
        }
    }
}

impl Orders for crate::Face {
    type Order = Order;

    fn offers(view: &View, seat: Seat) -> Menu<Order> {
        let mut menu = Menu::new();
        if !has_a_turn(view, seat) {
            return menu;
        }
        let (round, company) = (view.round, &view.companies[seat]);
        for employee in view.market.employees.iter().flatten().filter(|_| company.has_room()) {
            let price = company.hiring_price(&view.cards, &view.market, *employee);
            if price <= company.money() {
                let price = u8::try_from(price).unwrap_or(u8::MAX);
                menu.one(Order::Hire { round, employee: *employee, price });
            }
        }
        if company.hq_price(&view.cards) <= company.money() {
            view.market.hqs.iter().flatten().for_each(|hq| menu.one(Order::Expand { round, hq: *hq }));
        }
        for vc in view.market.vcs.iter().flatten() {
            let squares = view.blocks.map_or(0, Blocks::squares);
            if u16::from(company.funding_price(&view.cards, *vc)) <= squares {
                menu.one(Order::Fund { round, vc: *vc });
            }
        }
        for listing in view.market.products.iter().flatten().filter(|listing| listing.launch.is_some()) {
            menu.one(Order::SecondMove { round, product: listing.product });
        }
        menu.one(Order::Done { round });
        menu
    }

    fn obey(order: Order, view: &View, seat: Seat, menu: &Menu<Action>) -> Obeyed<Action> {
        if view.round != order.round() || !has_a_turn(view, seat) || !order.is_there(view) {
            return Obeyed::Lapsed;
        }
        if view.active != seat || view.question != Some(Question::Act) {
            return Obeyed::Wait;
        }
        match order {
            // Whoever has moved up in the row costs more than was said.
            Order::Hire { employee, price, .. } if view.hiring_price(employee) > price.into() => Obeyed::Wait,
            Order::Hire { .. }
            | Order::Expand { .. }
            | Order::Fund { .. }
            | Order::SecondMove { .. }
            | Order::Done { .. } => Obeyed::with(order.action(), menu),
        }
    }

    fn ordering(words: &Words, order: Order) -> String {
        words.text(match order {
            Order::Hire { .. } => "silicon-valley-ordering-hire",
            Order::Expand { .. } => "silicon-valley-ordering-expand",
            Order::Fund { .. } => "silicon-valley-ordering-fund",
            Order::SecondMove { .. } => "silicon-valley-ordering-second",
            Order::Done { .. } => "silicon-valley-ordering-done",
        })
    }

    fn order(words: &Words, people: &People, view: &View, order: Order) -> String {
        let owner = people.me.or(view.viewer.seat()).unwrap_or(view.active);
        // What is said of prices is said of whoever acts.
        let mine = View { active: owner, question: Some(Question::Act), ..view.clone() };
        let action = Self::action(words, people, &mine, order.action());
        match order {
            Order::Done { .. } => words.text("silicon-valley-order-done"),
            Order::Hire { .. } | Order::Expand { .. } | Order::Fund { .. } | Order::SecondMove { .. } => {
                words.say("silicon-valley-order-next", &[("action", action.into())])
            }
        }
    }
}

/// Whether a company has its turn of this round, or will have it.
fn has_a_turn(view: &View, seat: Seat) -> bool {
    let mut coming = view.order.iter().skip(view.turn.into());
    view.stage == Stage::Actions && view.founding.is_none() && coming.any(|other| *other == seat)
}
