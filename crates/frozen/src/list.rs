// Written by `cargo run -p xtask -- list` from games/list.txt.

use crate::program::Kept;

/// The modules that are kept in the tree.
pub(crate) const KEPT: &[Kept] = &[];
