//! Keys that do something wherever one stands on a page, and the sheet that tells them.

use std::sync::OnceLock;

use leptos::ev;
use leptos::html::Dialog;
use leptos::prelude::*;
use web_sys::{Element, KeyboardEvent};

use crate::settings::settings;
use crate::{focus, words};

/// What a key does.
#[derive(Clone, Copy)]
enum Deed {
    /// Something, at once.
    Does(Callback<()>),
    /// Something with the digit that was pressed; 0 comes after 9.
    Counts(Callback<usize>),
    /// Nothing here: a board listens.
    Elsewhere,
}

/// A key that means something now.
#[derive(Clone, Copy)]
struct Key {
    /// What stands on it.
    name: &'static str,
    /// What it does, among the words.
    says: &'static str,
    does: Deed,
}

#[derive(Clone, Copy)]
struct Keys {
    known: RwSignal<Vec<Key>>,
    told: RwSignal<bool>,
}

static KEYS: OnceLock<Keys> = OnceLock::new();

/// Listens to the keyboard.
pub(crate) fn provide() {
    let keys = Keys { known: RwSignal::new(Vec::new()), told: RwSignal::new(false) };
    KEYS.get_or_init(|| keys);
    tell("Tab", "page-keys-tab");
    tell("Enter", "page-keys-enter");
    offer("?", "page-keys-help", move || keys.told.update(|told| *told = !*told));
    window_event_listener(ev::keydown, move |event| {
        if is_meant_for_the_page(&event) && settings().with_untracked(|settings| settings.keys) {
            keys.press(&event);
        }
    });
}

/// Lets a key do something as long as what offers it is on the page.
pub fn offer(name: &'static str, says: &'static str, does: impl Fn() + Send + Sync + 'static) {
    enter(Key { name, says, does: Deed::Does(Callback::new(move |()| does())) });
}

/// Lets the digits do something with the first, second and further things, as long as what offers it is on the page.
pub fn offer_digits(says: &'static str, does: impl Fn(usize) + Send + Sync + 'static) {
    enter(Key { name: "1 … 0", says, does: Deed::Counts(Callback::new(does)) });
}

/// Lets the digits press the first, second and further of the things that a selector names, as long as what offers it is on the page.
pub fn press_by_digits(says: &'static str, selector: &'static str) {
    offer_digits(says, move |nth| focus::elements(selector).nth(nth).iter().for_each(web_sys::HtmlElement::click));
}

/// Tells a key that is listened to elsewhere, as long as what tells it is on the page.
pub fn tell(name: &'static str, says: &'static str) {
    enter(Key { name, says, does: Deed::Elsewhere });
}

fn enter(key: Key) {
    let Some(keys) = KEYS.get() else { return };
    keys.known.update(|known| known.push(key));
    on_cleanup(move || {
        keys.known.try_update(|known| {
            if let Some(at) = known.iter().rposition(|other| (other.name, other.says) == (key.name, key.says)) {
                known.remove(at);
            }
        });
    });
}

impl Keys {
    fn press(self, event: &KeyboardEvent) {
        let pressed = event.key();
        let deed = self.known.with_untracked(|known| known.iter().rev().find_map(|key| key.deed(&pressed)));
        if let Some(deed) = deed {
            event.prevent_default();
            deed();
        }
    }
}

impl Key {
    /// What pressing a key does, if it is this one.
    fn deed(self, pressed: &str) -> Option<Box<dyn FnOnce()>> {
        match self.does {
            Deed::Does(does) => self.name.eq_ignore_ascii_case(pressed).then(|| Box::new(move || does.run(())) as _),
            Deed::Counts(does) => {
                let digit = pressed.parse::<usize>().ok().filter(|digit| *digit < 10)?;
                Some(Box::new(move || does.run((digit + 9) % 10)))
            }
            Deed::Elsewhere => None,
        }
    }
}

/// Not for a field that is typed into, the browser itself, or a dialog over the page.
fn is_meant_for_the_page(event: &KeyboardEvent) -> bool {
    let typed_into = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
    let covered = ":modal, .scrim, .curtain";
    let target = event.target().and_then(|target| wasm_bindgen::JsCast::dyn_into::<Element>(target).ok());
    let typing = target.is_some_and(|target| target.matches(typed_into).unwrap_or_default());
    let is_covered = document().query_selector(covered).is_ok_and(|found| found.is_some());
    !(typing || is_covered || event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented())
}

/// The sheet with all keys that mean something now.
pub fn sheet() -> AnyView {
    let Some(&keys) = KEYS.get() else { return ().into_any() };
    view! { {move || keys.told.get().then(|| dialog(keys))} }.into_any()
}

fn dialog(keys: Keys) -> AnyView {
    let dialog = NodeRef::<Dialog>::new();
    dialog.on_load(|dialog| {
        request_animation_frame(move || {
            // Where it cannot cover the page it stands in it.
            let _ = dialog.show_modal();
        });
    });
    let close = move || keys.told.set(false);
    let again = move |event: KeyboardEvent| {
        if event.key() == "?" {
            close();
        }
    };
    let rows: Vec<AnyView> = keys.known.with_untracked(|known| known.iter().map(row).collect());
    view! {
        <dialog class="modal keys" aria-labelledby="keys" node_ref=dialog on:close=move |_| close() on:keydown=again>
            <h2 id="keys">{words().text("page-keys-title")}</h2>
            <dl>{rows}</dl>
            <p>{words().text("page-keys-off")}</p>
            <div class="row"><button class="btn" data-close on:click=move |_| close()>{words().text("page-close")}</button></div>
        </dialog>
    }
    .into_any()
}

fn row(key: &Key) -> AnyView {
    view! { <div><dt><kbd>{key.name}</kbd></dt><dd>{words().text(key.says)}</dd></div> }.into_any()
}

/// The button that shows the sheet.
pub fn button() -> AnyView {
    let show = |_| {
        if let Some(keys) = KEYS.get() {
            keys.told.set(true);
        }
    };
    view! {
        <button class="icon-btn hide-s" data-keys aria-label=words().text("page-keys-title") title=words().text("page-keys-title") on:click=show>
            <kbd aria-hidden="true">"?"</kbd>
        </button>
    }
    .into_any()
}
