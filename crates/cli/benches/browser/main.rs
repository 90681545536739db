//! The page in a real browser, measured: what it loads, how soon it is there, how soon it answers, how smoothly it moves.
//!
//! Everything is on loopback and headless; the bars are those of `bench/README.md`, and missing one is a failure.

#[path = "../../tests/browser/chromium.rs"]
#[allow(dead_code, reason = "the tests drive the browser in more ways")]
mod chromium;
#[path = "../../tests/browser/server.rs"]
mod server;

use std::fmt::{self, Display, Formatter};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use chromium::{Chromium, WIDE};
use serde_json::{Value, json};
use server::Server;

/// How often the lobby is loaded, each time by a browser that has nothing of it.
const LOADS: usize = 7;

/// How many clicks are measured on each board.
const CLICKS: usize = 40;

/// How many in a hundred of the frames in which something moves may be dropped: without a graphics card the one with
/// which a thing sets out may come late.
const DROPPED: f64 = 3.0;

/// How long the page is left alone between two questions: each of them takes its time.
const REST: Duration = Duration::from_millis(100);

const WATCH: &str = include_str!("watch.js");

/// The middle of the next thing to click, as a random player would: `null` where nothing can be clicked now.
const NEXT: &str = "(() => {
    if (document.querySelector('.ending')) return 'over';
    const there = e => e.offsetParent !== null && !e.disabled;
    const find = what => [...document.querySelectorAll(what)].filter(there);
    const [answers, picks] = [find('[data-answer]'), find('[data-choice]')];
    const choices = answers.length && (Math.random() < .5 || !picks.length) ? answers : picks;
    if (!choices.length) return null;
    const choice = choices[Math.floor(Math.random() * choices.length)];
    choice.scrollIntoView({block: 'nearest'});
    const place = choice.getBoundingClientRect();
    const points = [[.5, .5], [.1, .5], [.5, .1], [.1, .1], [.5, .9]];
    const point = points.map(([x, y]) => [place.x + x * place.width, place.y + y * place.height])
        .find(([x, y]) => choice.contains(document.elementFromPoint(x, y)));
    if (!point) { choice.click(); return null; }
    return point;
})()";

fn main() -> ExitCode {
    let (server, chromium) = (Server::start(), Chromium::start());
    let mut bars = Bars { held: true };
    println!("| what | measured | bar |\n|---|---|---|");
    let loads: Vec<(f64, f64)> = (0..LOADS).map(|_| load(&chromium, &server)).collect();
    let bytes = loads.iter().map(|load| load.0).fold(0.0, f64::max);
    bars.check("bytes that the first page loads", bytes, 900_000.0, "");
    let starts = Times::of(loads.iter().map(|load| load.1).collect());
    bars.check("the lobby is there, median", starts.at(0.5), 1000.0, " ms");
    bars.check("the lobby is there, slowest", starts.at(1.0), 1000.0, " ms");
    for game in shelf::GAMES.iter().map(|info| info.slug) {
        let seen = play(&chromium, &server, game);
        let (answers, picks): (Vec<Click>, Vec<Click>) = seen.clicks.iter().partition(|click| click.played.is_some());
        for (what, clicks) in [("a pick shows", &picks), ("an answer shows", &answers)] {
            let times = Times::of(clicks.iter().map(|click| click.shown).collect());
            let what = format!("{game}: {what}, {} clicks", clicks.len());
            bars.check(&format!("{what}, median"), times.at(0.5), 50.0, " ms");
            bars.check(&format!("{what}, 95 %"), times.at(0.95), 50.0, " ms");
        }
        let played = Times::of(answers.iter().filter_map(|click| click.played).collect());
        println!("| {game}: an answer is played, median | {:.0} ms | |", played.at(0.5));
        println!("| {game}: an answer is played, 95 % | {:.0} ms | |", played.at(0.95));
        let held = seen.frames.dropped_in_a_hundred() < DROPPED;
        bars.note(&format!("{game}: frames dropped while things move"), &seen.frames, &format!("{DROPPED} %"), held);
    }
    println!("| a bare page: frames dropped while one card moves | {} | |", bare(&chromium));
    assert_eq!(chromium.errors(), Vec::<String>::new());
    if bars.held { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Whether everything stayed under its bar so far.
struct Bars {
    held: bool,
}

impl Bars {
    fn check(&mut self, what: &str, measured: f64, bar: f64, unit: &str) {
        self.note(what, format_args!("{measured:.0}{unit}"), &format!("{bar:.0}{unit}"), measured < bar);
    }

    fn note(&mut self, what: &str, measured: impl Display, bar: &str, held: bool) {
        self.held &= held;
        println!("| {what} | {measured} | {bar}{} |", if held { "" } else { " (missed)" });
    }
}

/// Times in order.
struct Times(Vec<f64>);

impl Times {
    fn of(mut times: Vec<f64>) -> Self {
        assert!(!times.is_empty(), "something was measured");
        times.sort_by(f64::total_cmp);
        Self(times)
    }

    /// The time that this part of all does not exceed.
    fn at(&self, part: f64) -> f64 {
        self.0[((self.0.len() - 1) as f64 * part).round() as usize]
    }
}

/// The bytes that came over the wire for the first page, and when the lobby was on screen.
fn load(chromium: &Chromium, server: &Server) -> (f64, f64) {
    let page = chromium.blank(WIDE);
    page.prepare(WATCH);
    page.go(&server.address);
    page.wait_for("typeof seen.lobby === 'number'");
    let bytes = page.run(
        "['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))
            .reduce((sum, entry) => sum + entry.transferSize, 0)",
    );
    let seen = (number(&bytes), number(&page.run("seen.lobby")));
    page.close();
    seen
}

/// What was seen while a game was played.
struct Seen {
    clicks: Vec<Click>,
    frames: Frames,
}

/// After how many milliseconds a click was seen to have an effect, and after how many the answer that it gave was played.
#[derive(Clone, Copy)]
struct Click {
    shown: f64,
    played: Option<f64>,
}

/// Plays a game against bots on the device by clicking, and another one where that ends too soon.
fn play(chromium: &Chromium, server: &Server, game: &str) -> Seen {
    let page = chromium.blank(WIDE);
    page.prepare(WATCH);
    page.go(&server.address);
    page.click(&format!(".box[data-game=\"{game}\"]"));
    page.wait_for(&format!("document.querySelector('.tray').dataset.game === {}", json!(game)));
    page.click("[data-play]");
    page.wait_to_see(".felt");
    page.run("seen.clicks = []");
    chromium.trace_frames();
    let clicks = || number(&page.run("seen.clicks.length")) as usize;
    while clicks() < CLICKS {
        match page.run(NEXT) {
            Value::Array(at) => {
                let before = clicks();
                page.click_at(number(&at[0]), number(&at[1]));
                wait(|| clicks() > before);
            }
            Value::String(_) => page.click("[data-again]"),
            _ => std::thread::sleep(REST),
        }
    }
    let frames = Frames::of(&chromium.traced());
    let seen = page.run("seen.clicks");
    let clicks = seen.as_array().expect("a list").iter();
    let clicks = clicks.map(|click| Click { shown: number(&click["shown"]), played: click["played"].as_f64() });
    let seen = Seen { clicks: clicks.collect(), frames };
    page.close();
    seen
}

/// The frames of a page that has nothing but one card, which travels to and fro: what this machine can do.
fn bare(chromium: &Chromium) -> Frames {
    let page = chromium.blank(WIDE);
    page.go("data:text/html,<div style='width:96px;height:134px;background:firebrick'></div>");
    chromium.trace_frames();
    page.run(
        "(async () => {
            for (let way = 0; way < 40; way += 1) {
                const frames = [{ transform: `translate(${way * 20}px,300px)` }, { transform: 'none' }];
                await document.querySelector('div').animate(frames, { duration: 260 }).finished;
                await new Promise(rest => setTimeout(rest, 100));
            }
        })()",
    );
    let frames = Frames::of(&chromium.traced());
    page.close();
    frames
}

/// What became of the frames in which something was on its way.
struct Frames {
    all: usize,
    dropped: usize,
}

impl Frames {
    /// Counted as the browser itself does: a frame is dropped where it should have shown something move and was not drawn.
    fn of(traced: &[Value]) -> Self {
        let frames = traced.iter().map(|event| &event["args"]["frame_reporter"]);
        let moving =
            frames.filter(|frame| frame["has_compositor_animation"] == true || frame["has_main_animation"] == true);
        let (mut all, mut dropped) = (0, 0);
        for frame in moving {
            let is_dropped = frame["state"] == "STATE_DROPPED" && frame["affects_smoothness"] == true;
            let is_drawn = frame["state"].as_str().is_some_and(|state| state.starts_with("STATE_PRESENTED"));
            all += usize::from(is_drawn || is_dropped);
            dropped += usize::from(is_dropped);
        }
        Self { all, dropped }
    }

    fn dropped_in_a_hundred(&self) -> f64 {
        self.dropped as f64 / self.all.max(1) as f64 * 100.0
    }
}

impl Display for Frames {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self { all, dropped } = self;
        write!(f, "{dropped} of {all} ({:.1} %)", self.dropped_in_a_hundred())
    }
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

/// Waits for something, for two seconds at most.
fn wait(done: impl Fn() -> bool) {
    let start = Instant::now();
    while !done() && start.elapsed() < Duration::from_secs(2) {
        std::thread::sleep(REST);
    }
}
