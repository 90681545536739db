use table::{Match, NoUndo};

use super::*;

/// The end of a game for four in which each seat has this stock and this many companies.
fn places(ends: [(&str, usize); 4]) -> Vec<u8> {
    let mut scene = Scene::new(4, cards(&[], IDLE));
    let mut next = 0;
    for (seat, (stock, companies)) in [A, B, C, D].into_iter().zip(ends) {
        scene = scene.stock(seat, stock);
        for _ in 0..companies {
            scene.game.players[seat].engine.push(company(next));
            next += 1;
        }
    }
    assert_eq!(scene.game.places(), None);
    scene.game.phase = Phase::Over;
    scene.game.places().expect("it is over").values().to_vec()
}

#[test]
fn most_money_wins() {
    assert_eq!(places([("9 money", 1), ("12 money", 0), ("9 oil", 7), ("", 0)]), [2, 1, 3, 4]);
}

#[test]
fn equal_money_is_broken_by_the_number_of_cards() {
    // Worked example 7: 7 cards against 6.
    assert_eq!(places([("40 money", 6), ("40 money", 7), ("12 money + 9 oil", 0), ("", 0)]), [2, 1, 3, 4]);
}

#[test]
fn equal_cards_are_broken_by_coal_iron_and_oil_together() {
    // Worked example 7: 2 + 1 + 1 = 4 resources against 3, whatever they are worth.
    let ends = [("40 money + 3 oil", 6), ("40 money + 2 coal + iron + oil", 6), ("", 1), ("", 0)];
    assert_eq!(places(ends), [2, 1, 3, 4]);
}

#[test]
fn upgrade_tokens_break_no_tie() {
    // Ruling 11.
    let ends = [("40 money + coal + 5 token", 6), ("40 money + coal", 6), ("", 1), ("", 0)];
    assert_eq!(places(ends), [1, 1, 3, 4]);
}

#[test]
fn what_is_equal_in_everything_is_shared() {
    assert_eq!(places([("5 money + coal", 2), ("5 money + iron", 2), ("5 money + oil", 2), ("", 0)]), [1, 1, 1, 4]);
}

#[test]
fn a_game_has_four_rounds_or_three() {
    for (rounds, used) in [(4, 28), (3, 21)] {
        let mut rng = Rng::fast(5);
        let options = Options { rounds, ..Options::default() };
        let mut game = Furnace::new(&options, 3, &mut Step::silent(&mut rng));
        table::playout(&mut game, &mut Menu::new(), &mut rng);
        assert_eq!((game.round, 36 - game.deck.len()), (rounds, used));
    }
}

#[test]
fn a_finished_game_stays_finished() {
    for (rounds, seats) in [(3, 2), (4, 3), (4, 4)] {
        let options = Options { rounds, ..Options::default() };
        let (mut table, _) = Match::<Furnace>::new(options, seats, Seed::from_text("over")).expect("a table");
        let mut rng = Rng::fast(6);
        let mut last = A;
        while let Some(seat) = table.state().to_act().first() {
            let action = table.menu(seat).sample(&mut rng).expect("a choice");
            table.submit(seat, action).expect("it is on the menu");
            last = seat;
        }
        assert_eq!(table.state().phase, Phase::Over);
        assert_eq!(table.undo(last), Err(NoUndo::Revealed));
    }
}

#[test]
fn the_first_player_token_goes_to_the_left() {
    let mut scene = Scene::new(3, cards(&[], IDLE)).produce();
    scene.game.first = C;
    for seat in [B, C, A] {
        scene.play(seat, Action::Done);
    }
    assert_eq!((scene.game.round, scene.game.first), (2, A));
    assert_eq!(scene.game.to_act().collect::<Vec<_>>(), [A]);
}

#[test]
fn in_the_last_round_only_money_is_worth_running_for() {
    let mut scene = Scene::new(3, cards(&[], IDLE)).owns(A, 0);
    scene.game.round = 4;
    let scene = scene.produce();
    let cards = [scene.start_up(A), Card::Company(company(0))].map(|card| Action::Activate { card });
    assert_eq!(scene.menu(A), [vec![Action::Run { goal: crate::Goal::Money }], cards.to_vec()].concat());
}

#[test]
fn the_score_is_the_money() {
    let scene = Scene::new(3, cards(&[], IDLE)).stock(B, "7 money + 9 oil");
    assert_eq!(scene.money().values(), [0, 7, 0]);
}
