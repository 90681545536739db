//! The pages with a board.

#![forbid(unsafe_code)]

fn main() {
    client::room();
}
