//! What is kept in the browser.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Info, Salt, Seed};
use web_sys::Storage;
use words::Language;

use crate::save::{Player, Save};

const TABLES: &str = "boardroom.tables";

/// What is kept under a key, if it can be read.
pub(crate) fn read<T: DeserializeOwned>(key: &str) -> Option<T> {
    serde_json::from_str(&text(key)?).ok()
}

/// Keeps something; a browser that keeps nothing still plays.
pub(crate) fn write(key: &str, thing: &impl Serialize) {
    // Full or forbidden: the game goes on without.
    let _ = try_write(key, thing);
}

/// Keeps something, and says whether there was room.
pub(crate) fn try_write(key: &str, thing: &impl Serialize) -> bool {
    let text = serde_json::to_string(thing).expect("what is kept has a JSON form");
    storage().is_some_and(|storage| storage.set_item(key, &text).is_ok())
}

/// Keeps a text.
pub(crate) fn write_text(key: &str, text: &str) {
    if let Some(storage) = storage() {
        // Full or forbidden: the game goes on without.
        let _ = storage.set_item(key, text);
    }
}

/// The tables on this device, the latest first.
pub(crate) fn tables() -> Vec<Save> {
    let ids: Vec<String> = read(TABLES).unwrap_or_default();
    let mut tables: Vec<Save> = ids.iter().filter_map(|id| table(id)).collect();
    tables.sort_by_key(|save| std::cmp::Reverse(save.changed));
    tables
}

/// A table on this device.
pub(crate) fn table(id: &str) -> Option<Save> {
    read(&key(id))
}

/// Lays a table at which nothing has been played, and gives the name under which it is kept.
pub(crate) fn lay(info: &Info, options: Value, players: Vec<Player>) -> String {
    let id = name();
    list(&id);
    let save = Save {
        id: id.clone(),
        game: info.slug.to_owned(),
        rules: info.rules,
        options,
        players,
        seed: Seed::new(random()),
        salts: vec![Salt::new(random())],
        journal: Vec::new(),
        made: now(),
        changed: now(),
        over: false,
    };
    write(&key(&id), &save);
    id
}

/// A name for a table that no other has.
pub(crate) fn name() -> String {
    random::<8>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Puts a table on the list of those that are kept here.
pub(crate) fn list(id: &str) {
    let mut ids: Vec<String> = read(TABLES).unwrap_or_default();
    ids.push(id.to_owned());
    write(TABLES, &ids);
}

/// Keeps a table as its dealer wrote it down.
pub(crate) fn keep(id: &str, save: &str) {
    write_text(&key(id), save);
}

/// Forgets a table.
pub(crate) fn forget(id: &str) {
    let mut ids: Vec<String> = read(TABLES).unwrap_or_default();
    ids.retain(|known| known != id);
    write(TABLES, &ids);
    remove(&key(id));
}

/// So many random bytes.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("every browser has random numbers");
    bytes
}

/// The language that the browser's owner prefers.
pub(crate) fn language() -> Language {
    let preferred = web_sys::window().map(|window| window.navigator().languages());
    let locales: Vec<String> =
        preferred.iter().flat_map(js_sys::Array::iter).filter_map(|one| one.as_string()).collect();
    Language::preferred(locales.iter().map(String::as_str))
}

/// Loads whatever stands at the address now.
pub(crate) fn load_anew() {
    if let Some(window) = web_sys::window() {
        // A page that is being left is not loaded.
        let _ = window.location().reload();
    }
}

/// The time now.
pub(crate) fn now() -> wire::Moment {
    js_sys::Date::now() as u64
}

fn key(id: &str) -> String {
    format!("boardroom.table.{id}")
}

/// The text that is kept under a key.
pub(crate) fn text(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Forgets what is kept under a key.
pub(crate) fn remove(key: &str) {
    if let Some(storage) = storage() {
        // It may be gone already.
        let _ = storage.remove_item(key);
    }
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
