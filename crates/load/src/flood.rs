use std::time::Duration;

use anyhow::Result;
use futures_util::future::join_all;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinHandle;

use crate::Crowd;
use crate::figures::Figures;
use crate::house::House;
use crate::speed::{gather, play};

/// How many connections a flood keeps open at the same time.
const FLOODERS: usize = 50;
/// How many connections send their request letter by letter.
const SLOW: usize = 200;
/// Whence the strangers come: another address of this machine, so that it is not the one that has no limits.
const ELSEWHERE: &str = "127.0.0.2:0";

/// Plays in peace, then while strangers flood the server and others send their requests letter by letter.
///
/// # Errors
/// When the server does not answer those who play.
pub async fn flood(house: &mut House, crowd: Crowd, time: Duration) -> Result<Figures> {
    let mut parties = gather(std::slice::from_ref(&house.address), crowd).await?;
    play(&mut parties, time / 4).await?;
    parties.iter_mut().for_each(|party| party.waits.clear());
    let calm = measured(&mut parties, time).await?;
    let strangers: Vec<JoinHandle<()>> = (0..FLOODERS)
        .map(|_| tokio::spawn(flooding(house.address.clone())))
        .chain((0..SLOW).map(|_| tokio::spawn(dawdling(house.address.clone()))))
        .collect();
    let flooded = measured(&mut parties, time).await?;
    strangers.iter().for_each(JoinHandle::abort);
    join_all(strangers).await;
    Ok(Figures::default()
        .with("calm_p99_ms", calm.value("p99_ms"))
        .with("flooded_p99_ms", flooded.value("p99_ms"))
        .with("calm_moves_per_second", calm.value("moves_per_second"))
        .with("flooded_moves_per_second", flooded.value("moves_per_second"))
        .with_audit(house.audit(&parties).await?))
}

async fn measured(parties: &mut [crate::party::Party], time: Duration) -> Result<Figures> {
    let took = play(parties, time).await?;
    let waits = parties.iter_mut().flat_map(|party| std::mem::take(&mut party.waits)).collect();
    Ok(Figures::default().with_waits(waits, took))
}

/// Asks for as much as it gets, over and over.
async fn flooding(address: String) {
    loop {
        let asked = async {
            let mut stream = stranger(&address).await?;
            let mut answer = [0; 4096];
            loop {
                let body = r#"{"name":"flood"}"#;
                let head = format!(
                    "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
                    body.len()
                );
                stream.write_all(head.as_bytes()).await?;
                if stream.read(&mut answer).await? == 0 {
                    return std::io::Result::Ok(());
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        let _ = asked.await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Sends a request that does not come to an end.
async fn dawdling(address: String) {
    loop {
        let sent = async {
            let mut stream = stranger(&address).await?;
            stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ").await?;
            loop {
                tokio::time::sleep(Duration::from_millis(500)).await;
                stream.write_all(b"a").await?;
            }
        };
        let _: std::io::Result<()> = sent.await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn stranger(address: &str) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(ELSEWHERE.parse().map_err(std::io::Error::other)?)?;
    socket.connect(address.parse().map_err(std::io::Error::other)?).await
}
