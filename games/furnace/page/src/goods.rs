//! Goods and effects, drawn.

use board::{art, words};
use furnace::{Effect, Goods};
use furnace_face::Nouns as _;
use leptos::prelude::*;

/// A kind of goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Good {
    Coal,
    Iron,
    Oil,
    Token,
    Money,
}

impl Good {
    /// Every kind, in the order in which they are counted.
    pub(super) const ALL: [Self; 5] = [Self::Coal, Self::Iron, Self::Oil, Self::Token, Self::Money];
    /// What is spent: money never is.
    pub(super) const STOCK: [Self; 4] = [Self::Coal, Self::Iron, Self::Oil, Self::Token];

    /// How much of it there is.
    pub(super) const fn of(self, goods: Goods) -> u16 {
        match self {
            Self::Coal => goods.coal,
            Self::Iron => goods.iron,
            Self::Oil => goods.oil,
            Self::Token => goods.token,
            Self::Money => goods.money,
        }
    }

    /// How the style sheet calls it.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Coal => "coal",
            Self::Iron => "iron",
            Self::Oil => "oil",
            Self::Token => "tok",
            Self::Money => "cash",
        }
    }

    /// Its sign.
    pub(super) fn sign(self) -> AnyView {
        let href = format!("#g-{}", self.key());
        view! { <svg class="g" aria-hidden="true"><use href=href></use></svg> }.into_any()
    }

    /// An amount of it, in words.
    pub(super) fn say(self, count: u16) -> String {
        let id = match self {
            Self::Coal => "furnace-goods-coal",
            Self::Iron => "furnace-goods-iron",
            Self::Oil => "furnace-goods-oil",
            Self::Token => "furnace-goods-token",
            Self::Money => "furnace-goods-money",
        };
        words().say(id, &[("count", u32::from(count).into())])
    }

    /// An amount of it, as a number.
    pub(super) fn amount(self, count: u16) -> String {
        match self {
            Self::Money => words().say("furnace-page-money", &[("money", u32::from(count).into())]),
            Self::Coal | Self::Iron | Self::Oil | Self::Token => count.to_string(),
        }
    }
}

/// The kinds in a heap, with their amounts.
pub(super) fn kinds(goods: Goods) -> impl Iterator<Item = (Good, u16)> {
    Good::ALL.into_iter().map(move |good| (good, good.of(goods))).filter(|(_, count)| *count > 0)
}

/// An effect as an equation of goods, with a note at its end: how often it works.
pub(super) fn equation(effect: Effect, note: String) -> AnyView {
    let inside = match effect {
        Effect::Gain(goods) => kinds(goods).map(gain).collect::<Vec<_>>().into_any(),
        Effect::Process { from, to, .. } => {
            view! { {heap(from)} <i>"→"</i> {heap(to)} <em>{note}</em> }.into_any()
        }
        Effect::Upgrade { cost, .. } => view! {
            {heap(cost)} <i>"→"</i> <svg class="up line" aria-hidden="true"><use href="#i-up"></use></svg> <em>{note}</em>
        }
        .into_any(),
    };
    view! { <span class="eq" role="img" aria-label=say(effect)>{inside}</span> }.into_any()
}

/// How often an effect works at most, as a note.
pub(super) fn limit(effect: Effect) -> String {
    match effect {
        Effect::Gain(_) | Effect::Upgrade { times: 1, .. } => String::new(),
        Effect::Process { times, .. } | Effect::Upgrade { times, .. } => format!("×{times}"),
    }
}

/// How often an effect works at most, where that is more than once.
pub(super) fn several(effect: Effect) -> String {
    match effect {
        Effect::Gain(_) | Effect::Process { times: 1, .. } => String::new(),
        Effect::Process { .. } | Effect::Upgrade { .. } => limit(effect),
    }
}

/// Goods side by side: amounts of one have no number.
pub(super) fn heap(goods: Goods) -> AnyView {
    let one = |(good, count): (Good, u16)| match (good, count) {
        (Good::Money, _) => view! { <b class="cash">{good.amount(count)}</b> }.into_any(),
        (_, 1) => good.sign(),
        (_, _) => view! { <b>{count}</b> {good.sign()} }.into_any(),
    };
    kinds(goods).map(one).collect::<Vec<_>>().into_any()
}

fn gain((good, count): (Good, u16)) -> AnyView {
    match good {
        Good::Money => view! { <b class="cash">{format!("+{}", good.amount(count))}</b> }.into_any(),
        Good::Coal | Good::Iron | Good::Oil | Good::Token => {
            view! { <b>{format!("+{count}")}</b> {good.sign()} }.into_any()
        }
    }
}

/// An effect in words.
pub(super) fn say(effect: Effect) -> String {
    let goods = |goods| words().furnace_goods(goods).into();
    match effect {
        Effect::Gain(got) => words().say("furnace-page-gain", &[("goods", goods(got))]),
        Effect::Process { from, to, times } => {
            words().say("furnace-page-process", &[("from", goods(from)), ("to", goods(to)), ("times", times.into())])
        }
        Effect::Upgrade { cost, times } => {
            words().say("furnace-page-upgrade", &[("cost", goods(cost)), ("times", times.into())])
        }
    }
}

/// What somebody has but money.
pub(super) fn stock(stock: Goods) -> AnyView {
    let cells: Vec<AnyView> = Good::STOCK
        .into_iter()
        .map(|good| {
            let count = good.of(stock);
            view! { <span title=good.say(count) role="img" aria-label=good.say(count)>{good.sign()} <b class:z=count == 0>{count}</b></span> }
                .into_any()
        })
        .collect();
    view! { <span class="stock">{cells}</span> }.into_any()
}

/// A line sign before a text.
pub(super) fn labelled(sign: &str, text: String, title: String) -> AnyView {
    view! { <span title=title>{art::line(sign)} {text}</span> }.into_any()
}

/// What an effect takes and gives each time.
pub(super) const fn exchange(effect: Effect) -> (Goods, Goods) {
    match effect {
        Effect::Process { from, to, .. } => (from, to),
        Effect::Gain(goods) => (Goods::NONE, goods),
        Effect::Upgrade { cost, .. } => (cost, Goods::NONE),
    }
}
