use board::{Now, art, words};
use leptos::prelude::*;
use silicon_valley::{
    Action, Employee, Hq, Listing, Owner, Power, Question, Row, SiliconValley, Spot, Symbols, Tile, Vc,
};
use silicon_valley_face::Nouns as _;

use super::desk::{DesignDesk, Thing};
use super::{pieces, reason, rival, saying, trial};

/// The four rows of the market.
pub(super) fn market(desk: DesignDesk) -> AnyView {
    let now = desk.scene.now();
    let view = &now.view;
    let places = view.cards.market.products[usize::from(view.seats().max(2)) - 2];
    let products: Vec<AnyView> = (0..places).map(|at| product(desk, &now, at)).collect();
    let employees: Vec<AnyView> = (0..view.market.employees.len()).map(|at| employee(desk, &now, at)).collect();
    let hqs: Vec<AnyView> = (0..view.cards.market.hq_row).map(|at| hq(desk, &now, at)).collect();
    let vcs: Vec<AnyView> = (0..view.cards.market.vc_row).map(|at| vc(desk, &now, at)).collect();
    let deck = words().say("silicon-valley-page-deck", &[("count", view.market.product_deck.len().into())]);
    let next = now.me().map(|me| {
        let (price, nth) = (view.companies[me].hq_price(&view.cards), view.companies[me].hqs.len() + 1);
        words().say("silicon-valley-page-next-hq", &[("price", u32::from(price).into()), ("nth", nth.into())])
    });
    view! {
        <section class="prs">
            <h2 class="lb">{words().text("silicon-valley-page-products")}<span>{words().text("silicon-valley-page-legend")}<span class="hide-s" data-piece="deck">{deck}</span></span>{trial::button(desk)}</h2>
            <ul>{products}</ul>
        </section>
        <section class="ems">
            <h2 class="lb">{words().text("silicon-valley-page-talent")}<span>{words().text("silicon-valley-page-discount")}</span>{refresh(desk, Row::Employees)}</h2>
            <ul>{employees}</ul>
        </section>
        <section class="hqs">
            <h2 class="lb">{words().text("silicon-valley-page-hqs")}<span>{next}</span>{refresh(desk, Row::Hqs)}</h2>
            <ul>{hqs}</ul>
        </section>
        <section class="vcs">
            <h2 class="lb">{words().text("silicon-valley-page-vcs")}<span>{words().text("silicon-valley-page-in-code")}</span>{refresh(desk, Row::Vcs)}</h2>
            <ul>{vcs}</ul>
        </section>
    }
    .into_any()
}

/// The button that deals a row anew, while a VC's power allows it.
fn refresh(desk: DesignDesk, row: Row) -> Option<AnyView> {
    let action = Action::Refresh(row);
    let scene = desk.scene;
    scene.now().menu.contains(action).then(|| {
        let pressed = move || scene.is_picked(|picked| *picked == action).to_string();
        view! {
            <button class="btn renew reach" data-choice aria-pressed=pressed on:click=move |_| scene.pick(action)>
                {art::line("i-rot")} {scene.label(action)}
            </button>
        }
        .into_any()
    })
}

/// The symbols that make things cheaper for whoever looks, or else for whoever acts.
fn own_symbols(now: &Now<SiliconValley>) -> Symbols {
    now.view.companies[now.me().unwrap_or(now.view.active)].symbols
}

/// Whether a VC pays for what this power lets whoever looks do; everything else has its price meanwhile.
fn is_free(now: &Now<SiliconValley>, power: Power) -> bool {
    now.is_mine() && now.view.question == Some(Question::Power(power))
}

/// A price after its discount, the printed one struck through.
fn price(printed: u32, asked: u32, legal: bool, sign: &'static str) -> AnyView {
    let old = (asked < printed).then(|| view! { <s>{sign}{printed}</s> });
    let text = format!("{sign}{asked}");
    let new = if legal { view! { <b>{text}</b> }.into_any() } else { view! { <span>{text}</span> }.into_any() };
    view! { {old} " " {new} }.into_any()
}

/// An empty place of a row.
fn hole(pawn: Option<AnyView>) -> AnyView {
    view! { <li><div class="hole">{words().text("silicon-valley-page-empty")}</div><span class="tag"></span>{pawn}</li> }
        .into_any()
}

fn product(desk: DesignDesk, now: &Now<SiliconValley>, at: u8) -> AnyView {
    let pawn = rival::pawn_at(&now.view, Spot::Product(at));
    let Some(place) = now.view.market.products[usize::from(at)] else { return hole(pawn) };
    let id = place.product;
    let action = now.find(|action| matches!(action, Action::Innovate(p) | Action::SecondMove(p) if *p == id));
    let why = reason::launching(now, id);
    let tag = match action {
        Some(Action::SecondMove(_)) => view! { <b>{words().text("silicon-valley-page-can-follow")}</b> }.into_any(),
        Some(_) => view! { <b>{words().text("silicon-valley-page-fits")}</b> }.into_any(),
        None => view! { <span class="why">{why.clone()}</span> }.into_any(),
    };
    let thing = Thing {
        class: "c pr",
        piece: format!("product-{}", id.0),
        about: saying::product(&now.view, &now.people, id),
        action,
        why,
    };
    view! { <li>{thing.draw(desk, product_face(now, place))} <span class="tag">{tag}</span> {pawn}</li> }.into_any()
}

fn product_face(now: &Now<SiliconValley>, place: Listing) -> AnyView {
    let cards = &now.view.cards;
    let (card, grid) = (cards.product(place.product), cards.grid(place.product));
    let laid = place.launch.map(|launch| launch.design.laid().to_vec()).unwrap_or_default();
    // The Rival does not care where its blocks lie.
    let drawing = match place.launch {
        Some(launch) if laid.is_empty() => view! { <span class="bl">{pieces::blocks(launch.blocks)}</span> }.into_any(),
        Some(_) | None => pieces::grid(grid, &laid),
    };
    let squares = words().say("silicon-valley-page-squares", &[("squares", grid.squares().into())]);
    let innovator = match place.launch {
        None => tile("tl i", words().text("silicon-valley-page-innovator"), "A", &card.innovator),
        Some(launch) => {
            let who = saying::owner(&now.people, launch.by);
            let by = match launch.by {
                Owner::Seat(seat) => art::token(seat),
                Owner::Rival => rival::sign(),
            };
            let round = words().say("silicon-valley-page-by", &[("who", who.into()), ("round", launch.round.into())]);
            view! { <span class="tl tk"><b>{words().text("silicon-valley-page-innovator")}</b><span>{by} {round}</span></span> }.into_any()
        }
    };
    view! {
        <span class="hd"><span class="nm">{words().silicon_valley_name(&card.name)}</span>{pieces::symbols(card.innovator.symbols)}</span>
        <span class="bd">
            <span class="gr">
                {drawing}
                <span class="up">{squares}<br/><span class="uw">{words().text("silicon-valley-page-upkeep")} " "</span> {pieces::code(card.innovator.upkeep)}</span>
            </span>
            <span class="ts">{innovator} {tile("tl s", words().text("silicon-valley-page-second-mover"), "", &card.second)}</span>
        </span>
    }
    .into_any()
}

/// A launch tile: now and every round.
pub(super) fn tile(class: &'static str, name: String, side: &'static str, tile: &Tile) -> AnyView {
    let part = |sign: &'static str, gain: silicon_valley::Gain| {
        (gain.cash > 0 || gain.valuation > 0)
            .then(|| view! { <span class="pt"><em>{sign}</em>{pieces::gain(gain)}</span> })
    };
    view! { <span class=class><b>{name}</b><u>{side}</u><span>{part("!", tile.instant)} {part("∞", tile.ongoing)}</span></span> }
        .into_any()
}

fn employee(desk: DesignDesk, now: &Now<SiliconValley>, at: usize) -> AnyView {
    let pawn = rival::pawn_at(&now.view, Spot::Employee(at as u8));
    let Some(id) = now.view.market.employees[at] else { return hole(pawn) };
    let card = now.view.cards.employee(id);
    let printed = u32::from(now.view.cards.market.employee_prices[at]);
    let matched = u32::from(own_symbols(now).matched(card.wants));
    let asked = if is_free(now, Power::Hire) { 0 } else { printed.saturating_sub(matched) };
    let action = Some(Action::Hire(id)).filter(|action| now.menu.contains(*action));
    let thing = Thing {
        class: "c em",
        piece: person_piece(id),
        about: saying::person(&now.view, id),
        action,
        why: reason::hiring(now, asked),
    };
    let [first, last] = words().silicon_valley_person(&card.name);
    let wants = pieces::wants(card.wants, own_symbols(now));
    let none =
        card.wants.is_empty().then(|| view! { <span class="no">{words().text("silicon-valley-page-no-wants")}</span> });
    let face = view! {
        <span class="hd">{pieces::bust(id)}<span class="nm">{first} <span class="ln">{last}</span></span></span>
        <span class="gain"><span><em>"!"</em>{pieces::blocks(card.instant)}</span><span><em>"∞"</em>{pieces::blocks(card.ongoing)}</span></span>
        <span class="ft"><span class="ws">{wants}{none}</span><span class="sal">{pieces::salary(card.salary)}</span></span>
    };
    view! { <li>{thing.draw(desk, face.into_any())} <span class="tag">{price(printed, asked, action.is_some(), "$")}</span> {pawn}</li> }
        .into_any()
}

/// What a person is called when moving.
pub(super) fn person_piece(id: Employee) -> String {
    format!("person-{}", id.0)
}

fn hq(desk: DesignDesk, now: &Now<SiliconValley>, at: u8) -> AnyView {
    let pawn = rival::pawn_at(&now.view, Spot::Hq(at));
    let Some(id) = now.view.market.hqs[usize::from(at)] else { return hole(pawn) };
    let company = &now.view.companies[now.me().unwrap_or(now.view.active)];
    let asked = if is_free(now, Power::Expand) { 0 } else { u32::from(company.hq_price(&now.view.cards)) };
    let action = Some(Action::Expand(id)).filter(|action| now.menu.contains(*action));
    let card = now.view.cards.hq(id);
    let thing = Thing {
        class: "c hq",
        piece: hq_piece(id),
        about: saying::hq(card),
        action,
        why: reason::expanding(now, asked),
    };
    let face = view! {
        <span class="nm">{words().silicon_valley_name(&card.name)}</span> {pieces::places(card.room)}
        <span class="ws">{pieces::symbols(card.symbols)}</span> <span class="sal">{pieces::salary(card.upkeep)}</span>
    };
    view! { <li>{thing.draw(desk, face.into_any())} <span class="tag">{price(asked, asked, action.is_some(), "$")}</span> {pawn}</li> }
        .into_any()
}

/// What an HQ card is called when moving.
pub(super) fn hq_piece(id: Hq) -> String {
    format!("hq-{}", id.0)
}

fn vc(desk: DesignDesk, now: &Now<SiliconValley>, at: u8) -> AnyView {
    let pawn = rival::pawn_at(&now.view, Spot::Vc(at));
    let Some(id): Option<Vc> = now.view.market.vcs[usize::from(at)] else { return hole(pawn) };
    let card = now.view.cards.vc(id);
    let asked = card.price.saturating_sub(own_symbols(now).matched(card.wants));
    let action = Some(Action::Fund(id)).filter(|action| now.menu.contains(*action));
    let thing = Thing {
        class: "c vc",
        piece: format!("vc-{}", id.0),
        about: saying::vc(&now.view, id),
        action,
        why: reason::funding(now, id),
    };
    let steps = (card.valuation > 0).then(|| pieces::valuation(card.valuation));
    let face = view! {
        <span class="nm">{words().silicon_valley_name(&card.name)}</span> <span class="get"><b>{format!("${}", card.cash)}</b>{steps}</span>
        <span class="pw">{words().silicon_valley_power(card.power)}</span>
        <span class="ws">{pieces::wants(card.wants, own_symbols(now))}</span>
    };
    let tag = price(card.price.into(), asked.into(), action.is_some(), "");
    view! { <li>{thing.draw(desk, face.into_any())} <span class="tag">{tag} {art::sign("cell")}</span> {pawn}</li> }
        .into_any()
}
