//! What is asked now, where the board alone does not show it.

use silicon_valley::{Action, Bill, Design, Draft, Due, Grid, LET_GO_LOSS, Product, Question, View};
use words::{Fact, Group, Words};

use super::fact;
use crate::Nouns as _;

/// What everything turns on now.
pub(super) fn group(words: &Words, view: &View) -> Option<Group<Action>> {
    if let Some(founding) = &view.founding {
        let answered = table::Seats::all(view.seats()).minus(founding.waiting);
        return Some(Group::sealed(words.text("silicon-valley-lots-founder"), founding.waiting, answered).chief());
    }
    let (title, facts) = match view.question? {
        Question::Act | Question::Sunset | Question::Layoff => return None,
        Question::Pay(bill) => (words.text("silicon-valley-fact-bill"), bill_facts(words, view, &bill)),
        Question::Design(draft) => (product(words, view, draft.product), draft_facts(words, view, &draft)),
        Question::Power(power) => {
            let power = words.silicon_valley_power_in_full(power);
            (words.text("silicon-valley-fact-investor"), vec![fact(words, "silicon-valley-fact-power", power)])
        }
        Question::Swap(given) => {
            let given = words.silicon_valley_kind(given);
            (words.text("silicon-valley-fact-investor"), vec![fact(words, "silicon-valley-fact-given", given)])
        }
        Question::Substitute(wanted) => {
            let facts = vec![
                fact(words, "silicon-valley-fact-ran-out", words.silicon_valley_kind(wanted)),
                fact(words, "silicon-valley-fact-owed", words.silicon_valley_blocks(view.owed)),
            ];
            (words.text("silicon-valley-label-supply"), facts)
        }
        Question::LetGo(shortfall) => {
            let loss = words.say("silicon-valley-fact-loss", &[("steps", LET_GO_LOSS.into())]);
            let facts = vec![
                fact(words, "silicon-valley-fact-missing", format!("${}", shortfall.missing)),
                fact(words, "silicon-valley-page-valuation", loss),
            ];
            (words.text("silicon-valley-fact-salaries"), facts)
        }
        Question::Upkeep => (words.text("silicon-valley-fact-bill"), upkeep_facts(words, view)),
    };
    Some(Group::facts(title, facts).chief())
}

fn product(words: &Words, view: &View, product: Product) -> String {
    words.silicon_valley_name(&view.cards.product(product).name)
}

fn squares(words: &Words, squares: u8) -> String {
    words.say("silicon-valley-fact-squares", &[("squares", squares.into())])
}

/// What is paid for, how much it takes, and what was given already.
fn bill_facts(words: &Words, view: &View, bill: &Bill) -> Vec<Fact> {
    let label = match bill.due {
        Due::Funding(vc) => words.silicon_valley_name(&view.cards.vc(vc).name),
        Due::Upkeep(id) => product(words, view, id),
        Due::Leak => words.text("silicon-valley-fact-leak"),
    };
    let given = fact(words, "silicon-valley-fact-given", words.silicon_valley_blocks(bill.given));
    vec![Fact::new(label, squares(words, bill.price)), given]
}

/// The products whose upkeep is to be paid, each with its squares.
fn upkeep_facts(words: &Words, view: &View) -> Vec<Fact> {
    let company = &view.companies[view.active];
    let upkeep =
        |id: Product| Fact::new(product(words, view, id), squares(words, company.tile(&view.cards, id).upkeep));
    view.unpaid.each().map(Product).map(upkeep).collect()
}

/// The grid row by row: a letter for each block that lies there, a question mark where the next one goes.
fn draft_facts(words: &Words, view: &View, draft: &Draft) -> Vec<Fact> {
    let grid = view.cards.grid(draft.product);
    let signs = signs(grid, &draft.design, by_hand(view).is_some());
    let row = |(number, row): (usize, String)| {
        Fact::new(words.say("silicon-valley-fact-row", &[("row", (number + 1).into())]), row)
    };
    let mut facts: Vec<Fact> = rows(grid, &signs, " ").into_iter().enumerate().map(row).collect();
    let laid = ('a'..).zip(draft.design.laid());
    facts.extend(laid.map(|(letter, laid)| Fact::new(letter.to_string(), words.silicon_valley_kind(laid.kind))));
    if signs.contains(&NEXT) {
        facts.push(Fact::new(NEXT.to_string(), words.text("silicon-valley-label-next")));
    }
    facts
}

/// The product that the active company is filling block by block.
pub(crate) fn by_hand(view: &View) -> Option<Draft> {
    match view.question {
        Some(Question::Design(draft)) => Some(draft).filter(|draft| draft.by_hand),
        Some(_) | None => None,
    }
}

/// Marks the square where the next block goes.
pub(crate) const NEXT: char = '?';
/// Marks a square to be filled.
const OPEN: char = '□';

/// A sign for each square of a grid: the letter of the block that lies there, whether it is open, or whether it is next.
pub(crate) fn signs(grid: &Grid, design: &Design, shows_next: bool) -> Vec<char> {
    let mut signs = vec![OPEN; grid.cells().len()];
    for (letter, laid) in ('a'..).zip(design.laid()) {
        grid.covered(*laid).into_iter().for_each(|square| signs[usize::from(square)] = letter);
    }
    if let Some(next) = grid.first_open(design).filter(|_| shows_next) {
        signs[usize::from(next)] = NEXT;
    }
    signs
}

/// A grid that nothing lies on, as shapes are written: "■■/■·".
pub(super) fn picture(grid: &Grid) -> String {
    rows(grid, &vec!['■'; grid.cells().len()], "").join("/")
}

/// The rows of a grid, with a dot where there is no square.
fn rows(grid: &Grid, signs: &[char], between: &str) -> Vec<String> {
    let right = grid.cells().iter().map(|cell| cell.0).max().unwrap_or(0);
    let bottom = grid.cells().iter().map(|cell| cell.1).max().unwrap_or(0);
    let sign = |x: u8, y: u8| grid.cells().iter().position(|cell| *cell == (x, y)).map_or('·', |square| signs[square]);
    let row = |y: u8| (0..=right).map(|x| sign(x, y).to_string()).collect::<Vec<_>>().join(between);
    (0..=bottom).map(row).collect()
}
