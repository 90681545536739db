use board::words;
use leptos::prelude::*;
use shelf::Tree;

use super::outline;
use super::shop::Shop;

/// A grid of squares that is being painted.
#[derive(Clone, Copy)]
struct Painting {
    rows: Memo<Vec<String>>,
    size: Memo<Size>,
    put: Callback<Vec<String>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Size {
    height: usize,
    width: usize,
}

/// The squares at a path: those to be filled can be painted, and the sides made longer and shorter.
pub(crate) fn grid(shop: Shop, path: &str) -> AnyView {
    let (read, own) = (path.to_owned(), path.to_owned());
    let rows = Memo::new(move |_| shop.draft.with(|draft| outline::grid(draft.get(&read))).unwrap_or_default());
    let width = |rows: &Vec<String>| rows.iter().map(String::len).max().unwrap_or(0);
    let size = Memo::new(move |_| rows.with(|rows| Size { height: rows.len(), width: width(rows) }));
    let put = Callback::new(move |rows: Vec<String>| {
        shop.put(&own, Tree::List(rows.into_iter().map(Tree::Text).collect()));
    });
    let painting = Painting { rows, size, put };
    let squares = move || {
        let Size { height, width } = size.get();
        let line = |row| (0..width).map(|column| square(painting, row, column)).collect::<Vec<_>>();
        (0..height).map(|row| view! { <span>{line(row)}</span> }.into_any()).collect::<Vec<_>>()
    };
    view! {
        <div class="paint">
            <div class="squares" data-grid=path.to_owned()>{squares}</div>
            <div class="sides">
                {side(painting, "workshop-rows", |size| &mut size.height)}
                {side(painting, "workshop-columns", |size| &mut size.width)}
            </div>
        </div>
    }
    .into_any()
}

fn square(Painting { rows, put, .. }: Painting, row: usize, column: usize) -> AnyView {
    let is_filled = move || rows.with(|rows| rows.get(row).and_then(|row| row.as_bytes().get(column)) == Some(&b'#'));
    let name = words().say("workshop-square", &[("row", (row + 1).into()), ("column", (column + 1).into())]);
    let flip = move |_| put.run(rows.with_untracked(|rows| outline::toggled(rows, row, column)));
    view! { <button type="button" aria-label=name aria-pressed=move || is_filled().to_string() on:click=flip></button> }
        .into_any()
}

/// How long a side is: − length +
fn side(Painting { rows, size, put }: Painting, id: &str, side: fn(&mut Size) -> &mut usize) -> AnyView {
    let label = words().text(id);
    let length = move || *side(&mut size.get());
    let resize = move |change: fn(usize) -> usize| {
        let mut size = size.get_untracked();
        let side = side(&mut size);
        *side = change(*side);
        put.run(rows.with_untracked(|rows| outline::resized(rows, size.height, size.width)));
    };
    let args = [("label", label.as_str().into())];
    let (less, more) = (words().say("workshop-less", &args), words().say("workshop-more", &args));
    view! {
        <span class="l">{label}</span>
        <span class="count">
            <button type="button" aria-label=less disabled=move || length() < 2 on:click=move |_| resize(|side| side - 1)>"−"</button>
            <output>{length}</output>
            <button type="button" aria-label=more on:click=move |_| resize(|side| side + 1)>"+"</button>
        </span>
    }
    .into_any()
}
