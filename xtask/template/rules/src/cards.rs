use serde::{Deserialize, Serialize};
use table::{Archive, CardSet, Flaw, Part};

/// The most prizes that a card file can have.
pub const MOST_PRIZES: usize = 30;

/// The numbers that a designer changes; `cards.toml` has those in the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardFile {
    /// What everybody begins with.
    pub coins: u8,
    /// How many prizes are turned up.
    pub rounds: u8,
    /// What each prize is worth.
    pub prizes: Vec<u8>,
}

impl CardSet for CardFile {
    const STANDARD: &'static str = include_str!("../cards.toml");
    const ARCHIVE: Archive = crate::archive::ARCHIVE;

    fn check(&self) -> Result<(), Flaw> {
        Part::new("set-pennies-coins").within(self.coins, 1..=99)?;
        Part::new("set-pennies-prizes").counts(self.prizes.len(), 1..=MOST_PRIZES)?;
        self.prizes.iter().try_for_each(|prize| Part::new("set-pennies-prizes").within(*prize, 1..=99))?;
        if (1..=self.prizes.len()).contains(&self.rounds.into()) {
            return Ok(());
        }
        Err(Flaw::told("pennies-flaw-rounds").with("rounds", self.rounds).with("prizes", self.prizes.len()))
    }
}
