//! What stands in the rows of the database.

use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::Row as _;
use sqlx::any::AnyRow;
use wire::PersonId;

use super::{Person, Player, Rated, SeatResult, StoreError};

pub(super) fn written(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).expect("whatever is kept has a JSON form")
}

pub(super) fn read<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Unavailable(error.to_string()))
}

pub(super) fn folded(name: &str) -> String {
    name.to_lowercase()
}

/// The name under which an account is found; guests have none.
pub(super) fn account(person: &Person) -> Option<String> {
    person.password.as_ref().map(|_| folded(&person.name))
}

pub(super) fn person(row: &AnyRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: PersonId(row.try_get(0)?),
        name: row.try_get(1)?,
        password: row.try_get(2)?,
        made: row.try_get::<i64, _>(3)? as u64,
    })
}

pub(super) fn rated(row: &AnyRow) -> Result<Rated, StoreError> {
    let games = row.try_get::<i64, _>(2)? as u32;
    Ok(Rated { rating: row.try_get(0)?, uncertainty: row.try_get(1)?, games })
}

pub(super) fn seat_result(row: &AnyRow) -> Result<SeatResult, StoreError> {
    let player = match row.try_get::<Option<String>, _>(0)? {
        Some(person) => Player::Person(PersonId(person)),
        None => Player::Bot(row.try_get::<Option<String>, _>(1)?.unwrap_or_default()),
    };
    Ok(SeatResult { player, place: row.try_get::<i64, _>(2)? as u8, score: row.try_get::<i64, _>(3)? as i32 })
}

pub(super) fn key(player: &Player) -> String {
    match player {
        Player::Person(id) => format!("person {id}"),
        Player::Bot(level) => format!("bot {level}"),
    }
}

pub(super) fn player(key: String) -> Player {
    match key.split_once(' ') {
        Some(("person", id)) => Player::Person(PersonId(id.to_owned())),
        Some((_, level)) => Player::Bot(level.to_owned()),
        None => Player::Bot(key),
    }
}

/// Places for the values of so many rows: `($1, $2), ($3, $4)`.
pub(super) fn places(width: usize, rows: usize) -> String {
    let row = |row: usize| {
        let places: Vec<String> = (1..=width).map(|place| format!("${}", row * width + place)).collect();
        format!("({})", places.join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_of_every_row_has_a_place() {
        assert_eq!(places(3, 2), "($1, $2, $3), ($4, $5, $6)");
    }
}
