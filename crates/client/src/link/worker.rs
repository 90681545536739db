use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use board::words;
use leptos::leptos_dom::helpers::{IntervalHandle, set_interval_with_handle};
use leptos::prelude::{request_animation_frame, set_timeout};
use sitting::Breakdown;
use table::Fault;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};
use wire::Command;

use crate::save::Save;
use crate::talk::{FromDealer, ToDealer};

/// How long news waits at most for a frame: a page that is not looked at draws none.
const UNSEEN: Duration = Duration::from_millis(100);

/// How often the page asks whether a worker still listens.
const GLANCE: Duration = Duration::from_secs(2);

/// How long a worker may be busy with one thing; one that does not come back is ended.
///
/// Rules of another day run without any other bound in a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Patience {
    /// Somebody waits at a table.
    Table,
    /// Somebody reads while a whole game is thought about.
    Review,
}

impl Patience {
    /// How many glances may go unanswered.
    const fn glances(self) -> u32 {
        match self {
            Self::Table => 10,
            Self::Review => 300,
        }
    }
}

/// A table in a worker of this page.
#[derive(Clone)]
pub(crate) struct Local {
    worker: Worker,
    news: Rc<News>,
    // Dropped with the last link, which ends the worker.
    _ears: Rc<Ears>,
}

struct Ears {
    worker: Worker,
    watch: Cell<Option<IntervalHandle>>,
    is_over: Cell<bool>,
    _listen: Closure<dyn Fn(MessageEvent)>,
    _fail: Closure<dyn Fn(Event)>,
}

impl Drop for Ears {
    fn drop(&mut self) {
        self.end();
    }
}

impl Ears {
    /// Nothing is heard any more, whatever the worker is busy with.
    fn end(&self) {
        if self.is_over.replace(true) {
            return;
        }
        if let Some(watch) = self.watch.take() {
            watch.clear();
        }
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Local {
    /// Opens a table in a worker of its own; `hear` gets everything that it says.
    pub(crate) fn open(save: Save, pace: i32, hear: impl Fn(FromDealer) + 'static) -> Result<Self, JsValue> {
        Self::start(ToDealer::Open { save: Box::new(save), pace }, Patience::Table, hear)
    }

    /// Starts a worker and tells it something as soon as it listens; `hear` gets everything that it says.
    pub(crate) fn start(
        first: ToDealer,
        patience: Patience,
        hear: impl Fn(FromDealer) + 'static,
    ) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("/worker.js", &options)?;
        let news = Rc::new(News { hear: Box::new(hear), held: RefCell::default(), is_held: Cell::new(false) });
        let answer = worker.clone();
        let first = RefCell::new(Some(first));
        let told = Rc::clone(&news);
        let silence = Rc::new(Cell::new(None));
        let heard_at = Rc::clone(&silence);
        let listen = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            let Some(text) = message.data().as_string() else { return };
            heard_at.set(Some(0));
            match serde_json::from_str(&text) {
                Ok(FromDealer::Pong) => {}
                Ok(FromDealer::Ready) => {
                    if let Some(first) = first.take() {
                        tell(&answer, &first);
                    }
                }
                Ok(heard) => told.tell(heard),
                Err(error) => told.tell(FromDealer::Broken(Breakdown::Said(error.to_string()))),
            }
        });
        worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
        let ears = Rc::new_cyclic(|ears| {
            let fail = on_failure(ears.clone(), Rc::downgrade(&news), Rc::clone(&silence));
            worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
            Ears {
                worker: worker.clone(),
                watch: Cell::new(None),
                is_over: Cell::new(false),
                _listen: listen,
                _fail: fail,
            }
        });
        let watched = (Rc::downgrade(&ears), Rc::downgrade(&news));
        let watch = set_interval_with_handle(move || glance(&watched, &silence, patience), GLANCE);
        // A page without timers has no patience either.
        ears.watch.set(watch.ok());
        Ok(Self { worker, news, _ears: ears })
    }

    /// Asks for some things, one after the other; what comes of them is told once the page has shown the asking.
    pub(crate) fn commands(&self, commands: Vec<Command>) {
        tell(&self.worker, &ToDealer::Do(commands));
        News::hold(&self.news);
    }

    /// Says something to the worker.
    pub(crate) fn tell(&self, what: &ToDealer) {
        tell(&self.worker, what);
    }
}

/// Ends a worker that stopped in the middle of something, or whose program never came, and says so.
fn on_failure(ears: Weak<Ears>, news: Weak<News>, silence: Rc<Cell<Option<u32>>>) -> Closure<dyn Fn(Event)> {
    Closure::new(move |_| {
        let (Some(ears), Some(news)) = (ears.upgrade(), news.upgrade()) else { return };
        ears.end();
        news.tell(FromDealer::Broken(match silence.get() {
            Some(_) => Breakdown::Panic,
            None => Breakdown::Said(words().text("page-worker-missing")),
        }));
    })
}

/// Asks a worker whether it still listens, and ends one that has not said anything for too long.
///
/// `silence` counts the glances since it last did; a worker that is still being loaded is not counted.
fn glance((ears, news): &(Weak<Ears>, Weak<News>), silence: &Cell<Option<u32>>, patience: Patience) {
    let (Some(ears), Some(news)) = (ears.upgrade(), news.upgrade()) else { return };
    let Some(glances) = silence.get() else { return };
    if glances > patience.glances() {
        ears.end();
        return news.tell(FromDealer::Broken(Breakdown::Fault(Fault::Endless)));
    }
    silence.set(Some(glances + 1));
    tell(&ears.worker, &ToDealer::Ping);
}

/// What the dealer says, on its way to whoever hears it.
struct News {
    hear: Box<dyn Fn(FromDealer)>,
    held: RefCell<Vec<FromDealer>>,
    is_held: Cell<bool>,
}

impl News {
    fn tell(&self, heard: FromDealer) {
        if self.is_held.get() {
            self.held.borrow_mut().push(heard);
        } else {
            (self.hear)(heard);
        }
    }

    /// Holds everything back until the next frame is drawn.
    fn hold(news: &Rc<Self>) {
        news.is_held.set(true);
        let (drawn, unseen) = (Rc::downgrade(news), Rc::downgrade(news));
        request_animation_frame(move || set_timeout(move || Self::release(&drawn), Duration::ZERO));
        set_timeout(move || Self::release(&unseen), UNSEEN);
    }

    fn release(news: &Weak<Self>) {
        let Some(news) = news.upgrade() else { return };
        news.is_held.set(false);
        news.held.take().into_iter().for_each(|heard| (news.hear)(heard));
    }
}

fn tell(worker: &Worker, what: &ToDealer) {
    let text = serde_json::to_string(what).expect("a message has a JSON form");
    // A worker that is gone has said so already.
    let _ = worker.post_message(&JsValue::from_str(&text));
}
