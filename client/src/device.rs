//! What is kept in the browser.

use serde::Serialize;
use serde::de::DeserializeOwned;
use web_sys::Storage;

use crate::host::Save;

const TABLES: &str = "boardroom.tables";

/// What is kept under a key, if it can be read.
pub(crate) fn read<T: DeserializeOwned>(key: &str) -> Option<T> {
    serde_json::from_str(&storage()?.get_item(key).ok()??).ok()
}

/// Keeps something; a browser that keeps nothing still plays.
pub(crate) fn write(key: &str, thing: &impl Serialize) {
    let text = serde_json::to_string(thing).expect("what is kept has a JSON form");
    if let Some(storage) = storage() {
        // Full or forbidden: the game goes on without.
        let _ = storage.set_item(key, &text);
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

/// Keeps a table.
pub(crate) fn keep(save: &Save) {
    let mut ids: Vec<String> = read(TABLES).unwrap_or_default();
    if !ids.contains(&save.id) {
        ids.push(save.id.clone());
        write(TABLES, &ids);
    }
    write(&key(&save.id), save);
}

/// Forgets a table.
pub(crate) fn forget(id: &str) {
    let mut ids: Vec<String> = read(TABLES).unwrap_or_default();
    ids.retain(|known| known != id);
    write(TABLES, &ids);
    if let Some(storage) = storage() {
        // It may be gone already.
        let _ = storage.remove_item(&key(id));
    }
}

/// So many random bytes.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("every browser has random numbers");
    bytes
}

/// The time now.
pub(crate) fn now() -> wire::Moment {
    js_sys::Date::now() as u64
}

fn key(id: &str) -> String {
    format!("boardroom.table.{id}")
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
