//! Functions of numbers that give the same bits on every machine.
//!
//! Those of the standard library are the machine's own: `exp` differs between a server and a browser for one number in
//! sixteen, and sooner or later a bot decides otherwise for it.
//! Sums, products, quotients and square roots are exact everywhere.

/// e to the power of `x`.
#[must_use]
pub fn exp(x: f32) -> f32 {
    libm::expf(x)
}

/// The natural logarithm of `x`.
#[must_use]
pub fn ln(x: f32) -> f32 {
    libm::logf(x)
}

/// `x` to the power of `n`.
#[must_use]
pub fn power(x: f32, mut n: u32) -> f32 {
    let (mut power, mut square) = (1.0, x);
    while n > 0 {
        if n & 1 == 1 {
            power *= square;
        }
        square *= square;
        n >>= 1;
    }
    power
}

#[cfg(test)]
mod tests {
    use sha2::{Digest, Sha256};

    use super::*;
    use crate::seed::to_hex;

    /// Numbers of every size that a heuristic could ask about, of both signs.
    fn numbers() -> impl Iterator<Item = f32> {
        let sizes = (100_u32..140).flat_map(|exponent| (0..1_000).map(move |part| (exponent << 23) | (part * 8_387)));
        sizes.flat_map(|bits| [f32::from_bits(bits), -f32::from_bits(bits)])
    }

    fn hash(function: impl Fn(f32) -> f32) -> String {
        let mut hash = Sha256::new();
        numbers().for_each(|x| hash.update(function(x).to_bits().to_le_bytes()));
        to_hex(&hash.finalize())[..16].to_owned()
    }

    #[test]
    fn the_bits_are_those_that_every_other_machine_has() {
        let logarithm = |x: f32| ln(x.abs());
        let powers = |x: f32| (2..13).map(|n| power(x, n)).sum();
        assert_eq!(
            [hash(exp), hash(logarithm), hash(powers)],
            ["68d517429fc4e26a", "806aa83f471aee7b", "85d8b3cf13fd7982"]
        );
    }

    #[test]
    fn they_are_what_they_are_called() {
        assert_eq!([exp(0.0), ln(1.0), power(3.0, 0), power(3.0, 5)], [1.0, 0.0, 1.0, 243.0]);
        assert!(numbers().all(|x| (f64::from(exp(x)) / f64::from(x).exp() - 1.0).abs() < 1e-6 || x.abs() > 80.0));
        assert!(numbers().all(|x| (f64::from(ln(x.abs())) - f64::from(x.abs()).ln()).abs() < 1e-5));
    }
}
