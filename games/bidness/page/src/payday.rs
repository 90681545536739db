use bidness::{Asking, Bidness, Card, View};
use bidness_face::{Kind, Nouns as _, Printed as _};
use board::{Now, art, words};
use leptos::prelude::*;
use table::Seat;

use super::card;

/// The pad: what the Business phase would bring if the round ended now, in its order; then all cards there are.
pub(super) fn payday(now: &Now<Bidness>) -> AnyView {
    let view = &now.view;
    let seats: Vec<Seat> = Seat::all(now.seats()).collect();
    let heads: Vec<_> = seats
        .iter()
        .map(|&seat| {
            let name = now.people.name(seat).to_owned();
            view! { <th scope="col" title=name.clone()>{art::token(seat)} <span>{name.clone()}</span></th> }
        })
        .collect();
    let row = |id: &str, class: &'static str, cell: &dyn Fn(Seat) -> String| {
        let cells: Vec<_> = seats.iter().map(|&seat| view! { <td>{cell(seat)}</td> }).collect();
        view! { <tr class=class><th scope="row">{words().text(id)}</th>{cells}</tr> }
    };
    let owed = |seat: Seat| i64::from(owed(view, seat));
    let cash = |seat: Seat| i64::from(view.workplaces[seat].cash);
    let earnings = |seat: Seat| view.earnings(seat);
    let collected = |seat: Seat| i64::from(earnings(seat).total());
    view! {
        <div class="pay">
            <header><h2>{words().text("bidness-page-payday")}</h2><span class="note">{words().text("bidness-page-payday-if")}</span></header>
            <table>
                <thead><tr><th></th>{heads}</tr></thead>
                <tbody>
                    {row("bidness-page-salaries", "minus", &|seat| number(-owed(seat)))}
                    {row("bidness-page-cash-then", "", &|seat| number(cash(seat) - owed(seat)))}
                    {row("bidness-page-debt-free", "goal", &|seat| number(price_of_freedom(view, seat)))}
                    {row("bidness-page-price", "", &|seat| number(earnings(seat).price.into()))}
                    {row("bidness-page-units", "", &|seat| earnings(seat).units.to_string())}
                    {row("bidness-page-contracts", "", &|seat| number(earnings(seat).contracts.into()))}
                    {row("bidness-page-earnings", "now", &|seat| collected(seat).to_string())}
                </tbody>
                <tfoot>{row("bidness-page-cash-after", "", &|seat| number(cash(seat) - owed(seat) + collected(seat)))}</tfoot>
            </table>
            {cards(view)}
        </div>
    }
    .into_any()
}

/// What a seat still has to pay its people this round.
fn owed(view: &View, seat: Seat) -> u32 {
    let seats = view.workplaces.seats();
    let paid = match view.asking {
        Asking::Salaries { settled } => view.first.around(seats).take(settled.into()).any(|other| other == seat),
        Asking::Debts { .. } | Asking::Over => true,
        Asking::Discard { .. }
        | Asking::Turn
        | Asking::Target { .. }
        | Asking::Damages { .. }
        | Asking::Auction(_)
        | Asking::Suit(_) => false,
    };
    if paid { 0 } else { view.workplaces[seat].salaries(&view.options.cards) }
}

/// What it costs to pay off everything at once; nothing where that cannot be done.
fn price_of_freedom(view: &View, seat: Seat) -> i64 {
    let ious = usize::from(view.workplaces[seat].ious);
    ious.checked_sub(1).and_then(|index| view.options.cards.rules.repay.get(index)).map_or(0, |price| (*price).into())
}

fn number(number: i64) -> String {
    if number == 0 { "–".to_owned() } else { number.to_string().replace('-', "−") }
}

/// All kinds of cards, with cost, effect and number.
fn cards(view: &View) -> AnyView {
    let set = &view.options.cards;
    let rows: Vec<_> = Card::ALL
        .into_iter()
        .filter(|card| set[*card].count > 0)
        .map(|card| {
            view! {
                <li class:suit=Kind::of(card) == Kind::Lawsuit>
                    {card::picture(card)}
                    <span><b>{words().bidness_card(card)}</b> {words().bidness_effect(card, set)}</span>
                    <em>{card::cost(card, set)} <small>{words().say("bidness-page-times", &[("count", set[card].count.into())])}</small></em>
                </li>
            }
        })
        .collect();
    view! { <details><summary>{words().text("bidness-page-cards")}</summary><ul class="ref">{rows}</ul></details> }
        .into_any()
}
