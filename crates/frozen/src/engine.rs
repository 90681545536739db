#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod interpreter;
mod native;

use table::Fault;

#[cfg(target_arch = "wasm32")]
pub(crate) use browser::compile;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use interpreter::compile;
pub(crate) use native::Native;

/// How much memory an instance may have, in bytes.
pub const MEMORY: usize = 64 * 1024 * 1024;

/// A module that was compiled.
pub(crate) trait Starts: Send + Sync {
    /// An instance of it, which has no table yet.
    ///
    /// # Errors
    /// When it cannot be run.
    fn start(&self) -> Result<Box<dyn Calls>, Fault>;
}

/// An instance of a module.
pub(crate) trait Calls: Send {
    /// Asks it something, both ways in JSON; `fuel` is how much work it may be.
    ///
    /// # Errors
    /// When there is no answer: the instance is not to be asked again.
    fn call(&mut self, ask: &str, fuel: u64) -> Result<String, Fault>;
}
