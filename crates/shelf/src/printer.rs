use std::cell::RefCell;

use table::{CardSet, Flaw, Heuristic, Ledger, Why, parse_toml, read_set};

use crate::shape::{Shape, read};
use crate::tree::Tree;
use crate::{UnknownGame, Visit, with};

/// Reads, checks and writes the card sets of a game that is known at run time.
///
/// Nothing that it reads stays in memory, unlike a set that is played with.
#[derive(Clone, Copy, Debug)]
pub struct Printer {
    standard: fn() -> Tree,
    shape: fn(&Tree) -> Shape,
    check: fn(&Tree) -> Result<(), Flaw>,
    from_toml: fn(&str) -> Result<Tree, Flaw>,
    to_toml: fn(&Tree) -> Result<String, Flaw>,
}

impl Printer {
    /// The printer of the game called `slug`.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn of(slug: &str) -> Result<Self, UnknownGame> {
        with(slug, Find)
    }

    fn new<T: CardSet>() -> Self {
        Self {
            standard: standard::<T>,
            shape: Shape::of::<T>,
            check: check::<T>,
            from_toml: from_toml::<T>,
            to_toml: to_toml::<T>,
        }
    }

    /// The set in the box.
    #[must_use]
    pub fn standard(self) -> Tree {
        (self.standard)()
    }

    /// What can stand where in a set.
    #[must_use]
    pub fn shape(self) -> Shape {
        (self.shape)(&self.standard())
    }

    /// Whether the game can be played with a set.
    ///
    /// # Errors
    /// What is wrong with it, and which changes of the standard set are to blame.
    pub fn check(self, set: &Tree) -> Result<(), Flaw> {
        (self.check)(set)
    }

    /// The set in a designer's file.
    ///
    /// # Errors
    /// When it cannot be read or played with.
    pub fn from_toml(self, text: &str) -> Result<Tree, Flaw> {
        (self.from_toml)(text)
    }

    /// A set as a designer's file.
    ///
    /// # Errors
    /// When it is no set of the game.
    pub fn to_toml(self, set: &Tree) -> Result<String, Flaw> {
        (self.to_toml)(set)
    }
}

struct Find;

impl Visit for Find {
    type Output = Printer;

    fn visit<G: Heuristic + Ledger>(self) -> Printer {
        Printer::new::<G::Set>()
    }
}

fn standard<T: CardSet>() -> Tree {
    from_toml::<T>(T::STANDARD).expect("the standard set passes its own check")
}

fn check<T: CardSet>(set: &Tree) -> Result<(), Flaw> {
    let Err(flaw) = passes::<T>(set) else { return Ok(()) };
    Err(if flaw.at.is_empty() { Flaw { at: blamed::<T>(set, &flaw.why), ..flaw } } else { flaw })
}

fn passes<T: CardSet>(set: &Tree) -> Result<(), Flaw> {
    read::<T>(set, &RefCell::default())?.check()
}

/// The changes without which a set would pass; where no single one is enough, those without which something else is wrong.
fn blamed<T: CardSet>(set: &Tree, why: &Why) -> Vec<String> {
    let standard = standard::<T>();
    let without = |path: &String| {
        let mut set = set.clone();
        standard.restore(&mut set, path);
        passes::<T>(&set)
    };
    let tried: Vec<(String, Result<(), Flaw>)> =
        standard.changes(set).into_iter().map(|path| (path.clone(), without(&path))).collect();
    let those = |wanted: &dyn Fn(&Result<(), Flaw>) -> bool| -> Vec<String> {
        tried.iter().filter(|(_, result)| wanted(result)).map(|(path, _)| path.clone()).collect()
    };
    let enough = those(&Result::is_ok);
    if enough.is_empty() { those(&|result| result.as_ref().is_err_and(|flaw| flaw.why != *why)) } else { enough }
}

fn from_toml<T: CardSet>(text: &str) -> Result<Tree, Flaw> {
    let set = parse_toml(text)?;
    let checked = read_set::<T>(&set, &RefCell::default()).and_then(|set| set.check().map(|()| set));
    let json = serde_json::to_string(&checked.map_err(|flaw| flaw.in_file(text))?).map_err(unreadable)?;
    serde_json::from_str(&json).map_err(unreadable)
}

fn to_toml<T: CardSet>(set: &Tree) -> Result<String, Flaw> {
    let set: T = read(set, &RefCell::default())?;
    toml::to_string(&set).map_err(unreadable)
}

fn unreadable(error: impl std::error::Error) -> Flaw {
    Why::Unreadable(error.to_string()).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GAMES;
    use crate::shape::Possible;
    use table::Form;

    fn printer(slug: &str) -> Printer {
        Printer::of(slug).expect("a game")
    }

    #[test]
    fn the_standard_set_of_every_game_is_read_and_written_without_loss() {
        for info in GAMES {
            let printer = printer(info.slug);
            let standard = printer.standard();
            assert_eq!(printer.check(&standard), Ok(()), "{}", info.slug);
            let file = printer.to_toml(&standard).expect("a file");
            assert_eq!(printer.from_toml(&file), Ok(standard), "{}", info.slug);
        }
    }

    struct Plain;

    impl Visit for Plain {
        type Output = ();

        fn visit<G: Heuristic + Ledger>(self) {
            let text = <G::Set as CardSet>::STANDARD;
            let all = parse_toml(text).expect("the set in the box is TOML");
            assert_eq!(table::parse_plain_toml(text), Some(all), "a module of {} could not read its set", G::INFO.slug);
        }
    }

    #[test]
    fn the_standard_set_of_every_game_is_plain_enough_for_a_module() {
        for info in GAMES {
            with(info.slug, Plain).expect("a game");
        }
    }

    #[test]
    fn a_set_stands_in_the_options_as_it_is() {
        for info in GAMES {
            let printer = printer(info.slug);
            let cards = serde_json::to_value(printer.standard()).expect("JSON");
            let options = serde_json::json!({ "cards": cards });
            assert_eq!(crate::AnyMatch::check(info.slug, options, info.max_seats), Ok(()), "{}", info.slug);
        }
    }

    #[test]
    fn what_is_out_of_range_is_blamed_on_the_place_where_it_stands() {
        let printer = printer("bidders");
        let mut set = printer.standard();
        set.put("black/3/start", Tree::Number(100));
        let flaw = printer.check(&set).expect_err("too much");
        assert_eq!(flaw.at, ["black/3/start"]);
        assert_eq!(flaw.why, Why::Number { found: 100, min: 1, max: 99 });
        set.put("black/3/start", Tree::Text("much".into()));
        assert_eq!(printer.check(&set).expect_err("no number").at, ["black/3/start"]);
    }

    #[test]
    fn what_does_not_go_together_is_blamed_on_the_changes_that_made_it_so() {
        let printer = printer("bidness");
        let mut set = printer.standard();
        set.put("start/tech", Tree::Number(30));
        set.put("cards/marketer/count", Tree::Number(5));
        let flaw = printer.check(&set).expect_err("too few marketers");
        assert_eq!(flaw.at, ["cards/marketer/count"]);
        assert!(matches!(flaw.why, Why::Game { id, .. } if id == "bidness-flaw-starters"));
    }

    #[test]
    fn the_type_of_a_set_says_what_can_stand_where() {
        let shape = printer("silicon-valley").shape();
        let Some(Possible::OneOf(effects)) = shape.at("personalities/3/effect") else { panic!("a choice") };
        assert!(effects.contains(&Tree::Text("shakeup".into())));
        assert!(effects.contains(&Tree::Table(vec![("fee".into(), Tree::Number(1))])));
        let Some(Possible::Members(blocks)) = shape.at("founders/0/instant") else { panic!("blocks") };
        assert_eq!(blocks, &["domino", "i3", "l3", "i4", "o4", "t4", "l4", "s4"]);
        let Some(Possible::OneOf(symbols)) = shape.at("starting_products/0/second/symbols/0") else {
            panic!("a list that is always empty holds what its like hold")
        };
        assert_eq!(symbols.len(), 5);
        let Some(Possible::Members(printed)) = printer("bidness").shape().at("cards/marketer").cloned() else {
            panic!("a kind of cards")
        };
        assert_eq!(printed, ["count", "cost", "value"]);
    }

    #[test]
    fn a_file_that_is_no_set_says_why() {
        let printer = printer("bids");
        let flaw = printer.from_toml("set_up = 3").expect_err("no rows");
        assert_eq!(flaw, Flaw { why: Why::Form(Form::List), at: vec!["set_up".into()], line: Some(1) });
        assert_eq!(
            printer.from_toml("set_up = []"),
            Err(Flaw::told("bids-flaw-no-row").with("players", 3_u8)),
            "what is wrong with the whole set stands in no line"
        );
    }
}
