//! Many players at once on a server of their own, over real sockets on this machine alone:
//! how fast it answers, how much memory it takes, and whether it keeps what it acknowledged when it is killed.

#![forbid(unsafe_code)]

mod connection;
mod crash;
mod figures;
mod flood;
mod house;
mod idle;
mod ledger;
mod party;
mod peer;
mod processor;
mod sealed;
mod serve;
mod speed;

pub use crash::{full_disk, kills, two_servers};
pub use figures::Figures;
pub use flood::flood;
pub use house::House;
pub use idle::{cold_start, idle};
pub use ledger::{Audit, Ledger};
pub use party::Party;
pub use peer::peer;
pub use sealed::sealed;
pub use serve::{Serve, serve};
pub use speed::{memory, speed};

/// How many play.
#[derive(Clone, Copy, Debug)]
pub struct Crowd {
    /// How many tables.
    pub tables: u16,
    /// How many seats each table has.
    pub seats: u8,
}
