//! The contract holds what a planned action plays against what it stands for.

use serde::{Deserialize, Serialize};
use table::contract::{Contract, check};
use table::{
    BadOption, BySeat, Choice, Game, Imagine, Info, Menu, Options, Places, Rng, Seat, Seats, Setting, Step, Viewer,
};

/// How many stones a plan takes.
const GREED: u32 = 3;

const SOUND: u8 = 0;
const PLAYS_OTHERWISE: u8 = 1;
const STANDS_FOR_THE_IMPOSSIBLE: u8 = 2;
const STANDS_FOR_NOTHING: u8 = 3;
const STANDS_FOR_ITSELF: u8 = 4;
const MEETS_CHANCE: u8 = 5;

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
        GREED.min(self.heap)
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
                self.announce(seat, action, step);
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

    fn announce(&self, _: Seat, _: Act, step: &mut Step<Event>) {
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
