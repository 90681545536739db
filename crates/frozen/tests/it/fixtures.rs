use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use bots::{Budget, Level};
use frozen::Rules;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use shelf::{AnyMatch, GAMES, Refused, archive};
use table::{CARDS, Info, Record, Rng, Seat, Seed, Viewer};

/// How many fixtures there are at least: a number that only grows.
const AT_LEAST: usize = 60;

/// How many there are for each version.
const EACH: usize = 3;

/// A game that was played once, and what everybody saw of it.
#[derive(Serialize, Deserialize)]
struct Fixture {
    record: Record,
    /// At each ply, the set-up first, the beginning of the hash of all viewers' views.
    seen: Vec<String>,
}

/// A version of a game: its rules, and a card set that was played with them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Version {
    rules: u32,
    cards: String,
}

fn folder(info: &Info) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games").join(info.slug.replace('-', "_")).join("fixtures")
}

/// Every version that there was: those of before sets had names, and today's.
fn versions(info: &Info) -> Vec<Version> {
    let sets = archive(info.slug).expect("a game").0.iter();
    let before = sets.flat_map(|set| set.rules.iter().map(|rules| Version { rules: *rules, cards: set.id.to_owned() }));
    let options = AnyMatch::options_in_full(info.slug, json!({})).expect("the usual options");
    let cards = options[CARDS].as_str().expect("the set in the box has a name").to_owned();
    let mut all: Vec<Version> = before.chain([Version { rules: info.rules, cards }]).collect();
    all.sort();
    all.dedup();
    all
}

/// The fixtures of a game in the tree, by their paths below its folder.
fn kept(info: &Info) -> BTreeMap<String, String> {
    let list = |path: PathBuf| fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path());
    let folders = list(folder(info)).filter(|path| path.is_dir());
    let name = |path: &PathBuf| path.file_name().expect("a name").to_string_lossy().into_owned();
    let files = folders.flat_map(|folder| list(folder.clone()).map(move |file| (folder.clone(), file)));
    let read = |file: &PathBuf| fs::read_to_string(file).expect("a fixture");
    files.map(|(folder, file)| (format!("{}/{}", name(&folder), name(&file)), read(&file))).collect()
}

/// The beginning of the hash of what everybody sees.
fn seen(table: &AnyMatch) -> String {
    table.prepare().expect("an answer");
    let mut hash = Sha256::new();
    for viewer in Viewer::all(table.seats()) {
        let view: Value = serde_json::from_str(table.view(viewer).get()).expect("a view");
        // Members of an object are in the order of their names.
        hash.update(view.to_string());
    }
    hash.finalize()[..4].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Everything that was seen when a record is played again ply by ply, and the record with its card set named.
fn watched(record: &Record) -> Result<(Record, Vec<String>), Refused> {
    let (rules, named, _) = Rules::fitting(record)?;
    let seen = watched_by(&rules, &named)?;
    Ok((named, seen))
}

/// The same with the card set that the folder of a fixture names.
fn laid_out(path: &str, record: &Record) -> Result<(Record, Vec<String>), Refused> {
    let version = path.split('/').next().unwrap_or_default();
    let is_it = |named: &Record| version.ends_with(named.options[CARDS].as_str().unwrap_or("none"));
    let named = record.named(archive(&record.game)?).into_iter().find(is_it).expect("a set of its day");
    let seen = watched_by(&Rules::of(&named.game, named.rules)?, &named)?;
    Ok((named, seen))
}

fn watched_by(rules: &Rules, named: &Record) -> Result<Vec<String>, Refused> {
    let seats = named.players.len() as u8;
    let mut table = rules.deal(named.options.clone(), seats, named.seed.salted(&named.salts))?;
    let mut all = vec![seen(&table)];
    for action in &named.actions {
        table.submit(action.seat, &action.action.to_string())?;
        all.push(seen(&table));
    }
    Ok(all)
}

#[test]
fn every_game_that_was_ever_kept_is_played_and_seen_as_it_was() {
    let mut count = 0;
    for info in GAMES {
        for (path, text) in kept(info) {
            let Fixture { record, seen } = serde_json::from_str(&text).expect("a fixture");
            assert_eq!(Record::from_json(&json!(record).to_string()).as_ref(), Ok(&record), "{path}");
            let is_todays = matches!(Rules::of(info.slug, record.rules), Ok(Rules::Today(_)));
            let advice = if is_todays {
                "raise `rules` and freeze: a game that was begun by these rules would not be finished by them \
                 (CONTRIBUTING, \"Freeze the rules of a game\")"
            } else {
                "the module of its rules, or what asks it, plays another game than it was kept for"
            };
            let what = format!("{}: games/…/fixtures/{path} goes another way; {advice}", info.title);
            // A module reads a card set slowly, so which one fits is tried once for each version there.
            let played =
                if is_todays || path.ends_with("/1.json") { watched(&record) } else { laid_out(&path, &record) };
            let (named, now) = played.unwrap_or_else(|why| panic!("{what}: {why}"));
            let cards = named.options[CARDS].as_str().expect("a set that was in the box");
            assert!(path.starts_with(&format!("{}-{cards}/", record.rules)), "{path} was fitted to `{cards}`");
            let first = now.iter().zip(&seen).position(|(now, then)| now != then);
            assert_eq!(first, None, "{what}: from that ply on something else is seen");
            assert_eq!(now.len(), seen.len(), "{what}");
            count += 1;
        }
    }
    assert!(count >= AT_LEAST, "{count} fixtures are left of {AT_LEAST}: none is ever taken away");
}

#[test]
fn a_module_that_was_frozen_from_todays_rules_plays_their_fixtures_as_they_do() {
    for info in GAMES {
        let Ok(module) = Rules::frozen(info.slug, info.rules) else { continue };
        let code = |rules| archive(info.slug).expect("a game").code(rules);
        for (path, text) in kept(info).into_iter().filter(|(path, _)| path.ends_with("/1.json")) {
            let Fixture { record, seen } = serde_json::from_str(&text).expect("a fixture");
            if code(record.rules) != info.rules {
                continue;
            }
            let (_, named, _) = Rules::fitting(&record).expect("it is played natively");
            let now = watched_by(&module, &named).expect("it is played by the module");
            let what = "the rules have changed since they were frozen: raise `rules`";
            assert_eq!(now, seen, "{}, games/…/fixtures/{path}: {what}", info.title);
        }
    }
}

#[test]
fn every_version_that_there_was_has_its_fixtures_and_none_is_ever_changed() {
    let is_written = std::env::var_os("UPDATE_GOLDEN").is_some();
    for info in GAMES {
        if is_written {
            versions(info).iter().for_each(|version| write(info, version));
        }
        let kept = kept(info);
        for Version { rules, cards } in versions(info) {
            let name = format!("{rules}-{cards}/");
            let there = kept.keys().filter(|path| path.starts_with(&name)).count();
            let write = "`UPDATE_GOLDEN=1 cargo nextest run -p frozen fixtures` plays some";
            assert!(
                there >= EACH,
                "{}: version {rules} with the cards `{cards}` has {there} fixtures: {write}",
                info.title
            );
        }
        let hash = |text: &String| Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let lines: String = kept.iter().map(|(path, text)| format!("{path} {}\n", hash(text))).collect();
        let list = folder(info).join("list.txt");
        let before = fs::read_to_string(&list).unwrap_or_default();
        for line in before.lines() {
            assert!(lines.contains(line), "{}: a fixture was changed or taken away: {line}", info.title);
        }
        if is_written {
            fs::write(&list, &lines).expect("a file");
        } else {
            assert_eq!(before, lines, "{}: list.txt names every fixture", info.title);
        }
    }
}

/// Plays the fixtures of a version that has none, by its own rules.
fn write(info: &Info, version: &Version) {
    let Version { rules, cards } = version;
    let into = folder(info).join(format!("{rules}-{cards}"));
    if into.exists() {
        return;
    }
    fs::create_dir_all(&into).expect("a folder");
    let mut written = 0;
    for number in 0.. {
        let record = played(info, version, number);
        // A game that another set would fit too shows nothing.
        let (named, seen) = watched(&record).unwrap_or_else(|why| panic!("{}: {why}", into.display()));
        if named.options[CARDS] == **cards {
            written += 1;
            let text = json!(Fixture { record, seen }).to_string();
            fs::write(into.join(format!("{written}.json")), format!("{text}\n")).expect("a file");
        }
        if written == EACH {
            return;
        }
    }
}

/// A game of a version: every third by whatever may be done, the others by bots, which come to an end sooner.
fn played(info: &Info, version: &Version, number: u32) -> Record {
    let Version { rules: written, cards } = version;
    let rules = Rules::of(info.slug, *written).expect("rules that are kept");
    let seats = info.min_seats + (number % 3 * u32::from(info.max_seats - info.min_seats) / 2) as u8;
    let seed = Seed::from_text(&format!("fixture {written} {cards} {number}"));
    let mut table = rules.deal(json!({ CARDS: cards }), seats, seed.salted(&[])).expect("a table");
    let mut rng = Rng::fast(u64::from(number));
    let mut bot = rules.bot(&table.options(), Level::Intern, 1).expect("a bot");
    while let Some(seat) = table.to_act().first() {
        let action = if !number.is_multiple_of(3) {
            let (view, menu) = (table.view_by_name(Viewer::Seat(seat)), table.menu(seat));
            bot.choose(seat, view.get(), menu.get(), Budget::Iterations(1)).expect("an answer")
        } else {
            any(&table, seat, &mut rng)
        };
        table.submit(seat, &action).expect("it is on the menu");
    }
    let names = (1..=seats).map(|seat| seat.to_string()).collect();
    let record = table.record(names, &seed, &[], &[]);
    if archive(info.slug).expect("a game").find(cards).is_some_and(|set| set.rules.contains(written)) {
        as_before(record, *written)
    } else {
        record
    }
}

/// A record as it was written before card sets had names.
fn as_before(mut record: Record, rules: u32) -> Record {
    record.options.as_object_mut().expect("options").remove(CARDS);
    Record { format: 1, rules, cards: None, module: None, ..record }.hashed()
}

fn any(table: &AnyMatch, seat: Seat, rng: &mut Rng) -> String {
    let actions: Vec<Value> = serde_json::from_str(table.actions(seat).get()).expect("a list");
    actions[rng.below(actions.len() as u32) as usize].to_string()
}
