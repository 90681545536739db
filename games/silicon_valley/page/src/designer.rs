mod canvas;
mod proposals;

use board::{art, keys, parts, words};
use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use silicon_valley::{Blocks, Grid, Kind, Product};
use silicon_valley_face::Nouns as _;
use wire::TakeBack;

use super::desk::DesignDesk;
use super::draft::{Draft, Turn};
use super::{market, pieces, saying};

/// The keys that the canvas listens to.
const KEYS: [(&str, &str); 5] = [
    ("← ↑ → ↓", "silicon-valley-keys-walk"),
    ("R", "silicon-valley-keys-rotate"),
    ("F", "silicon-valley-keys-flip"),
    ("Z", "silicon-valley-keys-back"),
    ("C", "silicon-valley-keys-clear"),
];

/// The drawing board: the grid, the own blocks, and fillings that the engine proposes.
pub(super) fn designer(desk: DesignDesk) -> AnyView {
    let Some(asked) = desk.design() else { return ().into_any() };
    let product = asked.product;
    let held = RwSignal::new(false);
    let board = NodeRef::<Div>::new();
    let keys = window_event_listener(ev::keydown, move |event| canvas::press(desk, &event));
    on_cleanup(move || keys.remove());
    for (key, says) in KEYS {
        keys::tell(key, says);
    }
    let drag = move |event: web_sys::PointerEvent| {
        if held.get_untracked() {
            let over = board.get_untracked().and_then(|board| canvas::square_at(desk, product, &board, &event));
            canvas::hold_over(desk, product, over);
        }
    };
    let drop = move |_| {
        if held.get_untracked() {
            held.set(false);
            let dragged = desk.draft.with_untracked(|draft| draft.over.is_some());
            if dragged {
                edit(desk, Draft::put);
            }
        }
    };
    view! {
        <section class="designer" aria-label=words().text("silicon-valley-page-designer") on:pointermove=drag on:pointerup=drop on:pointercancel=move |_| held.set(false)>
            <div class="sheetc c">
                {heading(desk, product)}
                <div class="canvas">{canvas::canvas(desk, product, board, held)}</div>
                {progress(desk, product)}
            </div>
            <div class="side">
                <div class="blkh"><h2>{words().text("silicon-valley-page-code")}</h2><span>{words().text("silicon-valley-page-design-help")}</span></div>
                <ul class="blks">{Kind::ALL.into_iter().map(|kind| bin(desk, kind, held)).collect::<Vec<_>>()}</ul>
                {tools(desk)}
                {proposals::proposals(desk, product)}
                {move || proposals::outcome(desk, product)}
            </div>
            {launch(desk, product)}
        </section>
    }
    .into_any()
}

/// Changes the draft by the grid and the blocks that are owned.
fn edit(desk: DesignDesk, change: impl FnOnce(&mut Draft, &Grid, Blocks)) {
    let now = desk.scene.now.get_untracked();
    let owned = now.view.blocks.unwrap_or_default();
    desk.draft.update(|draft| {
        if let Some(product) = draft.product {
            change(draft, now.view.cards.grid(product), owned);
        }
    });
}

/// Reads the grid of a product, which never changes.
fn on_grid<T>(desk: DesignDesk, product: Product, read: impl FnOnce(&Grid) -> T) -> T {
    desk.scene.now.with_untracked(|now| read(now.view.cards.grid(product)))
}

fn heading(desk: DesignDesk, product: Product) -> AnyView {
    let now = desk.scene.now();
    let card = now.view.cards.product(product);
    let squares =
        words().say("silicon-valley-page-squares", &[("squares", now.view.cards.grid(product).squares().into())]);
    view! {
        <header title=saying::product(&now.view, &now.people, product)>
            <div>
                <span class="nm">{words().silicon_valley_name(&card.name)}</span>
                <span class="sub">{squares} ", " {words().text("silicon-valley-page-upkeep")} " " {pieces::code(card.innovator.upkeep)} {pieces::symbols(card.innovator.symbols)}</span>
            </div>
            {market::tile("tl i", words().text("silicon-valley-page-innovator"), "A", &card.innovator)}
        </header>
    }
    .into_any()
}

/// How much is covered.
fn progress(desk: DesignDesk, product: Product) -> AnyView {
    let all = on_grid(desk, product, |grid| u16::from(grid.squares()));
    let part = move |squares: u16| format!("width:{}%", u32::from(squares) * 100 / u32::from(all.max(1)));
    let shown = Memo::new(move |_| desk.draft.with(|draft| (draft.covered(), draft.hand)));
    let bars = move || {
        let (covered, hand) = shown.get();
        let held = hand.map_or(0, |(kind, _)| u16::from(kind.squares())).min(all - covered.min(all));
        let args = [("covered", u32::from(covered).into()), ("all", u32::from(all).into())];
        let with = (held > 0)
            .then(|| words().say("silicon-valley-page-in-hand", &[("covered", u32::from(covered + held).into())]));
        view! {
            <span class="bar" aria-hidden="true"><i style=part(covered)></i><i class="g" style=part(held)></i></span>
            <b>{words().say("silicon-valley-page-covered", &args)}</b> <span>{with}</span>
        }
    };
    view! { <footer>{bars}</footer> }.into_any()
}

/// The own blocks of a kind that do not lie on the grid.
fn bin(desk: DesignDesk, kind: Kind, held: RwSignal<bool>) -> AnyView {
    let left = move || {
        let owned = desk.scene.now().view.blocks.unwrap_or_default();
        owned.count(kind).saturating_sub(desk.draft.with(|draft| draft.blocks().count(kind)))
    };
    let mine = move || desk.draft.with(|draft| draft.hand.is_some_and(|(hand, _)| hand == kind));
    let grab = move |_| {
        if left() > 0 && !mine() {
            desk.draft.update(|draft| {
                draft.take(kind);
                draft.over = None;
            });
            held.set(true);
        }
    };
    let click = move |event: web_sys::MouseEvent| {
        held.set(false);
        // A key presses without a pointer, so nothing was taken before.
        if event.detail() == 0 && left() > 0 {
            desk.draft.update(|draft| draft.take(kind));
        }
    };
    let why = move || if left() == 0 { words().text("silicon-valley-page-none-left") } else { String::new() };
    view! {
        <li>
            <button class="blk reach" class:z=move || left() == 0 aria-pressed=move || mine().to_string() aria-disabled=move || (left() == 0).to_string()
                title=why on:pointerdown=grab on:click=click>
                {pieces::block(kind)} <span>{words().silicon_valley_kind(kind)}</span> <b>{move || format!("×{}", left())}</b>
            </button>
        </li>
    }
    .into_any()
}

fn tools(desk: DesignDesk) -> AnyView {
    let tool = |sign: Option<&'static str>, name: &str, key: &'static str, change: fn(&mut Draft)| {
        view! {
            <button class="btn" on:click=move |_| desk.draft.update(change)>
                {sign.map(art::line)} {words().text(name)} <kbd aria-hidden="true">{key}</kbd>
            </button>
        }
    };
    view! {
        <div class="tools">
            {tool(Some("i-rot"), "silicon-valley-page-rotate", "R", |draft| draft.turn(Turn::Rotate))}
            {tool(Some("i-mir"), "silicon-valley-page-flip", "F", |draft| draft.turn(Turn::Flip))}
            {tool(Some("i-undo"), "silicon-valley-page-back", "Z", Draft::back)}
            {tool(None, "silicon-valley-page-clear", "C", Draft::clear)}
        </div>
    }
    .into_any()
}

/// The way back, and the launch once the grid is full.
fn launch(desk: DesignDesk, product: Product) -> AnyView {
    let all = on_grid(desk, product, |grid| u16::from(grid.squares()));
    let name = desk.scene.now.with_untracked(|now| words().silicon_valley_name(&now.view.cards.product(product).name));
    let label = words().say("silicon-valley-action-innovate", &[("name", name.into())]);
    let open = Memo::new(move |_| all.saturating_sub(desk.draft.with(Draft::covered)));
    let left = move || words().say("silicon-valley-page-to-fill", &[("squares", u32::from(open.get()).into())]);
    if desk.is_trial {
        let help = words().text("silicon-valley-page-drawing-help");
        return view! { <div class="golaunch"><p><b>{left}</b></p> <p>{help}</p></div> }.into_any();
    }
    let button = move || {
        let label = label.clone();
        if open.get() == 0 {
            view! { <button class="btn primary big" data-answer on:click=move |_| desk.launch()>{label}</button> }
                .into_any()
        } else {
            view! { <button class="btn big none" aria-disabled="true" title=left>{label}</button> }.into_any()
        }
    };
    view! { <div class="golaunch"><p><b>{left}</b></p> {move || back(desk)} {button}</div> }.into_any()
}

/// The way back to the market.
fn back(desk: DesignDesk) -> AnyView {
    let scene = desk.scene;
    let can = scene.session.position.with(|position| position.as_ref().map(|position| position.take_back));
    if can != Some(TakeBack::Free) {
        return parts::take_back(scene);
    }
    view! {
        <button class="btn quiet" data-take-back on:click=move |_| scene.take_back()>
            {words().text("silicon-valley-page-to-market")}
        </button>
    }
    .into_any()
}
