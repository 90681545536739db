//! What the database of a world holds, and what can be asked of it: the same as of a real one, at once and without a fault.

use std::collections::{BTreeMap, BTreeSet};

use server::store::{GameResult, Person, Placed, Player, Rate, Rated, StoreError, Wanted, likeness};
use server::{Dated, Made};
use tokio::time::Instant;
use wire::{Moment, PersonId, TableId};

/// How many are in a list of ratings at most.
const LISTED: usize = 100;

/// All that is kept.
#[derive(Debug, Default)]
pub(crate) struct Books {
    people: BTreeMap<PersonId, Kept>,
    sessions: BTreeMap<String, (PersonId, Moment)>,
    tables: BTreeMap<TableId, Made>,
    over: BTreeSet<TableId>,
    journals: BTreeMap<TableId, BTreeMap<u64, Dated>>,
    /// When each entry was in truth asked for, whatever clock dated it.
    asked: BTreeMap<(TableId, u64), Instant>,
    orders: BTreeMap<(TableId, PersonId), String>,
    finished: BTreeMap<TableId, GameResult>,
    ratings: BTreeMap<(String, Player), Rated>,
    settings: BTreeMap<String, String>,
    /// What those who listen are still to be told.
    pub(crate) news: Vec<String>,
}

/// Somebody, and what nobody else may look like.
#[derive(Clone, Debug)]
struct Kept {
    person: Person,
    account: Option<String>,
    likeness: Option<String>,
}

type Answer<T> = Result<T, StoreError>;

fn folded(name: &str) -> String {
    name.to_lowercase()
}

impl Kept {
    fn new(person: &Person) -> Self {
        let named = person.password.as_ref().map(|_| &person.name);
        let (account, likeness) = (named.map(|name| folded(name)), named.map(|name| likeness(name)));
        Self { person: person.clone(), account, likeness }
    }

    /// Whether both cannot be there.
    fn clashes(&self, other: &Self) -> bool {
        let same = |one: &Option<String>, other: &Option<String>| one.is_some() && one == other;
        same(&self.account, &other.account) || same(&self.likeness, &other.likeness)
    }
}

/// People and their sessions.
impl Books {
    pub(crate) fn add_person(&mut self, person: &Person) -> Answer<()> {
        let kept = Kept::new(person);
        if self.people.values().any(|other| other.person.id == person.id || other.clashes(&kept)) {
            return Err(StoreError::Taken);
        }
        self.people.insert(person.id.clone(), kept);
        Ok(())
    }

    pub(crate) fn person(&self, id: &PersonId) -> Option<Person> {
        self.people.get(id).map(|kept| kept.person.clone())
    }

    pub(crate) fn account(&self, name: &str) -> Option<Person> {
        let name = Some(folded(name));
        self.people.values().find(|kept| kept.account == name).map(|kept| kept.person.clone())
    }

    pub(crate) fn namesakes(&self, name: &str) -> Vec<Person> {
        let (account, alike) = (Some(folded(name)), Some(likeness(name)));
        let namesakes = self.people.values().filter(|kept| kept.account == account || kept.likeness == alike);
        namesakes.map(|kept| kept.person.clone()).collect()
    }

    pub(crate) fn change_person(&mut self, person: &Person) -> Answer<()> {
        let Some(before) = self.people.get(&person.id) else { return Ok(()) };
        let mut kept = Kept::new(person);
        if before.account.is_some() && before.person.name == person.name {
            kept.likeness.clone_from(&before.likeness);
        }
        kept.person.made = before.person.made;
        if self.people.values().any(|other| other.person.id != person.id && other.clashes(&kept)) {
            return Err(StoreError::Taken);
        }
        self.people.insert(person.id.clone(), kept);
        Ok(())
    }

    pub(crate) fn forget_words(&mut self, id: &PersonId) {
        for dated in self.journals.values_mut().flat_map(BTreeMap::values_mut) {
            dated.what.forget(id);
        }
    }

    pub(crate) fn delete_person(&mut self, id: &PersonId) -> Vec<String> {
        self.people.remove(id);
        self.orders.retain(|(_, person), _| person != id);
        let ended = self.end_sessions(id);
        self.ratings.retain(|(_, player), _| *player != Player::Person(id.clone()));
        self.news.push(format!("gone {id}"));
        ended
    }

    pub(crate) fn begin_session(&mut self, session: &str, person: &PersonId, at: Moment) -> Answer<()> {
        if self.sessions.contains_key(session) {
            return Err(StoreError::Taken);
        }
        self.sessions.insert(session.to_owned(), (person.clone(), at));
        Ok(())
    }

    pub(crate) fn signed_in(&self, session: &str, since: Moment) -> Option<(Person, Moment)> {
        let (person, at) = self.sessions.get(session).filter(|(_, at)| *at >= since)?;
        Some((self.person(person)?, *at))
    }

    pub(crate) fn use_session(&mut self, session: &str, at: Moment) {
        if let Some((_, used)) = self.sessions.get_mut(session) {
            *used = at;
        }
    }

    pub(crate) fn end_session(&mut self, session: &str) -> Vec<String> {
        self.end(|name, _, _| name == session)
    }

    pub(crate) fn end_sessions(&mut self, person: &PersonId) -> Vec<String> {
        self.end(|_, whose, _| whose == person)
    }

    pub(crate) fn end_unused_sessions(&mut self, since: Moment) -> Vec<String> {
        self.end(|_, _, used| used < since)
    }

    fn end(&mut self, ends: impl Fn(&str, &PersonId, Moment) -> bool) -> Vec<String> {
        let ended = self.sessions.extract_if(.., |name, (person, used)| ends(name, person, *used));
        let ended: Vec<String> = ended.map(|(name, _)| name).collect();
        self.news.extend(ended.iter().map(|name| format!("session {name}")));
        ended
    }
}

/// Tables and their journals.
impl Books {
    pub(crate) fn add_table(&mut self, made: &Made, journal: &[Dated]) -> Answer<()> {
        if self.tables.contains_key(&made.id) {
            return Err(StoreError::Taken);
        }
        self.tables.insert(made.id.clone(), made.clone());
        self.journals.entry(made.id.clone()).or_default().extend((0..).zip(journal.iter().cloned()));
        self.news.push(format!("0 {}", made.id));
        Ok(())
    }

    pub(crate) fn table(&self, id: &TableId) -> Option<(Made, Vec<Dated>)> {
        Some((self.tables.get(id)?.clone(), self.journal(id, 0)))
    }

    /// All tables that ever were.
    pub(crate) fn all_tables(&self) -> impl Iterator<Item = &Made> {
        self.tables.values()
    }

    pub(crate) fn open_tables(&self) -> Vec<TableId> {
        let mut open: Vec<&Made> = self.tables.values().filter(|made| !self.over.contains(&made.id)).collect();
        open.sort_by_key(|made| made.at);
        open.into_iter().map(|made| made.id.clone()).collect()
    }

    pub(crate) fn lengths(&self) -> Vec<(TableId, u64)> {
        self.open_tables().into_iter().map(|id| (id.clone(), self.length(&id))).collect()
    }

    pub(crate) fn length(&self, id: &TableId) -> u64 {
        self.journals.get(id).and_then(BTreeMap::last_key_value).map_or(0, |(last, _)| last + 1)
    }

    pub(crate) fn append(&mut self, id: &TableId, number: u64, entry: &Dated, asked: Instant) -> Answer<()> {
        let journal = self.journals.entry(id.clone()).or_default();
        if journal.contains_key(&number) {
            return Err(StoreError::Taken);
        }
        journal.insert(number, entry.clone());
        self.asked.insert((id.clone(), number), asked);
        self.news.push(format!("{number} {id}"));
        Ok(())
    }

    pub(crate) fn journal(&self, id: &TableId, from: u64) -> Vec<Dated> {
        self.journals
            .get(id)
            .map_or(Vec::new(), |journal| journal.range(from..).map(|(_, dated)| dated.clone()).collect())
    }

    /// When an entry was asked for; nothing where its table was made with it.
    pub(crate) fn asked(&self, id: &TableId, number: u64) -> Option<Instant> {
        self.asked.get(&(id.clone(), number)).copied()
    }

    pub(crate) fn orders(&self, id: &TableId) -> Vec<(PersonId, String)> {
        let here = self.orders.iter().filter(|((table, _), _)| table == id);
        here.map(|((_, person), order)| (person.clone(), order.clone())).collect()
    }

    pub(crate) fn keep_order(&mut self, id: &TableId, person: &PersonId, order: &str) {
        self.orders.insert((id.clone(), person.clone()), order.to_owned());
        self.news.push(format!("orders {id}"));
    }

    pub(crate) fn forget_order(&mut self, id: &TableId, person: &PersonId, order: &str) {
        self.orders.retain(|key, kept| *key != (id.clone(), person.clone()) || kept != order);
        self.news.push(format!("orders {id}"));
    }

    pub(crate) fn delete_table(&mut self, id: &TableId, number: u64, last: &Dated) -> Answer<()> {
        let journal = self.journals.entry(id.clone()).or_default();
        if journal.contains_key(&number) {
            return Err(StoreError::Taken);
        }
        *journal = BTreeMap::from([(number, last.clone())]);
        self.tables.remove(id);
        self.news.push(format!("{number} {id}"));
        Ok(())
    }
}

/// Results and ratings.
impl Books {
    pub(crate) fn settle(
        &mut self,
        result: &GameResult,
        placed: &[Placed],
        rate: Rate,
    ) -> Option<BTreeMap<Player, Rated>> {
        if self.finished.contains_key(&result.id) {
            return None;
        }
        self.finished.insert(result.id.clone(), result.clone());
        self.over.insert(result.id.clone());
        self.orders.retain(|(table, _), _| *table != result.id);
        let key = |player: &Player| (result.game.clone(), player.clone());
        let before: Vec<_> =
            placed.iter().map(|placed| (self.ratings.get(&key(&placed.player)).copied(), placed.place)).collect();
        let mut rated = BTreeMap::new();
        for (Placed { player, .. }, after) in placed.iter().zip(rate(&before)) {
            let known = match player {
                Player::Person(id) => self.people.contains_key(id),
                Player::Bot(_) => true,
            };
            if known {
                self.ratings.insert(key(player), after);
                rated.insert(player.clone(), after);
            }
        }
        Some(rated)
    }

    pub(crate) fn history(&self, wanted: &Wanted) -> Vec<GameResult> {
        let is_theirs = |result: &GameResult| {
            let seat = |player: &Player| *player == Player::Person(wanted.person.clone());
            result.seats.iter().any(|seat_of| seat(&seat_of.player) && (!wanted.won || seat_of.place == 1))
        };
        let is_before = |result: &GameResult| match &wanted.before {
            Some((at, id)) => (result.at, &result.id) < (*at, id),
            None => true,
        };
        let of_game = |result: &GameResult| wanted.game.as_ref().is_none_or(|game| *game == result.game);
        let all = self.finished.values().filter(|result| is_theirs(result) && is_before(result) && of_game(result));
        let mut found: Vec<GameResult> = all.cloned().collect();
        found.sort_by(|one, other| (other.at, &other.id).cmp(&(one.at, &one.id)));
        found.truncate(wanted.limit as usize);
        found
    }

    pub(crate) fn rating(&self, game: &str, player: &Player) -> Option<Rated> {
        self.ratings.get(&(game.to_owned(), player.clone())).copied()
    }

    pub(crate) fn ratings(&self, game: &str, games: u32) -> Vec<(Player, Rated)> {
        let listed = self
            .ratings
            .iter()
            .filter(|((of, player), rated)| of == game && rated.games >= games && matches!(player, Player::Person(_)));
        let mut listed: Vec<(Player, Rated)> = listed.map(|((_, player), rated)| (player.clone(), *rated)).collect();
        let worth = |rated: &Rated| rated.rating - 3.0 * rated.uncertainty;
        listed.sort_by(|(_, one), (_, other)| worth(other).total_cmp(&worth(one)));
        listed.truncate(LISTED);
        listed
    }

    pub(crate) fn setting(&mut self, name: &str, offered: &str) -> String {
        self.settings.entry(name.to_owned()).or_insert_with(|| offered.to_owned()).clone()
    }
}
