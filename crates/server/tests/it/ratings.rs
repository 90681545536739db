//! Which games rate whom, and whom a list names.

use serde_json::{Value, json};
use server::store::{GameResult, Placed, Player, Rated};
use wire::{LISTED_AFTER, PersonId, TableId};

use crate::support::{Person, World, play_to_the_end};

async fn rating(person: &Person) -> Value {
    let statistics = person.good("GET", "/api/statistics", None).await;
    let all = statistics.as_array().expect("a list");
    all.iter().find(|one| one["game"] == "bids").expect("every game")["rating"].clone()
}

/// One round between two people and a bot, that has begun.
async fn begun(ada: &Person, bo: &Person) -> String {
    let seats = json!(["me", "open", { "bot": "random" }]);
    let table = ada.make_with(json!({ "game": "bids", "options": { "rounds": 1 }, "seats": seats })).await;
    bo.sit(&table, 1).await;
    ada.act(&table, json!("start")).await;
    table
}

async fn until_over(person: &Person, table: &str) {
    while !person.look(table).await["position"]["places"].is_array() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_rates_the_people_who_played_it_against_each_other_and_its_bots_not() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let table = begun(&ada, &bo).await;
    let players = [&ada, &bo].map(|person| tokio::spawn(play_to_the_end(person.clone(), table.clone(), 7)));
    for player in players {
        player.await.expect("a player");
    }
    assert_eq!((rating(&ada).await["games"].clone(), rating(&bo).await["games"].clone()), (json!(1), json!(1)));
    let chairs = ada.look(&table).await["sheet"]["chairs"].clone();
    assert!(chairs[0]["rating"].is_object() && chairs[2]["rating"].is_null(), "{chairs}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_everybody_left_to_bots_rates_nobody() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let table = begun(&ada, &bo).await;
    bo.act(&table, json!("away")).await;
    ada.act(&table, json!("away")).await;
    until_over(&ada, &table).await;
    assert_eq!((rating(&ada).await, rating(&bo).await), (Value::Null, Value::Null));
    assert_eq!(ada.good("GET", "/api/history", None).await["entries"].as_array().map(Vec::len), Some(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_comes_behind_those_who_stay() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let table = begun(&ada, &bo).await;
    bo.act(&table, json!("away")).await;
    play_to_the_end(ada.clone(), table, 3).await;
    let value = |rating: Value| rating["rating"].as_f64().expect("a rating");
    assert!(value(rating(&ada).await) > 25.0 && value(rating(&bo).await) < 25.0);
}

#[tokio::test]
async fn a_list_names_whoever_has_played_enough() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let rate = |before: &[(Option<Rated>, u8)]| {
        let games = |rated: &Option<Rated>| rated.map_or(0, |rated| rated.games) + 1;
        before.iter().map(|(rated, _)| Rated { rating: 30.0, uncertainty: 1.0, games: games(rated) }).collect()
    };
    let placed = |person: &Person, place| Placed { player: Player::Person(PersonId(person.id.clone())), place };
    for game in 1..=LISTED_AFTER {
        assert_eq!(ada.good("GET", "/api/ratings/bids", None).await, json!([]), "after {} games", game - 1);
        let id = TableId(format!("game {game}"));
        let result = GameResult { id, game: "bids".to_owned(), seats: seats(&ada), at: 1, plies: 30 };
        world.store.settle(&result, &[placed(&ada, 1), placed(&bo, 2)], rate).await.expect("settled");
    }
    let listed = ada.good("GET", "/api/ratings/bids", None).await;
    assert_eq!(listed.as_array().map(Vec::len), Some(2));
    assert_eq!(listed[0]["rating"]["games"], LISTED_AFTER);
}

fn seats(person: &Person) -> Vec<server::store::SeatResult> {
    let player = Player::Person(PersonId(person.id.clone()));
    vec![server::store::SeatResult { player, place: 1, score: 3 }]
}
