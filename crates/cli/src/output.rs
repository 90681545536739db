use std::io::Write as _;

use anyhow::Result;

use crate::trouble::{OrTrouble as _, Trouble};

/// Writes to standard output; a closed pipe is an error like any other, not a panic.
pub(crate) fn print(text: &str) -> Result<()> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).or_trouble(|| Trouble::new("output-unwritable"))
}

/// Writes a line to standard output.
pub(crate) fn line(text: &str) -> Result<()> {
    print(&format!("{text}\n"))
}

/// Writes JSON to standard output.
pub(crate) fn json(value: &impl serde::Serialize) -> Result<()> {
    line(&serde_json::to_string_pretty(value)?)
}
