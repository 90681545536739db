// Written by `cargo run -p xtask -- list` from games/list.txt.

#[cfg(feature = "bidness")]
pub(crate) type Face = bidness_face::Face;

#[cfg(feature = "silicon_valley")]
pub(crate) type Face = silicon_valley_face::Face;

#[cfg(feature = "bidders")]
pub(crate) type Face = bidders_face::Face;

#[cfg(feature = "bids")]
pub(crate) type Face = bids_face::Face;

#[cfg(feature = "furnace")]
pub(crate) type Face = furnace_face::Face;
