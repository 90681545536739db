//! Every ruling and every worked example, as positions built by hand.

mod actions;
mod allowed;
mod contract;
mod golden;
mod launching;
mod market;
mod operating;
mod solo;
mod valuing;

use table::{Cards, Game, Menu, Rng, Seat, Step, Told};

use crate::{
    Action, Blocks, CardData, Employee, Event, Hq, Kind, Listing, Options, Owner, Phase, Product, Question,
    SiliconValley, Stage, Vc,
};

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

pub(crate) fn pile(kinds: &[Kind]) -> Blocks {
    kinds.iter().copied().collect()
}

/// A position, built up from an empty table in round 1 with seat 0 about to act.
///
/// Every company has an empty mat with room for three, no symbols and no upkeep, no money, no blocks and no people;
/// two VC cards that ask for nothing are open; employees, HQ cards, tiles and VC cards bring nothing and cost nothing until a test changes the cards.
pub(crate) struct Scene {
    pub(crate) game: SiliconValley,
    told: Vec<Told<Event>>,
    rng: Rng,
}

impl Scene {
    pub(crate) fn new(seats: u8, change: impl FnOnce(&mut CardData)) -> Self {
        let mut set = (*Cards::<CardData>::standard()).clone();
        for mat in &mut set.mats {
            (mat.room, mat.upkeep, mat.symbols) = (3, 0, Vec::new().into());
        }
        for person in set.founders.iter_mut().chain(&mut set.employees) {
            (person.instant, person.ongoing, person.salary) = (Blocks::NONE, Blocks::NONE, 0);
            person.wants = Vec::new().into();
        }
        for hq in &mut set.hqs {
            (hq.room, hq.upkeep, hq.symbols) = (0, 0, Vec::new().into());
        }
        for vc in &mut set.vcs {
            (vc.price, vc.cash, vc.valuation, vc.wants) = (0, 10, 0, Vec::new().into());
            vc.power = crate::Power::Waive;
        }
        for card in set.starting_products.iter_mut().chain(&mut set.advanced_products) {
            for tile in [&mut card.innovator, &mut card.second] {
                (tile.instant, tile.ongoing, tile.upkeep) = Default::default();
                tile.symbols = Vec::new().into();
            }
        }
        change(&mut set);
        let json = serde_json::to_string(&set).expect("json");
        let cards: Cards<CardData> = serde_json::from_str(&json).expect("a set that passes its check");
        let options = Options { cards, ..Options::default() };
        let mut rng = Rng::fast(1);
        let mut game = SiliconValley::new(&options, seats, &mut Step::silent(&mut rng));
        for company in game.companies.values_mut() {
            company.earned = 0;
        }
        (game.round, game.stage, game.phase, game.turn) = (1, Stage::Actions, Phase::Asking(Question::Act), 0);
        game.actions_left = 3;
        game.order = [seat(0), seat(1), seat(2), seat(3)];
        game.track.moved = [seat(3), seat(2), seat(1), seat(0)];
        game.track.moved.rotate_left(usize::from(4 - seats));
        game.active = seat(0);
        let mut scene = Self { game, told: Vec::new(), rng };
        (0..5).for_each(|at| scene.clear_row(at));
        for at in 0..4 {
            for (row, deck) in [
                (scene.game.market.hqs[at].take().map(|hq| hq.0), 0),
                (scene.game.market.vcs[at].take().map(|vc| vc.0), 1),
            ] {
                if let Some(id) = row {
                    if deck == 0 { scene.game.market.hq_deck.put(id) } else { scene.game.market.vc_deck.put(id) }
                }
            }
        }
        // Turns with nothing to do end by themselves: with a VC that asks for nothing they do not.
        for at in 1..3 {
            let id = 25 + at as u8;
            scene.game.market.vc_deck.remove(id - 1);
            scene.game.market.vcs[at] = Some(Vc(id - 1));
        }
        scene
    }

    fn clear_row(&mut self, at: usize) {
        if let Some(employee) = self.game.market.employees[at].take() {
            self.game.market.employee_deck.put(employee.0);
        }
    }

    pub(crate) fn money(mut self, index: u8, money: u16) -> Self {
        let company = &mut self.game.companies[seat(index)];
        company.earned = company.spent + money;
        self
    }

    pub(crate) fn blocks(mut self, index: u8, kinds: &[Kind]) -> Self {
        self.game.spend(seat(index), self.game.blocks[seat(index)]);
        self.game.gain(seat(index), pile(kinds));
        self
    }

    /// Leaves only these blocks in the supply; the others go behind the screen of seat `index`.
    pub(crate) fn supply(mut self, index: u8, kinds: &[Kind]) -> Self {
        let rest = self.game.market.supply.minus(pile(kinds));
        self.game.gain(seat(index), rest);
        self
    }

    pub(crate) fn valuation(mut self, index: u8, steps: u16) -> Self {
        self.game.track.at[seat(index)] = steps;
        self
    }

    pub(crate) fn staff(mut self, index: u8, employees: &[u8]) -> Self {
        for id in employees {
            self.game.market.employee_deck.remove(*id);
            self.game.companies[seat(index)].staff.put(*id);
        }
        self
    }

    pub(crate) fn founder(mut self, index: u8) -> Self {
        let founder = self.game.founders[seat(index)][0];
        self.game.companies[seat(index)].founder = Some(founder);
        self.game.companies[seat(index)].staff.put(founder.0);
        self
    }

    /// Puts an employee into the row.
    pub(crate) fn row(mut self, at: usize, id: u8) -> Self {
        self.game.market.employee_deck.remove(id);
        self.game.market.employees[at] = Some(Employee(id));
        self
    }

    pub(crate) fn hqs(mut self, index: u8, ids: &[u8]) -> Self {
        for id in ids {
            self.game.market.hq_deck.remove(*id);
            self.game.companies[seat(index)].hqs.put(*id);
        }
        self.game.companies[seat(index)].recount(&self.game.cards);
        self
    }

    pub(crate) fn open_hq(mut self, id: u8) -> Self {
        self.game.market.hq_deck.remove(id);
        self.game.market.hqs[0] = Some(Hq(id));
        self
    }

    pub(crate) fn open_vc(mut self, id: u8) -> Self {
        self.game.market.vc_deck.remove(id);
        self.game.market.vcs[0] = Some(Vc(id));
        self
    }

    /// Puts a product on a spot of the board, not launched yet.
    pub(crate) fn product(mut self, at: usize, id: u8) -> Self {
        for listing in &mut self.game.market.products {
            if listing.is_some_and(|listing| listing.product == Product(id)) {
                *listing = None;
            }
        }
        self.game.market.product_deck.remove(id);
        self.game.market.products[at] = Some(Listing { product: Product(id), launch: None });
        self
    }

    /// Gives a company the Innovator tile of a product that lies nowhere.
    pub(crate) fn innovator(mut self, index: u8, id: u8) -> Self {
        self.game.market.product_deck.remove(id);
        for listing in &mut self.game.market.products {
            if listing.is_some_and(|listing| listing.product == Product(id)) {
                *listing = None;
            }
        }
        self.game.companies[seat(index)].innovator.put(id);
        self.game.companies[seat(index)].recount(&self.game.cards);
        self
    }

    pub(crate) fn menu(&self, index: u8) -> Vec<Action> {
        let mut menu = Menu::new();
        self.game.menu(seat(index), &mut menu);
        menu.iter().collect()
    }

    pub(crate) fn offers(&self, index: u8, action: Action) -> bool {
        self.menu(index).contains(&action)
    }

    pub(crate) fn play(&mut self, index: u8, action: Action) {
        assert!(self.offers(index, action), "{action:?} is not among {:?}", self.menu(index));
        self.told.clear();
        let seed = table::Seed::from_text("scene");
        let ply = self.rng.below(1_000_000);
        self.game.play(seat(index), action, &mut Step::recorded(&seed, ply, &mut self.told));
    }

    /// Ends the turns of everybody from seat 0 on, so that the companies operate.
    pub(crate) fn operate(&mut self) {
        for index in 0..self.game.seats {
            self.play(index, Action::Done);
        }
    }

    pub(crate) fn money_of(&self, index: u8) -> u16 {
        self.game.companies[seat(index)].money()
    }

    pub(crate) fn blocks_of(&self, index: u8) -> Blocks {
        self.game.blocks[seat(index)]
    }

    pub(crate) fn at(&self, index: u8) -> u16 {
        self.game.track.at[seat(index)]
    }

    pub(crate) fn tokens(&self, id: u8) -> u8 {
        self.game.tokens[usize::from(id)]
    }

    pub(crate) fn events(&self) -> Vec<Event> {
        self.told.iter().map(|told| told.event.clone()).collect()
    }

    pub(crate) fn launched_by(&self, id: u8) -> Option<Owner> {
        self.game.market.launch_of(Product(id)).map(|launch| launch.by)
    }
}
