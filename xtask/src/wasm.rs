use std::path::Path;

use anyhow::{Context as _, Result, bail};
use wasmi::{Engine, Linker, Module, Store};

/// Runs a test program that was built for wasm32-unknown-unknown.
///
/// Such a program can print nothing: it ends well, or a failing test stops it.
/// The same tests run natively, where a failure says what is wrong.
pub(crate) fn run_tests(module: &Path) -> Result<()> {
    let bytes = std::fs::read(module).with_context(|| format!("{} cannot be read", module.display()))?;
    let engine = Engine::default();
    let module = Module::new(&engine, &bytes[..])?;
    let mut store = Store::new(&engine, ());
    let instance = Linker::<()>::new(&engine).instantiate_and_start(&mut store, &module)?;
    let main = instance.get_typed_func::<(i32, i32), i32>(&store, "main")?;
    match main.call(&mut store, (0, 0)) {
        Ok(0) => Ok(()),
        Ok(code) => bail!("the tests ended with code {code}"),
        Err(trap) => bail!("a test failed on wasm32 ({trap}); run the same tests natively to see which"),
    }
}
