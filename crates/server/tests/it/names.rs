//! Whose name somebody may have, and what is left of whoever is gone.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::store::Sql;
use sqlx::{Connection as _, SqliteConnection};
use wire::Have;

use crate::postgres::Postgres;
use crate::support::{Mirror, Person, World, config, text};

fn account(name: &str) -> Value {
    json!({ "name": name, "password": "correct horse" })
}

#[tokio::test]
async fn nobody_has_a_name_that_looks_like_that_of_an_account() {
    let world = World::new().await;
    world.nobody().good("POST", "/api/account", Some(account("Paul Ada"))).await;
    let bo = world.guest("Bo").await;
    for (copy, why) in [
        ("PAUL  ADA", "name-taken"),
        ("PauI Ada", "name-alike"),
        ("Paul \u{410}d\u{430}", "name-alike"),
        ("Ｐaul\u{3000}Ada", "name-alike"),
        ("Paul\u{200b} Ada", "name-unseen"),
        ("\u{202e}adA luaP", "name-unseen"),
    ] {
        for (method, path, body) in [
            ("POST", "/api/guest", json!({ "name": copy })),
            ("PATCH", "/api/me", json!({ "name": copy })),
            ("POST", "/api/account", account(copy)),
        ] {
            let refused = bo.send(method, path, Some(body), &[]).await;
            assert_eq!(refused.body["name"], json!(why), "{method} {path} {copy:?}: {}", refused.text);
        }
    }
    let signed_in = world.nobody().good("POST", "/api/session", Some(account(" paul   ada"))).await;
    assert_eq!(signed_in["name"], "Paul Ada", "whoever signs in need not be exact");
}

#[tokio::test]
async fn accounts_that_looked_alike_before_stay_and_no_more_are_made() {
    let world = World::new().await;
    let nobody = world.nobody();
    let made = nobody.send("POST", "/api/account", Some(account("Bob0")), &[]).await;
    let zero = Person { cookie: made.cookie.expect("a cookie"), ..nobody.clone() };
    let made = nobody.send("POST", "/api/account", Some(account("Other")), &[]).await;
    let letter = Person { cookie: made.cookie.expect("a cookie"), ..nobody };
    let file = world.folder.path().join("test.db").to_string_lossy().into_owned();
    let mut database = SqliteConnection::connect(&file).await.expect("a connection");
    for before in
        ["update people set likeness = null", "update people set name = 'BobO', account = 'bobo' where name = 'Other'"]
    {
        sqlx::query(before).execute(&mut database).await.expect("as it was");
    }
    let world = world.restart().await;
    for (person, name) in [(zero, "Bob0"), (letter, "BobO")] {
        let person = Person { router: world.router.clone(), ..person };
        let change = json!({ "name": name, "password": "another horse", "old": "correct horse" });
        person.good("POST", "/api/account", Some(change)).await;
        let again = json!({ "name": name, "password": "another horse" });
        assert_eq!(world.nobody().good("POST", "/api/session", Some(again)).await["name"], name);
    }
    assert_eq!(world.nobody().bad("POST", "/api/guest", Some(json!({ "name": "B0b0" }))).await, "name");
}

/// Somebody talks at one table and at the gallery of another, and is deleted; what is left of it at all servers.
async fn gone(here: &World, there: &World) {
    let (ada, bo) = (here.guest("Adelaide").await, here.guest("Bo").await);
    let own = ada.make("bids", json!(["me", "open", { "bot": "random" }])).await;
    bo.sit(&own, 1).await;
    ada.act(&own, json!("start")).await;
    let other = bo.make("bids", json!(["me", "open", "open"])).await;
    ada.act(&own, json!({ "say": { "room": "table", "text": "my secret words" } })).await;
    ada.act(&other, json!({ "say": { "room": "gallery", "text": "my secret thoughts" } })).await;
    bo.act(&own, json!({ "say": { "room": "table", "text": "stay" } })).await;
    let bo = Person { router: there.router.clone(), address: there.address.clone(), ..bo };
    let (mut line, mut mirror) = (bo.connect().await, Mirror::default());
    line.watch(&own, Have::default()).await;
    line.until(&mut mirror, |mirror| mirror.chat.len() == 2 && !mirror.chat[0].text.is_empty()).await;

    assert!(ada.send("DELETE", "/api/me", None, &[]).await.status.is_success());
    let left = line.until(&mut mirror, |mirror| mirror.chat.first().is_some_and(|line| line.text.is_empty()));
    tokio::time::timeout(Duration::from_secs(10), left).await.expect("soon");
    assert_eq!((mirror.chat[0].name.as_str(), mirror.chat[1].text.as_str()), ("", "stay"));
    let sitter = &mirror.sheet.as_ref().expect("a sheet").chairs[0].sitter;
    assert_eq!(sitter.name(), "somebody");
    nowhere(&bo, &[&own, &other]).await;
    for table in [&own, &other] {
        let journal = here.store.journal(&wire::TableId(table.clone()), 0).await.expect("a journal");
        let kept = serde_json::to_string(&journal).expect("JSON");
        assert!(!kept.contains("secret") && !kept.contains("Adelaide"), "{kept}");
    }
}

async fn nowhere(person: &Person, tables: &[&String]) {
    for table in tables {
        let seen = person.look(table).await;
        assert!(!seen.to_string().contains("secret") && !seen.to_string().contains("Adelaide"), "{seen}");
        assert_ne!(text(&seen["table"]), "");
    }
}

#[tokio::test]
async fn whoever_is_deleted_is_nowhere_seen_in_one_file() {
    let world = World::new().await;
    gone(&world, &world).await;
    let tables = world.store.open_tables().await.expect("a list");
    let world = world.restart().await;
    let cy = world.guest("Cy").await;
    nowhere(&cy, &tables.iter().map(|table| &table.0).collect::<Vec<_>>()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_deleted_is_nowhere_seen_at_any_server() {
    let postgres = Postgres::start();
    let server = async || {
        let store = Sql::postgres(&postgres.address()).await.expect("a database");
        World::over(tempfile::tempdir().expect("a folder"), Arc::new(store), config()).await
    };
    let (here, there) = (server().await, server().await);
    gone(&here, &there).await;
    let third = server().await;
    let cy = third.guest("Cy").await;
    let tables = third.store.open_tables().await.expect("a list");
    nowhere(&cy, &tables.iter().map(|table| &table.0).collect::<Vec<_>>()).await;
}

#[tokio::test]
async fn a_game_that_ends_after_somebody_was_deleted_gives_them_no_rating() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let table = ada.make("bids", json!(["me", { "bot": "random" }, { "bot": "random" }])).await;
    assert!(ada.send("DELETE", "/api/me", None, &[]).await.status.is_success());
    let cy = world.guest("Cy").await;
    let over = async {
        while cy.look(&table).await["sheet"]["phase"] != json!("over") {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), over).await.expect("the bots play on");
    let ratings = cy.good("GET", "/api/ratings/bids", None).await;
    assert!(!ratings.to_string().contains(&ada.id), "{ratings}");
}
