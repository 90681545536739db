//! The engine in the middle of the table: cards in the order in which they run, goods flowing under them.

use board::{Now, art, parts, words};
use furnace::{Action, Card, Effect, Furnace, Goods, MachineView, Phase, Stage};
use leptos::prelude::*;
use table::Seat;

use super::company;
use super::course::{Course, Progress, Stop};
use super::desk::Desk;
use super::drag::{Drag, Held};
use super::goods::{self, Good};
use super::left;

/// The most cards in one line.
const LINE: usize = 8;

/// The engine that runs, or that new cards go into.
pub(super) fn middle(desk: Desk) -> AnyView {
    let inserting = Memo::new(move |_| desk.stage() == Some(Stage::Insert));
    view! { {move || if inserting.get() { places(desk) } else { flow(desk) }} }.into_any()
}

/// The cards in the order in which they run, in one line or two.
fn flow(desk: Desk) -> AnyView {
    let lines = move || {
        let (now, course) = (desk.scene.now(), desk.course.get());
        let count = course.stops.len();
        let width = if count <= LINE { count } else { count.div_ceil(2) };
        let lines = course.stops.chunks(width.max(1)).enumerate();
        lines.map(|(index, stops)| line(desk, &now, &course, stops, index * width, width)).collect::<Vec<_>>()
    };
    let many = move || desk.course.with(|course| course.stops.len() > LINE);
    view! { <div class="flow" class:many=many>{lines} {move || key(desk)}</div> }.into_any()
}

fn line(desk: Desk, now: &Now<Furnace>, course: &Course, stops: &[Stop], first: usize, width: usize) -> AnyView {
    let mut before = match first.checked_sub(1) {
        Some(last) => course.stops[last].after,
        None => Some(course.start),
    };
    let begin = before.filter(|_| stops[0].after.is_some());
    let planned = first > 0 && course.stops[first - 1].progress != Progress::Done;
    let begin = begin.map(|stock| view! { <li class="st0" class:planned=planned>{counts(stock, None, 1)}</li> });
    let cards: Vec<AnyView> = stops
        .iter()
        .enumerate()
        .map(|(index, stop)| {
            let drawn = station(desk, now, stop, first + index, index, before);
            before = stop.after;
            drawn
        })
        .collect();
    view! { <ol class="chain" style=format!("--n:{width}") aria-label=words().text("furnace-page-engine")>{begin} {cards}</ol> }.into_any()
}

/// A card, what it does to the goods, and what there is after it.
fn station(desk: Desk, now: &Now<Furnace>, stop: &Stop, number: usize, index: usize, before: Option<Goods>) -> AnyView {
    let class = match stop.progress {
        Progress::Done => "done",
        Progress::Now(_) => "act",
        Progress::Ahead => "todo",
    };
    let flows = before.zip(stop.after).map(|(before, after)| {
        let column = 2 * index + 2;
        view! { {pipes(before, after, column)} {counts(after, Some(before), column + 1)} }
    });
    view! { <li class=class>{card(desk, now, stop, number, 2 * index + 2)} {flows}</li> }.into_any()
}

/// Whether a player has finished production: what has not run by then waits for nothing any more.
fn is_finished(now: &Now<Furnace>, seat: Seat) -> bool {
    match &now.view.phase {
        Phase::Production(shifts) => shifts[seat].stage == Stage::Done,
        Phase::Auction { .. } | Phase::Compensation { .. } => false,
        Phase::Over => true,
    }
}

fn card(desk: Desk, now: &Now<Furnace>, stop: &Stop, number: usize, column: usize) -> AnyView {
    let (view, seat, machine) = (&now.view, desk.focus(), stop.machine);
    let run = Action::Activate { card: machine.card };
    let upgrade = match machine.card {
        Card::Company(company) => Some(Action::Upgrade { company }),
        Card::StartUp(_) => None,
    };
    let offers = [Some(run), upgrade].into_iter().flatten().find(|action| now.menu.contains(*action));
    let can = reach(desk, now, stop);
    // The card that is asked about answers when it is pressed.
    let processes = matches!(stop.progress, Progress::Now(_)) && offers.is_none() && super::work::bounds(now).is_some();
    let is_live = offers.is_some() || processes;
    let press = move |_| match offers {
        Some(action) => desk.scene.act(action),
        None if processes => super::work::process_as_set(desk),
        None => {}
    };
    let (sign, state) = match (stop.progress, offers) {
        (Progress::Done, Some(_)) | (Progress::Now(_) | Progress::Ahead, Some(Action::Upgrade { .. })) => {
            ("i-up", "furnace-page-card-upgrade")
        }
        (Progress::Done, None) => ("i-check", "furnace-page-card-done"),
        (Progress::Now(_), _) => ("i-play", "furnace-page-card-now"),
        (Progress::Ahead, Some(_)) if can.as_ref().is_some_and(|can| can.iter().all(|times| *times == 0)) => {
            ("i-play", "furnace-page-card-nothing")
        }
        (Progress::Ahead, Some(_)) => ("i-play", "furnace-page-card-run"),
        (Progress::Ahead, None) if is_finished(now, seat) => ("i-close", "furnace-page-card-idle"),
        (Progress::Ahead, None) => ("i-lock", "furnace-page-card-next"),
    };
    let state = words().text(state);
    let text = format!("{state}: {}", company::explained(view, seat, machine.card, machine.upgraded));
    let class = match stop.progress {
        Progress::Done => "co done",
        Progress::Now(_) => "co act",
        Progress::Ahead => "co todo",
    };
    let picture = match machine.card {
        Card::Company(company) => Some(view! { <span class="pic">{company::picture(view, company)}</span> }),
        Card::StartUp(_) => None,
    };
    let face = view! {
        <span class="strip"><b>{number + 1}</b> {art::line(sign)} <span>{state}</span></span>
        <span class="nm">{company::card_name(view, seat, machine.card)}</span>
        {picture}
        {lines(desk, now, stop, seat, can.as_deref())}
    };
    let is_idle = can.is_some_and(|can| can.iter().all(|times| *times == 0));
    view! {
        <button class=class class:su=matches!(machine.card, Card::StartUp(_)) class:upg=machine.upgraded class:ok=is_live class:idle=is_idle style=format!("--c:{column}")
            data-piece=company::piece(seat, machine.card) data-choice=is_live.then_some("") aria-disabled=(!is_live).to_string()
            title=text on:click=press>
            {parts::drawn(text.clone(), face)}
        </button>
    }
    .into_any()
}

/// How often the effects of a card that may run next would work now, where no plan says it.
fn reach(desk: Desk, now: &Now<Furnace>, stop: &Stop) -> Option<Vec<u8>> {
    let is_asked = desk.stage() == Some(Stage::Choose) && stop.progress == Progress::Ahead;
    let by_hand = desk.course.with(|course| course.end.is_none());
    let me = now.me().filter(|_| is_asked && by_hand)?;
    Some(left::reach(&now.view, me, stop.machine))
}

/// The effects of a card, with how often they worked, are asked for or work at most.
fn lines(desk: Desk, now: &Now<Furnace>, stop: &Stop, seat: Seat, can: Option<&[u8]>) -> Vec<AnyView> {
    let effects = company::effects(&now.view, seat, stop.machine.card);
    let of = |(index, effect): (usize, &Effect)| {
        if index > 0 && !stop.machine.upgraded && matches!(stop.machine.card, Card::Company(_)) {
            return company::dormant(*effect);
        }
        let times = stop.times.get(index).copied().flatten();
        let asked = matches!(stop.progress, Progress::Now(job) if usize::from(job.effect) == index);
        let note = match (effect, stop.progress) {
            (Effect::Gain(_), _) => String::new(),
            (Effect::Process { .. }, Progress::Now(_)) if asked => {
                let most = super::work::bounds(&desk.scene.now()).map_or(0, |(_, max)| max);
                format!("0–{most}")
            }
            (Effect::Process { times: most, .. } | Effect::Upgrade { times: most, .. }, Progress::Done) => {
                format!("{}/{most}", times.unwrap_or(0))
            }
            (Effect::Process { times: most, .. } | Effect::Upgrade { times: most, .. }, Progress::Ahead)
                if can.is_some() =>
            {
                let now = can.and_then(|can| can.get(index)).copied().unwrap_or_default();
                words().say("furnace-page-can", &[("times", now.into()), ("most", (*most).into())])
            }
            (Effect::Process { .. } | Effect::Upgrade { .. }, Progress::Now(_) | Progress::Ahead) => {
                goods::limit(*effect)
            }
        };
        company::line(*effect, note)
    };
    effects.iter().enumerate().map(of).collect()
}

/// The pipes under a card: as wide as what is in them, with what the card did.
fn pipes(before: Goods, after: Goods, column: usize) -> Vec<AnyView> {
    let pipe = |(row, good): (usize, Good)| {
        let (had, has) = (good.of(before), good.of(after));
        let change = (had != has).then(|| {
            let sign = if has > had { "+" } else { "−" };
            view! { <em>{format!("{sign}{}", good.amount(has.abs_diff(had)))}</em> }
        });
        let style = format!("--r:{};--c:{column};--b:{}px;--a:{}px", row + 2, width(good, had), width(good, has));
        view! { <span class="run" data-k=good.key() style=style aria-hidden="true">{change}</span> }.into_any()
    };
    Good::ALL.into_iter().enumerate().map(pipe).collect()
}

/// What there is between two cards.
fn counts(stock: Goods, before: Option<Goods>, column: usize) -> Vec<AnyView> {
    let count = |(row, good): (usize, Good)| {
        let has = good.of(stock);
        let changed = before.is_some_and(|before| good.of(before) != has);
        let style = format!("--r:{};--c:{column};--a:{}px", row + 2, width(good, has));
        view! {
            <span class="cnt" class:first=before.is_none() class:z=has == 0 && good != Good::Money class:ch=changed data-k=good.key() style=style
                role="img" title=good.say(has) aria-label=good.say(has)>{good.sign()} <b>{good.amount(has)}</b></span>
        }
        .into_any()
    };
    Good::ALL.into_iter().enumerate().map(count).collect()
}

/// How wide a pipe is, in pixels.
fn width(good: Good, count: u16) -> f32 {
    let each = if good == Good::Money { 0.25 } else { 1.45 };
    if count == 0 { 0.0 } else { (f32::from(count) * each + 3.0).min(20.0) }
}

/// What the numbers mean.
fn key(desk: Desk) -> Option<AnyView> {
    let planned = desk.course.with(|course| course.end.is_some());
    let choosing = desk.stage() == Some(Stage::Choose);
    planned.then(|| {
        view! {
            <p class="key">
                <span><b class="now">"6"</b> {words().text("furnace-page-counted")}</span>
                <span><b>"4"</b> {words().text("furnace-page-planned")}</span>
                {choosing.then(|| view! { <span class="push">{words().text("furnace-page-any-order")}</span> })}
            </p>
        }
        .into_any()
    })
}

/// The chain with a place between any two cards, and the cards that wait for one.
fn places(desk: Desk) -> AnyView {
    let inside = move || {
        let now = desk.scene.now();
        let me = now.me()?;
        let player = &now.view.players[me];
        let (chain, waiting) = player.engine.split_at(player.engine.len() - usize::from(player.waiting));
        let tile = |machine: &MachineView| company::tile(&now.view, me, machine.card, machine.upgraded, true);
        let mut row = vec![gap(desk, 0)];
        for (index, machine) in chain.iter().enumerate() {
            row.push(tile(machine));
            row.push(gap(desk, index + 1));
        }
        let (next, later) = waiting.split_first()?;
        let later: Vec<AnyView> = later.iter().map(tile).collect();
        Some(view! {
            <div class="inserting">
                <h2>{words().text("furnace-page-new-cards")}</h2> <ol class="new">{next_card(desk, tile(next))} {later}</ol>
                <h2>{words().text("furnace-page-chain")}</h2> <ol class="links">{row}</ol>
            </div>
        })
    };
    view! { {inside} }.into_any()
}

/// The new card that goes into the chain next: it can be dragged there.
fn next_card(desk: Desk, tile: AnyView) -> AnyView {
    view! {
        <li class="next"><ol style=move || Drag::style(desk, Held::Card) on:pointerdown=move |event| Drag::begin(desk, Held::Card, &event)>{tile}</ol></li>
    }
    .into_any()
}

/// A place in the chain where the next new card can go.
fn gap(desk: Desk, at: usize) -> AnyView {
    let action = Action::Insert { at: at as u8 };
    let text = desk.scene.label(action);
    let legal = desk.scene.now().menu.contains(action);
    view! {
        <li class="gap" class:over=move || desk.gap.get() == Some(at as u8) data-gap=at.to_string()><button title=text.clone() aria-label=text data-choice=legal.then_some("") aria-disabled=(!legal).to_string()
            on:click=move |_| if legal { desk.scene.act(action) }>"+"</button></li>
    }
    .into_any()
}
