//! What every database promises: whoever keeps a [`Store`] can ask it.

use std::task::Poll;

use serde_json::json;
use server::store::{
    Details, GameResult, KeptChannel, KeptNotice, KeptWishes, NoticeState, Outbox, Person, Placed, Player, Rated,
    SeatResult, Store, StoreError, Wanted,
};
use server::{Dated, Happening, Made};
use table::{Salt, Seat, Seed};
use wire::{Clock, Occasion, PersonId, Plans, TableId, Visibility, Way, Wishes};

pub(crate) fn person(id: &str, name: &str, password: Option<&str>) -> Person {
    Person { id: PersonId(id.into()), name: name.into(), password: password.map(Into::into), made: 5 }
}

pub(crate) fn made(id: &str) -> Made {
    Made {
        id: TableId(id.into()),
        game: "bids".into(),
        rules: 1,
        options: json!({ "rounds": 2 }),
        seats: vec![None, Some(PersonId("p".into())), None],
        host: PersonId("p".into()),
        visibility: Visibility::Invitation,
        clock: Clock::Live { per_move: 9, bank: 8 },
        plans: Plans::Allowed,
        seed: Seed::from_text("kept"),
        salts: None,
        at: 7,
    }
}

fn said(text: &str) -> Dated {
    let entry = Happening::Said {
        by: PersonId("p".into()),
        name: "P".into(),
        seat: None,
        room: wire::Room::Table,
        text: text.into(),
    };
    Dated { at: 11, what: entry }
}

fn text(dated: &Dated) -> String {
    serde_json::to_string(dated).expect("JSON")
}

fn result(id: &str, at: u64, places: [u8; 3]) -> GameResult {
    let players = [Player::Person(PersonId("p".into())), Player::Bot("random".into()), Player::Bot("random".into())];
    let seats = players.into_iter().zip(places).map(|(player, place)| SeatResult { player, place, score: -3 });
    GameResult { id: TableId(id.into()), game: "bids".into(), seats: seats.collect(), at, plies: 30 }
}

/// Two people who are rated, and their places.
fn placed(places: [u8; 2]) -> [Placed; 2] {
    let placed = |id: &str, place| Placed { player: Player::Person(PersonId(id.into())), place };
    [placed("p", places[0]), placed("q", places[1])]
}

fn wanted(game: Option<&str>, won: bool, before: Option<(u64, TableId)>, limit: u32) -> Wanted {
    Wanted { person: PersonId("p".into()), game: game.map(Into::into), won, before, limit }
}

/// A rating that counts games and sums up places.
fn rate(players: &[(Option<Rated>, u8)]) -> Vec<Rated> {
    let before = |rated: &Option<Rated>| rated.unwrap_or(Rated { rating: 0.0, uncertainty: 1.0, games: 0 });
    let after = |(rated, place): &(Option<Rated>, u8)| {
        let Rated { rating, games, .. } = before(rated);
        Rated { rating: rating + f64::from(*place), uncertainty: 0.5, games: games + 1 }
    };
    players.iter().map(after).collect()
}

pub(crate) async fn conformance(store: &dyn Store) {
    people(store).await;
    tables(store).await;
    orders(store).await;
    together(store).await;
    race(store).await;
    given_up(store).await;
    last(store).await;
    results(store).await;
    rated_at_once(store).await;
    time_never_steps_back(store).await;
    told(store).await;
    assert_eq!(store.setting("key", "first").await.expect("a setting"), "first");
    assert_eq!(store.setting("key", "second").await.expect("a setting"), "first");
    store.check().await.expect("it is well");
}

async fn people(store: &dyn Store) {
    let guest = person("p", "Guest ''; drop table people; --", None);
    store.add_person(&guest).await.expect("a guest");
    assert!(matches!(store.add_person(&guest).await, Err(StoreError::Taken)));
    assert_eq!(store.person(&guest.id).await.expect("an answer"), Some(guest.clone()));
    assert_eq!(store.account(&guest.name).await.expect("an answer"), None, "a guest has no account");
    let named = person("p", "Ádám", Some("hash"));
    store.change_person(&named).await.expect("an account");
    assert_eq!(store.account("áDÁM").await.expect("an answer"), Some(named));
    store.add_person(&person("q", "Quinn", Some("hash"))).await.expect("another");
    let clash = store.change_person(&person("q", "ádám", Some("hash"))).await;
    assert!(matches!(clash, Err(StoreError::Taken)), "an account's name is one person's");
    let alike = store.change_person(&person("q", "\u{410}dam", Some("hash"))).await;
    assert!(alike.is_ok(), "it looks like nobody's");
    let alike = store.add_person(&person("r", "A\u{501}\u{430}m", Some("hash"))).await;
    assert!(matches!(alike, Err(StoreError::Taken)), "it looks like another's");
    let alike: Vec<PersonId> =
        store.namesakes("A\u{501}\u{430}m").await.expect("an answer").into_iter().map(|person| person.id).collect();
    assert_eq!(alike, [PersonId("q".into())]);
    store.change_person(&person("q", "\u{410}dam", Some("another"))).await.expect("another password");
    store.delete_person(&PersonId("q".into())).await.expect("gone");
    assert_eq!(store.person(&PersonId("q".into())).await.expect("an answer"), None);
}

async fn orders(store: &dyn Store) {
    let (table, one, other) = (TableId("ordered".into()), PersonId("p".into()), PersonId("gone".into()));
    assert_eq!(store.orders(&table).await.expect("an answer"), []);
    store.keep_order(&table, &one, "{\"bid\":90}").await.expect("an order");
    store.keep_order(&table, &other, "\"pass\"").await.expect("another's");
    store.keep_order(&TableId("elsewhere".into()), &one, "\"there\"").await.expect("one at another table");
    store.keep_order(&table, &one, "{\"bid\":120}").await.expect("another in its place");
    store.forget_order(&table, &one, "{\"bid\":90}").await.expect("the first has gone already");
    let all = [(other.clone(), "\"pass\"".to_owned()), (one.clone(), "{\"bid\":120}".to_owned())];
    assert_eq!(store.orders(&table).await.expect("an answer"), all);
    store.delete_person(&other).await.expect("gone");
    assert_eq!(store.orders(&table).await.expect("an answer"), all[1..]);
    store.forget_order(&table, &one, "{\"bid\":120}").await.expect("forgotten");
    assert_eq!(store.orders(&table).await.expect("an answer"), []);
    let over = TableId("elsewhere".into());
    store.add_table(&made("elsewhere"), &[]).await.expect("a table");
    let mut ended = result("elsewhere", 60, [1, 2, 3]);
    ended.seats[0].player = Player::Bot("random".into());
    store.settle(&ended, &[], rate).await.expect("over");
    assert_eq!(store.orders(&over).await.expect("an answer"), [], "whoever ordered something there waits no more");
}

async fn tables(store: &dyn Store) {
    assert!(store.table(&TableId("t".into())).await.expect("an answer").is_none());
    let sat = Happening::Sat { seat: Seat::default(), person: PersonId("p".into()), salt: Salt::new([7; 32]) };
    let journal = [Dated { at: 8, what: sat }, said("one")];
    store.add_table(&made("t"), &journal).await.expect("a table");
    assert!(matches!(store.add_table(&made("t"), &[]).await, Err(StoreError::Taken)));
    store.append(&TableId("t".into()), 2, &said("two ☃ \" \\ '")).await.expect("an entry");
    assert!(matches!(store.append(&TableId("t".into()), 2, &said("late")).await, Err(StoreError::Taken)));
    assert!(matches!(store.append(&TableId("t".into()), 0, &said("late")).await, Err(StoreError::Taken)));
    let news = store.journal(&TableId("t".into()), 2).await.expect("news");
    assert_eq!(news.iter().map(text).collect::<Vec<_>>(), [text(&said("two ☃ \" \\ '"))]);
    forgotten(store).await;
    store.add_table(&made("u"), &[]).await.expect("a table");
    assert_eq!(store.open_tables().await.expect("a list").len(), 2);
    forget(store, &TableId("u".into())).await;
    assert_eq!(store.open_tables().await.expect("a list"), [TableId("t".into())]);
}

/// Whoever is forgotten has said nothing, and everything else is as it was.
async fn forgotten(store: &dyn Store) {
    let id = TableId("talk".into());
    let by = |who: &str, words: &str| match said(words) {
        Dated { at, what: Happening::Said { seat, room, text, .. } } => {
            let (by, name) = (PersonId(who.into()), format!("Name of {who}"));
            Dated { at, what: Happening::Said { by, name, seat, room, text } }
        }
        other => other,
    };
    let lines = [by("f", "secret \" \\ one"), by("g", "about \"f\""), by("f", "secret two"), by("ff", "a neighbour")];
    store.add_table(&made("talk"), &lines).await.expect("a table");
    store.forget_words(&PersonId("f".into())).await.expect("forgotten");
    let kept: Vec<String> = store.journal(&id, 0).await.expect("a journal").iter().map(text).collect();
    assert_eq!(kept.len(), 4);
    assert_eq!([&kept[1], &kept[3]], [&text(&lines[1]), &text(&lines[3])]);
    for line in [&kept[0], &kept[2]] {
        assert!(!line.contains("secret") && !line.contains("Name of"), "{line}");
    }
    forget(store, &id).await;
}

/// However many write at once, every entry is where it belongs.
async fn together(store: &dyn Store) {
    for many in [1, 2, 3, 5, 8, 21] {
        let ids: Vec<TableId> = (0..many).map(|number| TableId(format!("{number} of {many}"))).collect();
        let entries: Vec<Dated> = (0..many).map(|number| said(&format!("{number} ' \" \\ ☃"))).collect();
        for number in [0, 1] {
            let writers = ids.iter().zip(&entries).map(|(id, entry)| store.append(id, number, entry));
            assert!(futures_util::future::join_all(writers).await.iter().all(Result::is_ok));
        }
        for (id, entry) in ids.iter().zip(&entries) {
            let kept = store.journal(id, 0).await.expect("a journal");
            assert_eq!(kept.iter().map(text).collect::<Vec<_>>(), [text(entry), text(entry)]);
            forget(store, id).await;
        }
    }
}

/// Of many who write the same entry at once, one wins.
async fn race(store: &dyn Store) {
    let id = TableId("raced".into());
    store.add_table(&Made { id: id.clone(), ..made("raced") }, &[]).await.expect("a table");
    for number in 0..5 {
        let entries: Vec<Dated> = (0..20).map(|racer| said(&format!("{racer}"))).collect();
        let racers = entries.iter().map(|entry| store.append(&id, number, entry));
        let answers = futures_util::future::join_all(racers).await;
        assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
        let winner = answers.iter().position(Result::is_ok).expect("one");
        let kept = store.journal(&id, number).await.expect("a journal");
        assert_eq!(kept.iter().map(text).collect::<Vec<_>>(), [text(&entries[winner])]);
    }
    forget(store, &id).await;
}

/// Forgets a table as long as its journal is now.
async fn forget(store: &dyn Store, id: &TableId) {
    let number = store.journal(id, 0).await.expect("a journal").len() as u64;
    store.delete_table(id, number, &said("the last")).await.expect("gone");
}

/// A table that somebody has come to meanwhile is not forgotten, and nobody comes to one that is.
async fn last(store: &dyn Store) {
    for round in 0..20 {
        let table = made(&format!("waits {round}"));
        store.add_table(&table, &[said("one")]).await.expect("a table");
        let (came, the_last) = (said("somebody comes"), said("the last"));
        let (appended, deleted) =
            tokio::join!(store.append(&table.id, 1, &came), store.delete_table(&table.id, 1, &the_last));
        assert_ne!(appended.is_ok(), deleted.is_ok(), "{appended:?} {deleted:?}");
        let kept: Vec<String> = store.journal(&table.id, 0).await.expect("a journal").iter().map(text).collect();
        let is_there = store.table(&table.id).await.expect("an answer").is_some();
        match deleted {
            Ok(()) => assert_eq!((kept, is_there), (vec![text(&the_last)], false)),
            Err(StoreError::Taken) => {
                assert_eq!((kept, is_there), (vec![text(&said("one")), text(&came)], true));
                store.delete_table(&table.id, 2, &the_last).await.expect("gone");
            }
            Err(error) => panic!("{error}"),
        }
    }
}

/// However many games of the same people end at once, each of them is rated after another.
async fn rated_at_once(store: &dyn Store) {
    for id in ["one", "two"] {
        store.add_person(&person(id, id, None)).await.expect("a guest");
    }
    let players = ["one", "two"].map(|id| Player::Person(PersonId(id.into())));
    let games: Vec<GameResult> = (0..12).map(|game| result(&format!("at once {game}"), 1, [1, 2, 3])).collect();
    let places = |number: usize| {
        let mut placed = players.clone().map(|player| Placed { player, place: 1 });
        placed.rotate_left(number % 2);
        placed
    };
    let placed: Vec<[Placed; 2]> = (0..games.len()).map(places).collect();
    let settled = games.iter().zip(&placed).map(|(game, placed)| store.settle(game, placed, rate));
    for settled in futures_util::future::join_all(settled).await {
        assert!(settled.expect("settled").is_some());
    }
    for player in &players {
        let rated = store.rating("bids", player).await.expect("an answer").expect("a rating");
        assert_eq!((rated.rating, rated.games), (12.0, 12));
    }
    for id in ["one", "two"] {
        store.delete_person(&PersonId(id.into())).await.expect("gone");
    }
}

/// A server that knows a later time than the clock of the house has seen that clock before it was set back.
async fn time_never_steps_back(store: &dyn Store) {
    const HOUR: u64 = 3_600_000;
    let Some(clock) = store.time(0).await.expect("an answer") else { return };
    assert!(store.time(clock.saturating_sub(HOUR)).await.expect("an answer").is_some_and(|time| time >= clock));
    assert_eq!(store.time(clock + HOUR).await.expect("an answer"), Some(clock + HOUR));
    assert_eq!(store.time(0).await.expect("an answer"), Some(clock + HOUR), "whoever starts now knows nothing");
}

/// Whoever gives up while they write leaves everything or nothing, and others write on.
async fn given_up(store: &dyn Store) {
    let others = made("others");
    store.add_table(&others, &[]).await.expect("a table");
    let mut kept = 0;
    for patience in 0..60 {
        let table = made(&format!("given up after {patience}"));
        let journal = [said("one"), said("two"), said("three")];
        let add = polled_at_most(patience, store.add_table(&table, &journal));
        let meanwhile = said("meanwhile");
        let (_, appended) = tokio::join!(add, store.append(&others.id, patience, &meanwhile));
        appended.expect("an entry");
        if let Some((_, journal)) = store.table(&table.id).await.expect("an answer") {
            assert_eq!(journal.len(), 3);
            kept += 1;
        }
        forget(store, &table.id).await;
    }
    assert!((1..60).contains(&kept), "{kept} were patient enough");
    forget(store, &others.id).await;
}

/// What comes of something that is asked so many times at most.
async fn polled_at_most<T>(times: u64, future: impl Future<Output = T>) -> Option<T> {
    let mut future = std::pin::pin!(future);
    let mut left = times;
    std::future::poll_fn(|context| {
        if left == 0 {
            return Poll::Ready(None);
        }
        left -= 1;
        future.as_mut().poll(context).map(Some)
    })
    .await
}

async fn results(store: &dyn Store) {
    store.add_person(&person("q", "Quinn", None)).await.expect("another guest");
    let first = result("t", 100, [1, 2, 3]);
    let rated = store.settle(&first, &placed([1, 2]), rate).await.expect("settled").expect("ratings");
    assert_eq!(rated.len(), 2);
    for (player, rated) in rated {
        assert_eq!(store.rating("bids", &player).await.expect("an answer"), Some(rated));
    }
    assert_eq!(store.settle(&first, &placed([1, 2]), rate).await.expect("an answer"), None, "a table is settled once");
    assert!(store.open_tables().await.expect("a list").is_empty());
    assert!(store.settle(&result("v", 100, [2, 1, 3]), &placed([2, 1]), rate).await.expect("settled").is_some());
    assert!(store.settle(&result("w", 50, [3, 1, 1]), &[], rate).await.expect("settled").is_some());
    let ids = async |wanted: Wanted| {
        let results = store.history(&wanted).await.expect("a history");
        results.into_iter().map(|result| result.id.0).collect::<Vec<_>>()
    };
    assert_eq!(ids(wanted(None, false, None, 9)).await, ["v", "t", "w"]);
    assert_eq!(ids(wanted(None, false, None, 1)).await, ["v"]);
    assert_eq!(ids(wanted(None, false, Some((100, TableId("v".into()))), 9)).await, ["t", "w"]);
    assert_eq!(ids(wanted(Some("bids"), true, None, 9)).await, ["t"]);
    assert!(ids(wanted(Some("furnace"), false, None, 9)).await.is_empty());
    let gone = PersonId("gone".into());
    let mut left = result("x", 40, [1, 2, 3]);
    left.seats[0].player = Player::Person(gone.clone());
    left.game = "bidders".into();
    let played = [gone.clone(), PersonId("q".into())].map(|id| Placed { player: Player::Person(id), place: 1 });
    let rated = store.settle(&left, &played, rate).await.expect("settled").expect("ratings");
    assert_eq!(rated.len(), 1, "whoever is no more is not rated");
    assert_eq!(store.rating("bidders", &Player::Person(gone)).await.expect("an answer"), None);
    let player = Player::Person(PersonId("p".into()));
    let rated = Rated { rating: 3.0, uncertainty: 0.5, games: 2 };
    assert_eq!(store.rating("bids", &player).await.expect("an answer"), Some(rated));
    assert_eq!(store.rating("furnace", &player).await.expect("an answer"), None);
    let listed = async |games: u32| {
        let all = store.ratings("bids", games).await.expect("a list");
        all.into_iter().map(|(player, _)| player).collect::<Vec<_>>()
    };
    assert_eq!(listed(2).await, [player, Player::Person(PersonId("q".into()))]);
    assert!(listed(3).await.is_empty(), "a game that rates nobody is no rated game");
}

/// What was confirmed is there when the database is opened again.
pub(crate) async fn remembered(store: &dyn Store) {
    let (kept, journal) = store.table(&TableId("t".into())).await.expect("an answer").expect("a table");
    assert_eq!(serde_json::to_value(&kept).expect("JSON"), serde_json::to_value(made("t")).expect("JSON"));
    assert_eq!(journal.len(), 3);
    let history = store.history(&wanted(None, false, None, 9)).await.expect("a history");
    assert_eq!(history[1], result("t", 100, [1, 2, 3]));
}

/// How people are told is kept, nothing is noted twice, and what is due is taken on by one alone.
async fn told(store: &dyn Store) {
    let Some(outbox) = store.outbox() else { return };
    store.add_person(&person("told", "Told", None)).await.expect("kept");
    let whose = PersonId("told".into());
    let channel = KeptChannel {
        id: "channel".into(),
        person: whose.clone(),
        way: Way::Hook,
        address: "https://a.example/".into(),
        made: 5,
        details: Details { secret: "s".into(), ..Details::default() },
    };
    outbox.add_channel(&channel).await.expect("kept");
    let same = KeptChannel { id: "another".into(), ..channel.clone() };
    assert!(matches!(outbox.add_channel(&same).await, Err(StoreError::Taken)));
    assert_eq!(outbox.channels(&whose).await.expect("a list").as_slice(), std::slice::from_ref(&channel));
    assert_eq!(outbox.told_somewhere().await.expect("people").as_slice(), std::slice::from_ref(&whose));
    let failed = Details { failures: 3, ..channel.details.clone() };
    assert!(outbox.change_channel(&channel, &failed).await.expect("kept"));
    assert!(!outbox.change_channel(&channel, &Details::default()).await.expect("an answer"), "it has changed since");
    assert_eq!(outbox.channels(&whose).await.expect("a list")[0].details, failed);

    assert_eq!(outbox.wishes(&whose).await.expect("an answer"), None);
    let wishes = KeptWishes {
        wishes: Wishes { hook: vec![Occasion::Talk], ahead: 540, ..Wishes::default() },
        language: "ja".into(),
    };
    for _ in 0..2 {
        outbox.wish(&whose, &wishes).await.expect("kept");
    }
    assert_eq!(outbox.wishes(&whose).await.expect("an answer"), Some(wishes));
    looks_are_kept(outbox, &whose).await;
    claimed_by_one(outbox, &whose).await;

    outbox.forget_notices(101).await.expect("forgotten");
    assert_eq!(outbox.waiting().await.expect("a count"), (0, None));
    assert_eq!(outbox.last_look(&whose, &TableId("told".into())).await.expect("an answer"), None);
    assert!(outbox.delete_channel(&whose, "channel").await.expect("an answer"));
    assert!(!outbox.delete_channel(&whose, "channel").await.expect("an answer"));
    assert_eq!(outbox.told_somewhere().await.expect("people"), []);
    outbox.add_channel(&channel).await.expect("kept");
    store.delete_person(&whose).await.expect("forgotten");
    assert_eq!(outbox.channels(&whose).await.expect("a list"), []);
    assert_eq!(outbox.wishes(&whose).await.expect("an answer"), None);
}

/// The latest look at a table is what is known of it, whoever was late with theirs.
async fn looks_are_kept(outbox: &dyn Outbox, whose: &PersonId) {
    let table = TableId("told".into());
    for at in [50, 70, 60] {
        outbox.look(&[(whose.clone(), table.clone(), at)]).await.expect("kept");
    }
    assert_eq!(outbox.last_look(whose, &table).await.expect("an answer"), Some(70));
}

async fn claimed_by_one(outbox: &dyn Outbox, whose: &PersonId) {
    let notice = KeptNotice {
        person: whose.clone(),
        table: TableId("told".into()),
        occasion: Occasion::Turn,
        mark: 3,
        channel: "channel".into(),
        at: 100,
        due: 110,
        lease: 0,
        tries: 0,
        state: NoticeState::Waiting,
    };
    let later = KeptNotice { mark: 4, due: 120, ..notice.clone() };
    for _ in 0..2 {
        outbox.note(&[later.clone(), notice.clone()]).await.expect("kept");
    }
    outbox.note(&[KeptNotice { at: 1, due: 1, ..notice.clone() }]).await.expect("left alone");
    assert_eq!(outbox.due(109, 9).await.expect("a list"), []);
    assert_eq!(outbox.due(110, 9).await.expect("a list").as_slice(), std::slice::from_ref(&notice));
    assert_eq!(outbox.due(120, 9).await.expect("a list"), [notice.clone(), later.clone()]);
    assert_eq!(outbox.waiting().await.expect("a count"), (2, Some(110)));

    let claims = [outbox.claim(&notice, 170), outbox.claim(&notice, 170), outbox.claim(&notice, 170)];
    let claims = futures_util::future::join_all(claims).await;
    assert_eq!(claims.iter().filter(|claimed| matches!(claimed, Ok(true))).count(), 1, "{claims:?}");
    assert_eq!(outbox.due(169, 9).await.expect("a list").as_slice(), std::slice::from_ref(&later));
    assert_eq!(outbox.waiting().await.expect("a count"), (2, Some(120)));
    // Whoever took it on is gone: it is due again, and has been tried once.
    let mut again = outbox.due(170, 9).await.expect("a list");
    again.retain(|notice| notice.mark == 3);
    let again = again.remove(0);
    assert_eq!((again.tries, again.lease), (1, 170));
    assert!(outbox.claim(&again, 230).await.expect("an answer"));
    let sent = KeptNotice { state: NoticeState::Sent, tries: 2, ..again };
    outbox.conclude(&sent).await.expect("kept");
    outbox.note(std::slice::from_ref(&notice)).await.expect("left alone");
    assert_eq!(outbox.due(1_000, 9).await.expect("a list"), [later], "what was sent is sent for good");
}
