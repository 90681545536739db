use std::fmt;
use std::iter::FusedIterator;
use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most seats any game here has.
pub const MAX_SEATS: usize = 6;

/// One place at the table, counted clockwise from 0.
///
/// Always below [`MAX_SEATS`]; whether it is below a game's number of seats is for the driver to check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat at `index`, or `None` where no game has that many seats.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < MAX_SEATS { Some(Self(index)) } else { None }
    }

    /// All seats of a game for `seats`, clockwise from 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats.min(MAX_SEATS as u8)).map(Self)
    }

    /// The index, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise, which is the neighbour on the left.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        if self.0 + 1 >= seats { Self(0) } else { Self(self.0 + 1) }
    }

    /// The next seat anticlockwise, which is the neighbour on the right.
    #[must_use]
    pub const fn previous(self, seats: u8) -> Self {
        if self.0 == 0 { Self(seats - 1) } else { Self(self.0 - 1) }
    }

    /// The seat `steps` places clockwise.
    #[must_use]
    pub const fn clockwise(self, steps: u8, seats: u8) -> Self {
        let mut at = self.0 + steps;
        while at >= seats {
            at -= seats;
        }
        Self(at)
    }

    /// All seats of the table clockwise, starting with this one.
    pub fn around(self, seats: u8) -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..seats).map(move |steps| self.clockwise(steps, seats))
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        Self::new(index).ok_or_else(|| format!("seat {index} does not exist: seats are 0 to {}", MAX_SEATS - 1))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Everybody at a table for `seats`.
    #[must_use]
    pub const fn all(seats: u8) -> Self {
        Self(((1_u16 << seats) - 1) as u8)
    }

    /// One seat alone.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// What is in this set and not in `other`.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat with the lowest index.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

impl Iterator for Seats {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let seat = self.first()?;
        self.0 &= self.0 - 1;
        Some(seat)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        ((*self).len(), Some((*self).len()))
    }
}

impl ExactSizeIterator for Seats {}
impl FusedIterator for Seats {}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.map(Seat::index)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One `T` for each seat of the table.
///
/// Indexed by [`Seat`] only, so that a seat and a count cannot be mixed up.
#[derive(Clone, Copy)]
pub struct BySeat<T> {
    of: [T; MAX_SEATS],
    seats: u8,
}

impl<T: Default> BySeat<T> {
    /// One value for each of `seats`, made by `value`.
    pub fn new(seats: u8, mut value: impl FnMut(Seat) -> T) -> Self {
        let of = std::array::from_fn(
            |index| if index < usize::from(seats) { value(Seat(index as u8)) } else { T::default() },
        );
        Self { of, seats }
    }

    /// The default value for each of `seats`.
    #[must_use]
    pub fn empty(seats: u8) -> Self {
        Self::new(seats, |_| T::default())
    }

    /// The values in order of the seats, if there are not too many of them.
    #[must_use]
    pub fn from_values(values: impl IntoIterator<Item = T>) -> Option<Self> {
        let mut by_seat = Self::empty(0);
        for value in values {
            *by_seat.of.get_mut(usize::from(by_seat.seats))? = value;
            by_seat.seats += 1;
        }
        Some(by_seat)
    }

    /// The same seats, each with what `change` makes of its value.
    pub fn map<U: Default>(&self, mut change: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat::new(self.seats, |seat| change(seat, &self[seat]))
    }
}

impl<T> BySeat<T> {
    /// How many seats there are.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The values in order of the seats.
    #[must_use]
    pub fn values(&self) -> &[T] {
        &self.of[..usize::from(self.seats).min(MAX_SEATS)]
    }

    /// The values in order of the seats, to change.
    pub fn values_mut(&mut self) -> &mut [T] {
        &mut self.of[..usize::from(self.seats).min(MAX_SEATS)]
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.values().iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.of[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.of[seat.index()]
    }
}

impl<T: PartialEq> PartialEq for BySeat<T> {
    fn eq(&self, other: &Self) -> bool {
        self.values() == other.values()
    }
}

impl<T: Eq> Eq for BySeat<T> {}

impl<T: std::hash::Hash> std::hash::Hash for BySeat<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.values().hash(state);
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.values()).finish()
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        let count = values.len();
        Self::from_values(values)
            .ok_or_else(|| D::Error::custom(format_args!("{count} values for at most {MAX_SEATS} seats")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: u8) -> Seat {
        Seat::new(index).expect("a small index")
    }

    #[test]
    fn the_neighbours_go_round_the_table() {
        assert_eq!(seat(2).next(3), seat(0));
        assert_eq!(seat(0).previous(4), seat(3));
        assert_eq!(seat(4).clockwise(3, 5), seat(2));
        assert_eq!(seat(1).around(3).collect::<Vec<_>>(), [seat(1), seat(2), seat(0)]);
    }

    #[test]
    fn a_set_of_seats_travels_as_a_list() {
        let seats = Seats::all(6).without(seat(0)).without(seat(3));
        assert_eq!(serde_json::to_string(&seats).expect("a list"), "[1,2,4,5]");
        assert_eq!(serde_json::from_str::<Seats>("[5,1,4,2]").expect("a set"), seats);
        assert!(serde_json::from_str::<Seats>("[6]").is_err());
    }

    #[test]
    fn values_by_seat_travel_as_a_list_of_the_seats_there_are() {
        let money = BySeat::new(3, |seat| seat.index() * 10);
        assert_eq!(serde_json::to_string(&money).expect("a list"), "[0,10,20]");
        assert_eq!(serde_json::from_str::<BySeat<usize>>("[0,10,20]").expect("values"), money);
        assert!(serde_json::from_str::<BySeat<u8>>("[0,0,0,0,0,0,0]").is_err());
    }
}
