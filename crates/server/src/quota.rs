use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use wire::{Code, PersonId, Problem, TableId};

use crate::problem::refuse;
use crate::server::Server;

/// The tables that are being made or started: they count before anybody can find them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Quota(Arc<Mutex<HashMap<TableId, Share>>>);

/// What a table is of what somebody may have.
#[derive(Clone, Debug)]
pub(crate) struct Share {
    pub(crate) table: TableId,
    pub(crate) host: PersonId,
    pub(crate) players: Players,
}

/// Who plays at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Players {
    /// Somebody, or whoever comes.
    People,
    /// Bots alone.
    Bots,
}

/// That a table may be made or started; it counts by itself when this is dropped.
#[derive(Debug)]
pub(crate) struct Reserved(Quota, TableId);

impl Quota {
    /// Counts a table among those of its host.
    pub(crate) fn take(&self, server: &Server, share: Share) -> Result<Reserved, Problem> {
        let mut claimed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut all, mut of_bots) = (HashSet::new(), HashSet::new());
        let theirs = claimed.values().filter(|other| other.host == share.host).cloned();
        let in_use = server.tables_in_use();
        let known = in_use.iter().filter_map(|handle| handle.read(|summary| summary.share(&share.host)));
        for other in theirs.chain(known) {
            if other.players == Players::Bots {
                of_bots.insert(other.table.clone());
            }
            all.insert(other.table);
        }
        let config = server.config();
        if !all.contains(&share.table) && all.len() >= config.tables_each {
            return Err(refuse("too-many-tables", Code::TooMany));
        }
        if share.players == Players::Bots && of_bots.len() >= config.bots_alone_each {
            return Err(refuse("too-many-of-bots-alone", Code::TooMany));
        }
        let table = share.table.clone();
        claimed.insert(table.clone(), share);
        Ok(Reserved(self.clone(), table))
    }
}

impl Drop for Reserved {
    fn drop(&mut self) {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.1);
    }
}
