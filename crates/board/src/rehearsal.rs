//! A table that somebody tries out by themselves: nothing of it leaves the page.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use serde_json::value::to_raw_value;
use table::{Game, Menu, Seat, Seats, Seed, Step, Viewer};
use wire::{Command, Json, Position, Story, TableId, TakeBack, Telling, Update};

use crate::{Board, GameOf, Home, Link, Scene, Session};

/// What was played since an imagined position, by one seat alone.
struct Rehearsal<G: Game> {
    start: G,
    seat: Seat,
    played: Vec<G::Action>,
    /// Goes up with everything that is done or taken back.
    version: u64,
}

impl<G: Game> Rehearsal<G> {
    fn new(start: G, seat: Seat) -> Self {
        Self { start, seat, played: Vec::new(), version: 0 }
    }

    /// How it stands, and what was told on the way there.
    fn now(&self) -> (G, Vec<(u32, G::Event)>) {
        let (mut game, mut story) = (self.start.clone(), Vec::new());
        let seed = Seed::new([0; 32]);
        for (action, ply) in self.played.iter().zip(1..) {
            let mut told = Vec::new();
            game.play(self.seat, *action, &mut Step::recorded(&seed, ply, &mut told));
            let heard = told.into_iter().filter(|told| told.is_for(Viewer::Seat(self.seat)));
            story.extend(heard.map(|told| (ply, told.event)));
        }
        (game, story)
    }

    /// Plays something, if it is possible.
    fn play(&mut self, action: G::Action) {
        let (game, _) = self.now();
        let mut menu = Menu::new();
        game.menu(self.seat, &mut menu);
        if game.to_act().contains(self.seat) && game.allows(self.seat, action, &menu) {
            self.played.push(action);
        }
        self.version += 1;
    }

    fn take_back(&mut self) {
        self.played.pop();
        self.version += 1;
    }

    /// What a page is told of it: all of it, each time.
    fn update(&self, by_hand: bool) -> Update {
        let (game, story) = self.now();
        let mut menu = Menu::new();
        game.menu(self.seat, &mut menu);
        let menu = if by_hand { menu.by_hand() } else { menu };
        let telling = |(ply, event)| Telling { ply, event: json(&event), at: None };
        let asked = game.to_act().contains(self.seat);
        Update {
            table: TableId(String::new()),
            version: self.version,
            sheet: None,
            position: Some(Position {
                ply: self.played.len() as u32,
                view: json(&game.view(Viewer::Seat(self.seat))),
                menu: json(&menu),
                to_act: if asked { Seats::only(self.seat) } else { Seats::NONE },
                take_back: if self.played.is_empty() { TakeBack::Nothing } else { TakeBack::Free },
                clocks: Vec::new(),
                places: None,
                scores: Vec::new(),
                thinking: Seats::NONE,
                order: None,
                by_order: Vec::new(),
            }),
            story: Some(Story { from: 0, tellings: story.into_iter().map(telling).collect() }),
            chat: None,
        }
    }
}

fn json(thing: &impl serde::Serialize) -> Json {
    to_raw_value(thing).expect("whatever travels has a JSON form")
}

/// The way to a rehearsal.
struct Stage<G: Game> {
    rehearsal: RefCell<Rehearsal<G>>,
    session: Session,
    by_hand: bool,
}

struct Onto<G: Game>(Rc<Stage<G>>);

impl<G: Game> Link for Onto<G> {
    fn send(&self, commands: Vec<Command>) -> bool {
        for command in commands {
            let mut rehearsal = self.0.rehearsal.borrow_mut();
            if let Command::Act { action, .. } = command {
                let Ok(action) = serde_json::from_str(action.get()) else { return false };
                rehearsal.play(action);
            } else if let Command::TakeBack { .. } = command {
                rehearsal.take_back();
            } else {
                // Nobody else is there.
                return false;
            }
        }
        let stage = Rc::clone(&self.0);
        // What was pressed is on its way first, as at any table.
        set_timeout(move || stage.show(), Duration::ZERO);
        true
    }
}

impl<G: Game> Stage<G> {
    fn show(&self) {
        // Whoever has closed it sees nothing any more.
        if !self.session.position.is_disposed() {
            self.session.apply(self.rehearsal.borrow().update(self.by_hand));
        }
    }
}

impl<B: Board> Scene<B> {
    /// The same people at an imagined position, from which whoever looks plays on by themselves, as long as what asks for
    /// it is on the page; nothing of it leaves the page. Nothing for whoever has no seat.
    pub fn rehearse(self, start: GameOf<B>) -> Option<Self> {
        let sheet = self.session.sheet.get_untracked()?;
        let (seat, by_hand) = (sheet.mine?, !sheet.plans.are_allowed());
        let session = Session::new(Home::Past);
        session.sheet.set(Some(sheet));
        session.connected.set(true);
        let rehearsal = RefCell::new(Rehearsal::new(start, seat));
        let stage = Rc::new(Stage { rehearsal, session, by_hand });
        stage.show();
        session.set_link(Some(Rc::new(Onto(stage))));
        on_cleanup(move || session.set_link(None));
        Self::new(session).ok()
    }
}

#[cfg(test)]
mod tests {
    use bidness::{Action, Bidness};
    use table::{Imagine as _, Match, Rng};

    use super::*;

    #[test]
    fn whoever_rehearses_sees_what_they_do_and_can_take_it_back() {
        let (table, _) = Match::<Bidness>::new(bidness::Options::default(), 3, Seed::from_text("s")).expect("a table");
        let seat = table.state().to_act().first().expect("somebody");
        let imagined = Bidness::imagine(&table.state().view(Viewer::Seat(seat)), &mut Rng::fast(0));
        let mut rehearsal = Rehearsal::new(imagined, seat);
        let before = rehearsal.update(false).position.expect("a position");
        assert_eq!((before.ply, before.take_back), (0, TakeBack::Nothing));
        let menu: Menu<Action> = serde_json::from_str(before.menu.get()).expect("a menu");
        rehearsal.play(menu.nth(0).expect("a choice"));
        let after = rehearsal.update(false);
        let position = after.position.expect("a position");
        assert_eq!((position.ply, position.take_back), (1, TakeBack::Free));
        assert!(after.story.is_some_and(|story| story.from == 0), "all of it is told each time");
        assert_ne!(position.view.get(), before.view.get());
        rehearsal.take_back();
        let again = rehearsal.update(false).position.expect("a position");
        assert_eq!((again.view.get(), again.menu.get()), (before.view.get(), before.menu.get()));
    }
}
