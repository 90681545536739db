use serde::{Deserialize, Serialize};

/// One action that a bot has thought about.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// In how many imagined games it was tried.
    pub visits: u32,
    /// The share of the win that the bot expects from it, from 0 to 1.
    pub chance: f32,
    /// The score, in the game's own points, that the bot expects to have where its imagined games stop.
    pub score: f32,
}
