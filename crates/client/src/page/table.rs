use board::{Board, Boards, Scene, Session, Visit, art, focus, keys, notice, parts, press, refusal, words};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::{use_navigate, use_params_map};
use serde_json::Value;
use table::{CARDS, Info, Seat};
use wire::{Command, Phase, TableId, TakeBack};
use words::Speak as _;

use crate::link::Interpreter;
use crate::me::{self, Presence};
use crate::page::announcer::announcer;
use crate::page::earlier;
use crate::page::ending::{Earlier, ending, winners};
use crate::page::gathering::gathering;
use crate::page::learn::{Help, address, coach, is_lesson, notes, other_rules, sheet};
use crate::page::rail::rail;
use crate::page::staging;
use crate::page::topbar::{topbar, topbar_of_table};
use crate::page::undrawn;
use crate::session;
use crate::spoken::Spoken;

/// A table that is kept on this device.
pub(crate) fn on_device<L: Boards>() -> impl IntoView {
    let params = use_params_map();
    move || {
        let id = params.with(|params| params.get("id").unwrap_or_default());
        room::<L>(session::on_device(&id))
    }
}

/// A table on the server: whoever comes by its address says a name first.
pub(crate) fn on_server<L: Boards>() -> impl IntoView {
    let params = use_params_map();
    let presence = me::presence();
    let known = Memo::new(move |_| presence.with(|presence| presence.me().is_some()));
    move || {
        let id = params.with(|params| params.get("id").unwrap_or_default());
        if known.get() {
            room::<L>(session::on_server(TableId(id)))
        } else {
            view! { {move || door(&presence.get())} }.into_any()
        }
    }
}

/// What stands before a table for somebody whom the server does not know.
fn door(presence: &Presence) -> AnyView {
    let inside = match presence {
        Presence::Nobody => name_form(),
        Presence::Asking | Presence::Somebody(_) => view! { <p>{words().text("page-opening")}</p> }.into_any(),
        Presence::Offline => view! { <p>{words().text("page-no-server")}</p> }.into_any(),
    };
    view! { {topbar(().into_any())} <main class="empty">{inside}</main> }.into_any()
}

fn name_form() -> AnyView {
    let name = RwSignal::new(me::name());
    let trouble = RwSignal::new(None::<String>);
    let enter = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        spawn_local(async move {
            if let Err(problem) = me::become_somebody(name.get_untracked()).await {
                trouble.set(Some(refusal(&problem)));
            }
        });
    };
    view! {
        <form class="sheet door" on:submit=enter>
            <label class="field"><span>{words().text("page-your-name")}</span>
                <input type="text" required=true maxlength="24" prop:value=name on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            <p class="trouble" role="alert">{trouble}</p>
            <button class="btn primary" data-enter>{words().text("page-enter")}</button>
        </form>
    }
    .into_any()
}

/// The room around a table: people who gather, then the game.
pub(crate) fn room<L: Boards>(session: Session) -> AnyView {
    let (navigate, is_undrawn) = (use_navigate(), undrawn::is_wanted());
    Effect::new(move |_| {
        if let Some(table) = session.elsewhere.get() {
            navigate(&undrawn::kept(&format!("/table/{table}"), is_undrawn), Default::default());
        }
    });
    let stage = Memo::new(move |_| {
        session.sheet.with(|sheet| {
            let sheet = sheet.as_ref()?;
            let dealt = session.position.with(Option::is_some);
            Some((sheet.game.clone(), dealt && sheet.phase != Phase::Gathering))
        })
    });
    let inside = move || match stage.get() {
        None => waiting(session),
        Some((_, false)) => gathering(session),
        Some((game, true)) => L::with(&game, Draw { session, is_undrawn, is_strange: session.strange.get() })
            .unwrap_or_else(|| waiting(session)),
    };
    view! { {inside} {toast(session)} }.into_any()
}

struct Draw {
    session: Session,
    is_undrawn: bool,
    /// Whether something came that the board cannot read.
    is_strange: bool,
}

impl Visit for Draw {
    type Output = AnyView;

    fn visit<B: Board>(self) -> AnyView {
        let Self { session, is_undrawn, is_strange } = self;
        let is_of_another_day = is_of_another_day(session, &B::INFO);
        if (is_strange || is_undrawn) && is_of_another_day {
            return spoken(session, B::INFO, is_undrawn);
        }
        if is_strange {
            session.complain(words().text("page-strange"));
        }
        match Scene::<B>::new(session) {
            Ok(scene) => table(scene.undrawn(is_undrawn)),
            Err(_) if is_of_another_day => spoken(session, B::INFO, is_undrawn),
            Err(why) => view! { {topbar(().into_any())} <main class="empty"><p>{why}</p></main> }.into_any(),
        }
    }
}

/// Whether a table is played by other rules than today's: what today's board cannot read, the module of those rules says.
pub(super) fn is_of_another_day(session: Session, info: &Info) -> bool {
    untrack(|| other_rules(session, info)).is_some()
}

/// A table in the words of its own rules.
fn spoken(session: Session, info: Info, is_undrawn: bool) -> AnyView {
    let said = Interpreter::of(session).said;
    let is_there = Memo::new(move |_| said.position.with(Option::is_some));
    let inside = move || match is_there.get().then(|| Scene::<Spoken>::new(said)) {
        Some(Ok(scene)) => table(scene.of(info).undrawn(is_undrawn)),
        Some(Err(why)) => view! { {topbar(().into_any())} <main class="empty"><p>{why}</p></main> }.into_any(),
        None => waiting(session),
    };
    view! { {inside} }.into_any()
}

/// A table that is being played or has been.
fn table<B: Board>(scene: Scene<B>) -> AnyView {
    let (slug, title) = (scene.info.slug, scene.info.title);
    let open = RwSignal::new(false);
    let (lifted, closed) = (RwSignal::new(None), RwSignal::new(false));
    let hidden = behind_curtain(scene, lifted);
    let ended = Memo::new(move |_| !closed.get() && scene.now.with(|now| now.places.is_some()));
    let mine = Memo::new(move |_| scene.now.with(|now| now.is_mine()));
    Effect::new(move |_| notice::show(title, mine.get()));
    on_cleanup(notice::show_nothing);
    keys::offer("n", "page-keys-next", || focus::next("main:not([inert]) .felt :is([data-answer], [data-choice])"));
    keys::offer("u", "page-keys-take-back", move || scene.take_back());
    keys::offer("l", "page-keys-log", move || {
        open.set(true);
        focus::next(".rail [role=tab]");
    });
    staging::follow(scene);
    earlier::follow(scene.session);
    let ratings = Earlier::of(scene);
    let follow = press::follow(scene.session);
    let pressed = move |event| {
        follow(event);
        staging::press(scene.session);
    };
    let help = Help::new(scene);
    let rules = untrack(|| address(scene.session, slug));
    let learn = (!is_lesson(scene.session)).then(|| {
        view! { <a class="icon-btn hide-s" data-learn href=format!("/learn/{slug}")>{art::line("i-learn")} {words().text("learn-first-time")}</a> }
    });
    let crumbs = view! {
        <div class="crumbs"><b>{title}</b> {own_cards(scene.session)}</div>
        <nav class="inner" aria-label=words().text("page-table")>
            <a class="icon-btn" data-rules aria-label=words().text("page-rules") href=rules on:click=move |event| { event.prevent_default(); help.look_up(); }>
                {art::line("i-book")} <span class="hide-s">{words().text("page-rules")}</span>
            </a>
            {learn}
            <button class="icon-btn only-s" aria-label=words().text("page-score-and-log") on:click=move |_| open.set(true)>
                {art::line("i-list")}
            </button>
        </nav>
    };
    view! {
        {parts::sheet(scene)}
        <div class="page" data-game=slug>
            {topbar_of_table(crumbs.into_any())}
            <main class="game" data-back=move || (scene.session.back.get() > 0).then_some("") inert=move || hidden.get().is_some() || ended.get()>
                {prompt(scene, help)}
                <section class="felt" aria-label=words().text("page-table") on:click=pressed>{parts::felt(scene)}</section>
                <div class="side">{coach(help)} {rail(scene, open)}</div>
            </main>
            {announcer(scene)}
            {notes(help)}
            {sheet(help)}
            {move || hidden.get().map(|seat| curtain(scene, seat, lifted))}
            {move || asked(scene)}
            {move || ended.get().then(|| ending(scene, closed, ratings))}
        </div>
    }
    .into_any()
}

/// That the table is played with cards of a designer's own.
fn own_cards(session: Session) -> AnyView {
    let has_own = session.sheet.with_untracked(|sheet| {
        sheet.as_ref().is_some_and(|sheet| sheet.options.get(CARDS).is_some_and(|cards| is_own(&sheet.game, cards)))
    });
    let chip = || view! { <span class="chip accent" data-own-cards title=words().text("page-own-cards-help")>{words().text("page-own-cards")}</span> };
    has_own.then(chip).into_any()
}

/// Whether a card set was never in the box of a game: it travels whole at first, and by a name that no box knows later.
fn is_own(game: &str, cards: &Value) -> bool {
    match cards.as_str() {
        Some(name) => shelf::archive(game).is_ok_and(|archive| archive.find(name).is_none()),
        None => !cards.is_null(),
    }
}

/// What is asked, in one sentence, and where the game is.
fn prompt<B: Board>(scene: Scene<B>, help: Help<B>) -> AnyView {
    let inside = move || {
        let now = scene.now();
        if let Some(told) = earlier::told(scene) {
            let (first, rest) = first_sentence(&told);
            return view! { <div>{heading(first)}<p>{rest} " " {words().text("page-as-it-was")}</p></div> }.into_any();
        }
        if let Some(beat) = staging::beat(scene) {
            let (first, rest) = first_sentence(&beat);
            return view! { <div>{heading(first)}<p>{rest}</p></div> }.into_any();
        }
        let asked = now.me().filter(|me| now.to_act.contains(*me)).or_else(|| now.to_act.first());
        let Some(seat) = asked else { return view! { <div><h1>{winners(scene)}</h1></div> }.into_any() };
        let text = B::Face::prompt(words(), &now.people, &now.view, seat);
        let (first, rest) = first_sentence(&text);
        view! { {art::token(seat)} <div>{heading(first)}<p>{rest}</p></div> }.into_any()
    };
    let clock = move || {
        let now = scene.now();
        let seat = now.me().filter(|me| now.to_act.contains(*me))?;
        parts::remaining(scene, seat).map(|left| view! { <span class="clock mine" role="timer">{left}</span> })
    };
    view! {
        <section class="prompt" aria-label=words().text("page-asked")>{inside} <div class="when">{parts::when(scene)}</div> {clock} {earlier::buttons(scene.session)} {staging::buttons(scene.session)} {help.buttons()}</section>
    }
    .into_any()
}

/// How many letters of a question stand in a large line; what is longer is written smaller.
const LARGE: usize = 44;

fn heading(text: String) -> AnyView {
    let is_long = text.chars().map(|letter| if letter.is_ascii() { 1 } else { 2 }).sum::<usize>() > LARGE;
    view! { <h1 data-long=is_long.then_some("")>{text}</h1> }.into_any()
}

/// A text as its first sentence, without the full stop, and the rest.
pub(super) fn first_sentence(text: &str) -> (String, String) {
    let ends = [". ", "? ", "。", "？"].into_iter().filter_map(|end| Some(text.find(end)? + end.trim_end().len()));
    let end = ends.min().unwrap_or(text.len());
    (text[..end].trim_end_matches(['.', '。']).to_owned(), text[end..].trim().to_owned())
}

/// Between two people at one device: whose hand waits behind the curtain.
fn behind_curtain<B: Board>(scene: Scene<B>, lifted: RwSignal<Option<Seat>>) -> Memo<Option<Seat>> {
    let shared = scene.session.is_on_device()
        && scene.session.sheet.with_untracked(|sheet| {
            let chairs = sheet.as_ref().map_or(&[][..], |sheet| &sheet.chairs[..]);
            chairs.iter().filter(|chair| matches!(chair.sitter, wire::Sitter::Person { .. })).count() > 1
        });
    Memo::new(move |_| scene.now.with(|now| now.me()).filter(|me| shared && lifted.get() != Some(*me)))
}

/// The curtain: the next person alone sees the next hand.
fn curtain<B: Board>(scene: Scene<B>, seat: Seat, lifted: RwSignal<Option<Seat>>) -> AnyView {
    let name = scene.now.with(|now| now.people.name(seat).to_owned());
    view! {
        <div class="curtain" role="dialog" aria-modal="true">
            {art::token(seat)}
            <h1>{words().say("page-curtain", &[("who", name.clone().into())])}</h1>
            <button class="btn primary big" data-lift on:click=move |_| lifted.set(Some(seat))>
                {words().say("page-lift-curtain", &[("who", name.into())])}
            </button>
        </div>
    }
    .into_any()
}

/// Somebody asks to take something back.
fn asked<B: Board>(scene: Scene<B>) -> AnyView {
    let take_back = scene.session.position.with(|position| position.as_ref().map(|position| position.take_back));
    let Some(TakeBack::Asked { by, waiting, .. }) = take_back else { return ().into_any() };
    let now = scene.now();
    let who = now.people.name(by).to_owned();
    let session = scene.session;
    if !now.me().is_some_and(|me| waiting.contains(me)) {
        return view! { <div class="toasts" role="status"><div class="toast">{words().say("page-asks-back", &[("who", who.into())])}</div></div> }
            .into_any();
    }
    view! {
        <div class="toasts" role="alertdialog"><div class="toast">
            <span>{words().say("page-asks-back", &[("who", who.into())])}</span>
            <button class="btn" data-agree on:click=move |_| session.command(Command::Answer { agree: true })>{words().text("page-agree")}</button>
            <button class="btn" data-refuse on:click=move |_| session.command(Command::Answer { agree: false })>{words().text("page-refuse")}</button>
        </div></div>
    }
    .into_any()
}

fn waiting(session: Session) -> AnyView {
    view! {
        {topbar(().into_any())}
        <main class="empty" aria-busy="true">
            <p>{move || session.trouble.get().unwrap_or_else(|| words().text("page-opening"))}</p>
            <a class="btn" href="/">{words().text("page-to-lobby")}</a>
        </main>
    }
    .into_any()
}

/// What went wrong, or that the line is broken.
fn toast(session: Session) -> AnyView {
    let text = move || {
        let lost = session.sheet.with(Option::is_some) && !session.connected.get();
        session.trouble.get().or_else(|| lost.then(|| words().text("page-reconnecting")))
    };
    view! { <div class="toasts" role="status">{move || text().map(|text| view! { <div class="toast">{text}</div> })}</div> }.into_any()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_card_set_that_was_in_the_box_is_nobodys_own() {
        for info in shelf::GAMES {
            let options = shelf::AnyMatch::options_in_full(info.slug, json!({})).expect("the usual options");
            assert!(!is_own(info.slug, &options[CARDS]), "{}", info.slug);
            assert!(is_own(info.slug, &json!({ "rounds": 1 })) && is_own(info.slug, &json!("0".repeat(32))));
        }
    }
}
