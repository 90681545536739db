// Written by `UPDATE_GOLDEN=1 cargo nextest run -p shelf` from games/…/rules/cards.

use table::Archive;
#[cfg(not(frozen_module))]
use table::Archived;

/// Every set that was ever in the box, the earliest first.
#[cfg(not(frozen_module))]
#[rustfmt::skip]
pub(crate) const ARCHIVE: Archive = Archive(&[
    Archived {
        id: "1d25767c65484df2a9f2743732fe1f69",
        rules: &[1],
        toml: include_str!("../cards/1d25767c65484df2a9f2743732fe1f69.toml"),
    },
    Archived {
        id: "c749b4b91d6cbf6040f6bc237e29639d",
        rules: &[2],
        toml: include_str!("../cards/c749b4b91d6cbf6040f6bc237e29639d.toml"),
    },
    Archived {
        id: "c82b9f783d7522e2dfdf39d0dd582874",
        rules: &[3],
        toml: include_str!("../cards/c82b9f783d7522e2dfdf39d0dd582874.toml"),
    },
    Archived {
        id: "ee4480814ef89819c16290a4aca680be",
        rules: &[3],
        toml: include_str!("../cards/ee4480814ef89819c16290a4aca680be.toml"),
    },
    Archived {
        id: "d094a8d96ebd52aca238c8328334f602",
        rules: &[4],
        toml: include_str!("../cards/d094a8d96ebd52aca238c8328334f602.toml"),
    },
    Archived {
        id: "55afe28b908dc2ab97cf7481473ea6db",
        rules: &[5],
        toml: include_str!("../cards/55afe28b908dc2ab97cf7481473ea6db.toml"),
    },
    Archived {
        id: "16af0b25776a5f0f6ad2b6a99f1f279c",
        rules: &[5],
        toml: include_str!("../cards/16af0b25776a5f0f6ad2b6a99f1f279c.toml"),
    },
    Archived {
        id: "176ee66659f25354e182f55d98966034",
        rules: &[6],
        toml: include_str!("../cards/176ee66659f25354e182f55d98966034.toml"),
    },
]);

/// A module knows its own box alone, and is brought every other set.
#[cfg(frozen_module)]
pub(crate) const ARCHIVE: Archive = Archive::EMPTY;
