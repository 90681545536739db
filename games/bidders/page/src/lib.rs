//! The board of Bidders!: a round table of guilds, with a project before each of them.

#![forbid(unsafe_code)]

mod auction;
mod climax;
mod desk;
mod dial;
mod fists;
mod guild;
mod ledger;
mod place;
mod project;
mod verdict;
mod workers;

use bidders::{Bidders, Event, PhaseView, View};
use board::{Board, Now, Scene, art, parts, words};
use leptos::prelude::*;
use table::Seat;

use self::workers::Workers;

/// The board of Bidders!.
pub struct Page;

impl Board for Page {
    type Face = bidders_face::Face;

    const SIGNS: &str = include_str!("../signs.svg");

    fn felt(scene: Scene<Self>) -> AnyView {
        let workers = Memo::new(move |last: Option<&Workers>| Workers::settled(last, &scene.now().view));
        let table = RoundTable { scene, workers };
        let own = move || scene.now().me().map(|_| words().text("page-own-seat"));
        view! {
            <div class="ring" data-seats=move || scene.now().seats().to_string()>
                <span class="orbit" aria-hidden="true"></span>
                {move || ring(table)}
                {move || middle(table)}
            </div>
            <section class="own" aria-label=own>
                {move || guild::near(table, near(&scene.now()))}
                {move || desk::desk(table)}
            </section>
        }
        .into_any()
    }

    fn when(scene: Scene<Self>) -> AnyView {
        view! {
            {move || {
                let view = &scene.now().view;
                let round = words().say("bidders-heading", &[("round", view.round.into()), ("rounds", view.rounds.into())]);
                let (phase, now) = match view.phase {
                    PhaseView::Bidding { .. } => ("bidders-page-bidding", view.round),
                    PhaseView::Cooperation { .. } => ("bidders-page-cooperation", view.round),
                    PhaseView::Over => ("bidders-page-verdict", view.rounds + 1),
                };
                view! { <span>{round} " · " <b>{words().text(phase)}</b></span> {parts::pips(now, view.rounds)} }
            }}
        }
        .into_any()
    }

    fn pad(scene: Scene<Self>) -> AnyView {
        view! { {move || ledger::ledger(&scene.now())} }.into_any()
    }

    fn beats(events: &[Event]) -> Vec<usize> {
        climax::beats(events)
    }

    fn perform(view: &mut View, told: &[Event]) {
        climax::perform(view, told);
    }

    fn score(now: &Now<Bidders>, seat: Seat) -> Option<String> {
        now.scores.map(|scores| parts::dollars(scores[seat]))
    }

    fn besides(now: &Now<Bidders>, seat: Seat) -> Option<String> {
        let standing = now.view.standings.as_ref()?[seat];
        let out = if standing.eliminated { "yes" } else { "no" };
        let favour = standing.favour().to_string().replace('-', "−");
        Some(words().say("bidders-page-besides", &[("favour", favour.into()), ("out", out.into())]))
    }
}

/// What every part of the table draws from.
#[derive(Clone, Copy)]
struct RoundTable {
    scene: Scene<Page>,
    workers: Memo<Workers>,
}

/// The guilds around the table, with the places in front of them and between them.
fn ring(table: RoundTable) -> Vec<AnyView> {
    let now = table.scene.now();
    near(&now)
        .around(now.seats())
        .enumerate()
        .flat_map(|(spot, seat)| {
            let guild = (spot > 0).then(|| guild::far(table, seat, spot));
            [guild, Some(place::front(table, seat, spot)), Some(place::between(table, seat, spot))]
        })
        .flatten()
        .collect()
}

fn middle(table: RoundTable) -> AnyView {
    match table.scene.now().view.phase {
        PhaseView::Bidding { .. } => auction::auction(table),
        PhaseView::Cooperation { .. } => fists::fists(table),
        PhaseView::Over => verdict::verdict(&table.scene.now()),
    }
}

/// Who sits at the near edge: whoever looks, or the first seat for a spectator.
fn near(now: &Now<Bidders>) -> Seat {
    now.me().unwrap_or_default()
}

/// Money as it is written.
fn dollars(amount: impl Into<u32>) -> String {
    format!("${}", amount.into())
}

/// Favour as it is written: always with its sign.
fn signed(favour: impl Into<i32>) -> String {
    format!("{:+}", favour.into()).replace('-', "−")
}

/// Favour with its heart.
fn hearts(favour: impl Into<i32>) -> AnyView {
    view! { <span class="hearts">{heart()} {signed(favour)}</span> }.into_any()
}

fn heart() -> AnyView {
    view! { <i class="hrt">{art::sign("heart")}</i> }.into_any()
}
