use bidness::{Action, Asking, Bidness, Card, Employee, Workplace};
use bidness_face::Nouns as _;
use board::{Now, Scene, art, parts, words};
use leptos::prelude::*;
use table::Seat;

use super::{Change, Worth, card, money, signed, stage};
use crate::Page;

/// How many figures of a kind are drawn; the number beside them counts all.
const DRAWN: u32 = 4;

/// All that lies face up before a player: the plate, and under it the desk mat.
pub(super) fn workplace(scene: Scene<Page>, seat: Seat, change: Change) -> AnyView {
    let now = scene.now();
    let place = &now.view.workplaces[seat];
    let Worth { cash, tech } = change.of(seat);
    let score = view! {
        {money(place.cash)} {(cash != 0).then(|| delta(signed(cash), cash))}
        <small>{words().text("bidness-page-cash")}</small>
    };
    view! {
        <div class="place shop" class:aimed=move || scene.is_picked(|picked| *picked == Action::Target(seat))>
            {parts::plate(scene, seat, meta(&now, seat), score.into_any())}
            <div class="mat">
                {ious(&now, place)}
                {crew(scene, seat)}
                {technology(&now, seat, tech)}
                {extras(scene, seat)}
            </div>
            {aim(scene, seat)}
        </div>
    }
    .into_any()
}

/// What was just gained or lost.
fn delta(text: String, by: i32) -> AnyView {
    view! { <i class="delta" class:loss=by < 0>{text}</i> }.into_any()
}

/// The hand, what is known of it, and who goes first.
fn meta(now: &Now<Bidness>, seat: Seat) -> AnyView {
    let count = now.view.hand_sizes[seat];
    let first = (now.view.first == seat).then(
        || view! { <span class="first" title=words().text("bidness-page-first")>{art::line("i-flag")} "1"</span> },
    );
    let known: Vec<String> = now
        .view
        .known
        .iter()
        .filter(|known| known.hands.contains(seat) && now.me() != Some(seat))
        .map(|known| words().bidness_card(known.card))
        .collect();
    let known = (!known.is_empty()).then(|| {
        let title = words().say("bidness-page-known", &[("cards", words().row(known.iter().map(String::as_str)).into())]);
        view! { <span title=title.clone() role="img" aria-label=title.clone()>{art::line("i-eye")} {known.len()}</span> }
    });
    let cards = words().say("bidness-page-hand-size", &[("count", count.into())]);
    view! { <span title=cards>{art::line("i-cards")} {count}</span> {known} {first} }.into_any()
}

/// The debts: signed notes; one that is paid leaves its place.
fn ious(now: &Now<Bidness>, place: &Workplace) -> AnyView {
    let limit = now.view.options.cards.rules.debt_limit;
    let notes: Vec<_> = (0..limit).map(|note| view! { <i class:paid={ note >= place.ious }></i> }).collect();
    let title = words().say("bidness-page-ious", &[("count", place.ious.into()), ("limit", limit.into())]);
    view! {
        <div class="ious" title=title>
            <span class="notes" aria-hidden="true">{notes}</span>
            <span class="n"><b>{place.ious}</b> " " {words().text("bidness-label-ious")}</span>
        </div>
    }
    .into_any()
}

/// The employees and contracts.
fn crew(scene: Scene<Page>, seat: Seat) -> AnyView {
    let now = scene.now();
    let contracts = now.view.workplaces[seat].cards.count(Card::GovernmentContract);
    let deeds = (contracts > 0).then(|| {
        let value = now.view.options.cards[Card::GovernmentContract].value;
        let title =
            words().say("bidness-page-contracts-here", &[("count", contracts.into()), ("value", value.into())]);
        view! { <span class="deeds" title=title data-piece=format!("deeds-{seat}") data-from=stage::lot_piece(scene)>{art::sign("deed")} <b>{contracts}</b></span> }
    });
    let groups: Vec<AnyView> = Employee::ALL.into_iter().map(|employee| group(scene, seat, employee)).collect();
    view! { <div class="crew">{groups} {deeds}</div> }.into_any()
}

/// The employees of one kind; while salaries cannot be paid they can be picked to be laid off.
fn group(scene: Scene<Page>, seat: Seat, employee: Employee) -> AnyView {
    let now = scene.now();
    let count = now.view.workplaces[seat].employees(employee);
    if count == 0 {
        return ().into_any();
    }
    let (class, sign, title) = figure(employee);
    let title = words().say(title, &[("count", count.into())]);
    let from = stage::lot_piece(scene);
    let figures: Vec<_> = (0..count.min(DRAWN))
        .map(|index| {
            let piece = format!("crew-{seat}-{sign}-{index}");
            view! { <span class="fig" data-piece=piece data-from=from.clone()>{art::sign(sign)}</span> }
        })
        .collect();
    let inside = view! { <span class="f" aria-hidden="true">{figures}</span> <b>{count}</b> };
    let action = Action::LayOff(employee);
    if now.me() == Some(seat) && now.menu.contains(action) {
        let label = scene.label(action);
        return view! {
            <button class=class class:reach=true title=label data-choice
                aria-pressed=move || scene.is_picked(|picked| *picked == action).to_string() on:click=move |_| scene.pick(action)>
                {parts::drawn(label.clone(), inside)}
            </button>
        }
        .into_any();
    }
    view! { <span class=class title=title.clone() role="img" aria-label=title.clone()>{inside}</span> }.into_any()
}

/// Class, sign and name of a kind of employee.
pub(super) const fn figure(employee: Employee) -> (&'static str, &'static str, &'static str) {
    match employee {
        Employee::Marketer => ("grp fm", "fm", "bidness-page-marketers"),
        Employee::Engineer => ("grp fe", "fe", "bidness-page-engineers"),
        Employee::Lawyer => ("grp fl", "fl", "bidness-page-lawyers"),
    }
}

/// Tech points, and the price of a unit that follows from them.
fn technology(now: &Now<Bidness>, seat: Seat, gained: i32) -> AnyView {
    let earnings = now.view.earnings(seat);
    let args = [("units", earnings.units.into()), ("price", earnings.price.into())];
    view! {
        <div class="tech">
            <span title=words().text("bidness-page-tech-help")>
                {art::sign("chipf")} <b>{now.view.workplaces[seat].tech}</b> <small>{words().text("bidness-page-tech")}</small>
                {(gained != 0).then(|| delta(signed(gained), gained))}
            </span>
            <span title=words().say("bidness-page-sales-help", &args)>
                <b>{money(earnings.price)}</b> <small>{words().say("bidness-page-sales", &args)}</small>
            </span>
        </div>
    }
    .into_any()
}

/// Awards, and the bonus cards of the round.
fn extras(scene: Scene<Page>, seat: Seat) -> AnyView {
    let now = scene.now();
    let view = &now.view;
    let rules = &view.options.cards.rules;
    let market = (view.market_leader == Some(seat))
        .then(|| award("horn", "award-market", "bidness-label-leader-market", format!("+{}", rules.market_leader)));
    let tech = (view.tech_leader == Some(seat))
        .then(|| award("chipf", "award-tech", "bidness-label-leader-tech", format!("+{}", money(rules.tech_leader))));
    let bonus: Vec<AnyView> = view.workplaces[seat]
        .cards
        .iter()
        .filter(|card| card.is_bonus())
        .enumerate()
        .map(|(index, card)| bonus(scene, seat, index, card))
        .collect();
    let none = (market.is_none() && tech.is_none() && bonus.is_empty())
        .then(|| view! { <s>{words().text("bidness-page-no-extras")}</s> });
    view! { <div class="extra">{market} {tech} {bonus} {none}</div> }.into_any()
}

fn award(sign: &'static str, piece: &'static str, id: &'static str, worth: String) -> AnyView {
    let help = match piece {
        "award-market" => "bidness-page-market-leader-help",
        _ => "bidness-page-tech-leader-help",
    };
    let title = words().say(help, &[("worth", worth.clone().into())]);
    view! { <span class="award" title=title data-piece=piece>{art::sign(sign)} <span>{words().text(id)}</span> <b>{worth}</b></span> }
        .into_any()
}

fn bonus(scene: Scene<Page>, seat: Seat, index: usize, card: Card) -> AnyView {
    let set = scene.now().view.options.cards;
    let against = card == Card::SmearCampaign;
    let worth = match card {
        Card::LegalIntern => words().text("bidness-page-die-more"),
        Card::SmearCampaign => format!("−{}", set[card].value),
        _ => format!("+{}", set[card].value),
    };
    view! {
        <span class="bon" class:neg=against title=card::described(card, &set) data-piece=format!("bonus-{seat}-{index}-{card:?}") data-from=stage::lot_piece(scene)>
            {card::picture(card)} <b>{worth}</b>
        </span>
    }
    .into_any()
}

/// Over the workplace of an opponent, while a card is to be aimed: the button that aims it there.
fn aim(scene: Scene<Page>, seat: Seat) -> Option<AnyView> {
    let now = scene.now();
    let Asking::Target { card } = now.view.asking else { return None };
    if !now.is_mine() || now.me() == Some(seat) {
        return None;
    }
    let action = Action::Target(seat);
    let legal = now.menu.contains(action);
    let label =
        if legal { target(&now, card, seat) } else { words().say("bidness-page-no-target", &now.people.who(seat)) };
    Some(
        view! {
            <button class="aim" title=label.clone() aria-label=label.clone() aria-disabled=(!legal).to_string() data-choice=legal.then_some("")
                aria-pressed=move || scene.is_picked(|picked| *picked == action).to_string()
                on:click=move |_| if legal { scene.pick(action) }></button>
        }
        .into_any(),
    )
}

/// What aiming a card at somebody means: "Libel: Jun".
pub(super) fn target(now: &Now<Bidness>, card: Card, seat: Seat) -> String {
    let args = [("card", words().bidness_card(card).into()), ("who", now.people.name(seat).into())];
    words().say("bidness-page-aim", &args)
}
