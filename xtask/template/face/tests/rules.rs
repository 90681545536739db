//! What the rules say in words is what the card file says in numbers.

use pennies::CardFile;
use pennies_face::Face;
use table::Cards;
use words::{Language, Speak as _};

#[test]
fn coins_rounds_and_prizes_are_those_of_the_card_file() {
    let cards = Cards::<CardFile>::standard();
    let (least, most) = (cards.prizes.iter().min(), cards.prizes.iter().max());
    let (least, most) = (least.expect("a prize"), most.expect("a prize"));
    let said = |language: Language| match language {
        Language::English => [
            format!("Everybody takes {} coins.", cards.coins),
            format!("they are worth {least} to {most} points."),
            format!("After {} rounds the game is over", cards.rounds),
        ],
        Language::Japanese => [
            format!("コインを{}枚受け取ります。", cards.coins),
            format!("賞品は{least}～{most}点です。"),
            format!("{}ラウンドで終わりです。", cards.rounds),
        ],
    };
    for language in Language::ALL {
        for sentence in said(language) {
            assert!(Face::RULES.of(language).contains(&sentence), "{}.md has not: {sentence}", language.code());
        }
    }
}
