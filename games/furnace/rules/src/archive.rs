// Written by `UPDATE_GOLDEN=1 cargo nextest run -p shelf` from games/…/rules/cards.

use table::Archive;
#[cfg(not(frozen_module))]
use table::Archived;

/// Every set that was ever in the box, the earliest first.
#[cfg(not(frozen_module))]
#[rustfmt::skip]
pub(crate) const ARCHIVE: Archive = Archive(&[
    Archived {
        id: "1a869d9650e6b45c0369a15cf100231a",
        rules: &[1],
        toml: include_str!("../cards/1a869d9650e6b45c0369a15cf100231a.toml"),
    },
    Archived {
        id: "3b08a44dd142e363b22d7b51731bf042",
        rules: &[1],
        toml: include_str!("../cards/3b08a44dd142e363b22d7b51731bf042.toml"),
    },
    Archived {
        id: "7a23d8627f94e8b5061458b1d9c76bb5",
        rules: &[2],
        toml: include_str!("../cards/7a23d8627f94e8b5061458b1d9c76bb5.toml"),
    },
    Archived {
        id: "4723b584642c43a0acdf97fab35314b5",
        rules: &[3],
        toml: include_str!("../cards/4723b584642c43a0acdf97fab35314b5.toml"),
    },
    Archived {
        id: "6db4cb75db2e53c9c203590aad992946",
        rules: &[4],
        toml: include_str!("../cards/6db4cb75db2e53c9c203590aad992946.toml"),
    },
    Archived {
        id: "104aaca1eacb749c7807bd6e8d714c56",
        rules: &[5],
        toml: include_str!("../cards/104aaca1eacb749c7807bd6e8d714c56.toml"),
    },
    Archived {
        id: "821a18f9de14dd7f65c5ae88553c09a2",
        rules: &[6],
        toml: include_str!("../cards/821a18f9de14dd7f65c5ae88553c09a2.toml"),
    },
]);

/// A module knows its own box alone, and is brought every other set.
#[cfg(frozen_module)]
pub(crate) const ARCHIVE: Archive = Archive::EMPTY;
