//! What is printed: blocks of code, symbols, tiles, faces.

use std::fmt::Write as _;

use board::{art, words};
use leptos::prelude::*;
use silicon_valley::{Blocks, Employee, Gain, Grid, Kind, Laid, Side, Symbol, Symbols};

use super::saying;

/// A block of code.
pub(super) fn block(kind: Kind) -> AnyView {
    let style = style(kind);
    view! { <svg class=format!("b {style}") aria-hidden="true"><use href=format!("#{style}")></use></svg> }.into_any()
}

/// Blocks of code, the smallest first.
pub(super) fn blocks(blocks: Blocks) -> Vec<AnyView> {
    blocks.each().map(block).collect()
}

/// A symbol that a company has.
pub(super) fn symbol(symbol: Symbol) -> AnyView {
    view! { <i class="sy" title=saying::symbol(symbol)>{art::sign(sign(symbol))}</i> }.into_any()
}

/// Symbols that a company has.
pub(super) fn symbols(symbols: Symbols) -> Vec<AnyView> {
    symbols.each().map(symbol).collect()
}

/// Symbols that somebody wants: filled where they are met by what is there.
pub(super) fn wants(wants: Symbols, there: Symbols) -> Vec<AnyView> {
    let each = Symbol::ALL.into_iter().flat_map(|symbol| (0..wants.count(symbol)).map(move |nth| (symbol, nth)));
    each.map(|(symbol, nth)| {
        let met = nth < there.count(symbol);
        view! { <i class="wt" class:m=met title=saying::symbol(symbol)>{art::sign(sign(symbol))}</i> }.into_any()
    })
    .collect()
}

/// Steps of valuation.
pub(super) fn valuation(steps: impl std::fmt::Display) -> AnyView {
    view! { <span class="v">{art::sign("val")} {steps.to_string()}</span> }.into_any()
}

/// Squares of code.
pub(super) fn code(squares: impl std::fmt::Display) -> AnyView {
    view! { <span class="cd">{art::sign("cell")} {squares.to_string()}</span> }.into_any()
}

/// Money and valuation.
pub(super) fn gain(gain: Gain) -> AnyView {
    let cash = (gain.cash > 0).then(|| format!("${}", gain.cash));
    let steps = (gain.valuation > 0).then(|| valuation(gain.valuation));
    view! { {cash} {steps} }.into_any()
}

/// The face of an employee.
pub(super) fn bust(employee: Employee) -> AnyView {
    const HEADS: [&str; 4] = ["hA", "hB", "hC", "hD"];
    let number = usize::from(employee.0);
    let head = HEADS[(number / 3 + number) % HEADS.len()];
    view! {
        <svg class=format!("bust p{}", number % 8 + 1) aria-hidden="true"><use href=format!("#{head}")></use></svg>
    }
    .into_any()
}

/// People, as many as there are places.
pub(super) fn places(count: u8) -> AnyView {
    view! { <span class="pl">{(0..count).map(|_| art::sign("man")).collect::<Vec<_>>()}</span> }.into_any()
}

/// What must be paid in money every round.
pub(super) fn salary(cash: impl Into<u16>) -> String {
    match cash.into() {
        0 => "$0".to_owned(),
        cash => format!("−${cash}"),
    }
}

/// The name of a tile.
pub(super) fn side(side: Side) -> String {
    match side {
        Side::InnovatorA => words().text("silicon-valley-page-innovator-a"),
        Side::InnovatorB => words().text("silicon-valley-page-innovator-b"),
        Side::SecondMover => words().text("silicon-valley-page-second-mover"),
    }
}

/// A grid with what lies on it.
pub(super) fn grid(grid: &Grid, laid: &[Laid]) -> AnyView {
    view! { <span class="gd" inner_html=picture(grid, laid, None)></span> }.into_any()
}

/// A grid as a drawing, with a block held over it.
pub(super) fn picture(grid: &Grid, laid: &[Laid], ghost: Option<(Laid, bool)>) -> String {
    let (width, height) = size(grid);
    let mut picture = format!(
        r#"<svg class="grid" viewBox="-.5 -.5 {} {}" style="--gw:{width};--gh:{height}" aria-hidden="true">"#,
        width * 10 + 1,
        height * 10 + 1,
    );
    let squares: Vec<u8> = laid.iter().flat_map(|laid| grid.covered(*laid)).collect();
    for (square, &(x, y)) in grid.cells().iter().enumerate() {
        if !squares.contains(&(square as u8)) {
            // Writing to a text cannot fail.
            let _ = write!(
                picture,
                r#"<path class="e" d="M{} {}h9v9h-9z"/>"#,
                f32::from(x) * 10.0 + 0.5,
                f32::from(y) * 10.0 + 0.5
            );
        }
    }
    for laid in laid {
        picture += &group(laid.kind, "", grid.covered(*laid).iter().map(|square| grid.cells()[usize::from(*square)]));
    }
    if let Some((laid, fits)) = ghost {
        let shape = silicon_valley::turns(laid.kind).into_iter().nth(usize::from(laid.turn)).unwrap_or_default();
        let (x, y) = grid.cells()[usize::from(laid.square)];
        let cells = shape.iter().map(|(right, down)| ((x as i8 + right) as u8, (y as i8 + down) as u8));
        picture += &group(laid.kind, if fits { " ghost" } else { " ghost bad" }, cells);
    }
    picture + "</svg>"
}

/// The columns and rows of a grid.
pub(super) fn size(grid: &Grid) -> (u8, u8) {
    let last = |side: fn(&(u8, u8)) -> u8| grid.cells().iter().map(side).max().unwrap_or_default() + 1;
    (last(|cell| cell.0), last(|cell| cell.1))
}

/// A block that lies on certain cells.
fn group(kind: Kind, more: &str, cells: impl Iterator<Item = (u8, u8)>) -> String {
    let (mut rim, mut face, mut mark) = (String::new(), String::new(), String::new());
    for (x, y) in cells {
        let (x, y) = (u32::from(x) * 10, u32::from(y) * 10);
        let _ = write!(rim, "M{x} {y}h10v10h-10z");
        let _ = write!(face, "M{x}.7 {y}.7h8.6v8.6h-8.6z");
        let _ = write!(mark, "M{} {}{}", x + 5, y + 5, self::mark(kind));
    }
    format!(
        r#"<g class="{}{more}"><path class="r" d="{rim}"/><path class="f" d="{face}"/><path class="g" d="{mark}"/></g>"#,
        style(kind)
    )
}

/// The name of a kind in the style sheet and in the sprite.
const fn style(kind: Kind) -> &'static str {
    match kind {
        Kind::Domino => "bD",
        Kind::I3 => "bI3",
        Kind::L3 => "bV",
        Kind::I4 => "bI4",
        Kind::O4 => "bO",
        Kind::T4 => "bT",
        Kind::L4 => "bL",
        Kind::S4 => "bS",
    }
}

/// The mark on every square of a kind, so that colour is never alone.
const fn mark(kind: Kind) -> &'static str {
    match kind {
        Kind::Domino => "m-1.9 0a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0z",
        Kind::I3 => "m-3-.8h6v1.6h-6z",
        Kind::L3 => "m-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zm1.3 0a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0z",
        Kind::I4 => "m-3-2.1h6v1.5h-6zm0 2.7h6v1.5h-6z",
        Kind::O4 => "m-2-2h4v4h-4z",
        Kind::T4 => "m-.8-2.8h1.6v2h2v1.6h-2v2h-1.6v-2h-2v-1.6h2z",
        Kind::L4 => "m-2.7 1.6 4.3-4.3 1.1 1.1-4.3 4.3z",
        Kind::S4 => "m-2.6-1.5 1.1-1.1 4.1 4.1-1.1 1.1zm0 3 1.1 1.1 4.1-4.1-1.1-1.1z",
    }
}

/// The sign of a symbol in the sprite.
pub(super) const fn sign(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Mindfulness => "mind",
        Symbol::Vacation => "vac",
        Symbol::Tech => "tech",
        Symbol::Promotion => "promo",
        Symbol::Balance => "wl",
    }
}
