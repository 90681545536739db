use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};

use frozen::Rules;
use serde_json::value::RawValue;
use sitting::{Changed, Holder, Phase, Sitting, Who};
use table::{Rng, Salt, Seat, Viewer};
use tokio::time::Instant;
use wire::{Clock, Code, Json, Moment, PersonId, Problem};
use words::Obeyed;

use super::Done;
use super::actor::{AGAIN, Actor};
use super::catching_up::soon;
use crate::problem::{because, in_words, refuse};

/// What is ordered beforehand at a table in use: when it is carried out, and who seems to look on then.
#[derive(Debug, Default)]
pub(super) struct Agenda {
    /// Whether something may be ordered that is not known here.
    is_unread: bool,
    /// The next order that acts, and when.
    due: Option<(Moment, Seat)>,
    visits: Vec<Visit>,
}

/// Whoever acts by order seems to look on around it: nobody does anything at a table that they do not look at.
#[derive(Clone, Debug)]
struct Visit {
    person: PersonId,
    from: Moment,
    until: Moment,
}

impl Agenda {
    /// When there is something to be done.
    pub(super) fn next(&self) -> Option<Moment> {
        let visits = self.visits.iter().flat_map(|visit| [visit.from, visit.until]);
        self.due.map(|(at, _)| at).into_iter().chain(visits).min()
    }

    fn next_after(&self, now: Moment) -> Option<Moment> {
        let visits = self.visits.iter().flat_map(|visit| [visit.from, visit.until]).filter(|at| *at > now);
        self.due.map(|(at, _)| at).into_iter().chain(visits).min()
    }
}

impl Actor {
    /// When to look at what is ordered, if anything is.
    pub(super) fn order_due(&self) -> Option<Moment> {
        self.agenda.next_after(self.now())
    }

    /// Whether something that is ordered may come up by itself.
    pub(super) fn has_orders_due(&self) -> bool {
        self.agenda.is_unread || self.agenda.next().is_some()
    }

    /// Reads what is ordered, here or at another server. Where that cannot be read, it is tried again.
    pub(super) async fn recall_orders(&mut self) {
        if *self.sitting.phase() != Phase::Playing {
            return;
        }
        let Ok(kept) = soon(self.server.store().orders(&self.sitting.made().id)).await else {
            return self.doubt_orders();
        };
        self.agenda.is_unread = false;
        let of_seat = |(person, order): (PersonId, String)| {
            Some((self.sitting.seat_of(&person)?, RawValue::from_string(order).ok()?))
        };
        let mut known: BTreeMap<Seat, Json> = kept.into_iter().filter_map(of_seat).collect();
        for seat in Seat::all(self.sitting.seats()) {
            if self.sitting.set_order(seat, known.remove(&seat)) {
                self.tell_owner(seat);
            }
        }
    }

    /// Something else may be ordered than is known here.
    fn doubt_orders(&mut self) {
        self.agenda.is_unread = true;
        self.again = Some(Instant::now() + AGAIN);
    }

    /// Something has happened: orders that are over go, and the next one that acts is due some time later.
    pub(super) async fn weigh_orders(&mut self) {
        let now = self.now();
        self.agenda.due = None;
        self.agenda.visits.retain(|visit| visit.from <= now);
        if self.sitting.orders().is_empty() {
            return;
        }
        let ordered: Vec<Seat> = self.sitting.orders().keys().copied().collect();
        for seat in ordered {
            match self.obeyed(seat) {
                // Whoever asks to take something back is answered first, by people.
                Obeyed::Act(_) if self.sitting.request().is_some() => {}
                Obeyed::Act(_) => {
                    let acts = (self.acts_at(seat), seat);
                    self.agenda.due = Some(self.agenda.due.map_or(acts, |due| due.min(acts)));
                }
                Obeyed::Wait => {}
                Obeyed::Lapsed => self.end_order(seat).await,
            }
        }
        if let Some((at, seat)) = self.agenda.due {
            self.expect_visit(seat, at);
        }
    }

    /// Carries out the order that is due, if its owner has not changed it, here or elsewhere.
    pub(super) async fn look_at_orders(&mut self) {
        if self.agenda.is_unread {
            self.recall_orders().await;
            self.weigh_orders().await;
        }
        let is_due = |(at, _): &(Moment, Seat)| *at <= self.now();
        if self.agenda.is_unread || !self.agenda.due.as_ref().is_some_and(is_due) {
            return;
        }
        self.recall_orders().await;
        self.weigh_orders().await;
        let now = self.now();
        if let Some((_, seat)) = self.agenda.due.filter(|(at, _)| *at <= now && !self.agenda.is_unread) {
            self.carry_out_order(seat).await;
        }
    }

    /// Answers for somebody as they have ordered.
    async fn carry_out_order(&mut self, seat: Seat) {
        self.agenda.due = None;
        let (Obeyed::Act(action), Some(who)) = (self.obeyed(seat), self.sitter(seat)) else { return };
        let ply = self.sitting.plies() as u32;
        match self.decided(|sitting| sitting.acted(seat, ply, None, &action)) {
            Ok(granted) => match self.write(granted.by_order(), Some(&who)).await {
                Ok(()) => {}
                // Another server was faster, and it is weighed again what was left to do.
                Err(problem) if problem.code == Code::Stale => self.weigh_orders().await,
                Err(_) => self.again = Some(Instant::now() + AGAIN),
            },
            // What the rules do not take is nothing that could be ordered.
            Err(_) => self.end_order(seat).await,
        }
    }

    /// Takes an order in, in place of the one before; it acts at once where its owner is asked just now.
    pub(super) async fn lay_order(&mut self, who: &Who, order: &Json) -> Result<Done, Problem> {
        let seat = self.sitting.ordering(who).map_err(in_words)?;
        let order = self.checked(seat, order)?;
        let id = self.sitting.made().id.clone();
        if let Err(error) = soon(self.server.store().keep_order(&id, &who.id, &order)).await {
            self.doubt_orders();
            return Err(error.into());
        }
        self.sitting.set_order(seat, RawValue::from_string(order).ok());
        self.tell_owner(seat);
        if self.sitting.request().is_none() && matches!(self.obeyed(seat), Obeyed::Act(_)) {
            self.carry_out_order(seat).await;
        } else {
            self.weigh_orders().await;
        }
        Ok(Done { version: self.sitting.version(), table: None })
    }

    /// An order that can be given now, as its game writes it.
    fn checked(&self, seat: Seat, order: &Json) -> Result<String, Problem> {
        let check = || {
            let view = self.sitting.game()?.view_by_name(Viewer::Seat(seat));
            Some(faces::can_be_ordered(&self.sitting.made().game, order.get(), view.get(), seat))
        };
        let impossible = || refuse("order-not-possible", Code::Rejected);
        match catch_unwind(AssertUnwindSafe(check)) {
            Ok(Some(Ok(Some(order)))) => Ok(order),
            Ok(Some(Err(unreadable))) => Err(because(Code::Malformed, unreadable.0)),
            Ok(Some(Ok(None)) | None) | Err(_) => Err(impossible()),
        }
    }

    /// Withdraws what somebody has ordered, at whatever server.
    pub(super) async fn withdraw_order(&mut self, who: &Who) -> Result<Done, Problem> {
        let seat = self.sitting.own_seat(who).map_err(in_words)?;
        self.recall_orders().await;
        if !self.sitting.orders().contains_key(&seat) {
            return Err(refuse("nothing-ordered", Code::NotNow));
        }
        self.forget_order(seat).await?;
        self.weigh_orders().await;
        Ok(Done { version: self.sitting.version(), table: None })
    }

    /// Whether an order of somebody would answer what they are asked now.
    pub(super) fn would_obey(&self, who: &Who) -> bool {
        self.sitting.seat_of(&who.id).is_some_and(|seat| matches!(self.obeyed(seat), Obeyed::Act(_)))
    }

    /// Somebody has answered in place of their order, or takes back what it did: it would do so again.
    pub(super) async fn replace_order(&mut self, who: &Who) {
        let Some(seat) = self.sitting.seat_of(&who.id) else { return };
        if self.sitting.orders().contains_key(&seat) {
            self.end_order(seat).await;
            self.weigh_orders().await;
        }
    }

    /// An order is over. One that cannot be forgotten now is read again, and is over again.
    async fn end_order(&mut self, seat: Seat) {
        if self.forget_order(seat).await.is_err() {
            self.sitting.set_order(seat, None);
            self.tell_owner(seat);
        }
    }

    async fn forget_order(&mut self, seat: Seat) -> Result<(), Problem> {
        let (Some(order), Some(who)) = (self.sitting.orders().get(&seat), self.sitter(seat)) else { return Ok(()) };
        let (order, id) = (order.get().to_owned(), self.sitting.made().id.clone());
        soon(self.server.store().forget_order(&id, &who.id, &order)).await?;
        self.sitting.set_order(seat, None);
        self.tell_owner(seat);
        Ok(())
    }

    /// What the order of a seat does now. One over which a face panics is over.
    fn obeyed(&self, seat: Seat) -> Obeyed<String> {
        catch_unwind(AssertUnwindSafe(|| obeyed(&self.sitting, seat))).unwrap_or(Obeyed::Lapsed)
    }

    fn sitter(&self, seat: Seat) -> Option<Who> {
        match &self.sitting.chairs()[seat.index()].holder {
            Holder::Person { id, .. } => {
                Some(Who { id: id.clone(), name: self.circle.names.get(id).cloned().unwrap_or_default() })
            }
            Holder::Nobody | Holder::Bot { .. } => None,
        }
    }

    /// Only they are told, and the version stays as it is.
    fn tell_owner(&mut self, seat: Seat) {
        self.tell_one(Viewer::Seat(seat), Changed { position: true, ..Changed::default() });
    }

    /// When the order of a seat acts that is asked: as long after the last step as people may take.
    fn acts_at(&self, seat: Seat) -> Moment {
        let since = self.sitting.went_on();
        if !self.server.config().order_pauses {
            return since;
        }
        let left = self.sitting.clocks().until(seat).map(|until| until.saturating_sub(since));
        since + pause(&mut chance(&self.sitting, seat), self.sitting.made().clock, left)
    }

    /// Somebody is going to act by order, and seems to come for it.
    fn expect_visit(&mut self, seat: Seat, at: Moment) {
        let Some(who) = self.sitter(seat).filter(|_| self.server.config().order_pauses) else { return };
        let mut rng = chance(&self.sitting, seat);
        rng.next_seed();
        let length = at.saturating_sub(self.sitting.went_on()).min(LONGEST_VISIT) as u32;
        let (before, after) = (rng.below(length) / 2, rng.below(length) / 4);
        let visit = Visit { person: who.id, from: at.saturating_sub(before.into()), until: at + u64::from(after) };
        if !self.agenda.visits.iter().any(|known| (&known.person, known.until) == (&visit.person, visit.until)) {
            self.agenda.visits.push(visit);
        }
    }

    /// Shows whoever acts by order as if they looked on.
    pub(super) fn feign(&mut self) {
        let now = self.now();
        self.agenda.visits.retain(|visit| visit.until > now);
        let visiting: BTreeSet<PersonId> =
            self.agenda.visits.iter().filter(|visit| visit.from <= now).map(|visit| visit.person.clone()).collect();
        if visiting == self.circle.visiting {
            return;
        }
        let come_or_gone = visiting.symmetric_difference(&self.circle.visiting);
        let is_seen = come_or_gone.into_iter().any(|person| !self.circle.present.contains_key(person));
        self.circle.visiting = visiting;
        if is_seen {
            self.tell(Changed::SHEET, None);
        }
    }
}

/// How many milliseconds somebody who acts by order seems to look on at most.
const LONGEST_VISIT: u64 = 60_000;

/// What is added to the seed of a table: more salts than any table has seats, so that no deal is dealt with it.
const SALTS: [Salt; 16] = [Salt::new(*b"when somebody acts by an order  "); 16];

/// The chance that says when a seat acts: the same at every server, and known to nobody before the seed is.
fn chance(sitting: &Sitting, seat: Seat) -> Rng {
    let ply = sitting.plies() as u32 * SALTS.len() as u32 + seat.index() as u32;
    Rng::for_ply(&sitting.made().seed.salted(&SALTS), ply)
}

/// How many milliseconds somebody takes who answers at once: few more often than many, and no more than a quarter of
/// what is left.
fn pause(rng: &mut Rng, clock: Clock, left: Option<u64>) -> u64 {
    let (least, doublings) = match clock {
        // One to eight seconds,
        Clock::Live { .. } => (1_000, 3),
        // a quarter of a minute to eight minutes.
        Clock::None | Clock::Days { .. } => (15_000, 5),
    };
    let least = least << rng.below(doublings);
    let pause = u64::from(least + rng.below(least));
    left.map_or(pause, |left| pause.min(left / 4))
}

/// Whether what somebody has ordered answers what they are asked now.
pub(crate) fn answers_by_order(sitting: &Sitting, seat: Seat) -> bool {
    let obeyed = catch_unwind(AssertUnwindSafe(|| obeyed(sitting, seat)));
    matches!(obeyed, Ok(Obeyed::Act(_)))
}

/// What the order of a seat does now, by what that seat sees.
fn obeyed(sitting: &Sitting, seat: Seat) -> Obeyed<String> {
    let (Some(game), Some(order)) = (sitting.game(), sitting.orders().get(&seat)) else { return Obeyed::Lapsed };
    let is_away = sitting.chairs()[seat.index()].absence.is_some();
    if *sitting.phase() != Phase::Playing || is_away || sitting.rules().is_none_or(Rules::is_frozen) {
        return Obeyed::Lapsed;
    }
    let view = game.view_by_name(Viewer::Seat(seat));
    let menu = if sitting.to_act().contains(seat) { game.menu(seat).get().to_owned() } else { "[]".to_owned() };
    faces::obey(&sitting.made().game, order.get(), view.get(), seat, &menu).unwrap_or(Obeyed::Lapsed)
}

#[cfg(test)]
mod tests {
    use table::Seed;

    use super::*;

    #[test]
    fn nobody_acts_by_order_faster_or_slower_than_people_and_the_same_everywhere() {
        let drawn = |clock, left| {
            let mut pauses: Vec<u64> =
                (0..1_000).map(|ply| pause(&mut Rng::for_ply(&Seed::from_text("pauses"), ply), clock, left)).collect();
            pauses.sort_unstable();
            (pauses[0], pauses[500], pauses[999])
        };
        let live = Clock::Live { per_move: 30, bank: 300 };
        let (least, middle, most) = drawn(live, None);
        assert!(least >= 1_000 && most < 8_000 && (2_000..4_000).contains(&middle), "{least} {middle} {most}");
        let (least, middle, most) = drawn(Clock::Days { hours: 24 }, None);
        assert!(least >= 15_000 && most < 480_000 && (60_000..120_000).contains(&middle), "{least} {middle} {most}");
        assert_eq!(drawn(live, Some(2_000)).2, 500, "a quarter of what is left");
        assert_eq!(drawn(live, None), drawn(live, None));
    }
}
