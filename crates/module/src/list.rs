// Written by `cargo run -p xtask -- list` from games/list.txt.

#[cfg(all(feature = "bidders", not(any(feature = "bidness", feature = "silicon_valley"))))]
pub(crate) use bidders_face::Face;
#[cfg(feature = "bidness")]
pub(crate) use bidness_face::Face;
#[cfg(all(feature = "bids", not(any(feature = "bidness", feature = "silicon_valley", feature = "bidders"))))]
pub(crate) use bids_face::Face;
#[cfg(all(
    feature = "furnace",
    not(any(feature = "bidness", feature = "silicon_valley", feature = "bidders", feature = "bids"))
))]
pub(crate) use furnace_face::Face;
#[cfg(all(feature = "silicon_valley", not(feature = "bidness")))]
pub(crate) use silicon_valley_face::Face;
