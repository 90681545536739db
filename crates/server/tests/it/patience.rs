//! Bots that do not come to an end.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use server::Config;
use server::store::Sql;
use wire::Phase;

use crate::support::{World, config, play_to_the_end};

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_takes_too_long_gives_way_to_a_weaker_one_and_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sql::sqlite(&folder.path().join("test.db")).await.expect("a database");
    // A shark thinks for a second.
    let config = Config { bot_patience: Duration::from_millis(50), ..config() };
    let world = World::over(folder, Arc::new(store), config).await;
    let ada = world.guest("Ada").await;
    let seats = json!(["me", { "bot": "shark" }, { "bot": "shark" }]);
    let new = json!({ "game": "bids", "options": { "rounds": 1 }, "seats": seats, "start": true });
    let table = ada.make_with(new).await;
    let sheet = play_to_the_end(ada, table, 3).await.sheet.expect("a sheet");
    assert_eq!(sheet.phase, Phase::Over);
}
