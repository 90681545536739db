//! The board of Silicon Valley: the market, everyone's company, and the grid on which products are designed.

#![forbid(unsafe_code)]

mod answer;
mod company;
mod designer;
mod desk;
mod dock;
mod draft;
mod forecast;
mod market;
mod operated;
mod others;
mod pieces;
mod reason;
mod rival;
mod saying;
mod track;
mod trial;

use board::{Board, Now, Scene, art, keys, words};
use leptos::prelude::*;
use silicon_valley::{Question, SiliconValley, Stage, View};
use silicon_valley_face::Nouns as _;
use table::Seat;

use desk::DesignDesk;

/// The board of Silicon Valley.
pub struct Page;

impl Board for Page {
    type Face = silicon_valley_face::Face;

    const SIGNS: &str = include_str!("../signs.svg");

    fn felt(scene: Scene<Self>) -> AnyView {
        let desk = DesignDesk::new(scene);
        let designing = Memo::new(move |_| desk.design().is_some());
        keys::offer("d", "silicon-valley-keys-drawing", move || desk.drawing.update(|drawing| *drawing = !*drawing));
        view! { {move || if designing.get() { designer::designer(desk) } else { table(desk) }} }.into_any()
    }

    fn when(scene: Scene<Self>) -> AnyView {
        view! { {move || round(&scene.now().view)} {move || actions(&scene.now().view)} }.into_any()
    }

    fn pad(scene: Scene<Self>) -> AnyView {
        view! { {move || track::track(&scene.now())} }.into_any()
    }

    fn score(now: &Now<SiliconValley>, seat: Seat) -> Option<String> {
        Some(words().silicon_valley_value(&now.view.cards, now.view.track.at[seat]))
    }

    fn besides(now: &Now<SiliconValley>, seat: Seat) -> Option<String> {
        let screen = now.view.screens.as_ref().filter(|_| now.view.rival.is_none())?[seat];
        let args = [("money", u32::from(screen.money).into()), ("blocks", screen.blocks.len().into())];
        Some(words().say("silicon-valley-page-besides", &args))
    }
}

/// Other companies, the market, the own company and what can be done.
fn table(desk: DesignDesk) -> AnyView {
    view! {
        {move || others::others(desk)}
        {move || operated::operated(desk)}
        <div class="market">{move || market::market(desk)}</div>
        {move || company::own(desk)}
        {dock::dock(desk)}
        {move || trial::trial(desk)}
    }
    .into_any()
}

/// The round and the turn order in it.
fn round(view: &View) -> AnyView {
    if view.round == 0 {
        return view! { <span>{words().text("silicon-valley-heading-founding")}</span> }.into_any();
    }
    let limit = if view.rival.is_some() { view.cards.start.solo_rounds } else { 0 };
    let heading = words().say("silicon-valley-heading", &[("round", view.round.into()), ("limit", limit.into())]);
    let acting = (view.stage == Stage::Actions && view.question.is_some()).then_some(view.active);
    let seats: Vec<AnyView> = view
        .order
        .iter()
        .map(|&seat| {
            view! { <span class:me1=acting == Some(seat)>{art::token(seat)}</span><i aria-hidden="true">"›"</i> }
                .into_any()
        })
        .collect();
    let operate = matches!(view.stage, Stage::Collect | Stage::Salaries | Stage::Products);
    view! {
        <span><b>{heading}</b> " "
            <span class="ordr" title=words().text("silicon-valley-page-order")>
                {seats} <span class:now=operate>{words().text("silicon-valley-page-operate")}</span>
            </span>
        </span>
    }
    .into_any()
}

/// A pip for each action of the turn.
fn actions(view: &View) -> Option<AnyView> {
    if view.stage != Stage::Actions || view.question.is_none() {
        return None;
    }
    let all = view.cards.start.actions;
    let used = all.saturating_sub(view.actions_left);
    let asked = view.question == Some(Question::Act);
    let pips: Vec<_> =
        (0..all).map(|pip| view! { <i class:on=pip < used class:now=asked && pip == used></i> }).collect();
    let count = words().say("silicon-valley-page-actions-left", &[("left", view.actions_left.into())]);
    Some(view! { <span class="pl3">{count} <span class="pips" aria-hidden="true">{pips}</span></span> }.into_any())
}
