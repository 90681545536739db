//! What the last operate phase came to, company by company: to be read for as long as one likes.

use board::{Now, art, words};
use leptos::prelude::*;
use silicon_valley::{CardData, Employee, Event, Product, SiliconValley};
use silicon_valley_face::Nouns as _;
use table::{Cards, Seat};

use super::desk::DesignDesk;

/// What a company took in and paid in one operate phase.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Books {
    seat: Seat,
    earned: u16,
    hq: u16,
    salaries: u16,
    /// Squares of code.
    gained: u16,
    upkeep: u16,
    /// Where its token stood, and where it stands now.
    valued: Option<(u16, u16)>,
    people: Vec<Employee>,
    products: Vec<Product>,
}

/// The round that was closed last, and everybody's books of it, in the order in which they operated.
fn last(events: &[Event]) -> Option<(u8, Vec<Books>)> {
    let end = events.iter().rposition(|event| matches!(event, Event::Round { .. }))?;
    let Event::Round { round, .. } = events[end] else { return None };
    let begin = events[..end].iter().rposition(|event| matches!(event, Event::TurnEnded { .. }))? + 1;
    let mut books = Vec::new();
    events[begin..end].iter().for_each(|event| enter(&mut books, event));
    (!books.is_empty()).then(|| (round.saturating_sub(1), books))
}

/// Writes an event into the books of its company.
fn enter(books: &mut Vec<Books>, event: &Event) {
    match *event {
        Event::Collected { seat, cash } => of(books, seat).earned += cash,
        Event::HqPaid { seat, cash, .. } => of(books, seat).hq += cash,
        Event::SalariesPaid { seat, cash } => of(books, seat).salaries += cash,
        Event::Gained { seat, blocks } => of(books, seat).gained += blocks.squares(),
        Event::Maintained { seat, blocks, .. } => of(books, seat).upkeep += blocks.squares(),
        Event::LetGo { seat, employee } => of(books, seat).people.push(employee),
        Event::ProductLost { seat, product } => of(books, seat).products.push(product),
        Event::ClearedOut { seat, ref employees, ref products, .. } => {
            let books = of(books, seat);
            books.people.extend(employees);
            books.products.extend(products);
        }
        Event::Valued { seat, from, to } => {
            let books = of(books, seat);
            books.valued = Some((books.valued.map_or(from, |(first, _)| first), to));
        }
        _ => {}
    }
}

fn of(books: &mut Vec<Books>, seat: Seat) -> &mut Books {
    let known = books.iter().position(|books| books.seat == seat);
    let at = known.unwrap_or_else(|| {
        books.push(Books { seat, ..Books::default() });
        books.len() - 1
    });
    &mut books[at]
}

/// The books of the last operate phase, until they are put away.
pub(super) fn operated(desk: DesignDesk) -> Option<AnyView> {
    let story = desk.scene.story();
    let events: Vec<Event> = story.events.iter().map(|(_, event)| event.clone()).collect();
    let (round, books) = last(&events).filter(|(round, _)| desk.read.get() != *round)?;
    let now = desk.scene.now();
    // Once somebody has had a turn, everything has moved on.
    let is_fresh = now.places.is_none() && now.view.round == round + 1;
    if !is_fresh {
        return None;
    }
    let heads = [
        "silicon-valley-page-products",
        "silicon-valley-label-hq",
        "silicon-valley-page-salaries",
        "silicon-valley-page-books-code",
        "silicon-valley-page-valuation",
    ]
    .map(|name| view! { <th scope="col">{words().text(name)}</th> });
    let rows: Vec<AnyView> = books.iter().map(|books| row(&now, books)).collect();
    let title = words().say("silicon-valley-page-operated", &[("round", round.into())]);
    Some(
        view! {
            <section class="operated" aria-label=title.clone()>
                <header><h2>{title.clone()}</h2>
                    <button class="icon-btn" data-read aria-label=words().text("page-close") on:click=move |_| desk.read.set(round)>{art::line("i-close")}</button>
                </header>
                <table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>
            </section>
        }
        .into_any(),
    )
}

fn row(now: &Now<SiliconValley>, books: &Books) -> AnyView {
    let cards: Cards<CardData> = now.view.cards;
    let paid = |cash: u16| if cash == 0 { "–".to_owned() } else { format!("−${cash}") };
    let value = |steps: u16| words().silicon_valley_value(&cards, steps);
    let valued = match books.valued {
        Some((from, to)) => {
            view! { <b class:up=from < to class:dn={to < from}>{value(from)} " → " {value(to)}</b> }.into_any()
        }
        None => view! { {value(now.view.track.at[books.seat])} }.into_any(),
    };
    let people = books.people.iter().map(|id| words().silicon_valley_name(&cards.employee(*id).name));
    let products = books.products.iter().map(|id| words().silicon_valley_name(&cards.product(*id).name));
    let lost: Vec<String> = people.chain(products).collect();
    let lost = (!lost.is_empty()).then(|| {
        let names = words().list(&lost);
        view! { <tr class="lost"><td></td><td colspan="5">{words().say("silicon-valley-page-lost", &[("names", names.into())])}</td></tr> }
    });
    view! {
        <tr>
            <th scope="row">{art::token(books.seat)} <span>{now.people.name(books.seat).to_owned()}</span></th>
            <td>{(books.earned > 0).then(|| view! { <b class="up">{format!("+${}", books.earned)}</b> })}</td>
            <td>{paid(books.hq)}</td>
            <td>{paid(books.salaries)}</td>
            <td>{format!("+{}", books.gained)} " " <span class="dn">{if books.upkeep > 0 { format!("−{}", books.upkeep) } else { String::new() }}</span> {art::sign("cell")}</td>
            <td>{valued}</td>
        </tr>
        {lost}
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_books_hold_what_came_after_the_last_turn_and_before_the_next_round() {
        let [ada, bo] = [0, 1].map(|index| Seat::new(index).expect("a small index"));
        let round = |round| Event::Round { round, order: vec![ada, bo] };
        let events = [
            round(3),
            Event::Collected { seat: ada, cash: 99 },
            Event::TurnEnded { seat: bo },
            Event::Collected { seat: ada, cash: 7 },
            Event::Valued { seat: ada, from: 4, to: 6 },
            Event::HqPaid { seat: ada, cash: 2, forgiven: 0 },
            Event::SalariesPaid { seat: ada, cash: 3 },
            Event::ClearedOut { seat: bo, missing: 1, employees: vec![Employee(5)], products: vec![Product(2)] },
            Event::HqPaid { seat: bo, cash: 1, forgiven: 1 },
            Event::LetGo { seat: ada, employee: Employee(6) },
            Event::Valued { seat: ada, from: 6, to: 5 },
            round(4),
            Event::EmployeeDrawn { employee: Employee(8) },
        ];
        let people = vec![Employee(6)];
        let adas = Books { seat: ada, earned: 7, hq: 2, salaries: 3, valued: Some((4, 5)), people, ..Books::default() };
        let bos = Books { seat: bo, hq: 1, people: vec![Employee(5)], products: vec![Product(2)], ..Books::default() };
        assert_eq!(last(&events), Some((3, vec![adas, bos])));
        assert_eq!(last(&events[..3]), None, "before the first round has been closed there is nothing to read");
    }
}
