use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use axum::routing::any;
use futures_util::SinkExt as _;
use sitting::Who;
use tokio::sync::{Notify, mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior};
use wire::{Code, Command, Have, Me, Problem, TableId, ToClient, ToServer, VERSION};

use crate::clock::promptly;
use crate::limits::{Caller, Held};
use crate::live::{self, Done, Handle, News, Watcher};
use crate::lobby::lobby;
use crate::operations::METRICS;
use crate::problem::{Refusal, because, refuse, said};
use crate::seldom::seldom;
use crate::server::Server;
use crate::session::Known;
use crate::sessions::Stay;
use crate::store::Person;
use crate::tongue::Tongue;

/// The largest message.
const LARGEST: usize = 64 * 1024;
/// How many tables may be watched over one socket.
const WATCHED: usize = 64;
/// How many updates may wait for a slow client.
const WAITING: usize = 256;
/// How often the lobby is sent at most.
const LOBBY_PAUSE: Duration = Duration::from_millis(300);
/// How many pings a client may leave without an answer; a browser answers by itself.
const UNANSWERED: u32 = 3;
/// How long one message may take to be sent.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long a socket may take for its last words when the server ends.
const LAST: Duration = Duration::from_secs(3);
const PING: Duration = Duration::from_secs(25);

static WINDOWS: AtomicU64 = AtomicU64::new(0);

pub(crate) fn router() -> Router<Server> {
    Router::new().route("/socket", any(open))
}

async fn open(
    State(server): State<Server>,
    caller: Caller,
    tongue: Tongue,
    stay: Stay,
    held: Held,
    Known(person): Known,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    server.meter().socket(caller, server.windows(&person.id))?;
    Ok(upgrade
        // Most sockets are silent most of the time, there may be many, and the buffer is cleared with every look.
        .read_buffer_size(1024)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .on_upgrade(async move |socket| {
            let connection = Connection::new(server.clone(), caller, tongue, stay, person, socket);
            server.spawn(async {
                connection.run().await;
                drop(held);
            });
        }))
}

/// A number for a window on a table that no other has.
pub(crate) fn window() -> u64 {
    WINDOWS.fetch_add(1, Ordering::Relaxed)
}

struct Connection {
    server: Server,
    caller: Caller,
    tongue: Tongue,
    stay: Stay,
    person: Person,
    socket: WebSocket,
    greeted: bool,
    /// The tables that are watched.
    watched: BTreeMap<TableId, Window>,
    updates: mpsc::Sender<News>,
    inbox: mpsc::Receiver<News>,
    too_slow: Arc<Notify>,
    /// Changes of the lobby, where they are wanted.
    lobby: Option<watch::Receiver<u64>>,
}

/// A window on a table.
struct Window {
    number: u64,
    table: Handle,
}

/// That the connection is over.
struct Over;

/// Why the server ends a connection.
enum End {
    /// The session has ended.
    Session,
    /// The client does not keep up with the updates.
    TooSlow,
    /// The server itself ends.
    Server,
}

impl Connection {
    fn new(server: Server, caller: Caller, tongue: Tongue, stay: Stay, person: Person, socket: WebSocket) -> Self {
        let (updates, inbox) = mpsc::channel(WAITING);
        let (watched, too_slow) = (BTreeMap::new(), Arc::default());
        let (greeted, lobby) = (false, None);
        Self { server, caller, tongue, stay, person, socket, greeted, watched, updates, inbox, too_slow, lobby }
    }

    async fn run(mut self) {
        let _here = self.server.here(&self.person.id);
        let _counted = METRICS.connected();
        let mut end = self.server.closing();
        let given_up = seldom(async {
            end.wait().await;
            tokio::time::sleep(LAST).await;
        });
        // Whoever does not read keeps nobody waiting.
        tokio::select! {
            biased;
            _ = self.serve() => {}
            () = given_up => {}
        }
        for (table, window) in std::mem::take(&mut self.watched) {
            unwatch(&self.server, &table, window.number).await;
        }
    }

    async fn serve(&mut self) -> Result<(), Over> {
        let (over, too_slow, mut end) = (self.stay.over(), self.too_slow.clone(), self.server.closing());
        let ended = seldom(async {
            tokio::select! {
                biased;
                () = over => End::Session,
                () = too_slow.notified() => End::TooSlow,
                () = end.wait() => End::Server,
            }
        });
        tokio::pin!(ended);
        let mut pings = tokio::time::interval(PING);
        // Nobody is blamed for what did not arrive while the server stood still.
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut unanswered = 0;
        let mut lobby_at = Instant::now();
        loop {
            // What comes often is looked for first: where there is some, nothing else is asked.
            tokio::select! {
                biased;
                message = self.socket.recv() => {
                    unanswered = 0;
                    match message {
                        Some(Ok(message)) => self.hear(message).await?,
                        Some(Err(error)) => return self.unreadable(&error).await,
                        None => return Err(Over),
                    }
                }
                Some(news) = self.inbox.recv() => self.pass_on(&news).await?,
                () = lobby_due(&mut self.lobby, lobby_at) => {
                    lobby_at = Instant::now() + LOBBY_PAUSE;
                    self.send_lobby().await?;
                }
                _ = pings.tick() => {
                    if unanswered == UNANSWERED {
                        return Err(Over);
                    }
                    unanswered += 1;
                    self.send_message(Message::Ping(Vec::new().into())).await?;
                }
                end = &mut ended => return match end {
                    End::Session => self.dismiss().await,
                    End::TooSlow => self.close(close_code::AGAIN).await,
                    End::Server => self.close(close_code::RESTART).await,
                },
            }
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), Over> {
        if self.stay.is_over() {
            return self.dismiss().await;
        }
        let text = match message {
            Message::Text(text) => Some(text),
            Message::Binary(_) => None,
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(Over),
        };
        // What cannot be read is work too.
        let metered = self.server.meter().message(self.caller, &self.person.id);
        let message = text.map(|text| serde_json::from_str::<ToServer>(&text));
        if let Err(problem) = metered {
            let id = if let Some(Ok(ToServer::Do { id, .. })) = message { Some(id) } else { None };
            return self.refuse(id, problem).await;
        }
        let Some(message) = message else {
            return self.refuse(None, refuse("message-binary", Code::Malformed)).await;
        };
        let message = match message {
            Ok(message) => message,
            Err(error) => {
                let why = said("message-unreadable", &[("why", error.to_string().into())]);
                return self.refuse(None, because(Code::Malformed, why)).await;
            }
        };
        if !self.greeted && !matches!(message, ToServer::Hello { .. }) {
            return self.refuse(None, refuse("hello-first", Code::Version)).await;
        }
        match message {
            ToServer::Hello { version } => self.greet(version).await,
            ToServer::Watch { table, have } => self.watch(table, have).await,
            ToServer::Unwatch { table } => {
                if let Some(window) = self.watched.remove(&table) {
                    unwatch(&self.server, &table, window.number).await;
                }
                Ok(())
            }
            ToServer::Lobby { on } => {
                self.lobby = on.then(|| self.server.lobby());
                if on { self.send_lobby().await } else { Ok(()) }
            }
            ToServer::Do { id, table, command } => self.command(id, &table, command).await,
            ToServer::Ping => self.send(&ToClient::Pong).await,
        }
    }

    async fn greet(&mut self, version: u32) -> Result<(), Over> {
        if version != VERSION {
            let versions = [("found", version.into()), ("here", VERSION.into())];
            self.refuse(None, because(Code::Version, said("other-version", &versions))).await?;
            return self.close(close_code::POLICY).await;
        }
        self.greeted = true;
        let Person { id, name, password, .. } = &self.person;
        let me = Me { id: id.clone(), name: name.clone(), account: password.is_some() };
        self.send(&ToClient::Hello { version: VERSION, me }).await
    }

    async fn watch(&mut self, table: TableId, have: Have) -> Result<(), Over> {
        if self.watched.len() >= WATCHED && !self.watched.contains_key(&table) {
            return self.refuse(None, refuse("too-many-watched", Code::TooMany)).await;
        }
        let handle = match self.server.table(&table).await {
            Ok(handle) => handle,
            Err(problem) => return self.refuse(None, problem).await,
        };
        let fresh = window();
        let opened = Window { number: fresh, table: handle.clone() };
        if let Some(old) = self.watched.insert(table.clone(), opened) {
            unwatch(&self.server, &table, old.number).await;
        }
        let (updates, too_slow) = (self.updates.clone(), self.too_slow.clone());
        let watcher = Watcher { id: fresh, person: Some(self.person.id.clone()), updates, too_slow };
        match handle.send(live::Message::Watch(watcher, have)).await {
            Ok(()) => Ok(()),
            Err(problem) => self.refuse(None, problem).await,
        }
    }

    async fn command(&mut self, id: u32, table: &TableId, command: Command) -> Result<(), Over> {
        let answer = self.carry_out(table, command).await;
        // The update that a command led to comes before its answer, and with it.
        self.add_updates().await?;
        match answer {
            Ok(done) => self.send(&ToClient::Done { id, version: done.version, table: done.table }).await,
            Err(problem) => self.refuse(Some(id), problem).await,
        }
    }

    async fn carry_out(&mut self, table: &TableId, command: Command) -> Result<Done, Problem> {
        if matches!(command, Command::Sit { .. } | Command::Say { .. }) {
            // Somebody may have changed their name, or be gone, since the socket was opened.
            let person = self.server.store().person(&self.person.id).await?;
            self.person = person.ok_or_else(|| refuse("not-signed-in", Code::Unknown))?;
        }
        let who = Who { id: self.person.id.clone(), name: self.person.name.clone() };
        match self.watched.get(table).filter(|window| window.table.is_open()) {
            Some(window) => window.table.command(who, command).await,
            None => self.server.table(table).await?.command(who, command).await,
        }
    }

    async fn send_lobby(&mut self) -> Result<(), Over> {
        let lobby = lobby(&self.server, Some(&self.person.id));
        self.send(&ToClient::Lobby(lobby)).await
    }

    /// Sends a message.
    async fn send_message(&mut self, message: Message) -> Result<(), Over> {
        self.add(message).await?;
        self.flush().await
    }

    /// Puts a message into what is sent next; a client that takes none for so long is gone.
    async fn add(&mut self, message: Message) -> Result<(), Over> {
        promptly(PATIENCE, self.socket.feed(message)).await.ok_or(Over)?.map_err(|_| Over)
    }

    async fn pass_on(&mut self, news: &News) -> Result<(), Over> {
        if self.stay.is_over() {
            return self.dismiss().await;
        }
        self.send_message(Message::Text(news.message())).await
    }

    async fn add_updates(&mut self) -> Result<(), Over> {
        while !self.stay.is_over()
            && let Ok(news) = self.inbox.try_recv()
        {
            self.add(Message::Text(news.message())).await?;
        }
        Ok(())
    }

    /// Sends everything that waits, updates too: what comes together travels together.
    async fn flush(&mut self) -> Result<(), Over> {
        self.add_updates().await?;
        promptly(PATIENCE, self.socket.flush()).await.ok_or(Over)?.map_err(|_| Over)
    }

    async fn send(&mut self, message: &ToClient) -> Result<(), Over> {
        let text = serde_json::to_string(message).expect("a message has a JSON form");
        self.send_message(Message::Text(text.into())).await
    }

    async fn refuse(&mut self, id: Option<u32>, problem: Problem) -> Result<(), Over> {
        let problem = self.tongue.say(problem);
        self.send(&ToClient::Refused { id, problem }).await
    }

    /// What cannot be read as messages at all ends the connection, and says why.
    async fn unreadable(&mut self, error: &axum::Error) -> Result<(), Over> {
        let why = said("message-unreadable", &[("why", error.to_string().into())]);
        self.refuse(None, because(Code::TooLarge, why)).await?;
        self.close(close_code::SIZE).await
    }

    /// The session has ended: whoever it was sees no more.
    async fn dismiss(&mut self) -> Result<(), Over> {
        self.refuse(None, refuse("session-ended", Code::Unknown)).await?;
        self.close(close_code::POLICY).await
    }

    async fn close(&mut self, code: u16) -> Result<(), Over> {
        self.send_message(Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }))).await?;
        Err(Over)
    }
}

/// Comes back when the lobby has changed and may be sent again, to whoever wants that.
async fn lobby_due(lobby: &mut Option<watch::Receiver<u64>>, earliest: Instant) {
    match lobby {
        Some(changes) => {
            let _ = changes.changed().await;
            tokio::time::sleep_until(earliest).await;
        }
        None => std::future::pending().await,
    }
}

async fn unwatch(server: &Server, table: &TableId, window: u64) {
    if let Some(handle) = server.in_use(table) {
        let _ = handle.send(live::Message::Unwatch(window)).await;
    }
}
