use serde::{Deserialize, Serialize};

/// Something to tell somebody, in words that they read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// The same for every try: whoever has had it already can leave it aside.
    pub id: String,
    /// What kind it is: `turn`, `begins`, `time`, `over`, `talk` or `test`.
    pub occasion: String,
    /// When it came about: milliseconds since the beginning of 1970.
    pub at: u64,
    /// The table; nothing where it is about none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The game's name in addresses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// What it is about, in a line.
    pub title: String,
    /// What there is to say.
    pub text: String,
    /// Where to go.
    pub address: String,
}
