//! The two ways to a table: a worker in the page, or a server; and the way to a playtester.

mod adviser;
mod interpreter;
mod socket;
mod tester;
mod worker;

pub(crate) use adviser::Adviser;
pub(crate) use interpreter::Interpreter;
pub(crate) use socket::{Arrival, Socket};
pub(crate) use tester::Tester;
pub(crate) use worker::{Local, Patience};
