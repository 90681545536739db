use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Rng;

/// A throw of several dice, of which only the faces count.
///
/// It travels as the list of faces, the smallest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Dice {
    faces: [u8; 6],
}

impl Dice {
    /// Throws `count` dice.
    #[must_use]
    pub fn throw(count: u32, rng: &mut Rng) -> Self {
        let mut faces = [0; 6];
        for _ in 0..count {
            faces[rng.below(6) as usize] += 1;
        }
        Self { faces }
    }

    /// The sum of the faces.
    #[must_use]
    pub fn total(self) -> u32 {
        (1..).zip(self.faces).map(|(face, count)| face * u32::from(count)).sum()
    }

    /// The faces, the smallest first.
    pub fn faces(self) -> impl Iterator<Item = u8> {
        (1..).zip(self.faces).flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count)))
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.faces())
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut dice = Self::default();
        for face in Vec::<u8>::deserialize(deserializer)? {
            let count = face.checked_sub(1).and_then(|index| dice.faces.get_mut(usize::from(index)));
            let count = count.ok_or_else(|| D::Error::custom(format_args!("{face} is not a face of a die")))?;
            *count = count.checked_add(1).ok_or_else(|| D::Error::custom("too many dice"))?;
        }
        Ok(dice)
    }
}
