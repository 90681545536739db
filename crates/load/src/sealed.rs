use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use futures_util::future::try_join;
use serde_json::json;
use serde_json::value::RawValue;
use wire::{Command, Have, TableId, ToServer};

use crate::connection::{Connection, News, Notice, Refusal, guest, lay, post};
use crate::figures::Figures;
use crate::house::House;
use crate::party::throw;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Lets somebody give one of two sealed answers and take it back, over and over, while another looks on:
/// how long the acknowledgement takes, and how long until the other hears that there is an answer.
///
/// The two answers come at random, so that whatever else the machine does meets both alike.
/// `z` says by how many standard deviations the ranks of the two differ (Mann and Whitney); beyond ±3 they do differ.
///
/// # Errors
/// When the server does not answer.
pub async fn sealed(house: &House, time: Duration) -> Result<Figures> {
    let mut founders = Founders::gather(&house.address).await?;
    let (mut acknowledged, mut heard) = (Waits::default(), Waits::default());
    let (start, mut dice) = (Instant::now(), 1);
    while start.elapsed() < time {
        let choice = throw(&mut dice) % 2;
        let [answer, news] = founders.answer(choice).await?;
        acknowledged.0[choice].push(answer);
        heard.0[choice].push(news);
        founders.take_back().await?;
    }
    Ok(Figures::default()
        .with("answers", (acknowledged.0[0].len() + acknowledged.0[1].len()) as f64)
        .with("first_p50_ms", acknowledged.median(0))
        .with("second_p50_ms", acknowledged.median(1))
        .with("z", acknowledged.z())
        .with("others_first_p50_ms", heard.median(0))
        .with("others_second_p50_ms", heard.median(1))
        .with("others_z", heard.z()))
}

/// Two people who found companies in Silicon Valley: each has two founders and chooses one, unseen by the other.
struct Founders {
    table: TableId,
    chooser: Connection,
    other: Connection,
    /// The version of the table that the other has seen.
    seen: u64,
    /// The two answers.
    actions: [Box<RawValue>; 2],
}

impl Founders {
    async fn gather(address: &str) -> Result<Self> {
        let cookies = [guest(address, "chooser").await?, guest(address, "other").await?];
        let table = lay(address, &cookies[0], "silicon-valley", 2).await?;
        let path = format!("/api/tables/{table}");
        let salt = table::Salt::default();
        post(address, &path, &cookies[1], &json!(Command::Sit { seat: None, salt })).await?;
        post(address, &path, &cookies[0], &json!(Command::Start)).await?;
        let mut chooser = Connection::open(address, &cookies[0]).await?;
        let mut other = Connection::open(address, &cookies[1]).await?;
        let watch = ToServer::Watch { table: table.clone(), have: Have::default() };
        other.send(&watch).await?;
        let seen = news(&mut other, 0).await?;
        chooser.send(&watch).await?;
        let actions = two_answers(&chooser.hear().await?)?;
        Ok(Self { table, chooser, other, seen, actions })
    }

    /// Gives one of the answers; says how long until it is acknowledged, and until the other hears of it.
    async fn answer(&mut self, choice: usize) -> Result<[Duration; 2]> {
        let action = self.actions[choice].clone();
        let start = Instant::now();
        self.say(Command::Act { ply: 0, version: None, action }).await?;
        self.settle(start).await
    }

    async fn take_back(&mut self) -> Result<()> {
        self.say(Command::TakeBack { ply: 1 }).await?;
        self.settle(Instant::now()).await.map(drop)
    }

    async fn say(&mut self, command: Command) -> Result<()> {
        self.chooser.send(&ToServer::Do { id: 1, table: self.table.clone(), command }).await
    }

    /// Waits until both have heard of what was said.
    async fn settle(&mut self, start: Instant) -> Result<[Duration; 2]> {
        let answer = async { acknowledged(&mut self.chooser).await.map(|()| start.elapsed()) };
        let heard = async { news(&mut self.other, self.seen).await.map(|seen| (seen, start.elapsed())) };
        let (answer, (seen, heard)) = tokio::time::timeout(PATIENCE, try_join(answer, heard)).await??;
        self.seen = seen;
        Ok([answer, heard])
    }
}

/// What may be chosen.
fn two_answers(update: &str) -> Result<[Box<RawValue>; 2]> {
    let Notice::Update(News { position: Some(position), .. }) = serde_json::from_str(update)? else {
        bail!("no position: {update}")
    };
    let [first, second] = &position.menu[..] else { bail!("not two founders: {update}") };
    Ok([first.one.to_owned(), second.one.to_owned()])
}

/// Waits for a version of the table that is new; that somebody came or went is none.
async fn news(line: &mut Connection, seen: u64) -> Result<u64> {
    loop {
        match serde_json::from_str(&line.hear().await?)? {
            Notice::Update(News { version, .. }) if version > seen => return Ok(version),
            _ => {}
        }
    }
}

/// Waits for the answer to a request; what else comes before it is passed over.
async fn acknowledged(line: &mut Connection) -> Result<()> {
    loop {
        match serde_json::from_str(&line.hear().await?)? {
            Notice::Done { .. } => return Ok(()),
            Notice::Refused { problem, .. } => return Err(Refusal(problem).into()),
            Notice::Update(_) | Notice::Hello(_) | Notice::Lobby(_) | Notice::Pong => {}
        }
    }
}

/// How long each of the two answers took.
#[derive(Default)]
struct Waits([Vec<Duration>; 2]);

impl Waits {
    /// Half of the waits of one answer were shorter than so many milliseconds.
    fn median(&self, answer: usize) -> f64 {
        let mut waits = self.0[answer].clone();
        waits.sort_unstable();
        waits.get(waits.len() / 2).map_or(0.0, |wait| wait.as_secs_f64() * 1e3)
    }

    /// By how many standard deviations the first answer's ranks among all waits are off their mean.
    fn z(&self) -> f64 {
        let [first, second] = &self.0;
        let mut all: Vec<(Duration, usize)> =
            (first.iter().map(|wait| (*wait, 0))).chain(second.iter().map(|wait| (*wait, 1))).collect();
        all.sort_unstable_by_key(|(wait, _)| *wait);
        let ranks: usize =
            all.iter().enumerate().filter(|(_, (_, answer))| *answer == 0).map(|(rank, _)| rank + 1).sum();
        let (n, m) = (first.len() as f64, second.len() as f64);
        let deviation = (n * m * (n + m + 1.0) / 12.0).sqrt();
        (ranks as f64 - n * (n + m + 1.0) / 2.0) / deviation.max(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waits(first: &[u64], second: &[u64]) -> Waits {
        Waits([first, second].map(|list| list.iter().copied().map(Duration::from_micros).collect()))
    }

    #[test]
    fn ranks_that_lie_alike_do_not_differ() {
        assert!(waits(&[1, 4, 5, 8], &[2, 3, 6, 7]).z().abs() < 1e-9);
    }

    #[test]
    fn an_answer_that_is_always_slower_is_found_out() {
        let (quick, slow): (Vec<u64>, Vec<u64>) = ((0..50).collect(), (50..100).collect());
        let found = waits(&slow, &quick);
        // All 50 ranks are 25 above their mean; the deviation is the root of 50 * 50 * 101 / 12.
        assert!((found.z() - 1250.0 / (252_500.0_f64 / 12.0).sqrt()).abs() < 1e-9, "{}", found.z());
        assert!(found.median(0) > found.median(1));
    }
}
