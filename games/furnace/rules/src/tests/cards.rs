use table::{CardSet, Flaw, Options as _, Part, Why};

use super::*;
use crate::{Effect, Power};

#[test]
fn the_standard_cards_pass_their_own_check() {
    assert_eq!(contract::check_cards::<FurnaceSet>(), Ok(()));
    let set = Cards::<FurnaceSet>::standard();
    assert_eq!((set.companies.len(), set.start_ups.len(), set.capitalists.len()), (36, 5, 5));
}

#[test]
fn the_standard_cards_have_the_structure_that_the_source_describes() {
    let set = Cards::<FurnaceSet>::standard();
    let compensated = |text: &str| set.companies.iter().filter(|card| card.compensation.to_string() == text).count();
    assert_eq!((compensated("2 coal"), compensated("iron")), (12, 8));
    let whole = |card: &crate::CompanyCard| [card.compensation, card.basic, card.additional].map(|e| e.to_string());
    let cards: Vec<_> = set.companies.iter().map(whole).collect();
    assert!(cards.contains(&["2 coal", "iron -> 2 money x2", "3 coal"].map(String::from)));
    assert!(cards.contains(&["iron", "2 coal", "iron -> 2 money x4"].map(String::from)));
    let upgrade: Effect = "coal + token -> upgrade".parse().expect("an effect");
    assert!(set.start_ups.iter().all(|card| card.effects.contains(&upgrade)));
    let sales = |effect: &Effect| matches!(effect, Effect::Process { to, .. } if to.money > 0);
    let effects = set.companies.iter().flat_map(|card| [card.compensation, card.basic, card.additional]);
    let count = effects.filter(sales).count();
    assert!((30..=42).contains(&count), "about a third of all 108 effects are sales, not {count}");
}

#[test]
fn no_two_standard_companies_are_alike() {
    let companies = &Cards::<FurnaceSet>::standard().companies;
    let printed = |card: &crate::CompanyCard| (card.compensation, card.basic, card.additional);
    for (index, card) in companies.iter().enumerate() {
        let twin = companies[..index].iter().find(|other| printed(other) == printed(card));
        assert!(twin.is_none(), "{} is {}", card.name, twin.map_or("", |twin| &twin.name));
    }
    let same_basic = companies.iter().map(|card| companies.iter().filter(|other| other.basic == card.basic).count());
    assert!(same_basic.max() <= Some(7), "no basic effect stands on more than a fifth of the companies");
}

#[test]
fn the_numbers_of_the_standard_cards_stay_in_their_ranges() {
    let worth = |goods: Goods| goods.coal + 2 * goods.iron + 3 * goods.token + 4 * goods.oil + goods.money;
    let set = Cards::<FurnaceSet>::standard();
    let check = |name: &str, effect: Effect, gain: std::ops::RangeInclusive<u16>, throughput| match effect {
        Effect::Gain(goods) => assert!(gain.contains(&worth(goods)), "`{effect}` on `{name}`"),
        Effect::Process { to, times, .. } => {
            let range: std::ops::RangeInclusive<u16> = throughput;
            assert!(range.contains(&(worth(to) * u16::from(times))), "`{effect}` on `{name}`");
        }
        Effect::Upgrade { .. } => panic!("`{effect}` on `{name}`"),
    };
    for card in &set.companies {
        check(&card.name, card.basic, 2..=3, 2..=6);
        check(&card.name, card.additional, 3..=5, 6..=10);
        if let Effect::Process { from, to, .. } = card.compensation {
            assert!((1..=2).contains(&(worth(to) - worth(from))), "`{}`", card.name);
            // Coal becomes 2 money by way of iron, so selling it raw has to bring less.
            assert!(from.coal == 0 || to.money < 2 * from.coal, "`{}`", card.name);
        }
    }
    for card in &set.start_ups {
        assert!((2..=4).contains(&worth(card.starts_with)), "`{}`", card.name);
    }
}

#[test]
fn effects_are_written_as_they_are_read() {
    for text in ["3 coal", "coal + iron", "iron -> 2 money x4", "2 coal -> token", "coal + token -> upgrade"] {
        assert_eq!(text.parse::<Effect>().expect(text).to_string(), text);
    }
    assert_eq!("1 iron  ->  1 oil".parse::<Effect>().expect("spaces").to_string(), "iron -> oil");
    for text in POWERS {
        assert_eq!(text.parse::<Power>().expect(text).to_string(), text);
    }
}

#[test]
fn what_cannot_be_read_is_refused_as_it_is_written() {
    for (text, id, part) in [
        ("3 cheese", "furnace-flaw-not-goods", "3 cheese"),
        ("0 coal", "furnace-flaw-not-goods", "0 coal"),
        ("coal -> 2 cheese ", "furnace-flaw-not-goods", "2 cheese"),
        ("coal -> iron xx", "furnace-flaw-not-times", "coal -> iron xx"),
    ] {
        assert_eq!(text.parse::<Effect>(), Err(Flaw::told(id).with("text", part)));
    }
    assert_eq!("flying".parse::<Power>(), Err(Flaw::told("furnace-flaw-not-power").with("text", "flying")));
    let number = Flaw::told("furnace-flaw-not-number").with("digits", "x").with("text", "compensation +x");
    assert_eq!("compensation +x".parse::<Power>(), Err(number));
}

/// What the check finds in the standard set after a change.
fn complaint(change: impl Fn(&mut FurnaceSet)) -> Flaw {
    let mut set = FurnaceSet::clone(&Cards::standard());
    change(&mut set);
    set.check().expect_err("it cannot be played with")
}

#[test]
fn a_set_that_cannot_be_played_with_is_refused_for_its_cards_and_their_names() {
    let count = |id, found, min, max| Flaw::from(Why::Count { what: Part::new(id), found, min, max });
    assert_eq!(complaint(|set| set.companies.truncate(31)), count("set-furnace-companies", 31, 32, 64));
    assert_eq!(complaint(|set| set.start_ups.truncate(3)), count("set-furnace-start-ups", 3, 4, 32));
    assert_eq!(complaint(|set| set.capitalists.clear()), count("set-furnace-capitalists", 0, 4, 32));
    let name = Cards::<FurnaceSet>::standard().companies[0].name.clone();
    assert_eq!(
        complaint(|set| set.companies[1].name.clone_from(&name)).why,
        Why::SameName { what: Part::new("set-furnace-companies"), name: name.clone() }
    );
    let odd = "Black\u{1b}[2J".to_owned();
    assert_eq!(complaint(|set| set.companies[0].name.clone_from(&odd)).why, Why::OddName { name: odd.clone() });
    let long = "x".repeat(41);
    assert_eq!(
        complaint(|set| set.capitalists[0].name.clone_from(&long)).why,
        Why::LongName { name: long.clone(), letters: 41, most: 40 }
    );
    let three = Cards::<FurnaceSet>::standard().start_ups[0].name.clone();
    assert_eq!(
        complaint(|set| set.start_ups[0].effects.truncate(2)),
        Flaw::told("furnace-flaw-effects").with("card", three).with("found", 2_u8).with("wanted", 3_u8)
    );
}

#[test]
fn a_set_that_cannot_be_played_with_is_refused_for_its_effects_and_powers() {
    let effect = |text: &str| text.parse::<Effect>().expect("an effect");
    let set = Cards::<FurnaceSet>::standard();
    let (company, capitalist) = (set.companies[0].name.as_str(), set.capitalists[0].name.as_str());
    let basic = |text: &str, flaw: Flaw| {
        let found = complaint(|set| set.companies[0].basic = effect(text));
        assert_eq!(found, flaw.with("effect", text).with("card", company));
    };
    basic("money -> coal", Flaw::told("furnace-flaw-money"));
    basic("coal -> 2 coal", Flaw::told("furnace-flaw-circular").with("good", "coal"));
    basic("13 coal", Flaw::told("furnace-flaw-goods").with("good", "coal").with("amount", 13_u8).with("most", 12_u8));
    basic("coal -> iron x9", Flaw::told("furnace-flaw-times").with("times", 9_u8).with("most", 8_u8));
    assert_eq!(
        complaint(|set| set.companies[0].compensation = effect("coal -> upgrade")),
        Flaw::told("furnace-flaw-compensation").with("card", company)
    );
    let start = Flaw::told("furnace-flaw-start").with("card", capitalist).with("good", "oil");
    assert_eq!(
        complaint(|set| set.capitalists[0].starts_with.oil = 21),
        start.with("amount", 21_u8).with("most", 20_u8)
    );
    assert!(matches!(complaint(|set| set.start_ups[0].starts_with.coal = 21).why, Why::Game { .. }));
    let power = |power: Power, flaw: Flaw| {
        assert_eq!(complaint(|set| set.capitalists[0].power = power), flaw.with("card", capitalist));
    };
    let more = Flaw::told("furnace-flaw-power-more").with("more", 4_u8).with("most", 3_u8);
    power(Power::Compensation { more: 4 }, more);
    let discs = Flaw::told("furnace-flaw-power-discs").with("discs", 4_u8).with("most", 3_u8);
    power(Power::DiscsOnACard { most: 4 }, discs);
}

#[test]
fn a_file_with_an_unknown_word_is_refused() {
    let text = FurnaceSet::STANDARD.replacen("basic", "basics", 1);
    let flaw = Cards::<FurnaceSet>::from_toml(&text).expect_err("no such word");
    assert!(matches!(flaw.why, Why::Unknown { name, .. } if name == "basics"));
}

// Engines of this size have thousands of choices a round: seconds natively, many minutes in an interpreter.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn whatever_passes_the_check_can_be_played() {
    // The largest numbers that the check lets through, in the hands of every power.
    let rich = ["12 coal + 12 iron + 12 oil + 12 token + 12 money"; 3];
    let busy = ["coal -> 12 oil + 12 money x8", "coal -> 12 iron + 12 money x8", "iron -> 12 coal + 12 money x8"];
    let greedy = ["oil -> 12 token + 12 money x8", "token -> upgrade x2", "12 coal -> 12 money x8"];
    let companies: Vec<[&str; 3]> = (0..36).map(|index| [rich, busy, greedy][index % 3]).collect();
    let start_up = ["12 token", "token -> 12 money x8", "coal + token -> upgrade x2"];
    let income = "12 coal + 12 iron + 12 oil + 12 token + 12 money each round";
    let largest = ["neutral disc", "compensation +3", "3 discs on a card", income, "additional processing +3"];
    let crowded = ["neutral disc", "neutral disc", "neutral disc", "3 discs on a card", "neutral disc"];
    for powers in [largest, crowded] {
        let cards = cards_with(&companies, start_up, powers);
        for (seats, chain) in [(2, false), (2, true), (3, false), (3, true), (4, false), (4, true)] {
            let options = Options { chain, cards, ..Options::default() };
            contract::check_options::<Furnace>(&options, seats, 2).unwrap_or_else(|breach| panic!("{breach}"));
        }
    }
}

#[test]
fn only_three_or_four_rounds_are_played() {
    let options = Options { rounds: 5, ..Options::default() };
    let error = options.check(3).expect_err("too many");
    assert_eq!(error.to_string(), "`5` is not a value of `rounds`, which takes a whole number from 3 to 4");
}

#[test]
fn actions_and_options_travel_as_readable_json() {
    let json = |action: Action| serde_json::to_string(&action).expect("json");
    assert_eq!(json(Action::Take { disc: Disc::Neutral }), r#"{"take":{"disc":"neutral"}}"#);
    assert_eq!(
        json(Action::Activate { card: Card::StartUp(crate::StartUp(2)) }),
        r#"{"activate":{"card":{"start_up":2}}}"#
    );
    assert_eq!(json(Action::Upgrade { company: company(7) }), r#"{"upgrade":{"company":7}}"#);
    let cards = Options::default().cards.id();
    assert_eq!(
        serde_json::to_string(&Options::default()).expect("json"),
        format!(r#"{{"capitalists":true,"chain":false,"rounds":4,"cards":"{cards}"}}"#)
    );
    assert!(serde_json::from_str::<Action>(r#"{"upgrade":{"company":64}}"#).is_err());
}
