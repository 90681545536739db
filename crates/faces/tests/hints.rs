//! What a bot thinks can be said about every game, in every language.

use bots::{Budget, Candidate, Level, Question};
use learn::{LEARNER, Teach, hints, poor_choice};
use shelf::GAMES;
use table::{Game as _, Match, Viewer};
use words::{Action, Catalogue, Language, People, View};

/// Plays on until whoever learns has a choice, then lets the strongest bot think about it.
fn thought<F: Teach>() -> (View<F>, Vec<Candidate<Action<F>>>) {
    let first = F::first_game();
    let (mut table, _) = Match::<F::Game>::new(first.options.clone(), first.seats, first.seed()).expect("a table");
    let mut manager = Level::Manager.bot::<F::Game>(1);
    loop {
        let seat = table.state().to_act().first().expect("the game has just begun");
        let (view, menu) = (table.state().view(Viewer::Seat(seat)), table.menu(seat));
        if seat == LEARNER && menu.len() > 2 {
            let mut shark = Level::Shark.bot::<F::Game>(1);
            shark.choose(&Question { seat, view: &view, menu: &menu, budget: Budget::Iterations(120) });
            return (view, shark.thought().to_vec());
        }
        let budget = Level::Manager.repeatable();
        let action = manager.choose(&Question { seat, view: &view, menu: &menu, budget });
        table.submit(seat, action).expect("it is on the menu");
    }
}

fn check<F: Teach>() {
    let (view, thought) = thought::<F>();
    let people = People { names: vec!["Ada".to_owned(); 6], me: Some(LEARNER) };
    for language in Language::ALL {
        let words = faces::strict(language);
        let hints = hints::<F>(&words, &people, &view, &thought);
        assert_eq!(hints.len(), thought.len().min(3), "{}", F::INFO.slug);
        assert_eq!(hints[0].action, thought[0].action, "the best comes first");
        for hint in &hints {
            assert!(!hint.what.is_empty() && hint.why.chars().any(|sign| sign.is_ascii_digit()), "{hint:?}");
        }
        let [best, other] = [0.8, 0.2].map(|chance| Candidate { chance, visits: 300, ..thought[0] });
        let other = Candidate { action: thought[1].action, ..other };
        let remark = poor_choice::<F>(&words, &people, &view, &[best, other], other.action).expect("it is poor");
        assert!(remark.contains(&hints[0].what) && remark.contains("80") && remark.contains("20"), "{remark}");
        assert_eq!(poor_choice::<F>(&words, &people, &view, &[best, other], best.action), None);
    }
}

struct Hinted;

impl faces::Visit for Hinted {
    type Output = ();

    fn visit<F: Catalogue + Teach>(self) {
        check::<F>();
    }
}

#[test]
fn every_game_has_hints_with_reasons_in_every_language() {
    for info in GAMES {
        faces::with(info.slug, Hinted).expect("a game of the list");
    }
}
