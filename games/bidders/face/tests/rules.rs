//! What the rules say in words is what the cards say in numbers.

use bidders::{ProjectSet, Space};
use bidders_face::Face;
use table::Cards;
use words::{Language, Speak as _};

#[test]
fn bidders_says_what_lies_on_the_guild_card() {
    let set = Cards::<ProjectSet>::standard();
    let space = |space: &Space| match space {
        Space::Money(dollars) => format!("${dollars}"),
        Space::Favour(hearts) => format!("♥{hearts}"),
    };
    let spaces = set.guild.spaces.iter().map(space).collect::<Vec<_>>().join(" ");
    let [three, four, five] = [3, 4, 5].map(|players| set.cubes_for(players));
    let english = vec![spaces.clone(), format!("{three} each with three players, {four} with four, {five} with five")];
    let japanese = vec![spaces, format!("3人では各{three}個、4人では各{four}個、5人では各{five}個")];
    say([(Language::English, english), (Language::Japanese, japanese)]);
}

/// The rules say all of this in each language.
fn say(told: [(Language, Vec<String>); 2]) {
    for (language, snippets) in told {
        for snippet in snippets {
            assert!(Face::RULES.of(language).contains(&snippet), "not said: {snippet}");
        }
    }
}
