//! A table in play, wherever it is kept: a server's in its database, a page's in the browser.
//!
//! A [`Sitting`] is what it was [made](Made) as and its journal. [`Sitting::decide`] says what a wish would write
//! there, whoever keeps the journal writes it, and [`Sitting::apply`] lets it happen.
//! Nothing in here waits, reads a clock or keeps anything: the times come with the entries of the journal.

#![forbid(unsafe_code)]

mod bookmarks;
mod clocks;
mod decide;
mod denial;
mod journal;
mod orders;
mod playing;
mod seen;
mod sitting;

pub use clocks::Clocks;
pub use decide::{Granted, Who};
pub use denial::{Breakdown, Denial};
pub use journal::{Absence, Custom, Dated, Happening, Made};
pub use seen::{Around, STAND_IN};
pub use sitting::{Chair, Changed, Holder, Phase, Request, Sitting};
