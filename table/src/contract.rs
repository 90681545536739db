//! What every game must keep, checked by playing.
//!
//! [`check`] plays random games for every seat count, every value of every option and many seeds,
//! and at every ply looks for the mistakes that rules are prone to:
//! games that do not end, seats without a choice, secrets in a view, chance outside the seed, things created or lost.
//! It is meant to be run on every kind of machine that plays, wasm32 included.

mod golden;

use std::collections::HashSet;
use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::options::set_json;
use crate::{
    Cards, Choice, Entry, Game, Imagine, Item, Kind, Match, Menu, Options, Rejected, Rng, Seat, Seed, Setting, Viewer,
};

pub use golden::{golden, golden_perft, transcript};

/// What a game says about itself so that it can be checked.
pub trait Contract: Imagine {
    /// No game takes more actions than this.
    const MAX_PLIES: usize;

    /// Whether everything that there is at the table is still there exactly once.
    ///
    /// # Errors
    /// What was created or lost.
    fn conserved(&self) -> Result<(), String>;

    /// Exchanges two things, at random, that `viewer` cannot tell apart; `false` where there are no two such things now.
    ///
    /// It is written from the rules, not from the code of the view, since it is there to catch the view's mistakes.
    fn swap_secrets(&mut self, viewer: Viewer, rng: &mut Rng) -> bool;
}

/// How much a successful check has looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Whole games.
    pub games: u64,
    /// Actions in them.
    pub plies: u64,
    /// Times that secrets could be exchanged.
    pub swaps: u64,
    /// Times that two seats were asked at once.
    pub simultaneous: u64,
    /// Actions that could be taken back.
    pub undone: u64,
}

impl Checked {
    const fn add(&mut self, more: &Self) {
        self.games += more.games;
        self.plies += more.plies;
        self.swaps += more.swaps;
        self.simultaneous += more.simultaneous;
        self.undone += more.undone;
    }
}

/// A broken promise, and how to see it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// Which promise.
    pub promise: &'static str,
    /// The options of the game that broke it, as JSON.
    pub options: String,
    /// Its number of seats.
    pub seats: u8,
    /// The text of its seed.
    pub seed: String,
    /// The number of actions played before.
    pub ply: usize,
    /// What was found.
    pub found: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { promise, options, seats, seed, ply, found } = self;
        write!(f, "broken: {promise}\n  {seats} seats, seed `{seed}`, ply {ply}, options {options}\n  {found}")
    }
}

impl std::error::Error for Breach {}

/// Plays `seeds` games for every seat count and every value of every option, and checks each ply of them.
///
/// # Errors
/// The first broken promise.
pub fn check<G: Contract>(seeds: u32) -> Result<Checked, Breach> {
    let mut checked = Checked::default();
    for seats in G::INFO.seat_counts() {
        for options in variants::<G::Options>(seats) {
            checked.add(&check_options::<G>(&options, seats, seeds)?);
        }
    }
    Ok(checked)
}

/// Plays `seeds` games with certain options, such as a designer's own cards, and checks each ply of them.
///
/// # Errors
/// The first broken promise.
pub fn check_options<G: Contract>(options: &G::Options, seats: u8, seeds: u32) -> Result<Checked, Breach> {
    let mut checked = Checked::default();
    for seed in 0..seeds {
        let seed = format!("contract {seed}");
        Table::<G>::new(options, seats, &seed)?.run(&mut checked)?;
    }
    Ok(checked)
}

/// The default options, each setting at each of its values, and all settings away from their defaults at once,
/// as far as `seats` players can play them.
#[must_use]
pub fn variants<O: Options>(seats: u8) -> Vec<O> {
    let mut variants = vec![O::default()];
    let mut everything = O::default();
    for setting in O::settings() {
        for value in values(setting) {
            let mut one = O::default();
            if set_json(&mut one, setting.name, value.clone()).is_ok() && one.check(seats).is_ok() {
                let mut more = everything.clone();
                if one != O::default() && set_json(&mut more, setting.name, value).is_ok() && more.check(seats).is_ok()
                {
                    everything = more;
                }
                variants.push(one);
            }
        }
    }
    variants.push(everything);
    let mut seen = HashSet::new();
    variants.retain(|options| options.check(seats).is_ok() && seen.insert(json(options)));
    variants
}

fn values(setting: &Setting) -> Vec<serde_json::Value> {
    match setting.kind {
        Kind::Flag => vec![false.into(), true.into()],
        Kind::Number { min, max } => vec![max.into(), min.into()],
        Kind::OneOf(words) => words.iter().map(|word| (*word).into()).collect(),
        Kind::Cards => Vec::new(),
    }
}

/// Whether the standard card set passes its own check, for a test of its own.
///
/// # Errors
/// What is wrong with it.
pub fn check_cards<T: crate::CardSet>() -> Result<(), crate::BadCards> {
    let cards = Cards::<T>::from_toml(T::STANDARD)?;
    let travelled: Cards<T> =
        serde_json::from_str(&json(&cards)).map_err(|e| crate::BadCards::Unreadable(e.to_string()))?;
    if travelled == cards {
        Ok(())
    } else {
        Err(crate::BadCards::Unplayable("the set changes on a journey as JSON".into()))
    }
}

/// One game under inspection.
struct Table<G: Contract> {
    table: Match<G>,
    seed: String,
    rng: Rng,
}

impl<G: Contract> Table<G> {
    fn new(options: &G::Options, seats: u8, seed: &str) -> Result<Self, Breach> {
        let breach = |found: String| Breach {
            promise: "options that pass their check can be played",
            options: json(options),
            seats,
            seed: seed.to_owned(),
            ply: 0,
            found,
        };
        let (table, _) =
            Match::new(options.clone(), seats, Seed::from_text(seed)).map_err(|e| breach(e.to_string()))?;
        let number =
            seed.bytes().fold(u64::from(seats), |hash, byte| hash.wrapping_mul(31).wrapping_add(u64::from(byte)));
        Ok(Self { table, seed: seed.to_owned(), rng: Rng::fast(number) })
    }

    fn run(mut self, checked: &mut Checked) -> Result<(), Breach> {
        self.travels("options travel as JSON", self.table.options())?;
        let mut states = vec![self.table.state().clone()];
        loop {
            self.check_state(checked)?;
            if self.table.state().to_act().is_empty() {
                break;
            }
            self.check_refusals()?;
            self.check_simultaneous(checked)?;
            let (seat, action) = self.choose()?;
            self.travels("actions travel as JSON", &action)?;
            let told = self.table.submit(seat, action).map_err(|e| {
                self.breach("whatever is on the menu is accepted", format!("seat {seat}, {action:?}: {e}"))
            })?;
            for event in &told {
                self.travels("events travel as JSON", event)?;
            }
            self.check_undo(seat, states.last().expect("the first state"), checked)?;
            states.push(self.table.state().clone());
            let plies = self.table.log().len();
            self.hold("a game ends", plies <= G::MAX_PLIES, || format!("more than {} actions", G::MAX_PLIES))?;
        }
        self.check_replay(&states)?;
        checked.games += 1;
        checked.plies += self.table.log().len() as u64;
        Ok(())
    }

    fn check_state(&mut self, checked: &mut Checked) -> Result<(), Breach> {
        let (seats, state) = (self.table.seats(), self.table.state().clone());
        state.conserved().map_err(|found| self.breach("nothing is created or lost", found))?;
        let over = state.to_act().is_empty();
        self.hold("there are places exactly when the game is over", state.places().is_some() == over, || {
            format!("places {:?}, asked {:?}", state.places(), state.to_act())
        })?;
        let strangers = state.to_act().filter(|seat| seat.index() >= usize::from(seats)).count();
        self.hold("only people at the table are asked", strangers == 0, || format!("asked {:?}", state.to_act()))?;
        self.hold("the scores are for the seats there are", state.scores().seats() == seats, String::new)?;
        for seat in Seat::all(seats) {
            self.check_menu(&state, seat)?;
        }
        for viewer in Viewer::all(seats) {
            self.check_view(&state, viewer, checked)?;
        }
        Ok(())
    }

    fn check_menu(&self, state: &G, seat: Seat) -> Result<(), Breach> {
        let menu = menu(state, seat);
        let asked = state.to_act().contains(seat);
        self.hold("exactly those who are asked have something to choose", asked != menu.is_empty(), || {
            format!("seat {seat} is asked: {asked}, with a menu of {}", menu.len())
        })?;
        let mut seen = HashSet::new();
        for action in menu.iter() {
            self.hold("no menu offers a thing twice", seen.insert(action), || format!("seat {seat}: {action:?}"))?;
            self.hold("a menu contains what it lists", menu.contains(action), || format!("seat {seat}: {action:?}"))?;
        }
        for item in menu.items() {
            if let Item::Amount { min, max, step, .. } = item {
                let whole = step > &0 && max >= min && (max - min).is_multiple_of(*step);
                self.hold("a range of amounts is in whole steps", whole, || format!("seat {seat}: {item:?}"))?;
            }
        }
        self.travels("menus travel as JSON", &menu)
    }

    fn check_view(&mut self, state: &G, viewer: Viewer, checked: &mut Checked) -> Result<(), Breach> {
        let view = state.view(viewer);
        self.travels("views travel as JSON", &view)?;
        let imagined = G::imagine(&view, &mut self.rng);
        let seen = imagined.view(viewer);
        self.hold("what is imagined from a view gives the same view", seen == view, || {
            format!("{viewer:?}\n  saw      {view:?}\n  imagined {seen:?}")
        })?;
        imagined.conserved().map_err(|found| self.breach("what is imagined could be real", found))?;
        let same = imagined.to_act() == state.to_act() && imagined.scores() == state.scores();
        self.hold("what is imagined asks the same people and has the same scores", same, || format!("{viewer:?}"))?;
        if let Viewer::Seat(seat) = viewer {
            let (real, dreamed) = (menu(state, seat), menu(&imagined, seat));
            self.hold("what is imagined gives the same menu", real == dreamed, || {
                format!("{viewer:?}\n  real     {real:?}\n  imagined {dreamed:?}")
            })?;
        }
        for _ in 0..4 {
            let mut swapped = state.clone();
            if !swapped.swap_secrets(viewer, &mut self.rng) {
                break;
            }
            checked.swaps += 1;
            swapped.conserved().map_err(|found| self.breach("exchanged secrets are still there", found))?;
            let leaked = swapped.view(viewer);
            self.hold("a view does not change with secrets", leaked == view, || {
                format!("{viewer:?}\n  before {view:?}\n  after  {leaked:?}")
            })?;
        }
        Ok(())
    }

    fn check_refusals(&mut self) -> Result<(), Breach> {
        let asked = self.table.state().to_act();
        let someone = asked.first().expect("somebody is asked");
        let all = menu(self.table.state(), someone);
        let action = all.sample(&mut self.rng).expect("a menu was checked not to be empty");
        for seat in Seat::all(self.table.seats()).filter(|seat| !asked.contains(*seat)) {
            self.refuses(seat, action)?;
        }
        // An amount just past either end of a range must be refused.
        for item in all.items() {
            if let Item::Amount { of, min, max, step } = *item {
                let outside = [min.checked_sub(step), max.checked_add(step), (step > 1).then_some(min + 1)];
                for amount in outside.into_iter().flatten() {
                    let action = of.with_amount(amount);
                    if !all.contains(action) {
                        self.refuses(someone, action)?;
                    }
                }
            }
        }
        // What another seat could do, or could have done before, is refused unless it is on this menu as well.
        let mut foreign: Vec<G::Action> = self.table.log().iter().rev().take(8).map(|entry| entry.action).collect();
        let other = someone.next(self.table.seats());
        foreign.extend(G::imagine(&self.table.state().view(Viewer::Seat(other)), &mut self.rng).all_menus());
        for action in foreign {
            if !all.contains(action) {
                self.refuses(someone, action)?;
            }
        }
        Ok(())
    }

    fn refuses(&mut self, seat: Seat, action: G::Action) -> Result<(), Breach> {
        let (before, plies) = (self.table.state().clone(), self.table.log().len());
        let refused = self.table.submit(seat, action).is_err();
        let unchanged = *self.table.state() == before && self.table.log().len() == plies;
        self.hold("what is not on the menu is refused and changes nothing", refused && unchanged, || {
            format!("seat {seat}, {action:?}: refused {refused}, unchanged {unchanged}")
        })
    }

    fn check_simultaneous(&mut self, checked: &mut Checked) -> Result<(), Breach> {
        let asked: Vec<Seat> = self.table.state().to_act().collect();
        let [.., first, second] = asked[..] else { return Ok(()) };
        checked.simultaneous += 1;
        let answers = [first, second].map(|seat| {
            let action = menu(self.table.state(), seat).sample(&mut self.rng).expect("an asked seat has a choice");
            Entry { seat, action }
        });
        let results = [[0, 1], [1, 0]].map(|order| {
            let mut table = self.table.clone();
            order.iter().try_for_each(|&index| {
                let Entry { seat, action } = answers[index];
                table.submit(seat, action).map(|_| ())
            })?;
            Ok::<G, Rejected<G::Action>>(table.state().clone())
        });
        self.hold(
            "the order of simultaneous answers does not matter",
            results[0].is_ok() && results[0] == results[1],
            || format!("{answers:?}"),
        )
    }

    fn check_undo(&mut self, seat: Seat, before: &G, checked: &mut Checked) -> Result<(), Breach> {
        let (after, log) = (self.table.state().clone(), self.table.log().to_vec());
        match self.table.undo(seat) {
            Ok(Entry { seat, action }) => {
                checked.undone += 1;
                self.hold("taking back restores", self.table.state() == before, || format!("{action:?}"))?;
                let again = self.table.submit(seat, action).is_ok() && *self.table.state() == after;
                self.hold("what was taken back can be played again", again, || format!("{action:?}"))
            }
            Err(refused) => {
                let unchanged = *self.table.state() == after && self.table.log() == log;
                self.hold("a refused undo changes nothing", unchanged, || refused.to_string())
            }
        }
    }

    fn check_replay(&mut self, states: &[G]) -> Result<(), Breach> {
        let (options, seats, seed) = (self.table.options().clone(), self.table.seats(), self.table.seed().clone());
        let (mut again, _) = Match::<G>::new(options, seats, seed).expect("the table was set up before");
        for (ply, state) in states.iter().enumerate() {
            self.hold("a replay passes through the same states", again.state() == state, || format!("state {ply}"))?;
            if let Some(Entry { seat, action }) = self.table.log().get(ply) {
                let accepted = again.submit(*seat, *action).is_ok();
                self.hold("a replay is accepted", accepted, || format!("action {ply}"))?;
            }
        }
        let dealer = Seed::from_text(&self.seed);
        let (mut dealt, _) =
            Match::<G>::new(self.table.options().clone(), seats, dealer.salted(&[])).expect("as before");
        let mut rng = Rng::fast(1);
        for _ in 0..5 {
            let Some(seat) = dealt.state().to_act().first() else { break };
            let action = menu(dealt.state(), seat).sample(&mut rng).expect("an asked seat has a choice");
            dealt.submit(seat, action).expect("it is on the menu");
        }
        let record = dealt.record(vec![String::from("somebody"); usize::from(seats)], &dealer, &[], &[]);
        let read = crate::Record::from_json(&record.to_json());
        let same = read.and_then(|read| read.replay::<G>()).map(|(table, _)| table.state() == dealt.state());
        self.hold("a record replays", same == Ok(true), || format!("{same:?}"))
    }

    fn choose(&mut self) -> Result<(Seat, G::Action), Breach> {
        let asked: Vec<Seat> = self.table.state().to_act().collect();
        let seat = *self.rng.pick(&asked).expect("somebody is asked");
        let choice = menu(self.table.state(), seat).sample(&mut self.rng);
        choice
            .map(|action| (seat, action))
            .ok_or_else(|| self.breach("whoever is asked has a choice", format!("seat {seat}")))
    }

    fn travels<T: Serialize + DeserializeOwned + PartialEq + fmt::Debug>(
        &self,
        promise: &'static str,
        thing: &T,
    ) -> Result<(), Breach> {
        let text = json(thing);
        let back = serde_json::from_str::<T>(&text);
        let same = back.as_ref().is_ok_and(|back| back == thing);
        self.hold(promise, same, || format!("{thing:?} as {text} came back as {back:?}"))
    }

    fn hold(&self, promise: &'static str, holds: bool, found: impl FnOnce() -> String) -> Result<(), Breach> {
        if holds { Ok(()) } else { Err(self.breach(promise, found())) }
    }

    fn breach(&self, promise: &'static str, found: String) -> Breach {
        Breach {
            promise,
            options: json(self.table.options()),
            seats: self.table.seats(),
            seed: self.seed.clone(),
            ply: self.table.log().len(),
            found,
        }
    }
}

trait AllMenus: Game {
    /// Some actions that somebody could choose now.
    fn all_menus(&self) -> Vec<Self::Action> {
        self.to_act().flat_map(|seat| menu(self, seat).iter().take(8).collect::<Vec<_>>()).collect()
    }
}

impl<G: Game> AllMenus for G {}

fn menu<G: Game>(state: &G, seat: Seat) -> Menu<G::Action> {
    let mut menu = Menu::new();
    state.menu(seat, &mut menu);
    menu
}

fn json<T: Serialize>(thing: &T) -> String {
    serde_json::to_string(thing).expect("whatever travels has a JSON form")
}
