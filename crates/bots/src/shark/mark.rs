use std::hash::{Hash, Hasher};

/// A number that stands for something: the same on every machine, whatever the size of its words.
pub(super) fn mark(thing: &impl Hash) -> u64 {
    let mut marker = Marker::default();
    thing.hash(&mut marker);
    marker.finish()
}

/// A quick hash with room for everything that a search meets: two things with one number would be one to it.
#[derive(Default)]
struct Marker(u64);

/// An odd number whose products look like chance.
const FACTOR: u64 = 0xF135_7AEA_2E62_A9C5;

impl Hasher for Marker {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word).rotate_left(chunk.len() as u32) ^ self.0.rotate_left(23));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = self.0.wrapping_add(number).wrapping_mul(FACTOR);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    fn finish(&self) -> u64 {
        // What differs most stands at the top; maps look at the bottom.
        self.0.rotate_left(26)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn what_differs_has_another_mark_and_what_is_equal_the_same_everywhere() {
        let numbers = (0..20_000_u32).map(|number| mark(&(number % 7, Some(number), "a view")));
        assert_eq!(numbers.collect::<HashSet<_>>().len(), 20_000);
        let texts = (0..20_000_u32).map(|number| mark(&format!("{{\"view\":{number}}}")));
        assert_eq!(texts.collect::<HashSet<_>>().len(), 20_000);
        assert_eq!([mark(&7_usize), mark(&Some(7_u16))], [mark(&7_u64), mark(&(1_u64, 7_u64))]);
    }
}
