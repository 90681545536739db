use super::*;
use crate::Known;
use crate::memory::{Memory, Spot, place};
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
    let held = Known::held(ALICE, Card::Sabotage);
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
    let hand_or_pile = Known { face_down: Seats::only(ALICE), ..held };
    assert_eq!(known(&laid_away, CHLOE), [hand_or_pile], "Alice may have laid it away");
    laid_away.step(Bidness::next_round);
    assert!(known(&laid_away, CHLOE).is_empty(), "it may have been shuffled");
}

#[test]
fn a_known_card_is_imagined_in_the_hand_or_face_down_and_nowhere_else() {
    let mut scene = theft();
    scene.step(Bidness::next_round);
    for (seat, card) in [(ALICE, Card::Lawyer), (BOB, Card::Libel)] {
        scene.play(seat, Action::Discard(card));
    }
    let any = scene.game.hands[CHLOE].iter().next().expect("a card");
    scene.play(CHLOE, Action::Discard(any));
    let view = scene.game.view(Viewer::Seat(CHLOE));
    let mut rng = Rng::fast(6);
    let mut laid_away = 0;
    for _ in 0..600 {
        let imagined = Bidness::imagine(&view, &mut rng);
        let down = u32::from(imagined.unseen[ALICE] == Some(Card::Sabotage));
        assert_eq!(imagined.hands[ALICE].count(Card::Sabotage) + down, 1);
        laid_away += down;
    }
    // Alice held six cards and laid one away: 600 / 6 = 100, with a deviation of 9.
    assert!((55..145).contains(&laid_away), "{laid_away}");
}

#[test]
fn after_a_second_theft_a_known_card_is_with_the_old_holder_or_the_new() {
    let mut memory = Memory::default();
    let [sabotage, libel] = [Card::Sabotage, Card::Libel].map(|card| Known::held(ALICE, card));
    for known in [sabotage, libel, libel] {
        memory.learn(CHLOE, known);
    }
    memory.learn(BOB, sabotage);
    memory.learn(BOB, libel);
    memory.left_unseen(ALICE, Card::Libel, Spot::Hand(BOB), BOB);
    let either = |known: Known| Known { hands: Seats::only(ALICE).with(BOB), ..known };
    assert_eq!(memory.of(CHLOE).collect::<Vec<_>>(), [either(sabotage), either(libel), either(libel)]);
    assert_eq!(memory.of(BOB).collect::<Vec<_>>(), [sabotage], "Bob took a libel and knows so");
    memory.seen_to_leave(BOB, Card::Sabotage);
    assert_eq!(memory.of(CHLOE).collect::<Vec<_>>(), [either(libel), either(libel)], "Bob has shown it");
}

#[test]
fn where_one_of_two_known_cards_is_shown_the_other_may_be_wherever_either_was() {
    let mut memory = Memory::default();
    memory.learn(CHLOE, Known::held(ALICE, Card::Libel));
    memory.left_unseen(ALICE, Card::Lawyer, Spot::FaceDown(ALICE), ALICE);
    memory.learn(CHLOE, Known::held(ALICE, Card::Libel));
    memory.seen_to_leave(ALICE, Card::Libel);
    let hand_or_pile = Known { face_down: Seats::only(ALICE), ..Known::held(ALICE, Card::Libel) };
    assert_eq!(memory.of(CHLOE).collect::<Vec<_>>(), [hand_or_pile]);
}

#[test]
fn known_cards_find_room_wherever_they_fit() {
    // One face-down card and a hand of one: of two known cards each can be either, but not both the same.
    let both = Known { face_down: Seats::only(ALICE), ..Known::held(ALICE, Card::Libel) };
    for seed in 0..20 {
        let placed = place(&[both, both], |_| 1, &mut Rng::fast(seed)).expect("there is room for two");
        assert_ne!(placed[0].0, placed[1].0);
        assert!(place(&[both; 3], |_| 1, &mut Rng::fast(seed)).is_none(), "and for no more");
    }
    // Chloe's only place is taken by a card that can move on.
    let moving = Known { hands: Seats::only(BOB).with(CHLOE), ..both };
    let chain = [Known::held(CHLOE, Card::Libel), moving, both];
    for seed in 0..20 {
        assert!(place(&chain, |_| 1, &mut Rng::fast(seed)).is_some());
    }
}

#[test]
fn nothing_that_is_known_is_lost_however_many_thefts_there_are() {
    let mut memory = Memory::default();
    for knower in [ALICE, BOB, CHLOE] {
        (0..40).for_each(|_| memory.learn(knower, Known::held(DIRK, Card::Libel)));
    }
    assert_eq!(memory.of(CHLOE).count(), 40);
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
    // Of the 68 cards that Alice cannot see, 8 are lawyers, and Bob holds one card.
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
fn a_played_card_cannot_be_taken_back_but_a_bid_and_an_ask_can() {
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

#[test]
fn the_target_of_a_lawsuit_can_be_taken_back() {
    let mut rng = Rng::fast(9);
    let mut aimed = 0;
    for game in 0..10 {
        let seed = Seed::from_text(&format!("aim {game}"));
        let (mut table, _) = Match::<Bidness>::new(Options::default(), 3, seed).expect("a table");
        while let Some(seat) = table.state().to_act().first().filter(|_| table.log().len() < 400) {
            let action = table.menu(seat).sample(&mut rng).expect("a choice");
            table.submit(seat, action).expect("on the menu");
            if matches!((action, &table.state().phase), (Action::Target(_), Phase::Damages { .. })) {
                assert!(table.clone().undo(seat).is_ok());
                aimed += 1;
            }
        }
    }
    assert!(aimed > 5, "{aimed}");
}
