//! The board of Bidness: others' workplaces, the stage where things happen, the slip where one answers, the own desk.

#![forbid(unsafe_code)]

mod auction;
mod business;
mod card;
mod climax;
mod court;
mod dial;
mod hand;
mod payday;
mod slip;
mod stage;
mod story;
mod workplace;

use bidness::{Asking, Bidness, Event, View};
use board::{Board, Now, Scene, keys, parts, words};
use leptos::prelude::*;
use table::{BySeat, Seat};

/// The board of Bidness.
pub struct Page;

impl Board for Page {
    type Face = bidness_face::Face;

    const SIGNS: &str = include_str!("../signs.svg");

    fn felt(scene: Scene<Self>) -> AnyView {
        keys::press_by_digits("page-keys-hand", ".felt .hand .card");
        let change = Memo::new(move |last: Option<&Change>| Change::since(last, &scene.now()));
        let place = move |seat: Seat| workplace::workplace(scene, seat, change.get());
        view! {
            <div class="others" data-count=move || scene.now().others().len().to_string()>
                {move || scene.now().others().into_iter().map(place).collect::<Vec<_>>()}
            </div>
            {move || stage::stage(scene)}
            {move || slip::slip(scene)}
            <section class="own" aria-label=words().text("page-own-seat")>
                {move || scene.now().me().map(place)}
                {hand::hand(scene)}
                {move || hand::piles(&scene.now())}
            </section>
        }
        .into_any()
    }

    fn when(scene: Scene<Self>) -> AnyView {
        view! { {move || when(&scene.now().view)} }.into_any()
    }

    fn pad(scene: Scene<Self>) -> AnyView {
        view! { {move || payday::payday(&scene.now())} }.into_any()
    }

    fn beats(events: &[Event]) -> Vec<usize> {
        climax::beats(events)
    }

    fn perform(view: &mut View, told: &[Event]) {
        climax::perform(view, told);
    }

    fn is_out(now: &Now<Bidness>) -> bool {
        match (&now.view.asking, now.me()) {
            (Asking::Auction(auction), Some(me)) => !auction.active.contains(me),
            _ => false,
        }
    }

    fn score(now: &Now<Bidness>, seat: Seat) -> Option<String> {
        now.scores.map(|scores| parts::dollars(scores[seat]))
    }

    fn besides(now: &Now<Bidness>, seat: Seat) -> Option<String> {
        let workplace = &now.view.workplaces[seat];
        let args = [
            ("ious", workplace.ious.into()),
            ("tech", workplace.tech.into()),
            ("marketing", workplace.marketing(&now.options.cards).into()),
        ];
        Some(words().say("bidness-page-besides", &args))
    }
}

/// The round, and how far it is.
fn when(view: &View) -> AnyView {
    let (phase, step) = match view.asking {
        Asking::Discard { .. } => ("set-up", 1),
        Asking::Turn | Asking::Target { .. } | Asking::Damages { .. } | Asking::Auction(_) | Asking::Suit(_) => {
            ("play", 2)
        }
        Asking::Salaries { .. } => ("business", 3),
        Asking::Debts { .. } => ("business", 4),
        Asking::Over => ("over", 5),
    };
    let args = [("round", view.round.into()), ("limit", view.options.round_limit.into()), ("phase", phase.into())];
    view! { <span title=words().text("bidness-page-steps")>{words().say("bidness-heading", &args)}</span> {parts::pips(step, 4)} }
    .into_any()
}

/// What everybody has gained or lost since the person who looks has last answered.
#[derive(Clone, Copy, PartialEq)]
struct Change {
    ply: u32,
    mine: bool,
    /// Cash and tech points then.
    then: BySeat<Worth>,
    now: BySeat<Worth>,
}

#[derive(Clone, Copy, Default, PartialEq)]
struct Worth {
    cash: i32,
    tech: i32,
}

impl Change {
    fn since(last: Option<&Self>, now: &Now<Bidness>) -> Self {
        let worth = now.view.workplaces.map(|_, place| Worth { cash: place.cash as i32, tech: place.tech as i32 });
        let then = match last {
            None => worth,
            Some(last) if last.ply < now.ply && (last.mine || now.me().is_none()) => last.now,
            Some(last) if last.ply <= now.ply => last.then,
            // Something was taken back.
            Some(_) => worth,
        };
        // While the last answer is seen to be carried out, nobody is asked any more.
        let mine = now.is_mine() || last.is_some_and(|last| last.ply == now.ply && last.mine);
        Self { ply: now.ply, mine, then, now: worth }
    }

    fn of(&self, seat: Seat) -> Worth {
        let (then, now) = (self.then[seat], self.now[seat]);
        Worth { cash: now.cash - then.cash, tech: now.tech - then.tech }
    }
}

/// A name as it stands alone: "You" for the person who looks.
fn name(now: &Now<Bidness>, seat: Seat) -> String {
    if now.me() == Some(seat) { words().text("you-name") } else { now.people.name(seat).to_owned() }
}

fn money(dollars: u32) -> String {
    format!("${dollars}")
}

/// A number with its sign: "+3", "−2".
fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", -number) } else { format!("+{number}") }
}
