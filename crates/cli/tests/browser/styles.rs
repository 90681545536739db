//! Style sheets reach their own part of the page alone.

use serde_json::json;
use shelf::GAMES;

use crate::chromium::{Chromium, Page, WIDE};
use crate::play::{against_bots, lobby};
use crate::server::Server;
use crate::undrawn::undraw;

/// The classes by which a thing in some place looks otherwise with the sheets of the pages, or of the board, than without them.
const REACHED: &str = "((whose, place) => {
    const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => ({sheet, rule})));
    const theirs = rules.filter(({rule}) => rule instanceof CSSScopeRule
        && (whose === 'pages' ? rule.start === ':root' : rule.start.includes('.felt') && !rule.end?.includes('.felt')));
    // What a board draws begins with one of these.
    const roots = ['felt', 'pad', 'when', 'rail', 'prompt'];
    const found = theirs.flatMap(({rule}) => [...rule.cssText.matchAll(/\\.([a-z][\\w-]*)/gi)].map(found => found[1]));
    const names = new Set(found.filter(name => !roots.includes(name)));
    const things = document.createElement('div');
    things.style.display = 'none';
    things.append(...[...names].map(name => Object.assign(document.createElement('i'), {className: name})));
    document.querySelector(place).append(things);
    const looks = () => [...things.children].map(thing => {
        const style = getComputedStyle(thing);
        return [...style].filter(name => !name.startsWith('--')).map(name => style.getPropertyValue(name)).join();
    });
    const before = looks();
    const gone = theirs.map(({sheet, rule}) => {
        const at = [...sheet.cssRules].indexOf(rule);
        sheet.deleteRule(at);
        return [sheet, at, rule.cssText];
    });
    const after = looks();
    gone.reverse().forEach(([sheet, at, text]) => sheet.insertRule(text, at));
    things.remove();
    return {known: names.size > 5, reached: [...names].filter((_, at) => before[at] !== after[at])};
})";

#[test]
fn no_sheet_of_the_pages_reaches_a_board_and_no_board_the_pages() {
    let (server, chromium) = (Server::start(), Chromium::start());
    for game in GAMES.iter().map(|info| info.slug) {
        let page = lobby(&chromium, &server, WIDE);
        against_bots(&page, game);
        for place in PLACES {
            assert_kept_apart(&page, game, place);
        }
    }
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

#[test]
fn the_sheet_of_what_nobody_has_drawn_reaches_nothing_else() {
    let (server, chromium) = (Server::start(), Chromium::start());
    let page = lobby(&chromium, &server, WIDE);
    against_bots(&page, "bids");
    undraw(&page);
    for place in PLACES {
        assert_kept_apart(&page, "undrawn", place);
    }
    assert_eq!(chromium.errors(), Vec::<String>::new());
}

/// Places that sheets of the pages, or of boards, must not reach.
const PLACES: [(&str, &str); 5] = [
    ("pages", ".felt"),
    ("pages", ".rail > .pad"),
    ("board", ".topbar"),
    ("board", ".rail > .talk"),
    ("board", ".prompt h1"),
];

fn assert_kept_apart(page: &Page<'_>, sheet: &str, (whose, place): (&str, &str)) {
    page.wait_for(&format!("[...document.styleSheets].some(sheet => sheet.href?.endsWith('/{sheet}.css'))"));
    let found = page.run(&format!("{REACHED}({}, {})", json!(whose), json!(place)));
    let known = whose == "pages" || found["known"] == json!(true);
    assert!(known, "{sheet}.css is the sheet of a board");
    assert_eq!(found["reached"], json!([]), "{whose} at {place}, with {sheet}.css");
}
