//! Every first game is played through: everything is explained, nothing twice, and in less than ten minutes.

use std::collections::BTreeSet;

use bots::{Level, Question};
use learn::{Course, FirstGame, LEARNER, Line, Sight, Teach};
use table::{Heuristic, Match, Told, Viewer};
use words::{Language, People, Words};

/// How long somebody takes to decide something, in seconds.
const DECISION: f64 = 7.0;

/// How many English letters somebody reads in a second.
const READING: f64 = 16.0;

/// A first game as it was played.
#[derive(Debug, Default)]
struct Played {
    lines: Vec<&'static str>,
    decisions: u32,
    tried: u32,
}

/// How whoever learns reads.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reader {
    /// Everything before acting.
    Diligent,
    /// One line before each decision.
    Hasty,
}

/// Plays the first game until enough is seen, a bot in the learner's place.
fn play<G: Teach + Heuristic>(first: &FirstGame<G::Options>, reader: Reader) -> Played {
    let seed = first.seed().salted(&[FirstGame::<G::Options>::salt()]);
    let (mut table, opening) = Match::<G>::new(first.options.clone(), first.seats, seed).expect("a table");
    let mut bots: Vec<_> = (0..u64::from(first.seats)).map(|index| Level::Manager.bot::<G>(index)).collect();
    let mut told: Vec<(u32, G::Event)> = Vec::new();
    let hear = |ply: u32, news: Vec<Told<G::Event>>, told: &mut Vec<(u32, G::Event)>| {
        told.extend(news.into_iter().filter(|one| one.is_for(Viewer::Seat(LEARNER))).map(|one| (ply, one.event)));
    };
    hear(0, opening, &mut told);
    let (mut course, mut played) = (Course::default(), Played::default());
    for ply in 1.. {
        let (view, menu) = (table.state().view(Viewer::Seat(LEARNER)), table.menu(LEARNER));
        let sight = Sight { me: LEARNER, view: &view, menu: &menu, told: &told };
        let asked = !menu.is_empty();
        while let Some(line) = course.look::<G>(&sight) {
            if played.lines.last() != Some(&line.says) {
                played.lines.push(line.says);
                played.tried += u32::from(check_proposal(line, &sight));
            }
            match reader {
                Reader::Diligent => course.read(),
                Reader::Hasty => break,
            }
        }
        if G::is_enough(&sight) {
            break;
        }
        let Some(seat) = table.state().to_act().first() else { break };
        if seat == LEARNER && asked {
            played.decisions += 1;
            course.read();
        }
        let (view, menu) = (table.state().view(Viewer::Seat(seat)), table.menu(seat));
        let budget = Level::Manager.at_a_table();
        let action = bots[seat.index()].choose(&Question { seat, view: &view, menu: &menu, budget });
        let news = table.submit(seat, action).expect("it is on the menu");
        hear(ply, news, &mut told);
    }
    played
}

/// Whether a line proposes something that can be done.
fn check_proposal<G: Teach>(line: &Line<G>, sight: &Sight<'_, G>) -> bool {
    let Some(action) = (line.try_it)(sight) else { return false };
    assert!(sight.menu.contains(action), "{} proposes what cannot be done: {action:?}", line.says);
    let people = People { names: vec!["You".to_owned(); 6], me: Some(LEARNER) };
    assert!(!G::action(&Words::strict(Language::English), &people, sight.view, action).is_empty());
    true
}

fn check<G: Teach + Heuristic>() {
    let played = play::<G>(&G::first_game(), Reader::Diligent);
    let slug = G::INFO.slug;
    let seen: BTreeSet<&str> = played.lines.iter().copied().collect();
    assert_eq!(seen.len(), played.lines.len(), "{slug}: something was said twice");
    let missing: Vec<&str> = G::LINES.iter().map(|line| line.says).filter(|line| !seen.contains(line)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "{slug}: never said");
    assert!(played.tried > 0, "{slug}: nothing to try was proposed");
    let words = Words::strict(Language::English);
    let letters: usize = played.lines.iter().map(|line| words.text(line).chars().count()).sum();
    let seconds = f64::from(played.decisions) * DECISION + letters as f64 / READING;
    println!("{slug}: {} lines, {} decisions, {:.1} minutes", played.lines.len(), played.decisions, seconds / 60.0);
    assert!(seconds < 600.0, "{slug} takes {seconds} seconds: {} decisions", played.decisions);
    let hasty = play::<G>(&G::first_game(), Reader::Hasty);
    let heard: BTreeSet<&str> = hasty.lines.iter().copied().collect();
    assert_eq!(heard.len(), hasty.lines.len(), "{slug}: something was said twice to the hasty");
    assert!(3 * heard.len() >= 2 * seen.len(), "{slug}: the hasty hear too little: {}", heard.len());
}

#[test]
fn the_first_game_of_bids_explains_everything() {
    check::<bids::Bids>();
}

#[test]
fn the_first_game_of_bidders_explains_everything() {
    check::<bidders::Bidders>();
}

#[test]
fn the_first_game_of_bidness_explains_everything() {
    check::<bidness::Bidness>();
}

#[test]
fn the_first_game_of_furnace_explains_everything() {
    check::<furnace::Furnace>();
}

#[test]
fn the_first_game_of_silicon_valley_explains_everything() {
    check::<silicon_valley::SiliconValley>();
}
