//! Card sets, alone in their process: whatever is loaded stays.

use serde::{Deserialize, Serialize};
use table::{Archive, Archived, CardSet, Cards, Flaw, Why, by_name};

/// A set that is as long as one likes.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Long {
    text: String,
}

impl CardSet for Long {
    const STANDARD: &'static str = "text = ''";

    fn check(&self) -> Result<(), Flaw> {
        Ok(())
    }
}

#[test]
fn strangers_with_ever_new_sets_do_not_fill_the_memory() {
    let megabyte = "x".repeat(1 << 20);
    let load = |number: usize| Cards::<Long>::from_toml(&format!("text = '{number} {megabyte}'"));
    let taken = (0..300).take_while(|number| load(*number).is_ok()).count();
    assert!((100..=130).contains(&taken), "{taken} sets of a megabyte were taken");
    assert_eq!(load(299).map(|_| ()), Err(Why::TooMany.into()));
    assert!(load(0).is_ok(), "a set that is there already takes no room");
}

#[test]
fn a_set_travels_by_its_name_to_whoever_has_it_and_never_otherwise() {
    let cards = Cards::<Long>::from_toml("text = 'own'").expect("a set");
    let whole = serde_json::to_string(&cards).expect("JSON");
    assert_eq!(whole, r#"{"text":"own"}"#);
    let name = by_name(|| serde_json::to_string(&cards)).expect("JSON");
    assert_eq!(name, format!("\"{}\"", cards.id()));
    assert_eq!(by_name(|| serde_json::from_str::<Cards<Long>>(&name)).expect("it is loaded"), cards);
    assert_eq!(by_name(|| serde_json::from_str::<Cards<Long>>(&whole)).expect("a whole set is read too"), cards);
    assert!(serde_json::from_str::<Cards<Long>>(&name).is_err(), "strangers name no sets");
    assert!(serde_json::from_str::<Cards<Long>>("\"standard\"").is_err(), "a set is named by its hash alone");
    assert!(by_name(|| serde_json::from_str::<Cards<Long>>("\"0123456789abcdef\"")).is_err(), "nobody has it");
    let stopped = std::panic::catch_unwind(|| by_name(|| panic!("in the middle")));
    assert!(stopped.is_err());
    assert_eq!(serde_json::to_string(&cards).expect("JSON"), whole, "a panic leaves nothing behind");
}

/// A set that has changed once since its game was first played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Numbers {
    rounds: u8,
}

/// The beginnings of the hashes of `{"rounds":3}` and `{"rounds":4}`.
const THREE: &str = "7eef2b66ab351965c45d8284be7bbe2c";
const FOUR: &str = "2ad4dc2c5131fa3f19c73ae3460debae";

impl CardSet for Numbers {
    const STANDARD: &'static str = "rounds = 4";
    const ARCHIVE: Archive = Archive(&[
        Archived { id: THREE, rules: &[1], toml: "rounds = 3" },
        Archived { id: FOUR, rules: &[2], toml: "rounds = 4" },
        Archived { id: "ffffffffffffffffffffffffffffffff", rules: &[], toml: "rounds = 5" },
    ]);

    fn check(&self) -> Result<(), Flaw> {
        Ok(())
    }
}

#[test]
fn a_set_that_is_or_was_in_the_box_goes_by_its_name_everywhere() {
    let read = |text: &str| serde_json::from_str::<Cards<Numbers>>(text);
    for (id, rounds) in [(THREE, 3), (FOUR, 4)] {
        let named = read(&format!("\"{id}\"")).expect("everybody knows it");
        assert_eq!((named.id(), named.rounds), (id, rounds));
        let whole = read(&format!("{{\"rounds\":{rounds}}}")).expect("a set");
        assert_eq!(whole, named, "the same cards are the same set");
        assert_eq!(serde_json::to_string(&whole).expect("JSON"), format!("\"{id}\""), "nobody needs it written");
    }
    assert!(read("\"ffffffffffffffffffffffffffffffff\"").is_err(), "a name of other cards names nothing");
    let own = read(r#"{"rounds":5}"#).expect("a set of somebody's own");
    assert_eq!(serde_json::to_string(&own).expect("JSON"), r#"{"rounds":5}"#, "it travels whole");
    assert_eq!((Cards::<Numbers>::standard().id(), Cards::<Numbers>::standard().is_standard()), (FOUR, true));
    assert!(!read(&format!("\"{THREE}\"")).expect("it is known").is_standard());
}
