use std::collections::HashSet;
use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Breach, Care, Checked, Contract, json};
use crate::{Choice as _, Game, Item, Match, Menu, Record, Rejected, Rng, Seat, Seed, Step, Told, Viewer};

/// One game under inspection: whoever plays it hears of the first promise that it breaks.
pub struct Inspected<G: Contract> {
    table: Match<G>,
    seed: String,
    rng: Rng,
    /// How closely it is looked at from now on.
    pub care: Care,
    checked: Checked,
}

impl<G: Contract> Inspected<G> {
    /// Sets a table up.
    ///
    /// # Errors
    /// When that cannot be done.
    pub fn new(options: &G::Options, seats: u8, seed: &str, care: Care) -> Result<Self, Breach> {
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
        Ok(Self { table, seed: seed.to_owned(), rng: Rng::fast(number), care, checked: Checked::default() })
    }

    /// The game.
    pub const fn table(&self) -> &Match<G> {
        &self.table
    }

    /// Plays at random to the end and checks each ply.
    ///
    /// # Errors
    /// The first broken promise.
    pub fn play(mut self) -> Result<Checked, Breach> {
        let everything = self.care == Care::Everything;
        self.travels("options travel as JSON", self.table.options())?;
        let (mut states, mut tellings) = (vec![self.table.state().clone()], Vec::new());
        loop {
            self.check()?;
            if self.table.state().to_act().is_empty() {
                break;
            }
            if everything {
                self.check_refusals()?;
                self.check_simultaneous()?;
            }
            let (seat, action) = self.choose()?;
            let told = self.accepts(seat, action)?;
            if everything {
                let again = self.check_taking_back(seat, action, states.last().expect("the first state"))?;
                states.push(self.table.state().clone());
                tellings.push(again.unwrap_or(told));
            }
        }
        if everything {
            self.check_replay(&states, &tellings)?;
        }
        self.checked.games += 1;
        self.checked.plies += self.table.log().len() as u64;
        Ok(self.checked)
    }

    /// Checks the game as it stands.
    ///
    /// # Errors
    /// The first broken promise.
    pub fn check(&mut self) -> Result<(), Breach> {
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
            self.check_view(&state, viewer)?;
        }
        Ok(())
    }

    /// Lets a seat try something: it happens exactly if it is allowed.
    ///
    /// # Errors
    /// When the game refuses what is allowed, or takes what is not.
    pub fn offer(&mut self, seat: Seat, action: G::Action) -> Result<(), Breach> {
        let state = self.table.state();
        if state.to_act().contains(seat) && state.allows(seat, action, &self.table.menu(seat)) {
            self.accepts(seat, action).map(drop)
        } else {
            self.refuses(seat, action)
        }
    }

    /// Lets a seat take back its last action; says whether it could.
    ///
    /// # Errors
    /// When it cannot be played again, or something has changed though it was refused.
    pub fn take_back(&mut self, seat: Seat) -> Result<bool, Breach> {
        let after = self.table.clone();
        match self.table.undo(seat) {
            Ok(entry) => {
                self.checked.undone += 1;
                let mut again = self.table.clone();
                let same = again.follow(entry.clone()).is_ok() && again.state() == after.state();
                self.hold("what was taken back can be played again", same, || format!("{entry:?}"))?;
                Ok(true)
            }
            Err(refused) => {
                let unchanged = self.table.state() == after.state() && self.table.log() == after.log();
                self.hold("a refused undo changes nothing", unchanged, || refused.to_string())?;
                Ok(false)
            }
        }
    }

    fn accepts(&mut self, seat: Seat, action: G::Action) -> Result<Vec<Told<G::Event>>, Breach> {
        self.travels("actions travel as JSON", &action)?;
        let told = self
            .table
            .submit(seat, action)
            .map_err(|e| self.breach("whatever is on the menu is accepted", format!("seat {seat}, {action:?}: {e}")))?;
        for event in &told {
            self.travels("events travel as JSON", event)?;
        }
        let played = self.table.log().last().expect("it was just played");
        let is_spelled_out = !played.deed.actions().iter().any(|action| action.is_planned());
        self.hold("the log holds what was played, and no plan", is_spelled_out, || format!("{played:?}"))?;
        let plies = self.table.log().len();
        self.hold("a game ends", plies <= G::MAX_PLIES, || format!("more than {} actions", G::MAX_PLIES))?;
        Ok(told)
    }

    fn refuses(&mut self, seat: Seat, action: G::Action) -> Result<(), Breach> {
        let (before, plies) = (self.table.state().clone(), self.table.log().len());
        let refused = self.table.submit(seat, action).is_err();
        let unchanged = *self.table.state() == before && self.table.log().len() == plies;
        self.hold("what is not on the menu is refused and changes nothing", refused && unchanged, || {
            format!("seat {seat}, {action:?}: refused {refused}, unchanged {unchanged}")
        })
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
            let is_allowed = menu.contains(action) && state.allows(seat, action, &menu);
            self.hold("a menu contains what it lists", is_allowed, || format!("seat {seat}: {action:?}"))?;
        }
        for item in menu.items() {
            if let Item::Amount { min, max, step, .. } = item {
                let whole = step > &0 && max >= min && (max - min).is_multiple_of(*step);
                self.hold("a range of amounts is in whole steps", whole, || format!("seat {seat}: {item:?}"))?;
            }
        }
        let planned = menu.iter().filter(|action| action.is_planned()).count();
        self.hold("whatever can be left to a plan can be done by hand", planned == 0 || planned < menu.len(), || {
            format!("seat {seat}: {menu:?}")
        })?;
        for action in menu.iter().filter(|action| action.is_planned()) {
            self.check_plan(state, seat, action)?;
        }
        self.travels("menus travel as JSON", &menu)
    }

    /// A planned action plays exactly what it stands for.
    fn check_plan(&self, state: &G, seat: Seat, planned: G::Action) -> Result<(), Breach> {
        let steps = state.expand(seat, planned);
        let found = || format!("seat {seat}: {planned:?} stands for {steps:?}");
        self.hold("a planned action stands for small ones", !steps.is_empty(), found)?;
        let chance = || Rng::fast(self.table.log().len() as u64);
        let (mut at_once, mut rng) = (state.clone(), chance());
        at_once.play(seat, planned, &mut Step::silent(&mut rng));
        let (mut in_steps, mut rng) = (state.clone(), chance());
        for (index, action) in steps.iter().enumerate() {
            let menu = menu(&in_steps, seat);
            let is_allowed = !action.is_planned() && in_steps.to_act().contains(seat);
            let is_allowed = is_allowed && in_steps.allows(seat, *action, &menu);
            self.hold("what a planned action stands for can be done by hand", is_allowed, found)?;
            let mut step = Step::silent(&mut rng);
            in_steps.play(seat, *action, &mut step);
            let is_early = step.is_final() && index + 1 < steps.len();
            self.hold("a plan meets chance with its last step at the earliest", !is_early, found)?;
        }
        self.hold("a planned action plays what it stands for", in_steps == at_once, || {
            format!("{}\n  at once  {at_once:?}\n  in steps {in_steps:?}", found())
        })
    }

    fn check_view(&mut self, state: &G, viewer: Viewer) -> Result<(), Breach> {
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
        let swaps = if self.care == Care::Everything { 4 } else { 1 };
        for _ in 0..swaps {
            let mut swapped = state.clone();
            if !swapped.swap_secrets(viewer, &mut self.rng) {
                break;
            }
            self.checked.swaps += 1;
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
                    if !self.table.state().allows(someone, action, &all) {
                        self.refuses(someone, action)?;
                    }
                }
            }
        }
        // What another seat could do, or could have done before, is refused unless it is allowed here as well.
        let last = self.table.log().iter().rev().take(8);
        let mut foreign: Vec<G::Action> = last.map(|entry| entry.deed.actions()[0]).collect();
        let other = someone.next(self.table.seats());
        foreign.extend(G::imagine(&self.table.state().view(Viewer::Seat(other)), &mut self.rng).all_menus());
        for action in foreign {
            if !self.table.state().allows(someone, action, &all) {
                self.refuses(someone, action)?;
            }
        }
        Ok(())
    }

    fn check_simultaneous(&mut self) -> Result<(), Breach> {
        let asked: Vec<Seat> = self.table.state().to_act().collect();
        let [.., first, second] = asked[..] else { return Ok(()) };
        self.checked.simultaneous += 1;
        let answers = [first, second].map(|seat| {
            let action = menu(self.table.state(), seat).sample(&mut self.rng).expect("an asked seat has a choice");
            (seat, action)
        });
        let results = [[0, 1], [1, 0]].map(|order| {
            let mut table = self.table.clone();
            order.iter().try_for_each(|&index| {
                let (seat, action) = answers[index];
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

    /// Takes back what was just done, where that can be done, and plays it again; gives what that told.
    fn check_taking_back(
        &mut self,
        seat: Seat,
        action: G::Action,
        before: &G,
    ) -> Result<Option<Vec<Told<G::Event>>>, Breach> {
        if !self.take_back(seat)? {
            return Ok(None);
        }
        self.hold("taking back restores", self.table.state() == before, || format!("{action:?}"))?;
        self.accepts(seat, action).map(Some)
    }

    fn check_replay(&mut self, states: &[G], tellings: &[Vec<Told<G::Event>>]) -> Result<(), Breach> {
        let (options, seats, seed) = (self.table.options().clone(), self.table.seats(), self.table.seed().clone());
        let (mut again, _) = Match::<G>::new(options, seats, seed).expect("the table was set up before");
        for (ply, state) in states.iter().enumerate() {
            self.hold("a replay passes through the same states", again.state() == state, || format!("state {ply}"))?;
            if let Some(entry) = self.table.log().get(ply) {
                let told = again.follow(entry.clone());
                self.hold("a replay is accepted", told.is_ok(), || format!("action {ply}"))?;
                self.hold("a replay tells the same", told.as_ref() == Ok(&tellings[ply]), || format!("{told:?}"))?;
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
        let read = Record::from_json(&record.to_json());
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
        if self.care == Care::Steps {
            return Ok(());
        }
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
