//! Browsers are told, also while the page is closed: by a push service of our own, which opens what it gets.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hmac;
use serde_json::{Value, json};
use server::store::Sql;
use server::{Config, Telling};
use tokio::net::TcpListener;

use crate::support::{Person, World, config, text};

const PAUSE: Duration = Duration::from_millis(300);
const LONG: Duration = Duration::from_millis(1_200);

/// What a push service is brought: for whom, with what is said about it.
type Brought = (String, HeaderMap, Vec<u8>);

/// A push service on loopback.
#[derive(Clone)]
struct PushService {
    address: SocketAddr,
    got: Arc<Mutex<Vec<Brought>>>,
    answers: Arc<Mutex<Vec<StatusCode>>>,
}

impl PushService {
    async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let service = Self { address, got: Arc::default(), answers: Arc::default() };
        let (got, answers) = (service.got.clone(), service.answers.clone());
        let take = async move |Path(who): Path<String>, headers: HeaderMap, body: Bytes| {
            got.lock().expect("nobody panics").push((who, headers, body.to_vec()));
            let mut answers = answers.lock().expect("nobody panics");
            if answers.is_empty() { StatusCode::CREATED } else { answers.remove(0) }
        };
        let app = Router::new().route("/send/{who}", post(take));
        tokio::spawn(async move { axum::serve(listener, app).await });
        service
    }

    fn all(&self) -> Vec<Brought> {
        self.got.lock().expect("nobody panics").clone()
    }

    async fn gets(&self, many: usize) -> Vec<Brought> {
        let until = Instant::now() + Duration::from_secs(20);
        while self.all().len() < many {
            assert!(Instant::now() < until, "{} of {many}", self.all().len());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.all()
    }
}

/// A browser with its keys.
struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
    address: String,
}

impl Browser {
    fn new(service: &PushService, name: &str, number: u8) -> Self {
        let secret = SecretKey::from_slice(&[number; 32]).expect("a key");
        Self { secret, auth: [number; 16], address: format!("http://{}/send/{name}", service.address) }
    }

    fn says(&self) -> Value {
        let key = BASE64.encode(self.secret.public_key().to_sec1_bytes());
        json!({ "address": self.address, "key": key, "auth": BASE64.encode(self.auth), "name": "Firefox, Linux" })
    }

    /// What was sent, as RFC 8291 has browsers open it.
    fn open(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        assert_eq!(&rest[..5], &[0, 0, 16, 0, 65], "one record of 4096 bytes, and a key of 65");
        let (theirs, sealed) = rest[5..].split_at(65);
        let shared = self.secret.diffie_hellman(&PublicKey::from_sec1_bytes(theirs).expect("a key"));
        let ours = self.secret.public_key().to_sec1_bytes();
        let pseudo = hash(&self.auth, &[shared.raw_secret_bytes().as_slice()]);
        let material = hash(&pseudo, &[b"WebPush: info\0", &ours, theirs, &[1]]);
        let pseudo = hash(salt, &[&material]);
        let key = hash(&pseudo, &[b"Content-Encoding: aes128gcm\0\x01"]);
        let nonce = hash(&pseudo, &[b"Content-Encoding: nonce\0\x01"]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).expect("a key"));
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).expect("a nonce");
        let mut sealed = sealed.to_vec();
        let opened = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("what it alone can open");
        let (mark, text) = opened.split_last().expect("the mark of the last record");
        assert_eq!(*mark, 2);
        serde_json::from_slice(text).expect("JSON")
    }
}

fn hash(key: &[u8], parts: &[&[u8]]) -> Vec<u8> {
    let text = parts.concat();
    hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), &text).as_ref().to_vec()
}

fn told() -> Config {
    let telling = Telling { pause: PAUSE, private: true, again: Duration::from_millis(50), ..Telling::default() };
    Config { telling, public: Some("https://play.example".to_owned()), ..config() }
}

async fn world() -> World {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sql::sqlite(&folder.path().join("test.db")).await.expect("a database");
    World::over(folder, Arc::new(store), told()).await
}

async fn begun(host: &Person, guest: &Person) -> String {
    let table = host.make_with(json!({ "game": "bids", "seats": ["me", "open", { "bot": "random" }] })).await;
    guest.sit(&table, 7).await;
    host.act(&table, json!("start")).await;
    table
}

async fn wants(person: &Person, browser: &Browser) -> Value {
    person.good("PUT", "/api/notices", Some(json!({ "push": ["begins"] }))).await;
    person.good("POST", "/api/notices/browsers", Some(browser.says())).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guests_browser_is_told_what_it_alone_can_open_by_a_server_that_it_knows() {
    let (world, service) = (world().await, PushService::start().await);
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let browser = Browser::new(&service, "one", 3);
    let channel = wants(&ada, &browser).await;
    assert_eq!(
        (&channel["name"], channel["mark"].as_str()),
        (&json!("Firefox, Linux"), Some(&browser.address[browser.address.len() - 16..]))
    );
    let table = begun(&bo, &ada).await;
    let (who, headers, body) = service.gets(1).await.remove(0);
    assert_eq!(who, "one");
    let opened = browser.open(&body);
    assert_eq!((&opened["title"], &opened["table"]), (&json!("BIDS has begun"), &json!(table)));
    let header = |name: &str| headers[name].to_str().expect("text").to_owned();
    assert_eq!(
        (header("content-encoding"), header("ttl"), header("urgency")),
        ("aes128gcm".into(), "86400".into(), "high".into())
    );
    assert!((1..=32).contains(&header("topic").len()));

    let key = text(&ada.good("GET", "/api/notices", None).await["push"]);
    let authorization = header("authorization");
    let token = authorization.strip_prefix("vapid t=").and_then(|rest| rest.strip_suffix(&format!(", k={key}")));
    let (signed, signature) = token.expect("our key").rsplit_once('.').expect("a signature");
    let known = VerifyingKey::from_sec1_bytes(&BASE64.decode(&key).expect("Base64")).expect("a key");
    let signature = Signature::from_slice(&BASE64.decode(signature).expect("Base64")).expect("a signature");
    known.verify(signed.as_bytes(), &signature).expect("our signature");
    let claims = signed.split_once('.').expect("two parts").1;
    let claims: Value = serde_json::from_slice(&BASE64.decode(claims).expect("Base64")).expect("JSON");
    assert_eq!(claims["aud"], format!("http://{}", service.address));
    assert_eq!(claims["sub"], "https://play.example");

    // The key is kept, or every browser would have to subscribe anew.
    let world = world.restart().await;
    let ada = Person { router: world.router.clone(), address: world.address.clone(), ..ada };
    assert_eq!(text(&ada.good("GET", "/api/notices", None).await["push"]), key);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_gone_is_forgotten_and_one_that_moves_is_known() {
    let (world, service) = (world().await, PushService::start().await);
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    wants(&ada, &Browser::new(&service, "one", 3)).await;
    let moved = Browser::new(&service, "two", 4);
    let mut says = moved.says();
    says["old"] = json!(Browser::new(&service, "one", 3).address);
    ada.good("POST", "/api/notices/browsers", Some(says.clone())).await;
    ada.good("POST", "/api/notices/browsers", Some(says)).await;
    let channels = async || ada.good("GET", "/api/notices", None).await["channels"].as_array().map(Vec::len);
    assert_eq!(channels().await, Some(1), "it is the same browser");
    service.answers.lock().expect("nobody panics").push(StatusCode::GONE);
    begun(&bo, &ada).await;
    let (who, _, body) = service.gets(1).await.remove(0);
    assert_eq!((who.as_str(), &moved.open(&body)["occasion"]), ("two", &json!("begins")));
    tokio::time::sleep(LONG).await;
    assert_eq!((channels().await, service.all().len()), (Some(0), 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_browser_or_stands_in_the_house_is_refused() {
    let (world, service) = (world().await, PushService::start().await);
    let ada = world.guest("Ada").await;
    let good = Browser::new(&service, "one", 3).says();
    for (part, bad) in [("key", "AAAA"), ("auth", "AAAA"), ("address", "nonsense"), ("address", "http://1.1.1.1/")] {
        let mut says = good.clone();
        says[part] = json!(bad);
        assert_eq!(ada.bad("POST", "/api/notices/browsers", Some(says)).await, "malformed", "{part} {bad}");
    }
    for number in 0..10 {
        let browser = Browser::new(&service, &number.to_string(), 3);
        ada.good("POST", "/api/notices/browsers", Some(browser.says())).await;
    }
    assert_eq!(ada.bad("POST", "/api/notices/browsers", Some(good)).await, "too_many");
}
