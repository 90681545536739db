use table::Heuristic;

use super::*;

/// Three bare workplaces with empty hands, one of them changed: how likely each is to win.
fn chances(change: impl FnOnce(Scene) -> Scene) -> [f32; 3] {
    let estimate = change(Scene::new(3)).game.estimate();
    [ALICE, BOB, CHLOE].map(|seat| estimate[seat])
}

#[test]
fn equals_are_equally_likely_to_win() {
    for share in chances(|scene| scene) {
        assert!((share - 1.0 / 3.0).abs() < 1e-6, "{share}");
    }
}

#[test]
fn chances_add_up_whoever_is_ahead() {
    for change in [
        |scene: Scene| scene.ious(ALICE, 0).cash(BOB, 2_000),
        |scene: Scene| scene.ious(ALICE, 6).tech(CHLOE, 90),
        |scene: Scene| scene.works(BOB, &[Card::Lawyer; 8]),
    ] {
        let shares = chances(change);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{shares:?}");
        assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
    }
}

#[test]
fn money_fewer_debts_a_lawyer_and_better_cards_make_a_win_likelier() {
    let changes: [fn(Scene) -> Scene; 5] = [
        |scene| scene.cash(ALICE, 200),
        |scene| scene.ious(ALICE, 2),
        |scene| scene.works(ALICE, &[Card::Marketer, Card::Engineer, Card::Lawyer]),
        |scene| scene.tech(ALICE, 30),
        |scene| scene.hand(ALICE, &[Card::Breakthrough, Card::GovernmentContract, Card::Acquisition]),
    ];
    for (number, change) in changes.into_iter().enumerate() {
        let [alice, bob, chloe] = chances(change);
        assert!(alice > 1.0 / 3.0 && alice > bob && (bob - chloe).abs() < 1e-6, "change {number}: {alice}, {bob}");
    }
}

#[test]
fn cash_for_all_debts_counts_for_more_than_its_dollars() {
    // Three IOUs cost 600, and salaries 20: with 620 the game can be over at the end of the round.
    let step = |cash: u32| chances(|scene| scene.cash(ALICE, cash))[0];
    assert!(step(620) - step(610) > 3.0 * (step(610) - step(600)), "{} {} {}", step(600), step(610), step(620));
}

#[test]
fn nothing_is_half_done_when_a_new_round_has_been_dealt() {
    let mut scene = Scene::new(3);
    assert!(!scene.game.is_settled(), "in the card play");
    scene = scene.business();
    assert!(scene.game.is_settled());
    let card = scene.game.hands[BOB].iter().next().expect("six cards");
    scene.play(BOB, Action::Discard(card));
    assert!(!scene.game.is_settled(), "somebody has laid a card away");
    let first = Bidness::new(&Options::default(), 3, &mut Step::silent(&mut Rng::fast(1)));
    assert!(!first.is_settled(), "nothing tells one seat from another yet");
}
