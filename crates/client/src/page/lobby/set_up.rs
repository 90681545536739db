use std::collections::BTreeMap;

use board::{art, refusal, words};
use bots::Level;
use leptos::html::Form;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use serde_json::{Map, Value};
use shelf::{AnyMatch, Refused};
use table::{Game, Heuristic, Info, Kind, Options as _, Salt, Seat, Setting};
use wire::{Clock, NewTable, Plans, Problem, SeatPlan, TableId, Visibility};

use crate::save::Player;
use crate::{device, me, server, sets};

/// What a table is to be.
#[derive(Clone, Copy)]
struct Plan {
    info: Info,
    online: RwSignal<bool>,
    name: RwSignal<String>,
    seats: RwSignal<Vec<Who>>,
    /// What the people at this device are called, by seat; empty where nobody has said.
    names: RwSignal<Vec<String>>,
    options: RwSignal<BTreeMap<&'static str, Value>>,
    visibility: RwSignal<Visibility>,
    clock: RwSignal<Clock>,
    /// Whether people may leave whole runs of decisions to a plan, where somebody has said so.
    plans: RwSignal<Option<Plans>>,
    trouble: RwSignal<Option<String>>,
}

/// Who is to have a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    Me,
    Person,
    Bot(Level),
}

impl Who {
    fn code(self) -> String {
        match self {
            Self::Me => "me".to_owned(),
            Self::Person => "person".to_owned(),
            Self::Bot(level) => level.to_string(),
        }
    }

    fn from_code(code: &str) -> Self {
        match code {
            "me" => Self::Me,
            "person" => Self::Person,
            level => Self::Bot(level.parse().unwrap_or(Level::Manager)),
        }
    }
}

/// The dialog in which a table is set up: on the server, or on this device.
pub(crate) fn dialog(info: Info, open: RwSignal<bool>) -> AnyView {
    let seats = usize::from(info.max_seats.min(4).max(info.min_seats));
    let plan = Plan {
        info,
        online: RwSignal::new(me::presence().with_untracked(me::Presence::is_online)),
        name: RwSignal::new(me::name()),
        seats: RwSignal::new((0..seats).map(|seat| if seat == 0 { Who::Me } else { Who::Person }).collect()),
        names: RwSignal::new(vec![String::new(); usize::from(info.max_seats)]),
        options: RwSignal::new(BTreeMap::new()),
        visibility: RwSignal::new(Visibility::Public),
        clock: RwSignal::new(Clock::None),
        plans: RwSignal::new(None),
        trouble: RwSignal::new(None),
    };
    let navigate = use_navigate();
    let lay = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let navigate = navigate.clone();
        spawn_local(async move {
            match plan.lay().await {
                Ok(address) => navigate(&address, NavigateOptions::default()),
                Err(why) => plan.trouble.set(Some(why)),
            }
        });
    };
    let dialog = NodeRef::<Form>::new();
    dialog.on_load(|dialog| request_animation_frame(move || drop(dialog.focus())));
    view! {
        <div class="scrim" on:keydown=move |event| if event.key() == "Escape" { open.set(false) }>
            <form class="modal set-up" role="dialog" aria-modal="true" aria-labelledby="set-up" data-game=info.slug tabindex="-1" node_ref=dialog on:submit=lay>
                <h2 id="set-up">{words().say("page-set-up", &[("game", info.title.into())])}</h2>
                {super::learn_link(info.slug)}
                {place(plan)}
                {move || plan.online.get().then(|| own_name(plan))}
                {seating(plan)}
                {variants(info, plan.options)}
                {card_set(plan)}
                {plans(plan)}
                {move || plan.online.get().then(|| view! { {clock(plan)} {visibility(plan)} })}
                <p class="trouble" role="alert">{plan.trouble}</p>
                <div class="row">
                    <button class="btn quiet" type="button" on:click=move |_| open.set(false)>{words().text("page-cancel")}</button>
                    <button class="btn primary" data-lay>{move || words().text(if plan.online.get() { "page-open-table" } else { "page-start" })}</button>
                </div>
            </form>
        </div>
    }
    .into_any()
}

/// Why a table cannot be laid so.
fn why_not(refused: &Refused) -> String {
    match refused {
        Refused::SetUp(bad) => words().bad_set_up(bad),
        _ => refused.to_string(),
    }
}

impl Plan {
    /// Makes the table and gives its address, or says what is wrong.
    async fn lay(self) -> Result<String, String> {
        let options = Value::Object(
            self.options
                .get_untracked()
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value))
                .collect::<Map<_, _>>(),
        );
        let seats = self.seats.get_untracked();
        AnyMatch::check(self.info.slug, options.clone(), seats.len() as u8).map_err(|refused| why_not(&refused))?;
        if self.online.get_untracked() {
            self.on_server(options, &seats).await
        } else {
            Ok(self.on_device(options, &seats))
        }
    }

    async fn on_server(self, options: Value, seats: &[Who]) -> Result<String, String> {
        let why = |problem: Problem| refusal(&problem);
        me::become_somebody(self.name.get_untracked()).await.map_err(why)?;
        let plans = seats.iter().map(|who| match who {
            Who::Me => SeatPlan::Me,
            Who::Person => SeatPlan::Open,
            Who::Bot(level) => SeatPlan::Bot(level.to_string()),
        });
        let table = NewTable {
            game: self.info.slug.to_owned(),
            options,
            seats: plans.collect(),
            visibility: self.visibility.get_untracked(),
            clock: self.clock.get_untracked(),
            plans: Some(untrack(|| self.plans())),
            salt: Salt::new(device::random()),
            start: seats.iter().all(|who| *who != Who::Person),
        };
        let made: Made = server::send("POST", "/api/tables", &table).await.map_err(why)?;
        Ok(format!("/table/{}", made.table))
    }

    fn on_device(self, options: Value, seats: &[Who]) -> String {
        let names = words().text("page-bot-names");
        let mut names = names.split(", ");
        let others = seats.contains(&Who::Person);
        let given = self.names.get_untracked();
        let players = Seat::all(seats.len() as u8).zip(seats).map(|(seat, who)| match who {
            Who::Me if !others => Player::Person(super::own_name()),
            Who::Me | Who::Person => {
                let given = given[seat.index()].trim();
                Player::Person(if given.is_empty() { usual_name(seat) } else { given.to_owned() })
            }
            Who::Bot(level) => Player::Bot { level: *level, name: names.next().unwrap_or_default().to_owned() },
        });
        format!("/device/{}", device::lay(&self.info, options, players.collect(), untrack(|| self.plans())))
    }

    /// Whether people may leave whole runs of decisions to a plan: as somebody has said, or as is usual for so many.
    fn plans(self) -> Plans {
        let people = self.seats.with(|seats| seats.iter().filter(|who| !matches!(who, Who::Bot(_))).count());
        self.plans.get().unwrap_or(Plans::usual(people))
    }
}

/// What somebody at this device is called who has not said: nobody is "You" to everybody who holds it.
fn usual_name(seat: Seat) -> String {
    let own = me::name();
    if seat.index() == 0 && !own.is_empty() {
        return own;
    }
    words().say("person-name", &[("number", (seat.index() + 1).into())])
}

/// What a server says of a table that it made.
#[derive(serde::Deserialize)]
struct Made {
    table: TableId,
}

/// On the server or on this device.
fn place(plan: Plan) -> AnyView {
    let button = move |online: bool, label: &'static str| {
        view! {
            <button type="button" aria-pressed=move || (plan.online.get() == online).to_string() on:click=move |_| plan.online.set(online)>
                {words().text(label)}
            </button>
        }
    };
    let there = move || me::presence().with(me::Presence::is_online);
    view! {
        {move || there().then(|| view! {
            <span class="seg" role="group">{button(true, "page-with-friends")} {button(false, "page-on-this-device")}</span>
        })}
    }
    .into_any()
}

fn own_name(plan: Plan) -> AnyView {
    if me::presence().with(|presence| presence.me().is_some()) {
        return ().into_any();
    }
    view! {
        <label class="field"><span>{words().text("page-your-name")}</span>
            <input type="text" required=true maxlength="24" prop:value=plan.name on:input=move |event| plan.name.set(event_target_value(&event))/>
        </label>
    }
    .into_any()
}

/// How many seats, and who has each.
fn seating(plan: Plan) -> AnyView {
    let count = move || plan.seats.with(Vec::len);
    let (fewest, most) = (usize::from(plan.info.min_seats), usize::from(plan.info.max_seats));
    let rows = move || {
        // Who may come depends on where the table is.
        let is_online = plan.online.get();
        Seat::all(count() as u8).map(|seat| chair(plan, seat, is_online)).collect::<Vec<_>>()
    };
    view! {
        <fieldset>
            <legend>{words().text("page-seats")}</legend>
            <span class="count" role="group" aria-label=words().text("page-seats")>
                <button type="button" aria-label=words().text("page-less") disabled=move || { count() <= fewest }
                    on:click=move |_| plan.seats.update(|seats| { seats.pop(); })>"−"</button>
                <output>{count}</output>
                <button type="button" aria-label=words().text("page-more") disabled=move || { count() >= most }
                    on:click=move |_| plan.seats.update(|seats| seats.push(Who::Person))>"+"</button>
            </span>
            <ul>{rows}</ul>
        </fieldset>
    }
    .into_any()
}

fn chair(plan: Plan, seat: Seat, is_online: bool) -> AnyView {
    let choices = [Who::Me, Who::Person].into_iter().chain(Level::ALL.map(Who::Bot));
    let mine = seat.index() == 0;
    let choices: Vec<AnyView> = choices
        .filter(|who| (*who == Who::Me) == mine)
        .map(|who| {
            let label = match who {
                Who::Me => words().text("page-seat-me"),
                Who::Person if is_online => words().text("page-seat-open"),
                Who::Person => words().text("page-seat-person"),
                Who::Bot(level) => {
                    words().say("page-seat-bot", &[("level", words().text(&format!("page-level-{level}")).into())])
                }
            };
            let chosen = plan.seats.with_untracked(|seats| seats[seat.index()] == who);
            view! { <option value=who.code() selected=chosen>{label}</option> }.into_any()
        })
        .collect();
    let set = move |event| plan.seats.update(|seats| seats[seat.index()] = Who::from_code(&event_target_value(&event)));
    let who = plan.seats.with_untracked(|seats| seats[seat.index()]);
    let shares = plan.seats.with_untracked(|seats| seats.contains(&Who::Person));
    let is_named = !is_online && shares && matches!(who, Who::Me | Who::Person);
    view! {
        <li class="row">
            {art::token(seat)} <select aria-label=words().text("page-seats") disabled=mine on:change=set>{choices}</select>
            {is_named.then(|| name(plan, seat))}
        </li>
    }
    .into_any()
}

/// What somebody at this device is called.
fn name(plan: Plan, seat: Seat) -> AnyView {
    let given = plan.names.with_untracked(|names| names[seat.index()].clone());
    let set = move |event| plan.names.update(|names| names[seat.index()] = event_target_value(&event));
    let usual = usual_name(seat);
    let label = words().say("page-name-of", &[("who", usual.clone().into())]);
    view! { <input type="text" maxlength="24" data-name aria-label=label placeholder=usual prop:value=given on:input=set/> }
        .into_any()
}

struct Settings;

impl shelf::Visit for Settings {
    type Output = (&'static [Setting], Value);

    fn visit<G: Heuristic>(self) -> Self::Output {
        let usual = serde_json::to_value(<G as Game>::Options::default()).expect("options have a JSON form");
        (<G as Game>::Options::settings(), usual)
    }
}

/// The variants, each explained.
pub(crate) fn variants(info: Info, options: RwSignal<BTreeMap<&'static str, Value>>) -> AnyView {
    let Ok((settings, usual)) = shelf::with(info.slug, Settings) else { return ().into_any() };
    let fields: Vec<AnyView> = settings
        .iter()
        .filter(|setting| setting.kind != Kind::Cards)
        .map(|setting| variant(info.slug, options, *setting, &usual[setting.name]))
        .collect();
    view! { <details class="variants"><summary>{words().text("page-variants")}</summary>{fields}</details> }.into_any()
}

fn variant(
    slug: &'static str,
    options: RwSignal<BTreeMap<&'static str, Value>>,
    setting: Setting,
    usual: &Value,
) -> AnyView {
    let name = setting.name;
    let set = move |value: Value| {
        options.update(|options| {
            options.insert(name, value);
        });
    };
    let input = match setting.kind {
        Kind::Flag => {
            let on = usual.as_bool().unwrap_or_default();
            view! { <input type="checkbox" checked=on on:change=move |event| set(event_target_checked(&event).into())/> }.into_any()
        }
        Kind::Number { min, max } => {
            let value = usual.as_u64().unwrap_or(u64::from(min));
            let change = move |event| {
                if let Ok(number) = event_target_value(&event).parse::<u32>() {
                    set(number.into());
                }
            };
            view! { <input type="number" min=min max=max value=value on:change=change/> }.into_any()
        }
        Kind::OneOf(choices) => {
            let choices: Vec<AnyView> = choices
                .iter()
                .map(|choice| {
                    view! { <option value=*choice selected=usual.as_str() == Some(*choice)>{*choice}</option> }
                        .into_any()
                })
                .collect();
            view! { <select on:change=move |event| set(event_target_value(&event).into())>{choices}</select> }
                .into_any()
        }
        Kind::Cards => ().into_any(),
    };
    view! {
        <label class="variant">{input}
            <span><b>{words().option_name(slug, name)}</b><small>{words().option_help(slug, name)}</small></span>
        </label>
    }
    .into_any()
}

/// The cards: the standard ones, or one of the sets that are kept on this device.
fn card_set(plan: Plan) -> Option<AnyView> {
    let kept = sets::of(plan.info.slug);
    if kept.is_empty() {
        return None;
    }
    let named = kept
        .iter()
        .enumerate()
        .map(|(index, set)| view! { <option value=index>{set.name.clone()}</option> }.into_any());
    let named: Vec<AnyView> = named.collect();
    let set = move |event| {
        let chosen = event_target_value(&event).parse().ok().and_then(|index: usize| kept.get(index));
        plan.options.update(|options| {
            match chosen.map(|chosen| serde_json::to_value(&chosen.set).expect("a set has a JSON form")) {
                Some(cards) => options.insert("cards", cards),
                None => options.remove("cards"),
            };
        });
    };
    Some(
        view! {
            <label class="field"><span>{words().option_name(plan.info.slug, "cards")}</span>
                <select data-cards on:change=set><option value="">{words().text("workshop-standard")}</option>{named}</select>
            </label>
        }
        .into_any(),
    )
}

/// Whether people may leave whole runs of decisions to a plan, in a game that offers some.
fn plans(plan: Plan) -> Option<AnyView> {
    let slug = plan.info.slug;
    let set = move |event| {
        plan.plans.set(Some(if event_target_checked(&event) { Plans::Allowed } else { Plans::ByHand }));
    };
    let are_allowed = move || plan.plans().are_allowed();
    faces::has_plans(slug).then(|| {
        view! {
            <label class="variant"><input type="checkbox" data-plans prop:checked=are_allowed on:change=set/>
                <span><b>{words().plans(slug)}</b><small>{move || plans_said(slug, plan.plans())}</small></span>
            </label>
        }
        .into_any()
    })
}

/// What people may leave to a plan in a game that offers some, in words.
pub(crate) fn plans_said(slug: &str, plans: Plans) -> String {
    if plans.are_allowed() { words().plans_on(slug) } else { words().plans_off(slug) }
}

/// The usual clocks.
fn clock(plan: Plan) -> AnyView {
    let clocks = [
        Clock::None,
        Clock::Live { per_move: 20, bank: 300 },
        Clock::Live { per_move: 30, bank: 900 },
        Clock::Days { hours: 24 },
        Clock::Days { hours: 72 },
    ];
    let choices: Vec<AnyView> = clocks
        .iter()
        .enumerate()
        .map(|(index, clock)| view! { <option value=index>{super::open::tempo(*clock)}</option> }.into_any())
        .collect();
    let set = move |event| {
        let index = event_target_value(&event).parse::<usize>().unwrap_or_default();
        plan.clock.set(clocks.get(index).copied().unwrap_or_default());
    };
    view! { <label class="field"><span>{words().text("page-clock")}</span><select on:change=set>{choices}</select></label> }.into_any()
}

fn visibility(plan: Plan) -> AnyView {
    let set = move |event| {
        plan.visibility.set(if event_target_checked(&event) { Visibility::Invitation } else { Visibility::Public });
    };
    view! {
        <label class="variant"><input type="checkbox" on:change=set/>
            <span><b>{words().text("page-private")}</b><small>{words().text("page-private-help")}</small></span>
        </label>
    }
    .into_any()
}
