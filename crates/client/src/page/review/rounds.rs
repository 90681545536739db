use board::{art, words};
use leptos::prelude::*;
use table::Seat;

use super::past::Past;
use crate::book::Book;

/// What each round brought everybody.
pub(super) fn rounds(past: Past) -> AnyView {
    let book = past.book();
    let seats = || Seat::all(book.seats());
    let heads: Vec<AnyView> = seats()
        .map(|seat| {
            view! { <th scope="col">{art::token(seat)} <span>{book.name(seat).to_owned()}</span></th> }.into_any()
        })
        .collect();
    let start = book.start.iter().any(|points| *points != 0).then(|| {
        let name = words().text("review-start");
        line(&name, &book.start)
    });
    let rows: Vec<AnyView> = gains(&book).iter().map(|(number, gains)| line(&number.to_string(), gains)).collect();
    let winners = book.places.winners();
    let totals: Vec<AnyView> = seats()
        .map(|seat| {
            view! { <td class:best={winners.contains(seat)}>{points(book.scores[seat.index()])}</td> }.into_any()
        })
        .collect();
    view! {
        <section class="sheet pad by-round">
            <header><h2>{words().text("review-rounds")}</h2></header>
            <table>
                <thead><tr><th scope="col"><span class="sr">{words().text("review-round-head")}</span></th>{heads}</tr></thead>
                <tbody>{start} {rows}</tbody>
                <tfoot><tr><th scope="row">{words().text("review-total")}</th>{totals}</tr></tfoot>
            </table>
        </section>
    }
    .into_any()
}

fn line(name: &str, values: &[i32]) -> AnyView {
    let cells: Vec<AnyView> = values.iter().map(|value| view! { <td>{points(*value)}</td> }.into_any()).collect();
    view! { <tr><th scope="row">{name.to_owned()}</th>{cells}</tr> }.into_any()
}

/// What every round brought each seat: the points after it less those before it.
fn gains(book: &Book) -> Vec<(u8, Vec<i32>)> {
    let mut before = book.start.clone();
    let mut gains = Vec::with_capacity(book.rounds.len());
    for round in &book.rounds {
        gains.push((round.number, round.scores.iter().zip(&before).map(|(now, before)| now - before).collect()));
        before.clone_from(&round.scores);
    }
    gains
}

/// A number with a true minus.
fn points(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}
