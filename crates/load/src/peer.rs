use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use futures_util::future::try_join_all;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;

use crate::Crowd;
use crate::connection::Connection;
use crate::figures::Figures;
use crate::party::{hear, throw};
use crate::processor::Meter;

/// Plays a game of the same shape on a boardgame.io server, with the same number of sockets and the same players;
/// whoever names its process is told what a move costs there.
///
/// # Errors
/// When the server does not answer.
pub async fn peer(address: &str, process: Option<u32>, crowd: Crowd, time: Duration) -> Result<Figures> {
    let tables = (0..u64::from(crowd.tables)).map(|number| Table::make(address, crowd.seats, number));
    let mut tables = try_join_all(tables).await?;
    let meter = process.map(|process| Meter::start(vec![process])).transpose()?;
    let start = Instant::now();
    let deadline = tokio::time::Instant::now() + time;
    try_join_all(tables.iter_mut().map(|table| table.play(deadline))).await?;
    let took = start.elapsed();
    let waits: Vec<Duration> = tables.into_iter().flat_map(|table| table.waits).collect();
    let figures = match meter {
        Some(meter) => meter.read(Figures::default(), waits.len())?,
        None => Figures::default(),
    };
    Ok(figures.with_waits(waits, took))
}

struct Table {
    number: u64,
    name: String,
    lines: Vec<Connection>,
    /// For each seat whose answer is awaited, since when, and which state it leads to.
    waiting: Vec<Option<(Instant, u64)>>,
    dice: u64,
    waits: Vec<Duration>,
}

/// What the server says: `["update", match, state, log]`.
#[derive(Deserialize)]
struct Update(IgnoredAny, IgnoredAny, State, IgnoredAny);

/// What it says at first: `["sync", match, { "state": … }]`.
#[derive(Deserialize)]
struct Sync(IgnoredAny, IgnoredAny, Synced);

#[derive(Deserialize)]
struct Synced {
    state: State,
}

#[derive(Deserialize)]
struct State {
    #[serde(rename = "_stateID")]
    id: u64,
    #[serde(rename = "G")]
    game: Game,
    ctx: Context,
}

#[derive(Deserialize)]
struct Game {
    players: std::collections::BTreeMap<String, Vec<u32>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Context {
    current_player: String,
    gameover: Option<IgnoredAny>,
}

impl Table {
    async fn make(address: &str, seats: u8, number: u64) -> Result<Self> {
        let mut table = Self {
            number,
            name: String::new(),
            lines: Vec::new(),
            waiting: vec![None; usize::from(seats)],
            dice: number,
            waits: Vec::new(),
        };
        for _ in 0..seats {
            let mut line =
                Connection::connect(&format!("ws://{address}/socket.io/?EIO=4&transport=websocket"), address, "")
                    .await?;
            line.hear().await?;
            line.say("40/bids,".to_owned()).await?;
            line.hear().await?;
            table.lines.push(line);
        }
        table.next_game().await?;
        Ok(table)
    }

    /// Looks at a match that nobody has seen, which makes it, and then lets everybody look.
    async fn next_game(&mut self) -> Result<()> {
        self.name = format!("{}-{}", self.number, self.waits.len());
        let seats = self.lines.len();
        let sync = |seat: usize| format!("42/bids,{}", json!(["sync", self.name, seat.to_string(), null, seats]));
        let first = &mut self.lines[0];
        first.say(sync(0)).await?;
        while !first.hear().await?.contains(r#"["sync""#) {}
        for (seat, line) in self.lines.iter_mut().enumerate() {
            line.say(sync(seat)).await?;
        }
        Ok(())
    }

    async fn play(&mut self, deadline: tokio::time::Instant) -> Result<()> {
        let end = tokio::time::sleep_until(deadline);
        tokio::pin!(end);
        loop {
            let (seat, text) = tokio::select! {
                heard = hear(self.lines.iter_mut()) => heard?,
                () = &mut end => return Ok(()),
            };
            match text.strip_prefix("42/bids,") {
                Some(event) => {
                    if let Some(state) = read(event)? {
                        self.take(seat, &state).await?;
                    }
                }
                None if text == "2" => self.lines[seat].say("3".to_owned()).await?,
                None => {}
            }
        }
    }

    async fn take(&mut self, seat: usize, state: &State) -> Result<()> {
        if let Some((since, _)) = self.waiting[seat].take_if(|(_, next)| *next <= state.id) {
            self.waits.push(since.elapsed());
        }
        if state.ctx.gameover.is_some() {
            return if seat == 0 { self.next_game().await } else { Ok(()) };
        }
        if state.ctx.current_player != seat.to_string() || self.waiting[seat].is_some() {
            return Ok(());
        }
        let hand = state.game.players.get(&seat.to_string()).context("a hand")?;
        let card = hand[throw(&mut self.dice) % hand.len()];
        let payload = json!({ "type": "bid", "args": [card], "playerID": seat.to_string() });
        let action = json!({ "type": "MAKE_MOVE", "payload": payload });
        let event = json!(["update", action, state.id, self.name, seat.to_string()]);
        self.waiting[seat] = Some((Instant::now(), state.id + 1));
        self.lines[seat].say(format!("42/bids,{event}")).await
    }
}

fn read(event: &str) -> Result<Option<State>> {
    if event.starts_with(r#"["update""#) {
        let Update(_, _, state, _) = serde_json::from_str(event)?;
        return Ok(Some(state));
    }
    if event.starts_with(r#"["sync""#) {
        let Sync(_, _, Synced { state }) = serde_json::from_str(event)?;
        return Ok(Some(state));
    }
    if event.starts_with(r#"["error""#) {
        bail!("the server says {event}");
    }
    Ok(None)
}
