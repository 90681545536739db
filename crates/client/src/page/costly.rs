//! The decisions that cost somebody most, each with what would have been better.

use std::sync::Arc;

use board::{art, words};
use bots::{Advised, Costly};
use leptos::prelude::*;
use table::Seat;

use crate::book::FromPlayback;
use crate::page::review::keep_costly;
use crate::page::table::first_sentence;
use crate::talk::FromDealer;

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

impl Weighing {
    /// What is known once a worker that weighs a seat's decisions has said this; nothing where it says nothing of them.
    ///
    /// What it found is kept.
    pub(crate) fn told(heard: FromDealer, seat: Seat) -> Option<Self> {
        match heard {
            FromDealer::Read(FromPlayback::Weighing(done)) => Some(Self::Going(done)),
            FromDealer::Read(FromPlayback::Weighed { hash, costly: Some(costly) }) => {
                keep_costly(&hash, seat, &costly);
                Some(Self::Done(costly.into()))
            }
            FromDealer::Read(FromPlayback::Weighed { costly: None, .. } | FromPlayback::Flawed(_))
            | FromDealer::Broken(_) => Some(Self::Nobody),
            FromDealer::Read(_)
            | FromDealer::Ready
            | FromDealer::Pong
            | FromDealer::Update(_)
            | FromDealer::Keep { .. }
            | FromDealer::Advice { .. }
            | FromDealer::Said(_)
            | FromDealer::Refused(_) => None,
        }
    }

    /// Whether nothing more is known later.
    pub(crate) const fn is_over(&self) -> bool {
        match self {
            Self::Going(_) => false,
            Self::Done(_) | Self::Nobody => true,
        }
    }
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

#[cfg(test)]
mod tests {
    use sitting::Breakdown;
    use table::Fault;

    use super::*;
    use crate::book::Flaw;

    #[test]
    fn whoever_refuses_or_breaks_has_nothing_more_to_say() {
        let ends = [
            FromDealer::Read(FromPlayback::Flawed(Flaw::Unfinished)),
            FromDealer::Read(FromPlayback::Weighed { hash: String::new(), costly: None }),
            FromDealer::Broken(Breakdown::Fault(Fault::Endless)),
            FromDealer::Broken(Breakdown::Panic),
        ];
        for heard in ends {
            let name = format!("{heard:?}");
            let told = Weighing::told(heard, Seat::default());
            assert_eq!(told, Some(Weighing::Nobody), "{name}");
            assert!(told.is_some_and(|told| told.is_over()), "{name}");
        }
    }

    #[test]
    fn what_is_not_about_decisions_changes_nothing() {
        let going = Weighing::told(FromDealer::Read(FromPlayback::Weighing(0.5)), Seat::default());
        assert_eq!(going, Some(Weighing::Going(0.5)));
        assert!(going.is_some_and(|going| !going.is_over()));
        for heard in [FromDealer::Ready, FromDealer::Pong] {
            assert_eq!(Weighing::told(heard, Seat::default()), None);
        }
    }
}
