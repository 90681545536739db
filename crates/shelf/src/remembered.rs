use serde_json::Value;
use table::{
    BySeat, Choice as _, Deed, Entry, Game, Info, Ledger, Match, Places, Record, Salt, Seat, Seats, Seed, Told, Viewer,
};

use crate::{Allowed, Json, Refused, Speaks};

/// A match and what was told at each ply, the set-up first.
#[derive(Clone)]
pub(crate) struct Remembered<G: Game> {
    table: Match<G>,
    told: Vec<Vec<Told<G::Event>>>,
}

impl<G: Game> Remembered<G> {
    pub(crate) fn new(table: Match<G>, told: Vec<Vec<Told<G::Event>>>) -> Self {
        Self { table, told }
    }

    /// The match that these entries lead to from the same deal.
    fn replayed(&self, entries: impl IntoIterator<Item = Entry<G::Action>>) -> Self {
        let table = &self.table;
        let (table, told) = Match::replay(table.options().clone(), table.seats(), table.seed().clone(), entries)
            .expect("a log that was accepted once is accepted again");
        Self { table, told }
    }
}

impl<G: Ledger> Speaks for Remembered<G> {
    fn copy(&self) -> Box<dyn Speaks> {
        Box::new(self.clone())
    }

    fn at_ply(&self, ply: usize) -> Box<dyn Speaks> {
        Box::new(self.replayed(self.table.log().iter().take(ply).cloned()))
    }

    fn info(&self) -> Info {
        G::INFO
    }

    fn options(&self) -> Value {
        serde_json::to_value(self.table.options()).expect("options have a JSON form")
    }

    fn seats(&self) -> u8 {
        self.table.seats()
    }

    fn submit(&mut self, seat: Seat, action: &str) -> Result<(), Refused> {
        let told = self.table.follow(Entry { seat, deed: read(action)? }).map_err(|error| rejected(&error))?;
        self.told.push(told);
        Ok(())
    }

    fn allow(&self, seat: Seat, action: &str) -> Result<Allowed, Refused> {
        let typed = self.table.allow(seat, read::<G::Action>(action)?).map_err(|error| rejected(&error))?;
        Ok(Allowed::new(json(typed.deed()), Box::new(typed)))
    }

    fn play(&mut self, allowed: Allowed) -> Result<(), Refused> {
        let (action, typed) = allowed.into_parts();
        let typed = typed.downcast::<table::Allowed<G::Action>>();
        let typed = typed.map_err(|_| Refused::Unreadable(action.get().to_owned()))?;
        let told = self.table.play(*typed).map_err(|error| rejected(&error))?;
        self.told.push(told);
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        let mut table = self.table.clone();
        table.undo(seat)?;
        *self = self.replayed(table.log().iter().cloned());
        Ok(())
    }

    fn can_undo(&self, seat: Seat) -> Result<(), Refused> {
        Ok(self.table.can_undo(seat)?)
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&self.table.state().view(viewer))
    }

    fn menu(&self, seat: Seat) -> Json {
        json(&self.table.menu(seat))
    }

    fn menu_by_hand(&self, seat: Seat) -> Json {
        json(&self.table.menu(seat).by_hand())
    }

    fn is_plan(&self, _seat: Seat, action: &str) -> bool {
        read::<G::Action>(action).is_ok_and(|deed| deed.actions().iter().any(|action| action.is_planned()))
    }

    fn actions(&self, seat: Seat) -> Json {
        json(&self.table.menu(seat).iter().collect::<Vec<_>>())
    }

    fn story(&self, viewer: Viewer, from: usize) -> Vec<(usize, Json)> {
        let plies = self.told.iter().enumerate().skip(from);
        plies
            .flat_map(|(ply, told)| {
                told.iter().filter(|told| told.is_for(viewer)).map(move |told| (ply, json(&told.event)))
            })
            .collect()
    }

    fn told(&self, from: usize) -> Vec<Vec<Told<Json>>> {
        let json = |told: &Told<G::Event>| Told { to: told.to, event: json(&told.event) };
        self.told.iter().skip(from).map(|told| told.iter().map(json).collect()).collect()
    }

    fn to_act(&self) -> Seats {
        self.table.state().to_act()
    }

    fn places(&self) -> Option<Places> {
        self.table.state().places()
    }

    fn scores(&self) -> BySeat<i32> {
        self.table.state().scores()
    }

    fn round(&self) -> u8 {
        self.table.state().round()
    }

    fn plies(&self) -> usize {
        self.table.log().len()
    }

    fn actors(&self) -> Vec<Seat> {
        self.table.log().iter().map(|entry| entry.seat).collect()
    }

    fn record(&self, players: Vec<String>, seed: &Seed, salts: &[Salt], times: &[u64]) -> Record {
        self.table.record(players, seed, salts, times)
    }
}

fn rejected<A: std::fmt::Debug>(rejected: &table::Rejected<A>) -> Refused {
    Refused::Rejected(rejected.to_string())
}

fn read<A: serde::de::DeserializeOwned>(action: &str) -> Result<Deed<A>, Refused> {
    Deed::from_json(action).map_err(|error| Refused::Unreadable(error.to_string()))
}

fn json(thing: &impl serde::Serialize) -> Json {
    serde_json::value::to_raw_value(thing).expect("whatever travels has a JSON form")
}
