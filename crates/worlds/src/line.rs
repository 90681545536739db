//! How players reach a server: the real protocols, over lines that are only here.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use wire::ToServer;

use crate::node::Node;

/// How long whoever asks waits for an answer.
const PATIENCE: Duration = Duration::from_secs(3);
/// How many bytes are on their way at most.
const USUAL: usize = 64 * 1024;
/// The same on the line of somebody who does not read.
pub(crate) const NARROW: usize = 2 * 1024;

/// That there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gone;

/// What a request is answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) cookie: Option<String>,
    pub(crate) body: Value,
}

/// An open socket.
pub(crate) struct Socket(WebSocketStream<DuplexStream>);

fn connect(node: &Node, from: SocketAddr, bytes: usize) -> Result<DuplexStream, Gone> {
    let (here, there) = tokio::io::duplex(bytes);
    if node.welcome(there, from) { Ok(here) } else { Err(Gone) }
}

/// Sends a request and waits for the answer.
pub(crate) async fn ask(
    node: &Node,
    from: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: Option<&Value>,
) -> Result<Answer, Gone> {
    let mut stream = connect(node, from, USUAL)?;
    let body = body.map(Value::to_string).unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: boardroom.world\r\nconnection: close\r\ncookie: {cookie}\r\n\
        content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let exchange = async {
        stream.write_all(request.as_bytes()).await.map_err(|_| Gone)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.map_err(|_| Gone)?;
        read(&String::from_utf8_lossy(&answer)).ok_or(Gone)
    };
    timeout(PATIENCE, exchange).await.unwrap_or(Err(Gone))
}

fn read(answer: &str) -> Option<Answer> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let mut cookies = head.lines().filter_map(|line| line.strip_prefix("set-cookie: boardroom="));
    let cookie =
        cookies.next_back().and_then(|cookie| cookie.split(';').next()).map(|value| format!("boardroom={value}"));
    Some(Answer { status, cookie, body: serde_json::from_str(body).unwrap_or_default() })
}

impl Socket {
    /// Opens a socket and says hello.
    pub(crate) async fn open(node: &Node, from: SocketAddr, cookie: &str, bytes: usize) -> Result<Self, Gone> {
        let stream = connect(node, from, bytes)?;
        let mut request = "ws://boardroom.world/api/socket".into_client_request().map_err(|_| Gone)?;
        request.headers_mut().insert("cookie", cookie.parse().map_err(|_| Gone)?);
        let opened = timeout(PATIENCE, tokio_tungstenite::client_async(request, stream)).await.map_err(|_| Gone)?;
        let mut socket = Self(opened.map_err(|_| Gone)?.0);
        socket.send(&ToServer::Hello { version: wire::VERSION }).await?;
        Ok(socket)
    }

    pub(crate) async fn send(&mut self, message: &ToServer) -> Result<(), Gone> {
        let text = serde_json::to_string(message).map_err(|_| Gone)?;
        timeout(PATIENCE, self.0.send(Message::text(text))).await.map_err(|_| Gone)?.map_err(|_| Gone)
    }

    /// The next message. Whoever stops waiting for it misses nothing.
    pub(crate) async fn hear(&mut self) -> Result<String, Gone> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Gone),
                Some(Ok(_)) => {}
            }
        }
    }
}
