//! Plays one game, as bytes choose.
// Written by `cargo run -p xtask -- list` from games/list.txt.

#![no_main]
#![forbid(unsafe_code)]

use std::sync::LazyLock;

use table::Game;
use table::contract::tables;

type Rules = silicon_valley::SiliconValley;

static TABLES: LazyLock<Vec<(u8, <Rules as Game>::Options)>> = LazyLock::new(tables::<Rules>);

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::choices::<Rules>(&TABLES, bytes));
