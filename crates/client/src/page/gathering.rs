use board::{Session, art, focus, words};
use leptos::prelude::*;
use table::{Salt, Seat};
use wire::{Command, PersonId, Sheet, Sitter};

use crate::page::lobby::plans_said;
use crate::page::topbar::topbar;
use crate::{device, me};

/// A table at which people sit down.
pub(crate) fn gathering(session: Session) -> AnyView {
    let game = session.sheet.with_untracked(|sheet| sheet.as_ref().map(|sheet| sheet.game.clone())).unwrap_or_default();
    let title = shelf::GAMES.iter().find(|info| info.slug == game).map_or("", |info| info.title);
    let address = window().location().href().unwrap_or_default();
    let leaving = RwSignal::new(None);
    let chairs = move || {
        let sheet = session.sheet.get()?;
        let people = People { session, me: my_id(), leaving };
        let rows: Vec<AnyView> = Seat::all(sheet.chairs.len() as u8).map(|seat| people.chair(seat, &sheet)).collect();
        Some(view! { <ul>{rows}</ul> {people.removed(&sheet)} <div class="row">{people.buttons(&sheet)}</div> })
    };
    view! {
        {topbar(view! { <div class="crumbs"><b>{title}</b></div> }.into_any())}
        <main class="gather" data-game=game.clone()>
            <div class="sheet">
                <header><h1>{words().say("page-gathering", &[("game", title.into())])}</h1></header>
                <a class="learn" data-learn href=format!("/learn/{game}") target="_blank">{art::line("i-learn")} {words().text("learn-first-time")}</a>
                {plans(session, &game)}
                <p class="dim">{words().text("page-invite")}</p>
                <input class="address" type="text" readonly=true prop:value=address aria-label=words().text("page-invite")
                    on:focus=|event| { event_target::<web_sys::HtmlInputElement>(&event).select(); }/>
                {chairs}
            </div>
        </main>
    }
    .into_any()
}

/// What people may leave to a plan, in a game that offers some.
fn plans(session: Session, game: &str) -> Option<AnyView> {
    let plans = session.sheet.with_untracked(|sheet| sheet.as_ref().map(|sheet| sheet.plans)).unwrap_or_default();
    faces::has_plans(game)
        .then(|| view! { <p data-plans><b>{words().plans(game)}": "</b> {plans_said(game, plans)}</p> }.into_any())
}

fn my_id() -> Option<PersonId> {
    me::presence().with(|presence| presence.me().map(|me| me.id.clone()))
}

/// Those who come to a table, in the eyes of one of them.
struct People {
    session: Session,
    me: Option<PersonId>,
    /// Whom the host is about to send away.
    leaving: RwSignal<Option<PersonId>>,
}

impl People {
    fn is_host(&self, sheet: &Sheet) -> bool {
        self.me.is_some() && sheet.host == self.me
    }

    fn is_removed(&self, sheet: &Sheet) -> bool {
        sheet.removed.iter().any(|sitter| matches!(sitter, Sitter::Person { id, .. } if Some(id) == self.me.as_ref()))
    }

    fn chair(&self, seat: Seat, sheet: &Sheet) -> AnyView {
        let session = self.session;
        let sitter = &sheet.chairs[seat.index()].sitter;
        let is_host = self.is_host(sheet);
        let sit = (sheet.mine.is_none() && !self.is_removed(sheet)).then(|| view! {
            <button class="btn primary" data-sit on:click=move |_| session.command(Command::Sit { seat: Some(seat), salt: Salt::new(device::random()) })>
                {words().text("page-sit")}
            </button>
        });
        let hire = is_host.then(|| view! {
            <button class="btn" data-hire on:click=move |_| session.command(Command::Hire { seat, level: "manager".to_owned() })>
                {words().text("page-hire")}
            </button>
        });
        let what = match sitter {
            Sitter::Nobody => view! { {sit} {hire} }.into_any(),
            Sitter::Bot { .. } if is_host => view! {
                <button class="btn quiet" on:click=move |_| session.command(Command::Dismiss { seat })>{words().text("page-dismiss")}</button>
            }
            .into_any(),
            Sitter::Person { id, name } if is_host && self.me.as_ref() != Some(id) => self.send_away(id, name),
            Sitter::Bot { .. } | Sitter::Person { .. } => ().into_any(),
        };
        let name = sitter.name();
        let name = if name.is_empty() { words().text("page-free") } else { name.to_owned() };
        view! { <li class="row">{art::token(seat)} <span class="what"><b>{name}</b></span> {what}</li> }.into_any()
    }

    /// How the host sends somebody away: asked once more, with the keyboard on the answer.
    fn send_away(&self, id: &PersonId, name: &str) -> AnyView {
        let (session, leaving) = (self.session, self.leaving);
        let say = {
            let name = name.to_owned();
            move |message: &str| words().say(message, &[("who", name.clone().into())])
        };
        let (label, question, yes) = (say("page-remove"), say("page-remove-sure"), say("page-remove"));
        let (asked, person) = (id.clone(), id.clone());
        let is_asked = Memo::new(move |_| leaving.with(|leaving| leaving.as_ref() == Some(&asked)));
        let ask = {
            let person = person.clone();
            move |_| {
                leaving.set(Some(person.clone()));
                request_animation_frame(|| focus::next("[data-remove-sure]"));
            }
        };
        let spare = move || {
            leaving.set(None);
            request_animation_frame(|| focus::next("[data-remove]"));
        };
        let answers = move || {
            let person = person.clone();
            let remove = move |_| {
                leaving.set(None);
                session.command(Command::Remove { person: person.clone() });
            };
            view! {
                <span class="sure" role="alertdialog" aria-label=question.clone()
                    on:keydown=move |event| if event.key() == "Escape" { spare() }>
                    <span>{question.clone()}</span>
                    <button class="btn" data-remove-sure on:click=remove>{yes.clone()}</button>
                    <button class="btn quiet" data-spare on:click=move |_| spare()>{words().text("page-cancel")}</button>
                </span>
            }
        };
        let button = move || {
            view! { <button class="btn quiet" data-remove aria-label=label.clone() on:click=ask.clone()>{words().text("page-dismiss")}</button> }
        };
        view! { {move || if is_asked.get() { answers().into_any() } else { button().into_any() }} }.into_any()
    }

    /// Who was sent away: the host lets them back, and they are told.
    fn removed(&self, sheet: &Sheet) -> AnyView {
        let session = self.session;
        if self.is_removed(sheet) {
            return view! { <p class="removed" role="status" data-removed>{words().text("page-removed-you")}</p> }
                .into_any();
        }
        if !self.is_host(sheet) {
            return ().into_any();
        }
        let row = |sitter: &Sitter| {
            let Sitter::Person { id, name } = sitter else { return ().into_any() };
            let (person, who) = (id.clone(), [("who", name.clone().into())]);
            view! {
                <p class="row"><span class="what dim">{words().say("page-removed", &who)}</span>
                    <button class="btn quiet" data-let-back on:click=move |_| session.command(Command::Invite { person: person.clone() })>
                        {words().say("page-let-back", &who)}
                    </button>
                </p>
            }
            .into_any()
        };
        sheet.removed.iter().map(row).collect::<Vec<_>>().into_any()
    }

    fn buttons(&self, sheet: &Sheet) -> AnyView {
        let session = self.session;
        let full = sheet.chairs.iter().all(|chair| chair.sitter != Sitter::Nobody);
        let leave = sheet.mine.is_some().then(|| view! {
            <button class="btn quiet" on:click=move |_| session.command(Command::Leave)>{words().text("page-leave")}</button>
        });
        let start = self.is_host(sheet).then(|| view! {
            <button class="btn primary big" data-start disabled=!full on:click=move |_| session.command(Command::Start)>
                {words().text("page-start")}
            </button>
        });
        view! { {leave} {start} }.into_any()
    }
}
