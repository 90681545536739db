use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::prelude::set_timeout;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WebSocket};
use wire::{Code, Problem, ToClient, ToServer};

use crate::me;

/// A line to the server that mends itself.
///
/// After each break it says its greeting again, so that nothing is missed.
#[derive(Clone)]
pub(crate) struct Socket(Rc<Connection>);

struct Connection {
    socket: RefCell<Option<WebSocket>>,
    ears: RefCell<Vec<JsValue>>,
    greeting: Box<dyn Fn() -> Vec<ToServer>>,
    hear: Box<dyn Fn(Arrival)>,
    tries: Cell<u32>,
    closed: Cell<bool>,
}

/// What comes in over a line.
pub(crate) enum Arrival {
    /// The line stands.
    Connected,
    /// The line is broken; it is being mended.
    Lost,
    /// A message.
    Message(Box<ToClient>),
}

impl Socket {
    /// Opens a line; `greeting` is what to say whenever it stands.
    pub(crate) fn open(greeting: impl Fn() -> Vec<ToServer> + 'static, hear: impl Fn(Arrival) + 'static) -> Self {
        let line = Rc::new(Connection {
            socket: RefCell::new(None),
            ears: RefCell::new(Vec::new()),
            greeting: Box::new(greeting),
            hear: Box::new(hear),
            tries: Cell::new(0),
            closed: Cell::new(false),
        });
        line.connect();
        Self(line)
    }

    /// Says something; where the line is broken, the greeting will make up for it.
    pub(crate) fn send(&self, what: &ToServer) -> bool {
        self.0.send(what)
    }

    /// Hangs up.
    pub(crate) fn close(&self) {
        self.0.closed.set(true);
        if let Some(socket) = self.0.socket.take() {
            // It may be closed already.
            let _ = socket.close();
        }
    }
}

impl Connection {
    fn connect(self: &Rc<Self>) {
        if self.closed.get() {
            return;
        }
        let Ok(socket) = WebSocket::new(&address()) else { return self.mend() };
        let on_open = {
            let line = Rc::clone(self);
            Closure::<dyn Fn()>::new(move || {
                line.tries.set(0);
                for message in [ToServer::Hello { version: wire::VERSION }].into_iter().chain((line.greeting)()) {
                    line.send(&message);
                }
                (line.hear)(Arrival::Connected);
            })
        };
        let on_message = {
            let line = Rc::clone(self);
            Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
                let heard: Option<Box<ToClient>> =
                    message.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
                if let Some(heard) = heard {
                    if is_dismissal(&heard) {
                        me::ask();
                    }
                    (line.hear)(Arrival::Message(heard));
                }
            })
        };
        let on_close = {
            let line = Rc::clone(self);
            Closure::<dyn Fn()>::new(move || {
                if !line.closed.get() {
                    (line.hear)(Arrival::Lost);
                    line.mend();
                }
            })
        };
        let (on_open, on_message, on_close) =
            (on_open.into_js_value(), on_message.into_js_value(), on_close.into_js_value());
        socket.set_onopen(Some(on_open.unchecked_ref()));
        socket.set_onmessage(Some(on_message.unchecked_ref()));
        socket.set_onclose(Some(on_close.unchecked_ref()));
        self.ears.replace(vec![on_open, on_message, on_close]);
        self.socket.replace(Some(socket));
    }

    /// Tries again after a while: at once at first, then more and more patiently.
    fn mend(self: &Rc<Self>) {
        let tries = self.tries.get();
        self.tries.set(tries + 1);
        let wait = Duration::from_millis(250 << tries.min(5));
        let line = Rc::clone(self);
        set_timeout(move || line.connect(), wait);
    }

    fn send(&self, what: &ToServer) -> bool {
        let text = serde_json::to_string(what).expect("a message has a JSON form");
        self.socket
            .borrow()
            .as_ref()
            .is_some_and(|socket| socket.ready_state() == WebSocket::OPEN && socket.send_with_str(&text).is_ok())
    }
}

/// Whether somebody is told that they are not signed in any more.
const fn is_dismissal(message: &ToClient) -> bool {
    matches!(message, ToClient::Refused { problem: Problem { code: Code::Unknown, .. }, .. })
}

fn address() -> String {
    let location = web_sys::window().expect("a page has a window").location();
    let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
    format!("{}://{}/api/socket", if secure { "wss" } else { "ws" }, location.host().unwrap_or_default())
}
