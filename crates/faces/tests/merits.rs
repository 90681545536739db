//! What is said to decide a game is what decides it.

use learn::Teach;
use shelf::GAMES;
use table::{Game as _, Match, Places, Rng, Seats, Seed, Viewer};
use words::{Catalogue, Describe, Language, Merit, Options};

struct Ends;

impl faces::Visit for Ends {
    type Output = ();

    fn visit<F: Catalogue + Describe + Teach>(self) {
        let words = Language::ALL.map(faces::strict);
        for number in 0..24_u8 {
            // Alone one wins or loses, and there is nobody to come before.
            let seats = (F::INFO.min_seats.max(2)..=F::INFO.max_seats).cycle().nth(number.into()).expect("a cycle");
            let seed = Seed::from_text(&format!("the end {number}"));
            let (mut table, _) = Match::<F::Game>::new(Options::<F>::default(), seats, seed).expect("a table");
            let mut rng = Rng::fast(number.into());
            while let Some(seat) = table.state().to_act().first() {
                let action = table.menu(seat).sample(&mut rng).expect("a choice");
                table.submit(seat, action).expect("it is on the menu");
            }
            let merits = F::merits(&words[usize::from(number) % words.len()], &table.state().view(Viewer::Spectator));
            let places = table.state().places().expect("it is over");
            assert_decide(F::INFO.slug, &merits, places, seats);
        }
    }
}

fn assert_decide(slug: &str, merits: &[Merit], places: Places, seats: u8) {
    assert!(!merits.is_empty(), "{slug}: something decides; `Describe::merits` says what");
    let first = &merits[0].values;
    let by_merit =
        Places::by_merit(&first.map(|seat, _| merits.iter().map(|merit| merit.values[seat]).collect::<Vec<_>>()));
    assert_eq!(by_merit, places, "{slug}: what is said to decide puts everybody where they are: {merits:?}");
    for merit in merits {
        assert!(!merit.label.is_empty() && merit.label.trim() == merit.label, "{slug}: a label is `{}`", merit.label);
        let unsaid = merit.said.iter().all(|(_, said)| said.is_none());
        let differs = Merit::deciding(std::slice::from_ref(merit), Seats::all(seats)).is_some();
        assert!(!unsaid || !differs, "{slug}: {} decides and is not said", merit.label);
        assert!(merit.said.values().iter().flatten().all(|said| !said.is_empty() && !said.contains('-')), "{merit:?}");
    }
}

#[test]
fn what_is_said_to_decide_every_game_is_what_decides_it() {
    for info in GAMES {
        faces::with(info.slug, Ends).expect("a game of the list");
    }
}
