//! Benchmarks of the parts that have to be fast: see `benches/` and `README.md`.

#![forbid(unsafe_code)]
