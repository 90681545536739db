use crate::{BySeat, Seat, Seats};

/// Answers that lie face down until the last seat has given one.
///
/// Deliberately not serializable and not readable one by one: the content comes out for all at once through [`open`](Sealed::open).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sealed<T> {
    answers: BySeat<Option<T>>,
    asked: Seats,
}

impl<T: Copy> Sealed<T> {
    /// Asks the seats in `asked` at a table for `seats`.
    #[must_use]
    pub fn ask(seats: u8, asked: Seats) -> Self {
        Self { answers: BySeat::empty(seats), asked }
    }

    /// Who has not answered yet.
    #[must_use]
    pub fn waiting(&self) -> Seats {
        self.asked.filter(|seat| self.answers[*seat].is_none()).collect()
    }

    /// Lays an answer face down; says whether it was the last one.
    pub fn answer(&mut self, seat: Seat, answer: T) -> bool {
        self.answers[seat] = Some(answer);
        self.waiting().is_empty()
    }

    /// What `seat` itself answered: for that seat's own view, and no other's.
    #[must_use]
    pub fn own(&self, seat: Seat) -> Option<T> {
        self.answers[seat]
    }

    /// Turns all answers up, in order of the seats, once nobody is waited for.
    #[must_use]
    pub fn open(&self) -> Option<impl Iterator<Item = (Seat, T)> + '_> {
        self.waiting().is_empty().then(|| self.asked.filter_map(|seat| Some((seat, self.answers[seat]?))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_open_only_when_the_last_one_lies() {
        let [a, b, c] = [0, 1, 2].map(|index| Seat::new(index).expect("a seat"));
        let mut fists = Sealed::ask(3, Seats::only(a).with(c));
        assert!(!fists.answer(c, 4));
        assert!(fists.open().is_none());
        assert_eq!(fists.waiting(), Seats::only(a));
        assert!(fists.answer(a, 2));
        assert_eq!(fists.open().expect("open").collect::<Vec<_>>(), [(a, 2), (c, 4)]);
        assert_eq!(fists.own(b), None);
    }
}
