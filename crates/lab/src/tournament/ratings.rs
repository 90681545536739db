use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How strong everybody is by the method of Weng and Lin, game after game.
#[derive(Debug, Default)]
pub(super) struct Ratings(Vec<WengLinRating>);

impl Ratings {
    /// Takes up a game: who sat at each seat, and the place of each seat.
    ///
    /// Whoever sat at several seats moves by the mean of what each of them earned.
    pub(super) fn add(&mut self, seated: &[usize], places: &[u8]) {
        let players = seated.iter().max().map_or(0, |last| last + 1);
        self.0.resize_with(self.0.len().max(players), WengLinRating::new);
        let teams: Vec<[WengLinRating; 1]> = seated.iter().map(|player| [self.0[*player]]).collect();
        let sides: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .zip(places)
            .map(|(team, place)| (&team[..], MultiTeamOutcome::new(usize::from(*place))))
            .collect();
        if sides.len() < 2 {
            return;
        }
        let after = weng_lin_multi_team(&sides, &WengLinConfig::new());
        for player in 0..players {
            let earned: Vec<WengLinRating> =
                after.iter().zip(seated).filter(|(_, at)| **at == player).map(|(team, _)| team[0]).collect();
            if !earned.is_empty() {
                let mean = |of: fn(&WengLinRating) -> f64| earned.iter().map(of).sum::<f64>() / earned.len() as f64;
                self.0[player] =
                    WengLinRating { rating: mean(|rated| rated.rating), uncertainty: mean(|rated| rated.uncertainty) };
            }
        }
    }

    pub(super) fn of(&self, player: usize) -> WengLinRating {
        self.0.get(player).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_game_moves_ratings_as_worked_out_by_hand() {
        // Two new players have even chances: σ² = (25/3)² = 69.444, β² = (25/6)² = 17.361,
        // c = √(2·69.444 + 2·17.361) = 13.176, and both move by σ²/c · 1/2 = 2.6352.
        let mut ratings = Ratings::default();
        ratings.add(&[0, 1], &[1, 2]);
        assert!((ratings.of(0).rating - 27.635_2).abs() < 1e-3, "{:?}", ratings.of(0));
        assert!((ratings.of(1).rating - 22.364_8).abs() < 1e-3, "{:?}", ratings.of(1));
        assert!(ratings.of(0).uncertainty < 25.0 / 3.0);
    }

    #[test]
    fn whoever_sits_twice_moves_by_the_mean() {
        let mut ratings = Ratings::default();
        ratings.add(&[0, 1, 1], &[1, 2, 3]);
        let mut apart = Ratings::default();
        apart.add(&[0, 1, 2], &[1, 2, 3]);
        let mean = (apart.of(1).rating + apart.of(2).rating) / 2.0;
        assert!((ratings.of(1).rating - mean).abs() < 1e-9);
        assert!((ratings.of(0).rating - apart.of(0).rating).abs() < 1e-9);
    }
}
