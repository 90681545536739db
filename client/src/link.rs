//! The two ways to a table: a worker in the page, or a server.

mod adviser;
mod socket;
mod worker;

pub(crate) use adviser::Adviser;
pub(crate) use socket::{Heard, Socket};
pub(crate) use worker::Local;
