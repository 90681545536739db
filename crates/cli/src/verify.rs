use std::fs;
use std::path::Path;

use anyhow::Result;
use frozen::Rules;
use serde_json::json;
use table::Record;
use words::Words;

use crate::args::VerifyArgs;
use crate::output;
use crate::trouble::{OrTrouble as _, Trouble};

/// Reads a record and checks that it is whole.
pub(crate) fn read(path: &Path) -> Result<Record> {
    let text = fs::read_to_string(path).or_trouble(|| Trouble::with_file("file-unreadable", path))?;
    Record::from_json(&text).or_trouble(|| Trouble::with_file("file-bad", path))
}

/// Checks a record: its hash, its seed and every action.
pub(crate) fn run(words: &Words, args: &VerifyArgs) -> Result<()> {
    let record = read(&args.record)?;
    let (_, table) = Rules::replay(&record).or_trouble(|| Trouble::with_file("file-bad", &args.record))?;
    if args.json {
        return output::json(&json!({
            "good": true,
            "game": record.game,
            "plies": table.plies(),
            "places": table.places(),
            "hash": record.hash,
        }));
    }
    let good = [("plies", table.plies().into()), ("game", table.info().title.into())];
    output::line(&words.say("verify-good", &good))?;
    let Some(places) = table.places() else { return output::line(&words.text("verify-open")) };
    let each = record.players.iter().zip(places.values());
    let each =
        each.map(|(who, place)| words.say("verify-place", &[("who", who.as_str().into()), ("place", (*place).into())]));
    output::line(&words.say("verify-result", &[("places", words.row(each).into())]))
}
