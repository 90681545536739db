use std::collections::VecDeque;
use std::fs::File;
use std::io::{Read, Write as _};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::failure::{Failure, Result};

/// How many of the last lines are shown where something fails.
const SHOWN: usize = 20;

/// What commands say: everything goes into a log, the end of it is kept for whoever fails.
pub(crate) struct Log {
    file: Option<Mutex<File>>,
}

impl Log {
    /// A log of its own, in place of that of the last time.
    pub(crate) fn new(path: &Path) -> Self {
        // Without a log everything still works, and what fails still shows its end.
        Self { file: File::create(path).ok().map(Mutex::new) }
    }

    pub(crate) fn write(&self, line: &str) {
        if let Some(file) = &self.file {
            let _ = writeln!(file.lock().unwrap_or_else(PoisonError::into_inner), "{line}");
        }
    }

    /// Runs a command to its end; `heard` is told every line as it is said, and how far cargo is.
    pub(crate) fn run(&self, command: &mut Command, heard: &(dyn Fn(Utterance<'_>) + Sync)) -> Result<Said> {
        let name = format!("{command:?}").replace('"', "");
        self.write(&format!("\n== {name}"));
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let program = Path::new(command.get_program()).file_name().unwrap_or_default().display().to_string();
        let mut child = child.map_err(|error| Failure::new(format!("`{program}` cannot be started: {error}")))?;
        let said = Mutex::new(Said::default());
        let take = |line: &str, is_error: bool| {
            self.write(line);
            said.lock().unwrap_or_else(PoisonError::into_inner).take(line, is_error);
            heard(Utterance::Line(line));
        };
        let (output, errors) = (child.stdout.take(), child.stderr.take());
        thread::scope(|scope| {
            scope.spawn(|| output.map(|stream| listen(stream, &|line| take(line, false), heard)));
            scope.spawn(|| errors.map(|stream| listen(stream, &|line| take(line, true), heard)));
        });
        let status = child.wait()?;
        let said = said.into_inner().unwrap_or_else(PoisonError::into_inner);
        if status.success() { Ok(said) } else { Err(said.failure(&program, status)) }
    }
}

/// Something that a command says while it runs.
#[derive(Clone, Copy)]
pub(crate) enum Utterance<'a> {
    /// A whole line.
    Line(&'a str),
    /// How much of how much cargo has done.
    Progress(u32, u32),
}

/// What a command said.
#[derive(Debug, Default)]
pub(crate) struct Said {
    /// What it wrote to its output.
    pub(crate) output: Vec<String>,
    /// What it wrote beside it, such as cargo's account of itself.
    pub(crate) errors: Vec<String>,
    last: VecDeque<String>,
}

impl Said {
    fn take(&mut self, line: &str, is_error: bool) {
        if is_error { &mut self.errors } else { &mut self.output }.push(line.to_owned());
        // What cargo has done without trouble explains nothing.
        let is_done =
            ["Compiling ", "Checking ", "Documenting "].iter().any(|word| line.trim_start().starts_with(word));
        if !is_done && !line.trim().is_empty() {
            self.last.push_back(line.to_owned());
        }
        if self.last.len() > SHOWN {
            self.last.pop_front();
        }
    }

    fn failure(self, program: &str, status: ExitStatus) -> Failure {
        let last: Vec<String> = self.last.into();
        let failure = Failure::new(format!("`{program}` failed ({status})")).explained_by(&self.errors.join("\n"));
        if failure.remedy.is_empty() { last.into_iter().fold(failure, Failure::with) } else { failure }
    }
}

/// Cuts what comes into lines; cargo's bar ends with a carriage return and is no line.
fn listen(mut stream: impl Read, line: &dyn Fn(&str), heard: &(dyn Fn(Utterance<'_>) + Sync)) {
    let (mut rest, mut bytes) = (Vec::new(), [0; 8192]);
    while let Ok(count @ 1..) = stream.read(&mut bytes) {
        for byte in &bytes[..count] {
            if !matches!(byte, b'\n' | b'\r') {
                rest.push(*byte);
                continue;
            }
            let text = String::from_utf8_lossy(&rest).into_owned();
            match progress(&text) {
                Some((done, all)) => heard(Utterance::Progress(done, all)),
                None if *byte == b'\n' => line(&text),
                None => {}
            }
            rest.clear();
        }
    }
    if !rest.is_empty() {
        line(&String::from_utf8_lossy(&rest));
    }
}

/// How far cargo is, where the text is its bar: "    Building [====>    ] 13/315: syn, serde".
fn progress(text: &str) -> Option<(u32, u32)> {
    let (bar, rest) = text.trim_start().split_once("] ")?;
    if !(bar.starts_with("Building [") || bar.starts_with("Checking [")) {
        return None;
    }
    let (done, rest) = rest.split_once('/')?;
    let all: String = rest.chars().take_while(char::is_ascii_digit).collect();
    Some((done.parse().ok()?, all.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hear(bytes: &[u8]) -> (Vec<String>, Vec<(u32, u32)>) {
        let (lines, bars) = (Mutex::new(Vec::new()), Mutex::new(Vec::new()));
        let line = |line: &str| lines.lock().expect("one thread").push(line.to_owned());
        let bar = |heard: Utterance<'_>| {
            if let Utterance::Progress(done, all) = heard {
                bars.lock().expect("one thread").push((done, all));
            }
        };
        listen(bytes, &line, &bar);
        (lines.into_inner().expect("one thread"), bars.into_inner().expect("one thread"))
    }

    #[test]
    fn the_bar_of_cargo_is_read_and_is_no_line() {
        let (lines, bars) =
            hear(b"   Compiling serde v1\n    Building [==>   ] 13/315: syn, serde\r    Building [=>] 2/4\rdone");
        assert_eq!(lines, ["   Compiling serde v1", "done"]);
        assert_eq!(bars, [(13, 315), (2, 4)]);
    }

    #[test]
    fn a_line_that_only_looks_like_a_bar_is_a_line() {
        let (lines, bars) = hear(b"the list [a, b] 3/4 is short\n");
        assert_eq!((lines.len(), bars.len()), (1, 0));
    }

    #[test]
    fn a_command_that_fails_shows_its_last_lines() {
        let log = Log { file: None };
        let mut command = Command::new("sh");
        command.args(["-c", "for i in $(seq 30); do echo line $i; done; exit 3"]);
        let failure = log.run(&mut command, &|_| {}).expect_err("it fails");
        assert_eq!(failure.remedy.len(), SHOWN);
        assert_eq!(failure.remedy.last().map(String::as_str), Some("line 30"));
    }

    #[test]
    fn a_missing_c_compiler_is_named_with_what_to_do() {
        let log = Log { file: None };
        let mut command = Command::new("sh");
        command.args(["-c", "echo 'error: linker `cc` not found' >&2; exit 101"]);
        let failure = log.run(&mut command, &|_| {}).expect_err("it fails");
        assert!(failure.what.starts_with("A C compiler is missing"), "{failure}");
        assert!(!failure.remedy.is_empty());
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let failure =
            Log { file: None }.run(&mut Command::new("no-such-program"), &|_| {}).expect_err("it is not there");
        assert!(failure.what.contains("`no-such-program` cannot be started"), "{failure}");
    }
}
