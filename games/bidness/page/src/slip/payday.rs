use bidness::{Action, Employee};
use board::{Scene, words};
use leptos::prelude::*;

use super::{answer, header, pick, plain};
use crate::Page;

pub(super) fn salaries(scene: Scene<Page>) -> AnyView {
    let now = scene.now();
    let Some(me) = now.me() else { return plain(scene) };
    let place = &now.view.workplaces[me];
    let set = &now.view.options.cards;
    let owed = place.salaries(set);
    let rows: Vec<AnyView> = Employee::ALL
        .into_iter()
        .filter(|employee| now.menu.contains(Action::LayOff(*employee)))
        .map(|employee| {
            let mut fewer = *place;
            fewer.cards.take(employee.card());
            let saved = [("saved", (owed - fewer.salaries(set)).into())];
            let text = scene.label(Action::LayOff(employee));
            pick(
                scene,
                Action::LayOff(employee),
                text.into_any(),
                words().say("bidness-page-saves", &saved),
                String::new(),
            )
        })
        .collect();
    let pay = now.find(|action| *action == Action::PaySalaries);
    let help = match pay {
        Some(_) => words().text("bidness-page-salaries-help"),
        None => words().text("bidness-page-salaries-must"),
    };
    let args = [("owed", owed.into()), ("cash", place.cash.into())];
    view! {
        {header(scene, words().text("bidness-page-salaries"), words().say("bidness-page-owed", &args))}
        <div class="picks one">{rows}</div>
        {answer(scene, pay)}
        <p class="then">{help}</p>
    }
    .into_any()
}

pub(super) fn debts(scene: Scene<Page>) -> AnyView {
    let now = scene.now();
    let Some(me) = now.me() else { return plain(scene) };
    let place = &now.view.workplaces[me];
    let prices = now.view.options.cards.rules.repay;
    let rows: Vec<AnyView> = (0..=prices.len().min(place.ious.into()))
        .map(|count| {
            let price = count.checked_sub(1).map_or(0, |index| prices[index]);
            let text = words().say("bidness-page-pay-off", &[("count", count.into())]);
            let why_not = words().say("bidness-page-too-dear", &[("cost", price.into()), ("means", place.cash.into())]);
            pick(
                scene,
                Action::Repay(count as u8),
                text.into_any(),
                words().say("bidness-page-cost", &[("dollars", price.into())]),
                why_not,
            )
        })
        .collect();
    let note = words().say("bidness-page-has", &[("dollars", place.cash.into())]);
    view! {
        {header(scene, words().text("bidness-page-debts"), note)}
        <div class="picks">{rows}</div>
        {answer(scene, None)}
        <p class="then">{words().text("bidness-page-debts-help")}</p>
    }
    .into_any()
}
