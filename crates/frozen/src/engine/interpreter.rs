use std::sync::LazyLock;

use table::Fault;
use wasmi::{Config, Engine, Linker, Memory, Module, Store, StoreLimits, StoreLimitsBuilder, TrapCode, TypedFunc};

use super::{Calls, MEMORY, Starts};

/// One engine for all modules: it keeps the stacks that calls are made on.
static ENGINE: LazyLock<Engine> = LazyLock::new(|| {
    let mut config = Config::default();
    config.consume_fuel(true).ignore_custom_sections(true).set_max_cached_stacks(2);
    Engine::new(&config)
});

/// What starting an instance may cost: such a module has next to nothing to start.
const START: u64 = 1_000_000;

struct Compiled(Module);

struct Running {
    store: Store<StoreLimits>,
    memory: Memory,
    room: TypedFunc<u32, u32>,
    call: TypedFunc<(), u64>,
}

/// Compiles a module.
///
/// # Errors
/// When it is none, or not one that needs nothing.
pub(crate) fn compile(wasm: &[u8]) -> Result<Box<dyn Starts>, Fault> {
    let module = Module::new(&ENGINE, wasm).map_err(|error| unusable(&error))?;
    if let Some(import) = module.imports().next() {
        return Err(Fault::Unusable(format!("it wants `{}` of `{}`", import.name(), import.module())));
    }
    Ok(Box::new(Compiled(module)))
}

impl Starts for Compiled {
    fn start(&self) -> Result<Box<dyn Calls>, Fault> {
        let limits = StoreLimitsBuilder::new().memory_size(MEMORY).instances(1).memories(1).trap_on_grow_failure(true);
        let mut store = Store::new(&ENGINE, limits.build());
        store.limiter(|limits| limits);
        store.set_fuel(START).map_err(|error| fault(&error))?;
        let instance =
            Linker::new(&ENGINE).instantiate_and_start(&mut store, &self.0).map_err(|error| fault(&error))?;
        let memory = instance.get_memory(&store, "memory");
        let memory = memory.ok_or_else(|| Fault::Unusable("it shows no `memory`".to_owned()))?;
        let room = instance.get_typed_func(&store, "room").map_err(|error| unusable(&error))?;
        let call = instance.get_typed_func(&store, "call").map_err(|error| unusable(&error))?;
        Ok(Box::new(Running { store, memory, room, call }))
    }
}

impl Calls for Running {
    fn call(&mut self, ask: &str, fuel: u64) -> Result<String, Fault> {
        self.store.set_fuel(fuel).map_err(|error| fault(&error))?;
        let len = u32::try_from(ask.len()).map_err(|_| Fault::Memory)?;
        let room = self.room.call(&mut self.store, len).map_err(|error| fault(&error))?;
        let outside = || Fault::Nonsense("it points outside of its memory".to_owned());
        self.memory.write(&mut self.store, room as usize, ask.as_bytes()).map_err(|_| outside())?;
        let answer = self.call.call(&mut self.store, ()).map_err(|error| fault(&error))?;
        let (from, len) = ((answer >> 32) as usize, (answer & u64::from(u32::MAX)) as usize);
        let bytes = self.memory.data(&self.store).get(from..from + len).ok_or_else(outside)?;
        String::from_utf8(bytes.to_vec()).map_err(|error| Fault::Nonsense(error.to_string()))
    }
}

fn unusable(error: &wasmi::Error) -> Fault {
    Fault::Unusable(error.to_string())
}

/// What stopped an instance.
fn fault(error: &wasmi::Error) -> Fault {
    match error.as_trap_code() {
        Some(TrapCode::OutOfFuel) => Fault::Endless,
        Some(TrapCode::GrowthOperationLimited | TrapCode::OutOfSystemMemory) => Fault::Memory,
        _ => Fault::Trap(error.to_string()),
    }
}
