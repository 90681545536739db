use table::{Menu, Seat, Step};

use crate::planner::Best;
use crate::{
    Action, Blocks, Design, Draft, Event, Gain, Laid, Launch, Owner, Phase, Product, Question, Side, SiliconValley,
    Then,
};

impl SiliconValley {
    pub(crate) fn offer_launches(&self, seat: Seat, menu: &mut Menu<Action>) {
        if !self.companies[seat].has_free_slot() {
            return;
        }
        let blocks = self.blocks[seat];
        let squares = blocks.squares();
        for listing in self.market.products.iter().flatten() {
            match listing.launch {
                None => {
                    let grid = self.cards.grid(listing.product);
                    if squares >= u16::from(grid.squares()) && grid.can_be_filled(blocks) {
                        menu.one(Action::Innovate(listing.product));
                    }
                }
                Some(launch) => {
                    let is_open = launch.by != Owner::Seat(seat) && launch.round < self.round;
                    if is_open && blocks.contains(launch.blocks) {
                        menu.one(Action::SecondMove(listing.product));
                    }
                }
            }
        }
    }

    pub(crate) fn innovate(&mut self, seat: Seat, product: Product, step: &mut Step<Event>) -> Then {
        let grid = self.cards.grid(product);
        let mut recipes = grid.recipes().iter().filter(|recipe| self.blocks[seat].contains(**recipe));
        // Where only one pile of blocks fits there is nothing to choose: positions do not matter.
        if let (Some(recipe), None) = (recipes.next(), recipes.next()) {
            let design = grid.fill(*recipe).unwrap_or_default();
            return self.launch(seat, product, design, step);
        }
        Then::Ask(Question::Design(Draft { product, by_hand: false, design: Design::default() }))
    }

    pub(crate) fn offer_designs(&self, seat: Seat, draft: &Draft, menu: &mut Menu<Action>) {
        let grid = self.cards.grid(draft.product);
        let blocks = self.blocks[seat];
        if draft.by_hand {
            let left = blocks.minus(draft.design.blocks());
            grid.next_blocks(&draft.design, left).for_each(|laid| menu.one(Action::Lay(laid)));
            return;
        }
        let mut best = Best::default();
        for recipe in grid.recipes().iter().filter(|recipe| blocks.contains(**recipe)) {
            best.consider(self.scarcity(seat, *recipe), *recipe);
        }
        best.each().for_each(|recipe| menu.one(Action::Fill(recipe)));
        menu.one(Action::ByHand);
    }

    pub(crate) fn design_by_hand(&mut self, seat: Seat, step: &mut Step<Event>) -> Then {
        let draft = self.draft();
        self.lay_forced(seat, Draft { by_hand: true, ..draft }, step)
    }

    pub(crate) fn fill(&mut self, seat: Seat, recipe: Blocks, step: &mut Step<Event>) -> Then {
        let draft = self.draft();
        let design = self.cards.grid(draft.product).fill(recipe).unwrap_or_default();
        self.launch(seat, draft.product, design, step)
    }

    pub(crate) fn lay(&mut self, seat: Seat, laid: Laid, step: &mut Step<Event>) -> Then {
        let mut draft = self.draft();
        draft.design.lay(laid);
        self.lay_forced(seat, draft, step)
    }

    /// The product that the active seat is designing.
    fn draft(&self) -> Draft {
        let Phase::Asking(Question::Design(draft)) = self.phase else { unreachable!("blocks are laid on a draft") };
        draft
    }

    /// Lays whatever can only lie in one way, up to the next choice or the launch.
    fn lay_forced(&mut self, seat: Seat, mut draft: Draft, step: &mut Step<Event>) -> Then {
        let grid = self.cards.grid(draft.product);
        while grid.first_open(&draft.design).is_some() {
            let left = self.blocks[seat].minus(draft.design.blocks());
            let mut next = grid.next_blocks(&draft.design, left);
            match (next.next(), next.next()) {
                (Some(only), None) => draft.design.lay(only),
                (Some(_), Some(_)) | (None, _) => return Then::Ask(Question::Design(draft)),
            }
        }
        self.launch(seat, draft.product, draft.design, step)
    }

    fn launch(&mut self, seat: Seat, product: Product, design: Design, step: &mut Step<Event>) -> Then {
        let blocks = design.blocks();
        self.bring_out(seat, blocks);
        let launch = Launch { by: Owner::Seat(seat), round: self.round, blocks, design };
        for listing in self.market.products.iter_mut().flatten() {
            if listing.product == product {
                listing.launch = Some(launch);
            }
        }
        self.companies[seat].innovator.put(product.0);
        let gain = self.cards.product(product).innovator.instant;
        step.tell(Event::Innovated { seat, product, blocks, cash: u16::from(gain.cash) });
        self.brought(seat, gain, step);
        Then::GoOn
    }

    pub(crate) fn second_move(&mut self, seat: Seat, product: Product, step: &mut Step<Event>) -> Then {
        let launch = self.market.launch_of(product).expect("one can only be second where somebody was first");
        let blocks = launch.blocks;
        self.spend(seat, blocks);
        self.companies[seat].second.put(product.0);
        let gain = self.cards.product(product).second.instant;
        step.tell(Event::SecondMoved { seat, product, blocks, cash: u16::from(gain.cash) });
        self.brought(seat, gain, step);
        self.retire(product, step);
        self.refill_products(step);
        Then::GoOn
    }

    fn brought(&mut self, seat: Seat, gain: Gain, step: &mut Step<Event>) {
        let cards = self.cards;
        self.companies[seat].recount(&cards);
        self.companies[seat].earn(u16::from(gain.cash));
        self.change_valuation(seat, i16::from(gain.valuation), step);
    }

    /// A product has its Second Mover: the card leaves, its blocks return, the Innovator's tile flips.
    pub(crate) fn retire(&mut self, product: Product, step: &mut Step<Event>) {
        let at = self.market.spot_of(product).expect("the card of a product with a Second Mover lies on the board");
        let launch = self.market.products[at].take().and_then(|listing| listing.launch).expect("somebody was first");
        self.market.supply = self.market.supply.plus(launch.blocks);
        // Ruling 7: where the tile was sunset there is nothing to flip; nor where a lawsuit has flipped it.
        if let Owner::Seat(seat) = launch.by
            && self.companies[seat].side(product) == Some(Side::InnovatorA)
        {
            self.flip(seat, product, step);
        }
    }

    pub(crate) fn flip(&mut self, seat: Seat, product: Product, step: &mut Step<Event>) {
        self.companies[seat].flipped.put(product.0);
        step.tell(Event::Flipped { seat, product });
    }

    pub(crate) fn offer_sunsets(&self, seat: Seat, menu: &mut Menu<Action>) {
        menu.one(Action::Done);
        self.companies[seat].products().each().for_each(|product| menu.one(Action::Sunset(Product(product))));
    }

    pub(crate) fn sunset(&mut self, seat: Seat, product: Product, step: &mut Step<Event>) -> Then {
        step.tell(Event::Sunset { seat, product });
        self.withdraw(seat, product);
        self.change_valuation(seat, -1, step);
        let more = !self.companies[seat].products().is_empty();
        if more { Then::Ask(Question::Sunset) } else { Then::GoOn }
    }

    /// Removes a product's tile from the game.
    pub(crate) fn withdraw(&mut self, seat: Seat, product: Product) {
        let cards = self.cards;
        let company = &mut self.companies[seat];
        company.innovator.remove(product.0);
        company.flipped.remove(product.0);
        company.second.remove(product.0);
        company.recount(&cards);
    }
}
