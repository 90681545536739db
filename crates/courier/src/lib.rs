//! Brings notices to people who are not there.
//!
//! It knows no table and keeps nothing: whoever has something to tell says to whom, and hears what came of it.
//! Addresses come from strangers, so a [`Road`] leads to the open internet alone.

#![forbid(unsafe_code)]

mod address;
mod hook;
mod notice;
mod road;

pub use hook::{Hook, SIGNATURE, is_signed};
pub use notice::Notice;
pub use road::{Answer, Letter, Lost, Road, host};

/// Bytes as hexadecimal digits.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
