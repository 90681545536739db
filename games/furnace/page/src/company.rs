//! Cards: what is printed on them.

use board::words;
use furnace::{Card, Company, Effect, Goods, View};
use furnace_face::Nouns as _;
use leptos::prelude::*;
use table::Seat;

use super::goods::{self, Good};

/// The name of a company.
pub(super) fn name(view: &View, company: Company) -> String {
    words().furnace_company(view.options.cards, company)
}

/// The name of a card in the engine of `seat`, short.
pub(super) fn card_name(view: &View, seat: Seat, card: Card) -> String {
    match card {
        Card::StartUp(_) => words().furnace_start_up(view.options.cards, view.players[seat].start_up),
        Card::Company(company) => name(view, company),
    }
}

/// The name under which a card travels over the table.
pub(super) fn piece(seat: Seat, card: Card) -> String {
    match card {
        Card::StartUp(_) => format!("start-up-{seat}"),
        Card::Company(company) => format!("company-{}", company.index()),
    }
}

/// What a card of `seat` can do, as often as it works for `seat`; with an upgrade.
pub(super) fn effects(view: &View, seat: Seat, card: Card) -> Vec<Effect> {
    let count = match card {
        Card::StartUp(_) => view.options.cards.start_up(view.players[seat].start_up).effects.len() as u8,
        Card::Company(_) => 2,
    };
    (0..count).map(|index| view.effect_of(seat, card, index)).collect()
}

/// Everything about a card of an engine, in words.
pub(super) fn explained(view: &View, seat: Seat, card: Card, upgraded: bool) -> String {
    let effects: Vec<String> = effects(view, seat, card).into_iter().map(goods::say).collect();
    let name = card_name(view, seat, card);
    match (card, &effects[..]) {
        (Card::Company(_), [basic, additional]) => words().say(
            "furnace-page-company",
            &[
                ("name", name.into()),
                ("basic", basic.clone().into()),
                ("additional", additional.clone().into()),
                ("upgraded", if upgraded { "yes" } else { "no" }.into()),
            ],
        ),
        (Card::Company(_) | Card::StartUp(_), effects) => {
            words().say("furnace-page-start-up", &[("name", name.into()), ("effects", effects.join("; ").into())])
        }
    }
}

/// Everything about a card of the auction, in words.
pub(super) fn offered(view: &View, company: Company) -> String {
    let card = view.options.cards.company(company);
    let args = [
        ("name", name(view, company).into()),
        ("compensation", goods::say(card.compensation).into()),
        ("basic", goods::say(card.basic).into()),
        ("additional", goods::say(card.additional).into()),
    ];
    words().say("furnace-page-offer", &args)
}

/// The picture of a company, by what it does first.
pub(super) fn picture(view: &View, company: Company) -> AnyView {
    let even = company.index().is_multiple_of(2);
    let main = |goods: Goods| Good::ALL.into_iter().rev().find(|good| good.of(goods) > 0).unwrap_or(Good::Coal);
    let art = match view.options.cards.company(company).basic {
        Effect::Gain(got) => match main(got) {
            Good::Coal if even => "a-pit",
            Good::Coal => "a-coke",
            Good::Iron => "a-crane",
            Good::Oil => "a-derrick",
            Good::Token => "a-gear",
            Good::Money => "a-hall",
        },
        Effect::Process { to, .. } => match main(to) {
            Good::Coal => "a-coke",
            Good::Iron => "a-forge",
            Good::Oil if even => "a-refine",
            Good::Oil => "a-derrick",
            Good::Token => "a-gear",
            Good::Money => "a-hall",
        },
        Effect::Upgrade { .. } => "a-gear",
    };
    view! { <svg class="art" aria-hidden="true"><use href=format!("#{art}")></use></svg> }.into_any()
}

/// A line of a card: an effect that works.
pub(super) fn line(effect: Effect, note: String) -> AnyView {
    view! { <span class="fx">{goods::equation(effect, note)}</span> }.into_any()
}

/// A line of a card: an effect that works once the card is upgraded.
pub(super) fn dormant(effect: Effect) -> AnyView {
    view! { <span class="fx add">{Good::Token.sign()} {goods::equation(effect, goods::limit(effect))}</span> }
        .into_any()
}

/// A card of an engine in small.
pub(super) fn tile(view: &View, seat: Seat, card: Card, upgraded: bool, travels: bool) -> AnyView {
    let effects = effects(view, seat, card).into_iter().enumerate().map(|(index, effect)| {
        let grey = index > 0 && !upgraded && matches!(card, Card::Company(_));
        view! { <span class:grey=grey>{goods::equation(effect, goods::limit(effect))}</span> }
    });
    let effects: Vec<_> = effects.collect();
    let text = explained(view, seat, card, upgraded);
    view! {
        <li class="tile" class:su=matches!(card, Card::StartUp(_)) class:upg=upgraded data-piece=travels.then(|| piece(seat, card)) title=text>
            <b>{card_name(view, seat, card)}</b> <span>{effects}</span>
        </li>
    }
    .into_any()
}
