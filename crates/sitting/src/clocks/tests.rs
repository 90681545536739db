use super::*;

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("a small index")
}

/// Two seats that have ten seconds for a move and a minute in the bank.
fn two() -> Clocks {
    Clocks::new(Clock::Live { per_move: 10, bank: 60 }, 2)
}

#[test]
fn a_move_beyond_its_time_goes_off_the_bank() {
    let mut clocks = two();
    clocks.run(Seats::only(seat(0)), 0, 1_000);
    assert_eq!(clocks.next(), Some((71_000, seat(0))));
    clocks.acted(seat(0), 31_000);
    clocks.run(Seats::only(seat(1)), 1, 31_000);
    assert_eq!(clocks.remaining()[0].bank, 40_000, "30 seconds are 20 more than the move has");
    assert_eq!(clocks.until(seat(1)), Some(101_000));
}

#[test]
fn time_that_was_used_stays_used_when_a_move_is_taken_back() {
    let mut clocks = two();
    clocks.run(Seats::only(seat(0)), 0, 1_000);
    clocks.acted(seat(0), 31_000);
    clocks.run(Seats::only(seat(1)), 1, 31_000);
    clocks.taken_back(seat(0), 0, 40_000, Custom::Strict);
    clocks.run(Seats::only(seat(0)), 0, 40_000);
    assert_eq!(clocks.remaining()[0].bank, 40_000);
    assert_eq!(clocks.until(seat(0)), Some(80_000), "the bank is all that is left of the move");
}

#[test]
fn taking_back_over_and_over_gives_no_time_to_think() {
    let mut clocks = two();
    let mut at = 0;
    for _ in 0..50 {
        // Two moves in a row: the first at once, the second is thought about until the first is taken back.
        clocks.run(Seats::only(seat(0)), 0, at);
        clocks.acted(seat(0), at);
        clocks.run(Seats::only(seat(0)), 1, at);
        at += 9_000;
        clocks.taken_back(seat(0), 0, at, Custom::Strict);
    }
    assert_eq!(clocks.remaining()[0].bank, 0, "after 450 seconds");
}

#[test]
fn each_of_several_moves_has_its_own_time_again_as_far_as_it_was_not_used() {
    let mut clocks = two();
    for (ply, at) in [(0, 0), (1, 8_000)] {
        clocks.run(Seats::only(seat(0)), ply, at);
        clocks.acted(seat(0), at + 8_000);
    }
    clocks.run(Seats::only(seat(1)), 2, 16_000);
    for ply in [1, 0] {
        clocks.taken_back(seat(0), ply, 20_000, Custom::Strict);
        clocks.run(Seats::only(seat(0)), ply, 20_000);
        assert_eq!(clocks.until(seat(0)), Some(82_000), "2 seconds of the move and the bank");
    }
    clocks.acted(seat(0), 21_000);
    clocks.run(Seats::only(seat(0)), 1, 21_000);
    assert_eq!(clocks.until(seat(0)), Some(83_000), "and the second goes on where it was, too");
    assert_eq!(clocks.remaining()[0].bank, 60_000);
}

#[test]
fn going_back_gives_nobody_time_again() {
    let mut clocks = two();
    for (ply, mover, at) in [(0, 0, 30_000), (1, 1, 70_000)] {
        clocks.run(Seats::only(seat(mover)), ply, at - 30_000);
        clocks.acted(seat(mover), at);
    }
    clocks.run(Seats::only(seat(0)), 2, 70_000);
    clocks.rewound(0, 85_000, Custom::Strict);
    clocks.run(Seats::only(seat(0)), 0, 85_000);
    let banks: Vec<u64> = clocks.remaining().iter().map(|clock| clock.bank).collect();
    assert_eq!(banks, [35_000, 40_000], "20 and 5 seconds more than a move has, and 20");
    assert_eq!((clocks.until(seat(0)), clocks.until(seat(1))), (Some(120_000), None));
    clocks.acted(seat(0), 86_000);
    clocks.run(Seats::only(seat(1)), 1, 86_000);
    assert_eq!(clocks.until(seat(1)), Some(126_000), "who has used the time of this move");
}

#[test]
fn whoever_is_asked_beside_others_goes_on_from_when_they_were_asked() {
    let mut clocks = two();
    let both = Seats::all(2);
    clocks.run(both, 0, 0);
    clocks.acted(seat(0), 4_000);
    clocks.run(Seats::only(seat(1)), 1, 4_000);
    clocks.taken_back(seat(0), 0, 6_000, Custom::Strict);
    clocks.run(both, 0, 6_000);
    assert_eq!(clocks.until(seat(0)), Some(72_000), "4 of 10 seconds are used");
    assert_eq!(clocks.until(seat(1)), Some(70_000), "and nobody else's clock has stopped");
}

#[test]
fn what_was_written_while_taking_back_gave_time_again_still_does() {
    let mut clocks = two();
    clocks.run(Seats::only(seat(0)), 0, 1_000);
    clocks.acted(seat(0), 31_000);
    clocks.run(Seats::only(seat(1)), 1, 31_000);
    clocks.taken_back(seat(0), 0, 40_000, Custom::Lenient);
    clocks.run(Seats::only(seat(0)), 0, 40_000);
    assert_eq!((clocks.remaining()[0].bank, clocks.next()), (60_000, Some((110_000, seat(0)))));
    clocks.acted(seat(0), 75_000);
    clocks.run(Seats::only(seat(1)), 1, 75_000);
    clocks.rewound(0, 80_000, Custom::Lenient);
    assert!(clocks.remaining().iter().all(|clock| clock.bank == 60_000 && clock.until.is_none()));
    clocks.run(Seats::only(seat(0)), 0, 80_000);
    assert_eq!(clocks.until(seat(0)), Some(150_000));
}

#[test]
fn nobody_is_timed_without_a_clock() {
    let mut clocks = Clocks::new(Clock::None, 3);
    clocks.run(Seats::all(3), 0, 5);
    clocks.acted(seat(2), 9);
    clocks.taken_back(seat(2), 0, 9, Custom::Strict);
    assert_eq!(clocks.next(), None);
    assert!(clocks.remaining().is_empty());
}
