use wire::{Have, Position, Remark, Sheet, Update};

/// What a client knows of a table from its updates alone.
#[derive(Debug, Default)]
pub(crate) struct Mirror {
    pub(crate) version: u64,
    pub(crate) sheet: Option<Sheet>,
    pub(crate) position: Option<Position>,
    pub(crate) story: Vec<String>,
    pub(crate) chat: Vec<Remark>,
    /// Whether this is the first that comes from a server, which may not know yet what another knew.
    is_first: bool,
}

impl Mirror {
    /// Takes an update in; what is wrong with it, if anything is.
    pub(crate) fn take(&mut self, update: Update) -> Result<(), String> {
        if update.version < self.version && !self.is_first {
            return Err(format!("version {} came after {}", update.version, self.version));
        }
        if update.version < self.version {
            // A server that knows less brings all that it knows.
            *self = Self::default();
        }
        self.is_first = false;
        self.version = update.version;
        self.sheet = update.sheet.or(self.sheet.take());
        self.position = update.position.or(self.position.take());
        if let Some(story) = update.story {
            let (from, known) = (story.from as usize, self.story.len());
            if from > known {
                return Err(format!("the story goes on at line {from}, and {known} were told"));
            }
            self.story.truncate(from);
            self.story.extend(story.tellings.iter().map(|telling| format!("{} {}", telling.ply, telling.event.get())));
        }
        if let Some(chat) = update.chat {
            chat.add_to(&mut self.chat);
        }
        Ok(())
    }

    /// A server is asked for what is missing.
    pub(crate) fn ask(&mut self) -> Have {
        self.is_first = true;
        self.have()
    }

    fn have(&self) -> Have {
        let said = self.chat.last().map_or(0, |line| line.number + 1);
        Have { version: self.version, told: self.story.len() as u32, said }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.sheet.as_ref().is_some_and(|sheet| sheet.phase == wire::Phase::Over)
    }
}
