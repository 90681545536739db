use std::cell::RefCell;
use std::collections::BTreeMap;

use js_sys::{BigInt, Function, Object, Reflect, Uint8Array, WebAssembly};
use table::Fault;
use wasm_bindgen::{JsCast as _, JsValue};

use super::{Calls, Starts};

thread_local! {
    // What belongs to the browser stays on its thread: matches hold numbers.
    static THINGS: RefCell<Things> = RefCell::default();
}

#[derive(Default)]
struct Things {
    next: u32,
    modules: BTreeMap<u32, WebAssembly::Module>,
    instances: BTreeMap<u32, Instance>,
}

#[derive(Clone)]
struct Instance {
    memory: WebAssembly::Memory,
    room: Function,
    call: Function,
}

/// The number of a module.
struct Compiled(u32);

/// The number of an instance.
struct Running(u32);

impl Things {
    fn number(&mut self) -> u32 {
        self.next += 1;
        self.next
    }
}

/// Compiles a module, which a worker may do at once.
///
/// # Errors
/// When it is none, or not one that needs nothing.
pub(crate) fn compile(wasm: &[u8]) -> Result<Box<dyn Starts>, Fault> {
    let module = WebAssembly::Module::new(&Uint8Array::from(wasm)).map_err(|error| Fault::Unusable(said(&error)))?;
    if WebAssembly::Module::imports(&module).length() > 0 {
        return Err(Fault::Unusable("it wants something from outside".to_owned()));
    }
    let number = THINGS.with_borrow_mut(|things| {
        let number = things.number();
        things.modules.insert(number, module);
        number
    });
    Ok(Box::new(Compiled(number)))
}

impl Starts for Compiled {
    fn start(&self) -> Result<Box<dyn Calls>, Fault> {
        let unusable = |error: JsValue| Fault::Unusable(said(&error));
        let module = THINGS.with_borrow(|things| things.modules.get(&self.0).cloned());
        let module = module.ok_or_else(|| Fault::Unusable("it belongs to another thread".to_owned()))?;
        let instance = WebAssembly::Instance::new(&module, &Object::new()).map_err(unusable)?;
        let shown = |name: &str| Reflect::get(&instance.exports(), &name.into());
        let instance = Instance {
            memory: shown("memory").map_err(unusable)?.dyn_into().map_err(unusable)?,
            room: shown("room").map_err(unusable)?.dyn_into().map_err(unusable)?,
            call: shown("call").map_err(unusable)?.dyn_into().map_err(unusable)?,
        };
        let number = THINGS.with_borrow_mut(|things| {
            let number = things.number();
            things.instances.insert(number, instance);
            number
        });
        Ok(Box::new(Running(number)))
    }
}

impl Drop for Compiled {
    fn drop(&mut self) {
        THINGS.with_borrow_mut(|things| things.modules.remove(&self.0));
    }
}

impl Calls for Running {
    /// Nothing counts the work in a browser: whoever waits too long ends the worker.
    fn call(&mut self, ask: &str, _fuel: u64) -> Result<String, Fault> {
        let trap = |error: JsValue| Fault::Trap(said(&error));
        let nonsense = || Fault::Nonsense("it points outside of its memory".to_owned());
        let instance = THINGS.with_borrow(|things| things.instances.get(&self.0).cloned());
        let Instance { memory, room, call } =
            instance.ok_or_else(|| Fault::Unusable("it belongs to another thread".to_owned()))?;
        let bytes = || Uint8Array::new(&memory.buffer());
        let place = room.call1(&JsValue::NULL, &(ask.len() as u32).into()).map_err(trap)?;
        let place = place.as_f64().ok_or_else(nonsense)? as u32;
        if place as usize + ask.len() > bytes().length() as usize {
            return Err(nonsense());
        }
        bytes().subarray(place, place + ask.len() as u32).copy_from(ask.as_bytes());
        let answer: BigInt = call.call0(&JsValue::NULL).map_err(trap)?.dyn_into().map_err(trap)?;
        let answer = BigInt::as_uint_n(64.0, &answer).to_string(10).map_err(|error| trap(error.into()))?;
        let answer: u64 = String::from(answer).parse().map_err(|_| nonsense())?;
        let (from, len) = ((answer >> 32) as u32, (answer & u64::from(u32::MAX)) as u32);
        String::from_utf8(bytes().subarray(from, from.saturating_add(len)).to_vec()).map_err(|_| nonsense())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        THINGS.with_borrow_mut(|things| things.instances.remove(&self.0));
    }
}

fn said(error: &JsValue) -> String {
    error.dyn_ref::<js_sys::Error>().map_or_else(|| format!("{error:?}"), |error| String::from(error.message()))
}
