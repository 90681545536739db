//! The decisions that cost somebody most, each with what would have been better.

use std::sync::Arc;

use board::{art, words};
use bots::{Advised, Costly};
use leptos::prelude::*;

use crate::page::table::first_sentence;

/// What is known of them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Weighing {
    /// So much of the work is done.
    Going(f32),
    /// All of it.
    Done(Arc<[Costly]>),
    /// Nobody here can say.
    Nobody,
}

/// A decision in words: what was asked, what was done, and what would have been better.
pub(crate) type InWords = [String; 3];

type Say = dyn Fn(&Advised) -> Option<InWords> + Send + Sync;
type Address = dyn Fn(u32) -> String + Send + Sync;

/// How decisions are told: in which words, and where each is looked at.
#[derive(Clone)]
pub(crate) struct Telling {
    pub(crate) say: Arc<Say>,
    pub(crate) address: Arc<Address>,
}

/// The costliest decisions of whoever looks, as soon as they are known.
pub(crate) fn costliest(weighing: RwSignal<Weighing>, telling: Telling) -> AnyView {
    let inside = move || match weighing.get() {
        Weighing::Nobody => None,
        Weighing::Going(done) => {
            let percent = (done * 100.0).round() as i64;
            let thinking = words().say("costly-thinking", &[("percent", percent.into())]);
            Some(section(3, view! { <p class="note">{art::sign("mind")} <span>{thinking}</span></p> }.into_any()))
        }
        Weighing::Done(costly) if costly.is_empty() => {
            let none = words().text("costly-none");
            Some(section(3, view! { <p class="note">{art::sign("mind")} <span>{none}</span></p> }.into_any()))
        }
        Weighing::Done(costly) => {
            let rows: Vec<AnyView> =
                costly.iter().enumerate().filter_map(|(index, costly)| row(&telling, index + 1, costly)).collect();
            Some(section(rows.len(), view! { <ol>{rows}</ol> }.into_any()))
        }
    };
    view! { {inside} }.into_any()
}

fn section(count: usize, inside: AnyView) -> AnyView {
    view! {
        <section class="costly" data-costly>
            <h3>{words().say("costly-title", &[("count", count.into())])}</h3>
            <p class="dim">{words().text("costly-help")}</p>
            {inside}
        </section>
    }
    .into_any()
}

fn row(telling: &Telling, number: usize, Costly { ply, round, advised }: &Costly) -> Option<AnyView> {
    let [asked, made, best] = (telling.say)(advised)?;
    let unsure = (advised.is_sure != Some(true)).then(|| view! { <p class="dim">{words().text("costly-unsure")}</p> });
    let cost =
        words().cost(advised.best.chance.saturating_sub(advised.made.chance), advised.best.score - advised.made.score);
    let made = words().say("costly-made", &[("who", words().text("you-name").into()), ("action", made.into())]);
    let better = words().say("costly-better", &[("action", best.into())]);
    Some(
        view! {
            <li>
                <span class="no" aria-hidden="true">{number}</span>
                <div>
                    <p class="place"><b>{words().say("review-round", &[("round", (*round).into())])}</b> <span class="num">{cost}</span></p>
                    <p class="dim">{first_sentence(&asked).0}</p>
                    <p>{made}</p>
                    <p class="better">{better}</p>
                    {unsure}
                    <a href=(telling.address)(*ply) data-see>{art::line("i-eye")} {words().text("costly-see")}</a>
                </div>
            </li>
        }
        .into_any(),
    )
}
