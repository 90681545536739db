use clerk::Pick;

use super::playing::{Offer, Said, nearest};

/// What a person is choosing from, and what they have chosen so far.
#[derive(Clone, Debug)]
pub(super) struct Selection {
    /// Each says what it does with the amount that stands at it.
    offers: Vec<Offer>,
    amounts: Vec<u32>,
    selected: usize,
    /// Digits typed so far.
    typed: String,
}

impl Selection {
    pub(super) fn new(offers: Vec<Offer>) -> Self {
        Self { amounts: offers.iter().map(|offer| offer.start).collect(), offers, selected: 0, typed: String::new() }
    }

    pub(super) fn offers(&self) -> &[Offer] {
        &self.offers
    }

    pub(super) const fn selected(&self) -> usize {
        self.selected
    }

    /// The offer that is chosen.
    pub(super) fn offer(&self) -> Option<&Offer> {
        self.offers.get(self.selected)
    }

    /// What is chosen, with the amount that stands there.
    pub(super) fn chosen(&self) -> Option<Pick> {
        let amount = self.amounts.get(self.selected)?;
        Some(Pick { line: self.selected, amount: *amount })
    }

    /// The lines that begin with more than the least: what they say is still about that.
    pub(super) fn raised(&self) -> Vec<Pick> {
        let raised = self.offers.iter().enumerate().filter(|(_, offer)| offer.start != offer.least);
        raised.map(|(line, offer)| Pick { line, amount: offer.start }).collect()
    }

    /// Says what a line does with the amount that stands there now.
    pub(super) fn reword(&mut self, line: usize, said: Said) {
        if let Some(offer) = self.offers.get_mut(line) {
            offer.said = said;
        }
    }

    /// Whether digits are an amount: where the chosen offer takes one. Elsewhere they are the number of an offer.
    pub(super) fn takes_amount(&self) -> bool {
        self.offer().is_some_and(|offer| offer.range.is_some())
    }

    /// Moves by so many offers, stopping at the ends.
    pub(super) fn go(&mut self, by: isize) {
        self.typed.clear();
        self.selected = self.selected.saturating_add_signed(by).min(self.offers.len().saturating_sub(1));
    }

    /// Changes the amount of the chosen offer by so many steps; moves by so many offers where it has none.
    pub(super) fn turn(&mut self, steps: i64, offers: isize) {
        if !self.change_amount(steps) {
            self.go(offers);
        }
    }

    /// Changes the amount of the chosen offer by so many steps; `false` where it has none.
    fn change_amount(&mut self, steps: i64) -> bool {
        self.typed.clear();
        let Some([min, max, step]) = self.offer().and_then(|offer| offer.range) else { return false };
        let amount = &mut self.amounts[self.selected];
        let changed = i64::from(*amount) + steps * i64::from(step);
        *amount = changed.clamp(i64::from(min), i64::from(max)) as u32;
        true
    }

    /// Takes a typed digit: of an amount where the chosen offer takes one, or else of the number of an offer.
    pub(super) fn type_digit(&mut self, digit: char) {
        self.typed.push(digit);
        let Ok(number) = self.typed.parse::<u32>() else { return self.typed.clear() };
        if let Some(range) = self.offer().and_then(|offer| offer.range) {
            self.amounts[self.selected] = nearest(range, number);
            return;
        }
        if !self.choose(number as usize) {
            self.typed = digit.to_string();
            self.choose(digit.to_digit(10).unwrap_or(0) as usize);
        }
        if self.takes_amount() {
            // The digits to come are an amount.
            self.typed.clear();
        }
    }

    /// Chooses the offer that people see as number `number`.
    fn choose(&mut self, number: usize) -> bool {
        let found = (1..=self.offers.len()).contains(&number);
        if found {
            self.selected = number - 1;
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many offers, and one that takes an amount at last.
    fn selection(count: usize, range: [u32; 3]) -> Selection {
        let said = Said { label: "Do it".to_owned(), note: String::new() };
        let plain = Offer { said: said.clone(), range: None, least: 0, start: 0 };
        let mut offers = vec![plain; count];
        offers.push(Offer { said, range: Some(range), least: range[0], start: range[0] });
        Selection::new(offers)
    }

    const fn pick(line: usize, amount: u32) -> Option<Pick> {
        Some(Pick { line, amount })
    }

    #[test]
    fn typed_numbers_select_and_go_on_with_a_second_digit() {
        let mut selection = selection(11, [20, 90, 10]);
        selection.type_digit('1');
        assert_eq!(selection.chosen(), pick(0, 0));
        selection.type_digit('1');
        assert_eq!(selection.chosen(), pick(10, 0));
        selection.type_digit('7');
        assert_eq!(selection.chosen(), pick(6, 0), "117 is no offer, so the 7 starts anew");
    }

    #[test]
    fn an_amount_is_typed_or_stepped_and_stays_on_offer() {
        let mut selection = selection(11, [20, 90, 10]);
        selection.go(100);
        assert_eq!(selection.chosen(), pick(11, 20));
        assert!(selection.change_amount(3));
        assert_eq!(selection.chosen(), pick(11, 50));
        selection.type_digit('7');
        selection.type_digit('7');
        assert_eq!(selection.chosen(), pick(11, 70));
        assert!(selection.change_amount(100));
        assert_eq!(selection.chosen(), pick(11, 90));
        selection.go(-1);
        assert!(!selection.change_amount(1));
    }

    #[test]
    fn an_amount_begins_where_its_offer_says() {
        let mut offers = selection(1, [10, 90, 10]).offers().to_vec();
        offers[1].start = 60;
        let mut selection = Selection::new(offers);
        assert_eq!(selection.raised(), [Pick { line: 1, amount: 60 }]);
        selection.go(1);
        assert_eq!(selection.chosen(), pick(1, 60));
        selection.type_digit('3');
        selection.type_digit('0');
        assert_eq!(selection.chosen(), pick(1, 30));
    }

    #[test]
    fn a_number_leads_to_an_amount_and_the_digits_after_it_are_the_amount() {
        let mut selection = selection(1, [1, 50, 1]);
        assert!(!selection.takes_amount());
        selection.type_digit('2');
        assert!(selection.takes_amount());
        selection.type_digit('4');
        assert_eq!(selection.chosen(), pick(1, 4), "not 24");
        selection.type_digit('1');
        assert_eq!(selection.chosen(), pick(1, 41), "an amount, and no choice");
    }
}
