use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::trial::{FromTester, ToTester};

/// A playtester in a worker of this page, which ends with the last handle to it.
#[derive(Clone)]
pub(crate) struct Tester(Rc<Hired>);

struct Hired {
    worker: Worker,
    _listen: Closure<dyn Fn(MessageEvent)>,
}

impl Drop for Hired {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.terminate();
    }
}

impl Tester {
    /// Starts a playtester; `hear` gets everything that it says.
    pub(crate) fn hire(hear: impl Fn(FromTester) + 'static) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("/playtest.js", &options)?;
        let listen = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            let heard = message.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
            if let Some(heard) = heard {
                hear(heard);
            }
        });
        worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
        Ok(Self(Rc::new(Hired { worker, _listen: listen })))
    }

    pub(crate) fn tell(&self, what: &ToTester) {
        let text = serde_json::to_string(what).expect("a message has a JSON form");
        // A worker that is gone has nothing to do any more.
        let _ = self.0.worker.post_message(&JsValue::from_str(&text));
    }
}
