/// A section of the rules of a game, by the name it has in addresses.
///
/// The name is that of the English heading, in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section(&'static str);

impl Section {
    /// The name in addresses.
    #[must_use]
    pub const fn anchor(self) -> &'static str {
        self.0
    }

    /// The section called `anchor` of a game that has these.
    ///
    /// For constants: a name that is not among them does not compile.
    ///
    /// # Panics
    /// When there is no such section.
    #[must_use]
    pub const fn of(all: &[&'static str], anchor: &'static str) -> Self {
        let mut index = 0;
        while index < all.len() {
            if is_same(all[index], anchor) {
                return Self(anchor);
            }
            index += 1;
        }
        panic!("the rules have no such section")
    }
}

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut index = 0;
    while index < one.len() && index < other.len() && one[index] == other[index] {
        index += 1;
    }
    index == one.len() && index == other.len()
}
