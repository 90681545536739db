use shelf::AnyMatch;
use table::{BadRecord, FORMAT, Record};

/// Whatever a record says, it is replayed or refused; one that replays is written and replays again.
pub fn record(text: &str) {
    let whole = Record::from_json(text);
    let Ok(mut record) = serde_json::from_str::<Record>(text) else {
        assert!(whole.is_err(), "what cannot be read is no record");
        return;
    };
    // A format, a hash and a commitment that fit stop a fuzzer, but nobody who wants to do harm.
    record.format = FORMAT;
    record.commitment = record.seed.commitment();
    if let Err(BadRecord::Hash { found, .. }) = Record::from_json(&record.to_json()) {
        record.hash = found;
    }
    assert_eq!(Record::from_json(&record.to_json()).as_ref(), Ok(&record), "a record with the right hash is whole");
    let Ok(table) = AnyMatch::replay(&record) else { return };
    let times: Vec<u64> = record.actions.iter().filter_map(|action| action.at).collect();
    let again = table.record(record.players.clone(), &record.seed, &record.salts, &times);
    assert!(AnyMatch::replay(&again).is_ok(), "what was replayed can be replayed");
}
