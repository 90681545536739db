//! The end: favour decides who stays in, money who wins.

use serde::{Deserialize, Serialize};
use table::{BySeat, Places, Seat, Step};

use crate::{Bidders, Event};

/// How a guild stands when the projects are turned up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The favour of the projects it has won.
    pub projects: i16,
    /// The hearts covered on its guild card.
    pub hearts: u16,
    /// Its chips.
    pub chips: u16,
    /// The dollars covered on its guild card.
    pub dollars: u16,
    /// Its rank by favour: 1 is best, ties share.
    pub rank: u8,
    /// Whether its favour is too low to win.
    pub eliminated: bool,
}

impl Standing {
    /// All its favour.
    #[must_use]
    pub const fn favour(&self) -> i16 {
        self.projects + self.hearts as i16
    }

    /// All its money.
    #[must_use]
    pub const fn money(&self) -> u16 {
        self.chips + self.dollars
    }
}

impl Bidders {
    pub(crate) fn judge(&self, step: &mut Step<Event>) {
        step.reveal();
        for (seat, standing) in self.standings().iter() {
            step.tell(Event::Judged { seat, standing: *standing });
        }
    }

    /// How everybody would stand if the game ended now.
    pub(crate) fn standings(&self) -> BySeat<Standing> {
        let mut standings = self.guilds.map(|seat, guild| {
            let covered = self.cards.guild.covered(guild.cubes);
            Standing {
                projects: self.won_favour(seat),
                hearts: covered.hearts,
                chips: guild.chips,
                dollars: covered.dollars,
                ..Standing::default()
            }
        });
        rank(&mut standings);
        standings
    }

    /// The favour of the projects in front of a guild and beside it.
    pub(crate) fn won_favour(&self, seat: Seat) -> i16 {
        let front = &self.fronts[seat].projects;
        // Ruling D8: a shared project counts in full for both.
        let beside = [self.betweens[seat].projects, self.betweens[seat.previous(self.seats)].projects];
        let white = beside.into_iter().chain([front.white]).flat_map(crate::Projects::iter);
        let white: i16 = white.map(|project| i16::from(self.cards.white[project.index()].favour)).sum();
        let black: i16 = front.black.iter().map(|project| i16::from(self.cards.black[project.index()].favour)).sum();
        white + black
    }
}

/// Ranks by favour and eliminates the fourth and below, or the third of three.
pub(crate) fn rank(standings: &mut BySeat<Standing>) {
    let ranks = Places::by_merit(&standings.map(|_, standing| standing.favour()));
    let last_in = stay_in(standings.seats());
    for (seat, rank) in Seat::all(standings.seats()).zip(ranks.values()) {
        standings[seat].rank = *rank;
        standings[seat].eliminated = *rank > last_in;
    }
}

/// The lowest rank by favour that stays in.
pub(crate) const fn stay_in(seats: u8) -> u8 {
    if seats == 3 { 2 } else { 3 }
}

/// Those who stayed in by money, behind them the others by favour.
pub(crate) fn places(standings: &BySeat<Standing>) -> Places {
    Places::by_merit(&standings.map(|_, standing| {
        if standing.eliminated { (false, i32::from(standing.favour())) } else { (true, i32::from(standing.money())) }
    }))
}
