use std::collections::HashMap;

use bots::{Level, NAMES};
use table::{Seat, Seats, Viewer};
use wire::{
    Chat, Fairness, Have, Json, Line, Moment, OpenTable, PersonId, Phase, Position, Rating, Room, Sheet, Sitter,
    TableId, TakeBack, Update, Visibility,
};

use super::journal::{Absence, Entry};
use super::table::{Chair, Changed, Holder, Request, Table};
use crate::problem::say;
use crate::store::Player;

/// The level of a bot that plays for a person.
pub(crate) const STAND_IN: Level = Level::Manager;

/// What is known about the people of a table beside its journal.
#[derive(Clone, Debug, Default)]
pub(crate) struct Around {
    pub(crate) names: HashMap<PersonId, String>,
    pub(crate) ratings: HashMap<Player, Rating>,
    /// How many windows each person has open on the table.
    pub(crate) present: HashMap<PersonId, usize>,
    /// Whether the variants are the usual ones.
    pub(crate) usual: bool,
}

impl Around {
    /// What somebody is called.
    pub(crate) fn name(&self, person: &PersonId) -> String {
        self.names.get(person).cloned().unwrap_or_else(|| say("somebody"))
    }
}

impl Table {
    /// What a viewer gets to know of a change.
    pub(crate) fn update(&mut self, viewer: Viewer, changed: Changed, around: &Around) -> Update {
        let story = changed.story.zip(self.game.as_ref()).map(|(ply, game)| self.told.since(game, viewer, ply));
        Update {
            story,
            chat: changed.chat.then(|| self.chat_beyond(viewer, self.said_before(viewer, changed))),
            ..self.outline(viewer, changed.sheet.then_some(around), changed.position)
        }
    }

    /// What a viewer lacks who has this much already.
    pub(crate) fn missing(&mut self, person: Option<&PersonId>, have: Have, around: &Around) -> Update {
        let viewer = self.viewer(person);
        let have = if have.version > self.version() { Have::default() } else { have };
        if have.version == self.version() {
            return self.outline(viewer, Some(around), false);
        }
        let cuts = self.cuts.iter().filter(|(version, _)| *version > have.version);
        let unchanged = cuts.map(|(_, ply)| *ply).min().unwrap_or(usize::MAX);
        let story = self.game.as_ref().map(|game| self.told.beyond(game, viewer, have.told, unchanged));
        let moved = self.journal[have.version as usize..].iter().any(|dated| match &dated.entry {
            Entry::Sat { person: who, .. } => Some(who) == person,
            Entry::Left { .. } => true,
            _ => false,
        });
        let over = self.over_since.is_some_and(|since| since > have.version);
        let said = if moved || over { 0 } else { have.said };
        Update { story, chat: Some(self.chat_beyond(viewer, said)), ..self.outline(viewer, Some(around), true) }
    }

    fn outline(&self, viewer: Viewer, sheet: Option<&Around>, position: bool) -> Update {
        Update {
            table: self.made.id.clone(),
            version: self.version(),
            sheet: sheet.map(|around| self.sheet(viewer, around)),
            position: if position { self.position(viewer) } else { None },
            story: None,
            chat: None,
        }
    }

    /// Where the game stands, for one viewer; nothing before it begins.
    pub(crate) fn position(&self, viewer: Viewer) -> Option<Position> {
        let game = self.game.as_ref()?;
        let over = self.phase == Phase::Over;
        let to_act = self.to_act();
        Some(Position {
            ply: game.plies() as u32,
            view: game.view(viewer),
            menu: match viewer.seat().filter(|seat| to_act.contains(*seat)) {
                Some(seat) => game.menu(seat),
                None => nothing(),
            },
            to_act,
            take_back: self.may_take_back(viewer),
            clocks: self.clocks.remaining(),
            places: game.places(),
            scores: if over { game.scores().values().to_vec() } else { Vec::new() },
            thinking: to_act.minus(to_act.minus(self.automatic())),
        })
    }

    fn may_take_back(&self, viewer: Viewer) -> TakeBack {
        let (Phase::Playing, Some(game)) = (&self.phase, &self.game) else { return TakeBack::Nothing };
        if let Some(Request { by, to, waiting }) = self.request {
            return TakeBack::Asked { by, to: to as u32, waiting };
        }
        let Some(seat) = viewer.seat() else { return TakeBack::Nothing };
        match game.can_undo(seat) {
            Ok(()) => TakeBack::Free,
            Err(shelf::Refused::NoUndo(table::NoUndo::Nothing)) => TakeBack::Nothing,
            Err(_) => TakeBack::ByConsent,
        }
    }

    /// Everything about the table but the game, for one viewer.
    pub(crate) fn sheet(&self, viewer: Viewer, around: &Around) -> Sheet {
        let made = &self.made;
        let begun = self.game.is_some();
        Sheet {
            id: made.id.clone(),
            game: made.game.clone(),
            rules: made.rules,
            options: made.options.clone(),
            chairs: self
                .sitters(around)
                .into_iter()
                .zip(&self.chairs)
                .map(|(who, chair)| seen(who, chair, around))
                .collect(),
            host: self.host.clone(),
            mine: viewer.seat(),
            phase: self.phase.clone(),
            visibility: made.visibility,
            clock: made.clock,
            fairness: Fairness {
                commitment: made.seed.commitment(),
                salts: if begun { self.salts() } else { Vec::new() },
                seed: (self.phase == Phase::Over).then(|| made.seed.clone()),
            },
            rematch: self.rematch.clone(),
            made: made.at,
        }
    }

    /// Who sits where.
    pub(crate) fn sitters(&self, around: &Around) -> Vec<Sitter> {
        let mut names = NAMES.iter();
        let sitter = |chair: &Chair| match &chair.holder {
            Holder::Nobody => Sitter::Nobody,
            Holder::Person { id, .. } => Sitter::Person { id: id.clone(), name: around.name(id) },
            Holder::Bot { level } => {
                let name = names.next().copied().unwrap_or_default();
                Sitter::Bot { level: level.clone(), name: name.to_owned() }
            }
        };
        self.chairs.iter().map(sitter).collect()
    }

    /// What the lobby needs to know.
    pub(crate) fn summary(&self, around: &Around) -> Summary {
        let mut summary = Summary {
            id: self.made.id.clone(),
            game: self.made.game.clone(),
            sitters: self.sitters(around),
            host: self.host.clone(),
            clock: self.made.clock,
            usual: around.usual,
            visibility: self.made.visibility,
            phase: self.phase.clone(),
            to_act: Seats::NONE,
            ply: None,
            changed: self.made.at,
            until: Vec::new(),
        };
        summary.follow(self);
        summary
    }

    /// Whether a viewer hears a line of chat: the table does not hear the gallery before the end.
    fn hears(&self, viewer: Viewer, line: &Line) -> bool {
        match (line.room, viewer) {
            (Room::Table, _) | (Room::Gallery, Viewer::Spectator) => true,
            (Room::Gallery, Viewer::Seat(_)) => self.phase == Phase::Over,
        }
    }

    fn chat_beyond(&self, viewer: Viewer, said: u32) -> Chat {
        let heard: Vec<&Line> = self.chat.iter().filter(|line| self.hears(viewer, line)).collect();
        let from = (said as usize).min(heard.len());
        Chat { from: from as u32, lines: heard[from..].iter().map(|line| (*line).clone()).collect() }
    }

    /// How many lines of chat a viewer had before a change: none that count where who hears what has changed too.
    fn said_before(&self, viewer: Viewer, changed: Changed) -> u32 {
        let earlier =
            if changed.sheet { &[][..] } else { self.chat.split_last().map_or(&[][..], |(_, earlier)| earlier) };
        earlier.iter().filter(|line| self.hears(viewer, line)).count() as u32
    }
}

/// A table in the lobby's eyes.
#[derive(Clone, Debug)]
pub(crate) struct Summary {
    pub(crate) id: TableId,
    pub(crate) game: String,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) host: Option<PersonId>,
    pub(crate) clock: wire::Clock,
    pub(crate) usual: bool,
    pub(crate) visibility: Visibility,
    pub(crate) phase: Phase,
    /// The people who are asked.
    pub(crate) to_act: Seats,
    pub(crate) ply: Option<u32>,
    pub(crate) changed: Moment,
    pub(crate) until: Vec<Option<Moment>>,
}

impl Summary {
    /// Takes up how far the game has come; the people are the same.
    pub(super) fn follow(&mut self, table: &Table) {
        self.phase.clone_from(&table.phase);
        self.to_act = table.to_act().minus(table.automatic());
        self.ply = table.game.as_ref().map(|game| game.plies() as u32);
        self.changed = table.journal.last().map_or(self.changed, |dated| dated.at);
        self.until.clear();
        self.until.extend(Seat::all(table.seats()).map(|seat| table.clocks.until(seat)));
    }

    /// Where somebody sits.
    pub(crate) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        let sits = |sitter: &Sitter| matches!(sitter, Sitter::Person { id, .. } if id == person);
        Seat::all(self.sitters.len() as u8).zip(&self.sitters).find(|(_, sitter)| sits(sitter)).map(|(seat, _)| seat)
    }

    /// Whether somebody has made the table, and it is not over.
    pub(crate) fn is_hosted_by(&self, person: &PersonId) -> bool {
        self.host.as_ref() == Some(person) && matches!(self.phase, Phase::Gathering | Phase::Playing)
    }

    /// The table in the list of somebody.
    pub(crate) fn listed(&self, person: &PersonId) -> OpenTable {
        let asked = self.seat_of(person).filter(|seat| self.to_act.contains(*seat));
        OpenTable {
            id: self.id.clone(),
            game: self.game.clone(),
            sitters: self.sitters.clone(),
            clock: self.clock,
            usual: self.usual,
            my_turn: asked.is_some(),
            ply: self.ply,
            changed: self.changed,
            until: asked.and_then(|seat| self.until.get(seat.index()).copied().flatten()),
        }
    }
}

fn seen(sitter: Sitter, chair: &Chair, around: &Around) -> wire::Chair {
    let (present, player) = match &chair.holder {
        Holder::Nobody => (false, None),
        Holder::Person { id, .. } => (around.present.contains_key(id), Some(Player::Person(id.clone()))),
        Holder::Bot { level } => (true, Some(Player::Bot(level.clone()))),
    };
    wire::Chair {
        sitter,
        present,
        stand_in: chair.absence.map(|_| STAND_IN.to_string()),
        conceded: chair.absence == Some(Absence::Conceded),
        rating: player.and_then(|player| around.ratings.get(&player).copied()),
    }
}

fn nothing() -> Json {
    serde_json::value::RawValue::from_string("[]".to_owned()).expect("a list is JSON")
}
