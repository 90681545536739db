//! Everything that happens can be said, in every language, and nothing is kept that is never said.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use learn::Teach;
use shelf::GAMES;
use table::contract::variants;
use table::{Game as _, Match, Options as _, Rng, Seat, Seed, Told, Viewer};
use words::{Catalogue, Describe, Event, Language, Options, People, Speak, Things, Words};

/// Plays games of every option and seat count and says everything that can be said about them.
fn talk<F: Speak>(words: &Words) {
    let mut rng = Rng::fast(7);
    for seats in F::INFO.seat_counts() {
        for options in variants::<Options<F>>(seats) {
            let (mut table, opening) =
                Match::<F::Game>::new(options.clone(), seats, Seed::from_text("talk")).expect("a checked table");
            tell::<F>(words, &options, seats, &opening);
            while let Some(seat) = table.state().to_act().first() {
                let menu = table.menu(seat);
                for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                    let (people, view) = (people(seats, viewer), table.state().view(viewer));
                    assert_sentence(&F::prompt(words, &people, &view, seat));
                    for item in menu.items() {
                        assert_sentence(&F::action(words, &people, &view, item.nth(0)));
                    }
                }
                let action = menu.sample(&mut rng).expect("a choice");
                tell::<F>(words, &options, seats, &table.submit(seat, action).expect("it is on the menu"));
            }
        }
    }
}

fn tell<F: Speak>(words: &Words, options: &Options<F>, seats: u8, told: &[Told<Event<F>>]) {
    for event in told {
        for viewer in Viewer::all(seats).filter(|viewer| event.is_for(*viewer)) {
            let text = F::event(words, &people(seats, viewer), options, &event.event);
            assert_sentence(&text);
            assert!(
                text.starts_with(|first: char| !first.is_lowercase() && !first.is_whitespace()),
                "`{text}` starts so"
            );
        }
    }
}

fn people(seats: u8, viewer: Viewer) -> People {
    People { names: Seat::all(seats).map(|seat| format!("Player{seat}")).collect(), me: viewer.seat() }
}

fn assert_sentence(text: &str) {
    assert!(!text.trim().is_empty() && !text.contains('{'), "`{text}` is no sentence");
}

#[test]
fn everything_that_happens_in_a_game_can_be_said() {
    for language in Language::ALL {
        let words = faces::strict(language);
        for info in GAMES {
            faces::with(info.slug, Talk(&words)).expect("a game of the list");
        }
    }
}

struct Talk<'a>(&'a Words);

impl faces::Visit for Talk<'_> {
    type Output = ();

    fn visit<F: Catalogue + Teach>(self) {
        talk::<F>(self.0);
    }
}

struct OffersPlans;

impl faces::Visit for OffersPlans {
    type Output = bool;

    fn visit<F: Catalogue + Teach>(self) -> bool {
        let mut rng = Rng::fast(3);
        F::INFO.seat_counts().any(|seats| {
            let options = Options::<F>::default();
            let (mut table, _) = Match::<F::Game>::new(options, seats, Seed::from_text("plans")).expect("a table");
            while let Some(seat) = table.state().to_act().first() {
                let menu = table.menu(seat);
                if menu.iter().any(table::Choice::is_planned) {
                    return true;
                }
                table.submit(seat, menu.sample(&mut rng).expect("a choice")).expect("it is on the menu");
            }
            false
        })
    }
}

#[test]
fn a_face_says_whether_its_game_offers_plans() {
    for info in GAMES {
        let offers = faces::with(info.slug, OffersPlans).expect("a game of the list");
        assert_eq!(faces::has_plans(info.slug), offers, "{}", info.slug);
    }
}

/// Everything that whoever plays alone, and is called "You", reads in games of every seat count.
fn read_alone<F: Describe>(words: &Words, look: &mut dyn FnMut(&str)) {
    let mut rng = Rng::fast(11);
    for seats in F::INFO.seat_counts() {
        let options = Options::<F>::default();
        let (mut table, opening) =
            Match::<F::Game>::new(options.clone(), seats, Seed::from_text("alone")).expect("a table");
        let mut told = opening;
        loop {
            for me in Seat::all(seats) {
                let viewer = Viewer::Seat(me);
                let mut people = people(seats, viewer);
                people.names[me.index()] = "You".to_owned();
                for event in told.iter().filter(|told| told.is_for(viewer)) {
                    look(&F::event(words, &people, &options, &event.event));
                }
                let view = table.state().view(viewer);
                if let Some(seat) = table.state().to_act().first() {
                    look(&F::prompt(words, &people, &view, seat));
                }
                for item in table.menu(me).items() {
                    look(&F::action(words, &people, &view, item.nth(0)));
                }
                for group in F::tableau(words, &people, &view).middle {
                    match group.things {
                        Things::Facts(facts) => {
                            facts.iter().filter_map(|fact| fact.value.as_deref()).for_each(&mut *look);
                        }
                        Things::Pieces(pieces) => pieces.iter().for_each(|piece| look(&piece.text)),
                        Things::Seats(shares) => shares.iter().for_each(|share| look(&share.note)),
                        Things::Sealed { .. } => {}
                    }
                }
            }
            let Some(seat) = table.state().to_act().first() else { break };
            let action = table.menu(seat).sample(&mut rng).expect("a choice");
            told = table.submit(seat, action).expect("it is on the menu");
        }
    }
}

/// What does not fit whoever is called "You" in an English sentence: "You starts", "from You", "You’s hand".
fn misfit(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_bare = |word: &str| word.chars().all(|letter| letter.is_ascii_lowercase());
    words.windows(2).find_map(|pair| {
        let (first, second) = (pair[0], pair[1].trim_end_matches(['.', ',', ':', ';', ')', '?']));
        let is_verb = second.ends_with('s') && !second.ends_with("ss") && !matches!(second, "this" | "as");
        let third = matches!(first, "You" | "you") && is_bare(second) && is_verb;
        let capital = is_bare(first) && second == "You";
        let owner = |word: &str| word.starts_with("You’s") || word.starts_with("You's");
        (third || capital || owner(first) || owner(second)).then(|| pair.join(" "))
    })
}

struct Alone<'a>(&'a Words);

impl faces::Visit for Alone<'_> {
    type Output = ();

    fn visit<F: Catalogue + Describe + Teach>(self) {
        read_alone::<F>(self.0, &mut |text| {
            assert_eq!(misfit(text), None, "{}: {text}", F::INFO.slug);
        });
    }
}

#[test]
fn every_sentence_fits_whoever_is_called_you() {
    for bad in
        ["You starts the next turn.", "It is taken from You.", "A Lawyer in You's hand", "All wait: you is asked"]
    {
        assert!(misfit(bad).is_some(), "{bad}");
    }
    assert_eq!(misfit("You pass. It is for you this time; you lose as much, and Ada wins."), None);
    let words = faces::strict(Language::English).remembering();
    for info in GAMES {
        faces::with(info.slug, Alone(&words)).expect("a game of the list");
    }
}

/// The folder of the whole project.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folders of the games.
fn games() -> impl Iterator<Item = PathBuf> {
    GAMES.iter().map(|info| root().join("games").join(info.slug.replace('-', "_")))
}

/// All messages of a language by their names.
fn messages(language: Language) -> BTreeMap<String, Pattern<String>> {
    let mut messages = BTreeMap::new();
    let shared = fs::read_dir(root().join("crates/words").join(language.code())).expect("a folder of messages");
    let shared = shared.map(|entry| entry.expect("a file").path());
    for path in shared.chain(games().map(|game| game.join("face").join(language.code()).with_extension("ftl"))) {
        if path.extension().is_some_and(|extension| extension == "ftl") {
            let text = fs::read_to_string(&path).expect("a message file");
            let resource = fluent_syntax::parser::parse(text)
                .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
            for entry in resource.body {
                if let Entry::Message(message) = entry {
                    let (name, pattern) = (message.id.name, message.value.expect("a message says something"));
                    assert!(messages.insert(name.clone(), pattern).is_none(), "{name} is there twice");
                }
            }
        }
    }
    messages
}

/// The arguments that a message shows, and those that it only chooses by.
#[derive(Default)]
struct Arguments {
    shown: BTreeSet<String>,
    chosen_by: BTreeSet<String>,
}

impl Arguments {
    fn of(messages: &BTreeMap<String, Pattern<String>>, name: &str) -> Self {
        let mut arguments = Self::default();
        arguments.read(messages, &messages[name]);
        arguments
    }

    fn read(&mut self, messages: &BTreeMap<String, Pattern<String>>, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => (),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                    InlineExpression::VariableReference { id } => drop(self.shown.insert(id.name.clone())),
                    InlineExpression::MessageReference { id, .. } => self.read(messages, &messages[&id.name]),
                    InlineExpression::StringLiteral { .. } => (),
                    other => panic!("no message of ours has {other:?}"),
                },
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    let InlineExpression::VariableReference { id } = selector else { panic!("chosen by {selector:?}") };
                    self.chosen_by.insert(id.name.clone());
                    variants.iter().for_each(|variant| self.read(messages, &variant.value));
                }
            }
        }
    }

    fn knows(&self, argument: &String) -> bool {
        self.shown.contains(argument) || self.chosen_by.contains(argument)
    }
}

/// The text of every source file that says something.
fn sources() -> String {
    fn read(folder: &Path, text: &mut String) {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                read(&path, text);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                *text += &fs::read_to_string(path).expect("a source file");
            }
        }
    }
    let mut text = String::new();
    for part in ["words", "cli", "board", "client", "lab", "learn", "server", "sitting", "terminal"] {
        read(&root().join("crates").join(part).join("src"), &mut text);
    }
    let parts = games().flat_map(|game| ["rules", "face", "page"].map(|part| game.join(part).join("src")));
    // A game that nobody has drawn has no page.
    for part in parts.filter(|part| part.exists()) {
        read(&part, &mut text);
    }
    text
}

struct LotKinds;

impl shelf::Visit for LotKinds {
    type Output = Vec<String>;

    fn visit<G: table::Heuristic + table::Ledger>(self) -> Vec<String> {
        let lots = G::lots(&G::Options::default(), G::INFO.max_seats);
        lots.into_iter().map(|lot| format!("{}-lots-{}", G::INFO.slug, G::kind(lot))).collect()
    }
}

struct SettingNames;

impl shelf::Visit for SettingNames {
    type Output = Vec<String>;

    fn visit<G: table::Heuristic>(self) -> Vec<String> {
        G::Options::settings().iter().map(|setting| setting.name.replace('_', "-")).collect()
    }
}

/// The messages for the names on cards, which a language may write in its own way: English takes those of the card file.
fn card_names() -> BTreeSet<String> {
    let english = messages(Language::English);
    let others = Language::ALL.into_iter().flat_map(|language| messages(language).into_keys());
    others.filter(|name| name.contains("-name-") && !english.contains_key(name)).collect()
}

/// Whether a message is the name on a card or the price of a kind of lots: the tests of the game count these.
fn of_a_card(name: &str) -> bool {
    let mut slugs = GAMES.iter().map(|info| info.slug);
    slugs.any(|slug| ["name", "project", "paid"].iter().any(|kind| name.starts_with(&format!("{slug}-{kind}-"))))
}

/// The messages whose names are put together at run time.
fn composed() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for level in ["random", "intern", "manager", "shark"] {
        names.insert(format!("page-level-{level}"));
        names.insert(format!("page-level-{level}-help"));
    }
    for info in GAMES {
        names.insert(format!("set-{}-help", info.slug));
        let sets = shelf::Printer::of(info.slug).expect("a game of the list").shape();
        names.extend(sets.names().map(|name| format!("set-{}-{}", info.slug, name.replace('_', "-"))));
        names.insert(format!("{}-scored", info.slug));
        names.insert(format!("{}-paid", info.slug));
        names.insert(format!("{}-tagline", info.slug));
        if faces::has_plans(info.slug) {
            names.extend(["", "-on", "-off"].map(|what| format!("{}-plans{what}", info.slug)));
        }
        // The versions that are played as they were, and today's.
        let first = shelf::archive(info.slug).expect("a game of the list").code(1);
        names.extend((first + 1..=info.rules).map(|rules| format!("{}-rules-{rules}", info.slug)));
        names.extend(shelf::with(info.slug, LotKinds).expect("a game of the list"));
        for option in shelf::with(info.slug, SettingNames).expect("a game of the list") {
            names.insert(format!("{}-option-{option}", info.slug));
            names.insert(format!("{}-option-{option}-help", info.slug));
        }
    }
    names
}

#[test]
fn every_message_is_said_somewhere() {
    let (sources, composed) = (sources(), &composed() | &card_names());
    let quoted: BTreeSet<&str> = sources.split('"').collect();
    for language in Language::ALL {
        for name in messages(language).into_keys() {
            let said = composed.contains(&name) || of_a_card(&name) || quoted.contains(name.as_str());
            assert!(said, "the message {name} is never said");
        }
    }
}

#[test]
fn every_message_that_is_said_is_there() {
    let sources = sources();
    let calls = [
        ".say(",
        ".text(",
        "about(",
        "no_undo(",
        "refuse(",
        "said(",
        " say(",
        "Trouble::new(",
        "with_file(",
        "Part::new(",
        "Flaw::told(",
        " help = ",
        "about = ",
        "after_help = ",
    ];
    let mut wanted = composed();
    for call in calls {
        for (at, _) in sources.match_indices(call) {
            let rest = sources[at + call.len()..].trim_start();
            if let Some(name) = rest.strip_prefix('"').and_then(|rest| rest.split('"').next()) {
                wanted.insert(name.to_owned());
            }
        }
    }
    assert!(wanted.len() > 80, "the search finds what is said: {}", wanted.len());
    for language in Language::ALL {
        let there = messages(language);
        for name in &wanted {
            assert!(there.contains_key(name), "there is no message {name} in {}", language.code());
        }
    }
}

#[test]
fn every_language_says_the_same_messages_and_tells_the_same_in_them() {
    let (english, card_names) = (messages(Language::English), card_names());
    for language in Language::ALL {
        let (code, messages) = (language.code(), messages(language));
        let said: BTreeSet<&String> = messages.keys().filter(|name| !card_names.contains(*name)).collect();
        let wanted: BTreeSet<&String> = english.keys().collect();
        let missing: Vec<_> = wanted.difference(&said).collect();
        assert!(missing.is_empty(), "{code} does not say {missing:?}: write what they say in English in its words");
        let own: Vec<_> = said.difference(&wanted).collect();
        assert!(own.is_empty(), "{code} says {own:?}, which English does not");
        for name in said {
            let (ours, theirs) = (Arguments::of(&english, name), Arguments::of(&messages, name));
            let untold = ours.shown.iter().find(|argument| !theirs.knows(argument));
            assert_eq!(untold, None, "{name} in {code} does not tell all");
            let unknown = theirs.shown.union(&theirs.chosen_by).find(|argument| !ours.knows(argument));
            assert_eq!(unknown, None, "{name} in {code} speaks of something that is not given");
        }
    }
}

/// The names of everything that has one in a set.
fn members(tree: &shelf::Tree, names: &mut BTreeSet<String>) {
    match tree {
        shelf::Tree::Table(members_of) => {
            for (name, member) in members_of {
                names.insert(name.clone());
                members(member, names);
            }
        }
        shelf::Tree::List(items) => items.iter().for_each(|item| members(item, names)),
        shelf::Tree::Flag(_) | shelf::Tree::Number(_) | shelf::Tree::Text(_) => {}
    }
}

#[test]
fn everything_in_the_standard_sets_has_a_label_in_every_language() {
    for language in Language::ALL {
        let words = faces::strict(language);
        for info in GAMES {
            let (printer, mut names) = (shelf::Printer::of(info.slug).expect("a game of the list"), BTreeSet::new());
            members(&printer.standard(), &mut names);
            names.extend(printer.shape().names().map(str::to_owned));
            assert!(!names.is_empty(), "{}", info.slug);
            for name in names {
                assert!(!words.set_label(info.slug, &name).trim().is_empty(), "{name}");
            }
        }
    }
}

#[test]
fn the_rules_of_every_game_can_be_read_in_every_language() {
    for language in Language::ALL {
        for info in GAMES {
            let rules = faces::rules(language, info.slug).unwrap_or_else(|| panic!("no rules of {}", info.slug));
            assert!(rules.len() > 1_000, "the rules of {} are too short to learn from", info.slug);
            assert!(rules.starts_with(&format!("# {}", info.title)), "the rules of {} start with its title", info.slug);
        }
    }
}

#[test]
fn a_missing_message_is_said_as_its_name_and_does_not_panic() {
    assert_eq!(faces::words(Language::English).text("no-such-message"), "no-such-message");
}

#[test]
fn the_tagline_of_every_game_fits_on_a_line_of_the_lobby() {
    for language in Language::ALL {
        let words = faces::strict(language);
        for info in GAMES {
            let tagline = words.tagline(info.slug);
            let columns: usize = tagline.chars().map(|letter| if letter.is_ascii() { 1 } else { 2 }).sum();
            assert!(columns <= 78, "{tagline}");
        }
    }
}

#[test]
fn what_is_remembered_is_said_as_if_it_were_said_anew() {
    let (anew, remembering) = (faces::words(Language::English), faces::words(Language::English).remembering());
    let said = |words: &Words| {
        [
            words.say("bidness-ious", &[("count", 1_u32.into())]),
            words.say("bidness-ious", &[("count", "1".into())]),
            words.text("page-rules"),
        ]
    };
    assert_ne!(said(&anew)[0], said(&anew)[1], "a number is not its digits");
    assert_eq!(said(&remembering), said(&anew));
    assert_eq!(said(&remembering), said(&anew));
}
