//! Tables that come into use and leave the memory again, and those who come just then.

use std::sync::atomic::Ordering;
use std::time::Duration;

use http_body_util::BodyExt as _;
use serde_json::json;
use server::Config;
use server::store::{Heard, Sql, Store as _};
use wire::TableId;

use crate::faults::{said, unreliable};
use crate::play::{three, watching};
use crate::support::config;

#[tokio::test]
async fn a_table_that_takes_long_to_come_into_use_keeps_nobody_from_hearing_of_another() {
    let (world, shaky, file) = unreliable(config()).await;
    let (table, people) = three(&world, "bids").await;
    let (mut line, mut mirror) = watching(&people[0], &table).await;
    let before = mirror.version;
    let elsewhere = Sql::sqlite(&file).await.expect("the same database");
    elsewhere.append(&TableId(table.clone()), before, &said(&people[1].id)).await.expect("an entry");
    shaky.stuck.store(1, Ordering::SeqCst);
    for id in ["elsewhere", &table] {
        shaky.news.send(Heard::Written(TableId(id.to_owned()), before)).expect("the server listens");
    }
    let seen = line.until(&mut mirror, |mirror| mirror.version > before);
    tokio::time::timeout(Duration::from_secs(2), seen).await.expect("it is read");
}

#[tokio::test]
async fn whoever_comes_just_as_a_table_leaves_the_memory_sees_what_happens_there() {
    let doze = Duration::from_millis(300);
    let (world, shaky, _) = unreliable(Config { doze, ..config() }).await;
    let ada = world.guest("Ada").await;
    let bot = || json!({ "bot": "random" });
    let table = ada.make_with(json!({ "game": "bids", "seats": [bot(), bot(), bot()], "start": true })).await;
    let entries = async {
        loop {
            let seen = ada.look(&table).await;
            if seen["sheet"]["phase"] == "over" {
                break seen["version"].as_u64().expect("a version");
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let entries = tokio::time::timeout(Duration::from_secs(20), entries).await.expect("the bots play to the end");
    let id = TableId(table.clone());
    // Nothing goes on here meanwhile, and then all of it at once: a rumour comes before whoever wants to look.
    std::thread::sleep(2 * doze);
    shaky.news.send(Heard::Written(id.clone(), entries)).expect("the server listens");
    let mut events = world.nobody().events(&table).await;
    shaky.append(&id, entries, &said(&ada.id)).await.expect("an entry");
    shaky.news.send(Heard::Written(id, entries)).expect("the server listens");
    let told = tokio::time::timeout(Duration::from_secs(2), events.frame()).await;
    assert!(matches!(told, Ok(Some(Ok(_)))), "whoever looks on is told of nothing: {told:?}");
}
