//! The position of every game can be said in words, so that a table can be drawn that knows nothing of the game.

use std::collections::{BTreeMap, BTreeSet};

use learn::Teach;
use table::{Game as _, Item, Match, Menu, Rng, Seats, Seed, Viewer};
use words::{Action, Catalogue, Describe, Fact, Language, Options, People, Piece, Tableau, Things, View, Words};

/// A position as somebody sees it, in the words of a language.
struct Sight<'a, F: Describe> {
    words: &'a Words,
    people: People,
    view: View<F>,
    menu: Menu<Action<F>>,
    tableau: Tableau<Action<F>>,
}

impl<F: Describe> Sight<'_, F> {
    /// Every piece on the table and in the hand.
    fn pieces(&self) -> impl Iterator<Item = &Piece<Action<F>>> {
        let middle = self.tableau.middle.iter().flat_map(|group| match &group.things {
            Things::Pieces(pieces) => pieces.as_slice(),
            Things::Facts(_) | Things::Seats(_) | Things::Sealed { .. } => &[],
        });
        self.tableau.places.iter().flat_map(|place| &place.pieces).chain(middle).chain(&self.tableau.hand)
    }

    fn sentence(&self, action: Action<F>) -> String {
        F::action(self.words, &self.people, &self.view, action)
    }
}

/// Plays a game at random and looks at every position with the eyes of everybody, in every language.
fn look<F: Describe>(words: &[Words], seats: u8, check: &mut impl FnMut(&Sight<'_, F>, Viewer)) {
    let names: Vec<String> = ["Ada", "Jun", "Mira", "Quill", "Tove", "Wim"].map(str::to_owned).to_vec();
    let seed = Seed::from_text(&format!("in words {seats}"));
    let (mut table, _) = Match::<F::Game>::new(Options::<F>::default(), seats, seed).expect("a table");
    let mut rng = Rng::fast(seats.into());
    for ply in 0_usize.. {
        for viewer in Viewer::all(seats) {
            // One language a ply is enough: what they must have in common does not depend on it.
            let words = &words[ply % words.len()];
            let people = People { names: names[..usize::from(seats)].to_vec(), me: viewer.seat() };
            let view = table.state().view(viewer);
            let menu = viewer.seat().map_or_else(Menu::new, |seat| table.menu(seat));
            let tableau = F::tableau(words, &people, &view);
            check(&Sight { words, people, view, menu, tableau }, viewer);
        }
        let Some(seat) = table.state().to_act().first() else { break };
        let action = table.menu(seat).sample(&mut rng).expect("a choice");
        table.submit(seat, action).expect("it is on the menu");
    }
}

/// A text that can stand on a board as it is.
fn assert_label(text: &str, what: &str) {
    assert!(!text.is_empty() && text.trim() == text, "{what} is `{text}`");
    assert_text(text, what);
}

fn assert_text(text: &str, what: &str) {
    let marked = ["<", ">", "{", "}", "*", "`", "\n", "\t", "  "].iter().any(|sign| text.contains(sign));
    assert!(!marked && !text.contains("-$"), "{what} has markup in it: `{text}`");
    let letters: Vec<char> = text.chars().collect();
    let hyphen = letters.windows(2).any(|pair| pair[0] == '-' && pair[1].is_ascii_digit());
    assert!(!hyphen, "{what} has a hyphen for a minus: `{text}`");
}

fn assert_fact(fact: &Fact) {
    assert_label(&fact.label, "a label");
    fact.value.iter().for_each(|value| assert_label(value, &fact.label));
}

fn assert_piece<A>(piece: &Piece<A>, seats: Seats) {
    if piece.name.is_empty() {
        assert!(piece.seat.is_some(), "a place where nobody's piece is awaited");
        assert!(piece.action.is_none(), "what is not there is chosen");
    } else {
        assert_label(&piece.name, "a name");
    }
    assert_text(&piece.text, &piece.name);
    assert_text(&piece.mark, &piece.name);
    assert!(piece.seat.is_none_or(|seat| seats.contains(seat)), "{} is of nobody at the table", piece.name);
}

/// Whatever is said is said in full, about those who are there.
fn assert_said<F: Describe>(sight: &Sight<'_, F>, seats: u8) {
    let all = Seats::all(seats);
    assert_label(&F::when(sight.words, &sight.view), "how far the game is");
    for place in &sight.tableau.places {
        std::iter::once(&place.score).chain(&place.facts).for_each(assert_fact);
    }
    for group in &sight.tableau.middle {
        assert_label(&group.title, "a title");
        match &group.things {
            Things::Facts(facts) => {
                assert!(!facts.is_empty(), "{}: no facts", group.title);
                facts.iter().for_each(assert_fact);
            }
            Things::Pieces(_) => {}
            Things::Seats(shares) => {
                let known = shares.iter().all(|share| all.contains(share.seat));
                assert!(!shares.is_empty() && known, "{}", group.title);
                shares.iter().for_each(|share| assert_label(&share.value, &group.title));
                shares.iter().for_each(|share| assert_text(&share.note, &group.title));
            }
            Things::Sealed { waiting, answered } => {
                assert!(*waiting != Seats::NONE, "{}: all have answered, and it is still closed", group.title);
                assert!(waiting.into_iter().all(|seat| all.contains(seat) && !answered.contains(seat)));
                assert!(answered.into_iter().all(|seat| all.contains(seat)), "{}", group.title);
            }
        }
    }
    sight.pieces().for_each(|piece| assert_piece(piece, all));
}

/// The labels of what is known about each seat.
fn labels<A>(tableau: &Tableau<A>) -> Vec<Vec<String>> {
    let of = |place: &words::Place<A>| {
        std::iter::once(&place.score).chain(&place.facts).map(|fact| fact.label.clone()).collect()
    };
    tableau.places.iter().map(of).collect()
}

/// Whether facts come and go with the phases alone: the score stays, and so does the order of the rest.
fn is_in_order(labels: &[String], wanted: &[String]) -> bool {
    let common = |one: &[String], other: &[String]| -> Vec<String> {
        one.iter().filter(|label| other.contains(label)).cloned().collect()
    };
    labels.first() == wanted.first() && common(labels, wanted) == common(wanted, labels)
}

/// A piece that can be chosen is what its choice says, and stands for nothing else.
fn assert_choices<F: Describe>(sight: &Sight<'_, F>) {
    let chosen: Vec<(&Piece<_>, Action<F>)> =
        sight.pieces().filter_map(|piece| piece.action.map(|action| (piece, action))).collect();
    for (piece, action) in &chosen {
        let other = chosen.iter().find(|(other, same)| same == action && other.name != piece.name);
        assert!(other.is_none(), "{} and {:?} are the same choice", piece.name, other.map(|(other, _)| &other.name));
        if sight.menu.contains(*action) {
            assert_label(&sight.sentence(*action), &piece.name);
        }
    }
    for piece in &sight.tableau.hand {
        if let Some(action) = piece.action.filter(|action| sight.menu.contains(*action)) {
            let sentence = sight.sentence(action);
            assert!(sentence.contains(one_of(&piece.name)), "{} is chosen with `{sentence}`", piece.name);
        }
    }
}

/// Where each choice is a card of the hand, the cards are the choices.
fn assert_hand_is_the_menu<F: Describe>(sight: &Sight<'_, F>) -> bool {
    let names: BTreeSet<&str> = sight.tableau.hand.iter().map(|piece| one_of(&piece.name)).collect();
    let deed = |item: &Item<Action<F>>| match item {
        Item::One(action) => deed_with_one(&sight.sentence(*action), &names),
        Item::Amount { .. } => None,
    };
    // "Play ", over and over.
    let deeds: Option<BTreeSet<String>> = sight.menu.items().iter().map(deed).collect();
    if deeds.is_none_or(|deeds| deeds.len() != 1) {
        return false;
    }
    for action in sight.menu.iter() {
        let found = sight.pieces().any(|piece| piece.action == Some(action));
        assert!(found, "no piece for `{}`, with {names:?} in hand", sight.sentence(action));
    }
    true
}

/// What a sentence says beside the one card of a hand that it names; nothing where it names none or several.
fn deed_with_one(sentence: &str, names: &BTreeSet<&str>) -> Option<String> {
    let name = names.iter().filter(|name| sentence.contains(**name)).max_by_key(|name| name.len())?;
    let rest = sentence.replacen(name, "", 1);
    (!rest.contains('×') && !names.iter().any(|name| rest.contains(name))).then_some(rest)
}

/// The name of one card of a stack: "L4" of "2×L4".
fn one_of(name: &str) -> &str {
    name.split_once('×').map(|(_, one)| one.trim()).filter(|one| !one.is_empty()).unwrap_or(name)
}

/// How often the hand was the menu.
fn check<F: Describe>() -> usize {
    let mut hands = 0;
    let words = Language::ALL.map(|language| faces::strict(language).remembering());
    for seats in F::INFO.seat_counts() {
        let mut first: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        look::<F>(&words, seats, &mut |sight, viewer| {
            assert_eq!(sight.tableau.places.len(), usize::from(seats), "a place for each seat");
            let labels = labels(&sight.tableau);
            let wanted = &*first.entry(sight.words.language().code()).or_insert_with(|| labels[0].clone());
            assert!(labels.iter().all(|other| *other == labels[0]), "{}: {labels:?}", F::INFO.slug);
            assert!(is_in_order(&labels[0], wanted), "{}: {labels:?}, {wanted:?}", F::INFO.slug);
            let different: BTreeSet<&String> = labels[0].iter().collect();
            assert_eq!(different.len(), labels[0].len(), "{}: the same label twice: {labels:?}", F::INFO.slug);
            assert!(different.len() > 1, "{}: nothing is said about a seat", F::INFO.slug);
            assert!(!sight.tableau.middle.is_empty(), "{}: nothing lies in the middle", F::INFO.slug);
            assert!(viewer != Viewer::Spectator || sight.tableau.hand.is_empty(), "{}", F::INFO.slug);
            assert_said(sight, seats);
            assert_choices(sight);
            hands += usize::from(assert_hand_is_the_menu(sight));
        });
    }
    hands
}

struct Said;

impl faces::Visit for Said {
    type Output = usize;

    fn visit<F: Catalogue + Describe + Teach>(self) -> usize {
        check::<F>()
    }
}

#[test]
fn every_position_of_every_game_can_be_said_in_words() {
    let hands: usize = std::thread::scope(|scope| {
        let play = |info: &'static table::Info| faces::with(info.slug, Said).expect("a game of the list");
        let games: Vec<_> = shelf::GAMES.iter().map(|info| scope.spawn(move || play(info))).collect();
        games.into_iter().map(|game| game.join().expect("it passes")).sum()
    });
    assert!(hands > 0, "nowhere is the hand the menu");
}
