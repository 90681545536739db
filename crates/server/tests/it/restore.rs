//! A backup in the place of the database, and nothing else there.

use std::fs;
use std::path::{Path, PathBuf};

use server::store::{Claim, Person, Sql, Store, Unrestored, backup, restore};
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;
use wire::PersonId;

fn person(name: &str) -> Person {
    Person { id: PersonId(name.into()), name: name.into(), password: None, made: 5 }
}

async fn open(file: &Path) -> Sql {
    Sql::sqlite(file).await.expect("a database")
}

async fn knows(file: &Path, name: &str) -> bool {
    let store = open(file).await;
    let known = store.person(&PersonId(name.into())).await.expect("an answer").is_some();
    store.close().await;
    known
}

/// A folder with a database that knows Ada and Bo, and a backup from before Bo came.
async fn with_backup() -> (TempDir, PathBuf, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, copy) = (folder.path().join("boardroom.db"), folder.path().join("copy.db"));
    let store = open(&file).await;
    store.add_person(&person("Ada")).await.expect("a person");
    backup(&file, &copy).await.expect("a backup");
    store.add_person(&person("Bo")).await.expect("a person");
    store.close().await;
    (folder, file, copy)
}

fn names(folder: &TempDir) -> Vec<String> {
    let files = fs::read_dir(folder.path()).expect("a folder").flatten();
    let mut names: Vec<_> = files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn what_a_killed_server_left_beside_the_old_database_is_not_written_into_the_restored_one() {
    let (folder, file, copy) = with_backup().await;
    let store = open(&file).await;
    for number in 0..50 {
        store.add_person(&person(&format!("late {number}"))).await.expect("a person");
    }
    // What a server that is killed leaves: the file, and a log with what is not in it yet.
    let killed = folder.path().join("killed.db");
    fs::copy(&file, &killed).expect("a copy");
    fs::copy(folder.path().join("boardroom.db-wal"), folder.path().join("killed.db-wal")).expect("a log");
    store.close().await;

    let old = restore(&copy, &killed).await.expect("it is restored").expect("there was one before");
    assert!(knows(&killed, "Ada").await);
    assert!(!knows(&killed, "late 49").await && !knows(&killed, "Bo").await, "it is the backup and nothing else");
    assert!(knows(&old, "late 49").await, "and nothing of the old one is lost");
    assert!(knows(&copy, "Ada").await, "the backup stays");
}

#[tokio::test]
async fn nothing_is_restored_while_somebody_uses_the_database() {
    let (folder, file, copy) = with_backup().await;
    let claim = Claim::on(&file).expect("a lock").expect("nobody else has it");
    assert!(Claim::on(&file).expect("a lock").is_none(), "one server has a folder");
    assert!(matches!(restore(&copy, &file).await, Err(Unrestored::InUse)), "a server runs");
    drop(claim);
    // A program that knows nothing of claims, such as an older server.
    let store = open(&file).await;
    assert!(store.person(&PersonId("Bo".into())).await.is_ok());
    let before = names(&folder);
    assert!(matches!(restore(&copy, &file).await, Err(Unrestored::InUse)), "a program has it open");
    assert_eq!(names(&folder), before, "nothing is left behind");
    store.close().await;
    assert!(knows(&file, "Bo").await);
    restore(&copy, &file).await.expect("nobody uses it");
    assert!(!knows(&file, "Bo").await);
}

#[tokio::test]
async fn what_is_no_whole_database_of_ours_is_not_put_in_place() {
    let (folder, file, copy) = with_backup().await;
    let bad = folder.path().join("bad.db");
    let whole = fs::read(&copy).expect("a backup");
    let mut broken = whole.clone();
    let middle = broken.len() / 2;
    broken[middle..].fill(0x5a);
    for bytes in [&b"no database"[..], b"", &whole[..whole.len() / 2], &broken] {
        fs::write(&bad, bytes).expect("a file");
        assert!(matches!(restore(&bad, &file).await, Err(Unrestored::Unfit(_))));
    }
    fs::copy(&copy, &bad).expect("a copy");
    let mut newer = SqliteConnection::connect(&bad.to_string_lossy()).await.expect("a database");
    let step = "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
        values (9999, 'later', true, x'00', 0)";
    sqlx::query(step).execute(&mut newer).await.expect("a step");
    newer.close().await.expect("it closes");
    assert!(matches!(restore(&bad, &file).await, Err(Unrestored::Unfit(_))), "a newer version made it");
    assert!(knows(&file, "Bo").await, "the database is as it was");
    assert!(names(&folder).iter().all(|name| !name.contains("restoring")), "nothing is left behind");
}

#[tokio::test]
async fn a_database_that_is_broken_or_gone_is_restored_too() {
    let (_folder, file, copy) = with_backup().await;
    fs::write(&file, b"no database any more").expect("a file");
    restore(&copy, &file).await.expect("it is restored");
    assert!(knows(&file, "Ada").await);
    fs::remove_file(&file).expect("it is gone");
    assert_eq!(restore(&copy, &file).await.expect("it is restored"), None);
    assert!(knows(&file, "Ada").await);
}
