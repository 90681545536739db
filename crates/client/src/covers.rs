// Written by `cargo run -p xtask -- list` from games/list.txt.

/// The drawing on the box of each game that has one, by the name of the game.
pub(crate) const COVERS: &[(&str, &str)] = &[
    ("bidness", include_str!("../../../games/bidness/page/cover.svg")),
    ("silicon-valley", include_str!("../../../games/silicon_valley/page/cover.svg")),
    ("bidders", include_str!("../../../games/bidders/page/cover.svg")),
    ("bids", include_str!("../../../games/bids/page/cover.svg")),
    ("furnace", include_str!("../../../games/furnace/page/cover.svg")),
];
