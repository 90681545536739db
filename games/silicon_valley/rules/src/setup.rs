use table::{BySeat, Sealed, Seat, Seats, Step};

use crate::cards::{MAX_EMPLOYEES, MAX_FOUNDERS};
use crate::{
    Blocks, Company, Employee, Event, Listing, Market, Options, Phase, Pile, Product, Rival, SiliconValley, Stage,
    Then, Track,
};

impl SiliconValley {
    pub(crate) fn set_up(options: &Options, seats: u8, step: &mut Step<Event>) -> Self {
        let cards = options.cards;
        let mut order = [Seat::default(); 4];
        order.iter_mut().zip(Seat::all(seats)).for_each(|(slot, seat)| *slot = seat);
        step.rng().shuffle(&mut order[..usize::from(seats)]);
        let mut mats: Vec<u8> = (0..cards.mats.len() as u8).collect();
        step.rng().shuffle(&mut mats);
        let mut founders = Pile::range(MAX_EMPLOYEES, MAX_EMPLOYEES + cards.founders.len());
        let mut deal = || Employee(founders.draw(step.rng()).expect("the set has two founders for each seat"));
        let dealt = BySeat::new(seats, |_| [deal(), deal()]);
        let mut game = Self {
            cards,
            difficulty: options.difficulty,
            seats,
            round: 0,
            stage: Stage::Founding,
            turn: 0,
            order,
            phase: Phase::Founding(Sealed::ask(seats, Seats::all(seats))),
            active: order[0],
            actions_left: 0,
            power: None,
            owed: Blocks::NONE,
            unpaid: Pile::NONE,
            track: Track::new(seats, &order[..usize::from(seats)]),
            companies: BySeat::new(seats, |seat| Company { mat: mats[seat.index()], ..Company::default() }),
            blocks: BySeat::empty(seats),
            tokens: [0; MAX_EMPLOYEES + MAX_FOUNDERS],
            founders: dealt,
            market: Market {
                employee_deck: Pile::range(0, cards.employees.len()),
                hq_deck: Pile::range(0, cards.hqs.len()),
                vc_deck: Pile::range(0, cards.vcs.len()),
                product_deck: Pile::range(cards.starting_products.len(), cards.products()),
                supply: cards.supply,
                ..Market::default()
            },
            rival: None,
        };
        game.lay_out(step);
        if seats == 1 {
            let founder = Employee(founders.draw(step.rng()).expect("the set has a founder for the Rival"));
            game.set_up_rival(founder, mats[1], step);
        }
        for (turn, seat) in order[..usize::from(seats)].iter().enumerate() {
            game.companies[*seat].recount(&cards);
            game.companies[*seat].earn(u16::from(cards.start.money[turn]));
        }
        for (seat, founders) in dealt.iter() {
            step.whisper(Seats::only(seat), Event::Dealt { seat, founders: *founders });
        }
        game
    }

    fn lay_out(&mut self, step: &mut Step<Event>) {
        self.refill_employees(step);
        self.refill_hqs(step);
        self.refill_vcs(step);
        let mut starting = Pile::range(0, self.cards.starting_products.len());
        for at in 0..self.listings() {
            let product = starting.draw(step.rng()).map(Product);
            self.market.products[usize::from(at)] = product.map(|product| Listing { product, launch: None });
            if let Some(product) = product {
                step.tell(Event::ProductDrawn { product });
            }
        }
    }

    fn set_up_rival(&mut self, founder: Employee, mat: u8, step: &mut Step<Event>) {
        self.rival = Some(Rival::new(&self.cards, self.difficulty, founder, self.listings(), step.rng()));
        let cards = self.cards;
        let card = cards.employee(founder);
        step.tell(Event::RivalFounded { founder, mat });
        self.rival_takes(card.instant.each().chain(card.ongoing.each()), step);
        self.move_markers(cards.mats[usize::from(mat)].symbols);
    }

    pub(crate) fn choose_founder(&mut self, seat: Seat, founder: Employee, step: &mut Step<Event>) -> Then {
        let Phase::Founding(mut choices) = self.phase else {
            unreachable!("founders are chosen before the first round")
        };
        let last = choices.answer(seat, founder);
        self.phase = Phase::Founding(choices);
        step.tell(Event::Chose { seat });
        if !last {
            return Then::Wait;
        }
        step.reveal();
        for seat in self.order.into_iter().take(usize::from(self.seats)) {
            let founder = choices.own(seat).expect("everybody has chosen");
            let company = &mut self.companies[seat];
            company.founder = Some(founder);
            company.staff.put(founder.0);
            step.tell(Event::Founded { seat, founder, mat: company.mat, money: company.earned });
        }
        Then::GoOn
    }

    /// Each founder brings blocks, in turn order.
    pub(crate) fn next_founder(&mut self, step: &mut Step<Event>) -> Then {
        if self.turn == self.seats {
            return self.begin_round(step);
        }
        self.active = self.order[usize::from(self.turn)];
        self.turn += 1;
        self.owed =
            self.companies[self.active].founder.map_or(Blocks::NONE, |founder| self.cards.employee(founder).instant);
        Then::GoOn
    }
}
