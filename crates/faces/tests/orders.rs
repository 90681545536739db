//! Orders in random games of every seat count and option: whatever is ordered whenever, only legal things come of it.

use learn::Teach;
use shelf::GAMES;
use table::contract::variants;
use table::{BySeat, Game as _, Match, Menu, Rng, Seat, Seed, Viewer};
use words::{Action, Catalogue, Describe, Language, Obeyed, Options, Orders, People, View, Words};

/// What was seen of a game's orders.
#[derive(Debug, Default, PartialEq, Eq)]
struct Seen {
    offered: usize,
    obeyed: usize,
    waited: usize,
    lapsed: usize,
}

/// One that is laid now and then, kept until it lapses, and carried out whenever it comes up.
struct Random<'a>(&'a [Words]);

impl faces::Visit for Random<'_> {
    type Output = Seen;

    fn visit<F: Catalogue + Describe + Orders + Teach>(self) -> Seen {
        let (mut seen, mut rng) = (Seen::default(), Rng::fast(32));
        for seats in F::INFO.seat_counts() {
            for options in variants::<Options<F>>(seats) {
                let (mut table, _) =
                    Match::<F::Game>::new(options, seats, Seed::from_text("orders")).expect("a checked table");
                let mut kept = BySeat::<Option<F::Order>>::new(seats, |_| None);
                while let Some(asked) = table.state().to_act().first() {
                    let mut next = None;
                    for seat in Seat::all(seats) {
                        let view = table.state().view(Viewer::Seat(seat));
                        let menu = if table.state().to_act().contains(seat) { table.menu(seat) } else { Menu::new() };
                        look::<F>(self.0, &view, seat, &menu, &mut seen, &mut rng);
                        kept[seat] = kept[seat].or_else(|| F::offers(&view, seat).sample(&mut rng));
                        let Some(order) = kept[seat] else { continue };
                        match F::obey(order, &view, seat, &menu) {
                            Obeyed::Act(action) => {
                                assert!(menu.contains(action), "{order:?} does {action:?}, which is not on {menu:?}");
                                seen.obeyed += 1;
                                next = Some((seat, action));
                            }
                            Obeyed::Wait => seen.waited += 1,
                            Obeyed::Lapsed => {
                                seen.lapsed += 1;
                                kept[seat] = None;
                            }
                        }
                    }
                    let (seat, action) =
                        next.unwrap_or_else(|| (asked, table.menu(asked).sample(&mut rng).expect("a choice")));
                    table.submit(seat, action).expect("it is on the menu");
                }
                for seat in Seat::all(seats) {
                    let view = table.state().view(Viewer::Seat(seat));
                    assert!(F::offers(&view, seat).is_empty(), "a game that is over takes no orders");
                    let over = kept[seat].map(|order| F::obey(order, &view, seat, &Menu::new()));
                    assert!(matches!(over, None | Some(Obeyed::Lapsed)), "{:?} outlives the game", kept[seat]);
                }
            }
        }
        seen
    }
}

/// Whatever is offered can be said, stands, and does nothing for whoever is not asked.
fn look<F: Orders>(
    words: &[Words],
    view: &View<F>,
    seat: Seat,
    menu: &Menu<Action<F>>,
    seen: &mut Seen,
    rng: &mut Rng,
) {
    let names = Seat::all(6).map(|seat| format!("Player{seat}")).collect();
    let people = People { names, me: Some(seat) };
    for item in F::offers(view, seat).items() {
        seen.offered += 1;
        let order = item.sample(rng);
        if seen.offered.is_multiple_of(7) {
            for words in words {
                for text in [F::ordering(words, order), F::order(words, &people, view, order)] {
                    assert!(!text.trim().is_empty() && !text.contains('{'), "`{text}` is no sentence");
                }
            }
        }
        let unasked = F::obey(order, view, seat, &Menu::new());
        assert_eq!(unasked, Obeyed::Wait, "{order:?} stands, and waits for whoever is not asked");
        assert_ne!(F::obey(order, view, seat, menu), Obeyed::Lapsed, "{order:?} is offered, so it stands");
        let json = serde_json::to_string(&order).expect("JSON");
        assert_eq!(serde_json::from_str::<F::Order>(&json).expect("an order"), order);
    }
}

#[test]
fn only_what_is_on_the_menu_comes_of_an_order() {
    let words = Language::ALL.map(faces::strict);
    for info in GAMES {
        let seen = faces::with(info.slug, Random(&words)).expect("a game of the list");
        let knows_any = seen.offered > 0;
        assert!(!knows_any || seen.obeyed > 10 && seen.waited > 10 && seen.lapsed > 10, "{}: {seen:?}", info.slug);
    }
}

#[test]
fn what_is_no_order_of_the_game_is_refused() {
    for info in GAMES {
        let table = shelf::AnyMatch::new(info.slug, serde_json::json!({}), info.min_seats, Seed::from_text("none"));
        let table = table.expect("a table");
        let seat = Seat::default();
        let (view, menu) = (table.view_by_name(Viewer::Seat(seat)), table.menu(seat));
        for nonsense in ["", "null", "{}", "7", "\"no such order\"", "{\"no_such_order\":{\"round\":1}}"] {
            assert!(faces::can_be_ordered(info.slug, nonsense, view.get(), seat).is_err(), "{nonsense}");
            assert!(faces::obey(info.slug, nonsense, view.get(), seat, menu.get()).is_err(), "{nonsense}");
        }
    }
    assert!(faces::can_be_ordered("no such game", "{}", "{}", Seat::default()).is_err());
}
