use frozen::Rules;
use serde_json::json;
use shelf::GAMES;
use table::{Record, Seed};

use crate::{folder, play};

#[test]
fn a_game_of_another_day_goes_on_by_the_rules_that_it_was_begun_with() {
    let data = folder("another-day");
    let versions = GAMES.iter().flat_map(|info| (0..info.rules).map(move |rules| (info, rules)));
    for (info, version) in versions.filter(|(info, rules)| frozen::wanted(info.slug, *rules).is_some()) {
        let rules = Rules::of(info.slug, version).expect("they are kept");
        let (seats, seed) = (info.min_seats.max(3), Seed::from_text("another day"));
        let mut table = rules.deal(json!({}), seats, seed.salted(&[])).expect("a table");
        for _ in 0..2 {
            let seat = table.to_act().first().expect("somebody is asked");
            let actions: Vec<serde_json::Value> = serde_json::from_str(table.actions(seat).get()).expect("a list");
            table.submit(seat, &actions[0].to_string()).expect("it is on the menu");
        }
        let players = (0..seats).map(|seat| if seat == 0 { "Ada".to_owned() } else { format!("Bot{seat} (random)") });
        let file = data.join(format!("{}-{version}.json", info.slug));
        std::fs::write(&file, table.record(players.collect(), &seed, &[], &[]).to_json()).expect("a file");
        let text = play(&data, &["resume", "--plain", file.to_str().expect("a path")], "details\nrules\n1", 3);
        assert!(text.contains(&format!("{} ({version})", info.title)), "{text}");
        assert!(text.contains(&format!("> # {}", info.title)), "the rules are those of that day: {text}");
        let earlier = format!("This game goes by earlier rules, version {version}, to its end;");
        let said = |what: &str| text.matches(what).count();
        assert!(said(&earlier) > 1, "at once and with its rules: {text}");
        assert!((version + 1..=info.rules).all(|later| said(&format!("\n- Version {later}: ")) > 1), "{text}");
        let kept = std::fs::read_dir(data.join("games")).expect("a folder of games").flatten();
        let kept = kept.map(|file| std::fs::read_to_string(file.path()).expect("a record"));
        let record =
            kept.map(|text| Record::from_json(&text).expect("a record")).find(|record| record.rules == version);
        let record = record.expect("the game is kept in a file of its own");
        assert!(record.actions.len() > 2 && rules.replayed(&record).is_ok(), "it has gone on: {text}");
        std::fs::remove_dir_all(data.join("games")).expect("a folder");
    }
}
