use std::sync::Arc;

use leptos::prelude::*;
use serde::Deserialize as _;
use table::{BySeat, Game, Info, Item, Menu, Places, Seat, Seats, by_name};
use wire::{Command, Moment, Phase, Plans, Position, Sheet, Telling};
use words::{People, Speak as _};

use crate::undrawn::Picture;
use crate::{ActionOf, Board, EventOf, GameOf, Session};

/// A table as its board sees it: what to draw, and how to answer.
///
/// It is `Copy`: hand it to every closure.
pub struct Scene<B: Board> {
    /// The table underneath.
    pub session: Session,
    /// What to draw; changes with every update.
    pub now: Memo<Arc<Now<GameOf<B>>>>,
    /// What was told so far.
    told: Memo<Arc<History<GameOf<B>>>>,
    /// The action that was picked on the table and waits for the big button; forgotten when something else is asked.
    pub chosen: RwSignal<Option<ActionOf<B>>>,
    /// The action that was played last from this page, with its ply.
    pub acted: RwSignal<Option<(u32, ActionOf<B>)>>,
    /// The name plate of the game.
    pub info: Info,
    /// Whether the table is shown as if nobody had drawn it.
    pub is_undrawn: bool,
    /// The position in words; worked out where somebody looks at it.
    pub(crate) picture: Memo<Arc<Picture>>,
}

impl<B: Board> Clone for Scene<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Board> Copy for Scene<B> {}

/// What the person who looks was told, in order, each event with its ply.
pub struct History<G: Game> {
    /// The events.
    pub events: Vec<(u32, G::Event)>,
    /// When each of them happened, where that is known.
    pub times: Vec<Option<Moment>>,
    /// Whether everything that was told could be read: what comes after something that could not is left out.
    pub is_whole: bool,
    raw: Vec<String>,
}

impl<G: Game> Default for History<G> {
    fn default() -> Self {
        Self { events: Vec::new(), times: Vec::new(), is_whole: true, raw: Vec::new() }
    }
}

impl<G: Game> Clone for History<G> {
    fn clone(&self) -> Self {
        let Self { events, times, is_whole, raw } = self;
        Self { events: events.clone(), times: times.clone(), is_whole: *is_whole, raw: raw.clone() }
    }
}

impl<G: Game> History<G> {
    /// Reads what was told since and says whether that is anything; what was read before is not read again.
    fn catch_up(&mut self, story: &[Telling]) -> bool {
        let known = self.raw.iter().zip(story).take_while(|(known, telling)| **known == telling.event.get()).count();
        let changed = known < self.raw.len() || known < story.len();
        self.raw.truncate(known);
        self.events.truncate(known);
        self.times.truncate(known);
        self.is_whole = true;
        for telling in &story[known..] {
            let Ok(event) = serde_json::from_str(telling.event.get()) else {
                self.is_whole = false;
                break;
            };
            self.events.push((telling.ply, event));
            self.times.push(telling.at);
            self.raw.push(telling.event.get().to_owned());
        }
        changed
    }
}

impl<G: Game> History<G> {
    /// So many events that were told last.
    fn latest(&self, count: usize) -> impl Iterator<Item = &G::Event> {
        self.events[self.events.len().saturating_sub(count)..].iter().map(|(_, event)| event)
    }
}

/// Where a game stands, for the person who looks.
pub struct Now<G: Game> {
    /// How many actions have been played.
    pub ply: u32,
    /// What is seen.
    pub view: G::View,
    /// What may be done; empty where nothing is asked.
    pub menu: Menu<G::Action>,
    /// Everyone who is asked.
    pub to_act: Seats,
    /// The names, and who of them is looking.
    pub people: People,
    /// The variants.
    pub options: G::Options,
    /// The order of finish, once the game is over.
    pub places: Option<Places>,
    /// Everyone's final points, once the game is over.
    pub scores: Option<BySeat<i32>>,
    /// Where bots sit.
    pub bots: Seats,
}

impl<G: Game> PartialEq for Now<G> {
    fn eq(&self, other: &Self) -> bool {
        self.ply == other.ply
            && self.view == other.view
            && self.menu == other.menu
            && self.to_act == other.to_act
            && self.people == other.people
            && self.bots == other.bots
    }
}

impl<G: Game> Now<G> {
    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.people.names.len() as u8
    }

    /// The seat whose eyes these are; none for a spectator.
    pub const fn me(&self) -> Option<Seat> {
        self.people.me
    }

    /// Whether the person who looks is asked something.
    pub fn is_mine(&self) -> bool {
        self.me().is_some_and(|seat| self.to_act.contains(seat))
    }

    /// The other seats in turn order, beginning after the person who looks.
    pub fn others(&self) -> Vec<Seat> {
        let seats = self.seats();
        match self.me() {
            Some(me) => me.around(seats).skip(1).collect(),
            None => Seat::all(seats).collect(),
        }
    }

    /// The first action on the menu of which this holds.
    pub fn find(&self, wanted: impl Fn(&G::Action) -> bool) -> Option<G::Action> {
        self.menu.items().iter().map(|item| item.nth(0)).find(wanted)
    }

    /// The first line of the menu of whose action this holds.
    pub fn item(&self, wanted: impl Fn(&G::Action) -> bool) -> Option<Item<G::Action>> {
        self.menu.items().iter().find(|item| wanted(&item.nth(0))).copied()
    }
}

/// What the person who looks is asked: the same for as long as nothing but others' answers comes in beside.
#[derive(PartialEq)]
struct Question<G: Game> {
    me: Option<Seat>,
    menu: Menu<G::Action>,
    /// The ply of the last answer from this page that the table has moved on with.
    answered: Option<u32>,
}

impl<G: Game> Question<G> {
    fn after(last: Option<&Self>, now: &Now<G>, acted: Option<u32>) -> Self {
        let answered = acted.filter(|ply| now.ply > *ply).or_else(|| last.and_then(|last| last.answered));
        Self { me: now.me(), menu: now.menu.clone(), answered }
    }
}

impl<B: Board> Scene<B> {
    /// The table of a session, once its first position is there.
    pub fn new(session: Session) -> Result<Self, String> {
        // Once, and before anything else: positions name the card set that is in here.
        let options = session.sheet.with_untracked(|sheet| read_options::<GameOf<B>>(sheet.as_ref()))?;
        let first = read(session.sheet.get_untracked(), session.position.get_untracked(), options.clone())?;
        let first = Arc::new(first);
        session.set_beats(beats::<B>);
        let told = Memo::new_owning(move |last: Option<Arc<History<GameOf<B>>>>| {
            let mut told = last.unwrap_or_default();
            let more = session.story.with(|story| Arc::make_mut(&mut told).catch_up(story));
            (told, more)
        });
        let fresh = Memo::new(move |_| {
            let now = read(session.sheet.get(), session.position.get(), options.clone()).ok()?;
            let staged = session.staged.get();
            Some(Arc::new(if staged > 0 { perform::<B>(now, &told.get(), staged) } else { now }))
        });
        let now = Memo::new(move |last: Option<&Arc<Now<GameOf<B>>>>| {
            // What cannot be read leaves the table as it was.
            fresh.get().unwrap_or_else(|| last.cloned().unwrap_or_else(|| Arc::clone(&first)))
        });
        Effect::new(move |_| {
            if fresh.with(Option::is_none) || told.with(|told| !told.is_whole) {
                session.strange.set(true);
            }
        });
        let chosen = RwSignal::new(None);
        let acted = RwSignal::new(None::<(u32, ActionOf<B>)>);
        let question = Memo::new(move |last: Option<&Question<GameOf<B>>>| {
            now.with(|now| Question::after(last, now, acted.get().map(|(ply, _)| ply)))
        });
        Effect::new(move |_| {
            // A memo that nobody reads follows nothing.
            question.with(|_| ());
            chosen.set(None);
        });
        // What a press still picked on a board that was about to be drawn anew is no longer offered.
        Effect::new(move |_| {
            let menu = &now.get().menu;
            if chosen.get().is_some_and(|action| !menu.contains(action)) {
                chosen.set(None);
            }
        });
        let picture = Memo::new(move |_| Arc::new(Picture::of::<B::Face>(&now.get())));
        Ok(Self { session, now, told, chosen, acted, info: B::INFO, is_undrawn: false, picture })
    }

    /// The same table as one of this game, for a board that is of no game alone.
    #[must_use]
    pub fn of(self, info: Info) -> Self {
        Self { info, ..self }
    }

    /// The same table as if nobody had drawn it, if so wanted.
    #[must_use]
    pub fn undrawn(self, is_undrawn: bool) -> Self {
        Self { is_undrawn, ..self }
    }

    /// What to draw now; whoever calls it is called again when that changes.
    pub fn now(self) -> Arc<Now<GameOf<B>>> {
        self.now.get()
    }

    /// What was told so far; whoever calls it is called again when more is.
    pub fn story(self) -> Arc<History<GameOf<B>>> {
        self.told.get()
    }

    /// What has been told of a climax that the position does not show yet, its latest beat last; nothing where there is none.
    pub fn climax(self) -> Vec<EventOf<B>> {
        let (told, staged) = (self.told.get(), self.session.staged.get());
        told.latest(staged).cloned().collect()
    }

    /// Whether people may leave whole runs of decisions to a plan here.
    pub fn plans(self) -> Plans {
        self.session.sheet.with(|sheet| sheet.as_ref().map(|sheet| sheet.plans)).unwrap_or_default()
    }

    /// Picks an action, or lets go of it where it was picked already.
    pub fn pick(self, action: ActionOf<B>) {
        self.chosen.update(|chosen| *chosen = (*chosen != Some(action)).then_some(action));
    }

    /// Whether an action is picked.
    pub fn is_picked(self, wanted: impl Fn(&ActionOf<B>) -> bool) -> bool {
        self.chosen.get().is_some_and(|action| wanted(&action))
    }

    /// Plays an action, unless another one is still on its way.
    pub fn act(self, action: ActionOf<B>) {
        self.act_all(&[action]);
    }

    /// Plays actions one after the other, without looking at what lies between.
    pub fn act_all(self, actions: &[ActionOf<B>]) {
        // Neither twice, nor while the table is shown as it was.
        if self.session.sent.get_untracked() || self.session.staged.get_untracked() > 0 {
            return;
        }
        let (first, version) = (self.now.with_untracked(|now| now.ply), Some(self.session.version()));
        let act = |(action, ply)| {
            let action = serde_json::value::to_raw_value(action).expect("an action has a JSON form");
            Command::Act { ply, version, action }
        };
        self.session.commands(actions.iter().zip(first..).map(act).collect());
        self.acted.set(actions.first().map(|action| (first, *action)));
    }

    /// Takes the last action back.
    pub fn take_back(self) {
        let ply = self.now.with_untracked(|now| now.ply);
        self.session.command(Command::TakeBack { ply });
    }

    /// What an action does, as it stands on a button.
    pub fn label(self, action: ActionOf<B>) -> String {
        let now = self.now.get();
        B::Face::action(crate::words(), &now.people, &now.view, action)
    }
}

/// Which of the events that were told at once are beats; none where one of them cannot be read.
fn beats<B: Board>(tellings: &[Telling]) -> Vec<usize> {
    let events: Result<Vec<EventOf<B>>, _> =
        tellings.iter().map(|telling| serde_json::from_str(telling.event.get())).collect();
    events.map(|events| B::beats(&events)).unwrap_or_default()
}

/// The table as it was, with what has been told since of a climax; nobody is asked anything meanwhile.
fn perform<B: Board>(mut now: Now<GameOf<B>>, told: &History<GameOf<B>>, staged: usize) -> Now<GameOf<B>> {
    let events: Vec<EventOf<B>> = told.latest(staged).cloned().collect();
    B::perform(&mut now.view, &events);
    now.menu = Menu::default();
    now.to_act = Seats::NONE;
    now
}

/// Reads the variants of a table as those of a game.
fn read_options<G: Game>(sheet: Option<&Sheet>) -> Result<G::Options, String> {
    let sheet = sheet.ok_or("the game has not begun")?;
    G::Options::deserialize(&sheet.options).map_err(|error| error.to_string())
}

/// Reads the messages of a table as those of a game.
fn read<G: Game>(sheet: Option<Sheet>, position: Option<Position>, options: G::Options) -> Result<Now<G>, String> {
    let (sheet, position) = sheet.zip(position).ok_or("the game has not begun")?;
    let error = |error: serde_json::Error| error.to_string();
    let mine = sheet.mine.filter(|_| matches!(sheet.phase, Phase::Playing | Phase::Over | Phase::Broken { .. }));
    Ok(Now {
        ply: position.ply,
        view: by_name(|| serde_json::from_str(position.view.get())).map_err(error)?,
        menu: serde_json::from_str::<Option<_>>(position.menu.get()).map_err(error)?.unwrap_or_default(),
        to_act: position.to_act,
        people: People { names: sheet.chairs.iter().map(|chair| chair.sitter.name().to_owned()).collect(), me: mine },
        options,
        places: position.places,
        scores: BySeat::from_values(position.scores),
        bots: Seat::all(sheet.chairs.len() as u8)
            .filter(|seat| matches!(sheet.chairs[seat.index()].sitter, wire::Sitter::Bot { .. }))
            .collect(),
    })
}

#[cfg(test)]
mod tests {
    use bidness::{Action, Bidness};
    use table::{Match, Seed, Viewer};

    use super::*;

    fn now(table: &Match<Bidness>, me: Seat) -> Now<Bidness> {
        let (options, state) = (*table.options(), table.state());
        Now {
            ply: table.log().len() as u32,
            view: state.view(Viewer::Seat(me)),
            menu: table.menu(me),
            to_act: state.to_act(),
            people: People { names: vec![String::new(); usize::from(table.seats())], me: Some(me) },
            options,
            places: None,
            scores: None,
            bots: Seats::NONE,
        }
    }

    fn plays_first(table: &mut Match<Bidness>, seat: Seat) -> Action {
        let action = table.menu(seat).items()[0].nth(0);
        table.submit(seat, action).expect("it is on the menu");
        action
    }

    #[test]
    fn what_was_picked_stays_while_others_answer_and_goes_with_the_own_answer() {
        let (mut table, _) =
            Match::<Bidness>::new(bidness::Options::default(), 3, Seed::from_text("s")).expect("a table");
        let [me, other, third] = [0, 1, 2].map(|index| Seat::new(index).expect("a small index"));
        assert_eq!(table.state().to_act(), Seats::all(3), "everybody lays a card face down");
        let asked = Question::after(None, &now(&table, me), None);
        plays_first(&mut table, other);
        let beside = Question::after(Some(&asked), &now(&table, me), None);
        assert!(beside == asked, "somebody else's sealed answer asks nothing new");

        let ply = table.log().len() as u32;
        let sent = Question::after(Some(&beside), &now(&table, me), Some(ply));
        assert!(sent == asked, "an answer on its way has not been given yet");
        plays_first(&mut table, me);
        let answered = Question::after(Some(&sent), &now(&table, me), Some(ply));
        assert!(answered != asked);
        plays_first(&mut table, third);
        let later = Question::after(Some(&answered), &now(&table, me), Some(ply));
        assert_eq!(later.answered, Some(ply), "the same menu after an answer is another question");
    }

    #[test]
    fn what_cannot_be_read_is_left_out_with_all_that_comes_after_it_and_not_in_silence() {
        let (_, opening) =
            Match::<Bidness>::new(bidness::Options::default(), 3, Seed::from_text("s")).expect("a table");
        let raw = |text: String| serde_json::value::RawValue::from_string(text).expect("JSON");
        let event = |event| raw(serde_json::to_string(event).expect("an event has a JSON form"));
        let known = || Telling { ply: 0, event: event(&opening[0].event), at: None };
        let strange = || Telling { ply: 1, event: raw(r#"{"of another day":1}"#.to_owned()), at: None };
        let mut history = History::<Bidness>::default();
        assert!(history.catch_up(&[known()]) && history.is_whole);
        assert!(history.catch_up(&[known(), strange(), known()]));
        assert_eq!((history.events.len(), history.is_whole), (1, false));
        assert!(history.catch_up(&[known(), known()]));
        assert_eq!((history.events.len(), history.is_whole), (2, true), "it was taken back");
    }
}
