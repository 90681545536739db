//! What is ordered beforehand: done when it comes up, once, and nobody else's business before the game is over.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::store::Sql;
use server::{Config, Dated, Happening, Made};
use shelf::GAMES;
use table::{Salt, Seat, Seed};
use wire::{Clock, PersonId, Plans, TableId, Visibility};

use crate::play::{acts, asked, three, watching};
use crate::postgres::Postgres;
use crate::support::{Dice, OpenSocket, Person, World, act, config, play_to_the_end};

fn order(order: &Value) -> Value {
    json!({ "order": { "order": order } })
}

/// The round of a table, as a seat sees it.
async fn round(person: &Person, table: &str) -> u64 {
    person.look(table).await["position"]["view"]["round"].as_u64().expect("a round")
}

/// Waits until so much has been played, as somebody sees it.
async fn played(person: &Person, table: &str, ply: u64) -> Value {
    let look = async {
        loop {
            let update = person.look(table).await;
            if update["position"]["ply"].as_u64() >= Some(ply) {
                return update;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(5), look).await.unwrap_or_else(|_| panic!("{ply} plies are played"))
}

async fn actions(world: &World, table: &str) -> Vec<Happening> {
    let journal = world.store.journal(&TableId(table.to_owned()), 0).await.expect("a journal");
    let acted = journal.into_iter().map(|dated| dated.what).filter(|what| matches!(what, Happening::Acted { .. }));
    acted.collect()
}

fn is_by_order(what: &Happening) -> bool {
    matches!(what, Happening::Acted { by_order: true, .. })
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_passes_by_order_is_waited_for_by_nobody() {
    let world = World::new().await;
    let (table, people) = three(&world, "bidders").await;
    let first = asked(&people[0], &table).await;
    let (mover, next, last) = (&people[first], &people[(first + 1) % 3], &people[(first + 2) % 3]);
    let pass = json!({ "pass": { "round": round(next, &table).await } });
    let before = next.look(&table).await["version"].clone();
    assert_eq!(next.act(&table, order(&pass)).await["version"], before, "the journal says nothing of it");
    assert_eq!(next.look(&table).await["position"]["order"], pass);
    for other in [mover, last] {
        assert!(other.look(&table).await["position"].get("order").is_none());
    }

    acts(mover, &table, 1).await;
    let seen = played(last, &table, 2).await;
    assert_eq!(seen["position"]["to_act"], json!([(first + 2) % 3]), "the next is asked already");
    let own = next.look(&table).await;
    assert_eq!(own["position"]["by_order"], json!([2]));
    assert_eq!(own["position"]["order"], pass, "it stands until the auction is over");
    for other in [mover, last] {
        assert!(other.look(&table).await["position"].get("by_order").is_none());
    }
    assert!(is_by_order(&actions(&world, &table).await[1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_of_whoever_is_asked_acts_at_once_and_goes_with_its_auction() {
    let world = World::new().await;
    let (table, people) = three(&world, "bids").await;
    let first = asked(&people[0], &table).await;
    let mover = &people[first];
    let offers = mover.good("GET", &format!("/api/tables/{table}/orders"), None).await;
    let item = offers["offers"][0].clone();
    assert!(item["text"].as_str().is_some_and(|text| text.starts_with("In this turn: Play ")), "{item}");
    assert!(offers.get("standing").is_none());
    mover.act(&table, order(&item["item"]["one"])).await;
    let seen = mover.look(&table).await;
    assert_eq!((&seen["position"]["ply"], &seen["position"]["by_order"]), (&json!(1), &json!([1])));
    assert!(seen["position"].get("order").is_none(), "a card is played once");
    let kept = world.store.orders(&TableId(table.clone())).await.expect("an answer");
    assert_eq!(kept, [], "and forgotten");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_is_changed_and_withdrawn_until_it_acts() {
    let world = World::new().await;
    let (table, people) = three(&world, "bidders").await;
    let first = asked(&people[0], &table).await;
    let (mover, next) = (&people[first], &people[(first + 1) % 3]);
    let round = round(next, &table).await;
    let (pass, white) = (json!({ "pass": { "round": round } }), json!({ "white": { "round": round, "cubes": 3 } }));
    for laid in [&pass, &white] {
        next.act(&table, order(laid)).await;
    }
    assert_eq!(next.look(&table).await["position"]["order"], white, "one each");
    next.act(&table, json!("withdraw")).await;
    assert!(next.look(&table).await["position"].get("order").is_none());
    assert_eq!(next.refused(&table, json!("withdraw")).await, "not_now", "nothing is left");

    next.act(&table, order(&white)).await;
    acts(mover, &table, 0).await;
    let seen = played(next, &table, 2).await;
    assert!(seen["position"]["view"]["white"]["bid"]["cubes"] == json!(1), "the least that can be bid");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_ordered_is_refused_and_says_why() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let gathering = ada.make_with(json!({ "game": "bids", "seats": ["me", "open", "open"] })).await;
    let nonsense = order(&json!({ "play": { "round": 1, "turn": 1, "card": "red 5" } }));
    assert_eq!(ada.refused(&gathering, nonsense.clone()).await, "not_now", "nobody plays");
    let (table, people) = three(&world, "bids").await;
    let first = asked(&people[0], &table).await;
    let next = &people[(first + 1) % 3];
    assert_eq!(next.refused(&table, order(&json!({ "fly": 3 }))).await, "malformed");
    assert_eq!(next.refused(&table, order(&json!(null))).await, "malformed");
    let other_turn = json!({ "play": { "round": 1, "turn": 9, "card": "red 5" } });
    assert_eq!(next.refused(&table, order(&other_turn)).await, "rejected", "one can only order what is under way");
    let eve = world.guest("Eve").await;
    assert_eq!(eve.refused(&table, nonsense).await, "not_yours");
    assert_eq!(eve.bad("GET", &format!("/api/tables/{table}/orders"), None).await, "not_yours");
    let offers = next.good("GET", &format!("/api/tables/{table}/orders"), None).await;
    next.act(&table, json!("away")).await;
    let away = next.refused(&table, order(&offers["offers"][0]["item"]["one"])).await;
    assert_eq!(away, "not_now", "a bot plays for them");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_takes_back_and_what_one_answers_by_hand_is_done_by_no_order_any_more() {
    let world = World::new().await;
    let (table, people) = three(&world, "bidders").await;
    let first = asked(&people[0], &table).await;
    let (mover, next) = (&people[first], &people[(first + 1) % 3]);
    let pass = json!({ "pass": { "round": round(mover, &table).await } });
    mover.act(&table, order(&pass)).await;
    assert_eq!(mover.look(&table).await["position"]["ply"], 1, "it acts at once");
    mover.act(&table, json!({ "take_back": { "ply": 1 } })).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    let seen = mover.look(&table).await;
    assert_eq!(seen["position"]["ply"], 0);
    assert!(seen["position"].get("order").is_none() && seen["position"].get("by_order").is_none());

    next.act(&table, order(&pass)).await;
    next.act(&table, json!("away")).await;
    next.act(&table, json!("back")).await;
    assert!(next.look(&table).await["position"].get("order").is_none(), "whoever a bot plays for orders nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_outlives_its_server() {
    let world = World::new().await;
    let (table, people) = three(&world, "bidders").await;
    let first = asked(&people[0], &table).await;
    let next = (first + 1) % 3;
    let pass = json!({ "pass": { "round": round(&people[next], &table).await } });
    people[next].act(&table, order(&pass)).await;
    let world = world.restart().await;
    let people = people.map(|person| Person { router: world.router.clone(), address: world.address.clone(), ..person });
    assert_eq!(people[next].look(&table).await["position"]["order"], pass);
    acts(&people[first], &table, 1).await;
    played(&people[first], &table, 2).await;
    assert!(is_by_order(&actions(&world, &table).await[1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_that_was_due_while_the_server_stood_still_is_carried_out_when_it_is_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sql::sqlite(&folder.path().join("test.db")).await.expect("a database");
    let slow = Config { order_pauses: true, ..config() };
    let world = World::over(folder, Arc::new(store), slow).await;
    let (table, people) = three(&world, "bidders").await;
    let first = asked(&people[0], &table).await;
    let next = (first + 1) % 3;
    people[next].act(&table, order(&json!({ "pass": { "round": round(&people[next], &table).await } }))).await;
    acts(&people[first], &table, 1).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(actions(&world, &table).await.len(), 1, "nobody answers within milliseconds");
    // The next server of this folder takes no pauses.
    let world = world.restart().await;
    let ada = Person { router: world.router.clone(), ..people[0].clone() };
    played(&ada, &table, 2).await;
    assert!(is_by_order(&actions(&world, &table).await[1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_carry_an_order_out_once_whichever_it_was_laid_at() {
    let postgres = Postgres::start();
    let server = async || {
        let store = Sql::postgres(&postgres.address()).await.expect("a database");
        World::over(tempfile::tempdir().expect("a folder"), Arc::new(store), config()).await
    };
    let (here, there) = (server().await, server().await);
    let (table, people) = three(&here, "bidders").await;
    let first = asked(&people[0], &table).await;
    let (mover, next) = (&people[first], &people[(first + 1) % 3]);
    let elsewhere = Person { router: there.router.clone(), address: there.address.clone(), ..next.clone() };
    let (mut line, mut mirror) = watching(next, &table).await;
    let pass = json!({ "pass": { "round": round(&elsewhere, &table).await } });
    elsewhere.act(&table, order(&pass)).await;
    let laid = |mirror: &crate::support::Mirror| mirror.position.as_ref().is_some_and(|seen| seen.order.is_some());
    line.until(&mut mirror, laid).await;
    acts(mover, &table, 1).await;
    played(mover, &table, 2).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let done = actions(&here, &table).await;
    assert_eq!((done.len(), done.iter().filter(|what| is_by_order(what)).count()), (2, 1), "{done:?}");
    elsewhere.act(&table, json!("withdraw")).await;
    let gone = |mirror: &crate::support::Mirror| mirror.position.as_ref().is_some_and(|seen| seen.order.is_none());
    line.until(&mut mirror, gone).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_game_is_over_everybody_reads_what_was_ordered() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let table = ada.make("bids", json!(["me", "open", { "bot": "random" }])).await;
    bo.sit(&table, 1).await;
    ada.act(&table, json!("start")).await;
    let offers = bo.good("GET", &format!("/api/tables/{table}/orders"), None).await;
    bo.act(&table, order(&offers["offers"][0]["item"]["one"])).await;
    let first = tokio::spawn(play_to_the_end(ada.clone(), table.clone(), 3));
    // Whoever answers by hand is faster than their order.
    let ordered = async {
        while !actions(&world, &table).await.iter().any(is_by_order) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), ordered).await.expect("the order acts");
    let second = tokio::spawn(play_to_the_end(bo.clone(), table.clone(), 4));
    let ended = futures_util::future::join_all([first, second]).await.into_iter();
    let seen: Vec<Vec<u32>> = ended.map(|end| end.expect("they play").position.expect("a position").by_order).collect();
    assert_eq!((seen.len(), seen[0].len()), (2, 1), "everybody sees it now");
    assert_eq!(seen[0], seen[1]);
    let by_order = &seen[0];
    let record = ada.good("GET", &format!("/api/tables/{table}/record"), None).await;
    assert_eq!(record["actions"][by_order[0] as usize - 1]["by_order"], true);
    assert_eq!(record["format"], 3);
    assert_eq!(ada.good("GET", &format!("/api/tables/{table}/verify"), None).await["good"], true);
    assert_eq!(world.store.orders(&TableId(table)).await.expect("an answer"), []);
}

/// A table of three that deals what the test chose; the last of the four looks on. The first of them orders.
struct Watched {
    world: World,
    table: String,
    people: Vec<Person>,
    lines: Vec<OpenSocket>,
}

impl Watched {
    async fn new(game: &str) -> Self {
        let world = World::new().await;
        let mut people = Vec::new();
        for name in ["Ada", "Bo", "Cy", "Eve"] {
            people.push(world.guest(name).await);
        }
        let made = Made {
            id: TableId(format!("table-of-{game}")),
            game: game.to_owned(),
            rules: GAMES.iter().find(|info| info.slug == game).expect("a game").rules,
            options: json!({}),
            seats: vec![None; 3],
            host: PersonId(people[0].id.clone()),
            visibility: Visibility::Public,
            clock: Clock::None,
            seed: Seed::from_text("ordered"),
            salts: None,
            at: 1,
            plans: Plans::Allowed,
        };
        let sat = Seat::all(3).zip(&people).map(|(seat, person)| Dated {
            at: 1,
            what: Happening::Sat { seat, person: PersonId(person.id.clone()), salt: Salt::new([7; 32]) },
        });
        world.store.add_table(&made, &sat.collect::<Vec<_>>()).await.expect("a table");
        let mut watched = Self { world, table: made.id.0, people, lines: Vec::new() };
        for person in watched.people.clone() {
            watched.lines.push(watching(&person, &watched.table).await.0);
        }
        watched.people[0].act(&watched.table, json!("start")).await;
        watched
    }

    /// What all others are sent who ask for everything, without names and times; by version.
    async fn looks(&self) -> (u64, Vec<String>) {
        loop {
            let mut texts = Vec::new();
            let mut versions = Vec::new();
            for person in &self.people[1..] {
                let answer = person.send("GET", &format!("/api/tables/{}", self.table), None, &[]).await;
                versions.push(answer.body["version"].as_u64().expect("a version"));
                let named = self.people.iter().enumerate();
                let text =
                    named.fold(answer.text, |text, (number, other)| text.replace(&other.id, &number.to_string()));
                texts.push(timeless(&text));
            }
            // Orders act by themselves, perhaps between two looks.
            if versions.iter().all(|version| *version == versions[0]) {
                return (versions[0], texts);
            }
        }
    }

    /// What the others have heard over their sockets.
    async fn heard(&mut self) -> Vec<String> {
        let mut texts = Vec::new();
        for line in &mut self.lines[1..] {
            line.send(&wire::ToServer::Ping).await;
            while !matches!(line.next().await, wire::ToClient::Pong) {}
            texts.extend(std::mem::take(&mut line.heard));
        }
        texts
    }

    async fn to_act(&self) -> Vec<usize> {
        let asked = self.people[3].look(&self.table).await["position"]["to_act"].clone();
        serde_json::from_value(asked).expect("seats")
    }
}

/// A text without the moments at which its events happened.
fn timeless(text: &str) -> String {
    let mut parts = text.split("\"at\":");
    let first = parts.next().unwrap_or_default().to_owned();
    let digits = |part: &str| part.trim_start_matches(|letter: char| letter.is_ascii_digit()).to_owned();
    std::iter::once(first).chain(parts.map(digits)).collect::<Vec<_>>().join("\"at\":")
}

/// An order out of those on offer, an amount among those that are open.
fn chosen(offers: &Value, choice: usize) -> Option<Value> {
    let offers = offers["offers"].as_array().filter(|offers| !offers.is_empty())?;
    let item = &offers[choice % offers.len()]["item"];
    if let Some(one) = item.get("one") {
        return Some(one.clone());
    }
    let amount = &item["amount"];
    let part = |name: &str| amount[name].as_u64().expect("a number");
    let steps = (part("max") - part("min")) / part("step") + 1;
    Some(dialled(&amount["of"], part("min") + choice as u64 % steps * part("step")))
}

/// An order with this amount.
fn dialled(order: &Value, amount: u64) -> Value {
    let Value::Object(parts) = order else { return order.clone() };
    let part = |(name, part): (&String, &Value)| {
        let is_amount = part.is_number() && ["dollars", "cubes"].contains(&name.as_str());
        (name.clone(), if is_amount { json!(amount) } else { dialled(part, amount) })
    };
    parts.iter().map(part).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_changes_no_byte_of_what_anybody_else_is_sent() {
    for (number, info) in GAMES.iter().enumerate().filter(|(_, info)| info.seat_counts().contains(&3)) {
        let mut ordering = Watched::new(info.slug).await;
        let (mut dice, mut looks, mut orders) = (Dice(number as u64 + 3), Vec::new(), Vec::new());
        for _ in 0..40 {
            let Some(asked) = ordering.to_act().await.first().copied() else { break };
            let ada = &ordering.people[0];
            let offers = ada.good("GET", &format!("/api/tables/{}/orders", ordering.table), None).await;
            if let Some(laid) = chosen(&offers, dice.throw()).filter(|_| offers.get("standing").is_none()) {
                ada.act(&ordering.table, order(&laid)).await;
                let kept = ordering.world.store.orders(&TableId(ordering.table.clone())).await.expect("an answer");
                orders.extend(kept.into_iter().map(|(_, order)| order));
            } else if ordering.to_act().await.contains(&asked) {
                let position = ordering.people[asked].look(&ordering.table).await["position"].clone();
                let menu = position["menu"].as_array().expect("a menu");
                if !menu.is_empty() {
                    let ply = position["ply"].as_u64().expect("a ply") as u32;
                    let command = act(ply, menu, dice.throw());
                    let path = format!("/api/tables/{}", ordering.table);
                    // The order of whoever was asked may have been faster.
                    ordering.people[asked].send("POST", &path, Some(command), &[]).await;
                }
            }
            looks.push(ordering.looks().await);
        }
        let played = actions(&ordering.world, &ordering.table).await;
        let by_order = played.iter().filter(|what| is_by_order(what)).count();
        if orders.is_empty() {
            continue;
        }
        assert!(by_order > 0, "{}: {} orders, and none acts", info.slug, orders.len());
        for text in ordering.heard().await.iter().chain(looks.iter().flat_map(|(_, texts)| texts)) {
            assert!(!text.contains("by_order"), "{}: {text}", info.slug);
            for laid in &orders {
                assert!(!text.contains(laid.as_str()), "{}: somebody is sent the order {laid}", info.slug);
            }
        }

        let by_hand = Watched::new(info.slug).await;
        let mut compared = 0;
        for what in std::iter::once(None).chain(played.iter().map(Some)) {
            if let Some(Happening::Acted { seat, action, .. }) = what {
                let person = &by_hand.people[seat.index()];
                let ply = person.look(&by_hand.table).await["position"]["ply"].clone();
                let action: Value = serde_json::from_str(action.get()).expect("an action");
                person.act(&by_hand.table, json!({ "act": { "ply": ply, "action": action } })).await;
            }
            let (version, texts) = by_hand.looks().await;
            for (_, before) in looks.iter().filter(|(of, _)| *of == version) {
                assert!(*before == texts, "{} at version {version}:\n{}\n{}", info.slug, before[0], texts[0]);
                compared += 1;
            }
        }
        assert!(compared > 10, "{} looks at {} are the same", compared, info.slug);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_is_sent_anything_when_somebody_orders() {
    let mut watched = Watched::new("bidders").await;
    let asked = watched.to_act().await[0];
    // Ada orders while somebody else is asked.
    if asked == 0 {
        acts(&watched.people[0], &watched.table, 0).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    watched.heard().await;
    let round = round(&watched.people[0], &watched.table).await;
    watched.people[0].act(&watched.table, order(&json!({ "fist": { "round": round, "cubes": 1 } }))).await;
    watched.people[0].act(&watched.table, json!("withdraw")).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    for text in watched.heard().await {
        assert_eq!(text, "\"pong\"");
    }
}
