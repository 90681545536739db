use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::failure::{Failure, Result};
use crate::memory::Memory;
use crate::said::{Log, Said, Utterance};
use crate::screen::{Paper, Screen};
use crate::tools;

/// How often the screen is drawn while something runs.
const FRAME: Duration = Duration::from_millis(250);

/// How many parts of steps are named for having taken longest.
const SLOWEST: usize = 3;

/// Several steps towards one end, shown while they run.
pub(crate) struct Steps {
    lines: Mutex<Vec<Row>>,
    screen: Screen,
    log: Log,
    memory: Memory,
    slowest: Mutex<Vec<(Duration, String)>>,
    began: Instant,
    is_over: AtomicBool,
}

/// One step, as it is shown.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// What it is called.
    pub(crate) name: &'static str,
    /// How it stands.
    pub(crate) state: State,
    /// How long it took the last time on this machine.
    pub(crate) last: Option<Duration>,
}

/// How a step stands.
#[derive(Clone, Debug)]
pub(crate) enum State {
    /// It has not begun.
    Waits,
    /// It runs, and perhaps says how much of how much is done.
    Runs { since: Instant, progress: Option<(u32, u32)> },
    /// It holds; what there is to say about it, and what of it could not be checked.
    Holds { took: Duration, said: String, unchecked: Option<String> },
    /// It does not.
    Fails { took: Duration },
    /// Nobody asked for it.
    LeftOut,
}

/// What comes out of a step that holds.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    said: String,
    unchecked: Option<String>,
}

impl Outcome {
    pub(crate) fn new(said: impl Into<String>) -> Self {
        Self { said: said.into(), unchecked: None }
    }

    /// The same, but something of it could not be checked.
    pub(crate) fn without(self, unchecked: impl Into<String>) -> Self {
        Self { unchecked: Some(unchecked.into()), ..self }
    }
}

impl Steps {
    /// The steps of a chore, by their names.
    pub(crate) fn new(chore: &'static str, names: &[&'static str]) -> Result<Self> {
        Self::on(Paper::Output, chore, names)
    }

    /// The steps of a chore, shown on this paper.
    pub(crate) fn on(paper: Paper, chore: &'static str, names: &[&'static str]) -> Result<Self> {
        std::fs::create_dir_all(tools::own_folder())?;
        let memory = Memory::of(chore);
        let line = |name: &&'static str| Row { name, state: State::Waits, last: memory.last(name) };
        Ok(Self {
            lines: Mutex::new(names.iter().map(line).collect()),
            screen: Screen::new(chore, paper),
            log: Log::new(&log_of(chore)),
            memory,
            slowest: Mutex::default(),
            began: Instant::now(),
            is_over: AtomicBool::new(false),
        })
    }

    /// Says what this is, in a line or two.
    pub(crate) fn head(&self, lines: &[String]) {
        self.screen.head(lines);
    }

    /// Shows nothing of what is over sooner than that.
    pub(crate) fn wait(&self, patience: Duration) {
        self.screen.wait(patience);
    }

    /// Shows one line for each change, even in a terminal.
    pub(crate) fn plain(&mut self) {
        self.screen.plain();
    }

    /// Where all this is shown.
    pub(crate) fn screen(&self) -> &Screen {
        &self.screen
    }

    /// Says what failed, why, and what to do; gives a failure that is told.
    pub(crate) fn trouble(&self, chore: &str, failure: Failure) -> Failure {
        self.screen.say(&format!("\n  {failure}\n\n  All that was said: {}", log_of(chore).display()));
        failure.told()
    }

    /// Does the work, and shows how the steps stand meanwhile.
    pub(crate) fn show<T>(&self, work: impl FnOnce() -> T) -> T {
        thread::scope(|scope| {
            let drawer = scope.spawn(|| {
                while !self.is_over.load(Ordering::Acquire) {
                    self.screen.draw(&self.lines(), self.began);
                    thread::park_timeout(FRAME);
                }
            });
            let done = work();
            self.is_over.store(true, Ordering::Release);
            drawer.thread().unpark();
            // What the drawer was about to show is shown here.
            let _ = drawer.join();
            self.screen.settle(&self.lines());
            done
        })
    }

    /// Does one step.
    pub(crate) fn step(&self, name: &str, work: impl FnOnce(&Step<'_>) -> Result<Outcome>) -> Result<()> {
        let index = self.lines().iter().position(|line| line.name == name).expect("a step of this chore");
        let since = Instant::now();
        self.set(index, State::Runs { since, progress: None });
        let outcome = work(&Step { steps: self, index });
        let took = since.elapsed();
        match outcome {
            Ok(Outcome { said, unchecked }) => {
                self.memory.keep(name, took);
                self.set(index, State::Holds { took, said, unchecked });
                Ok(())
            }
            Err(failure) => {
                self.set(index, State::Fails { took });
                Err(failure)
            }
        }
    }

    /// Passes a step over.
    pub(crate) fn leave_out(&self, name: &str) {
        let index = self.lines().iter().position(|line| line.name == name).expect("a step of this chore");
        self.set(index, State::LeftOut);
    }

    /// How the steps stand.
    pub(crate) fn lines(&self) -> MutexGuard<'_, Vec<Row>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How long all this has taken.
    pub(crate) fn took(&self) -> Duration {
        self.began.elapsed()
    }

    /// How long all steps took the last time, where each is known.
    pub(crate) fn last(&self) -> Option<Duration> {
        self.lines().iter().filter(|line| !matches!(line.state, State::LeftOut)).map(|line| line.last).sum()
    }

    /// What took longest of all that was timed within the steps, the slowest first.
    pub(crate) fn slowest(&self) -> Vec<(Duration, String)> {
        self.slowest.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, index: usize, state: State) {
        let mut lines = self.lines();
        lines[index].state = state;
        self.screen.tell(&lines, index);
    }
}

/// Where everything is kept that the commands of a chore said.
pub(crate) fn log_of(chore: &str) -> std::path::PathBuf {
    tools::own_folder().join(format!("{chore}.log"))
}

/// A step that is being done.
pub(crate) struct Step<'a> {
    steps: &'a Steps,
    index: usize,
}

impl Step<'_> {
    /// Says how much of how much is done.
    pub(crate) fn progress(&self, done: u32, all: u32) {
        if let State::Runs { progress, .. } = &mut self.steps.lines()[self.index].state {
            *progress = Some((done, all));
        }
    }

    /// Says how long a part of it took; the slowest of all are shown at the end.
    pub(crate) fn took(&self, part: &str, time: Duration) {
        let mut slowest = self.steps.slowest.lock().unwrap_or_else(PoisonError::into_inner);
        slowest.push((time, part.to_owned()));
        slowest.sort_by(|one, other| other.cmp(one));
        slowest.truncate(SLOWEST);
    }

    /// Runs a command to its end, and fails where it fails.
    pub(crate) fn run(&self, command: &mut Command) -> Result<Said> {
        self.hear(command, &|_| {})
    }

    /// Runs a command to its end; whoever listens hears each line.
    pub(crate) fn hear(&self, command: &mut Command, line: &(dyn Fn(&str) + Sync)) -> Result<Said> {
        self.steps.log.run(command, &|heard| match heard {
            Utterance::Line(text) => line(text),
            Utterance::Progress(done, all) => self.progress(done, all),
        })
    }

    /// Does something with each of these, on as many threads as there are cores, the last first.
    pub(crate) fn on_all_cores<T: Send>(&self, things: Vec<T>, work: impl Fn(T) -> Result<()> + Sync) -> Result<()> {
        let all = things.len() as u32;
        let things = Mutex::new((things, 0));
        let lock = || things.lock().unwrap_or_else(PoisonError::into_inner);
        let worker = || {
            while let Some(thing) = { lock().0.pop() } {
                work(thing)?;
                let mut things = lock();
                things.1 += 1;
                self.progress(things.1, all);
            }
            Ok(())
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..tools::cores()).map(|_| scope.spawn(worker)).collect();
            let mut ended = workers.into_iter().map(thread::ScopedJoinHandle::join);
            ended.try_for_each(|end| end.unwrap_or_else(|_| Err(Failure::new("a worker panicked"))))
        })
    }
}
