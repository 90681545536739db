use silicon_valley::{CardData, Grid, Options, SiliconValley};
use table::{CardSet as _, Cards, Game as _, Match, Rng, Seed, Viewer};
use words::{Language, Speak as _};

use super::*;
use terminal::plain;

/// How high the table may be, so that choices fit below it on a low screen.
const HEIGHT: usize = 17;

fn people(seats: u8, me: Option<Seat>) -> People {
    let names = (1..=seats).map(|seat| if seat == 2 { "Li".to_owned() } else { format!("Quill {seat} (random)") });
    People { names: names.collect(), me }
}

/// Plays a game by chance and shows `look` every position of it.
fn each_position(seats: u8, number: u64, mut look: impl FnMut(&SiliconValley)) {
    let seed = Seed::from_text(&number.to_string());
    let (mut table, _) = Match::<SiliconValley>::new(Options::default(), seats, seed).expect("a table");
    let mut rng = Rng::fast(number);
    loop {
        look(table.state());
        let Some(seat) = table.state().to_act().first() else { return };
        let action = table.menu(seat).sample(&mut rng).expect("a choice");
        table.submit(seat, action).expect("it is on the menu");
    }
}

#[test]
fn the_table_fits_into_78_columns_and_the_details_onto_a_page() {
    for (number, (seats, language)) in
        [1, 2, 3, 4].into_iter().flat_map(|seats| Language::ALL.map(|language| (seats, language))).enumerate()
    {
        let words = crate::Face::strict(language);
        let row = format!(" {}", words.text("silicon-valley-label-row"));
        each_position(seats, number as u64, |game| {
            for viewer in [Viewer::Seat(Seat::default()), Viewer::Spectator] {
                let (people, view) = (people(seats, viewer.seat()), game.view(viewer));
                let drawn = plain(&crate::Face::table(&words, &people, std::slice::from_ref(&view)));
                assert!(drawn.lines().all(|line| line.width() <= WIDTH), "{drawn}");
                let cut = drawn.lines().filter(|line| line.ends_with('…'));
                assert!(cut.into_iter().all(|line| line.starts_with(&row)), "{drawn}");
                assert!(drawn.lines().count() <= HEIGHT, "{drawn}");
                let details = plain(&crate::Face::details(&words, &people, &view));
                assert!(details.lines().all(|line| line.width() <= 76), "{details}");
            }
        });
    }
}

#[test]
fn the_end_shows_what_lay_behind_every_screen() {
    let words = crate::Face::strict(Language::English);
    let mut last = None;
    each_position(3, 5, |game| last = Some(game.view(Viewer::Spectator)));
    let view = last.expect("a game has an end");
    let drawn = plain(&crate::Face::table(&words, &people(3, None), std::slice::from_ref(&view)));
    let screens = view.screens.expect("the screens are down");
    let mut merits = Vec::new();
    for line in drawn.lines().take(3) {
        let (seat, screen) =
            screens.iter().find(|(seat, _)| line.contains(terminal::seat_sign(*seat))).expect("a seat");
        assert!(line.contains(&format!("${} ", screen.money)), "{drawn}");
        assert!(line.contains(&format!("{} block", screen.blocks.len()).replace("1 block", "one block")), "{drawn}");
        merits.push((view.track.at[seat], screen.money, screen.blocks.len()));
    }
    assert!(merits.is_sorted_by(|better, worse| better >= worse), "{drawn}");
}

#[test]
fn a_design_by_hand_shows_which_block_lies_where_without_colours() {
    let words = crate::Face::strict(Language::English);
    let mut seen = 0;
    for number in 0..40 {
        each_position(2, number, |game| {
            let view = game.view(Viewer::Spectator);
            let Some(draft) = by_hand(&view).filter(|draft| draft.design.laid().len() == 1) else { return };
            let drawn = plain(&crate::Face::table(&words, &people(2, None), std::slice::from_ref(&view)));
            let (cells, first) = (view.cards.grid(draft.product).cells(), draft.design.laid()[0].kind);
            let width = 2 * cells.iter().map(|cell| usize::from(cell.0) + 1).max().unwrap_or(0);
            let grid: String = drawn.lines().skip(3).flat_map(|line| line.chars().skip(3).take(width)).collect();
            let count = |sign: char| grid.matches(sign).count();
            assert_eq!(count('a'), usize::from(first.squares()), "{drawn}");
            assert_eq!((count('?'), count('□')), (1, cells.len() - usize::from(first.squares()) - 1), "{drawn}");
            seen += 1;
        });
    }
    assert!(seen > 0, "somebody lays blocks by hand");
}

#[test]
fn a_grid_of_eight_rows_is_drawn_to_its_end() {
    let rows: Vec<String> = ["##", "##", "##", "##", "##", "##", "#.", "#."].map(str::to_owned).to_vec();
    assert_eq!(grid::picture(&Grid::new(&rows).expect("a grid")), ["██", "██", "██", "█ "]);
    let rows: Vec<String> = ["###", "#.#", "###"].map(str::to_owned).to_vec();
    assert_eq!(grid::picture(&Grid::new(&rows).expect("a grid")), ["█▀█", "▀▀▀"]);
}

#[test]
fn a_row_of_four_cards_cuts_names_rather_than_facts() {
    let text = CardData::STANDARD.replace("hq_row = 3", "hq_row = 4");
    let options = Options { cards: Cards::from_toml(&text).expect("a card file"), ..Options::default() };
    let (table, _) = Match::<SiliconValley>::new(options, 2, Seed::from_text("four")).expect("a table");
    let (words, view) = (crate::Face::strict(Language::English), table.state().view(Viewer::Spectator));
    let drawn = plain(&crate::Face::table(&words, &people(2, None), std::slice::from_ref(&view)));
    let row = drawn.lines().find(|line| line.starts_with(" HQ")).expect("the HQ cards");
    for hq in view.market.hqs.into_iter().flatten() {
        assert!(row.contains(&offers(&words, view.cards.hq(hq))), "{drawn}");
    }
    assert!(row.contains('…') && row.width() <= WIDTH, "{drawn}");
}

#[test]
fn a_place_without_a_card_is_still_there() {
    let words = crate::Face::strict(Language::English);
    let mut holes = 0;
    let mut look = |game: &SiliconValley| {
        let view = game.view(Viewer::Spectator);
        let drawn = plain(&crate::Face::table(&words, &people(1, None), std::slice::from_ref(&view)));
        let row = drawn.lines().find(|line| line.starts_with(" HQ"));
        if let ([None, Some(second), ..], Some(row)) = (view.market.hqs, row) {
            let (before, _) = row.split_once(&view.cards.hq(second).name).expect("the second card");
            assert_eq!(before.width(), 1 + 3 + 25, "{drawn}");
            holes += 1;
        }
    };
    (0..10).for_each(|number| each_position(1, number, &mut look));
    assert!(holes > 0, "the Rival takes the first HQ card at some time");
}

#[test]
fn the_details_say_who_acts_next_what_is_left_and_who_launched_what() {
    let words = crate::Face::strict(Language::English);
    let (mut tied, mut launched) = (0, 0);
    for number in 0..4 {
        each_position(3, number, |game| {
            let view = game.view(Viewer::Seat(Seat::default()));
            let details = plain(&crate::Face::details(&words, &people(3, None), &view));
            let market = &view.market;
            let decks = format!("{} products, {} employees", market.product_deck.len(), market.employee_deck.len());
            assert!(details.contains(&decks), "{details}");
            for place in market.products.iter().flatten() {
                let Some(silicon_valley::Launch { by: silicon_valley::Owner::Seat(seat), round, .. }) = place.launch
                else {
                    continue;
                };
                let name = words.silicon_valley_name(&view.cards.product(place.product).name);
                let by = format!("{name}: {}, round {round}", people(3, None).name(seat));
                assert!(details.contains(&by), "{by}: {details}");
                launched += 1;
            }
            if view.screens.is_some() || view.round == 0 {
                return;
            }
            let (_, order) = details.split_once("on one space the topmost\n").expect("the order");
            let order = order.split("In the decks").next().expect("a line");
            let place = |seat: Seat| order.find(terminal::seat_sign(seat)).expect("everybody acts");
            for (one, other) in Seat::all(3).flat_map(|one| Seat::all(3).map(move |other| (one, other))) {
                let moved = |seat: Seat| view.track.moved[..3].iter().position(|moved| *moved == seat);
                let [at, other_at] = [one, other].map(|seat| view.track.at[seat]);
                if at < other_at || at == other_at && moved(one) > moved(other) {
                    assert!(place(one) < place(other), "{order}");
                    tied += usize::from(at == other_at);
                }
            }
        });
    }
    assert!(tied > 0 && launched > 0, "{tied} ties, {launched} launches");
}
