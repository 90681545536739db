#[cfg(target_os = "linux")]
use std::cell::Cell;
use std::net::SocketAddr;
#[cfg(target_os = "linux")]
use std::sync::atomic::{AtomicUsize, Ordering};
#[cfg(target_os = "linux")]
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
#[cfg(target_os = "linux")]
use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tower::ServiceExt as _;

use crate::app;
use crate::limits::Held;
use crate::server::Server;

/// How soon to try again when no connection can be taken, because too many files are open.
const AGAIN: Duration = Duration::from_millis(50);

/// How long a connection may take for its last answer when the server ends.
const LAST: Duration = Duration::from_secs(3);

/// How long a worker may take to get its core before the others begin without it.
#[cfg(target_os = "linux")]
const SETTLED: Duration = Duration::from_secs(1);

/// What a server runs on: a thread for each core, and at least two, since a wedged table may keep one busy.
///
/// # Errors
/// When the system has no threads left.
pub fn runtime() -> std::io::Result<Runtime> {
    let threads = std::thread::available_parallelism().map_or(2, usize::from).max(2);
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    #[cfg(target_os = "linux")]
    let settled = keep_apart(&mut builder, threads);
    let runtime = builder.worker_threads(threads).enable_all().build()?;
    // They park as soon as there is nothing to do, and there is nothing to do yet.
    #[cfg(target_os = "linux")]
    if let Some(settled) = settled {
        for _ in 0..threads {
            let _ = settled.recv_timeout(SETTLED);
        }
    }
    Ok(runtime)
}

#[cfg(target_os = "linux")]
thread_local! {
    /// Whether this thread is a worker that has its core.
    static HAS_CORE: Cell<bool> = const { Cell::new(false) };
}

/// Keeps every worker to a core of its own: Linux likes to put those who wake each other on the same one.
///
/// What comes back tells of each worker that has its core; nothing where they are left to the system.
#[cfg(target_os = "linux")]
fn keep_apart(builder: &mut tokio::runtime::Builder, workers: usize) -> Option<Receiver<()>> {
    let all = sched_getaffinity(None).ok()?;
    let cores: Vec<usize> = (0..CpuSet::MAX_CPU).filter(|core| all.is_set(*core)).collect();
    // Where there are more cores than we may use at a time, only the system knows which of them are free.
    if cores.len() != workers {
        return None;
    }
    // A thread is born where its parent is kept; those that think or wait may do so anywhere.
    builder.on_thread_start(move || {
        let _ = sched_setaffinity(None, &all);
    });
    let (tell, settled) = mpsc::channel();
    let taken = AtomicUsize::new(0);
    // Only workers park: whoever does so for the first time is one that has no core yet.
    builder.on_thread_park(move || {
        if HAS_CORE.replace(true) {
            return;
        }
        if let Some(core) = cores.get(taken.fetch_add(1, Ordering::Relaxed)) {
            let mut own = CpuSet::new();
            own.set(*core);
            // Without it everything works as well, only slower.
            let _ = sched_setaffinity(None, &own);
        }
        // Nobody listens any more once all workers have a core.
        let _ = tell.send(());
    });
    Some(settled)
}

/// Serves until `stop` comes back, then lets everything come to its end.
///
/// # Errors
/// None: whatever fails is one connection's business.
pub async fn serve(
    listener: TcpListener,
    server: Server,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let door = Door::new(server);
    tokio::pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    // Small messages that wait for others would be slow ones.
                    let _ = stream.set_nodelay(true);
                    door.welcome(stream, peer);
                }
                Err(_) => tokio::time::sleep(AGAIN).await,
            },
            () = &mut stop => break,
        }
    }
    drop(listener);
    door.server.close().await;
    Ok(())
}

/// Where connections come in.
pub struct Door {
    app: axum::Router,
    server: Server,
    builder: Builder,
}

impl Door {
    /// The door of a server.
    #[must_use]
    pub fn new(server: Server) -> Self {
        let mut builder = Builder::new();
        builder.timer(TokioTimer::new()).header_read_timeout(server.config().limits.patience);
        Self { app: app(server.clone()), server, builder }
    }

    /// Serves whoever comes over a connection, until it is closed.
    pub fn welcome(&self, stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static, peer: SocketAddr) {
        let Some(connected) = self.server.meter().connect(peer.ip()) else { return };
        let app = self.app.clone();
        // A socket has it for longer than the request that it began with.
        let held = Held::new(connected);
        let kept = held.clone();
        let service = hyper::service::service_fn(move |mut request: Request<hyper::body::Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(held.clone());
            app.clone().oneshot(request.map(Body::new))
        });
        let connection = self.builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut closing = self.server.closing();
        self.server.spawn(async move {
            tokio::pin!(connection);
            // Whatever went wrong with a connection is over with it.
            tokio::select! {
                biased;
                _ = connection.as_mut() => {}
                () = closing.wait() => {
                    connection.as_mut().graceful_shutdown();
                    // Whoever does not read keeps nobody waiting.
                    let _ = tokio::time::timeout(LAST, connection).await;
                }
            }
            drop(kept);
        });
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    fn cores_of_this_thread() -> u32 {
        sched_getaffinity(None).expect("an answer").count()
    }

    #[test]
    fn workers_keep_to_a_core_each_and_whoever_thinks_has_all_of_them() {
        let all = cores_of_this_thread();
        let runtime = runtime().expect("a runtime");
        let (working, thinking) = runtime.block_on(async {
            let working = tokio::spawn(async { cores_of_this_thread() }).await.expect("an answer");
            let thinking = tokio::spawn(async { tokio::task::spawn_blocking(cores_of_this_thread).await });
            (working, thinking.await.expect("an answer").expect("an answer"))
        });
        let as_many_as_workers = all as usize == runtime.metrics().num_workers();
        assert_eq!(working, if as_many_as_workers { 1 } else { all });
        assert_eq!(thinking, all);
    }
}
