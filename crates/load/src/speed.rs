use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use futures_util::future::try_join_all;

use crate::Crowd;
use crate::figures::Figures;
use crate::house::House;
use crate::party::Party;
use crate::processor::Meter;

/// Plays for a while at all tables, the people of each spread over all servers, which share a database;
/// then holds everything that was acknowledged against it.
///
/// # Errors
/// When a server does not answer.
pub async fn speed(houses: &mut [House], crowd: Crowd, time: Duration) -> Result<Figures> {
    let addresses: Vec<String> = houses.iter().map(|house| house.address.clone()).collect();
    let mut parties = gather(&addresses, crowd).await?;
    let meter = Meter::start(houses.iter().map(House::process).collect::<Result<_>>()?)?;
    let took = play(&mut parties, time).await?;
    let played = parties.iter().map(|party| party.waits.len()).sum();
    let figures = meter.read(Figures::default(), played)?;
    let memory = houses.iter().map(House::memory).sum::<Result<f64>>()?;
    let audit = houses.first_mut().context("no server")?.audit(&parties).await?;
    let games: u64 = parties.iter().map(|party| party.games).sum();
    let waits: Vec<Duration> = parties.into_iter().flat_map(|party| party.waits).collect();
    let moves = waits.len() as f64;
    let figures = figures.with_waits(waits, took).with_audit(audit);
    let figures = figures.with("server_rss_mb", memory).with("moves", moves).with("games", games as f64);
    Ok(figures.with_bars())
}

/// Plays for a while, and again as long: what the server holds after the first half and after the second.
///
/// # Errors
/// When the server does not answer.
pub async fn memory(house: &mut House, crowd: Crowd, time: Duration) -> Result<Figures> {
    let mut parties = gather(std::slice::from_ref(&house.address), crowd).await?;
    let mut figures = Figures::default();
    for name in ["first_half_rss_mb", "second_half_rss_mb"] {
        play(&mut parties, time / 2).await?;
        figures = figures.with(name, house.memory()?);
    }
    let audit = house.audit(&parties).await?;
    let games: u64 = parties.iter().map(|party| party.games).sum();
    Ok(figures.with("games", games as f64).with_audit(audit))
}

/// Brings people to all tables.
pub(crate) async fn gather(addresses: &[String], crowd: Crowd) -> Result<Vec<Party>> {
    try_join_all((0..u64::from(crowd.tables)).map(|number| Party::gather(addresses, crowd.seats, number))).await
}

/// Lets everybody play; says how long that took.
pub(crate) async fn play(parties: &mut [Party], time: Duration) -> Result<Duration> {
    let start = Instant::now();
    let deadline = tokio::time::Instant::now() + time;
    try_join_all(parties.iter_mut().map(|party| party.play(deadline))).await?;
    Ok(start.elapsed())
}
