use std::sync::Arc;

use board::{ActionOf, Board, Scene, art, keys, words};
use bots::Candidate;
use learn::Teach as _;
use leptos::prelude::*;

use super::lesson::Lesson;
use super::note::section_at;
use crate::link::Adviser;
use crate::talk::Dilemma;

/// How long is thought about a hint, in milliseconds.
const HINT: u32 = 1200;

/// How long is thought in a first game about what whoever learns could do.
const LESSON: u32 = 500;

/// What helps at one table.
pub(crate) struct Help<B: Board> {
    /// The table.
    pub(crate) scene: Scene<B>,
    /// The lesson, where it is a first game.
    pub(crate) lesson: Option<Lesson<B>>,
    /// The section of the rules that is open beside the board.
    pub(crate) book: RwSignal<Option<&'static str>>,
    /// At which ply a hint was asked for.
    asked: RwSignal<Option<u32>>,
    thought: RwSignal<Option<Thought<B>>>,
    adviser: StoredValue<Option<Adviser>, LocalStorage>,
}

impl<B: Board> Clone for Help<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Board> Copy for Help<B> {}

/// What is worth a thought at a ply.
type Thought<B> = (u32, Arc<Vec<Candidate<ActionOf<B>>>>);

/// How a hint stands.
pub(crate) enum Hinted<B: Board> {
    /// None was asked for.
    Not,
    /// At this table there are none.
    NotHere,
    /// There is nothing to choose.
    Nothing,
    /// It is being thought about.
    Thinking,
    /// It is there.
    Told(Arc<Vec<Candidate<ActionOf<B>>>>),
}

impl<B: Board> Help<B> {
    /// Help for a table.
    pub(crate) fn new(scene: Scene<B>) -> Self {
        let help = Self {
            scene,
            lesson: Lesson::at(scene),
            book: RwSignal::new(None),
            asked: RwSignal::new(None),
            thought: RwSignal::new(None),
            adviser: StoredValue::new_local(None),
        };
        if help.lesson.is_some() {
            Effect::new(move |_| {
                if scene.now.with(|now| now.is_mine() && now.menu.len() > 1) {
                    help.think(LESSON);
                }
            });
        }
        keys::offer("h", "hint-ask", move || help.ask());
        keys::offer("b", "rules-key", move || help.look_here_up());
        keys::offer("Escape", "rules-close", move || help.book.set(None));
        on_cleanup(move || help.adviser.set_value(None));
        help
    }

    /// Asks for a hint, or has seen it.
    pub(crate) fn ask(self) {
        let ply = self.scene.now.with_untracked(|now| now.ply);
        let asked = self.asked.get_untracked() == Some(ply);
        self.asked.set((!asked).then_some(ply));
        if !asked && self.has_hints() {
            self.think(HINT);
        }
    }

    /// Whether hints can be had at this table: with people far away one plays alone.
    fn has_hints(self) -> bool {
        B::HAS_HINTS && self.scene.session.is_on_device()
    }

    /// How the hint stands.
    pub(crate) fn hinted(self) -> Hinted<B> {
        let now = self.scene.now();
        if self.asked.get() != Some(now.ply) {
            return Hinted::Not;
        }
        if !self.has_hints() {
            return Hinted::NotHere;
        }
        if now.menu.len() < 2 {
            return Hinted::Nothing;
        }
        self.thought_at(now.ply).map_or(Hinted::Thinking, Hinted::Told)
    }

    /// What is worth a thought at a ply, where that is known.
    pub(crate) fn thought_at(self, ply: u32) -> Option<Arc<Vec<Candidate<ActionOf<B>>>>> {
        self.thought.with(|thought| thought.as_ref().filter(|(of, _)| *of == ply).map(|(_, found)| Arc::clone(found)))
    }

    /// Opens the rules at the section about what is asked.
    pub(crate) fn look_up(self) {
        let section = self.scene.now.with_untracked(|now| B::Face::governing(&now.view));
        self.book.set(Some(section.anchor()));
    }

    /// The buttons beside the question: its rule, and a hint.
    pub(crate) fn buttons(self) -> AnyView {
        let offers = move || self.has_hints() && self.scene.now.with(|now| now.is_mine());
        let hint = move || {
            view! {
                <button class="icon-btn" data-hint title=words().text("hint-key") aria-label=words().text("hint-ask")
                    aria-pressed=move || (!matches!(self.hinted(), Hinted::Not)).to_string() on:click=move |_| self.ask()>
                    {art::line("i-bulb")}
                </button>
            }
        };
        view! {
            <div class="asks">
                {move || offers().then(hint)}
                <button class="icon-btn" data-rule title=words().text("rules-asked") aria-label=words().text("rules-asked")
                    on:click=move |_| self.look_up()>{art::line("i-book")}</button>
            </div>
        }
        .into_any()
    }

    /// Opens the rules at the section about what the keyboard stands on, or else about what is asked.
    fn look_here_up(self) {
        match document().active_element().and_then(|here| section_at::<B::Face>(&here)) {
            Some(section) => self.book.set(Some(section.anchor())),
            None => self.look_up(),
        }
    }

    /// Lets an adviser think about what is asked now, knowing what is seen on this page.
    fn think(self, time: u32) {
        let now = self.scene.now.get_untracked();
        let known = self.thought.with_untracked(|thought| thought.as_ref().is_some_and(|(ply, _)| *ply == now.ply));
        let (Some(seat), false) = (now.me(), known) else { return };
        let json = "what was read has a JSON form";
        // Whole: an adviser has never seen the table's cards.
        let view = serde_json::value::to_raw_value(&now.view).expect(json);
        let menu = serde_json::value::to_raw_value(&now.menu).expect(json);
        let rules = self.scene.session.sheet.with_untracked(|sheet| sheet.as_ref().map(|sheet| sheet.rules));
        let dilemma = Dilemma {
            game: self.scene.info.slug.to_owned(),
            rules: rules.unwrap_or(B::INFO.rules),
            options: serde_json::to_value(&now.options).expect(json),
            ply: now.ply,
            seat,
            view,
            menu,
            time,
        };
        let hear = move |ply: u32, found: &str| {
            if let Ok(found) = serde_json::from_str(found) {
                // Whoever has left the table needs no advice.
                let _ = self.thought.try_set(Some((ply, Arc::new(found))));
            }
        };
        self.adviser.update_value(|adviser| {
            if adviser.is_none() {
                *adviser = Adviser::hire(hear).ok();
            }
            if let Some(adviser) = adviser {
                adviser.ask(dilemma);
            }
        });
    }
}
