//! The first page: what there is to play, and what belongs to it.

#![forbid(unsafe_code)]

fn main() {
    client::lobby();
}
