//! What must hold whatever a fuzzer makes of its bytes.
//!
//! Each program in `fuzz_targets` hands its bytes to one function of this crate, which panics where a promise is broken.

#![forbid(unsafe_code)]

mod cards;
mod choices;
mod record;
mod wire;

pub use cards::cards;
pub use choices::{STEP, choices};
pub use record::record;
pub use wire::{new_table, to_client, to_server};
