use std::sync::OnceLock;
use std::time::Duration;

use leptos::prelude::*;
use words::{Language, Words};

use crate::{device, settings};

static WORDS: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
static FIRST: OnceLock<fn() -> Words> = OnceLock::new();
static TICK: OnceLock<RwSignal<u64>> = OnceLock::new();

/// Lets the page speak its first language, and its clocks tick.
pub(crate) fn provide(first: fn() -> Words) {
    FIRST.get_or_init(|| first);
    let tick = RwSignal::new(device::now());
    TICK.get_or_init(|| tick);
    set_interval(move || tick.set(device::now()), Duration::from_secs(1));
}

/// The words that everything on the page is said in.
///
/// Nothing has to follow them: when the language changes, the whole page is drawn anew.
#[must_use]
pub fn words() -> &'static Words {
    let language = settings::language().get_untracked();
    // What is not loaded yet cannot be said yet.
    WORDS[language as usize].get().unwrap_or_else(|| {
        let first = FIRST.get().expect("the page provides it before it draws anything");
        WORDS[Language::default() as usize].get_or_init(|| said_beside_the_table(first()))
    })
}

/// Lets the page speak the language of these words too.
pub fn bring(words: Words) {
    WORDS[words.language() as usize].get_or_init(|| said_beside_the_table(words));
}

/// Whether the page can speak a language.
#[must_use]
pub fn knows(language: Language) -> bool {
    language == Language::default() || WORDS[language as usize].get().is_some()
}

fn said_beside_the_table(words: Words) -> Words {
    words.beside_pictures().remembering()
}

/// The time, every second: for clocks.
#[must_use]
pub fn tick() -> RwSignal<u64> {
    *TICK.get().expect("the page provides it before it draws anything")
}
