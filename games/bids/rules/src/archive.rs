// Written by `UPDATE_GOLDEN=1 cargo nextest run -p shelf` from games/…/rules/cards.

use table::Archive;
#[cfg(not(frozen_module))]
use table::Archived;

/// Every set that was ever in the box, the earliest first.
#[cfg(not(frozen_module))]
#[rustfmt::skip]
pub(crate) const ARCHIVE: Archive = Archive(&[
    Archived {
        id: "0effd66e76ee674e8ccca4059a44f3ec",
        rules: &[1],
        toml: include_str!("../cards/0effd66e76ee674e8ccca4059a44f3ec.toml"),
    },
]);

/// A module knows its own box alone, and is brought every other set.
#[cfg(frozen_module)]
pub(crate) const ARCHIVE: Archive = Archive::EMPTY;
