//! The clock by which a budget of time is spent.

#[cfg(feature = "clock")]
pub(crate) use web_time::Instant;

#[cfg(not(feature = "clock"))]
pub(crate) use counted::Instant;

/// A clock for programs that have none: it goes on by a millisecond whenever somebody looks at it.
///
/// Whoever asks for time is given work instead, the same amount of it wherever the program runs.
#[cfg(any(test, not(feature = "clock")))]
mod counted {
    use std::ops::Add;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Duration;

    static LOOKS: AtomicU64 = AtomicU64::new(0);

    /// A look at the clock.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub(crate) struct Instant(Duration);

    impl Instant {
        pub(crate) fn now() -> Self {
            Self(Duration::from_millis(LOOKS.fetch_add(1, Ordering::Relaxed)))
        }

        pub(crate) fn saturating_duration_since(self, earlier: Self) -> Duration {
            self.0.saturating_sub(earlier.0)
        }

        pub(crate) fn elapsed(self) -> Duration {
            Self::now().saturating_duration_since(self)
        }
    }

    impl Add<Duration> for Instant {
        type Output = Self;

        fn add(self, time: Duration) -> Self {
            Self(self.0 + time)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::counted::Instant;

    #[test]
    fn a_clock_that_is_not_there_goes_on_with_every_look() {
        let end = Instant::now() + Duration::from_millis(5);
        let looks = std::iter::repeat_with(Instant::now).take_while(|now| *now < end).count();
        assert_eq!(looks, 4);
        assert!(end.elapsed() > Duration::ZERO);
    }
}
