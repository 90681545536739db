//! What one stays at for a while: tables, reviews and the workshop.

#![forbid(unsafe_code)]

fn main() {
    client::room();
}
