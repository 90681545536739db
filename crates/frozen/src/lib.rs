//! Rules of another day: matches that are played, and bots that think, in a module that was frozen.
//!
//! [`Rules`] are today's, which run natively, or a [`Program`] that was made of an earlier version.
//! A program runs in an interpreter with fuel and a bound on its memory, in the page by the browser's own engine; every
//! table has an instance of its own, so whatever goes wrong there ends that table's call alone.

#![forbid(unsafe_code)]

mod aside;
mod engine;
mod instance;
mod list;
mod played;
mod program;
mod review;
mod rules;
mod speaker;
mod thinker;

pub use engine::MEMORY;
pub use program::{Program, bring, wanted};
#[cfg(not(target_arch = "wasm32"))]
pub use program::{packed, unpacked};
pub use review::{costliest, review};
pub use rules::Rules;
pub use speaker::Speaker;
