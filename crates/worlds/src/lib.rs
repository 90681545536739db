//! Worlds that follow from a number: several servers, their database and their players, and whatever goes wrong.
//!
//! The servers are real, as are the sockets that players speak to them over; the machines, the database and the time are
//! not. Everything happens on one thread, in an order that follows from the number of the world, so a world that shows a
//! mistake is that number. What a world may not do is in `audit`.

#![forbid(unsafe_code)]

mod access;
mod audit;
mod books;
mod database;
mod dice;
mod fate;
mod games;
mod guest;
mod history;
mod line;
mod mirror;
mod node;
mod plants;
mod player;
mod process;
mod wish;
mod world;

use std::sync::{Mutex, MutexGuard, PoisonError};

pub use history::Figures;
pub use plants::{plants, try_all};
pub use world::{Outcome, Tell, live};

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
