use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;

use tokio::time::Instant;
use wire::Problem;

use super::{Rate, lock, too_many};

/// How many keys are remembered at most.
const MANY: usize = 20_000;

/// What is left to each, and since when.
#[derive(Debug)]
pub(super) struct Buckets<K>(Mutex<HashMap<K, Bucket>>);

type Bucket = (f64, Instant);

impl<K> Default for Buckets<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash> Buckets<K> {
    /// Takes one, or says when there is one again; all keys have the same rate.
    pub(super) fn take(&self, key: K, rate: Rate) -> Result<(), Problem> {
        let now = Instant::now();
        let filled =
            |(left, since): Bucket| (left + now.duration_since(since).as_secs_f64() * rate.per_second).min(rate.burst);
        let mut buckets = lock(&self.0);
        if buckets.len() >= MANY && !buckets.contains_key(&key) {
            forget(&mut buckets, filled);
        }
        let bucket = buckets.entry(key).or_insert((rate.burst, now));
        let left = filled(*bucket);
        if left < 1.0 {
            return Err(too_many((1.0 - left) / rate.per_second));
        }
        *bucket = (left - 1.0, now);
        Ok(())
    }
}

/// Forgets the fuller half: whoever has asked too much is remembered longest.
fn forget<K: Eq + Hash>(buckets: &mut HashMap<K, Bucket>, filled: impl Fn(Bucket) -> f64) {
    let mut fills: Vec<f64> = buckets.values().map(|bucket| filled(*bucket)).collect();
    let middle = fills.len() / 2;
    let (_, middle, _) = fills.select_nth_unstable_by(middle, f64::total_cmp);
    buckets.retain(|_, bucket| filled(*bucket) < *middle);
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use wire::Code;

    use super::*;

    const RATE: Rate = Rate { burst: 2.0, per_second: 0.5 };

    #[tokio::test(start_paused = true)]
    async fn a_bucket_is_emptied_at_once_and_filled_with_time() {
        let buckets = Buckets::default();
        assert!(buckets.take('a', RATE).is_ok() && buckets.take('a', RATE).is_ok());
        let refused = buckets.take('a', RATE).expect_err("it is empty");
        assert_eq!((refused.code, refused.retry_after), (Code::TooMany, Some(2)));
        assert!(buckets.take('b', RATE).is_ok(), "another has a bucket of their own");
        tokio::time::advance(Duration::from_secs(2)).await;
        assert!(buckets.take('a', RATE).is_ok());
        assert!(buckets.take('a', RATE).is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn however_many_ask_at_once_few_are_remembered_and_among_them_whoever_asked_too_much() {
        let buckets = Buckets::default();
        while buckets.take(0, RATE).is_ok() {}
        for key in 1..3 * MANY {
            assert!(buckets.take(key, RATE).is_ok());
            assert!(lock(&buckets.0).len() <= MANY);
        }
        assert!(buckets.take(0, RATE).is_err(), "whoever asked too much is not forgotten for it");
    }
}
