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

/// How long somebody watches what each of the others does, in seconds.
const WATCHING: f64 = 1.2;

/// In how many games the deal of a first game is judged, and how far that may be off.
const JUDGED: (u32, f32) = (600, 0.03);

/// A first game as it was played.
#[derive(Debug, Default)]
struct Played {
    lines: Vec<&'static str>,
    decisions: u32,
    /// What the others did.
    watched: u32,
    tried: u32,
    /// How much of the lesson was counted as told at its end, of how much.
    progress: (usize, usize),
    /// What happened before it was explained.
    early: Vec<&'static str>,
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
        played.progress = course.progress::<F>(&sight);
        if F::is_enough(&sight) {
            break;
        }
        let Some(seat) = table.state().to_act().first() else { break };
        if seat == LEARNER && asked {
            played.decisions += 1;
            course.read();
        }
        played.watched += u32::from(seat != LEARNER);
        let (view, menu) = (table.state().view(Viewer::Seat(seat)), table.menu(seat));
        let budget = Level::Manager.at_a_table();
        let action = bots[seat.index()].choose(&Question { seat, view: &view, menu: &menu, budget });
        let news = table.submit(seat, action).expect("it is on the menu");
        let is_early = |line: &&Line<F::Game>| {
            let happened = |told: &Told<Event<F>>| told.is_for(Viewer::Seat(LEARNER)) && (line.before)(&told.event);
            !played.lines.contains(&line.says) && news.iter().any(happened)
        };
        let early: Vec<&str> = F::LINES.iter().filter(is_early).map(|line| line.says).collect();
        played.early.extend(early);
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
    let (decisions, watched) = (played.decisions, played.watched);
    let seconds = f64::from(decisions) * DECISION + f64::from(watched) * WATCHING + letters as f64 / READING;
    println!("{slug}: {} lines, {decisions} decisions, {watched} watched, {:.1} minutes", seen.len(), seconds / 60.0);
    assert!(seconds < 600.0, "{slug} takes {seconds} seconds: {decisions} decisions");
    assert_eq!(played.early, Vec::<&str>::new(), "{slug}: these happen before they are explained");
    assert_eq!(played.progress.0, played.progress.1, "{slug}: the lesson is complete when it ends");
    let hasty = play::<F>(&F::first_game(), Pupil::Hasty);
    let heard: BTreeSet<&str> = hasty.lines.iter().copied().collect();
    assert_eq!(heard.len(), hasty.lines.len(), "{slug}: something was said twice to the hasty");
    assert!(3 * heard.len() >= 2 * seen.len(), "{slug}: the hasty hear too little: {}", heard.len());
}

/// Whoever learns has at least about a fair share of the win, as a review judges the deal.
fn check_deal<F: Teach>(first: &FirstGame<Options<F>>) -> f32 {
    let seed = first.seed().salted(&[FirstGame::<Options<F>>::salt()]);
    let (table, _) = Match::<F::Game>::new(first.options.clone(), first.seats, seed).expect("a table");
    bots::outlook(table.state(), JUDGED.0, 1)[LEARNER]
}

struct Lesson;

impl faces::Visit for Lesson {
    type Output = ();

    fn visit<F: Catalogue + Teach>(self) {
        check::<F>();
        let (first, (_, doubt)) = (F::first_game(), JUDGED);
        let (share, fair) = (check_deal::<F>(&first), 1.0 / f32::from(first.seats));
        println!("{}: whoever learns wins {:.0} of 100, fair are {:.0}", F::INFO.slug, share * 100.0, fair * 100.0);
        assert!(share + doubt >= fair, "{}: whoever learns wins {share} of the games", F::INFO.slug);
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
