//! A PostgreSQL server of its own for a test, on loopback, gone with it.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

pub(crate) struct Postgres {
    folder: TempDir,
    port: u16,
}

impl Postgres {
    /// Starts a server with an empty database.
    pub(crate) fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        if is_root() {
            good(Command::new("chown").arg("-R").arg("postgres").arg(folder.path()));
        }
        let data = folder.path().join("data");
        good(
            as_user("initdb").args(["--no-sync", "--auth=trust", "--username=boardroom", "--encoding=UTF8"]).arg(&data),
        );
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").port();
        let postgres = Self { folder, port };
        postgres.come();
        postgres
    }

    /// Is there.
    pub(crate) fn come(&self) {
        let port = self.port;
        let options = format!("-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off");
        let mut start = as_user("pg_ctl");
        start.args(["--wait", "--silent", "--options", &options, "--log"]).arg(self.folder.path().join("log"));
        good(start.arg("--pgdata").arg(self.folder.path().join("data")).arg("start"));
    }

    /// Is gone, with every connection.
    pub(crate) fn go(&self) {
        let mut stop = as_user("pg_ctl");
        stop.args(["--mode", "immediate", "--silent", "--pgdata"]).arg(self.folder.path().join("data")).arg("stop");
        let _ = stop.stdout(Stdio::null()).status();
    }

    /// Stands still, with every connection, until [`Postgres::go_on`]: nobody is told.
    pub(crate) fn stand_still(&self) {
        self.signal("-STOP");
    }

    pub(crate) fn go_on(&self) {
        self.signal("-CONT");
    }

    /// Sends all its processes a signal: first the one that makes the others.
    fn signal(&self, signal: &str) {
        let file = std::fs::read_to_string(self.folder.path().join("data/postmaster.pid")).unwrap_or_default();
        let Some(first) = file.lines().next() else { return };
        let send = |process: &str| drop(Command::new("kill").args([signal, process]).stderr(Stdio::null()).status());
        send(first);
        let others = std::fs::read_to_string(format!("/proc/{first}/task/{first}/children")).unwrap_or_default();
        others.split_whitespace().for_each(send);
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    pub(crate) fn address(&self) -> String {
        format!("postgres://boardroom@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.go_on();
        self.go();
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output().expect("the system says who runs this");
    output.stdout.trim_ascii() == b"0"
}

/// A program of PostgreSQL; the server refuses to run as root, so root runs it as its own user.
fn as_user(program: &str) -> Command {
    let program = binaries().join(program);
    let mut command = Command::new(if is_root() { Path::new("setpriv") } else { &program });
    if is_root() {
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program);
    }
    command.current_dir("/");
    command
}

/// Where Debian and others put the programs of the newest version.
fn binaries() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions.map(|version| version.path().join("bin")).filter(|bin| bin.join("initdb").exists()).max();
    newest.unwrap_or_else(|| PathBuf::from("/usr/bin"))
}

fn good(command: &mut Command) {
    let output = command
        .output()
        .unwrap_or_else(|error| panic!("{command:?} needs PostgreSQL, which `cargo verify` installs: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
}
