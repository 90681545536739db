//! Playing: whole games, reconnecting, taking back, clocks, restarts.

use std::time::Duration;

use serde_json::{Value, json};
use shelf::GAMES;
use wire::{Code, Have, Phase, ToClient, ToServer};

use crate::support::{Mirror, OpenSocket, Person, World, play_to_the_end};

/// A table where three people play.
pub(crate) async fn three(world: &World, game: &str) -> (String, [Person; 3]) {
    let people = [world.guest("Ada").await, world.guest("Bo").await, world.guest("Cy").await];
    let table = people[0].make(game, json!(["me", "open", "open"])).await;
    people[1].sit(&table, 1).await;
    people[2].sit(&table, 2).await;
    people[0].act(&table, json!("start")).await;
    (table, people)
}

/// Who is asked first.
pub(crate) async fn asked(person: &Person, table: &str) -> usize {
    person.look(table).await["position"]["to_act"][0].as_u64().expect("somebody") as usize
}

pub(crate) async fn acts(person: &Person, table: &str, choice: usize) {
    let update = person.look(table).await;
    let ply = update["position"]["ply"].as_u64().expect("a ply") as u32;
    let menu = update["position"]["menu"].as_array().expect("a menu").clone();
    person.act(table, crate::support::act(ply, &menu, choice)).await;
}

pub(crate) async fn watching(person: &Person, table: &str) -> (OpenSocket, Mirror) {
    let mut line = person.connect().await;
    let mut mirror = Mirror::default();
    line.watch(table, Have::default()).await;
    line.until(&mut mirror, |mirror| mirror.sheet.is_some()).await;
    (line, mirror)
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_bots_play_whole_games_of_every_kind() {
    let world = World::new().await;
    for (number, info) in GAMES.iter().enumerate() {
        let (ada, bo, eve) = (world.guest("Ada").await, world.guest("Bo").await, world.guest("Eve").await);
        let seats = u8::max(info.min_seats, 3).min(info.max_seats);
        let mut plan = vec![json!("me"), json!("open")];
        plan.resize_with(usize::from(seats), || json!({ "bot": "manager" }));
        let table = ada.make(info.slug, Value::from(plan)).await;
        bo.sit(&table, 5).await;
        let watch = tokio::spawn({
            let (eve, table) = (eve.clone(), table.clone());
            async move {
                let (mut line, mut mirror) = watching(&eve, &table).await;
                line.until(&mut mirror, Mirror::is_over).await;
                mirror
            }
        });
        ada.act(&table, json!("start")).await;
        let players = [
            tokio::spawn(play_to_the_end(ada.clone(), table.clone(), number as u64)),
            tokio::spawn(play_to_the_end(bo.clone(), table.clone(), 77 + number as u64)),
        ];
        let places = watch.await.expect("a spectator").position.expect("a position").places;
        for player in players {
            let mirror = player.await.expect("a player");
            assert_eq!(mirror.position.expect("a position").places, places, "{}", info.slug);
            assert!(mirror.story.len() > 10);
        }
        assert_eq!(eve.good("GET", &format!("/api/tables/{table}/verify"), None).await["good"], true, "{}", info.slug);
    }
}

#[tokio::test]
async fn two_people_and_a_spectator_each_see_their_own_side() {
    let world = World::new().await;
    let (ada, bo, eve) = (world.guest("Ada").await, world.guest("Bo").await, world.guest("Eve").await);
    let table = ada.make("bids", json!(["me", "open", { "bot": "random" }])).await;
    bo.sit(&table, 1).await;
    ada.act(&table, json!("start")).await;
    let mut views = Vec::new();
    for person in [&ada, &bo, &eve] {
        let (_, mirror) = watching(person, &table).await;
        let view: Value = serde_json::from_str(mirror.position.expect("a position").view.get()).expect("a view");
        views.push((view["hand"].as_array().map_or(0, Vec::len), view["hand"].clone()));
        assert_eq!(mirror.sheet.expect("a sheet").mine.is_none(), person.id == eve.id);
    }
    assert_eq!([views[0].0, views[1].0, views[2].0], [10, 10, 0]);
    assert_ne!(views[0].1, views[1].1);
}

#[tokio::test]
async fn whoever_reconnects_gets_exactly_what_they_missed() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let table = ada.make("bidders", json!(["me", "open", { "bot": "manager" }])).await;
    bo.sit(&table, 1).await;
    ada.act(&table, json!("start")).await;
    let (mut line, mut mirror) = watching(&ada, &table).await;
    line.until(&mut mirror, |mirror| mirror.position.is_some()).await;
    drop(line);

    // The auction goes on without Ada until it waits for her.
    let others = tokio::spawn(play_to_the_end(bo.clone(), table.clone(), 3));
    let alone = async {
        loop {
            let update = ada.look(&table).await;
            if update["position"]["to_act"] == json!([0]) && update["version"].as_u64() > Some(mirror.version) {
                return update;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    // She may be asked first: then she acts once over plain HTTP.
    if !mirror.menu().is_empty() {
        ada.act(&table, mirror.act(0)).await;
    }
    let whole = tokio::time::timeout(Duration::from_secs(10), alone).await.expect("the others act");
    let told = mirror.story.len() as u32;
    let mut line = ada.connect().await;
    line.watch(&table, mirror.have()).await;
    let ToClient::Update(update) = line.next().await else { panic!("an update") };
    assert_eq!(update.story.as_ref().expect("a story").from, told, "nothing comes twice");
    mirror.take(*update);
    let lines = whole["story"]["tellings"].as_array().expect("a story");
    assert_eq!(mirror.story.len(), lines.len(), "nothing is missed");

    // Whoever has everything gets nothing of the game again.
    line.watch(&table, mirror.have()).await;
    let ToClient::Update(update) = line.next().await else { panic!("an update") };
    assert!(update.position.is_none() && update.story.is_none() && update.chat.is_none());
    others.abort();
}

#[tokio::test]
async fn away_a_bot_plays_and_back_one_plays_oneself() {
    let world = World::new().await;
    let (table, people) = three(&world, "bids").await;
    let first = asked(&people[0], &table).await;
    let mover = &people[first];
    assert_eq!(mover.refused(&table, json!("back")).await, "not_now");
    let (mut line, mut mirror) = watching(mover, &table).await;
    mover.act(&table, json!("away")).await;
    line.until(&mut mirror, |mirror| mirror.ply() == 1).await;
    let chair = mirror.sheet.as_ref().expect("a sheet").chairs[first].clone();
    assert_eq!((chair.stand_in.as_deref(), chair.conceded), (Some("manager"), false));
    assert_eq!(mover.refused(&table, json!({ "act": { "ply": 1, "action": {} } })).await, "not_now");
    mover.act(&table, json!("back")).await;
    mover.act(&table, json!("concede")).await;
    assert_eq!(mover.refused(&table, json!("back")).await, "not_now", "giving up is for good");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gave_up_has_lost() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let new = json!({ "game": "bids", "options": { "rounds": 1 }, "seats": ["me", "open", { "bot": "random" }] });
    let table = ada.make_with(new).await;
    bo.sit(&table, 1).await;
    ada.act(&table, json!("start")).await;
    bo.act(&table, json!("leave")).await;
    play_to_the_end(ada.clone(), table.clone(), 1).await;
    let history = bo.good("GET", "/api/history", None).await;
    assert_eq!(history["entries"][0]["places"][1], 3);
}

#[tokio::test]
async fn a_position_can_be_answered_once() {
    let world = World::new().await;
    let (table, people) = three(&world, "bids").await;
    let first = asked(&people[0], &table).await;
    let (mover, other) = (people[first].clone(), people[(first + 1) % 3].clone());
    let menu = mover.look(&table).await["position"]["menu"].as_array().expect("a menu").clone();
    let path = format!("/api/tables/{table}");
    let race = (0..menu.len()).map(|choice| {
        let (mover, path, command) = (mover.clone(), path.clone(), crate::support::act(0, &menu, choice));
        tokio::spawn(async move { mover.send("POST", &path, Some(command), &[]).await })
    });
    let mut won = 0;
    for answer in race.collect::<Vec<_>>() {
        let answer = answer.await.expect("an answer");
        if answer.status.is_success() {
            won += 1;
        } else {
            assert_eq!(answer.body["code"], "stale");
        }
    }
    assert_eq!(won, 1);
    assert_eq!(other.look(&table).await["position"]["ply"], 1);
}

#[tokio::test]
async fn what_is_wrong_has_a_typed_answer_and_no_effect() {
    let world = World::new().await;
    let (table, people) = three(&world, "bids").await;
    let first = asked(&people[0], &table).await;
    let (mover, next) = (&people[first], &people[(first + 1) % 3]);
    let eve = world.guest("Eve").await;
    let good = mover.look(&table).await["position"]["menu"][0]["one"].clone();
    let before = mover.look(&table).await;
    let act = |ply: u32, action: Value| json!({ "act": { "ply": ply, "action": action } });
    assert_eq!(eve.refused(&table, act(0, good.clone())).await, "not_yours");
    assert_eq!(next.refused(&table, act(0, good.clone())).await, "rejected");
    assert_eq!(mover.refused(&table, act(5, good.clone())).await, "stale");
    assert_eq!(mover.refused(&table, act(0, json!({ "bid": "pink 3" }))).await, "malformed");
    assert_eq!(mover.refused(&table, act(0, json!(null))).await, "malformed");
    assert_eq!(mover.refused(&table, json!({ "fly": {} })).await, "malformed");
    assert_eq!(mover.refused(&table, json!({ "act": { "ply": -1, "action": good } })).await, "malformed");
    assert_eq!(mover.refused(&table, json!("start")).await, "not_now");
    assert_eq!(mover.refused("nowhere", act(0, good.clone())).await, "not_found");
    assert_eq!(mover.refused(&table, json!({ "say": { "room": "gallery", "text": "hm" } })).await, "not_yours");
    assert_eq!(eve.refused(&table, json!({ "say": { "room": "table", "text": "hm" } })).await, "not_yours");
    assert_eq!(mover.refused(&table, json!({ "say": { "room": "table", "text": " " } })).await, "malformed");
    assert_eq!(mover.look(&table).await, before, "nothing has changed");
}

#[tokio::test]
async fn a_socket_survives_nonsense_and_refuses_what_is_too_large() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let mut line = ada.connect().await;
    for nonsense in
        ["", "{}", "[", "{\"watch\":{}}", "{\"do\":{\"id\":1,\"table\":\"x\",\"command\":\"fly\"}}", "\u{0}"]
    {
        line.send_text(nonsense).await;
        let ToClient::Refused { problem, .. } = line.next().await else { panic!("a refusal of {nonsense}") };
        assert_eq!(problem.code, Code::Malformed);
    }
    line.send_bytes(b"\xff\xfe").await;
    let ToClient::Refused { problem, .. } = line.next().await else { panic!("a refusal") };
    assert_eq!(problem.code, Code::Malformed);
    line.send_text(r#"{"watch":{"table":"nowhere"}}"#).await;
    let ToClient::Refused { problem, .. } = line.next().await else { panic!("a refusal") };
    assert_eq!(problem.code, Code::NotFound);
    line.send(&ToServer::Ping).await;
    assert!(matches!(line.next().await, ToClient::Pong));
    line.send_text(&format!("{{\"watch\":\"{}\"}}", "x".repeat(70_000))).await;
    let ToClient::Refused { problem, .. } = line.next().await else { panic!("a refusal") };
    assert_eq!(problem.code, Code::TooLarge);
    assert!(line.try_next().await.is_none(), "and the server hangs up");

    let mut old = ada.connect().await;
    old.send(&ToServer::Hello { version: 0 }).await;
    let ToClient::Refused { problem, .. } = old.next().await else { panic!("a refusal") };
    assert_eq!(problem.code, Code::Version);
}

#[tokio::test]
async fn the_lobby_is_live() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let mut line = bo.connect().await;
    line.send(&ToServer::Lobby { on: true }).await;
    let ToClient::Lobby(lobby) = line.next().await else { panic!("a lobby") };
    assert!(lobby.open.is_empty());
    let table = ada.make("furnace", json!(["me", "open"])).await;
    loop {
        let ToClient::Lobby(lobby) = line.next().await else { panic!("a lobby") };
        if lobby.open.iter().any(|open| open.id.0 == table) {
            break;
        }
    }
}

#[tokio::test]
async fn those_who_sit_and_those_who_look_on_talk_apart_until_the_end() {
    let world = World::new().await;
    let (table, people) = three(&world, "bids").await;
    let eve = world.guest("Eve").await;
    let say = |room: &str, text: &str| json!({ "say": { "room": room, "text": text } });
    eve.act(&table, say("gallery", "she has the ten")).await;
    people[0].act(&table, say("table", "hello\u{7}")).await;
    let heard = |update: &Value| {
        let lines = update["chat"]["lines"].as_array().expect("lines").clone();
        lines.iter().map(|line| line["text"].as_str().expect("text").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(heard(&people[1].look(&table).await), ["hello"]);
    assert_eq!(heard(&eve.look(&table).await), ["she has the ten", "hello"]);
    for _ in 0..5 {
        eve.act(&table, say("gallery", "la")).await;
    }
    assert_eq!(eve.refused(&table, say("gallery", "la")).await, "too_many");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_restarts_goes_on_where_it_was() {
    let world = World::new().await;
    let (table, people) = three(&world, "bids").await;
    for _ in 0..4 {
        let mover = asked(&people[0], &table).await;
        acts(&people[mover], &table, 2).await;
    }
    people[1].act(&table, json!({ "say": { "room": "table", "text": "brb" } })).await;
    let before = people[1].look(&table).await;
    let world = world.restart().await;
    let people = people.map(|person| Person { router: world.router.clone(), address: world.address.clone(), ..person });
    assert_eq!(people[1].look(&table).await, before);
    let players = people.clone().map(|person| tokio::spawn(play_to_the_end(person, table.clone(), 9)));
    for player in players {
        assert_eq!(player.await.expect("a player").sheet.map(|sheet| sheet.phase), Some(Phase::Over));
    }
}
