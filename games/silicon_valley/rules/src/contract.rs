use std::collections::BTreeSet;

use table::contract::Contract;
use table::{Rng, Seat, Viewer};

use crate::{Blocks, Employee, MAX_EMPLOYEES, Owner, Phase, Pile, SiliconValley};

impl Contract for SiliconValley {
    const MAX_PLIES: usize = 6_000;
    const SEALS: bool = true;

    fn conserved(&self) -> Result<(), String> {
        self.blocks_are_all_there()?;
        self.cards_are_all_there()?;
        self.tiles_are_in_order()?;
        self.founders_are_all_there()?;
        for (seat, company) in self.companies.iter() {
            if company.blocks() != self.blocks[seat] {
                return Err(format!(
                    "seat {seat} has {:?} but is known to have {:?}",
                    self.blocks[seat],
                    company.blocks()
                ));
            }
            if company.spent > company.earned {
                return Err(format!("seat {seat} has spent {} of {}", company.spent, company.earned));
            }
            if company.staff.len() > company.room || company.products().len() > company.slots() {
                return Err(format!("seat {seat} has no room: {company:?}"));
            }
            let mut counted = *company;
            counted.recount(&self.cards);
            if counted != *company {
                return Err(format!("seat {seat} is miscounted: {company:?}"));
            }
        }
        Ok(())
    }

    /// Nobody but the owner knows the founder that was turned down, nor which founders were never dealt.
    fn swap_secrets(&mut self, viewer: Viewer, rng: &mut Rng) -> bool {
        let others: Vec<Seat> = Seat::all(self.seats).filter(|seat| viewer != Viewer::Seat(*seat)).collect();
        let Some(&seat) = rng.pick(&others) else { return false };
        if let Phase::Founding(choices) = &mut self.phase {
            // Which of the two was chosen is a secret until all have chosen.
            if let Some(choice) = choices.own(seat) {
                let [first, second] = self.founders[seat];
                choices.answer(seat, if choice == first { second } else { first });
                return true;
            }
        }
        let mut undealt = Pile::range(MAX_EMPLOYEES, MAX_EMPLOYEES + self.cards.founders.len());
        self.founders.values().iter().flatten().for_each(|founder| undealt.remove(founder.0));
        if let Some(rival) = &self.rival {
            undealt = undealt.minus(rival.staff);
        }
        let kept = self.companies[seat].founder;
        let Some(hidden) = self.founders[seat].iter().position(|founder| Some(*founder) != kept) else { return false };
        let Some(stranger) = undealt.draw(rng) else { return false };
        self.founders[seat][hidden] = Employee(stranger);
        true
    }
}

impl SiliconValley {
    fn blocks_are_all_there(&self) -> Result<(), String> {
        let mut all = self.market.supply.plus(self.blocks.values().iter().fold(Blocks::NONE, |sum, b| sum.plus(*b)));
        for launch in self.market.products.iter().flatten().filter_map(|listing| listing.launch) {
            all = all.plus(launch.blocks);
            if !matches!(launch.by, Owner::Rival) && launch.design.blocks() != launch.blocks {
                return Err(format!("a design is not made of its blocks: {launch:?}"));
            }
        }
        if let Some(rival) = &self.rival {
            all = all.plus(rival.row.kinds().iter().copied().collect());
        }
        let printed = self.cards.supply;
        if all == printed { Ok(()) } else { Err(format!("blocks {all:?} of {printed:?}")) }
    }

    fn cards_are_all_there(&self) -> Result<(), String> {
        let rival_staff = self.rival.map_or(Pile::NONE, |rival| rival.staff);
        let market = &self.market;
        let mut employees: Vec<u8> = market.employees.iter().flatten().map(|card| card.0).collect();
        let mut hqs: Vec<u8> = market.hqs.iter().flatten().map(|card| card.0).collect();
        let mut vcs: Vec<u8> = market.vcs.iter().flatten().map(|card| card.0).collect();
        for pile in [market.employee_deck, market.employee_discard, rival_staff] {
            employees.extend(pile.each());
        }
        hqs.extend(market.hq_deck.each().chain(market.hq_discard.each()));
        vcs.extend(market.vc_deck.each().chain(market.vc_discard.each()));
        for company in self.companies.values() {
            employees.extend(company.staff.each());
            hqs.extend(company.hqs.each());
        }
        employees.retain(|id| !Employee(*id).is_founder());
        for (name, mut found, printed) in [
            ("employees", employees, self.cards.employees.len()),
            ("HQ cards", hqs, self.cards.hqs.len()),
            ("VC cards", vcs, self.cards.vcs.len()),
        ] {
            found.sort_unstable();
            if found != (0..printed as u8).collect::<Vec<_>>() {
                return Err(format!("{name}: {found:?} of {printed}"));
            }
        }
        Ok(())
    }

    fn tiles_are_in_order(&self) -> Result<(), String> {
        let mut seen = BTreeSet::new();
        let rival = self.rival.map(|rival| (rival.innovator, rival.second));
        let holders = self.companies.values().iter().map(|company| (company.innovator, company.second)).chain(rival);
        for (innovator, second) in holders {
            for tile in innovator.each().map(|id| (id, 'i')).chain(second.each().map(|id| (id, 's'))) {
                if !seen.insert(tile) {
                    return Err(format!("tile {tile:?} is held twice"));
                }
            }
        }
        for listing in self.market.products.iter().flatten() {
            let id = listing.product.0;
            let is_open = self.market.product_deck.has(id) || seen.contains(&(id, 's'));
            if is_open || (listing.launch.is_none() && seen.contains(&(id, 'i'))) {
                return Err(format!("product {id} is on the board and elsewhere"));
            }
        }
        Ok(())
    }

    fn founders_are_all_there(&self) -> Result<(), String> {
        let mut seen = Pile::NONE;
        for founder in self.founders.values().iter().flatten() {
            if seen.has(founder.0) {
                return Err(format!("founder {founder:?} was dealt twice"));
            }
            seen.put(founder.0);
        }
        for (seat, company) in self.companies.iter() {
            let stranger =
                company.staff.each().map(Employee).find(|id| id.is_founder() && company.founder != Some(*id));
            let own = company.founder.is_none_or(|founder| self.founders[seat].contains(&founder));
            if stranger.is_some() || !own {
                return Err(format!("seat {seat} has a founder that it was not dealt"));
            }
        }
        Ok(())
    }
}
