//! The table of every game can be read in a terminal.

#![cfg(feature = "terminal")]

use faces::VisitTable;
use learn::Teach;
use table::{Game, Match, Rng, Seat, Seed, Viewer};
use terminal::{Draw, plain};
use unicode_width::UnicodeWidthStr as _;
use words::{Language, People};

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
