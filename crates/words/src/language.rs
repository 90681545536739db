use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language that everything is said in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Japanese.
    #[serde(rename = "ja")]
    Japanese,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::Japanese];

    /// The code of the language, as in `crates/words/<code>/`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Japanese => "ja",
        }
    }

    /// What the language calls itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Japanese => "日本語",
        }
    }

    /// The first of these codes and locales that is a language of ours: whoever prefers none of ours gets the default.
    pub fn preferred<'a>(locales: impl IntoIterator<Item = &'a str>) -> Self {
        locales.into_iter().find_map(|locale| locale.parse().ok()).unwrap_or_default()
    }

    /// The messages that all games share.
    pub(crate) const fn shared(self) -> &'static str {
        match self {
            Self::English => include_str!("../en/common.ftl"),
            Self::Japanese => include_str!("../ja/common.ftl"),
        }
    }

    pub(crate) const fn messages(self) -> &'static [&'static str] {
        match self {
            Self::English => &[
                include_str!("../en/common.ftl"),
                include_str!("../en/terminal.ftl"),
                // Pages have no command line.
                #[cfg(not(target_arch = "wasm32"))]
                include_str!("../en/command.ftl"),
                // Nor do they tell those who do not look.
                #[cfg(not(target_arch = "wasm32"))]
                include_str!("../en/notices.ftl"),
                include_str!("../en/browser.ftl"),
                include_str!("../en/review.ftl"),
                include_str!("../en/server.ftl"),
                include_str!("../en/lab.ftl"),
                include_str!("../en/workshop.ftl"),
                include_str!("../en/flaws.ftl"),
                include_str!("../en/learn.ftl"),
            ],
            // The page loads it for those who read it.
            #[cfg(target_arch = "wasm32")]
            Self::Japanese => &[],
            #[cfg(not(target_arch = "wasm32"))]
            Self::Japanese => &[
                include_str!("../ja/common.ftl"),
                include_str!("../ja/terminal.ftl"),
                include_str!("../ja/command.ftl"),
                include_str!("../ja/notices.ftl"),
                include_str!("../ja/browser.ftl"),
                include_str!("../ja/review.ftl"),
                include_str!("../ja/server.ftl"),
                include_str!("../ja/lab.ftl"),
                include_str!("../ja/workshop.ftl"),
                include_str!("../ja/flaws.ftl"),
                include_str!("../ja/learn.ftl"),
            ],
        }
    }
}

/// The same text in every language.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// In English.
    pub english: &'static str,
    /// In Japanese.
    pub japanese: &'static str,
}

impl Texts {
    /// The text in a language.
    #[must_use]
    pub const fn of(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::Japanese => self.japanese,
        }
    }
}

/// A code such as `ja`, or a locale such as `ja-JP` or `ja_JP.UTF-8`.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(locale: &str) -> Result<Self, UnknownLanguage> {
        let code = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let spoken = Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code.trim()));
        spoken.ok_or_else(|| UnknownLanguage { locale: locale.to_owned() })
    }
}

/// Nothing is said in that language here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage {
    /// What was asked for.
    pub locale: String,
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Language::ALL.map(Language::code).join(", ");
        write!(f, "there is no language `{}`; there are {codes}", self.locale)
    }
}

impl std::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_known_by_its_code_and_by_any_of_its_locales() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        for locale in ["ja", "JA", "ja-JP", "ja_JP.UTF-8", "ja_JP.eucJP@x", " ja"] {
            assert_eq!(locale.parse(), Ok(Language::Japanese), "{locale}");
        }
        for locale in ["", "C", "C.UTF-8", "jav", "de_DE.UTF-8"] {
            assert!(locale.parse::<Language>().is_err(), "{locale}");
        }
    }

    #[test]
    fn whoever_prefers_several_languages_gets_the_first_that_there_is() {
        assert_eq!(Language::preferred(["de-DE", "ja", "en"]), Language::Japanese);
        assert_eq!(Language::preferred(["en-GB", "ja"]), Language::English);
        assert_eq!(Language::preferred(["de"]), Language::default());
    }
}
