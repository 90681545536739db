use table::{Match, Rng, Seed, Viewer};
use words::Language;

use super::*;
use crate::visit::{self, Visit};

struct Fits(Language);

impl Visit for Fits {
    type Output = ();

    fn visit<G: Draw>(self) {
        let words = Words::strict(self.0);
        for seats in G::INFO.seat_counts().filter(|seats| *seats <= 4) {
            let names = ["Ada", "Jun", "Li", "Mira"].map(str::to_owned);
            let people = People { names: names[..usize::from(seats)].to_vec(), me: Some(Seat::default()) };
            let (mut table, _) =
                Match::<G>::new(G::Options::default(), seats, Seed::from_text("fits")).expect("a table");
            let mut rng = Rng::fast(u64::from(seats));
            while let Some(seat) = table.state().to_act().first() {
                let view = table.state().view(Viewer::Seat(Seat::default()));
                let drawn = plain(&G::table(&words, &people, &[view]));
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
            visit::with(info.slug, Fits(language)).expect("a game of the list");
        }
    }
}

#[test]
fn wide_letters_take_two_columns() {
    assert_eq!((head("日本語", 4), head("日本語", 5), head("abc", 9)), ("日本", "日本", "abc"));
    assert_eq!((cut("日本語", 5), cut("日本語", 6)), ("日本…".to_owned(), "日本語".to_owned()));
    assert_eq!((flush_left("日本", 6), flush_right("日本", 6)), ("日本  ".to_owned(), "  日本".to_owned()));
}
