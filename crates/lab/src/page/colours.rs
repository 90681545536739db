// Written by `cargo run -p xtask -- list` from games/list.txt.

/// The colours of each game that has its own.
pub(super) const COLOURS: &[&str] = &[
    include_str!("../../../../games/bidness/page/colours.css"),
    include_str!("../../../../games/silicon_valley/page/colours.css"),
    include_str!("../../../../games/bidders/page/colours.css"),
    include_str!("../../../../games/bids/page/colours.css"),
    include_str!("../../../../games/furnace/page/colours.css"),
];
