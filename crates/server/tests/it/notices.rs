//! People are told what happens while they do not look: once, and not when they look.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use serde_json::{Value, json};
use server::store::{Sql, Store};
use server::{Config, Server, Telling};
use tokio::net::TcpListener;
use wire::Have;

use crate::postgres::Postgres;
use crate::support::{Mirror, Person, World, act, config, play_to_the_end, text};

/// How long people have to look in these tests before they are told.
const PAUSE: Duration = Duration::from_millis(400);
/// Longer than anything that is still to come takes.
const LONG: Duration = Duration::from_millis(1_500);

fn telling() -> Telling {
    Telling { pause: PAUSE, private: true, again: Duration::from_millis(50), ..Telling::default() }
}

fn told(config: Config) -> Config {
    Config { telling: telling(), public: Some("https://play.example".to_owned()), ..config }
}

async fn world() -> World {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sql::sqlite(&folder.path().join("test.db")).await.expect("a database");
    World::over(folder, Arc::new(store), told(config())).await
}

/// A program of somebody's that takes webhooks.
#[derive(Clone)]
struct Program {
    address: SocketAddr,
    heard: Arc<Mutex<Vec<(HeaderMap, String)>>>,
    /// What it answers, the first of these first; when there is none left, that it is well.
    answers: Arc<Mutex<Vec<StatusCode>>>,
}

impl Program {
    async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let program = Self { address, heard: Arc::default(), answers: Arc::default() };
        let (heard, answers) = (program.heard.clone(), program.answers.clone());
        let take = async move |headers: HeaderMap, body: String| {
            heard.lock().expect("nobody panics").push((headers, body));
            let mut answers = answers.lock().expect("nobody panics");
            if answers.is_empty() { StatusCode::NO_CONTENT } else { answers.remove(0) }
        };
        let app = Router::new().route("/hook", post(take));
        tokio::spawn(async move { axum::serve(listener, app).await });
        program
    }

    fn hook(&self) -> String {
        format!("http://{}/hook", self.address)
    }

    fn answer(&self, answers: &[StatusCode]) {
        self.answers.lock().expect("nobody panics").extend(answers);
    }

    fn all(&self) -> Vec<(HeaderMap, String)> {
        self.heard.lock().expect("nobody panics").clone()
    }

    /// What it heard on an occasion.
    fn of(&self, occasion: &str) -> Vec<Value> {
        let bodies = self.all().into_iter().map(|(_, body)| serde_json::from_str::<Value>(&body).expect("JSON"));
        bodies.filter(|body| body["occasion"] == occasion).collect()
    }

    /// Waits until it has heard so much on an occasion.
    async fn hears(&self, occasion: &str, many: usize) -> Vec<Value> {
        let until = Instant::now() + Duration::from_secs(20);
        while self.of(occasion).len() < many {
            assert!(Instant::now() < until, "{occasion}: {:?}", self.all());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.of(occasion)
    }
}

/// Is told of these by a webhook from now on; gives the channel with its secret.
async fn subscribe(person: &Person, program: &Program, occasions: &[&str]) -> Value {
    person.good("PUT", "/api/notices", Some(json!({ "hook": occasions }))).await;
    person.good("POST", "/api/notices/hooks", Some(json!({ "address": program.hook() }))).await
}

/// A table of BIDS with a bot, at which two people sit and nothing has been played.
async fn table(ada: &Person, bo: &Person) -> String {
    let table = ada.make_with(json!({ "game": "bids", "seats": ["me", "open", { "bot": "random" }] })).await;
    bo.sit(&table, 7).await;
    table
}

/// Answers whatever somebody is asked, without ever opening a window; says whether they were asked.
async fn answer(person: &Person, table: &str) -> bool {
    let look = person.look(table).await;
    let Some(menu) = look["position"]["menu"].as_array().filter(|menu| !menu.is_empty()) else { return false };
    let ply = look["position"]["ply"].as_u64().expect("a ply") as u32;
    person.act(table, act(ply, menu, 0)).await;
    true
}

/// Lets the others play until somebody is asked.
async fn until_asked(person: &Person, others: &[&Person], table: &str) {
    let until = Instant::now() + Duration::from_secs(20);
    while person.look(table).await["position"]["menu"].as_array().is_none_or(Vec::is_empty) {
        assert!(Instant::now() < until, "nobody asks them");
        for other in others {
            answer(other, table).await;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_asked_and_does_not_look_is_told_once_and_knows_by_whom() {
    let (world, program) = (world().await, Program::start().await);
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let channel = subscribe(&ada, &program, &["turn"]).await;
    let table = table(&ada, &bo).await;
    ada.act(&table, json!("start")).await;
    until_asked(&ada, &[&bo], &table).await;

    let heard = program.hears("turn", 1).await;
    assert_eq!(heard[0]["title"], "BIDS: it is your turn");
    assert_eq!(heard[0]["address"], format!("https://play.example/table/{table}"));
    let text = text(&heard[0]["text"]);
    assert!(text.contains("Bo") && text.len() > "You play with Bo and .".len() + 20, "{text}");
    let (headers, body) = program.all().remove(0);
    let signature = headers["boardroom-signature"].to_str().expect("text");
    assert!(courier::is_signed(channel["secret"].as_str().expect("a secret"), signature, &body));

    // What others do meanwhile makes it no other turn.
    bo.act(&table, json!({ "say": { "room": "table", "text": "Hello?" } })).await;
    tokio::time::sleep(LONG).await;
    assert_eq!(program.all().len(), 1, "{:?}", program.all());

    // The next turn is another.
    assert!(answer(&ada, &table).await);
    until_asked(&ada, &[&bo], &table).await;
    let heard = program.hears("turn", 2).await;
    assert_ne!(heard[0]["id"], heard[1]["id"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_answers_before_they_are_told_is_not_told() {
    let (world, program) = (world().await, Program::start().await);
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    subscribe(&ada, &program, &["turn"]).await;
    let table = table(&ada, &bo).await;
    ada.act(&table, json!("start")).await;
    for _ in 0..3 {
        until_asked(&ada, &[&bo], &table).await;
        assert!(answer(&ada, &table).await);
    }
    // Away, so that nobody is asked any more.
    ada.act(&table, json!("away")).await;
    tokio::time::sleep(LONG).await;
    assert_eq!(program.all().len(), 0, "{:?}", program.all());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_is_told_nothing_and_whoever_has_looked_knows_it() {
    let (world, program) = (world().await, Program::start().await);
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    subscribe(&ada, &program, &["turn", "begins", "talk"]).await;
    let table = table(&ada, &bo).await;
    let mut line = ada.connect().await;
    let mut mirror = Mirror::default();
    line.watch(&table, Have::default()).await;
    line.until(&mut mirror, |mirror| mirror.sheet.is_some()).await;
    ada.act(&table, json!("start")).await;
    bo.act(&table, json!({ "say": { "room": "table", "text": "Hello." } })).await;
    until_asked(&ada, &[&bo], &table).await;
    tokio::time::sleep(LONG).await;
    assert_eq!(program.all().len(), 0, "{:?}", program.all());

    drop(line);
    tokio::time::sleep(LONG).await;
    assert_eq!(program.all().len(), 0, "what was seen is known: {:?}", program.all());
    bo.act(&table, json!({ "say": { "room": "table", "text": "Are you there?" } })).await;
    bo.act(&table, json!({ "say": { "room": "table", "text": "Ada?" } })).await;
    let heard = program.hears("talk", 1).await;
    assert_eq!(heard[0]["text"], "Bo: Are you there?\nBo: Ada?");
    bo.act(&table, json!({ "say": { "room": "table", "text": "Anybody?" } })).await;
    tokio::time::sleep(LONG).await;
    assert_eq!(program.all().len(), 1, "unread talk is told of once: {:?}", program.all());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_beginning_and_the_end_of_a_game_are_told() {
    let (world, program) = (world().await, Program::start().await);
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    subscribe(&ada, &program, &["begins", "over"]).await;
    let table = table(&bo, &ada).await;
    bo.act(&table, json!("start")).await;
    let begun = program.hears("begins", 1).await;
    assert_eq!(begun[0]["title"], "BIDS has begun");
    ada.act(&table, json!("away")).await;
    play_to_the_end(bo, table, 3).await;
    let over = program.hears("over", 1).await;
    assert_eq!(over[0]["title"], "BIDS is over");
    assert!(text(&over[0]["text"]).starts_with("You "), "{over:?}");
    tokio::time::sleep(LONG).await;
    assert_eq!(program.all().len(), 2, "{:?}", program.all());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_taken_is_tried_again_under_the_same_name() {
    let (world, program) = (world().await, Program::start().await);
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    subscribe(&ada, &program, &["begins"]).await;
    program.answer(&[StatusCode::INTERNAL_SERVER_ERROR, StatusCode::TOO_MANY_REQUESTS]);
    let table = table(&bo, &ada).await;
    bo.act(&table, json!("start")).await;
    let heard = program.hears("begins", 3).await;
    assert!(heard.iter().all(|body| body["id"] == heard[0]["id"]), "{heard:?}");
    tokio::time::sleep(LONG).await;
    assert_eq!(program.all().len(), 3);
    let channel = &ada.good("GET", "/api/notices", None).await["channels"][0];
    assert_eq!((&channel["last"]["good"], &channel["paused"]), (&json!(true), &json!(false)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_that_fails_again_and_again_is_paused_until_a_trial_gets_there() {
    let (world, program) = (world().await, Program::start().await);
    let ada = world.guest("Ada").await;
    let channel = subscribe(&ada, &program, &["turn"]).await;
    let trial = format!("/api/notices/{}/test", text(&channel["id"]));
    program.answer(&[StatusCode::IM_A_TEAPOT; 10]);
    for number in 1..=10 {
        let tried = ada.good("POST", &trial, None).await;
        assert_eq!(tried["last"]["answer"], "418", "{tried}");
        assert_eq!(tried["paused"], number == 10);
    }
    let tried = ada.good("POST", &trial, None).await;
    assert_eq!((&tried["paused"], &tried["last"]["good"]), (&json!(false), &json!(true)));
    assert_eq!(program.of("test").len(), 11);
    let gone = format!("/api/notices/{}", text(&channel["id"]));
    ada.good("DELETE", &gone, None).await;
    assert_eq!(ada.bad("DELETE", &gone, None).await, "not_found");
    assert_eq!(ada.bad("POST", &trial, None).await, "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_has_webhooks_into_the_house_more_than_a_few_or_those_of_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sql::sqlite(&folder.path().join("test.db")).await.expect("a database");
    let telling = Telling { private: false, ..telling() };
    let world = World::over(folder, Arc::new(store), Config { telling, ..config() }).await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let add = |address: &str| Some(json!({ "address": address, "format": "discord" }));
    for bad in ["http://a.example/", "https://127.0.0.1/", "https://169.254.169.254/latest", "ftp://a.example", ""] {
        assert_eq!(ada.bad("POST", "/api/notices/hooks", add(bad)).await, "malformed", "{bad}");
    }
    let mut channels = Vec::new();
    for number in 0..5 {
        channels.push(ada.good("POST", "/api/notices/hooks", add(&format!("https://a.example/{number}"))).await);
    }
    assert_eq!(ada.bad("POST", "/api/notices/hooks", add("https://a.example/6")).await, "too_many");
    assert!(channels.iter().all(|channel| channel.get("secret").is_none() && channel["name"] == "a.example"));
    let theirs = format!("/api/notices/{}", text(&channels[0]["id"]));
    assert_eq!(bo.bad("DELETE", &theirs, None).await, "not_found");
    assert_eq!(bo.bad("POST", &format!("{theirs}/test"), None).await, "not_found");
    assert_eq!(world.nobody().bad("GET", "/api/notices", None).await, "unknown");
    ada.good("DELETE", &theirs, None).await;
    assert_eq!(ada.good("GET", "/api/notices", None).await["channels"].as_array().map(Vec::len), Some(4));
    let bad = json!({ "hook": [], "quiet": { "from": 22, "to": 24 } });
    assert_eq!(ada.bad("PUT", "/api/notices", Some(bad)).await, "malformed");
    // Whoever is no more is told nothing.
    ada.good("DELETE", "/api/me", None).await;
    let outbox = world.store.outbox().expect("an outbox");
    assert_eq!(outbox.told_somewhere().await.expect("people"), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_quiet_hours_nothing_is_told_until_they_end() {
    let (world, program) = (world().await, Program::start().await);
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    subscribe(&ada, &program, &["begins"]).await;
    let hour =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a clock").as_secs() / 3_600 % 24;
    let quiet = json!({ "hook": ["begins"], "quiet": { "from": hour, "to": (hour + 2) % 24 } });
    ada.good("PUT", "/api/notices", Some(quiet)).await;
    let table = table(&bo, &ada).await;
    bo.act(&table, json!("start")).await;
    tokio::time::sleep(LONG).await;
    assert_eq!(program.all().len(), 0, "{:?}", program.all());
    let (waiting, due) = world.store.outbox().expect("an outbox").waiting().await.expect("a count");
    assert_eq!(waiting, 1);
    assert_eq!(due.map(|due| due / 3_600_000 % 24), Some((hour + 2) % 24));
}

#[test]
fn what_was_found_before_the_server_was_killed_is_told_by_the_next_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("test.db");
    let watcher = tokio::runtime::Runtime::new().expect("a runtime");
    let program = watcher.block_on(Program::start());
    let killed = tokio::runtime::Runtime::new().expect("a runtime");
    let slow = Telling { pause: Duration::from_secs(3), ..telling() };
    killed.block_on(async {
        let store = Sql::sqlite(&file).await.expect("a database");
        let config = Config { telling: slow.clone(), ..config() };
        let world = World::over(tempfile::tempdir().expect("a folder"), Arc::new(store), config).await;
        let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
        subscribe(&ada, &program, &["turn", "begins", "over"]).await;
        let table = table(&bo, &ada).await;
        bo.act(&table, json!("start")).await;
        until_asked(&ada, &[&bo], &table).await;
    });
    // Every task is gone where it stands, and nothing comes to its end.
    killed.shutdown_timeout(Duration::ZERO);
    assert_eq!(program.all().len(), 0);
    watcher.block_on(async {
        let store = Sql::sqlite(&file).await.expect("a database");
        let server = Server::open(Arc::new(store), Config { telling: slow, ..config() }).await.expect("a server");
        let heard = program.hears("turn", 1).await;
        tokio::time::sleep(LONG).await;
        assert_eq!(program.of("turn").len(), 1, "{heard:?}");
        server.close().await;
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_on_one_database_one_tells_and_none_tells_whoever_looks_at_the_other() {
    let postgres = Postgres::start();
    let store = async || Arc::new(Sql::postgres(&postgres.address()).await.expect("a database")) as Arc<dyn Store>;
    let folder = || tempfile::tempdir().expect("a folder");
    let patient = || {
        let telling = Telling { pause: 3 * PAUSE, ..telling() };
        Config { telling, ..told(config()) }
    };
    let one = World::over(folder(), store().await, patient()).await;
    let other = World::over(folder(), store().await, patient()).await;
    let program = Program::start().await;
    let (ada, bo) = (one.guest("Ada").await, one.guest("Bo").await);
    let there =
        |person: &Person| Person { router: other.router.clone(), address: other.address.clone(), ..person.clone() };
    subscribe(&ada, &program, &["turn", "begins", "over", "talk"]).await;
    let table = table(&bo, &ada).await;
    let mut line = there(&ada).connect().await;
    let mut mirror = Mirror::default();
    line.watch(&table, Have::default()).await;
    line.until(&mut mirror, |mirror| mirror.sheet.is_some()).await;

    // She looks at the other server, and what happens is found at both.
    bo.act(&table, json!("start")).await;
    until_asked(&ada, &[&bo], &table).await;
    tokio::time::sleep(2 * LONG).await;
    assert_eq!(program.all().len(), 0, "{:?}", program.all());

    drop(line);
    assert!(answer(&ada, &table).await);
    for turn in 1..=4 {
        until_asked(&ada, &[&bo], &table).await;
        program.hears("turn", turn).await;
        let here = if turn % 2 == 0 { ada.clone() } else { there(&ada) };
        assert!(answer(&here, &table).await);
        // What one server knows of the answer, the other hears in a moment.
        while ada.look(&table).await["version"] != there(&ada).look(&table).await["version"] {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    tokio::time::sleep(2 * LONG).await;
    let mut names: Vec<String> = program.all().iter().map(|(_, body)| body.clone()).collect();
    let many = names.len();
    names.sort();
    names.dedup();
    assert_eq!((names.len(), program.of("begins").len()), (many, 0), "{names:?}");
}
