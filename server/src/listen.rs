use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tower::ServiceExt as _;

use crate::app;
use crate::server::Server;

/// How soon to try again when no connection can be taken, because too many files are open.
const AGAIN: Duration = Duration::from_millis(50);

/// What a server runs on: a thread for each core, and at least two, since a wedged table may keep one busy.
///
/// # Errors
/// When the system has no threads left.
pub fn runtime() -> std::io::Result<Runtime> {
    let threads = std::thread::available_parallelism().map_or(2, usize::from).max(2);
    tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build()
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
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(server.config().limits.patience);
    let door = Door { app: app(server.clone()), server, builder };
    tokio::pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => door.welcome(stream, peer),
                Err(_) => tokio::time::sleep(AGAIN).await,
            },
            () = &mut stop => break,
        }
    }
    drop(listener);
    door.server.close().await;
    Ok(())
}

struct Door {
    app: axum::Router,
    server: Server,
    builder: Builder,
}

impl Door {
    fn welcome(&self, stream: TcpStream, peer: SocketAddr) {
        let Some(connected) = self.server.meter().connect(peer.ip()) else { return };
        // Small messages that wait for others would be slow ones.
        let _ = stream.set_nodelay(true);
        let app = self.app.clone();
        let service = hyper::service::service_fn(move |mut request: Request<hyper::body::Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            app.clone().oneshot(request.map(Body::new))
        });
        let connection = self.builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut closing = self.server.closing();
        tokio::spawn(async move {
            tokio::pin!(connection);
            // Whatever went wrong with a connection is over with it.
            tokio::select! {
                _ = connection.as_mut() => {}
                () = closing.wait() => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            drop(connected);
        });
    }
}
