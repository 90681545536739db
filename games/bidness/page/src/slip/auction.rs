use bidness::{Action, Auction, Bidness, Card, IOU};
use board::{Now, Scene, words};
use leptos::prelude::*;
use table::Seat;

use super::{answer, at_once, header, plain};
use crate::Page;
use crate::dial::{Chip, Dial};
use crate::money;

pub(super) fn bid(scene: Scene<Page>, auction: Auction) -> AnyView {
    let now = scene.now();
    let (Some(dial), Some(me)) = (Dial::on(&now), now.me()) else { return plain(scene) };
    let cash = now.view.workplaces[me].cash;
    let mut chips = vec![("+10".to_owned(), Chip::Add(10)), ("+50".to_owned(), Chip::Add(50))];
    if (dial.min..=dial.max).contains(&cash) {
        chips.push((words().text("bidness-page-all-cash"), Chip::Set(cash)));
    }
    chips.push((words().text("bidness-page-most"), Chip::Set(dial.max)));
    let range = [("low", money(dial.min).into()), ("high", money(dial.max).into())];
    view! {
        {header(scene, words().text("bidness-page-bid"), words().say("bidness-page-range", &range))}
        {means(scene, dial, cash)}
        {dial.draw(scene, money, chips)}
        <div class="go">
            {at_once(scene, Action::Drop, scene.label(Action::Drop), String::new())}
            {answer(scene, Some(dial.start_action()))}
        </div>
        <p class="then">{move || outlook(&scene.now(), me, auction.card, dial.value(scene))}</p>
    }
    .into_any()
}

/// What a bid would leave if it won.
fn outlook(now: &Now<Bidness>, me: Seat, card: Card, bid: u32) -> String {
    let set = &now.view.options.cards;
    let mut place = now.view.workplaces[me];
    let ious = bid.saturating_sub(place.cash).div_ceil(IOU);
    let left = place.cash + ious * IOU - bid;
    place.cards.add(card);
    let args = [
        ("ious", ious.into()),
        ("debts", (u32::from(place.ious) + ious).into()),
        ("left", left.into()),
        ("salaries", place.salaries(set).into()),
    ];
    words().say("bidness-page-outlook", &args)
}

/// What one could pay: cash, then the IOUs that one could still sign. The needle stands at the bid.
fn means(scene: Scene<Page>, dial: Dial, cash: u32) -> AnyView {
    let more = dial.max.saturating_sub(cash) / IOU;
    let borrowed: Vec<_> = (0..more)
        .map(|index| {
            let used = move || dial.value(scene) > cash + index * IOU;
            let text = if more > 2 { String::new() } else { words().text("bidness-page-borrow") };
            view! { <span class="borrow" class:used=used style="flex:100">{text}</span> }
        })
        .collect();
    let label = words().say("bidness-page-means", &[("cash", cash.into()), ("ious", more.into())]);
    let had = (cash > 0).then(|| {
        view! { <span class="cash" style=format!("flex:{cash}")>{words().say("bidness-page-has", &[("dollars", cash.into())])}</span> }
    });
    view! {
        <div class="means" style=format!("--max:{}", dial.max) title=label.clone() role="img" aria-label=label.clone()>
            {had} {borrowed}
            <i style=move || format!("--at:{}", dial.value(scene))></i>
        </div>
    }
    .into_any()
}
