//! What somebody at a table wants.

use serde_json::Value;
use serde_json::value::RawValue;
use table::Seat;
use wire::{Command, Position, Room, TakeBack};

use crate::games::choose;
use crate::history::Deed;
use crate::player::Player;

/// What somebody wants done.
pub(crate) struct Wish {
    pub(crate) deed: Deed,
    /// The ply and the version of the position that it answers.
    pub(crate) to: Option<(u32, u64)>,
    pub(crate) command: Command,
}

impl Player {
    /// What to do now, if there is something.
    pub(crate) fn wish(&mut self) -> Option<Wish> {
        let sheet = self.mirror.sheet.as_ref()?;
        let seat = sheet.mine?;
        let position = self.mirror.position.clone().filter(|_| sheet.phase == wire::Phase::Playing)?;
        let chair = sheet.chairs.get(seat.index())?;
        if chair.stand_in.is_some() {
            let returns = !chair.conceded && self.dice.once_in(2);
            return returns.then_some(Wish { deed: Deed::Back, to: None, command: Command::Back });
        }
        self.reply(&position, seat).or_else(|| self.whim(&position)).or_else(|| self.act(&position))
    }

    /// An answer to somebody who asks to take something back.
    fn reply(&mut self, position: &Position, seat: Seat) -> Option<Wish> {
        let TakeBack::Asked { waiting, .. } = position.take_back else { return None };
        let agree = waiting.contains(seat).then(|| self.dice.once_in(2))?;
        Some(Wish { deed: Deed::Answer(agree), to: None, command: Command::Answer { agree } })
    }

    /// Something beside the game, as long as things go wrong.
    fn whim(&mut self, position: &Position) -> Option<Wish> {
        if self.world.is_calm() {
            return None;
        }
        match self.dice.within(0..60) {
            0..4 => {
                self.said += 1;
                let text = format!("player {} says line {}", self.number, self.said);
                let command = Command::Say { room: Room::Table, text: text.clone() };
                Some(Wish { deed: Deed::Say(text), to: None, command })
            }
            4..8 if matches!(position.take_back, TakeBack::Free | TakeBack::ByConsent) => {
                let command = Command::TakeBack { ply: position.ply };
                Some(Wish { deed: Deed::TakeBack, to: None, command })
            }
            8..12 => self.before.clone().map(|(ply, version, action)| act(ply, version, action)),
            12 => Some(Wish { deed: Deed::Away, to: None, command: Command::Away }),
            _ => None,
        }
    }

    /// Something on the menu.
    fn act(&mut self, position: &Position) -> Option<Wish> {
        let menu: Vec<Value> = serde_json::from_str(position.menu.get()).ok()?;
        let action = choose(&menu, &mut self.dice)?.to_string();
        let (ply, version) = (position.ply, self.mirror.version);
        self.before = Some((ply, version, action.clone()));
        Some(act(ply, version, action))
    }
}

fn act(ply: u32, version: u64, action: String) -> Wish {
    let played = RawValue::from_string(action.clone()).expect("an action is JSON");
    let command = Command::Act { ply, version: Some(version), action: played };
    Wish { deed: Deed::Act(action), to: Some((ply, version)), command }
}
