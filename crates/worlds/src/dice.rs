use std::ops::Range;
use std::time::Duration;

/// Chance that follows from a number: whoever throws has dice of their own, so that one who throws once more changes
/// nobody else's luck.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    /// Dice for a purpose in the world of a number.
    pub(crate) fn new(world: u64, purpose: &str) -> Self {
        let mut dice = Self(world);
        for letter in purpose.bytes() {
            dice.0 ^= u64::from(letter);
            dice.throw();
        }
        dice
    }

    // SplitMix64.
    pub(crate) fn throw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn within(&mut self, range: Range<u64>) -> u64 {
        range.start + self.throw() % (range.end - range.start).max(1)
    }

    pub(crate) fn index(&mut self, count: usize) -> usize {
        self.within(0..count as u64) as usize
    }

    /// Whether something comes about that does once in so many times.
    pub(crate) fn once_in(&mut self, times: u64) -> bool {
        self.throw().is_multiple_of(times)
    }

    pub(crate) fn millis(&mut self, range: Range<u64>) -> Duration {
        Duration::from_millis(self.within(range))
    }

    pub(crate) fn fill(&mut self, bytes: &mut [u8]) {
        for part in bytes.chunks_mut(8) {
            let thrown = self.throw().to_le_bytes();
            part.copy_from_slice(&thrown[..part.len()]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_number_throws_the_same_and_another_purpose_throws_otherwise() {
        let thrown = |world, purpose| {
            let mut dice = Dice::new(world, purpose);
            [dice.throw(), dice.throw()]
        };
        assert_eq!(thrown(7, "ada"), thrown(7, "ada"));
        assert_ne!(thrown(7, "ada"), thrown(7, "bo"));
        assert_ne!(thrown(7, "ada"), thrown(8, "ada"));
    }
}
