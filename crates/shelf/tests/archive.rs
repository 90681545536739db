//! Every card set that was ever in a box is kept: whatever was begun with it is finished with it.

#![forbid(unsafe_code)]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use shelf::{AnyMatch, GAMES, Visit, archive, with};
use table::{Archive, CARDS, CardSet, Cards, Heuristic, Ledger, Record, Rng, Seed, Viewer, parse_toml};

/// A game's sets, and the one that is in its box today.
struct Sets {
    archive: Archive,
    standard: &'static str,
    id: &'static str,
}

struct Find;

impl Visit for Find {
    type Output = Sets;

    fn visit<G: Heuristic + Ledger>(self) -> Sets {
        let id = Cards::<G::Set>::standard().id();
        Sets { archive: G::Set::ARCHIVE, standard: G::Set::STANDARD, id }
    }
}

fn folder(slug: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games").join(slug.replace('-', "_")).join("rules")
}

/// Which versions of the rules were played with which set before sets had names: that list is closed.
fn history(slug: &str) -> Vec<(u32, String)> {
    let text = fs::read_to_string(folder(slug).join("cards/history.txt")).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let line = |line: &str| Some((line.split(' ').next()?.parse().ok()?, line.split(' ').nth(1)?.to_owned()));
    lines.map(|text| line(text).unwrap_or_else(|| panic!("{slug}: `{text}`"))).collect()
}

/// What `archive.rs` has to say: the sets of before in their order, then the others by their names.
fn written(slug: &str) -> String {
    let mut versions: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    let mut order: Vec<String> = Vec::new();
    for (rules, id) in history(slug) {
        if !order.contains(&id) {
            order.push(id.clone());
        }
        versions.entry(id).or_default().push(rules);
    }
    let files = fs::read_dir(folder(slug).join("cards")).into_iter().flatten().flatten();
    let names = files.filter_map(|file| file.file_name().to_str()?.strip_suffix(".toml").map(str::to_owned));
    let others: BTreeSet<String> = names.filter(|id| !order.contains(id)).collect();
    let mut text =
        "// Written by `UPDATE_GOLDEN=1 cargo nextest run -p shelf` from games/…/rules/cards.\n\n".to_owned();
    text += "use table::Archive;\n#[cfg(not(frozen_module))]\nuse table::Archived;\n\n";
    text +=
        "/// Every set that was ever in the box, the earliest first.\n#[cfg(not(frozen_module))]\n#[rustfmt::skip]\n";
    text += "pub(crate) const ARCHIVE: Archive = Archive(&[\n";
    for id in order.into_iter().chain(others) {
        let rules = versions.get(&id).map(Vec::as_slice).unwrap_or_default();
        let toml = format!("include_str!(\"../cards/{id}.toml\")");
        writeln!(
            text,
            "    Archived {{\n        id: \"{id}\",\n        rules: &{rules:?},\n        toml: {toml},\n    }},"
        )
        .expect("a text");
    }
    text += "]);\n\n/// A module knows its own box alone, and is brought every other set.\n#[cfg(frozen_module)]\n";
    text + "pub(crate) const ARCHIVE: Archive = Archive::EMPTY;\n"
}

#[test]
fn the_set_in_every_box_is_in_its_archive() {
    let is_written = std::env::var_os("UPDATE_GOLDEN").is_some();
    for info in GAMES {
        let Sets { standard, id, .. } = with(info.slug, Find).expect("a game");
        let (copy, list) =
            (folder(info.slug).join(format!("cards/{id}.toml")), folder(info.slug).join("src/archive.rs"));
        if is_written {
            fs::create_dir_all(copy.parent().expect("a folder")).expect("a folder");
            if !copy.exists() {
                fs::write(&copy, standard).expect("a file");
            }
            fs::write(&list, written(info.slug)).expect("a file");
        }
        let say = format!(
            "the card set of {} has changed: `UPDATE_GOLDEN=1 cargo nextest run -p shelf` archives it as `{id}`, \
             so that games begun with it go on",
            info.title
        );
        assert!(copy.exists(), "{say}");
        assert_eq!(fs::read_to_string(list).unwrap_or_default(), written(info.slug), "{say}");
    }
}

#[test]
fn an_archived_set_has_the_name_of_its_contents_and_is_never_another() {
    struct Read<'a>(&'a str);

    impl Visit for Read<'_> {
        type Output = (String, String);

        fn visit<G: Heuristic + Ledger>(self) -> Self::Output {
            let cards = Cards::<G::Set>::from_toml(self.0).expect("an archived set is read for good");
            (cards.id().to_owned(), serde_json::to_string(&cards).expect("JSON"))
        }
    }
    for info in GAMES {
        let Sets { archive, .. } = with(info.slug, Find).expect("a game");
        for archived in archive.0 {
            parse_toml(archived.toml).expect("TOML");
            let (id, travels) = with(info.slug, Read(archived.toml)).expect("a game");
            assert_eq!(
                id, archived.id,
                "{}: the type of the set may only grow by what is left out where it is not",
                info.title
            );
            assert_eq!(travels, format!("\"{id}\""), "everybody has it, so it goes by its name");
        }
    }
}

#[test]
fn the_versions_of_before_are_played_by_todays_rules_or_by_those_that_were_frozen_from_them() {
    for info in GAMES {
        let Sets { archive, .. } = with(info.slug, Find).expect("a game");
        let versions: BTreeSet<u32> = history(info.slug).into_iter().map(|(rules, _)| rules).collect();
        let last = versions.iter().next_back().copied().unwrap_or(info.rules);
        assert!(last <= info.rules, "{}: version {last} has not been yet", info.title);
        assert!(versions.iter().all(|version| archive.code(*version) == last));
        assert_eq!(archive.code(info.rules), info.rules, "{}", info.title);
    }
}

/// A game with these cards, everybody at random.
fn played(slug: &str, seats: u8, cards: &str, seed: &Seed) -> AnyMatch {
    let mut table = AnyMatch::new(slug, json!({ CARDS: cards }), seats, seed.salted(&[])).expect("a table");
    let mut rng = Rng::fast(3);
    while let Some(seat) = table.to_act().first() {
        let actions: Vec<Value> = serde_json::from_str(table.actions(seat).get()).expect("a list");
        let action = &actions[rng.below(actions.len() as u32) as usize];
        table.submit(seat, &action.to_string()).expect("it is on the menu");
    }
    table
}

/// The record of a game as it was written before sets had names.
fn before(record: Record, rules: u32) -> Record {
    let mut before = Record { format: 1, rules, cards: None, ..record };
    before.options.as_object_mut().expect("options").remove(CARDS);
    Record::from_json(&before.hashed().to_json()).expect("format 1 is read for good")
}

#[test]
fn a_record_from_before_sets_had_names_is_played_with_the_set_of_its_day_that_fits() {
    let mut games = 0;
    for info in GAMES {
        // Whatever is played by frozen rules is tried where these are.
        let code = |rules| archive(info.slug).expect("a game").code(rules);
        let runs_here = |(rules, _): &(u32, String)| code(*rules) == info.rules;
        let Some((rules, cards)) = history(info.slug).into_iter().find(runs_here) else { continue };
        games += 1;
        // Two sets of one day may differ in what nobody met: such a game shows nothing.
        let tells = |number: &u32| {
            let seed = Seed::from_text(&number.to_string());
            let table = played(info.slug, info.min_seats, &cards, &seed);
            let record = table.record(vec!["Ada".to_owned(); info.min_seats.into()], &seed, &[], &[]);
            let named = (record.format, record.cards.as_deref(), &record.options[CARDS]);
            assert_eq!(named, (2, Some(&*cards), &json!(cards)));
            let (fitting, again) =
                shelf::fitting(&before(record, rules), AnyMatch::replay).expect("some set of its day fits");
            for viewer in Viewer::all(info.min_seats).filter(|_| fitting.options[CARDS] == *cards) {
                assert_eq!(again.view(viewer).get(), table.view(viewer).get(), "{}", info.title);
                assert_eq!(fitting.rules, info.rules);
            }
            fitting.options[CARDS] == *cards
        };
        assert!((0..20).any(|number| tells(&number)), "{}: the set of the first day is never found", info.title);
    }
    assert!(games > 0, "every game has other rules than before sets had names: this test can go");
}

#[test]
fn a_record_of_rules_that_nobody_knows_says_so_whatever_its_cards() {
    for info in GAMES {
        let cards = with(info.slug, Find).expect("a game").id;
        let seed = Seed::from_text("unknown");
        let table = AnyMatch::new(info.slug, json!({}), info.min_seats, seed.salted(&[])).expect("a table");
        let record = table.record(vec!["Ada".to_owned(); info.min_seats.into()], &seed, &[], &[]);
        assert_eq!(record.cards.as_deref(), Some(cards));
        let version = info.rules + 1;
        for other in [Record { rules: version, ..record.clone() }, before(record, version)] {
            let why = AnyMatch::replay(&other).expect_err("nobody knows such rules").to_string();
            assert!(why.contains(&format!("version {version}")), "{why}");
        }
    }
}
