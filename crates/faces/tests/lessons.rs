//! Every first game is played through: everything is explained, nothing twice, and in less than ten minutes.

use std::collections::BTreeSet;

use bots::{Level, Question};
use learn::{Course, FirstGame, LEARNER, Line, Sight, Teach};
use shelf::GAMES;
use table::{Game as _, Match, Told, Viewer};
use words::{Catalogue, Event, Language, Options, People};

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
enum Pupil {
    /// Everything before acting.
    Diligent,
    /// One line before each decision.
    Hasty,
}

/// Plays the first game until enough is seen, a bot in the learner's place.
fn play<F: Teach>(first: &FirstGame<Options<F>>, pupil: Pupil) -> Played {
    let seed = first.seed().salted(&[FirstGame::<Options<F>>::salt()]);
    let (mut table, opening) = Match::<F::Game>::new(first.options.clone(), first.seats, seed).expect("a table");
    let mut bots: Vec<_> = (0..u64::from(first.seats)).map(|index| Level::Manager.bot::<F::Game>(index)).collect();
    let mut told: Vec<(u32, Event<F>)> = Vec::new();
    let hear = |ply: u32, news: Vec<Told<Event<F>>>, told: &mut Vec<(u32, Event<F>)>| {
        told.extend(news.into_iter().filter(|one| one.is_for(Viewer::Seat(LEARNER))).map(|one| (ply, one.event)));
    };
    hear(0, opening, &mut told);
    let (mut course, mut played) = (Course::default(), Played::default());
    for ply in 1.. {
        let (view, menu) = (table.state().view(Viewer::Seat(LEARNER)), table.menu(LEARNER));
        let sight = Sight { me: LEARNER, view: &view, menu: &menu, told: &told };
        let asked = !menu.is_empty();
        while let Some(line) = course.look::<F>(&sight) {
            if played.lines.last() != Some(&line.says) {
                played.lines.push(line.says);
                played.tried += u32::from(check_proposal::<F>(line, &sight));
            }
            match pupil {
                Pupil::Diligent => course.read(),
                Pupil::Hasty => break,
            }
        }
        if F::is_enough(&sight) {
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
fn check_proposal<F: Teach>(line: &Line<F::Game>, sight: &Sight<'_, F::Game>) -> bool {
    let Some(action) = (line.try_it)(sight) else { return false };
    assert!(sight.menu.contains(action), "{} proposes what cannot be done: {action:?}", line.says);
    let people = People { names: vec!["You".to_owned(); 6], me: Some(LEARNER) };
    assert!(!F::action(&faces::strict(Language::English), &people, sight.view, action).is_empty());
    true
}

fn check<F: Teach>() {
    let played = play::<F>(&F::first_game(), Pupil::Diligent);
    let slug = F::INFO.slug;
    let seen: BTreeSet<&str> = played.lines.iter().copied().collect();
    assert_eq!(seen.len(), played.lines.len(), "{slug}: something was said twice");
    let missing: Vec<&str> = F::LINES.iter().map(|line| line.says).filter(|line| !seen.contains(line)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "{slug}: never said");
    assert!(played.tried > 0, "{slug}: nothing to try was proposed");
    let words = faces::strict(Language::English);
    let letters: usize = played.lines.iter().map(|line| words.text(line).chars().count()).sum();
    let seconds = f64::from(played.decisions) * DECISION + letters as f64 / READING;
    println!("{slug}: {} lines, {} decisions, {:.1} minutes", played.lines.len(), played.decisions, seconds / 60.0);
    assert!(seconds < 600.0, "{slug} takes {seconds} seconds: {} decisions", played.decisions);
    let hasty = play::<F>(&F::first_game(), Pupil::Hasty);
    let heard: BTreeSet<&str> = hasty.lines.iter().copied().collect();
    assert_eq!(heard.len(), hasty.lines.len(), "{slug}: something was said twice to the hasty");
    assert!(3 * heard.len() >= 2 * seen.len(), "{slug}: the hasty hear too little: {}", heard.len());
}

struct Lesson;

impl faces::Visit for Lesson {
    type Output = ();

    fn visit<F: Catalogue + Teach>(self) {
        check::<F>();
    }
}

#[test]
fn the_first_game_of_every_game_explains_everything() {
    // They take a while: all at once.
    std::thread::scope(|scope| {
        for info in GAMES {
            scope.spawn(|| faces::with(info.slug, Lesson).expect("a game of the list"));
        }
    });
}
