use std::sync::Arc;

use ::frozen::{Program, Rules, wanted};
use faces::Visit;
use learn::Teach;
use table::{Fault, Rng};
use words::{Catalogue, Describe};

use super::*;

struct Make;

impl Visit for Make {
    type Output = Program;

    fn visit<F: Catalogue + Describe + Teach>(self) -> Program {
        Program::native::<F>().expect("it speaks")
    }
}

/// A table of today's game, played as if its rules were frozen.
fn as_if_frozen(sitting: &Sitting) -> Sitting {
    let program = faces::with(&sitting.made().game, Make).expect("a game");
    Sitting::by(Rules::Frozen(Arc::new(program)), sitting.made().clone(), sitting.journal().to_vec())
}

fn assert_same(frozen: &mut Sitting, native: &mut Sitting) {
    assert_eq!(frozen.phase(), native.phase());
    for person in ["ada", "bob", "nobody"] {
        let person = who(person).id;
        let all = |sitting: &mut Sitting| {
            let update = sitting.missing(Some(&person), Have::default(), &Nobody);
            serde_json::to_value(update).expect("it travels")
        };
        assert_eq!(all(frozen), all(native), "{person:?}");
    }
}

#[test]
fn a_table_of_frozen_rules_tells_everybody_what_one_of_todays_does() {
    for info in GAMES {
        let seats = usize::from(info.min_seats.max(2));
        let mut native = begun(made(info.slug, seats), &["ada", "bob"]);
        let mut frozen = as_if_frozen(&native);
        for number in 0..30 {
            if *native.phase() != Phase::Playing {
                break;
            }
            let granted = next(&frozen);
            let again = granted.what.clone();
            write(&mut frozen, granted);
            native.apply(Dated { at: 2, what: again });
            if number % 4 == 3 {
                let ply = native.plies() as u32 - 1;
                for name in ["ada", "bob"] {
                    let wish = Command::TakeBack { ply };
                    let (here, there) = (frozen.decide(&who(name), &wish), native.decide(&who(name), &wish));
                    assert_eq!(here.is_ok(), there.is_ok(), "{name}");
                    if let (Ok(here), Ok(there)) = (here, there) {
                        write(&mut frozen, here);
                        write(&mut native, there);
                    }
                }
            }
            assert_same(&mut frozen, &mut native);
        }
        let mut again = as_if_frozen(&native);
        assert_same(&mut again, &mut native);
        let (then, before) = (again.at_ply(2).expect("it has begun"), native.at_ply(2).expect("it has begun"));
        let view = |sitting: &Sitting| sitting.position(Viewer::Spectator).expect("a position").view.get().to_owned();
        assert_eq!(view(&then), view(&before));
    }
}

/// Anything that whoever is asked first may do.
fn anything(sitting: &Sitting, rng: &mut Rng) -> Granted {
    let game = sitting.game().expect("a game");
    let seat = game.to_act().first().expect("somebody is asked");
    let actions: Vec<Value> = serde_json::from_str(game.actions(seat).get()).expect("a list");
    let action = rng.pick(&actions).expect("a choice").to_string();
    sitting.acted(seat, game.plies() as u32, None, &action).expect("it is on the menu")
}

#[test]
fn a_table_that_was_begun_by_earlier_rules_goes_on_after_an_upgrade_and_ends_by_them() {
    for info in GAMES {
        let Some(rules) = (1..info.rules).rev().find(|rules| wanted(info.slug, *rules).is_some()) else { continue };
        let seats = usize::from(info.min_seats.max(2));
        let (mut sitting, mut rng) = (begun(Made { rules, ..made(info.slug, seats) }, &["ada", "bob"]), Rng::fast(7));
        while *sitting.phase() == Phase::Playing {
            if sitting.plies() == 20 {
                sitting = Sitting::new(sitting.made().clone(), sitting.journal().to_vec());
            }
            let granted = anything(&sitting, &mut rng);
            write(&mut sitting, granted);
        }
        assert_eq!(*sitting.phase(), Phase::Over, "{}", info.slug);
        let game = sitting.game().expect("a game");
        assert!(game.places().is_some() && game.info().rules == rules, "{}", info.slug);
        assert!(matches!(sitting.rules(), Some(Rules::Frozen(program)) if program.about().rules == rules));
    }
}

#[test]
fn a_table_whose_rules_nobody_has_says_which_ones_it_wants() {
    let info = GAMES.first().expect("a game");
    let lost = Made { rules: 9_999, ..made(info.slug, usize::from(info.min_seats)) };
    let sitting = begun(lost, &["ada"]);
    assert_eq!(*sitting.phase(), Phase::Broken(Breakdown::Rules { found: 9_999, here: info.rules }));
    assert!(sitting.rules().is_none());
}

#[test]
fn what_stops_a_module_is_a_reason_that_can_be_kept_and_said() {
    for fault in [Fault::Endless, Fault::Memory, Fault::Trap("why".to_owned())] {
        let breakdown = Breakdown::from(shelf::Refused::Fault(fault.clone()));
        assert_eq!(breakdown, Breakdown::Fault(fault));
        let kept = serde_json::to_string(&breakdown).expect("it has a JSON form");
        assert_eq!(serde_json::from_str::<Breakdown>(&kept).expect("it is read"), breakdown);
    }
}

#[test]
fn a_table_from_before_card_sets_had_names_goes_on_with_the_set_that_fits() {
    for info in GAMES {
        // Two sets of one version may differ in what nobody meets in a game.
        let archive = shelf::archive(info.slug).expect("a game");
        let sets = archive.0;
        let is_alone = |set: &&table::Archived| {
            set.rules.iter().any(|rules| sets.iter().filter(|other| other.rules.contains(rules)).count() == 1)
        };
        let Some(before) = sets.iter().find(is_alone) else { continue };
        let options = serde_json::json!({ table::CARDS: before.id });
        let seats = usize::from(info.min_seats.max(2));
        // Today's rules, or those that were frozen before they changed.
        let rules = archive.code(before.rules[0]);
        let mut named = begun(Made { rules, options, ..made(info.slug, seats) }, &["ada", "bob"]);
        while *named.phase() == Phase::Playing {
            let granted = next(&named);
            write(&mut named, granted);
        }
        let unnamed = Made { rules: before.rules[0], options: serde_json::json!({}), ..named.made().clone() };
        let mut again = Sitting::new(unnamed, named.journal().to_vec());
        assert_eq!((again.made().rules, &again.made().options[table::CARDS]), (rules, &before.id.into()));
        assert_same(&mut again, &mut named);
    }
}
