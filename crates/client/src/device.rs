//! The tables that are kept in the browser.

use serde_json::Value;
use shelf::AnyMatch;
use table::{Info, Salt, Seed};
use wire::Plans;

use crate::save::{Player, Save};

pub(crate) use board::device::{load_anew, now, random, read, remove, text, try_write, write, write_text};

const TABLES: &str = "boardroom.tables";

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

/// Lays a table of today's rules at which nothing has been played, and gives the name under which it is kept.
pub(crate) fn lay(info: &Info, options: Value, players: Vec<Player>, plans: Plans) -> String {
    let id = name();
    list(&id);
    let options = AnyMatch::options_anew(info.slug, options.clone()).unwrap_or(options);
    let save = Save {
        id: id.clone(),
        game: info.slug.to_owned(),
        rules: info.rules,
        options,
        players,
        seed: Seed::new(random()),
        salts: vec![Salt::new(random())],
        plans,
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

/// Keeps a table again that was forgotten.
pub(crate) fn restore(save: &Save) {
    list(&save.id);
    write(&key(&save.id), save);
}

/// Forgets a table.
pub(crate) fn forget(id: &str) {
    let mut ids: Vec<String> = read(TABLES).unwrap_or_default();
    ids.retain(|known| known != id);
    write(TABLES, &ids);
    remove(&key(id));
}

fn key(id: &str) -> String {
    format!("boardroom.table.{id}")
}
