// Written by `UPDATE_GOLDEN=1 cargo nextest run -p shelf` from games/…/rules/cards.

use table::Archive;
#[cfg(not(frozen_module))]
use table::Archived;

/// Every set that was ever in the box, the earliest first.
#[cfg(not(frozen_module))]
#[rustfmt::skip]
pub(crate) const ARCHIVE: Archive = Archive(&[
    Archived {
        id: "f6ce7ee1f7dfe104df1d7fd0c5612834",
        rules: &[1],
        toml: include_str!("../cards/f6ce7ee1f7dfe104df1d7fd0c5612834.toml"),
    },
    Archived {
        id: "9782893364527a57e45e5f7c58808c24",
        rules: &[2],
        toml: include_str!("../cards/9782893364527a57e45e5f7c58808c24.toml"),
    },
    Archived {
        id: "f17db24b562da6b7d7acb419c2b1ee40",
        rules: &[3],
        toml: include_str!("../cards/f17db24b562da6b7d7acb419c2b1ee40.toml"),
    },
]);

/// A module knows its own box alone, and is brought every other set.
#[cfg(frozen_module)]
pub(crate) const ARCHIVE: Archive = Archive::EMPTY;
