use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::{Line, Sight, Teach};

/// How far somebody has come in a first game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    read: BTreeSet<String>,
    shown: Option<String>,
}

impl Course {
    /// The line to show now: the one that is shown already until it is read, or else the next that matters.
    pub fn look<F: Teach>(&mut self, sight: &Sight<'_, F::Game>) -> Option<&'static Line<F::Game>> {
        if self.shown.is_none() {
            let next = F::LINES.iter().find(|line| !self.read.contains(line.says) && (line.when)(sight));
            self.shown = next.map(|line| line.says.to_owned());
        }
        F::LINES.iter().find(|line| self.shown.as_deref() == Some(line.says))
    }

    /// Takes the line that is shown as read.
    pub fn read(&mut self) {
        self.read.extend(self.shown.take());
    }

    /// How many lines were read or are shown, of how many: once enough was seen, of those whose situation came up.
    #[must_use]
    pub fn progress<F: Teach>(&self, sight: &Sight<'_, F::Game>) -> (usize, usize) {
        let told = self.read.len() + usize::from(self.shown.is_some());
        let is_waiting = |line: &Line<F::Game>| self.is_new(line) && (line.when)(sight);
        match F::is_enough(sight) {
            true => (told, told + F::LINES.iter().filter(|line| is_waiting(line)).count()),
            false => (told, F::LINES.len()),
        }
    }

    /// What was not explained, since its situation has not come up.
    pub fn unmet<F: Teach>(&self) -> impl Iterator<Item = &'static Line<F::Game>> {
        F::LINES.iter().filter(|line| self.is_new(line))
    }

    fn is_new<G: table::Game>(&self, line: &Line<G>) -> bool {
        !self.read.contains(line.says) && self.shown.as_deref() != Some(line.says)
    }
}
