//! Phases 1 to 3: a project of each colour is turned up, both are bid on at once, the winners take the chips.

use table::{Menu, Seat, Step};

use crate::{Action, Bid, Bidders, Colour, Event, Hindrance, Phase, Tender};

impl Bidders {
    /// Phase 1.
    pub(crate) fn prepare(&mut self, step: &mut Step<Event>) {
        self.round += 1;
        let (Some(white), Some(black)) = (self.decks.white.draw(), self.decks.black.draw()) else {
            unreachable!("a card set has a project of each colour for each round");
        };
        step.reveal();
        let face = &self.cards.black[black.index()];
        let chips = u16::from(face.start);
        self.tenders.white = Some(Tender { project: white, chips: 0, bid: None });
        self.tenders.black = Some(Tender { project: black, chips, bid: None });
        let (round, start_player) = (self.round, self.start_player);
        step.tell(if self.memory {
            Event::TurnedUp {
                round,
                start_player,
                white,
                white_favour: self.cards.white[white.index()].favour,
                black,
                black_favour: face.favour,
                workers: face.workers,
                chips,
            }
        } else {
            // Ruling E3: what the log names could be looked up there for the rest of the game.
            Event::Prepared { round, start_player }
        });
        self.ask_from(self.start_player, 0, step);
    }

    #[inline]
    pub(crate) fn offer_bids(&self, seat: Seat, menu: &mut Menu<Action>) {
        menu.one(Action::Pass);
        let cubes = self.guilds[seat].cubes;
        // Ruling D17: any number of cubes above the bid so far.
        menu.amount(Action::BidWhite(0), u32::from(self.white_bid()) + 1, u32::from(cubes), 1);
        if cubes >= self.workers() {
            // Rulings D4 and D5: every bid moves at least $1, and the last one may be moved too.
            menu.amount(Action::BidBlack(0), 1, u32::from(self.black_chips()), 1);
        }
    }

    pub(crate) fn bid_white(&mut self, seat: Seat, cubes: u8, step: &mut Step<Event>) {
        let outbid = self.place_bid(Colour::White, Bid { seat, cubes });
        step.tell(Event::BidWhite { seat, cubes, outbid });
        self.ask_from(seat.next(self.seats), 0, step);
    }

    pub(crate) fn bid_black(&mut self, seat: Seat, dollars: u8, step: &mut Step<Event>) {
        let cubes = self.workers();
        let outbid = self.place_bid(Colour::Black, Bid { seat, cubes });
        let moved = u16::from(dollars);
        self.tender(Colour::Black).chips -= moved;
        self.tender(Colour::White).chips += moved;
        step.tell(Event::BidBlack { seat, moved, left: self.black_chips(), cubes, outbid });
        self.ask_from(seat.next(self.seats), 0, step);
    }

    pub(crate) fn pass(&mut self, seat: Seat, step: &mut Step<Event>) {
        let Phase::Bidding { passes, .. } = self.phase else { unreachable!("one passes in the bidding") };
        step.tell(Event::Passed { seat });
        self.ask_from(seat.next(self.seats), passes + 1, step);
    }

    /// Puts the cubes on the project and gives the former bidder's back.
    fn place_bid(&mut self, colour: Colour, bid: Bid) -> Option<Seat> {
        self.guilds[bid.seat].cubes -= bid.cubes;
        let former = self.tender(colour).bid.replace(bid)?;
        self.guilds[former.seat].cubes += former.cubes;
        Some(former.seat)
    }

    /// Asks the first guild from `turn` on that can bid; ends the bidding when enough have passed in a row.
    fn ask_from(&mut self, mut turn: Seat, mut passes: u8, step: &mut Step<Event>) {
        // Ruling D3: without any bid everybody has to pass; otherwise everybody but the last bidder.
        let enough = if self.has_bids() { self.seats - 1 } else { self.seats };
        while passes < enough {
            let Some(because) = self.hindrance(turn) else {
                self.phase = Phase::Bidding { turn, passes };
                return;
            };
            step.tell(Event::HadToPass { seat: turn, because });
            passes += 1;
            turn = turn.next(self.seats);
        }
        self.take_chips(Colour::White, step);
        self.take_chips(Colour::Black, step);
        match self.tenders.white.and_then(|tender| tender.bid) {
            Some(bid) => self.open_cooperation(bid.seat, step),
            None => self.end_round(None, step),
        }
    }

    fn hindrance(&self, seat: Seat) -> Option<Hindrance> {
        if self.holds_marker(seat) {
            return Some(Hindrance::Marker);
        }
        let cubes = self.guilds[seat].cubes;
        let can_bid = cubes > self.white_bid() || (cubes >= self.workers() && self.black_chips() > 0);
        (!can_bid).then_some(Hindrance::Means)
    }

    /// Phase 3, for one of the projects.
    fn take_chips(&mut self, colour: Colour, step: &mut Step<Event>) {
        let tender = self.tender(colour);
        let (project, chips) = (tender.project, tender.chips);
        if let Some(Bid { seat, cubes }) = tender.bid {
            tender.chips = 0;
            self.guilds[seat].chips += chips;
            step.tell(Event::Won { colour, seat, cubes, chips });
        } else {
            // Ruling D7: what black bids have moved under an unsold white project is lost.
            *self.tenders.of_mut(colour) = None;
            self.boxed.of_mut(colour).insert(project);
            step.tell(Event::Unsold { colour, project: self.remembered(project), chips });
        }
    }

    /// The project of a colour that is being bid on.
    fn tender(&mut self, colour: Colour) -> &mut Tender {
        self.tenders.of_mut(colour).as_mut().expect("both projects lie open until the bidding is over")
    }

    fn has_bids(&self) -> bool {
        [self.tenders.white, self.tenders.black].iter().flatten().any(|tender| tender.bid.is_some())
    }

    pub(crate) fn holds_marker(&self, seat: Seat) -> bool {
        let bids = [self.tenders.white, self.tenders.black].map(|tender| tender.and_then(|tender| tender.bid));
        bids.iter().flatten().any(|bid| bid.seat == seat)
    }

    /// The highest white bid so far.
    pub(crate) fn white_bid(&self) -> u8 {
        self.tenders.white.and_then(|tender| tender.bid).map_or(0, |bid| bid.cubes)
    }

    pub(crate) fn black_chips(&self) -> u16 {
        self.tenders.black.map_or(0, |tender| tender.chips)
    }

    /// The cubes that a black bid takes.
    pub(crate) fn workers(&self) -> u8 {
        self.tenders.black.map_or(0, |tender| self.cards.black[tender.project.index()].workers)
    }
}
