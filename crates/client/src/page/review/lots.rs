use board::{art, words};
use bots::{Advised, Bargain};
use leptos::prelude::*;

use super::past::Past;
use super::tongue::Tongue;
use super::turning::signed;

/// What was bought, what was paid for it, and what the bot thinks it brought.
pub(super) fn lots(past: Past, tongue: Tongue) -> AnyView {
    let inside = move || {
        let thoughts = past.thoughts.get();
        let mut bargains: Vec<&Bargain> = thoughts.review.bargains.iter().collect();
        if bargains.is_empty() {
            return None;
        }
        bargains.sort_by(|a, b| b.gain.unwrap_or(0.0).total_cmp(&a.gain.unwrap_or(0.0)));
        let rows: Vec<AnyView> = bargains.into_iter().filter_map(|bargain| row(past, &tongue, bargain)).collect();
        let heads = ["review-lot", "review-buyer", "review-paid", "review-gain"]
            .map(|head| view! { <th scope="col">{words().text(head)}</th> });
        Some(view! {
            <section class="sheet lots">
                <header><h2>{words().text("review-lots")}</h2></header>
                <p class="note">{words().text("review-lots-help")}</p>
                <div class="scroll" tabindex="0" role="region" aria-label=words().text("review-lots")>
                    <table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>
                </div>
            </section>
        })
    };
    view! { {inside} }.into_any()
}

fn row(past: Past, tongue: &Tongue, bargain: &Bargain) -> Option<AnyView> {
    let book = past.book();
    let lot = tongue.lot(bargain.lot)?;
    let round = words().say("review-round", &[("round", bargain.round.into())]);
    let (class, gain) = match bargain.gain {
        // What rounds to nothing is neither gain nor loss.
        Some(gain) if gain.abs() < 0.05 => ("", "0".to_owned()),
        Some(gain) if gain > 0.0 => ("up", signed(gain, 1)),
        Some(gain) => ("down", signed(gain, 1)),
        None => ("", "–".to_owned()),
    };
    let better = bargain.better.as_ref().and_then(|better| better_one(tongue, better));
    Some(
        view! {
            <tr>
                <th scope="row"><a href=past.address(Some(bargain.ply), past.eyes())>{lot.name.clone()}</a> " " <small>{lot.kind_name.clone()}</small></th>
                <td><span class="who">{art::token(bargain.seat)} {book.name(bargain.seat).to_owned()}</span> <small>{round}</small></td>
                <td>{words().paid(&book.game, &lot.kind, bargain.price)}</td>
                <td class=class><span class="num">{gain}</span> {better}</td>
            </tr>
        }
        .into_any(),
    )
}

/// What would have been better than to buy something, and whether that is sure.
fn better_one(tongue: &Tongue, better: &Advised) -> Option<AnyView> {
    let sure = if better.is_sure == Some(true) { "yes" } else { "no" };
    let best = tongue.action(&better.view, &better.best.action)?;
    let said = words().say("review-lot-better", &[("action", best.into()), ("sure", sure.into())]);
    Some(view! { <small class="better">{said}</small> }.into_any())
}
