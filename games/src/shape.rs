use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;

use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeSeed, EnumAccess, IntoDeserializer as _, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use serde::{Deserialize, Deserializer, Serialize, forward_to_deserialize_any};
use table::CardSet;

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

/// What is wrong with a card set, and where, as far as one can tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{why}")]
pub struct Flaw {
    /// What is wrong, and what would be right.
    pub why: String,
    /// The paths of what could be put right.
    pub at: Vec<String>,
}

impl de::Error for Flaw {
    fn custom<T: fmt::Display>(why: T) -> Self {
        Self { why: why.to_string(), at: Vec::new() }
    }
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
        let notes = RefCell::new(Notes::default());
        // The standard set can be read: its own test says so.
        let _ = read::<T>(standard, &notes);
        let notes = notes.into_inner();
        let mut shape: BTreeMap<String, Possible> = BTreeMap::new();
        for (pattern, names) in notes.tables {
            shape.insert(pattern, Possible::Members(names.iter().map(|name| (*name).to_owned()).collect()));
        }
        let mut known: BTreeMap<&[&str], Vec<Tree>> = BTreeMap::new();
        for (pattern, (path, names)) in notes.choices {
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

/// What was asked for while a set was read.
#[derive(Default)]
pub(crate) struct Notes {
    tables: BTreeMap<String, &'static [&'static str]>,
    /// Each with a place where there is one.
    choices: BTreeMap<String, (String, &'static [&'static str])>,
}

/// Reads a set, and notes what its type asks for.
pub(crate) fn read<T: CardSet>(tree: &Tree, notes: &RefCell<Notes>) -> Result<T, Flaw> {
    T::deserialize(Reader { tree, path: String::new(), pattern: String::new(), notes })
}

/// One place of a tree that is being read.
#[derive(Clone)]
struct Reader<'a> {
    tree: &'a Tree,
    path: String,
    pattern: String,
    notes: &'a RefCell<Notes>,
}

impl<'a> Reader<'a> {
    fn inside(&self, tree: &'a Tree, step: &str, known: &str) -> Self {
        let join = |path: &str, step: &str| if path.is_empty() { step.to_owned() } else { format!("{path}/{step}") };
        Self { tree, path: join(&self.path, step), pattern: join(&self.pattern, known), notes: self.notes }
    }

    fn placed<V>(&self, result: Result<V, Flaw>) -> Result<V, Flaw> {
        result.map_err(|flaw| if flaw.at.is_empty() { Flaw { at: vec![self.path.clone()], ..flaw } } else { flaw })
    }

    /// Reads the members of a table; `any` says that their names are free.
    fn members<'de, V: Visitor<'de>>(self, any: bool, visitor: V) -> Result<V::Value, Flaw> {
        match self.tree {
            Tree::Table(members) => {
                let members = Members { reader: self.clone(), members: members.iter(), next: None, any };
                self.placed(visitor.visit_map(members))
            }
            Tree::Flag(_) | Tree::Number(_) | Tree::Text(_) | Tree::List(_) => self.deserialize_any(visitor),
        }
    }
}

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = Flaw;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        match self.tree {
            Tree::Flag(flag) => self.placed(visitor.visit_bool(*flag)),
            Tree::Number(number) => self.placed(visitor.visit_i64(*number)),
            Tree::Text(text) => self.placed(visitor.visit_str(text)),
            Tree::List(items) => {
                let items = Items { reader: self.clone(), items: items.iter().enumerate() };
                self.placed(visitor.visit_seq(items))
            }
            Tree::Table(_) => self.members(true, visitor),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Flaw> {
        self.notes.borrow_mut().tables.insert(self.pattern.clone(), fields);
        self.members(false, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Flaw> {
        let place = (self.path.clone(), variants);
        self.notes.borrow_mut().choices.insert(self.pattern.clone(), place);
        self.clone().placed(visitor.visit_enum(self))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Flaw> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        unit unit_struct seq tuple tuple_struct map identifier ignored_any
    }
}

struct Items<'a> {
    reader: Reader<'a>,
    items: std::iter::Enumerate<std::slice::Iter<'a, Tree>>,
}

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = Flaw;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Flaw> {
        let Some((index, item)) = self.items.next() else { return Ok(None) };
        let reader = self.reader.inside(item, &index.to_string(), "*");
        reader.clone().placed(seed.deserialize(reader)).map(Some)
    }
}

struct Members<'a> {
    reader: Reader<'a>,
    members: std::slice::Iter<'a, (String, Tree)>,
    next: Option<&'a (String, Tree)>,
    any: bool,
}

impl<'de> MapAccess<'de> for Members<'_> {
    type Error = Flaw;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Flaw> {
        self.next = self.members.next();
        let Some((name, member)) = self.next else { return Ok(None) };
        let key: StrDeserializer<'_, Flaw> = name.as_str().into_deserializer();
        self.reader.inside(member, name, "*").placed(seed.deserialize(key)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Flaw> {
        let (name, member) = self.next.take().ok_or_else(|| de::Error::custom("a member has a name"))?;
        let reader = self.reader.inside(member, name, if self.any { "*" } else { name });
        reader.clone().placed(seed.deserialize(reader))
    }
}

impl<'de> EnumAccess<'de> for Reader<'_> {
    type Error = Flaw;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Flaw> {
        let name = choice(self.tree).ok_or_else(|| de::Error::custom("choose one thing"))?;
        let name: StrDeserializer<'_, Flaw> = name.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de> VariantAccess<'de> for Reader<'_> {
    type Error = Flaw;

    fn unit_variant(self) -> Result<(), Flaw> {
        match self.tree {
            Tree::Text(_) => Ok(()),
            Tree::Flag(_) | Tree::Number(_) | Tree::List(_) | Tree::Table(_) => {
                Err(de::Error::custom("this stands alone, without a number"))
            }
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Flaw> {
        match self.tree {
            Tree::Table(members) if members.len() == 1 => {
                seed.deserialize(self.inside(&members[0].1, &members[0].0, &members[0].0))
            }
            Tree::Flag(_) | Tree::Number(_) | Tree::Text(_) | Tree::List(_) | Tree::Table(_) => {
                Err(de::Error::custom("this needs a number"))
            }
        }
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Flaw> {
        self.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Flaw> {
        self.deserialize_any(visitor)
    }
}
