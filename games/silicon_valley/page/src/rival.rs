use board::{Now, art, words};
use leptos::prelude::*;
use silicon_valley::{Colour, Employee, PawnColour, Product, Rival, SiliconValley, Spot, Symbol, View};
use silicon_valley_face::Nouns as _;

use super::desk::DesignDesk;
use super::{others, pieces, saying};

/// The sign of the Rival, who has no seat.
pub(super) fn sign() -> AnyView {
    view! { <span class="rsign" aria-hidden="true">{words().text("silicon-valley-label-rival-sign")}</span> }.into_any()
}

/// The Rival's board: temper, row of code, people and tiles.
pub(super) fn board(desk: DesignDesk, now: &Now<SiliconValley>, rival: &Rival) -> AnyView {
    let view = &now.view;
    let tempers: Vec<AnyView> = Symbol::ALL.into_iter().map(|symbol| temper(view, rival, symbol)).collect();
    let row: Vec<AnyView> = rival.row.kinds().iter().map(|kind| pieces::block(*kind)).collect();
    let squares: u32 = rival.row.kinds().iter().map(|kind| u32::from(kind.squares())).sum();
    let row_text = words().say("silicon-valley-page-rival-row", &[("squares", squares.into())]);
    let staff: Vec<AnyView> = rival.staff.each().map(|id| others::staff(desk, now, Employee(id))).collect();
    let tiles: Vec<AnyView> = rival
        .innovator
        .each()
        .map(|id| tile(view, Product(id), "ti i"))
        .chain(rival.second.each().map(|id| tile(view, Product(id), "ti s")))
        .collect();
    view! {
        <article class="co rival" aria-label=words().text("silicon-valley-page-rival")>
            <header>
                {sign()}
                <div><span class="name">{words().text("silicon-valley-page-rival")}</span><span class="meta">{decision(view, rival)}</span></div>
                <ol class="tempers">{tempers}</ol>
            </header>
            <div class="in">
                <ul class="stf">{staff}</ul>
                <p class="rrow" title=row_text.clone()><span>{row_text.clone()}</span> <span class="bl">{row}</span></p>
                <ul class="sl">{tiles}</ul>
            </div>
        </article>
    }
    .into_any()
}

/// The decision card of this round.
fn decision(view: &View, rival: &Rival) -> AnyView {
    let Some(card) = rival.decision.and_then(|card| view.cards.decisions.get(usize::from(card))) else {
        return view! { <span>{words().text("silicon-valley-page-no-decision")}</span> }.into_any();
    };
    let text = words().say("silicon-valley-page-decision", &[("white", card.white.into()), ("grey", card.grey.into())]);
    let blocks: Vec<AnyView> = card.code.iter().map(|kind| pieces::block(*kind)).collect();
    view! { <span>{text} " " {blocks}</span> }.into_any()
}

/// An attribute: how far its marker is from the `!`, and what happens there.
fn temper(view: &View, rival: &Rival, symbol: Symbol) -> AnyView {
    let at = symbol.index();
    let marker = rival.markers[at];
    let Some(card) = view.cards.personalities.get(usize::from(rival.personalities[at])) else { return ().into_any() };
    let steps: Vec<AnyView> = (0..=card.at)
        .map(|step| {
            let here = (step == marker).then(|| view! { <i data-piece=format!("marker-{at}")></i> });
            let last = (step == card.at && step != marker).then_some("!");
            view! { <span class:last=step == card.at>{here}{last}</span> }.into_any()
        })
        .collect();
    let (class, mood) = match card.colour {
        Colour::Blue => ("tp mild", "silicon-valley-page-mild"),
        Colour::Red => ("tp harsh", "silicon-valley-page-harsh"),
    };
    let about = words().say(
        "silicon-valley-page-temper",
        &[
            ("symbol", saying::symbol(symbol).into()),
            ("name", words().silicon_valley_name(&card.name).into()),
            ("left", card.at.saturating_sub(marker).into()),
            ("effect", words().silicon_valley_effect(card.effect).into()),
        ],
    );
    view! {
        <li class=class title=about.clone() aria-label=about tabindex="0">
            {pieces::symbol(symbol)} <span class="steps" aria-hidden="true">{steps}</span>
            <b>{words().silicon_valley_name(&card.name)}</b> <small>{words().text(mood)} ": " {words().silicon_valley_temper(card.effect)}</small>
        </li>
    }
    .into_any()
}

fn tile(view: &View, id: Product, class: &'static str) -> AnyView {
    let name = words().silicon_valley_name(&view.cards.product(id).name);
    view! { <li class=class title=name.clone()><b><span>{name.clone()}</span></b></li> }.into_any()
}

/// The pawn that stands on a place.
pub(super) fn pawn_at(view: &View, spot: Spot) -> Option<AnyView> {
    let rival = view.rival.as_ref()?;
    let pawns = [(rival.white, PawnColour::White), (rival.grey, PawnColour::Grey)];
    let (_, colour) = pawns.into_iter().find(|(pawn, _)| pawn.spot(&view.cards) == Some(spot))?;
    let (class, name) = match colour {
        PawnColour::White => ("pawn white", "silicon-valley-page-white-pawn"),
        PawnColour::Grey => ("pawn grey", "silicon-valley-page-grey-pawn"),
    };
    Some(
        view! {
            <span class=class data-piece=class role="img" aria-label=words().text(name) title=words().text(name)>{art::sign("man")}</span>
        }
        .into_any(),
    )
}
