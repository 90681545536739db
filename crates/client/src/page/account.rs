use board::{
    notice, refusal,
    settings::{Pace, Settings, Theme, settings},
    words,
};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::de::DeserializeOwned;
use shelf::GAMES;
use wire::{Account, Finished, Me, NewAccount, NewName, Page, Sitter, Statistics};

use crate::boxes;
use crate::me::{self, Presence};
use crate::page::topbar::{languages, topbar};
use crate::server;

/// The person: name, account, settings, finished games and statistics.
pub(crate) fn account() -> impl IntoView {
    let presence = me::presence();
    let said = Said(RwSignal::new(None));
    view! {
        {topbar(().into_any())}
        <main class="account">
            <div>
                {move || who(&presence.get(), said)}
                {preferences()}
            </div>
            <div>{move || presence.with(|presence| presence.me().is_some()).then(|| view! { {statistics()} {history()} })}</div>
        </main>
    }
}

/// What came of the last wish, and which it was: said where it was made.
#[derive(Clone, Copy)]
struct Said(RwSignal<Option<(&'static str, String)>>);

impl Said {
    fn about(self, wish: &'static str) -> AnyView {
        let text = move || self.0.get().filter(|(about, _)| *about == wish).map(|(_, text)| text);
        view! { <p role="status">{text}</p> }.into_any()
    }
}

/// Sends something about the person and takes in who they are then.
fn change(
    wish: &'static str,
    method: &'static str,
    path: &'static str,
    what: impl serde::Serialize + 'static,
    said: Said,
) {
    spawn_local(async move {
        let text = match server::send::<Option<Me>>(method, path, &what).await {
            Ok(who) => {
                me::presence().set(who.map_or(Presence::Nobody, Presence::Somebody));
                words().text("page-saved")
            }
            Err(problem) => refusal(&problem),
        };
        said.0.set(Some((wish, text)));
    });
}

fn who(presence: &Presence, said: Said) -> AnyView {
    match presence {
        Presence::Asking => ().into_any(),
        Presence::Offline => {
            view! { <section class="sheet"><p>{words().text("page-offline")}</p></section> }.into_any()
        }
        Presence::Nobody => view! { <section class="sheet">{sign_in(said)}</section> }.into_any(),
        Presence::Somebody(me) => known(me, said),
    }
}

fn known(me: &Me, said: Said) -> AnyView {
    let name = RwSignal::new(me.name.clone());
    let sure = RwSignal::new(false);
    let rename = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        change("page-save", "PATCH", "/api/me", NewName { name: name.get_untracked() }, said);
    };
    let sign_out = move |_| change("page-sign-out", "DELETE", "/api/session", (), said);
    let delete = move |_| {
        if sure.get_untracked() { change("page-sign-out", "DELETE", "/api/me", (), said) } else { sure.set(true) }
    };
    let elsewhere = (!me.account).then(|| view! { <section class="sheet">{sign_in(said)}</section> });
    view! {
        <section class="sheet">
            <form on:submit=rename>
                {name_field(name)}
                <button class="btn">{words().text("page-save")}</button>
            </form>
            {said.about("page-save")}
        </section>
        <section class="sheet">{password(me, said)}</section>
        {elsewhere}
        <section class="sheet">
            <button class="btn quiet" on:click=sign_out>{words().text("page-sign-out")}</button>
            <button class="btn quiet" on:click=delete>{move || words().text(if sure.get() { "page-delete-sure" } else { "page-delete" })}</button>
            {said.about("page-sign-out")}
        </section>
    }
    .into_any()
}

/// A name and a password, to be known elsewhere.
fn sign_in(said: Said) -> AnyView {
    let (name, password) = (RwSignal::new(me::name()), RwSignal::new(String::new()));
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let account = Account { name: name.get_untracked(), password: password.get_untracked() };
        change("page-sign-in", "POST", "/api/session", account, said);
    };
    view! {
        <form on:submit=send>
            {name_field(name)}
            {password_field("page-password", "current-password", password)}
            <button class="btn">{words().text("page-sign-in")}</button>
        </form>
        {said.about("page-sign-in")}
    }
    .into_any()
}

/// A first password, or another one, for which the old one is asked.
fn password(me: &Me, said: Said) -> AnyView {
    let name = RwSignal::new(me.name.clone());
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let account = me.account;
    let wish = if account { "page-change-password" } else { "page-make-account" };
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let old = account.then(|| old.get_untracked());
        let account = NewAccount { name: name.get_untracked(), password: new.get_untracked(), old };
        change(wish, "POST", "/api/account", account, said);
    };
    let help = (!account).then(|| view! { <p class="dim">{words().text("page-make-account-help")}</p> });
    let old = account.then(|| password_field("page-old-password", "current-password", old));
    view! {
        {help}
        <form on:submit=send>
            {name_field(name)}
            {old}
            {password_field(if account { "page-new-password" } else { "page-password" }, "new-password", new)}
            <button class="btn">{words().text(wish)}</button>
        </form>
        {said.about(wish)}
    }
    .into_any()
}

fn name_field(name: RwSignal<String>) -> AnyView {
    view! {
        <label class="field"><span>{words().text("page-name")}</span>
            <input type="text" required=true maxlength="24" autocomplete="username" prop:value=name on:input=move |event| name.set(event_target_value(&event))/>
        </label>
    }
    .into_any()
}

fn password_field(label: &str, purpose: &'static str, password: RwSignal<String>) -> AnyView {
    view! {
        <label class="field"><span>{words().text(label)}</span>
            <input type="password" required=true maxlength="200" autocomplete=purpose prop:value=password
                on:input=move |event| password.set(event_target_value(&event))/>
        </label>
    }
    .into_any()
}

/// What somebody likes; kept on this device.
fn preferences() -> AnyView {
    view! {
        <section class="sheet">
            <h2>{words().text("page-settings")}</h2>
            {switches()}
        </section>
    }
    .into_any()
}

/// Everything that can be set.
pub(super) fn switches() -> AnyView {
    let notices = |settings: &mut Settings, on| {
        settings.notices = on;
        if on {
            notice::ask_leave();
        }
    };
    view! {
        {switch("page-sounds", |settings| settings.sound, |settings, on| settings.sound = on)}
        {switch("page-signs", |settings| settings.signs, |settings, on| settings.signs = on)}
        {switch("page-notices", |settings| settings.notices, notices)}
        {switch("page-keys-on", |settings| settings.keys, |settings, on| settings.keys = on)}
        {pace()}
        {theme()}
        <div class="variant" role="group" aria-labelledby="language">
            {languages()} <b id="language">{words().text("page-language")}</b>
        </div>
    }
    .into_any()
}

/// How long bots wait, and a beat of a climax is seen.
fn pace() -> AnyView {
    let settings = settings();
    let said = move || match settings.with(|settings| settings.pace.milliseconds()) {
        0 => words().text("page-pace-at-once"),
        wait => words().say("page-pace-seconds", &[("seconds", format!("{:.2}", f64::from(wait) / 1000.0).into())]),
    };
    let set = move |event: web_sys::Event| {
        if let Ok(milliseconds) = event_target_value(&event).parse() {
            settings.update(|settings| settings.pace = Pace::new(milliseconds));
        }
    };
    view! {
        <label class="variant pace">
            <input type="range" data-pace min="0" max=Pace::SLOWEST.milliseconds().to_string() step=Pace::STEP.to_string() aria-valuetext=said
                prop:value=move || settings.with(|settings| settings.pace.milliseconds().to_string()) on:input=set/>
            <span><b>{words().text("page-pace")}</b> <small>{said}</small></span>
        </label>
    }
    .into_any()
}

fn switch(label: &str, is_on: fn(&Settings) -> bool, turn: fn(&mut Settings, bool)) -> AnyView {
    let settings = settings();
    view! {
        <label class="variant">
            <input type="checkbox" prop:checked=move || settings.with(is_on)
                on:change=move |event| settings.update(|settings| turn(settings, event_target_checked(&event)))/>
            <span><b>{words().text(label)}</b></span>
        </label>
    }
    .into_any()
}

fn theme() -> AnyView {
    let settings = settings();
    let choices = Theme::ALL.map(|theme| {
        view! {
            <button aria-pressed=move || settings.with(|settings| settings.theme == theme).to_string()
                on:click=move |_| settings.update(|settings| settings.theme = theme)>
                {words().text(theme.name())}
            </button>
        }
        .into_any()
    });
    view! {
        <div class="variant" role="group" aria-labelledby="theme">
            <span class="seg">{choices}</span> <b id="theme">{words().text("page-theme")}</b>
        </div>
    }
    .into_any()
}

/// Something from the server, once it is there.
fn fetched<T: DeserializeOwned + Send + Sync + 'static>(path: String) -> RwSignal<Option<T>> {
    let signal = RwSignal::new(None);
    spawn_local(async move {
        // What does not come leaves its place empty.
        if let Ok(thing) = server::get::<T>(&path).await {
            signal.try_set(Some(thing));
        }
    });
    signal
}

fn statistics() -> AnyView {
    let all = fetched::<Vec<Statistics>>("/api/statistics".to_owned());
    let rows = move || {
        let played = all.get().unwrap_or_default().into_iter().filter(|line| line.played > 0);
        played
            .map(|line| {
                let rating = line.rating.map(|rating| {
                    let provisional = if rating.provisional { "yes" } else { "no" };
                    words().say("page-rating", &[("rating", (rating.rating.round() as i64).into()), ("provisional", provisional.into())])
                });
                view! {
                    <tr>
                        <td>{title(&line.game)}</td><td class="n">{line.played}</td><td class="n">{line.won}</td><td class="n">{line.best}</td>
                        <td class="n">{line.average.map(|average| format!("{average:.1}"))}</td><td class="n">{rating}</td>
                    </tr>
                }
            })
            .collect::<Vec<_>>()
    };
    let heads: Vec<_> =
        ["page-stat-played", "page-stat-won", "page-stat-best", "page-stat-average", "page-stat-rating"]
            .into_iter()
            .map(|id| view! { <th class="n" scope="col">{words().text(id)}</th> })
            .collect();
    view! {
        <section class="sheet">
            <h2>{words().text("page-statistics")}</h2>
            <table><thead><tr><th scope="col">{words().text("page-stat-game")}</th>{heads}</tr></thead><tbody>{rows}</tbody></table>
            <p class="dim">{words().say("page-ratings-count", &[("games", i64::from(wire::LISTED_AFTER).into())])}</p>
        </section>
    }
    .into_any()
}

fn title(game: &str) -> &'static str {
    GAMES.iter().find(|info| info.slug == game).map_or("", |info| info.title)
}

/// Finished games, by game and by outcome.
fn history() -> AnyView {
    let game = RwSignal::new(String::new());
    let won = RwSignal::new(false);
    let games: Vec<_> = GAMES.iter().map(|info| view! { <option value=info.slug>{info.title}</option> }).collect();
    view! {
        <section class="sheet">
            <h2>{words().text("page-history")}</h2>
            <div class="row">
                <select aria-label=words().text("page-stat-game") on:change=move |event| game.set(event_target_value(&event))>
                    <option value="">{words().text("page-all-games")}</option>{games}
                </select>
                <label class="variant"><input type="checkbox" on:change=move |event| won.set(event_target_checked(&event))/> <span>{words().text("page-only-won")}</span></label>
            </div>
            {move || finished(game.get(), won.get(), None)}
        </section>
    }
    .into_any()
}

fn finished(game: String, won: bool, before: Option<&str>) -> AnyView {
    let mut path = format!("/api/history?won={won}");
    if !game.is_empty() {
        path += &format!("&game={game}");
    }
    if let Some(mark) = before {
        path += &format!("&before={mark}");
    }
    let page = fetched::<Page<Finished>>(path);
    let more = RwSignal::new(false);
    let first = before.is_none();
    view! {
        {move || page.get().map(|Page { entries, next }| {
            let rows: Vec<AnyView> = entries.iter().map(row).collect();
            let nothing = (rows.is_empty() && first).then(|| view! { <p class="dim">{words().text("page-no-history")}</p> });
            let game = game.clone();
            let next = next.map(|mark| view! {
                {move || if more.get() { finished(game.clone(), won, Some(&mark)) } else {
                    view! { <button class="btn quiet" on:click=move |_| more.set(true)>{words().text("page-earlier")}</button> }.into_any()
                }}
            });
            view! { <ul>{rows}</ul> {nothing} {next} }
        })}
    }
    .into_any()
}

fn row(game: &Finished) -> AnyView {
    let names: Vec<&str> = game.sitters.iter().map(Sitter::name).collect();
    let place = game.mine.and_then(|mine| game.places.get(usize::from(mine)).copied());
    let place = place.map(|place| words().say("page-place", &[("place", place.into())]));
    view! {
        <li class="row" data-game=game.game.clone()>
            {boxes::spine(&game.game)}
            <span class="what"><b>{title(&game.game)} " " {place}</b><span>{words().row(names)}</span></span>
            <a class="btn quiet" href=format!("/review/table/{}", game.id)>{words().text("review-open")}</a>
            <a class="btn quiet hide-s" href=format!("/api/tables/{}/record", game.id) download="">{words().text("page-record")}</a>
        </li>
    }
    .into_any()
}
