use serde::{Deserialize, Serialize};

/// Why something was refused, and what would be right. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    /// For programs.
    pub code: Code,
    /// For people.
    pub message: String,
    /// What the message is called among the words, for whoever says it in another language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// After how many seconds trying again makes sense.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u32>,
}

/// The kinds of refusals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The message cannot be read.
    Malformed,
    /// The message is too long.
    TooLarge,
    /// The client speaks another version: load it anew.
    Version,
    /// Nobody is signed in.
    Unknown,
    /// The name or the password is wrong.
    Credentials,
    /// The name is taken, or is no name.
    Name,
    /// It is not there, or not for these eyes.
    NotFound,
    /// It is somebody else's seat, table or account.
    NotYours,
    /// The table is not at a point where this can be done.
    NotNow,
    /// The position has moved on since the client saw it.
    Stale,
    /// The rules of the game do not allow it.
    Rejected,
    /// The seat is taken, or all are.
    Taken,
    /// The table cannot be set up so.
    SetUp,
    /// Too much, too fast.
    TooMany,
    /// The table is broken, or made for other rules than the running ones.
    Broken,
    /// The server cannot do it just now.
    Unavailable,
}
