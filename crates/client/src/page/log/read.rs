use board::device;
use serde::{Deserialize, Serialize};
use wire::TableId;

/// How much of the log of a table was read here.
#[derive(Serialize, Deserialize)]
struct Read {
    table: TableId,
    lines: usize,
}

const KEY: &str = "boardroom.read";

/// Of how many tables that is kept.
const KEPT: usize = 40;

/// How many lines of a table's log were read when it was left; nothing where it was never left.
pub(super) fn lines(table: &TableId) -> Option<usize> {
    kept().into_iter().find(|read| read.table == *table).map(|read| read.lines)
}

/// Keeps how many lines of a table's log have been read.
pub(super) fn keep(table: &TableId, lines: usize) {
    let others = kept().into_iter().filter(|read| read.table != *table).take(KEPT - 1);
    let reads: Vec<Read> = std::iter::once(Read { table: table.clone(), lines }).chain(others).collect();
    device::write(KEY, &reads);
}

fn kept() -> Vec<Read> {
    device::read(KEY).unwrap_or_default()
}
