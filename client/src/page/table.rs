use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::{use_navigate, use_params_map};
use table::Seat;
use wire::{Command, Phase, TableId, TakeBack};

use crate::app::words;
use crate::board::{self, Board};
use crate::host::Save;
use crate::me::Presence;
use crate::page::gathering::gathering;
use crate::page::rail::rail;
use crate::page::topbar::topbar;
use crate::scene::Scene;
use crate::session::Session;
use crate::{art, device, me, parts};

/// A table that is kept on this device.
pub(crate) fn on_device() -> impl IntoView {
    let params = use_params_map();
    move || {
        let id = params.with(|params| params.get("id").unwrap_or_default());
        room(Session::on_device(&id))
    }
}

/// A table on the server: whoever comes by its address says a name first.
pub(crate) fn on_server() -> impl IntoView {
    let params = use_params_map();
    let presence = me::presence();
    let known = Memo::new(move |_| presence.with(|presence| presence.me().is_some()));
    move || {
        let id = params.with(|params| params.get("id").unwrap_or_default());
        if known.get() {
            room(Session::on_server(TableId(id)))
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
                trouble.set(Some(problem.message));
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
fn room(session: Session) -> AnyView {
    let navigate = use_navigate();
    Effect::new(move |_| {
        if let Some(table) = session.elsewhere.get() {
            navigate(&format!("/table/{table}"), Default::default());
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
        Some((game, true)) => board::with(&game, Draw(session)).unwrap_or_else(|| waiting(session)),
    };
    view! { {inside} {toast(session)} }.into_any()
}

struct Draw(Session);

impl board::Visit for Draw {
    type Output = AnyView;

    fn visit<G: Board>(self) -> AnyView {
        match Scene::<G>::new(self.0) {
            Ok(scene) => table(scene),
            Err(why) => view! { {topbar(().into_any())} <main class="empty"><p>{why}</p></main> }.into_any(),
        }
    }
}

/// A table that is being played or has been.
fn table<G: Board>(scene: Scene<G>) -> AnyView {
    let slug = G::INFO.slug;
    let open = RwSignal::new(false);
    let mine = Memo::new(move |_| scene.now.with(|now| now.is_mine()));
    Effect::new(move |_| {
        let title = if mine.get() {
            words().say("page-title-turn", &[("game", G::INFO.title.into())])
        } else {
            G::INFO.title.to_owned()
        };
        document().set_title(&title);
    });
    on_cleanup(|| document().set_title("Boardroom"));
    let crumbs = view! {
        <div class="crumbs"><b>{G::INFO.title}</b></div>
        <nav class="inner" aria-label=words().text("page-table")>
            <a class="icon-btn" href=format!("/rules/{slug}") target="_blank">
                {art::line("i-book")} <span class="hide-s">{words().text("page-rules")}</span>
            </a>
            <button class="icon-btn only-s" aria-label=words().text("page-score-and-log") on:click=move |_| open.set(true)>
                {art::line("i-list")}
            </button>
        </nav>
    };
    view! {
        <link rel="stylesheet" href=format!("/{slug}.css")/>
        <div class="page" data-game=slug>
            {topbar(crumbs.into_any())}
            <main class="game">
                {prompt(scene)}
                <section class="felt" aria-label=words().text("page-table")>{G::felt(scene)}</section>
                {rail(scene, open)}
            </main>
            {curtain(scene)}
            {move || asked(scene)}
            {ending(scene)}
        </div>
    }
    .into_any()
}

/// What is asked, in one sentence, and where the game is.
fn prompt<G: Board>(scene: Scene<G>) -> AnyView {
    let inside = move || {
        let now = scene.now();
        let asked = now.me().filter(|me| now.to_act.contains(*me)).or_else(|| now.to_act.first());
        let Some(seat) = asked else { return view! { <div><h1>{over(scene)}</h1></div> }.into_any() };
        let text = G::prompt(words(), &now.people, &now.view, seat);
        let (first, rest) = first_sentence(&text);
        view! { {art::token(seat)} <div><h1>{first}</h1><p>{rest}</p></div> }.into_any()
    };
    let clock = move || {
        let now = scene.now();
        let seat = now.me().filter(|me| now.to_act.contains(*me))?;
        parts::remaining(scene, seat).map(|left| view! { <span class="clock mine" role="timer">{left}</span> })
    };
    view! {
        <section class="prompt" aria-live="polite">{inside} <div class="when">{G::when(scene)}</div> {clock}</section>
    }
    .into_any()
}

/// A text as its first sentence, without the full stop, and the rest.
fn first_sentence(text: &str) -> (String, String) {
    let end = text.find(". ").into_iter().chain(text.find("? ")).min().map_or(text.len(), |at| at + 1);
    (text[..end].trim_end_matches('.').to_owned(), text[end..].trim().to_owned())
}

/// Who has won.
fn over<G: Board>(scene: Scene<G>) -> String {
    let now = scene.now();
    let Some(places) = now.places else { return words().text("page-game-over") };
    let winners = places.winners();
    let me = winners.len() == 1 && now.me().is_some_and(|me| winners.contains(me));
    let names = now.people.several(words(), winners);
    words().say(
        "game-over",
        &[
            ("shared", if winners.len() > 1 { "yes" } else { "no" }.into()),
            ("winners", names.into()),
            ("me", if me { "yes" } else { "no" }.into()),
        ],
    )
}

/// Between two people at one device: the next one alone sees the next hand.
fn curtain<G: Board>(scene: Scene<G>) -> AnyView {
    let lifted = RwSignal::new(None::<Seat>);
    let me = Memo::new(move |_| scene.now.with(|now| now.me()));
    let shared = scene.session.is_on_device()
        && scene.session.sheet.with_untracked(|sheet| {
            let chairs = sheet.as_ref().map_or(&[][..], |sheet| &sheet.chairs[..]);
            chairs.iter().filter(|chair| matches!(chair.sitter, wire::Sitter::Person { .. })).count() > 1
        });
    if !shared {
        return ().into_any();
    }
    view! {
        {move || {
            let seat = me.get()?;
            (lifted.get() != Some(seat)).then(|| {
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
            })
        }}
    }
    .into_any()
}

/// Somebody asks to take something back.
fn asked<G: Board>(scene: Scene<G>) -> AnyView {
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

/// The end: who finished where, and what next.
fn ending<G: Board>(scene: Scene<G>) -> AnyView {
    let closed = RwSignal::new(false);
    let over = Memo::new(move |_| scene.now.with(|now| now.places.is_some()));
    view! {
        {move || {
            (over.get() && !closed.get()).then(|| {
                let now = scene.now();
                let mut seats: Vec<Seat> = Seat::all(now.seats()).collect();
                let places = now.places;
                seats.sort_by_key(|seat| places.map(|places| places.of(*seat)));
                let rows: Vec<AnyView> = seats.into_iter().map(|seat| standing(scene, seat)).collect();
                view! {
                    <div class="scrim">
                        <div class="modal ending" role="dialog" aria-modal="true" aria-labelledby="ending">
                            <h2 id="ending">{self::over(scene)}</h2>
                            <ol class="standings">{rows}</ol>
                            <div class="row">
                                <button class="btn quiet" data-close on:click=move |_| closed.set(true)>{words().text("page-look-again")}</button>
                                <a class="btn" href="/">{words().text("page-to-lobby")}</a>
                                {again(scene)}
                            </div>
                        </div>
                    </div>
                }
            })
        }}
    }
    .into_any()
}

/// The button for another game: with the same people, or with the same bots.
fn again<G: Board>(scene: Scene<G>) -> AnyView {
    let session = scene.session;
    if session.is_on_device() {
        let navigate = use_navigate();
        let play = move |_| {
            let id = session.sheet.with_untracked(|sheet| sheet.as_ref().map(|sheet| sheet.id.0.clone()));
            if let Some(save) = id.and_then(|id| device::table(&id)) {
                let next = Save::new(&G::INFO, save.options, save.players);
                device::keep(&next);
                navigate(&format!("/device/{}", next.id), Default::default());
            }
        };
        return view! { <button class="btn primary" data-again on:click=play>{words().text("page-play-again")}</button> }.into_any();
    }
    let record = session.sheet.with(|sheet| sheet.as_ref().map(|sheet| format!("/api/tables/{}/record", sheet.id)));
    let mine = scene.now().me().is_some();
    view! {
        <a class="btn" href=record download="">{words().text("page-record")}</a>
        {mine.then(|| view! { <button class="btn primary" data-again on:click=move |_| session.command(Command::Rematch)>{words().text("page-rematch")}</button> })}
    }
    .into_any()
}

fn standing<G: Board>(scene: Scene<G>, seat: Seat) -> AnyView {
    let now = scene.now();
    let place = now.places.map(|places| places.of(seat).to_string());
    let score = now.scores.as_ref().map(|scores| scores[seat].to_string());
    view! {
        <li><b class="num">{place}</b> {art::token(seat)} <span>{now.people.name(seat).to_owned()}</span> <b class="num">{score}</b></li>
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
