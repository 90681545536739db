use std::time::Duration;

use courier::{Answer, Browser, Hook, Lost, Mail, Notice, Part};
use wire::{LastTry, Moment, Quiet, Way};
use words::Language;

use super::digest::morning;
use super::phrase::{Said, Verdict, judge, trial};
use super::round::is_open;
use crate::live::Rumour;
use crate::operations::METRICS;
use crate::server::Server;
use crate::store::{Details, KeptChannel, KeptNotice, NoticeState, Outbox, StoreError};
use crate::tongue::Tongue;

/// How often something is tried.
const TRIES: u32 = 8;
/// How often in a row nothing is taken before nothing more is sent.
const FAILURES: u32 = 10;
/// The longest time between two tries.
const LONGEST: Duration = Duration::from_secs(3_600);
/// How many milliseconds later something is looked at again that could not be looked at.
const SOON: u64 = 1_000;
const HOUR: u64 = 3_600_000;

/// What came of a try.
pub(super) enum Outcome {
    Taken,
    /// They will never take it.
    Refused,
    /// There is nobody at that address any more.
    Gone,
    /// They may take it later.
    NotNow(Option<Duration>),
}

impl Server {
    /// Tells what was taken on, if it still holds.
    pub(super) async fn deliver(&self, mut notice: KeptNotice) {
        let Some(outbox) = self.store().outbox() else { return };
        let done = match self.told(outbox, &mut notice).await {
            Ok(()) => outbox.conclude(&notice).await,
            Err(error) => Err(error),
        };
        // When its lease is over, somebody takes it on again.
        if let Err(error) = done {
            tracing::warn!(%error, "what was told could not be written down");
        }
    }

    async fn told(&self, outbox: &dyn Outbox, notice: &mut KeptNotice) -> Result<(), StoreError> {
        let channels = outbox.channels(&notice.person).await?;
        let Some(channel) = channels.into_iter().find(|channel| channel.id == notice.channel) else {
            notice.state = NoticeState::Spared;
            return Ok(());
        };
        let kept = outbox.wishes(&notice.person).await?.unwrap_or_default();
        let looked = outbox.last_look(&notice.person, &notice.table).await?.unwrap_or(0);
        let is_wanted = kept.wishes.by(channel.way).contains(&notice.occasion) && is_open(&channel);
        if looked >= notice.at || !is_wanted {
            notice.state = NoticeState::Spared;
            return Ok(());
        }
        let now = self.now();
        if let Some(end) = kept.wishes.quiet.and_then(|quiet| quiet_until(quiet, kept.wishes.ahead, now)) {
            return later(notice, end);
        }
        if channel.way == Way::Mail && kept.wishes.daily {
            let due = morning(notice.at, kept.wishes.ahead);
            return if due > now { later(notice, due) } else { self.digest(outbox, &channel, &kept, notice).await };
        }
        match self.judged(notice, looked, &kept.language).await {
            None => later(notice, now + SOON),
            Some(Verdict::Later(due)) => later(notice, due),
            Some(Verdict::Spare) => {
                notice.state = NoticeState::Spared;
                Ok(())
            }
            Some(Verdict::Say(said)) => {
                let said = self.noted(notice, said);
                let outcome =
                    self.attempt(outbox, &channel, &said.id, std::slice::from_ref(&said), &kept.language).await?;
                self.settle_notice(notice, &outcome);
                Ok(())
            }
        }
    }

    pub(super) fn settle_notice(&self, notice: &mut KeptNotice, outcome: &Outcome) {
        notice.state = match outcome {
            Outcome::Taken => NoticeState::Sent,
            Outcome::NotNow(asked) if notice.tries < TRIES => {
                let usual = self.config().telling.again * 2_u32.pow(notice.tries.saturating_sub(1));
                let wait = asked.unwrap_or_default().max(usual).min(LONGEST);
                notice.due = self.now() + wait.as_millis() as Moment;
                NoticeState::Waiting
            }
            Outcome::NotNow(_) | Outcome::Refused | Outcome::Gone => NoticeState::Failed,
        };
    }

    /// Whether a notice still holds at its table, as it stands in the journal; nothing where that cannot be said now.
    pub(super) async fn judged(&self, notice: &KeptNotice, looked: Moment, language: &str) -> Option<Verdict> {
        let handle = match self.table(&notice.table).await {
            Ok(handle) => handle,
            Err(problem) if problem.code == wire::Code::NotFound => return Some(Verdict::Spare),
            Err(_) => return None,
        };
        let (asked, now, language) = (notice.clone(), self.now(), Language::preferred([language]));
        let look = handle
            .look(move |sitting, circle| (judge(sitting, circle, &asked, looked, now, language), sitting.version()));
        let (verdict, version) = look.await.ok()?;
        if self.store().news().is_none() {
            return Some(verdict);
        }
        // Another server may have written an answer that is not known here yet.
        let newer = self.store().journal(&notice.table, version).await.ok()?;
        if newer.is_empty() {
            return Some(verdict);
        }
        handle.rumour().tell(Rumour::ANY);
        None
    }

    pub(super) fn noted(&self, notice: &KeptNotice, said: Said) -> Notice {
        let KeptNotice { table, occasion, mark, channel, at, .. } = notice;
        Notice {
            id: format!("{channel}-{table}-{}-{mark}", occasion.name()),
            occasion: occasion.name().to_owned(),
            at: *at,
            address: self.address(&format!("/table/{table}")),
            table: Some(table.0.clone()),
            game: Some(said.game),
            title: said.title,
            text: said.text,
        }
    }

    /// A path as whoever is elsewhere finds it.
    pub(super) fn address(&self, path: &str) -> String {
        let public = self.config().public.as_deref().unwrap_or_default();
        format!("{}{path}", public.trim_end_matches('/'))
    }

    /// Sends something on a channel to see whether it gets there: one that was paused goes on if it does.
    pub(super) async fn try_channel(
        &self,
        outbox: &dyn Outbox,
        channel: &KeptChannel,
        language: Language,
    ) -> Result<(), StoreError> {
        let Said { title, text, .. } = trial(language);
        let notice = Notice {
            id: self.machine().name(),
            occasion: "test".to_owned(),
            at: self.now(),
            table: None,
            game: None,
            title,
            text,
            address: self.address("/"),
        };
        self.attempt(outbox, channel, &notice.id, std::slice::from_ref(&notice), language.code()).await.map(drop)
    }

    /// Sends notices on a channel, several at once by mail alone, under one name.
    pub(super) async fn attempt(
        &self,
        outbox: &dyn Outbox,
        channel: &KeptChannel,
        id: &str,
        notices: &[Notice],
        language: &str,
    ) -> Result<Outcome, StoreError> {
        let (outcome, answer) = match channel.way {
            Way::Push => self.by_push(channel, notices).await,
            Way::Hook => self.by_hook(channel, notices).await,
            Way::Mail => self.by_mail(channel, id, notices, language).await,
        };
        let is_good = matches!(outcome, Outcome::Taken);
        METRICS.told(is_good);
        if channel.way == Way::Push && matches!(outcome, Outcome::Gone) {
            outbox.delete_channel(&channel.person, &channel.id).await?;
            self.clone().heed(Some(channel.person.clone())).await;
            return Ok(outcome);
        }
        let failures = if is_good { 0 } else { channel.details.failures.saturating_add(1) };
        let details = Details {
            failures,
            paused: matches!(outcome, Outcome::Gone) || !is_good && failures >= FAILURES,
            last: Some(LastTry { at: self.now(), good: is_good, answer }),
            ..channel.details.clone()
        };
        // Where two tries end at the same time, the first says how it went.
        outbox.change_channel(channel, &details).await?;
        Ok(outcome)
    }

    async fn by_push(&self, channel: &KeptChannel, notices: &[Notice]) -> (Outcome, String) {
        let keys = channel.details.browser.as_ref();
        let browser = keys.and_then(|keys| Browser::new(&channel.address, &keys.key, &keys.auth));
        let (Some(browser), Some(road), Some(vapid)) = (browser, self.notices().road(), self.notices().vapid()) else {
            return (Outcome::Gone, String::new());
        };
        let ([notice], seconds) = (notices, self.now() / 1_000) else { return (Outcome::Refused, String::new()) };
        // Hardly any bytes are no key: then others are.
        let letter = (0..8).find_map(|_| {
            let chance = self.machine().bytes::<48>();
            browser.letter(notice, vapid, &self.contact(), seconds, &chance)
        });
        let Some(letter) = letter else { return (Outcome::Refused, String::new()) };
        let answer = road.send(letter).await;
        (outcome(&answer), said(&answer))
    }

    /// Whom push services can ask about what is sent.
    fn contact(&self) -> String {
        let public = self.config().public.clone().filter(|public| public.starts_with("https:"));
        self.config().telling.contact.clone().or(public).unwrap_or_else(|| "mailto:boardroom@localhost".to_owned())
    }

    async fn by_hook(&self, channel: &KeptChannel, notices: &[Notice]) -> (Outcome, String) {
        let (Some(road), [notice]) = (self.notices().road(), notices) else { return (Outcome::Refused, String::new()) };
        let Details { format, secret, .. } = &channel.details;
        let hook = Hook { address: &channel.address, format: *format, secret };
        let answer = road.send(hook.letter(notice, self.now() / 1_000)).await;
        (outcome(&answer), said(&answer))
    }

    async fn by_mail(&self, channel: &KeptChannel, id: &str, notices: &[Notice], language: &str) -> (Outcome, String) {
        let words = Tongue(Language::preferred([language])).words();
        let part = |notice: &Notice| Part {
            title: notice.title.clone(),
            text: notice.text.clone(),
            press: words.text("notice-press"),
            address: notice.address.clone(),
        };
        let parts: Vec<Part> = notices.iter().map(part).collect();
        let subject = match notices {
            [notice] => notice.title.clone(),
            several => words.say("notice-several", &[("count", (several.len() as u64).into())]),
        };
        let stop = self.stop_address(&channel.id);
        let mail = Mail {
            to: &channel.address,
            id,
            subject: &subject,
            parts: &parts,
            foot: &words.text("mail-foot"),
            stop: Some(&stop),
            language: words.language().code(),
        };
        match self.notices().post_mail(&mail).await {
            Ok(()) => (Outcome::Taken, words.text("mail-taken")),
            Err(why) if why.is_for_good() => (Outcome::Gone, why.to_string()),
            Err(why) => (Outcome::NotNow(None), why.to_string()),
        }
    }
}

/// It is for later, and that it was looked at is no try.
pub(super) fn later(notice: &mut KeptNotice, due: Moment) -> Result<(), StoreError> {
    notice.due = due;
    notice.tries = notice.tries.saturating_sub(1);
    Ok(())
}

fn outcome(answer: &Result<Answer, Lost>) -> Outcome {
    match answer {
        Ok(answer) if answer.is_good() => Outcome::Taken,
        Ok(answer) if answer.is_gone() => Outcome::Gone,
        Ok(answer) => match answer.status {
            408 | 425 | 429 | 500.. => Outcome::NotNow(answer.retry_after),
            _ => Outcome::Refused,
        },
        Err(Lost::Address | Lost::Private) => Outcome::Refused,
        Err(Lost::NoSuchName | Lost::Unreachable(_) | Lost::Silent | Lost::Broken(_)) => Outcome::NotNow(None),
    }
}

/// What is shown of an answer to whoever owns the channel.
fn said(answer: &Result<Answer, Lost>) -> String {
    match answer {
        Ok(Answer { status, text, .. }) if text.is_empty() => status.to_string(),
        Ok(Answer { status, text, .. }) => format!("{status} {text}"),
        Err(lost) => lost.to_string(),
    }
}

/// When the hours end in which somebody is left alone, if it is one of them.
fn quiet_until(Quiet { from, to }: Quiet, ahead: i16, now: Moment) -> Option<Moment> {
    let day = 24 * HOUR as i64;
    let theirs = (now as i64 + i64::from(ahead) * 60_000).rem_euclid(day);
    let (from, to) = (i64::from(from) * HOUR as i64, i64::from(to) * HOUR as i64);
    let long = (to - from).rem_euclid(day);
    let since = (theirs - from).rem_euclid(day);
    (since < long).then(|| now + (long - since) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_end_in_the_morning_of_whoever_has_them() {
        let night = Quiet { from: 22, to: 7 };
        let at = |hour: u64, minute: u64| 20_000 * 24 * HOUR + hour * HOUR + minute * 60_000;
        // 21:30 in Greenwich is 22:30 an hour to the east.
        assert_eq!(quiet_until(night, 60, at(21, 30)), Some(at(30, 0)));
        assert_eq!(quiet_until(night, 60, at(5, 59)), Some(at(6, 0)));
        assert_eq!(quiet_until(night, 60, at(6, 0)), None);
        assert_eq!(quiet_until(night, 60, at(20, 59)), None);
        assert_eq!(quiet_until(Quiet { from: 9, to: 9 }, 0, at(9, 0)), None);
        assert_eq!(quiet_until(Quiet { from: 1, to: 3 }, -120, at(4, 0)), Some(at(5, 0)));
    }

    #[test]
    fn what_will_never_be_taken_is_not_tried_again() {
        let answered = |status| Ok(Answer { status, retry_after: None, text: String::new() });
        for (answer, is_tried_again) in [
            (answered(400), false),
            (answered(403), false),
            (answered(404), false),
            (answered(302), false),
            (answered(429), true),
            (answered(500), true),
            (answered(503), true),
            (Err(Lost::Silent), true),
            (Err(Lost::Private), false),
        ] {
            assert_eq!(matches!(outcome(&answer), Outcome::NotNow(_)), is_tried_again, "{answer:?}");
        }
        assert!(matches!(outcome(&answered(204)), Outcome::Taken));
    }
}
