//! One game as a program without imports: what rules are frozen as.
//!
//! Compiled for wasm32 with the feature of a game, it shows `room`, where a question is written, and `call`, which
//! answers it; what is asked and answered is [`clerk`]'s.

#![deny(unsafe_code)]

#[cfg(all(feature = "game", target_arch = "wasm32"))]
mod exports;
#[cfg(all(feature = "game", target_arch = "wasm32"))]
mod list;
