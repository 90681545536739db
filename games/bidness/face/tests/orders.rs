//! What comes of orders, worked out by hand.

use bidness::{Action, Asking, Auction, Bid, Bidness, Card, Lawsuit, Options, Suit, View};
use bidness_face::{Face, Order};
use table::{Game as _, Match, Menu, Seat, Seats, Seed, Viewer};
use words::{Language, Obeyed, Orders as _, People, Speak as _};

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

/// What the third of six sees of an auction of an Engineer that the first sells; the second leads with so much.
fn auction(led: u32) -> View {
    let (table, _) = Match::<Bidness>::new(Options::default(), 6, Seed::from_text("by hand")).expect("a table");
    let bid = Some(Bid { seat: seat(1), dollars: led });
    let auction = Auction { card: Card::Engineer, seller: seat(0), active: Seats::all(6), bid, to_bid: seat(2) };
    View { asking: Asking::Auction(auction), turn: seat(0), ..table.state().view(Viewer::Seat(seat(2))) }
}

fn asked(least: u32) -> Menu<Action> {
    let mut menu = Menu::new();
    menu.one(Action::Drop);
    menu.amount(Action::Bid(0), least, 300, 10);
    menu
}

/// What the third orders in a position, with the amount.
fn ordered(view: &View, is: impl Fn(&Order) -> bool, amount: u32) -> Order {
    let offers = Face::offers(view, seat(2));
    let order = offers.iter().find(is).expect("it can be ordered");
    let order = table::Choice::with_amount(order, amount);
    assert!(offers.contains(order), "{order:?} can be ordered");
    order
}

fn bid_up_to(dollars: u32) -> Order {
    ordered(&auction(80), |order| matches!(order, Order::BidUpTo { .. }), dollars)
}

#[test]
fn whoever_bids_up_to_120_answers_80_with_90_and_120_by_dropping_out() {
    let order = bid_up_to(120);
    let obey = |led: u32| Face::obey(order, &auction(led), seat(2), &asked(led + 10));
    assert_eq!(obey(80), Obeyed::Act(Action::Bid(90)));
    assert_eq!(obey(110), Obeyed::Act(Action::Bid(120)));
    assert_eq!(obey(120), Obeyed::Act(Action::Drop));
    let mut poor = Menu::new();
    poor.one(Action::Drop);
    assert_eq!(Face::obey(order, &auction(80), seat(2), &poor), Obeyed::Act(Action::Drop));
}

#[test]
fn an_order_waits_for_whoever_is_not_asked_and_ends_with_its_auction() {
    let order = bid_up_to(120);
    let obey = |view: &View| Face::obey(order, view, seat(2), &Menu::new());
    assert_eq!(obey(&auction(80)), Obeyed::Wait);
    let mut left = auction(80);
    let Asking::Auction(auction_) = &mut left.asking else { unreachable!("it is an auction") };
    auction_.active = auction_.active.without(seat(2));
    assert_eq!(obey(&left), Obeyed::Lapsed);
    assert_eq!(obey(&View { asking: Asking::Turn, ..auction(80) }), Obeyed::Lapsed);
    let mut next = auction(80);
    next.hand_sizes[seat(3)] -= 1;
    assert_eq!(obey(&next), Obeyed::Lapsed, "another Engineer is another auction");
}

#[test]
fn the_least_that_can_be_ordered_is_the_next_bid_and_the_most_all_that_one_can_pay() {
    let amounts = |view: &View| {
        let offers = Face::offers(view, seat(2));
        let bids: Vec<u32> = offers
            .iter()
            .filter_map(|order| match order {
                Order::BidUpTo { dollars, .. } => Some(dollars),
                _ => None,
            })
            .collect();
        (bids.first().copied(), bids.last().copied())
    };
    let view = auction(80);
    let most = view.workplaces[seat(2)].capacity(&view.options.cards);
    assert_eq!(amounts(&view), (Some(90), Some(most)));
    let mut leading = auction(80);
    let Asking::Auction(auction) = &mut leading.asking else { unreachable!("it is an auction") };
    auction.bid = Some(Bid { seat: seat(2), dollars: 80 });
    assert_eq!(amounts(&leading), (Some(100), Some(most)), "somebody bids $90 before the leader is asked again");
}

#[test]
fn whoever_drops_out_by_order_does_so_when_asked() {
    let order = ordered(&auction(80), |order| matches!(order, Order::Drop { .. }), 0);
    assert_eq!(Face::obey(order, &auction(200), seat(2), &asked(210)), Obeyed::Act(Action::Drop));
}

/// The third sues the fourth for $200, asks for $150 and is offered so much.
fn suit(offer: Option<u32>, ask: Option<u32>, plaintiff: Seat, defendant: Seat) -> View {
    let lawsuit = Lawsuit::Negligence;
    let suit = Suit { lawsuit, plaintiff, defendant, damages: 200, ask, offer, to_answer: seat(2) };
    View { asking: Asking::Suit(suit), ..auction(80) }
}

#[test]
fn a_plaintiff_settles_from_60_and_answers_less_by_hand() {
    let view = |offer| suit(offer, Some(150), seat(2), seat(3));
    let order = ordered(&view(None), |order| matches!(order, Order::SettleFrom { .. }), 60);
    let mut menu = Menu::new();
    [Action::Accept, Action::Reject].into_iter().for_each(|action| menu.one(action));
    assert_eq!(Face::obey(order, &view(Some(50)), seat(2), &menu), Obeyed::Wait);
    assert_eq!(Face::obey(order, &view(Some(60)), seat(2), &menu), Obeyed::Act(Action::Accept));
    assert_eq!(Face::obey(order, &auction(80), seat(2), &menu), Obeyed::Lapsed);
}

#[test]
fn a_defendant_settles_up_to_60_and_answers_more_by_hand() {
    let view = |ask| suit(None, ask, seat(3), seat(2));
    let order = ordered(&view(None), |order| matches!(order, Order::PayUpTo { .. }), 60);
    let mut menu = Menu::new();
    [Action::Accept, Action::Reject].into_iter().for_each(|action| menu.one(action));
    assert_eq!(Face::obey(order, &view(Some(70)), seat(2), &menu), Obeyed::Wait);
    assert_eq!(Face::obey(order, &view(Some(60)), seat(2), &menu), Obeyed::Act(Action::Accept));
}

#[test]
fn a_card_is_played_on_the_next_turn_if_it_still_can_be() {
    let view = auction(80);
    let card = view.hand.iter().next().expect("a card in hand");
    let order = ordered(&view, |order| matches!(order, Order::Play { card: played, .. } if *played == card), 0);
    let mine = View { asking: Asking::Turn, turn: seat(2), ..auction(80) };
    let mut menu = Menu::new();
    menu.one(Action::Pass);
    assert_eq!(Face::obey(order, &mine, seat(2), &menu), Obeyed::Wait, "what cannot be played is left to its owner");
    menu.one(Action::Play(card));
    assert_eq!(Face::obey(order, &mine, seat(2), &menu), Obeyed::Act(Action::Play(card)));
    let mut taken = mine;
    taken.hand_sizes[seat(2)] -= 1;
    assert_eq!(Face::obey(order, &taken, seat(2), &menu), Obeyed::Lapsed);
}

#[test]
fn an_order_is_said_in_every_language() {
    let people = People { names: (0..6).map(|index| format!("P{index}")).collect(), me: Some(seat(2)) };
    let said = |language| Face::order(&Face::strict(language), &people, &auction(80), bid_up_to(120));
    assert_eq!(said(Language::English), "Bid up to $120 in the smallest steps, then drop out");
    assert_eq!(said(Language::Japanese), "$120まで最小の額で競り、それを超えたら降りる");
}
