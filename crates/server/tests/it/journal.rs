//! Tables as they come out of the database: clocks, broken tables, salts, two servers at once.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::store::Sql;
use server::{Dated, Happening, Made};
use shelf::GAMES;
use table::{Salt, Seat, Seed};
use wire::{Clock, Have, PersonId, Phase, Plans, TableId, Visibility};

use crate::play::three;
use crate::support::{Mirror, Person, World, act, config};

fn made(id: &str, host: &Person) -> Made {
    Made {
        id: TableId(id.to_owned()),
        game: "bids".to_owned(),
        rules: GAMES.iter().find(|info| info.slug == "bids").expect("bids").rules,
        options: json!({}),
        seats: vec![None; 3],
        host: PersonId(host.id.clone()),
        visibility: Visibility::Public,
        clock: Clock::None,
        plans: Plans::Allowed,
        seed: Seed::from_text("journal"),
        salts: None,
        at: 1,
    }
}

/// One person and two bots sit, and the game has begun.
fn begun(person: &Person, salt: u8) -> Vec<Dated> {
    let mut entries =
        vec![Happening::Sat { seat: seat(0), person: PersonId(person.id.clone()), salt: Salt::new([salt; 32]) }];
    entries.extend([1, 2].map(|index| Happening::Hired { seat: seat(index), level: "random".to_owned(), name: None }));
    entries.push(Happening::Started);
    entries.into_iter().map(|entry| Dated { at: 1, what: entry }).collect()
}

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a small index")
}

#[tokio::test]
async fn any_salt_changes_the_deal_and_the_same_salts_deal_the_same() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let mut hands = Vec::new();
    for (number, salt) in [1, 1, 2].into_iter().enumerate() {
        let table = made(&format!("salted-{number}"), &ada);
        world.store.add_table(&table, &begun(&ada, salt)).await.expect("a table");
        let update = ada.look(&table.id.0).await;
        hands.push(update["position"]["view"]["hand"].clone());
        assert_eq!(
            update["sheet"]["fairness"]["commitment"],
            json!(table.seed.commitment()),
            "the salt does not change it"
        );
        assert_eq!(update["sheet"]["fairness"]["salts"][0], json!(Salt::new([salt; 32])));
    }
    assert_eq!(hands[0], hands[1]);
    assert_ne!(hands[0], hands[2]);
}

#[tokio::test]
async fn whoever_runs_out_of_time_is_played_by_a_bot_until_they_are_back() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let table = Made { clock: Clock::Live { per_move: 1, bank: 0 }, ..made("timed", &ada) };
    let mut journal = begun(&ada, 1);
    journal.pop();
    world.store.add_table(&table, &journal).await.expect("a table");
    let mut line = ada.connect().await;
    let mut mirror = Mirror::default();
    line.watch("timed", Have::default()).await;
    line.command(&mut mirror, "timed", json!("start")).await.expect("the game begins");
    let out = |mirror: &Mirror| mirror.sheet.as_ref().is_some_and(|sheet| sheet.chairs[0].stand_in.is_some());
    line.until(&mut mirror, |mirror| !mirror.menu().is_empty()).await;
    assert!(mirror.position.as_ref().is_some_and(|position| position.clocks[0].until.is_some()));
    line.until(&mut mirror, out).await;
    let sheet = mirror.sheet.as_ref().expect("a sheet");
    assert!(!sheet.chairs[0].conceded);
    assert!(sheet.chairs[1].stand_in.is_none(), "nobody else is out of time");
    let taken = line.command(&mut mirror, "timed", json!("back")).await;
    assert!(taken.is_ok() || mirror.is_over(), "{taken:?}");
}

#[tokio::test]
async fn a_clock_goes_on_after_a_restart() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let table = Made { clock: Clock::Live { per_move: 1, bank: 0 }, ..made("timed", &ada) };
    world.store.add_table(&table, &begun(&ada, 1)).await.expect("a table");
    let world = world.restart().await;
    let ada = Person { router: world.router.clone(), ..ada };
    let stood_in = async {
        while ada.look("timed").await["sheet"]["chairs"][0]["stand_in"].is_null() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(5), stood_in).await.expect("the clock runs without anybody looking");
}

#[tokio::test]
async fn a_clock_that_was_set_back_puts_off_nobodys_end_of_time() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let table = Made { clock: Clock::Live { per_move: 1, bank: 0 }, ..made("timed", &ada) };
    let in_an_hour = std::time::SystemTime::now() + Duration::from_secs(3_600);
    let at = in_an_hour.duration_since(std::time::UNIX_EPOCH).expect("it is later than that").as_millis() as u64;
    let journal: Vec<Dated> = begun(&ada, 1).into_iter().map(|entry| Dated { at, ..entry }).collect();
    world.store.add_table(&table, &journal).await.expect("a table");
    let stood_in = async {
        while ada.look("timed").await["sheet"]["chairs"][0]["stand_in"].is_null() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(5), stood_in).await.expect("time goes on");
}

#[tokio::test]
async fn days_that_went_by_without_a_server_are_given_back() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let table = Made { clock: Clock::Days { hours: 24 }, ..made("slow", &ada) };
    world.store.add_table(&table, &begun(&ada, 1)).await.expect("a table");
    let world = world.restart().await;
    let ada = Person { router: world.router.clone(), ..ada };
    let update = ada.look("slow").await;
    assert!(update["sheet"]["chairs"][0]["stand_in"].is_null(), "{update}");
}

#[tokio::test]
async fn a_table_of_other_rules_says_so_and_does_not_play() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let table = Made { rules: 99, ..made("old", &ada) };
    world.store.add_table(&table, &begun(&ada, 1)).await.expect("a table");
    let why = ada.look("old").await["sheet"]["phase"]["broken"]["why"].clone();
    assert!(why.as_str().is_some_and(|why| why.contains("version 99 of the rules")), "{why}");
    assert_eq!(ada.refused("old", json!({ "act": { "ply": 0, "action": {} } })).await, "broken");
}

#[tokio::test]
async fn a_table_that_breaks_is_seen_to_be_broken_and_others_play_on() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let mut journal = begun(&ada, 1);
    let action = serde_json::value::to_raw_value(&json!({ "bid": "black 99" })).expect("JSON");
    journal.push(Dated { at: 2, what: Happening::Acted { seat: seat(0), action, by_order: false } });
    world.store.add_table(&made("broken", &ada), &journal).await.expect("a table");
    let update = ada.look("broken").await;
    assert!(update["sheet"]["phase"]["broken"]["why"].is_string(), "{update}");
    assert_eq!(ada.refused("broken", json!("start")).await, "broken");
    let table = ada.make("bids", json!(["me", { "bot": "random" }, { "bot": "random" }])).await;
    assert_eq!(ada.look(&table).await["sheet"]["phase"], "playing");
}

#[tokio::test]
async fn what_cannot_be_written_does_not_happen() {
    let world = World::new().await;
    let (table, people) = three(&world, "bids").await;
    let before = people[0].look(&table).await;
    let first = before["position"]["to_act"][0].as_u64().expect("somebody") as usize;
    let menu = people[first].look(&table).await["position"]["menu"].as_array().expect("a menu").clone();
    let (mut line, mut mirror) = (people[0].connect().await, Mirror::default());
    line.watch(&table, Have::default()).await;
    line.until(&mut mirror, |mirror| mirror.position.is_some()).await;
    let mut mover = people[first].connect().await;
    world.store.close().await;
    let problem = mover.command(&mut Mirror::default(), &table, act(0, &menu, 0)).await.expect_err("no database");
    assert_eq!(problem.code, wire::Code::Unavailable);
    assert!(problem.retry_after.is_some());
    line.watch(&table, mirror.have()).await;
    line.until(&mut mirror, |mirror| mirror.sheet.is_some()).await;
    assert_eq!((mirror.ply(), mirror.version), (0, before["version"].as_u64().expect("a version")));
}

#[tokio::test]
async fn two_servers_on_one_database_do_not_both_play_the_same_ply() {
    let world = World::new().await;
    let (table, people) = three(&world, "bids").await;
    let first = people[0].look(&table).await["position"]["to_act"][0].as_u64().expect("somebody") as usize;
    let store = Sql::sqlite(&world.folder.path().join("test.db")).await.expect("the same database");
    let second = World::over(tempfile::tempdir().expect("a folder"), Arc::new(store), config()).await;
    let here = people[first].clone();
    let there = Person { router: second.router.clone(), ..here.clone() };
    let menu = there.look(&table).await["position"]["menu"].as_array().expect("a menu").clone();
    here.act(&table, act(0, &menu, 0)).await;
    assert_eq!(there.refused(&table, act(0, &menu, 1)).await, "stale");
    let (one, other) = (here.look(&table).await, there.look(&table).await);
    assert_eq!(one["position"]["view"], other["position"]["view"], "whoever was late has caught up");
    assert_eq!(phase(&one), json!(Phase::Playing));
}

#[tokio::test]
async fn a_wish_that_still_fits_is_granted_although_another_server_wrote_first() {
    let world = World::new().await;
    let [host, guest] = [world.guest("Ada").await, world.guest("Bo").await];
    let made = made("two-doors", &host);
    world.store.add_table(&made, &[]).await.expect("a table");
    let store = Sql::sqlite(&world.folder.path().join("test.db")).await.expect("the same database");
    let second = World::over(tempfile::tempdir().expect("a folder"), Arc::new(store), config()).await;
    let there = Person { router: second.router.clone(), ..guest.clone() };
    there.look(&made.id.0).await;
    let sit = || json!({ "sit": { "seat": null, "salt": "00".repeat(32) } });
    host.act(&made.id.0, sit()).await;
    there.act(&made.id.0, sit()).await;
    let chairs = there.look(&made.id.0).await["sheet"]["chairs"].clone();
    let sits = |chair: usize, person: &Person| chairs[chair].to_string().contains(&person.id);
    assert!(sits(0, &host) && sits(1, &guest), "{chairs}");
}

fn phase(update: &Value) -> Value {
    update["sheet"]["phase"].clone()
}
