//! What the own guild can do: bid on either project or pass; later, hold out a fist.

use bidders::{Action, Bidders, PhaseView};
use bidders_face::Nouns as _;
use board::{Now, Scene, art, parts, words};
use leptos::prelude::*;
use table::{Choice as _, Seat, Seats};

use super::dial::{Range, dead_dial, dial, leaning, play};
use super::guild::held;
use super::{RoundTable, dollars, fists, hearts, verdict};
use crate::Page;

pub(super) fn desk(table: RoundTable) -> AnyView {
    let scene = table.scene;
    let now = scene.now();
    match (now.view.phase, now.me()) {
        (PhaseView::Bidding { .. }, Some(me)) => view! {
            <div class="desk">{white(scene, me)} {link(scene)} {black(scene, me)} {pass(scene, me)}</div>
        }
        .into_any(),
        (PhaseView::Cooperation { .. }, _) => view! {
            <div class="desk two">{fist(scene)} {fists::explanation(table)}</div>
        }
        .into_any(),
        (PhaseView::Over, _) => verdict::explanation(),
        (PhaseView::Bidding { .. }, None) => {
            view! { <div class="howto"><p>{words().text("bidders-page-watch")}</p></div> }.into_any()
        }
    }
}

/// How many cubes at home are about to leave.
pub(super) fn raised(table: RoundTable) -> usize {
    let now = table.scene.now();
    usize::from(match leaning(table.scene) {
        Some(Action::BidWhite(cubes) | Action::Fist(cubes)) => cubes,
        Some(Action::BidBlack(_)) => now.view.black.map_or(0, |offer| offer.workers),
        Some(Action::Pass) | None => 0,
    })
}

fn white(scene: Scene<Page>, me: Seat) -> AnyView {
    let now = scene.now();
    let range = Range::of(&now, |action| matches!(action, Action::BidWhite(_)));
    let bid = now.view.white.and_then(|offer| offer.bid);
    let (favour, chips) = now.view.white.map_or((0, 0), |offer| (offer.favour, offer.chips));
    let least = words().bidders_cubes(bid.map_or(0, |bid| bid.cubes) + 1);
    let have = now.view.guilds[me].cubes;
    let why = not_now(&now, me).unwrap_or_else(|| {
        words().say("bidders-page-too-few", &[("need", least.clone().into()), ("have", have.into())])
    });
    let gain = [("favour", words().bidders_favour(favour.into()).into()), ("dollars", u32::from(chips).into())];
    let effect = format!("{} {}", outbid(&now, bid), words().say("bidders-page-white-gain", &gain));
    let label = move |amount: u32| match amount {
        0 => words().text("bidders-page-bid-white"),
        1.. => scene.label(Action::BidWhite(amount as u8)),
    };
    let panel = Panel {
        range,
        class: "bidbox wh",
        sign: "coronet",
        title: "bidders-page-bid-white",
        prize: view! { {hearts(favour)} " " <b>{dollars(chips)}</b> }.into_any(),
        bounds: [
            words().say("bidders-page-at-least", &[("cubes", least.into())]),
            words().say("bidders-page-you-have", &[("cubes", have.into())]),
        ],
        show: |amount| amount.to_string(),
        effect: if range.is_some() { effect } else { why.clone() }.into_any(),
        button: play(scene, range, label, why),
    };
    panel.draw(scene)
}

fn black(scene: Scene<Page>, me: Seat) -> AnyView {
    let now = scene.now();
    let range = Range::of(&now, |action| matches!(action, Action::BidBlack(_)));
    let black = now.view.black;
    let (favour, chips) = black.map_or((0, 0), |offer| (offer.favour, u32::from(offer.chips)));
    let need = words().bidders_cubes(black.map_or(0, |offer| offer.workers));
    let have = now.view.guilds[me].cubes;
    let why = not_now(&now, me).unwrap_or_else(|| match chips {
        0 => words().text("bidders-page-no-money"),
        1.. => words().say("bidders-page-too-few", &[("need", need.clone().into()), ("have", have.into())]),
    });
    let label = |amount: u32| match amount {
        0 => words().text("bidders-page-bid-black"),
        1.. => words().say("bidders-page-take-black", &[("dollars", amount.into())]),
    };
    let left = move || chips.saturating_sub(range.map_or(0, |range| range.action(scene).amount()));
    let panel = Panel {
        range,
        class: "bidbox bl",
        sign: "king",
        title: "bidders-page-bid-black",
        prize: view! { {hearts(favour)} " " <b>{move || dollars(left())}</b> }.into_any(),
        bounds: [
            words().say("bidders-label-takes", &[("cubes", need.into())]),
            words().say("bidders-page-left", &[("dollars", chips.into())]),
        ],
        show: dollars,
        effect: match range {
            Some(range) => (move || black_effect(scene, range)).into_any(),
            None => why.clone().into_any(),
        },
        button: play(scene, range, label, why),
    };
    panel.draw(scene)
}

/// What the bid on black that the dial shows would do.
fn black_effect(scene: Scene<Page>, range: Range) -> String {
    let now = scene.now();
    let Some((white, black)) = now.view.white.zip(now.view.black) else { return String::new() };
    let moved = range.action(scene).amount();
    let args = [
        ("cubes", words().bidders_cubes(black.workers).into()),
        ("left", u32::from(black.chips).saturating_sub(moved).into()),
        ("white", (u32::from(white.chips) + moved).into()),
    ];
    format!("{} {}", words().say("bidders-page-black-effect", &args), outbid(&now, black.bid))
}

/// All there is to a bid on one of the projects; where none can be made, the reason stands in place of its effect.
struct Panel {
    range: Option<Range>,
    class: &'static str,
    sign: &'static str,
    title: &'static str,
    prize: AnyView,
    bounds: [String; 2],
    show: fn(u32) -> String,
    effect: AnyView,
    button: AnyView,
}

impl Panel {
    fn draw(self, scene: Scene<Page>) -> AnyView {
        let Self { range, class, sign, title, prize, bounds, show, effect, button } = self;
        let (title, name) = (words().text(title), words().text(title));
        let touch = move || {
            if let Some(range) = range.filter(|range| !range.is_touched(scene)) {
                range.touch(scene, range.min);
            }
        };
        view! {
            <section class=class class:off=range.is_none() aria-label=name
                data-on=move || range.filter(|range| range.is_touched(scene)).map(|_| "")
                on:click=move |_| touch() on:focusin=move |_| touch()>
                <header>{art::sign(sign)} <h2>{title}</h2> <span>{prize}</span></header>
                <div class="amount">
                    <div class="bounds">{bounds.map(|bound| view! { <span>{bound}</span> })}</div>
                    {range.map_or_else(dead_dial, |range| dial(scene, range, show))}
                </div>
                <p>{effect}</p>
                {button}
            </section>
        }
        .into_any()
    }
}

/// Between the two: the money that a bid on black would move.
fn link(scene: Scene<Page>) -> AnyView {
    let range = Range::of(&scene.now(), |action| matches!(action, Action::BidBlack(_)));
    let moved = move || range.map(|range| dollars(range.action(scene).amount()));
    view! {
        <span class="link" aria-hidden="true">
            <svg viewBox="0 0 40 28">
                <path d="M39 8v12H16v7L1 14 16 1v7z" fill="var(--felt)" stroke="var(--gold)" stroke-width="1.5" stroke-linejoin="round"></path>
                <use href="#penny" x="17" y="5" width="18" height="18"></use>
            </svg>
            <b>{moved}</b>
        </span>
    }
    .into_any()
}

fn pass(scene: Scene<Page>, me: Seat) -> AnyView {
    let now = scene.now();
    let label = scene.label(Action::Pass);
    let legal = now.menu.contains(Action::Pass);
    let hint = if legal { until_the_end(&now, me) } else { not_now(&now, me).unwrap_or_default() };
    let button = if legal {
        view! { <button class="btn wide" data-answer title=hint.clone() on:click=move |_| scene.act(Action::Pass)>{label}</button> }.into_any()
    } else {
        view! { <button class="btn wide" aria-disabled="true" title=hint.clone()>{label}</button> }.into_any()
    };
    view! { <div class="pass">{button} <p class="hint">{hint}</p> {parts::take_back(scene)}</div> }.into_any()
}

/// Who else has to pass after the own pass before the bidding ends.
fn until_the_end(now: &Now<Bidders>, me: Seat) -> String {
    let PhaseView::Bidding { passes, .. } = now.view.phase else { return String::new() };
    let bids = [now.view.white.and_then(|offer| offer.bid), now.view.black.and_then(|offer| offer.bid)];
    let enough = if bids.iter().any(Option::is_some) { now.seats() - 1 } else { now.seats() };
    let missing: Seats = me.around(now.seats()).skip(1).take(usize::from(enough.saturating_sub(passes + 1))).collect();
    if missing.is_empty() {
        return words().text("bidders-page-pass-ends");
    }
    let who = now.people.several(words(), missing);
    words().say("bidders-page-pass-goes-on", &[("who", who.into()), ("count", missing.len().into())])
}

/// Why the own guild can do nothing, if it cannot.
fn not_now(now: &Now<Bidders>, me: Seat) -> Option<String> {
    if now.to_act.contains(me) {
        return None;
    }
    let id = if held(&now.view, me).is_empty() { "bidders-page-not-your-turn" } else { "bidders-page-you-hold" };
    Some(words().text(id))
}

/// Whose cubes would go home.
fn outbid(now: &Now<Bidders>, bid: Option<bidders::Bid>) -> String {
    let Some(bid) = bid else { return String::new() };
    let args = [("who", now.people.name(bid.seat).into()), ("cubes", words().bidders_cubes(bid.cubes).into())];
    words().say("bidders-page-goes-home", &args)
}

/// The own fist, where one is asked for.
fn fist(scene: Scene<Page>) -> Option<AnyView> {
    let now = scene.now();
    let range = Range::of(&now, |action| matches!(action, Action::Fist(_)))?;
    let (min, max) = (range.min, range.max);
    let mut quick = vec![min, min.midpoint(max), max];
    quick.dedup();
    let quick: Vec<AnyView> = quick
        .into_iter()
        .map(|chip| {
            view! { <button class="btn" data-choice on:click=move |_| range.touch(scene, chip)>{chip}</button> }
                .into_any()
        })
        .collect();
    Some(
        view! {
            <section class="bidbox wh" data-on="" aria-label=words().text("bidders-page-your-fist")>
                <header>
                    {art::sign("heart")} <h2>{words().text("bidders-page-your-fist")}</h2>
                    <span>{words().say("bidders-page-range", &[("min", min.into()), ("max", max.into())])}</span>
                </header>
                <div class="amount">{dial(scene, range, |amount| amount.to_string())} <div class="quick">{quick}</div></div>
                {play(scene, Some(range), |amount| fists::close_label(amount as u8), String::new())}
            </section>
        }
        .into_any(),
    )
}
