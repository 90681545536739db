//! How much processor time processes take.

use std::time::Duration;

use anyhow::{Context as _, Result};

use crate::figures::Figures;

/// Processes whose processor time is compared before and after something.
pub(crate) struct Meter {
    servers: Vec<u32>,
    before: Spent,
}

#[derive(Clone, Copy)]
struct Spent {
    servers: Duration,
    players: Duration,
}

impl Meter {
    /// Begins to measure these servers, and this program, which is all the players.
    pub(crate) fn start(servers: Vec<u32>) -> Result<Self> {
        let before = Spent::so_far(&servers)?;
        Ok(Self { servers, before })
    }

    /// Adds what a move has cost since, in microseconds: the servers, and the players.
    pub(crate) fn read(&self, figures: Figures, moves: usize) -> Result<Figures> {
        let now = Spent::so_far(&self.servers)?;
        let each = |before: Duration, now: Duration| (now - before).as_secs_f64() * 1e6 / moves.max(1) as f64;
        Ok(figures
            .with("server_us_a_move", each(self.before.servers, now.servers))
            .with("players_us_a_move", each(self.before.players, now.players)))
    }
}

impl Spent {
    fn so_far(servers: &[u32]) -> Result<Self> {
        let servers = servers.iter().map(|id| of(&id.to_string())).sum::<Result<Duration>>()?;
        Ok(Self { servers, players: of("self")? })
    }
}

/// What all threads of a process have had so far.
fn of(process: &str) -> Result<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    ticks(&stat)
        .map(|ticks| Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64))
        .with_context(|| format!("/proc/{process}/stat is not as it should be"))
}

/// The ticks for the program and for the kernel on its behalf: the twelfth and thirteenth number after its name.
fn ticks(stat: &str) -> Option<u64> {
    // The name stands in brackets and may hold anything, brackets and spaces too.
    let (_, numbers) = stat.rsplit_once(") ")?;
    let mut numbers = numbers.split(' ').skip(11);
    let mut next = || numbers.next()?.parse::<u64>().ok();
    Some(next()? + next()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_a_process_is_that_of_the_program_and_of_the_kernel_for_it() {
        let stat = "1234 (a (b) c) S 1 1234 1234 0 -1 4194560 1000 2000 0 0 150 50 7 8 20 0 4 0 9999 1 2";
        assert_eq!(ticks(stat), Some(200));
        assert_eq!(ticks("1234 (cut"), None);
        assert_eq!(ticks("1234 (short) S 1 2"), None);
    }

    #[test]
    fn whoever_computes_is_seen_to_take_time() {
        let meter = Meter::start(Vec::new()).expect("this process is there");
        let start = std::time::Instant::now();
        let mut sum = 0_u64;
        while start.elapsed() < Duration::from_millis(60) {
            sum = std::hint::black_box(sum.wrapping_add(1));
        }
        let figures = meter.read(Figures::default(), 1).expect("it is still there");
        assert!(figures.value("players_us_a_move") >= 10_000.0, "{figures:?}");
        assert_eq!(figures.value("server_us_a_move"), 0.0);
    }
}
