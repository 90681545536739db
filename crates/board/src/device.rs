//! What is kept in the browser.

use serde::Serialize;
use serde::de::DeserializeOwned;
use web_sys::Storage;
use wire::Moment;
use words::Language;

/// What is kept under a key, if it can be read.
pub fn read<T: DeserializeOwned>(key: &str) -> Option<T> {
    serde_json::from_str(&text(key)?).ok()
}

/// Keeps something; a browser that keeps nothing still plays.
pub fn write(key: &str, thing: &impl Serialize) {
    // Full or forbidden: the game goes on without.
    let _ = try_write(key, thing);
}

/// Keeps something, and says whether there was room.
pub fn try_write(key: &str, thing: &impl Serialize) -> bool {
    let text = serde_json::to_string(thing).expect("what is kept has a JSON form");
    storage().is_some_and(|storage| storage.set_item(key, &text).is_ok())
}

/// Keeps a text.
pub fn write_text(key: &str, text: &str) {
    if let Some(storage) = storage() {
        // Full or forbidden: the game goes on without.
        let _ = storage.set_item(key, text);
    }
}

/// So many random bytes.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("every browser has random numbers");
    bytes
}

/// The language that the browser's owner prefers.
pub fn language() -> Language {
    let preferred = web_sys::window().map(|window| window.navigator().languages());
    let locales: Vec<String> =
        preferred.iter().flat_map(js_sys::Array::iter).filter_map(|one| one.as_string()).collect();
    Language::preferred(locales.iter().map(String::as_str))
}

/// Loads whatever stands at the address now.
pub fn load_anew() {
    if let Some(window) = web_sys::window() {
        // A page that is being left is not loaded.
        let _ = window.location().reload();
    }
}

/// The time now.
pub fn now() -> Moment {
    js_sys::Date::now() as u64
}

/// The text that is kept under a key.
pub fn text(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Forgets what is kept under a key.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        // It may be gone already.
        let _ = storage.remove_item(key);
    }
}

/// Keeps a text for as long as the tab is open, also while a page is loaded anew in it.
pub fn write_for_tab(key: &str, text: &str) {
    if let Some(storage) = tab() {
        // Full or forbidden: the game goes on without.
        let _ = storage.set_item(key, text);
    }
}

/// The text that is kept for as long as the tab is open.
pub fn text_of_tab(key: &str) -> Option<String> {
    tab()?.get_item(key).ok()?
}

fn tab() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
