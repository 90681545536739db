use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_params_map;

use crate::app::words;
use crate::page::topbar::topbar;
use crate::server;

/// The rules of a game in our own words.
pub(crate) fn rules() -> impl IntoView {
    let game = use_params_map().with(|params| params.get("game").unwrap_or_default());
    let text = RwSignal::new(String::new());
    let address = format!("/{game}.{}.md", words().language().code());
    spawn_local(async move {
        // Where there is no such file, the server hands out the page itself.
        let found = server::text(&address).await.ok().filter(|text| text.starts_with('#'));
        text.set(found.unwrap_or_else(|| words().text("page-not-found")));
    });
    view! {
        {topbar(().into_any())}
        <main class="prose" data-game=game>{move || text.with(|text| markdown(text))}</main>
    }
}

/// Headings, paragraphs, lists and tables: all the Markdown that our rules use.
pub(crate) fn markdown(text: &str) -> Vec<AnyView> {
    text.split("\n\n").filter(|block| !block.trim().is_empty()).map(|block| paragraph(block.trim())).collect()
}

fn paragraph(block: &str) -> AnyView {
    let heading = block.chars().take_while(|sign| *sign == '#').count();
    let rest = block[heading..].trim().to_owned();
    match heading {
        1 => view! { <h1>{rest}</h1> }.into_any(),
        2 => view! { <h2>{rest}</h2> }.into_any(),
        3.. => view! { <h3>{rest}</h3> }.into_any(),
        0 if rest.starts_with("- ") => {
            let items: Vec<AnyView> = rest
                .split("\n- ")
                .map(|item| view! { <li>{spans(item.trim_start_matches("- "))}</li> }.into_any())
                .collect();
            view! { <ul>{items}</ul> }.into_any()
        }
        0 if rest.starts_with('|') => grid(&rest),
        0 => view! { <p>{spans(&rest)}</p> }.into_any(),
    }
}

fn grid(block: &str) -> AnyView {
    let rows: Vec<AnyView> = block
        .lines()
        .filter(|line| !line.chars().all(|sign| "|-: ".contains(sign)))
        .map(|line| {
            let cells: Vec<AnyView> = line
                .trim_matches('|')
                .split('|')
                .map(|cell| view! { <td>{spans(cell.trim())}</td> }.into_any())
                .collect();
            view! { <tr>{cells}</tr> }.into_any()
        })
        .collect();
    view! { <div class="scroll"><table><tbody>{rows}</tbody></table></div> }.into_any()
}

/// A text with its **strong** parts.
fn spans(text: &str) -> Vec<AnyView> {
    // A browser shows the end of a line as a space, which has no place between Japanese sentences.
    text.replace("。\n", "。")
        .split("**")
        .enumerate()
        .map(|(index, part)| {
            let part = part.to_owned();
            if index % 2 == 1 { view! { <b>{part}</b> }.into_any() } else { view! { {part} }.into_any() }
        })
        .collect()
}
