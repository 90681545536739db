//! Passwords are hashed slowly on purpose: whoever waits for it has a place in a line, or is refused at once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use wire::{Code, Problem};

use crate::limits::{Caller, Network};
use crate::machine::Machine;
use crate::passwords;
use crate::problem::refuse;
use crate::server::lock;

/// How many wait in a line at most, those whose turn it is included.
const LONGEST: usize = 32;
/// How many of them come from one network.
const EACH: usize = 4;
/// How soon to try again.
const SOON: u32 = 2;

/// The hash of a password that nobody knows.
pub(crate) const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$PjZqNcE9mY3h3DCQ6S3xUZ0pRaNGfKCgyQ9c3dNJoRo";

/// Where passwords are hashed: whoever has a known device waits for nobody else.
#[derive(Debug)]
pub(crate) struct Hashing {
    machine: Arc<dyn Machine>,
    known: Turnstile,
    strangers: Turnstile,
}

/// Who wants a password hashed.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Asker {
    /// Somebody on a device on which they have signed in before.
    Known,
    /// Anybody.
    Stranger(Caller),
}

#[derive(Clone, Debug)]
struct Turnstile {
    turns: Arc<Semaphore>,
    waiting: Arc<Mutex<HashMap<Option<Network>, usize>>>,
}

/// A place in a line, until it is dropped.
#[derive(Debug)]
struct Waiter {
    network: Option<Network>,
    waiting: Arc<Mutex<HashMap<Option<Network>, usize>>>,
}

impl Hashing {
    pub(crate) fn new(machine: Arc<dyn Machine>) -> Self {
        // Each takes much memory and a core for a while.
        Self { machine, known: Turnstile::new(1), strangers: Turnstile::new(2) }
    }

    /// The hash of somebody's new password, if it is not among the first that others would try.
    pub(crate) async fn hash(&self, asker: Asker, name: &str, password: String) -> Result<String, Problem> {
        let (name, salt) = (name.to_owned(), self.machine.bytes::<16>());
        let hash = move || {
            if passwords::is_common(&password, &name) {
                return Err(refuse("password-common", Code::Credentials));
            }
            let hashed = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
            hashed.map(|hash| hash.to_string()).map_err(|_| refuse("server-stumbled", Code::Unavailable))
        };
        self.in_line(asker, hash).await?
    }

    pub(crate) async fn verify(&self, asker: Asker, password: String, hashed: String) -> Result<bool, Problem> {
        let verify = move || {
            let hash = PasswordHash::new(&hashed).ok()?;
            Some(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        };
        Ok(self.in_line(asker, verify).await?.unwrap_or(false))
    }

    async fn in_line<T: Send + 'static>(
        &self,
        asker: Asker,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (line, network) = match asker {
            Asker::Known => (&self.known, None),
            Asker::Stranger(caller) => (&self.strangers, caller.network()),
        };
        let turn = line.turn(network).await?;
        // Whoever does not wait for the answer keeps the turn until the work is done.
        let worked = self.machine.worked(move || {
            let done = work();
            drop(turn);
            done
        });
        worked.await.map_err(|_| refuse("server-closing", Code::Unavailable))
    }
}

impl Turnstile {
    fn new(at_once: usize) -> Self {
        Self { turns: Arc::new(Semaphore::new(at_once)), waiting: Arc::default() }
    }

    async fn turn(&self, network: Option<Network>) -> Result<(OwnedSemaphorePermit, Waiter), Problem> {
        let place = self.place(network)?;
        let turn = self.turns.clone().acquire_owned().await.map_err(|_| refuse("server-closing", Code::Unavailable))?;
        Ok((turn, place))
    }

    /// A place, where the line is not too long and not too many in it come from the same network.
    fn place(&self, network: Option<Network>) -> Result<Waiter, Problem> {
        let mut waiting = lock(&self.waiting);
        let theirs = waiting.get(&network).copied().unwrap_or(0);
        if waiting.values().sum::<usize>() >= LONGEST || (network.is_some() && theirs >= EACH) {
            return Err(Problem { retry_after: Some(SOON), ..refuse("passwords-busy", Code::TooMany) });
        }
        waiting.insert(network, theirs + 1);
        Ok(Waiter { network, waiting: self.waiting.clone() })
    }
}

impl Drop for Waiter {
    fn drop(&mut self) {
        let mut waiting = lock(&self.waiting);
        match waiting.get_mut(&self.network) {
            Some(theirs) if *theirs > 1 => *theirs -= 1,
            Some(_) | None => drop(waiting.remove(&self.network)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::ThisMachine;

    fn network(number: u8) -> Option<Network> {
        Some(Network::of([10, 0, 0, number].into()))
    }

    #[test]
    fn a_line_is_bounded_and_nobody_has_all_of_it() {
        let line = Turnstile::new(1);
        let mut places: Vec<Waiter> = (0..EACH).map(|_| line.place(network(0)).expect("a place")).collect();
        let refused = line.place(network(0)).expect_err("enough of them");
        assert_eq!((refused.code, refused.retry_after), (Code::TooMany, Some(SOON)));
        for number in 1..=(LONGEST - EACH) as u8 {
            places.push(line.place(network(number)).expect("a place for another"));
        }
        assert!(line.place(network(99)).is_err() && line.place(None).is_err(), "it is full");
        places.pop();
        assert!(line.place(network(99)).is_ok());
        drop(places);
        assert!(lock(&line.waiting).is_empty());
    }

    #[tokio::test]
    async fn whoever_has_a_known_device_waits_for_no_stranger() {
        let hashing = Hashing::new(Arc::new(ThisMachine));
        let (_one, _two) = (hashing.strangers.turn(None).await, hashing.strangers.turn(None).await);
        let stranger = hashing.in_line(Asker::Stranger(Caller::default()), || ());
        assert_eq!(hashing.in_line(Asker::Known, || 7).await, Ok(7));
        assert!(tokio::time::timeout(std::time::Duration::from_millis(20), stranger).await.is_err());
    }
}
