//! What every game is tried with.
// Written by `cargo run -p xtask -- list` from games/list.txt.

mod bidness {
    #[test]
    fn is_played_to_its_end_against_bots() {
        crate::games::a_game_against_bots("bidness");
    }

    #[test]
    fn is_played_to_its_end_by_two_people() {
        crate::games::a_game_of_two_people("bidness");
    }

    #[test]
    fn is_played_by_keyboard() {
        crate::keys::a_game_by_keys("bidness");
    }

    #[test]
    fn is_looked_back_on() {
        crate::review::a_whole_game("bidness");
    }

    #[test]
    fn is_played_without_a_drawing() {
        crate::undrawn::a_whole_game("bidness");
    }

    #[test]
    fn fits_in_every_window() {
        crate::fit::in_every_window("bidness");
    }
}

mod silicon_valley {
    #[test]
    fn is_played_to_its_end_against_bots() {
        crate::games::a_game_against_bots("silicon-valley");
    }

    #[test]
    fn is_played_to_its_end_by_two_people() {
        crate::games::a_game_of_two_people("silicon-valley");
    }

    #[test]
    fn is_played_by_keyboard() {
        crate::keys::a_game_by_keys("silicon-valley");
    }

    #[test]
    fn is_looked_back_on() {
        crate::review::a_whole_game("silicon-valley");
    }

    #[test]
    fn is_played_without_a_drawing() {
        crate::undrawn::a_whole_game("silicon-valley");
    }

    #[test]
    fn fits_in_every_window() {
        crate::fit::in_every_window("silicon-valley");
    }
}

mod bidders {
    #[test]
    fn is_played_to_its_end_against_bots() {
        crate::games::a_game_against_bots("bidders");
    }

    #[test]
    fn is_played_to_its_end_by_two_people() {
        crate::games::a_game_of_two_people("bidders");
    }

    #[test]
    fn is_played_by_keyboard() {
        crate::keys::a_game_by_keys("bidders");
    }

    #[test]
    fn is_looked_back_on() {
        crate::review::a_whole_game("bidders");
    }

    #[test]
    fn is_played_without_a_drawing() {
        crate::undrawn::a_whole_game("bidders");
    }

    #[test]
    fn fits_in_every_window() {
        crate::fit::in_every_window("bidders");
    }
}

mod bids {
    #[test]
    fn is_played_to_its_end_against_bots() {
        crate::games::a_game_against_bots("bids");
    }

    #[test]
    fn is_played_to_its_end_by_two_people() {
        crate::games::a_game_of_two_people("bids");
    }

    #[test]
    fn is_played_by_keyboard() {
        crate::keys::a_game_by_keys("bids");
    }

    #[test]
    fn is_looked_back_on() {
        crate::review::a_whole_game("bids");
    }

    #[test]
    fn is_played_without_a_drawing() {
        crate::undrawn::a_whole_game("bids");
    }

    #[test]
    fn fits_in_every_window() {
        crate::fit::in_every_window("bids");
    }
}

mod furnace {
    #[test]
    fn is_played_to_its_end_against_bots() {
        crate::games::a_game_against_bots("furnace");
    }

    #[test]
    fn is_played_to_its_end_by_two_people() {
        crate::games::a_game_of_two_people("furnace");
    }

    #[test]
    fn is_played_by_keyboard() {
        crate::keys::a_game_by_keys("furnace");
    }

    #[test]
    fn is_looked_back_on() {
        crate::review::a_whole_game("furnace");
    }

    #[test]
    fn is_played_without_a_drawing() {
        crate::undrawn::a_whole_game("furnace");
    }

    #[test]
    fn fits_in_every_window() {
        crate::fit::in_every_window("furnace");
    }
}
