use board::{Now, art, words};
use leptos::prelude::*;
use silicon_valley::{Action, Company, Employee, Hq, HqCard, Product, SiliconValley};
use silicon_valley_face::Nouns as _;
use table::Seat;

use super::desk::{DesignDesk, Thing};
use super::market::{hq_piece, person_piece};
use super::{others, pieces, reason, saying};

/// The company of the person who looks.
pub(super) fn own(desk: DesignDesk) -> Option<AnyView> {
    let now = desk.scene.now();
    let me = now.me()?;
    let company = &now.view.companies[me];
    let inside = if company.founder.is_none() {
        founders(desk, &now)
    } else {
        let hqs = usize::from(company.slots()).max(2);
        let staff = usize::from(company.staff.len() + u8::from(company.has_room())).max(4);
        let columns =
            format!("--hqs:{hqs};--staff:{staff};--cols:118px minmax(0,{}fr) minmax(0,{}fr)", hqs * 17, staff * 11);
        view! { <div class="company" style=columns>{purse(&now, me)} {chain(desk, &now, company)} {people(desk, &now, company)}</div> }
            .into_any()
    };
    Some(
        view! { <section class="mine" aria-label=words().text("silicon-valley-page-company")>{inside}</section> }
            .into_any(),
    )
}

/// The two founders to choose from.
fn founders(desk: DesignDesk, now: &Now<SiliconValley>) -> AnyView {
    let chosen = now.view.founding.and_then(|founding| founding.own);
    let cards: Vec<AnyView> =
        now.view.founders.into_iter().flatten().map(|id| founder(desk, now, id, chosen)).collect();
    let text = match chosen {
        None => words().text("silicon-valley-page-two-founders"),
        Some(_) => words().text("silicon-valley-page-others-choose"),
    };
    view! { <div class="company founders"><p>{text}</p><ul>{cards}</ul></div> }.into_any()
}

fn founder(desk: DesignDesk, now: &Now<SiliconValley>, id: Employee, chosen: Option<Employee>) -> AnyView {
    let card = now.view.cards.employee(id);
    let why = match chosen {
        Some(own) if own == id => words().text("silicon-valley-page-chosen"),
        Some(_) => words().text("silicon-valley-page-not-chosen"),
        None => String::new(),
    };
    let thing = Thing {
        class: "c fd",
        piece: person_piece(id),
        about: saying::person(&now.view, id),
        action: Some(Action::Found(id)).filter(|action| now.menu.contains(*action)),
        why: why.clone(),
    };
    let face = view! {
        {pieces::bust(id)} <span class="nm">{words().silicon_valley_name(&card.name)}</span>
        <span class="fg"><em>{words().text("silicon-valley-page-at-once")}</em>{pieces::blocks(card.instant)}</span>
        <span class="fg"><em>{words().text("silicon-valley-page-every-round")}</em>{pieces::blocks(card.ongoing)}</span>
        <span class="fg"><em>{words().text("silicon-valley-page-salary")}</em><span class="sal">{pieces::salary(card.salary)}</span> <b>{why}</b></span>
    };
    view! { <li>{thing.draw(desk, face.into_any())}</li> }.into_any()
}

/// Name, money and valuation.
fn purse(now: &Now<SiliconValley>, me: Seat) -> AnyView {
    let name = now.people.name(me).to_owned();
    let money = now.view.money.map(|money| format!("${money}"));
    view! {
        <div class="purse" class:acting=now.to_act.contains(me) data-piece=format!("plate-{me}")>
            <span class="name">{art::token(me)} {name}</span>
            <span class="cash" title=words().text("silicon-valley-page-money-help")><b>{money}</b>{words().text("silicon-valley-page-cash")}</span>
            <span class="vl" title=words().text("silicon-valley-page-valuation")>{art::sign("val")}<b>{words().silicon_valley_value(&now.view.cards, now.view.track.at[me])}</b></span>
        </div>
    }
    .into_any()
}

/// The mat and the HQ cards, with a slot for a product under each.
fn chain(desk: DesignDesk, now: &Now<SiliconValley>, company: &Company) -> AnyView {
    let cards = &now.view.cards;
    let mat = hq(desk, &cards.mats[usize::from(company.mat)], "mat".to_owned());
    let rest = company.hqs.each().map(|id| hq(desk, cards.hq(Hq(id)), hq_piece(Hq(id))));
    let mut tiles = company.products().each().map(Product);
    let links: Vec<AnyView> = std::iter::once(mat)
        .chain(rest)
        .map(|card| {
            let slot = match tiles.next() {
                Some(product) => tile(desk, now, company, product),
                None => view! { <div class="ti free"><b>{words().text("silicon-valley-page-free-slot")}</b></div> }
                    .into_any(),
            };
            view! { <li class="oh">{card} {slot}</li> }.into_any()
        })
        .collect();
    view! { <ul class="chain">{links}</ul> }.into_any()
}

fn hq(desk: DesignDesk, card: &HqCard, piece: String) -> AnyView {
    let thing = Thing { class: "c oq", piece, about: saying::hq(card), action: None, why: String::new() };
    let face = view! {
        <span class="nm">{words().silicon_valley_name(&card.name)}</span> <span class="sal">{pieces::salary(card.upkeep)}</span>
        {pieces::places(card.room)} <span class="ws">{pieces::symbols(card.symbols)}</span>
    };
    thing.draw(desk, face.into_any())
}

fn tile(desk: DesignDesk, now: &Now<SiliconValley>, company: &Company, id: Product) -> AnyView {
    let action = now.find(|action| matches!(action, Action::Sunset(p) | Action::Maintain(p) if *p == id));
    others::held(desk, now, company, id, action, reason::own(now, None))
}

fn people(desk: DesignDesk, now: &Now<SiliconValley>, company: &Company) -> AnyView {
    let staff: Vec<AnyView> = company.staff.each().map(|id| person(desk, now, Employee(id))).collect();
    let free = company.room.saturating_sub(company.staff.len());
    let free = (free > 0).then(|| {
        let text = words().say("silicon-valley-page-free-places", &[("count", free.into())]);
        view! { <li class="oe no"><span>{text}</span></li> }
    });
    view! { <ul class="staff">{staff} {free}</ul> }.into_any()
}

fn person(desk: DesignDesk, now: &Now<SiliconValley>, id: Employee) -> AnyView {
    let card = now.view.cards.employee(id);
    let action = now.find(|action| matches!(action, Action::Layoff(e) | Action::LetGo(e) if *e == id));
    let thing = Thing {
        class: "c oe",
        piece: person_piece(id),
        about: saying::person(&now.view, id),
        action,
        why: reason::own(now, Some(id)),
    };
    let tokens = now.view.salary(id).saturating_sub(u16::from(card.salary));
    let raise =
        (tokens > 0).then(|| view! { <i title=words().text("silicon-valley-page-token")>{format!("+{tokens}")}</i> });
    let founder =
        id.is_founder().then(|| view! { <span class="fo">{words().text("silicon-valley-page-founder")}</span> });
    let [first, _] = words().silicon_valley_person(&card.name);
    let face = view! {
        {pieces::bust(id)} <span class="nm">{first}</span> <span class="on"><em>"∞"</em>{pieces::blocks(card.ongoing)}</span>
        <span class="sal">{pieces::salary(card.salary)} {raise}</span> {founder}
    };
    view! { <li>{thing.draw(desk, face.into_any())}</li> }.into_any()
}
