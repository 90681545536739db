use bidness::{Action, Asking, Auction, Bidness, Card, Employee, IOU, Lawsuit, Suit};
use leptos::prelude::*;
use table::Seat;
use words::Speak as _;

use super::court::{Case, percent};
use super::dial::{Chip, Dial};
use super::{card, hand, money, workplace};
use crate::app::words;
use crate::parts;
use crate::scene::{Now, Scene};

/// The slip: where one answers. The one filled button on it plays what was picked.
pub(super) fn slip(scene: Scene<Bidness>) -> AnyView {
    let now = scene.now();
    let inside = match (now.is_mine(), now.view.asking) {
        (false, _) | (true, Asking::Over) => waiting(scene),
        (true, Asking::Discard { .. }) => discard(scene),
        (true, Asking::Turn) => turn(scene),
        (true, Asking::Target { card }) => target(scene, card),
        (true, Asking::Damages { lawsuit, .. }) => damages(scene, lawsuit),
        (true, Asking::Auction(auction)) => bid(scene, auction),
        (true, Asking::Suit(suit)) => settle(scene, suit),
        (true, Asking::Salaries { .. }) => salaries(scene),
        (true, Asking::Debts { .. }) => debts(scene),
    };
    let elsewhere = now.find(|action| *action == Action::Borrow).map(|action| parts::choice(scene, action));
    view! { <section class="slip" class:idle=!now.is_mine()>{inside} {elsewhere}</section> }.into_any()
}

fn header(scene: Scene<Bidness>, title: String, note: String) -> AnyView {
    view! { <header><h2>{title}</h2><span>{note}</span> {move || parts::take_back(scene)}</header> }.into_any()
}

/// The button that plays what was picked, or else `default`.
fn answer(scene: Scene<Bidness>, default: Option<Action>) -> AnyView {
    let action = move || scene.chosen.get().or(default);
    view! {
        {move || action().map(|_| view! {
            <button class="btn primary big wide" data-answer
                on:click=move |_| if let Some(action) = untrack(action) { scene.act(action) }>
                {move || action().map(|action| label(scene, action))}
            </button>
        })}
    }
    .into_any()
}

fn label(scene: Scene<Bidness>, action: Action) -> String {
    let now = scene.now();
    match (action, now.view.asking) {
        (Action::Target(seat), Asking::Target { card }) => workplace::target(&now, card, seat),
        _ => scene.label(action),
    }
}

/// A button that answers at once: never the filled one.
fn at_once(scene: Scene<Bidness>, action: Action, text: String, small: String) -> AnyView {
    view! {
        <button class="btn" data-choice title=scene.label(action) on:click=move |_| scene.act(action)>
            <span>{text} <small>{small}</small></span>
        </button>
    }
    .into_any()
}

/// A button that picks an action, or says why that cannot be.
fn pick(scene: Scene<Bidness>, action: Action, text: AnyView, small: String, why_not: String) -> AnyView {
    let legal = scene.now().menu.contains(action);
    let title = if legal { label(scene, action) } else { why_not };
    view! {
        <button class="btn" title=title data-choice=legal.then_some("") aria-disabled=(!legal).to_string()
            aria-pressed=move || scene.is_picked(|picked| *picked == action).to_string() on:click=move |_| if legal { scene.pick(action) }>
            <span>{text} <small>{small}</small></span>
        </button>
    }
    .into_any()
}

/// Everything that can be done, for what has no slip of its own.
fn plain(scene: Scene<Bidness>) -> AnyView {
    view! { {parts::every_choice(scene)} {answer(scene, None)} }.into_any()
}

/// Somebody else is asked.
fn waiting(scene: Scene<Bidness>) -> AnyView {
    let now = scene.now();
    let Some(asked) = now.to_act.first() else { return header(scene, words().text("page-game-over"), String::new()) };
    let seat = now.me().filter(|_| has_answered(&now)).unwrap_or(asked);
    let text = Bidness::prompt(words(), &now.people, &now.view, seat);
    view! { {header(scene, words().text("bidness-page-waiting"), String::new())} <p class="then">{text}</p> }.into_any()
}

/// Whether the person who looks has given a secret answer that waits for the others.
fn has_answered(now: &Now<Bidness>) -> bool {
    match now.view.asking {
        Asking::Discard { answered, .. } | Asking::Debts { answered, .. } => {
            now.me().is_some_and(|me| answered.contains(me))
        }
        _ => false,
    }
}

fn discard(scene: Scene<Bidness>) -> AnyView {
    let help = move || picked(scene).map_or_else(|| words().text("bidness-page-discard-help"), |(_, text)| text);
    view! {
        {header(scene, words().text("bidness-page-discard-title"), String::new())}
        <p class="then">{help}</p>
        {answer(scene, None)}
    }
    .into_any()
}

/// The card of the hand that is picked, and what it does.
fn picked(scene: Scene<Bidness>) -> Option<(Card, String)> {
    let card = scene.chosen.get().and_then(hand::card_of)?;
    Some((card, card::text(card, &scene.now().view.options.cards)))
}

fn turn(scene: Scene<Bidness>) -> AnyView {
    let pass = move || at_once(scene, Action::Pass, scene.label(Action::Pass), words().text("bidness-page-pass-help"));
    let inside = move || {
        let now = scene.now();
        let Some((card, text)) = picked(scene) else {
            return view! {
                {header(scene, words().text("bidness-page-turn"), String::new())}
                <p class="then">{words().text("bidness-page-turn-help")}</p>
                <div class="go one">{pass()}</div>
                {answer(scene, None)}
            }
            .into_any();
        };
        let cost = card::cost(card, &now.view.options.cards);
        let why_not = hand::why_not(&now, card).map(|why| view! { <p class="then why">{why}</p> });
        let sale = scene.chosen.get() == Some(Action::Sell(card));
        let price = money(now.view.options.cards.rules.sale);
        let sell = (!sale).then(|| {
            at_once(
                scene,
                Action::Sell(card),
                words().text("bidness-page-sell"),
                words().say("bidness-page-for-price", &[("price", price.into())]),
            )
        });
        view! {
            {header(scene, words().bidness_card(card), cost)}
            <p class="then">{text}</p>
            {why_not}
            {answer(scene, None)}
            <div class="go even">{sell} {pass()}</div>
        }
        .into_any()
    };
    view! { {inside} }.into_any()
}

fn target(scene: Scene<Bidness>, card: Card) -> AnyView {
    let now = scene.now();
    let rows: Vec<AnyView> = now
        .others()
        .into_iter()
        .map(|seat| {
            let who = view! { {crate::art::token(seat)} " " {now.people.name(seat).to_owned()} };
            let why_not = words().say("bidness-page-no-target", &now.people.who(seat));
            pick(scene, Action::Target(seat), who.into_any(), prospect(&now, card, seat), why_not)
        })
        .collect();
    view! {
        {header(scene, words().text("bidness-page-whom"), words().bidness_card(card))}
        <div class="picks">{rows}</div>
        {answer(scene, None)}
    }
    .into_any()
}

/// What there is to get from an opponent with a card.
fn prospect(now: &Now<Bidness>, card: Card, seat: Seat) -> String {
    let view = &now.view;
    let place = &view.workplaces[seat];
    let team =
        |employee: Employee| words().say(workplace::figure(employee).2, &[("count", place.employees(employee).into())]);
    let case = |lawsuit: Lawsuit, stake: u32| {
        let chance = percent(Case::new(view.turn, seat, lawsuit).odds(view));
        let args = [("chance", chance.into()), ("stake", words().bidness_amount(lawsuit, stake).into())];
        words().say("bidness-page-prospect", &args)
    };
    match card {
        Card::Negligence => case(Lawsuit::Negligence, place.cash),
        Card::Libel => case(Lawsuit::Libel, place.employees(Employee::Marketer)),
        Card::PatentInfringement => case(Lawsuit::PatentInfringement, place.tech),
        Card::HeadhuntMarketer => team(Employee::Marketer),
        Card::HeadhuntEngineer => team(Employee::Engineer),
        Card::HeadhuntLawyer => team(Employee::Lawyer),
        Card::MarketResearch => words().say("bidness-page-hand-size", &[("count", view.hand_sizes[seat].into())]),
        Card::SmearCampaign | Card::CoopMarketing => {
            words().say("bidness-page-points", &[("count", place.marketing(&view.options.cards).into())])
        }
        _ => words().say("bidness-tech", &[("count", place.tech.into())]),
    }
}

fn damages(scene: Scene<Bidness>, lawsuit: Lawsuit) -> AnyView {
    let Some(dial) = Dial::on(&scene.now()) else { return plain(scene) };
    let show = move |value: u32| words().bidness_amount(lawsuit, value);
    let range = [("low", show(dial.min).into()), ("high", show(dial.max).into())];
    let chips = vec![
        (words().text("bidness-page-least"), Chip::Set(dial.min)),
        (words().text("bidness-page-half"), Chip::Set(dial.min + (dial.max - dial.min) / 2)),
        (words().text("bidness-page-most"), Chip::Set(dial.max)),
    ];
    view! {
        {header(scene, words().text("bidness-page-damages"), words().say("bidness-page-range", &range))}
        {dial.draw(scene, show, chips)}
        {answer(scene, Some(dial.start_action()))}
    }
    .into_any()
}

fn bid(scene: Scene<Bidness>, auction: Auction) -> AnyView {
    let now = scene.now();
    let (Some(dial), Some(me)) = (Dial::on(&now), now.me()) else { return plain(scene) };
    let cash = now.view.workplaces[me].cash;
    let mut chips = vec![("+10".to_owned(), Chip::Add(10)), ("+50".to_owned(), Chip::Add(50))];
    if (dial.min..=dial.max).contains(&cash) {
        chips.push((words().text("bidness-page-all-cash"), Chip::Set(cash)));
    }
    chips.push((words().text("bidness-page-most"), Chip::Set(dial.max)));
    let range = [("low", money(dial.min).into()), ("high", money(dial.max).into())];
    view! {
        {header(scene, words().text("bidness-page-bid"), words().say("bidness-page-range", &range))}
        {means(scene, dial, cash)}
        {dial.draw(scene, money, chips)}
        <div class="go">
            {at_once(scene, Action::Drop, scene.label(Action::Drop), String::new())}
            {answer(scene, Some(dial.start_action()))}
        </div>
        <p class="then">{move || outlook(&scene.now(), me, auction.card, dial.value(scene))}</p>
    }
    .into_any()
}

/// What a bid would leave if it won.
fn outlook(now: &Now<Bidness>, me: Seat, card: Card, bid: u32) -> String {
    let set = &now.view.options.cards;
    let mut place = now.view.workplaces[me];
    let ious = bid.saturating_sub(place.cash).div_ceil(IOU);
    let left = place.cash + ious * IOU - bid;
    place.cards.add(card);
    let args = [
        ("ious", ious.into()),
        ("debts", (u32::from(place.ious) + ious).into()),
        ("left", left.into()),
        ("salaries", place.salaries(set).into()),
    ];
    words().say("bidness-page-outlook", &args)
}

/// What one could pay: cash, then the IOUs that one could still sign. The needle stands at the bid.
fn means(scene: Scene<Bidness>, dial: Dial, cash: u32) -> AnyView {
    let more = dial.max.saturating_sub(cash) / IOU;
    let borrowed: Vec<_> = (0..more)
        .map(|index| {
            let used = move || dial.value(scene) > cash + index * IOU;
            let text = if more > 2 { String::new() } else { words().text("bidness-page-borrow") };
            view! { <span class="borrow" class:used=used style="flex:100">{text}</span> }
        })
        .collect();
    let label = words().say("bidness-page-means", &[("cash", cash.into()), ("ious", more.into())]);
    let had = (cash > 0).then(|| {
        view! { <span class="cash" style=format!("flex:{cash}")>{words().say("bidness-page-has", &[("dollars", cash.into())])}</span> }
    });
    view! {
        <div class="means" style=format!("--max:{}", dial.max) title=label.clone() role="img" aria-label=label.clone()>
            {had} {borrowed}
            <i style=move || format!("--at:{}", dial.value(scene))></i>
        </div>
    }
    .into_any()
}

fn settle(scene: Scene<Bidness>, suit: Suit) -> AnyView {
    let now = scene.now();
    let suing = now.me() == Some(suit.plaintiff);
    let dial = Dial::on(&now);
    let range = dial.map_or_else(String::new, |dial| {
        words().say("bidness-page-range", &[("low", money(dial.min).into()), ("high", money(dial.max).into())])
    });
    let [plaintiff, defendant] = Case::new(suit.plaintiff, suit.defendant, suit.lawsuit).dice(&now.view);
    let (own, other) = if suing { (plaintiff, defendant) } else { (defendant, plaintiff) };
    let against = words().say("bidness-page-against", &[("own", own.into()), ("other", other.into())]);
    let pays = if suing {
        words().say("bidness-page-pays-you", &now.people.who(suit.defendant))
    } else {
        words().say("bidness-page-you-pay", &now.people.who(suit.plaintiff))
    };
    let ends: Vec<AnyView> = [Action::Accept, Action::Reject, Action::Trial]
        .into_iter()
        .filter(|action| now.menu.contains(*action))
        .map(|action| {
            let small = if action == Action::Accept { pays.clone() } else { against.clone() };
            at_once(scene, action, scene.label(action), small)
        })
        .collect();
    let title = match (suing, suit.ask) {
        (true, None) => "bidness-page-first-ask",
        (true, Some(_)) | (false, _) => "bidness-page-answer",
    };
    let dialled = dial.map(|dial| {
        view! { {dial.draw(scene, money, steps(dial))} {answer(scene, Some(dial.start_action()))} <p class="or"><span>{words().text("bidness-page-or")}</span></p> }
    });
    let alone = dial.is_none().then(|| answer(scene, None));
    view! {
        {header(scene, words().text(title), range)}
        {dialled} {alone}
        <div class="go even">{ends}</div>
    }
    .into_any()
}

/// Short cuts for haggling, where there is far to go.
fn steps(dial: Dial) -> Vec<(String, Chip)> {
    if dial.max - dial.min < 100 {
        return Vec::new();
    }
    let middle = dial.min + (dial.max - dial.min) / 2;
    vec![
        ("−50".to_owned(), Chip::Less(50)),
        (words().text("bidness-page-middle"), Chip::Set(middle)),
        ("+50".to_owned(), Chip::Add(50)),
    ]
}

fn salaries(scene: Scene<Bidness>) -> AnyView {
    let now = scene.now();
    let Some(me) = now.me() else { return plain(scene) };
    let place = &now.view.workplaces[me];
    let set = &now.view.options.cards;
    let owed = place.salaries(set);
    let rows: Vec<AnyView> = Employee::ALL
        .into_iter()
        .filter(|employee| now.menu.contains(Action::LayOff(*employee)))
        .map(|employee| {
            let mut fewer = *place;
            fewer.cards.take(employee.card());
            let saved = [("saved", (owed - fewer.salaries(set)).into())];
            let text = scene.label(Action::LayOff(employee));
            pick(
                scene,
                Action::LayOff(employee),
                text.into_any(),
                words().say("bidness-page-saves", &saved),
                String::new(),
            )
        })
        .collect();
    let pay = now.find(|action| *action == Action::PaySalaries);
    let help = match pay {
        Some(_) => words().text("bidness-page-salaries-help"),
        None => words().text("bidness-page-salaries-must"),
    };
    let args = [("owed", owed.into()), ("cash", place.cash.into())];
    view! {
        {header(scene, words().text("bidness-page-salaries"), words().say("bidness-page-owed", &args))}
        <div class="picks one">{rows}</div>
        {answer(scene, pay)}
        <p class="then">{help}</p>
    }
    .into_any()
}

fn debts(scene: Scene<Bidness>) -> AnyView {
    let now = scene.now();
    let Some(me) = now.me() else { return plain(scene) };
    let place = &now.view.workplaces[me];
    let prices = now.view.options.cards.rules.repay;
    let rows: Vec<AnyView> = (0..=prices.len().min(place.ious.into()))
        .map(|count| {
            let price = count.checked_sub(1).map_or(0, |index| prices[index]);
            let text = words().say("bidness-page-pay-off", &[("count", count.into())]);
            let why_not = words().say("bidness-page-too-dear", &[("cost", price.into()), ("means", place.cash.into())]);
            pick(
                scene,
                Action::Repay(count as u8),
                text.into_any(),
                words().say("bidness-page-cost", &[("dollars", price.into())]),
                why_not,
            )
        })
        .collect();
    let note = words().say("bidness-page-has", &[("dollars", place.cash.into())]);
    view! {
        {header(scene, words().text("bidness-page-debts"), note)}
        <div class="picks">{rows}</div>
        {answer(scene, None)}
        <p class="then">{words().text("bidness-page-debts-help")}</p>
    }
    .into_any()
}
