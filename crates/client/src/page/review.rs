//! Looking back on games that are over.

mod chart;
mod fair;
mod games;
mod lots;
mod overview;
mod past;
mod play_on;
mod read;
mod replay;
mod rounds;
mod shelf;
mod tongue;
mod turning;

pub(crate) use games::past_games;
pub(crate) use shelf::keep_costly;

use board::{Board, Boards, Scene, Visit, notice, refusal, words};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_params_map;
use table::Info;

use crate::book::{Flaw, Source};
use crate::link::Interpreter;
use crate::page::table::is_of_another_day;
use crate::page::topbar::topbar;
use crate::spoken::Spoken;
use crate::{device, server};
use past::{Origin, Past};
use tongue::Tongue;

/// A game that was played on this device.
pub(crate) fn past_on_device<L: Boards>() -> impl IntoView {
    let params = use_params_map();
    move || {
        let id = params.with(|params| params.get("id").unwrap_or_default());
        match device::table(&id) {
            Some(save) => open::<L>(Source::Table(Box::new(save)), Origin::Device(id)),
            None => nothing(words().text("page-no-such-table")),
        }
    }
}

/// A game that was played on the server.
pub(crate) fn past_on_server<L: Boards>() -> impl IntoView {
    let params = use_params_map();
    move || {
        let id = params.with(|params| params.get("id").unwrap_or_default());
        let fetched = RwSignal::new(None::<Result<String, String>>);
        let address = format!("/api/tables/{id}/record");
        spawn_local(async move {
            let text = server::text(&address).await.map_err(|problem| refusal(&problem));
            // Whoever has left needs it no more.
            let _ = fetched.try_set(Some(text));
        });
        let inside = move || match fetched.get() {
            None => nothing(words().text("review-opening")),
            Some(Ok(text)) => open::<L>(Source::Record(text), Origin::Server(id.clone())),
            Some(Err(why)) => nothing(why),
        };
        view! { {inside} }.into_any()
    }
}

/// A game from a file that is kept on this device.
pub(crate) fn past_file<L: Boards>() -> impl IntoView {
    let params = use_params_map();
    move || {
        let hash = params.with(|params| params.get("id").unwrap_or_default());
        match shelf::record(&hash) {
            Some(text) => open::<L>(Source::Record(text), Origin::File(hash)),
            None => nothing(words().text("review-no-such-file")),
        }
    }
}

/// Opens a game that is over.
fn open<L: Boards>(source: Source, origin: Origin) -> AnyView {
    let past = Past::open(source, origin);
    let ready = Memo::new(move |_| past.session.position.with(Option::is_some));
    let inside = move || {
        if let Some(flaw) = past.flaw.get() {
            return nothing(flawed(&flaw));
        }
        let game = past.book.with(|book| book.as_ref().map(|book| book.game.clone()));
        let drawn = game.filter(|_| ready.get()).and_then(|game| L::with(&game, Draw(past)));
        drawn.unwrap_or_else(|| nothing(words().text("review-opening")))
    };
    view! { <link rel="stylesheet" href="/review.css"/> {inside} }.into_any()
}

struct Draw(Past);

impl Visit for Draw {
    type Output = AnyView;

    fn visit<B: Board>(self) -> AnyView {
        let past = self.0;
        let is_of_another_day = is_of_another_day(past.session, &B::INFO);
        if (past.session.strange.get() || past.is_undrawn) && is_of_another_day {
            return spoken(past, B::INFO);
        }
        match Scene::<B>::new(past.session) {
            Ok(scene) => drawn_by(past, scene.undrawn(past.is_undrawn)),
            Err(_) if is_of_another_day => spoken(past, B::INFO),
            Err(why) => nothing(why),
        }
    }
}

/// A game that is over, on a board.
fn drawn_by<B: Board>(past: Past, scene: Scene<B>) -> AnyView {
    // The first position is that of the end.
    let tongue = Tongue::of(past, scene);
    past.begin();
    notice::show(&format!("{} · {}", scene.info.title, words().text("review-title")), false);
    on_cleanup(notice::show_nothing);
    let inside = move || match past.replays() {
        true => replay::replay(past, scene),
        false => overview::overview(past, &tongue),
    };
    view! { {inside} }.into_any()
}

/// A game that is over, in the words of its own rules.
fn spoken(past: Past, info: Info) -> AnyView {
    let interpreter = Interpreter::of(past.session);
    let said = interpreter.said;
    let is_there = Memo::new(move |_| said.position.with(Option::is_some));
    let inside = move || match is_there.get().then(|| Scene::<Spoken>::new(said)) {
        Some(Ok(scene)) => drawn_by(past.said_by(interpreter), scene.of(info).undrawn(past.is_undrawn)),
        Some(Err(why)) => nothing(why),
        None => nothing(words().text("review-opening")),
    };
    view! { {inside} }.into_any()
}

/// What stands where there is nothing to look back on.
fn nothing(why: String) -> AnyView {
    view! {
        {topbar(().into_any())}
        <main class="empty"><p role="status">{why}</p><a class="btn" href="/review">{words().text("review-past")}</a></main>
    }
    .into_any()
}

/// What is wrong with a record, for people.
fn flawed(flaw: &Flaw) -> String {
    match flaw {
        Flaw::Unreadable => words().text("review-flaw-unreadable"),
        Flaw::Format(format) => words().say("review-flaw-format", &[("format", (*format).into())]),
        Flaw::Game(game) => words().say("review-flaw-game", &[("game", game.as_str().into())]),
        Flaw::Rules { found, here } => {
            words().say("review-flaw-rules", &[("found", (*found).into()), ("here", (*here).into())])
        }
        Flaw::Changed => words().text("review-flaw-changed"),
        Flaw::Commitment => words().text("review-flaw-commitment"),
        Flaw::Replay(_) => words().text("review-flaw-replay"),
        Flaw::Places => words().text("review-flaw-places"),
        Flaw::Unfinished => words().text("review-flaw-unfinished"),
    }
}
