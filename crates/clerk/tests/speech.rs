//! What modules are asked, and what they answer, is for good: modules of every version so far are asked so.
//!
//! Each version of the speech has a file of samples, which is never changed once a module speaks it.

#![forbid(unsafe_code)]

mod samples;

use std::fmt::Write as _;
use std::fs;

use clerk::SPEECH;
use samples::{answers, asks};
use serde_json::Value;

fn file(speech: u32) -> String {
    format!("{}/tests/speech/{speech}.txt", env!("CARGO_MANIFEST_DIR"))
}

/// The samples of a version, each with its name.
fn pinned(speech: u32) -> Vec<(String, Value)> {
    let text = fs::read_to_string(file(speech)).expect("every version has its samples");
    let line = |line: &str| {
        let (name, sample) = line.split_once(": ").expect("a name and a sample");
        (name.to_owned(), serde_json::from_str(sample).expect("JSON"))
    };
    text.lines().map(line).collect()
}

/// Whether all that was said before is still said; more may be said as well.
fn has_all(now: &Value, before: &Value) -> bool {
    match (now, before) {
        (Value::Object(now), Value::Object(before)) => {
            before.iter().all(|(name, before)| now.get(name).is_some_and(|now| has_all(now, before)))
        }
        (Value::Array(now), Value::Array(before)) => {
            now.len() == before.len() && now.iter().zip(before).all(|(now, before)| has_all(now, before))
        }
        _ => now == before,
    }
}

#[test]
fn what_is_asked_and_answered_is_written_as_the_samples_say() {
    let samples = asks().into_iter().map(|(name, ask)| (format!("ask {name}"), ask));
    let samples = samples.chain(answers().into_iter().map(|sample| (format!("answer {}", sample.name), sample.json)));
    let text = samples.fold(String::new(), |mut text, (name, json)| {
        writeln!(text, "{name}: {json}").expect("a text takes what is written");
        text
    });
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(file(SPEECH), &text).expect("a file");
    }
    let known = fs::read_to_string(file(SPEECH)).expect("every version has its samples");
    for (now, known) in text.lines().zip(known.lines()) {
        assert_eq!(
            now,
            known,
            "modules speak so already: what is new has a default, or is version {} of it",
            SPEECH + 1
        );
    }
    assert_eq!(text.lines().count(), known.lines().count());
}

#[test]
fn modules_of_every_version_understand_what_they_are_asked() {
    for speech in 1..=SPEECH {
        let asks = asks();
        for (name, before) in pinned(speech) {
            let Some(name) = name.strip_prefix("ask ") else { continue };
            let (_, now) = asks.iter().find(|(known, _)| *known == name).expect("what could be asked can be asked");
            assert!(has_all(now, &before), "{name} was asked as {before}, and now as {now}");
        }
    }
}

#[test]
fn what_modules_of_every_version_answer_is_read() {
    for speech in 1..=SPEECH {
        let answers = answers();
        for (name, before) in pinned(speech) {
            let Some(name) = name.strip_prefix("answer ") else { continue };
            let sample = answers.iter().find(|sample| sample.name == name).expect("what was answered is still read");
            let read = (sample.again)(&before).unwrap_or_else(|error| panic!("{name}: {before}: {error}"));
            assert!(has_all(&read, &before), "{name}: {before} is read as {read}");
            let mut later = before.clone();
            if let Some(members) = later.pointer_mut("/done").and_then(Value::as_object_mut) {
                members.insert("what came later".to_owned(), Value::Bool(true));
            }
            assert_eq!((sample.again)(&later).ok(), Some(read), "{name}: what is not known is passed over");
        }
    }
}
