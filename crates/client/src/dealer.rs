//! The dealer: deals, checks and thinks at tables on this device, in a worker of the page.

#![forbid(unsafe_code)]

mod advise;
mod book;
mod fetching;
mod host;
mod interpret;
mod opening;
mod playback;
mod said;
mod save;
mod talk;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use sitting::Breakdown;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::host::Host;
use crate::interpret::Interpreter;
use crate::playback::Playback;
use crate::talk::{FromDealer, ToDealer};

/// Serves tables to the page, one after the other.
fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let desk = Rc::new(Dealer {
        scope: scope.clone(),
        host: RefCell::new(None),
        pace: RefCell::new(Some(0)),
        playback: RefCell::default(),
        interpreter: RefCell::default(),
        waiting: RefCell::default(),
        is_fetching: Cell::new(false),
    });
    let listen = {
        let desk = Rc::clone(&desk);
        Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            let heard = message.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
            if let Some(heard) = heard {
                desk.hear(heard);
            }
        })
    };
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    desk.say(&FromDealer::Ready);
}

struct Dealer {
    scope: DedicatedWorkerGlobalScope,
    host: RefCell<Option<Host>>,
    /// How long bots wait; without a number they do not act.
    pace: RefCell<Option<i32>>,
    playback: RefCell<Playback>,
    interpreter: RefCell<Interpreter>,
    /// What the page has said while the module of some rules was on its way.
    waiting: RefCell<VecDeque<ToDealer>>,
    is_fetching: Cell<bool>,
}

impl Dealer {
    /// Does one thing after the other; what needs the module of other rules waits until it is there.
    fn hear(self: &Rc<Self>, heard: ToDealer) {
        if let ToDealer::Ping = heard {
            return self.say(&FromDealer::Pong);
        }
        self.waiting.borrow_mut().push_back(heard);
        if !self.is_fetching.get() {
            self.go_on();
        }
    }

    fn go_on(self: &Rc<Self>) {
        loop {
            let Some(next) = self.waiting.borrow_mut().pop_front() else { return };
            match fetching::rules_of(&next).filter(|(game, rules)| fetching::lacking(game, *rules).is_some()) {
                None => self.attend(next),
                Some((game, rules)) => return self.fetch_first(next, game, rules),
            }
        }
    }

    /// Does something once the module of its rules is there.
    fn fetch_first(self: &Rc<Self>, next: ToDealer, game: String, rules: u32) {
        let desk = Rc::clone(self);
        self.is_fetching.set(true);
        spawn_local(async move {
            let there = fetching::bring(&desk.scope, &game, rules).await;
            desk.is_fetching.set(false);
            match there {
                Ok(()) => desk.attend(next),
                Err(fault) => desk.say(&FromDealer::Broken(Breakdown::Fault(fault))),
            }
            desk.go_on();
        });
    }

    fn attend(self: &Rc<Self>, heard: ToDealer) {
        match heard {
            ToDealer::Ping => self.say(&FromDealer::Pong),
            ToDealer::Say(matter) => {
                let said = self.interpreter.borrow_mut().say(*matter);
                self.say(&FromDealer::Said(said));
            }
            ToDealer::Read(wish) => {
                self.playback.borrow_mut().hear(wish, &|answer| self.say(&FromDealer::Read(answer)));
            }
            ToDealer::Open { save, pace } => {
                self.pace.replace(Some(pace));
                match Host::open(*save) {
                    Ok(host) => {
                        self.host.replace(Some(host));
                        self.publish();
                    }
                    Err(why) => self.say(&FromDealer::Broken(why)),
                }
            }
            ToDealer::Pace(pace) => {
                if self.pace.replace(pace) != pace {
                    self.await_bot();
                }
            }
            ToDealer::Do(commands) => {
                let mut obey = |host: &mut Host| commands.iter().try_for_each(|command| host.command(command, now()));
                let result = self.host.borrow_mut().as_mut().map(&mut obey);
                match result {
                    Some(Ok(())) => self.publish(),
                    Some(Err(problem)) => {
                        // What came before the one that was refused has happened.
                        self.publish();
                        self.say(&FromDealer::Refused(problem));
                    }
                    None => {}
                }
            }
            ToDealer::Advise(dilemma) => self.say(&advise::advise(&dilemma)),
        }
    }

    /// Shows how things stand, and lets the next bot act after a while.
    fn publish(self: &Rc<Self>) {
        let (update, save) = {
            let mut host = self.host.borrow_mut();
            let Some(host) = host.as_mut() else { return };
            (host.update(), host.keepsake())
        };
        self.say(&FromDealer::Update(Box::new(update)));
        self.say(&save);
        self.await_bot();
    }

    /// Lets the next bot act after a while, if there is one and bots may act.
    fn await_bot(self: &Rc<Self>) {
        let next = self.host.borrow().as_ref().and_then(|host| Some((host.bot_to_act()?, host.ply())));
        let (Some((seat, ply)), Some(pace)) = (next, *self.pace.borrow()) else { return };
        let desk = Rc::clone(self);
        let act = Closure::once_into_js(move || desk.let_act(seat, ply));
        let timer = self.scope.set_timeout_with_callback_and_timeout_and_arguments_0(act.unchecked_ref(), pace);
        if timer.is_err() {
            self.say(&FromDealer::Broken(Breakdown::Said("the worker has no clock".to_owned())));
        }
    }

    /// Lets a bot act, unless the table has moved on since it was asked, or bots are to wait.
    fn let_act(self: &Rc<Self>, seat: table::Seat, ply: u32) {
        let result = {
            let mut host = self.host.borrow_mut();
            let Some(host) = host.as_mut() else { return };
            let may_act = self.pace.borrow().is_some();
            if !may_act || host.ply() != ply || host.bot_to_act() != Some(seat) {
                return;
            }
            host.bot_acts(seat, now())
        };
        match result {
            Ok(()) => self.publish(),
            Err(why) => self.say(&FromDealer::Broken(why)),
        }
    }

    fn say(&self, what: &FromDealer) {
        let text = serde_json::to_string(what).expect("a message has a JSON form");
        // A page that is gone hears nothing, and needs nothing.
        let _ = self.scope.post_message(&JsValue::from_str(&text));
    }
}

fn now() -> u64 {
    js_sys::Date::now() as u64
}
