//! Positions worked out by hand, and what is said of them.

use bidders::{Action, Bid, Bidders, Options, PhaseView, Pile, Standing, View};
use table::{BySeat, Game as _, Match, Seat, Seats, Seed, Viewer};
use words::{Describe as _, Fact, Group, Language, People, Share, Speak as _, Tableau, Things};

use crate::Face;

const NAMES: [&str; 4] = ["Ada", "Bo", "Cleo", "Dan"];

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a seat")
}

/// What somebody sees when four have just begun; the second begins.
fn beginning(viewer: Viewer) -> View {
    let (table, _) = Match::<Bidders>::new(Options::default(), 4, Seed::from_text("by hand")).expect("a table");
    View { start_player: seat(1), ..table.state().view(viewer) }
}

fn said(view: &View) -> Tableau<Action> {
    let people = People { names: NAMES.map(str::to_owned).to_vec(), me: view.viewer.seat() };
    Face::tableau(&Face::strict(Language::English), &people, view)
}

fn group<'a>(tableau: &'a Tableau<Action>, title: &str) -> &'a Group<Action> {
    tableau.middle.iter().find(|group| group.title == title).unwrap_or_else(|| panic!("no {title} in {tableau:?}"))
}

fn shares<'a>(tableau: &'a Tableau<Action>, title: &str) -> &'a [Share] {
    match &group(tableau, title).things {
        Things::Seats(shares) => shares,
        other => panic!("{other:?}"),
    }
}

fn facts<'a>(tableau: &'a Tableau<Action>, title: &str) -> &'a [Fact] {
    match &group(tableau, title).things {
        Things::Facts(facts) => facts,
        other => panic!("{other:?}"),
    }
}

fn text_of<'a>(tableau: &'a Tableau<Action>, title: &str) -> &'a str {
    match &group(tableau, title).things {
        Things::Pieces(pieces) => &pieces[0].text,
        other => panic!("{other:?}"),
    }
}

#[test]
fn whoever_holds_a_marker_leads_and_the_least_that_a_bid_takes_is_said() {
    let mut view = beginning(Viewer::Spectator);
    let (white, black) = (view.white.as_mut().expect("white"), view.black.as_mut().expect("black"));
    (white.chips, white.bid) = (4, Some(Bid { seat: seat(2), cubes: 3 }));
    (black.chips, black.workers, black.bid) = (7, 2, None);
    view.phase = PhaseView::Bidding { turn: seat(0), passes: 1 };
    let tableau = said(&view);
    let told: Vec<_> = shares(&tableau, "Bidding")
        .iter()
        .map(|share| (share.seat, share.value.as_str(), share.note.as_str(), share.leads))
        .collect();
    let wanted = [
        (seat(1), "–", "", false),
        (seat(2), "3 cubes on white", "leads", true),
        (seat(3), "–", "passed", false),
        (seat(0), "–", "to bid", false),
    ];
    assert_eq!(told, wanted);
    assert_eq!(text_of(&tableau, "White"), "$4 under it; a bid takes 4 cubes or more");
    assert_eq!(text_of(&tableau, "Black"), "$7 under it; a bid takes 2 cubes and leaves $6 or less");
    assert!(["White", "Black"].iter().all(|title| group(&tableau, title).is_chief));
    view.black.as_mut().expect("black").chips = 1;
    assert_eq!(text_of(&said(&view), "Black"), "$1 under it; a bid takes 2 cubes and leaves nothing");
    view.black.as_mut().expect("black").chips = 0;
    assert_eq!(text_of(&said(&view), "Black"), "no money is left under it: no more bids");
}

#[test]
fn a_marker_is_said_before_the_pass_of_whoever_holds_it() {
    let mut view = beginning(Viewer::Spectator);
    view.black.as_mut().expect("black").bid = Some(Bid { seat: seat(3), cubes: 1 });
    view.phase = PhaseView::Bidding { turn: seat(0), passes: 2 };
    let tableau = said(&view);
    let notes: Vec<&str> = shares(&tableau, "Bidding").iter().map(|share| share.note.as_str()).collect();
    assert_eq!(notes, ["", "passed", "leads", "to bid"]);
}

#[test]
fn a_fist_is_closed_for_all_but_its_owner_and_without_cubes_there_is_none() {
    let mut view = beginning(Viewer::Seat(seat(0)));
    view.white.as_mut().expect("white").bid = Some(Bid { seat: seat(1), cubes: 3 });
    view.phase = PhaseView::Cooperation { waiting: Seats::only(seat(2)), own: Some(2) };
    let tableau = said(&view);
    let sealed = Things::Sealed { waiting: Seats::only(seat(2)), answered: Seats::only(seat(0)) };
    assert_eq!(group(&tableau, "Cooperation").things, sealed);
    assert_eq!(text_of(&tableau, "White"), "won with 3 cubes");
    let fact = |label: &str, value: &str| Fact::new(label.to_owned(), value);
    assert_eq!(facts(&tableau, "Fists"), [fact("Ties go to", "Cleo"), fact("In your fist", "2 cubes")]);
    view.viewer = Viewer::Spectator;
    view.phase = PhaseView::Cooperation { waiting: Seats::only(seat(2)), own: None };
    view.guilds[seat(0)].cubes = 0;
    let tableau = said(&view);
    let sealed = Things::Sealed { waiting: Seats::only(seat(2)), answered: Seats::NONE };
    assert_eq!(group(&tableau, "Cooperation").things, sealed);
    assert_eq!(facts(&tableau, "Fists"), [fact("Ties go to", "Cleo"), fact("No cubes", "Ada")]);
}

#[test]
fn what_lies_face_down_is_counted_and_both_owners_have_it() {
    let mut view = beginning(Viewer::Seat(seat(0)));
    view.fronts[seat(0)].projects.black = Pile { count: 1, known: None };
    view.betweens[seat(0)].projects = Pile { count: 2, known: None };
    view.guilds[seat(0)].favour = None;
    (view.betweens[seat(0)].own, view.betweens[seat(0)].left) = (3, 1);
    let tableau = said(&view);
    let pieces = |index: usize| {
        tableau.places[index].pieces.iter().map(|piece| (piece.name.as_str(), piece.mark.as_str())).collect::<Vec<_>>()
    };
    assert_eq!(pieces(0), [("1 black project", ""), ("2 white projects", "with Bo")]);
    assert_eq!(pieces(1), [("2 white projects", "with you")]);
    let cubes = |index: usize, label: &str| {
        let fact = tableau.places[index].facts.iter().find(|fact| fact.label == label);
        fact.and_then(|fact| fact.value.clone()).expect(label)
    };
    assert_eq!((cubes(0, "At left"), cubes(0, "At right")), ("3".to_owned(), "0".to_owned()));
    assert_eq!((cubes(1, "At left"), cubes(1, "At right")), ("0".to_owned(), "1".to_owned()));
    assert_eq!(tableau.places[0].facts[0], Fact { label: "Favour".to_owned(), value: None });
}

#[test]
fn the_richest_of_those_who_stayed_in_leads_at_the_end() {
    let standing =
        |projects: i16, chips: u16, eliminated: bool| Standing { projects, chips, eliminated, ..Standing::default() };
    let standings = [standing(9, 12, false), standing(-2, 60, true), standing(8, 19, false), standing(12, 19, false)];
    let mut view = beginning(Viewer::Spectator);
    view.phase = PhaseView::Over;
    view.standings = Some(BySeat::new(4, |seat| standings[seat.index()]));
    let tableau = said(&view);
    let told: Vec<_> = shares(&tableau, "Verdict")
        .iter()
        .map(|share| (share.seat, share.value.as_str(), share.note.as_str(), share.leads))
        .collect();
    let wanted = [
        (seat(2), "$19 ♥8", "wins", true),
        (seat(3), "$19 ♥12", "wins", true),
        (seat(0), "$12 ♥9", "", false),
        (seat(1), "$60 ♥−2", "out", false),
    ];
    assert_eq!(told, wanted);
    assert_eq!(tableau.places[1].score, Fact::new("Money".to_owned(), "$60"));
    assert_eq!(tableau.places[1].facts[0], Fact::new("Favour".to_owned(), "♥−2"));
}
