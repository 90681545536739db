use std::collections::HashMap;
use std::hash::Hash;

use sitting::{Holder, Sitting};
use wire::{PersonId, TableId};

/// How many players and tables are remembered at most besides those that wait.
const REMEMBERED: usize = 4_096;

/// For whom a bot is to think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    company: Company,
    people: Vec<PersonId>,
    table: TableId,
}

/// Who waits at a table: people come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Company {
    People,
    BotsAlone,
}

impl Claim {
    /// For the people who play at a table; where bots play alone, for whoever has it.
    pub(crate) fn of(sitting: &Sitting) -> Self {
        let plays = |holder: &Holder| match holder {
            Holder::Person { id, .. } => Some(id.clone()),
            Holder::Nobody | Holder::Bot { .. } => None,
        };
        let there = sitting.chairs().iter().filter(|chair| chair.absence.is_none());
        let people: Vec<PersonId> = there.filter_map(|chair| plays(&chair.holder)).collect();
        let table = sitting.made().id.clone();
        if people.is_empty() {
            let host = sitting.host().unwrap_or(&sitting.made().host);
            return Self { company: Company::BotsAlone, people: vec![host.clone()], table };
        }
        Self { company: Company::People, people, table }
    }
}

/// Claims that wait: the next is that of whoever was answered longest ago, and of their tables the one that was.
#[derive(Debug)]
pub(super) struct Queue<T> {
    waiting: Vec<(Claim, u64, T)>,
    /// How many claims have come.
    came: u64,
    answers: u64,
    /// The number of everybody's last answer.
    people: HashMap<PersonId, u64>,
    tables: HashMap<TableId, u64>,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Self { waiting: Vec::new(), came: 0, answers: 0, people: HashMap::new(), tables: HashMap::new() }
    }
}

impl<T> Queue<T> {
    pub(super) fn push(&mut self, claim: Claim, ticket: T) {
        self.came += 1;
        self.waiting.push((claim, self.came, ticket));
    }

    /// Whose turn it is.
    pub(super) fn next(&mut self) -> Option<T> {
        let last = |known: Option<&u64>| known.copied().unwrap_or(0);
        let rank = |(claim, came, _): &(Claim, u64, T)| {
            let person = claim.people.iter().map(|person| last(self.people.get(person))).min();
            (claim.company, person, last(self.tables.get(&claim.table)), *came)
        };
        let next = (0..self.waiting.len()).min_by_key(|at| rank(&self.waiting[*at]))?;
        let (claim, _, ticket) = self.waiting.swap_remove(next);
        self.answers += 1;
        self.people.extend(claim.people.into_iter().map(|person| (person, self.answers)));
        self.tables.insert(claim.table, self.answers);
        self.forget();
        Some(ticket)
    }

    /// Forgets whoever has no claim, where they have become many or nobody waits.
    fn forget(&mut self) {
        if self.waiting.is_empty() {
            self.people.clear();
            self.tables.clear();
        }
        let enough = REMEMBERED + 2 * self.waiting.len();
        forget(&mut self.people, enough, |person| self.waiting.iter().any(|(claim, ..)| claim.people.contains(person)));
        forget(&mut self.tables, enough, |table| self.waiting.iter().any(|(claim, ..)| claim.table == *table));
    }
}

fn forget<K: Eq + Hash>(known: &mut HashMap<K, u64>, enough: usize, waits: impl Fn(&K) -> bool) {
    if known.len() > enough {
        known.retain(|key, _| waits(key));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(company: Company, people: &[&str], table: &str) -> Claim {
        let people = people.iter().map(|name| PersonId((*name).to_owned())).collect();
        Claim { company, people, table: TableId(table.to_owned()) }
    }

    /// A queue of claims whose bots are asked again as soon as they have answered.
    struct Evening(Queue<Claim>);

    impl Evening {
        /// Thirty tables that one guest has, with four sharks each.
        fn of_sharks(company: Company) -> Self {
            let mut evening = Self(Queue::default());
            for table in (0..30).flat_map(|table| [table; 4]) {
                evening.ask(claim(company, &["guest"], &format!("table {table}")));
            }
            evening
        }

        fn ask(&mut self, claim: Claim) {
            self.0.push(claim.clone(), claim);
        }

        /// Lets one bot answer, and says for whom.
        fn answer(&mut self) -> Claim {
            let claim = self.0.next().expect("somebody waits");
            if claim.people[0].0 == "guest" {
                self.ask(claim.clone());
            }
            claim
        }
    }

    #[test]
    fn one_guest_with_thirty_tables_of_sharks_keeps_nobody_waiting_for_more_than_one_answer() {
        for company in [Company::People, Company::BotsAlone] {
            let mut evening = Evening::of_sharks(company);
            for _ in 0..500 {
                evening.answer();
            }
            let mine = claim(Company::People, &["ada"], "mine");
            for _ in 0..20 {
                evening.ask(mine.clone());
                let answered: Vec<Claim> = (0..2).map(|_| evening.answer()).collect();
                assert!(answered.contains(&mine), "{answered:?}");
            }
        }
    }

    #[test]
    fn several_people_share_the_answers_however_many_tables_each_has() {
        let mut evening = Evening::of_sharks(Company::People);
        let others = ["ada", "bo", "cy"];
        let mut answers = HashMap::<String, u32>::new();
        for person in others {
            evening.ask(claim(Company::People, &[person], person));
        }
        for _ in 0..400 {
            let answered = evening.answer();
            let person = answered.people[0].0.clone();
            if person != "guest" {
                evening.ask(answered);
            }
            *answers.entry(person).or_default() += 1;
        }
        assert!(answers.values().all(|count| (99..=101).contains(count)), "{answers:?}");
    }

    #[test]
    fn the_tables_of_one_person_take_turns() {
        let mut evening = Evening::of_sharks(Company::People);
        let mut answers = HashMap::<TableId, u32>::new();
        for _ in 0..90 {
            *answers.entry(evening.answer().table).or_default() += 1;
        }
        assert!(answers.len() == 30 && answers.values().all(|count| *count == 3), "{answers:?}");
    }

    #[test]
    fn whoever_sits_with_somebody_busy_waits_for_their_own_turn_alone() {
        let mut evening = Evening::of_sharks(Company::People);
        for _ in 0..100 {
            evening.answer();
        }
        let both = claim(Company::People, &["guest", "ada"], "with ada");
        evening.ask(both.clone());
        assert_eq!(evening.answer(), both);
    }

    #[test]
    fn bots_alone_think_when_nobody_waits_for_another() {
        let mut queue = Queue::default();
        let tables = [(Company::BotsAlone, "bo"), (Company::People, "ada"), (Company::People, "ada")];
        for (company, person) in tables {
            queue.push(claim(company, &[person], person), company);
        }
        let order: Vec<Company> = std::iter::from_fn(|| queue.next()).collect();
        assert_eq!(order, [Company::People, Company::People, Company::BotsAlone]);
    }

    #[test]
    fn whoever_does_not_wait_is_forgotten() {
        let mut queue = Queue::default();
        queue.push(claim(Company::BotsAlone, &["last"], "last"), ());
        for number in 0..3 * REMEMBERED {
            queue.push(claim(Company::People, &[&number.to_string()], &number.to_string()), ());
            queue.next();
        }
        assert!(queue.people.len() <= REMEMBERED + 3 && queue.tables.len() <= REMEMBERED + 3);
        queue.next();
        assert!(queue.people.is_empty() && queue.tables.is_empty());
    }
}
