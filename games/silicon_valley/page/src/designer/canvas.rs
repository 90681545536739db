use board::words;
use leptos::html::Div;
use leptos::prelude::*;
use silicon_valley::Product;
use silicon_valley_face::Nouns as _;
use wasm_bindgen::JsCast as _;

use super::{edit, on_grid};
use crate::desk::DesignDesk;
use crate::draft::{Draft, Turn, covering};
use crate::pieces;

/// The grid with a button on every square.
pub(super) fn canvas(desk: DesignDesk, product: Product, board: NodeRef<Div>, held: RwSignal<bool>) -> AnyView {
    let picture = move || {
        on_grid(desk, product, |grid| desk.draft.with(|draft| pieces::picture(grid, &draft.laid, draft.ghost(grid))))
    };
    let (width, height) = on_grid(desk, product, pieces::size);
    let cells = on_grid(desk, product, |grid| grid.cells().to_vec());
    let squares: Vec<AnyView> =
        cells.into_iter().enumerate().map(|(at, cell)| square(desk, product, at as u8, cell, held)).collect();
    let leave = move |_| {
        if !held.get_untracked() {
            desk.draft.update(|draft| draft.over = None);
        }
    };
    view! {
        <div class="board" node_ref=board style=format!("--gw:{width};--gh:{height}") on:pointerleave=leave>
            <span class="gd" inner_html=picture></span> {squares}
        </div>
    }
    .into_any()
}

fn square(desk: DesignDesk, product: Product, at: u8, (x, y): (u8, u8), held: RwSignal<bool>) -> AnyView {
    let label = move || {
        let laid = desk
            .laid
            .with(|design| on_grid(desk, product, |grid| covering(design, grid, at)).map(|index| design[index].kind));
        let what =
            laid.map_or_else(|| words().text("silicon-valley-page-open"), |kind| words().silicon_valley_kind(kind));
        let args = [("column", (x + 1).into()), ("row", (y + 1).into()), ("what", what.into())];
        words().say("silicon-valley-page-square", &args)
    };
    let grab = move |_| {
        let over = desk.draft.with_untracked(|draft| draft.hand.is_none());
        if over {
            desk.draft.update(|draft| draft.over = Some(at));
            held.set(true);
        }
    };
    let enter = move || {
        if !held.get_untracked() {
            desk.draft.update(|draft| draft.over = Some(at));
        }
    };
    let click = move |_| {
        if !held.get_untracked() {
            edit(desk, |draft, grid, owned| draft.press(grid, at, owned));
        }
    };
    view! {
        <button class="cell" data-square=at.to_string() style=format!("--x:{x};--y:{y}") aria-label=label
            on:pointerenter=move |_| enter() on:focus=move |_| enter()
            on:pointerdown=grab on:click=click></button>
    }
    .into_any()
}

/// Holds the block in hand over a square; a block that was pressed and dragged away is picked up first.
pub(super) fn hold_over(desk: DesignDesk, product: Product, over: Option<u8>) {
    let from = desk.draft.with_untracked(|draft| draft.over);
    if from == over {
        return;
    }
    let empty = desk.draft.with_untracked(|draft| draft.hand.is_none());
    if empty {
        let under = on_grid(desk, product, |grid| {
            from.and_then(|from| desk.draft.with_untracked(|draft| draft.at(grid, from)))
        });
        if let Some(index) = under {
            desk.draft.update(|draft| draft.lift(index));
        }
    }
    desk.draft.update(|draft| draft.over = over);
}

/// The square under a pointer.
pub(super) fn square_at(
    desk: DesignDesk,
    product: Product,
    board: &web_sys::HtmlDivElement,
    event: &web_sys::PointerEvent,
) -> Option<u8> {
    let place = board.get_bounding_client_rect();
    on_grid(desk, product, |grid| {
        let (width, height) = pieces::size(grid);
        let x = (f64::from(event.client_x()) - place.left()) / place.width() * f64::from(width);
        let y = (f64::from(event.client_y()) - place.top()) / place.height() * f64::from(height);
        let cell = (x.floor(), y.floor());
        grid.cells().iter().position(|(x, y)| (f64::from(*x), f64::from(*y)) == cell).map(|square| square as u8)
    })
}

/// Letters turn and take back, arrows walk over the grid.
pub(super) fn press(desk: DesignDesk, event: &web_sys::KeyboardEvent) {
    if event.ctrl_key()
        || event.meta_key()
        || event.alt_key()
        || event_target::<web_sys::Element>(event).tag_name() == "INPUT"
    {
        return;
    }
    match event.key().as_str() {
        "r" | "R" => desk.draft.update(|draft| draft.turn(Turn::Rotate)),
        "f" | "F" => desk.draft.update(|draft| draft.turn(Turn::Flip)),
        "z" | "Z" => desk.draft.update(Draft::back),
        "c" | "C" => desk.draft.update(Draft::clear),
        "Escape" => desk.draft.update(|draft| draft.hand = None),
        "ArrowLeft" => walk(desk, event, (-1, 0)),
        "ArrowRight" => walk(desk, event, (1, 0)),
        "ArrowUp" => walk(desk, event, (0, -1)),
        "ArrowDown" => walk(desk, event, (0, 1)),
        _ => {}
    }
}

/// Moves to the nearest square in a direction, and the keyboard with it.
fn walk(desk: DesignDesk, event: &web_sys::KeyboardEvent, (right, down): (i32, i32)) {
    event.prevent_default();
    edit(desk, |draft, grid, _| {
        let from = grid.cells()[usize::from(draft.over.unwrap_or_default())];
        let ahead = |cell: &(u8, u8)| {
            let (x, y) = (i32::from(cell.0) - i32::from(from.0), i32::from(cell.1) - i32::from(from.1));
            let forward = x * right + y * down;
            let aside = (x * down).abs() + (y * right).abs();
            (forward > 0).then_some(forward + 3 * aside)
        };
        let near = grid.cells().iter().enumerate().filter_map(|(square, cell)| Some((ahead(cell)?, square))).min();
        draft.over = Some(near.map_or(draft.over.unwrap_or_default(), |(_, square)| square as u8));
    });
    let over = desk.draft.with_untracked(|draft| draft.over);
    let cell =
        over.and_then(|square| document().query_selector(&format!(".canvas [data-square='{square}']")).ok().flatten());
    if let Some(cell) = cell.and_then(|cell| cell.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Without the focus the square is marked all the same.
        let _ = cell.focus();
    }
}
