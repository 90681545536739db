use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use clerk::{Ask, Deal, Dealt, Look, Play, Played as Done, Standing};
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;
use shelf::{Allowed, Json, Refused, Speaks};
use table::{BySeat, CARDS, Fault, Info, Move, Places, Record, Salt, Seat, Seats, Seed, Told, Viewer};

use crate::Program;
use crate::instance::{Fuel, Instance};

/// A match that is played by a program: its options, its seed and its log; an instance can be built from them anew.
pub(crate) struct Match {
    deal: Arc<Dealing>,
    log: Vec<Play>,
    standing: Standing,
    now: Mutex<Now>,
}

/// What a match was dealt from.
struct Dealing {
    program: Arc<Program>,
    info: Info,
    /// The variants as the game itself writes them.
    options: Value,
    /// The name of their card set, where the game has one.
    cards: Option<String>,
    /// Whether everybody knows it by that name.
    is_named: bool,
    seats: u8,
    seed: Seed,
}

/// What can be worked out again.
#[derive(Default)]
struct Now {
    instance: Option<Instance>,
    look: Option<Look>,
    told: Vec<Vec<Told<Json>>>,
}

/// An action that was allowed; the program looks it up again when it is played.
struct Found(Play);

impl Match {
    /// A match as it was dealt and played.
    ///
    /// # Errors
    /// When it cannot be, or the program gives no answer.
    pub(crate) fn new(
        program: Arc<Program>,
        info: Info,
        Deal { options, seats, seed, log }: Deal,
    ) -> Result<Self, Refused> {
        let mut instance = program.start()?;
        let fuel = Fuel::replay(log.len());
        let deal = Deal { options: program.brought(options), seats, seed: seed.clone(), log };
        let seating: Vec<Seat> = deal.log.iter().map(|play| play.seat).collect();
        let Dealt { options, named, log, standing } = instance.ask(&Ask::Deal(deal), fuel)?;
        let log = seating.into_iter().zip(log).map(|(seat, action)| Play { seat, action }).collect();
        let options = program.shared(options, &named);
        let cards = named.get(CARDS).and_then(Value::as_str).map(str::to_owned);
        let is_named = named == options;
        let deal = Arc::new(Dealing { program, info, options, cards, is_named, seats, seed });
        Ok(Self { deal, log, standing, now: Mutex::new(Now { instance: Some(instance), ..Now::default() }) })
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The same table with the first actions of its log alone.
    fn dealt(&self, log: &[Play]) -> Deal {
        let Dealing { program, options, seats, seed, .. } = &*self.deal;
        Deal { options: program.brought(options.clone()), seats: *seats, seed: seed.clone(), log: log.to_vec() }
    }

    /// Asks the instance of this match, which the log builds anew where there is none.
    fn ask<T: DeserializeOwned>(&self, now: &mut Now, ask: &Ask) -> Result<T, Refused> {
        let mut instance = match now.instance.take() {
            Some(instance) => instance,
            None => self.rebuilt()?,
        };
        let answer = instance.ask(ask, Fuel::CALL);
        if !matches!(answer, Err(Refused::Fault(_))) {
            now.instance = Some(instance);
        }
        answer
    }

    fn rebuilt(&self) -> Result<Instance, Refused> {
        let mut instance = self.deal.program.start()?;
        let _: Dealt = instance.ask(&Ask::Deal(self.dealt(&self.log)), Fuel::replay(self.log.len()))?;
        Ok(instance)
    }

    /// All that is shown of the table, asked for once after each change.
    fn looked<T>(&self, read: impl FnOnce(&Look, &[Vec<Told<Json>>]) -> T) -> Result<T, Refused> {
        let mut now = self.now();
        if now.look.is_none() {
            let ask = Ask::Look { from: now.told.len() };
            let mut look: Look = self.ask(&mut now, &ask)?;
            let seats = usize::from(self.deal.seats);
            now.told.append(&mut look.told);
            let counts = [look.views.len(), look.menus.len() + 1, look.undo.len() + 1, look.scores.values().len() + 1];
            if counts != [seats + 1; 4] || now.told.len() != self.log.len() + 1 {
                return Err(Fault::Nonsense("it shows another table".to_owned()).into());
            }
            now.look = Some(look);
        }
        let Now { look: Some(look), told, .. } = &*now else { unreachable!("it was looked at") };
        Ok(read(look, told))
    }

    /// What is shown of the table, where nobody can be told that there is no answer: whoever prepared has it.
    fn shown<T>(&self, read: impl FnOnce(&Look, &[Vec<Told<Json>>]) -> T) -> T {
        self.looked(read).unwrap_or_else(|refused| panic!("{refused}"))
    }

    /// An answer that is about the position, and always was one.
    fn answered<T: DeserializeOwned>(&self, ask: &Ask) -> T {
        self.ask(&mut self.now(), ask).unwrap_or_else(|refused| panic!("{refused}"))
    }

    fn carry_out(&mut self, play: Play) -> Result<(), Refused> {
        let seat = play.seat;
        let mut now = self.now();
        let done: Done = self.ask(&mut now, &Ask::Submit(play))?;
        now.look = None;
        drop(now);
        self.log.push(Play { seat, action: done.action });
        self.standing = done.standing;
        Ok(())
    }
}

impl Speaks for Match {
    fn copy(&self) -> Box<dyn Speaks> {
        let now = self.now();
        let now = Now { instance: None, look: now.look.clone(), told: now.told.clone() };
        let (deal, log) = (Arc::clone(&self.deal), self.log.clone());
        Box::new(Self { deal, log, standing: self.standing, now: Mutex::new(now) })
    }

    fn at_ply(&self, ply: usize) -> Box<dyn Speaks> {
        let deal = self.dealt(&self.log[..ply.min(self.log.len())]);
        let then = Self::new(Arc::clone(&self.deal.program), self.deal.info, deal);
        // What was played once is played again, by the same program and with no more work.
        Box::new(then.unwrap_or_else(|refused| panic!("{refused}")))
    }

    fn info(&self) -> Info {
        self.deal.info
    }

    fn options(&self) -> Value {
        self.deal.options.clone()
    }

    fn seats(&self) -> u8 {
        self.deal.seats
    }

    fn submit(&mut self, seat: Seat, action: &str) -> Result<(), Refused> {
        self.carry_out(Play { seat, action: read(action)? })
    }

    fn allow(&self, seat: Seat, action: &str) -> Result<Allowed, Refused> {
        let asked = Play { seat, action: read(action)? };
        let action: Json = self.ask(&mut self.now(), &Ask::Allow(asked))?;
        let play = Play { seat, action: action.clone() };
        Ok(Allowed::new(action, Box::new(Found(play))))
    }

    fn play(&mut self, allowed: Allowed) -> Result<(), Refused> {
        let (action, typed) = allowed.into_parts();
        match typed.downcast::<Found>() {
            Ok(found) => self.carry_out(found.0),
            Err(_) => Err(Refused::Unreadable(action.get().to_owned())),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        let mut now = self.now();
        let standing = self.ask(&mut now, &Ask::Undo { seat })?;
        let at = self.log.iter().rposition(|play| play.seat == seat);
        let at = at.ok_or_else(|| Fault::Nonsense("it took back what nobody did".to_owned()))?;
        now.look = None;
        now.told.truncate(at + 1);
        drop(now);
        self.log.remove(at);
        self.standing = standing;
        Ok(())
    }

    fn can_undo(&self, seat: Seat) -> Result<(), Refused> {
        self.looked(|look, _| look.undo[seat.index()])?.map_or(Ok(()), |why| Err(why.into()))
    }

    fn view(&self, viewer: Viewer) -> Json {
        if self.deal.is_named { self.view_by_name(viewer) } else { self.answered(&Ask::View { viewer }) }
    }

    fn view_by_name(&self, viewer: Viewer) -> Json {
        let index = viewer.seat().map_or(usize::from(self.deal.seats), Seat::index);
        self.shown(|look, _| look.views[index].clone())
    }

    fn menu(&self, seat: Seat) -> Json {
        self.shown(|look, _| look.menus[seat.index()].clone())
    }

    fn menu_by_hand(&self, seat: Seat) -> Json {
        let menu = self.menu(seat);
        // What is no list is for whoever reads it to complain of.
        let Ok(mut lines) = serde_json::from_str::<Vec<Value>>(menu.get()) else { return menu };
        lines.retain(|line| line.get("one").is_none_or(|action| !self.is_plan(seat, &action.to_string())));
        serde_json::value::to_raw_value(&lines).unwrap_or(menu)
    }

    fn is_plan(&self, seat: Seat, action: &str) -> bool {
        // A program says what is written down of an action: a plan is written down as what it comes to.
        let written = |text: &str| serde_json::from_str::<Value>(text).ok();
        let asked = written(action);
        let is_one = asked.as_ref().is_some_and(|asked| !asked.is_array());
        is_one && self.allow(seat, action).is_ok_and(|allowed| written(allowed.action().get()) != asked)
    }

    fn actions(&self, seat: Seat) -> Json {
        self.answered(&Ask::Actions { seat })
    }

    fn story(&self, viewer: Viewer, from: usize) -> Vec<(usize, Json)> {
        self.shown(|_, told| {
            let plies = told.iter().enumerate().skip(from);
            let heard = |told: &&Told<Json>| told.is_for(viewer);
            plies.flat_map(|(ply, told)| told.iter().filter(heard).map(move |told| (ply, told.event.clone()))).collect()
        })
    }

    fn told(&self, from: usize) -> Vec<Vec<Told<Json>>> {
        self.shown(|_, told| told.iter().skip(from).cloned().collect())
    }

    fn prepare(&self) -> Result<(), Refused> {
        self.looked(|_, _| ())
    }

    fn to_act(&self) -> Seats {
        self.standing.to_act
    }

    fn places(&self) -> Option<Places> {
        self.standing.places
    }

    fn scores(&self) -> BySeat<i32> {
        self.shown(|look, _| look.scores)
    }

    fn round(&self) -> u8 {
        self.standing.round
    }

    fn plies(&self) -> usize {
        self.log.len()
    }

    fn actors(&self) -> Vec<Seat> {
        self.log.iter().map(|play| play.seat).collect()
    }

    fn record(&self, players: Vec<String>, seed: &Seed, salts: &[Salt], times: &[u64]) -> Record {
        assert!(seed.salted(salts) == self.deal.seed, "the record's seed deals this match");
        let actions = self.log.iter().enumerate().map(|(ply, play)| Move {
            seat: play.seat,
            action: serde_json::from_str(play.action.get()).expect("the program has written JSON"),
            at: times.get(ply).copied(),
            by_order: false,
        });
        let record = Record {
            format: table::FORMAT,
            game: self.deal.info.slug.to_owned(),
            rules: self.deal.info.rules,
            cards: self.deal.cards.clone(),
            module: Some(self.deal.program.module().to_owned()),
            options: self.deal.options.clone(),
            players,
            commitment: seed.commitment(),
            seed: seed.clone(),
            salts: salts.to_vec(),
            actions: actions.collect(),
            places: self.standing.places,
            hash: String::new(),
        };
        record.hashed()
    }
}

fn read(action: &str) -> Result<Json, Refused> {
    RawValue::from_string(action.to_owned()).map_err(|error| Refused::Unreadable(error.to_string()))
}
