//! Reads card files and plays with them.

#![no_main]
#![forbid(unsafe_code)]

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::cards(text));
