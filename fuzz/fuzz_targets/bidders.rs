//! Plays Bidders!.

#![no_main]
#![forbid(unsafe_code)]

use std::sync::LazyLock;

use bidders::{Bidders, Options};
use table::contract::tables;

static TABLES: LazyLock<Vec<(u8, Options)>> = LazyLock::new(tables::<Bidders>);

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::choices::<Bidders>(&TABLES, bytes));
