use serde::{Deserialize, Serialize};

/// Why the program of a frozen version of rules gives no answer.
///
/// It ends the call and nothing else: the log builds the match once more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// Nobody here has the program.
    #[error("version {rules} of the rules of `{game}` is not here")]
    Missing {
        /// The game.
        game: String,
        /// The version.
        rules: u32,
    },
    /// It was used up: an endless loop, most likely.
    #[error("the frozen rules did not come to an end with their work")]
    Endless,
    /// It wanted more memory than a table may have.
    #[error("the frozen rules wanted more memory than a table may have")]
    Memory,
    /// It broke down.
    #[error("the frozen rules broke down: {0}")]
    Trap(String),
    /// What it said is not what such a program says.
    #[error("the frozen rules did not answer as agreed: {0}")]
    Nonsense(String),
    /// It cannot be run at all.
    #[error("this is no program of frozen rules: {0}")]
    Unusable(String),
}
