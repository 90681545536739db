//! A planned action is written down as what it stands for, and the contract holds the one against the other.

use serde::{Deserialize, Serialize};
use table::contract::{Contract, check};
use table::{
    BadOption, BySeat, Choice, Deed, Entry, Game, Imagine, Info, Match, Menu, NoUndo, Options, Places, Record,
    Rejected, Rng, Seat, Seats, Seed, Setting, Step, Viewer,
};

/// How many stones a plan takes.
const GREED: u32 = 3;

const SOUND: u8 = 0;
const PLAYS_OTHERWISE: u8 = 1;
const STANDS_FOR_THE_IMPOSSIBLE: u8 = 2;
const STANDS_FOR_NOTHING: u8 = 3;
const STANDS_FOR_ITSELF: u8 = 4;
const MEETS_CHANCE: u8 = 5;
/// No fault: another planner, which takes fewer.
const MODEST: u8 = 6;

/// Two take stones off a heap, up to three in a turn; whoever has more wins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Heap<const KIND: u8> {
    heap: u32,
    taken: BySeat<u32>,
    turn: Seat,
    in_turn: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Act {
    Take,
    Stop,
    /// Take as many as one likes, and stop.
    Turn,
}

impl Choice for Act {
    fn is_planned(self) -> bool {
        self == Self::Turn
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct NoOptions {}

impl Options for NoOptions {
    fn settings() -> &'static [Setting] {
        &[]
    }

    fn check(&self, _: u8) -> Result<(), BadOption> {
        Ok(())
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct View {
    heap: u32,
    taken: BySeat<u32>,
    turn: Seat,
    in_turn: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Event {
    Planned,
    Took,
    Stopped,
}

impl<const KIND: u8> Heap<KIND> {
    fn take(&mut self, seat: Seat, step: &mut Step<Event>) {
        (self.heap, self.in_turn) = (self.heap - 1, self.in_turn + 1);
        self.taken[seat] += 1;
        step.tell(Event::Took);
        if KIND == MEETS_CHANCE && self.heap == 6 {
            self.taken[seat] += step.rng().below(2);
        }
    }

    fn stop(&mut self, seat: Seat, step: &mut Step<Event>) {
        (self.turn, self.in_turn) = (seat.next(2), 0);
        step.tell(Event::Stopped);
    }

    fn greed(&self) -> u32 {
        (GREED - u32::from(KIND == MODEST)).min(self.heap)
    }
}

impl<const KIND: u8> Game for Heap<KIND> {
    const INFO: Info =
        Info { slug: "heap", title: "Heap", spine: "H", minutes: 1, min_seats: 2, max_seats: 2, rules: 1 };

    type Options = NoOptions;
    type Action = Act;
    type Event = Event;
    type View = View;

    fn new(_: &NoOptions, seats: u8, _: &mut Step<Event>) -> Self {
        Self { heap: 11, taken: BySeat::empty(seats), turn: Seat::default(), in_turn: 0 }
    }

    fn to_act(&self) -> Seats {
        if self.heap == 0 && self.in_turn == 0 { Seats::NONE } else { Seats::only(self.turn) }
    }

    fn menu(&self, seat: Seat, menu: &mut Menu<Act>) {
        if !self.to_act().contains(seat) {
            return;
        }
        if self.heap > 0 && self.in_turn < 3 {
            menu.one(Act::Take);
        }
        menu.one(if self.in_turn > 0 { Act::Stop } else { Act::Turn });
    }

    fn play(&mut self, seat: Seat, action: Act, step: &mut Step<Event>) {
        match action {
            Act::Take => self.take(seat, step),
            Act::Stop => self.stop(seat, step),
            Act::Turn => {
                step.tell(Event::Planned);
                let fewer = u32::from(KIND == PLAYS_OTHERWISE && self.heap == 5);
                (0..self.greed() - fewer).for_each(|_| self.take(seat, step));
                self.stop(seat, step);
            }
        }
    }

    fn expand(&self, _: Seat, planned: Act) -> Vec<Act> {
        let mut steps = vec![Act::Take; self.greed() as usize];
        steps.push(if KIND == STANDS_FOR_ITSELF { planned } else { Act::Stop });
        match KIND {
            STANDS_FOR_NOTHING => Vec::new(),
            STANDS_FOR_THE_IMPOSSIBLE => vec![Act::Stop; 2],
            _ => steps,
        }
    }

    fn announce(&self, _: Seat, _: &[Act], step: &mut Step<Event>) {
        step.tell(Event::Planned);
    }

    fn view(&self, _: Viewer) -> View {
        View { heap: self.heap, taken: self.taken, turn: self.turn, in_turn: self.in_turn }
    }

    fn places(&self) -> Option<Places> {
        self.to_act().is_empty().then(|| Places::by_merit(&self.taken))
    }

    fn scores(&self) -> BySeat<i32> {
        self.taken.map(|_, taken| *taken as i32)
    }
}

impl<const KIND: u8> Imagine for Heap<KIND> {
    fn imagine(view: &View, _: &mut Rng) -> Self {
        Self { heap: view.heap, taken: view.taken, turn: view.turn, in_turn: view.in_turn }
    }
}

impl<const KIND: u8> Contract for Heap<KIND> {
    const MAX_PLIES: usize = 22;
    const SEALS: bool = false;

    fn conserved(&self) -> Result<(), String> {
        Ok(())
    }

    fn swap_secrets(&mut self, _: Viewer, _: &mut Rng) -> bool {
        false
    }
}

fn broken<const KIND: u8>() -> &'static str {
    check::<Heap<KIND>>(12).expect_err("the planted fault is found").promise
}

#[test]
fn a_plan_that_plays_what_it_stands_for_keeps_the_contract() {
    let checked = check::<Heap<SOUND>>(12).unwrap_or_else(|breach| panic!("{breach}"));
    assert!(checked.games == 12 && checked.undone > 30, "{checked:?}");
}

#[test]
fn plans_with_planted_faults_are_found() {
    assert_eq!(broken::<PLAYS_OTHERWISE>(), "a planned action plays what it stands for");
    assert_eq!(broken::<MEETS_CHANCE>(), "a plan meets chance with its last step at the earliest");
    assert_eq!(broken::<STANDS_FOR_NOTHING>(), "a planned action stands for small ones");
    for promise in [broken::<STANDS_FOR_THE_IMPOSSIBLE>(), broken::<STANDS_FOR_ITSELF>()] {
        assert_eq!(promise, "what a planned action stands for can be done by hand");
    }
}

const TURN: [Act; 4] = [Act::Take, Act::Take, Act::Take, Act::Stop];

fn dealer() -> Seed {
    Seed::from_text("heap")
}

fn heap<const KIND: u8>() -> Match<Heap<KIND>> {
    Match::new(NoOptions {}, 2, dealer().salted(&[])).expect("two can play").0
}

fn seats() -> [Seat; 2] {
    [0, 1].map(|index| Seat::new(index).expect("a seat"))
}

fn written<const KIND: u8>(table: &Match<Heap<KIND>>) -> Record {
    table.record(vec!["Ada".into(), "Bo".into()], &dealer(), &[], &[])
}

/// How a group ends, where it is refused.
fn refused<const KIND: u8>(table: &mut Match<Heap<KIND>>, seat: Seat, actions: &[Act]) -> Rejected<Act> {
    let (before, plies) = (table.state().clone(), table.log().len());
    let deed = Deed::of(actions.to_vec()).expect("there are some");
    let allowed = table.allow(seat, deed.clone()).map(drop);
    let error = table.follow(Entry { seat, deed }).expect_err("not possible");
    assert_eq!(allowed, Err(error.clone()));
    assert_eq!((table.state(), table.log().len()), (&before, plies), "nothing has changed");
    error
}

#[test]
fn a_planned_action_stands_in_the_log_as_what_it_comes_to_and_is_taken_back_as_one() {
    let ([a, b], mut table) = (seats(), heap::<SOUND>());
    let told: Vec<Event> = table.submit(a, Act::Turn).expect("possible").into_iter().map(|told| told.event).collect();
    assert_eq!(told, [Event::Planned, Event::Took, Event::Took, Event::Took, Event::Stopped]);
    assert_eq!(table.log().len(), 1);
    assert_eq!(table.log()[0].deed.actions(), TURN);
    assert_eq!((table.state().heap, table.state().turn), (8, b));
    assert_eq!(table.undo(a).map(|entry| entry.deed), Ok(Deed::of(TURN.to_vec()).expect("four")));
    assert_eq!((table.state(), table.log().len()), (heap::<SOUND>().state(), 0));
    table.submit(a, Act::Turn).expect("possible");
    table.submit(b, Act::Take).expect("possible");
    assert_eq!(table.undo(a), Err(NoUndo::Answered));
}

#[test]
fn what_was_logged_is_played_and_told_alike_by_every_planner() {
    let ([a, b], mut table) = (seats(), heap::<SOUND>());
    let mut told = vec![table.submit(a, Act::Turn).expect("possible")];
    told.push(table.submit(b, Act::Take).expect("possible"));
    let record = written(&table);
    let actions: Vec<String> = record.actions.iter().map(|action| action.action.to_string()).collect();
    assert_eq!(actions, [r#"["take","take","take","stop"]"#, r#""take""#]);
    let read = Record::from_json(&record.to_json()).expect("whole");
    let (again, retold) = read.replay::<Heap<MODEST>>().expect("it replays");
    assert_eq!(again.state().view(Viewer::Spectator), table.state().view(Viewer::Spectator));
    assert_eq!((&retold[1..], again.state().heap), (&told[..], 7));
    assert_eq!(written(&again), record);
}

#[test]
fn a_record_from_before_that_holds_a_plan_is_read_as_what_it_stands_for() {
    let ([a, b], mut table) = (seats(), heap::<SOUND>());
    table.submit(a, Act::Turn).expect("possible");
    table.submit(b, Act::Take).expect("possible");
    let mut old = written(&table);
    old.actions[0].action = serde_json::json!("turn");
    let (again, _) = old.hashed().replay::<Heap<SOUND>>().expect("it replays");
    assert_eq!((again.state(), again.log()), (table.state(), table.log()));
}

#[test]
fn several_actions_are_refused_as_a_whole_where_one_of_them_is_not_possible() {
    let ([a, b], mut table) = (seats(), heap::<SOUND>());
    assert!(
        matches!(refused(&mut table, a, &[Act::Take, Act::Stop, Act::Take]), Rejected::NotAsked { asked, .. } if asked == Seats::only(b))
    );
    assert!(matches!(refused(&mut table, a, &[Act::Take; 4]), Rejected::NotAllowed { action: Act::Take, .. }));
    assert_eq!(refused(&mut table, a, &[Act::Take, Act::Turn]), Rejected::Planned { action: Act::Turn });
    assert!(matches!(refused(&mut table, b, &TURN), Rejected::NotAsked { seat, .. } if seat == b));
    let deed = Deed::of(vec![Act::Take, Act::Take]).expect("two");
    table.follow(Entry { seat: a, deed }).expect("somebody may do several things at once that are no whole plan");
    assert_eq!((table.state().heap, table.log().len()), (9, 1));
}

#[test]
fn nothing_is_done_together_with_the_chance_that_comes_before_it() {
    let ([a, b], mut table) = (seats(), heap::<MEETS_CHANCE>());
    table.follow(Entry { seat: a, deed: Deed::of(TURN.to_vec()).expect("four") }).expect("eight are left");
    // The second of B's stones leaves six, and a die is thrown.
    assert_eq!(refused(&mut table, b, &[Act::Take; 3]), Rejected::Later { action: Act::Take });
    table.follow(Entry { seat: b, deed: Deed::of(vec![Act::Take; 2]).expect("two") }).expect("the die comes last");
    assert_eq!(table.undo(b), Err(NoUndo::Revealed));
}
