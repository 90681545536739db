//! What the rules say in words is what the cards say in numbers.

use silicon_valley::{CardData, Kind};
use silicon_valley_face::Face;
use table::Cards;
use words::{Language, Speak as _};

#[test]
fn silicon_valley_says_its_prices_and_limits() {
    let set = Cards::<CardData>::standard();
    let [two, three, four] = set.market.outsource_prices;
    let [i2, i3, i4] = [Kind::Domino, Kind::I3, Kind::I4].map(|kind| set.supply.count(kind));
    let money = set.start.money;
    let spaces = set.track.spaces.len();
    let [poach, rounds] = [set.market.poach_price, set.start.rounds];
    let english = vec![
        format!("There are {i2} dominoes, {i3} of each shape of three and {i4} of each shape of four."),
        format!("a track of {spaces} spaces"),
        format!("you get ${}, ${}, ${} and ${}", money[0], money[1], money[2], money[3]),
        format!("from another company for ${poach}"),
        format!("for ${two}, ${three} or ${four}"),
        format!("it ends after round {rounds}"),
    ];
    let japanese = vec![
        format!("ドミノは{i2}個、3マスは各{i3}個、4マスは各{i4}個あります。"),
        format!("{spaces}マスのトラック"),
        format!("${}、${}、${}、${}を受け取り", money[0], money[1], money[2], money[3]),
        format!("${poach}から割引を引いた額で引き抜きます"),
        format!("それぞれ${two}、${three}、${four}です"),
        format!("第{rounds}ラウンドで終わります"),
    ];
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
