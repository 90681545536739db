//! Frozen rules do what today's do, and whatever goes wrong in a module ends there.

#![forbid(unsafe_code)]

mod broken;
mod equal;
mod fixtures;
mod kept;
mod native;
