//! The end of a round: projects are won, fists open, and projects are laid on their places, one after the other.

use bidders::{Bid, Colour, Event, PhaseView, Pile, Project, Site, View};
use table::{Seat, Seats};

/// Everything that is won, opened, shared and laid. Several rounds at once are not followed.
pub(super) fn beats(events: &[Event]) -> Vec<usize> {
    if events.iter().filter(|event| matches!(event, Event::FistsOpened { .. })).count() > 1 {
        return Vec::new();
    }
    (0..events.len()).filter(|at| is_beat(&events[*at])).collect()
}

fn is_beat(event: &Event) -> bool {
    matches!(
        event,
        Event::Won { .. }
            | Event::FistsOpened { .. }
            | Event::Cooperated { .. }
            | Event::NoCooperation { .. }
            | Event::Laid { .. }
    )
}

/// Shows what has been told: money that is taken, fists that are open, cubes that come home, projects that are laid.
pub(super) fn perform(view: &mut View, told: &[Event]) {
    for event in told {
        match *event {
            Event::Won { colour, seat, chips, .. } => take_chips(view, colour, seat, chips),
            Event::FistsOpened { .. } => open(view),
            Event::Recovered { seat, left, front, right } => recover(view, seat, [left, front, right]),
            Event::Laid { colour, project, place } => lay(view, colour, project, place, partner(told)),
            Event::SetUp { .. }
            | Event::TurnedUp { .. }
            | Event::Prepared { .. }
            | Event::BidWhite { .. }
            | Event::BidBlack { .. }
            | Event::Passed { .. }
            | Event::HadToPass { .. }
            | Event::Unsold { .. }
            | Event::FistClosed { .. }
            | Event::Cooperated { .. }
            | Event::NoCooperation { .. }
            | Event::Judged { .. } => {}
        }
    }
}

/// What the fists held, once they are open: by seat.
pub(super) fn fists(told: &[Event]) -> Option<[(Seat, u8); 2]> {
    told.iter().rev().find_map(|event| match *event {
        Event::FistsOpened { left, left_cubes, right, right_cubes } => Some([(left, left_cubes), (right, right_cubes)]),
        _ => None,
    })
}

/// Who shares the white project, and with how many cubes.
fn partner(told: &[Event]) -> Option<Bid> {
    told.iter().find_map(|event| match *event {
        Event::Cooperated { seat, cubes, .. } => Some(Bid { seat, cubes }),
        _ => None,
    })
}

fn take_chips(view: &mut View, colour: Colour, seat: Seat, chips: u16) {
    view.guilds[seat].chips += chips;
    match colour {
        Colour::White => view.white.iter_mut().for_each(|offer| offer.chips = 0),
        Colour::Black => view.black.iter_mut().for_each(|offer| offer.chips = 0),
    }
}

fn open(view: &mut View) {
    let own = match view.phase {
        PhaseView::Cooperation { own, .. } => own,
        PhaseView::Bidding { .. } | PhaseView::Over => None,
    };
    view.phase = PhaseView::Cooperation { waiting: Seats::NONE, own };
}

fn recover(view: &mut View, seat: Seat, [left, front, right]: [u8; 3]) {
    let beside = seat.previous(view.seats());
    view.betweens[seat].own = view.betweens[seat].own.saturating_sub(left);
    view.fronts[seat].cubes = view.fronts[seat].cubes.saturating_sub(front);
    view.betweens[beside].left = view.betweens[beside].left.saturating_sub(right);
    view.guilds[seat].cubes += left + front + right;
}

fn lay(view: &mut View, colour: Colour, project: Option<Project>, place: Site, partner: Option<Bid>) {
    let offer = match colour {
        Colour::White => view.white.take().and_then(|offer| offer.bid),
        Colour::Black => view.black.take().and_then(|offer| offer.bid),
    };
    let Some(winner) = offer else { return };
    match place {
        Site::Front(seat) => {
            let front = &mut view.fronts[seat];
            put(if colour == Colour::White { &mut front.projects.white } else { &mut front.projects.black }, project);
            front.cubes += winner.cubes;
        }
        Site::Between(right, left) => {
            let cubes = |seat: Seat| {
                [Some(winner), partner].into_iter().flatten().find(|bid| bid.seat == seat).map_or(0, |bid| bid.cubes)
            };
            put(&mut view.betweens[right].projects, project);
            view.betweens[right].own += cubes(right);
            view.betweens[right].left += cubes(left);
            // What was in the fist has left home only now: until then it had no place of its own.
            if let Some(partner) = partner {
                view.guilds[partner.seat].cubes = view.guilds[partner.seat].cubes.saturating_sub(partner.cubes);
            }
        }
    }
}

fn put(pile: &mut Pile, project: Option<Project>) {
    pile.count += 1;
    if let (Some(known), Some(project)) = (&mut pile.known, project) {
        known.insert(project);
    }
}

#[cfg(test)]
mod tests {
    use bidders::{Bidders, Options};
    use table::{Game as _, Match, Seed, Viewer};

    use super::*;

    /// Every cube that a view shows.
    fn cubes(view: &View) -> u32 {
        let bids = [view.white.and_then(|offer| offer.bid), view.black.and_then(|offer| offer.bid)];
        let bids = bids.into_iter().flatten().map(|bid| u32::from(bid.cubes));
        let homes = view.guilds.iter().map(|(_, guild)| u32::from(guild.cubes));
        let fronts = view.fronts.iter().map(|(_, front)| u32::from(front.cubes));
        let betweens = view.betweens.iter().map(|(_, between)| u32::from(between.own) + u32::from(between.left));
        bids.chain(homes).chain(fronts).chain(betweens).sum()
    }

    #[test]
    fn a_round_ends_beat_by_beat_as_the_rules_end_it_and_no_cube_is_lost_on_the_way() {
        for memory in [false, true] {
            a_round_ends(Options { memory, ..Options::default() });
        }
    }

    fn a_round_ends(options: Options) {
        let me = Viewer::Seat(Seat::default());
        let (mut table, _) = Match::<Bidders>::new(options, 4, Seed::from_text("s")).expect("a table");
        let (mut rounds, mut dice) = (0, 7_u32);
        while let Some(seat) = table.state().to_act().next() {
            let mut view = table.state().view(me);
            let menu = table.menu(seat);
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            // The least amount, so that there is something left for the rounds to come.
            let item = menu.items()[(dice >> 16) as usize % menu.items().len()];
            let told = table.submit(seat, item.nth(0)).expect("it is on the menu");
            let events: Vec<Event> = told.into_iter().map(|told| told.event).collect();
            let Some(&last) = beats(&events).last() else { continue };
            let before = cubes(&view);
            perform(&mut view, &events[..=last]);
            let after = table.state().view(me);
            assert_eq!(cubes(&view), before, "{events:?}");
            // In the end all projects are turned up at once, which no event says one by one.
            let are_turned_up = after.phase == PhaseView::Over && !options.memory;
            if matches!(events[last], Event::Laid { .. }) && !are_turned_up {
                assert_eq!((view.fronts, view.betweens), (after.fronts, after.betweens), "{events:?}");
                rounds += 1;
            }
        }
        assert!(rounds > 3, "{rounds}");
    }
}
