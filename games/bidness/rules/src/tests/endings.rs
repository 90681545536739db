use super::*;

/// Three players who can all finish: each has one IOU and enough to pay it off.
fn finish() -> Scene {
    [ALICE, BOB, CHLOE].into_iter().fold(Scene::new(3), |scene, seat| scene.ious(seat, 1).cash(seat, 200))
}

fn all_pay(scene: Scene) -> Vec<u8> {
    let mut scene = scene.business();
    for seat in [ALICE, BOB, CHLOE] {
        scene.play(seat, Action::Repay(1));
    }
    scene.game.places().expect("it is over").values().to_vec()
}

#[test]
fn everybody_pays_before_anybody_has_won() {
    // Ruling B3: Alice pays her last IOU first, and Bob, with more tech points, still wins.
    let mut scene = finish().tech(BOB, 30).ious(CHLOE, 3).business();
    scene.play(ALICE, Action::Repay(1));
    assert_eq!(scene.game.places(), None);
    scene.play(CHLOE, Action::Repay(0)).play(BOB, Action::Repay(1));
    assert_eq!(scene.game.places().expect("it is over").values(), [2, 1, 3]);
}

#[test]
fn a_tie_goes_to_raw_tech_points() {
    // Ruling B7: 31 beat 30, and the ten points of the award count for nobody.
    assert_eq!(all_pay(finish().tech(ALICE, 30).tech(BOB, 31).tech(CHLOE, 25)), [2, 1, 3]);
}

#[test]
fn then_to_marketing_points_with_bonuses() {
    let scene = finish().works(BOB, &[Card::Marketer, Card::SocialMedia]).works(CHLOE, &[Card::Marketer; 3]);
    // 1, 1 + 1 and 3 points.
    assert_eq!(all_pay(scene), [3, 2, 1]);
}

#[test]
fn then_to_cash_after_paying() {
    assert_eq!(all_pay(finish().cash(ALICE, 210).cash(BOB, 220)), [2, 1, 3]);
}

#[test]
fn and_then_the_victory_is_shared() {
    assert_eq!(all_pay(finish().cash(CHLOE, 190)), [1, 1, 3]);
}

#[test]
fn whoever_could_finish_but_does_not_is_behind() {
    let mut scene = finish().tech(ALICE, 90).business();
    scene.play(ALICE, Action::Repay(0)).play(BOB, Action::Repay(1)).play(CHLOE, Action::Repay(0));
    let places = scene.game.places().expect("it is over");
    assert_eq!(places.winners(), Seats::only(BOB));
    // Both have one IOU and 180 in cash; Alice has more tech points.
    assert_eq!(places.values(), [2, 1, 3]);
}

#[test]
fn the_others_rank_by_ious_then_net_worth_then_tech_when_the_rounds_run_out() {
    // Ruling B34. Everybody owes nothing to anybody and earns nothing, so the numbers stay.
    let options = Options { round_limit: 2, ..Options::default() };
    let mut scene = Scene::with(options, 4);
    for (seat, ious, cash, tech) in [(ALICE, 3, 90, 20), (BOB, 2, 0, 0), (CHLOE, 3, 90, 21), (DIRK, 3, 50, 90)] {
        scene = scene.works(seat, &[]).ious(seat, ious).cash(seat, cash).tech(seat, tech);
    }
    let scene = scene.business();
    assert_eq!(scene.game.places().expect("it is over").values(), [3, 1, 2, 4]);
    assert_eq!(scene.game.scores().values(), [-210, -200, -210, -250]);
    assert!(scene.heard(Event::Over { winners: Seats::only(BOB), debt_free: Seats::NONE }));
}

#[test]
fn the_round_limit_is_an_option_from_1_to_100() {
    let mut options = Options::default();
    assert_eq!(options.round_limit, 30);
    for (value, good) in [("1", true), ("100", true), ("0", false), ("101", false)] {
        assert_eq!(table::set_option(&mut options, "round_limit", value).is_ok(), good, "{value}");
    }
    let never = Options { round_limit: 0, ..Options::default() };
    assert!(table::Options::check(&never, 4).is_err());
}
