use serde_json::Value;

/// The name of the option that carries a table's card set.
pub const CARDS: &str = "cards";

/// A card set that was in the box once: whatever was begun with it is finished with it.
#[derive(Clone, Copy, Debug)]
pub struct Archived {
    /// Its name.
    pub id: &'static str,
    /// The versions of the rules that it was played with before tables and records named their sets.
    pub rules: &'static [u32],
    /// The set itself.
    pub toml: &'static str,
}

/// Every card set of a game that was ever in the box, the earliest first.
#[derive(Clone, Copy, Debug)]
pub struct Archive(pub &'static [Archived]);

impl Archive {
    /// No sets.
    pub const EMPTY: Self = Self(&[]);

    /// The set with this name.
    #[must_use]
    pub fn find(self, id: &str) -> Option<&'static Archived> {
        self.0.iter().find(|archived| archived.id == id)
    }

    /// The version of the code that plays what was begun by a version of the rules.
    ///
    /// Before card sets had names, a version was raised for other cards: those versions are all played by the last one.
    #[must_use]
    pub fn code(self, rules: u32) -> u32 {
        let versions = || self.0.iter().flat_map(|archived| archived.rules).copied();
        if versions().any(|version| version == rules) { versions().max().unwrap_or(rules) } else { rules }
    }

    /// The variants of a table with its card set named: where they name none, one for each set that was played with
    /// that version of the rules, the latest first.
    #[must_use]
    pub fn named(self, rules: u32, options: &Value) -> Vec<Value> {
        let with = |archived: &Archived| {
            let mut options = options.clone();
            options.as_object_mut()?.insert(CARDS.to_owned(), archived.id.into());
            Some(options)
        };
        let played = self.0.iter().rev().filter(|archived| archived.rules.contains(&rules));
        let candidates: Vec<Value> =
            if options.get(CARDS).is_some() { Vec::new() } else { played.filter_map(with).collect() };
        if candidates.is_empty() { vec![options.clone()] } else { candidates }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const SETS: Archive = Archive(&[
        Archived { id: "first", rules: &[1], toml: "" },
        Archived { id: "second", rules: &[1, 2], toml: "" },
        Archived { id: "third", rules: &[], toml: "" },
    ]);

    #[test]
    fn a_table_from_before_sets_had_names_may_have_been_played_with_any_of_its_day() {
        let named = |rules, options| SETS.named(rules, &options);
        assert_eq!(named(1, json!({"a": 1})), [json!({"a": 1, "cards": "second"}), json!({"a": 1, "cards": "first"})]);
        assert_eq!(named(2, json!({})), [json!({"cards": "second"})]);
        for whole in [json!({"cards": "first"}), json!({"cards": {"own": 1}})] {
            assert_eq!(named(1, whole.clone()), [whole], "a set that is named or written out is that set");
        }
        assert_eq!(named(3, json!({})), [json!({})], "from then on nothing is guessed");
        assert_eq!(named(1, json!(7)), [json!(7)], "what are no options stays what it is");
    }

    #[test]
    fn versions_that_differ_in_cards_alone_are_played_by_the_last_of_them() {
        assert_eq!([0, 1, 2, 3, 9].map(|rules| SETS.code(rules)), [0, 2, 2, 3, 9]);
        assert_eq!(Archive::EMPTY.code(1), 1);
    }
}
