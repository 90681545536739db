use std::cell::RefCell;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use board::Session;
use bots::Review;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_query_map};
use table::Seat;
use wire::Sitter;

use super::shelf;
use crate::book::{Book, Eyes, Flaw, FromPlayback, Source, ToPlayback};
use crate::link::{Interpreter, Local, Patience};
use crate::page::costly::Weighing;
use crate::page::undrawn;
use crate::session::Lookback;
use crate::talk::{FromDealer, ToDealer};
use crate::{device, me};

/// Where a game that is over was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    Device(String),
    Server(String),
    File(String),
}

impl Origin {
    fn address(&self) -> String {
        match self {
            Self::Device(id) => format!("/review/device/{id}"),
            Self::Server(id) => format!("/review/table/{id}"),
            Self::File(hash) => format!("/review/file/{hash}"),
        }
    }
}

/// What the bot thinks of a game, and how much of its work is done.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Thoughts {
    pub(crate) review: Arc<Review>,
    pub(crate) done: f32,
}

/// Whether the deal was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Check {
    /// It was, when the record was opened.
    Opened,
    /// It is being checked.
    Running,
    /// It was, just now.
    Done(Option<Flaw>),
}

/// A game that is over, as the page looks back on it.
///
/// It is `Copy`: hand it to every closure.
#[derive(Clone, Copy)]
pub(crate) struct Past {
    pub(crate) session: Session,
    lookback: Lookback,
    pub(crate) origin: StoredValue<Origin>,
    pub(crate) book: RwSignal<Option<Arc<Book>>>,
    pub(crate) flaw: RwSignal<Option<Flaw>>,
    pub(crate) check: RwSignal<Check>,
    pub(crate) thoughts: RwSignal<Thoughts>,
    /// Whether the bot stopped thinking before it was done.
    pub(crate) broken_off: RwSignal<bool>,
    /// Which decisions cost whoever looks back most.
    pub(crate) weighing: RwSignal<Weighing>,
    /// Whether tables are shown as if nobody had drawn them.
    pub(crate) is_undrawn: bool,
    /// Whoever says what happens, where the board cannot read it.
    interpreter: Option<Interpreter>,
    /// Where the address leads: a ply, and whose eyes; nothing named means the overview, and one's own eyes.
    ply: Memo<Option<u32>>,
    eyes: Memo<Option<String>>,
    go: StoredValue<Go, LocalStorage>,
    thinker: StoredValue<Option<Local>, LocalStorage>,
}

type Go = Box<dyn Fn(&str, bool)>;

impl Past {
    /// Lets the dealer open a game.
    pub(super) fn open(source: Source, origin: Origin) -> Self {
        let (book, flaw) = (RwSignal::new(None), RwSignal::new(None));
        let check = RwSignal::new(Check::Opened);
        let navigate = use_navigate();
        let lay = navigate.clone();
        let hear = move |heard| match heard {
            FromPlayback::Book(read) => book.set(Some(Arc::new(*read))),
            FromPlayback::Flawed(found) => flaw.set(Some(found)),
            FromPlayback::Verified(found) => check.set(Check::Done(found)),
            FromPlayback::Laid(save) => {
                device::list(&save.id);
                device::keep(&save.id, &serde_json::to_string(&*save).expect("a table has a JSON form"));
                lay(&format!("/device/{}", save.id), NavigateOptions::default());
            }
            FromPlayback::Seen(_)
            | FromPlayback::Thought { .. }
            | FromPlayback::Weighing(_)
            | FromPlayback::Weighed { .. } => {}
        };
        let lookback = Lookback::open(source, hear);
        let query = use_query_map();
        let go: Go = Box::new(move |address, replace| {
            navigate(address, NavigateOptions { replace, scroll: !replace, ..NavigateOptions::default() });
        });
        Self {
            session: lookback.session,
            lookback,
            origin: StoredValue::new(origin),
            book,
            flaw,
            check,
            thoughts: RwSignal::new(Thoughts::default()),
            broken_off: RwSignal::new(false),
            weighing: RwSignal::new(Weighing::Going(0.0)),
            is_undrawn: undrawn::is_wanted(),
            interpreter: None,
            ply: Memo::new(move |_| query.with(|query| query.get("ply")?.parse().ok())),
            eyes: Memo::new(move |_| query.with(|query| query.get("eyes"))),
            go: StoredValue::new_local(go),
            thinker: StoredValue::new_local(None),
        }
    }

    /// The same game in the words of somebody who can read it.
    pub(super) fn said_by(self, interpreter: Interpreter) -> Self {
        Effect::new(move |_| {
            if let Some((review, done)) = interpreter.review.get() {
                self.thoughts.set(Thoughts { review: Arc::from(review), done });
            }
        });
        Self { session: interpreter.said, interpreter: Some(interpreter), ..self }
    }

    /// Takes in what the bot thinks.
    fn think(self, review: Box<Review>, done: f32) {
        match self.interpreter {
            Some(interpreter) => interpreter.say_review(review, done),
            None => self.thoughts.set(Thoughts { review: Arc::from(review), done }),
        }
    }

    /// Once the game is there: shows what the address names, and lets the bot think.
    pub(super) fn begin(self) {
        Effect::new(move |_| {
            let ply = self.ply.get().unwrap_or(u32::MAX).min(self.book().plies());
            self.ask(ToPlayback::Look { ply, eyes: self.eyes() });
        });
        let book = self.book();
        let me = self.me().filter(|_| self.interpreter.is_none());
        let weighed = me.and_then(|me| shelf::costly(&book.hash, me));
        let weigh = me.filter(|_| weighed.is_none()).map(|seat| {
            let source = Source::Record(book.record.clone());
            ToPlayback::Weigh { source, seat }
        });
        match weighed {
            Some(costly) => self.weighing.set(Weighing::Done(costly.into())),
            None if weigh.is_none() => self.weighing.set(Weighing::Nobody),
            None => {}
        }
        let ponder = match shelf::review(&book.hash) {
            Some(review) => {
                self.think(Box::new(review), 1.0);
                None
            }
            None => Some(ToPlayback::Ponder(book.record.clone())),
        };
        self.hire(weigh.into_iter().chain(ponder).collect());
        on_cleanup(move || drop(self.thinker.try_set_value(None)));
    }

    /// Lets somebody do these things one after the other, whatever comes of each.
    fn hire(self, mut wishes: VecDeque<ToPlayback>) {
        let Some(wish) = wishes.pop_front() else { return };
        let weighs = match &wish {
            ToPlayback::Weigh { seat, .. } => Some(*seat),
            _ => None,
        };
        let rest = RefCell::new(Some(wishes));
        let hear = move |heard| {
            let is_over = match weighs {
                Some(seat) => self.take_in_weighed(heard, seat),
                None => self.take_in_thought(heard),
            };
            let Some(rest) = rest.borrow_mut().take_if(|_| is_over) else { return };
            // The worker ends when nothing holds it any more, but not while it is speaking.
            let go_on = move || {
                if self.thinker.try_set_value(None).is_none() {
                    self.hire(rest);
                }
            };
            set_timeout(go_on, Duration::ZERO);
        };
        match Local::start(ToDealer::Read(wish), Patience::Review, hear) {
            Ok(hired) => self.thinker.set_value(Some(hired)),
            // A browser without workers has neither decisions nor a chart; everything else is there.
            Err(_) => {
                self.broken_off.set(true);
                if !self.weighing.with_untracked(Weighing::is_over) {
                    self.weighing.set(Weighing::Nobody);
                }
            }
        }
    }

    /// Takes in what somebody says who weighs a seat's decisions; whether that was the last of it.
    fn take_in_weighed(self, heard: FromDealer, seat: Seat) -> bool {
        let Some(known) = Weighing::told(heard, seat) else { return false };
        let is_over = known.is_over();
        self.weighing.set(known);
        is_over
    }

    /// Takes in what somebody says who thinks about the whole game; whether that was the last of it.
    fn take_in_thought(self, heard: FromDealer) -> bool {
        match heard {
            FromDealer::Read(FromPlayback::Thought { review, done }) => {
                let is_over = done >= 1.0;
                if is_over {
                    shelf::keep_review(&self.book().hash, &review);
                }
                self.think(review, done);
                is_over
            }
            FromDealer::Read(FromPlayback::Flawed(_)) | FromDealer::Broken(_) => {
                self.broken_off.set(true);
                true
            }
            FromDealer::Read(_)
            | FromDealer::Ready
            | FromDealer::Pong
            | FromDealer::Update(_)
            | FromDealer::Keep { .. }
            | FromDealer::Advice { .. }
            | FromDealer::Said(_)
            | FromDealer::Refused(_) => false,
        }
    }

    /// What is known about the game; only once it is there.
    pub(crate) fn book(self) -> Arc<Book> {
        self.book.get_untracked().expect("nothing is drawn before the game is there")
    }

    /// Whether the game is stepped through, not looked at from above.
    pub(crate) fn replays(self) -> bool {
        self.ply.with(Option::is_some)
    }

    /// Where the game is looked at.
    pub(crate) fn ply(self) -> u32 {
        self.ply.get().unwrap_or_default().min(self.book().plies())
    }

    /// Whose eyes look: those that the address names, or one's own, or all.
    pub(crate) fn eyes(self) -> Eyes {
        let book = self.book();
        let named = self.eyes.with(|code| Eyes::from_code(code.as_ref()?, book.seats()));
        named.or_else(|| self.me().map(Eyes::Seat)).unwrap_or(Eyes::Open)
    }

    /// The seat of whoever looks back, as far as one can tell.
    pub(crate) fn me(self) -> Option<Seat> {
        let book = self.book();
        let person = |seat: &Seat| matches!(book.sitters[seat.index()], Sitter::Person { .. });
        let people = || Seat::all(book.seats()).filter(person);
        let name = me::name();
        let named = people().find(|seat| book.name(*seat) == name);
        let here = self.origin.with_value(|origin| matches!(origin, Origin::Device(_)));
        named.or_else(|| people().next().filter(|_| here))
    }

    /// The address of a ply, or of the overview.
    pub(crate) fn address(self, ply: Option<u32>, eyes: Eyes) -> String {
        let address = self.origin.with_value(Origin::address);
        let address = match ply {
            Some(ply) => format!("{address}?ply={ply}&eyes={}", eyes.code()),
            None => address,
        };
        undrawn::kept(&address, self.is_undrawn)
    }

    /// Goes to a ply; steps leave no trace in the browser's history.
    pub(crate) fn go_to(self, ply: u32) {
        let steps = self.ply.with_untracked(Option::is_some);
        self.go(&self.address(Some(ply.min(self.book().plies())), untrack(|| self.eyes())), steps);
    }

    /// Looks with other eyes.
    pub(crate) fn look_with(self, eyes: Eyes) {
        self.go(&self.address(Some(untrack(|| self.ply())), eyes), true);
    }

    /// Asks the dealer something about the game.
    pub(crate) fn ask(self, wish: ToPlayback) {
        self.lookback.ask(wish);
    }

    fn go(self, address: &str, replace: bool) {
        self.go.with_value(|go| go(address, replace));
    }
}
