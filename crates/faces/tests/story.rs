//! The log of every game can be read as a story: it has headings, and names stand in it where they can be found.

use learn::Teach;
use shelf::GAMES;
use table::{Game as _, Match, Rng, Seat, Seats, Seed, Viewer};
use words::{Catalogue, Chapter, Describe, Event, Language, Options, Part, People, Words};

/// What everybody was told in a game that was played at random, in order.
fn told<F: Describe>(seats: u8) -> Vec<(Viewer, Event<F>)> {
    let seed = Seed::from_text(&format!("story {seats}"));
    let (mut table, begin) = Match::<F::Game>::new(Options::<F>::default(), seats, seed).expect("a table");
    let mut rng = Rng::fast(seats.into());
    let mut story = begin;
    while let Some(seat) = table.state().to_act().first() {
        let action = table.menu(seat).sample(&mut rng).expect("a choice");
        story.extend(table.submit(seat, action).expect("it is on the menu"));
    }
    let heard = |viewer: Viewer| story.iter().filter(move |told| told.is_for(viewer)).map(move |told| (viewer, told));
    Viewer::all(seats).flat_map(heard).map(|(viewer, told)| (viewer, told.event.clone())).collect()
}

struct Reads;

impl faces::Visit for Reads {
    type Output = ();

    fn visit<F: Catalogue + Describe + Teach>(self) {
        let languages = Language::ALL.map(faces::strict).map(|words| (words.marking(), words));
        for seats in [F::INFO.min_seats, F::INFO.max_seats] {
            let story = told::<F>(seats);
            for (marking, words) in &languages {
                read::<F>(marking, words, seats, &story);
            }
        }
    }
}

fn read<F: Describe>(marking: &Words, words: &Words, seats: u8, story: &[(Viewer, Event<F>)]) {
    let names = ["Ada", "Jun", "Mira", "Quill", "Tove", "Wim"].map(str::to_owned)[..usize::from(seats)].to_vec();
    let (mut named, mut headings) = (Seats::NONE, 0);
    for (viewer, event) in story {
        let people = People { names: names.clone(), me: viewer.seat() };
        let (marked, options) = (people.marked(), Options::<F>::default());
        let sentence = F::event(marking, &marked, &options, event);
        assert_eq!(words::plain(&sentence), F::event(words, &people, &options, event), "marks change nothing else");
        for part in words::parts(&sentence) {
            match part {
                Part::Seat(seat, name) => {
                    assert_eq!(name, names[seat.index()], "somebody is marked as another in `{sentence}`");
                    named = named.with(seat);
                }
                Part::Card(name) => assert!(!name.is_empty(), "a card without a name in `{sentence}`"),
                Part::Text(_) => {}
            }
        }
        match F::chapter(marking, &marked, &options, event) {
            Some(Chapter::Round(heading) | Chapter::Turn(heading)) => {
                assert!(!heading.is_empty() && heading.trim() == heading, "a heading is `{heading}`");
                headings += 1;
            }
            Some(Chapter::Outcome(outcome)) => assert!(!outcome.is_empty()),
            None => {}
        }
    }
    let slug = F::INFO.slug;
    assert_eq!(named, Seats::all(seats), "{slug}: everybody is named in the story");
    assert!(headings > 1, "{slug}: nothing divides the log; `Speak::chapter` says where something new begins");
}

#[test]
fn every_log_has_headings_and_its_names_can_be_found() {
    for info in GAMES {
        faces::with(info.slug, Reads).expect("a game of the list");
    }
}

struct Counts;

impl faces::Visit for Counts {
    type Output = ();

    fn visit<F: Catalogue + Describe + Teach>(self) {
        if F::STAKES.is_none() {
            return;
        }
        let mut changes = 0;
        for seats in [F::INFO.min_seats, F::INFO.max_seats] {
            let seed = Seed::from_text("counted");
            let (mut table, begin) = Match::<F::Game>::new(Options::<F>::default(), seats, seed).expect("a table");
            let (mut told, mut rng) = (begin, Rng::fast(5));
            let mut had: Vec<Vec<Option<i32>>> = Vec::new();
            loop {
                for (index, viewer) in Viewer::all(seats).enumerate() {
                    let view = table.state().view(viewer);
                    let now: Vec<Option<i32>> = Seat::all(seats).map(|seat| F::purse(&view, seat)).collect();
                    let mut flows = vec![0; usize::from(seats)];
                    for (seat, change) in
                        told.iter().filter(|told| told.is_for(viewer)).flat_map(|told| F::flow(&told.event))
                    {
                        flows[seat.index()] += change;
                        changes += 1;
                    }
                    if let Some(before) = had.get_mut(index) {
                        for seat in Seat::all(seats).map(Seat::index) {
                            if let (Some(before), Some(now)) = (before[seat], now[seat]) {
                                assert_eq!(now - before, flows[seat], "{}: {told:?}", F::INFO.slug);
                            }
                        }
                        *before = now;
                    } else {
                        had.push(now);
                    }
                }
                let Some(seat) = table.state().to_act().first() else { break };
                let action = table.menu(seat).sample(&mut rng).expect("a choice");
                told = table.submit(seat, action).expect("it is on the menu");
            }
        }
        assert!(changes > 10, "{}: {changes}", F::INFO.slug);
    }
}

#[test]
fn all_that_is_gained_and_paid_is_told() {
    for info in GAMES {
        faces::with(info.slug, Counts).expect("a game of the list");
    }
}
