use serde::{Deserialize, Serialize};

use crate::{Command, Lobby, Me, Problem, TableId, Update};

/// What a client sends over a socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message: which version the client speaks.
    Hello {
        /// The client's [`VERSION`](crate::VERSION).
        version: u32,
    },
    /// Send the table's updates from now on; the first brings everything beyond what the client has.
    Watch {
        /// The table.
        table: TableId,
        /// What the client has of it.
        #[serde(default)]
        have: Have,
    },
    /// Send no more of them.
    Unwatch {
        /// The table.
        table: TableId,
    },
    /// Send the lobby whenever it changes, or no more.
    Lobby {
        /// Whether to send it.
        on: bool,
    },
    /// Do something at a table.
    Do {
        /// The client's number for this request: the answer carries it.
        id: u32,
        /// The table.
        table: TableId,
        /// What.
        command: Command,
    },
    /// Answer with a pong.
    Ping,
}

/// What a client already has of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Have {
    /// The version of the last update.
    #[serde(default)]
    pub version: u64,
    /// How many lines of the story.
    #[serde(default)]
    pub told: u32,
    /// The number after that of the last line of chat; 0 where there is none.
    #[serde(default)]
    pub said: u32,
}

/// What a server sends over a socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToClient {
    /// The answer to a hello.
    Hello {
        /// The server's [`VERSION`](crate::VERSION).
        version: u32,
        /// Who the client is.
        me: Me,
    },
    /// News of a table.
    Update(Box<Update>),
    /// The lobby as it is now.
    Lobby(Lobby),
    /// The request was carried out, and will not be forgotten.
    Done {
        /// The client's number for it.
        id: u32,
        /// The table's version since then.
        version: u64,
        /// Another table that came of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<TableId>,
    },
    /// The request, or an unreadable message, was refused without effect.
    Refused {
        /// The client's number for it, where it could be read.
        id: Option<u32>,
        /// Why, and what would be right.
        problem: Problem,
    },
    /// The answer to a ping.
    Pong,
}
