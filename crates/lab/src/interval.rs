use serde::Serialize;

/// Where the truth lies with a probability of 95%.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// How many standard errors an interval of 95% reaches to either side.
const Z: f64 = 1.959_963_984_540_054;

impl Interval {
    /// Wilson's interval around a share that was seen in `trials` independent trials.
    #[must_use]
    pub fn wilson(share: f64, trials: f64) -> Self {
        if trials <= 0.0 {
            return Self { low: 0.0, high: 1.0 };
        }
        let square = Z * Z / trials;
        let middle = (share + square / 2.0) / (1.0 + square);
        let half = Z / (1.0 + square) * (share * (1.0 - share) / trials + square / (4.0 * trials)).max(0.0).sqrt();
        Self { low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }

    /// The interval around a share whose variance was measured: Wilson's, for as many trials as would leave that variance.
    ///
    /// Where everything went alike there is no variance; then there were `at_least` so many trials.
    #[must_use]
    pub fn of_share(share: f64, variance: f64, at_least: f64) -> Self {
        let measured = variance.is_finite() && variance > 1e-12;
        Self::wilson(share, if measured { share * (1.0 - share) / variance } else { at_least })
    }

    /// The interval around a mean with this standard error.
    #[must_use]
    pub fn normal(mean: f64, error: f64) -> Self {
        Self { low: mean - Z * error, high: mean + Z * error }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_that_of_the_textbook() {
        // 10 of 20: centre 1/2, half width 1.96 / (1 + 0.19207) · √(0.0125 + 0.0024009) = 0.20070.
        let even = Interval::wilson(0.5, 20.0);
        assert!((even.low - 0.299_3).abs() < 1e-4 && (even.high - 0.700_7).abs() < 1e-4, "{even:?}");
        // None of 10: from 0 to 3.8415 / 13.8415 = 0.27753.
        let none = Interval::wilson(0.0, 10.0);
        assert!(none.low == 0.0 && (none.high - 0.277_53).abs() < 1e-4, "{none:?}");
        assert_eq!(Interval::wilson(0.0, 0.0), Interval { low: 0.0, high: 1.0 });
    }
}
