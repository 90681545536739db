//! The playtester: checks card sets and plays thousands of games with them, in a worker of the page.

#![forbid(unsafe_code)]

mod trial;
mod workbench;

use std::cell::RefCell;

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::trial::FromTester;
use crate::workbench::Workbench;

/// Answers the workshop, one message after the other.
fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let (workbench, voice) = (RefCell::new(Workbench::new()), scope.clone());
    let listen = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let heard = message.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        if let Some(answer) = heard.and_then(|heard| workbench.borrow_mut().answer(heard)) {
            say(&voice, &answer);
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    say(&scope, &FromTester::Ready);
}

fn say(scope: &DedicatedWorkerGlobalScope, what: &FromTester) {
    let text = serde_json::to_string(what).expect("a message has a JSON form");
    // A page that is gone hears nothing, and needs nothing.
    let _ = scope.post_message(&JsValue::from_str(&text));
}
