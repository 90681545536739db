//! Plays Furnace.

#![no_main]
#![forbid(unsafe_code)]

use std::sync::LazyLock;

use furnace::{Furnace, Options};
use table::contract::tables;

static TABLES: LazyLock<Vec<(u8, Options)>> = LazyLock::new(tables::<Furnace>);

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::choices::<Furnace>(&TABLES, bytes));
