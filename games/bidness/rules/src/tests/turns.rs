use super::*;

const IDLE: [Card; 3] = [Card::LegalIntern, Card::Lawyer, Card::Lawyer];

#[test]
fn whoever_has_three_cards_may_play_or_sell_one_and_then_must_pass() {
    // The first player has three cards, the others two.
    let mut scene = Scene::new(2).hand(ALICE, &IDLE).hand(BOB, &IDLE[..2]).silently(Bidness::begin_card_play);
    assert_eq!(scene.asked(), [ALICE]);
    for action in [Action::Play(Card::LegalIntern), Action::Sell(Card::Lawyer), Action::Pass] {
        assert!(scene.can(ALICE, action), "{action:?}");
    }
    scene.play(ALICE, Action::Sell(Card::Lawyer));
    assert_eq!(scene.cash_of(ALICE), 100 + 10 - 20 + 20, "sold for 10; the round went on to salaries and earnings");
    for seat in [ALICE, BOB] {
        assert!(scene.heard(Event::Passed { seat, forced: true }), "{seat} has two cards and must pass");
    }
}

#[test]
fn a_victim_of_market_research_with_one_card_left_can_only_pass() {
    let mut scene = Scene::new(3)
        .hand(ALICE, &[Card::MarketResearch, Card::Lawyer, Card::Lawyer])
        .hand(BOB, &IDLE[..2])
        .hand(CHLOE, &IDLE);
    scene.play(ALICE, Action::Play(Card::MarketResearch));
    scene.play(ALICE, Action::Target(BOB));
    // Ruling B22: the theft may leave the victim with fewer than two.
    assert_eq!(scene.game.hands[BOB].len(), 1);
    assert!(scene.heard(Event::Passed { seat: BOB, forced: true }));
    assert_eq!(scene.asked(), [CHLOE]);
}

#[test]
fn market_research_can_be_played_on_anybody_with_a_card() {
    // Ruling B22.
    let hand = [Card::MarketResearch, Card::Lawyer, Card::Lawyer];
    let mut scene = Scene::new(3).hand(ALICE, &hand).hand(CHLOE, &[Card::Libel]);
    scene.play(ALICE, Action::Play(Card::MarketResearch));
    assert!(scene.heard(Event::Targeted { seat: ALICE, card: Card::MarketResearch, target: CHLOE }), "Bob has none");
    assert!(scene.heard(Event::Stolen { thief: ALICE, victim: CHLOE, card: Card::Libel }));
    assert_eq!(scene.cash_of(ALICE), 70);
    assert_eq!(scene.game.hands[ALICE], bag(&[Card::Lawyer, Card::Lawyer, Card::Libel]), "which may be played later");
    let nobody = Scene::new(3).hand(ALICE, &hand);
    assert!(!nobody.can(ALICE, Action::Play(Card::MarketResearch)));
}

#[test]
fn market_research_can_take_each_card_of_a_hand() {
    let hand = [Card::MarketResearch, Card::Lawyer, Card::Lawyer];
    let theirs = [Card::Libel, Card::Sabotage, Card::AdBlitz];
    let mut taken = Bag::EMPTY;
    for seed in 0..60 {
        let mut game = Scene::new(2).hand(ALICE, &hand).hand(BOB, &theirs).game;
        game.play(ALICE, Action::Play(Card::MarketResearch), &mut Step::silent(&mut Rng::fast(seed)));
        let card = theirs.into_iter().find(|card| game.hands[ALICE].count(*card) > 0).expect("a card was taken");
        taken.add(card);
    }
    // 20 of each are expected, with a deviation of 4.
    assert!(theirs.iter().all(|card| taken.count(*card) > 5), "{taken:?}");
}

#[test]
fn the_first_round_bans_lawsuits_and_headhunting_but_not_selling_them() {
    // Ruling B20, and ruling B36: auctions are held in the first round too.
    let hostile = [
        Card::Negligence,
        Card::Libel,
        Card::PatentInfringement,
        Card::HeadhuntMarketer,
        Card::HeadhuntEngineer,
        Card::HeadhuntLawyer,
    ];
    let mut hand = hostile.to_vec();
    hand.extend([Card::Marketer, Card::GovernmentContract]);
    let first = Scene::new(2).hand(ALICE, &hand).works(BOB, &[Card::Marketer, Card::Engineer, Card::Lawyer]).round(1);
    for card in hostile {
        assert!(!first.can(ALICE, Action::Play(card)), "{card:?}");
        assert!(first.can(ALICE, Action::Sell(card)), "{card:?}");
    }
    assert!(first.can(ALICE, Action::Play(Card::Marketer)) && first.can(ALICE, Action::Play(Card::GovernmentContract)));
    let second = first.round(2);
    assert!(hostile.iter().all(|card| second.can(ALICE, Action::Play(*card))));
}

#[test]
fn the_first_round_does_not_keep_hostile_cards_from_being_laid_away() {
    // Ruling B20.
    let mut scene = Scene::new(2).hand(ALICE, &[Card::Libel; 3]).hand(BOB, &[Card::Negligence; 4]).round(0);
    scene.step(Bidness::next_round);
    assert_eq!(scene.game.round, 1);
    assert!(scene.can(ALICE, Action::Discard(Card::Libel)) && scene.can(BOB, Action::Discard(Card::Negligence)));
}

#[test]
fn a_pass_is_not_final_while_somebody_acts() {
    let mut scene = Scene::new(2).hand(ALICE, &IDLE).hand(BOB, &IDLE[..1]).hands_of_three();
    scene.play(ALICE, Action::Pass);
    let sold = scene.game.hands[BOB].iter().next().expect("a card");
    scene.play(BOB, Action::Sell(sold));
    assert_eq!(scene.asked(), [ALICE], "Alice is asked again");
    assert!(scene.can(ALICE, Action::Sell(Card::Lawyer)));
}

#[test]
fn the_card_play_ends_when_all_have_passed_in_a_row() {
    // Ruling B33.
    let mut scene = Scene::new(3).hands_of_three();
    scene.play(ALICE, Action::Pass).play(BOB, Action::Pass);
    assert_eq!(scene.game.round, 2);
    scene.play(CHLOE, Action::Pass);
    // Everybody has 100 - 20 for salaries and cannot pay off an IOU, so the next round is dealt at once.
    assert_eq!(scene.game.round, 3);
    assert!(scene.game.hands.values().iter().all(|hand| hand.len() == 6), "three cards were kept and three dealt");
}

#[test]
fn a_sold_card_lies_face_up() {
    // Ruling B12.
    let mut scene = Scene::new(2).hand(ALICE, &[Card::Breakthrough, Card::Libel, Card::Libel]).hands_of_three();
    scene.play(ALICE, Action::Sell(Card::Breakthrough));
    assert!(scene.heard(Event::Sold { seat: ALICE, card: Card::Breakthrough, dollars: 10 }));
    let view = scene.game.view(table::Viewer::Spectator);
    assert_eq!(view.discard, bag(&[Card::Breakthrough]));
    assert_eq!(scene.cash_of(ALICE), 110);
}

#[test]
fn a_card_that_cannot_be_paid_for_is_not_offered() {
    let hand = [Card::SmearCampaign, Card::AdBlitz, Card::Acquisition, Card::Lawyer];
    let scene = Scene::new(2).hand(ALICE, &hand).cash(ALICE, 30).ious(ALICE, 6);
    assert!(!scene.can(ALICE, Action::Play(Card::SmearCampaign)), "it costs 40");
    assert!(scene.can(ALICE, Action::Play(Card::AdBlitz)) && scene.can(ALICE, Action::Play(Card::Acquisition)));
    let scene = scene.ious(ALICE, 5);
    assert!(scene.can(ALICE, Action::Play(Card::SmearCampaign)), "100 can still be borrowed");
}

#[test]
fn what_is_missing_is_borrowed_in_hundreds() {
    let hand = [Card::Breakthrough, Card::Lawyer, Card::Lawyer];
    let mut scene = Scene::new(2).hand(ALICE, &hand).cash(ALICE, 10).hands_of_three();
    scene.play(ALICE, Action::Play(Card::Breakthrough));
    assert_eq!((scene.cash_of(ALICE), scene.ious_of(ALICE)), (10 + 100 - 30, 4));
    assert!(scene.heard(Event::Borrowed { seat: ALICE, ious: 1 }));
}

#[test]
fn borrowing_at_any_time_is_an_option() {
    let plain = Scene::new(2).hands_of_three();
    assert!(!plain.can(ALICE, Action::Borrow));
    let free = Options { free_borrowing: true, ..Options::default() };
    let mut scene = Scene::with(free, 2).hands_of_three().ious(ALICE, 5);
    scene.play(ALICE, Action::Borrow);
    assert_eq!((scene.cash_of(ALICE), scene.ious_of(ALICE)), (200, 6));
    assert_eq!(scene.asked(), [ALICE], "the turn is not over");
    assert!(!scene.can(ALICE, Action::Borrow), "six is the limit");
    assert!(!scene.can(BOB, Action::Borrow), "Bob decides nothing now");
}
