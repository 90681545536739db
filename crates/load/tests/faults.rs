//! What becomes of a server that is killed, whose disk is full, or that shares its database with another.

// What the tests of the server need besides is not needed here.
#[allow(dead_code)]
#[path = "../../server/tests/it/postgres.rs"]
mod postgres;

use std::path::Path;
use std::time::Duration;

use load::{Crowd, Figures, House};
use postgres::Postgres;

const PROGRAM: &str = env!("CARGO_BIN_EXE_load");
const CROWD: Crowd = Crowd { tables: 4, seats: 3 };

fn nothing_is_lost_or_doubled(figures: &Figures) {
    assert_eq!((figures.value("lost"), figures.value("doubled")), (0.0, 0.0), "{figures:?}");
}

#[tokio::test]
async fn a_server_that_is_killed_in_mid_game_loses_and_doubles_nothing() {
    let mut house = House::open(Path::new(PROGRAM)).await.expect("a server");
    let figures = load::kills(&mut house, CROWD, 5).await.expect("it comes back every time");
    assert!(figures.value("moves") > 20.0, "{figures:?}");
    nothing_is_lost_or_doubled(&figures);
}

#[tokio::test]
async fn a_full_disk_is_said_to_be_and_the_games_go_on_when_there_is_room() {
    let figures = load::full_disk(Path::new(PROGRAM), CROWD).await.expect("it recovers");
    nothing_is_lost_or_doubled(&figures);
}

#[tokio::test]
async fn two_servers_share_their_tables_and_one_goes_on_when_the_other_is_killed() {
    let postgres = Postgres::start();
    let time = Duration::from_secs(4);
    let figures = load::two_servers(Path::new(PROGRAM), &postgres.address(), CROWD, time).await.expect("they answer");
    assert!(figures.value("moves_per_second") > 5.0, "{figures:?}");
    nothing_is_lost_or_doubled(&figures);
}

#[tokio::test]
async fn what_a_move_costs_is_measured_on_a_shared_database_too_and_nothing_is_lost_there() {
    let postgres = Postgres::start();
    let beside = || async { House::beside(Path::new(PROGRAM), &postgres.address()).await.expect("a server") };
    let mut houses = [beside().await, beside().await];
    let figures = load::speed(&mut houses, CROWD, Duration::from_secs(2)).await.expect("they answer");
    assert!(figures.value("server_us_a_move") > 0.0 && figures.value("players_us_a_move") > 0.0, "{figures:?}");
    nothing_is_lost_or_doubled(&figures);
}
