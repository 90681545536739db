use board::{Now, art, words};
use leptos::prelude::*;
use silicon_valley::{Action, Company, Employee, Product, Side, SiliconValley, Symbol};
use silicon_valley_face::Nouns as _;
use table::Seat;

use super::desk::{DesignDesk, Thing};
use super::market::person_piece;
use super::{pieces, reason, rival, saying};

/// Every other company, and the Rival.
pub(super) fn others(desk: DesignDesk) -> AnyView {
    let now = desk.scene.now();
    let seats = now.others();
    let count = seats.len() + usize::from(now.view.rival.is_some());
    let companies: Vec<AnyView> = seats.into_iter().map(|seat| company(desk, &now, seat)).collect();
    let rival = now.view.rival.as_ref().map(|rival| rival::board(desk, &now, rival));
    view! {
        <div class="cos" class:open=desk.open data-count=count.to_string()>
            {companies} {rival}
            <button class="btn only-s" aria-expanded=move || desk.open.get().to_string() on:click=move |_| desk.open.update(|open| *open = !*open)>
                {words().text("silicon-valley-page-lay-open")}
            </button>
        </div>
    }
    .into_any()
}

fn company(desk: DesignDesk, now: &Now<SiliconValley>, seat: Seat) -> AnyView {
    let view = &now.view;
    let company = &view.companies[seat];
    let acting = now.to_act.contains(seat);
    let symbols: Vec<AnyView> = Symbol::ALL
        .into_iter()
        .filter(|symbol| company.symbols.count(*symbol) > 0)
        .map(|symbol| {
            view! { <span class="hs">{pieces::symbol(symbol)} {company.symbols.count(symbol)}</span> }.into_any()
        })
        .collect();
    let hidden = match view.screens {
        Some(screens) => words().say(
            "silicon-valley-page-screen",
            &[
                ("money", u32::from(screens[seat].money).into()),
                ("squares", u32::from(screens[seat].blocks.squares()).into()),
            ],
        ),
        None => words().text("silicon-valley-page-hidden"),
    };
    let bot = now.bots.contains(seat).then(|| view! { <span class="bot">{words().text("page-bot")}</span> });
    let count = words().say(
        "silicon-valley-page-room",
        &[
            ("staff", company.staff.len().into()),
            ("places", company.room.into()),
            ("upkeep", u32::from(company.upkeep).into()),
        ],
    );
    let founded = company.founder.is_some();
    view! {
        <article class="co" class:acting=acting data-piece=format!("plate-{seat}") aria-label=now.people.name(seat).to_owned()>
            <header>
                {art::token(seat)}
                <div><span class="name">{now.people.name(seat).to_owned()} {bot}</span><span class="meta" class:shown=view.screens.is_some()>{art::line("i-screen")} {hidden}</span></div>
                <span class="syms">{symbols}</span>
                <span class="room" title=count>
                    <span>{art::sign("man")} {company.staff.len()} "/" {company.room}</span>
                    <span>{words().text("silicon-valley-label-hq")} " " {pieces::salary(company.upkeep)}</span>
                </span>
                <span class="score">{words().silicon_valley_value(&view.cards, view.track.at[seat])}</span>
            </header>
            {founded.then(|| inside(desk, now, company))}
        </article>
    }
    .into_any()
}

/// The people and the products of a company, all of them small.
fn inside(desk: DesignDesk, now: &Now<SiliconValley>, company: &Company) -> AnyView {
    let staff: Vec<AnyView> = company.staff.each().map(|id| staff(desk, now, Employee(id))).collect();
    let free = company.room.saturating_sub(company.staff.len());
    let room = (free > 0).then(|| {
        let text = words().say("silicon-valley-page-free", &[("count", free.into())]);
        view! { <li class="me no">{text}</li> }
    });
    let tiles: Vec<AnyView> = company.products().each().map(|id| tile(desk, now, company, Product(id))).collect();
    let slots: Vec<AnyView> = (company.products().len()..company.slots())
        .map(|_| view! { <li class="ti no" title=words().text("silicon-valley-page-free-slot")></li> }.into_any())
        .collect();
    view! { <div class="in"><ul class="stf">{staff} {room}</ul><ul class="sl">{tiles} {slots}</ul></div> }.into_any()
}

/// Somebody in another company, who may be poached.
pub(super) fn staff(desk: DesignDesk, now: &Now<SiliconValley>, id: Employee) -> AnyView {
    let card = now.view.cards.employee(id);
    let me = now.me().unwrap_or(now.view.active);
    let price = u32::from(now.view.companies[me].poaching_price(&now.view.cards, id));
    let action = Some(Action::Poach(id)).filter(|action| now.menu.contains(*action));
    let poach = words().say("silicon-valley-page-poach-price", &[("price", price.into())]);
    let thing = Thing {
        class: if id.is_founder() { "me f" } else { "me" },
        piece: person_piece(id),
        about: format!("{} {poach}", saying::person(&now.view, id)),
        action,
        why: reason::poaching(now, id, price),
    };
    let tokens = now.view.salary(id).saturating_sub(u16::from(card.salary));
    let dots: Vec<_> = (0..tokens).map(|_| view! { <i></i> }).collect();
    let [first, _] = words().silicon_valley_person(&card.name);
    let face = view! {
        <b>{first}</b> <span class="bl">{pieces::blocks(card.ongoing)}</span> <span class="sal">{pieces::salary(now.view.salary(id))} {dots}</span>
    };
    view! { <li>{thing.draw(desk, face.into_any())}</li> }.into_any()
}

fn tile(desk: DesignDesk, now: &Now<SiliconValley>, company: &Company, id: Product) -> AnyView {
    view! { <li>{held(desk, now, company, id, None, String::new())}</li> }.into_any()
}

/// A tile that a company holds.
pub(super) fn held(
    desk: DesignDesk,
    now: &Now<SiliconValley>,
    company: &Company,
    id: Product,
    action: Option<Action>,
    why: String,
) -> AnyView {
    let Some(side) = company.side(id) else { return ().into_any() };
    let cards = &now.view.cards;
    let printed = company.tile(cards, id);
    let (class, piece) = match side {
        Side::InnovatorA => ("ti i", "innovator"),
        Side::InnovatorB => ("ti b", "innovator"),
        Side::SecondMover => ("ti s", "second"),
    };
    let about = saying::held(&now.view, id, side);
    let thing = Thing { class, piece: format!("{piece}-{}", id.0), about, action, why };
    let upkeep = (printed.upkeep > 0).then(|| view! { <span class="up">"−"{pieces::code(printed.upkeep)}</span> });
    let face = view! {
        <b><span>{words().silicon_valley_name(&cards.product(id).name)}</span> {pieces::symbols(printed.symbols)}</b> <span class="sd">{pieces::side(side)}</span>
        <span class="gv">{pieces::gain(company.ongoing(cards, id))} {upkeep}</span>
    };
    thing.draw(desk, face.into_any())
}
