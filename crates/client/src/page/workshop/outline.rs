//! What a card set looks like to whoever changes it: its sections, their cards, and how numbers are stepped.

use shelf::Tree;

/// A part of a set that is shown at once: a deck of cards, or some numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Section {
    /// Its name in the set; empty for the numbers that stand alone.
    pub(crate) name: String,
    /// How many cards there are, where it is a deck.
    pub(crate) cards: Option<usize>,
}

/// The sections of a set, in the order in which they are written.
pub(crate) fn sections(set: &Tree) -> Vec<Section> {
    let Tree::Table(members) = set else { return Vec::new() };
    let alone = members.iter().any(|(_, member)| is_leaf(member));
    let general = alone.then(|| Section { name: String::new(), cards: None });
    let parts = members.iter().filter(|(_, member)| !is_leaf(member));
    let parts = parts.map(|(name, member)| Section { name: name.clone(), cards: deck(member).map(|deck| deck.len()) });
    general.into_iter().chain(parts).collect()
}

/// The section that a path leads into; a number that stands alone is in the one without a name.
pub(crate) fn section_of<'a>(set: &Tree, path: &'a str) -> &'a str {
    match path.split_once('/') {
        Some((section, _)) => section,
        None if set.get(path).is_some_and(is_leaf) => "",
        None => path,
    }
}

/// The paths of the cards of a section; a section that is no deck is one card.
pub(crate) fn cards(set: &Tree, section: &str) -> Vec<String> {
    let names = if section.is_empty() { None } else { set.get(section).and_then(deck) };
    match names {
        Some(names) => names.into_iter().map(|name| format!("{section}/{name}")).collect(),
        None => vec![section.to_owned()],
    }
}

/// The members of a card: of the numbers that stand alone only those.
pub(crate) fn members(set: &Tree, card: &str) -> Vec<String> {
    let members = if card.is_empty() { Some(set) } else { set.get(card) };
    match members {
        Some(Tree::Table(members)) => {
            let shown = members.iter().filter(|(_, member)| !card.is_empty() || is_leaf(member));
            shown.map(|(name, _)| name.clone()).collect()
        }
        _ => Vec::new(),
    }
}

/// The paths of the cards that have a text on them, in all sections; `label` says what a name in the set is called.
pub(crate) fn matching(set: &Tree, text: &str, label: impl Fn(&str) -> String) -> Vec<String> {
    let text = text.trim().to_lowercase();
    let has = |path: &String| {
        let key = path.rsplit('/').next().unwrap_or_default();
        let is_number = key.parse::<usize>().is_ok();
        (!is_number && label(key).to_lowercase().contains(&text)) || set.get(path).is_some_and(|card| says(card, &text))
    };
    let sections = sections(set).into_iter().filter(|section| !section.name.is_empty());
    sections.flat_map(|section| cards(set, &section.name)).filter(has).collect()
}

fn says(tree: &Tree, text: &str) -> bool {
    match tree {
        Tree::Text(words) => words.to_lowercase().contains(text),
        Tree::List(items) => items.iter().any(|item| says(item, text)),
        Tree::Table(members) => members.iter().any(|(_, member)| says(member, text)),
        Tree::Flag(_) | Tree::Number(_) => false,
    }
}

/// By how much one press changes a number: by ten where everything of its kind is in tens.
pub(crate) fn step(standard: &Tree, path: &str) -> i64 {
    let alike = alike(standard, path);
    // A lone ten is just a number.
    let is_in_tens =
        alike.iter().filter(|number| **number >= 10).count() > 1 || alike.iter().any(|number| *number > 10);
    let is_in_tens = is_in_tens && alike.iter().all(|number| number % 10 == 0);
    if is_in_tens { 10 } else { 1 }
}

/// Whether a number is of a kind that is below nothing somewhere.
pub(crate) fn can_be_negative(standard: &Tree, path: &str) -> bool {
    alike(standard, path).iter().any(|number| *number < 0)
}

/// What a member of this name is elsewhere in the set.
pub(crate) fn example(set: &Tree, name: &str) -> Option<Tree> {
    match set {
        Tree::Table(members) => {
            let here = members.iter().find(|(known, _)| known == name).map(|(_, member)| member.clone());
            here.or_else(|| members.iter().find_map(|(_, member)| example(member, name)))
        }
        Tree::List(items) => items.iter().find_map(|item| example(item, name)),
        Tree::Flag(_) | Tree::Number(_) | Tree::Text(_) => None,
    }
}

/// The rows of a grid: texts of `#` for a square and `.` for none; nothing where it is something else.
pub(crate) fn grid(tree: Option<&Tree>) -> Option<Vec<String>> {
    let Some(Tree::List(rows)) = tree else { return None };
    let row = |row: &Tree| match row {
        Tree::Text(squares) if !squares.is_empty() && squares.bytes().all(|sign| b"#.".contains(&sign)) => {
            Some(squares.clone())
        }
        _ => None,
    };
    rows.iter().map(row).collect::<Option<Vec<String>>>().filter(|rows| !rows.is_empty())
}

/// A grid with so many rows and columns: what is new is to be filled.
pub(crate) fn resized(rows: &[String], height: usize, width: usize) -> Vec<String> {
    let sign = |row: usize, column: usize| {
        rows.get(row).and_then(|row| row.as_bytes().get(column)).map_or('#', |sign| char::from(*sign))
    };
    (0..height.max(1)).map(|row| (0..width.max(1)).map(|column| sign(row, column)).collect()).collect()
}

/// A grid with one square more or less.
pub(crate) fn toggled(rows: &[String], row: usize, column: usize) -> Vec<String> {
    let flip = |sign: char| if sign == '#' { '.' } else { '#' };
    let signs = |(at_row, squares): (usize, &String)| -> String {
        let sign = |(at, sign)| if (at_row, at) == (row, column) { flip(sign) } else { sign };
        squares.chars().enumerate().map(sign).collect()
    };
    rows.iter().enumerate().map(signs).collect()
}

/// The numbers of the same kind: those with the same name in the same section.
fn alike(standard: &Tree, path: &str) -> Vec<i64> {
    fn collect(tree: &Tree, name: &str, under: bool, found: &mut Vec<i64>) {
        match tree {
            Tree::Number(number) if under => found.push(*number),
            Tree::List(items) => items.iter().for_each(|item| collect(item, name, under, found)),
            Tree::Table(members) => {
                members.iter().for_each(|(known, member)| collect(member, name, known == name, found));
            }
            Tree::Number(_) | Tree::Flag(_) | Tree::Text(_) => {}
        }
    }
    let name = path.rsplit('/').find(|step| step.parse::<usize>().is_err()).unwrap_or_default();
    let section = path.split('/').next().filter(|_| path.contains('/'));
    let mut found = Vec::new();
    collect(
        section.and_then(|section| standard.get(section)).unwrap_or(standard),
        name,
        section == Some(name),
        &mut found,
    );
    found
}

const fn is_leaf(tree: &Tree) -> bool {
    matches!(tree, Tree::Flag(_) | Tree::Number(_) | Tree::Text(_))
}

/// The names of the cards of a deck: a list of tables, or a table of them.
fn deck(tree: &Tree) -> Option<Vec<String>> {
    match tree {
        Tree::List(items) => {
            let is_deck = items.iter().all(|item| matches!(item, Tree::Table(_)));
            is_deck.then(|| (0..items.len()).map(|index| index.to_string()).collect())
        }
        Tree::Table(members) => {
            let is_deck = members.iter().all(|(_, member)| matches!(member, Tree::Table(_)));
            is_deck.then(|| members.iter().map(|(name, _)| name.clone()).collect())
        }
        Tree::Flag(_) | Tree::Number(_) | Tree::Text(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use shelf::{GAMES, Printer};

    use super::*;

    fn standard(game: &str) -> Tree {
        Printer::of(game).expect("a game").standard()
    }

    fn names(game: &str) -> Vec<(String, Option<usize>)> {
        sections(&standard(game)).into_iter().map(|section| (section.name, section.cards)).collect()
    }

    #[test]
    fn a_set_has_decks_and_numbers() {
        let section = |name: &str, cards| (name.to_owned(), cards);
        assert_eq!(names("bidness"), [section("cards", Some(21)), section("start", None), section("rules", None)]);
        assert_eq!(names("bids"), [section("set_up", Some(4))]);
        let bidders = ["", "cubes", "guild", "white", "black"]
            .map(|name| section(name, matches!(name, "white" | "black").then_some(12)));
        assert_eq!(names("bidders"), bidders);
    }

    /// The paths of everything that has a value.
    fn leaves(tree: &Tree, path: &str, found: &mut Vec<String>) {
        let inside = |step: &str| if path.is_empty() { step.to_owned() } else { format!("{path}/{step}") };
        match tree {
            Tree::Table(members) => members.iter().for_each(|(name, member)| leaves(member, &inside(name), found)),
            Tree::List(items) => {
                items.iter().enumerate().for_each(|(index, item)| leaves(item, &inside(&index.to_string()), found));
            }
            Tree::Flag(_) | Tree::Number(_) | Tree::Text(_) => found.push(path.to_owned()),
        }
    }

    #[test]
    fn every_value_of_every_standard_set_is_on_a_card() {
        for info in GAMES {
            let set = standard(info.slug);
            let mut shown = Vec::new();
            for section in sections(&set) {
                for card in cards(&set, &section.name) {
                    for member in members(&set, &card) {
                        let path = if card.is_empty() { member } else { format!("{card}/{member}") };
                        leaves(set.get(&path).expect("a member"), &path, &mut shown);
                    }
                }
            }
            let mut all = Vec::new();
            leaves(&set, "", &mut all);
            shown.sort();
            all.sort();
            assert_eq!(shown, all, "{}", info.slug);
        }
    }

    #[test]
    fn every_path_leads_into_a_section() {
        let bidders = standard("bidders");
        let section = |path| section_of(&bidders, path);
        assert_eq!([section("rounds"), section("white/3/favour"), section("white")], ["", "white", "white"]);
    }

    #[test]
    fn cards_are_found_by_name_by_what_they_do_and_by_what_they_are_called_for_people() {
        let furnace = standard("furnace");
        assert_eq!(matching(&furnace, "penny", str::to_owned).len(), 1);
        assert!(matching(&furnace, "-> UPGRADE", str::to_owned).iter().all(|path| path.starts_with("start_ups/")));
        let label = |name: &str| if name == "libel" { "名誉毀損".to_owned() } else { name.to_owned() };
        assert_eq!(matching(&standard("bidness"), "名誉", label), ["cards/libel"]);
    }

    #[test]
    fn money_in_tens_is_stepped_in_tens() {
        let bidness = standard("bidness");
        assert_eq!(step(&bidness, "cards/legal_intern/cost"), 10);
        assert_eq!(step(&bidness, "rules/repay/1"), 10);
        assert_eq!(step(&bidness, "cards/marketer/count"), 1);
        assert_eq!(step(&standard("bidders"), "rounds"), 1);
        assert!(can_be_negative(&standard("bidders"), "black/0/favour"));
        assert!(!can_be_negative(&standard("bidders"), "white/0/favour"));
    }

    #[test]
    fn a_grid_is_drawn_square_by_square() {
        let set = standard("silicon-valley");
        let rows = grid(set.get("starting_products/1/grid")).expect("a grid");
        assert_eq!(rows, ["##.", "###", ".##"]);
        assert_eq!(toggled(&rows, 0, 2), ["###", "###", ".##"]);
        assert_eq!(resized(&rows, 2, 4), ["##.#", "####"]);
        assert_eq!(resized(&rows, 0, 0), ["#"], "something is left");
        assert_eq!(grid(standard("furnace").get("start_ups/0/effects")), None);
    }

    #[test]
    fn what_is_missing_is_begun_as_it_is_elsewhere() {
        assert_eq!(example(&standard("bidness"), "cost"), Some(Tree::Number(20)));
        assert_eq!(example(&standard("bidness"), "luck"), None);
    }
}
