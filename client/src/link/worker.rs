use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use wire::Command;

use crate::save::Save;
use crate::talk::{FromDealer, ToDealer};

/// A table in a worker of this page.
#[derive(Clone)]
pub(crate) struct Local {
    worker: Worker,
    // Dropped with the last link, which ends the worker.
    _ears: Rc<Ears>,
}

struct Ears {
    worker: Worker,
    _listen: Closure<dyn Fn(MessageEvent)>,
}

impl Drop for Ears {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.terminate();
    }
}

impl Local {
    /// Opens a table in a worker of its own; `hear` gets everything that it says.
    pub(crate) fn open(save: Save, pace: i32, hear: impl Fn(FromDealer) + 'static) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("/worker.js", &options)?;
        let answer = worker.clone();
        let save = RefCell::new(Some(save));
        let listen = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            let Some(text) = message.data().as_string() else { return };
            match serde_json::from_str(&text) {
                Ok(FromDealer::Ready) => {
                    if let Some(save) = save.take() {
                        tell(&answer, &ToDealer::Open { save: Box::new(save), pace });
                    }
                }
                Ok(heard) => hear(heard),
                Err(error) => hear(FromDealer::Broken(error.to_string())),
            }
        });
        worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
        let ears = Rc::new(Ears { worker: worker.clone(), _listen: listen });
        Ok(Self { worker, _ears: ears })
    }

    /// Asks for something.
    pub(crate) fn command(&self, command: Command) {
        tell(&self.worker, &ToDealer::Do(command));
    }
}

fn tell(worker: &Worker, what: &ToDealer) {
    let text = serde_json::to_string(what).expect("a message has a JSON form");
    // A worker that is gone has said so already.
    let _ = worker.post_message(&JsValue::from_str(&text));
}
