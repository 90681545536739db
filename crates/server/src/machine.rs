use std::fmt::Debug;
use std::pin::Pin;
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::sync::oneshot;
use wire::Moment;

/// Something that a server does beside everything else.
pub type Task = Pin<Box<dyn Future<Output = ()> + Send>>;

/// What a server takes from the machine that it runs on. Nothing else reaches it but its clients, its database and the
/// time that tokio counts.
pub trait Machine: Debug + Send + Sync + 'static {
    /// What the machine takes the time to be: somebody may set it.
    fn clock(&self) -> Moment;
    /// Fills all of it with bytes that nobody can guess.
    fn fill(&self, bytes: &mut [u8]);
    /// Carries out a task.
    fn spawn(&self, task: Task);
    /// Does work that takes long, and holds up no task.
    fn work(&self, work: Box<dyn FnOnce() + Send>);
}

/// The machine that this program runs on.
#[derive(Clone, Copy, Debug, Default)]
pub struct ThisMachine;

impl Machine for ThisMachine {
    fn clock(&self) -> Moment {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as Moment)
    }

    /// # Panics
    /// When the machine gives no random numbers: then nothing here can be fair or safe.
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the machine gives random numbers");
    }

    fn spawn(&self, task: Task) {
        tokio::spawn(task);
    }

    fn work(&self, work: Box<dyn FnOnce() + Send>) {
        tokio::task::spawn_blocking(work);
    }
}

impl dyn Machine {
    /// Bytes that nobody can guess.
    pub(crate) fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.fill(&mut bytes);
        bytes
    }

    /// A name of 128 bits that nobody can guess, for addresses.
    pub(crate) fn name(&self) -> String {
        self.bytes::<16>().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// What comes of work that takes long, and has begun when this returns; nothing where it panics.
    pub(crate) fn worked<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> oneshot::Receiver<T> {
        let (done, answer) = oneshot::channel();
        // Whoever asked may not wait for it any more.
        self.work(Box::new(move || drop(done.send(work()))));
        answer
    }
}
