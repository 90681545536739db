use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::talk::{Dilemma, FromDealer, ToDealer};

/// A dealer at no table, who thinks about questions beside the game: what it is told is what a person sees.
pub(crate) struct Adviser {
    worker: Worker,
    desk: Rc<RefCell<Inbox>>,
    _listen: Closure<dyn Fn(MessageEvent)>,
}

/// What lies before an adviser.
#[derive(Default)]
struct Inbox {
    is_free: bool,
    next: Option<Dilemma>,
}

impl Drop for Adviser {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.terminate();
    }
}

impl Adviser {
    /// Hires one; `hear` gets the ply of each question and what is worth a thought there, as JSON.
    pub(crate) fn hire(hear: impl Fn(u32, &str) + 'static) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("/worker.js", &options)?;
        let desk = Rc::<RefCell<Inbox>>::default();
        let (answering, pending) = (worker.clone(), Rc::clone(&desk));
        let listen = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            let Some(text) = message.data().as_string() else { return };
            if let Ok(FromDealer::Advice { ply, thought }) = serde_json::from_str(&text) {
                hear(ply, thought.get());
            }
            // Whatever was said, it listens again.
            pending.borrow_mut().is_free = true;
            hand_over(&answering, &pending);
        });
        worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
        Ok(Self { worker, desk, _listen: listen })
    }

    /// Lets it think about a question next; one that still waits is forgotten.
    pub(crate) fn ask(&self, dilemma: Dilemma) {
        self.desk.borrow_mut().next = Some(dilemma);
        hand_over(&self.worker, &self.desk);
    }
}

/// Hands the next question over, if there is one and nothing else is thought about.
fn hand_over(worker: &Worker, desk: &RefCell<Inbox>) {
    let mut desk = desk.borrow_mut();
    if !desk.is_free {
        return;
    }
    let Some(dilemma) = desk.next.take() else { return };
    desk.is_free = false;
    let text = serde_json::to_string(&ToDealer::Advise(dilemma)).expect("a message has a JSON form");
    // A worker that is gone gives no advice.
    let _ = worker.post_message(&JsValue::from_str(&text));
}
