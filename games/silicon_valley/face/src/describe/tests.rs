use silicon_valley::{
    Action, Blocks, Design, Draft, Employee, Event, Kind, Launch, Listing, Options, Owner, Product, Question, Screen,
    SiliconValley, View,
};
use table::{BySeat, Game as _, Match, Rng, Seat, Seed, Viewer};
use words::{Describe as _, Group, Language, People, Piece, Speak as _, Tableau, Things};

use crate::Face;

const A: Seat = seat(0);
const B: Seat = seat(1);

const fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a small index")
}

fn people(me: Option<Seat>) -> People {
    People { names: ["Ada", "Bob", "Cyd"].map(String::from).into(), me }
}

/// The first turn of a game by these seats, as somebody sees it.
fn view(seats: u8, viewer: Viewer) -> View {
    let (mut table, _) =
        Match::<SiliconValley>::new(Options::default(), seats, Seed::from_text("words")).expect("a table");
    while table.state().view(viewer).question.is_none() {
        let seat = table.state().to_act().first().expect("somebody chooses a founder");
        let founder = table.menu(seat).sample(&mut Rng::fast(1)).expect("two founders");
        table.submit(seat, founder).expect("it is on the menu");
    }
    table.state().view(viewer)
}

fn tableau(view: &View) -> Tableau<Action> {
    Face::tableau(&Face::strict(Language::English), &people(view.viewer.seat()), view)
}

/// What a fact of a seat says, and whether it is there at all.
fn known(view: &View, seat: Seat, label: &str) -> Option<String> {
    let place = &tableau(view).places[seat.index()];
    place.facts.iter().find(|fact| fact.label == label).expect("a fact of that name").value.clone()
}

fn group(view: &View, title: &str) -> Group<Action> {
    tableau(view).middle.into_iter().find(|group| group.title == title).expect("a group of that title")
}

fn pieces(view: &View, title: &str) -> Vec<Piece<Action>> {
    match group(view, title).things {
        Things::Pieces(pieces) => pieces,
        things @ (Things::Facts(_) | Things::Seats(_) | Things::Sealed { .. }) => panic!("{things:?}"),
    }
}

/// The facts of a group as "label: value".
fn facts(view: &View, title: &str) -> Vec<String> {
    match group(view, title).things {
        Things::Facts(facts) => {
            facts.iter().map(|fact| format!("{}: {}", fact.label, fact.value.as_deref().unwrap_or("–"))).collect()
        }
        things @ (Things::Pieces(_) | Things::Seats(_) | Things::Sealed { .. }) => panic!("{things:?}"),
    }
}

#[test]
fn money_and_code_are_said_to_whom_they_belong_until_the_screens_are_down() {
    let mut own = view(3, Viewer::Seat(A));
    (own.money, own.blocks) = (Some(31), Some([Kind::Domino, Kind::Domino, Kind::T4].into_iter().collect()));
    // Two dominoes and a T: 2 + 2 + 4 squares in 3 blocks.
    assert_eq!(
        ["Cash", "Code", "Blocks"].map(|label| known(&own, A, label)),
        ["$31", "8", "3"].map(|said| Some(said.into()))
    );
    assert_eq!(["Cash", "Code", "Blocks"].map(|label| known(&own, B, label)), [None, None, None]);
    let hand: Vec<_> = tableau(&own).hand.into_iter().map(|piece| (piece.name, piece.action)).collect();
    let given = [("2×I2", Kind::Domino), ("T4", Kind::T4)];
    assert_eq!(hand, given.map(|(name, kind)| (name.to_owned(), Some(Action::Give(kind)))));
    let mut open = view(3, Viewer::Spectator);
    assert_eq!((known(&open, A, "Cash"), tableau(&open).hand), (None, Vec::new()));
    let screen = |money| Screen { money, blocks: Blocks::one(Kind::S4) };
    open.screens = BySeat::from_values([7, 12, 0].map(screen));
    assert_eq!(
        Seat::all(3).map(|seat| known(&open, seat, "Cash")).collect::<Vec<_>>(),
        ["$7", "$12", "$0"].map(|said| Some(said.into()))
    );
}

#[test]
fn a_want_that_is_met_makes_somebody_a_dollar_cheaper_for_that_company_alone() {
    // Ada Quill wants Tech.
    let ada = Employee(0);
    let price = |mut view: View, symbols: &[silicon_valley::Symbol]| {
        view.market.employees[1] = Some(ada);
        view.companies[A].symbols = symbols.iter().copied().collect();
        pieces(&view, "Talent")[1].mark.clone()
    };
    let tech = [silicon_valley::Symbol::Tech; 2];
    assert_eq!(price(view(2, Viewer::Seat(A)), &[]), "$6");
    assert_eq!(price(view(2, Viewer::Seat(A)), &tech), "$5");
    assert_eq!(price(view(2, Viewer::Spectator), &tech), "$6");
}

#[test]
fn a_launched_product_says_by_whom_and_what_following_takes() {
    let mut view = view(2, Viewer::Seat(A));
    view.round = 4;
    let launch = |by, round, blocks: &[Kind]| {
        let launch = Launch { by, round, blocks: blocks.iter().copied().collect(), design: Design::default() };
        Some(Listing { product: Product(0), launch: Some(launch) })
    };
    view.market.products[0] = launch(Owner::Seat(B), 3, &[Kind::L3, Kind::L3]);
    let chirrup = &pieces(&view, "Products")[0];
    assert_eq!((chirrup.seat, chirrup.mark.as_str()), (Some(B), "follow: 2×L3"));
    assert_eq!(chirrup.text, "$8 and +3 valuation at once, $2 every round, upkeep 1 square");
    assert_eq!(chirrup.action, Some(Action::SecondMove(Product(0))));
    view.market.products[0] = launch(Owner::Rival, 4, &[Kind::Domino]);
    let chirrup = &pieces(&view, "Products")[0];
    assert_eq!((chirrup.seat, chirrup.mark.as_str()), (None, "Rival, follow: I2"));
    assert!(chirrup.text.starts_with("opens in round 5"), "{}", chirrup.text);
    view.market.products[0] = Some(Listing { product: Product(0), launch: None });
    let chirrup = &pieces(&view, "Products")[0];
    assert_eq!((chirrup.seat, chirrup.mark.as_str()), (None, "6 squares"));
    assert!(chirrup.text.starts_with("■■■/■■■, $2 and +2 valuation at once, "), "{}", chirrup.text);
}

#[test]
fn a_tile_on_its_b_side_brings_no_valuation() {
    let mut view = view(2, Viewer::Seat(A));
    view.companies[A].innovator.put(0);
    let text = |view: &View| tableau(view).places[0].pieces[0].text.clone();
    assert_eq!(text(&view), "$3 and +1 valuation every round, upkeep 1 square, offers Tech");
    assert_eq!((known(&view, A, "Income"), known(&view, A, "Growth")), (Some("$3".into()), Some("+1".into())));
    view.companies[A].flipped.put(0);
    assert_eq!(text(&view), "$3 every round, upkeep 1 square, offers Tech");
    assert_eq!((known(&view, A, "Income"), known(&view, A, "Growth")), (Some("$3".into()), Some("+0".into())));
}

#[test]
fn a_design_by_hand_is_said_row_by_row_with_the_next_square_marked() {
    let mut view = view(2, Viewer::Seat(A));
    // Photopond is ##. / ### / .## with its squares numbered in reading order.
    let product = Product(1);
    let domino = silicon_valley::Laid { kind: Kind::Domino, turn: 0, square: 0 };
    let design: Design = vec![domino].try_into().expect("a design");
    let covered = view.cards.grid(product).covered(domino);
    view.question = Some(Question::Design(Draft { product, by_hand: true, design }));
    let rows = facts(&view, "Photopond");
    let expected = match &covered[..] {
        [0, 1] => ["Row 1: a a ·", "Row 2: ? □ □", "Row 3: · □ □"],
        _ => ["Row 1: a ? ·", "Row 2: a □ □", "Row 3: · □ □"],
    };
    assert_eq!(rows[..3], expected);
    assert_eq!(rows[3..], ["a: I2", "?: the next square"]);
    assert!(group(&view, "Photopond").is_chief);
    view.question = Some(Question::Design(Draft { product, by_hand: false, design: Design::default() }));
    assert_eq!(facts(&view, "Photopond"), ["Row 1: □ □ ·", "Row 2: □ □ □", "Row 3: · □ □"]);
}

#[test]
fn the_proposal_for_the_upkeep_says_which_blocks_are_for_which_product() {
    let mut view = view(2, Viewer::Seat(A));
    view.active = A;
    // Chirrup takes 1 square, Lunchbox 2; two blocks are there.
    for product in [0, 2] {
        view.companies[A].innovator.put(product);
        view.unpaid.put(product);
    }
    (view.companies[A].gathered, view.companies[A].used) = ([1, 1, 0, 0, 0, 0, 0, 0], [0; 8]);
    view.blocks = Some([Kind::Domino, Kind::I3].into_iter().collect());
    view.question = Some(Question::Upkeep);
    assert_eq!(facts(&view, "To pay"), ["Chirrup: 1 square", "Lunchbox: 2 squares"]);
    let plan = view.settling();
    assert_eq!(plan.iter().map(|(product, _)| product.0).collect::<Vec<_>>(), [0, 2]);
    let said = |lost, language, view: &View| {
        let action = Action::Settle { blocks: Blocks::NONE, lost };
        Face::action(&Face::strict(language), &people(Some(A)), view, action)
    };
    let names: [&str; 2] = if plan[0].1.has(Kind::Domino) { ["I2", "I3"] } else { ["I3", "I2"] };
    assert_eq!(said(0, Language::English, &view), format!("Pay Chirrup: {} · Lunchbox: {}", names[0], names[1]));
    assert_eq!(said(0, Language::Japanese, &view), format!("支払う チラップ：{} · ベントウ：{}", names[0], names[1]));
    view.companies[A].gathered = [1, 0, 0, 0, 0, 0, 0, 0];
    assert_eq!(said(1, Language::English, &view), "Pay and lose Lunchbox · Chirrup: I2");
}

#[test]
fn blocks_of_the_rival_are_said_in_the_order_in_which_they_lie_in_its_row() {
    let event = Event::RivalGained { code: vec![Kind::L4, Kind::I3] };
    let said = |language| Face::event(&Face::strict(language), &people(None), &Options::default(), &event);
    assert_eq!(said(Language::English), "The Rival puts L4 I3 at the right end of its row.");
    assert_eq!(said(Language::Japanese), "ライバルが自分の列の右端にL4 I3をこの順に加えました。");
    let view = View { rival: view(1, Viewer::Seat(A)).rival, ..view(1, Viewer::Seat(A)) };
    let row = view.rival.as_ref().expect("a rival").row;
    let letters = |kind: &Kind| format!("{kind:?}").replace("Domino", "I2");
    let row = row.kinds().iter().map(letters).collect::<Vec<_>>().join(" ");
    assert_eq!(facts(&view, "The Rival")[0], format!("Code from the left: {row}"));
}

#[test]
fn how_far_the_game_is_says_what_valuation_ends_it() {
    let when = |seats| Face::when(&Face::strict(Language::English), &view(seats, Viewer::Spectator));
    assert_eq!([when(1), when(2)], ["Round 1 of 7 · the goal is $1B", "Round 1 · the goal is $1B"]);
}
