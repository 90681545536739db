use silicon_valley::{Action, Company, Employee, Hq, Product, Question, Side, View};
use table::Seat;
use words::{Fact, Piece, Place, Words};

use super::{fact, texts};
use crate::Nouns as _;

/// What a company collects and pays every round.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Budget {
    /// The money that its products bring.
    pub(crate) cash: u16,
    /// The steps of valuation that its products bring.
    pub(crate) steps: u16,
    /// The HQ upkeep and the salaries.
    pub(crate) due: u16,
    /// The squares of code that its products take.
    pub(crate) code: u16,
}

impl Budget {
    /// The budget of a company as it stands.
    pub(crate) fn of(view: &View, seat: Seat) -> Self {
        let company = &view.companies[seat];
        let mut budget = Self::default();
        for product in company.products().each().map(Product) {
            let gain = company.ongoing(&view.cards, product);
            budget.cash += u16::from(gain.cash);
            budget.steps += u16::from(gain.valuation);
            budget.code += u16::from(company.tile(&view.cards, product).upkeep);
        }
        let salaries: u16 = company.staff.each().map(|id| view.salary(Employee(id))).sum();
        Self { due: if company.waived { 0 } else { company.upkeep + salaries }, ..budget }
    }
}

/// The sign of the tile that a company has of a product.
#[cfg(feature = "terminal")]
pub(crate) const fn side(company: &Company, product: Product) -> &'static str {
    match company.side(product) {
        Some(Side::InnovatorA) => "A",
        Some(Side::InnovatorB) => "B",
        Some(Side::SecondMover) => "2",
        None => "",
    }
}

/// What lies before a company, and behind its screen where that is known.
pub(super) fn place(words: &Words, view: &View, seat: Seat) -> Place<Action> {
    let (company, budget) = (&view.companies[seat], Budget::of(view, seat));
    let is_own = view.viewer.seat() == Some(seat);
    let screen = view.screens.as_ref().map(|screens| screens[seat]);
    let money = screen.map(|screen| screen.money).or(view.money.filter(|_| is_own));
    let blocks = screen.map(|screen| screen.blocks).or(view.blocks.filter(|_| is_own));
    let of = |done: u8, all: u8| words.say("silicon-valley-fact-of", &[("done", done.into()), ("all", all.into())]);
    let turn = view.order.iter().position(|other| *other == seat).map_or(1, |at| at + 1);
    let known = |id: &str, value: Option<String>| Fact::known(words.text(id), value);
    let value = words.silicon_valley_value(&view.cards, view.track.at[seat]);
    let mut place = Place::new(fact(words, "silicon-valley-page-valuation", value));
    place.facts = vec![
        known("silicon-valley-fact-cash", money.map(|money| format!("${money}"))),
        known("silicon-valley-fact-code", blocks.map(|blocks| blocks.squares().to_string())),
        fact(words, "silicon-valley-fact-people", of(company.staff.len(), company.room)),
        fact(words, "silicon-valley-page-products", of(company.products().len(), company.slots())),
        fact(words, "silicon-valley-fact-income", format!("${}", budget.cash)),
        fact(words, "silicon-valley-fact-costs", format!("${}", budget.due)),
        fact(words, "silicon-valley-fact-growth", format!("+{}", budget.steps)),
        fact(words, "silicon-valley-fact-upkeep", budget.code),
        fact(words, "silicon-valley-fact-turn", turn),
        fact(words, "silicon-valley-fact-offers", texts::symbols(words, company.symbols)),
        known("silicon-valley-fact-blocks", blocks.map(|blocks| blocks.len().to_string())),
    ];
    place.pieces = products(words, view, seat);
    place.pieces.extend(company.staff.each().map(|id| person(words, view, seat, Employee(id))));
    if company.founder.is_some() {
        let mat = &view.cards.mats[usize::from(company.mat)];
        let hqs = std::iter::once(mat).chain(company.hqs.each().map(|id| view.cards.hq(Hq(id))));
        place.pieces.extend(hqs.map(|card| texts::hq(words, card)));
    }
    place
}

/// The products of a company, with the side of each tile.
fn products(words: &Words, view: &View, seat: Seat) -> Vec<Piece<Action>> {
    let company = &view.companies[seat];
    let piece = |product: Product| {
        let action = match view.question {
            Some(Question::Upkeep) => Action::Maintain(product),
            Some(_) | None => Action::Sunset(product),
        };
        let own = view.viewer.seat() == Some(seat);
        let piece = texts::held(words, view, company, product).marked(words.text(side_name(company, product)));
        if own { piece.doing(action) } else { piece }
    };
    company.products().each().map(Product).map(piece).collect()
}

fn side_name(company: &Company, product: Product) -> &'static str {
    match company.side(product) {
        Some(Side::InnovatorA) => "silicon-valley-page-innovator-a",
        Some(Side::InnovatorB) => "silicon-valley-page-innovator-b",
        Some(Side::SecondMover) | None => "silicon-valley-page-second-mover",
    }
}

/// Somebody who works in a company; others can be poached from there.
fn person(words: &Words, view: &View, seat: Seat, id: Employee) -> Piece<Action> {
    let own = view.viewer.seat() == Some(seat);
    let action = match view.question {
        Some(Question::LetGo(_)) if own => Action::LetGo(id),
        Some(_) | None if own => Action::Layoff(id),
        Some(_) | None => Action::Poach(id),
    };
    let mark = if id.is_founder() { words.text("silicon-valley-page-founder") } else { String::new() };
    texts::person(words, view, id).marked(mark).doing(action)
}
