//! The first page: what there is to play, and everything else without a board.

#![forbid(unsafe_code)]

fn main() {
    client::lobby();
}
