use std::collections::BTreeMap;
use std::time::Duration;

use board::words;
use bots::{Budget, Level};
use lab::{Entrant, grouped};
use leptos::prelude::*;
use serde_json::Value;
use shelf::Tree;

use super::shop::{Shop, cores};
use crate::device;
use crate::link::Tester;
use crate::page::lobby::variants;
use crate::trial::{FromTester, Order, ToTester};

/// How often the charts are drawn anew, in milliseconds.
const DRAWN_EVERY: u64 = 250;
/// About how long a playtester plays before it says what came of it, in milliseconds.
const PIECE: u64 = 200;
/// How many imagined games a shark is given for each decision.
const SHARK: u32 = 100;
const GAMES: [u64; 4] = [200, 1_000, 10_000, 100_000];

/// A series of games with the set, and who plays it.
#[derive(Clone, Copy)]
pub(crate) struct Playtest {
    shop: Shop,
    pub(crate) seats: RwSignal<u8>,
    pub(crate) level: RwSignal<Level>,
    pub(crate) variants: RwSignal<BTreeMap<&'static str, Value>>,
    games: RwSignal<u64>,
    compare: RwSignal<bool>,
    state: RwSignal<State>,
    done: RwSignal<u64>,
    total: RwSignal<u64>,
    trouble: RwSignal<Option<String>>,
    /// The set that the charts are of.
    played: RwSignal<Option<Tree>>,
    desk: StoredValue<Roster, LocalStorage>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Idle,
    Playing,
    Stopped,
    Done,
}

/// Who plays which numbers of the series.
#[derive(Default)]
struct Roster {
    order: Option<Order>,
    testers: Vec<Hired>,
    next: u64,
    /// Whether something was counted since the charts were drawn.
    news: bool,
    /// For how long games were played until the last stop, and since when again, in milliseconds.
    spent: u64,
    since: u64,
}

struct Hired {
    tester: Tester,
    /// How many games it is given at once.
    piece: u64,
    /// Since when it plays, where it does.
    playing: Option<u64>,
}

impl Playtest {
    pub(crate) fn new(shop: Shop) -> Self {
        let info = shop.info;
        let playtest = Self {
            shop,
            seats: RwSignal::new(info.max_seats.min(4).max(info.min_seats)),
            level: RwSignal::new(Level::Manager),
            variants: RwSignal::new(BTreeMap::new()),
            games: RwSignal::new(1_000),
            compare: RwSignal::new(true),
            state: RwSignal::new(State::Idle),
            done: RwSignal::new(0),
            total: RwSignal::new(0),
            trouble: RwSignal::new(None),
            played: RwSignal::new(None),
            desk: StoredValue::new_local(Roster::default()),
        };
        let draw = move || {
            if playtest.desk.try_with_value(|desk| desk.news) == Some(true) && shop.draw() {
                playtest.desk.update_value(|desk| desk.news = false);
            }
        };
        if let Ok(timer) = set_interval_with_handle(draw, Duration::from_millis(DRAWN_EVERY)) {
            on_cleanup(move || timer.clear());
        }
        on_cleanup(move || playtest.desk.set_value(Roster::default()));
        playtest
    }

    /// Begins a series from its first game.
    fn run(self) {
        let order = self.order();
        self.trouble.set(None);
        self.done.set(0);
        self.total.set(order.games);
        self.played.set(Some(order.set.clone()));
        self.shop.tell(&ToTester::Begin(Box::new(order.clone())));
        let workers = cores().min(order.games as usize);
        let testers = (0..workers).filter_map(|index| {
            let tester = Tester::hire(move |heard| self.hear(index, heard)).ok()?;
            Some(Hired { tester, piece: 1, playing: None })
        });
        let testers: Vec<Hired> = testers.collect();
        self.state.set(State::Playing);
        self.desk.set_value(Roster { order: Some(order), testers, since: device::now(), ..Roster::default() });
    }

    fn stop(self) {
        self.state.set(State::Stopped);
        self.desk.update_value(|desk| desk.spent += device::now().saturating_sub(desk.since));
    }

    fn go_on(self) {
        self.state.set(State::Playing);
        let count = self.desk.with_value(|desk| desk.testers.len());
        self.desk.update_value(|desk| desk.since = device::now());
        (0..count).for_each(|index| self.hand_out(index));
    }

    fn order(self) -> Order {
        let shop = self.shop;
        let level = self.level.get_untracked();
        let budget = (level == Level::Shark).then_some(Budget::Iterations(SHARK));
        let is_changed = !shop.changes.with_untracked(Vec::is_empty);
        let compared = is_changed && self.compare.get_untracked();
        let mut order = Order {
            game: shop.info.slug.to_owned(),
            set: shop.draft.get_untracked(),
            name: untrack(|| shop.set_name()),
            other: compared.then(|| words().text("workshop-standard")),
            options: self.variants.get_untracked().into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
            bots: vec![Entrant { level, budget }; usize::from(self.seats.get_untracked())],
            games: self.games.get_untracked(),
            command: String::new(),
        };
        order.command = command(&order, is_changed);
        order
    }

    /// Gives a playtester the next games, unless it plays already or there are none.
    fn hand_out(self, index: usize) {
        if self.state.get_untracked() != State::Playing {
            return;
        }
        let total = self.total.get_untracked();
        self.desk.update_value(|desk| {
            let Some(hired) = desk.testers.get_mut(index).filter(|hired| hired.playing.is_none()) else { return };
            let (from, to) = (desk.next, (desk.next + hired.piece).min(total));
            if from < to {
                desk.next = to;
                hired.playing = Some(device::now());
                hired.tester.tell(&ToTester::Play { from, to });
            }
        });
    }

    fn hear(self, index: usize, heard: FromTester) {
        match heard {
            FromTester::Ready => self.desk.with_value(|desk| {
                if let Some((hired, order)) = desk.testers.get(index).zip(desk.order.clone()) {
                    hired.tester.tell(&ToTester::Begin(Box::new(order)));
                }
            }),
            FromTester::Begun(Ok(())) => self.hand_out(index),
            FromTester::Begun(Err(why)) => {
                self.trouble.set(Some(words().say("workshop-not-played", &[("why", why.into())])));
                self.state.set(State::Idle);
                self.total.set(0);
            }
            FromTester::Counted { games, counted } => {
                self.shop.tell(&ToTester::Add(counted));
                self.desk.update_value(|desk| desk.counted(index, games));
                self.done.update(|done| *done += games);
                if self.done.get_untracked() == self.total.get_untracked() {
                    self.stop();
                    self.state.set(State::Done);
                    // Nobody has anything left to do.
                    self.desk.update_value(|desk| desk.testers.clear());
                } else {
                    self.hand_out(index);
                }
            }
            FromTester::Opened { .. } | FromTester::Checked(_) | FromTester::Read(_) | FromTester::Drawn(_) => {}
        }
    }

    /// How many games a second were played so far.
    fn speed(self) -> u64 {
        let (done, is_playing) = (self.done.get(), self.state.get() == State::Playing);
        let spent = self
            .desk
            .with_value(|desk| desk.spent + if is_playing { device::now().saturating_sub(desk.since) } else { 0 });
        done * 1000 / spent.max(1)
    }
}

impl Roster {
    /// A playtester has finished its games: the next piece is as long as it should be.
    fn counted(&mut self, index: usize, games: u64) {
        self.news = true;
        if let Some(hired) = self.testers.get_mut(index) {
            let took = hired.playing.take().map_or(PIECE, |since| device::now().saturating_sub(since)).max(1);
            hired.piece = (games * PIECE / took).clamp(1, 4 * games.max(1));
        }
    }
}

/// The command that plays the same games.
fn command(order: &Order, is_changed: bool) -> String {
    let (game, seats, games, bots) = (&order.game, order.bots.len(), order.games, order.bots[0]);
    let mut command = format!("boardroom balance {game} --seats {seats} --games {games} --bots {bots}");
    if is_changed {
        command += &format!(" --cards '{}'", super::keeping::file_name(&order.name));
    }
    if order.other.is_some() {
        command += &format!(" --compare {}/cards.toml", game.replace('-', "_"));
    }
    for (name, value) in &order.options {
        let value = match value {
            Value::Bool(true) => "on".to_owned(),
            Value::Bool(false) => "off".to_owned(),
            Value::String(word) => word.clone(),
            other => other.to_string(),
        };
        command += &format!(" -o {name}={value}");
    }
    command
}

/// Who plays, how many games, and the button that begins.
pub(crate) fn panel(playtest: Playtest) -> AnyView {
    let level = |which: Level| {
        view! {
            <button type="button" data-level=which.to_string() aria-pressed=move || (playtest.level.get() == which).to_string() on:click=move |_| playtest.level.set(which)>
                {words().text(&format!("page-level-{which}"))}
            </button>
        }
        .into_any()
    };
    let games = |count: u64| {
        view! {
            <button type="button" data-games=count aria-pressed=move || (playtest.games.get() == count).to_string() on:click=move |_| playtest.games.set(count)>{grouped(count)}</button>
        }
        .into_any()
    };
    view! {
        <section class="sheet series" aria-labelledby="series">
            <h2 id="series">{words().text("workshop-series")}</h2>
            <div class="who">
                <div class="pick-one"><span class="l">{words().text("page-seats")}</span>{seats(playtest)}</div>
                <div class="pick-one"><span class="l">{words().text("page-strength")}</span>
                    <span class="seg" role="group" aria-label=words().text("page-strength")>{Level::ALL.map(level)}</span></div>
                <div class="pick-one"><span class="l">{words().text("workshop-games")}</span>
                    <span class="seg" role="group" aria-label=words().text("workshop-games")>{GAMES.map(games)}</span></div>
            </div>
            {move || (playtest.level.get() == Level::Shark).then(|| view! { <p class="warn">{words().text("workshop-shark-slow")}</p> })}
            <div class="how">
            <label class="variant"><input type="checkbox" prop:checked=playtest.compare on:change=move |event| playtest.compare.set(event_target_checked(&event))/>
                <span><b>{words().text("workshop-compare")}</b><small>{words().text("workshop-compare-help")}</small></span></label>
            {variants(playtest.shop.info, playtest.variants)}
            </div>
            <div class="launch">{buttons(playtest)} {progress(playtest)}</div>
        </section>
    }
    .into_any()
}

fn seats(playtest: Playtest) -> AnyView {
    let (info, seats) = (playtest.shop.info, playtest.seats);
    view! {
        <span class="count" role="group" aria-label=words().text("page-seats")>
            <button type="button" aria-label=words().text("page-less") disabled=move || { seats.get() <= info.min_seats } on:click=move |_| seats.update(|seats| *seats -= 1)>"−"</button>
            <output>{seats}</output>
            <button type="button" aria-label=words().text("page-more") disabled=move || { seats.get() >= info.max_seats } on:click=move |_| seats.update(|seats| *seats += 1)>"+"</button>
        </span>
    }
    .into_any()
}

fn buttons(playtest: Playtest) -> AnyView {
    let run = move || words().say("workshop-run", &[("games", grouped(playtest.games.get()).into())]);
    let is_good = move || playtest.shop.file.with(Option::is_some);
    let is = move |state: State| playtest.state.get() == state;
    // Each has a place of its own: two buttons of one kind in one place would be taken for the same.
    let stop = move || {
        is(State::Playing).then(|| view! { <button class="btn big" data-stop on:click=move |_| playtest.stop()>{words().text("workshop-stop")}</button> })
    };
    let go_on = move || {
        is(State::Stopped).then(|| view! { <button class="btn big" data-go-on on:click=move |_| playtest.go_on()>{words().text("workshop-go-on")}</button> })
    };
    view! {
        <div class="pair">
            <button class="btn primary big" data-run disabled=move || !is_good() on:click=move |_| playtest.run()>{run}</button>
            {stop}
            {go_on}
        </div>
    }
    .into_any()
}

/// How far the series is.
fn progress(playtest: Playtest) -> AnyView {
    let said = move || {
        let [done, games] = [playtest.done.get(), playtest.total.get()].map(grouped);
        words().say("workshop-progress", &[("done", done.into()), ("games", games.into())])
    };
    let speed = move || {
        let workers = words().say("workshop-workers", &[("count", cores().min(playtest.total.get() as usize).into())]);
        let speed = words().say("workshop-speed", &[("rate", grouped(playtest.speed()).into())]);
        words().row([speed, workers])
    };
    let bar = move || {
        (playtest.total.get() > 0).then(|| {
            view! {
                <div class="progress">
                    <progress max=move || playtest.total.get().to_string() value=move || playtest.done.get().to_string() aria-label=words().text("workshop-games")></progress>
                    <p role="status" data-done=move || playtest.done.get().to_string()><b>{said}</b> <span class="dim">{speed}</span></p>
                </div>
            }
        })
    };
    view! {
        <p class="trouble" role="alert">{playtest.trouble}</p>
        {bar}
    }
    .into_any()
}

/// Whether the cards have changed since the games were played.
pub(crate) fn stale(playtest: Playtest) -> AnyView {
    let is_stale = Memo::new(move |_| {
        playtest
            .played
            .with(|played| played.as_ref().is_some_and(|played| playtest.shop.draft.with(|draft| draft != played)))
    });
    view! { {move || is_stale.get().then(|| view! { <p class="stale" role="status">{words().text("workshop-stale")}</p> })} }.into_any()
}
