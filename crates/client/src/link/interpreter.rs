use std::rc::Rc;
use std::time::Duration;

use board::{Link, Session, words};
use bots::Review;
use leptos::prelude::*;
use serde_json::json;
use shelf::Json;
use sitting::Breakdown;
use wire::{Command, Phase, Position, Sheet, Story, Telling, Update};

use super::{Local, Patience};
use crate::said::{Matter, Pick, Said, SaidLine, Spoken, What, Words};
use crate::spoken::index;
use crate::talk::{FromDealer, ToDealer};

/// A dealer at no table, who says what happens at one of rules of another day: it is handed what this page was sent.
///
/// It is `Copy`: hand it to every closure.
#[derive(Clone, Copy)]
pub(crate) struct Interpreter {
    /// The table as it comes.
    raw: Session,
    /// The table as it is said.
    pub(crate) said: Session,
    desk: StoredValue<Pending, LocalStorage>,
    /// What a bot thinks of the game, as it is said, and how much of its work is done.
    pub(crate) review: RwSignal<Option<(Box<Review>, f32)>>,
}

/// What an interpreter has not said yet.
#[derive(Default)]
struct Pending {
    worker: Option<Local>,
    /// What is being said now; whatever comes meanwhile is said at once after it.
    saying: Option<Asked>,
    is_due: bool,
    review: Option<(Box<Review>, f32)>,
    /// What was told so far, as it came, to these people.
    told: Vec<String>,
    readers: Vec<String>,
    me: Option<table::Seat>,
    /// What picks stand for, at which ply.
    actions: (u32, Vec<Vec<Json>>),
    lines: Vec<SaidLine>,
}

/// What an interpreter was asked about a table.
enum Asked {
    Table { sheet: Box<Sheet>, position: Box<Position>, from: usize, tellings: Vec<Telling>, version: u64 },
    Review,
}

impl Interpreter {
    /// Lets somebody say what happens at a table.
    pub(crate) fn of(raw: Session) -> Self {
        let desk = StoredValue::new_local(Pending::default());
        let interpreter = Self { raw, said: raw.read_anew(), desk, review: RwSignal::new(None) };
        interpreter.said.set_link(Some(Rc::new(Through(interpreter))));
        Effect::new(move |_| {
            raw.sheet.track();
            raw.position.track();
            raw.story.track();
            interpreter.desk.update_value(|desk| desk.is_due = true);
            interpreter.hand_over();
        });
        on_cleanup(move || {
            interpreter.said.set_link(None);
            // The worker ends when nothing holds it any more.
            drop(desk.try_update_value(|desk| desk.worker.take()));
        });
        interpreter
    }

    /// Lets it say what a bot thinks of the game.
    pub(crate) fn say_review(self, review: Box<Review>, done: f32) {
        self.desk.update_value(|desk| desk.review = Some((review, done)));
        self.hand_over();
    }

    /// Hands over what is to be said next, if nothing is being said.
    fn hand_over(self) {
        let is_saying = self.desk.with_value(|desk| desk.saying.is_some());
        if is_saying {
            return;
        }
        let Some((asked, matter)) = self.table().or_else(|| self.thoughts()) else { return };
        self.desk.update_value(|desk| desk.saying = Some(asked));
        let message = ToDealer::Say(Box::new(matter));
        let is_there = self.desk.with_value(|desk| match &desk.worker {
            Some(worker) => {
                worker.tell(&message);
                true
            }
            None => false,
        });
        if is_there {
            return;
        }
        match Local::start(message, Patience::Table, move |heard| self.hear(heard)) {
            Ok(worker) => self.desk.update_value(|desk| desk.worker = Some(worker)),
            Err(_) => self.raw.trouble.set(Some(words().text("page-no-worker"))),
        }
    }

    /// The table, where something of it is new.
    fn table(self) -> Option<(Asked, Matter)> {
        let is_due = self.desk.try_update_value(|desk| std::mem::take(&mut desk.is_due))?;
        let (sheet, position) = (self.raw.sheet.get_untracked()?, self.raw.position.get_untracked()?);
        if !is_due {
            return None;
        }
        let matter = self.matter(&sheet);
        let tellings = self.raw.story.get_untracked();
        let from = self.desk.try_update_value(|desk| {
            let known = desk.told.iter().zip(&tellings).take_while(|(known, told)| **known == told.event.get()).count();
            let same = desk.readers == matter.names && desk.me == matter.me;
            desk.readers.clone_from(&matter.names);
            desk.me = matter.me;
            desk.told = tellings.iter().map(|told| told.event.get().to_owned()).collect();
            if same { known } else { 0 }
        })?;
        let tellings = tellings[from..].to_vec();
        let what = What::Table {
            view: position.view.clone(),
            menu: position.menu.clone(),
            to_act: position.to_act,
            places: position.places,
            events: tellings.iter().map(|told| told.event.clone()).collect(),
        };
        let version = self.raw.version();
        let asked = Asked::Table { sheet: Box::new(sheet), position: Box::new(position), from, tellings, version };
        Some((asked, Matter { what, ..matter }))
    }

    /// What a bot thinks of the game, where that is new.
    fn thoughts(self) -> Option<(Asked, Matter)> {
        let (review, done) = self.desk.try_update_value(|desk| desk.review.take())??;
        let sheet = self.raw.sheet.get_untracked()?;
        Some((Asked::Review, Matter { what: What::Review { review, done }, ..self.matter(&sheet) }))
    }

    fn matter(self, sheet: &Sheet) -> Matter {
        let is_played = matches!(sheet.phase, Phase::Playing | Phase::Over | Phase::Broken { .. });
        Matter {
            game: sheet.game.clone(),
            rules: sheet.rules,
            options: sheet.options.clone(),
            language: words().language().code().to_owned(),
            names: sheet.chairs.iter().map(|chair| chair.sitter.name().to_owned()).collect(),
            me: sheet.mine.filter(|_| is_played),
            what: What::Review { review: Box::default(), done: 0.0 },
        }
    }

    fn hear(self, heard: FromDealer) {
        let why = match heard {
            FromDealer::Said(Words::Table(spoken)) => {
                self.show(*spoken);
                return self.go_on();
            }
            FromDealer::Said(Words::Review { review, done }) => {
                // Whoever has left needs no review.
                let _ = self.review.try_set(Some((review, done)));
                return self.go_on();
            }
            FromDealer::Said(Words::Nothing(fault)) => crate::session::broken(&Breakdown::Fault(fault)),
            FromDealer::Broken(why) => crate::session::broken(&why),
            FromDealer::Ready
            | FromDealer::Pong
            | FromDealer::Update(_)
            | FromDealer::Keep { .. }
            | FromDealer::Advice { .. }
            | FromDealer::Refused(_)
            | FromDealer::Read(_) => return,
        };
        // A worker that has broken down over something is not asked again, another one is; it goes when it has spoken.
        let worker = self.desk.try_update_value(|desk| {
            desk.saying = None;
            desk.told.clear();
            desk.worker.take()
        });
        set_timeout(move || drop(worker), Duration::ZERO);
        let _ = self.raw.trouble.try_set(Some(why));
    }

    fn go_on(self) {
        if self.desk.try_update_value(|desk| desk.saying = None).is_some() {
            self.hand_over();
        }
    }

    /// Shows what was said of the table.
    fn show(self, Spoken { view, menu, actions, events, stock }: Spoken) {
        let lines = serde_json::from_str::<Said>(view.get()).map(|said| said.lines).unwrap_or_default();
        let asked = self.desk.try_update_value(|desk| desk.saying.take()).flatten();
        let Some(Asked::Table { sheet, position, from, tellings, version }) = asked else { return };
        self.desk.update_value(|desk| {
            desk.actions = (position.ply, actions);
            desk.lines = lines;
        });
        let tellings = tellings.into_iter().zip(events).map(|(told, event)| Telling { event, ..told });
        self.said.apply(Update {
            table: sheet.id.clone(),
            version,
            sheet: Some(Sheet { options: json!(stock), ..*sheet }),
            position: Some(Position { view, menu, ..*position }),
            story: Some(Story { from: from as u32, tellings: tellings.collect() }),
            chat: None,
        });
    }

    /// What a pick stands for.
    fn action(self, ply: u32, pick: &Json) -> Option<Json> {
        let pick: Pick = serde_json::from_str(pick.get()).ok()?;
        let line = pick.line as usize;
        self.desk.try_with_value(|desk| {
            let (at, actions) = &desk.actions;
            let index = index(desk.lines.get(line)?, pick.amount);
            actions.get(line)?.get(index).filter(|_| *at == ply).cloned()
        })?
    }
}

/// The way to a table that is spoken of: what was picked is played as what it stands for.
struct Through(Interpreter);

impl Link for Through {
    fn send(&self, commands: Vec<Command>) -> bool {
        let Self(interpreter) = self;
        let meant = |command| match command {
            Command::Act { ply, version, action } => {
                Some(Command::Act { ply, version, action: interpreter.action(ply, &action)? })
            }
            command => Some(command),
        };
        match commands.into_iter().map(meant).collect() {
            Some(commands) => interpreter.raw.commands(commands),
            None => interpreter.raw.complain(words().text("page-stale")),
        }
        true
    }
}
