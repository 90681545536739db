use board::{art, words};
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

use super::flawed;
use super::past::{Check, Past};
use crate::book::{Book, ToPlayback};

/// What was promised of the deal, what was shown of it, and whether that fits.
pub(super) fn fair(past: Past) -> AnyView {
    let book = past.book();
    let check = move |_| {
        past.check.set(Check::Running);
        past.ask(ToPlayback::Verify);
    };
    let salts: Vec<AnyView> = book
        .salts
        .iter()
        .map(|salt| view! { <li><code>{salt[..8.min(salt.len())].to_owned()}</code></li> }.into_any())
        .collect();
    let salted =
        (!salts.is_empty()).then(|| view! { <dt>{words().text("review-salts")}</dt><dd><ul>{salts}</ul></dd> });
    let numbers = format!("{}\n{}\n{}", book.commitment, book.seed, book.salts.join("\n"));
    view! {
        <section class="sheet fair">
            {move || title(&past.check.get())}
            <dl>
                <dt>{words().text("review-commitment")}</dt><dd><code>{grouped(&book.commitment)}</code></dd>
                <dt>{words().text("review-seed")}</dt><dd><code>{grouped(&book.seed)}</code></dd>
                {salted}
            </dl>
            {move || verdict(&past.check.get(), &past.book())}
            <div class="do">
                <button class="btn" data-verify disabled=move || past.check.get() == Check::Running on:click=check>{words().text("review-check")}</button>
                {copy("review-copy", move || numbers.clone())}
            </div>
        </section>
    }
    .into_any()
}

fn title(check: &Check) -> AnyView {
    let (name, chip) = match check {
        Check::Opened | Check::Done(None) => {
            let chip = view! { <span class="chip good">{art::line("i-check")} {words().text("review-checked")}</span> };
            ("review-fair", chip.into_any())
        }
        Check::Running => ("review-checking", ().into_any()),
        Check::Done(Some(_)) => ("review-unfair", ().into_any()),
    };
    view! { <header><h2>{art::line("i-seal")} {words().text(name)}</h2> {chip}</header> }.into_any()
}

fn verdict(check: &Check, book: &Book) -> AnyView {
    let steps = [("steps", book.plies().into())];
    let good = |id: &str| {
        view! { <p class="ok" role="status" data-checked=id.to_owned()>{art::line("i-check")} <span>{words().say(id, &steps)}</span></p> }.into_any()
    };
    match check {
        Check::Opened => good("review-fair-opened"),
        Check::Done(None) => good("review-fair-again"),
        Check::Running => view! { <p class="ok" role="status">{words().text("review-checking")}</p> }.into_any(),
        Check::Done(Some(flaw)) => view! { <p class="ok wrong" role="alert">{flawed(flaw)}</p> }.into_any(),
    }
}

/// A number of many digits in groups of eight.
fn grouped(number: &str) -> String {
    let digits: Vec<char> = number.chars().collect();
    digits.chunks(8).map(String::from_iter).collect::<Vec<_>>().join(" ")
}

/// A button that copies a text, and says that it did.
pub(super) fn copy(label: &'static str, text: impl Fn() -> String + 'static) -> AnyView {
    let copied = RwSignal::new(false);
    let take = move |_| {
        let clipboard = window().navigator().clipboard();
        // Browsers lend it to pages that came over a safe line only.
        if clipboard.is_undefined() {
            return;
        }
        let copying = clipboard.write_text(&text());
        leptos::task::spawn_local(async move {
            let done = JsFuture::from(copying).await;
            // Whoever has left needs no answer.
            let _ = copied.try_set(done.is_ok());
        });
    };
    view! {
        <button class="btn quiet" data-copy=label on:click=take>
            {move || if copied.get() { art::line("i-check") } else { art::line("i-copy") }}
            <span role="status">{move || words().text(if copied.get() { "review-copied" } else { label })}</span>
        </button>
    }
    .into_any()
}
