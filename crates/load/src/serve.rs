use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Result;
use server::store::{Sql, Store};
use server::{Config, Limits, Server};
use tokio::net::TcpListener;

/// What a server is told: words that `boardroom serve` understands as well.
#[derive(Clone, Debug, clap::Parser)]
pub struct Serve {
    #[arg(long)]
    address: IpAddr,
    #[arg(long)]
    port: u16,
    #[arg(long)]
    data: PathBuf,
    #[arg(long)]
    database: Option<String>,
    #[arg(long)]
    unlimited: Vec<IpAddr>,
    #[arg(long)]
    no_open: bool,
}

/// Serves until the process is killed.
///
/// # Errors
/// When the database or the port cannot be had.
pub fn serve(words: &Serve) -> Result<()> {
    server::runtime()?.block_on(async {
        let store: Arc<dyn Store> = match &words.database {
            Some(address) => Arc::new(Sql::postgres(address).await?),
            None => Arc::new(Sql::sqlite(&words.data.join("boardroom.db")).await?),
        };
        let limits = Limits { unlimited: words.unlimited.clone(), ..Limits::default() };
        let server = Server::open(store, Config { limits, ..Config::default() }).await?;
        let listener = TcpListener::bind(SocketAddr::new(words.address, words.port)).await?;
        let mut output = std::io::stdout();
        writeln!(output, "http://{}", listener.local_addr()?)?;
        output.flush()?;
        Ok(server::serve(listener, server, std::future::pending()).await?)
    })
}
