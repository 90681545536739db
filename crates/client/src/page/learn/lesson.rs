use board::{ActionOf, Board, Boards, GameOf, Scene, Session, Visit, words};
use bots::Level;
use learn::{Course, FirstGame, LEARNER, Line, Section, Sight, Teach};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use wire::Plans;
use words::Options;

use crate::page::not_found;
use crate::page::table::room;
use crate::save::{Player, Save};
use crate::{device, me, session};

/// The beginning of the names of tables for first games.
const PREFIX: &str = "learn-";

/// Whether a table is that of a first game.
pub(crate) fn is_lesson(session: Session) -> bool {
    session.sheet.with_untracked(|sheet| sheet.as_ref().is_some_and(|sheet| sheet.id.0.starts_with(PREFIX)))
}

/// Laid anew whenever this changes.
#[derive(Clone, Copy)]
struct Over(RwSignal<u32>);

/// The first game of somebody who learns: where it was left, or from the beginning.
pub(crate) fn first_game<L: Boards>() -> impl IntoView {
    let params = use_params_map();
    let over = RwSignal::new(0);
    provide_context(Over(over));
    move || {
        over.track();
        let game = params.with(|params| params.get("game").unwrap_or_default());
        match L::with(&game, Lay) {
            Some(id) => room::<L>(session::on_device(&id)),
            None => not_found().into_any(),
        }
    }
}

/// Lays the table of a first game, unless one is being played, and gives its name.
struct Lay;

impl Visit for Lay {
    type Output = String;

    fn visit<B: Board>(self) -> String {
        let id = format!("{PREFIX}{}", B::INFO.slug);
        let kept = device::table(&id).filter(|save| !save.over && save.rules == B::INFO.rules);
        if kept.is_none() {
            device::write(&key::<B>(), &Course::default());
            let save = serde_json::to_string(&table::<B>(id.clone())).expect("a table has a JSON form");
            device::keep(&id, &save);
        }
        id
    }
}

/// The table of a first game with nothing played.
fn table<B: Board>(id: String) -> Save {
    let first = B::Face::first_game();
    let names = words().text("page-bot-names");
    let bots = names.split(", ").take(usize::from(first.seats) - 1);
    let bots = bots.map(|name| Player::Bot { level: Level::Manager, name: name.to_owned() });
    let own = Some(me::name()).filter(|name| !name.is_empty()).unwrap_or_else(|| words().text("you-name"));
    Save {
        id,
        game: B::INFO.slug.to_owned(),
        rules: B::INFO.rules,
        options: serde_json::to_value(&first.options).expect("options have a JSON form"),
        players: std::iter::once(Player::Person(own)).chain(bots).collect(),
        seed: first.seed(),
        salts: vec![FirstGame::<Options<B::Face>>::salt()],
        plans: Plans::Allowed,
        journal: Vec::new(),
        made: device::now(),
        changed: device::now(),
        over: false,
    }
}

fn key<B: Board>() -> String {
    format!("boardroom.learn.{}", B::INFO.slug)
}

/// A lesson that is being given at a table.
pub(crate) struct Lesson<B: Board> {
    scene: Scene<B>,
    course: StoredValue<Course>,
    /// Which line is shown.
    shown: RwSignal<Option<usize>>,
    /// How far it is.
    pub(crate) progress: RwSignal<(usize, usize)>,
    over: Option<Over>,
}

impl<B: Board> Clone for Lesson<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Board> Copy for Lesson<B> {}

impl<B: Board> Lesson<B> {
    /// The lesson of a table, if it is that of a first game.
    pub(crate) fn at(scene: Scene<B>) -> Option<Self> {
        is_lesson(scene.session).then(|| {
            let course: Course = device::read(&key::<B>()).unwrap_or_default();
            let lesson = Self {
                scene,
                progress: RwSignal::new((0, B::Face::LINES.len())),
                course: StoredValue::new(course),
                shown: RwSignal::new(None),
                over: use_context(),
            };
            Effect::new(move |_| lesson.look());
            // Whoever acts has read enough; what was said stays until the table has moved on.
            Effect::new(move |_| {
                if scene.acted.get().is_some() {
                    lesson.course.update_value(Course::read);
                }
            });
            lesson
        })
    }

    /// The line that is shown.
    pub(crate) fn line(self) -> Option<&'static Line<GameOf<B>>> {
        self.shown.get().map(|index| &B::Face::LINES[index])
    }

    /// What is proposed now.
    pub(crate) fn proposal(self) -> Option<ActionOf<B>> {
        let line = self.line()?;
        self.see(|sight| (line.try_it)(sight))
    }

    /// Whether enough was seen.
    pub(crate) fn is_enough(self) -> bool {
        self.see(B::Face::is_enough)
    }

    /// Goes on to what else matters now.
    pub(crate) fn next(self) {
        self.course.update_value(Course::read);
        self.look();
    }

    /// The sections of the rules about what has not come up, one for each thing.
    pub(crate) fn unmet(self) -> Vec<Section> {
        self.course.with_value(|course| course.unmet::<B::Face>().map(|line| line.more).collect())
    }

    /// Begins anew.
    pub(crate) fn start_over(self) {
        let id = format!("{PREFIX}{}", B::INFO.slug);
        device::forget(&id);
        if let Some(Over(over)) = self.over {
            over.update(|times| *times += 1);
        }
    }

    fn look(self) {
        let mut course = self.course.get_value();
        let line = self.see(|sight| course.look::<B::Face>(sight));
        self.shown.set(line.and_then(|line| B::Face::LINES.iter().position(|known| known.says == line.says)));
        self.progress.set(self.see(|sight| course.progress::<B::Face>(sight)));
        device::write(&key::<B>(), &course);
        self.course.set_value(course);
    }

    fn see<T>(self, with: impl FnOnce(&Sight<'_, GameOf<B>>) -> T) -> T {
        let (now, story) = (self.scene.now(), self.scene.story());
        let me = now.me().unwrap_or(LEARNER);
        with(&Sight { me, view: &now.view, menu: &now.menu, told: &story.events })
    }
}
