//! Plays Silicon Valley.

#![no_main]
#![forbid(unsafe_code)]

use std::sync::LazyLock;

use silicon_valley::{Options, SiliconValley};
use table::contract::tables;

static TABLES: LazyLock<Vec<(u8, Options)>> = LazyLock::new(tables::<SiliconValley>);

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::choices::<SiliconValley>(&TABLES, bytes));
