//! A server process of a world: it can be slow, stand still and be killed, and its clock can be set.

use std::fmt;
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use server::{Machine, Task};
use tokio::task::AbortHandle;
use tokio::time::{Instant, Sleep};
use wire::Moment;

use crate::dice::Dice;
use crate::lock;

/// When every world begins.
pub(crate) const BEGINNING: Moment = 1_700_000_000_000;
/// How many tasks are remembered before those that have ended are forgotten.
const MANY: usize = 64;

/// How fast a process gets on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    Usual,
    /// Every step takes up to so many milliseconds.
    Slow(u64),
    Frozen,
    Dead,
}

/// A process, from its start to its end.
pub(crate) struct Process {
    start: Instant,
    /// How many milliseconds the clock is off. It belongs to the machine, which outlives the process.
    offset: Arc<AtomicI64>,
    life: Mutex<Life>,
}

struct Life {
    pace: Pace,
    dice: Dice,
    /// One in so many steps is put off, so that others come first.
    unsteady: Option<u64>,
    frozen_since: Option<Instant>,
    /// The tasks that stand still.
    frozen: Vec<Waker>,
    tasks: Vec<AbortHandle>,
}

impl fmt::Debug for Process {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Process")
    }
}

impl Process {
    pub(crate) fn new(start: Instant, offset: Arc<AtomicI64>, dice: Dice, unsteady: Option<u64>) -> Arc<Self> {
        let (frozen, tasks) = (Vec::new(), Vec::new());
        let life = Life { pace: Pace::Usual, dice, unsteady, frozen_since: None, frozen, tasks };
        Arc::new(Self { start, offset, life: Mutex::new(life) })
    }

    /// Carries a task out at the pace of the process, until the process ends.
    pub(crate) fn carry_out(self: &Arc<Self>, task: Task) {
        if lock(&self.life).pace == Pace::Dead {
            return;
        }
        let handle = tokio::spawn(Step { process: self.clone(), task: Some(task), delay: None, put_off: false });
        let mut life = lock(&self.life);
        if life.tasks.len() >= MANY {
            life.tasks.retain(|task| !task.is_finished());
        }
        life.tasks.push(handle.abort_handle());
    }

    /// Says for how long it stood still, if it did so until now.
    pub(crate) fn set_pace(&self, pace: Pace) -> Option<Duration> {
        let mut life = lock(&self.life);
        if life.pace == Pace::Dead {
            return None;
        }
        life.pace = pace;
        let frozen_until_now = life.frozen_since.take().map(|since| since.elapsed());
        life.frozen_since = (pace == Pace::Frozen).then(Instant::now);
        let waking = if pace == Pace::Frozen { Vec::new() } else { std::mem::take(&mut life.frozen) };
        let ended = if pace == Pace::Dead { std::mem::take(&mut life.tasks) } else { Vec::new() };
        drop(life);
        waking.into_iter().for_each(Waker::wake);
        for task in ended {
            task.abort();
        }
        frozen_until_now
    }

    pub(crate) fn is_dead(&self) -> bool {
        lock(&self.life).pace == Pace::Dead
    }
}

/// The process as a server knows it.
#[derive(Clone, Debug)]
pub(crate) struct Ground(pub(crate) Arc<Process>);

impl Machine for Ground {
    fn clock(&self) -> Moment {
        let passed = self.0.start.elapsed().as_millis() as i64;
        BEGINNING.saturating_add_signed(passed + self.0.offset.load(Ordering::Relaxed))
    }

    fn fill(&self, bytes: &mut [u8]) {
        lock(&self.0.life).dice.fill(bytes);
    }

    fn spawn(&self, task: Task) {
        self.0.carry_out(task);
    }

    fn work(&self, work: Box<dyn FnOnce() + Send>) {
        let takes = lock(&self.0.life).dice.millis(0..40);
        self.0.carry_out(Box::pin(async move {
            tokio::time::sleep(takes).await;
            work();
        }));
    }
}

/// A task of a process, which gets on as the process does.
struct Step {
    process: Arc<Process>,
    task: Option<Task>,
    delay: Option<Pin<Box<Sleep>>>,
    put_off: bool,
}

impl Future for Step {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let process = self.process.clone();
        let mut life = lock(&process.life);
        match life.pace {
            Pace::Dead => {
                drop(life);
                self.task = None;
                return Poll::Ready(());
            }
            Pace::Frozen => {
                life.frozen.push(context.waker().clone());
                return Poll::Pending;
            }
            Pace::Slow(most) => {
                let takes = life.dice.within(0..most);
                drop(life);
                let delay =
                    self.delay.get_or_insert_with(|| Box::pin(tokio::time::sleep(Duration::from_millis(takes))));
                if delay.as_mut().poll(context).is_pending() {
                    return Poll::Pending;
                }
                self.delay = None;
            }
            Pace::Usual => {
                let Life { dice, unsteady, .. } = &mut *life;
                let put_off = !self.put_off && unsteady.is_some_and(|times| dice.once_in(times));
                drop(life);
                self.put_off = put_off;
                if put_off {
                    context.waker().wake_by_ref();
                    return Poll::Pending;
                }
            }
        }
        let Some(task) = self.task.as_mut() else { return Poll::Ready(()) };
        let done = task.as_mut().poll(context);
        if done.is_ready() {
            self.task = None;
        }
        done
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::*;

    /// A process in which something counts every 10 ms.
    fn counting() -> (Arc<Process>, Arc<AtomicUsize>) {
        let process = Process::new(Instant::now(), Arc::default(), Dice::new(1, "process"), None);
        let count = Arc::new(AtomicUsize::new(0));
        let counted = count.clone();
        process.carry_out(Box::pin(async move {
            loop {
                tokio::time::sleep(Duration::from_millis(10)).await;
                counted.fetch_add(1, Ordering::Relaxed);
            }
        }));
        (process, count)
    }

    async fn counted_in(count: &AtomicUsize, millis: u64) -> usize {
        let before = count.load(Ordering::Relaxed);
        tokio::time::sleep(Duration::from_millis(millis)).await;
        count.load(Ordering::Relaxed) - before
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_frozen_stands_still_and_goes_on_and_what_is_dead_does_not() {
        let (process, count) = counting();
        assert!(counted_in(&count, 1_000).await > 90);
        process.set_pace(Pace::Frozen);
        assert_eq!(counted_in(&count, 1_000).await, 0);
        process.set_pace(Pace::Slow(100));
        assert!((1..80).contains(&counted_in(&count, 1_000).await));
        process.set_pace(Pace::Usual);
        assert!(counted_in(&count, 1_000).await > 90);
        process.set_pace(Pace::Dead);
        assert_eq!(counted_in(&count, 1_000).await, 0);
        process.set_pace(Pace::Usual);
        assert!(process.is_dead());
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_is_set_is_off_from_then_on() {
        let offset = Arc::new(AtomicI64::new(0));
        let ground = Ground(Process::new(Instant::now(), offset.clone(), Dice::new(1, "clock"), None));
        tokio::time::sleep(Duration::from_millis(250)).await;
        assert_eq!(ground.clock(), BEGINNING + 250);
        offset.store(-1_000, Ordering::Relaxed);
        assert_eq!(ground.clock(), BEGINNING - 750);
    }
}
