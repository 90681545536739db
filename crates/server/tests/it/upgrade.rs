//! Another version of the program over the same database: tables go on by the rules that they were begun with.

use bots::Level;
use frozen::Rules;
use serde_json::{Value, json};
use server::{Dated, Happening, Made};
use shelf::{AnyMatch, GAMES};
use sqlx::{Connection as _, SqliteConnection};
use table::{Info, Record, Seat, Seed};
use wire::{Clock, PersonId, Plans, TableId, Visibility};

use crate::play::{acts, watching};
use crate::support::{Mirror, Person, World, play_to_the_end};

/// Every earlier version of rules that is kept.
fn earlier() -> Vec<(&'static Info, u32)> {
    let versions = GAMES.iter().flat_map(|info| (1..info.rules).map(move |rules| (info, rules)));
    versions.filter(|(info, rules)| frozen::wanted(info.slug, *rules).is_some()).collect()
}

/// A table of a version, as its server left it in the database: Ada and Bo sit, a bot has the third seat, and some
/// actions were played by the rules of that day.
async fn left(world: &World, info: &Info, rules: u32, people: [&Person; 2]) -> String {
    let seed = Seed::from_text("upgrade");
    let id = format!("{}-{rules}", info.slug);
    let of = Rules::of(info.slug, rules).expect("rules that are kept");
    let seats = info.min_seats.max(3).min(info.max_seats);
    let mut table = of.deal(json!({}), seats, seed.salted(&[])).expect("a table");
    let mut journal: Vec<Happening> = Seat::all(seats)
        .zip(people.map(Some).into_iter().chain(std::iter::repeat(None)))
        .map(|(seat, person)| match person {
            Some(person) => Happening::Sat { seat, person: PersonId(person.id.clone()), salt: table::Salt::default() },
            None => Happening::Hired { seat, level: Level::Manager.to_string(), name: None },
        })
        .collect();
    journal.push(Happening::Started);
    for _ in 0..12 {
        let seat = table.to_act().first().expect("it goes on");
        let actions: Vec<Value> = serde_json::from_str(table.actions(seat).get()).expect("a list");
        let allowed = table.allow(seat, &actions[actions.len() / 2].to_string()).expect("it is on the menu");
        journal.push(Happening::Acted { seat, action: allowed.action().clone(), by_order: false });
        table.play(allowed).expect("nothing has happened since");
    }
    let made = Made {
        id: TableId(id.clone()),
        game: info.slug.to_owned(),
        rules,
        options: table.options(),
        seats: vec![None; seats.into()],
        host: PersonId(people[0].id.clone()),
        visibility: Visibility::Public,
        clock: Clock::None,
        plans: Plans::Allowed,
        seed,
        salts: Some(Vec::new()),
        at: 1,
    };
    let journal: Vec<Dated> = journal.into_iter().map(|what| Dated { at: 2, what }).collect();
    world.store.add_table(&made, &journal).await.expect("a table");
    id
}

/// Plays something and takes it back, where the rules let that happen freely.
async fn takes_back(people: [&Person; 2], table: &str) {
    for person in people {
        let before = person.look(table).await;
        let mine = before["sheet"]["mine"].as_u64();
        if before["position"]["menu"].as_array().is_none_or(Vec::is_empty) || mine.is_none() {
            continue;
        }
        acts(person, table, 1).await;
        let ply = before["position"]["ply"].as_u64().expect("a ply");
        let wish = json!({ "take_back": { "ply": ply } });
        let answer = person.send("POST", &format!("/api/tables/{table}"), Some(wish), &[]).await;
        // Chance or a secret may have come to light: then everybody is asked.
        assert!(answer.status.is_success() || answer.body["code"].is_string(), "{}", answer.text);
        return;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_earlier_rules_are_played_to_their_end_by_them_after_an_upgrade() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let mut tables = Vec::new();
    for (info, rules) in earlier() {
        tables.push((info, rules, left(&world, info, rules, [&ada, &bo]).await));
    }
    let world = world.restart().await;
    let here = |person: Person| Person { router: world.router.clone(), address: world.address.clone(), ..person };
    let (ada, bo, eve) = (here(ada), here(bo), world.guest("Eve").await);
    for (info, rules, table) in tables {
        let whole = ada.look(&table).await;
        assert_eq!((&whole["sheet"]["rules"], &whole["sheet"]["phase"]), (&json!(rules), &json!("playing")), "{table}");
        takes_back([&ada, &bo], &table).await;
        let spectator = tokio::spawn({
            let (eve, table) = (eve.clone(), table.clone());
            async move {
                let (mut line, mut mirror) = watching(&eve, &table).await;
                line.until(&mut mirror, Mirror::is_over).await;
                mirror
            }
        });
        let players = [&ada, &bo].map(|person| tokio::spawn(play_to_the_end(person.clone(), table.clone(), 7)));
        let places = spectator.await.expect("a spectator").position.expect("a position").places;
        for player in players {
            assert_eq!(player.await.expect("a player").position.expect("a position").places, places, "{table}");
        }
        let record = ada.send("GET", &format!("/api/tables/{table}/record"), None, &[]).await;
        let record = Record::from_json(&record.text).expect("a whole record");
        assert_eq!((record.rules, record.module.as_deref()), (rules, frozen::wanted(info.slug, rules)));
        let (by, again) = Rules::replay(&record).expect("it replays");
        assert!(matches!(by, Rules::Frozen(_)) && again.places() == places, "{table}");
        assert!(AnyMatch::replay(&record).is_err(), "{table}: nothing is judged by today's rules");
        assert_eq!(eve.good("GET", &format!("/api/tables/{table}/verify"), None).await["good"], true, "{table}");
    }
}

#[tokio::test]
async fn what_only_a_later_version_knows_is_left_to_a_server_of_that_version() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let info = &GAMES[1];
    // At a table that has not begun nothing else is written meanwhile.
    let table = ada.make_with(json!({ "game": info.slug, "seats": ["me", "open"], "start": false })).await;
    let version = ada.look(&table).await["version"].as_u64().expect("a version");
    let path = world.folder.path().join("test.db");
    let mut database = SqliteConnection::connect(&path.to_string_lossy()).await.expect("a database");
    let entry = sqlx::query("insert into journal (id, entry, at, what) values ($1, $2, 3, $3)");
    let entry = entry.bind(&table).bind(version as i64).bind(r#"{"dreamt":{"seat":0}}"#);
    entry.execute(&mut database).await.expect("an entry");
    database.close().await.expect("it is closed");
    let world = world.restart().await;
    let ada = Person { router: world.router.clone(), address: world.address.clone(), ..ada };
    let broken = ada.look(&table).await["sheet"]["phase"]["broken"]["why"].clone();
    assert!(broken.as_str().is_some_and(|why| why.contains("later version")), "{broken}");
    assert_eq!(ada.refused(&table, json!("start")).await, "broken");
    let other = ada.make(info.slug, json!(["me", { "bot": "random" }])).await;
    assert_eq!(ada.look(&other).await["sheet"]["phase"], "playing", "other tables go on");
}

#[tokio::test]
async fn a_server_that_lacks_the_rules_of_a_table_changes_nothing_there() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let info = &GAMES[0];
    let made = Made {
        id: TableId("later".to_owned()),
        game: info.slug.to_owned(),
        rules: info.rules + 90,
        options: json!({ "an option of that day": true }),
        seats: vec![None; info.min_seats.into()],
        host: PersonId(ada.id.clone()),
        visibility: Visibility::Public,
        clock: Clock::Live { per_move: 1, bank: 0 },
        plans: Plans::Allowed,
        seed: Seed::from_text("later"),
        salts: None,
        at: 1,
    };
    let sat = |seat| Happening::Sat { seat, person: PersonId(ada.id.clone()), salt: table::Salt::default() };
    let journal: Vec<Happening> = vec![sat(Seat::default()), Happening::Started];
    let journal: Vec<Dated> = journal.into_iter().map(|what| Dated { at: 1, what }).collect();
    world.store.add_table(&made, &journal).await.expect("a table");
    let world = world.restart().await;
    let ada = Person { router: world.router.clone(), address: world.address.clone(), ..ada };
    let update = ada.look("later").await;
    let why = update["sheet"]["phase"]["broken"]["why"].as_str().expect("a reason").to_owned();
    assert!(why.contains("a server that has them can go on"), "{why}");
    assert_eq!(update["sheet"]["options"], made.options, "what it was made as is told as it was written");
    for wish in [json!("start"), json!("concede"), json!({ "act": { "ply": 0, "action": {} } })] {
        assert_eq!(ada.refused("later", wish).await, "broken");
    }
    // Its second is over: nobody's time runs where nobody can play.
    tokio::time::sleep(std::time::Duration::from_millis(1_500)).await;
    assert_eq!(world.store.journal(&made.id, 0).await.expect("a journal").len(), journal.len());
}
