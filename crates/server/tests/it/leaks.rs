//! Nothing that is a secret leaves the server for eyes that may not see it.

use std::collections::BTreeMap;

use serde_json::value::RawValue;
use serde_json::{Value, json};
use server::{Dated, Happening, Made};
use shelf::{AnyMatch, GAMES, Inspect};
use table::contract::Contract;
use table::{Heuristic, Ledger, Salt, Seat, Seed, Viewer};
use wire::{Clock, Have, PersonId, Plans, TableId, Visibility};

use crate::support::{Dice, OpenSocket, Person, World, act};

/// A table of three people that deals what the test chose.
struct Planted {
    _world: World,
    table: String,
    people: Vec<Person>,
    sockets: Vec<OpenSocket>,
    seed: Seed,
    salts: Vec<Salt>,
}

impl Planted {
    /// Three people sit, a fourth looks on; the last is the spectator.
    async fn new(game: &str, seed: &str) -> Self {
        let world = World::new().await;
        let mut people = Vec::new();
        for name in ["Ada", "Bo", "Cy", "Eve"] {
            people.push(world.guest(name).await);
        }
        let seed = Seed::from_text(seed);
        let salts: Vec<Salt> = (0..3).map(|seat| Salt::new([0xA0 + seat; 32])).collect();
        let made = made(game, &people[0], &seed);
        let sat = Seat::all(3).zip(&salts).zip(&people).map(|((seat, salt), person)| Dated {
            at: 1,
            what: Happening::Sat { seat, person: PersonId(person.id.clone()), salt: *salt },
        });
        world.store.add_table(&made, &sat.collect::<Vec<_>>()).await.expect("a table");
        let mut planted = Self { _world: world, table: made.id.0, people, sockets: Vec::new(), seed, salts };
        for person in planted.people.clone() {
            let mut line = person.connect().await;
            line.watch(&planted.table, Have::default()).await;
            line.next().await;
            planted.sockets.push(line);
        }
        planted
    }

    /// What each of the four is sent when they ask for everything.
    async fn looks(&self) -> Vec<String> {
        let mut texts = Vec::new();
        for person in &self.people {
            texts.push(person.send("GET", &format!("/api/tables/{}", self.table), None, &[]).await.text);
        }
        texts
    }

    /// What each of the four is told in a few words.
    async fn briefs(&self) -> Vec<String> {
        let mut texts = Vec::new();
        for person in &self.people {
            texts.push(person.send("GET", &format!("/api/tables/{}/brief", self.table), None, &[]).await.text);
        }
        texts
    }

    /// Everything that came over the sockets so far.
    async fn heard(&mut self) -> Vec<String> {
        let mut texts = Vec::new();
        for line in &mut self.sockets {
            line.send(&wire::ToServer::Ping).await;
            while !matches!(line.next().await, wire::ToClient::Pong) {}
            texts.push(line.heard.concat());
        }
        texts
    }

    /// Waits until everybody has been told how the table stands: news may be told several at once.
    async fn settled(&mut self) {
        let version = self.people[3].look(&self.table).await["version"].as_u64().expect("a version");
        for line in &mut self.sockets {
            let told = |text: &String| text.contains(&format!("\"version\":{version},"));
            while !line.heard.iter().any(told) {
                line.next().await;
            }
        }
    }

    /// Lets a seat choose from its menu; gives the acknowledgement.
    async fn acts(&self, seat: usize, choice: usize) -> Value {
        let position = self.people[seat].look(&self.table).await["position"].clone();
        let menu = position["menu"].as_array().expect("a menu");
        let ply = position["ply"].as_u64().expect("a ply") as u32;
        self.people[seat].act(&self.table, act(ply, menu, choice)).await
    }

    async fn to_act(&self) -> Vec<usize> {
        let asked = self.people[3].look(&self.table).await["position"]["to_act"].clone();
        serde_json::from_value(asked).expect("seats")
    }
}

fn made(game: &str, host: &Person, seed: &Seed) -> Made {
    Made {
        id: TableId(format!("table-of-{game}")),
        game: game.to_owned(),
        rules: GAMES.iter().find(|info| info.slug == game).expect("a game").rules,
        options: json!({}),
        seats: vec![None; 3],
        host: PersonId(host.id.clone()),
        visibility: Visibility::Public,
        clock: Clock::None,
        plans: Plans::Allowed,
        seed: seed.clone(),
        salts: None,
        at: 1,
    }
}

/// The parts of a view, each as it stands in a message.
type Parts = BTreeMap<String, Box<RawValue>>;

fn view(text: &str) -> Parts {
    #[derive(serde::Deserialize)]
    struct Update {
        position: Position,
    }
    #[derive(serde::Deserialize)]
    struct Position {
        view: Parts,
    }
    serde_json::from_str::<Update>(text).expect("an update with a view").position.view
}

fn end_of_view(text: &str) -> usize {
    text.find("\"story\":").unwrap_or(text.len())
}

/// Whether a text says this and no longer number.
fn says(text: &str, marker: &str) -> bool {
    text.match_indices(marker).any(|(at, _)| !text[at + marker.len()..].starts_with(|next: char| next.is_ascii_digit()))
}

/// Searches everyone's messages for what a spectator does not see of each seat; says how often it searched.
fn assert_private(game: &str, texts: &[String]) -> usize {
    let views: Vec<Parts> = texts.iter().map(|text| view(text)).collect();
    let part = |viewer: usize, name: &str| views[viewer].get(name).map(|part| part.get());
    let mut checked = 0;
    for seat in 0..3 {
        let hidden =
            views[seat].iter().filter(|(name, secret)| *name != "viewer" && part(3, name) != Some(secret.get()));
        for (name, secret) in hidden {
            let marker = format!("\"{name}\":{secret}");
            assert!(texts[seat].contains(&marker), "the search knows how messages are written: {marker}");
            // Two may hold the same by chance.
            for other in (0..4).filter(|other| *other != seat && part(*other, name) != Some(secret.get())) {
                // What is short may stand in a public event by chance; a view says it of nobody else.
                let sent =
                    if marker.len() < 40 { &texts[other][..end_of_view(&texts[other])] } else { &texts[other][..] };
                assert!(!says(sent, &marker), "{game}: {other} is sent {marker} of {seat}");
                checked += 1;
            }
        }
    }
    checked
}

/// How often a part of a view is kept from somebody in the first plies of a game, by its rules alone.
fn hidden(game: &str, planted: &Planted) -> usize {
    let seed = planted.seed.salted(&planted.salts);
    let mut table = AnyMatch::new(game, json!({}), 3, seed).expect("a table");
    let (mut dice, mut hidden) = (Dice(1), 0);
    for _ in 0..24 {
        let Some(seat) = table.to_act().first() else { break };
        let menu: Vec<Value> = serde_json::from_str(table.menu(seat).get()).expect("a menu");
        let action = act(0, &menu, dice.throw())["act"]["action"].clone();
        table.submit(seat, &action.to_string()).expect("it is on the menu");
        let parts = |viewer| serde_json::from_str::<Parts>(table.view(viewer).get()).expect("a view");
        let views: Vec<Parts> = Viewer::all(3).map(parts).collect();
        let part = |viewer: usize, name: &str| views[viewer].get(name).map(|part| part.get());
        for (seat, name) in (0..3).flat_map(|seat| views[seat].keys().map(move |name| (seat, name))) {
            let secret = part(seat, name);
            if name != "viewer" && part(3, name) != secret {
                hidden += (0..4).filter(|other| *other != seat && part(*other, name) != secret).count();
            }
        }
    }
    hidden
}

#[tokio::test(flavor = "multi_thread")]
async fn no_seat_and_no_spectator_is_sent_what_another_seat_alone_may_know() {
    for (number, info) in GAMES.iter().enumerate() {
        let mut planted = Planted::new(info.slug, "leaks").await;
        let hex = |seed: Seed| String::from(seed);
        let markers = [hex(planted.seed.clone()), hex(planted.seed.salted(&planted.salts))];
        let salts: Vec<String> = planted.salts.iter().map(|salt| String::from(*salt)).collect();
        let gathering = planted.heard().await;
        assert!(
            gathering.iter().all(|text| salts.iter().all(|salt| !text.contains(salt))),
            "salts stay shut till the deal"
        );

        planted.people[0].act(&planted.table, json!("start")).await;
        let (mut dice, mut checked) = (Dice(number as u64), 0);
        for _ in 0..24 {
            let Some(seat) = planted.to_act().await.first().copied() else { break };
            planted.acts(seat, dice.throw()).await;
            checked += assert_private(info.slug, &planted.looks().await);
        }
        let hidden = hidden(info.slug, &planted);
        assert!(checked > 20 || hidden <= 20, "{} checked {checked}, and {hidden} things are hidden", info.slug);
        let cookies: Vec<String> = planted.people.iter().map(|person| person.cookie[10..].to_owned()).collect();
        for (who, text) in planted.heard().await.iter().chain(&planted.looks().await).enumerate() {
            for marker in markers.iter().chain(&cookies) {
                assert!(!text.contains(marker), "{}: {} is sent {marker}", info.slug, who % 4);
            }
            assert!(who > 3 || text.contains(&salts[0]), "the search would find what is there");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_are_searched_for_card_by_card() {
    let planted = Planted::new("bids", "cards").await;
    planted.people[0].act(&planted.table, json!("start")).await;
    for ply in 0..20 {
        let seat = planted.to_act().await[0];
        planted.acts(seat, ply).await;
        let texts = planted.looks().await;
        for seat in 0..3 {
            let hand: Vec<String> = serde_json::from_str(view(&texts[seat])["hand"].get()).expect("a hand");
            for (card, other) in hand.iter().flat_map(|card| (0..4).map(move |other| (card, other))) {
                let sent = texts[other].contains(&format!("\"{card}\""));
                assert_eq!(sent, other == seat, "{other} is sent {card} of {seat}");
            }
        }
    }
}

/// Plays to the first question that several are asked at once and lets one answer;
/// gives the acknowledgement and what all others were sent.
async fn sealed(game: &str, choice: usize) -> Option<Vec<String>> {
    let mut planted = Planted::new(game, "sealed").await;
    planted.people[0].act(&planted.table, json!("start")).await;
    let mut dice = Dice(5);
    for _ in 0..60 {
        let asked = planted.to_act().await;
        let seat = *asked.first()?;
        let menu = planted.people[seat].look(&planted.table).await["position"]["menu"].clone();
        let several = menu.as_array().is_some_and(|menu| menu.len() > 1) || menu[0].get("amount").is_some();
        if asked.len() > 1 && several {
            planted.settled().await;
            planted.sockets.iter_mut().for_each(|line| line.heard.clear());
            let acknowledged = planted.acts(seat, choice).await.to_string();
            planted.settled().await;
            let mut sent = planted.looks().await;
            let mut heard = planted.heard().await;
            let mut briefs = planted.briefs().await;
            for list in [&mut sent, &mut heard, &mut briefs] {
                list.remove(seat);
            }
            sent.extend(heard);
            sent.extend(briefs);
            sent.push(acknowledged);
            let names = |text: String| {
                planted
                    .people
                    .iter()
                    .enumerate()
                    .fold(text, |text, (number, person)| text.replace(&person.id, &format!("person {number}")))
            };
            return Some(sent.into_iter().map(names).map(|text| timeless(&text)).collect());
        }
        planted.acts(seat, dice.throw()).await;
    }
    None
}

/// A text without the moments at which its events happened: two games are not played at the same time.
fn timeless(text: &str) -> String {
    let mut parts = text.split("\"at\":");
    let first = parts.next().unwrap_or_default().to_owned();
    let digits = |part: &str| part.trim_start_matches(|letter: char| letter.is_ascii_digit()).to_owned();
    std::iter::once(first).chain(parts.map(digits)).collect::<Vec<_>>().join("\"at\":")
}

/// Where two texts part.
fn difference(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let around = |text: &str| text.chars().skip(at.saturating_sub(60)).take(120).collect::<String>();
    format!("{} | {}", around(one), around(other))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_answer_changes_no_byte_of_its_acknowledgement_nor_of_what_others_are_sent() {
    for info in GAMES {
        let game = info.slug;
        let (one, other) = (sealed(game, 0).await, sealed(game, 1).await);
        let seals = shelf::with_contract(game, Seals).expect("a game of the list");
        match (one, other) {
            (Some(one), Some(other)) if seals => {
                for (one, other) in one.iter().zip(&other) {
                    assert!(one == other, "{game}: {}", difference(one, other));
                }
            }
            // Two answers may come to the same, as plans do; not all of them.
            (Some(one), Some(mut other)) => {
                for choice in 2..6 {
                    if one == other {
                        other = sealed(game, choice).await.expect("the same game again");
                    }
                }
                assert!(one != other, "{game} seals answers: its contract must say so");
            }
            (None, None) => assert!(!seals, "{game} asks several at once, as its contract says"),
            (one, other) => panic!("{game} is the same game both times: {one:?} {other:?}"),
        }
    }
}

/// Whether the rules of a game say that answers lie face down.
struct Seals;

impl Inspect for Seals {
    type Output = bool;

    fn inspect<G: Contract + Heuristic + Ledger>(self) -> bool {
        G::SEALS
    }
}
