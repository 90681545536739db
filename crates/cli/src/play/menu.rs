use table::{Choice, Item, Menu};

/// What a person is choosing from, and what they have chosen so far.
#[derive(Clone, Debug)]
pub(super) struct Selection<A> {
    items: Vec<Item<A>>,
    /// The amount that stands at each item that has one.
    amounts: Vec<u32>,
    selected: usize,
    /// Digits typed so far.
    typed: String,
}

impl<A: Choice> Selection<A> {
    pub(super) fn new(menu: &Menu<A>) -> Self {
        let items = menu.items().to_vec();
        let amounts = items.iter().map(|item| match item {
            Item::One(_) => 0,
            Item::Amount { min, .. } => *min,
        });
        Self { amounts: amounts.collect(), items, selected: 0, typed: String::new() }
    }

    pub(super) const fn len(&self) -> usize {
        self.items.len()
    }

    pub(super) const fn selected(&self) -> usize {
        self.selected
    }

    /// The action that item number `index` stands for now.
    pub(super) fn action(&self, index: usize) -> Option<A> {
        self.items.get(index).map(|item| match item {
            Item::One(action) => *action,
            Item::Amount { of, .. } => of.with_amount(self.amounts[index]),
        })
    }

    /// The range of amounts of item number `index`.
    pub(super) fn range(&self, index: usize) -> Option<(u32, u32)> {
        match self.items.get(index)? {
            Item::One(_) => None,
            Item::Amount { min, max, .. } => Some((*min, *max)),
        }
    }

    pub(super) fn chosen(&self) -> Option<A> {
        self.action(self.selected)
    }

    /// Moves by so many items, stopping at the ends.
    pub(super) fn go(&mut self, by: isize) {
        self.typed.clear();
        self.selected = self.selected.saturating_add_signed(by).min(self.items.len().saturating_sub(1));
    }

    /// Changes the amount of the selected item by so many steps; moves by so many items where it has none.
    pub(super) fn turn(&mut self, steps: i64, items: isize) {
        if !self.change_amount(steps) {
            self.go(items);
        }
    }

    /// Changes the amount of the selected item by so many steps; `false` where it has none.
    fn change_amount(&mut self, steps: i64) -> bool {
        self.typed.clear();
        let Some(Item::Amount { min, max, step, .. }) = self.items.get(self.selected) else { return false };
        let amount = &mut self.amounts[self.selected];
        let changed = i64::from(*amount) + steps * i64::from(*step);
        *amount = changed.clamp(i64::from(*min), i64::from(*max)) as u32;
        true
    }

    /// Takes a typed digit: the number of an item, or the amount where the selected item has one.
    pub(super) fn type_digit(&mut self, digit: char) {
        self.typed.push(digit);
        let Ok(number) = self.typed.parse::<u32>() else { return self.typed.clear() };
        if !self.set_amount(self.selected, number) && !self.select_number(number as usize) {
            self.typed = digit.to_string();
            self.select_number(digit.to_digit(10).unwrap_or(0) as usize);
        }
    }

    /// Sets the amount of an item to the nearest one below that it offers; `false` where it has none.
    fn set_amount(&mut self, index: usize, number: u32) -> bool {
        let Some(Item::Amount { min, max, step, .. }) = self.items.get(index) else { return false };
        let number = number.clamp(*min, *max);
        self.amounts[index] = number - (number - min) % (*step).max(1);
        true
    }

    /// Selects the item that people see as number `number`.
    fn select_number(&mut self, number: usize) -> bool {
        let found = (1..=self.items.len()).contains(&number);
        if found {
            self.selected = number - 1;
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    struct Bid(u32);

    impl serde::Serialize for Bid {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_u32(self.0)
        }
    }

    impl<'de> serde::Deserialize<'de> for Bid {
        fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            u32::deserialize(deserializer).map(Self)
        }
    }

    impl Choice for Bid {
        fn with_amount(self, n: u32) -> Self {
            Self(n)
        }

        fn amount(self) -> u32 {
            self.0
        }
    }

    fn selection() -> Selection<Bid> {
        let mut menu = Menu::new();
        (1..=11).for_each(|n| menu.one(Bid(1000 + n)));
        menu.amount(Bid(0), 20, 90, 10);
        Selection::new(&menu)
    }

    #[test]
    fn typed_numbers_select_and_go_on_with_a_second_digit() {
        let mut selection = selection();
        selection.type_digit('1');
        assert_eq!(selection.chosen(), Some(Bid(1001)));
        selection.type_digit('1');
        assert_eq!(selection.chosen(), Some(Bid(1011)));
        selection.type_digit('7');
        assert_eq!(selection.chosen(), Some(Bid(1007)), "117 is no item, so the 7 starts anew");
    }

    #[test]
    fn an_amount_is_typed_or_stepped_and_stays_on_offer() {
        let mut selection = selection();
        selection.go(100);
        assert_eq!(selection.chosen(), Some(Bid(20)));
        assert!(selection.change_amount(3));
        assert_eq!(selection.chosen(), Some(Bid(50)));
        selection.type_digit('7');
        selection.type_digit('7');
        assert_eq!(selection.chosen(), Some(Bid(70)));
        assert!(selection.change_amount(100));
        assert_eq!(selection.chosen(), Some(Bid(90)));
        selection.go(-1);
        assert!(!selection.change_amount(1));
    }
}
