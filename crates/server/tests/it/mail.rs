//! People are told by mail, at addresses that they have confirmed, and can stop it by pressing once.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use server::store::{KeptNotice, NoticeState, Sql};
use server::{Config, Limits, MailSettings, Rate, Sealing, Telling};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt as _;
use wire::{Occasion, PersonId, TableId};

use crate::support::{Person, World, config, text};

const PAUSE: Duration = Duration::from_millis(300);
const LONG: Duration = Duration::from_millis(1_200);

/// A mail server on loopback that speaks SMTP (RFC 5321) and keeps what it is handed.
#[derive(Clone)]
struct MailServer {
    address: SocketAddr,
    /// To whom, and what.
    letters: Arc<Mutex<Vec<(String, String)>>>,
    /// With which codes it refuses recipients, the first of these first.
    refusals: Arc<Mutex<Vec<u16>>>,
}

impl MailServer {
    async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let server = Self { address, letters: Arc::default(), refusals: Arc::default() };
        let at_the_door = server.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(at_the_door.clone().serve(stream));
            }
        });
        server
    }

    async fn serve(self, stream: TcpStream) {
        let mut stream = BufReader::new(stream);
        let mut to = String::new();
        say(&mut stream, "220 mail.test ESMTP").await;
        let mut line = String::new();
        while {
            line.clear();
            stream.read_line(&mut line).await.unwrap_or(0)
        } > 0
        {
            let upper = line.to_uppercase();
            if upper.starts_with("EHLO") {
                say(&mut stream, "250-mail.test\r\n250-8BITMIME\r\n250 AUTH PLAIN").await;
            } else if upper.starts_with("AUTH PLAIN ") {
                // NUL, "boardroom", NUL, "secret".
                let is_right = line.trim_end().ends_with("AGJvYXJkcm9vbQBzZWNyZXQ=");
                say(&mut stream, if is_right { "235 2.7.0 known" } else { "535 5.7.8 unknown" }).await;
            } else if upper.starts_with("RCPT TO:") {
                let refusal = {
                    let mut refusals = self.refusals.lock().expect("nobody panics");
                    if refusals.is_empty() { None } else { Some(refusals.remove(0)) }
                };
                to = line["RCPT TO:".len()..].trim().trim_matches(['<', '>']).to_owned();
                say(&mut stream, &refusal.map_or("250 2.1.5 good".to_owned(), |code| format!("{code} not here"))).await;
            } else if upper.starts_with("DATA") {
                say(&mut stream, "354 go on").await;
                let mut letter = String::new();
                while {
                    line.clear();
                    stream.read_line(&mut line).await.unwrap_or(0)
                } > 0
                    && line != ".\r\n"
                {
                    letter.push_str(line.strip_prefix('.').unwrap_or(&line));
                }
                // As it is read: long lines are put together again.
                let letter = letter.replace("=\r\n", "").replace("=3D", "=");
                self.letters.lock().expect("nobody panics").push((to.clone(), letter));
                say(&mut stream, "250 2.0.0 taken").await;
            } else if upper.starts_with("QUIT") {
                return say(&mut stream, "221 2.0.0 bye").await;
            } else {
                // MAIL FROM, RSET, NOOP.
                say(&mut stream, "250 2.0.0 good").await;
            }
        }
    }

    fn all(&self) -> Vec<(String, String)> {
        self.letters.lock().expect("nobody panics").clone()
    }

    /// Waits until so many letters have come.
    async fn gets(&self, many: usize) -> Vec<(String, String)> {
        let until = Instant::now() + Duration::from_secs(20);
        while self.all().len() < many {
            assert!(Instant::now() < until, "{:?}", self.all());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.all()
    }
}

async fn say(stream: &mut BufReader<TcpStream>, line: &str) {
    // Whoever has hung up hears nothing.
    let _ = stream.write_all(format!("{line}\r\n").as_bytes()).await;
}

fn mail(server: &MailServer) -> MailSettings {
    MailSettings {
        server: server.address.ip().to_string(),
        port: Some(server.address.port()),
        sealing: Sealing::None,
        user: Some("boardroom".to_owned()),
        password: Some("secret".to_owned()),
        from: "Boardroom <boardroom@play.example>".to_owned(),
    }
}

async fn world_with(mail: Option<MailSettings>) -> World {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sql::sqlite(&folder.path().join("test.db")).await.expect("a database");
    let telling = Telling { pause: PAUSE, private: true, again: Duration::from_millis(50), mail, ..Telling::default() };
    let letters = Rate { burst: 4.0, per_second: 0.001 };
    let limits = Limits { letters, ..config().limits };
    let config = Config { telling, limits, public: Some("https://play.example".to_owned()), ..config() };
    World::over(folder, Arc::new(store), config).await
}

/// Somebody with an account.
async fn member(world: &World, name: &str) -> Person {
    let nobody = world.nobody();
    let body = json!({ "name": name, "password": "correct horse battery" });
    let answer = nobody.send("POST", "/api/account", Some(body), &[]).await;
    assert_eq!(answer.status, StatusCode::CREATED, "{answer:?}");
    Person { cookie: answer.cookie.expect("a cookie"), id: text(&answer.body["id"]), ..nobody }
}

/// The path in a letter that begins so.
fn path(letter: &str, beginning: &str) -> String {
    let from =
        letter.find(&format!("https://play.example{beginning}")).unwrap_or_else(|| panic!("{beginning} in {letter}"));
    let rest = &letter[from + "https://play.example".len()..];
    rest.split(|end: char| end.is_whitespace() || "<>\"".contains(end)).next().expect("a path").to_owned()
}

/// Goes somewhere without a cookie, as a mail program does; gives the page.
async fn go(world: &World, method: &str, path: &str) -> String {
    let request =
        Request::builder().method(method).uri(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let request = request.body(Body::from("List-Unsubscribe=One-Click")).expect("a request");
    let response = world.router.clone().oneshot(request).await.expect("an answer");
    assert_eq!(response.status(), StatusCode::OK, "{method} {path}");
    String::from_utf8(response.into_body().collect().await.expect("a body").to_bytes().to_vec()).expect("text")
}

async fn confirmed(world: &World, server: &MailServer, person: &Person) {
    let before = server.all().len();
    person.good("POST", "/api/notices/mail", Some(json!({ "address": "ada@example.org" }))).await;
    let letter = server.gets(before + 1).await.remove(before).1;
    go(world, "POST", &path(&letter, "/mail/confirm/")).await;
}

async fn begun(host: &Person, guest: &Person) -> String {
    let table = host.make_with(json!({ "game": "bids", "seats": ["me", "open", { "bot": "random" }] })).await;
    guest.sit(&table, 7).await;
    host.act(&table, json!("start")).await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_goes_to_an_address_before_its_owner_has_pressed_the_link_and_once_is_enough() {
    let server = MailServer::start().await;
    let world = world_with(Some(mail(&server))).await;
    let (ada, bo) = (member(&world, "Ada").await, world.guest("Bo").await);
    let channel = ada.good("POST", "/api/notices/mail", Some(json!({ "address": "ada@example.org" }))).await;
    assert_eq!((&channel["unconfirmed"], &channel["name"]), (&json!(true), &json!("ada@example.org")));
    let (to, letter) = server.gets(1).await.remove(0);
    assert_eq!(to, "ada@example.org");
    assert!(!letter.contains("List-Unsubscribe"), "{letter}");
    begun(&bo, &ada).await;
    tokio::time::sleep(LONG).await;
    assert_eq!(server.all().len(), 1, "not confirmed: {:?}", server.all());
    assert_eq!(ada.bad("POST", &format!("/api/notices/{}/test", text(&channel["id"])), None).await, "not_now");

    let link = path(&letter, "/mail/confirm/");
    // What looks at links before people do confirms nothing.
    assert!(go(&world, "GET", &link).await.contains("<form method=\"post\">"));
    let is_open = async || ada.good("GET", "/api/notices", None).await["channels"][0]["unconfirmed"] == json!(false);
    assert!(!is_open().await);
    assert!(go(&world, "POST", &format!("{link}0")).await.contains("does not hold"));
    assert!(!is_open().await);
    assert!(go(&world, "POST", &link).await.contains("Thank you"));
    assert!(is_open().await);
    assert!(go(&world, "POST", &link).await.contains("does not hold"), "it holds once");
    // It is kept by a hash.
    let kept = std::fs::read(world.folder.path().join("test.db")).expect("a file");
    let secret = link.rsplit_once('.').expect("a secret").1.as_bytes().to_vec();
    assert!(!kept.windows(secret.len()).any(|window| window == secret));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_comes_by_mail_and_stops_by_pressing_once() {
    let server = MailServer::start().await;
    let world = world_with(Some(mail(&server))).await;
    let (ada, bo) = (member(&world, "Ada").await, world.guest("Bo").await);
    confirmed(&world, &server, &ada).await;
    ada.good("PUT", "/api/notices", Some(json!({ "mail": ["begins"] }))).await;
    let table = begun(&bo, &ada).await;
    let (to, letter) = server.gets(2).await.remove(1);
    assert_eq!(to, "ada@example.org");
    for part in [
        "Subject: BIDS has begun\r\n",
        "Auto-Submitted: auto-generated\r\n",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n",
        "Content-Type: text/plain; charset=utf-8\r\n",
        "Content-Type: text/html; charset=utf-8\r\n",
        "You play with Bo and ",
        &format!("https://play.example/table/{table}\r\n"),
    ] {
        assert!(letter.contains(part), "{part} is not in {letter}");
    }
    let stop = letter.lines().find_map(|line| line.strip_prefix("List-Unsubscribe: <")).expect("a header");
    let stop = path(stop, "/mail/stop/");
    assert!(go(&world, "POST", &format!("{}0", &stop[..stop.len() - 1])).await.contains("none of ours"));
    assert_eq!(ada.good("GET", "/api/notices", None).await["channels"].as_array().map(Vec::len), Some(1));
    assert!(go(&world, "GET", &stop).await.contains("<form method=\"post\">"));
    assert!(go(&world, "POST", &stop).await.contains("the address is forgotten"));
    assert!(go(&world, "POST", &stop).await.contains("the address is forgotten"), "twice is as good");
    assert_eq!(ada.good("GET", "/api/notices", None).await["channels"], json!([]));
    begun(&bo, &ada).await;
    tokio::time::sleep(LONG).await;
    assert_eq!(server.all().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_it_daily_gets_everything_in_one_letter_in_the_morning() {
    let server = MailServer::start().await;
    let world = world_with(Some(mail(&server))).await;
    let (ada, bo) = (member(&world, "Ada").await, world.guest("Bo").await);
    confirmed(&world, &server, &ada).await;
    ada.good("PUT", "/api/notices", Some(json!({ "mail": ["begins"], "daily": true }))).await;
    let tables = [begun(&bo, &ada).await, begun(&bo, &ada).await];
    tokio::time::sleep(LONG).await;
    assert_eq!(server.all().len(), 1, "it is for the morning");
    let outbox = world.store.outbox().expect("an outbox");
    let (waiting, due) = outbox.waiting().await.expect("a count");
    assert_eq!((waiting, due.map(|due| due / 3_600_000 % 24)), (2, Some(8)));

    // The same as of yesterday, when nobody had looked yet.
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a clock").as_millis() as u64;
    outbox.forget_notices(now + 1).await.expect("forgotten");
    let channel = text(&ada.good("GET", "/api/notices", None).await["channels"][0]["id"]);
    let notice = |table: &String| KeptNotice {
        person: PersonId(ada.id.clone()),
        table: TableId(table.clone()),
        occasion: Occasion::Begins,
        mark: 0,
        channel: channel.clone(),
        at: now - 25 * 3_600_000,
        due: now,
        lease: 0,
        tries: 0,
        state: NoticeState::Waiting,
    };
    outbox.note(&tables.each_ref().map(notice)).await.expect("kept");
    let (_, letter) = server.gets(2).await.remove(1);
    assert!(letter.contains("Subject: 2 things happened at your tables\r\n"), "{letter}");
    assert!(tables.iter().all(|table| letter.contains(&format!("https://play.example/table/{table}\r\n"))), "{letter}");
    tokio::time::sleep(LONG).await;
    assert_eq!(server.all().len(), 2, "one letter for both");
    assert_eq!(outbox.waiting().await.expect("a count").0, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_is_nobodys_is_paused_and_a_busy_server_is_asked_again() {
    let server = MailServer::start().await;
    let world = world_with(Some(mail(&server))).await;
    let (ada, bo) = (member(&world, "Ada").await, world.guest("Bo").await);
    confirmed(&world, &server, &ada).await;
    ada.good("PUT", "/api/notices", Some(json!({ "mail": ["begins"] }))).await;
    server.refusals.lock().expect("nobody panics").extend([451, 451]);
    begun(&bo, &ada).await;
    assert_eq!(server.gets(2).await.len(), 2);
    server.refusals.lock().expect("nobody panics").push(550);
    begun(&bo, &ada).await;
    let until = Instant::now() + Duration::from_secs(20);
    let channel = async || ada.good("GET", "/api/notices", None).await["channels"][0].clone();
    while channel().await["paused"] != json!(true) {
        assert!(Instant::now() < until, "{}", channel().await);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(text(&channel().await["last"]["answer"]).contains("550"), "{}", channel().await);
    assert_eq!(server.all().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_is_for_accounts_for_few_letters_at_a_time_and_not_offered_where_there_is_no_server() {
    let server = MailServer::start().await;
    let world = world_with(Some(mail(&server))).await;
    let (ada, guest) = (member(&world, "Ada").await, world.guest("Gu").await);
    let address = |address: &str| Some(json!({ "address": address }));
    assert_eq!(ada.good("GET", "/api/notices", None).await["mail"], json!(true));
    assert_eq!(guest.bad("POST", "/api/notices/mail", address("gu@example.org")).await, "not_now");
    for bad in ["", "ada", "ada@localhost", "a@b.c\r\nBcc: d@e.f"] {
        assert_eq!(ada.bad("POST", "/api/notices/mail", address(bad)).await, "malformed", "{bad}");
    }
    for number in 0..4 {
        ada.good("POST", "/api/notices/mail", address(&format!("ada{number}@example.org"))).await;
    }
    assert_eq!(ada.bad("POST", "/api/notices/mail", address("ada5@example.org")).await, "too_many");
    let channels = ada.good("GET", "/api/notices", None).await["channels"].clone();
    assert_eq!(channels.as_array().map(Vec::len), Some(1), "the latest address is the one: {channels}");

    let without = world_with(None).await;
    let ada = member(&without, "Ada").await;
    assert_eq!(ada.good("GET", "/api/notices", None).await["mail"], Value::Bool(false));
    assert_eq!(ada.bad("POST", "/api/notices/mail", address("ada@example.org")).await, "not_now");
}
