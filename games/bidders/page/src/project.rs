use bidders::{Action, BlackOffer, Colour, Project, View, WhiteOffer};
use bidders_face::Nouns as _;
use board::{art, parts, words};
use leptos::prelude::*;

use super::{RoundTable, dollars, heart, signed, workers};

/// The white project of the round; picks a bid on it where there is one.
pub(super) fn white(table: RoundTable, offer: &WhiteOffer) -> AnyView {
    let view = &table.scene.now().view;
    let name = words().bidders_project(view, Colour::White, offer.project);
    let args = [("name", name.clone().into()), ("favour", signed(offer.favour).into())];
    let label = words().say("bidders-page-white-card", &args);
    let face = view! {
        <span class="tt">{art::sign("coronet")} <i>{name}</i></span>
        {picture(view, Colour::White, offer.project)}
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
        {picture(view, Colour::Black, offer.project)}
        <u>{start}</u>
        <span class="ft"><span class="need">{need}</span> <span><em>{signed(offer.favour)}</em> {heart()}</span></span>
    };
    card(table, "card proj bl", piece(Colour::Black, offer.project), label, face.into_any(), |action| {
        matches!(action, Action::BidBlack(_))
    })
}

/// The projects of the box, as their pictures are called: the names on their cards.
const DRAWN: [&str; 24] = [
    "footbridge",
    "town-well",
    "road-repairs",
    "granary",
    "market-hall",
    "school",
    "windmill",
    "harbour",
    "library",
    "canal",
    "aqueduct",
    "hospital",
    "royal-portrait",
    "hedge-maze",
    "peacock-house",
    "masked-ball",
    "great-fountain",
    "golden-carriage",
    "hunting-lodge",
    "crown-of-rubies",
    "hall-of-mirrors",
    "triumphal-arch",
    "marble-colossus",
    "summer-palace",
];

/// The picture of a project.
fn picture(view: &View, colour: Colour, project: Project) -> AnyView {
    let cards = &view.options.cards;
    let name = match colour {
        Colour::White => cards.white.get(project.index()).map(|face| &face.name),
        Colour::Black => cards.black.get(project.index()).map(|face| &face.name),
    };
    let picture = drawn(colour, name.map_or("", |name| name));
    view! { <svg class="art" aria-hidden="true"><use href=format!("#a-{picture}")></use></svg> }.into_any()
}

/// What the picture of a project with this name is called: a designer's own has the one of its kind.
fn drawn(colour: Colour, name: &str) -> &'static str {
    let name = name.to_lowercase().replace(' ', "-");
    let any = match colour {
        Colour::White => "footbridge",
        Colour::Black => "marble-colossus",
    };
    DRAWN.into_iter().find(|drawn| *drawn == name).unwrap_or(any)
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

#[cfg(test)]
mod tests {
    use bidders::Options;

    use super::*;

    #[test]
    fn every_project_of_the_box_has_a_picture_of_its_own() {
        let (cards, signs) = (Options::default().cards, include_str!("../signs.svg"));
        let white = cards.white.iter().map(|face| drawn(Colour::White, &face.name));
        let black = cards.black.iter().map(|face| drawn(Colour::Black, &face.name));
        let mut pictures: Vec<&str> = white.chain(black).collect();
        assert!(pictures.iter().all(|picture| signs.contains(&format!("id=\"a-{picture}\""))));
        pictures.sort_unstable();
        pictures.dedup();
        assert_eq!(pictures.len(), cards.white.len() + cards.black.len());
        assert_eq!(drawn(Colour::Black, "A hat of our own"), "marble-colossus");
    }
}
