use std::io::IsTerminal as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use lab::Progress;

/// As many threads as were asked for, or one for each core.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
}

/// Runs a series of games; Ctrl-C ends it early, and standard error shows how far it is, if it is a terminal.
pub(crate) fn series<T: Send>(games: u64, work: impl FnOnce(&Progress) -> T + Send) -> T {
    let progress = Arc::new(Progress::default());
    stop_at_ctrl_c(Arc::clone(&progress));
    if !std::io::stderr().is_terminal() {
        return work(&progress);
    }
    let (bar, finished) = (ProgressBar::new(games), AtomicBool::new(false));
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta}  {msg}") {
        bar.set_style(style);
    }
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !finished.load(Ordering::Relaxed) {
                bar.set_position(progress.done());
                bar.set_message(progress.note());
                std::thread::sleep(Duration::from_millis(100));
            }
        });
        let result = work(&progress);
        finished.store(true, Ordering::Relaxed);
        bar.finish_and_clear();
        result
    })
}

/// The first Ctrl-C ends the series, a second one the program.
fn stop_at_ctrl_c(progress: Arc<Progress>) {
    std::thread::spawn(move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else { return };
        runtime.block_on(async {
            if tokio::signal::ctrl_c().await.is_ok() {
                progress.stop();
            }
            if tokio::signal::ctrl_c().await.is_ok() {
                std::process::exit(130);
            }
        });
    });
}
