use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use wire::{Code, Command, Have, Position, Problem, Remark, Sheet, Story, TableId, Telling};

use crate::beats::{Next, Queue};
use crate::earlier::{Earlier, Moment};
use crate::settings::settings;
use crate::{focus, motion, notice};

/// How many news wait at most to be seen one after the other: whoever is further behind than that catches up at once.
const PATIENCE: usize = 12;

/// A table as the page knows it, wherever it is played.
#[derive(Clone, Copy)]
pub struct Session {
    /// Who sits where.
    pub sheet: RwSignal<Option<Sheet>>,
    /// Where the game stands.
    pub position: RwSignal<Option<Position>>,
    /// What was told.
    pub story: RwSignal<Vec<Telling>>,
    /// What was said.
    pub chat: RwSignal<Vec<Remark>>,
    /// What went wrong last.
    pub trouble: RwSignal<Option<String>>,
    /// Whether the way to the table is open.
    pub connected: RwSignal<bool>,
    /// Whether an answer is on its way to the table.
    pub sent: RwSignal<bool>,
    /// Where a request led to.
    pub elsewhere: RwSignal<Option<TableId>>,
    /// Whether something came that the board cannot read.
    pub strange: RwSignal<bool>,
    /// How many events have been told that the position does not show yet: the beats of a climax.
    pub staged: RwSignal<usize>,
    /// Whether whoever looks wants everything to wait.
    pub paused: RwSignal<bool>,
    /// How many steps before the latest the table is shown, where somebody looks back at what was done last.
    pub back: RwSignal<usize>,
    home: Home,
    version: StoredValue<u64>,
    /// How much has been told, seen or not.
    heard: StoredValue<usize>,
    waiting: StoredValue<Queue<wire::Update>, LocalStorage>,
    /// Grows with every step of the queue: a timer of an earlier step does nothing.
    steps: StoredValue<u32>,
    beats: StoredValue<Option<Beats>>,
    /// How the table stood before.
    earlier: StoredValue<Earlier>,
    /// How it stands now, while something earlier is shown; and whether everything waited before that.
    latest: StoredValue<Option<Latest>>,
    link: StoredValue<Option<Rc<dyn Link>>, LocalStorage>,
}

/// How a table stands while something earlier is shown.
#[derive(Clone)]
struct Latest {
    position: Position,
    story: Vec<Telling>,
    paused: bool,
}

/// Where a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// On this device.
    Device,
    /// On this device, and over: it is looked back on.
    Past,
    /// On a server.
    Server,
}

/// Which of the events that were told at once are beats of a climax: their numbers among them, in order.
pub(crate) type Beats = fn(&[Telling]) -> Vec<usize>;

/// The way to a table.
pub trait Link {
    /// Asks for some things to be done, one after the other, and says whether they are on their way.
    fn send(&self, commands: Vec<Command>) -> bool;

    /// Says how many milliseconds bots wait before they act, where the page decides that; without a number they wait for another.
    fn pace(&self, milliseconds: Option<i32>) {
        let _ = milliseconds;
    }
}

impl Session {
    /// A table to which no way leads yet.
    #[must_use]
    pub fn new(home: Home) -> Self {
        Self {
            sheet: RwSignal::new(None),
            position: RwSignal::new(None),
            story: RwSignal::new(Vec::new()),
            chat: RwSignal::new(Vec::new()),
            trouble: RwSignal::new(None),
            connected: RwSignal::new(false),
            sent: RwSignal::new(false),
            elsewhere: RwSignal::new(None),
            strange: RwSignal::new(false),
            staged: RwSignal::new(0),
            paused: RwSignal::new(false),
            back: RwSignal::new(0),
            home,
            version: StoredValue::new(0),
            heard: StoredValue::new(0),
            waiting: StoredValue::new_local(Queue::new()),
            steps: StoredValue::new(0),
            beats: StoredValue::new(None),
            earlier: StoredValue::new(Earlier::default()),
            latest: StoredValue::new(None),
            link: StoredValue::new_local(None),
        }
    }

    /// The same table as it is read in another way: people, talk and troubles are the same, and nothing is known of the
    /// game yet.
    #[must_use]
    pub fn read_anew(self) -> Self {
        let Self { chat, trouble, connected, sent, elsewhere, home, .. } = self;
        Self { chat, trouble, connected, sent, elsewhere, ..Self::new(home) }
    }

    /// Takes a way to the table, or lets go of the one that it had.
    pub fn set_link(self, link: Option<Rc<dyn Link>>) {
        // Who has left the table has let go of everything.
        let _ = self.link.try_set_value(link);
    }

    /// Asks for something to be done.
    pub fn command(self, command: Command) {
        self.commands(vec![command]);
    }

    /// Asks for some things to be done, one after the other.
    pub fn commands(self, commands: Vec<Command>) {
        let answer = commands.iter().any(|command| matches!(command, Command::Act { .. }));
        let link = self.link.get_value();
        if !link.is_some_and(|link| link.send(commands)) {
            self.complain(crate::words().text("page-not-connected"));
        } else if answer {
            self.sent.set(true);
        }
    }

    /// Whether the table is kept on this device.
    #[must_use]
    pub fn is_on_device(self) -> bool {
        self.home != Home::Server
    }

    /// Where the table is.
    #[must_use]
    pub fn home(self) -> Home {
        self.home
    }

    /// The version of the table that is shown.
    #[must_use]
    pub fn version(self) -> u64 {
        self.version.get_value()
    }

    /// How much of the table the page knows.
    #[must_use]
    pub fn have(self) -> Have {
        Have {
            version: self.version.get_value(),
            told: self.heard.get_value() as u32,
            said: self.chat.with_untracked(|chat| chat.last().map_or(0, |line| line.number + 1)),
        }
    }

    /// Lets the board of the table say what is seen beat by beat.
    pub(crate) fn set_beats(self, beats: Beats) {
        self.beats.set_value(Some(beats));
    }

    /// Says how many milliseconds bots wait before they act.
    pub fn pace(self, milliseconds: Option<i32>) {
        if let Some(link) = self.link.get_value() {
            link.pace(milliseconds);
        }
    }

    /// Whether something is on its way to be seen.
    #[must_use]
    pub fn is_telling(self) -> bool {
        self.staged.get() > 0
    }

    /// Takes news in, unless it is old: at once, or after what is still to be seen.
    pub fn apply(self, mut update: wire::Update) {
        if update.version < self.version.get_value() {
            return;
        }
        self.version.set_value(update.version);
        if let Some(chat) = update.chat.take() {
            self.chat.update(|said| chat.add_to(said));
        }
        let beats = self.beats_of(&update);
        if let Some(story) = &update.story {
            self.heard.set_value(story.from as usize + story.tellings.len());
        }
        let waits = self.paused.get_untracked() || !self.waiting.with_value(Queue::is_empty);
        if beats.is_empty() && !waits {
            return self.take_in(update);
        }
        self.waiting.update_value(|waiting| waiting.put(update, beats));
        if !waits {
            self.go_on();
        } else if self.waiting.with_value(Queue::len) > PATIENCE && !self.paused.get_untracked() {
            self.skip();
        }
    }

    /// How much of the story has been told at each beat of the news; nothing where nobody looks, or wants to wait.
    fn beats_of(self, update: &wire::Update) -> Vec<usize> {
        let (Some(beats), Some(story)) = (self.beats.get_value(), &update.story) else { return Vec::new() };
        let is_wanted = self.home != Home::Past && beat_time() > 0 && motion::is_wanted();
        // What is told anew after something was taken back has been seen; and so has, or never will be, what comes before a first position.
        let is_news = story.from as usize == self.heard.get_value() && self.position.with_untracked(Option::is_some);
        if !is_wanted || !is_news || update.position.is_none() {
            return Vec::new();
        }
        beats(&story.tellings).into_iter().map(|beat| beat + 1).collect()
    }

    /// Shows what is next, and after a while what comes then.
    fn go_on(self) {
        if self.paused.get_untracked() {
            return;
        }
        let step = self.steps.get_value() + 1;
        self.steps.set_value(step);
        let next = self.waiting.try_update_value(|waiting| match waiting.next()? {
            Next::Beat(update, told) => {
                self.show_beat(update.story.as_ref(), told);
                Some(None)
            }
            Next::All(update) => Some(Some(update)),
        });
        let Some(whole) = next.flatten() else { return };
        if let Some(update) = whole {
            self.take_in(update);
            if self.waiting.with_value(Queue::is_empty) {
                return;
            }
        }
        let go_on = move || {
            if self.steps.try_get_value() == Some(step) {
                self.go_on();
            }
        };
        set_timeout(go_on, Duration::from_millis(beat_time()));
    }

    /// Shows the table as it was, with the story up to a beat.
    fn show_beat(self, story: Option<&Story>, told: usize) {
        let Some(story) = story else { return };
        let motion = motion::before();
        self.tell(story.from, &story.tellings[..told.min(story.tellings.len())]);
        self.sent.set(false);
        self.staged.set(told);
        motion.after();
    }

    /// How many steps one can look back.
    #[must_use]
    pub fn steps_back(self) -> usize {
        self.earlier.with_value(Earlier::len)
    }

    /// How many steps it is back to what came after the own last deed; none where nothing is remembered.
    #[must_use]
    pub fn steps_since_own(self) -> usize {
        let mine = self.sheet.with_untracked(|sheet| sheet.as_ref().and_then(|sheet| sheet.mine));
        self.earlier.with_value(|earlier| earlier.since(mine))
    }

    /// What is remembered of earlier positions as a text, for as long as a page is loaded anew.
    #[must_use]
    pub fn kept_steps(self) -> Option<String> {
        let latest = self.latest.with_value(|latest| latest.as_ref().map(|latest| latest.story.clone()));
        let story = latest.unwrap_or_else(|| self.story.get_untracked());
        self.earlier.with_value(|earlier| earlier.kept(&story))
    }

    /// Remembers what was kept so, if the table has gone on from there.
    pub fn recall_steps(self, text: &str) {
        let found = self.position.with_untracked(|position| {
            self.story.with_untracked(|story| Earlier::found(text, position.as_ref()?, story))
        });
        if let Some(found) = found {
            self.earlier.set_value(found);
        }
    }

    /// Shows the table as it stood so many steps ago, while all news wait; nought leads back to how it stands now.
    pub fn look_back(self, steps: usize) {
        let steps = steps.min(self.steps_back());
        if steps == self.back.get_untracked() {
            return;
        }
        if steps == 0 {
            return self.look_at_now();
        }
        if self.latest.with_value(Option::is_none) {
            self.skip();
            let Some(position) = self.position.get_untracked() else { return };
            let (story, paused) = (self.story.get_untracked(), self.paused.get_untracked());
            self.latest.set_value(Some(Latest { position, story, paused }));
            self.paused.set(true);
        }
        let Some(Moment { position, told }) = self.earlier.with_value(|earlier| earlier.back(steps)) else { return };
        let story = self.latest.with_value(|latest| {
            let story = latest.as_ref().map_or(&[][..], |latest| &latest.story[..]);
            story[..told.min(story.len())].to_vec()
        });
        self.back.set(steps);
        self.show(position, story);
    }

    /// How much had been told before what led to the position that is looked back at.
    #[must_use]
    pub fn told_before(self) -> Option<usize> {
        let steps = self.back.get();
        if steps == 0 { None } else { self.earlier.with_value(|earlier| earlier.told(steps + 1)) }
    }

    fn look_at_now(self) {
        let Some(Latest { position, story, paused }) = self.latest.try_update_value(Option::take).flatten() else {
            return;
        };
        self.back.set(0);
        self.show(position, story);
        self.paused.set(paused);
        self.go_on();
    }

    fn show(self, position: Position, story: Vec<Telling>) {
        let motion = motion::before();
        self.story.set(story);
        self.staged.set(0);
        self.position.set(Some(position));
        motion.after();
        focus::keep();
    }

    /// Shows everything that waits at once.
    pub fn skip(self) {
        self.steps.update_value(|steps| *steps += 1);
        let waiting = self.waiting.try_update_value(Queue::skip).unwrap_or_default();
        for update in waiting {
            self.take_in(update);
        }
    }

    /// Lets everything wait, or go on.
    pub fn pause(self) {
        self.paused.update(|paused| *paused = !*paused);
        self.go_on();
    }

    fn tell(self, from: u32, tellings: &[Telling]) {
        self.story.update(|told| {
            told.truncate(from as usize);
            told.extend(tellings.iter().cloned());
        });
    }

    /// Shows news.
    fn take_in(self, update: wire::Update) {
        let asked = self.is_my_turn();
        self.remember(&update);
        let motion = motion::before();
        if let Some(story) = update.story {
            self.tell(story.from, &story.tellings);
        }
        self.staged.set(0);
        if let Some(mut sheet) = update.sheet {
            // Variants never change, and the first sheet alone has a designer's own cards in them.
            let options = self.sheet.with_untracked(|known| known.as_ref().map(|known| known.options.clone()));
            sheet.options = options.unwrap_or(sheet.options);
            self.sheet.set(Some(sheet));
        }
        if let Some(position) = update.position {
            self.sent.set(false);
            self.trouble.set(None);
            self.position.set(Some(position));
        }
        motion.after();
        focus::keep();
        if !asked && self.is_my_turn() && self.home != Home::Past {
            // After the frame that shows it: browsers take their time to begin with sound.
            set_timeout(notice::my_turn, Duration::from_millis(50));
        }
    }

    /// Remembers how the table stood before news of another position.
    fn remember(self, update: &wire::Update) {
        let (Some(next), Some(position)) = (&update.position, self.position.get_untracked()) else { return };
        // Beats that are being seen have told some of the news already.
        let from = update.story.as_ref().map_or(usize::MAX, |story| story.from as usize);
        let told = self.story.with_untracked(Vec::len).min(from);
        self.earlier.update_value(|earlier| earlier.put(Moment { position, told }, next.ply));
    }

    fn is_my_turn(self) -> bool {
        let mine = self.sheet.with_untracked(|sheet| sheet.as_ref().and_then(|sheet| sheet.mine));
        self.position.with_untracked(|position| {
            position.as_ref().is_some_and(|position| mine.is_some_and(|seat| position.to_act.contains(seat)))
        })
    }

    /// Shows what went wrong for a while.
    pub fn complain(self, why: String) {
        self.sent.set(false);
        self.trouble.set(Some(why.clone()));
        set_timeout(
            move || {
                if self.trouble.try_get_untracked().flatten().as_ref() == Some(&why) {
                    self.trouble.set(None);
                }
            },
            Duration::from_secs(8),
        );
    }
}

/// How long a beat is seen, in milliseconds.
fn beat_time() -> u64 {
    settings().with_untracked(|settings| settings.pace.milliseconds().unsigned_abs().into())
}

/// Why something was refused, for people: what a program said about the rules is of no use to them.
#[must_use]
pub fn refusal(problem: &Problem) -> String {
    match problem.code {
        Code::Stale => crate::words().text("page-stale"),
        code => {
            let ours = problem.name.as_deref().and_then(|name| crate::words().known(name));
            let theirs = || {
                if code == Code::Rejected { crate::words().text("page-not-possible") } else { problem.message.clone() }
            };
            ours.unwrap_or_else(theirs)
        }
    }
}
