use wire::Moment;

use super::deliver::Outcome;
use super::phrase::Verdict;
use super::round::LEASE;
use crate::server::Server;
use crate::store::{KeptChannel, KeptNotice, KeptWishes, NoticeState, Outbox, StoreError};

const HOUR: u64 = 3_600_000;
/// At which hour of their day people get what came about since the day before.
const MORNING: u64 = 8;
/// How much is in one letter at most.
const LONGEST: u32 = 50;

/// The first morning after something came about, for whoever's clock is so many minutes ahead.
pub(super) fn morning(at: Moment, ahead: i16) -> Moment {
    let day = 24 * HOUR as i64;
    let since = (at as i64 + i64::from(ahead) * 60_000 - (MORNING * HOUR) as i64).rem_euclid(day);
    at + (day - since) as u64
}

impl Server {
    /// Tells in one letter all that is due on a channel: whatever is due beside the first is taken on too.
    pub(super) async fn digest(
        &self,
        outbox: &dyn Outbox,
        channel: &KeptChannel,
        kept: &KeptWishes,
        first: &mut KeptNotice,
    ) -> Result<(), StoreError> {
        let now = self.now();
        let mut others = Vec::new();
        for notice in outbox.due(now, LONGEST).await? {
            if notice.channel == channel.id && outbox.claim(&notice, now + LEASE).await? {
                others.push(KeptNotice { tries: notice.tries + 1, lease: now + LEASE, ..notice });
            }
        }
        let mut said = Vec::new();
        for notice in std::iter::once(&mut *first).chain(&mut others) {
            let looked = outbox.last_look(&notice.person, &notice.table).await?.unwrap_or(0);
            match self.judged(notice, looked, &kept.language).await {
                Some(Verdict::Say(text)) if looked < notice.at => said.push(self.noted(notice, text)),
                // Where the table gives no answer, the lobby does.
                Some(Verdict::Say(_) | Verdict::Spare | Verdict::Later(_)) | None => notice.state = NoticeState::Spared,
            }
        }
        let outcome = match said.first() {
            Some(notice) => {
                let id = format!("{}-daily", notice.id);
                self.attempt(outbox, channel, &id, &said, &kept.language).await?
            }
            None => Outcome::Refused,
        };
        for notice in std::iter::once(first).chain(&mut others) {
            if notice.state == NoticeState::Waiting {
                self.settle_notice(notice, &outcome);
            }
        }
        for notice in &others {
            outbox.conclude(notice).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_morning_is_that_of_whoever_reads() {
        let at = |hour: u64, minute: u64| 20_000 * 24 * HOUR + hour * HOUR + minute * 60_000;
        assert_eq!(morning(at(7, 59), 0), at(8, 0));
        assert_eq!(morning(at(8, 0), 0), at(32, 0));
        assert_eq!(morning(at(8, 1), 0), at(32, 0));
        // Eight in Tokyo is eleven at night in Greenwich.
        assert_eq!(morning(at(22, 0), 540), at(23, 0));
        assert_eq!(morning(at(12, 0), -300), at(13, 0));
    }
}
