//! What is asked in production, and the buttons that answer.

use board::{Now, art, focus, parts, words};
use furnace::{Action, Card, Effect, Furnace, Goal, Stage};
use leptos::prelude::*;
use table::{Choice, Item};

use super::company;
use super::desk::Desk;
use super::goods::{self, Good};
use super::left;

/// The most times that have a button each.
const BUTTONS: u32 = 5;

/// Presses the disc or the card of a number; where it is asked how often to process, that often.
pub(super) fn press(desk: Desk, nth: usize) {
    let limits = desk.scene.now.with(|now| bounds(now));
    let Some((min, max)) = limits.filter(|_| desk.is_asked()) else {
        let things = ".felt .purse :is(.disc, .gone), .felt .chain .co";
        return focus::elements(things).nth(nth).iter().for_each(web_sys::HtmlElement::click);
    };
    let times = ((nth + 1) % 10) as u32;
    if (min..=max).contains(&times) {
        desk.scene.act(Action::Process { times: times as u8 });
    }
}

/// What is asked, as far as it does not lie on the table.
pub(super) fn mid(desk: Desk) -> AnyView {
    let stage = Memo::new(move |_| desk.stage());
    let asked = Memo::new(move |_| desk.is_asked());
    let inside = move || match stage.get() {
        Some(Stage::Process(_)) if asked.get() => processing(desk),
        Some(Stage::Choose) => choosing(desk),
        Some(Stage::Upgrade { .. }) => upgrading(desk),
        Some(Stage::Insert) => remark("furnace-page-insert"),
        Some(Stage::Confirm) => finished(desk),
        Some(Stage::Done) => remark("furnace-page-wait"),
        Some(Stage::Process(_)) | None => ().into_any(),
    };
    view! { {inside} }.into_any()
}

fn remark(id: &str) -> AnyView {
    view! { <p class="remark">{words().text(id)}</p> }.into_any()
}

/// The least and the most times that the menu allows.
pub(super) fn bounds(now: &Now<Furnace>) -> Option<(u32, u32)> {
    match now.item(|action| matches!(action, Action::Process { .. }))? {
        Item::Amount { min, max, .. } => Some((min, max)),
        Item::One(action) => Some((action.amount(), action.amount())),
    }
}

/// How often to process, as it is set: as planned, or at most, until it is changed.
fn times(desk: Desk) -> u32 {
    let (min, max) = desk.scene.now.with(|now| bounds(now)).unwrap_or_default();
    let next = desk.course.with(|course| course.next);
    let planned = if let Some(Action::Process { times }) = next { u32::from(times) } else { max };
    desk.times.get().unwrap_or(planned).clamp(min, max)
}

/// The panel of an effect that processes: what it does, and how often.
pub(super) fn processing(desk: Desk) -> AnyView {
    let limits = Memo::new(move |_| desk.scene.now.with(|now| bounds(now)).unwrap_or_default());
    let value = Memo::new(move |_| times(desk));
    let set = move |next: u32| {
        let (min, max) = limits.get_untracked();
        desk.times.set(Some(next.clamp(min, max)));
    };
    let deal = move || {
        let now = desk.scene.now();
        let (from, to, _) = now.me().and_then(|me| now.view.processing(me)).unwrap_or_default();
        let stock = now.me().map(|me| now.view.players[me].stock).unwrap_or_default();
        let count = value.get() as u8;
        let after = stock.minus(from.times(count)).plus(to.times(count));
        let changes: Vec<AnyView> = goods::kinds(from.plus(to))
            .map(|(good, _)| {
                view! { <span>{good.sign()} {good.amount(good.of(stock))} " → " <b>{good.amount(good.of(after))}</b></span> }.into_any()
            })
            .collect();
        view! {
            <span class="eq xl" role="img" aria-label=goods::say(Effect::Process { from, to, times: 1 })>{goods::heap(from)} <i>"→"</i> {goods::heap(to)}</span>
            <span class="then">{changes}</span>
        }
    };
    let range = move || {
        let (min, max) = limits.get();
        words().say("furnace-page-range", &[("min", min.into()), ("max", max.into())])
    };
    let dial = move || {
        view! {
            <div class="dial">
                <button aria-label=words().text("page-less") disabled=move || value.get() <= limits.get().0 on:click=move |_| set(value.get_untracked().saturating_sub(1))>"−"</button>
                <output>{value}</output>
                <button aria-label=words().text("page-more") disabled=move || { value.get() >= limits.get().1 } on:click=move |_| set(value.get_untracked() + 1)>"+"</button>
            </div>
        }
        .into_any()
    };
    let often = move || match limits.get() {
        (min, max) if max <= BUTTONS => {
            let one = move |times| often(desk, value, times);
            view! { <div class="often">{(min..=max).map(one).collect::<Vec<_>>()}</div> }.into_any()
        }
        _ => dial(),
    };
    view! {
        <div class="work">
            <div class="deal"><span class="lbl">{move || subject(desk)}</span> {deal}</div>
            <div class="amount"><span class="bounds"><span>{range}</span></span> {often}</div>
        </div>
    }
    .into_any()
}

/// The button that processes so many times; what comes of it is seen while the pointer or the keyboard is on it.
fn often(desk: Desk, value: Memo<u32>, times: u32) -> AnyView {
    let action = Action::Process { times: times as u8 };
    let label = untrack(|| process_label(desk, action));
    let (look, leave) = (move || desk.times.set(Some(times)), move || desk.times.set(None));
    view! {
        <button data-answer title=label.clone() aria-label=label class:set=move || value.get() == times
            on:pointerenter=move |_| look() on:pointerleave=move |_| leave() on:focus=move |_| look() on:blur=move |_| leave()
            on:click=move |_| desk.scene.act(action)>{times}</button>
    }
    .into_any()
}

/// The button that processes as often as it is set.
pub(super) fn process(desk: Desk) -> AnyView {
    let label = move || process_label(desk, Action::Process { times: times(desk) as u8 });
    view! { <button class="btn primary big wide" data-answer on:click=move |_| process_as_set(desk)>{label}</button> }
        .into_any()
}

fn process_label(desk: Desk, action: Action) -> String {
    match action {
        Action::Process { times: 0 } => words().text("furnace-page-process-nothing"),
        action => desk.scene.label(action),
    }
}

/// Processes as often as it is set.
pub(super) fn process_as_set(desk: Desk) {
    desk.scene.act(Action::Process { times: untrack(|| times(desk)) as u8 });
}

/// Which card it is about.
fn subject(desk: Desk) -> String {
    let now = desk.scene.now();
    if let (Some(me), Some(Stage::Process(job))) = (now.me(), desk.stage()) {
        let machine = now.view.players[me].engine.get(usize::from(job.at)).copied().unwrap_or_default();
        return company::card_name(&now.view, me, machine.card);
    }
    let company = now.view.row.first().map(|lot| company::name(&now.view, lot.company));
    words().say("furnace-page-compensation", &[("company", company.unwrap_or_default().into())])
}

/// What the engine is run for, and what the plan promises.
fn choosing(desk: Desk) -> AnyView {
    let goals = move || {
        let now = desk.scene.now();
        let goals: Vec<AnyView> = [Goal::Growth, Goal::Money]
            .into_iter()
            .filter(|goal| now.menu.contains(Action::Run { goal: *goal }))
            .map(|goal| {
                let id = match goal {
                    Goal::Growth => "furnace-page-for-growth",
                    Goal::Money => "furnace-page-for-money",
                };
                let help = match goal {
                    Goal::Growth => "furnace-page-for-growth-help",
                    Goal::Money => "furnace-page-for-money-help",
                };
                view! {
                    <button data-choice title=words().text(help) aria-pressed=move || (desk.goal.get() == goal).to_string()
                        on:click=move |_| desk.goal.set(goal)>{words().text(id)}</button>
                }
                .into_any()
            })
            .collect();
        (goals.len() > 1)
            .then(|| view! { <div class="seg" role="group" aria-label=words().text("furnace-page-goal")>{goals}</div> })
    };
    let fresh = move || desk.scene.now.with(|now| now.find(|action| matches!(action, Action::Run { .. })).is_some());
    let remark = move || words().text(if fresh() { "furnace-page-choose" } else { "furnace-page-choose-next" });
    view! { <div class="choosing"><p class="remark">{remark}</p> {goals}</div> }.into_any()
}

fn upgrading(desk: Desk) -> AnyView {
    let cost = move || {
        let now = desk.scene.now();
        let job = match desk.stage() {
            Some(Stage::Upgrade { job, .. }) => job,
            Some(Stage::Insert | Stage::Choose | Stage::Process(_) | Stage::Confirm | Stage::Done) | None => {
                return None;
            }
        };
        let effect = now.view.effect(now.me()?, job);
        Some(view! { <span class="big-eq">{goods::equation(effect, String::new())}</span> })
    };
    view! { <div class="choosing">{cost} <p class="remark">{words().text("furnace-page-upgrade-which")}</p></div> }
        .into_any()
}

/// What the production brought.
fn finished(desk: Desk) -> AnyView {
    let inside = move || {
        let now = desk.scene.now();
        let stock = now.me().map(|me| now.view.players[me].stock).unwrap_or_default();
        let start = desk.course.with(|course| course.start);
        let changes: Vec<AnyView> = Good::ALL
            .into_iter()
            .filter(|good| good.of(stock) != good.of(start))
            .map(|good| {
                view! { <span>{good.sign()} {good.amount(good.of(start))} " → " <b>{good.amount(good.of(stock))}</b></span> }.into_any()
            })
            .collect();
        view! { <span class="then">{changes}</span> }
    };
    view! { <div class="choosing paper"><p>{words().text("furnace-page-all-run")}</p> {inside}</div> }.into_any()
}

/// The buttons: run it all, one step, confirm, take back.
pub(super) fn actions(desk: Desk) -> AnyView {
    let inside = move || match desk.stage() {
        Some(Stage::Choose) => view! { {run(desk)} {step(desk)} {finish(desk)} }.into_any(),
        Some(Stage::Upgrade { .. }) => view! { {step(desk)} {keep(desk)} }.into_any(),
        // What is tried out is not ended.
        Some(Stage::Confirm) if desk.is_asked() && !desk.is_trial => confirm(desk),
        Some(Stage::Process(_)) if desk.is_asked() => process(desk),
        Some(Stage::Process(_) | Stage::Confirm | Stage::Insert | Stage::Done) | None => ().into_any(),
    };
    view! { {inside} {move || parts::take_back(desk.scene)} }.into_any()
}

/// Runs the whole engine by the plan.
fn run(desk: Desk) -> Option<AnyView> {
    let goal = desk.goal.get();
    let action = Action::Run { goal };
    desk.scene.now().menu.contains(action).then(|| {
        view! {
            <button class="btn primary big wide two" data-answer on:click=move |_| desk.scene.act(action)>
                {words().text("furnace-page-run")} <small>{move || promise(desk)}</small>
            </button>
        }
        .into_any()
    })
}

/// What the plan brings, in words.
fn promise(desk: Desk) -> String {
    let now = desk.scene.now();
    let had = now.me().map_or(0, |me| now.view.players[me].stock.money);
    desk.course.with(|course| {
        let money = u32::from(course.end.map_or(had, |end| end.money).saturating_sub(had));
        words().say("furnace-page-promise", &[("money", money.into()), ("upgrades", course.upgrades.into())])
    })
}

/// Runs what is left and ends the production, where nothing is left to decide.
fn finish(desk: Desk) -> Option<AnyView> {
    let now = desk.scene.now();
    let is_fresh = now.find(|action| matches!(action, Action::Run { .. })).is_some();
    let me = now.me().filter(|_| now.is_mine() && !is_fresh)?;
    let mut rest = left::rest(&now.view, me);
    if desk.is_trial {
        rest.retain(|action| *action != Action::Done);
    }
    if rest.is_empty() {
        return None;
    }
    Some(
        view! {
            <button class="btn primary big wide two" data-answer on:click=move |_| desk.scene.act_all(&rest)>
                {words().text("furnace-page-finish")} <small>{words().text("furnace-page-finish-help")}</small>
            </button>
        }
        .into_any(),
    )
}

/// Does the next thing of the plan.
fn step(desk: Desk) -> Option<AnyView> {
    let now = desk.scene.now();
    let action = desk.course.with(|course| course.next).filter(|action| now.menu.contains(*action))?;
    let fresh = now.menu.contains(Action::Run { goal: desk.goal.get() });
    let label = step_label(desk, action);
    Some(
        view! {
            <button class="btn wide" class:primary=!fresh data-answer title=words().text("furnace-page-step-help") on:click=move |_| desk.scene.act(action)>
                {art::line("i-step")} {label}
            </button>
        }
        .into_any(),
    )
}

fn step_label(desk: Desk, action: Action) -> String {
    let now = desk.scene.now();
    let name = |card| ("card", company::card_name(&now.view, desk.focus(), card).into());
    match action {
        Action::Activate { card } => words().say("furnace-page-step-run", &[name(card)]),
        Action::Upgrade { company } => words().say("furnace-page-step-upgrade", &[name(Card::Company(company))]),
        Action::Take { .. }
        | Action::Place { .. }
        | Action::Process { .. }
        | Action::Insert { .. }
        | Action::KeepAll
        | Action::Run { .. }
        | Action::Done => desk.scene.label(action),
    }
}

/// Upgrades nothing.
fn keep(desk: Desk) -> Option<AnyView> {
    let planned = desk.course.with(|course| course.next) == Some(Action::KeepAll);
    let can = desk.scene.now().menu.contains(Action::KeepAll);
    (can && !planned).then(|| {
        view! {
            <button class="btn wide" data-answer on:click=move |_| desk.scene.act(Action::KeepAll)>{desk.scene.label(Action::KeepAll)}</button>
        }
        .into_any()
    })
}

fn confirm(desk: Desk) -> AnyView {
    let now = desk.scene.now();
    let money = now.me().map_or(0, |me| now.view.players[me].stock.money);
    view! {
        <button class="btn primary big wide two" data-answer on:click=move |_| desk.scene.act(Action::Done)>
            {desk.scene.label(Action::Done)} <small>{words().say("furnace-page-confirm", &[("money", Good::Money.amount(money).into())])}</small>
        </button>
    }
    .into_any()
}
