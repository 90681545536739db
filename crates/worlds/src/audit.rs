//! What may not be in any world, looked for when it is over: in all that was asked, answered and shown.

use std::collections::{BTreeMap, BTreeSet};

use sitting::{Absence, Around, Breakdown, Changed, Dated, Happening, Holder, Made, Sitting};
use table::{Seat, Viewer};
use wire::{Clock, PersonId, Rating, TableId};

use crate::history::{Came, Deed, History, Sight};
use crate::process::BEGINNING;

/// Somebody who knows nobody: names and presence are in no journal.
struct Nobody;

impl Around for Nobody {
    fn name(&self, _: &PersonId) -> String {
        String::new()
    }

    fn is_present(&self, _: &PersonId) -> bool {
        false
    }

    fn rating(&self, _: &Holder) -> Option<Rating> {
        None
    }

    fn why(&self, _: &Breakdown) -> String {
        String::new()
    }
}

/// What is wrong with a table, and how many sights of it were compared.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    pub(crate) wrong: Vec<String>,
    pub(crate) compared: u64,
}

/// Holds everything that was acknowledged and shown of a table against its journal, whose entries were asked for when so
/// many milliseconds had gone by.
pub(crate) fn audit(history: &History, made: &Made, journal: &[Dated], asked: &[u64]) -> Findings {
    let mut findings = Findings::default();
    let mut claims = Claims::of(history, &made.id, &mut findings);
    let sights = by_version(history, &made.id);
    let mut sitting = Sitting::new(made.clone(), Vec::new());
    let mut times = Times::of(history, made);
    let mut last = 0;
    for ((version, dated), asked) in (1..).zip(journal).zip(asked) {
        if dated.at < last {
            findings.add(format!("version {version} of {} comes {} ms before the last", made.id, last - dated.at));
        }
        last = dated.at;
        claims.meet(&sitting, version, dated, &mut findings);
        if let Some(lost) = times.as_mut().and_then(|times| times.lost(dated, *asked)) {
            findings.add(format!("version {version} of {}: somebody lost {lost} ms that they never had", made.id));
        }
        sitting.apply(dated.clone());
        let seen = sights.get(&version).map_or(&[][..], Vec::as_slice);
        compare(&mut sitting, seen, &mut findings);
    }
    for (version, number) in &claims.kept {
        findings.add(format!("version {version} of {} is lost: {:?}", made.id, history.attempts[*number]));
    }
    for version in sights.keys().filter(|version| **version > journal.len() as u64) {
        findings.add(format!("somebody saw version {version} of {}, which has {} entries", made.id, journal.len()));
    }
    findings
}

impl Findings {
    fn add(&mut self, what: String) {
        self.wrong.push(what);
    }
}

/// A table whose entries have the time at which they were in truth asked for, whatever clock dated them.
struct Times<'a> {
    history: &'a History,
    per_move: u64,
    sitting: Sitting,
    /// When everybody's clock last began anew.
    anew: u64,
}

impl<'a> Times<'a> {
    /// How many milliseconds are lost where times are rounded.
    const SLACK: u64 = 20;

    /// Where it counts: at a table with clocks of one sitting.
    fn of(history: &'a History, made: &Made) -> Option<Self> {
        let Clock::Live { per_move, .. } = made.clock else { return None };
        let (per_move, sitting) = (u64::from(per_move) * 1_000, Sitting::new(made.clone(), Vec::new()));
        Some(Self { history, per_move, sitting, anew: 0 })
    }

    /// Takes an entry up; how much time it takes from somebody that they still had, if it takes any.
    fn lost(&mut self, dated: &Dated, asked: u64) -> Option<u64> {
        let left = match dated.what {
            Happening::StoodIn { seat, why: Absence::Time } => self.left(seat, asked),
            Happening::Started | Happening::Resumed => {
                self.anew = asked;
                None
            }
            _ => None,
        };
        self.sitting.apply(Dated { at: BEGINNING + asked, what: dated.what.clone() });
        left
    }

    /// How much time a seat has left: that for a move since nothing went on, where that was not made up for.
    fn left(&self, seat: Seat, asked: u64) -> Option<u64> {
        let until = self.sitting.clocks().until(seat)?.saturating_sub(BEGINNING + Self::SLACK);
        let unpaid = self.history.pauses.iter().filter(|pause| (self.anew + 1..=asked).contains(*pause)).max();
        let until = unpaid.map_or(until, |pause| until.max(pause + self.per_move));
        until.checked_sub(asked).filter(|left| *left > 0)
    }
}

/// What was asked for at a table, and not found in its journal yet.
struct Claims<'a> {
    history: &'a History,
    /// What was acknowledged, by version.
    kept: BTreeMap<u64, usize>,
    unsure: Vec<usize>,
    /// The answers to positions that have been played.
    played: BTreeSet<(&'a PersonId, u32, u64, &'a Deed)>,
}

impl<'a> Claims<'a> {
    fn of(history: &'a History, table: &TableId, findings: &mut Findings) -> Self {
        let (mut kept, mut unsure) = (BTreeMap::new(), Vec::new());
        for (number, attempt) in history.attempts.iter().enumerate().filter(|(_, attempt)| attempt.table == *table) {
            match attempt.came {
                Came::Unsure => unsure.push(number),
                Came::Done(version) => {
                    if kept.insert(version, number).is_some() {
                        findings.add(format!("two were told that version {version} of {table} is their work"));
                    }
                }
                Came::Refused => {}
            }
        }
        Self { history, kept, unsure, played: BTreeSet::new() }
    }

    /// Finds out who asked for an entry.
    fn meet(&mut self, sitting: &Sitting, version: u64, dated: &Dated, findings: &mut Findings) {
        let is_of_a_bot = matches!(&dated.what, Happening::Acted { seat, .. } if sitting.automatic().contains(*seat));
        if is_of_a_bot {
            return;
        }
        let is = |number: &usize| {
            let attempt = &self.history.attempts[*number];
            let seat = sitting.seat_of(&attempt.who);
            attempt.deed.is(&attempt.who, seat, &dated.what) || came_to(sitting, seat, &attempt.deed, &dated.what)
        };
        let found = match self.kept.get(&version) {
            // What is not as it was acknowledged is lost.
            Some(number) => is(number).then(|| self.kept.remove(&version)).flatten(),
            None => {
                let is_new = |number: &usize| {
                    let attempt = &self.history.attempts[*number];
                    let answers = |(ply, seen)| (&attempt.who, ply, seen, &attempt.deed);
                    is(number) && attempt.to.is_none_or(|to| !self.played.contains(&answers(to)))
                };
                let found = self.unsure.iter().position(is_new).or_else(|| self.unsure.iter().position(is));
                found.map(|at| self.unsure.remove(at))
            }
        };
        match found {
            Some(number) => {
                let attempt = &self.history.attempts[number];
                let Some((ply, seen)) = attempt.to else { return };
                if !self.played.insert((&attempt.who, ply, seen, &attempt.deed)) {
                    findings.add(format!("version {version}: the same answer happened twice: {attempt:?}"));
                }
            }
            None if is_somebodys(sitting, &dated.what) => {
                findings.add(format!("version {version}: nobody asked for {:?}", dated.what));
            }
            None => {}
        }
    }
}

/// Whether an action is a plan that came to this.
fn came_to(sitting: &Sitting, at: Option<Seat>, deed: &Deed, what: &Happening) -> bool {
    let (Deed::Act(action), Happening::Acted { seat, action: played, .. }) = (deed, what) else { return false };
    let granted = || sitting.acted(*seat, sitting.plies() as u32, None, action).ok();
    at == Some(*seat)
        && granted().is_some_and(|granted| match granted.what {
            Happening::Acted { action, .. } => action.get() == played.get(),
            _ => false,
        })
}

/// Whether something only happens because somebody asks for it, once a game goes on.
fn is_somebodys(sitting: &Sitting, what: &Happening) -> bool {
    if sitting.game().is_none() {
        return false;
    }
    match what {
        Happening::StoodIn { why, .. } => *why != Absence::Time,
        Happening::Acted { .. }
        | Happening::Said { .. }
        | Happening::TakenBack { .. }
        | Happening::Asked { .. }
        | Happening::Answered { .. }
        | Happening::Returned { .. } => true,
        _ => false,
    }
}

fn by_version<'a>(history: &'a History, table: &TableId) -> BTreeMap<u64, Vec<&'a Sight>> {
    let mut sights = BTreeMap::<u64, Vec<&Sight>>::new();
    for sight in history.sights.get(table).into_iter().flatten() {
        sights.entry(sight.version).or_default().push(sight);
    }
    sights
}

/// Holds what was seen of a version against what there was to see, which is all of it and nothing else.
fn compare(sitting: &mut Sitting, sights: &[&Sight], findings: &mut Findings) {
    let version = sitting.version();
    let mut known = BTreeMap::<Viewer, Option<String>>::new();
    for sight in sights {
        let viewer = sitting.viewer(Some(&sight.who));
        let position = known.entry(viewer).or_insert_with(|| {
            sitting.position(viewer).map(|position| serde_json::to_string(&position).expect("a position is JSON"))
        });
        let mut differ = |what: &str, seen: &dyn std::fmt::Debug, is: &dyn std::fmt::Debug| {
            findings
                .wrong
                .push(format!("version {version}: {viewer:?} sees {what}\n  {seen:?}\nand there is\n  {is:?}"));
        };
        if sight.position != *position {
            differ("the position", &sight.position, position);
        }
        let phase = sitting.said_phase(&Nobody);
        if sight.phase.as_ref().is_some_and(|seen| *seen != phase) {
            differ("the phase", &sight.phase, &phase);
        }
        let away: Vec<bool> = sitting.chairs().iter().map(|chair| chair.absence.is_some()).collect();
        if sight.phase.is_some() && sight.away != away {
            differ("absences", &sight.away, &away);
        }
        findings.compared += 1;
        let Some((story, chat)) = &sight.told else { continue };
        let all = sitting.update(viewer, Changed::EVERYTHING, &Nobody);
        let tellings = all.story.map(|story| story.tellings).unwrap_or_default();
        let told: Vec<String> =
            tellings.iter().map(|telling| format!("{} {}", telling.ply, telling.event.get())).collect();
        if *story != told {
            differ("the story", story, &told);
        }
        let said = all.chat.map(|chat| chat.lines).unwrap_or_default();
        if *chat != said {
            differ("what was said", chat, &said);
        }
    }
}
