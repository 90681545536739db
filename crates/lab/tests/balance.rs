//! What the balance page says is so: planted faults are found, and figures depend on nothing but the plan.

use bots::Level;
use lab::{Balance, Count, Entrant, Lot, Outcome, Page, Plan, Progress, Series, balance};
use learn::Teach;
use shelf::GAMES;
use table::{CardSet as _, Cards, Game, Ledger, Target};
use words::{Catalogue, Language, Options};

fn plan<O: Default>(bots: &[Level], games: u64, threads: usize) -> Plan<O> {
    let bots = bots.iter().copied().map(Entrant::from).collect();
    Plan { options: O::default(), bots, games, seed: "test".into(), threads }
}

fn measured<F: Catalogue>(plan: &Plan<Options<F>>) -> Balance {
    balance::<F>(&faces::strict(Language::English), plan, &Progress::default()).expect("it can be played")
}

fn lot<'a>(balance: &'a Balance, name: &str) -> &'a Lot {
    balance.lots.iter().find(|lot| lot.name == name).unwrap_or_else(|| panic!("there is no {name}"))
}

/// Furnace with the card file changed.
fn furnace(from: &str, to: &str, games: u64) -> Balance {
    let text = furnace::FurnaceSet::STANDARD;
    assert!(text.contains(from), "{from}");
    let cards = Cards::from_toml(&text.replacen(from, to, 1)).expect("a good set");
    let options = furnace::Options { cards, ..furnace::Options::default() };
    measured::<furnace_face::Face>(&Plan { options, ..plan(&[Level::Random; 3], games, 2) })
}

#[test]
fn a_card_that_is_far_too_good_is_found() {
    // The first of the start-ups.
    let good = furnace("\"token\", # source", "\"9 money\",", 400);
    let lift = lot(&good, "Clockmaker's Bench").lift.expect("it was dealt");
    assert!(lift.interval.expect("many games").low > 0.2, "{lift:?}");
    let verdict =
        good.verdicts.iter().find(|verdict| verdict.target == Target::LotShare { kind: "start-up", at_most: 115 });
    let verdict = verdict.expect("a target of the rules");
    assert_eq!((verdict.outcome, verdict.worst.as_deref()), (Outcome::Fails, Some("Clockmaker's Bench")));
    let worth = lot(&good, "Clockmaker's Bench").worth.expect("it was dealt");
    assert!(worth.value > 15.0, "36 money that two of three do not have: {worth:?}");
}

#[test]
fn a_card_that_nobody_takes_is_found() {
    // Libel cannot win anything where nobody can be sued in the only round that is played.
    let options = bidness::Options { round_limit: 1, ..bidness::Options::default() };
    let dead = measured::<bidness_face::Face>(&Plan { options, ..plan(&[Level::Random; 3], 60, 2) });
    let libel = lot(&dead, "Libel");
    assert_eq!((libel.used, libel.lift), (0.0, None));
    let verdict =
        dead.verdicts.iter().find(|verdict| verdict.target == Target::Used { kind: Some("played"), at_least: 1 });
    let verdict = verdict.expect("a target of the game");
    assert_eq!(verdict.outcome, Outcome::Fails);
    assert!(verdict.missed_by.contains(&"Libel".to_owned()) && !verdict.missed_by.contains(&"Acquisition".to_owned()));
}

#[test]
fn the_figures_do_not_depend_on_the_number_of_threads() {
    let bots = [Level::Manager, Level::Intern, Level::Random];
    let [one, three] = [1, 3].map(|threads| measured::<bids_face::Face>(&plan(&bots, 20, threads)));
    assert_eq!(one, three);
    let json = serde_json::to_string(&one).expect("JSON");
    assert_eq!(json, serde_json::to_string(&three).expect("JSON"));
    for member in [
        "\"seat_shares\":[{\"value\":",
        "\"runaway\":",
        "\"lots\":[{\"lot\":\"black 1\",\"name\":\"Black 1\",\"kind\":\"number\"",
    ] {
        assert!(json.contains(member), "{member} in {json}");
    }
}

/// What comes out when the games are played in pieces, elsewhere and in any order, and what was counted travels as text.
fn in_pieces<F: Catalogue>(plan: &Plan<Options<F>>, pieces: &[std::ops::Range<u64>]) -> Balance {
    let mut series = Series::<F>::new(plan.clone()).expect("it can be played");
    for piece in pieces {
        let elsewhere = Series::<F>::new(plan.clone()).expect("it can be played").play(piece.clone());
        let text = serde_json::to_string(&elsewhere).expect("JSON");
        series.add(&serde_json::from_str::<Count<F::Game>>(&text).expect("a count"));
    }
    series.balance(&faces::strict(Language::English))
}

#[test]
fn games_that_are_played_in_pieces_come_out_as_if_they_were_played_at_once() {
    for info in GAMES {
        faces::with(info.slug, Pieces).expect("a game of the list");
    }
}

struct Pieces;

impl faces::Visit for Pieces {
    type Output = ();

    fn visit<F: Catalogue + Teach>(self) {
        let seats = F::INFO.max_seats.min(3);
        let plan = plan(&vec![Level::Random; seats.into()], 10, 2);
        assert_eq!(in_pieces::<F>(&plan, &[5..10, 0..2, 2..5]), measured::<F>(&plan), "{}", F::INFO.slug);
    }
}

#[test]
fn what_is_counted_adds_up() {
    let bids = measured::<bids_face::Face>(&plan(&[Level::Random; 3], 50, 2));
    assert_eq!((bids.games, bids.rounds.quantiles.min, bids.rounds.quantiles.max), (50, 6, 6));
    let shares: f64 = bids.seat_shares.iter().map(|share| share.value).sum();
    assert!((shares - 1.0).abs() < 1e-6, "{shares}");
    let scores: u64 = bids.scores.values.iter().map(|(_, times)| times).sum();
    assert_eq!(scores, 150);
    let bid = bids.choices.iter().find(|choice| choice.action == "bid").expect("the only action");
    // Ten cards in each of six rounds for three; the last card of a hand is no choice.
    assert_eq!((bid.offered, bid.chosen), (50 * 6 * 9 * 3, 50 * 6 * 9 * 3));
    assert!(bids.lead.wins.last().expect("the end").value > 0.99, "whoever leads at the end has won");
    for lot in &bids.lots {
        let prices = lot.price.as_ref().expect("point cards are bid for");
        assert!((-5..=10).contains(&prices.quantiles.min) && prices.quantiles.max <= 10, "{}: {prices:?}", lot.name);
    }
}

#[test]
fn the_page_needs_nothing_else_and_says_everything_in_words() {
    let words = faces::strict(Language::English);
    let [this, that] = ["test", "other"]
        .map(|seed| measured::<furnace_face::Face>(&Plan { seed: seed.into(), ..plan(&[Level::Random; 3], 30, 2) }));
    let page =
        Page { balance: &this, cards: "mine", other: Some((&that, "<theirs>")), command: "boardroom balance furnace" };
    let html = page.html(&words);
    for link in ["http:", "https:", "src=", "href=", "url(", "@import", "<script", "<link"] {
        assert!(!html.contains(link), "{link}");
    }
    assert!(html.contains("&lt;theirs&gt;") && !html.contains("<theirs>"));
    assert!(html.contains("Clockmaker&#39;s Bench") || html.contains("Clockmaker's Bench"));
    assert_eq!(html.matches("<svg").count(), html.matches("</svg>").count());
    assert!(html.matches("<section").count() >= 8, "every sheet is there");
    assert!(!html.contains("NaN") && !html.contains("inf"), "every mark has a place");
}

/// Plays games at random and checks what the ledger of a game says of them.
fn books<F: Catalogue>() {
    let (words, options) = (faces::strict(Language::English), Options::<F>::default());
    let mut told = Vec::new();
    for seats in F::INFO.seat_counts() {
        let lots = F::Game::lots(&options, seats);
        let names: Vec<(&str, String)> =
            lots.iter().map(|lot| (F::Game::kind(*lot), F::lot(&words, &options, *lot))).collect();
        assert_eq!(
            names.iter().collect::<std::collections::BTreeSet<_>>().len(),
            lots.len(),
            "every lot has a name of its own"
        );
        let (mut rng, mut acquired) = (table::Rng::fast(seats.into()), Vec::new());
        for _ in 0..10 {
            told.clear();
            let mut game = F::Game::new(&options, seats, &mut table::Step::heard(&mut rng, &mut told));
            let mut order: Vec<usize> = game.order().into_iter().map(table::Seat::index).collect();
            order.sort_unstable();
            assert_eq!(order, (0..usize::from(seats)).collect::<Vec<_>>(), "everybody begins once");
            game.acquired(&told, &mut acquired);
            while let Some(seat) = game.to_act().first() {
                let mut menu = table::Menu::new();
                game.menu(seat, &mut menu);
                let action = menu.sample(&mut rng).expect("a choice");
                assert!(!F::choice(&words, action).is_empty());
                let before = game.clone();
                told.clear();
                game.play(seat, action, &mut table::Step::heard(&mut rng, &mut told));
                before.acquired(&told, &mut acquired);
            }
            assert!(game.round() >= 1);
        }
        assert!(!acquired.is_empty());
        for entry in &acquired {
            assert!(lots.contains(&entry.lot), "{entry:?} is not on the list");
        }
    }
}

struct Books;

impl faces::Visit for Books {
    type Output = ();

    fn visit<F: Catalogue + Teach>(self) {
        books::<F>();
    }
}

#[test]
fn every_game_keeps_its_books() {
    for info in GAMES {
        faces::with(info.slug, Books).expect("a game of the list");
    }
}

struct Judged;

impl faces::Visit for Judged {
    type Output = ();

    fn visit<F: Catalogue + Teach>(self) {
        for seats in [F::INFO.min_seats, F::INFO.max_seats] {
            let bots = vec![Level::Random; usize::from(seats)];
            let balance = measured::<F>(&plan(&bots, 6, 2));
            assert_eq!(balance.verdicts.len(), F::Game::targets(&Options::<F>::default(), seats).len());
            assert!(!balance.choices.is_empty() && balance.games == 6);
            let page = Page { balance: &balance, cards: "these", other: None, command: "boardroom" };
            assert!(page.html(&faces::strict(Language::English)).ends_with("</html>\n"));
        }
    }
}

#[test]
fn every_game_can_be_judged_alone_or_at_the_fullest_table() {
    for info in GAMES {
        faces::with(info.slug, Judged).expect("a game of the list");
    }
}
