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
    /// How long bots on this device wait before they act.
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

/// How fast bots act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// So that one can follow.
    #[default]
    Calm,
    /// At once.
    Quick,
}

impl Pace {
    /// How long bots wait.
    #[must_use]
    pub const fn milliseconds(self) -> i32 {
        match self {
            Self::Calm => 650,
            Self::Quick => 0,
        }
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
            pace: Pace::Calm,
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
