use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};

use crate::Seed;

/// The only source of chance.
///
/// [`Rng::for_ply`] gives the stream that is part of a game's record: ChaCha8 keyed by the seed, one stream for each ply.
/// [`Rng::fast`] gives a much cheaper one for playouts and sampling; it never decides a recorded game.
/// The numbers that [`below`](Rng::below) and [`shuffle`](Rng::shuffle) draw are frozen: a change would change every recorded game.
#[derive(Debug)]
pub struct Rng(Source);

#[derive(Debug)]
enum Source {
    Fast(u64),
    Frozen(Box<ChaCha8Rng>),
}

impl Rng {
    /// The stream of one ply of the game that `seed` deals.
    #[must_use]
    pub fn for_ply(seed: &Seed, ply: u32) -> Self {
        let mut stream = ChaCha8Rng::from_seed(*seed.bytes());
        stream.set_stream(u64::from(ply));
        Self(Source::Frozen(Box::new(stream)))
    }

    /// A fast generator (SplitMix64) that is good enough to play at random with and nothing more.
    #[must_use]
    pub const fn fast(seed: u64) -> Self {
        Self(Source::Fast(seed))
    }

    /// A number below `bound`, each equally likely; 0 for a `bound` of 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        // Multiply and take the high half; reject the few low halves that would favour some numbers.
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of `items`, each equally likely; `None` where there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Puts `items` in random order, each order equally likely.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// A number from 0 up to but not including 1, for bots and statistics; rules have no use for it.
    pub fn unit(&mut self) -> f64 {
        f64::from(self.word()) / 4_294_967_296.0
    }

    /// One throw of a die with six sides.
    pub fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// A seed for another generator.
    pub fn next_seed(&mut self) -> u64 {
        u64::from(self.word()) << 32 | u64::from(self.word())
    }

    #[inline]
    fn word(&mut self) -> u32 {
        match &mut self.0 {
            Source::Fast(state) => {
                *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
                let mixed = (*state ^ (*state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
                let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
                (mixed >> 32) as u32
            }
            Source::Frozen(stream) => stream.next_u32(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_ply_are_frozen() {
        let seed = Seed::from_text("golden");
        let mut first: Vec<u32> = Vec::new();
        for ply in [0, 1, u32::MAX] {
            let mut rng = Rng::for_ply(&seed, ply);
            first.extend([rng.below(6), rng.below(52), rng.below(1_000_000), rng.below(u32::MAX)]);
        }
        assert_eq!(first, GOLDEN_NUMBERS);
    }

    #[test]
    fn the_shuffle_of_a_ply_is_frozen() {
        let mut cards: Vec<u8> = (0..20).collect();
        Rng::for_ply(&Seed::from_text("golden"), 7).shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
    }

    #[test]
    fn every_order_of_three_comes_about_as_often() {
        let mut rng = Rng::fast(1);
        let mut seen = std::collections::BTreeMap::<[u8; 3], u32>::new();
        for _ in 0..60_000 {
            let mut cards = [0, 1, 2];
            rng.shuffle(&mut cards);
            *seen.entry(cards).or_default() += 1;
        }
        assert_eq!(seen.len(), 6);
        // Each is binomial around 10,000 with a deviation of 91; six deviations never happen by chance.
        assert!(seen.values().all(|&count| (9_450..10_550).contains(&count)), "{seen:?}");
    }

    #[test]
    fn below_nothing_is_nothing() {
        assert_eq!(Rng::fast(3).below(0), 0);
        assert_eq!(Rng::fast(3).below(1), 0);
        assert_eq!(Rng::fast(3).pick::<u8>(&[]), None);
    }

    // Worked out by a second implementation of ChaCha8, apart from this code.
    const GOLDEN_NUMBERS: [u32; 12] = [3, 41, 296562, 984304892, 2, 3, 935849, 1223783403, 1, 9, 166806, 871129977];
    const GOLDEN_SHUFFLE: [u8; 20] = [13, 19, 6, 7, 5, 18, 3, 12, 4, 15, 8, 11, 1, 10, 16, 14, 9, 2, 17, 0];
}
