use table::{Match, NoUndo};

use super::*;
use crate::{Goal, Shift, Stage};

/// Three players, and these companies before seat A.
fn engine(companies: &[[&str; 3]], start_up: [&str; 3], stock: &str) -> Scene {
    let scene = Scene::new(3, cards(companies, start_up)).stock(A, stock);
    (0..companies.len()).fold(scene, |scene, index| scene.owns(A, index))
}

#[test]
fn everybody_produces_at_the_same_time() {
    let mut scene = engine(&[["coal"; 3]], IDLE, "").produce();
    assert_eq!(scene.game.to_act(), table::Seats::all(3));
    scene.activate_start_up(A);
    scene.play(C, Action::Done);
    assert_eq!(scene.game.to_act().collect::<Vec<_>>(), [A, B]);
}

#[test]
fn what_one_card_makes_the_next_one_can_use() {
    // 2 coal, then coal -> iron twice, then iron -> 2 money twice: 4 money.
    let set = [["coal", "2 coal", "coal"], ["coal", "coal -> iron x2", "coal"], ["coal", "iron -> 2 money x2", "coal"]];
    let mut scene = engine(&set, IDLE, "").produce();
    scene.activate(A, 0);
    assert_eq!(scene.held(A), goods("2 coal"));
    scene.activate(A, 1);
    assert_eq!(scene.menu(A), up_to(2));
    scene.process(A, 2);
    scene.activate(A, 2);
    scene.process(A, 2);
    assert_eq!(scene.held(A), goods("4 money"));
}

#[test]
fn in_the_wrong_order_a_card_does_nothing() {
    let set = [["coal", "2 coal", "coal"], ["coal", "coal -> iron x2", "coal"]];
    let mut scene = engine(&set, IDLE, "").produce();
    scene.activate(A, 1);
    scene.activate(A, 0);
    assert_eq!(scene.held(A), goods("2 coal"));
    assert!(!scene.menu(A).contains(&Action::Activate { card: Card::Company(company(1)) }), "each card only once");
}

#[test]
fn the_order_can_be_chosen_card_by_card() {
    // Ruling 8: nothing is fixed beforehand. The two runs come to 1 iron by 1 coal or to 1 coal.
    let set = [["coal", "coal", "coal"], ["coal", "coal -> iron", "coal"]];
    let mut scene = engine(&set, IDLE, "").produce();
    let cards = [scene.start_up(A), Card::Company(company(0)), Card::Company(company(1))];
    let runs = [Goal::Money, Goal::Growth].map(|goal| Action::Run { goal });
    assert_eq!(scene.menu(A), [runs.to_vec(), cards.map(|card| Action::Activate { card }).to_vec()].concat());
    scene.activate(A, 0);
    // Once a card has run, what is left is chosen one by one.
    assert_eq!(scene.menu(A), [cards[0], cards[2]].map(|card| Action::Activate { card }));
}

#[test]
fn the_last_card_runs_by_itself() {
    let mut scene = engine(&[["coal", "2 coal", "coal"]], IDLE, "").produce();
    scene.activate_start_up(A);
    assert_eq!(scene.held(A), goods("2 coal"));
    assert_eq!(scene.menu(A), [Action::Done]);
}

#[test]
fn an_only_card_runs_by_itself_up_to_what_there_is_to_decide() {
    // Ruling 18: B has no company, gets the token and is asked how much of 1 oil to sell; C has no oil.
    let mut scene = engine(&[["coal"; 3]], START_UP, "").stock(B, "oil").produce();
    assert_eq!(scene.held(B), goods("oil + token"));
    assert_eq!(scene.menu(B), up_to(1));
    scene.process(B, 1);
    assert_eq!(scene.held(B), goods("token + 4 money"));
    assert_eq!((scene.held(C), scene.menu(C)), (goods("token"), vec![Action::Done]));
    assert_eq!(scene.game.shift(A).stage, Stage::Choose);
}

#[test]
fn a_basic_side_has_only_its_basic_effect() {
    let mut scene = engine(&[["coal", "2 coal", "iron"]], IDLE, "").produce();
    scene.activate(A, 0);
    assert_eq!(scene.held(A), goods("2 coal"));
}

#[test]
fn an_upgraded_side_has_its_basic_effect_and_then_the_additional_one() {
    // 3 coal at the end cannot be sold by the basic effect, which came first.
    let set = [["coal", "coal -> money x3", "3 coal"], ["coal"; 3]];
    let mut scene = engine(&set, IDLE, "coal").upgraded(A, 0).produce();
    scene.activate(A, 0);
    assert_eq!(scene.menu(A), up_to(1));
    scene.process(A, 1);
    assert_eq!(scene.held(A), goods("3 coal + money"));
}

#[test]
fn nothing_comes_between_the_effects_of_a_card() {
    let set = [["coal", "coal -> iron", "iron -> 2 money"], ["coal"; 3]];
    let mut scene = engine(&set, IDLE, "coal").upgraded(A, 0).produce();
    scene.activate(A, 0);
    scene.process(A, 1);
    assert_eq!(scene.menu(A), up_to(1), "the additional effect is asked at once");
}

#[test]
fn processing_is_limited_by_the_card_and_by_what_is_held() {
    let set = [["coal", "iron -> 2 money x2", "coal"], ["coal", "2 coal -> 2 money x2", "coal"]];
    let mut scene = engine(&set, IDLE, "3 coal + 5 iron").produce();
    scene.activate(A, 0);
    assert_eq!(scene.menu(A), up_to(2));
    scene.process(A, 1);
    scene.activate(A, 1);
    assert_eq!(scene.menu(A), up_to(1), "3 coal pay for 2 once");
    scene.process(A, 1);
    assert_eq!(scene.held(A), goods("coal + 4 iron + 4 money"));
}

#[test]
fn a_start_up_has_all_three_effects_every_round_and_cannot_be_upgraded() {
    // Ruling 9: a token, then oil is sold, then an upgrade is offered: of companies only.
    let mut scene = engine(&[["coal"; 3], ["coal"; 3]], START_UP, "coal + oil").produce();
    scene.activate_start_up(A);
    assert_eq!(scene.held(A), goods("coal + oil + token"));
    scene.process(A, 1);
    assert_eq!(scene.held(A), goods("coal + token + 4 money"));
    let upgrades = [0, 1].map(|index| Action::Upgrade { company: company(index) });
    assert_eq!(scene.menu(A), [upgrades.to_vec(), vec![Action::KeepAll]].concat());
}

#[test]
fn an_upgrade_before_the_activation_gives_both_effects_in_this_round() {
    // Worked example 6 and ruling 10.
    let mut scene = engine(&[["coal", "2 coal", "iron"], ["coal"; 3]], START_UP, "coal").produce();
    scene.activate_start_up(A);
    scene.play(A, Action::Upgrade { company: company(0) });
    assert_eq!(scene.held(A), Goods::NONE, "an upgrade costs 1 coal and 1 token");
    scene.activate(A, 0);
    assert_eq!(scene.held(A), goods("3 coal + iron"), "2 coal and 1 iron, and 1 coal of the last card");
}

#[test]
fn an_upgrade_after_the_activation_works_from_the_next_round_on() {
    // Worked example 6 and ruling 10.
    let mut scene = engine(&[["coal", "2 coal", "iron"]], START_UP, "").produce();
    scene.activate(A, 0);
    scene.play(A, Action::Upgrade { company: company(0) });
    assert_eq!(scene.held(A), goods("coal"));
    assert_eq!(scene.menu(A), [Action::Done]);
    assert_eq!(scene.game.players[A].engine.effects(Card::Company(company(0))), 2);
}

#[test]
fn a_card_that_upgrades_itself_keeps_the_side_it_started_with() {
    // Ruling 10: the side is fixed when the activation starts.
    let set = [["coal", "coal + token -> upgrade", "5 oil"], ["coal"; 3]];
    let mut scene = engine(&set, IDLE, "coal + token").produce();
    scene.activate(A, 0);
    scene.play(A, Action::Upgrade { company: company(0) });
    assert_eq!(scene.held(A), Goods::NONE);
}

#[test]
fn an_effect_can_upgrade_twice_while_it_can_be_paid() {
    let set = [["coal", "coal + token -> upgrade x2", "coal"], ["coal"; 3], ["coal"; 3]];
    let mut scene = engine(&set, IDLE, "2 coal + 2 token").produce();
    scene.activate(A, 0);
    scene.play(A, Action::Upgrade { company: company(1) });
    scene.play(A, Action::Upgrade { company: company(2) });
    assert_eq!(scene.held(A), Goods::NONE);
    assert_eq!(scene.game.players[A].engine.upgraded().len(), 2);
}

#[test]
fn an_upgrade_is_not_offered_without_coal_or_token_or_company() {
    let asked = |companies: &[[&str; 3]], stock: &str| {
        let mut scene = engine(companies, ["iron", "iron", "coal + token -> upgrade"], stock).produce();
        if !companies.is_empty() {
            scene.activate_start_up(A);
        }
        matches!(scene.game.shift(A).stage, Stage::Upgrade { .. })
    };
    let companies = [["iron"; 3], ["iron"; 3]];
    assert!(asked(&companies, "coal + token"));
    assert!(!asked(&companies, "token"), "no coal");
    assert!(!asked(&companies, "coal"), "no token");
    assert!(!asked(&[], "coal + token"), "no company");
}

#[test]
fn resources_and_tokens_stay_for_the_next_round() {
    // Ruling 11.
    let mut scene = engine(&[], ["coal", "iron", "token"], "oil").produce();
    for seat in [A, B, C] {
        scene.play(seat, Action::Done);
    }
    assert_eq!(scene.game.round, 2);
    assert_eq!(scene.held(A), goods("coal + iron + oil + token"));
}

#[test]
fn income_comes_before_production() {
    let scene = engine(&[], IDLE, "coal").power(A, "2 coal each round").produce();
    assert_eq!(scene.held(A), goods("3 coal"));
    assert_eq!(scene.held(B), Goods::NONE);
}

#[test]
fn the_processing_power_works_on_additional_effects_and_on_nothing_else() {
    // Ruling 17: basic effects, start-ups and compensations stay as printed; the additional sale works 1 + 1 times.
    let set = [["coal -> money", "iron -> 2 money", "iron -> 2 money"], ["coal"; 3]];
    let scene = engine(&set, IDLE, "5 iron + 5 oil").power(A, "additional processing +1").upgraded(A, 0);
    let mut scene = scene.produce();
    scene.activate(A, 0);
    assert_eq!(scene.menu(A), up_to(1), "the basic effect");
    scene.process(A, 1);
    assert_eq!(scene.menu(A), up_to(2), "the additional effect");
    scene.process(A, 2);
    scene.activate_start_up(A);
    assert_eq!(scene.menu(A), up_to(1), "the start-up");

    let scene = Scene::new(3, cards(&set, IDLE)).power(A, "additional processing +1").stock(A, "9 coal");
    let scene = scene.bid(0, Bidder::Seat(A), Disc::One).bid(0, Bidder::Seat(B), Disc::Four).resolve();
    assert_eq!(scene.menu(A), up_to(1), "a compensation");
}

#[test]
fn the_engine_can_run_at_one_click_and_be_taken_back_until_it_is_confirmed() {
    let options = Options { capitalists: false, cards: cards(&[["coal"; 3]; 7], START_UP), ..Options::default() };
    let (mut table, _) = Match::<Furnace>::new(options, 3, Seed::from_text("undo")).expect("a table");
    let mut rng = Rng::fast(2);
    while !matches!(table.state().phase, Phase::Production(_)) {
        let seat = table.state().to_act().first().expect("a bidder");
        let action = table.menu(seat).sample(&mut rng).expect("a choice");
        table.submit(seat, action).expect("it is on the menu");
    }
    let before = table.state().clone();
    table.submit(A, Action::Run { goal: Goal::Money }).expect("one click");
    assert_eq!(table.menu(A).iter().collect::<Vec<_>>(), [Action::Done]);
    table.submit(B, Action::Run { goal: Goal::Growth }).expect("at the same time");
    table.submit(A, Action::Done).expect("confirmed");
    // Others still produce, so even the confirmation can be taken back; then the run.
    table.undo(A).expect("free");
    table.undo(A).expect("free");
    assert_eq!(table.state().players[A], before.players[A]);
    for seat in [A, C] {
        table.submit(seat, Action::Run { goal: Goal::Money }).expect("again");
    }
    for seat in [A, B, C] {
        table.submit(seat, Action::Done).expect("confirmed");
    }
    // Now new cards lie on the table.
    assert_eq!(table.undo(A), Err(NoUndo::Revealed));
}

#[test]
fn placing_a_disc_can_be_taken_back_until_the_next_player_bids() {
    let (mut table, _) = Match::<Furnace>::new(Options::default(), 4, Seed::from_text("undo")).expect("a table");
    let first = table.state().first;
    table.submit(first, Action::Take { disc: Disc::Four }).expect("a disc");
    table.submit(first, Action::Place { lot: 0 }).expect("a card");
    table.undo(first).expect("free");
    table.undo(first).expect("free");
    assert!(table.log().is_empty());
}

#[test]
fn a_shift_travels_in_a_view_as_plain_data() {
    let shift = Shift { stage: Stage::Choose, ready: 5 };
    assert_eq!(serde_json::to_string(&shift).expect("json"), r#"{"stage":"choose","ready":5}"#);
}
