use super::{Scene, pile, seat};
use crate::{Action, Employee, Event, Hq, Kind, Pile, Product, Vc};

#[test]
fn ruling_8_an_empty_deck_is_made_anew_from_its_discards() {
    let mut scene = Scene::new(2, |_| {}).open_hq(0).money(0, 50);
    scene.game.market.hq_discard = scene.game.market.hq_deck;
    scene.game.market.hq_deck = Pile::NONE;
    scene.play(0, Action::Expand(Hq(0)));
    assert!(scene.game.market.hqs[..3].iter().all(Option::is_some));
    assert!(scene.game.market.hq_discard.is_empty());
    assert_eq!(scene.game.market.hq_deck.len(), 27 - 1 - 3);
}

#[test]
fn ruling_8_holds_for_employees_and_vcs_too() {
    let mut scene = Scene::new(2, |_| {}).row(0, 0).open_vc(0).money(0, 50);
    let market = &mut scene.game.market;
    market.employee_discard = std::mem::take(&mut market.employee_deck);
    market.vc_discard = std::mem::take(&mut market.vc_deck);
    scene.play(0, Action::Hire(Employee(0)));
    assert!(scene.game.market.employees.iter().all(Option::is_some));
    assert!(scene.game.market.employee_discard.is_empty());
    scene.play(0, Action::Fund(Vc(0)));
    assert!(scene.game.market.vcs[..3].iter().all(Option::is_some));
    // 27 cards, of which three lie open.
    assert_eq!((scene.game.market.vc_deck.len(), scene.game.market.vc_discard.len()), (24, 0));
}

#[test]
fn where_deck_and_discards_are_empty_the_row_stays_short() {
    let mut scene = Scene::new(2, |_| {}).row(0, 0).row(1, 1).money(0, 50);
    scene.game.market.employee_deck = Pile::NONE;
    scene.play(0, Action::Hire(Employee(0)));
    assert_eq!(scene.game.market.employees, [Some(Employee(1)), None, None, None, None]);
}

#[test]
fn ruling_8_without_advanced_products_the_place_stays_empty() {
    let mut scene = Scene::new(2, |set| set.starting_products[0].grid = vec!["##".into()])
        .product(0, 0)
        .blocks(0, &[Kind::Domino])
        .blocks(1, &[Kind::Domino]);
    scene.game.market.product_deck = Pile::NONE;
    scene.play(0, Action::Innovate(Product(0)));
    scene.play(0, Action::Done);
    scene.play(1, Action::Done);
    if scene.game.active == seat(0) {
        scene.play(0, Action::Done);
    }
    scene.play(1, Action::SecondMove(Product(0)));
    assert_eq!(scene.game.market.products[0], None);
}

fn gainer() -> Scene {
    Scene::new(2, |set| set.employees[0].instant = pile(&[Kind::T4])).row(0, 0).money(0, 5)
}

#[test]
fn ruling_9_the_taker_chooses_another_kind_of_the_same_size() {
    let mut scene = gainer().supply(1, &[Kind::I4, Kind::S4, Kind::Domino]);
    scene.play(0, Action::Hire(Employee(0)));
    assert_eq!(scene.menu(0), [Action::Take(Kind::I4), Action::Take(Kind::S4)]);
    scene.play(0, Action::Take(Kind::S4));
    assert_eq!(scene.blocks_of(0), pile(&[Kind::S4]));
    assert_eq!(scene.game.actions_left, 2);
}

#[test]
fn ruling_9_else_the_taker_chooses_any_smaller_one_or_none() {
    let scarce = || gainer().supply(1, &[Kind::L3, Kind::Domino]);
    for taken in [Some(Kind::L3), Some(Kind::Domino), None] {
        let mut scene = scarce();
        scene.play(0, Action::Hire(Employee(0)));
        assert_eq!(scene.menu(0), [Action::Take(Kind::L3), Action::Take(Kind::Domino), Action::Done]);
        scene.play(0, taken.map_or(Action::Done, Action::Take));
        assert_eq!(scene.blocks_of(0), taken.into_iter().collect());
        assert!(scene.events().contains(&Event::RanOut { seat: seat(0), wanted: Kind::T4, taken }));
        assert_eq!(scene.game.actions_left, 2, "the turn goes on");
    }
    let mut scene = gainer().supply(1, &[Kind::Domino]);
    scene.play(0, Action::Hire(Employee(0)));
    assert_eq!(scene.menu(0), [Action::Take(Kind::Domino), Action::Done], "the only smaller one need not be taken");
}

#[test]
fn ruling_9_nobody_is_asked_where_one_kind_of_the_same_size_or_nothing_at_all_is_left() {
    let mut scene = gainer().supply(1, &[Kind::S4, Kind::L3, Kind::Domino]);
    scene.play(0, Action::Hire(Employee(0)));
    assert_eq!(scene.blocks_of(0), pile(&[Kind::S4]));
    let mut scene = gainer().supply(1, &[]);
    scene.play(0, Action::Hire(Employee(0)));
    assert!(scene.blocks_of(0).is_empty());
    assert!(scene.events().contains(&Event::RanOut { seat: seat(0), wanted: Kind::T4, taken: None }));
}

#[test]
fn a_card_file_that_cannot_be_played_with_is_refused_for_what_is_wrong_with_it() {
    use table::{Cards, Flaw, Part, Why};
    let standard = <crate::CardData as table::CardSet>::STANDARD;
    let range = |id, found, min, max| Why::Range { what: Part::new(id), found, min, max };
    let count = |id, found, min, max| Why::Count { what: Part::new(id), found, min, max };
    let mat = Cards::<crate::CardData>::standard().mats[0].name.clone();
    for (old, new, why) in [
        (
            "employee_prices = [5, 6, 7, 8, 9]",
            "employee_prices = [5, 6, 7, 8]",
            count("set-silicon-valley-employee-prices", 4, 5, 5),
        ),
        ("hq_row = 3", "hq_row = 9", range("set-silicon-valley-hq-row", 9, 1, 4)),
        (
            "salary_marks = [10, 100, 500]",
            "salary_marks = [11]",
            Flaw::told("silicon-valley-flaw-mark").with("mark", 11_u8).why,
        ),
        ("rounds = 20", "rounds = 200", range("set-silicon-valley-rounds", 200, 1, 40)),
        ("places = 3", "places = 0", Flaw::told("silicon-valley-flaw-mat").with("card", mat).why),
        ("Ada Quill", "Ada\\tQuill", Why::OddName { name: "Ada\tQuill".into() }),
        (
            "Ben Sorrel",
            "Ada Quill",
            Why::SameName { what: Part::new("silicon-valley-flaw-people"), name: "Ada Quill".into() },
        ),
    ] {
        assert!(standard.contains(old), "{old}");
        let flaw = Cards::<crate::CardData>::from_toml(&standard.replacen(old, new, 1)).expect_err(new);
        assert_eq!(flaw.why, why, "{new}");
    }
    let unfillable = standard.replacen("grid = [\"###\", \"###\"]", "grid = [\"#.#\"]", 1);
    let flaw = Cards::<crate::CardData>::from_toml(&unfillable).expect_err("two squares apart");
    assert!(matches!(flaw.why, Why::Game { id, args } if id == "silicon-valley-flaw-grid-shape" && args.len() == 1));
    let heavy = standard.replacen("domino = 40", "domino = 99", 1);
    let flaw = Cards::<crate::CardData>::from_toml(&heavy).expect_err("too many blocks");
    assert!(matches!(flaw.why, Why::Count { min: 20, max: 160, .. }));
}

#[test]
fn the_printed_cards_keep_to_the_structure_of_the_game() {
    let cards = table::Cards::<crate::CardData>::standard();
    for card in &cards.employees {
        let (instant, ongoing) = (card.instant.squares(), card.ongoing.squares());
        assert!((2..=4).contains(&instant) && (2..=4).contains(&ongoing), "{}", card.name);
        assert!((1..=3).contains(&card.salary) && card.wants.len() <= 2, "{}", card.name);
        // Twice the worth of a card, so that halves stay whole: within 2 of 5.
        let worth = 2 * i32::from(ongoing) + i32::from(instant) - 2 * i32::from(card.salary);
        assert!((3..=7).contains(&worth), "{}: {worth}", card.name);
    }
    for card in &cards.founders {
        assert!(
            (4..=8).contains(&card.instant.squares()) && (2..=3).contains(&card.ongoing.squares()),
            "{}",
            card.name
        );
        assert!(card.salary <= 1 && card.wants.is_empty(), "{}", card.name);
    }
    for card in &cards.hqs {
        assert!((1..=3).contains(&card.room) && (1..=3).contains(&card.symbols.len()), "{}", card.name);
        assert!((1..=4).contains(&card.upkeep), "{}", card.name);
    }
    for card in &cards.vcs {
        assert!((4..=12).contains(&card.price) && card.valuation <= 2, "{}", card.name);
        assert!((1..=3).contains(&card.wants.len()), "{}", card.name);
        // About 2 to 3 dollars a square: with a valuation or a strong power a little less.
        let (cash, price) = (4 * u16::from(card.cash), u16::from(card.price));
        assert!((7 * price..=12 * price).contains(&cash), "{}", card.name);
    }
    let blue = cards.personalities.iter().filter(|card| card.colour == crate::Colour::Blue).count();
    assert_eq!((blue, cards.personalities.len() - blue), (9, 9));
    for (id, range) in (0..8).map(|id| (id, 6..=10)).chain((8..24).map(|id| (id, 9..=16))) {
        let card = cards.product(Product(id));
        assert!(range.contains(&cards.grid(Product(id)).squares()), "{}", card.name);
        let ongoing = card.innovator.ongoing;
        assert!((2..=6).contains(&ongoing.cash) && (1..=3).contains(&ongoing.valuation), "{}", card.name);
        assert!((1..=4).contains(&card.innovator.upkeep) && (1..=4).contains(&card.second.upkeep), "{}", card.name);
        assert!(card.innovator.symbols.len() <= 1 && card.second.symbols.len() <= 1, "{}", card.name);
        assert!(card.second.instant.valuation > card.innovator.instant.valuation, "{}", card.name);
        assert!(card.second.ongoing.valuation < ongoing.valuation, "{}", card.name);
    }
}

#[test]
fn own_ruling_20_a_view_has_no_totals_but_the_viewers_own() {
    use table::{Game, Imagine, Viewer};
    let scene = Scene::new(2, |_| {}).money(0, 7).money(1, 9).blocks(1, &[Kind::T4]);
    let view = scene.game.view(Viewer::Seat(seat(0)));
    assert_eq!((view.money, view.blocks), (Some(7), Some(pile(&[]))));
    let onlooker = scene.game.view(Viewer::Spectator);
    assert_eq!((onlooker.money, onlooker.blocks, onlooker.founders), (None, None, None));
    // What went in and came out is public, so a perfect memory can add it up.
    let imagined = crate::SiliconValley::imagine(&onlooker, &mut table::Rng::fast(1));
    assert_eq!(imagined.blocks[seat(1)], pile(&[Kind::T4]));
    assert_eq!(imagined.companies[seat(1)].money(), 9);
}

#[test]
fn the_totals_behind_the_screens_are_shown_once_the_game_is_over() {
    use table::{Game, Viewer};
    let mut scene = Scene::new(2, |_| {}).money(1, 9).blocks(1, &[Kind::T4]).valuation(0, 27);
    assert_eq!(scene.game.view(Viewer::Seat(seat(0))).screens, None);
    scene.operate();
    let screens = scene.game.view(Viewer::Seat(seat(0))).screens.expect("the game is over");
    assert_eq!(screens[seat(1)], crate::Screen { money: 9, blocks: pile(&[Kind::T4]) });
    assert_eq!(screens[seat(0)], crate::Screen::default());
}

#[test]
fn money_and_products_at_the_start_go_by_turn_order_and_players() {
    use table::Game;
    for (seats, products) in [(1, 4), (2, 4), (3, 5), (4, 6)] {
        let mut rng = table::Rng::fast(8);
        let step = &mut table::Step::silent(&mut rng);
        let game = crate::SiliconValley::new(&crate::Options::default(), seats, step);
        let money: Vec<u16> =
            game.track.order()[..usize::from(seats)].iter().map(|seat| game.companies[*seat].money()).collect();
        assert_eq!(money, [30, 35, 40, 45][..usize::from(seats)]);
        assert_eq!(game.market.products.iter().flatten().count(), products);
    }
}

#[test]
fn imagined_tables_differ_in_the_founders_and_choices_that_nobody_has_seen() {
    use std::collections::BTreeSet;
    use table::{Game, Imagine, Viewer};
    let mut rng = table::Rng::fast(8);
    let mut game = crate::SiliconValley::new(&crate::Options::default(), 2, &mut table::Step::silent(&mut rng));
    let [first, _] = game.founders[seat(1)];
    game.play(seat(1), Action::Found(first), &mut table::Step::silent(&mut rng));
    let view = game.view(Viewer::Seat(seat(0)));
    let (mut founders, mut choices) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..50 {
        let imagined = crate::SiliconValley::imagine(&view, &mut table::Rng::fast(seed));
        assert_eq!(imagined.founders[seat(0)], game.founders[seat(0)]);
        let crate::Phase::Founding(sealed) = imagined.phase else { panic!("seat 0 has yet to choose") };
        let choice = sealed.own(seat(1)).expect("seat 1 has chosen");
        assert!(imagined.founders[seat(1)].contains(&choice));
        founders.extend(imagined.founders[seat(1)]);
        choices.insert(choice);
    }
    // Nine founders, of which the viewer has two.
    assert_eq!((founders.len(), choices.len()), (7, 7));
}
