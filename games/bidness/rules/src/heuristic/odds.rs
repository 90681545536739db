/// The most dice that are counted exactly; of more than that, the surplus is taken from both sides.
const MOST: usize = 12;
const SUMS: usize = 6 * MOST + 1;

/// The probability that the plaintiff wins a trial: the plaintiff's dice must show strictly more.
#[must_use]
pub const fn odds(plaintiff_dice: u32, defendant_dice: u32) -> f32 {
    let more = if plaintiff_dice > defendant_dice { plaintiff_dice } else { defendant_dice };
    let surplus = more.saturating_sub(MOST as u32);
    ODDS[plaintiff_dice.saturating_sub(surplus) as usize][defendant_dice.saturating_sub(surplus) as usize]
}

static ODDS: [[f32; MOST + 1]; MOST + 1] = table();

const fn table() -> [[f32; MOST + 1]; MOST + 1] {
    let ways = ways();
    let mut odds = [[0.0; MOST + 1]; MOST + 1];
    let mut plaintiff = 0;
    while plaintiff <= MOST {
        let mut defendant = 0;
        while defendant <= MOST {
            odds[plaintiff][defendant] = chance(&ways[plaintiff], &ways[defendant]);
            defendant += 1;
        }
        plaintiff += 1;
    }
    odds
}

/// In how many ways so many dice show each sum.
const fn ways() -> [[u64; SUMS]; MOST + 1] {
    let mut ways = [[0; SUMS]; MOST + 1];
    ways[0][0] = 1;
    let mut dice = 1;
    while dice <= MOST {
        let mut sum = 0;
        while sum < SUMS {
            let mut face = 1;
            while face <= 6 && face <= sum {
                ways[dice][sum] += ways[dice - 1][sum - face];
                face += 1;
            }
            sum += 1;
        }
        dice += 1;
    }
    ways
}

const fn chance(plaintiff: &[u64; SUMS], defendant: &[u64; SUMS]) -> f32 {
    let (mut all, mut won, mut all_below) = (0, 0, 0);
    let mut sum = 0;
    while sum < SUMS {
        won += plaintiff[sum] as u128 * all_below as u128;
        all_below += defendant[sum];
        all += plaintiff[sum];
        sum += 1;
    }
    (won as f64 / (all as f64 * all_below as f64)) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;
    use table::Rng;

    /// Plaintiff dice down, defendant dice across, from 2 to 6: worked out apart from this code.
    const EXACT: [[f32; 5]; 5] = [
        [0.444, 0.152, 0.036, 0.006, 0.001],
        [0.779, 0.454, 0.192, 0.061, 0.015],
        [0.939, 0.743, 0.460, 0.220, 0.083],
        [0.988, 0.909, 0.718, 0.464, 0.242],
        [0.998, 0.975, 0.884, 0.700, 0.467],
    ];

    fn cases() -> impl Iterator<Item = (u32, u32, f32)> {
        (2..)
            .zip(EXACT)
            .flat_map(|(plaintiff, row)| (2..).zip(row).map(move |(defendant, p)| (plaintiff, defendant, p)))
    }

    #[test]
    fn the_odds_of_a_trial_are_exact() {
        for (plaintiff, defendant, expected) in cases() {
            let found = odds(plaintiff, defendant);
            assert!((found - expected).abs() < 0.00051, "{plaintiff} against {defendant}: {found}");
        }
        // Of 1,296 pairs of throws 146 are ties (1 + 4 + 9 + 16 + 25 + 36 + 25 + 16 + 9 + 4 + 1), and half of the other 1,150 are won.
        assert!((odds(2, 2) - 575.0 / 1296.0).abs() < 1e-6);
        assert!(odds(40, 38) > 0.5 && odds(30, 60) < 0.001);
    }

    #[test]
    fn thrown_dice_follow_the_odds() {
        let mut rng = Rng::fast(5);
        for (plaintiff, defendant, expected) in cases() {
            let won = (0..4_000)
                .filter(|_| Dice::throw(plaintiff, &mut rng).total() > Dice::throw(defendant, &mut rng).total())
                .count();
            // Five deviations of the binomial at its widest.
            assert!((won as f32 / 4_000.0 - expected).abs() < 0.04, "{plaintiff} against {defendant}: {won}");
        }
    }
}
