use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The 256 bits from which everything random in a game follows.
///
/// Whoever knows the seed knows the deal, so it is shown to nobody before the game is over.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

/// What the dealer publishes before the game so that the seed cannot be exchanged later.
///
/// No outcome is ever derived from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

/// What a player adds to the seed, so that the dealer alone cannot choose the deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Salt([u8; 32]);

/// A text that should have been 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a number of 64 hexadecimal digits")]
pub struct BadHex(String);

impl Seed {
    /// The seed with exactly these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed that a text names: 64 hexadecimal digits stand for themselves, any other text is hashed.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        text.parse().unwrap_or_else(|_| Self(digest(b"boardroom seed", [text.as_bytes()])))
    }

    /// The bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What may be published of this seed before the game.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(digest(b"boardroom commitment", [self.0.as_slice()]))
    }

    /// The seed that deals the cards once every seat has added its salt.
    #[must_use]
    pub fn salted(&self, salts: &[Salt]) -> Self {
        Self(digest(
            b"boardroom deal",
            std::iter::once(self.0.as_slice()).chain(salts.iter().map(|salt| salt.0.as_slice())),
        ))
    }
}

impl Salt {
    /// The salt with exactly these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

/// SHA-256 over a label and parts of fixed length, so that no two uses can collide.
fn digest<'a>(label: &[u8], parts: impl IntoIterator<Item = &'a [u8]>) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update([label.len() as u8]);
    hash.update(label);
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

pub(crate) fn to_hex(bytes: &[u8]) -> String {
    const DIGITS: [char; 16] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];
    bytes.iter().flat_map(|byte| [byte >> 4, byte & 15].map(|digit| DIGITS[usize::from(digit)])).collect()
}

fn from_hex(text: &str) -> Result<[u8; 32], BadHex> {
    let bad = || BadHex(text.chars().take(80).collect());
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(bad());
    }
    let mut bytes = [0; 32];
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        let digits = std::str::from_utf8(digits).map_err(|_| bad())?;
        *byte = u8::from_str_radix(digits, 16).map_err(|_| bad())?;
    }
    Ok(bytes)
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A seed in a log file would give the deal away.
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = BadHex;

    fn from_str(text: &str) -> Result<Self, BadHex> {
        from_hex(text).map(Self)
    }
}

impl TryFrom<String> for Seed {
    type Error = BadHex;

    fn try_from(text: String) -> Result<Self, BadHex> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        to_hex(&seed.0)
    }
}

impl TryFrom<String> for Commitment {
    type Error = BadHex;

    fn try_from(text: String) -> Result<Self, BadHex> {
        from_hex(&text).map(Self)
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> Self {
        to_hex(&commitment.0)
    }
}

impl TryFrom<String> for Salt {
    type Error = BadHex;

    fn try_from(text: String) -> Result<Self, BadHex> {
        from_hex(&text).map(Self)
    }
}

impl From<Salt> for String {
    fn from(salt: Salt) -> Self {
        to_hex(&salt.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_written_as_digits_stands_for_itself() {
        let seed = Seed::from_text("anything");
        assert_eq!(Seed::from_text(&String::from(seed.clone())), seed);
        assert_ne!(Seed::from_text("anything else"), seed);
    }

    #[test]
    fn every_salt_changes_the_deal_and_none_changes_the_commitment() {
        let seed = Seed::from_text("s");
        let salts = [Salt::new([1; 32]), Salt::new([2; 32])];
        let swapped = [salts[1], salts[0]];
        assert_ne!(seed.salted(&salts), seed.salted(&swapped));
        assert_ne!(seed.salted(&salts), seed.salted(&salts[..1]));
        assert_ne!(seed.salted(&[]), seed);
        assert_ne!(String::from(seed.commitment()), String::from(seed.salted(&[])));
    }

    #[test]
    fn a_text_that_is_not_a_seed_is_refused_with_the_reason() {
        let error = "xyz".parse::<Seed>().expect_err("too short");
        assert_eq!(error.to_string(), "`xyz` is not a number of 64 hexadecimal digits");
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }
}
