//! The log: what happened, told as a story. The newest turn is on top, and within it things stand in their order.

mod read;
mod sections;

use std::sync::Arc;

use board::{Board, EventOf, Home, Scene, art, device, parts, settings, words};
use js_sys::{Date, Object, Reflect};
use leptos::ev::{pagehide, visibilitychange};
use leptos::prelude::*;
use table::Seat;
use wire::Moment;
use words::{Part, People, Speak as _, Stakes, Words};

use sections::{LogLine, Section, rounds, sections};

/// The log as it is told so far, and how it is divided.
struct Log<B: Board> {
    people: People,
    events: Vec<EventOf<B>>,
    lines: Vec<Arc<LogLine>>,
    sections: Vec<Section>,
    /// Goes up when something that had been told was told anew.
    edition: u32,
}

impl<B: Board> Default for Log<B> {
    fn default() -> Self {
        let people = People { names: Vec::new(), me: None };
        Self { people, events: Vec::new(), lines: Vec::new(), sections: Vec::new(), edition: 0 }
    }
}

impl<B: Board> Log<B> {
    /// Tells what has happened since, and anew what is no more what it was; says whether there was anything to tell.
    fn catch_up(&mut self, words: &Words, scene: Scene<B>) -> bool {
        let (now, story) = (scene.now(), scene.story());
        let known = self.events.iter().zip(&story.events).take_while(|(known, (_, event))| *known == event).count();
        let known = if self.people == now.people { known } else { 0 };
        if known == self.events.len() && known == story.events.len() {
            return false;
        }
        if known < self.events.len() {
            self.edition += 1;
        }
        self.people = now.people.clone();
        self.events.truncate(known);
        self.lines.truncate(known);
        let people = self.people.marked();
        // As somebody reads it who is not of them: this one has all the names.
        let outside = People { me: None, ..people.clone() };
        for ((_, event), at) in story.events.iter().zip(&story.times).skip(known) {
            let told = B::Face::event(words, &outside, &now.options, event);
            let actor = words::parts(&told).first().and_then(|part| match part {
                Part::Seat(seat, _) => Some(*seat),
                Part::Text(_) | Part::Card(_) => None,
            });
            self.lines.push(Arc::new(LogLine {
                text: B::Face::event(words, &people, &now.options, event),
                actor,
                about: words::named(&told),
                at: *at,
                flow: B::Face::flow(event).into_iter().filter(|(_, change)| *change != 0).collect(),
                chapter: B::Face::chapter(words, &people, &now.options, event),
            }));
            self.events.push(event.clone());
        }
        self.sections = sections(self.lines.iter().map(|line| &**line));
        true
    }
}

/// What is drawn of the log, and how.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Look {
    edition: u32,
    /// Which lines alone are wanted.
    which: Which,
    /// How many lines had been read when the log was left.
    read: Option<usize>,
}

/// Which lines somebody reads.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Which {
    All,
    /// What is about one person.
    Of(Seat),
    /// Where what is counted changes: with how much, and what was left.
    Counted,
}

impl Which {
    fn has(self, line: &LogLine) -> bool {
        match self {
            Self::All => true,
            Self::Of(seat) => line.about.contains(seat),
            Self::Counted => !line.flow.is_empty(),
        }
    }
}

/// A piece of the log that is drawn as one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Block {
    /// The section of this number, with so many lines.
    Section { number: usize, lines: usize, is_last: bool, look: Look },
    /// The sections of a round that is over, with so many lines.
    Round { first: usize, end: usize, lines: usize, look: Look },
}

/// What happened, the newest turn on top.
pub(super) fn log<B: Board>(scene: Scene<B>, is_open: RwSignal<bool>) -> AnyView {
    let telling = words().marking();
    let log = StoredValue::new(Log::<B>::default());
    let edition = Memo::new(move |last: Option<&(u32, usize)>| {
        let fresh = log.try_update_value(|log| {
            log.catch_up(&telling, scene);
            (log.edition, log.lines.len())
        });
        fresh.or_else(|| last.copied()).unwrap_or_default()
    });
    let which = RwSignal::new(Which::All);
    let read = bookmark(scene, edition, is_open);
    let blocks = move || {
        let look = Look { edition: edition.get().0, which: which.get(), read: read.get() };
        log.with_value(|log| blocks(log, look))
    };
    view! {
        <div class="filters">{filters(scene, which)} {move || jump(edition.get().1, read.get())}</div>
        <div class="pane log story" role="tabpanel" tabindex="0">
            <For each=blocks key=|block| *block let:block>{draw(scene, log, block)}</For>
        </div>
    }
    .into_any()
}

fn blocks<B: Board>(log: &Log<B>, look: Look) -> Vec<Block> {
    let shown = |section: &Section| section.lines.clone().filter(|number| look.which.has(&log.lines[*number])).count();
    let mut rounds = rounds(&log.sections);
    let last = rounds.pop().unwrap_or_default();
    let turns = last.rev().map(|number| {
        let is_last = number + 1 == log.sections.len();
        Block::Section { number, lines: shown(&log.sections[number]), is_last, look }
    });
    let folded = rounds.into_iter().rev().map(|round| {
        let lines = log.sections[round.clone()].iter().map(shown).sum();
        Block::Round { first: round.start, end: round.end, lines, look }
    });
    let is_empty = |block: &Block| matches!(block, Block::Section { lines: 0, .. } | Block::Round { lines: 0, .. });
    turns.chain(folded).filter(|block| !is_empty(block)).collect()
}

fn draw<B: Board>(scene: Scene<B>, log: StoredValue<Log<B>>, block: Block) -> AnyView {
    match block {
        Block::Section { number, is_last, look, .. } => {
            log.with_value(|log| section(log, &untrack(|| left(scene, log, look)), number, is_last, look))
        }
        Block::Round { first, end, lines, look } => folded(scene, log, first..end, lines, look),
    }
}

/// What everybody had left after each line, as far as that can be seen; nothing where nobody asks.
fn left<B: Board>(scene: Scene<B>, log: &Log<B>, look: Look) -> Vec<Vec<Option<i32>>> {
    if look.which != Which::Counted {
        return Vec::new();
    }
    let now = scene.now();
    // What is being told beat by beat has not come to the table yet.
    let seen = log.lines.len().saturating_sub(scene.session.staged.get());
    let mut purses: Vec<Option<i32>> = Seat::all(now.seats()).map(|seat| B::Face::purse(&now.view, seat)).collect();
    let mut left = vec![Vec::new(); log.lines.len()];
    for (number, line) in log.lines.iter().enumerate().take(seen).rev() {
        left[number].clone_from(&purses);
        for (seat, change) in &line.flow {
            if let Some(purse) = purses.get_mut(seat.index()).and_then(Option::as_mut) {
                *purse -= change;
            }
        }
    }
    left
}

/// A round that is over: its heading, and its turns once somebody opens it.
fn folded<B: Board>(
    scene: Scene<B>,
    log: StoredValue<Log<B>>,
    round: std::ops::Range<usize>,
    lines: usize,
    look: Look,
) -> AnyView {
    let is_open = RwSignal::new(false);
    let heading = log.with_value(|log| heading(log.sections[round.start].heading.as_deref()));
    let turns = move || {
        let turns = round.clone().rev();
        let drawn = |log: &Log<B>| {
            let left = untrack(|| left(scene, log, look));
            turns.map(|turn| section(log, &left, turn, false, look)).collect::<Vec<_>>()
        };
        is_open.get().then(|| log.with_value(drawn))
    };
    let count = words().say("page-log-lines", &[("count", lines.into())]);
    view! {
        <details class="fold" on:toggle=move |_| is_open.update(|open| *open = !*open)>
            <summary><span>{heading}</span> <small>{count}</small></summary>
            {turns}
        </details>
    }
    .into_any()
}

fn heading(heading: Option<&str>) -> AnyView {
    sentence(heading.unwrap_or(&words().text("page-log-set-up")))
}

/// Lines under their heading.
fn section<B: Board>(log: &Log<B>, left: &[Vec<Option<i32>>], number: usize, is_last: bool, look: Look) -> AnyView {
    let section = &log.sections[number];
    let mut minute = log.lines[section.lines.start].at.map(clock);
    let began = minute.clone().map(|minute| view! { <time>{minute}</time> });
    let outcomes = section.outcomes.iter().map(|outcome| view! { <span class="out">{sentence(outcome)}</span> });
    let stakes = B::Face::STAKES.filter(|_| look.which == Which::Counted);
    let sum = stakes.zip(log.people.me).and_then(|(stakes, me)| own_sum(&log.lines[section.lines.clone()], stakes, me));
    let mut lines = Vec::new();
    for number in section.lines.clone() {
        let line = &log.lines[number];
        if look.read == Some(number) {
            lines.push(view! { <li class="new-line" role="separator" data-unread><span>{words().text("page-log-new")}</span></li> }.into_any());
        }
        if !look.which.has(line) {
            continue;
        }
        let flow = stakes.map(|stakes| flow(line, left.get(number).map_or(&[][..], |left| &left[..]), stakes));
        let at = line.at.map(clock).filter(|at| minute.as_ref() != Some(at));
        minute = at.clone().or(minute);
        let sign = line.actor.map_or_else(|| art::line("i-flip"), art::token);
        lines.push(
            view! { <li class:take=line.is_outcome() data-line=number.to_string()>{sign} <span>{sentence(&line.text)} {flow}</span> {at.map(|at| view! { <time>{at}</time> })}</li> }
                .into_any(),
        );
    }
    view! {
        <section class="turn" class:now=is_last>
            <h3><span>{heading(section.heading.as_deref())}</span> {outcomes.collect::<Vec<_>>()} {sum} {began}</h3>
            <ol>{lines}</ol>
        </section>
    }
    .into_any()
}

/// Who gained or paid how much in a line, and what they had left.
fn flow(line: &LogLine, left: &[Option<i32>], stakes: Stakes) -> AnyView {
    let change = |(seat, change): &(Seat, i32)| {
        let had = left.get(seat.index()).copied().flatten().and_then(|left| u32::try_from(left).ok());
        let had = had.map(|had| {
            let amount = stakes.amount(words(), had);
            view! { <small>{words().say("page-log-left", &[("amount", amount.into())])}</small> }
        });
        view! { <span>{art::token(*seat)} <b class:up={*change > 0} class:dn={*change < 0}>{stakes.change(words(), *change)}</b> {had}</span> }
    };
    view! { <span class="flow num">{line.flow.iter().map(change).collect::<Vec<_>>()}</span> }.into_any()
}

/// What the lines of a turn brought whoever looks.
fn own_sum(lines: &[Arc<LogLine>], stakes: Stakes, me: Seat) -> Option<AnyView> {
    let own = lines.iter().flat_map(|line| &line.flow).filter(|(seat, _)| *seat == me);
    let sum: i32 = own.map(|(_, change)| change).sum();
    let text = words().say("page-log-sum", &[("change", stakes.change(words(), sum).into())]);
    (sum != 0).then(|| view! { <b class="sum num">{text}</b> }.into_any())
}

/// A sentence with its cards set off.
fn sentence(text: &str) -> AnyView {
    let parts = words::parts(text).into_iter().map(|part| match part {
        Part::Text(text) | Part::Seat(_, text) => text.to_owned().into_any(),
        Part::Card(name) => view! { <span class="ct">{name.to_owned()}</span> }.into_any(),
    });
    parts.collect::<Vec<_>>().into_any()
}

/// Buttons for everybody's lines, those of one person, or those where what is counted changes.
fn filters<B: Board>(scene: Scene<B>, which: RwSignal<Which>) -> AnyView {
    let seats = move || {
        let now = scene.now();
        let seat = |seat: Seat| {
            let name = now.people.someone(words(), seat);
            let label = words().say("page-log-of", &[("who", name.into())]);
            let is_chosen = move || (which.get() == Which::Of(seat)).to_string();
            view! { <button title=label.clone() aria-label=label aria-pressed=is_chosen on:click=move |_| which.set(Which::Of(seat))>{art::token(seat)}</button> }
        };
        let me = now.me();
        me.into_iter().chain(now.others()).map(seat).collect::<Vec<_>>()
    };
    let counted = B::Face::STAKES.map(|stakes| {
        let name = match stakes {
            Stakes::Money => "page-log-money",
            Stakes::Points => "page-log-points",
        };
        let is_chosen = move || (which.get() == Which::Counted).to_string();
        view! { <button data-counted aria-pressed=is_chosen on:click=move |_| which.set(Which::Counted)>{words().text(name)}</button> }
    });
    view! {
        <span class="seg" role="group" aria-label=words().text("page-log-which")>
            <button aria-pressed=move || (which.get() == Which::All).to_string() on:click=move |_| which.set(Which::All)>{words().text("page-log-all")}</button>
            {seats} {counted}
        </span>
    }
    .into_any()
}

/// How much is new, and the way there.
fn jump(lines: usize, read: Option<usize>) -> Option<AnyView> {
    let count = lines.checked_sub(read?).filter(|count| *count > 0)?;
    let label = words().say("page-log-unread", &[("count", count.into())]);
    Some(
        view! { <button class="btn quiet jump" on:click=|_| parts::bring("[data-unread]")>{label}</button> }.into_any(),
    )
}

/// Where reading stopped: as the log was left the last time, and anew whenever it is left.
fn bookmark<B: Board>(scene: Scene<B>, told: Memo<(u32, usize)>, is_open: RwSignal<bool>) -> RwSignal<Option<usize>> {
    let table = scene.session.sheet.with_untracked(|sheet| sheet.as_ref().map(|sheet| sheet.id.clone()));
    let table = table.filter(|_| scene.session.home() != Home::Past);
    let lines = move || told.get_untracked().1;
    let unread = |read: usize| Some(read).filter(|read| *read > 0 && *read < lines());
    let mark = RwSignal::new(table.as_ref().and_then(read::lines).and_then(unread));
    let Some(table) = table else { return mark };
    let keep = move || read::keep(&table, lines());
    let left = {
        let keep = keep.clone();
        move || {
            mark.set(Some(lines()));
            keep();
        }
    };
    let listeners = [
        window_event_listener(pagehide, {
            let keep = keep.clone();
            move |_| keep()
        }),
        window_event_listener(visibilitychange, {
            let left = left.clone();
            move |_| {
                if document().hidden() {
                    left();
                }
            }
        }),
    ];
    Effect::new(move |was: Option<bool>| {
        let is_open = is_open.get();
        if was == Some(true) && !is_open {
            left();
        }
        is_open
    });
    on_cleanup(move || {
        listeners.into_iter().for_each(WindowListenerHandle::remove);
        keep();
    });
    mark
}

/// The time of day, with the day where it is another.
fn clock(at: Moment) -> String {
    let (date, today) = (Date::new(&(at as f64).into()), Date::new(&(device::now() as f64).into()));
    let language = settings::language().get_untracked().code();
    let is_today = date.to_date_string() == today.to_date_string();
    let day: &[(&str, &str)] = if is_today { &[] } else { &[("day", "numeric"), ("month", "short")] };
    let format = Object::new();
    for (name, value) in [("hour", "2-digit"), ("minute", "2-digit"), ("hourCycle", "h23")].iter().chain(day) {
        // A plain object takes whatever it is given.
        let _ = Reflect::set(&format, &(*name).into(), &(*value).into());
    }
    date.to_locale_string(language, &format).into()
}
