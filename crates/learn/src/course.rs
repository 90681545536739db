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

    /// How many lines were read or are shown, of how many.
    #[must_use]
    pub fn progress<F: Teach>(&self) -> (usize, usize) {
        (self.read.len() + usize::from(self.shown.is_some()), F::LINES.len())
    }
}
