//! A server of its own for each test, and people who talk to it.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use server::store::{Sql, Store};
use server::{Config, Limits, Server, app};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use tower::ServiceExt as _;
use wire::{Have, TableId, ToClient, ToServer};

/// A running server with a database in a folder that is removed at the end.
pub(crate) struct World {
    pub(crate) router: Router,
    pub(crate) address: String,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) folder: TempDir,
    server: Server,
    stop: oneshot::Sender<()>,
}

pub(crate) fn config() -> Config {
    // Programs play faster than any person may.
    let limits = Limits { unlimited: vec![Ipv4Addr::LOCALHOST.into()], ..Limits::default() };
    Config { bot_pause: Duration::ZERO, order_pauses: false, thinkers: 2, tables_each: 50, limits, ..Config::default() }
}

impl World {
    pub(crate) async fn new() -> Self {
        Self::in_folder(tempfile::tempdir().expect("a folder")).await
    }

    pub(crate) async fn in_folder(folder: TempDir) -> Self {
        let store = Sql::sqlite(&folder.path().join("test.db")).await.expect("a database");
        Self::over(folder, Arc::new(store), config()).await
    }

    pub(crate) async fn over(folder: TempDir, store: Arc<dyn Store>, config: Config) -> Self {
        let server = Server::open(store.clone(), config).await.expect("a server");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async move { drop(stopped.await) };
        tokio::spawn(server::serve(listener, server.clone(), stopped));
        Self { router: app(server.clone()), address, store, folder, server, stop }
    }

    /// Ends the server in good order and starts another on the same database.
    pub(crate) async fn restart(self) -> Self {
        let Self { folder, server, stop, .. } = self;
        let _ = stop.send(());
        tokio::time::timeout(Duration::from_secs(10), server.close()).await.expect("the server comes to an end");
        Self::in_folder(folder).await
    }

    pub(crate) async fn guest(&self, name: &str) -> Person {
        let nobody = self.nobody();
        let answer = nobody.send("POST", "/api/guest", Some(json!({ "name": name })), &[]).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{answer:?}");
        Person { cookie: answer.cookie.expect("a cookie"), id: text(&answer.body["id"]), ..nobody }
    }

    /// Somebody without a cookie.
    pub(crate) fn nobody(&self) -> Person {
        Person { router: self.router.clone(), address: self.address.clone(), cookie: String::new(), id: String::new() }
    }
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}

/// A client with its cookie.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) router: Router,
    pub(crate) address: String,
    pub(crate) cookie: String,
    pub(crate) id: String,
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) body: Value,
    pub(crate) text: String,
    pub(crate) cookie: Option<String>,
    /// The cookie by which a device is known.
    pub(crate) device: Option<String>,
    pub(crate) set_cookie: Option<String>,
}

impl Person {
    pub(crate) async fn send(&self, method: &str, path: &str, body: Option<Value>, headers: &[(&str, &str)]) -> Answer {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "boardroom.test");
        if !self.cookie.is_empty() {
            request = request.header(header::COOKIE, &self.cookie);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let body = match body {
            Some(body) => {
                request = request.header(header::CONTENT_TYPE, "application/json");
                Body::from(body.to_string())
            }
            None => Body::empty(),
        };
        let response = self.router.clone().oneshot(request.body(body).expect("a request")).await.expect("an answer");
        let status = response.status();
        let cookies = response.headers().get_all(header::SET_COOKIE).iter();
        let cookies: Vec<String> = cookies.map(|cookie| cookie.to_str().expect("text").to_owned()).collect();
        let named = |name: &str| cookies.iter().find(|cookie| cookie.starts_with(name)).cloned();
        let (set_cookie, device) = (named("boardroom="), named("boardroom-device-"));
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        let short = |cookie: &String| cookie.split(';').next().unwrap_or_default().to_owned();
        let (cookie, device) = (set_cookie.as_ref().map(short), device.as_ref().map(short));
        Answer { status, body: serde_json::from_str(&text).unwrap_or_default(), text, cookie, device, set_cookie }
    }

    /// A file that is handed out, with what is said of it.
    pub(crate) async fn fetch(&self, path: &str, accepts: &str) -> (HeaderMap, Vec<u8>) {
        let request = Request::builder().uri(path).header(header::ACCEPT_ENCODING, accepts);
        let request = request.body(Body::empty()).expect("a request");
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        assert_eq!(response.status(), StatusCode::OK);
        let headers = response.headers().clone();
        (headers, response.into_body().collect().await.expect("a body").to_bytes().to_vec())
    }

    /// What a request that succeeds answers.
    pub(crate) async fn good(&self, method: &str, path: &str, body: Option<Value>) -> Value {
        let answer = self.send(method, path, body, &[]).await;
        assert!(answer.status.is_success(), "{method} {path}: {} {}", answer.status, answer.text);
        answer.body
    }

    /// The code of the problem that a request meets.
    pub(crate) async fn bad(&self, method: &str, path: &str, body: Option<Value>) -> String {
        let answer = self.send(method, path, body, &[]).await;
        assert!(!answer.status.is_success(), "{method} {path}: {}", answer.text);
        assert!(answer.body["message"].as_str().is_some_and(|message| message.len() > 5), "{}", answer.text);
        text(&answer.body["code"])
    }

    pub(crate) async fn make(&self, game: &str, seats: Value) -> String {
        self.make_with(json!({ "game": game, "seats": seats, "start": true })).await
    }

    pub(crate) async fn make_with(&self, table: Value) -> String {
        text(&self.good("POST", "/api/tables", Some(table)).await["table"])
    }

    /// Does something at a table.
    pub(crate) async fn act(&self, table: &str, command: Value) -> Value {
        self.good("POST", &format!("/api/tables/{table}"), Some(command)).await
    }

    /// The code of the problem that a command meets.
    pub(crate) async fn refused(&self, table: &str, command: Value) -> String {
        self.bad("POST", &format!("/api/tables/{table}"), Some(command)).await
    }

    pub(crate) async fn sit(&self, table: &str, salt: u8) -> Value {
        let salt = format!("{salt:02x}").repeat(32);
        self.act(table, json!({ "sit": { "seat": null, "salt": salt } })).await
    }

    /// Everything about a table.
    pub(crate) async fn look(&self, table: &str) -> Value {
        self.good("GET", &format!("/api/tables/{table}"), None).await
    }

    /// Opens the stream of a table's events and hears the first.
    pub(crate) async fn events(&self, table: &str) -> Body {
        let request = Request::builder().uri(format!("/api/tables/{table}/events"));
        let request = request.header(header::COOKIE, &self.cookie).body(Body::empty()).expect("a request");
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        assert_eq!(response.status(), StatusCode::OK);
        let mut body = response.into_body();
        body.frame().await.expect("an event").expect("a frame");
        body
    }

    pub(crate) async fn connect(&self) -> OpenSocket {
        self.try_connect().await.expect("a socket")
    }

    /// An open socket, where the server lets one in.
    pub(crate) async fn try_connect(&self) -> Option<OpenSocket> {
        let mut request = format!("ws://{}/api/socket", self.address).into_client_request().expect("a request");
        request.headers_mut().insert(header::COOKIE, self.cookie.parse().expect("a cookie"));
        let (socket, _) = tokio_tungstenite::connect_async(request).await.ok()?;
        let mut line = OpenSocket { socket, heard: Vec::new() };
        line.try_send(&ToServer::Hello { version: wire::VERSION }).await?;
        let ToClient::Hello { me, .. } = line.try_next().await? else { panic!("a hello") };
        assert_eq!(me.id.0, self.id);
        Some(line)
    }
}

/// An open socket.
pub(crate) struct OpenSocket {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Everything that came, as it came.
    pub(crate) heard: Vec<String>,
}

impl OpenSocket {
    pub(crate) async fn send(&mut self, message: &ToServer) {
        self.send_text(&serde_json::to_string(message).expect("JSON")).await;
    }

    /// Sends something, where the server still listens.
    pub(crate) async fn try_send(&mut self, message: &ToServer) -> Option<()> {
        let text = serde_json::to_string(message).expect("JSON");
        self.socket.send(Message::text(text)).await.ok()
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.expect("the server listens");
    }

    pub(crate) async fn send_bytes(&mut self, bytes: &[u8]) {
        self.socket.send(Message::binary(bytes.to_vec())).await.expect("the server listens");
    }

    /// The next message; nothing when the server has closed.
    pub(crate) async fn try_next(&mut self) -> Option<ToClient> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await;
            match next.expect("the server answers in time") {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    return Some(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub(crate) async fn next(&mut self) -> ToClient {
        self.try_next().await.expect("the server is there")
    }

    pub(crate) async fn watch(&mut self, table: &str, have: Have) {
        self.send(&ToServer::Watch { table: TableId(table.to_owned()), have }).await;
    }

    /// Does something and waits for the answer; updates that come before it go into the mirror.
    pub(crate) async fn command(
        &mut self,
        mirror: &mut Mirror,
        table: &str,
        command: Value,
    ) -> Result<u64, wire::Problem> {
        self.try_command(mirror, table, command).await.expect("an answer")
    }

    /// The same where the server may go away.
    pub(crate) async fn try_command(
        &mut self,
        mirror: &mut Mirror,
        table: &str,
        command: Value,
    ) -> Option<Result<u64, wire::Problem>> {
        let message = json!({ "do": { "id": 7, "table": table, "command": command } });
        self.socket.send(Message::text(message.to_string())).await.ok()?;
        loop {
            match self.try_next().await? {
                ToClient::Update(update) => mirror.take(*update),
                ToClient::Done { id: 7, version, .. } => return Some(Ok(version)),
                ToClient::Refused { id: Some(7), problem } => return Some(Err(problem)),
                other => panic!("{other:?}"),
            }
        }
    }

    /// Takes updates until something is so.
    pub(crate) async fn until(&mut self, mirror: &mut Mirror, so: impl Fn(&Mirror) -> bool) {
        self.try_until(mirror, so).await.expect("the server is there");
    }

    /// The same where the server may go away.
    pub(crate) async fn try_until(&mut self, mirror: &mut Mirror, so: impl Fn(&Mirror) -> bool) -> Option<()> {
        while !so(mirror) {
            if let ToClient::Update(update) = self.try_next().await? {
                mirror.take(*update);
            }
        }
        Some(())
    }
}

/// What a client knows of a table from its updates alone.
#[derive(Default)]
pub(crate) struct Mirror {
    pub(crate) version: u64,
    pub(crate) sheet: Option<wire::Sheet>,
    pub(crate) position: Option<wire::Position>,
    pub(crate) story: Vec<String>,
    pub(crate) chat: Vec<wire::Remark>,
}

impl Mirror {
    pub(crate) fn take(&mut self, update: wire::Update) {
        assert!(update.version >= self.version, "updates come in order");
        self.version = update.version;
        self.sheet = update.sheet.or(self.sheet.take());
        self.position = update.position.or(self.position.take());
        if let Some(story) = update.story {
            assert!(story.from as usize <= self.story.len(), "nothing is missed");
            self.story.truncate(story.from as usize);
            self.story.extend(story.tellings.iter().map(|telling| format!("{} {}", telling.ply, telling.event.get())));
        }
        if let Some(chat) = update.chat {
            chat.add_to(&mut self.chat);
        }
    }

    pub(crate) fn have(&self) -> Have {
        let said = self.chat.last().map_or(0, |line| line.number + 1);
        Have { version: self.version, told: self.story.len() as u32, said }
    }

    pub(crate) fn ply(&self) -> u32 {
        self.position.as_ref().map_or(0, |position| position.ply)
    }

    pub(crate) fn menu(&self) -> Vec<Value> {
        self.position.as_ref().map_or(Vec::new(), |position| serde_json::from_str(position.menu.get()).expect("a list"))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.position.as_ref().is_some_and(|position| position.places.is_some())
    }

    /// The command that plays an action of the menu.
    pub(crate) fn act(&self, choice: usize) -> Value {
        act(self.ply(), &self.menu(), choice)
    }
}

/// The command that plays one of a menu's actions, amounts included.
pub(crate) fn act(ply: u32, menu: &[Value], choice: usize) -> Value {
    json!({ "act": { "ply": ply, "action": action(&menu[choice % menu.len()], choice) } })
}

fn action(item: &Value, choice: usize) -> Value {
    if let Some(one) = item.get("one") {
        return one.clone();
    }
    let amount = &item["amount"];
    let part = |name: &str| amount[name].as_u64().expect("a number");
    let steps = (part("max") - part("min")) / part("step") + 1;
    with_amount(&amount["of"], part("min") + choice as u64 % steps * part("step"))
}

fn with_amount(action: &Value, amount: u64) -> Value {
    match action {
        Value::Object(parts) => parts.iter().map(|(name, part)| (name.clone(), with_amount(part, amount))).collect(),
        Value::Number(_) => json!(amount),
        other => other.clone(),
    }
}

/// A cheap generator for scripts.
pub(crate) struct Dice(pub u64);

impl Dice {
    pub(crate) fn throw(&mut self) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize
    }
}

/// Plays somebody's seat over a socket to the end, and gives what they know then.
pub(crate) async fn play_to_the_end(person: Person, table: String, seed: u64) -> Mirror {
    let mut line = person.connect().await;
    let mut mirror = Mirror::default();
    let mut dice = Dice(seed);
    line.watch(&table, Have::default()).await;
    line.until(&mut mirror, |mirror| mirror.sheet.is_some()).await;
    loop {
        line.until(&mut mirror, |mirror| mirror.is_over() || !mirror.menu().is_empty()).await;
        if mirror.is_over() {
            return mirror;
        }
        let command = mirror.act(dice.throw());
        let before = mirror.version;
        match line.command(&mut mirror, &table, command).await {
            Ok(version) => line.until(&mut mirror, |mirror| mirror.version >= version).await,
            Err(problem) => {
                assert_eq!(problem.code, wire::Code::Stale, "{problem:?}");
                line.until(&mut mirror, |mirror| mirror.version > before).await;
            }
        }
    }
}
