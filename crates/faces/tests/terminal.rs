//! The table of every game can be read in a terminal.

#![cfg(feature = "terminal")]

use faces::VisitTable;
use learn::Teach;
use table::{Game, Match, Rng, Seat, Seed, Viewer};
use terminal::{Draw, Drawing, plain};
use unicode_width::UnicodeWidthStr as _;
use words::{Language, People, Piece, Things, View, Words};

struct Fits(Language);

impl VisitTable for Fits {
    type Output = ();

    fn visit<F: Draw + Teach>(self) {
        let words = faces::strict(self.0);
        for seats in F::INFO.seat_counts().filter(|seats| *seats <= 4) {
            let names = ["Ada", "Jun", "Li", "Mira"].map(str::to_owned);
            let people = People { names: names[..usize::from(seats)].to_vec(), me: Some(Seat::default()) };
            let options = <F::Game as Game>::Options::default();
            let (mut table, _) = Match::<F::Game>::new(options, seats, Seed::from_text("fits")).expect("a table");
            let mut rng = Rng::fast(u64::from(seats));
            while let Some(seat) = table.state().to_act().first() {
                let view = table.state().view(Viewer::Seat(Seat::default()));
                let drawn = plain(&F::table(&words, &people, &[view]));
                assert!(drawn.lines().all(|line| line.width() <= 78), "{drawn}");
                let action = table.menu(seat).sample(&mut rng).expect("a choice");
                table.submit(seat, action).expect("it is on the menu");
            }
        }
    }
}

#[test]
fn the_table_of_every_game_fits_into_78_columns_in_every_language() {
    for language in Language::ALL {
        for info in shelf::GAMES {
            faces::with_table(info.slug, Fits(language)).expect("a game of the list");
        }
    }
}

struct Ties;

impl VisitTable for Ties {
    type Output = ();

    fn visit<F: Draw + Teach>(self) {
        let legend = F::legend(&faces::strict(Language::English));
        let says = legend.iter().any(|line| line.starts_with("Ties: "));
        assert!(legend.is_empty() || says, "{}: the help says who wins ties, in a line that begins so", F::INFO.slug);
    }
}

#[test]
fn the_help_of_every_game_that_has_one_says_who_wins_ties() {
    for info in shelf::GAMES {
        faces::with_table(info.slug, Ties).expect("a game of the list");
    }
}

/// The table that is made of a position in words.
struct Undrawn(Language);

impl VisitTable for Undrawn {
    type Output = ();

    fn visit<F: Draw + Teach>(self) {
        let (words, drawing) = (faces::strict(self.0).remembering(), Drawing::<F>::of_any());
        for seats in F::INFO.seat_counts() {
            let names: Vec<String> = (1..=seats).map(|seat| format!("Quill {seat} (random)")).collect();
            let options = <F::Game as Game>::Options::default();
            let (mut table, _) = Match::<F::Game>::new(options, seats, Seed::from_text("undrawn")).expect("a table");
            let mut rng = Rng::fast(u64::from(seats));
            for ply in 0.. {
                let asked = table.state().to_act().first();
                // Most plies look like the one before.
                if ply % 7 == 0 || asked.is_none() {
                    for viewer in asked.map(Viewer::Seat).into_iter().chain([Viewer::Spectator]) {
                        let people = People { names: names.clone(), me: viewer.seat() };
                        assert_shown(&words, &people, drawing, &table.state().view(viewer));
                    }
                }
                let Some(seat) = asked else { break };
                let action = table.menu(seat).sample(&mut rng).expect("a choice");
                table.submit(seat, action).expect("it is on the menu");
            }
        }
    }
}

/// The table fits and shows whatever one holds; its details leave out nothing.
fn assert_shown<F: Draw>(words: &Words, people: &People, drawing: Drawing<F>, view: &View<F>) {
    let (tableau, squeezed) =
        (F::tableau(words, people, view), |text: &str| text.split_whitespace().collect::<String>());
    let drawn = plain(&(drawing.table)(words, people, std::slice::from_ref(view)));
    let details = plain(&(drawing.details)(words, people, view));
    assert!(drawn.lines().chain(details.lines()).all(|line| line.width() <= 78), "{drawn}\n\n{details}");
    let (drawn, details) = (squeezed(&drawn), squeezed(&details));
    for piece in &tableau.hand {
        assert!(drawn.contains(&squeezed(&piece.name)), "{}: {drawn}", piece.name);
    }
    for place in &tableau.places {
        let facts: Vec<String> =
            std::iter::once(&place.score).chain(&place.facts).filter_map(|fact| fact.value.clone()).collect();
        assert!(drawn.contains(&squeezed(&facts[0])), "{}: {drawn}", facts[0]);
        assert!(facts.iter().all(|fact| details.contains(&squeezed(fact))), "{facts:?}: {details}");
    }
    let middle = tableau.middle.iter().flat_map(|group| match &group.things {
        Things::Pieces(pieces) => pieces.as_slice(),
        Things::Facts(_) | Things::Seats(_) | Things::Sealed { .. } => &[],
    });
    let pieces: Vec<&Piece<_>> = tableau.places.iter().flat_map(|place| &place.pieces).chain(middle).collect();
    for piece in pieces.into_iter().chain(&tableau.hand) {
        assert!(details.contains(&squeezed(&piece.text)), "{}: {details}", piece.text);
    }
}

#[test]
fn a_table_that_nobody_has_drawn_shows_every_hand_and_fits_in_every_language() {
    std::thread::scope(|scope| {
        for language in Language::ALL {
            for info in shelf::GAMES {
                scope.spawn(move || faces::with_table(info.slug, Undrawn(language)).expect("a game of the list"));
            }
        }
    });
}
