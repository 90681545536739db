use serde::{Deserialize, Serialize};
use table::{BySeat, Places, Seat, Seats};

use crate::{Action, People, Speak, View, Words};

/// A game whose position can be said in words: whatever draws tables without knowing the game draws this.
pub trait Describe: Speak {
    /// How far the game is, in one line: "Round 2 of 6, turn 1 of 10".
    fn when(words: &Words, view: &View<Self>) -> String;

    /// The position, as a view shows it.
    fn tableau(words: &Words, people: &People, view: &View<Self>) -> Tableau<Action<Self>>;

    /// What decides where everybody finishes, in the order in which it counts, once the game is over.
    fn merits(words: &Words, view: &View<Self>) -> Vec<Merit>;
}

/// Something that decides where seats finish.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Merit {
    /// What it is, in a word or two.
    pub label: String,
    /// How much of it everybody has: more places a seat before another.
    pub values: BySeat<i64>,
    /// The same as it is said; nothing where it does not count for a seat.
    pub said: BySeat<Option<String>>,
    /// Who cannot win for it, whatever else they have.
    pub out: Seats,
}

impl Merit {
    /// Something of which everybody has so much, said so.
    #[must_use]
    pub fn new(label: String, seats: u8, of: impl Fn(Seat) -> (i64, Option<String>)) -> Self {
        let values = BySeat::new(seats, |seat| of(seat).0);
        Self { label, values, said: BySeat::new(seats, |seat| of(seat).1), out: Seats::NONE }
    }

    /// The first of these that tells any of some seats from another, if one does.
    #[must_use]
    pub fn deciding(merits: &[Self], seats: Seats) -> Option<usize> {
        let tells = |merit: &Self| {
            let mut values = seats.map(|seat| merit.values[seat]);
            let first = values.next();
            values.any(|value| Some(value) != first)
        };
        merits.iter().position(tells)
    }

    /// What set those who have won apart from those who came next: "IOUs decided it: Ada 2, Jun 3.".
    ///
    /// Nothing where all have won, or where nothing of it tells them apart.
    #[must_use]
    pub fn verdict(words: &Words, people: &People, merits: &[Self], places: Places) -> Option<String> {
        let (winners, all) = (places.winners(), Seat::all(people.names.len() as u8));
        let others = all.filter(|seat| !winners.contains(*seat));
        let second = others.clone().map(|seat| places.of(seat)).min()?;
        let rivals: Seats = winners.chain(others.filter(|seat| places.of(*seat) == second)).collect();
        let decided = &merits[Self::deciding(merits, rivals)?];
        let value = |seat: Seat| {
            let said = decided.said[seat].clone().unwrap_or_else(|| "–".to_owned());
            words.say("page-has", &[("who", people.name(seat).into()), ("value", said.into())])
        };
        let mut rivals: Vec<Seat> = rivals.collect();
        rivals.sort_by_key(|seat| places.of(*seat));
        let values = words.row(rivals.into_iter().map(value));
        Some(words.say("page-decided", &[("label", decided.label.as_str().into()), ("values", values.into())]))
    }
}

/// A position as facts and pieces, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tableau<A> {
    /// What lies before each seat, in order of the seats.
    pub places: Vec<Place<A>>,
    /// What lies between them, the most important first.
    pub middle: Vec<Group<A>>,
    /// What the viewer alone has: a hand.
    pub hand: Vec<Piece<A>>,
}

/// What lies before a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place<A> {
    /// What people compare: points, money.
    pub score: Fact,
    /// What else is known, the most important first; the same facts in the same order for every seat.
    pub facts: Vec<Fact>,
    /// What has been won, built or hired.
    pub pieces: Vec<Piece<A>>,
}

/// Something known, with its name: "Cash", "$150".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact {
    /// What it is, in a word or two.
    pub label: String,
    /// What is known; nothing where it is hidden from the viewer.
    pub value: Option<String>,
}

/// Things that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group<A> {
    /// What they are.
    pub title: String,
    /// The things.
    pub things: Things<A>,
    /// Whether everything turns on it now: what is at stake, what is for sale.
    pub is_chief: bool,
}

/// The things of a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Things<A> {
    /// Facts.
    Facts(Vec<Fact>),
    /// Cards, tiles, offers.
    Pieces(Vec<Piece<A>>),
    /// Something that belongs to a seat each, such as what was bid, in the order that matters.
    Seats(Vec<Share>),
    /// Answers that lie face down until the last one is there.
    Sealed {
        /// Who has not answered yet.
        waiting: Seats,
        /// Who has.
        answered: Seats,
    },
}

/// What belongs to a seat: "Quill, $80, leads".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// Whose it is.
    pub seat: Seat,
    /// How much.
    pub value: String,
    /// What becomes of it, in a word.
    pub note: String,
    /// Whether it is the one that counts.
    pub leads: bool,
}

/// A card, a tile, a disc, or the place where one is awaited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece<A> {
    /// Its name; empty for a place where one is awaited.
    pub name: String,
    /// What is printed on it, in a line.
    pub text: String,
    /// Whose it is, where that is not where it lies.
    pub seat: Option<Seat>,
    /// A word on it: "Leads".
    pub mark: String,
    /// Whether it is the one that counts.
    pub leads: bool,
    /// What whoever chooses it does, where that is on the menu.
    pub action: Option<A>,
}

impl<A> Tableau<A> {
    /// The same position, with what `find` finds in the place of an action; nothing where it finds nothing.
    pub fn finding<C>(self, find: &dyn Fn(A) -> Option<C>) -> Tableau<C> {
        let pieces = |pieces: Vec<Piece<A>>| pieces.into_iter().map(|piece| piece.finding(find)).collect();
        let place = |place: Place<A>| Place { score: place.score, facts: place.facts, pieces: pieces(place.pieces) };
        let group = |group: Group<A>| Group {
            title: group.title,
            things: match group.things {
                Things::Facts(facts) => Things::Facts(facts),
                Things::Pieces(all) => Things::Pieces(pieces(all)),
                Things::Seats(shares) => Things::Seats(shares),
                Things::Sealed { waiting, answered } => Things::Sealed { waiting, answered },
            },
            is_chief: group.is_chief,
        };
        Tableau {
            places: self.places.into_iter().map(place).collect(),
            middle: self.middle.into_iter().map(group).collect(),
            hand: pieces(self.hand),
        }
    }
}

impl<A> Tableau<A> {
    /// What is printed on the piece that is chosen with an action of this kind, where there is one with anything on it.
    pub fn printed(&self, is_chosen: impl Fn(&A) -> bool) -> Option<&str> {
        let middle = self.middle.iter().flat_map(|group| match &group.things {
            Things::Pieces(pieces) => pieces.as_slice(),
            Things::Facts(_) | Things::Seats(_) | Things::Sealed { .. } => &[],
        });
        let places = self.places.iter().flat_map(|place| &place.pieces);
        let mut all = self.hand.iter().chain(middle).chain(places).filter(|piece| !piece.text.is_empty());
        all.find(|piece| piece.action.as_ref().is_some_and(&is_chosen)).map(|piece| piece.text.as_str())
    }
}

impl<A> Place<A> {
    /// A place with a score, and nothing else yet.
    #[must_use]
    pub const fn new(score: Fact) -> Self {
        Self { score, facts: Vec::new(), pieces: Vec::new() }
    }
}

impl Fact {
    /// A fact that the viewer knows.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "a number reads better than a reference to one")]
    pub fn new(label: String, value: impl ToString) -> Self {
        Self { label, value: Some(value.to_string()) }
    }

    /// A fact that may be hidden from the viewer.
    #[must_use]
    pub fn known(label: String, value: Option<impl ToString>) -> Self {
        Self { label, value: value.map(|value| value.to_string()) }
    }
}

impl<A> Group<A> {
    /// A group of facts.
    #[must_use]
    pub const fn facts(title: String, facts: Vec<Fact>) -> Self {
        Self { title, things: Things::Facts(facts), is_chief: false }
    }

    /// A group of pieces.
    #[must_use]
    pub const fn pieces(title: String, pieces: Vec<Piece<A>>) -> Self {
        Self { title, things: Things::Pieces(pieces), is_chief: false }
    }

    /// What belongs to a seat each.
    #[must_use]
    pub const fn seats(title: String, shares: Vec<Share>) -> Self {
        Self { title, things: Things::Seats(shares), is_chief: false }
    }

    /// Answers that lie face down.
    #[must_use]
    pub const fn sealed(title: String, waiting: Seats, answered: Seats) -> Self {
        Self { title, things: Things::Sealed { waiting, answered }, is_chief: false }
    }

    /// The same, as what everything turns on now.
    #[must_use]
    pub fn chief(self) -> Self {
        Self { is_chief: true, ..self }
    }
}

impl<A> Piece<A> {
    /// A piece with a name.
    #[must_use]
    pub const fn new(name: String) -> Self {
        Self { name, text: String::new(), seat: None, mark: String::new(), leads: false, action: None }
    }

    /// The place where a piece of this seat is awaited.
    #[must_use]
    pub const fn awaited(seat: Seat) -> Self {
        let mut piece = Self::new(String::new());
        piece.seat = Some(seat);
        piece
    }

    /// The same, with what is printed on it.
    #[must_use]
    pub fn saying(self, text: String) -> Self {
        Self { text, ..self }
    }

    /// The same, as one of this seat.
    #[must_use]
    pub fn of(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }

    /// The same, with a word on it.
    #[must_use]
    pub fn marked(self, mark: String) -> Self {
        Self { mark, ..self }
    }

    /// The same, as the one that counts, if it does.
    #[must_use]
    pub fn leading(self, leads: bool) -> Self {
        Self { leads, ..self }
    }

    /// The same, as what one chooses who does this.
    #[must_use]
    pub fn doing(self, action: A) -> Self {
        Self { action: Some(action), ..self }
    }

    fn finding<C>(self, find: &dyn Fn(A) -> Option<C>) -> Piece<C> {
        let Self { name, text, seat, mark, leads, action } = self;
        Piece { name, text, seat, mark, leads, action: action.and_then(find) }
    }
}
