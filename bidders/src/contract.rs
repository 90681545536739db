use table::contract::Contract;
use table::{Rng, Seat, Viewer};

use crate::{Bidders, ByColour, Colour, Phase, Project, Projects};

impl Contract for Bidders {
    // At most 10 white bids and 13 black ones a round, each answered by four passes at most, and two fists.
    const MAX_PLIES: usize = 10 * ((10 + 13) * 5 + 5 + 2);

    fn conserved(&self) -> Result<(), String> {
        self.cubes_conserved()?;
        self.projects_conserved(Colour::White, self.cards.white.len())?;
        self.projects_conserved(Colour::Black, self.cards.black.len())?;
        self.chips_conserved()
    }

    fn swap_secrets(&mut self, viewer: Viewer, rng: &mut Rng) -> bool {
        match rng.below(4) {
            0 => self.swap_fist(viewer, rng) || self.swap_in_deck(rng),
            1 => self.swap_laid(rng) || self.swap_in_deck(rng),
            _ => self.swap_in_deck(rng),
        }
    }
}

impl Bidders {
    fn cubes_conserved(&self) -> Result<(), String> {
        for seat in Seat::all(self.seats) {
            let bids = [self.tenders.white, self.tenders.black].into_iter().flatten().filter_map(|tender| tender.bid);
            let bid: u8 = bids.filter(|bid| bid.seat == seat).map(|bid| bid.cubes).sum();
            let (left, right) = (self.betweens[seat].own, self.betweens[seat.previous(self.seats)].left);
            let total = self.guilds[seat].cubes + bid + self.fronts[seat].cubes + left + right;
            if total != self.cards.cubes_for(self.seats) {
                return Err(format!("seat {seat} has {total} cubes"));
            }
        }
        Ok(())
    }

    fn projects_conserved(&self, colour: Colour, count: usize) -> Result<(), String> {
        let deck = self.decks.of(colour).cards().iter().copied();
        let offered = self.tenders.of(colour).map(|tender| tender.project);
        let laid = self.piles(colour).into_iter().flat_map(Projects::iter);
        let mut all: Vec<Project> = deck.chain(offered).chain(laid).collect();
        all.sort();
        if all != (0..count as u8).map(Project).collect::<Vec<_>>() {
            return Err(format!("the {colour:?} projects are {all:?}"));
        }
        let rounds = if colour == Colour::White { self.cards.white.len() } else { self.cards.black.len() };
        let drawn = rounds - self.decks.of(colour).len();
        if drawn == usize::from(self.round) { Ok(()) } else { Err(format!("{drawn} drawn in round {}", self.round)) }
    }

    /// What the bank has paid is with the guilds or under a project, unless it went back with an unsold project.
    fn chips_conserved(&self) -> Result<(), String> {
        // Without memory nobody reckons back from the money to the projects that it came with.
        if !self.memory {
            return Ok(());
        }
        let start = |project: Project| u32::from(self.cards.black[project.index()].start);
        let under =
            [self.tenders.white, self.tenders.black].into_iter().flatten().map(|tender| u32::from(tender.chips));
        let held: u32 = under.chain(self.guilds.values().iter().map(|guild| u32::from(guild.chips))).sum();
        let sold = Seat::all(self.seats).flat_map(|seat| self.fronts[seat].projects.black.iter());
        let paid: u32 = sold.chain(self.tenders.black.map(|tender| tender.project)).map(start).sum();
        // What was moved under a white project before it went back is lost, and nothing else is.
        if held <= paid && (held == paid || !self.boxed.white.is_empty()) {
            Ok(())
        } else {
            Err(format!("{held} dollars are out, {paid} were paid for"))
        }
    }

    fn piles(&self, colour: Colour) -> Vec<Projects> {
        let fronts = self.fronts.values().iter().map(|front| *front.projects.of(colour));
        let betweens = self.betweens.values().iter().map(|between| between.projects);
        let betweens = betweens.filter(|_| colour == Colour::White);
        fronts.chain(betweens).chain([*self.boxed.of(colour)]).collect()
    }

    /// Nobody has seen the order of the decks, nor what was set aside.
    fn swap_in_deck(&mut self, rng: &mut Rng) -> bool {
        let ByColour { white, black } = &mut self.decks;
        let cards = if rng.below(2) == 0 { white.cards_mut() } else { black.cards_mut() };
        let count = cards.len() as u32;
        if count < 2 {
            return false;
        }
        let one = rng.below(count);
        let other = (one + 1 + rng.below(count - 1)) % count;
        cards.swap(one as usize, other as usize);
        true
    }

    /// A closed fist of another can hold any number of that guild's cubes.
    fn swap_fist(&mut self, viewer: Viewer, rng: &mut Rng) -> bool {
        let Phase::Cooperation { fists } = &mut self.phase else { return false };
        let closed = Seat::all(self.seats).find(|seat| viewer != Viewer::Seat(*seat) && fists.own(*seat).is_some());
        let Some(seat) = closed else { return false };
        fists.answer(seat, rng.below(u32::from(self.guilds[seat].cubes) + 1) as u8);
        true
    }

    /// Without memory nobody knows a project that lies face down, until all are turned up at the end.
    fn swap_laid(&mut self, rng: &mut Rng) -> bool {
        if self.memory || self.phase == Phase::Over {
            return false;
        }
        let Some(laid) = self.betweens.values_mut().iter_mut().find(|between| !between.projects.is_empty()) else {
            return false;
        };
        let deck = self.decks.white.cards_mut();
        let (Some(old), false) = (laid.projects.iter().next(), deck.is_empty()) else { return false };
        let at = rng.below(deck.len() as u32) as usize;
        laid.projects.remove(old);
        laid.projects.insert(deck[at]);
        deck[at] = old;
        true
    }
}
