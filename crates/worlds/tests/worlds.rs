//! A thousand worlds, in ten parts, so that every core has some.

use std::process::Command;

use worlds::{Tell, live, plants};

/// How many worlds a part has.
const PART: u64 = 100;

fn all_is_well_in_part(part: u64) {
    for seed in part * PART..(part + 1) * PART {
        let wrong = live(seed, Tell::Outcome).wrong;
        assert!(wrong.is_empty(), "see `cargo worlds --from {seed} --count 1 --tell`: {wrong:#?}");
    }
}

#[test]
fn every_mistake_can_still_be_planted() {
    for plant in plants().expect("the mistakes") {
        let applied = Command::new("git").args(["apply", "--check"]).arg(&plant).current_dir("../..").output();
        let said = applied.expect("git").stderr;
        assert!(said.is_empty(), "{}: {}", plant.display(), String::from_utf8_lossy(&said));
    }
}

#[test]
fn a_world_happens_in_the_same_way_each_time() {
    for seed in 0..5 {
        let [once, again] = [live(seed, Tell::All), live(seed, Tell::All)];
        for (number, (line, other)) in once.lines.iter().zip(&again.lines).enumerate() {
            assert_eq!(line, other, "world {seed}, line {number}");
        }
        assert_eq!((once.trace, once.figures), (again.trace, again.figures), "world {seed}");
    }
}

#[test]
fn all_is_well_in_the_first_hundred_worlds() {
    all_is_well_in_part(0);
}

#[test]
fn all_is_well_in_the_second_hundred_worlds() {
    all_is_well_in_part(1);
}

#[test]
fn all_is_well_in_the_third_hundred_worlds() {
    all_is_well_in_part(2);
}

#[test]
fn all_is_well_in_the_fourth_hundred_worlds() {
    all_is_well_in_part(3);
}

#[test]
fn all_is_well_in_the_fifth_hundred_worlds() {
    all_is_well_in_part(4);
}

#[test]
fn all_is_well_in_the_sixth_hundred_worlds() {
    all_is_well_in_part(5);
}

#[test]
fn all_is_well_in_the_seventh_hundred_worlds() {
    all_is_well_in_part(6);
}

#[test]
fn all_is_well_in_the_eighth_hundred_worlds() {
    all_is_well_in_part(7);
}

#[test]
fn all_is_well_in_the_ninth_hundred_worlds() {
    all_is_well_in_part(8);
}

#[test]
fn all_is_well_in_the_tenth_hundred_worlds() {
    all_is_well_in_part(9);
}
