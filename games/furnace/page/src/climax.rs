//! The end of an auction, company by company: who won it, and what its losers were paid.

use furnace::{Bid, Bidder, Card, Company, Event, MachineView, Phase, View};
use table::Seat;

/// Every company that somebody takes.
pub(super) fn beats(events: &[Event]) -> Vec<usize> {
    let is_beat = |event: &Event| matches!(event, Event::Won { .. } | Event::DummyWon { .. });
    (0..events.len()).filter(|at| is_beat(&events[*at])).collect()
}

/// Shows the discs that have been placed, what was paid, and the companies that were taken before the one that is just being taken.
pub(super) fn perform(view: &mut View, told: &[Event]) {
    let now = told.iter().rposition(|event| taken(event).is_some());
    for (index, event) in told.iter().enumerate() {
        match event {
            Event::Placed { seat, disc, company } => {
                view.players[*seat].discs.retain(|other| other != disc);
                lay(view, *company, Bid { bidder: Bidder::Seat(*seat), disc: *disc });
            }
            Event::DummyPlaced { disc, company, .. } => {
                view.dummy.retain(|other| other != disc);
                lay(view, *company, Bid { bidder: Bidder::Dummy, disc: *disc });
            }
            Event::Compensated { seat, paid, got, .. } => {
                let stock = &mut view.players[*seat].stock;
                *stock = stock.minus(*paid).plus(*got);
            }
            Event::Won { .. } | Event::DummyWon { .. } | Event::Unwanted { .. } => {
                view.phase = Phase::Compensation { seat: view.first };
                if let Some((company, winner)) = taken(event).filter(|_| now != Some(index)) {
                    take(view, company, winner);
                }
            }
            Event::Equipped { .. }
            | Event::Dealt { .. }
            | Event::DummyStuck { .. }
            | Event::Unused { .. }
            | Event::Income { .. }
            | Event::Inserted { .. }
            | Event::Ran { .. }
            | Event::Activated { .. }
            | Event::Gained { .. }
            | Event::Processed { .. }
            | Event::Upgraded { .. }
            | Event::Finished { .. }
            | Event::Ended { .. } => {}
        }
    }
}

/// What the losers of the company that is just being taken were paid.
pub(super) fn payments(told: &[Event]) -> impl Iterator<Item = (Seat, furnace::Goods)> {
    let company = told.last().and_then(taken).map(|(company, _)| company);
    told.iter().filter_map(move |event| match event {
        Event::Compensated { seat, company: of, got, .. } if Some(*of) == company && !got.is_empty() => {
            Some((*seat, *got))
        }
        _ => None,
    })
}

/// The company that leaves the row, and who has it then.
fn taken(event: &Event) -> Option<(Company, Option<Seat>)> {
    match *event {
        Event::Won { seat, company, .. } => Some((company, Some(seat))),
        Event::DummyWon { company, .. } | Event::Unwanted { company } => Some((company, None)),
        _ => None,
    }
}

fn lay(view: &mut View, company: Company, bid: Bid) {
    if let Some(lot) = view.row.iter_mut().find(|lot| lot.company == company) {
        lot.bids.push(bid);
        lot.bids.sort_by_key(|bid| bid.disc.value());
    }
}

fn take(view: &mut View, company: Company, winner: Option<Seat>) {
    let Some(at) = view.row.iter().position(|lot| lot.company == company) else { return };
    for Bid { bidder, disc } in view.row.remove(at).bids {
        if let Bidder::Seat(seat) = bidder {
            let discs = &mut view.players[seat].discs;
            discs.push(disc);
            discs.sort_by_key(|disc| disc.value());
        }
    }
    if let Some(winner) = winner {
        view.players[winner].engine.push(MachineView { card: Card::Company(company), upgraded: false });
    }
}

#[cfg(test)]
mod tests {
    use furnace::{Furnace, Options};
    use table::{Game as _, Match, Seed, Viewer};

    use super::*;

    #[test]
    fn companies_are_taken_one_after_the_other_and_every_loser_is_paid_before_the_next() {
        let (mut table, _) = Match::<Furnace>::new(Options::default(), 4, Seed::from_text("s")).expect("a table");
        let mut auctions = 0;
        while let Some(seat) = table.state().to_act().next() {
            let before = table.state().view(Viewer::Spectator);
            let action = table.menu(seat).items()[0].nth(0);
            let told = table.submit(seat, action).expect("it is on the menu");
            let events: Vec<Event> = told.into_iter().map(|told| told.event).collect();
            let beats = beats(&events);
            for (nth, beat) in beats.iter().enumerate() {
                let mut view = before.clone();
                perform(&mut view, &events[..=*beat]);
                let (company, _) = taken(&events[*beat]).expect("a company");
                let row: Vec<Company> = view.row.iter().map(|lot| lot.company).collect();
                assert!(row.contains(&company) && row.len() + nth <= before.row.len(), "{row:?}");
            }
            if let Some(last) = beats.last().filter(|_| events.len() > 2) {
                let mut view = before.clone();
                perform(&mut view, &events[..=*last]);
                let paid = |view: &View, seat| view.players[seat].stock;
                let income = events.iter().any(|event| matches!(event, Event::Income { .. }));
                let after = table.state().view(Viewer::Spectator);
                let all_paid = Seat::all(4).all(|seat| paid(&view, seat) == paid(&after, seat));
                assert!(income || all_paid || !after.row.is_empty(), "{events:?}");
                auctions += 1;
            }
        }
        assert!(auctions >= 4, "{auctions}");
    }
}
