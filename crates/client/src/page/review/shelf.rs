//! What is kept in the browser of games that are over: records from files, and what the bot thought.

use bots::{Costly, Review};
use serde::{Deserialize, Serialize};

use table::Seat;

use crate::book::Book;
use crate::device;

const FILES: &str = "boardroom.records";
const REVIEWS: &str = "boardroom.reviews";
const WEIGHED: &str = "boardroom.weighed";
/// How many reviews are kept: the oldest goes.
const MOST_REVIEWS: usize = 24;

/// A record from a file, as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct File {
    pub(super) hash: String,
    pub(super) game: String,
    pub(super) names: Vec<String>,
}

/// The records from files, the newest first.
pub(super) fn files() -> Vec<File> {
    device::read(FILES).unwrap_or_default()
}

/// The record with this hash.
pub(super) fn record(hash: &str) -> Option<String> {
    device::text(&record_key(hash))
}

/// Keeps a record from a file.
pub(super) fn keep_record(book: &Book) {
    let names = book.sitters.iter().map(|sitter| sitter.name().to_owned()).collect();
    let mut files = files();
    files.retain(|file| file.hash != book.hash);
    files.insert(0, File { hash: book.hash.clone(), game: book.game.clone(), names });
    device::write(FILES, &files);
    device::write_text(&record_key(&book.hash), &book.record);
}

/// Forgets a record.
pub(super) fn forget_record(hash: &str) {
    let mut files = files();
    files.retain(|file| file.hash != hash);
    device::write(FILES, &files);
    device::remove(&record_key(hash));
}

/// What the bot thought of the record with this hash.
pub(super) fn review(hash: &str) -> Option<Review> {
    device::read(&review_key(hash))
}

/// Keeps what the bot thought.
pub(super) fn keep_review(hash: &str, review: &Review) {
    let mut kept: Vec<String> = device::read(REVIEWS).unwrap_or_default();
    kept.retain(|known| known != hash);
    kept.push(hash.to_owned());
    while kept.len() > MOST_REVIEWS {
        device::remove(&review_key(&kept.remove(0)));
    }
    device::write(REVIEWS, &kept);
    device::write(&review_key(hash), review);
}

/// Which decisions cost a seat most in the game with this hash.
pub(super) fn costly(hash: &str, seat: Seat) -> Option<Vec<Costly>> {
    device::read(&costly_key(&weighed(hash, seat)))
}

/// Keeps which decisions cost a seat most.
pub(crate) fn keep_costly(hash: &str, seat: Seat, costly: &[Costly]) {
    let name = weighed(hash, seat);
    let mut kept: Vec<String> = device::read(WEIGHED).unwrap_or_default();
    kept.retain(|known| *known != name);
    kept.push(name.clone());
    while kept.len() > MOST_REVIEWS {
        device::remove(&costly_key(&kept.remove(0)));
    }
    device::write(WEIGHED, &kept);
    device::write(&costly_key(&name), &costly);
}

fn weighed(hash: &str, seat: Seat) -> String {
    format!("{hash}.{}", seat.index())
}

fn costly_key(name: &str) -> String {
    format!("boardroom.costly.{name}")
}

fn record_key(hash: &str) -> String {
    format!("boardroom.record.{hash}")
}

fn review_key(hash: &str) -> String {
    format!("boardroom.review.{hash}")
}
