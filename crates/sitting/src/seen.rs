use bots::{Level, NAMES};
use table::Viewer;
use wire::{
    Chat, Fairness, Have, Json, PersonId, Position, Rating, Remark, Room, Sheet, Sitter, TakeBack, Telling, Update,
};

use crate::denial::Breakdown;
use crate::journal::{Absence, Happening};
use crate::sitting::{Chair, Changed, Holder, Phase, Request, Sitting};

/// The level of a bot that plays for a person.
pub const STAND_IN: Level = Level::Manager;

/// How many lines of what was said somebody is sent at most.
const TAIL: usize = 100;

/// What is known about a table and its people beside the journal.
pub trait Around {
    /// What somebody is called.
    fn name(&self, person: &PersonId) -> String;

    /// Whether somebody is looking at the table now.
    fn is_present(&self, person: &PersonId) -> bool;

    /// How well whoever has a seat plays this game, where that is known.
    fn rating(&self, holder: &Holder) -> Option<Rating>;

    /// Why the table cannot go on, in words.
    fn why(&self, breakdown: &Breakdown) -> String;
}

impl Sitting {
    /// What a viewer gets to know of a change.
    pub fn update(&mut self, viewer: Viewer, changed: Changed, around: &impl Around) -> Update {
        let story = changed.story.zip(self.game.as_ref());
        let story = story.map(|(ply, game)| self.bookmarks.since(game, &self.times, viewer, ply));
        Update {
            story,
            chat: changed.chat.map(|from| self.chat_from(viewer, from)).filter(|chat| !chat.lines.is_empty()),
            ..self.outline(viewer, changed.sheet.then_some(around), changed.position)
        }
    }

    /// What somebody lacks who has this much already.
    ///
    /// Whoever has nothing gets the variants whole, with a designer's own cards; all other updates name the set.
    pub fn missing(&mut self, person: Option<&PersonId>, have: Have, around: &impl Around) -> Update {
        let viewer = self.viewer(person);
        let have = if have.version > self.version() { Have::default() } else { have };
        let mut update = self.beyond(person, viewer, have, around);
        if let Some(sheet) = update.sheet.as_mut().filter(|_| have.version == 0) {
            sheet.options = self.made.options.clone();
        }
        update
    }

    /// What a viewer was told since they last acted themselves; somebody who never did was told all of it since.
    pub fn told_since(&mut self, viewer: Viewer) -> Vec<Telling> {
        let own = self.hands.iter().rposition(|hand| hand.is_some() && *hand == viewer.seat());
        // What came of it at once was seen then.
        let from = own.map_or(1, |index| index + 2);
        let Some(game) = &self.game else { return Vec::new() };
        self.bookmarks.since(game, &self.times, viewer, from).tellings
    }

    fn beyond(&mut self, person: Option<&PersonId>, viewer: Viewer, have: Have, around: &impl Around) -> Update {
        if have.version == self.version() {
            return self.outline(viewer, Some(around), false);
        }
        let cuts = self.cuts.iter().filter(|(version, _)| *version > have.version);
        let unchanged = cuts.map(|(_, ply)| *ply).min().unwrap_or(usize::MAX);
        let story =
            self.game.as_ref().map(|game| self.bookmarks.beyond(game, &self.times, viewer, have.told, unchanged));
        let moved = self.journal[have.version as usize..].iter().any(|dated| match &dated.what {
            Happening::Sat { person: who, .. } => Some(who) == person,
            Happening::Removed { person: who } => Some(who) == person,
            Happening::Left { .. } => true,
            _ => false,
        });
        let over = self.over_since.is_some_and(|since| since > have.version);
        let said = if moved || over { 0 } else { have.said as usize };
        Update { story, chat: Some(self.chat_from(viewer, said)), ..self.outline(viewer, Some(around), true) }
    }

    fn outline(&self, viewer: Viewer, sheet: Option<&impl Around>, position: bool) -> Update {
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
    #[must_use]
    pub fn position(&self, viewer: Viewer) -> Option<Position> {
        let game = self.game.as_ref()?;
        let over = self.phase == Phase::Over;
        let to_act = self.to_act();
        Some(Position {
            ply: game.plies() as u32,
            view: game.view_by_name(viewer),
            menu: match viewer.seat().filter(|seat| to_act.contains(*seat)) {
                Some(seat) if self.made.plans.are_allowed() => game.menu(seat),
                Some(seat) => game.menu_by_hand(seat),
                None => nothing(),
            },
            to_act,
            take_back: self.may_take_back(viewer),
            clocks: self.clocks.remaining(),
            places: game.places(),
            scores: if over { game.scores().values().to_vec() } else { Vec::new() },
            thinking: to_act.minus(to_act.minus(self.automatic())),
            order: viewer.seat().and_then(|seat| self.orders.get(&seat)).cloned(),
            by_order: self.played_by_order(viewer),
        })
    }

    /// Whether, and how, a viewer may take something back.
    #[must_use]
    pub fn may_take_back(&self, viewer: Viewer) -> TakeBack {
        let (Phase::Playing, Some(game)) = (&self.phase, &self.game) else { return TakeBack::Nothing };
        if let Some(Request { by, to, waiting, .. }) = self.request {
            return TakeBack::Asked { by, to: to as u32, waiting };
        }
        let Some(seat) = viewer.seat() else { return TakeBack::Nothing };
        match game.can_undo(seat) {
            Ok(()) => TakeBack::Free,
            Err(shelf::Refused::NoUndo(table::NoUndo::Nothing)) => TakeBack::Nothing,
            Err(_) if self.stands(seat) => TakeBack::Nothing,
            Err(_) if self.others(seat).is_empty() => TakeBack::Free,
            Err(_) => TakeBack::ByConsent,
        }
    }

    /// Everything about the table but the game, for one viewer.
    #[must_use]
    pub fn sheet(&self, viewer: Viewer, around: &impl Around) -> Sheet {
        let made = &self.made;
        let begun = self.game.is_some();
        Sheet {
            id: made.id.clone(),
            game: made.game.clone(),
            rules: made.rules,
            options: self.options_by_name.clone(),
            chairs: self
                .sitters(around)
                .into_iter()
                .zip(&self.chairs)
                .map(|(who, chair)| seen(who, chair, around))
                .collect(),
            host: self.host.clone(),
            removed: self.sent_away(around),
            mine: viewer.seat(),
            phase: self.said_phase(around),
            visibility: made.visibility,
            clock: made.clock,
            plans: made.plans,
            fairness: Fairness {
                commitment: made.seed.commitment(),
                salts: if begun { self.salts() } else { Vec::new() },
                seed: (self.phase == Phase::Over).then(|| made.seed.clone()),
            },
            rematch: self.rematch.clone(),
            made: made.at,
        }
    }

    fn sent_away(&self, around: &impl Around) -> Vec<Sitter> {
        let removed = self.removed.iter().filter(|_| self.phase == Phase::Gathering);
        removed.map(|id| Sitter::Person { id: id.clone(), name: around.name(id) }).collect()
    }

    /// How far it is, in words where it cannot go on.
    #[must_use]
    pub fn said_phase(&self, around: &impl Around) -> wire::Phase {
        match &self.phase {
            Phase::Gathering => wire::Phase::Gathering,
            Phase::Playing => wire::Phase::Playing,
            Phase::Over => wire::Phase::Over,
            Phase::Broken(breakdown) => wire::Phase::Broken { why: around.why(breakdown) },
        }
    }

    /// Who sits where.
    #[must_use]
    pub fn sitters(&self, around: &impl Around) -> Vec<Sitter> {
        let mut names = NAMES.iter();
        let sitter = |chair: &Chair| match &chair.holder {
            Holder::Nobody => Sitter::Nobody,
            Holder::Person { id, .. } => Sitter::Person { id: id.clone(), name: around.name(id) },
            Holder::Bot { level, name: Some(name) } => Sitter::Bot { level: level.clone(), name: name.clone() },
            Holder::Bot { level, name: None } => {
                let name = names.next().copied().unwrap_or_default();
                Sitter::Bot { level: level.clone(), name: name.to_owned() }
            }
        };
        self.chairs.iter().map(sitter).collect()
    }

    /// Whether a viewer hears a line of chat: the table does not hear the gallery before the end.
    fn hears(&self, viewer: Viewer, line: &Remark) -> bool {
        match (line.room, viewer) {
            (Room::Table, _) | (Room::Gallery, Viewer::Spectator) => true,
            (Room::Gallery, Viewer::Seat(_)) => self.phase == Phase::Over,
        }
    }

    /// What a viewer hears of what was said from a line on: the end of it, where it is much.
    fn chat_from(&self, viewer: Viewer, from: usize) -> Chat {
        let heard = self.chat.iter().skip(from).rev().filter(|line| self.hears(viewer, line));
        let mut lines: Vec<Remark> = heard.take(TAIL + 1).cloned().collect();
        lines.reverse();
        if lines.len() > TAIL {
            lines.remove(0);
            return Chat { from: lines[0].number, lines };
        }
        Chat { from: from.min(self.chat.len()) as u32, lines }
    }
}

fn seen(sitter: Sitter, chair: &Chair, around: &impl Around) -> wire::Chair {
    let present = match &chair.holder {
        Holder::Nobody => false,
        Holder::Person { id, .. } => around.is_present(id),
        Holder::Bot { .. } => true,
    };
    wire::Chair {
        sitter,
        present,
        stand_in: chair.absence.map(|_| STAND_IN.to_string()),
        conceded: chair.absence == Some(Absence::Conceded),
        rating: around.rating(&chair.holder),
    }
}

fn nothing() -> Json {
    serde_json::value::RawValue::from_string("[]".to_owned()).expect("a list is JSON")
}
