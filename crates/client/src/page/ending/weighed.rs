use std::sync::Arc;
use std::time::Duration;

use board::{Board, Scene, Session};
use bots::Advised;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Seat;
use words::Speak as _;

use crate::book::{Eyes, Source, ToPlayback};
use crate::link::{Local, Patience};
use crate::page::costly::{InWords, Telling, Weighing, costliest};
use crate::page::table::is_of_another_day;
use crate::page::undrawn;
use crate::talk::ToDealer;
use crate::{device, server};

/// How long after the end the bot begins to think: by then the table is kept, and what is seen first has been drawn.
const BREATH: Duration = Duration::from_millis(500);

/// The decisions that cost whoever looks most, by what they could see.
pub(super) fn decisions<B: Board>(scene: Scene<B>) -> Option<AnyView> {
    let now = scene.now();
    let seat = now.me().filter(|_| !is_of_another_day(scene.session, &B::INFO))?;
    let people = now.people.clone();
    let say = move |Advised { seat, view, made, best, .. }: &Advised| -> Option<InWords> {
        let view = serde_json::from_value(view.clone()).ok()?;
        let action = |action: &serde_json::Value| {
            Some(B::Face::action(board::words(), &people, &view, serde_json::from_value(action.clone()).ok()?))
        };
        Some([B::Face::prompt(board::words(), &people, &view, *seat), action(&made.action)?, action(&best.action)?])
    };
    let review = super::review_address(scene)?;
    let eyes = Eyes::Seat(seat).code();
    let address = move |ply| undrawn::kept(&format!("{review}?ply={ply}&eyes={eyes}"), scene.is_undrawn);
    let telling = Telling { say: Arc::new(say), address: Arc::new(address) };
    Some(costliest(weigh(scene.session, seat), telling))
}

/// Lets a bot look for them; whoever leaves the end lets go of it.
fn weigh(session: Session, seat: Seat) -> RwSignal<Weighing> {
    let weighing = RwSignal::new(Weighing::Going(0.0));
    let worker = StoredValue::new_local(None::<Local>);
    on_cleanup(move || drop(worker.try_set_value(None)));
    let start = move |source: Source| {
        if weighing.try_get_untracked().is_none() {
            return;
        }
        let hear = move |heard| {
            let Some(known) = Weighing::told(heard, seat) else { return };
            if known.is_over() {
                // The worker ends when nothing holds it any more, but not while it is speaking.
                set_timeout(move || drop(worker.try_set_value(None)), Duration::ZERO);
            }
            let _ = weighing.try_set(known);
        };
        match Local::start(ToDealer::Read(ToPlayback::Weigh { source, seat }), Patience::Review, hear) {
            Ok(hired) => drop(worker.try_set_value(Some(hired))),
            // A browser without workers names no decisions; everything else is there.
            Err(_) => weighing.set(Weighing::Nobody),
        }
    };
    let id = session.sheet.with_untracked(|sheet| sheet.as_ref().map(|sheet| sheet.id.0.clone())).unwrap_or_default();
    let is_on_device = session.is_on_device();
    let begin = move || {
        if is_on_device {
            match device::table(&id).filter(|save| save.over) {
                Some(save) => start(Source::Table(Box::new(save))),
                None => drop(weighing.try_set(Weighing::Nobody)),
            }
            return;
        }
        spawn_local(async move {
            match server::text(&format!("/api/tables/{id}/record")).await {
                Ok(text) => start(Source::Record(text)),
                Err(_) => drop(weighing.try_set(Weighing::Nobody)),
            }
        });
    };
    set_timeout(begin, BREATH);
    weighing
}
