use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use wire::{Code, Command, Have, Position, Problem, Remark, Sheet, TableId, Telling};

use crate::{focus, motion, notice};

/// A table as the page knows it, wherever it is played.
#[derive(Clone, Copy)]
pub struct Session {
    /// Who sits where.
    pub sheet: RwSignal<Option<Sheet>>,
    /// Where the game stands.
    pub position: RwSignal<Option<Position>>,
    /// What was told.
    pub story: RwSignal<Vec<Telling>>,
    /// What was said.
    pub chat: RwSignal<Vec<Remark>>,
    /// What went wrong last.
    pub trouble: RwSignal<Option<String>>,
    /// Whether the way to the table is open.
    pub connected: RwSignal<bool>,
    /// Whether an answer is on its way to the table.
    pub sent: RwSignal<bool>,
    /// Where a request led to.
    pub elsewhere: RwSignal<Option<TableId>>,
    /// Whether something came that the board cannot read.
    pub strange: RwSignal<bool>,
    home: Home,
    version: StoredValue<u64>,
    link: StoredValue<Option<Rc<dyn Link>>, LocalStorage>,
}

/// Where a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// On this device.
    Device,
    /// On this device, and over: it is looked back on.
    Past,
    /// On a server.
    Server,
}

/// The way to a table.
pub trait Link {
    /// Asks for some things to be done, one after the other, and says whether they are on their way.
    fn send(&self, commands: Vec<Command>) -> bool;
}

impl Session {
    /// A table to which no way leads yet.
    #[must_use]
    pub fn new(home: Home) -> Self {
        Self {
            sheet: RwSignal::new(None),
            position: RwSignal::new(None),
            story: RwSignal::new(Vec::new()),
            chat: RwSignal::new(Vec::new()),
            trouble: RwSignal::new(None),
            connected: RwSignal::new(false),
            sent: RwSignal::new(false),
            elsewhere: RwSignal::new(None),
            strange: RwSignal::new(false),
            home,
            version: StoredValue::new(0),
            link: StoredValue::new_local(None),
        }
    }

    /// The same table as it is read in another way: people, talk and troubles are the same, and nothing is known of the
    /// game yet.
    #[must_use]
    pub fn read_anew(self) -> Self {
        let Self { chat, trouble, connected, sent, elsewhere, home, .. } = self;
        Self { chat, trouble, connected, sent, elsewhere, ..Self::new(home) }
    }

    /// Takes a way to the table, or lets go of the one that it had.
    pub fn set_link(self, link: Option<Rc<dyn Link>>) {
        // Who has left the table has let go of everything.
        let _ = self.link.try_set_value(link);
    }

    /// Asks for something to be done.
    pub fn command(self, command: Command) {
        self.commands(vec![command]);
    }

    /// Asks for some things to be done, one after the other.
    pub fn commands(self, commands: Vec<Command>) {
        let answer = commands.iter().any(|command| matches!(command, Command::Act { .. }));
        let link = self.link.get_value();
        if !link.is_some_and(|link| link.send(commands)) {
            self.complain(crate::words().text("page-not-connected"));
        } else if answer {
            self.sent.set(true);
        }
    }

    /// Whether the table is kept on this device.
    #[must_use]
    pub fn is_on_device(self) -> bool {
        self.home != Home::Server
    }

    /// Where the table is.
    #[must_use]
    pub fn home(self) -> Home {
        self.home
    }

    /// The version of the table that is shown.
    #[must_use]
    pub fn version(self) -> u64 {
        self.version.get_value()
    }

    /// How much of the table the page knows.
    #[must_use]
    pub fn have(self) -> Have {
        Have {
            version: self.version.get_value(),
            told: self.story.with_untracked(|story| story.len() as u32),
            said: self.chat.with_untracked(|chat| chat.last().map_or(0, |line| line.number + 1)),
        }
    }

    /// Takes news in, unless it is old.
    pub fn apply(self, update: wire::Update) {
        if update.version < self.version.get_value() {
            return;
        }
        self.version.set_value(update.version);
        let asked = self.is_my_turn();
        let motion = motion::before();
        if let Some(story) = update.story {
            self.story.update(|told| {
                told.truncate(story.from as usize);
                told.extend(story.tellings);
            });
        }
        if let Some(chat) = update.chat {
            self.chat.update(|said| chat.add_to(said));
        }
        if let Some(mut sheet) = update.sheet {
            // Variants never change, and the first sheet alone has a designer's own cards in them.
            let options = self.sheet.with_untracked(|known| known.as_ref().map(|known| known.options.clone()));
            sheet.options = options.unwrap_or(sheet.options);
            self.sheet.set(Some(sheet));
        }
        if let Some(position) = update.position {
            self.sent.set(false);
            self.trouble.set(None);
            self.position.set(Some(position));
        }
        motion.after();
        focus::keep();
        if !asked && self.is_my_turn() && self.home != Home::Past {
            // After the frame that shows it: browsers take their time to begin with sound.
            set_timeout(notice::my_turn, Duration::from_millis(50));
        }
    }

    fn is_my_turn(self) -> bool {
        let mine = self.sheet.with_untracked(|sheet| sheet.as_ref().and_then(|sheet| sheet.mine));
        self.position.with_untracked(|position| {
            position.as_ref().is_some_and(|position| mine.is_some_and(|seat| position.to_act.contains(seat)))
        })
    }

    /// Shows what went wrong for a while.
    pub fn complain(self, why: String) {
        self.sent.set(false);
        self.trouble.set(Some(why.clone()));
        set_timeout(
            move || {
                if self.trouble.try_get_untracked().flatten().as_ref() == Some(&why) {
                    self.trouble.set(None);
                }
            },
            Duration::from_secs(8),
        );
    }
}

/// Why something was refused, for people: what a program said about the rules is of no use to them.
#[must_use]
pub fn refusal(problem: &Problem) -> String {
    match problem.code {
        Code::Rejected => crate::words().text("page-not-possible"),
        Code::Stale => crate::words().text("page-stale"),
        _ => {
            let ours = problem.name.as_deref().and_then(|name| crate::words().known(name));
            ours.unwrap_or_else(|| problem.message.clone())
        }
    }
}
