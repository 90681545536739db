//! Brings notices to people who are not there.
//!
//! It knows no table and keeps nothing: whoever has something to tell says to whom, and hears what came of it.
//! Addresses come from strangers, so a [`Road`] leads to the open internet alone.

#![forbid(unsafe_code)]

mod address;
mod hook;
mod mail;
mod notice;
mod push;
mod road;

use ring::hmac;

pub use hook::{Hook, SIGNATURE, is_signed};
pub use mail::{Mail, MailSettings, Part, Post, Sealing, Unposted, mail_address};
pub use notice::Notice;
pub use push::{Browser, Vapid};
pub use road::{Answer, Letter, Lost, Road, host};

/// A text that whoever has the key alone can say of another, as it stands in links.
#[must_use]
pub fn seal(key: &str, text: &str) -> String {
    hex(hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key.as_bytes()), text.as_bytes()).as_ref())
}

/// Bytes as hexadecimal digits.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
