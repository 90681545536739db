use board::words;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::{Map, Value};
use shelf::{Possible, Shape, Tree};
use table::{Flaw, Info};
use words::Language;

use crate::link::Tester;
use crate::server;
use crate::sets::{self, Draft};
use crate::trial::{FromTester, ToTester};

/// A card set that is being changed, and the clerk who checks it.
#[derive(Clone, Copy)]
pub(crate) struct Shop {
    pub(crate) info: Info,
    /// The set as it is now.
    pub(crate) draft: RwSignal<Tree>,
    /// What it is called.
    pub(crate) name: RwSignal<String>,
    /// Whether the cards are there.
    pub(crate) is_open: RwSignal<bool>,
    /// What is wrong with it.
    pub(crate) flaw: RwSignal<Option<Flaw>>,
    /// The set as a file, as it was when it was checked last; nothing where something was wrong with it.
    pub(crate) file: RwSignal<Option<String>>,
    /// What there is to say about files and sets that were opened or kept.
    pub(crate) note: RwSignal<Option<Note>>,
    /// The charts as HTML.
    pub(crate) charts: RwSignal<String>,
    /// Everything that differs from the standard set.
    pub(crate) changes: Memo<Vec<String>>,
    blank: StoredValue<Blank>,
    clerk: StoredValue<Option<Tester>, LocalStorage>,
    asked: StoredValue<Asked>,
}

/// What went well or wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    Good(String),
    Bad(String),
}

/// What every set of the game is compared with.
struct Blank {
    standard: Tree,
    shape: Shape,
}

/// How far the clerk is behind.
#[derive(Clone, Default)]
struct Asked {
    checking: bool,
    again: bool,
    drawing: bool,
    /// The name of the file that is being read.
    reading: String,
}

impl Shop {
    /// Opens the workshop of a game: the clerk lays the cards out.
    pub(crate) fn open(info: Info) -> Self {
        let blank = StoredValue::new(Blank { standard: Tree::Table(Vec::new()), shape: Shape::default() });
        let draft = RwSignal::new(Tree::Table(Vec::new()));
        let shop = Self {
            info,
            draft,
            name: RwSignal::new(String::new()),
            is_open: RwSignal::new(false),
            flaw: RwSignal::new(None),
            file: RwSignal::new(None),
            note: RwSignal::new(None),
            charts: RwSignal::new(String::new()),
            changes: Memo::new(move |_| draft.with(|draft| blank.with_value(|blank| blank.standard.changes(draft)))),
            blank,
            clerk: StoredValue::new_local(None),
            asked: StoredValue::new(Asked::default()),
        };
        match Tester::hire(move |heard| shop.hear(heard)) {
            Ok(clerk) => shop.clerk.set_value(Some(clerk)),
            Err(_) => shop.note.set(Some(Note::Bad(words().text("page-no-worker")))),
        }
        Effect::new(move |_| {
            let (set, name) = (shop.draft.get(), shop.name.get());
            if shop.is_open.get() {
                sets::keep_draft(info.slug, &Draft { name, set });
            }
        });
        Effect::new(move |_| {
            shop.draft.track();
            if shop.is_open.get() {
                shop.check();
            }
        });
        on_cleanup(move || shop.clerk.set_value(None));
        shop
    }

    pub(crate) fn tell(self, what: &ToTester) {
        self.clerk.with_value(|clerk| {
            if let Some(clerk) = clerk {
                clerk.tell(what);
            }
        });
    }

    /// Asks for the charts, unless they are being drawn; says whether they will be.
    pub(crate) fn draw(self) -> bool {
        if self.asked.with_value(|asked| asked.drawing) {
            return false;
        }
        self.asked.update_value(|asked| asked.drawing = true);
        self.tell(&ToTester::Draw);
        true
    }

    /// Reads a designer's file.
    pub(crate) fn read(self, file: String, text: String) {
        self.asked.update_value(|asked| asked.reading = file);
        self.tell(&ToTester::Read(text));
    }

    /// Takes up another set.
    pub(crate) fn take_up(self, name: String, set: Tree) {
        self.name.set(name);
        self.draft.set(set);
    }

    pub(crate) fn put(self, path: &str, tree: Tree) {
        self.draft.update(|draft| draft.put(path, tree));
    }

    pub(crate) fn remove(self, path: &str) {
        self.draft.update(|draft| draft.remove(path));
    }

    /// Puts something back to what it is in the standard set; nothing means everything.
    pub(crate) fn restore(self, path: &str) {
        self.blank.with_value(|blank| {
            if path.is_empty() {
                self.draft.set(blank.standard.clone());
            } else {
                self.draft.update(|draft| blank.standard.restore(draft, path));
            }
        });
    }

    /// What lies at a path now.
    pub(crate) fn at(self, path: &str) -> Option<Tree> {
        self.draft.with(|draft| draft.get(path).cloned())
    }

    /// What lies there in the standard set.
    pub(crate) fn was(self, path: &str) -> Option<Tree> {
        self.draft.with(|draft| {
            self.blank.with_value(|blank| {
                let origin = blank.standard.origin(draft, path)?;
                blank.standard.get(&origin).cloned()
            })
        })
    }

    pub(crate) fn is_changed(self, path: &str) -> bool {
        self.draft.with(|draft| self.blank.with_value(|blank| !blank.standard.agrees(draft, path)))
    }

    pub(crate) fn possible(self, path: &str) -> Option<Possible> {
        self.blank.with_value(|blank| blank.shape.at(path).cloned())
    }

    pub(crate) fn with_standard<T>(self, look: impl FnOnce(&Tree) -> T) -> T {
        self.blank.with_value(|blank| look(&blank.standard))
    }

    /// What something in the set is called.
    pub(crate) fn label(self, name: &str) -> String {
        words().set_label(self.info.slug, name)
    }

    /// What a card is called: by its name, by its kind, or by its number.
    pub(crate) fn title(self, path: &str) -> String {
        let name = self.draft.with(|draft| draft.get(path).and_then(Tree::name).map(str::to_owned));
        name.unwrap_or_else(|| {
            let key = path.rsplit('/').next().unwrap_or_default();
            match key.parse::<usize>() {
                Ok(index) => words().say("workshop-card-number", &[("number", (index + 1).into())]),
                Err(_) if key.is_empty() => words().text("workshop-general"),
                Err(_) => self.label(key),
            }
        })
    }

    /// What the set is called, or will be.
    pub(crate) fn set_name(self) -> String {
        let name = self.name.get().trim().to_owned();
        if !name.is_empty() {
            name
        } else if self.changes.with(Vec::is_empty) {
            words().text("workshop-standard")
        } else {
            words().say("workshop-untitled", &[("game", self.info.title.into())])
        }
    }

    /// The options of a table with this set.
    pub(crate) fn options(self, variants: impl IntoIterator<Item = (&'static str, Value)>) -> Value {
        let mut options: Map<String, Value> =
            variants.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        if !self.changes.with_untracked(Vec::is_empty) {
            let cards = self.draft.with_untracked(|draft| serde_json::to_value(draft));
            options.insert("cards".to_owned(), cards.expect("a set has a JSON form"));
        }
        Value::Object(options)
    }

    fn check(self) {
        if self.asked.with_value(|asked| asked.checking) {
            self.asked.update_value(|asked| asked.again = true);
        } else {
            self.asked.update_value(|asked| asked.checking = true);
            self.tell(&ToTester::Check(self.draft.get_untracked()));
        }
    }

    fn hear(self, heard: FromTester) {
        match heard {
            FromTester::Ready => self.introduce(),
            FromTester::Opened { standard, shape } => {
                let kept = sets::draft(self.info.slug);
                let (name, set) =
                    kept.map_or_else(|| (String::new(), standard.clone()), |draft| (draft.name, draft.set));
                self.blank.set_value(Blank { standard, shape });
                self.take_up(name, set);
                self.is_open.set(true);
            }
            FromTester::Checked(result) => self.checked(result),
            FromTester::Read(result) => self.was_read(result),
            FromTester::Drawn(charts) => {
                self.asked.update_value(|asked| asked.drawing = false);
                self.charts.set(charts);
            }
            FromTester::Begun(_) | FromTester::Counted { .. } => {}
        }
    }

    /// Says to the clerk which game it is about, and in which language.
    fn introduce(self) {
        spawn_local(async move {
            let language = words().language();
            let messages = if language == Language::default() {
                None
            } else {
                server::text(&format!("/{}.ftl", language.code())).await.ok()
            };
            self.tell(&ToTester::Open { game: self.info.slug.to_owned(), language, messages });
        });
    }

    fn checked(self, result: Result<String, Flaw>) {
        let again = self.asked.with_value(|asked| asked.again);
        self.asked.update_value(|asked| (asked.checking, asked.again) = (false, false));
        if again {
            self.check();
            return;
        }
        match result {
            Ok(file) => {
                self.flaw.set(None);
                self.file.set(Some(file));
            }
            Err(flaw) => {
                self.flaw.set(Some(flaw));
                self.file.set(None);
            }
        }
    }

    fn was_read(self, result: Result<Tree, Flaw>) {
        let file = self.asked.with_value(|asked| asked.reading.clone());
        match result {
            Ok(set) => {
                let name = file.strip_suffix(".toml").unwrap_or(&file).to_owned();
                self.take_up(name, set);
                self.note.set(Some(Note::Good(words().say("workshop-read-file", &[("file", file.into())]))));
            }
            Err(flaw) => {
                let args = [("file", file.into()), ("why", words().flaw(&flaw).into())];
                self.note.set(Some(Note::Bad(words().say("workshop-bad-file", &args))));
            }
        }
    }
}

/// How many workers play at once: all cores but the one that draws.
pub(crate) fn cores() -> usize {
    let cores = web_sys::window().map_or(1.0, |window| window.navigator().hardware_concurrency());
    (cores as usize).saturating_sub(1).clamp(1, 16)
}
