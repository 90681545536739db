use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1;
use hyper::header::{self, HeaderMap, HeaderValue};
use hyper::{Request, Response, Uri};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

use crate::address::is_public;

/// How long a letter may take in all.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long one address of a name may take to answer, so that another is tried.
const REACH: Duration = Duration::from_secs(4);
/// How many addresses of a name are tried.
const TRIED: usize = 3;
/// The longest address that anybody is written to.
const LONGEST: usize = 2_000;
/// How long the head of an answer may be.
const HEADED: usize = 32 * 1024;
/// How much of an answer is read.
const READ: usize = 4 * 1024;
/// How much of it is shown.
const SHOWN: usize = 200;

/// The way out: to the open internet, over TLS, following nobody elsewhere, for as long as an answer may take.
#[derive(Clone, Debug)]
pub struct Road {
    tls: Arc<ClientConfig>,
    allows_private: bool,
}

/// Something to send.
#[derive(Clone, Debug)]
pub struct Letter {
    /// Where to.
    pub address: String,
    /// What is said about it.
    pub headers: Vec<(&'static str, String)>,
    /// What is in it.
    pub body: Vec<u8>,
}

/// What whoever got a letter said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The status of HTTP.
    pub status: u16,
    /// How long to wait before the next letter.
    pub retry_after: Option<Duration>,
    /// The beginning of what they said.
    pub text: String,
}

impl Answer {
    /// Whether they have taken it.
    #[must_use]
    pub const fn is_good(&self) -> bool {
        matches!(self.status, 200..=299)
    }

    /// Whether there is nobody at that address any more.
    #[must_use]
    pub const fn is_gone(&self) -> bool {
        matches!(self.status, 404 | 410)
    }
}

/// Why a letter did not get there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Lost {
    /// The address cannot be read, or is none of HTTPS.
    #[error("an address begins with https:// and names a server")]
    Address,
    /// It leads into a network that is not for strangers.
    #[error("the address leads to no server of the open internet")]
    Private,
    /// Nobody has that name.
    #[error("nobody has that name")]
    NoSuchName,
    /// There is no connection.
    #[error("no connection: {0}")]
    Unreachable(String),
    /// It takes too long.
    #[error("no answer in time")]
    Silent,
    /// The answer cannot be read.
    #[error("the answer cannot be read: {0}")]
    Broken(String),
}

/// The name of the server that an address leads to.
#[must_use]
pub fn host(address: &str) -> Option<String> {
    let uri: Uri = address.parse().ok()?;
    uri.host().map(str::to_owned)
}

/// Where an address leads.
#[derive(Debug)]
struct Goal {
    secure: bool,
    host: String,
    port: u16,
    /// As it stands in the request.
    authority: String,
    path: String,
}

impl Road {
    /// A road that trusts those whom the system trusts. One that `allows_private` leads into the house as well, and
    /// there without TLS where the address says so.
    ///
    /// # Errors
    /// When no protocol of TLS is left.
    pub fn new(allows_private: bool) -> Result<Self, rustls::Error> {
        static ROOTS: OnceLock<RootCertStore> = OnceLock::new();
        let roots = ROOTS.get_or_init(|| {
            let mut roots = RootCertStore::empty();
            // What cannot be read there is trusted by nobody.
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            roots
        });
        Self::trusting(roots.clone(), allows_private)
    }

    /// A road that trusts these.
    ///
    /// # Errors
    /// When no protocol of TLS is left.
    pub fn trusting(roots: RootCertStore, allows_private: bool) -> Result<Self, rustls::Error> {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let tls = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions()?;
        let tls = tls.with_root_certificates(roots).with_no_client_auth();
        Ok(Self { tls: Arc::new(tls), allows_private })
    }

    /// Whether anything would be sent to an address: not whether anybody is there.
    ///
    /// # Errors
    /// When it is no address, or is written as one that nothing is sent to.
    pub fn check(&self, address: &str) -> Result<(), Lost> {
        let goal = self.goal(address)?;
        match goal.host.parse::<IpAddr>() {
            Ok(ip) if !self.may_reach(&goal, ip) => Err(Lost::Private),
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// Sends a letter and hears the answer.
    ///
    /// # Errors
    /// When it did not get there.
    pub async fn send(&self, letter: Letter) -> Result<Answer, Lost> {
        timeout(PATIENCE, self.carry(letter)).await.unwrap_or(Err(Lost::Silent))
    }

    async fn carry(&self, letter: Letter) -> Result<Answer, Lost> {
        let goal = self.goal(&letter.address)?;
        let stream = self.connect(&goal).await?;
        if !goal.secure {
            return exchange(stream, &goal, letter).await;
        }
        let name = ServerName::try_from(goal.host.clone()).map_err(|_| Lost::Address)?;
        let secured = TlsConnector::from(self.tls.clone()).connect(name, stream).await;
        exchange(secured.map_err(|error| Lost::Unreachable(error.to_string()))?, &goal, letter).await
    }

    fn goal(&self, address: &str) -> Result<Goal, Lost> {
        if address.len() > LONGEST {
            return Err(Lost::Address);
        }
        let uri: Uri = address.parse().map_err(|_| Lost::Address)?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") if self.allows_private => false,
            _ => return Err(Lost::Address),
        };
        let authority = uri.authority().ok_or(Lost::Address)?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let has_no_port = authority.port_u16().is_none() && authority.as_str() != authority.host();
        if host.is_empty() || authority.as_str().contains('@') || has_no_port {
            return Err(Lost::Address);
        }
        let port = authority.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Ok(Goal { secure, host, port, authority: authority.to_string(), path })
    }

    fn may_reach(&self, goal: &Goal, ip: IpAddr) -> bool {
        match is_public(ip) {
            // What goes out into the world goes under a seal.
            true => goal.secure,
            false => self.allows_private,
        }
    }

    /// Connects to one of the addresses that a name has: to what was looked up and found good, so that nobody can
    /// have another answer for whoever asks twice.
    async fn connect(&self, goal: &Goal) -> Result<TcpStream, Lost> {
        let found = lookup_host((goal.host.as_str(), goal.port)).await.map_err(|_| Lost::NoSuchName)?;
        let (good, bad): (Vec<SocketAddr>, Vec<_>) = found.partition(|found| self.may_reach(goal, found.ip()));
        let mut why = if bad.is_empty() { Lost::NoSuchName } else { Lost::Private };
        for address in good.into_iter().take(TRIED) {
            match timeout(REACH, TcpStream::connect(address)).await {
                Ok(Ok(stream)) => return Ok(stream),
                Ok(Err(error)) => why = Lost::Unreachable(error.kind().to_string()),
                Err(_) => why = Lost::Silent,
            }
        }
        Err(why)
    }
}

async fn exchange(stream: impl AsyncRead + AsyncWrite + Unpin, goal: &Goal, letter: Letter) -> Result<Answer, Lost> {
    let broken = |error: hyper::Error| Lost::Broken(error.to_string());
    let (mut sender, connection) =
        http1::Builder::new().max_buf_size(HEADED).handshake(TokioIo::new(stream)).await.map_err(broken)?;
    let request = request(goal, letter)?;
    let exchange = async {
        let response = sender.send_request(request).await.map_err(broken)?;
        Ok(read(response).await)
    };
    let (mut exchange, connection) = (pin!(exchange), pin!(connection));
    tokio::select! {
        biased;
        answer = &mut exchange => answer,
        // What came before the end is still to be read.
        _ = connection => exchange.await,
    }
}

fn request(goal: &Goal, letter: Letter) -> Result<Request<Full<Bytes>>, Lost> {
    let mut request = Request::post(goal.path.as_str())
        .header(header::HOST, goal.authority.as_str())
        .header(header::USER_AGENT, concat!("Boardroom/", env!("CARGO_PKG_VERSION")))
        .header(header::CONNECTION, "close");
    for (name, value) in letter.headers {
        request = request.header(name, value);
    }
    request.body(Full::new(Bytes::from(letter.body))).map_err(|_| Lost::Address)
}

/// Reads an answer as far as anybody wants to know it.
async fn read(response: Response<Incoming>) -> Answer {
    let (status, retry_after) = (response.status().as_u16(), retry_after(response.headers()));
    let mut body = response.into_body();
    let mut bytes = Vec::new();
    while bytes.len() < READ
        && let Some(Ok(frame)) = body.frame().await
    {
        bytes.extend_from_slice(frame.data_ref().map_or(&[], |data| data));
    }
    let text = String::from_utf8_lossy(&bytes);
    let shown = |letter: char| if letter.is_control() { ' ' } else { letter };
    Answer { status, retry_after, text: text.trim().chars().take(SHOWN).map(shown).collect() }
}

fn retry_after(headers: &HeaderMap<HeaderValue>) -> Option<Duration> {
    let seconds = headers.get(header::RETRY_AFTER)?.to_str().ok()?.trim().parse().ok()?;
    Some(Duration::from_secs(seconds))
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::*;

    fn letter(address: &str) -> Letter {
        Letter { address: address.to_owned(), headers: Vec::new(), body: b"news".to_vec() }
    }

    fn road(allows_private: bool) -> Road {
        Road::trusting(RootCertStore::empty(), allows_private).expect("a road")
    }

    /// Answers the first request with this, and gives what was asked.
    async fn answering(answer: &'static str) -> (String, tokio::task::JoinHandle<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("http://{}/hook", listener.local_addr().expect("an address"));
        let heard = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.expect("somebody");
            let mut heard = vec![0; 4096];
            let mut length = 0;
            while !heard[..length].ends_with(b"news") {
                length += stream.read(&mut heard[length..]).await.expect("a request");
            }
            stream.write_all(answer.as_bytes()).await.expect("an answer");
            String::from_utf8_lossy(&heard[..length]).into_owned()
        });
        (address, heard)
    }

    #[test]
    fn only_addresses_of_https_are_taken_and_none_with_a_name_in_it() {
        for bad in [
            "",
            "nonsense",
            "/path",
            "ftp://a.example/",
            "http://a.example/",
            "https://",
            "https://user@a.example/",
            "javascript:alert(1)",
            "https://a.example:99999/",
        ] {
            assert_eq!(road(false).check(bad), Err(Lost::Address), "{bad}");
        }
        let long = format!("https://a.example/{}", "x".repeat(LONGEST));
        assert_eq!(road(false).check(&long), Err(Lost::Address));
        assert_eq!(road(false).check("https://a.example/hook?of=me"), Ok(()));
    }

    #[tokio::test]
    async fn nothing_is_sent_into_the_house_however_the_address_is_written() {
        for inside in [
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://10.1.2.3/",
            "https://169.254.169.254/latest/",
            "https://[::ffff:127.0.0.1]/",
            "https://[fd00::1]/",
            "https://0.0.0.0/",
        ] {
            assert_eq!(road(false).check(inside), Err(Lost::Private), "{inside}");
            assert_eq!(road(false).send(letter(inside)).await, Err(Lost::Private), "{inside}");
        }
        // A name says nothing about where it leads; what it leads to does.
        assert_eq!(road(false).check("https://localhost/"), Ok(()));
        assert_eq!(road(false).send(letter("https://localhost/")).await, Err(Lost::Private));
    }

    #[tokio::test]
    async fn without_a_seal_nothing_leaves_the_house() {
        assert_eq!(road(true).check("http://1.1.1.1/"), Err(Lost::Private));
        assert_eq!(road(true).check("http://192.168.1.5:8123/"), Ok(()));
    }

    #[tokio::test]
    async fn an_answer_is_heard_and_nobody_is_followed_elsewhere() {
        let (address, heard) =
            answering("HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 4\r\n\r\ngo\r\n").await;
        let answer = road(true).send(letter(&address)).await.expect("an answer");
        assert_eq!((answer.status, answer.is_good(), answer.text.as_str()), (302, false, "go"));
        let heard = heard.await.expect("a request");
        assert!(heard.starts_with("POST /hook HTTP/1.1\r\n") && heard.ends_with("\r\n\r\nnews"), "{heard}");
    }

    #[tokio::test]
    async fn of_a_long_answer_the_beginning_is_read_and_what_it_asks_for_is_heard() {
        let (address, _) =
            answering("HTTP/1.1 429 No\r\nretry-after: 7\r\nconnection: close\r\n\r\nslower\x1b[2J, please").await;
        let answer = road(true).send(letter(&address)).await.expect("an answer");
        let wanted =
            Answer { status: 429, retry_after: Some(Duration::from_secs(7)), text: "slower [2J, please".into() };
        assert_eq!(answer, wanted);
    }

    #[tokio::test]
    async fn whoever_shows_no_seal_gets_nothing() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("https://{}/", listener.local_addr().expect("an address"));
        let answered = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.expect("somebody");
            stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n").await
        });
        let lost = road(true).send(letter(&address)).await;
        assert!(matches!(lost, Err(Lost::Unreachable(_))), "{lost:?}");
        answered.await.expect("an end").expect("an answer");
    }
}
