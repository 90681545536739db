use axum::extract::{Path, State};
use axum::routing::get;
use axum::{Json, Router};
use sitting::{Absence, Holder, Sitting};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use table::Seat;
use wire::{Code, LISTED_AFTER, Sitter, Standing, Statistics};

use crate::live::player;
use crate::problem::{Refusal, refuse, say};
use crate::server::Server;
use crate::session::Known;
use crate::store::{GameResult, Placed, Player, Rated, SeatResult, Wanted};

pub(crate) fn router() -> Router<Server> {
    Router::new().route("/ratings/{game}", get(standings)).route("/statistics", get(statistics))
}

/// The best players of a game, of those who have played enough.
async fn standings(State(server): State<Server>, Path(game): Path<String>) -> Result<Json<Vec<Standing>>, Refusal> {
    if !shelf::GAMES.iter().any(|info| info.slug == game) {
        return Err(Refusal(refuse("no-such-game", Code::NotFound)));
    }
    let mut standings = Vec::new();
    for (player, rated) in server.store().ratings(&game, LISTED_AFTER).await? {
        standings.push(Standing { sitter: sitter(&server, player).await?, rating: rated.into() });
    }
    Ok(Json(standings))
}

/// Somebody as they are called now.
pub(crate) async fn sitter(server: &Server, player: Player) -> Result<Sitter, Refusal> {
    Ok(match player {
        Player::Person(id) => {
            let name = server.store().person(&id).await?.map_or_else(|| say("somebody"), |person| person.name);
            Sitter::Person { id, name }
        }
        Player::Bot(level) => Sitter::Bot { name: level.clone(), level },
    })
}

/// How somebody has done in each game.
async fn statistics(State(server): State<Server>, Known(person): Known) -> Result<Json<Vec<Statistics>>, Refusal> {
    let mut all = Vec::new();
    for info in shelf::GAMES {
        let wanted = Wanted {
            person: person.id.clone(),
            game: Some(info.slug.to_owned()),
            won: false,
            before: None,
            limit: u32::MAX,
        };
        let player = Player::Person(person.id.clone());
        let results = server.store().history(&wanted).await?;
        let mine = || results.iter().filter_map(|result| result.seats.iter().find(|seat| seat.player == player));
        let played = mine().count() as u32;
        let total: i64 = mine().map(|seat| i64::from(seat.score)).sum();
        all.push(Statistics {
            game: info.slug.to_owned(),
            played,
            won: mine().filter(|seat| seat.place == 1).count() as u32,
            best: mine().map(|seat| seat.score).max(),
            average: (played > 0).then(|| total as f64 / f64::from(played)),
            rating: server.store().rating(info.slug, &player).await?.map(Into::into),
        });
    }
    Ok(Json(all))
}

/// How a finished game counts: whoever gave up comes after all who did not.
pub(crate) fn result(sitting: &Sitting) -> Option<GameResult> {
    let game = sitting.game()?;
    let (places, scores) = (game.places()?, game.scores());
    let seats = Seat::all(sitting.seats()).zip(sitting.chairs()).map(|(seat, chair)| SeatResult {
        player: player(&chair.holder).unwrap_or_else(|| Player::Bot(String::new())),
        place: if chair.absence == Some(Absence::Conceded) { sitting.seats().max(2) } else { places.of(seat) },
        score: scores[seat],
    });
    Some(GameResult {
        id: sitting.made().id.clone(),
        game: sitting.made().game.clone(),
        seats: seats.collect(),
        at: sitting.times().last().copied().unwrap_or_else(|| sitting.changed()),
        plies: game.plies() as u32,
    })
}

/// Whom a game rates against each other: people who played it themselves to the end, and behind them those who left
/// their seat to a bot. Nobody where that is one person alone, or where all have left.
pub(crate) fn rated(sitting: &Sitting) -> Vec<Placed> {
    let Some(places) = sitting.game().and_then(shelf::AnyMatch::places) else { return Vec::new() };
    let mut rated = Vec::new();
    for (seat, chair) in Seat::all(sitting.seats()).zip(sitting.chairs()) {
        let Holder::Person { id, .. } = &chair.holder else { continue };
        let place = match chair.absence {
            Some(Absence::Away | Absence::Time | Absence::Conceded) => BEHIND_ALL,
            None if sitting.is_attended(seat) => places.of(seat),
            None => continue,
        };
        rated.push(Placed { player: Player::Person(id.clone()), place });
    }
    let is_contest = rated.len() > 1 && rated.iter().any(|placed| placed.place < BEHIND_ALL);
    if is_contest { rated } else { Vec::new() }
}

/// The place of whoever left.
const BEHIND_ALL: u8 = u8::MAX;

/// New ratings by the method of Weng and Lin, from the old ones and the places.
pub(crate) fn rate(players: &[(Option<Rated>, u8)]) -> Vec<Rated> {
    let known = |rated: &Option<Rated>| {
        rated.map_or_else(WengLinRating::new, |Rated { rating, uncertainty, .. }| WengLinRating { rating, uncertainty })
    };
    let teams: Vec<([WengLinRating; 1], MultiTeamOutcome)> =
        players.iter().map(|(rated, place)| ([known(rated)], MultiTeamOutcome::new(usize::from(*place)))).collect();
    let sides: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().map(|(team, outcome)| (&team[..], *outcome)).collect();
    let after = weng_lin_multi_team(&sides, &WengLinConfig::new());
    players
        .iter()
        .zip(after)
        .map(|((before, _), after)| {
            let games = before.map_or(0, |rated| rated.games) + 1;
            let WengLinRating { rating, uncertainty } = after[0];
            Rated { rating, uncertainty, games }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_winner_rises_a_loser_falls_and_both_become_more_certain() {
        let after = rate(&[(None, 1), (None, 2), (None, 2)]);
        assert!(after[0].rating > 25.0 && after[1].rating < 25.0);
        assert!((after[1].rating - after[2].rating).abs() < 1e-9, "a shared place is worth the same");
        assert!(after.iter().all(|rated| rated.uncertainty < 25.0 / 3.0 && rated.games == 1));
    }
}
