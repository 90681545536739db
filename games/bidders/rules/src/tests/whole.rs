use table::contract::{check, check_options};
use table::{Match, Seed};

use super::cards::{EXTREMES, changed};
use crate::{Bidders, Event, Options};

#[test]
fn the_contract_holds_for_every_seat_count_and_option() {
    let checked = check::<Bidders>(6).unwrap_or_else(|breach| panic!("{breach}"));
    // Three seat counts, with and without memory.
    assert_eq!(checked.games, 3 * 2 * 6);
    assert!(checked.swaps > 10_000 && checked.simultaneous > 100 && checked.undone > 500, "{checked:?}");
    // At most 10 white bids and 13 black ones a round, each answered by four passes at most, and two fists.
    assert!(checked.plies <= checked.games * 10 * ((10 + 13) * 5 + 5 + 2), "{checked:?}");
}

#[test]
fn the_contract_holds_for_a_designers_own_cards_too() {
    for change in EXTREMES {
        for (seats, memory) in [(3, true), (3, false), (4, true), (4, false), (5, true), (5, false)] {
            let options = Options { memory, cards: changed(change) };
            let checked = check_options::<Bidders>(&options, seats, 2).unwrap_or_else(|breach| panic!("{breach}"));
            assert_eq!(checked.games, 2);
        }
    }
}

#[test]
fn every_dollar_comes_from_the_bank_and_stays_or_goes_back_with_an_unsold_project() {
    for seats in 3..=5 {
        // The log of a table that remembers says what lies under each black project.
        let (options, seed) = (Options { memory: true, ..Options::default() }, Seed::from_text("chips"));
        let (mut table, told) = Match::<Bidders>::new(options, seats, seed).expect("a table");
        let mut out = told.iter().map(|told| dollars_out(&told.event)).sum::<i64>();
        let mut rng = table::Rng::fast(u64::from(seats));
        while let Some(seat) = table::Game::to_act(table.state()).first() {
            let action = table.menu(seat).sample(&mut rng).expect("a choice");
            let told = table.submit(seat, action).expect("it is on the menu");
            out += told.iter().map(|told| dollars_out(&told.event)).sum::<i64>();
            let state = table.state();
            let under = [state.tenders.white, state.tenders.black].into_iter().flatten().map(|tender| tender.chips);
            let held = state.guilds.values().iter().map(|guild| guild.chips).chain(under).map(i64::from).sum::<i64>();
            assert_eq!(held, out);
        }
    }
}

/// What the bank pays out in an event.
fn dollars_out(event: &Event) -> i64 {
    match *event {
        Event::TurnedUp { chips, .. } => i64::from(chips),
        Event::Unsold { chips, .. } => -i64::from(chips),
        Event::SetUp { .. }
        | Event::Prepared { .. }
        | Event::BidWhite { .. }
        | Event::BidBlack { .. }
        | Event::Passed { .. }
        | Event::HadToPass { .. }
        | Event::Won { .. }
        | Event::FistClosed { .. }
        | Event::FistsOpened { .. }
        | Event::Cooperated { .. }
        | Event::NoCooperation { .. }
        | Event::Recovered { .. }
        | Event::Laid { .. }
        | Event::Judged { .. } => 0,
    }
}
