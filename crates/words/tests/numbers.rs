//! The numbers in the rules that people read are those of the cards and options.

use bidders::{ProjectSet, Space};
use bidness::{Card, EventCards};
use bids::SetUps;
use furnace::{FurnaceSet, Power};
use silicon_valley::{CardData, Kind};
use table::Cards;
use words::{Language, Words};

fn rules(language: Language, slug: &str) -> &'static str {
    language.rules(slug).unwrap_or_else(|| panic!("no rules of {slug}"))
}

/// The numbers in a text, in order.
fn numbers(text: &str) -> Vec<u32> {
    let digits = text.split(|letter: char| !letter.is_ascii_digit()).filter(|digits| !digits.is_empty());
    digits.map(|digits| digits.parse().expect("a number")).collect()
}

/// The rows of all tables, as cells.
fn rows(rules: &str) -> Vec<Vec<&str>> {
    let rows = rules.lines().filter_map(|line| line.strip_prefix("| "));
    rows.map(|row| row.trim_end_matches('|').split('|').map(str::trim).collect()).collect()
}

/// The line of the list that begins with this name.
fn option<'a>(rules: &'a str, name: &str) -> &'a str {
    let is_it = |line: &&str| line.strip_prefix("- **").is_some_and(|rest| rest.starts_with(name));
    rules.lines().find(is_it).unwrap_or_else(|| panic!("no line about {name}"))
}

/// The default and the range of an option that is a number.
fn range<O: table::Options>(name: &str, default: u8) -> Vec<u32> {
    let setting = O::settings().iter().find(|setting| setting.name == name).expect("an option");
    match setting.kind {
        table::Kind::Number { min, max } => vec![default.into(), min, max],
        table::Kind::Flag | table::Kind::OneOf(_) | table::Kind::Cards => panic!("{name} is no number"),
    }
}

#[test]
fn bidness_counts_every_card() {
    let set = Cards::<EventCards>::standard();
    let counts = |cards: &[Card]| cards.iter().map(|card| u32::from(set[*card].count)).collect::<Vec<_>>();
    for language in Language::ALL {
        let (words, rules) = (Words::strict(language), rules(language, "bidness"));
        let table: Vec<Vec<&str>> = rows(rules).into_iter().filter(|row| row.len() == 4).collect();
        let headhunters = [Card::HeadhuntMarketer, Card::HeadhuntEngineer, Card::HeadhuntLawyer];
        let mut told = Vec::new();
        for row in &table[1..] {
            let names: Vec<&str> = row[0].split([',', '、']).map(str::trim).collect();
            let named = Card::ALL.iter().copied().filter(|card| names.contains(&words.bidness_card(*card).as_str()));
            let mut cards: Vec<Card> = named.collect();
            if cards.is_empty() {
                cards = headhunters.to_vec();
            }
            assert_eq!(numbers(row[3]), counts(&cards), "{row:?}");
            told.extend(cards);
        }
        assert_eq!(told.len(), Card::KINDS, "every kind has a row");
        let all: u32 = counts(&Card::ALL).iter().sum();
        assert!(rules.lines().any(|line| numbers(line) == [all]), "the {all} cards");
    }
}

#[test]
fn bidness_and_bids_say_their_limits() {
    let limit = range::<bidness::Options>("round_limit", bidness::Options::default().round_limit);
    let rounds = range::<bids::Options>("rounds", bids::Options::default().rounds);
    for language in Language::ALL {
        let words = Words::strict(language);
        let line = option(rules(language, "bidness"), &words.option_name("bidness", "round_limit"));
        assert_eq!(numbers(line), limit, "{line}");
        let line = option(rules(language, "bids"), &words.option_name("bids", "rounds"));
        assert_eq!(numbers(line), rounds, "{line}");
        for name in ["colour_bids", "ally", "thief", "shuffle", "lowest", "surprise"] {
            assert!(rules(language, "bids").contains(&words.option_name("bids", name)), "{name}");
        }
    }
}

#[test]
fn bids_sets_up_as_its_table_says() {
    let set = Cards::<SetUps>::standard();
    for language in Language::ALL {
        let table = rows(rules(language, "bids"));
        for set_up in &set.set_up {
            let row = table.iter().find(|row| row[0] == set_up.players.to_string()).expect("a row");
            for cell in [row[1], row[2]] {
                assert_eq!(numbers(cell).last(), Some(&set_up.highest.into()), "{row:?}");
            }
            assert_eq!(numbers(row[3]), [u32::from(set_up.black_in_hand)], "{row:?}");
        }
    }
}

#[test]
fn furnace_says_what_capitalists_begin_with() {
    let set = Cards::<FurnaceSet>::standard();
    for language in Language::ALL {
        let (words, rules) = (Words::strict(language), rules(language, "furnace"));
        let table: Vec<Vec<&str>> = rows(rules).into_iter().filter(|row| row.len() == 3).collect();
        assert_eq!(table.len(), set.capitalists.len() + 1);
        for (row, card) in table[1..].iter().zip(&set.capitalists) {
            let goods = words.furnace_letters(card.starts_with);
            let told = if goods.is_empty() { "–".to_owned() } else { format!("`{goods}`") };
            assert_eq!(row[2], told, "{row:?}");
            if let Power::Income(goods) = card.power {
                assert!(row[1].contains(&format!("`{}`", words.furnace_letters(goods))), "{row:?}");
            }
        }
        let companies = set.companies.len() as u32;
        assert!(rules.lines().any(|line| line.starts_with("- **") && numbers(line) == [companies]));
    }
}

/// The rules of a game say all of this in each language.
fn say(slug: &str, told: [(Language, Vec<String>); 2]) {
    for (language, snippets) in told {
        for snippet in snippets {
            assert!(rules(language, slug).contains(&snippet), "{slug} does not say: {snippet}");
        }
    }
}

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
    say("silicon-valley", [(Language::English, english), (Language::Japanese, japanese)]);
}

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
    say("bidders", [(Language::English, english), (Language::Japanese, japanese)]);
}
