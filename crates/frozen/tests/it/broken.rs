use std::fmt::Write as _;
use std::sync::Arc;

use bots::{Budget, Level};
use clerk::SPEECH;
use frozen::{Program, Rules};
use serde_json::json;
use shelf::{AnyMatch, GAMES, Refused};
use table::{Fault, Seat, Seed, Viewer};

/// What a module made by hand says to a question: always the same.
const SAID: [(&str, &str); 4] = [
    ("about", "ABOUT"),
    ("deal", r#"{"done":{"options":{},"named":{},"log":[],"standing":{"to_act":[0],"places":null,"round":1}}}"#),
    ("look", r#"{"done":{"views":["mine","all"],"menus":[[]],"undo":["nothing"],"scores":[3],"told":[[]]}}"#),
    ("name", r#"{"done":{}}"#),
];

/// What a module of the first game says it is.
fn about(speech: u32) -> String {
    let info = GAMES.first().expect("a game");
    let about = json!({"done": {
        "speech": speech, "game": info.slug, "title": "", "rules": 0, "min_seats": 1, "max_seats": 1,
        "languages": [], "cards": "", "levels": [],
    }});
    about.to_string()
}

/// A module that says these things, and to anything else does what `body` does.
fn module(imports: &str, said: &[(&str, &str)], body: &str) -> Vec<u8> {
    let (mut data, mut arms, mut at) = (String::new(), String::new(), 1024);
    for (ask, answer) in said {
        let answer = answer.replace("ABOUT", &about(1));
        // A question with nothing in it is a text; any other begins with a brace.
        let (place, first) = if *ask == "about" { (1, 'a') } else { (2, ask.chars().next().expect("a letter")) };
        let escaped = answer.replace('"', "\\22");
        writeln!(data, "(data (i32.const {at}) \"{escaped}\")").expect("a text");
        writeln!(
            arms,
            "(if (i32.eq (i32.load8_u (i32.const {})) (i32.const {}))
                (then (return (i64.const {}))))",
            32_768 + place,
            u32::from(first),
            (at as u64) << 32 | answer.len() as u64
        )
        .expect("a text");
        at += 1024;
    }
    let text = format!(
        r#"(module {imports} (memory (export "memory") 1) {data}
            (func (export "room") (param i32) (result i32) (i32.const 32768))
            (func (export "call") (result i64) {arms} {body}))"#
    );
    wat::parse_str(text).expect("a module")
}

const ENDLESS: &str = "(loop $again (br $again)) (unreachable)";
const TRAP: &str = "(unreachable)";
const GREEDY: &str = "(loop $again (drop (memory.grow (i32.const 16))) (br $again)) (unreachable)";
const OUTSIDE: &str = "(i64.const 0x7fffffff_00000010)";
const SILENT: &str = "(i64.const 0)";

fn rules(body: &str) -> Rules {
    Rules::Frozen(Arc::new(Program::new(&module("", &SAID, body)).expect("it says what it is")))
}

fn first() -> Seat {
    Seat::default()
}

fn fault<T: std::fmt::Debug>(answer: Result<T, Refused>) -> Fault {
    match answer.expect_err("there is no answer") {
        Refused::Fault(fault) => fault,
        other => panic!("{other}"),
    }
}

#[test]
fn whatever_goes_wrong_in_a_module_ends_its_call_and_the_table_stands_as_it_was() {
    let healthy = crate::native::rules(GAMES[1].slug);
    let mut beside = healthy.deal(json!({}), 2, Seed::from_text("beside")).expect("a table");
    for (body, is_it) in [
        (ENDLESS, Fault::Endless),
        (GREEDY, Fault::Memory),
        (TRAP, Fault::Trap("wasm `unreachable` instruction executed".to_owned())),
        (OUTSIDE, Fault::Nonsense("it points outside of its memory".to_owned())),
        (SILENT, Fault::Nonsense("EOF while parsing a value at line 1 column 0".to_owned())),
    ] {
        let mut table = rules(body).deal(json!({}), 1, Seed::from_text("broken")).expect("a table");
        table.prepare().expect("it can be looked at");
        let before = table.view(Viewer::Spectator).get().to_owned();
        for _ in 0..2 {
            assert_eq!(fault(table.submit(first(), "{}")), is_it);
            assert_eq!(fault(table.allow(first(), "{}")), is_it, "an instance of later is no better");
            assert_eq!(fault(table.undo(first())), is_it);
        }
        assert_eq!((table.plies(), table.view(Viewer::Spectator).get()), (0, &*before));
        table.prepare().expect("it can still be looked at");
        let seat = beside.to_act().first().expect("somebody is asked");
        let actions: Vec<serde_json::Value> = serde_json::from_str(beside.actions(seat).get()).expect("a list");
        beside.submit(seat, &actions[0].to_string()).expect("another table goes on");
    }
}

#[test]
fn a_bot_whose_module_breaks_says_why() {
    let mut bot = rules(ENDLESS).bot(&json!({}), Level::Random, 1).expect("a game");
    let answer = bot.choose(first(), "{}", "[]", Budget::Iterations(1));
    assert_eq!(answer, Err(bots::Unreadable::Fault(Fault::Endless)));
}

#[test]
fn what_is_no_module_of_rules_is_not_taken_up() {
    let unusable = |wasm: &[u8]| match Program::new(wasm).expect_err("it is none") {
        Fault::Unusable(why) => why,
        other => panic!("{other}"),
    };
    unusable(b"no module");
    let wants = module(r#"(import "env" "clock" (func $clock (result i64)))"#, &SAID, TRAP);
    assert_eq!(unusable(&wants), "it wants `clock` of `env`");
    unusable(&wat::parse_str("(module)").expect("a module"));
    unusable(&module("", &SAID[1..], TRAP));
    for (speech, known) in [(0, false), (1, true), (SPEECH, true), (SPEECH + 1, false)] {
        let said = SAID.map(|(ask, answer)| (ask, answer.replace("ABOUT", &about(speech))));
        let wasm = module("", &said.each_ref().map(|(ask, answer)| (*ask, &**answer)), TRAP);
        match known {
            true => assert_eq!(Program::new(&wasm).expect("it is understood").about().speech, speech),
            false => {
                let why = format!("it speaks version {speech}; versions 1 to {SPEECH} are known");
                assert_eq!(unusable(&wasm), why);
            }
        }
    }
}

#[test]
fn what_a_module_does_not_know_and_what_nobody_here_knows_is_said_plainly() {
    let deal = |answer: &'static str| {
        let said = SAID.map(|(ask, said)| (ask, if ask == "deal" { answer } else { said }));
        let rules = Rules::Frozen(Arc::new(Program::new(&module("", &said, TRAP)).expect("a program")));
        fault(rules.deal(json!({}), 1, Seed::from_text("unknown"))).to_string()
    };
    assert_eq!(
        deal(r#"{"refused":{"unknown":"what is a deal"}}"#),
        "the frozen rules did not answer as agreed: it does not know what it was asked: what is a deal"
    );
    let later = deal(r#"{"perhaps":{}}"#);
    assert!(later.contains("unknown variant `perhaps`, expected `done` or `refused`"), "{later}");
    let later = deal(r#"{"refused":{"tired":null}}"#);
    assert!(later.contains("unknown variant `tired`, expected one of `unknown`, `unreadable`"), "{later}");
    let less = deal(r#"{"done":{"options":{}}}"#);
    assert!(less.contains("missing field `named`"), "{less}");
}

#[test]
fn a_module_that_shows_another_table_is_caught() {
    let look = r#"{"done":{"views":["all"],"menus":[],"undo":[],"scores":[],"told":[[]]}}"#;
    let said = SAID.map(|(ask, answer)| (ask, if ask == "look" { look } else { answer }));
    let rules = Rules::Frozen(Arc::new(Program::new(&module("", &said, TRAP)).expect("a program")));
    let table: AnyMatch = rules.deal(json!({}), 1, Seed::from_text("other")).expect("a table");
    assert_eq!(fault(table.prepare()), Fault::Nonsense("it shows another table".to_owned()));
}
