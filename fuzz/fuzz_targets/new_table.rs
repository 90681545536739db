//! Makes tables as clients ask for them.

#![no_main]
#![forbid(unsafe_code)]

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::new_table(text));
