//! The drawing board at any time: products that are tried out with one's own blocks, and not launched.

use board::{Now, art, words};
use leptos::ev;
use leptos::html::Button;
use leptos::prelude::*;
use silicon_valley::{Design, Draft, Product, Question, SiliconValley, Stage, View};
use silicon_valley_face::Nouns as _;
use table::{Imagine as _, Rng, Seat};

use super::designer;
use super::desk::DesignDesk;

/// The table as it would be if a seat were about to design this product.
pub(super) fn designing(view: &View, seat: Seat, product: Product) -> View {
    let question = Question::Design(Draft { product, by_hand: false, design: Design::default() });
    View { active: seat, stage: Stage::Actions, question: Some(question), ..view.clone() }
}

/// The products that lie face up and that nobody has launched.
pub(super) fn products(view: &View) -> Vec<Product> {
    let open = view.market.products.iter().flatten().filter(|listing| listing.launch.is_none());
    open.map(|listing| listing.product).collect()
}

/// Whether some of the own blocks fill the grid of a product.
fn can_fill(view: &View, product: Product) -> bool {
    let owned = view.blocks.unwrap_or_default();
    view.cards.grid(product).recipes().iter().any(|recipe| owned.contains(*recipe))
}

/// Whoever looks, if they have a company and there is something to draw.
fn draughtsman(now: &Now<SiliconValley>) -> Option<Seat> {
    let me = now.me().filter(|me| now.view.companies[*me].founder.is_some() && now.places.is_none())?;
    (!products(&now.view).is_empty()).then_some(me)
}

/// The button that opens it.
pub(super) fn button(desk: DesignDesk) -> Option<AnyView> {
    draughtsman(&desk.scene.now()).map(|_| {
        view! {
            <button class="btn renew reach" data-drawing on:click=move |_| desk.drawing.set(true)>
                {art::line("i-launch")} {words().text("silicon-valley-page-drawing")}
            </button>
        }
        .into_any()
    })
}

/// The drawing board on top of the table.
pub(super) fn trial(desk: DesignDesk) -> Option<AnyView> {
    if !desk.drawing.get() {
        return None;
    }
    let me = desk.scene.now.with_untracked(|now| draughtsman(now))?;
    let open = Memo::new(move |_| desk.scene.now.with(|now| products(&now.view)));
    let blocks = Memo::new(move |_| desk.scene.now.with(|now| now.view.blocks));
    let chosen = RwSignal::new(None::<Product>);
    // What can be filled comes first, and what somebody is at stays as long as it lies there.
    let product = Memo::new(move |_| {
        let open = open.get();
        let fits = |product: &&Product| desk.scene.now.with_untracked(|now| can_fill(&now.view, **product));
        let first = open.iter().find(fits).or(open.first()).copied();
        chosen.get().filter(|product| open.contains(product)).or(first)
    });
    let close = move || desk.drawing.set(false);
    // Wherever the keyboard stands.
    let keys = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            close();
        }
    });
    on_cleanup(move || keys.remove());
    let closing = NodeRef::<Button>::new();
    // Whoever plays by keyboard begins here.
    closing.on_load(|button| drop(button.focus()));
    let choices = move || {
        blocks.track();
        open.get().into_iter().map(|which| choice(desk, which, product, chosen)).collect::<Vec<_>>()
    };
    let stage = move || {
        // Other blocks are another drawing board.
        blocks.track();
        let product = product.get()?;
        let ahead = desk.scene.now.with_untracked(|now| designing(&now.view, me, product));
        let scene = desk.scene.rehearse(SiliconValley::imagine(&ahead, &mut Rng::fast(0)))?;
        let trial = DesignDesk::on_trial(scene);
        Some(view! { {move || designer::designer(trial)} })
    };
    let title = words().text("silicon-valley-page-drawing");
    let heading = title.clone();
    Some(
        view! {
            <div class="scrim" on:click=move |_| close()>
                <div class="modal drawing" role="dialog" aria-modal="true" aria-label=title on:click=|event| event.stop_propagation()>
                    <header>
                        <h2>{heading}</h2>
                        <span class="seg" role="group" aria-label=words().text("silicon-valley-page-products")>{choices}</span>
                        <button class="icon-btn" aria-label=words().text("page-close") node_ref=closing on:click=move |_| close()>{art::line("i-close")}</button>
                    </header>
                    {stage}
                </div>
            </div>
        }
        .into_any(),
    )
}

/// The button that lays the grid of a product on the drawing board.
fn choice(
    desk: DesignDesk,
    which: Product,
    product: Memo<Option<Product>>,
    chosen: RwSignal<Option<Product>>,
) -> AnyView {
    let now = desk.scene.now.get_untracked();
    let name = words().silicon_valley_name(&now.view.cards.product(which).name);
    let fits = can_fill(&now.view, which).then(|| {
        view! { {art::line("i-check")} <span class="sr">{words().text("silicon-valley-page-fits")}</span> }
    });
    let is_chosen = move || (product.get() == Some(which)).to_string();
    view! { <button aria-pressed=is_chosen on:click=move |_| chosen.set(Some(which))>{name} " " {fits}</button> }
        .into_any()
}

#[cfg(test)]
mod tests {
    use silicon_valley::{Action, Blocks, Launch, Options, Owner};
    use table::{Game as _, Match, Menu, Seats, Seed, Viewer};

    use super::*;

    /// A game in which so many things have been done, always the first on the menu.
    fn after(plies: usize) -> Match<SiliconValley> {
        let (mut table, _) =
            Match::<SiliconValley>::new(Options::default(), 3, Seed::from_text("drawing")).expect("a table");
        for _ in 0..plies {
            let seat = table.state().to_act().first().expect("it goes on");
            let action = table.menu(seat).nth(0).expect("a choice");
            table.submit(seat, action).expect("it is on the menu");
        }
        table
    }

    #[test]
    fn whoever_waits_can_design_what_lies_face_up_with_the_own_blocks() {
        let table = after(6);
        for seat in Seat::all(3) {
            let view = table.state().view(Viewer::Seat(seat));
            assert!(!products(&view).is_empty());
            for product in products(&view) {
                let game = SiliconValley::imagine(&designing(&view, seat, product), &mut Rng::fast(0));
                assert_eq!(game.to_act(), Seats::only(seat), "nobody else is asked");
                let mut menu = Menu::new();
                game.menu(seat, &mut menu);
                let is_filled = menu.iter().any(|action| matches!(action, Action::Fill(_)));
                assert_eq!(is_filled, can_fill(&view, product), "what is proposed is what the own blocks fill");
                assert_eq!(game.view(Viewer::Seat(seat)).blocks, view.blocks);
            }
        }
    }

    #[test]
    fn what_somebody_has_launched_is_not_designed_again() {
        let mut view = after(6).state().view(Viewer::Seat(Seat::default()));
        let before = products(&view);
        let launch = Launch { by: Owner::Rival, round: 1, blocks: Blocks::NONE, design: Design::default() };
        let launched = view.market.products.iter_mut().flatten().find(|listing| listing.product == before[0]);
        launched.expect("a product").launch = Some(launch);
        assert_eq!(products(&view), before[1..]);
    }
}
