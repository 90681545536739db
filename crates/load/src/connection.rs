use std::task::{Context, Poll};

use anyhow::{Context as _, Result, ensure};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use wire::{Problem, TableId, ToServer};

/// Somebody with an open socket.
pub(crate) struct Connection {
    socket: WebSocketStream<TcpStream>,
}

/// What the server says, as far as a player cares: the rest is passed over unread.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Notice<'a> {
    #[serde(borrow)]
    Update(News<'a>),
    Done {
        id: u32,
        version: u64,
        table: Option<TableId>,
    },
    Refused {
        id: Option<u32>,
        problem: Problem,
    },
    Hello(IgnoredAny),
    Lobby(IgnoredAny),
    Pong,
}

/// News of a table.
#[derive(Debug, Deserialize)]
pub(crate) struct News<'a> {
    pub(crate) table: &'a str,
    pub(crate) version: u64,
    #[serde(borrow)]
    pub(crate) position: Option<Position<'a>>,
}

/// Where a game stands.
#[derive(Debug, Deserialize)]
pub(crate) struct Position<'a> {
    pub(crate) ply: u32,
    #[serde(borrow)]
    pub(crate) menu: Vec<Item<'a>>,
    pub(crate) places: Option<IgnoredAny>,
}

/// That the server refused something.
#[derive(Debug)]
pub(crate) struct Refusal(pub(crate) Problem);

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "refused ({:?}): {}", self.0.code, self.0.message)
    }
}

impl std::error::Error for Refusal {}

/// Something that may be done.
#[derive(Debug, Deserialize)]
pub(crate) struct Item<'a> {
    #[serde(borrow)]
    pub(crate) one: &'a RawValue,
}

impl Connection {
    /// Opens a socket and says hello.
    pub(crate) async fn open(address: &str, cookie: &str) -> Result<Self> {
        let mut line = Self::connect(&format!("ws://{address}/api/socket"), address, cookie).await?;
        line.send(&ToServer::Hello { version: wire::VERSION }).await?;
        line.hear().await?;
        Ok(line)
    }

    pub(crate) async fn connect(target: &str, address: &str, cookie: &str) -> Result<Self> {
        let mut request = target.into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        // A large buffer would be cleared for every small message.
        let config = WebSocketConfig::default().read_buffer_size(4 * 1024);
        let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        Ok(Self { socket })
    }

    pub(crate) async fn send(&mut self, message: &ToServer) -> Result<()> {
        self.say(serde_json::to_string(message)?).await
    }

    /// Sends a message that is JSON already.
    pub(crate) async fn say(&mut self, text: String) -> Result<()> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// The next message.
    pub(crate) async fn hear(&mut self) -> Result<Utf8Bytes> {
        std::future::poll_fn(|context| self.poll(context)).await
    }

    /// The next message, if there is one.
    pub(crate) fn poll(&mut self, context: &mut Context<'_>) -> Poll<Result<Utf8Bytes>> {
        loop {
            let Poll::Ready(next) = self.socket.poll_next_unpin(context) else { return Poll::Pending };
            match next.context("the server has hung up")?? {
                Message::Text(text) => return Poll::Ready(Ok(text)),
                Message::Close(_) => return Poll::Ready(Err(anyhow::anyhow!("the server has hung up"))),
                Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_) => {}
            }
        }
    }
}

/// Sends one request over plain HTTP; gives the answer and the cookie that came with it.
pub(crate) async fn post(address: &str, path: &str, cookie: &str, body: &Value) -> Result<(Value, Option<String>)> {
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\n\
        content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = exchange(address, &head).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("no answer")?;
    ensure!(head.starts_with("HTTP/1.1 2"), "{path}: {answer}");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    Ok((serde_json::from_str(body)?, cookie))
}

/// Makes a guest; gives their cookie.
pub(crate) async fn guest(address: &str, name: &str) -> Result<String> {
    let (_, cookie) = post(address, "/api/guest", "", &json!({ "name": name })).await?;
    cookie.context("a guest gets a cookie")
}

/// Lays a table that others find by invitation, the first seat for its host.
pub(crate) async fn lay(address: &str, cookie: &str, game: &str, seats: u8) -> Result<TableId> {
    let plan: Vec<&str> = (0..seats).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
    let table = json!({ "game": game, "seats": plan, "visibility": "invitation" });
    let (made, _) = post(address, "/api/tables", cookie, &table).await?;
    Ok(TableId(made["table"].as_str().context("a table has a name")?.to_owned()))
}

/// What a server says about itself and its database.
pub(crate) async fn health(address: &str) -> Result<String> {
    exchange(address, &format!("GET /health HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")).await
}

/// Sends a request as it is, and gives everything that comes back.
pub(crate) async fn exchange(address: &str, request: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
