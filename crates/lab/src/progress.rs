use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// How far a series of games is, and the way to end it early.
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicU64,
    stopped: AtomicBool,
    note: Mutex<String>,
}

impl Progress {
    /// How many games are finished.
    pub fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// How it stands so far, in a line; empty where there is nothing to say yet.
    pub fn note(&self) -> String {
        self.note.lock().map(|note| note.clone()).unwrap_or_default()
    }

    /// Leaves the games that are being played, which then do not count, and starts no others.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has ended the series early.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    pub(crate) fn finished(&self, games: u64) {
        self.done.fetch_add(games, Ordering::Relaxed);
    }

    pub(crate) fn take_note(&self, text: String) {
        if let Ok(mut note) = self.note.lock() {
            *note = text;
        }
    }
}

/// Shares the games of a series among threads, each of which counts for itself.
///
/// `play` says whether the game was played to its end; the series ends with the first that was not.
///
/// # Panics
/// When a game panics.
pub fn share<T: Send>(
    threads: usize,
    games: Range<u64>,
    progress: &Progress,
    count: impl Fn() -> T + Sync,
    play: impl Fn(&mut T, u64) -> bool + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(games.start);
    let work = || {
        let mut counted = count();
        while !progress.is_stopped() {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games.end || !play(&mut counted, game) {
                break;
            }
            progress.finished(1);
        }
        counted
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().expect("bots and rules do not panic")).collect()
    })
}
