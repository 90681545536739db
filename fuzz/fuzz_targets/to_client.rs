//! Reads what a server sends.

#![no_main]
#![forbid(unsafe_code)]

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::to_client(text));
