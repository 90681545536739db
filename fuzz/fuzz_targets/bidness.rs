//! Plays Bidness.

#![no_main]
#![forbid(unsafe_code)]

use std::sync::LazyLock;

use bidness::{Bidness, Options};
use table::contract::tables;

static TABLES: LazyLock<Vec<(u8, Options)>> = LazyLock::new(tables::<Bidness>);

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::choices::<Bidness>(&TABLES, bytes));
