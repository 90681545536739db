//! The ways to a table: in a worker of this page, or on a server.

use std::rc::Rc;
use std::time::Duration;

use board::{Home, Link, Session, refusal, words};
use leptos::prelude::*;
use sitting::Breakdown;
use table::Fault;
use wire::{Command, TableId, ToClient, ToServer};

use crate::book::{FromPlayback, Source, ToPlayback};
use crate::device;
use crate::link::{Arrival, Local, Patience, Socket};
use crate::talk::{FromDealer, ToDealer};

/// Opens a table that is kept on this device.
pub(crate) fn on_device(id: &str) -> Session {
    let session = Session::new(Home::Device);
    let Some(save) = device::table(id) else {
        session.trouble.set(Some(words().text("page-no-such-table")));
        return session;
    };
    let pace = board::settings::settings().get_untracked().pace.milliseconds();
    let hear = move |heard| match heard {
        FromDealer::Ready | FromDealer::Advice { .. } => {}
        FromDealer::Update(update) => {
            session.connected.set(true);
            session.apply(*update);
        }
        FromDealer::Keep { id, save } => device::keep(&id, save.get()),
        FromDealer::Refused(problem) => session.complain(refusal(&problem)),
        FromDealer::Broken(why) => give_up(session, &why),
        FromDealer::Read(_) | FromDealer::Said(_) | FromDealer::Pong => {}
    };
    match Local::open(save, pace, hear) {
        Ok(local) => session.set_link(Some(Rc::new(local))),
        Err(_) => session.trouble.set(Some(words().text("page-no-worker"))),
    }
    on_cleanup(move || session.set_link(None));
    session
}

impl Link for Local {
    fn send(&self, commands: Vec<Command>) -> bool {
        self.commands(commands);
        true
    }

    fn pace(&self, milliseconds: Option<i32>) {
        self.tell(&ToDealer::Pace(milliseconds));
    }
}

/// A game that is over, and whoever reads it to the page.
#[derive(Clone, Copy)]
pub(crate) struct Lookback {
    /// The table that is looked back on.
    pub(crate) session: Session,
    playback: StoredValue<Option<Local>, LocalStorage>,
}

impl Lookback {
    /// Opens a game that is over; `hear` gets what is said about it besides how it stood.
    pub(crate) fn open(source: Source, hear: impl Fn(FromPlayback) + 'static) -> Self {
        let session = Session::new(Home::Past);
        let listen = move |heard| match heard {
            FromDealer::Read(FromPlayback::Seen(update)) => {
                session.connected.set(true);
                session.apply(*update);
            }
            FromDealer::Read(heard) => hear(heard),
            FromDealer::Broken(why) => give_up(session, &why),
            FromDealer::Ready
            | FromDealer::Advice { .. }
            | FromDealer::Update(_)
            | FromDealer::Keep { .. }
            | FromDealer::Said(_)
            | FromDealer::Pong
            | FromDealer::Refused(_) => {}
        };
        let playback = Local::start(ToDealer::Read(ToPlayback::Open(source)), Patience::Table, listen);
        if playback.is_err() {
            session.trouble.set(Some(words().text("page-no-worker")));
        }
        let playback = StoredValue::new_local(playback.ok());
        on_cleanup(move || drop(playback.try_set_value(None)));
        Self { session, playback }
    }

    /// Asks something about it.
    pub(crate) fn ask(self, wish: ToPlayback) {
        self.playback.with_value(|playback| {
            if let Some(playback) = playback {
                playback.tell(&ToDealer::Read(wish));
            }
        });
    }
}

/// Opens a table on the server.
pub(crate) fn on_server(table: TableId) -> Session {
    let session = Session::new(Home::Server);
    let greeting = {
        let table = table.clone();
        move || vec![ToServer::Watch { table: table.clone(), have: session.have() }]
    };
    let hear = move |heard| match heard {
        Arrival::Connected => session.connected.set(true),
        Arrival::Lost => {
            session.connected.set(false);
            session.sent.set(false);
        }
        Arrival::Message(message) => take_in(session, *message),
    };
    let socket = Socket::open(greeting, hear);
    session.set_link(Some(Rc::new(Seat { socket, table })));
    on_cleanup(move || session.set_link(None));
    session
}

/// A place at a table on the server.
struct Seat {
    socket: Socket,
    table: TableId,
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.socket.close();
    }
}

impl Link for Seat {
    fn send(&self, commands: Vec<Command>) -> bool {
        let mut doing = commands.into_iter().map(|command| ToServer::Do { id: 0, table: self.table.clone(), command });
        doing.all(|doing| self.socket.send(&doing))
    }
}

/// Says why a table goes on no more, for as long as one stays; whoever does not come back is asked nothing any more.
fn give_up(session: Session, why: &Breakdown) {
    session.sent.set(false);
    session.trouble.set(Some(broken(why)));
    if matches!(why, Breakdown::Fault(Fault::Endless) | Breakdown::Panic) {
        set_timeout(move || session.set_link(None), Duration::ZERO);
    }
}

/// Why a table on this device cannot be opened or go on.
pub(crate) fn broken(why: &Breakdown) -> String {
    match why {
        Breakdown::Rules { found, here } => {
            let versions = [("found", (*found).into()), ("here", (*here).into())];
            words().say("table-other-rules", &versions)
        }
        Breakdown::Fault(Fault::Missing { rules, .. }) => {
            words().say("page-rules-missing", &[("rules", (*rules).into())])
        }
        Breakdown::Fault(Fault::Endless) => words().text("page-rules-endless"),
        Breakdown::Fault(fault) => words().fault(fault),
        Breakdown::Later => words().text("table-later"),
        Breakdown::Panic => words().text("table-panic"),
        Breakdown::Said(why) => why.clone(),
    }
}

fn take_in(session: Session, message: ToClient) {
    match message {
        ToClient::Update(update) => session.apply(*update),
        ToClient::Refused { problem, .. } => session.complain(refusal(&problem)),
        ToClient::Done { table, .. } => {
            if table.is_some() {
                session.elsewhere.set(table);
            }
        }
        ToClient::Hello { .. } | ToClient::Lobby(_) | ToClient::Pong => {}
    }
}
