//! Card sets, alone in their process: whatever is loaded stays.

use serde::{Deserialize, Serialize};
use table::{CardSet, Cards, Flaw, Why, by_name};

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
    assert!(by_name(|| serde_json::from_str::<Cards<Long>>("\"0123456789abcdef\"")).is_err(), "nobody has it");
    let stopped = std::panic::catch_unwind(|| by_name(|| panic!("in the middle")));
    assert!(stopped.is_err());
    assert_eq!(serde_json::to_string(&cards).expect("JSON"), whole, "a panic leaves nothing behind");
}
