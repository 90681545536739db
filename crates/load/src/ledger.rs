use std::collections::{HashMap, HashSet};

use anyhow::Result;
use server::store::Store;
use server::{Dated, Happening};
use table::Seat;
use wire::TableId;

/// An action that was sent.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Sent {
    pub(crate) seat: usize,
    pub(crate) action: Box<str>,
}

/// What the players of a table have sent and what was acknowledged, to be held against the database.
#[derive(Debug, Default)]
pub struct Ledger(HashMap<TableId, Page>);

#[derive(Debug, Default)]
struct Page {
    /// What was acknowledged, and as which entry.
    kept: Vec<(u64, Sent)>,
    /// What was sent and never answered: it may have happened, once.
    unsure: Vec<Sent>,
}

/// What became of everything that was acknowledged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    /// Acknowledged, and not in the database where it was said to be.
    pub lost: u64,
    /// In the database without anybody having asked for it, or acknowledged as the same entry twice.
    pub doubled: u64,
}

impl Ledger {
    pub(crate) fn acknowledged(&mut self, table: &TableId, version: u64, sent: Sent) {
        self.page(table).kept.push((version, sent));
    }

    pub(crate) fn unanswered(&mut self, table: &TableId, sent: Sent) {
        self.page(table).unsure.push(sent);
    }

    fn page(&mut self, table: &TableId) -> &mut Page {
        if !self.0.contains_key(table) {
            self.0.insert(table.clone(), Page::default());
        }
        self.0.get_mut(table).expect("it was just put there")
    }

    /// Compares everything with what the database has.
    pub(crate) async fn audit(&self, store: &dyn Store) -> Result<Audit> {
        let mut audit = Audit::default();
        for (table, page) in &self.0 {
            page.audit(&store.journal(table, 0).await?, &mut audit);
        }
        Ok(audit)
    }
}

impl Page {
    fn audit(&self, journal: &[Dated], audit: &mut Audit) {
        let mut accounted = HashSet::new();
        for (version, sent) in &self.kept {
            let entry = version.checked_sub(1).and_then(|number| journal.get(number as usize));
            audit.lost += u64::from(!entry.is_some_and(|dated| acted(dated).as_ref() == Some(sent)));
            audit.doubled += u64::from(!accounted.insert(*version));
        }
        let mut unsure = self.unsure.clone();
        for (version, dated) in (1..).zip(journal) {
            let Some(found) = acted(dated).filter(|_| !accounted.contains(&version)) else { continue };
            match unsure.iter().position(|sent| *sent == found) {
                Some(at) => drop(unsure.swap_remove(at)),
                None => audit.doubled += 1,
            }
        }
    }
}

fn acted(dated: &Dated) -> Option<Sent> {
    match &dated.what {
        Happening::Acted { seat, action, .. } => Some(Sent { seat: Seat::index(*seat), action: action.get().into() }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(seat: usize, action: &str) -> Sent {
        Sent { seat, action: action.into() }
    }

    fn journal(actions: &[(u8, &str)]) -> Vec<Dated> {
        let entry = |(seat, action): &(u8, &str)| Happening::Acted {
            seat: Seat::new(*seat).expect("a small seat"),
            action: serde_json::value::RawValue::from_string((*action).to_owned()).expect("JSON"),
            by_order: false,
        };
        actions.iter().map(|action| Dated { at: 0, what: entry(action) }).collect()
    }

    fn audited(kept: &[(u64, Sent)], unsure: &[Sent], actions: &[(u8, &str)]) -> (u64, u64) {
        let mut audit = Audit::default();
        Page { kept: kept.to_vec(), unsure: unsure.to_vec() }.audit(&journal(actions), &mut audit);
        (audit.lost, audit.doubled)
    }

    #[test]
    fn what_is_missing_or_other_is_lost_and_what_nobody_asked_for_is_doubled() {
        let kept = [(1, sent(0, "1")), (2, sent(1, "2"))];
        assert_eq!(audited(&kept, &[], &[(0, "1"), (1, "2")]), (0, 0));
        assert_eq!(audited(&kept, &[], &[(0, "1")]), (1, 0));
        assert_eq!(audited(&kept, &[], &[(0, "1"), (1, "3")]), (1, 0));
        assert_eq!(audited(&kept, &[], &[(0, "1"), (1, "2"), (1, "2")]), (0, 1));
        assert_eq!(audited(&[kept[0].clone(), kept[0].clone()], &[], &[(0, "1")]), (0, 1));
    }

    #[test]
    fn what_was_never_answered_may_have_happened_once() {
        let unsure = [sent(2, "7")];
        assert_eq!(audited(&[], &unsure, &[]), (0, 0));
        assert_eq!(audited(&[], &unsure, &[(2, "7")]), (0, 0));
        assert_eq!(audited(&[], &unsure, &[(2, "7"), (2, "7")]), (0, 1));
    }
}
