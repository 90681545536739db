//! Taking back: freely, by consent, and what others make of it.

use serde_json::json;
use wire::ToClient;

use crate::play::{acts, asked, three, watching};
use crate::support::World;

#[tokio::test]
async fn a_free_move_is_taken_back_at_once_and_an_answered_one_by_consent() {
    let world = World::new().await;
    let (table, people) = three(&world, "bidders").await;
    let first = asked(&people[0], &table).await;
    let (mover, next, last) = (&people[first], &people[(first + 1) % 3], &people[(first + 2) % 3]);
    let take_back = |ply: u32| json!({ "take_back": { "ply": ply } });
    assert_eq!(mover.refused(&table, take_back(0)).await, "not_now");

    acts(mover, &table, 0).await;
    assert_eq!(mover.look(&table).await["position"]["take_back"], "free");
    mover.act(&table, take_back(1)).await;
    assert_eq!(mover.look(&table).await["position"]["ply"], 0);

    let (mut line, mut mirror) = watching(last, &table).await;
    let opening = mirror.story.len();
    acts(mover, &table, 0).await;
    acts(next, &table, 0).await;
    line.until(&mut mirror, |mirror| mirror.ply() == 2).await;
    assert!(mirror.story.len() > opening);
    let absent = mirror.have();
    assert_eq!(mover.look(&table).await["position"]["take_back"], "by_consent");
    mover.act(&table, take_back(2)).await;
    assert_eq!(next.look(&table).await["position"]["take_back"]["asked"]["by"], first);
    assert_eq!(mover.refused(&table, take_back(2)).await, "not_now", "one asks at a time");
    assert_eq!(mover.refused(&table, json!({ "answer": { "agree": true } })).await, "not_now");
    next.act(&table, json!({ "answer": { "agree": true } })).await;
    last.act(&table, json!({ "answer": { "agree": false } })).await;
    assert_eq!(last.look(&table).await["position"]["ply"], 2, "one refuses, and the move stands");

    mover.act(&table, take_back(2)).await;
    last.act(&table, json!({ "answer": { "agree": true } })).await;
    next.act(&table, json!({ "answer": { "agree": true } })).await;
    line.until(&mut mirror, |mirror| mirror.ply() == 0).await;
    assert_eq!(mirror.story.len(), opening, "what was taken back is not told any more");

    // Somebody who was away meanwhile keeps nothing of it either, even after another move.
    acts(mover, &table, 1).await;
    let mut line = last.connect().await;
    line.watch(&table, absent).await;
    let ToClient::Update(update) = line.next().await else { panic!("an update") };
    assert_eq!(update.story.expect("a story").from as usize, opening);
}

#[tokio::test]
async fn an_answer_to_a_position_that_was_taken_back_is_stale() {
    let world = World::new().await;
    let (table, people) = three(&world, "bidders").await;
    let first = asked(&people[0], &table).await;
    let (mover, next) = (&people[first], &people[(first + 1) % 3]);
    acts(mover, &table, 0).await;
    let seen = next.look(&table).await;
    let mut answer = crate::support::act(1, seen["position"]["menu"].as_array().expect("a menu"), 0);
    answer["act"]["version"] = seen["version"].clone();
    mover.act(&table, json!({ "take_back": { "ply": 1 } })).await;
    acts(mover, &table, 1).await;
    assert_eq!(next.refused(&table, answer.clone()).await, "stale");
    answer["act"]["version"] = next.look(&table).await["version"].clone();
    next.act(&table, answer).await;
}

#[tokio::test]
async fn against_bots_alone_everything_can_be_taken_back() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let table = ada.make("bids", json!(["me", { "bot": "random" }, { "bot": "random" }])).await;
    let (mut line, mut mirror) = watching(&ada, &table).await;
    line.until(&mut mirror, |mirror| !mirror.menu().is_empty()).await;
    let before = mirror.position.as_ref().expect("a position").view.get().to_owned();
    let (ply, command) = (mirror.ply(), mirror.act(0));
    line.command(&mut mirror, &table, command).await.expect("a good move");
    line.until(&mut mirror, |mirror| !mirror.menu().is_empty() && mirror.ply() > ply).await;
    let command = json!({ "take_back": { "ply": mirror.ply() } });
    line.command(&mut mirror, &table, command).await.expect("the bots agree");
    line.until(&mut mirror, |mirror| mirror.ply() == ply).await;
    assert_eq!(mirror.position.expect("a position").view.get(), before);
}
