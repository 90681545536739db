//! Positions worked out by hand, and what is said of them.

use bidness::{
    Action, Asking, Auction, Bag, Bid, Bidness, Card, Employee, Known, Lawsuit, Options, Suit, View, Workplace,
};
use table::{Game as _, Match, Seat, Seats, Seed, Viewer};
use words::{Describe as _, Fact, Group, Language, People, Share, Speak as _, Tableau, Things};

use crate::Face;

const NAMES: [&str; 4] = ["Ada", "Bo", "Cleo", "Dan"];

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

/// What the first of four sees at the beginning, asked something else.
fn asked(asking: Asking) -> View {
    let (table, _) = Match::<Bidness>::new(Options::default(), 4, Seed::from_text("by hand")).expect("a table");
    View { first: seat(1), turn: seat(1), asking, ..table.state().view(Viewer::Seat(seat(0))) }
}

fn said(view: &View) -> Tableau<Action> {
    let people = People { names: NAMES.map(str::to_owned).to_vec(), me: view.viewer.seat() };
    Face::tableau(&Face::strict(Language::English), &people, view)
}

fn group<'a>(tableau: &'a Tableau<Action>, title: &str) -> &'a Group<Action> {
    tableau.middle.iter().find(|group| group.title == title).unwrap_or_else(|| panic!("no {title} in {tableau:?}"))
}

fn shares<'a>(tableau: &'a Tableau<Action>, title: &str) -> Vec<(Seat, &'a str, &'a str, bool)> {
    let of = |share: &'a Share| (share.seat, share.value.as_str(), share.note.as_str(), share.leads);
    match &group(tableau, title).things {
        Things::Seats(shares) => shares.iter().map(of).collect(),
        other => panic!("{other:?}"),
    }
}

fn facts<'a>(tableau: &'a Tableau<Action>, title: &str) -> Vec<(&'a str, &'a str)> {
    let of = |fact: &'a Fact| (fact.label.as_str(), fact.value.as_deref().expect("it is known"));
    match &group(tableau, title).things {
        Things::Facts(facts) => facts.iter().map(of).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_highest_bidder_leads_and_whoever_dropped_out_is_out() {
    let (card, seller) = (Card::Engineer, seat(2));
    let active: Seats = [seat(0), seat(1), seat(3)].into_iter().collect();
    let bid = Some(Bid { seat: seat(3), dollars: 80 });
    let mut view = asked(Asking::Auction(Auction { card, seller, active, bid, to_bid: seat(0) }));
    view.workplaces[seat(0)].cash = 150;
    view.workplaces[seat(1)].ious = 6;
    let tableau = said(&view);
    assert_eq!(facts(&tableau, "Auction"), [("Highest bid", "$80"), ("Lowest next bid", "$90")]);
    let inside = [
        (seat(3), "$80", "leads", true),
        // $150 and three more IOUs; $100 and none.
        (seat(0), "up to $450", "to bid", false),
        (seat(1), "up to $100", "", false),
    ];
    assert_eq!(shares(&tableau, "In the auction"), inside);
    assert_eq!(shares(&tableau, "Out"), [(seat(2), "–", "dropped out", false)]);
    let sale = group(&tableau, "For sale");
    let Things::Pieces(pieces) = &sale.things else { panic!("{sale:?}") };
    assert!(sale.is_chief && pieces[0].seat == Some(seller));
    assert_eq!((&*pieces[0].name, &*pieces[0].text), ("Engineer", "Auction. A die of tech every round"));
}

#[test]
fn nobody_leads_before_the_first_bid_which_is_ten_at_least() {
    let auction = Auction { card: Card::Lawyer, seller: seat(2), active: Seats::all(4), bid: None, to_bid: seat(2) };
    let tableau = said(&asked(Asking::Auction(auction)));
    assert_eq!(facts(&tableau, "Auction"), [("Highest bid", "none yet"), ("Lowest next bid", "$10")]);
    assert!(shares(&tableau, "In the auction").iter().all(|(_, _, _, leads)| !leads));
    assert!(tableau.middle.iter().all(|group| group.title != "Out"));
}

#[test]
fn of_two_equal_cards_one_is_laid_away_and_then_none_can_be_chosen() {
    let (waiting, answered) = (Seats::all(4), Seats::NONE);
    let mut view = asked(Asking::Discard { waiting, answered, own: None });
    view.hand = [Card::Libel, Card::Libel, Card::AdBlitz].into_iter().collect();
    let told = |view: &View| -> Vec<(String, String, Option<Action>)> {
        said(view).hand.into_iter().map(|piece| (piece.name, piece.mark, piece.action)).collect()
    };
    let libel = ("Libel".to_owned(), String::new(), Some(Action::Discard(Card::Libel)));
    assert_eq!(told(&view)[..2], [libel.clone(), libel]);
    let answered = Seats::only(seat(0));
    view.asking = Asking::Discard { waiting: waiting.without(seat(0)), answered, own: Some(Card::Libel) };
    let laid = |name: &str, mark: &str| (name.to_owned(), mark.to_owned(), None);
    assert_eq!(told(&view), [laid("Libel", "laid away"), laid("Libel", ""), laid("Ad Blitz", "")]);
    let sealed = Things::Sealed { waiting: waiting.without(seat(0)), answered };
    assert_eq!(group(&said(&view), "Laying away").things, sealed);
}

#[test]
fn ones_own_people_are_the_buttons_when_salaries_are_short() {
    let mut view = asked(Asking::Salaries { settled: 3 });
    let crew: Bag = [Card::Marketer, Card::Marketer, Card::Lawyer, Card::AdBlitz].into_iter().collect();
    view.workplaces[seat(0)] = Workplace { cash: 20, ious: 6, tech: 39, cards: crew };
    let tableau = said(&view);
    let told: Vec<_> =
        tableau.places[0].pieces.iter().map(|piece| (&*piece.name, &*piece.mark, piece.action)).collect();
    let wanted = [
        ("2 × Marketer", "", Some(Action::LayOff(Employee::Marketer))),
        ("Lawyer", "", Some(Action::LayOff(Employee::Lawyer))),
        ("Ad Blitz", "This round", None),
    ];
    assert_eq!(told, wanted);
    assert!(tableau.places[1..].iter().flat_map(|place| &place.pieces).all(|piece| piece.action.is_none()));
    // Two marketers and three points of the blitz at $30; two salaries of $10 and a lawyer's.
    let values: Vec<_> = tableau.places[0].facts.iter().filter_map(|fact| fact.value.as_deref()).collect();
    assert_eq!(values[..5], ["6", "39", "$150", "5×$30", "$30"]);
    let wanted = [(seat(1), "paid"), (seat(2), "paid"), (seat(3), "paid"), (seat(0), "chooses")];
    let notes: Vec<_> = shares(&tableau, "Salaries").into_iter().map(|(seat, _, note, _)| (seat, note)).collect();
    assert_eq!(notes, wanted);
}

#[test]
fn a_lawsuit_says_what_was_asked_and_offered_and_who_would_win() {
    let mut suit = Suit {
        lawsuit: Lawsuit::Libel,
        plaintiff: seat(1),
        defendant: seat(0),
        damages: 2,
        ask: Some(120),
        offer: None,
        to_answer: seat(0),
    };
    let mut view = asked(Asking::Suit(suit));
    view.workplaces[seat(1)].cards.extend([Card::Lawyer, Card::Lawyer]);
    view.workplaces[seat(0)].cards.add(Card::LegalIntern);
    // Four dice win against three 74.3 % of the time.
    let wanted = [("Damages", "2 marketers"), ("Asked", "$120"), ("Offered", "nothing"), ("Plaintiff wins", "74 %")];
    assert_eq!(facts(&said(&view), "Terms"), wanted);
    let sides = [(seat(1), "4 dice", "plaintiff", false), (seat(0), "3 dice", "defendant, wins ties", false)];
    assert_eq!(shares(&said(&view), "In court"), sides);
    let prompt = |me: Option<u8>| {
        let people = People { names: NAMES.map(str::to_owned).to_vec(), me: me.map(seat) };
        Face::prompt(&Face::strict(Language::English), &people, &view, seat(0))
    };
    assert!(prompt(Some(0)).ends_with("Bo sues you and wins in court 74 % of the time."), "{}", prompt(Some(0)));
    assert!(prompt(Some(1)).ends_with("You sue Ada and win in court 74 % of the time."));
    assert!(prompt(None).ends_with("Bo sues Ada and wins in court 74 % of the time."));
    suit.offer = Some(40);
    view.asking = Asking::Suit(suit);
    assert_eq!(facts(&said(&view), "Terms")[2], ("Offered", "$40"));
}

#[test]
fn whoever_has_passed_since_the_last_deed_is_said_to_have_passed() {
    let mut view = asked(Asking::Turn);
    (view.turn, view.passes) = (seat(0), 2);
    let tableau = said(&view);
    let told: Vec<_> = shares(&tableau, "Turn order").into_iter().map(|(seat, _, note, _)| (seat, note)).collect();
    assert_eq!(told, [(seat(1), ""), (seat(2), "passed"), (seat(3), "passed"), (seat(0), "to play")]);
}

#[test]
fn what_one_knows_of_hidden_cards_is_said() {
    let mut view = asked(Asking::Turn);
    let mut known = Known::held(seat(2), Card::Sabotage);
    known.face_down = Seats::only(seat(3));
    (view.known, view.unseen, view.deck) = (vec![known], Some(Card::Libel), 31);
    view.face_down = Seats::all(4);
    let tableau = said(&view);
    assert_eq!(facts(&tableau, "Known"), [("Sabotage", "Cleo's hand or Dan's face-down card")]);
    let piles = [("In the deck", "31"), ("Face down", "4"), ("You laid away", "Libel"), ("Discarded", "nothing")];
    assert_eq!(facts(&tableau, "Piles"), piles);
}

#[test]
fn who_cannot_pay_off_ious_is_said_and_nobody_sees_what_others_have_chosen() {
    let (waiting, answered) = (Seats::only(seat(2)), Seats::only(seat(0)));
    let mut view = asked(Asking::Debts { waiting, answered, own: Some(2) });
    view.laid_off = Seats::only(seat(3));
    let tableau = said(&view);
    assert_eq!(group(&tableau, "Paying off IOUs").things, Things::Sealed { waiting, answered });
    assert_eq!(facts(&tableau, "IOUs"), [("You pay off", "2 IOUs")]);
    let unasked = [(seat(1), "cannot pay", "", false), (seat(3), "laid people off", "", false)];
    assert_eq!(shares(&tableau, "Not asked"), unasked);
    view.asking = Asking::Debts { waiting, answered, own: None };
    assert!(said(&view).middle.iter().all(|group| group.title != "IOUs"));
}
