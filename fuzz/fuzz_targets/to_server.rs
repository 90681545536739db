//! Reads what a client sends.

#![no_main]
#![forbid(unsafe_code)]

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::to_server(text));
