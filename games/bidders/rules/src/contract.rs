use table::contract::Contract;
use table::{Rng, Seat, Viewer};

use crate::cards::{MAX_CUBES, MAX_START};
use crate::{Bidders, ByColour, Colour, MAX_PROJECTS, Phase, Project, Projects};

impl Contract for Bidders {
    // Every bid takes a cube more or leaves a dollar less, and is answered by four passes at most; then there are two fists.
    const MAX_PLIES: usize = MAX_PROJECTS * ((MAX_CUBES + MAX_START) as usize * 5 + 5 + 2);
    const SEALS: bool = true;

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
        let start = |project: Project| u32::from(self.cards.black[project.index()].start);
        let within = |what: &str, found: u32, least: u32, most: u32| {
            let fits = (least..=most).contains(&found);
            if fits { Ok(()) } else { Err(format!("{found} dollars are {what}, but {least} to {most} could be")) }
        };
        let under: u32 =
            [self.tenders.white, self.tenders.black].into_iter().flatten().map(|tender| u32::from(tender.chips)).sum();
        let (on_offer, won) = match self.phase {
            Phase::Bidding { .. } => (self.tenders.black.map_or(0, |tender| start(tender.project)), None),
            // The white project of this round is sold, so the guilds have all that the black one brought.
            Phase::Cooperation { .. } => (0, self.tenders.black.map(|tender| start(tender.project))),
            Phase::Over => (0, None),
        };
        within("under the projects", under, on_offer, on_offer)?;
        let held: u32 = self.guilds.values().iter().map(|guild| u32::from(guild.chips)).sum();
        let sold = Seat::all(self.seats).flat_map(|seat| self.fronts[seat].projects.black.iter());
        let mut sold: Vec<u32> = sold.map(start).collect();
        sold.sort_unstable();
        let count = sold.len();
        // What was moved under a white project before it went back is lost: at least $1 if black was sold in that round,
        // at most all of it.
        let unsold = usize::from(self.boxed.white.len());
        let lost_alone = unsold.saturating_sub(usize::from(self.boxed.black.len())) as u32;
        let (mut cheap, mut dear) = (sold.clone(), sold);
        // Without memory nobody reckons back from the money to the projects that it came with, until they are turned up.
        if !self.memory && self.phase != Phase::Over {
            let mut all: Vec<u32> = self.cards.black.iter().map(|face| u32::from(face.start)).collect();
            all.sort_unstable();
            cheap = all[..count].to_vec();
            dear = all[all.len() - count..].to_vec();
        }
        let kept = &cheap[..count - unsold.min(count)];
        let won = won.unwrap_or(0);
        within("with the guilds", held, won + kept.iter().sum::<u32>(), won + dear.iter().sum::<u32>() - lost_alone)
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

    /// Without memory nobody knows a project in the box, nor one that lies face down until all are turned up at the end.
    fn swap_laid(&mut self, rng: &mut Rng) -> bool {
        if self.memory {
            return false;
        }
        let colour = if rng.below(2) == 0 { Colour::White } else { Colour::Black };
        let face_down = self.phase != Phase::Over;
        let fronts = self.fronts.values_mut().iter_mut().map(|front| front.projects.of_mut(colour));
        let betweens = self.betweens.values_mut().iter_mut().map(|between| &mut between.projects);
        let laid = fronts.chain(betweens.filter(|_| colour == Colour::White)).filter(|_| face_down);
        let mut piles: Vec<&mut Projects> = laid.chain([self.boxed.of_mut(colour)]).collect();
        piles.retain(|pile| !pile.is_empty());
        let deck = self.decks.of_mut(colour).cards_mut();
        if piles.is_empty() || deck.is_empty() {
            return false;
        }
        let pile = piles.swap_remove(rng.below(piles.len() as u32) as usize);
        let projects: Vec<Project> = pile.iter().collect();
        let old = projects[rng.below(projects.len() as u32) as usize];
        pile.remove(old);
        // Either with a project that was never drawn, or with one of another pile.
        let other = piles.pop().filter(|_| rng.below(2) == 0);
        if let Some((other, new)) = other.and_then(|other| other.iter().next().map(|new| (other, new))) {
            other.remove(new);
            other.insert(old);
            pile.insert(new);
        } else {
            let at = rng.below(deck.len() as u32) as usize;
            pile.insert(deck[at]);
            deck[at] = old;
        }
        true
    }
}
