use bidders::{Bid, View};
use board::art;
use leptos::prelude::*;
use table::Seat;

/// Where every cube is.
///
/// A view only counts cubes. Here each is one and the same from view to view, so that it can be seen to move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Workers(Vec<[Vec<u8>; SPOTS]>);

/// Where a cube of a guild can be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Spot {
    /// On the guild card.
    Home,
    /// In the bid on the white project.
    White,
    /// In the bid on the black project.
    Black,
    /// In front of the guild.
    Front,
    /// Between the guild and its left neighbour.
    Left,
    /// Between the guild and its right neighbour.
    Right,
}

const SPOTS: usize = 6;
/// Places are filled first, and with what was bid: what is over goes home.
const FILLED: [Spot; SPOTS] = [Spot::Front, Spot::Left, Spot::Right, Spot::White, Spot::Black, Spot::Home];
const EMPTIED: [Spot; SPOTS] = [Spot::Front, Spot::Left, Spot::Right, Spot::Home, Spot::White, Spot::Black];

impl Workers {
    /// The cubes of a view, moved there by the shortest way from where they were `last`.
    pub(super) fn settled(last: Option<&Self>, view: &View) -> Self {
        let seats = Seat::all(view.seats());
        Self(
            seats
                .map(|seat| {
                    let spots = last.and_then(|last| last.0.get(seat.index()));
                    settle(spots.cloned().unwrap_or_default(), |spot| count(view, seat, spot))
                })
                .collect(),
        )
    }

    /// The cubes of a guild on one spot.
    pub(super) fn on(&self, seat: Seat, spot: Spot) -> Vec<AnyView> {
        self.0[seat.index()][spot as usize].iter().map(|&cube| worker(seat, cube)).collect()
    }
}

fn settle(mut spots: [Vec<u8>; SPOTS], count: impl Fn(Spot) -> usize) -> [Vec<u8>; SPOTS] {
    let known: usize = spots.iter().map(Vec::len).sum();
    let all: usize = FILLED.into_iter().map(&count).sum();
    let mut loose: Vec<u8> = (known..all).rev().map(|cube| cube as u8).collect();
    for spot in EMPTIED {
        let cubes = &mut spots[spot as usize];
        let stay = count(spot).min(cubes.len());
        loose.extend(cubes.drain(stay..).rev());
    }
    for spot in FILLED {
        let cubes = &mut spots[spot as usize];
        while cubes.len() < count(spot) {
            let Some(cube) = loose.pop() else { break };
            cubes.push(cube);
        }
    }
    spots
}

/// How many cubes of a guild a view shows on one spot.
pub(super) fn count(view: &View, seat: Seat, spot: Spot) -> usize {
    let bid = |bid: Option<Bid>| bid.filter(|bid| bid.seat == seat).map_or(0, |bid| bid.cubes);
    usize::from(match spot {
        Spot::Home => view.guilds[seat].cubes,
        Spot::White => bid(view.white.and_then(|offer| offer.bid)),
        Spot::Black => bid(view.black.and_then(|offer| offer.bid)),
        Spot::Front => view.fronts[seat].cubes,
        Spot::Left => view.betweens[seat].own,
        Spot::Right => view.betweens[seat.previous(view.seats())].left,
    })
}

/// One cube: the colour of its guild, stamped with its shape.
fn worker(seat: Seat, cube: u8) -> AnyView {
    view! { <span class="cu" data-piece=format!("cube-{seat}-{cube}")>{art::sign(&format!("w{}", art::number(seat)))}</span> }.into_any()
}

/// A cube of nobody, as it is printed on black projects.
pub(super) fn blank() -> AnyView {
    view! { <span class="cu">{art::sign("w0")}</span> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(counts: [usize; SPOTS]) -> impl Fn(Spot) -> usize {
        move |spot| counts[spot as usize]
    }

    #[test]
    fn cubes_that_stay_keep_their_spot_and_a_bid_takes_the_last_ones_of_home() {
        let before = settle(Default::default(), of([6, 0, 0, 2, 0, 0]));
        let after = settle(before.clone(), of([4, 2, 0, 2, 0, 0]));
        assert_eq!(after[Spot::Home as usize], before[Spot::Home as usize][..4]);
        assert_eq!(after[Spot::White as usize], before[Spot::Home as usize][4..]);
        assert_eq!(after[Spot::Front as usize], before[Spot::Front as usize]);
        assert_eq!(settle(after, of([6, 0, 0, 2, 0, 0])), before);
    }

    #[test]
    fn a_bid_that_won_goes_to_its_place_while_another_place_sends_a_cube_home() {
        let before = settle(Default::default(), of([3, 3, 0, 2, 0, 0]));
        let after = settle(before.clone(), of([4, 0, 0, 1, 3, 0]));
        let bid = |cube: &u8| before[Spot::White as usize].contains(cube);
        assert!(after[Spot::Left as usize].iter().all(bid));
        assert_eq!(after[Spot::Home as usize][3], before[Spot::Front as usize][1]);
    }
}
