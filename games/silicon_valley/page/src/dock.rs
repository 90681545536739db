use board::{Now, art, keys, parts, words};
use leptos::ev;
use leptos::prelude::*;
use silicon_valley::{Action, Blocks, Kind, LET_GO_LOSS, Question, SiliconValley};
use silicon_valley_face::Nouns as _;

use super::desk::{Deed, DesignDesk, Thing};
use super::forecast::Forecast;
use super::{answer, pieces};

/// Code, forecast, actions and the big button.
pub(super) fn dock(desk: DesignDesk) -> AnyView {
    let keys = window_event_listener(ev::keydown, move |event| press(desk, &event));
    on_cleanup(move || keys.remove());
    keys::tell("1–7", "silicon-valley-keys-deed");
    view! {
        {move || desk.scene.now().me().map(|_| view! {
            <section class="dock" aria-label=words().text("silicon-valley-page-dock")>
                <p class="sel" aria-live="polite" tabindex="0">{move || desk.told.get()}</p>
                <div class="res">{move || purse(&desk.scene.now())} {move || tray(desk)} {move || outlook(desk)} {move || turn(desk)}</div>
                <div class="ab">{move || bar(desk)} {move || answer::answer(desk)}</div>
            </section>
        })}
    }
    .into_any()
}

/// The number keys stand for the kinds of action.
fn press(desk: DesignDesk, event: &web_sys::KeyboardEvent) {
    let typing = event_target::<web_sys::Element>(event).tag_name() == "INPUT" || desk.drawing.get_untracked();
    let number = event.key().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    if let (false, Some(&deed)) = (typing, number.and_then(|number| Deed::ALL.get(number))) {
        choose(desk, deed);
    }
}

/// Rings the targets of one kind of action alone; picks it where there is only one.
fn choose(desk: DesignDesk, deed: Deed) {
    let next = (desk.deed.get_untracked() != Some(deed)).then_some(deed);
    desk.deed.set(next);
    let targets = desk.scene.now.with_untracked(|now| targets(now, deed));
    desk.scene.chosen.set(match (next, &targets[..]) {
        (Some(_), [only]) => Some(*only),
        (Some(_) | None, _) => None,
    });
}

fn targets(now: &Now<SiliconValley>, deed: Deed) -> Vec<Action> {
    now.menu.iter().filter(|action| Deed::of(*action) == Some(deed)).collect()
}

/// Money and valuation, where the purse has no room.
fn purse(now: &Now<SiliconValley>) -> AnyView {
    let value = now.me().map(|me| words().silicon_valley_value(&now.view.cards, now.view.track.at[me]));
    let money = now.view.money.map(|money| format!("${money}"));
    view! { <span class="cash2"><b>{money}</b><span class="vl">{art::sign("val")} {value}</span></span> }.into_any()
}

/// The own blocks; also where blocks are bought, given and taken.
fn tray(desk: DesignDesk) -> AnyView {
    let now = desk.scene.now();
    let owned = now.view.blocks.unwrap_or_default();
    let kinds: Vec<AnyView> = Kind::ALL.into_iter().map(|kind| bin(desk, &now, owned, kind)).collect();
    view! { <ul class="code" aria-label=words().text("silicon-valley-page-code")>{kinds}</ul> }.into_any()
}

fn bin(desk: DesignDesk, now: &Now<SiliconValley>, owned: Blocks, kind: Kind) -> AnyView {
    let view = &now.view;
    let price = u32::from(view.cards.outsourcing_price(kind));
    let action =
        now.find(|action| matches!(action, Action::Outsource(k) | Action::Give(k) | Action::Take(k) if *k == kind));
    let args = [
        ("kind", words().silicon_valley_kind(kind).into()),
        ("count", owned.count(kind).into()),
        ("squares", kind.squares().into()),
        ("supply", view.market.supply.count(kind).into()),
        ("price", price.into()),
    ];
    let about = words().say("silicon-valley-page-bin", &args);
    let class = if owned.has(kind) { "bin" } else { "bin z" };
    let thing = Thing { class, piece: String::new(), about, action, why: String::new() };
    let free = matches!(view.question, Some(Question::Power(_)));
    let cost = matches!(action, Some(Action::Outsource(_)))
        .then(|| view! { <small>{format!("${}", if free { 0 } else { price })}</small> });
    let face = view! { {pieces::block(kind)} <b>{owned.count(kind)}</b> {cost} };
    view! { <li>{thing.draw(desk, face.into_any())}</li> }.into_any()
}

/// What the next operate phase will bring, with what is picked.
fn outlook(desk: DesignDesk) -> Option<AnyView> {
    let now = desk.scene.now();
    let me = now.me().filter(|me| now.view.companies[*me].founder.is_some() && now.places.is_none())?;
    let forecast = Forecast::new(&now.view, me, desk.scene.chosen.get());
    let left = forecast.left();
    let end = u16::try_from(forecast.end()).unwrap_or_default();
    let short = if forecast.fails_hq() { "silicon-valley-page-short-hq" } else { "silicon-valley-page-short" };
    let short = (left < 0).then(|| words().text(short));
    Some(
        view! {
            <p class="fc" title=words().text("silicon-valley-page-forecast-help")>
                <span>{words().text("silicon-valley-page-forecast")} " " <b class="up">{format!("+${}", forecast.earned)}</b> " "
                    <b class="dn">{format!("−${}", forecast.paid)}</b> " " {words().text("silicon-valley-page-leaves")} " "
                    <b class:dn=left < 0>{money(left)}</b> " " {short}</span>
                <span><b class="up">{format!("+{}", forecast.code)}</b> " " <b class="dn">{format!("−{}", forecast.upkeep)}</b> " "
                    {words().text("silicon-valley-page-code-word")} ", " {pieces::valuation(format!("+{}", forecast.steps))} " "
                    {words().say("silicon-valley-page-to", &[("value", words().silicon_valley_value(&now.view.cards, end).into())])}</span>
            </p>
        }
        .into_any(),
    )
}

fn money(cash: i32) -> String {
    if cash < 0 { format!("−${}", -cash) } else { format!("${cash}") }
}

/// Take back, and the end of the turn.
fn turn(desk: DesignDesk) -> AnyView {
    let scene = desk.scene;
    let done = scene.now().menu.contains(Action::Done).then(|| {
        let pressed = move || scene.is_picked(|picked| *picked == Action::Done).to_string();
        view! {
            <button class="btn quiet" data-choice aria-pressed=pressed on:click=move |_| scene.pick(Action::Done)>
                {scene.label(Action::Done)}
            </button>
        }
    });
    view! { <span class="end">{parts::take_back(scene)} {done}</span> }.into_any()
}

/// The seven kinds of action, the ways to pay, or who can go.
fn bar(desk: DesignDesk) -> AnyView {
    let now = desk.scene.now();
    match now.view.question {
        Some(Question::Act) if now.is_mine() => {
            let buttons: Vec<AnyView> =
                Deed::ALL.into_iter().enumerate().map(|(index, deed)| button(desk, &now, index, deed)).collect();
            view! { <div class="acts" role="group" aria-label=words().text("silicon-valley-page-acts")>{buttons}</div> }
                .into_any()
        }
        Some(_) | None => payments(desk, &now),
    }
}

/// The engine's proposals where something is paid in code.
fn payments(desk: DesignDesk, now: &Now<SiliconValley>) -> AnyView {
    let scene = desk.scene;
    let buttons: Vec<AnyView> = now
        .menu
        .iter()
        .filter_map(|action| {
            let inside = way(now, action)?;
            let label = answer::effect(desk, action);
            let pressed = move || scene.is_picked(|picked| *picked == action).to_string();
            let button = view! {
                <button class="btn way" data-choice title=label aria-pressed=pressed on:click=move |_| scene.pick(action)>
                    {parts::drawn(label.clone(), inside)}
                </button>
            };
            Some(button.into_any())
        })
        .collect();
    view! { <div class="ways">{buttons}</div> }.into_any()
}

/// A way to pay: blocks, or people who go.
fn way(now: &Now<SiliconValley>, action: Action) -> Option<AnyView> {
    let paid = |blocks: Blocks, lost: u8| {
        let lost = (lost > 0).then(|| words().say("silicon-valley-page-loses", &[("lost", lost.into())]));
        view! { {pieces::blocks(blocks)} {pieces::code(blocks.squares())} {lost} }.into_any()
    };
    if let Action::LetGo(employee) = action {
        let names = words().silicon_valley_leaving(&now.view, employee);
        return Some(view! { {names} {pieces::valuation(format!("−{LET_GO_LOSS}"))} }.into_any());
    }
    if let Action::Pay(blocks) = action {
        return Some(paid(blocks, 0));
    }
    let Action::Settle { blocks, lost } = action else { return None };
    Some(paid(blocks, lost))
}

fn button(desk: DesignDesk, now: &Now<SiliconValley>, index: usize, deed: Deed) -> AnyView {
    let (sign, long, short) = match deed {
        Deed::Hire => ("i-hire", "silicon-valley-page-act-hire", "silicon-valley-page-short-hire"),
        Deed::Expand => ("i-hq", "silicon-valley-page-act-expand", "silicon-valley-page-short-expand"),
        Deed::Fund => ("i-vc", "silicon-valley-page-act-fund", "silicon-valley-page-short-fund"),
        Deed::Outsource => ("i-out", "silicon-valley-page-act-outsource", "silicon-valley-page-short-outsource"),
        Deed::Launch => ("i-launch", "silicon-valley-page-act-launch", "silicon-valley-page-short-launch"),
        Deed::Sunset => ("i-sunset", "silicon-valley-page-act-sunset", "silicon-valley-page-short-sunset"),
        Deed::Layoff => ("i-layoff", "silicon-valley-page-act-layoff", "silicon-valley-page-short-layoff"),
    };
    let count = targets(now, deed).len();
    let reach = words().say("silicon-valley-page-in-reach", &[("count", count.into())]);
    let note = match deed {
        Deed::Sunset if count > 0 => words().text("silicon-valley-page-one-each"),
        Deed::Layoff if count > 0 => words().text("silicon-valley-page-one-in-all"),
        Deed::Hire | Deed::Expand | Deed::Fund | Deed::Outsource | Deed::Launch | Deed::Sunset | Deed::Layoff => {
            reach.clone()
        }
    };
    let click = move |_| {
        if count > 0 {
            choose(desk, deed);
        }
    };
    view! {
        <button aria-pressed=move || (desk.deed.get() == Some(deed)).to_string() aria-disabled=(count == 0).to_string()
            title=format!("{}: {reach}", words().text(long)) on:click=click>
            <kbd aria-hidden="true">{index + 1}</kbd> {art::line(sign)}
            <b><span class="l">{words().text(long)}</span><span class="sh" aria-hidden="true">{words().text(short)}</span></b> <small>{note}</small>
        </button>
    }
    .into_any()
}
