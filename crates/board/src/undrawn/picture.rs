use table::{Choice, Item, Seat, Seats};
use words::{Action, Catalogue, Describe, People, Piece, Tableau, Things};

use crate::{Now, words};

/// So many choices that lie on no piece are buttons beside each other; more are a list.
const FEW: usize = 8;

/// More choices than these are a list too where they lie on pieces: with so many, one looks for them in one place.
const MANY: usize = 16;

/// A position in words, with its menu: what the generic board draws.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Picture {
    pub(super) people: People,
    pub(super) bots: Seats,
    pub(super) to_act: Seats,
    pub(super) tableau: Tableau<Pick>,
    menu: Vec<Offered>,
}

/// One of the things that a menu offers: a line, and how much of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pick {
    pub(super) line: usize,
    pub(super) amount: u32,
}

/// A line of a menu, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Offered {
    /// What kind of thing it is: "Bid".
    pub(super) kind: String,
    /// What it does: "Bid $90"; with the least amount, where that is open.
    pub(super) label: String,
    /// The amounts, where more than one is open.
    pub(super) range: Option<Range>,
    /// The amount that it begins with.
    least: u32,
}

/// The amounts of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub(super) min: u32,
    pub(super) max: u32,
    pub(super) step: u32,
}

impl Picture {
    /// What somebody sees of a game.
    pub(crate) fn of<F: Catalogue + Describe>(now: &Now<F::Game>) -> Self {
        let items = now.menu.items();
        let line = |item: &Item<Action<F>>| {
            let action = item.nth(0);
            let range = match *item {
                Item::Amount { min, max, step, .. } if max > min => Some(Range { min, max, step }),
                Item::Amount { .. } | Item::One(_) => None,
            };
            Offered {
                kind: F::kind(words(), &now.view, action),
                label: F::action(words(), &now.people, &now.view, action),
                range,
                least: action.amount(),
            }
        };
        Self {
            people: now.people.clone(),
            bots: now.bots,
            to_act: now.to_act,
            tableau: F::tableau(words(), &now.people, &now.view).finding(&|action| Pick::of(items, action)),
            menu: items.iter().map(line).collect(),
        }
    }

    /// The other seats in turn order, beginning after the person who looks.
    pub(super) fn others(&self) -> Vec<Seat> {
        let seats = self.people.names.len() as u8;
        match self.people.me {
            Some(me) => me.around(seats).skip(1).collect(),
            None => Seat::all(seats).collect(),
        }
    }

    /// Who has answered while others are still choosing, and who is choosing.
    pub(super) fn sealed(&self) -> (Seats, Seats) {
        let mut things = self.tableau.middle.iter().map(|group| &group.things);
        let sealed = things.find_map(|things| match *things {
            Things::Sealed { waiting, answered } => Some((answered, waiting)),
            Things::Facts(_) | Things::Pieces(_) | Things::Seats(_) => None,
        });
        sealed.unwrap_or((Seats::NONE, Seats::NONE))
    }

    /// The name by which a piece is seen to move; one that is there twice lies where it lies.
    pub(super) fn tag(&self, name: &str, place: &str) -> String {
        let same = self.pieces().filter(|piece| piece.name == name).count();
        if same == 1 { format!("piece {name}") } else { format!("{place} {name}") }
    }

    fn pieces(&self) -> impl Iterator<Item = &Piece<Pick>> {
        self.tableau.hand.iter().chain(self.on_table())
    }

    /// The pieces that lie before everybody.
    fn on_table(&self) -> impl Iterator<Item = &Piece<Pick>> {
        let middle = self.tableau.middle.iter().flat_map(|group| match &group.things {
            Things::Pieces(pieces) => &pieces[..],
            Things::Facts(_) | Things::Seats(_) | Things::Sealed { .. } => &[],
        });
        middle.chain(self.tableau.places.iter().flat_map(|place| &place.pieces))
    }
}

impl Pick {
    /// An action as a pick of a menu, where that offers it.
    pub(super) fn of<A: Choice>(items: &[Item<A>], action: A) -> Option<Self> {
        let line = items.iter().position(|item| item.contains(action))?;
        Some(Self { line, amount: action.amount() })
    }

    /// The action that was picked from a menu.
    pub(super) fn action<A: Choice>(self, items: &[Item<A>]) -> Option<A> {
        match *items.get(self.line)? {
            Item::One(action) => Some(action),
            Item::Amount { of, .. } => Some(of.with_amount(self.amount)),
        }
    }
}

/// What is asked of the person who looks, and how it is offered.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Slip {
    pub(super) menu: Vec<Offered>,
    /// The lines that are offered beside the pieces.
    pub(super) rest: Vec<usize>,
    pub(super) shape: Shape,
    /// How many lines lie on cards of the hand, and on other pieces.
    pub(super) on_cards: usize,
    pub(super) on_table: usize,
    /// Whether the own answer lies face down.
    pub(super) has_answered: bool,
}

/// How choices are offered that lie on no piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// There are none.
    Nothing,
    /// Buttons beside each other.
    Buttons,
    /// A dial for an amount, with buttons below.
    Dial,
    /// A list by kinds, with a filter.
    List,
}

impl Slip {
    pub(super) fn of(picture: &Picture) -> Self {
        let lies = |pieces: &mut dyn Iterator<Item = &Piece<Pick>>| {
            // A piece stands for one amount, so a dial is wanted all the same.
            let lines = pieces.filter_map(|piece| piece.action).filter(|pick| picture.menu[pick.line].range.is_none());
            let mut on = vec![false; picture.menu.len()];
            lines.for_each(|pick| on[pick.line] = true);
            on
        };
        let in_hand = lies(&mut picture.tableau.hand.iter());
        let on_table = lies(&mut picture.on_table());
        let lines = || 0..picture.menu.len();
        let free: Vec<usize> = lines().filter(|line| !in_hand[*line] && !on_table[*line]).collect();
        // A list has all that can be done, so that nothing has to be looked for in two places.
        let all: Vec<usize> = lines().filter(|line| !in_hand[*line]).collect();
        let (rest, shape) = if free.len() > FEW || all.len() > MANY {
            (all, Shape::List)
        } else if free.iter().any(|line| picture.menu[*line].range.is_some()) {
            (free, Shape::Dial)
        } else if free.is_empty() {
            (free, Shape::Nothing)
        } else {
            (free, Shape::Buttons)
        };
        let (answered, _) = picture.sealed();
        Self {
            on_cards: in_hand.iter().filter(|lies| **lies).count(),
            on_table: on_table.iter().filter(|lies| **lies).count(),
            rest,
            shape,
            has_answered: picture.people.me.is_some_and(|me| answered.contains(me)),
            menu: picture.menu.clone(),
        }
    }

    /// A line with an amount, or with the least one.
    pub(super) fn pick(&self, line: usize) -> Pick {
        Pick { line, amount: self.menu[line].least }
    }

    /// The only thing that can be done, where there is only one.
    pub(super) fn only(&self) -> Option<Pick> {
        match &self.menu[..] {
            [line] if line.range.is_none() => Some(self.pick(0)),
            _ => None,
        }
    }

    /// The kinds of what is listed, each with its lines, in the order in which the menu comes to them.
    pub(super) fn kinds(&self) -> Vec<(&str, Vec<usize>)> {
        let mut kinds: Vec<(&str, Vec<usize>)> = Vec::new();
        for &line in &self.rest {
            let kind = &*self.menu[line].kind;
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, lines)) => lines.push(line),
                None => kinds.push((kind, vec![line])),
            }
        }
        kinds
    }

    /// The lines of a kind, or of all, that have every word in them, in the order of [`kinds`](Self::kinds).
    pub(super) fn matching(&self, kind: Option<usize>, query: &str) -> Vec<usize> {
        let query = query.to_lowercase();
        let is_meant = |line: &usize| {
            let Offered { kind, label, .. } = &self.menu[*line];
            let text = format!("{kind} {label}").to_lowercase();
            query.split_whitespace().all(|word| text.contains(word))
        };
        let kinds = self.kinds().into_iter().enumerate();
        let lines = kinds.filter(|(index, _)| kind.is_none_or(|kind| kind == *index)).flat_map(|(_, (_, lines))| lines);
        lines.filter(is_meant).collect()
    }
}

#[cfg(test)]
mod tests {
    use words::{Fact, Place};

    use super::*;

    fn line(kind: &str, label: &str) -> Offered {
        Offered { kind: kind.to_owned(), label: label.to_owned(), range: None, least: 0 }
    }

    fn picture(menu: Vec<Offered>, hand: Vec<Piece<Pick>>) -> Picture {
        let place = Place::new(Fact::new("Cash".to_owned(), 0));
        Picture {
            people: People { names: vec!["Ada".to_owned()], me: Seat::new(0) },
            bots: Seats::NONE,
            to_act: Seats::all(1),
            tableau: Tableau { places: vec![place], middle: Vec::new(), hand },
            menu,
        }
    }

    fn card(name: &str, line: usize) -> Piece<Pick> {
        Piece::new(name.to_owned()).doing(Pick { line, amount: 0 })
    }

    fn offers() -> Vec<Offered> {
        let hire = ["Odile", "Kofi", "Renata", "Bashir", "Wren"].map(|name| line("Hire", &format!("Hire {name}")));
        let poach =
            ["Hugo from Jun", "Cleo from Mira", "Ravi from Mira"].map(|who| line("Poach", &format!("Poach {who}")));
        let mut offers: Vec<Offered> = hire.into_iter().chain(poach).collect();
        offers.insert(1, line("End", "End the turn"));
        offers
    }

    #[test]
    fn what_lies_on_a_card_is_offered_nowhere_else() {
        let menu = vec![line("Play", "Play Flame 9"), line("Pass", "Pass")];
        let slip = Slip::of(&picture(menu, vec![card("Flame 9", 0)]));
        assert_eq!((slip.rest, slip.shape, slip.on_cards), (vec![1], Shape::Buttons, 1));
    }

    #[test]
    fn everything_on_the_cards_leaves_nothing_beside_them() {
        let menu = vec![line("Play", "Play Flame 9"), line("Play", "Play Leaf 2")];
        let slip = Slip::of(&picture(menu, vec![card("Flame 9", 0), card("Leaf 2", 1)]));
        assert_eq!((slip.shape, slip.on_cards, slip.only()), (Shape::Nothing, 2, None));
    }

    #[test]
    fn an_amount_has_a_dial_although_a_card_stands_for_one_of_its_values() {
        let range = Some(Range { min: 10, max: 50, step: 10 });
        let menu = vec![Offered { range, least: 10, ..line("Bid", "Bid $10") }, line("Leave", "Drop out")];
        let slip = Slip::of(&picture(menu, vec![card("Ten", 0)]));
        assert_eq!((&slip.rest[..], slip.shape), (&[0, 1][..], Shape::Dial));
        assert_eq!(slip.pick(0), Pick { line: 0, amount: 10 });
    }

    #[test]
    fn more_than_eight_choices_are_a_list_of_all_that_lies_on_no_card() {
        let slip = Slip::of(&picture(offers(), Vec::new()));
        assert_eq!((slip.rest.len(), slip.shape), (9, Shape::List));
        let eight = Slip::of(&picture(offers(), vec![card("End", 1)]));
        assert_eq!((eight.rest.len(), eight.shape), (8, Shape::Buttons));
    }

    #[test]
    fn many_choices_are_a_list_although_they_lie_on_pieces_of_the_table() {
        let menu: Vec<Offered> = (0..=MANY).map(|number| line("Hire", &format!("Hire {number}"))).collect();
        let mut picture = picture(menu, Vec::new());
        picture.tableau.places[0].pieces = (0..MANY).map(|line| card("Somebody", line)).collect();
        assert_eq!(Slip::of(&picture).shape, Shape::List);
        picture.menu.pop();
        let slip = Slip::of(&picture);
        assert_eq!((slip.shape, slip.on_table, slip.rest.len()), (Shape::Nothing, MANY, 0));
    }

    #[test]
    fn kinds_stand_in_the_order_of_the_menu_with_all_their_lines() {
        let slip = Slip::of(&picture(offers(), Vec::new()));
        let kinds: Vec<(&str, usize)> = slip.kinds().into_iter().map(|(kind, lines)| (kind, lines.len())).collect();
        assert_eq!(kinds, [("Hire", 5), ("End", 1), ("Poach", 3)]);
    }

    #[test]
    fn a_filter_wants_every_word_in_the_kind_or_the_sentence() {
        let slip = Slip::of(&picture(offers(), Vec::new()));
        assert_eq!(slip.matching(None, ""), [0, 2, 3, 4, 5, 1, 6, 7, 8], "in the order in which they stand");
        assert_eq!(slip.matching(None, "mira POACH"), [7, 8]);
        assert_eq!(slip.matching(Some(0), "o"), [0, 2]);
        assert_eq!(slip.matching(Some(2), "odile"), Vec::<usize>::new());
    }

    #[test]
    fn a_piece_is_seen_to_move_where_its_name_is_its_own() {
        let hand = vec![card("Flame 9", 0), card("Libel", 0), card("Libel", 0)];
        let picture = picture(vec![line("Play", "Play")], hand);
        assert_eq!(picture.tag("Flame 9", "hand-0"), picture.tag("Flame 9", "middle-0"));
        assert_ne!(picture.tag("Libel", "hand-1"), picture.tag("Libel", "hand-2"));
    }
}
