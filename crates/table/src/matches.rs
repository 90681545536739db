use serde::{Deserialize, Serialize};

use crate::{BadOption, Choice as _, Deed, Game, Info, Item, Menu, Options, Seat, Seats, Seed, Step, Told};

/// A game in progress with everything that it follows from: options, seats, seed and log.
///
/// The only way to act on it is [`submit`](Match::submit), which refuses whatever is not on the menu.
/// The log holds what was done and never what a plan meant: a [planned](crate::Choice::is_planned) action is written down
/// as the small ones that it stands for, so that another planner changes nothing that was played.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    options: G::Options,
    seats: u8,
    seed: Seed,
    log: Vec<Entry<G::Action>>,
    /// For each entry: whether its step told or decided something that cannot be unlearned.
    finals: Vec<bool>,
    /// For each entry: who was asked when it was played.
    asked: Vec<Seats>,
    state: G,
    menu: Menu<G::Action>,
}

/// One line of the log: a ply.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry<A> {
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub deed: Deed<A>,
}

/// A deed that was found possible for the seat that plays it.
#[derive(Clone, Debug)]
pub struct Allowed<A> {
    /// At this ply.
    ply: usize,
    asked: Seats,
    seat: Seat,
    deed: Deed<A>,
}

impl<A> Allowed<A> {
    /// What will stand in the log.
    pub const fn deed(&self) -> &Deed<A> {
        &self.deed
    }
}

/// A table that cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetUpError {
    /// The game is not for that many.
    #[error("{title} is for {min} to {max} players, not {seats}")]
    Seats {
        /// The game.
        title: &'static str,
        /// The fewest players.
        min: u8,
        /// The most players.
        max: u8,
        /// What was asked for.
        seats: u8,
    },
    /// The options do not go together with each other or with the number of players.
    #[error(transparent)]
    Options(#[from] BadOption),
}

/// Why an action was refused, and what would be right. The game is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rejected<A: std::fmt::Debug> {
    /// Nothing can be done any more.
    #[error("the game is over")]
    Over,
    /// Somebody else is asked.
    #[error("seat {seat} is not asked now; asked are {asked:?}")]
    NotAsked {
        /// Who acted.
        seat: Seat,
        /// Who is asked.
        asked: Seats,
    },
    /// The action is not on the menu.
    #[error("{action:?} is not possible now; possible are {allowed:?}")]
    NotAllowed {
        /// What was tried.
        action: A,
        /// What can be done.
        allowed: Vec<Item<A>>,
    },
    /// A plan is among several actions.
    #[error("{action:?} is a plan: among several actions stand those that it comes to")]
    Planned {
        /// The plan.
        action: A,
    },
    /// Something was to be done together with what decides about it.
    #[error("{action:?} comes after chance, or after something that came to light: it is for a ply of its own")]
    Later {
        /// What was tried.
        action: A,
    },
}

/// Why an action cannot be taken back freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum NoUndo {
    /// The seat has done nothing yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// Cards were turned, dice were thrown, or somebody was told something.
    #[error("something came to light that cannot be unlearned")]
    Revealed,
    /// Somebody has answered it.
    #[error("somebody has already acted on it")]
    Answered,
}

impl<G: Game> Match<G> {
    /// Sets the table up and tells what happened while doing so.
    ///
    /// # Errors
    /// When the game is not for that many, or the options do not fit.
    pub fn new(options: G::Options, seats: u8, seed: Seed) -> Result<SetUp<G>, SetUpError> {
        Self::check(&options, seats)?;
        let mut told = Vec::new();
        let state = G::new(&options, seats, &mut Step::recorded(&seed, 0, &mut told));
        let (log, finals, asked) = (Vec::new(), Vec::new(), Vec::new());
        let table = Self { options, seats, seed, log, finals, asked, state, menu: Menu::new() };
        Ok((table, told))
    }

    /// Whether a table can be set up so.
    ///
    /// # Errors
    /// When the game is not for that many, or the options do not fit.
    pub fn check(options: &G::Options, seats: u8) -> Result<(), SetUpError> {
        let Info { title, min_seats: min, max_seats: max, .. } = G::INFO;
        if !(min..=max).contains(&seats) {
            return Err(SetUpError::Seats { title, min, max, seats });
        }
        Ok(options.check(seats)?)
    }

    /// Plays `action` for `seat` and tells what happened; a planned one is played as what it stands for.
    ///
    /// # Errors
    /// When it is not `seat`'s to play or not allowed; nothing has changed then.
    pub fn submit(&mut self, seat: Seat, action: G::Action) -> Result<Vec<Told<G::Event>>, Rejected<G::Action>> {
        self.follow(Entry { seat, deed: action.into() })
    }

    /// Plays an entry of a log and tells what happened.
    ///
    /// # Errors
    /// When one of its actions is not `seat`'s to play or not allowed; nothing has changed then.
    pub fn follow(
        &mut self,
        Entry { seat, deed }: Entry<G::Action>,
    ) -> Result<Vec<Told<G::Event>>, Rejected<G::Action>> {
        let mut menu = std::mem::take(&mut self.menu);
        let allowed = self.look_up(seat, deed, &mut menu);
        self.menu = menu;
        allowed.map(|allowed| self.carry_out(allowed))
    }

    /// Whether something is `seat`'s to do now: what comes back can be [played](Match::play) without another look.
    ///
    /// # Errors
    /// When it is not, as [`submit`](Match::submit) would say.
    pub fn allow(
        &self,
        seat: Seat,
        deed: impl Into<Deed<G::Action>>,
    ) -> Result<Allowed<G::Action>, Rejected<G::Action>> {
        self.look_up(seat, deed.into(), &mut Menu::new())
    }

    /// Plays what [`allow`](Match::allow) has found possible in this position, and tells what happened.
    ///
    /// Whoever allows an action and lets another position come about first, by taking back, must allow it again;
    /// at another ply it is looked up again here.
    ///
    /// # Errors
    /// When another ply was reached and it is not possible there; nothing has changed then.
    pub fn play(&mut self, allowed: Allowed<G::Action>) -> Result<Vec<Told<G::Event>>, Rejected<G::Action>> {
        if allowed.ply == self.log.len() {
            Ok(self.carry_out(allowed))
        } else {
            self.follow(Entry { seat: allowed.seat, deed: allowed.deed })
        }
    }

    fn look_up(
        &self,
        seat: Seat,
        deed: Deed<G::Action>,
        menu: &mut Menu<G::Action>,
    ) -> Result<Allowed<G::Action>, Rejected<G::Action>> {
        let asked = self.state.to_act();
        let deed = match *deed.actions() {
            [action] => {
                allowed(&self.state, seat, action, menu)?;
                self.spelled_out(seat, action)
            }
            [..] => deed,
        };
        if let Some(actions) = deed.several() {
            self.try_out(seat, actions, menu)?;
        }
        Ok(Allowed { ply: self.log.len(), asked, seat, deed })
    }

    /// What is done where a seat wants `action`.
    fn spelled_out(&self, seat: Seat, action: G::Action) -> Deed<G::Action> {
        let stands_for = if action.is_planned() { self.state.expand(seat, action) } else { Vec::new() };
        Deed::of(stands_for).unwrap_or_else(|| action.into())
    }

    /// Whether several actions can be played one after the other, the last of them alone by chance.
    fn try_out(
        &self,
        seat: Seat,
        actions: &[G::Action],
        menu: &mut Menu<G::Action>,
    ) -> Result<(), Rejected<G::Action>> {
        let (mut state, mut told) = (self.state.clone(), Vec::new());
        let mut step = Step::recorded(&self.seed, self.log.len() as u32 + 1, &mut told);
        for &action in actions {
            if action.is_planned() {
                return Err(Rejected::Planned { action });
            }
            if step.is_final() {
                return Err(Rejected::Later { action });
            }
            allowed(&state, seat, action, menu)?;
            state.play(seat, action, &mut step);
        }
        Ok(())
    }

    fn carry_out(&mut self, Allowed { asked, seat, deed, .. }: Allowed<G::Action>) -> Vec<Told<G::Event>> {
        let mut told = Vec::new();
        let mut step = Step::recorded(&self.seed, self.log.len() as u32 + 1, &mut told);
        if let Some(actions) = deed.several() {
            self.state.announce(seat, actions, &mut step);
        }
        for action in deed.actions() {
            self.state.play(seat, *action, &mut step);
        }
        self.finals.push(step.is_final());
        self.asked.push(asked);
        self.log.push(Entry { seat, deed });
        told
    }

    /// Takes back `seat`'s last action, if nobody has learned anything from it or answered it.
    ///
    /// Seats that answer at the same time do not stand in each other's way.
    ///
    /// # Errors
    /// When it cannot be taken back freely; nothing has changed then.
    pub fn undo(&mut self, seat: Seat) -> Result<Entry<G::Action>, NoUndo> {
        let at = self.may_undo(seat)?;
        let mut before = self.at_ply(at);
        for entry in &self.log[at + 1..] {
            before.follow(entry.clone()).map_err(|_| NoUndo::Answered)?;
        }
        let taken = self.log[at].clone();
        *self = before;
        Ok(taken)
    }

    /// Whether `seat`'s last action can be taken back freely.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn can_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        let at = self.may_undo(seat)?;
        if at + 1 == self.log.len() { Ok(()) } else { self.clone().undo(seat).map(drop) }
    }

    /// The last entry of `seat`, if nobody learned from it and only those who were asked with it acted since.
    fn may_undo(&self, seat: Seat) -> Result<usize, NoUndo> {
        let at = self.log.iter().rposition(|entry| entry.seat == seat).ok_or(NoUndo::Nothing)?;
        if self.finals[at..].contains(&true) {
            return Err(NoUndo::Revealed);
        }
        let beside = |entry: &Entry<G::Action>| self.asked[at].contains(entry.seat);
        if self.log[at + 1..].iter().all(beside) { Ok(at) } else { Err(NoUndo::Answered) }
    }

    /// The same match as it was when `ply` actions had been played; the whole match where there are fewer.
    ///
    /// # Panics
    /// Never: the log holds only what was once accepted, and the rules are deterministic.
    #[must_use]
    pub fn at_ply(&self, ply: usize) -> Self {
        let entries = self.log.iter().take(ply).cloned();
        let (table, _) = Self::replay(self.options.clone(), self.seats, self.seed.clone(), entries)
            .expect("a log that was accepted once is accepted again");
        table
    }

    /// The match that a log leads to, and what each step told, the set-up first.
    ///
    /// # Errors
    /// The first entry that the rules refuse, with its number, or that the table cannot be set up.
    pub fn replay(
        options: G::Options,
        seats: u8,
        seed: Seed,
        entries: impl IntoIterator<Item = Entry<G::Action>>,
    ) -> Result<Replayed<G>, ReplayError<G::Action>> {
        let (mut table, opening) = Self::new(options, seats, seed)?;
        let mut told = vec![opening];
        for (ply, entry) in entries.into_iter().enumerate() {
            told.push(table.follow(entry).map_err(|rejected| ReplayError::Rejected { ply, rejected })?);
        }
        Ok((table, told))
    }

    /// The options.
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// How many seats there are.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The seed: whoever sees it knows the deal.
    pub const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Everything that was played.
    pub fn log(&self) -> &[Entry<G::Action>] {
        &self.log
    }

    /// The game itself: for the driver, never for a viewer.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// What `seat` may do now, as a menu of its own.
    pub fn menu(&self, seat: Seat) -> Menu<G::Action> {
        let mut menu = Menu::new();
        self.state.menu(seat, &mut menu);
        menu
    }
}

/// Whether `seat` may play `action` in this state; `menu` is filled anew.
fn allowed<G: Game>(
    state: &G,
    seat: Seat,
    action: G::Action,
    menu: &mut Menu<G::Action>,
) -> Result<(), Rejected<G::Action>> {
    let asked = state.to_act();
    if asked.is_empty() {
        return Err(Rejected::Over);
    }
    if !asked.contains(seat) {
        return Err(Rejected::NotAsked { seat, asked });
    }
    menu.clear();
    state.menu(seat, menu);
    if state.allows(seat, action, menu) {
        Ok(())
    } else {
        Err(Rejected::NotAllowed { action, allowed: menu.items().to_vec() })
    }
}

/// A match that was just set up, and what was told meanwhile.
pub type SetUp<G> = (Match<G>, Vec<Told<<G as Game>::Event>>);

/// A match and what each of its steps told, the set-up first.
pub type Replayed<G> = (Match<G>, Vec<Vec<Told<<G as Game>::Event>>>);

/// A log that does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError<A: std::fmt::Debug> {
    /// The table cannot be set up.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    /// The rules refuse an entry.
    #[error("action {ply} is refused: {rejected}")]
    Rejected {
        /// Which entry, counted from 0.
        ply: usize,
        /// Why.
        rejected: Rejected<A>,
    },
}
