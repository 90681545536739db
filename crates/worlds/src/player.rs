//! Somebody who plays or looks on, at whatever server they reach.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep, sleep_until};
use wire::{Code, Have, Remark, TableId, ToClient, ToServer};

use crate::dice::Dice;
use crate::guest::Guest;
use crate::history::{Attempt, Came, Sight};
use crate::line::{Gone, NARROW, Socket, ask};
use crate::lock;
use crate::mirror::Mirror;
use crate::wish::Wish;
use crate::world::World;

/// How long somebody waits for an answer before they try another server.
const PATIENCE: Duration = Duration::from_secs(4);
/// After how much silence they ask whether the server is still there.
const SILENCE: Duration = Duration::from_secs(5);
/// How soon to try again what was refused because something is away.
const AGAIN: Duration = Duration::from_millis(300);

/// Somebody at a table.
pub(crate) struct Player {
    pub(crate) world: Arc<World>,
    pub(crate) number: usize,
    pub(crate) guest: Guest,
    pub(crate) table: TableId,
    pub(crate) dice: Dice,
    pub(crate) mirror: Mirror,
    /// When to look at the table again.
    due: Instant,
    heard: Instant,
    /// The number of the last request, and those that are not answered.
    last: u32,
    waiting: Vec<Waiting>,
    /// An answer to an earlier position.
    pub(crate) before: Option<(u32, u64, String)>,
    /// How many lines they have said.
    pub(crate) said: u32,
    /// When they sign out, if they do, and when that was confirmed.
    signs_out: Option<Instant>,
    signed_out: Option<Instant>,
    /// Whether they have signed out and do not know whether that was done.
    is_unsure: bool,
}

struct Waiting {
    id: u32,
    attempt: usize,
    since: Instant,
}

impl Player {
    pub(crate) fn new(world: Arc<World>, number: usize, guest: Guest, table: TableId) -> Self {
        let mut dice = Dice::new(world.seed, &format!("player {number}"));
        let now = Instant::now();
        let signs_out = dice.once_in(4).then(|| now + dice.millis(500..8_000));
        Self {
            world,
            number,
            guest,
            table,
            dice,
            mirror: Mirror::default(),
            due: now,
            heard: now,
            last: 0,
            waiting: Vec::new(),
            before: None,
            said: 0,
            signs_out,
            signed_out: None,
            is_unsure: false,
        }
    }

    /// They stay, because nobody would play for them.
    pub(crate) fn staying(self) -> Self {
        Self { signs_out: None, ..self }
    }

    fn name(&self) -> String {
        format!("player {}", self.number)
    }

    /// Plays, or looks on where they have no seat, as long as they have a session.
    pub(crate) async fn play(mut self) {
        loop {
            let node = self.dice.index(self.world.nodes.len());
            let gone = self.visit(node).await;
            self.waiting.clear();
            self.world.looks_away(self.number);
            self.world.note(&self.name(), &format!("leaves server {node}: {gone:?}"));
            self.remember_all();
            if self.signed_out.is_some() || (self.is_unsure && self.is_nobody(node).await) {
                self.world.signs_out(self.number);
                return;
            }
            sleep(self.dice.millis(20..400)).await;
        }
    }

    /// Opens sockets and never reads.
    pub(crate) async fn stare(mut self) {
        loop {
            let node = self.dice.index(self.world.nodes.len());
            let opened = Socket::open(&self.world.nodes[node], self.guest.from, &self.guest.cookie, NARROW).await;
            if let Ok(mut socket) = opened {
                for _ in 0..3 {
                    let watch = ToServer::Watch { table: self.table.clone(), have: Have::default() };
                    let _ = socket.send(&watch).await;
                }
                sleep(self.dice.millis(500..30_000)).await;
            }
            sleep(self.dice.millis(100..1_000)).await;
        }
    }

    async fn visit(&mut self, node: usize) -> Result<(), Gone> {
        let world = self.world.clone();
        let mut socket = Socket::open(&world.nodes[node], self.guest.from, &self.guest.cookie, 64 * 1024).await?;
        lock(&world.history).figures.sockets += 1;
        if self.dice.once_in(3) {
            self.mirror = Mirror::default();
        }
        let have = self.mirror.ask();
        socket.send(&ToServer::Watch { table: self.table.clone(), have }).await?;
        let leaves = Instant::now() + self.dice.millis(200..12_000);
        let is_fickle = self.dice.once_in(2);
        self.heard = Instant::now();
        self.due = Instant::now() + SILENCE;
        loop {
            tokio::select! {
                biased;
                text = socket.hear() => self.hear(&text?)?,
                () = sleep_until(self.next_look()) => self.look(&mut socket).await?,
            }
            if is_fickle && !world.is_calm() && leaves <= Instant::now() {
                // Without a word.
                return Ok(());
            }
        }
    }

    fn hear(&mut self, text: &str) -> Result<(), Gone> {
        self.heard = Instant::now();
        self.world.note(&self.name(), text);
        let message: ToClient = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => {
                self.world.accuse(format!("{} cannot read {text}: {error}", self.name()));
                return Err(Gone);
            }
        };
        match message {
            ToClient::Update(update) if update.table == self.table => {
                if let Some(since) = self.signed_out {
                    self.world.shown_after_the_end(&self.name(), since);
                }
                if let Err(wrong) = self.mirror.take(*update) {
                    self.world.accuse(format!("{}: {wrong}", self.name()));
                }
                if !self.mirror.is_over() {
                    lock(&self.world.history).search(&self.name(), &self.table, text);
                }
                self.remember();
                self.world.sees(self.number, self.mirror.version);
                self.think();
            }
            ToClient::Done { id, version, .. } => {
                self.answered(id, Came::Done(version));
                self.think();
            }
            ToClient::Refused { id, problem } => {
                let unclear = matches!(problem.code, Code::Unavailable | Code::Broken);
                match id {
                    Some(id) if unclear => self.answered(id, Came::Unsure),
                    Some(id) => self.answered(id, Came::Refused),
                    // The table could not be shown.
                    None => return Err(Gone),
                }
                self.due = self.due.min(Instant::now() + AGAIN);
            }
            ToClient::Update(_) | ToClient::Hello { .. } | ToClient::Lobby(_) | ToClient::Pong => {}
        }
        Ok(())
    }

    fn answered(&mut self, id: u32, came: Came) {
        let Some(at) = self.waiting.iter().position(|waiting| waiting.id == id) else { return };
        let waiting = self.waiting.swap_remove(at);
        lock(&self.world.history).came(waiting.attempt, came);
    }

    fn next_look(&self) -> Instant {
        let signs_out = self.signs_out.filter(|_| self.signed_out.is_none());
        signs_out.map_or(self.due, |at| at.min(self.due))
    }

    /// Looks at the table again soon.
    fn think(&mut self) {
        let takes = match self.dice.index(4) {
            _ if self.world.is_ending() => 5..40,
            0 => 1_500..6_000,
            _ => 20..1_500,
        };
        self.due = self.due.min(Instant::now() + self.dice.millis(takes));
    }

    /// Keeps what is seen, to be compared with the journal.
    fn remember(&self) {
        self.keep(None);
    }

    /// Keeps what is seen and all that was told.
    fn remember_all(&self) {
        let Mirror { story, chat, .. } = &self.mirror;
        self.keep(Some((story.clone(), chat.clone())));
    }

    fn keep(&self, told: Option<(Vec<String>, Vec<Remark>)>) {
        let Mirror { version, sheet, position, .. } = &self.mirror;
        let Some(sheet) = sheet else { return };
        let sight = Sight {
            who: self.guest.id.clone(),
            version: *version,
            position: position.as_ref().map(|position| serde_json::to_string(position).expect("a position is JSON")),
            phase: Some(sheet.phase.clone()),
            away: sheet.chairs.iter().map(|chair| chair.stand_in.is_some()).collect(),
            told,
        };
        lock(&self.world.history).sights.entry(self.table.clone()).or_default().push(sight);
    }

    /// Ends the session, at whatever server; the socket stays open, as far as it is up to its owner.
    async fn sign_out(&mut self) {
        let node = self.dice.index(self.world.nodes.len());
        let Guest { from, cookie, .. } = &self.guest;
        let answer = ask(&self.world.nodes[node], *from, "DELETE", "/api/session", cookie, None).await;
        let is_done = answer.is_ok_and(|answer| answer.status == 204);
        self.world.note(&self.name(), &format!("signs out at server {node}: {is_done}"));
        if is_done {
            self.signed_out = Some(Instant::now());
            self.world.signs_out(self.number);
        } else {
            self.signs_out = Some(Instant::now() + AGAIN);
            self.is_unsure = true;
        }
    }

    /// Whether a server does not know the session any more.
    async fn is_nobody(&self, node: usize) -> bool {
        let Guest { from, cookie, .. } = &self.guest;
        let answer = ask(&self.world.nodes[node], *from, "GET", "/api/me", cookie, None).await;
        answer.is_ok_and(|answer| answer.status == 200 && answer.body.is_null())
    }

    /// Looks at the table, and does what there is to do.
    async fn look(&mut self, socket: &mut Socket) -> Result<(), Gone> {
        let now = Instant::now();
        self.due = now + SILENCE;
        if self.signed_out.is_none() && self.signs_out.is_some_and(|at| at <= now) {
            self.sign_out().await;
            return Ok(());
        }
        if self.waiting.iter().any(|waiting| waiting.since + PATIENCE <= now) || self.heard + 2 * SILENCE <= now {
            return Err(Gone);
        }
        if self.heard + SILENCE <= now {
            socket.send(&ToServer::Ping).await?;
        }
        if let Some(waiting) = self.waiting.first() {
            self.due = waiting.since + PATIENCE;
            return Ok(());
        }
        let Some(wish) = self.wish() else { return Ok(()) };
        let is_repeated = !self.world.is_calm() && self.dice.once_in(8);
        self.want(socket, &wish).await?;
        if is_repeated {
            self.want(socket, &wish).await?;
        }
        self.due = now + PATIENCE;
        Ok(())
    }

    async fn want(&mut self, socket: &mut Socket, wish: &Wish) -> Result<(), Gone> {
        self.last += 1;
        let id = self.last;
        let Wish { deed, to, command } = wish;
        let attempt = Attempt {
            table: self.table.clone(),
            who: self.guest.id.clone(),
            deed: deed.clone(),
            to: *to,
            came: Came::Unsure,
        };
        self.world.note(&self.name(), &format!("asks {id}: {deed:?} {to:?}"));
        let attempt = lock(&self.world.history).attempt(attempt);
        self.waiting.push(Waiting { id, attempt, since: Instant::now() });
        socket.send(&ToServer::Do { id, table: self.table.clone(), command: command.clone() }).await
    }
}
