use std::time::Duration;

use leptos::prelude::*;
use sitting::Breakdown;
use wire::{Code, Command, Have, Position, Problem, Remark, Sheet, TableId, Telling, ToClient, ToServer};

use crate::book::{FromReader, Source, ToReader};
use crate::link::{Heard, Local, Socket};
use crate::talk::{FromDealer, ToDealer};
use crate::{device, focus, motion, notice, settings};

/// A table as the page knows it, wherever it is played.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    /// Who sits where.
    pub(crate) sheet: RwSignal<Option<Sheet>>,
    /// Where the game stands.
    pub(crate) position: RwSignal<Option<Position>>,
    /// What was told.
    pub(crate) story: RwSignal<Vec<Telling>>,
    /// What was said.
    pub(crate) chat: RwSignal<Vec<Remark>>,
    /// What went wrong last.
    pub(crate) trouble: RwSignal<Option<String>>,
    /// Whether the way to the table is open.
    pub(crate) connected: RwSignal<bool>,
    /// Whether an answer is on its way to the table.
    pub(crate) sent: RwSignal<bool>,
    /// Where a request led to.
    pub(crate) elsewhere: RwSignal<Option<TableId>>,
    version: StoredValue<u64>,
    link: StoredValue<Option<Link>, LocalStorage>,
}

#[derive(Clone)]
enum Link {
    Device(Local),
    Past(Local),
    Server { socket: Socket, table: TableId },
}

impl Session {
    fn new() -> Self {
        Self {
            sheet: RwSignal::new(None),
            position: RwSignal::new(None),
            story: RwSignal::new(Vec::new()),
            chat: RwSignal::new(Vec::new()),
            trouble: RwSignal::new(None),
            connected: RwSignal::new(false),
            sent: RwSignal::new(false),
            elsewhere: RwSignal::new(None),
            version: StoredValue::new(0),
            link: StoredValue::new_local(None),
        }
    }

    /// Opens a table that is kept on this device.
    pub(crate) fn on_device(id: &str) -> Self {
        let session = Self::new();
        let Some(save) = device::table(id) else {
            session.trouble.set(Some(words("page-no-such-table")));
            return session;
        };
        let pace = settings::settings().get_untracked().pace.milliseconds();
        let hear = move |heard| match heard {
            FromDealer::Ready | FromDealer::Advice { .. } => {}
            FromDealer::Update(update) => {
                session.connected.set(true);
                session.apply(*update);
            }
            FromDealer::Keep { id, save } => device::keep(&id, save.get()),
            FromDealer::Refused(problem) => session.complain(refusal(&problem)),
            FromDealer::Broken(why) => session.complain(broken(&why)),
            FromDealer::Read(_) => {}
        };
        match Local::open(save, pace, hear) {
            Ok(local) => session.link.set_value(Some(Link::Device(local))),
            Err(_) => session.trouble.set(Some(words("page-no-worker"))),
        }
        on_cleanup(move || session.link.set_value(None));
        session
    }

    /// Opens a game that is over; `hear` gets what is said about it besides how it stood.
    pub(crate) fn on_the_past(source: Source, hear: impl Fn(FromReader) + 'static) -> Self {
        let session = Self::new();
        let listen = move |heard| match heard {
            FromDealer::Read(FromReader::Seen(update)) => {
                session.connected.set(true);
                session.apply(*update);
            }
            FromDealer::Read(heard) => hear(heard),
            FromDealer::Broken(why) => session.complain(broken(&why)),
            FromDealer::Ready
            | FromDealer::Advice { .. }
            | FromDealer::Update(_)
            | FromDealer::Keep { .. }
            | FromDealer::Refused(_) => {}
        };
        match Local::start(ToDealer::Read(ToReader::Open(source)), listen) {
            Ok(local) => session.link.set_value(Some(Link::Past(local))),
            Err(_) => session.trouble.set(Some(words("page-no-worker"))),
        }
        on_cleanup(move || session.link.set_value(None));
        session
    }

    /// Asks something about a game that is over.
    pub(crate) fn ask(self, wish: ToReader) {
        self.link.with_value(|link| {
            if let Some(Link::Past(local)) = link {
                local.tell(&ToDealer::Read(wish));
            }
        });
    }

    /// Opens a table on the server.
    pub(crate) fn on_server(table: TableId) -> Self {
        let session = Self::new();
        let greeting = {
            let table = table.clone();
            move || vec![ToServer::Watch { table: table.clone(), have: session.have() }]
        };
        let hear = move |heard| match heard {
            Heard::Connected => session.connected.set(true),
            Heard::Lost => {
                session.connected.set(false);
                session.sent.set(false);
            }
            Heard::Message(message) => session.hear(*message),
        };
        let socket = Socket::open(greeting, hear);
        session.link.set_value(Some(Link::Server { socket, table }));
        on_cleanup(move || {
            if let Some(Some(Link::Server { socket, .. })) = session.link.try_get_value() {
                socket.close();
            }
        });
        session
    }

    /// Asks for something to be done.
    pub(crate) fn command(self, command: Command) {
        self.commands(vec![command]);
    }

    /// Asks for some things to be done, one after the other.
    pub(crate) fn commands(self, commands: Vec<Command>) {
        let answer = commands.iter().any(|command| matches!(command, Command::Act { .. }));
        let sent = self.link.with_value(|link| match link {
            Some(Link::Device(local)) => {
                local.commands(commands);
                true
            }
            Some(Link::Server { socket, table }) => {
                let mut doing =
                    commands.into_iter().map(|command| ToServer::Do { id: 0, table: table.clone(), command });
                doing.all(|doing| socket.send(&doing))
            }
            Some(Link::Past(_)) | None => false,
        });
        if !sent {
            self.complain(words("page-not-connected"));
        } else if answer {
            self.sent.set(true);
        }
    }

    /// Whether the table is kept on this device.
    pub(crate) fn is_on_device(self) -> bool {
        self.link.with_value(|link| matches!(link, Some(Link::Device(_) | Link::Past(_))))
    }

    /// The version of the table that is shown.
    pub(crate) fn version(self) -> u64 {
        self.version.get_value()
    }

    fn have(self) -> Have {
        Have {
            version: self.version.get_value(),
            told: self.story.with_untracked(|story| story.len() as u32),
            said: self.chat.with_untracked(|chat| chat.len() as u32),
        }
    }

    fn hear(self, message: ToClient) {
        match message {
            ToClient::Update(update) => self.apply(*update),
            ToClient::Refused { problem, .. } => self.complain(refusal(&problem)),
            ToClient::Done { table, .. } => {
                if table.is_some() {
                    self.elsewhere.set(table);
                }
            }
            ToClient::Hello { .. } | ToClient::Lobby(_) | ToClient::Pong => {}
        }
    }

    /// Takes news in, unless it is old.
    fn apply(self, update: wire::Update) {
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
            self.chat.update(|said| {
                said.truncate(chat.from as usize);
                said.extend(chat.lines);
            });
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
        let is_past = self.link.with_value(|link| matches!(link, Some(Link::Past(_))));
        if !asked && self.is_my_turn() && !is_past {
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
    fn complain(self, why: String) {
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
pub(crate) fn refusal(problem: &Problem) -> String {
    match problem.code {
        Code::Rejected => words("page-not-possible"),
        Code::Stale => words("page-stale"),
        _ => {
            let ours = problem.name.as_deref().and_then(|name| crate::app::words().known(name));
            ours.unwrap_or_else(|| problem.message.clone())
        }
    }
}

/// Why a table on this device cannot be opened or go on.
fn broken(why: &Breakdown) -> String {
    match why {
        Breakdown::Rules { found, here } => {
            let versions = [("found", (*found).into()), ("here", (*here).into())];
            crate::app::words().say("table-other-rules", &versions)
        }
        Breakdown::Panic => words("table-panic"),
        Breakdown::Said(why) => why.clone(),
    }
}

fn words(id: &str) -> String {
    crate::app::words().text(id)
}
