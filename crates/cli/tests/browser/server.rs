use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// A server of its own, with a database of its own, which ends with the test.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
    _data: TempDir,
}

impl Server {
    pub(crate) fn start() -> Self {
        let data = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(env!("CARGO_BIN_EXE_boardroom"))
            .args(["serve", "--no-open", "--port", "0", "--bot-pause", "0", "--orders-at-once", "true", "--data"])
            .arg(data.path())
            .env("BOARDROOM_LANGUAGE", "en")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("the server says something");
        let address =
            line.split_whitespace().find(|word| word.starts_with("http")).expect("it says its address").to_owned();
        Self { child, address, _data: data }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
