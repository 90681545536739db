use std::cell::RefCell;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Asked, CardSet, Flaw, Why, read_set};

use crate::tree::{Tree, steps};

/// What can stand where in the card sets of a game, by patterns of paths: `companies/*/basic`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shape(BTreeMap<String, Possible>);

/// What can stand at a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Possible {
    /// A table with some of these members.
    Members(Vec<String>),
    /// One of these.
    OneOf(Vec<Tree>),
}

impl Shape {
    /// What can stand at a path, where it is not just any number or text.
    #[must_use]
    pub fn at(&self, path: &str) -> Option<&Possible> {
        let fits = |pattern: &str| {
            steps(pattern).count() == steps(path).count()
                && steps(pattern).zip(steps(path)).all(|(known, step)| known == "*" || known == step)
        };
        let known = self.0.iter().find(|(pattern, _)| fits(pattern));
        // A list that is empty in the whole standard set holds what lists of that name hold elsewhere.
        let alike = || {
            let (parent, _) = path.rsplit_once('/')?;
            let end = format!("/{}/*", steps(parent).last()?);
            self.0.iter().find(|(pattern, _)| pattern.ends_with(&end))
        };
        known.or_else(alike).map(|(_, possible)| possible)
    }

    /// Everything that has a name in sets of this shape: members and things to choose.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.values().flat_map(|possible| match possible {
            Possible::Members(names) => names.iter().map(String::as_str).collect::<Vec<_>>(),
            Possible::OneOf(choices) => choices.iter().filter_map(choice).collect(),
        })
    }

    /// The shape of the sets of a game: what their type asks for when the standard one is read.
    pub(crate) fn of<T: CardSet>(standard: &Tree) -> Self {
        let asked = RefCell::new(Asked::default());
        // The standard set can be read: its own test says so.
        let _ = read::<T>(standard, &asked);
        let asked = asked.into_inner();
        let mut shape: BTreeMap<String, Possible> = BTreeMap::new();
        for (pattern, names) in asked.tables {
            shape.insert(pattern, Possible::Members(names.iter().map(|name| (*name).to_owned()).collect()));
        }
        let mut known: BTreeMap<&[&str], Vec<Tree>> = BTreeMap::new();
        for (pattern, (path, names)) in asked.choices {
            let choices = known.entry(names).or_insert_with(|| {
                names.iter().filter_map(|name| possible_choice::<T>(standard, &path, name)).collect()
            });
            shape.insert(pattern, Possible::OneOf(choices.clone()));
        }
        Self(shape)
    }
}

/// The name of a thing to choose: `shakeup`, or `fee` of `{ fee = 2 }`.
#[must_use]
pub fn choice(tree: &Tree) -> Option<&str> {
    match tree {
        Tree::Text(name) => Some(name),
        Tree::Table(members) => match &members[..] {
            [(name, _)] => Some(name),
            _ => None,
        },
        Tree::Flag(_) | Tree::Number(_) | Tree::List(_) => None,
    }
}

/// The choice of this name as it is written: alone, or with a number.
fn possible_choice<T: CardSet>(standard: &Tree, path: &str, name: &str) -> Option<Tree> {
    let alone = Tree::Text(name.to_owned());
    let counted = Tree::Table(vec![(name.to_owned(), Tree::Number(1))]);
    [alone, counted].into_iter().find(|choice| {
        let mut set = standard.clone();
        set.put(path, choice.clone());
        read::<T>(&set, &RefCell::default()).is_ok()
    })
}

/// Reads a set, and notes what its type asks for.
pub(crate) fn read<T: CardSet>(tree: &Tree, asked: &RefCell<Asked>) -> Result<T, Flaw> {
    let set = serde_json::to_value(tree).map_err(|error| Why::Unreadable(error.to_string()))?;
    read_set(&set, asked)
}
