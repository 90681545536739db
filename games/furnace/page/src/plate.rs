//! What lies before each player.

use board::{Now, art, parts, words};
use furnace::{Bid, Bidder, Furnace, Phase, Stage};
use furnace_face::Nouns as _;
use leptos::html::Button;
use leptos::prelude::*;
use table::Seat;

use super::desk::Desk;
use super::goods::{self, Good};
use super::{company, disc};

/// A player: plate, stock, start-up and capitalist, and how far production is. A click opens the engine.
pub(super) fn place(desk: Desk, seat: Seat) -> AnyView {
    let now = desk.scene.now();
    let stock = now.view.players[seat].stock;
    let score = view! { {Good::Money.amount(stock.money)} <small>{words().text("furnace-page-score")}</small> };
    let look = move |_| {
        if desk.scene.now.with_untracked(|now| now.me().is_none()) {
            desk.watched.set(seat);
        } else {
            desk.open.set(Some(seat));
        }
    };
    view! {
        <div class="place holding" class:acting=now.to_act.contains(seat) && !matches!(now.view.phase, Phase::Production(_)) on:click=look>
            {parts::plate(desk.scene, seat, meta(&now, seat), score.into_any())}
            {goods::stock(stock)}
            {backing(&now, seat)}
            {progress(&now, seat)}
        </div>
    }
    .into_any()
}

/// The third bidder of a game for two: the discs that it has left.
pub(super) fn dummy(desk: Desk) -> Option<AnyView> {
    let now = desk.scene.now();
    if now.seats() > 2 || now.view.row.is_empty() {
        return None;
    }
    let discs = now.view.dummy.iter().map(|disc| Bid { bidder: Bidder::Dummy, disc: *disc });
    let discs: Vec<AnyView> = discs.map(|bid| disc::lying(&now.people, bid, "t")).collect();
    Some(
        view! {
            <div class="holding dummy">
                <b>{words().text("furnace-label-dummy")}</b> <span class="dleft">{discs}</span>
                <p>{words().text("furnace-page-dummy")}</p>
            </div>
        }
        .into_any(),
    )
}

/// Who bids first, how many companies there are, and the discs that are left.
fn meta(now: &Now<Furnace>, seat: Seat) -> AnyView {
    let player = &now.view.players[seat];
    let cards = player.engine.len() - 1;
    let upgraded = player.engine.iter().filter(|machine| machine.upgraded).count();
    let text = words().say("furnace-page-companies", &[("cards", cards.into()), ("upgraded", upgraded.into())]);
    let first = (now.view.first == seat).then(|| view! { <span class="chip" title=words().text("furnace-page-first")>{words().text("furnace-label-first")}</span> });
    let up = (upgraded > 0).then(|| view! { {Good::Token.sign()} {upgraded} });
    // The own discs lie in the purse.
    let shown = now.me() != Some(seat) && !now.view.row.is_empty();
    let discs: Vec<AnyView> = player
        .discs
        .iter()
        .filter(|_| shown)
        .map(|disc| disc::lying(&now.people, Bid { bidder: Bidder::Seat(seat), disc: *disc }, "t"))
        .collect();
    let arrivals: Vec<AnyView> = player
        .engine
        .iter()
        .filter(|_| now.me() != Some(seat))
        .map(|machine| view! { <i data-piece=company::piece(seat, machine.card)></i> }.into_any())
        .collect();
    view! {
        {first}
        <button class="minis reach" title=text>{parts::drawn(text.clone(), view! { {art::line("i-cards")} <b>{cards}</b> {up} {arrivals} })}</button>
        <span class="dleft">{discs}</span>
    }
    .into_any()
}

/// The start-up and the capitalist.
fn backing(now: &Now<Furnace>, seat: Seat) -> AnyView {
    let view = &now.view;
    let player = &view.players[seat];
    let start_up = words().furnace_start_up(view.options.cards, player.start_up);
    let about = company::explained(view, seat, furnace::Card::StartUp(view.players[seat].start_up), false);
    let capitalist = player.capitalist.zip(view.power(seat)).map(|(capitalist, power)| {
        let name = words().furnace_capitalist(view.options.cards, capitalist);
        goods::labelled("i-hat", name.clone(), format!("{name}: {}", words().furnace_power(power)))
    });
    view! { <span class="who">{goods::labelled("i-works", start_up, about)} {capitalist}</span> }.into_any()
}

/// How far a player is in production.
fn progress(now: &Now<Furnace>, seat: Seat) -> Option<AnyView> {
    let Phase::Production(shifts) = &now.view.phase else { return None };
    let (cards, shift) = (now.view.players[seat].engine.len(), shifts[seat]);
    let done = cards - shift.ready.count_ones() as usize;
    let bar: Vec<AnyView> = (0..cards).map(|index| view! { <i class:on=index < done></i> }.into_any()).collect();
    let text = if shift.stage == Stage::Done {
        view! { <span>{art::line("i-check")} {words().text("furnace-page-finished")}</span> }.into_any()
    } else {
        let text = words().say("furnace-page-progress", &[("done", done.into()), ("cards", cards.into())]);
        view! { <span>{text}</span> }.into_any()
    };
    Some(view! { <span class="prog"><span class="bar" aria-hidden="true">{bar}</span> {text}</span> }.into_any())
}

/// The own cards in small, while the auction is on.
pub(super) fn own_engine(desk: Desk) -> AnyView {
    let tiles = move || {
        let now = desk.scene.now();
        now.me().map(|me| {
            let engine = &now.view.players[me].engine;
            let tiles = engine.iter().map(|machine| company::tile(&now.view, me, machine.card, machine.upgraded, true));
            // The start-up is twice as wide as a company.
            let cells = engine.len() + 1;
            let rows = cells.div_ceil(7);
            let (many, most) = (rows > 1, rows > 2);
            let style = format!("--n:{}", cells.div_ceil(rows));
            view! { <ol class="engine" class:many=many class:most=most style=style aria-label=words().text("furnace-label-engine")>{tiles.collect::<Vec<_>>()}</ol> }
        })
    };
    view! { {tiles} }.into_any()
}

/// Somebody's engine on top of the table.
pub(super) fn opened(desk: Desk) -> Option<AnyView> {
    let seat = desk.open.get()?;
    let now = desk.scene.now();
    let view = &now.view;
    let player = &view.players[seat];
    let tiles = player.engine.iter().map(|machine| company::tile(view, seat, machine.card, machine.upgraded, false));
    let title = words().say("furnace-page-engine-of", &now.people.who(seat));
    let heading = title.clone();
    let capitalist = player.capitalist.zip(view.power(seat)).map(|(capitalist, power)| {
        let name = words().furnace_capitalist(view.options.cards, capitalist);
        view! { <p>{art::line("i-hat")} <b>{name}</b> ": " {words().furnace_power(power)}</p> }
    });
    let close = move |_| desk.open.set(None);
    let closing = NodeRef::<Button>::new();
    // Without the focus Escape does nothing, and the button still closes.
    closing.on_load(|button| drop(button.focus()));
    Some(
        view! {
            <div class="scrim" on:click=close on:keydown=move |event| if event.key() == "Escape" { desk.open.set(None) }>
                <div class="modal open-engine" role="dialog" aria-modal="true" aria-label=title on:click=|event| event.stop_propagation()>
                    <header>{art::token(seat)} <h2>{heading}</h2>
                        <button class="icon-btn" aria-label=words().text("page-close") node_ref=closing on:click=close>{art::line("i-close")}</button>
                    </header>
                    {capitalist}
                    {goods::stock(player.stock)}
                    <ol class="engine">{tiles.collect::<Vec<_>>()}</ol>
                </div>
            </div>
        }
        .into_any(),
    )
}
