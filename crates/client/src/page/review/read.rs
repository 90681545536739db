use table::Seat;
use wire::Sitter;

use crate::book::{Book, Eyes};

impl Book {
    /// How many actions were played.
    pub(crate) fn plies(&self) -> u32 {
        self.actors.len() as u32
    }

    /// How many seats there were.
    pub(crate) fn seats(&self) -> u8 {
        self.sitters.len() as u8
    }

    /// The name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.sitters.get(seat.index()).map_or("", Sitter::name)
    }
}

impl Eyes {
    /// As they stand in an address.
    pub(crate) fn code(self) -> String {
        match self {
            Self::Seat(seat) => (seat.index() + 1).to_string(),
            Self::Open => "open".to_owned(),
            Self::Onlooker => "onlooker".to_owned(),
        }
    }

    /// The eyes that an address names, at a table for so many.
    pub(crate) fn from_code(code: &str, seats: u8) -> Option<Self> {
        match code {
            "open" => Some(Self::Open),
            "onlooker" => Some(Self::Onlooker),
            number => {
                let number: u8 = number.parse().ok()?;
                let index = number.checked_sub(1).filter(|index| *index < seats)?;
                Seat::new(index).map(Self::Seat)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eyes_are_read_from_an_address_as_they_were_written() {
        for eyes in Seat::all(3).map(Eyes::Seat).chain([Eyes::Open, Eyes::Onlooker]) {
            assert_eq!(Eyes::from_code(&eyes.code(), 3), Some(eyes));
        }
        assert_eq!([Eyes::from_code("0", 3), Eyes::from_code("4", 3), Eyes::from_code("x", 3)], [None; 3]);
    }
}
