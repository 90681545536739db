use std::path::Path;
use std::time::Instant;

use anyhow::{Context as _, Result, ensure};
use futures_util::future::try_join_all;
use serde_json::json;

use crate::connection::{Connection, exchange, post};
use crate::figures::Figures;
use crate::house::House;

/// How many sockets are opened at the same time, so that none waits for long.
const AT_ONCE: u16 = 100;

/// Opens sockets that say hello and then nothing, and sees how much memory the server holds.
///
/// # Errors
/// When the server does not answer, or too few files may be open.
pub async fn idle(house: &House, sockets: u16) -> Result<Figures> {
    let (_, cookie) = post(&house.address, "/api/guest", "", &json!({ "name": "idle" })).await?;
    let cookie = cookie.context("a guest gets a cookie")?;
    let before = house.memory()?;
    let mut lines = Vec::new();
    while lines.len() < usize::from(sockets) {
        let next = usize::from(AT_ONCE).min(usize::from(sockets) - lines.len());
        let opened = try_join_all((0..next).map(|_| Connection::open(&house.address, &cookie))).await;
        lines.extend(opened.context("more sockets need a higher limit of open files (ulimit -n)")?);
    }
    let memory = house.memory()?;
    Ok(Figures::default()
        .with("sockets", lines.len() as f64)
        .with("before_rss_mb", before)
        .with("server_rss_mb", memory))
}

/// Starts a server with an empty database: how long until it has handed out its first page.
///
/// # Errors
/// When the server does not answer.
pub async fn cold_start(program: &Path) -> Result<Figures> {
    let start = Instant::now();
    let house = House::open(program).await?;
    let request = format!("GET / HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", house.address);
    let page = exchange(&house.address, &request).await?;
    let took = start.elapsed();
    ensure!(page.starts_with("HTTP/1.1 200") && page.contains("<html"), "there is no page: {page}");
    Ok(Figures::default().with("first_page_ms", took.as_secs_f64() * 1e3))
}
