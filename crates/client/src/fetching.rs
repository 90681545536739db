use frozen::{Rules, wanted};
use js_sys::Uint8Array;
use shelf::Refused;
use table::{Fault, Record};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DedicatedWorkerGlobalScope, Response};

use crate::book::{Source, ToPlayback};
use crate::talk::ToDealer;

/// The game that something is about, and the version of its rules, where it needs them.
pub(crate) fn rules_of(wish: &ToDealer) -> Option<(String, u32)> {
    let (game, rules) = match wish {
        ToDealer::Open { save, .. }
        | ToDealer::Read(
            ToPlayback::Open(Source::Table(save)) | ToPlayback::Weigh { source: Source::Table(save), .. },
        ) => (&save.game, save.rules),
        ToDealer::Advise(dilemma) => (&dilemma.game, dilemma.rules),
        ToDealer::Say(matter) => (&matter.game, matter.rules),
        ToDealer::Read(
            ToPlayback::Open(Source::Record(text))
            | ToPlayback::Ponder(text)
            | ToPlayback::Weigh { source: Source::Record(text), .. },
        ) => {
            // What is no record says so when it is read.
            let record = Record::from_json(text).ok()?;
            return Some((record.game, record.rules));
        }
        ToDealer::Read(ToPlayback::Look { .. } | ToPlayback::Verify | ToPlayback::PlayOn { .. })
        | ToDealer::Do(_)
        | ToDealer::Ping
        | ToDealer::Pace(_) => return None,
    };
    Some((game.clone(), rules))
}

/// The module that has to be brought before a version of rules can be played here, if it is kept.
pub(crate) fn lacking(game: &str, rules: u32) -> Option<&'static str> {
    match Rules::of(game, rules) {
        Err(Refused::Fault(Fault::Missing { game, rules })) => wanted(&game, rules),
        Err(_) | Ok(_) => None,
    }
}

/// Sees to it that a version of rules can be played here: loads its module, if there is one and it is not here yet.
///
/// # Errors
/// When it cannot be had, or is not what it should be. Rules that nobody has kept are left to whoever needs them.
pub(crate) async fn bring(scope: &DedicatedWorkerGlobalScope, game: &str, rules: u32) -> Result<(), Fault> {
    let Some(module) = lacking(game, rules) else { return Ok(()) };
    let missing = |_: JsValue| Fault::Missing { game: game.to_owned(), rules };
    let answer = scope.fetch_with_str(&format!("/frozen/{module}.wasm"));
    let answer: Response = JsFuture::from(answer).await.map_err(missing)?.unchecked_into();
    if !answer.ok() {
        return Err(missing(JsValue::NULL));
    }
    let bytes = JsFuture::from(answer.array_buffer().map_err(missing)?).await.map_err(missing)?;
    frozen::bring(module, &Uint8Array::new(&bytes).to_vec())
}
