//! What one stays at for a while: tables, first games, reviews and the workshop.

#![forbid(unsafe_code)]

mod boards;

fn main() {
    client::room::<boards::All>();
}
