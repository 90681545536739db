use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use anyhow::{Result, ensure};
use words::Words;

use crate::args::HealthArgs;
use crate::output;
use crate::trouble::{OrTrouble as _, Trouble};

/// How long a server that is well may take to say so.
const PATIENCE: Duration = Duration::from_secs(3);

/// Asks the server on this machine whether it is well: for containers and supervisors, which have no other way to ask.
pub(crate) fn ask(words: &Words, args: &HealthArgs) -> Result<()> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, args.port));
    let language = words.language().code();
    let answer = answer(address, language).or_trouble(|| Trouble::new("health-silent").with("address", address))?;
    let status = answer.lines().next().unwrap_or_default();
    let why = reason(&answer).unwrap_or_else(|| status.to_owned());
    ensure!(status.split(' ').nth(1) == Some("200"), Trouble::new("health-bad").with("answer", why));
    output::line(&words.text("health-good"))
}

/// What the server says is wrong.
fn reason(answer: &str) -> Option<String> {
    let (_, body) = answer.split_once("\r\n\r\n")?;
    let problem: serde_json::Value = serde_json::from_str(body).ok()?;
    Some(problem["message"].as_str()?.to_owned())
}

fn answer(address: SocketAddr, language: &str) -> std::io::Result<String> {
    let mut server = TcpStream::connect_timeout(&address, PATIENCE)?;
    server.set_read_timeout(Some(PATIENCE))?;
    let head = format!("host: {address}\r\naccept-language: {language}\r\nconnection: close");
    server.write_all(format!("GET /health HTTP/1.1\r\n{head}\r\n\r\n").as_bytes())?;
    let mut answer = Vec::new();
    // Whatever listens there, no more than this of it is read.
    server.take(64 * 1024).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
