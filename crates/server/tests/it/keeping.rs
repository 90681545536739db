//! What is refused before the database sees it, and who else sees the database.

use std::sync::Arc;

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::store::Sql;
use server::{Limits, Rate};
use wire::{Code, Have, ToClient};

use crate::attack::limited;
use crate::postgres::Postgres;
use crate::support::{World, config};

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_that_no_database_keeps_is_refused_before_it_is_asked() {
    let postgres = Postgres::start();
    let store = Sql::postgres(&postgres.address()).await.expect("a database");
    let world = World::over(tempfile::tempdir().expect("a folder"), Arc::new(store), config()).await;
    let ada = world.guest("Ada").await;
    for path in ["/api/tables/%00", "/api/tables/a%00/record", "/api/ratings/%00", "/api/history?game=%00"] {
        let refused = ada.send("GET", path, None, &[]).await;
        assert_eq!((refused.status, &refused.body["name"]), (StatusCode::BAD_REQUEST, &json!("address-nul")), "{path}");
    }
    let account = json!({ "name": "A\0da", "password": "correct horse" });
    assert_eq!(ada.bad("POST", "/api/session", Some(account.clone())).await, "credentials");
    assert_eq!(ada.bad("POST", "/api/account", Some(account)).await, "name");
    let mut line = ada.connect().await;
    line.watch("\0", Have::default()).await;
    let ToClient::Refused { problem, .. } = line.next().await else { panic!("a refusal") };
    assert_eq!(problem.code, Code::NotFound);
    let table = ada.make("bids", json!(["me", "open", "open"])).await;
    ada.act(&table, json!({ "say": { "room": "table", "text": "a\0b" } })).await;
    assert_eq!(ada.look(&table).await["chat"]["lines"][0]["text"], "a b");
}

#[tokio::test]
async fn what_cannot_be_read_is_metered_too() {
    for bytes in [false, true] {
        let world = limited(Limits { messages: Rate { burst: 5.0, per_second: 0.01 }, ..Limits::default() }).await;
        let mut line = world.guest("Ada").await.connect().await;
        let mut codes = Vec::new();
        for _ in 0..6 {
            if bytes {
                line.send_bytes(b"{").await;
            } else {
                line.send_text("{").await;
            }
            let ToClient::Refused { problem, .. } = line.next().await else { panic!("a refusal") };
            codes.push(problem.code);
        }
        assert_eq!((codes[0], codes[5]), (Code::Malformed, Code::TooMany), "{codes:?}");
    }
}

#[tokio::test]
async fn a_password_that_others_would_try_first_is_refused() {
    let world = World::new().await;
    let account = |password: &str| Some(json!({ "name": "Adelaide", "password": password }));
    let refused = async |password: &str| -> Value {
        let answer = world.nobody().send("POST", "/api/account", account(password), &[]).await;
        assert_eq!(answer.body["code"], "credentials", "{password}: {}", answer.text);
        answer.body["name"].clone()
    };
    for short in ["k7#Qz!m9", "ninechars"] {
        assert_eq!(refused(short).await, json!("password-bad"));
    }
    for common in ["password123", "1234567890", "qwertyuiop", "aaaaaaaaaaaa", "P@ssw0rd12", "adelaide12", "boardroom1"]
    {
        assert_eq!(refused(common).await, json!("password-common"), "{common}");
    }
    world.nobody().good("POST", "/api/account", account("correct horse")).await;
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_reads_the_database() {
    use std::os::unix::fs::PermissionsExt as _;
    let world = World::new().await;
    world.guest("Ada").await;
    let folder = world.folder.path().to_owned();
    let copy = folder.join("copy.db");
    server::store::backup(&folder.join("test.db"), &copy).await.expect("a backup");
    let modes = || {
        let files = std::fs::read_dir(&folder).expect("a folder").flatten();
        let mut modes: Vec<(String, u32)> = files
            .map(|file| {
                let mode = file.metadata().expect("a file").permissions().mode() & 0o777;
                (file.file_name().to_string_lossy().into_owned(), mode)
            })
            .collect();
        modes.sort();
        modes
    };
    let private = ["copy.db", "test.db", "test.db-shm", "test.db-wal"].map(|name| (name.to_owned(), 0o600));
    assert_eq!(modes(), private);
    for (name, _) in &private {
        std::fs::set_permissions(folder.join(name), std::fs::Permissions::from_mode(0o644)).expect("ours");
    }
    let again = Sql::sqlite(&folder.join("test.db")).await.expect("the same database");
    let open: Vec<_> = modes().into_iter().filter(|(_, mode)| *mode != 0o600).collect();
    assert_eq!(open, [("copy.db".to_owned(), 0o644)], "what was open to others is closed");
    drop(again);
}
