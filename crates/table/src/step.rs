use serde::{Deserialize, Serialize};

use crate::{Rng, Seats, Seed, Viewer};

/// What the rules are handed while they carry out one action: chance, and ears to tell things to.
///
/// Using [`rng`](Step::rng), [`whisper`](Step::whisper) or [`reveal`](Step::reveal) makes the step final:
/// somebody has learned something, so it cannot be taken back freely.
pub struct Step<'a, E> {
    chance: Chance<'a>,
    told: Option<&'a mut Vec<Told<E>>>,
    is_final: bool,
}

enum Chance<'a> {
    Recorded { seed: &'a Seed, ply: u32, rng: Option<Rng> },
    Lent(&'a mut Rng),
}

/// Something that happened, and who may know of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told<E> {
    /// Who hears it; `None` means everybody, spectators too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Seats>,
    /// What happened.
    pub event: E,
}

impl<E> Told<E> {
    /// Whether `viewer` hears it.
    #[must_use]
    pub fn is_for(&self, viewer: Viewer) -> bool {
        match (self.to, viewer) {
            (None, _) => true,
            (Some(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Some(_), Viewer::Spectator) => false,
        }
    }
}

impl<'a, E> Step<'a, E> {
    /// The step of a recorded game: chance comes from the seed and the ply, events are kept.
    pub fn recorded(seed: &'a Seed, ply: u32, told: &'a mut Vec<Told<E>>) -> Self {
        Self { chance: Chance::Recorded { seed, ply, rng: None }, told: Some(told), is_final: false }
    }

    /// The step of a playout: chance is lent, nobody listens.
    #[inline]
    pub fn silent(rng: &'a mut Rng) -> Self {
        Self { chance: Chance::Lent(rng), told: None, is_final: false }
    }

    /// The step of a playout that somebody listens to: chance is lent, events are kept.
    pub fn heard(rng: &'a mut Rng, told: &'a mut Vec<Told<E>>) -> Self {
        Self { chance: Chance::Lent(rng), told: Some(told), is_final: false }
    }

    /// Tells everybody.
    #[inline]
    pub fn tell(&mut self, event: E) {
        if let Some(told) = &mut self.told {
            told.push(Told { to: None, event });
        }
    }

    /// Tells some seats what the others may not know.
    pub fn whisper(&mut self, to: Seats, event: E) {
        self.is_final = true;
        if let Some(told) = &mut self.told {
            told.push(Told { to: Some(to), event });
        }
    }

    /// Says that something hidden is now known to more seats than before.
    #[inline]
    pub fn reveal(&mut self) {
        self.is_final = true;
    }

    /// Chance.
    #[inline]
    pub fn rng(&mut self) -> &mut Rng {
        self.is_final = true;
        match &mut self.chance {
            Chance::Recorded { seed, ply, rng } => rng.get_or_insert_with(|| Rng::for_ply(seed, *ply)),
            Chance::Lent(rng) => rng,
        }
    }

    /// Whether this step has told or decided something that cannot be unlearned.
    #[must_use]
    pub const fn is_final(&self) -> bool {
        self.is_final
    }
}
