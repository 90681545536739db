use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::Employee;

/// Salaries that cannot be paid, while it is decided who leaves.
///
/// Ruling 11: nobody leaves who could have stayed, so those who leave are just enough: without any one of them too much
/// would still be missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shortfall {
    /// How much is still missing.
    pub missing: u16,
    /// The least that somebody earned who has left already.
    // Positions of earlier rules lack it and mean something else, so they must not be read as if nobody had left.
    #[serde(deserialize_with = "Option::deserialize")]
    pub least: Option<u16>,
}

/// Somebody in a company, and the salary, tokens included.
pub(crate) type Paid = (Employee, u16);

impl Shortfall {
    pub(crate) const fn new(missing: u16) -> Self {
        Self { missing, least: None }
    }

    /// What is left of it when somebody with this salary has left.
    pub(crate) fn after(self, salary: u16) -> Self {
        let least = self.least.map_or(salary, |least| least.min(salary));
        Self { missing: self.missing.saturating_sub(salary), least: Some(least) }
    }

    /// Who may leave next: everybody who is among some who are just enough.
    pub(crate) fn expendable(self, staff: &[Paid]) -> impl Iterator<Item = Paid> + '_ {
        staff.iter().copied().filter(move |one| self.cheapest_with(*one, staff, |_| 0).is_some())
    }

    /// Who has to leave where there is nothing to choose.
    pub(crate) fn forced(self, staff: &[Paid]) -> Option<Vec<Paid>> {
        let all: Vec<Paid> = if self.missing == 0 { Vec::new() } else { self.expendable(staff).collect() };
        // Where all who may leave are just enough together, no part of them is.
        let together: u16 = all.iter().map(|(_, salary)| salary).sum();
        let least = all.iter().map(|(_, salary)| *salary).chain(self.least).min().unwrap_or(0);
        (all.is_empty() || together < self.missing + least).then_some(all)
    }

    /// Everybody who leaves as soon as `employee` is chosen to: those who then have no choice as well.
    pub(crate) fn leaving(self, employee: Employee, staff: &[Paid]) -> Vec<Employee> {
        let Some((_, salary)) = staff.iter().find(|(id, _)| *id == employee) else { return Vec::new() };
        let others: Vec<Paid> = staff.iter().copied().filter(|(id, _)| *id != employee).collect();
        let forced = self.after(*salary).forced(&others).unwrap_or_default();
        std::iter::once(employee).chain(forced.into_iter().map(|(id, _)| id)).collect()
    }

    /// What those cost who leave, where they are just enough, `one` is among them and they cost least; nothing where
    /// there is no such way.
    pub(crate) fn cheapest_with(self, one: Paid, staff: &[Paid], cost: impl Fn(Employee) -> i32) -> Option<i32> {
        let (employee, salary) = one;
        let mut others: Vec<Paid> = staff.iter().copied().filter(|(id, _)| *id != employee).collect();
        others.sort_by_key(|(_, salary)| Reverse(*salary));
        // Whoever leaves earns at least the floor, and all of them less than that above what is missing.
        let mut floor = self.least.map_or(salary, |least| least.min(salary));
        let needed = usize::from(self.missing.saturating_sub(salary));
        let too_much = |floor: u16| usize::from((self.missing + floor).saturating_sub(salary));
        // By what the others who leave earn together: what everybody costs.
        let mut costs = vec![None; too_much(floor)];
        *costs.first_mut()? = Some(cost(employee));
        let enough = |costs: &[Option<i32>], floor: u16| costs[needed..too_much(floor)].iter().flatten().min().copied();
        let mut least = enough(&costs, floor);
        for (other, earned) in others.into_iter().filter(|(_, salary)| *salary > 0) {
            floor = floor.min(earned);
            for sum in (usize::from(earned)..costs.len()).rev() {
                let with_other = costs[sum - usize::from(earned)].map(|before| before + cost(other));
                costs[sum] = [costs[sum], with_other].into_iter().flatten().min();
            }
            least = [least, enough(&costs, floor)].into_iter().flatten().min();
        }
        least
    }
}
