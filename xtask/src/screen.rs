use std::fmt::Write as _;
use std::io::{IsTerminal as _, Write as _};
use std::process::{Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::figures::{grouped, roughly, time};
use crate::steps::{Row, State};

/// How often a step that goes on says so where lines cannot be rewritten.
const STILL: Duration = Duration::from_secs(60);

/// The width of the bar that shows how much is done.
const BAR: usize = 16;

/// Columns of what a step is called, and of what there is to say about it.
const NAME: usize = 26;
const SAID: usize = 30;

/// Where steps are shown: a terminal, whose lines are rewritten, or anything else, which gets a line for each change.
pub(crate) struct Screen {
    chore: &'static str,
    paper: Paper,
    size: Option<Size>,
    is_coloured: bool,
    state: Mutex<Shown>,
}

/// What is written on.
#[derive(Clone, Copy)]
pub(crate) enum Paper {
    /// The output, where this is what was asked for.
    Output,
    /// Beside the output, which belongs to the program that is started.
    Beside,
}

impl Paper {
    fn is_terminal(self) -> bool {
        match self {
            Self::Output => std::io::stdout().is_terminal(),
            Self::Beside => std::io::stderr().is_terminal(),
        }
    }

    /// Writes; whoever has closed the other end sees nothing, and that is all.
    fn write(self, text: &str) {
        let _ = match self {
            Self::Output => std::io::stdout().write_all(text.as_bytes()).and_then(|()| std::io::stdout().flush()),
            Self::Beside => std::io::stderr().write_all(text.as_bytes()),
        };
    }
}

/// How large a terminal is.
#[derive(Clone, Copy)]
struct Size {
    rows: usize,
    columns: usize,
}

#[derive(Default)]
struct Shown {
    /// What is said before anything else, until it is said.
    head: Vec<String>,
    /// How many rows the last frame had.
    rows: usize,
    /// How long nothing is shown, in case it is over by then.
    patience: Duration,
    /// For each step, when its last line was written.
    told: Vec<Option<Instant>>,
}

impl Screen {
    pub(crate) fn new(chore: &'static str, paper: Paper) -> Self {
        let variable = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let is_plain = variable("CI") || std::env::var("TERM").is_ok_and(|term| term == "dumb");
        let size = (paper.is_terminal() && !is_plain).then(Size::here);
        Self { chore, paper, size, is_coloured: size.is_some() && !variable("NO_COLOR"), state: Mutex::default() }
    }

    /// Shows one line for each change, whatever this is.
    pub(crate) fn plain(&mut self) {
        (self.size, self.is_coloured) = (None, false);
    }

    /// Shows nothing of what is over sooner than that.
    pub(crate) fn wait(&self, patience: Duration) {
        self.state().patience = patience;
    }

    /// What is said first.
    pub(crate) fn head(&self, lines: &[String]) {
        self.state().head = lines.to_vec();
    }

    /// Draws a frame, or says what still goes on.
    pub(crate) fn draw(&self, lines: &[Row], began: Instant) {
        let mut shown = self.state();
        if began.elapsed() < shown.patience {
            return;
        }
        shown.say_head(self.paper);
        let Some(size) = self.size else { return self.say_still(&mut shown, lines) };
        let mut frame: Vec<String> =
            lines.iter().enumerate().map(|(at, line)| self.row(at, line, lines.len())).collect();
        frame.extend([String::new(), rest(lines, began)]);
        shown.replace(&window(frame, lines, size), size.columns, self.paper);
    }

    /// Draws how everything stands in the end.
    pub(crate) fn settle(&self, lines: &[Row]) {
        let mut shown = self.state();
        if let Some(size) = self.size.filter(|_| shown.rows > 0) {
            let frame: Vec<String> =
                lines.iter().enumerate().map(|(at, line)| self.row(at, line, lines.len())).collect();
            shown.replace(&frame, size.columns, self.paper);
        }
    }

    /// Takes the last frame away, for something that says the same.
    pub(crate) fn clear(&self) {
        if let Some(size) = self.size {
            self.state().replace(&[], size.columns, self.paper);
        }
    }

    /// Writes a line.
    pub(crate) fn say(&self, line: &str) {
        self.paper.write(&format!("{line}\n"));
    }

    /// Whether anything was shown.
    pub(crate) fn has_shown(&self) -> bool {
        self.state().head.is_empty()
    }

    /// Says that a step has changed, where lines cannot be rewritten.
    pub(crate) fn tell(&self, lines: &[Row], index: usize) {
        let mut shown = self.state();
        shown.told.resize(lines.len(), None);
        if self.size.is_some() || (!shown.head.is_empty() && !shown.patience.is_zero()) {
            return;
        }
        shown.say_head(self.paper);
        shown.told[index] = Some(Instant::now());
        let text = match &lines[index].state {
            State::Waits | State::LeftOut => return,
            State::Runs { .. } => "running".to_owned(),
            State::Holds { took, said, unchecked } => {
                let said = [Some(said.as_str()).filter(|said| !said.is_empty()), unchecked.as_deref()];
                let said = said.into_iter().flatten().collect::<Vec<_>>().join("; ");
                format!("ok ({}){}{said}", time(*took), if said.is_empty() { "" } else { ": " })
            }
            State::Fails { took } => format!("FAILED ({})", time(*took)),
        };
        self.say_line(lines, index, &text);
    }

    fn say_still(&self, shown: &mut Shown, lines: &[Row]) {
        shown.told.resize(lines.len(), None);
        for (index, line) in lines.iter().enumerate() {
            let State::Runs { since, progress } = line.state else { continue };
            let is_due = shown.told[index].is_none_or(|told| told.elapsed() >= STILL);
            if is_due {
                shown.told[index] = Some(Instant::now());
                let far = progress.map(|(done, all)| format!(", {} of {}", grouped(done), grouped(all)));
                self.say_line(lines, index, &format!("{}{}", time(since.elapsed()), far.unwrap_or_default()));
            }
        }
    }

    fn say_line(&self, lines: &[Row], index: usize, text: &str) {
        let name = lines[index].name.to_lowercase();
        self.say(&format!("{} {}/{} {name}: {text}", self.chore, index + 1, lines.len()));
    }

    /// A step in a line: its sign, its number, what it is called, what there is to say, and its time.
    fn row(&self, index: usize, line: &Row, count: usize) -> String {
        let (sign, said, took) = match &line.state {
            State::Waits => ("    ", String::new(), None),
            State::Runs { since, progress } => {
                ("[..]", progress.map(|(done, all)| bar(done, all)).unwrap_or_default(), Some(since.elapsed()))
            }
            State::Holds { took, said, unchecked } => match unchecked {
                Some(unchecked) => ("[--]", unchecked.clone(), Some(*took)),
                None => ("[ok]", said.clone(), Some(*took)),
            },
            State::Fails { took } => ("[no]", String::new(), Some(*took)),
            State::LeftOut => ("    ", "not run".to_owned(), None),
        };
        let number = format!("{}/{count}", index + 1);
        let took = took.map(time).unwrap_or_default();
        let row = match self.size {
            Some(Size { columns, .. }) if columns < 60 => format!("{number:>5}  {:<NAME$}{took:>9}", line.name),
            _ => format!("{number:>5}  {:<NAME$}{:<SAID$}{took:>9}", line.name, cut(&said, SAID - 1)),
        };
        format!("  {} {}", self.signed(sign), row.trim_end())
    }

    /// A sign in its colour, where there are colours; the sign itself says the same.
    pub(crate) fn signed(&self, sign: &str) -> String {
        let colour = match sign {
            "[ok]" => "32",
            "[no]" => "31",
            "[--]" => "33",
            _ => return sign.to_owned(),
        };
        if self.is_coloured { format!("\x1b[{colour}m{sign}\x1b[0m") } else { sign.to_owned() }
    }

    fn state(&self) -> MutexGuard<'_, Shown> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shown {
    fn say_head(&mut self, paper: Paper) {
        for line in self.head.drain(..) {
            paper.write(&format!("{line}\n"));
        }
    }

    /// Puts a frame in the place of the last one, in one piece, so that nothing flickers.
    fn replace(&mut self, frame: &[String], columns: usize, paper: Paper) {
        let mut text = String::new();
        if self.rows > 0 {
            let _ = write!(text, "\x1b[{}A", self.rows);
        }
        for line in frame {
            // A line that were wrapped would be two, and the next frame would begin in the wrong row.
            let _ = writeln!(text, "{}\x1b[K", cut_signed(line, columns));
        }
        text += "\x1b[J";
        self.rows = frame.len();
        paper.write(&text);
    }
}

impl Size {
    /// The size of this terminal, or the usual one where nobody knows.
    fn here() -> Self {
        let terminal = std::fs::File::open("/dev/tty").ok();
        let size = terminal.and_then(|terminal| {
            let said = Command::new("stty").arg("size").stdin(terminal).stderr(Stdio::null()).output().ok()?;
            let said = String::from_utf8(said.stdout).ok()?;
            let (rows, columns) = said.trim().split_once(' ')?;
            Some((rows.parse().ok()?, columns.parse().ok()?))
        });
        let (rows, columns) = size.filter(|(rows, columns)| *rows > 0 && *columns > 0).unwrap_or((24, 80));
        Self { rows, columns }
    }
}

/// As much of a frame as the terminal has rows for, what runs in any case.
fn window(frame: Vec<String>, lines: &[Row], size: Size) -> Vec<String> {
    let room = size.rows.saturating_sub(2).max(3);
    if frame.len() <= room {
        return frame;
    }
    let first = lines.iter().position(|line| matches!(line.state, State::Runs { .. })).unwrap_or(0);
    let steps = frame.len() - 2;
    let from = first.min(steps.saturating_sub(room - 2));
    frame[from..(from + room - 2).min(steps)].iter().chain(&frame[steps..]).cloned().collect()
}

/// What is left, from how long everything took the last time.
fn rest(lines: &[Row], began: Instant) -> String {
    let left = lines.iter().map(|line| match &line.state {
        State::Waits => line.last,
        State::Runs { since, progress } => {
            // A bar that is well on its way knows better than the last time.
            let by_bar = progress
                .filter(|(done, all)| done * 4 > *all)
                .map(|(done, all)| since.elapsed().mul_f64(f64::from(all - done.min(all)) / f64::from(done)));
            by_bar.or_else(|| Some(line.last?.saturating_sub(since.elapsed())))
        }
        State::Holds { .. } | State::Fails { .. } | State::LeftOut => Some(Duration::ZERO),
    });
    let left: Option<Duration> = left.sum();
    let so_far = time(began.elapsed());
    let left = left.map_or_else(String::new, |left| format!(", about {} left", roughly(left)));
    format!("  {so_far} so far{left}; Ctrl-C stops, what is built stays")
}

fn bar(done: u32, all: u32) -> String {
    let full = (BAR as u64 * u64::from(done) / u64::from(all.max(1))).min(BAR as u64) as usize;
    format!("{}{} {} of {}", "#".repeat(full), ".".repeat(BAR - full), grouped(done), grouped(all))
}

/// The line, cut so that it fits into a row; a colour takes no room.
fn cut_signed(line: &str, columns: usize) -> String {
    let (mut shown, mut room, mut is_colour) = (String::new(), columns.saturating_sub(1), false);
    for letter in line.chars() {
        is_colour |= letter == '\x1b';
        if !is_colour {
            let Some(rest) = room.checked_sub(1) else { break };
            room = rest;
        }
        is_colour &= letter != 'm';
        shown.push(letter);
    }
    shown
}

/// The text, cut behind `width` letters.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width - 3).chain("...".chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_cut_to_the_row_and_colours_take_no_room() {
        assert_eq!(cut_signed("abcdef", 5), "abcd");
        assert_eq!(cut_signed("\x1b[32m[ok]\x1b[0m abc", 7), "\x1b[32m[ok]\x1b[0m a");
    }

    #[test]
    fn a_bar_shows_how_much_is_done() {
        assert_eq!(bar(0, 4), "................ 0 of 4");
        assert_eq!(bar(1_200, 2_400), "########........ 1 200 of 2 400");
        assert_eq!(bar(5, 0), "################ 5 of 0");
    }

    #[test]
    fn where_there_are_few_rows_what_runs_is_shown() {
        let waits = Row { name: "waits", state: State::Waits, last: None };
        let runs = Row { state: State::Runs { since: Instant::now(), progress: None }, ..waits.clone() };
        let mut lines = vec![waits; 20];
        lines[12] = runs;
        let frame: Vec<String> = (0..22).map(|row| row.to_string()).collect();
        let shown = window(frame, &lines, Size { rows: 10, columns: 80 });
        assert_eq!(shown, ["12", "13", "14", "15", "16", "17", "20", "21"]);
    }

    #[test]
    fn what_is_left_is_guessed_only_where_every_step_is_known() {
        let known = Row { name: "a", state: State::Waits, last: Some(Duration::from_secs(120)) };
        let unknown = Row { last: None, ..known.clone() };
        assert!(rest(&[known.clone(), unknown], Instant::now()).starts_with("  0 s so far; "));
        assert!(rest(&[known], Instant::now()).starts_with("  0 s so far, about 2 minutes left; "));
    }
}
