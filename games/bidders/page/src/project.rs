use bidders::{Action, BlackOffer, Colour, Project, View, WhiteOffer};
use bidders_face::Nouns as _;
use board::{art, parts, words};
use leptos::prelude::*;

use super::{RoundTable, dollars, heart, signed, workers};

/// The white project of the round; picks a bid on it where there is one.
pub(super) fn white(table: RoundTable, offer: &WhiteOffer) -> AnyView {
    let name = words().bidders_project(&table.scene.now().view, Colour::White, offer.project);
    let args = [("name", name.clone().into()), ("favour", signed(offer.favour).into())];
    let label = words().say("bidders-page-white-card", &args);
    let face = view! {
        <span class="tt">{art::sign("coronet")} <i>{name}</i></span>
        <svg class="art" aria-hidden="true"><use href="#a-bridge"></use></svg>
        <span class="ft"><em>{signed(offer.favour)}</em> {heart()}</span>
    };
    card(table, "card proj wh", piece(Colour::White, offer.project), label, face.into_any(), |action| {
        matches!(action, Action::BidWhite(_))
    })
}

/// The black project of the round; picks a bid on it where there is one.
pub(super) fn black(table: RoundTable, offer: &BlackOffer) -> AnyView {
    let view = &table.scene.now().view;
    let name = words().bidders_project(view, Colour::Black, offer.project);
    let start = dollars(start(view, offer.project));
    let args = [
        ("name", name.clone().into()),
        ("start", start.clone().into()),
        ("cubes", words().bidders_cubes(offer.workers).into()),
        ("favour", signed(offer.favour).into()),
    ];
    let label = words().say("bidders-page-black-card", &args);
    let need: Vec<AnyView> = (0..offer.workers).map(|_| workers::blank()).collect();
    let face = view! {
        <span class="tt">{art::sign("king")} <i>{name}</i></span>
        <svg class="art" aria-hidden="true"><use href="#a-statue"></use></svg>
        <u>{start}</u>
        <span class="ft"><span class="need">{need}</span> <span><em>{signed(offer.favour)}</em> {heart()}</span></span>
    };
    card(table, "card proj bl", piece(Colour::Black, offer.project), label, face.into_any(), |action| {
        matches!(action, Action::BidBlack(_))
    })
}

fn card(
    table: RoundTable,
    class: &'static str,
    piece: String,
    label: String,
    face: AnyView,
    wanted: fn(&Action) -> bool,
) -> AnyView {
    let scene = table.scene;
    match scene.now().find(wanted) {
        Some(action) => view! {
            <button class=class data-piece=piece data-choice title=label
                aria-pressed=move || scene.is_picked(wanted).to_string() on:click=move |_| scene.chosen.set(Some(action))>
                {parts::drawn(label.clone(), face)}
            </button>
        }
        .into_any(),
        None => view! { <span class=class data-piece=piece role="img" aria-label=label.clone() title=label>{face}</span> }.into_any(),
    }
}

/// A project that lies face down: on its back its favour, where it is remembered.
pub(super) fn back(colour: Colour, piece: String, favour: Option<i16>) -> AnyView {
    let (class, from) = match colour {
        Colour::White => ("card pback w", "lot-white"),
        Colour::Black => ("card pback b", "lot-black"),
    };
    let favour = favour.map(|favour| view! { <b>{signed(favour)}</b> });
    view! { <span class=class data-piece=piece data-from=from>{favour}</span> }.into_any()
}

/// What a project is called as a piece.
pub(super) fn piece(colour: Colour, project: Project) -> String {
    match colour {
        Colour::White => format!("white-{}", project.index()),
        Colour::Black => format!("black-{}", project.index()),
    }
}

/// The favour of a project, whatever lies above it.
pub(super) fn favour(view: &View, colour: Colour, project: Project) -> i16 {
    let cards = &view.options.cards;
    let favour = match colour {
        Colour::White => cards.white.get(project.index()).map(|face| face.favour),
        Colour::Black => cards.black.get(project.index()).map(|face| face.favour),
    };
    favour.map_or(0, i16::from)
}

/// The dollars that a black project starts with.
pub(super) fn start(view: &View, project: Project) -> u32 {
    view.options.cards.black.get(project.index()).map_or(0, |face| face.start.into())
}
