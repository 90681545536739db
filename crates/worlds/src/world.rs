//! A world, from its beginning to its end.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::panic;
use std::sync::{Arc, Mutex, Once};
use std::time::Duration;

use serde_json::json;
use tokio::runtime::Builder;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};
use wire::TableId;

use crate::audit::audit;
use crate::database::Database;
use crate::dice::Dice;
use crate::guest::{Guest, come, gather};
use crate::history::{Came, Figures, History, SILENCE};
use crate::node::Node;
use crate::player::Player;
use crate::{fate, games, lock};

/// How soon everybody sees what was written, once nothing is wrong any more.
const SOON: Duration = Duration::from_secs(2);
/// How long a line may be silent before a server gives it up: as long later everybody sees what was written.
const SILENT: Duration = Duration::from_secs(6);
/// How long everything may take to come to its end, once nothing is wrong any more.
const END: Duration = Duration::from_secs(300);
/// How often it is looked whether everybody sees what was written.
const LOOK: Duration = Duration::from_millis(500);

/// The number of the first who does not read.
const RUDE: usize = 100;

/// What of a world is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tell {
    /// Everything that happens.
    All,
    /// What came of it.
    Outcome,
}

/// What came of a world.
#[derive(Debug)]
pub struct Outcome {
    /// What was wrong.
    pub wrong: Vec<String>,
    /// How much happened.
    pub figures: Figures,
    /// A number that is the same only where everything happened in the same way.
    pub trace: u64,
    /// All that happened, where it was to be told.
    pub lines: Vec<String>,
}

/// Everything that a world is made of.
pub(crate) struct World {
    pub(crate) seed: u64,
    pub(crate) nodes: Vec<Arc<Node>>,
    pub(crate) database: Arc<Database>,
    pub(crate) history: Mutex<History>,
    /// What everybody has seen.
    seen: Mutex<Vec<Seen>>,
    /// Since when nothing is wrong any more.
    calm: Mutex<Option<Instant>>,
}

/// How much of their table somebody has seen.
#[derive(Clone, Debug)]
struct Seen {
    table: TableId,
    version: u64,
    /// Since when they have looked at it.
    since: Option<Instant>,
    /// Whether their session has ended.
    is_over: bool,
}

impl World {
    pub(crate) fn note(&self, who: &str, what: &str) {
        lock(&self.history).note(who, what);
    }

    pub(crate) fn accuse(&self, what: String) {
        lock(&self.history).accuse(what);
    }

    /// Whether nothing is wrong any more.
    pub(crate) fn is_calm(&self) -> bool {
        lock(&self.calm).is_some()
    }

    /// Whether nothing has been wrong for so long that all may come to its end.
    pub(crate) fn is_ending(&self) -> bool {
        lock(&self.calm).is_some_and(|since| since.elapsed() >= SOON + SILENT)
    }

    /// Somebody sees a version of their table.
    pub(crate) fn sees(&self, number: usize, version: u64) {
        let seen = &mut lock(&self.seen)[number];
        seen.version = version;
        seen.since.get_or_insert_with(Instant::now);
    }

    /// Somebody does not see their table any more.
    pub(crate) fn looks_away(&self, number: usize) {
        lock(&self.seen)[number].since = None;
    }

    /// Somebody's session has ended.
    pub(crate) fn signs_out(&self, number: usize) {
        lock(&self.seen)[number].is_over = true;
    }

    /// Somebody is shown something although their session ended then.
    pub(crate) fn shown_after_the_end(&self, who: &str, ended: Instant) {
        let calm = *lock(&self.calm);
        if calm.is_some_and(|calm| calm.max(ended) + SOON + SILENT <= Instant::now()) {
            self.accuse(format!("{who} is shown the table although their session has ended"));
        }
    }

    fn lengths(&self) -> BTreeMap<TableId, u64> {
        let books = lock(&self.database.books);
        books.all_tables().map(|made| (made.id.clone(), books.length(&made.id))).collect()
    }
}

thread_local! {
    /// The panics in the world of this thread.
    static PANICS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Lives through the world of a number; tells all that happens there only where that is wanted.
#[must_use]
pub fn live(seed: u64, tell: Tell) -> Outcome {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        panic::set_hook(Box::new(|what| PANICS.with_borrow_mut(|panics| panics.push(what.to_string()))));
    });
    PANICS.take();
    let runtime = Builder::new_current_thread().enable_time().start_paused(true).build().expect("a runtime");
    let mut outcome = runtime.block_on(whole(seed, tell));
    drop(runtime);
    outcome.wrong.extend(PANICS.take());
    outcome
}

async fn whole(seed: u64, tell: Tell) -> Outcome {
    let start = Instant::now();
    let mut dice = Dice::new(seed, "world");
    let nodes = dice.index(3) + 1;
    let database = Database::new(nodes, Dice::new(seed, "database"));
    let world = Arc::new(World {
        seed,
        nodes: (0..nodes).map(|number| Node::new(seed, number, start, database.clone())).collect(),
        database,
        history: Mutex::new(History::new(start, tell)),
        seen: Mutex::default(),
        calm: Mutex::default(),
    });
    let mut tasks = JoinSet::new();
    for node in &world.nodes {
        tasks.spawn(node.clone().run());
    }
    populate(&world, &mut dice, &mut tasks).await;
    storm(&world).await;
    *lock(&world.calm) = Some(Instant::now());
    world.note("fate", "nothing is wrong any more");
    settle(&world).await;
    for node in &world.nodes {
        node.kill(Duration::ZERO);
    }
    tasks.shutdown().await;
    judge(&world, start)
}

/// People come, and sit down at tables.
async fn populate(world: &Arc<World>, dice: &mut Dice, tasks: &mut JoinSet<()>) {
    let mut number = 0;
    for _ in 0..=dice.index(2) {
        let quick = games::any(dice);
        let mut people = Vec::new();
        let sitting = 1 + dice.index(usize::from(quick.seats));
        for _ in 0..=sitting {
            people.push(come(world, dice, number + people.len()).await);
        }
        let clock = match dice.index(3) {
            0 => json!("none"),
            _ => json!({ "live": { "per_move": 5 + dice.index(10), "bank": dice.index(10) } }),
        };
        let table = gather(world, dice, &quick, &people[..sitting], &clock).await;
        keep_secrets(world, &table, &people);
        if dice.once_in(3) {
            let rude = come(world, dice, RUDE + number).await;
            tasks.spawn(Player::new(world.clone(), RUDE + number, rude, table.clone()).stare());
        }
        for (place, guest) in people.into_iter().enumerate() {
            let seen = Seen { table: table.clone(), version: 0, since: None, is_over: false };
            lock(&world.seen).push(seen);
            let player = Player::new(world.clone(), number, guest, table.clone());
            let is_needed = place < sitting && clock == "none";
            tasks.spawn(if is_needed { player.staying() } else { player }.play());
            number += 1;
        }
    }
}

/// What nobody may be sent before a game is over: what the deal follows from, and what others are known by.
fn keep_secrets(world: &World, table: &TableId, people: &[Guest]) {
    let books = lock(&world.database.books);
    let Some((made, journal)) = books.table(table) else { return };
    drop(books);
    let sitting = sitting::Sitting::new(made.clone(), journal);
    let dealt = made.seed.salted(&sitting.salts());
    let mut secrets = vec![String::from(made.seed), String::from(dealt)];
    secrets.extend(people.iter().filter_map(|guest| Some(guest.cookie.split_once('=')?.1.to_owned())));
    lock(&world.history).secrets.insert(table.clone(), secrets);
}

/// Everything goes wrong that is to go wrong, and is over when this returns.
async fn storm(world: &Arc<World>) {
    let mut blows = JoinSet::new();
    for blow in fate::plan(world.seed, world.nodes.len()) {
        let world = world.clone();
        blows.spawn(async move { blow.strike(&world).await });
    }
    while blows.join_next().await.is_some() {}
    world.database.heal();
}

/// Waits for the end of all games, and looks whether everybody sees what was written.
async fn settle(world: &World) {
    let calm = Instant::now();
    let mut before = Vec::new();
    while calm.elapsed() < END {
        sleep(LOOK).await;
        before.push((Instant::now(), world.lengths()));
        let since = Instant::now() - SOON;
        if let Some((_, lengths)) = before.iter().rev().find(|(at, _)| *at <= since) {
            all_have_seen(world, lengths, since);
        }
        let open = lock(&world.database.books).open_tables();
        if open.is_empty() {
            sleep(SOON + SILENT).await;
            all_have_seen(world, &world.lengths(), Instant::now() - SOON);
            return;
        }
    }
    let open = lock(&world.database.books).open_tables();
    world.accuse(format!("these do not come to their end: {open:?}"));
}

/// Everybody who has looked on for long enough has seen what was written by then.
fn all_have_seen(world: &World, lengths: &BTreeMap<TableId, u64>, since: Instant) {
    // Until then a line may be dead without a sign, and somebody on the way from one server to another.
    let is_early = !world.is_ending();
    if is_early && lock(&world.history).figures.faults.contains_key(SILENCE) {
        return;
    }
    let seen = lock(&world.seen).clone();
    for (number, seen) in seen.iter().enumerate() {
        let entries = lengths.get(&seen.table).copied().unwrap_or(0);
        match seen.since {
            Some(_) | None if is_early && (seen.is_over || seen.since.is_none()) => {}
            Some(_) if seen.is_over => world.accuse(format!("player {number} looks on without a session")),
            None if seen.is_over => {}
            Some(looked) if looked > since => {}
            Some(_) if seen.version >= entries => {}
            Some(_) => world.accuse(format!("player {number} sees version {} of {entries}", seen.version)),
            None => world.accuse(format!("player {number} sees nothing")),
        }
    }
}

/// Holds everything against the journals.
fn judge(world: &World, start: Instant) -> Outcome {
    let books = lock(&world.database.books);
    let mut history = lock(&world.history);
    for made in books.all_tables() {
        let journal = books.journal(&made.id, 0);
        let asked = |number| books.asked(&made.id, number).map_or(0, |asked| history.since_start(asked));
        let asked: Vec<u64> = (0..journal.len() as u64).map(asked).collect();
        let findings = audit(&history, made, &journal, &asked);
        history.figures.entries += journal.len() as u64;
        history.figures.updates += findings.compared;
        findings.wrong.into_iter().for_each(|what| history.accuse(what));
    }
    let count = |came: fn(&Came) -> bool| history.attempts.iter().filter(|attempt| came(&attempt.came)).count() as u64;
    let (done, unsure) = (count(|came| matches!(came, Came::Done(_))), count(|came| *came == Came::Unsure));
    (history.figures.done, history.figures.unsure) = (done, unsure);
    history.figures.millis = start.elapsed().as_millis() as u64;
    Outcome {
        wrong: std::mem::take(&mut history.wrong),
        figures: history.figures.clone(),
        trace: history.trace(),
        lines: history.lines(),
    }
}
