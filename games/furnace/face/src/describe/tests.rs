use furnace::{
    Action, Bid, Bidder, Capitalist, Card, Company, Disc, Furnace, Goods, MachineView, Options, Phase, Shift, Stage,
    View,
};
use table::{BySeat, Game as _, Match, Seat, Seed, Viewer};
use words::{Describe as _, Language, People, Piece, Share, Speak as _, Tableau, Things};

use crate::Face;

const A: Seat = seat(0);
const B: Seat = seat(1);
const C: Seat = seat(2);

const fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a small index")
}

/// The first auction, seat A first, with the standard companies from number 0 on; nobody has a capitalist.
fn view(seats: u8, viewer: Viewer) -> View {
    let (table, _) = Match::<Furnace>::new(Options::default(), seats, Seed::from_text("words")).expect("a table");
    let mut view = table.state().view(viewer);
    view.first = A;
    view.phase = Phase::Auction { seat: A, disc: None };
    view.row.iter_mut().enumerate().for_each(|(index, lot)| lot.company = Company::new(index));
    view.players.values_mut().iter_mut().for_each(|player| player.capitalist = None);
    view
}

fn bid(seat: Seat, disc: Disc) -> Bid {
    Bid { bidder: Bidder::Seat(seat), disc }
}

fn tableau(view: &View) -> Tableau<Action> {
    let people = People { names: ["Ada", "Bob", "Cyd"].map(String::from).into(), me: view.viewer.seat() };
    Face::tableau(&Face::strict(Language::English), &people, view)
}

fn things(view: &View, title: &str) -> Option<Things<Action>> {
    tableau(view).middle.into_iter().find(|group| group.title == title).map(|group| group.things)
}

fn pieces(view: &View, title: &str) -> Vec<Piece<Action>> {
    let Some(Things::Pieces(pieces)) = things(view, title) else { panic!("no pieces under {title}") };
    pieces
}

/// Who gets what for losing on which card.
fn losers(view: &View) -> Vec<(Seat, String, String)> {
    let Some(Things::Seats(shares)) = things(view, "Losers") else { return Vec::new() };
    shares.into_iter().map(|Share { seat, value, note, leads: _ }| (seat, value, note)).collect()
}

#[test]
fn the_highest_disc_leads_and_only_a_four_has_won() {
    let mut view = view(3, Viewer::Seat(A));
    view.row[0].bids = vec![bid(B, Disc::One), bid(A, Disc::Three)];
    view.row[1].bids = vec![bid(C, Disc::Four)];
    let lots = pieces(&view, "For sale");
    assert_eq!(lots[0].name, "A Hollow Hill Forge");
    assert_eq!(lots[0].mark, "you lead with 3, Bob 1");
    assert_eq!(lots[0].text, "I→2$ ×2; upgraded + 3C; loser × 2C");
    assert_eq!(lots[1].mark, "Cyd wins with 4");
    assert_eq!((lots[2].mark.as_str(), lots[2].action), ("", Some(Action::Place { lot: 2 })));
    // Once all discs lie, the highest wins.
    view.phase = Phase::Compensation { seat: B };
    assert_eq!(pieces(&view, "For sale")[0].mark, "you win with 3, Bob 1");
}

#[test]
fn losing_discs_are_paid_their_value_times_and_a_power_raises_it() {
    let mut view = view(3, Viewer::Spectator);
    // Company 0 compensates with 2 coal. Bob's 2 brings 4 coal; the 3 of Ada leads and brings none.
    view.row[0].bids = vec![bid(B, Disc::Two), bid(A, Disc::Three)];
    let expected = |seat, value: &str, note: &str| (seat, value.to_owned(), note.to_owned());
    assert_eq!(losers(&view), [expected(B, "4C", "A")]);
    // The Litigant counts each losing disc 1 higher: 2 coal, three times.
    view.players[B].capitalist = Some(Capitalist(1));
    assert_eq!(losers(&view), [expected(B, "6C", "A")]);
    // Two losing discs of one player count together: 2 coal, 1 + 2 times for Cyd.
    view.row[1].bids = vec![bid(C, Disc::One), bid(C, Disc::Two), bid(B, Disc::Four)];
    assert_eq!(losers(&view), [expected(B, "6C", "A"), expected(C, "6C", "B")]);
}

#[test]
fn a_compensation_that_processes_says_how_often_it_can() {
    let mut view = view(3, Viewer::Spectator);
    let processing = (0..36).map(Company::new).find(|company| {
        view.options.cards.company(*company).compensation == "coal -> iron".parse().expect("an effect")
    });
    view.row[0].company = processing.expect("a company that turns coal into iron");
    view.row[0].bids = vec![bid(B, Disc::Three), bid(A, Disc::Four)];
    assert_eq!(losers(&view), [(B, "C→I ×3".to_owned(), "A".to_owned())]);
}

#[test]
fn the_dummy_leads_like_anybody_and_is_never_paid() {
    let mut view = view(2, Viewer::Seat(A));
    view.dummy = vec![Disc::One, Disc::Four];
    view.row[0].bids = vec![bid(B, Disc::One), Bid { bidder: Bidder::Dummy, disc: Disc::Two }];
    view.row[1].bids = vec![Bid { bidder: Bidder::Dummy, disc: Disc::Three }, bid(A, Disc::Four)];
    let lots = pieces(&view, "For sale");
    assert_eq!([&lots[0].mark, &lots[1].mark], ["Dummy leads with 2, Bob 1", "you win with 4, Dummy 3"]);
    assert_eq!(losers(&view), [(B, "2C".to_owned(), "A".to_owned())]);
    let Some(Things::Facts(facts)) = things(&view, "Dummy") else { panic!("a dummy") };
    assert_eq!(facts[0].value.as_deref(), Some("1 4"));
}

#[test]
fn the_own_engine_lies_in_the_middle_while_it_runs_and_says_what_can_be_chosen() {
    let mut view = view(3, Viewer::Seat(A));
    view.row.clear();
    let machine = |index, upgraded| MachineView { card: Card::Company(Company::new(index)), upgraded };
    for seat in [A, B, C] {
        view.players[seat].engine.truncate(1);
        view.players[seat].engine.extend([machine(0, false), machine(1, true)]);
        view.players[seat].stock = Goods { money: 12, ..Goods::NONE };
    }
    // The start-up has run, the companies have not.
    let shift = Shift { stage: Stage::Choose, ready: 0b110 };
    view.phase = Phase::Production(BySeat::from_values([shift; 3]).expect("three seats"));
    let engine = pieces(&view, "Your cards");
    let marks: Vec<&str> = engine.iter().map(|piece| piece.mark.as_str()).collect();
    assert_eq!(marks, ["done", "", "upgraded"]);
    assert_eq!(engine[1].text, "I→2$ ×2; upgraded + 3C");
    assert_eq!(engine[2].text, "C→I, C→$ ×6");
    let card = Card::Company(Company::new(0));
    assert_eq!(engine[1].action, Some(Action::Activate { card }));
    let places = tableau(&view).places;
    assert_eq!(places.iter().map(|place| place.pieces.len()).collect::<Vec<_>>(), [0, 3, 3]);
    assert!(places[1].pieces.iter().all(|piece| piece.action.is_none()), "nobody runs the engine of another");
    assert_eq!(places[0].score.value.as_deref(), Some("$12"));
    assert_eq!(places[0].facts.last().and_then(|fact| fact.value.as_deref()), Some("1 of 3"));
}

#[test]
fn goods_have_names_beside_pictures_and_letters_elsewhere() {
    let view = view(3, Viewer::Seat(A));
    let people = People { names: ["Ada", "Bob", "Cyd"].map(String::from).into(), me: Some(A) };
    let upgrade = Action::Upgrade { company: Company::new(0) };
    let said = |words| Face::action(&words, &people, &view, upgrade);
    assert_eq!(said(Face::strict(Language::English)), "Hollow Hill Forge (3C)");
    assert_eq!(said(Face::strict(Language::English).beside_pictures()), "Hollow Hill Forge (3 coal)");
    let text = |words| Face::tableau(&words, &people, &view).middle[0].clone().things;
    let Things::Pieces(pieces) = text(Face::strict(Language::English).beside_pictures()) else { panic!("no pieces") };
    assert_eq!(pieces[0].text, "1 iron→2 money ×2; upgraded + 3 coal; loser × 2 coal");
}
