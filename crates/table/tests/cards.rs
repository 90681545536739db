//! Card sets, alone in their process: whatever is loaded stays.

use serde::{Deserialize, Serialize};
use table::{CardSet, Cards, Flaw, Why};

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
