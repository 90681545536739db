// Written by `UPDATE_GOLDEN=1 cargo nextest run -p shelf` from games/…/rules/cards.

use table::Archive;
#[cfg(not(frozen_module))]
use table::Archived;

/// Every set that was ever in the box, the earliest first.
#[cfg(not(frozen_module))]
#[rustfmt::skip]
pub(crate) const ARCHIVE: Archive = Archive(&[
    Archived {
        id: "dad4fa628b0e3e7c5b3e60d9d86bbb7c",
        rules: &[1],
        toml: include_str!("../cards/dad4fa628b0e3e7c5b3e60d9d86bbb7c.toml"),
    },
]);

/// A module knows its own box alone, and is brought every other set.
#[cfg(frozen_module)]
pub(crate) const ARCHIVE: Archive = Archive::EMPTY;
