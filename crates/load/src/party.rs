use std::fmt::Write as _;
use std::task::Poll;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use table::Salt;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::{Code, Command, Have, TableId, ToServer};

use crate::connection::{Connection, News, Notice, Refusal, guest, lay};
use crate::ledger::{Ledger, Sent};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// The people of one table: each has a socket and plays its seat at random, game after game.
pub struct Party {
    /// The servers, all of one database: the people spread over them.
    addresses: Vec<String>,
    cookies: Vec<String>,
    seats: Vec<Seat>,
    table: TableId,
    /// Whether the game at the table has come to its end.
    is_over: bool,
    dice: u64,
    /// What was sent and what came of it.
    pub(crate) ledger: Ledger,
    /// How long each acknowledgement took.
    pub(crate) waits: Vec<Duration>,
    /// How many games came to an end.
    pub(crate) games: u64,
}

struct Seat {
    line: Connection,
    /// The answer to the position on the table, not sent yet.
    turn: Option<Turn>,
    /// What was sent and is not answered.
    waiting: Option<(Instant, Turn)>,
}

struct Turn {
    ply: u32,
    version: u64,
    action: Box<str>,
}

/// What a message came to.
enum Came {
    Nothing,
    Over,
}

impl Party {
    /// Makes people and a table, and begins.
    pub(crate) async fn gather(addresses: &[String], seats: u8, number: u64) -> Result<Self> {
        let address = &addresses[0];
        let mut cookies = Vec::new();
        for seat in 0..seats {
            cookies.push(guest(address, &format!("load {number} {seat}")).await?);
        }
        let table = lay(address, &cookies[0], "bids", seats).await?;
        let mut party = Self {
            addresses: addresses.to_vec(),
            cookies,
            seats: Vec::new(),
            table,
            is_over: false,
            dice: number,
            ledger: Ledger::default(),
            waits: Vec::new(),
            games: 0,
        };
        party.connect().await?;
        party.begin().await?;
        Ok(party)
    }

    /// Opens everyone's socket anew.
    pub(crate) async fn connect(&mut self) -> Result<()> {
        self.hang_up();
        for (number, cookie) in self.cookies.iter().enumerate() {
            let line = open_any(&self.addresses, number, cookie).await?;
            self.seats.push(Seat { line, turn: None, waiting: None });
        }
        Ok(())
    }

    /// Comes back to a table that may be anywhere between two games.
    pub(crate) async fn resume(&mut self) -> Result<()> {
        self.connect().await?;
        self.begin().await
    }

    /// Everyone's connection is gone: what was not answered may have happened.
    pub(crate) fn hang_up(&mut self) {
        for (number, seat) in self.seats.drain(..).enumerate() {
            if let Some((_, turn)) = seat.waiting {
                self.ledger.unanswered(&self.table, Sent { seat: number, action: turn.action });
            }
        }
    }

    /// Looks at the table and plays until the deadline, then waits for what is not answered yet.
    pub(crate) async fn play(&mut self, deadline: tokio::time::Instant) -> Result<()> {
        self.watch().await?;
        let end = tokio::time::sleep_until(deadline);
        tokio::pin!(end);
        loop {
            let (seat, text) = tokio::select! {
                heard = hear(self.seats.iter_mut().map(|seat| &mut seat.line)) => heard?,
                () = &mut end => break,
            };
            if let Came::Over = self.take(seat, &text)? {
                self.next_game().await?;
            }
            self.answer(seat).await?;
        }
        while self.seats.iter().any(|seat| seat.waiting.is_some()) {
            let (seat, text) =
                tokio::time::timeout(PATIENCE, hear(self.seats.iter_mut().map(|seat| &mut seat.line))).await??;
            self.take(seat, &text)?;
        }
        Ok(())
    }

    fn take(&mut self, number: usize, text: &str) -> Result<Came> {
        let seat = &mut self.seats[number];
        match serde_json::from_str(text)? {
            Notice::Update(News { table, version, position: Some(position) }) if table == self.table.0 => {
                seat.turn = match position.menu.len() {
                    0 => None,
                    items => {
                        let action = position.menu[throw(&mut self.dice) % items].one.get().into();
                        Some(Turn { ply: position.ply, version, action })
                    }
                };
                self.is_over = position.places.is_some();
            }
            Notice::Done { version, .. } => {
                let (since, turn) = seat.waiting.take().context("an answer to nothing")?;
                self.waits.push(since.elapsed());
                self.ledger.acknowledged(&self.table, version, Sent { seat: number, action: turn.action });
            }
            Notice::Refused { problem, .. } => match problem.code {
                // It stands in the way of nothing: the position is looked at again.
                Code::Stale => seat.waiting = None,
                _ => return Err(Refusal(problem).into()),
            },
            Notice::Update(_) | Notice::Hello(_) | Notice::Lobby(_) | Notice::Pong => {}
        }
        // The last move may be acknowledged after everybody has seen the end.
        let is_settled = self.seats.iter().all(|seat| seat.waiting.is_none());
        Ok(if self.is_over && is_settled { Came::Over } else { Came::Nothing })
    }

    /// Sends the answer of a seat, if it is asked and the last one is settled.
    async fn answer(&mut self, number: usize) -> Result<()> {
        let seat = &mut self.seats[number];
        if seat.waiting.is_some() {
            return Ok(());
        }
        let Some(turn) = seat.turn.take() else { return Ok(()) };
        let Turn { ply, version, action } = &turn;
        let mut text = String::with_capacity(200);
        write!(
            text,
            r#"{{"do":{{"id":{ply},"table":"{}","command":{{"act":{{"ply":{ply},"version":{version},"action":{action}}}}}}}}}"#,
            self.table
        )?;
        seat.waiting = Some((Instant::now(), turn));
        seat.line.say(text).await
    }

    /// Begins a next game of the same people.
    async fn next_game(&mut self) -> Result<()> {
        self.games += 1;
        let next = self.command(0, Command::Rematch).await?.context("a rematch has a table")?;
        let last = std::mem::replace(&mut self.table, next);
        self.is_over = false;
        for seat in &mut self.seats {
            seat.turn = None;
            seat.line.send(&ToServer::Unwatch { table: last.clone() }).await?;
        }
        self.begin().await?;
        self.watch().await
    }

    /// Everybody sits down and the host starts, as far as that has not been done.
    async fn begin(&mut self) -> Result<()> {
        for seat in 0..self.seats.len() {
            self.command(seat, Command::Sit { seat: None, salt: Salt::default() }).await.or_else(done_already)?;
        }
        self.command(0, Command::Start).await.or_else(done_already)?;
        Ok(())
    }

    async fn watch(&mut self) -> Result<()> {
        for seat in &mut self.seats {
            seat.line.send(&ToServer::Watch { table: self.table.clone(), have: Have::default() }).await?;
        }
        Ok(())
    }

    /// Does something and waits for the answer; what else comes before it is passed over.
    async fn command(&mut self, seat: usize, command: Command) -> Result<Option<TableId>> {
        let line = &mut self.seats[seat].line;
        line.send(&ToServer::Do { id: u32::MAX, table: self.table.clone(), command }).await?;
        loop {
            let text = tokio::time::timeout(PATIENCE, line.hear()).await??;
            match serde_json::from_str(&text)? {
                Notice::Done { id: u32::MAX, table, .. } => return Ok(table),
                Notice::Refused { id: Some(u32::MAX), problem } => return Err(Refusal(problem).into()),
                _ => {}
            }
        }
    }
}

/// Opens a socket at the server that is somebody's own, or where that is away at the next.
async fn open_any(addresses: &[String], number: usize, cookie: &str) -> Result<Connection> {
    let mut opened = Err(anyhow::anyhow!("there is no server"));
    for address in addresses.iter().cycle().skip(number % addresses.len()).take(addresses.len()) {
        opened = Connection::open(address, cookie).await;
        if opened.is_ok() {
            break;
        }
    }
    opened
}

/// The next message to anybody, and to whom.
pub(crate) async fn hear<'a>(lines: impl Iterator<Item = &'a mut Connection>) -> Result<(usize, Utf8Bytes)> {
    let mut lines: Vec<&mut Connection> = lines.collect();
    std::future::poll_fn(|context| {
        for (number, line) in lines.iter_mut().enumerate() {
            if let Poll::Ready(text) = line.poll(context) {
                return Poll::Ready(text.map(|text| (number, text)));
            }
        }
        Poll::Pending
    })
    .await
}

/// A refusal of what has been done already is none.
fn done_already(error: anyhow::Error) -> Result<Option<TableId>> {
    match error.downcast_ref() {
        Some(Refusal(problem)) if matches!(problem.code, Code::NotNow | Code::Taken) => Ok(None),
        Some(_) | None => Err(error),
    }
}

/// A cheap generator.
pub(crate) fn throw(dice: &mut u64) -> usize {
    *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*dice >> 33) as usize
}
