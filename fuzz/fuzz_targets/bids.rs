//! Plays BIDS.

#![no_main]
#![forbid(unsafe_code)]

use std::sync::LazyLock;

use bids::{Bids, Options};
use table::contract::tables;

static TABLES: LazyLock<Vec<(u8, Options)>> = LazyLock::new(tables::<Bids>);

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::choices::<Bids>(&TABLES, bytes));
