//! The contract finds the mistakes that it is there to find: each is planted in a toy game.

use std::cell::Cell;
use std::sync::atomic::{AtomicU8, Ordering};

use serde::{Deserialize, Serialize};
use table::contract::{Contract, check};
use table::{
    BadOption, BySeat, Choice, Game, Imagine, Info, Kind, Match, Menu, NoUndo, Options, Places, Rejected, Rng, Sealed,
    Seat, Seats, Seed, Setting, Step, Viewer,
};

thread_local! {
    /// How often a menu was asked for.
    static MENUS: Cell<usize> = const { Cell::new(0) };
}

const SOUND: u8 = 0;
const LEAK: u8 = 1;
const DEAD_END: u8 = 2;
const HIDDEN_GENERATOR: u8 = 3;
const LOSES_A_COIN: u8 = 4;
const FIRST_ANSWER_WINS: u8 = 5;
const NEVER_ENDS: u8 = 6;
const OFFERS_TWICE: u8 = 7;
const IMAGINES_BADLY: u8 = 8;
const SEES_A_FIST: u8 = 9;
const ONLY_PLANS: u8 = 10;

/// Everyone is dealt a secret card, then closes a fist around some coins of a common heap, twice; the fullest hand wins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Toy<const FAULT: u8> {
    heap: u32,
    cards: BySeat<u8>,
    coins: BySeat<u32>,
    fists: Sealed<u32>,
    first: Option<Seat>,
    round: u8,
    rounds: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct ToyOptions {
    rounds: u8,
}

impl Default for ToyOptions {
    fn default() -> Self {
        Self { rounds: 2 }
    }
}

impl Options for ToyOptions {
    fn settings() -> &'static [Setting] {
        &[Setting { name: "rounds", kind: Kind::Number { min: 1, max: 4 } }]
    }

    fn check(&self, _seats: u8) -> Result<(), BadOption> {
        Ok(())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Fist(u32);

impl Choice for Fist {
    fn with_amount(self, n: u32) -> Self {
        Self(n)
    }

    fn amount(self) -> u32 {
        self.0
    }

    fn is_planned(self) -> bool {
        self == PLAN
    }
}

/// What a sound game never leaves to a plan alone.
const PLAN: Fist = Fist(1000);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct ToyView {
    viewer: Viewer,
    heap: u32,
    card: Option<u8>,
    coins: BySeat<u32>,
    waiting: Seats,
    own: Option<u32>,
    round: u8,
    rounds: u8,
    /// What a sound view does not have.
    leaked: u32,
}

const STEPS: [u32; 2] = [0, 2];
static GENERATOR: AtomicU8 = AtomicU8::new(0);

impl<const FAULT: u8> Game for Toy<FAULT> {
    const INFO: Info = Info { slug: "toy", title: "Toy", spine: "T", minutes: 1, min_seats: 2, max_seats: 3, rules: 1 };

    type Options = ToyOptions;
    type Action = Fist;
    type Event = u8;
    type View = ToyView;

    fn new(options: &ToyOptions, seats: u8, step: &mut Step<u8>) -> Self {
        let mut cards: Vec<u8> = (1..=seats).collect();
        step.rng().shuffle(&mut cards);
        Self {
            heap: 20,
            cards: BySeat::from_values(cards).expect("few"),
            coins: BySeat::empty(seats),
            fists: Sealed::ask(seats, Seats::all(seats)),
            first: None,
            round: 1,
            rounds: options.rounds,
        }
    }

    fn to_act(&self) -> Seats {
        if self.round > self.rounds { Seats::NONE } else { self.fists.waiting() }
    }

    fn menu(&self, seat: Seat, menu: &mut Menu<Fist>) {
        MENUS.set(MENUS.get() + 1);
        if !self.to_act().contains(seat) || (FAULT == DEAD_END && self.coins[seat] == 2) {
            return;
        }
        if FAULT == ONLY_PLANS {
            return menu.one(PLAN);
        }
        menu.amount(Fist(0), STEPS[0], STEPS[1], 1);
        if FAULT == OFFERS_TWICE {
            menu.one(Fist(1));
        }
    }

    fn play(&mut self, seat: Seat, Fist(coins): Fist, step: &mut Step<u8>) {
        self.first = self.first.or(Some(seat)).filter(|_| FAULT == FIRST_ANSWER_WINS);
        if !self.fists.answer(seat, coins) {
            return;
        }
        step.reveal();
        let answers: Vec<(Seat, u32)> = self.fists.open().expect("all have answered").collect();
        for (seat, coins) in answers {
            let bonus = u32::from(FAULT == FIRST_ANSWER_WINS && self.first == Some(seat));
            let chance =
                u32::from(FAULT == HIDDEN_GENERATOR && GENERATOR.fetch_add(1, Ordering::Relaxed).is_multiple_of(3));
            self.heap -= coins + bonus + chance + u32::from(FAULT == LOSES_A_COIN && coins == 2);
            self.coins[seat] += coins + bonus + chance;
        }
        self.first = None;
        self.fists = Sealed::ask(self.coins.seats(), Seats::all(self.coins.seats()));
        if FAULT != NEVER_ENDS {
            self.round += 1;
        } else {
            self.heap = 20;
            self.coins = BySeat::empty(self.coins.seats());
        }
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        let leaked = match FAULT {
            LEAK => u32::from(self.cards[Seat::default()]),
            SEES_A_FIST => self.fists.own(Seat::default()).unwrap_or(9),
            _ => 0,
        };
        ToyView {
            viewer,
            heap: self.heap,
            card: viewer.seat().map(|seat| self.cards[seat]),
            coins: self.coins,
            waiting: self.fists.waiting(),
            own: viewer.seat().and_then(|seat| self.fists.own(seat)),
            round: self.round,
            rounds: self.rounds,
            leaked,
        }
    }

    fn places(&self) -> Option<Places> {
        self.to_act().is_empty().then(|| Places::by_merit(&self.coins.map(|seat, coins| (*coins, self.cards[seat]))))
    }

    fn scores(&self) -> BySeat<i32> {
        self.coins.map(|_, coins| *coins as i32)
    }
}

impl<const FAULT: u8> Imagine for Toy<FAULT> {
    fn imagine(view: &ToyView, rng: &mut Rng) -> Self {
        let seats = view.coins.seats();
        let mut others: Vec<u8> = (1..=seats).filter(|card| view.card != Some(*card)).collect();
        rng.shuffle(&mut others);
        if FAULT == LEAK && view.viewer != Viewer::Seat(Seat::default()) {
            // A leaky game imagines by its leak, which is why imagining alone does not find it.
            let at =
                others.iter().position(|card| u32::from(*card) == view.leaked).expect("the leaked card is another's");
            let last = others.len() - 1;
            others.swap(at, last);
        }
        let cards = BySeat::new(seats, |seat| match view.card {
            Some(card) if view.viewer == Viewer::Seat(seat) && FAULT != IMAGINES_BADLY => card,
            Some(_) | None => others.pop().or(view.card).expect("a card for everyone"),
        });
        let mut fists = Sealed::ask(seats, Seats::all(seats));
        for seat in Seats::all(seats).minus(view.waiting) {
            let own = view.own.filter(|_| view.viewer == Viewer::Seat(seat));
            let leaked = Some(view.leaked).filter(|_| FAULT == SEES_A_FIST && seat == Seat::default());
            fists.answer(seat, own.or(leaked).unwrap_or_else(|| rng.below(3)));
        }
        Self { heap: view.heap, cards, coins: view.coins, fists, first: None, round: view.round, rounds: view.rounds }
    }
}

impl<const FAULT: u8> Contract for Toy<FAULT> {
    const MAX_PLIES: usize = 12;
    const SEALS: bool = false;

    fn conserved(&self) -> Result<(), String> {
        let coins = self.heap + self.coins.values().iter().sum::<u32>();
        if coins == 20 { Ok(()) } else { Err(format!("{coins} coins of 20")) }
    }

    fn swap_secrets(&mut self, viewer: Viewer, rng: &mut Rng) -> bool {
        let others: Vec<Seat> = Seat::all(self.coins.seats()).filter(|seat| viewer != Viewer::Seat(*seat)).collect();
        let answered: Vec<Seat> = others.iter().copied().filter(|seat| self.fists.own(*seat).is_some()).collect();
        match (&answered[..], &others[..]) {
            ([seat, ..], _) if rng.below(2) == 0 => {
                let other = (self.fists.own(*seat).unwrap_or(0) + 1) % 3;
                self.fists.answer(*seat, other);
            }
            (_, [.., a, b]) => (self.cards[*a], self.cards[*b]) = (self.cards[*b], self.cards[*a]),
            (_, [] | [_]) => return false,
        }
        true
    }
}

/// The promise that a toy game with a planted fault breaks.
fn broken<const FAULT: u8>() -> &'static str {
    check::<Toy<FAULT>>(12).expect_err("the planted fault is found").promise
}

#[test]
fn a_sound_game_keeps_the_contract() {
    let checked = check::<Toy<SOUND>>(12).unwrap_or_else(|breach| panic!("{breach}"));
    // Rounds 1, 2 and 4, for two seat counts, twelve seeds each.
    assert_eq!(checked.games, 3 * 2 * 12);
    assert!(checked.swaps > 100 && checked.simultaneous > 100 && checked.undone > 50, "{checked:?}");
}

#[test]
fn a_planted_leak_is_found() {
    assert_eq!(broken::<LEAK>(), "a view does not change with secrets");
    assert_eq!(broken::<SEES_A_FIST>(), "a view does not change with secrets");
}

#[test]
fn a_planted_dead_end_is_found() {
    assert_eq!(broken::<DEAD_END>(), "exactly those who are asked have something to choose");
}

#[test]
fn planted_non_determinism_is_found() {
    let found = broken::<HIDDEN_GENERATOR>();
    let where_it_shows =
        ["the order of simultaneous answers does not matter", "a replay passes through the same states"];
    assert!(where_it_shows.contains(&found), "{found}");
}

#[test]
fn other_planted_faults_are_found() {
    assert_eq!(broken::<LOSES_A_COIN>(), "nothing is created or lost");
    assert_eq!(broken::<FIRST_ANSWER_WINS>(), "the order of simultaneous answers does not matter");
    assert_eq!(broken::<NEVER_ENDS>(), "a game ends");
    assert_eq!(broken::<OFFERS_TWICE>(), "no menu offers a thing twice");
    assert_eq!(broken::<ONLY_PLANS>(), "whatever can be left to a plan can be done by hand");
    assert_eq!(broken::<IMAGINES_BADLY>(), "what is imagined from a view gives the same view");
}

fn table() -> Match<Toy<SOUND>> {
    Match::new(ToyOptions::default(), 3, Seed::from_text("toy")).expect("three can play").0
}

fn seats() -> [Seat; 3] {
    [0, 1, 2].map(|index| Seat::new(index).expect("a seat"))
}

#[test]
fn a_refusal_says_what_was_wrong_and_what_is_allowed() {
    let ([a, b, _], mut table) = (seats(), table());
    let error = table.submit(a, Fist(3)).expect_err("too many");
    assert_eq!(
        error.to_string(),
        "Fist(3) is not possible now; possible are [Amount { of: Fist(0), min: 0, max: 2, step: 1 }]"
    );
    table.submit(a, Fist(2)).expect("allowed");
    let error = table.submit(a, Fist(1)).expect_err("answered already");
    assert_eq!(error, Rejected::NotAsked { seat: a, asked: Seats::all(3).without(a) });
    assert_eq!(table.log().len(), 1);
    table.submit(b, Fist(2)).expect("allowed");
}

#[test]
fn a_face_down_answer_can_be_taken_back_although_others_have_answered_since() {
    let ([a, b, c], mut table) = (seats(), table());
    assert_eq!(table.undo(a), Err(NoUndo::Nothing));
    table.submit(a, Fist(2)).expect("allowed");
    table.submit(b, Fist(1)).expect("allowed");
    assert_eq!(table.undo(a).map(|entry| entry.deed), Ok(Fist(2).into()));
    assert_eq!(table.state().to_act(), Seats::only(a).with(c));
    table.submit(c, Fist(0)).expect("allowed");
    table.submit(a, Fist(1)).expect("allowed");
    assert_eq!(table.state().coins.values(), [1, 1, 0]);
    assert_eq!(table.undo(a), Err(NoUndo::Revealed));
}

#[test]
fn a_record_that_was_tampered_with_is_refused() {
    let dealer = Seed::from_text("dealer");
    let (mut table, _) =
        Match::<Toy<SOUND>>::new(ToyOptions { rounds: 1 }, 2, dealer.salted(&[])).expect("two can play");
    let [a, b, _] = seats();
    table.submit(a, Fist(2)).expect("allowed");
    table.submit(b, Fist(1)).expect("allowed");
    let record = table.record(vec!["Ada".into(), "Bo".into()], &dealer, &[], &[1, 2]);
    let json = record.to_json();
    let read = table::Record::from_json(&json).expect("whole");
    assert_eq!(read.replay::<Toy<SOUND>>().expect("it replays").0.state(), table.state());
    for (find, put, complaint) in [
        ("\"action\": 2", "\"action\": 1", "the record was changed"),
        ("\"format\": 2", "\"format\": 3", "the record was changed"),
        ("\"format\": 2", "\"format\": 4", "the record has format 4"),
        ("\"Ada\"", "\"Eve\"", "the record was changed"),
        ("\"players\"", "\"gamblers\"", "this is not a game record"),
        ("{", "[", "this is not a game record"),
    ] {
        let error = table::Record::from_json(&json.replacen(find, put, 1)).expect_err(find);
        assert!(error.to_string().contains(complaint), "{error}");
    }
    let other_seed = table::Record { seed: Seed::from_text("another"), ..read.clone() };
    assert_eq!(other_seed.replay::<Toy<SOUND>>().err(), Some(table::BadRecord::Commitment));
    let other_rules = table::Record { rules: 2, ..read.clone() };
    assert_eq!(other_rules.replay::<Toy<SOUND>>().err(), Some(table::BadRecord::Rules { found: 2, here: 1 }));
    let mut illegal = read;
    illegal.actions[1].action = serde_json::json!(7);
    let error = illegal.replay::<Toy<SOUND>>().map(|_| ()).expect_err("7 is too many").to_string();
    assert!(error.contains("action 1 is refused"), "{error}");
}

#[test]
fn a_number_beyond_all_measure_in_a_record_is_written_as_it_was_read() {
    let dealer = Seed::from_text("dealer");
    let (table, _) = Match::<Toy<SOUND>>::new(ToyOptions { rounds: 1 }, 2, dealer.salted(&[])).expect("two can play");
    let mut record = table.record(vec!["Ada".into(), "Bo".into()], &dealer, &[], &[]);
    // Thirty-nine digits are more than any whole number of the language has, so it is read as a fraction.
    record.options = serde_json::from_str("444444444444444444444444444444444444442").expect("a number");
    let Err(table::BadRecord::Hash { found, .. }) = table::Record::from_json(&record.to_json()) else {
        panic!("the record was changed");
    };
    record.hash = found;
    assert_eq!(table::Record::from_json(&record.to_json()), Ok(record));
}

#[test]
fn an_action_that_was_allowed_is_looked_up_once() {
    let new =
        || Match::<Toy<SOUND>>::new(ToyOptions { rounds: 1 }, 2, Seed::from_text("once")).expect("two can play").0;
    let menus = |work: &mut dyn FnMut()| {
        let before = MENUS.get();
        work();
        MENUS.get() - before
    };
    let mut table = new();
    let [one, other] = [0, 1].map(|index| Seat::new(index).expect("a small index"));
    let mut allowed = None;
    assert_eq!(menus(&mut || allowed = table.allow(one, Fist(2)).ok()), 1);
    let allowed = allowed.expect("2 coins are there");
    assert_eq!(menus(&mut || drop(table.play(allowed.clone()).expect("nothing has happened since"))), 0);
    assert_eq!(table.log().len(), 1);
    let error = table.play(allowed).expect_err("another ply, at which the seat is not asked");
    assert!(matches!(error, Rejected::NotAsked { .. }), "{error}");
    assert_eq!(menus(&mut || drop(table.submit(other, Fist(1)).expect("1 coin is there"))), 1);
}
