use std::path::Path;
use std::time::Duration;

use anyhow::{Result, bail, ensure};
use futures_util::future::join_all;
use server::store::Sql;
use tokio::sync::watch;

use crate::figures::Figures;
use crate::house::House;
use crate::ledger::Audit;
use crate::party::{Party, throw};
use crate::speed::{gather, play};
use crate::{Crowd, connection};

/// How soon to knock again at a server that is away.
const AGAIN: Duration = Duration::from_millis(20);
/// How often it is looked how a server is.
const LOOK: Duration = Duration::from_millis(500);
/// How long a server lives at least before it is killed, in milliseconds, and how much longer at most.
const LIFE: (u64, usize) = (200, 800);
/// How large a file may be while the disk is full, in kilobytes.
const ROOM: u32 = 3_000;

/// Kills the server at random moments while everybody plays: what is lost, what is doubled.
///
/// # Errors
/// When the server does not come back.
pub async fn kills(house: &mut House, crowd: Crowd, kills: u32) -> Result<Figures> {
    let mut parties = gather(std::slice::from_ref(&house.address), crowd).await?;
    let (stop, stopped) = watch::channel(false);
    let killing = async {
        let mut dice = u64::from(kills);
        for _ in 0..kills {
            tokio::time::sleep(Duration::from_millis(LIFE.0 + (throw(&mut dice) % LIFE.1) as u64)).await;
            house.kill().await?;
            house.reopen().await?;
        }
        // Everybody gets to play on before the end.
        tokio::time::sleep(Duration::from_millis(LIFE.0)).await;
        stop.send_replace(true);
        anyhow::Ok(())
    };
    let surviving = join_all(parties.iter_mut().map(|party| survive(party, stopped.clone())));
    let (killed, _) = tokio::join!(killing, surviving);
    killed?;
    let audit = house.audit(&parties).await?;
    let moves: usize = parties.iter().map(|party| party.waits.len()).sum();
    Ok(Figures::default().with("kills", f64::from(kills)).with("moves", moves as f64).with_audit(audit))
}

/// Two servers on one PostgreSQL database, the people of each table at both: one is killed in mid-game,
/// and its people go on at the other.
///
/// # Errors
/// When the servers do not answer.
pub async fn two_servers(program: &Path, database: &str, crowd: Crowd, time: Duration) -> Result<Figures> {
    let (mut one, two) = (House::beside(program, database).await?, House::beside(program, database).await?);
    let mut parties = gather(&[two.address.clone(), one.address.clone()], crowd).await?;
    let (stop, stopped) = watch::channel(false);
    let killing = async {
        tokio::time::sleep(time / 2).await;
        one.kill().await?;
        tokio::time::sleep(time / 2).await;
        stop.send_replace(true);
        anyhow::Ok(())
    };
    let before = std::time::Instant::now();
    let surviving = join_all(parties.iter_mut().map(|party| survive(party, stopped.clone())));
    let (killed, _) = tokio::join!(killing, surviving);
    killed?;
    let mut audit = Audit::default();
    let store = Sql::postgres(database).await?;
    for party in &parties {
        let Audit { lost, doubled } = party.ledger.audit(&store).await?;
        audit = Audit { lost: audit.lost + lost, doubled: audit.doubled + doubled };
    }
    drop(two);
    let waits: Vec<Duration> = parties.into_iter().flat_map(|party| party.waits).collect();
    Ok(Figures::default().with_waits(waits, before.elapsed()).with_audit(audit))
}

/// Waits until the server says that about itself and its database, which it has to do soon.
async fn says(house: &House, status: &str) -> Result<()> {
    let mut answer = String::new();
    for _ in 0..10 {
        answer = connection::health(&house.address).await?;
        if answer.starts_with(status) {
            return Ok(());
        }
        tokio::time::sleep(LOOK).await;
    }
    bail!("`/health` does not say {status}: {answer}")
}

/// Plays until the end, whatever happens to the server meanwhile.
async fn survive(party: &mut Party, mut stopped: watch::Receiver<bool>) {
    let forever = tokio::time::Instant::now() + Duration::from_secs(86_400);
    loop {
        tokio::select! {
            // It comes to an end with the server alone.
            _ = party.play(forever) => {}
            _ = stopped.wait_for(|stopped| *stopped) => break,
        }
        // A server that is away is knocked at until it is back.
        while !*stopped.borrow() && party.resume().await.is_err() {
            tokio::time::sleep(AGAIN).await;
        }
    }
    party.hang_up();
}

/// Lets the disk be full for a while: everybody is told so, and nothing of what was acknowledged is lost.
///
/// # Errors
/// When the server does not say that it cannot write, or does not recover.
pub async fn full_disk(program: &Path, crowd: Crowd) -> Result<Figures> {
    let mut house = House::confined(program, ROOM).await?;
    let mut parties = gather(std::slice::from_ref(&house.address), crowd).await?;
    let full = play(&mut parties, Duration::from_secs(60)).await.err();
    let said = full.and_then(|error| error.downcast::<connection::Refusal>().ok());
    ensure!(
        said.is_some_and(
            |connection::Refusal(problem)| problem.code == wire::Code::Unavailable && problem.retry_after.is_some()
        ),
        "a full disk is not refused as it should be"
    );
    // There may still be room for a little.
    says(&house, "HTTP/1.1 503").await?;
    house.free().await?;
    says(&house, "HTTP/1.1 200").await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    for party in &mut parties {
        party.hang_up();
        party.resume().await?;
    }
    let before: usize = parties.iter().map(|party| party.waits.len()).sum();
    play(&mut parties, Duration::from_secs(1)).await?;
    let after: usize = parties.iter().map(|party| party.waits.len()).sum();
    ensure!(after > before, "the server does not recover");
    Ok(Figures::default()
        .with("moves_before", before as f64)
        .with("moves_after", (after - before) as f64)
        .with_audit(house.audit(&parties).await?))
}
