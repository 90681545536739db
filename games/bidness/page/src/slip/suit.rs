use bidness::{Action, Lawsuit, Suit};
use bidness_face::Nouns as _;
use board::{Scene, words};
use leptos::prelude::*;

use super::{answer, at_once, header, plain};
use crate::Page;
use crate::court::Case;
use crate::dial::{Chip, Dial};
use crate::money;

pub(super) fn damages(scene: Scene<Page>, lawsuit: Lawsuit) -> AnyView {
    let Some(dial) = Dial::on(&scene.now()) else { return plain(scene) };
    let show = move |value: u32| words().bidness_amount(lawsuit, value);
    let range = [("low", show(dial.min).into()), ("high", show(dial.max).into())];
    let chips = vec![
        (words().text("bidness-page-least"), Chip::Set(dial.min)),
        (words().text("bidness-page-half"), Chip::Set(dial.min + (dial.max - dial.min) / 2)),
        (words().text("bidness-page-most"), Chip::Set(dial.max)),
    ];
    view! {
        {header(scene, words().text("bidness-page-damages"), words().say("bidness-page-range", &range))}
        {dial.draw(scene, show, chips)}
        {answer(scene, Some(dial.start_action()))}
    }
    .into_any()
}

pub(super) fn settle(scene: Scene<Page>, suit: Suit) -> AnyView {
    let now = scene.now();
    let suing = now.me() == Some(suit.plaintiff);
    let dial = Dial::on(&now);
    let range = dial.map_or_else(String::new, |dial| {
        words().say("bidness-page-range", &[("low", money(dial.min).into()), ("high", money(dial.max).into())])
    });
    let [plaintiff, defendant] = Case::new(suit.plaintiff, suit.defendant, suit.lawsuit).dice(&now.view);
    let (own, other) = if suing { (plaintiff, defendant) } else { (defendant, plaintiff) };
    let against = words().say("bidness-page-against", &[("own", own.into()), ("other", other.into())]);
    let pays = if suing {
        words().say("bidness-page-pays-you", &now.people.who(suit.defendant))
    } else {
        words().say("bidness-page-you-pay", &now.people.who(suit.plaintiff))
    };
    let ends: Vec<AnyView> = [Action::Accept, Action::Reject, Action::Trial]
        .into_iter()
        .filter(|action| now.menu.contains(*action))
        .map(|action| {
            let small = if action == Action::Accept { pays.clone() } else { against.clone() };
            at_once(scene, action, scene.label(action), small)
        })
        .collect();
    let title = match (suing, suit.ask) {
        (true, None) => "bidness-page-first-ask",
        (true, Some(_)) | (false, _) => "bidness-page-answer",
    };
    let dialled = dial.map(|dial| {
        view! { {dial.draw(scene, money, steps(dial))} {answer(scene, Some(dial.start_action()))} <p class="or"><span>{words().text("bidness-page-or")}</span></p> }
    });
    let alone = dial.is_none().then(|| answer(scene, None));
    view! {
        {header(scene, words().text(title), range)}
        {dialled} {alone}
        <div class="go even">{ends}</div>
    }
    .into_any()
}

/// Short cuts for haggling, where there is far to go.
fn steps(dial: Dial) -> Vec<(String, Chip)> {
    if dial.max - dial.min < 100 {
        return Vec::new();
    }
    let middle = dial.min + (dial.max - dial.min) / 2;
    vec![
        ("−50".to_owned(), Chip::Less(50)),
        (words().text("bidness-page-middle"), Chip::Set(middle)),
        ("+50".to_owned(), Chip::Add(50)),
    ]
}
