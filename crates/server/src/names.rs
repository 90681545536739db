//! What somebody may be called, and which names look the same.

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};
use unicode_security::skeleton;
use wire::{Code, Problem};

use crate::problem::refuse;

/// How many letters a name has at most.
pub(crate) const LONGEST: usize = 24;

/// A name as it is shown: every letter in one way, single spaces, and nothing that cannot be seen.
pub(crate) fn good(name: &str) -> Result<String, Problem> {
    let name = tidy(name);
    if !(1..=LONGEST).contains(&name.chars().count()) || name.chars().any(char::is_control) {
        return Err(refuse("name-bad", Code::Name));
    }
    if name.chars().all(is_seen) { Ok(name) } else { Err(refuse("name-unseen", Code::Name)) }
}

/// A name with each letter in one way and single spaces.
pub(crate) fn tidy(name: &str) -> String {
    let letters: String = name.nfc().filter(|letter| !is_variation(*letter)).collect();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a name looks like, after Unicode's table of confusables: whoever takes one name for another sees the same.
#[must_use]
pub fn likeness(name: &str) -> String {
    let seen: String = name.nfkc().filter(|letter| is_seen(*letter) && !is_variation(*letter)).collect();
    // A capital and its small letter may look like different letters.
    let small = skeleton(&seen).collect::<String>().to_lowercase();
    skeleton(&small).collect()
}

/// Chooses among the shapes of a letter, which matters for emoji and nothing else.
const fn is_variation(letter: char) -> bool {
    matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Whether a letter leaves ink or space, and turns nothing around.
fn is_seen(letter: char) -> bool {
    // Fillers and joiners that count as letters, and an empty pattern of dots.
    let empty = matches!(
        letter,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'
            ..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
    );
    let hidden = matches!(
        letter.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
    );
    !empty && !hidden
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_looks_like_another_is_like_it() {
        for (name, copy) in [
            ("Ada", "ADA"),
            ("Ada", "\u{410}d\u{430}"),
            ("Ada", "Ａｄａ"),
            ("Ada", "A\u{200b}da"),
            ("Ada", "\u{202e}Ada"),
            ("Ada", "𝐀𝐝𝐚"),
            ("Paul", "PauI"),
            ("Bob0", "BobO"),
            ("scope", "ѕсоре"),
            ("Zoé", "Zoe\u{301}"),
        ] {
            assert_eq!(likeness(name), likeness(copy), "{name} {copy}");
        }
        for (name, other) in [("Ada", "Adam"), ("Ada", "Eda"), ("Zoé", "Zoe"), ("山田", "山口")] {
            assert_ne!(likeness(name), likeness(other), "{name} {other}");
        }
    }

    #[test]
    fn a_name_is_seen_whole() {
        for name in ["山田 太郎", "O\u{2019}Neil-Łukasz", "🎲 Max", "עדה", "علي", "Ω", "a.b_c!"] {
            assert_eq!(good(name).as_deref(), Ok(name));
        }
        assert_eq!(good(" Ada \u{3000} L ").as_deref(), Ok("Ada L"));
        assert_eq!(good("Zoe\u{301} ❤\u{fe0f}").as_deref(), Ok("Zoé ❤"));
        for name in ["A\u{200b}da", "\u{202e}adA", "\u{2066}Ada", "\u{3164}", "Ada\u{2800}", "A\u{ad}da", "\u{e000}"] {
            assert_eq!(good(name).map_err(|problem| problem.name), Err(Some("name-unseen".to_owned())), "{name:?}");
        }
    }
}
