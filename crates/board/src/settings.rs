//! What somebody likes.

use std::sync::OnceLock;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use words::Language;

use crate::device;

/// What somebody likes; kept on the device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// What to be called at tables on this device.
    pub name: String,
    /// The language to be spoken to in; none means that of the browser.
    pub language: Option<Language>,
    /// Light, dark, or as the system has it.
    pub theme: Theme,
    /// Whether there are sounds.
    pub sound: bool,
    /// Whether the system may show that it is one's turn.
    pub notices: bool,
    /// Whether the title and the icon of the page show it.
    pub signs: bool,
    /// How long bots on this device wait before they act, and a beat of a climax is seen anywhere.
    pub pace: Pace,
    /// Whether single keys do something.
    pub keys: bool,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// Every choice, in the order in which they are shown.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Its name among the words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "page-theme-system",
            Self::Light => "page-theme-light",
            Self::Dark => "page-theme-dark",
        }
    }
}

/// How long bots wait before they act, and how long a beat of a climax is seen, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "PaceKept")]
pub struct Pace(u16);

/// A pace as a browser may have kept it: today's, or one of the two that there were before.
#[derive(Deserialize)]
#[serde(untagged)]
enum PaceKept {
    Milliseconds(u16),
    Word(PaceWord),
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum PaceWord {
    Calm,
    Quick,
}

impl From<PaceKept> for Pace {
    fn from(kept: PaceKept) -> Self {
        match kept {
            PaceKept::Milliseconds(milliseconds) => Self::new(milliseconds),
            PaceKept::Word(PaceWord::Calm) => Self::CALM,
            PaceKept::Word(PaceWord::Quick) => Self::QUICK,
        }
    }
}

impl Pace {
    /// At once.
    pub const QUICK: Self = Self(0);

    /// So that one can follow.
    pub const CALM: Self = Self(600);

    /// So that one can explain meanwhile.
    pub const SLOWEST: Self = Self(2400);

    /// From one pace to the next.
    pub const STEP: u16 = 150;

    /// So many milliseconds, or the most that there are.
    #[must_use]
    pub fn new(milliseconds: u16) -> Self {
        Self(milliseconds.min(Self::SLOWEST.0))
    }

    /// How long bots wait.
    #[must_use]
    pub fn milliseconds(self) -> i32 {
        self.0.into()
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            name: String::new(),
            language: None,
            theme: Theme::System,
            sound: true,
            notices: false,
            signs: true,
            pace: Pace::CALM,
            keys: true,
        }
    }
}

const KEY: &str = "boardroom.settings";

static SETTINGS: OnceLock<RwSignal<Settings>> = OnceLock::new();
static LANGUAGE: OnceLock<Memo<Language>> = OnceLock::new();

/// The settings, kept whenever they change and shown at once.
pub(crate) fn provide() {
    let settings = RwSignal::new(device::read::<Settings>(KEY).unwrap_or_default());
    Effect::new(move |_| {
        let settings = settings.get();
        device::write(KEY, &settings);
        show_theme(settings.theme);
    });
    let language = Memo::new(move |_| settings.with(|settings| settings.language).unwrap_or_else(device::language));
    Effect::new(move |_| show_language(language.get()));
    SETTINGS.get_or_init(|| settings);
    LANGUAGE.get_or_init(|| language);
}

/// The settings of this page.
pub fn settings() -> RwSignal<Settings> {
    *SETTINGS.get().expect("the page provides them before it draws anything")
}

/// The language of this page.
pub fn language() -> Memo<Language> {
    *LANGUAGE.get().expect("the page provides it before it draws anything")
}

fn show_language(language: Language) {
    if let Some(root) = document().document_element() {
        // An attribute with this name is always allowed.
        let _ = root.set_attribute("lang", language.code());
    }
}

fn show_theme(theme: Theme) {
    let Some(root) = document().document_element() else { return };
    let name = match theme {
        Theme::System => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    };
    // Attributes with these names are always allowed.
    let _ = match name {
        Some(name) => root.set_attribute("data-theme", name),
        None => root.remove_attribute("data-theme"),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_that_was_kept_as_a_word_or_is_too_slow_is_still_understood() {
        let read = |text: &str| serde_json::from_str::<Settings>(text).expect("settings").pace;
        assert_eq!(read(r#"{"pace":"quick"}"#), Pace::QUICK);
        assert_eq!(read(r#"{"pace":"calm"}"#).milliseconds(), 600);
        assert_eq!(read(r#"{"pace":1200}"#).milliseconds(), 1200);
        assert_eq!(read(r#"{"pace":60000}"#), Pace::SLOWEST);
        assert_eq!(read("{}"), Pace::CALM);
        let kept = serde_json::to_string(&Settings::default()).expect("settings have a JSON form");
        assert_eq!(serde_json::from_str::<Settings>(&kept).expect("settings"), Settings::default());
    }
}
