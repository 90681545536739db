//! How a table on this device begins: everybody sits already.

use sitting::{Dated, Happening, Made};
use table::{Salt, Seat};
use wire::{Clock, PersonId, TableId, Visibility};

use crate::save::{Player, Save};

impl Save {
    /// What the table was made as.
    pub(crate) fn made(&self) -> Made {
        Made {
            id: TableId(self.id.clone()),
            game: self.game.clone(),
            rules: self.rules,
            options: self.options.clone(),
            seats: vec![None; self.players.len()],
            host: person(Seat::default()),
            visibility: Visibility::Invitation,
            clock: Clock::None,
            plans: self.plans,
            seed: self.seed.clone(),
            salts: Some(self.salts.clone()),
            at: self.made,
        }
    }

    /// The journal from the moment at which the table was made: everybody sits down, and the game begins.
    pub(crate) fn whole_journal(&self) -> Vec<Dated> {
        let sits = |(seat, player): (Seat, &Player)| match player {
            Player::Person(_) => Happening::Sat { seat, person: person(seat), salt: Salt::default() },
            Player::Bot { level, name } => {
                Happening::Hired { seat, level: level.to_string(), name: Some(name.clone()) }
            }
        };
        let opening = Seat::all(self.players.len() as u8).zip(&self.players).map(sits).chain([Happening::Started]);
        opening.map(|what| Dated { at: self.made, what }).chain(self.journal.iter().cloned()).collect()
    }
}

/// Whoever sits in a seat at a table on this device.
pub(crate) fn person(seat: Seat) -> PersonId {
    PersonId(format!("device-{seat}"))
}
