use super::*;
use crate::Held;
use table::{Imagine, Viewer};

/// Alice steals Chloe's only card while Bob looks on.
fn theft() -> Scene {
    let hand = [Card::MarketResearch, Card::Lawyer, Card::Engineer, Card::Engineer];
    let mut scene = Scene::new(3).hand(ALICE, &hand).hand(BOB, &[Card::Libel; 3]).hand(CHLOE, &[Card::Sabotage]);
    scene.play(ALICE, Action::Play(Card::MarketResearch)).play(ALICE, Action::Target(CHLOE));
    scene
}

#[test]
fn only_thief_and_victim_are_told_what_was_stolen() {
    let scene = theft();
    let stolen = scene.told.iter().find(|told| matches!(told.event, Event::Stolen { .. })).expect("a theft");
    assert_eq!(stolen.event, Event::Stolen { thief: ALICE, victim: CHLOE, card: Card::Sabotage });
    assert_eq!(stolen.to, Some(Seats::only(ALICE).with(CHLOE)));
    assert!(scene.heard(Event::Researched { thief: ALICE, victim: CHLOE }));
}

#[test]
fn the_victim_remembers_what_the_thief_holds_until_it_may_be_gone() {
    let known = |scene: &Scene, seat| scene.game.view(Viewer::Seat(seat)).known;
    let held = Held { holder: ALICE, card: Card::Sabotage };
    let scene = theft();
    assert_eq!(known(&scene, CHLOE), [held]);
    assert!(known(&scene, BOB).is_empty() && known(&scene, ALICE).is_empty());
    for seed in 0..20 {
        let imagined = Bidness::imagine(&scene.game.view(Viewer::Seat(CHLOE)), &mut Rng::fast(seed));
        assert_eq!(imagined.hands[ALICE].count(Card::Sabotage), 1);
    }
    let mut sold = theft();
    sold.play(BOB, Action::Pass);
    sold.play(ALICE, Action::Sell(Card::Sabotage));
    assert!(known(&sold, CHLOE).is_empty(), "it lies on the pile");
    let mut laid_away = theft();
    laid_away.step(Bidness::next_round);
    assert_eq!(known(&laid_away, CHLOE), [held], "nothing has left Alice's hand");
    for seat in [ALICE, BOB, CHLOE] {
        let card = laid_away.game.hands[seat].iter().next().expect("a card");
        laid_away.play(seat, Action::Discard(card));
    }
    assert!(known(&laid_away, CHLOE).is_empty(), "Alice may have laid it away");
}

#[test]
fn a_second_theft_blurs_what_the_first_victim_knew() {
    let mut memory = crate::memory::Memory::default();
    let sabotage = Held { holder: ALICE, card: Card::Sabotage };
    let libel = Held { holder: ALICE, card: Card::Libel };
    for held in [sabotage, libel, libel] {
        memory.learn(CHLOE, held);
    }
    memory.learn(BOB, sabotage);
    memory.left_unseen(libel, BOB);
    assert_eq!(memory.of(CHLOE).collect::<Vec<_>>(), [libel], "of two libels one must still be there");
    assert_eq!(memory.of(BOB).collect::<Vec<_>>(), [sabotage], "Bob took a libel and knows so");
}

#[test]
fn a_view_shows_the_own_hand_and_of_the_others_only_the_size() {
    let scene = theft();
    let bob = scene.game.view(Viewer::Seat(BOB));
    assert_eq!(bob.hand, bag(&[Card::Libel; 3]));
    assert_eq!(bob.hand_sizes.values(), [4, 3, 0]);
    let text = serde_json::to_string(&scene.game.view(Viewer::Spectator)).expect("JSON");
    assert!(!text.contains("sabotage"), "{text}");
}

#[test]
fn the_unseen_discard_is_known_to_its_owner_alone() {
    let mut scene = Scene::new(2).hand(ALICE, &[Card::Sabotage; 1]).hand(BOB, &[Card::MarketResearch; 1]);
    scene.step(Bidness::next_round);
    scene.play(ALICE, Action::Discard(Card::Sabotage));
    let text = |viewer| serde_json::to_string(&scene.game.view(viewer)).expect("JSON");
    assert!(text(Viewer::Seat(ALICE)).contains(r#""own":"sabotage""#));
    assert!(!text(Viewer::Seat(BOB)).contains("sabotage"));
    scene.play(BOB, Action::Discard(Card::MarketResearch));
    let text = |viewer| serde_json::to_string(&scene.game.view(viewer)).expect("JSON");
    assert!(text(Viewer::Seat(ALICE)).contains(r#""unseen":"sabotage""#));
    assert!(!text(Viewer::Seat(BOB)).contains("sabotage"));
    assert!(!text(Viewer::Seat(ALICE)).contains("market_research"));
}

#[test]
fn imagined_hands_are_as_likely_as_the_cards_are_many() {
    // Of the 64 cards that Alice cannot see, 8 are lawyers, and Bob holds one card.
    let scene = Scene::new(2).hand(ALICE, &[Card::Sabotage, Card::Libel]).hand(BOB, &[Card::AdBlitz]);
    let view = scene.game.view(Viewer::Seat(ALICE));
    assert_eq!(view.deck, 74 - 4 - 3);
    let mut rng = Rng::fast(4);
    let lawyers = (0..6_800).filter(|_| Bidness::imagine(&view, &mut rng).hands[BOB].count(Card::Lawyer) == 1).count();
    // 6,800 x 8 / 68 = 800, with a deviation of 27.
    assert!((640..960).contains(&lawyers), "{lawyers}");
}

#[test]
fn actions_and_views_travel_in_plain_words() {
    let json = |action: Action| serde_json::to_string(&action).expect("JSON");
    assert_eq!(json(Action::Play(Card::CoopMarketing)), r#"{"play":"coop_marketing"}"#);
    assert_eq!(json(Action::Bid(70)), r#"{"bid":70}"#);
    assert_eq!(json(Action::Pass), r#""pass""#);
    assert_eq!(size_of::<Action>(), 8);
}

#[test]
fn a_played_card_cannot_be_taken_back_but_its_target_can() {
    let seed = Seed::from_text("undo");
    let (mut table, _) = Match::<Bidness>::new(Options::default(), 3, seed).expect("a table");
    let mut rng = Rng::fast(8);
    let (mut taken, mut refused) = (0, 0);
    while let Some(seat) = table.state().to_act().first().filter(|_| table.log().len() < 400) {
        let action = table.menu(seat).sample(&mut rng).expect("a choice");
        table.submit(seat, action).expect("on the menu");
        let undone = table.clone().undo(seat).is_ok();
        match action {
            Action::Play(_) | Action::Sell(_) => {
                assert!(!undone);
                refused += 1;
            }
            Action::Bid(_) | Action::Ask(_) => {
                assert!(undone, "{action:?}");
                taken += 1;
            }
            _ => {}
        }
    }
    assert!(taken > 5 && refused > 5);
}
