//! A way from a server to its database, which can fail as networks do.

use std::sync::Arc;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

#[derive(Clone)]
pub(crate) struct Road {
    port: u16,
    /// How many times everything that was under way was lost without a sign.
    lost: Arc<watch::Sender<u32>>,
    /// Whether whoever wants to listen for news is held up.
    holds: Arc<watch::Sender<bool>>,
    /// How many were.
    held: Arc<watch::Sender<u32>>,
}

impl Road {
    /// A road to a port of this machine.
    pub(crate) async fn to(there: u16) -> Self {
        let gate = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = gate.local_addr().expect("an address").port();
        let road = Self { port, lost: Arc::default(), holds: Arc::default(), held: Arc::default() };
        let way = road.clone();
        tokio::spawn(async move {
            while let Ok((here, _)) = gate.accept().await {
                tokio::spawn(way.clone().carry(here, there));
            }
        });
        road
    }

    pub(crate) fn address(&self) -> String {
        format!("postgres://boardroom@127.0.0.1:{}/postgres", self.port)
    }

    /// Nothing that is under way arrives any more, and nobody is told.
    pub(crate) fn lose_everything(&self) {
        self.lost.send_modify(|times| *times += 1);
    }

    /// From now on whoever wants to listen for news is held up.
    pub(crate) fn hold_listeners(&self) {
        self.holds.send_replace(true);
    }

    /// Waits until somebody is held up who wants to listen.
    pub(crate) async fn listener_is_held(&self) {
        self.held.subscribe().wait_for(|held| *held > 0).await.expect("the road is there");
    }

    pub(crate) fn let_listeners_pass(&self) {
        self.holds.send_replace(false);
    }

    async fn carry(self, here: TcpStream, there: u16) {
        let Ok(there) = TcpStream::connect(("127.0.0.1", there)).await else { return };
        let mut lost = self.lost.subscribe();
        lost.mark_unchanged();
        let ((from_here, to_here), (from_there, to_there)) = (here.into_split(), there.into_split());
        let (there, back) = (self.pass(from_here, to_there), self.pass(from_there, to_here));
        tokio::pin!(there, back);
        tokio::select! {
            () = &mut there => {}
            () = &mut back => {}
            _ = lost.changed() => std::future::pending().await,
        }
    }

    async fn pass(&self, mut from: OwnedReadHalf, mut to: OwnedWriteHalf) {
        let mut bytes = vec![0; 64 * 1024];
        while let Ok(read @ 1..) = from.read(&mut bytes).await {
            if bytes[..read].windows(6).any(|word| word == b"LISTEN") && *self.holds.borrow() {
                self.held.send_modify(|held| *held += 1);
                let _ = self.holds.subscribe().wait_for(|holds| !holds).await;
            }
            if to.write_all(&bytes[..read]).await.is_err() {
                return;
            }
        }
    }
}
