//! Every board in every window, as full as it gets: no text is cut off, and nothing lies over anything.

use std::collections::BTreeMap;

use bots::{AnyBot, Level};
use serde_json::{Value, json};
use shelf::{AnyMatch, GAMES};
use table::{Salt, Seat, Seed, Viewer};

use crate::chromium::{Chromium, Page, Window, pictures};
use crate::server::Server;

/// The windows that boards are looked at through.
const WINDOWS: [Window; 5] = [
    Window { name: "laptop", width: 1280, height: 720 },
    Window { name: "wide", width: 1440, height: 900 },
    Window { name: "large", width: 1920, height: 1080 },
    Window { name: "tablet", width: 820, height: 1180 },
    Window { name: "phone", width: 390, height: 844 },
];

/// How many positions of a game are looked at: those with the most to show, of each kind of question one.
const POSITIONS: usize = 4;

/// What people are called who sit there.
const NAMES: [&str; table::MAX_SEATS] = ["Josephine", "Jun", "Mira", "Quill", "Tove", "Aurelia"];

/// What is hidden, or meant to lie over something: a hand is a fan, piles are heaped, and near edges stick to the window while it scrolls.
const INTENDED: &str = ".sr, .sprite, [data-said], .hand, .pile, .pcards, .heap, .hp, .cubes, .stack, .discs, .paddle, .opened, \
    .dleft, .delta, .pawn, .trk, .means, .haggle, .die, .orbit, .operated";

/// Every text that is cut off, and every text that something else lies over, as it is seen now.
const FAULTS: &str = "(intended => {
    const main = document.querySelector('main.game');
    const felt = document.querySelector('.felt').getBoundingClientRect();
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
    const found = new Set();
    const where = e => {
        const path = [];
        for (let at = e; at && at !== main && path.length < 3; at = at.parentElement) {
            path.unshift(at.tagName.toLowerCase() + [...at.classList].map(name => '.' + name).join(''));
        }
        return path.join(' > ');
    };
    const say = (what, text, e) => found.add(`${what}: “${text.trim().slice(0, 40)}” in ${where(e)}`);
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const e = node.parentElement;
        if (!node.data.trim() || !e.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
        if (e.closest('.sr, .sprite, [data-said], .rail, .coach, svg, style')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(r => r.width > 1 && r.height > 1);
        if (rects.length) texts.push({node, e, rects});
    }
    for (const text of texts) {
        const {node, e, rects} = text;
        const inside = e.closest('.felt');
        let free = false;
        for (let at = e; at && at !== main; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (style.position === 'fixed') break;
            const flows = [style.overflowX, style.overflowY];
            if (flows.some(flow => flow === 'auto' || flow === 'scroll')) { free = true; break; }
            if (flows.every(flow => flow === 'visible')) continue;
            const box = at.getBoundingClientRect();
            const half = rects[0].height * .3;
            if (rects.some(r => r.left < box.left - 1.5 || r.right > box.right + 1.5 || r.top < box.top - half || r.bottom > box.bottom + half)) say('cut', node.data, e);
        }
        text.free = free;
        if (inside && !free && rects.some(r => r.left < felt.left - 2 || r.right > felt.right + 2 || r.bottom > felt.bottom + 2)) say('out of its frame', node.data, e);
        if (free || e.closest(intended)) continue;
        for (const r of rects) {
            const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
            if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
            const hit = document.elementFromPoint(x, y);
            if (!hit || hit.contains(e) || e.contains(hit) || hit.closest('.sr, .rule-note, .aim, .operated')) continue;
            // What sticks to the edge of the window lies over what is scrolled.
            const sticks = (() => { for (let at = hit; at && at !== main; at = at.parentElement) if (getComputedStyle(at).position === 'sticky') return true; return false; })();
            if (sticks && scrolls) continue;
            if (hit.closest('.topbar')) continue;
            // What can be pressed may reach over its own text.
            const thing = e.closest('button, a, label, li, [data-piece]');
            if (thing && thing.contains(hit)) continue;
            say(`under ${where(hit)}`, node.data, e);
        }
    }
    const fixed = texts.filter(({e, free}) => !free && !e.closest(intended));
    for (const [at, one] of fixed.entries()) for (const other of fixed.slice(at + 1)) {
        if (one.e.contains(other.e) || other.e.contains(one.e)) continue;
        const over = one.rects.some(a => other.rects.some(b =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * .4));
        const sticky = e => { for (let at = e; at && at !== main; at = at.parentElement) if (getComputedStyle(at).position === 'sticky') return at; return null; };
        if (over && !(scrolls && sticky(one.e) !== sticky(other.e))) say(`over “${other.node.data.trim().slice(0, 20)}”`, one.node.data, one.e);
    }
    const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wider > 0) found.add(`wider than the window by ${wider}`);
    return [...found];
})";

/// Looks at a game where there is the most to see, through every window and in every language.
pub(crate) fn in_every_window(game: &str) {
    let (server, chromium) = (Server::start(), Chromium::start());
    let tables = fullest(game);
    let mut faults = Vec::new();
    for language in ["en", "ja"] {
        let page = chromium.blank(WINDOWS[0]);
        page.calm();
        page.prepare(&kept(&tables, language));
        for (number, table) in tables.iter().enumerate() {
            page.go(&format!("{}/device/{}", server.address, table["id"].as_str().expect("a name")));
            page.wait_to_see(".felt :is([data-choice], [data-answer])");
            for window in WINDOWS {
                faults.extend(look(&page, game, window, &format!("{number}-{language}")));
            }
        }
    }
    assert_eq!(chromium.errors(), Vec::<String>::new());
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// What is wrong in a window, from the top of the page to its end.
fn look(page: &Page<'_>, game: &str, window: Window, name: &str) -> Vec<String> {
    page.look_through(window);
    page.run("new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
    let mut found = Vec::new();
    for place in ["0", "document.documentElement.scrollHeight"] {
        page.run(&format!("scrollTo(0, {place})"));
        found.push(page.run(&format!("{FAULTS}({})", json!(INTENDED))));
    }
    page.run("scrollTo(0, 0)");
    if std::env::var_os("BOARDROOM_FIT_PICTURES").is_some() {
        page.picture(&pictures().join(format!("fit-{game}-{name}-{}.png", window.name)));
    }
    let mut faults: Vec<String> = found
        .iter()
        .flat_map(|list| list.as_array().into_iter().flatten())
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect();
    faults.sort();
    faults.dedup();
    faults.into_iter().map(|fault| format!("{game} {name} {}: {fault}", window.name)).collect()
}

/// Lays the tables into the browser before the page is there.
fn kept(tables: &[Value], language: &str) -> String {
    let keep = |table: &Value| {
        format!(
            "localStorage.setItem('boardroom.table.{}', {});",
            table["id"].as_str().unwrap_or_default(),
            json!(table.to_string())
        )
    };
    let settings = json!({"pace": 0, "sound": false, "language": language});
    let tables: String = tables.iter().map(keep).collect();
    format!("localStorage.setItem('boardroom.settings', {});{tables}", json!(settings.to_string()))
}

/// The tables of a game at which the first seat sees the most, for every kind of question that it is asked: with as many players as there can be, and with the fewest that fill a round table.
fn fullest(game: &str) -> Vec<Value> {
    let info = GAMES.iter().find(|info| info.slug == game).expect("a game");
    let most = positions(game, info.max_seats, POSITIONS);
    let few = positions(game, info.max_seats.min(3), 1);
    most.into_iter().chain(few).collect()
}

/// Plays a game by bots and keeps where the first seat was asked with the most to see.
fn positions(game: &str, seats: u8, count: usize) -> Vec<Value> {
    let info = GAMES.iter().find(|info| info.slug == game).expect("a game");
    let (seed, salts) = (Seed::from_text("full"), [Salt::new([7; 32])]);
    let mut table = AnyMatch::new(game, json!({}), seats, seed.salted(&salts)).expect("a table");
    let mut bots: Vec<AnyBot> =
        (0..u64::from(seats)).map(|seat| AnyBot::new(game, Level::Manager, seat).expect("a bot")).collect();
    let me = Seat::default();
    let (mut journal, mut fullest) = (Vec::new(), BTreeMap::<String, (usize, usize)>::new());
    while let Some(seat) = table.to_act().next() {
        let (view, menu) = (table.view(Viewer::Seat(seat)), table.menu(seat));
        if table.to_act().contains(me) && seat == me {
            let size = view.get().len() + menu.get().len();
            let best = fullest.entry(kinds(table.actions(me).get())).or_default();
            *best = (*best).max((size, journal.len()));
        }
        let action =
            bots[seat.index()].choose(seat, view.get(), menu.get(), Level::Manager.repeatable()).expect("an answer");
        table.submit(seat, &action).expect("it is on the menu");
        let action: Value = serde_json::from_str(&action).expect("an action");
        journal.push(json!({"at": 0, "what": {"acted": {"seat": seat, "action": action}}}));
    }
    let mut fullest: Vec<(usize, usize)> = fullest.into_values().collect();
    fullest.sort_by_key(|(size, _)| std::cmp::Reverse(*size));
    let players = |seat: u8| match NAMES[usize::from(seat)] {
        name if seat == 0 => json!({"person": name}),
        name => json!({"bot": {"level": "manager", "name": name}}),
    };
    let table = |(number, (_, plies)): (usize, (usize, usize))| {
        json!({
            "id": format!("fit-{seats}-{number}"), "game": game, "rules": info.rules, "options": {},
            "players": (0..seats).map(players).collect::<Vec<_>>(), "seed": seed, "salts": salts,
            "journal": journal[..plies], "made": 0, "changed": 0, "over": false,
        })
    };
    fullest.into_iter().take(count).enumerate().map(table).collect()
}

/// The kinds of actions that are offered.
fn kinds(actions: &str) -> String {
    let actions: Vec<Value> = serde_json::from_str(actions).expect("actions");
    let kind = |action: &Value| match action {
        Value::Object(action) => action.keys().next().cloned().unwrap_or_default(),
        action => action.to_string(),
    };
    let kinds: std::collections::BTreeSet<String> = actions.iter().map(kind).collect();
    kinds.into_iter().collect::<Vec<_>>().join(" ")
}
