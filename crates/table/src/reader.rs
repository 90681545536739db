use std::cell::RefCell;
use std::collections::BTreeMap;

use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeSeed, EnumAccess, Error as _, IntoDeserializer as _, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use serde::{Deserializer, forward_to_deserialize_any};
use serde_json::{Map, Value, map};
#[cfg(not(frozen_module))]
use toml::de::{DeTable, DeValue};

use crate::CardSet;
use crate::flaw::{Flaw, Form, Why, owned};

/// What the type of a card set asks for while a set is read, by patterns of paths: `companies/*/basic`.
#[derive(Debug, Default)]
pub struct Asked {
    /// Tables, with the names of their members.
    pub tables: BTreeMap<String, &'static [&'static str]>,
    /// Choices, each with a place where there is one and the names of what can be chosen.
    pub choices: BTreeMap<String, (String, &'static [&'static str])>,
}

/// Reads a card set, unchecked, and notes what its type asks for.
///
/// # Errors
/// When something else has to stand somewhere; the flaw says where.
pub fn read_set<T: CardSet>(set: &Value, asked: &RefCell<Asked>) -> Result<T, Flaw> {
    T::deserialize(PartReader { value: set, path: String::new(), pattern: String::new(), asked })
}

/// What stands in a designer's file.
///
/// # Errors
/// When it is no TOML.
#[cfg(not(frozen_module))]
pub fn parse_toml(text: &str) -> Result<Value, Flaw> {
    toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start);
        let before = text.get(..start).unwrap_or_default();
        let column = before.chars().rev().take_while(|letter| *letter != '\n').count() + 1;
        let why = Why::Syntax { column, why: error.message().to_owned() };
        Flaw { line: Some(line(text, start)), ..why.into() }
    })
}

/// What stands in a card file: a module reads those of the tree alone.
///
/// # Errors
/// When it is none.
#[cfg(frozen_module)]
pub fn parse_toml(text: &str) -> Result<Value, Flaw> {
    let none = || Why::Syntax { column: 1, why: "this is no plain TOML".to_owned() }.into();
    crate::parse_plain_toml(text).ok_or_else(none)
}

impl Flaw {
    /// The same flaw of a set that was read from a file: with the line that it stands in.
    #[must_use]
    pub fn in_file(self, text: &str) -> Self {
        let line = self.line.or_else(|| line_of(text, self.at.first()?));
        Self { line, ..self }
    }
}

/// Where something stands in a file: a module has no files.
#[cfg(frozen_module)]
fn line_of(_: &str, _: &str) -> Option<usize> {
    None
}

/// The line of what lies at a path, or of the last step towards it that there is.
#[cfg(not(frozen_module))]
fn line_of(text: &str, path: &str) -> Option<usize> {
    let file = DeTable::parse(text).ok()?;
    let mut steps = path.split('/');
    let first = steps.next()?;
    let (_, mut here) = file.get_ref().iter().find(|(name, _)| name.get_ref() == first)?;
    for step in steps {
        let next = match here.get_ref() {
            DeValue::Table(members) => {
                members.iter().find(|(name, _)| name.get_ref() == step).map(|(_, member)| member)
            }
            DeValue::Array(items) => step.parse::<usize>().ok().and_then(|index| items.get(index)),
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_) => None,
        };
        match next {
            Some(next) => here = next,
            None => break,
        }
    }
    Some(line(text, here.span().start))
}

#[cfg(not(frozen_module))]
fn line(text: &str, start: usize) -> usize {
    text.get(..start).unwrap_or_default().matches('\n').count() + 1
}

/// One place of a set that is being read.
#[derive(Clone)]
struct PartReader<'a> {
    value: &'a Value,
    path: String,
    pattern: String,
    asked: &'a RefCell<Asked>,
}

impl<'a> PartReader<'a> {
    fn inside(&self, value: &'a Value, step: &str, known: &str) -> Self {
        let join = |path: &str, step: &str| if path.is_empty() { step.to_owned() } else { format!("{path}/{step}") };
        Self { value, path: join(&self.path, step), pattern: join(&self.pattern, known), asked: self.asked }
    }

    /// A flaw without a place is one of this place; what is wrong with the whole set has none.
    fn placed<V>(&self, result: Result<V, Flaw>) -> Result<V, Flaw> {
        result.map_err(|flaw| match flaw.at.is_empty() && !self.path.is_empty() {
            true => Flaw { at: vec![self.path.clone()], ..flaw },
            false => flaw,
        })
    }

    fn wrong<V>(&self, why: Why) -> Result<V, Flaw> {
        self.placed(Err(why.into()))
    }

    fn number<'de, V: Visitor<'de>>(self, min: i64, max: i64, visitor: V) -> Result<V::Value, Flaw> {
        match self.value.as_i64() {
            Some(number) if (min..=max).contains(&number) => self.placed(visitor.visit_i64(number)),
            Some(found) => self.wrong(Why::Number { found, min, max }),
            None => self.wrong(Why::Form(Form::Number)),
        }
    }

    fn text<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        match self.value {
            Value::String(text) => self.placed(visitor.visit_str(text)),
            _ => self.wrong(Why::Form(Form::Text)),
        }
    }

    fn list<'de, V: Visitor<'de>>(self, length: Option<usize>, visitor: V) -> Result<V::Value, Flaw> {
        match (self.value, length) {
            (Value::Array(items), Some(wanted)) if items.len() != wanted => {
                self.wrong(Why::Length { found: items.len(), wanted })
            }
            (Value::Array(items), _) => {
                let items = Items { reader: self.clone(), items: items.iter().enumerate() };
                self.placed(visitor.visit_seq(items))
            }
            _ => self.wrong(Why::Form(Form::List)),
        }
    }

    /// Reads the members of a table, whose names are free or those that its type has.
    fn table<'de, V: Visitor<'de>>(self, names: Names, visitor: V) -> Result<V::Value, Flaw> {
        match self.value {
            Value::Object(members) => {
                let members = Members { reader: self.clone(), members: members.iter(), next: None, names };
                self.placed(visitor.visit_map(members))
            }
            _ => self.wrong(Why::Form(Form::Table)),
        }
    }
}

/// The name of a thing to choose: `shakeup`, or `fee` of `{ fee = 2 }`.
fn choice(value: &Value) -> Option<&str> {
    match value {
        Value::String(name) => Some(name),
        Value::Object(members) => single(members).map(|(name, _)| name.as_str()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => None,
    }
}

fn single(members: &Map<String, Value>) -> Option<(&String, &Value)> {
    members.iter().next().filter(|_| members.len() == 1)
}

impl<'de> Deserializer<'de> for PartReader<'_> {
    type Error = Flaw;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        match self.value {
            Value::Null => self.placed(visitor.visit_unit()),
            Value::Bool(flag) => self.placed(visitor.visit_bool(*flag)),
            Value::Number(_) => self.number(i64::MIN, i64::MAX, visitor),
            Value::String(_) => self.text(visitor),
            Value::Array(_) => self.list(None, visitor),
            Value::Object(_) => self.table(Names::Free, visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        match self.value {
            Value::Bool(flag) => self.placed(visitor.visit_bool(*flag)),
            _ => self.wrong(Why::Form(Form::Flag)),
        }
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        self.number(0, u8::MAX.into(), visitor)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        self.number(0, u16::MAX.into(), visitor)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        self.number(0, u32::MAX.into(), visitor)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        self.number(0, i64::MAX, visitor)
    }

    fn deserialize_i8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        self.number(i8::MIN.into(), i8::MAX.into(), visitor)
    }

    fn deserialize_i16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        self.number(i16::MIN.into(), i16::MAX.into(), visitor)
    }

    fn deserialize_i32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        self.number(i32::MIN.into(), i32::MAX.into(), visitor)
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        self.number(i64::MIN, i64::MAX, visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        self.text(visitor)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        self.text(visitor)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        self.list(None, visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Flaw> {
        self.list(Some(length), visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        self.table(Names::Free, visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Flaw> {
        self.asked.borrow_mut().tables.insert(self.pattern.clone(), fields);
        self.table(Names::Own, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Flaw> {
        self.asked.borrow_mut().choices.insert(self.pattern.clone(), (self.path.clone(), variants));
        if choice(self.value).is_none() {
            return self.wrong(Why::Choice { found: self.value.to_string(), known: owned(variants) });
        }
        self.clone().placed(visitor.visit_enum(self))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Flaw> {
        match self.value {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Flaw> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        i128 u128 f32 f64 char bytes byte_buf unit unit_struct tuple_struct identifier ignored_any
    }
}

struct Items<'a> {
    reader: PartReader<'a>,
    items: std::iter::Enumerate<std::slice::Iter<'a, Value>>,
}

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = Flaw;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Flaw> {
        let Some((index, item)) = self.items.next() else { return Ok(None) };
        let reader = self.reader.inside(item, &index.to_string(), "*");
        reader.clone().placed(seed.deserialize(reader)).map(Some)
    }
}

/// Whose names the members of a table have.
#[derive(Clone, Copy)]
enum Names {
    /// Those of the type.
    Own,
    /// Any.
    Free,
}

struct Members<'a> {
    reader: PartReader<'a>,
    members: map::Iter<'a>,
    next: Option<(&'a String, &'a Value)>,
    names: Names,
}

impl<'de> MapAccess<'de> for Members<'_> {
    type Error = Flaw;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Flaw> {
        self.next = self.members.next();
        let Some((name, member)) = self.next else { return Ok(None) };
        let key: StrDeserializer<'_, Flaw> = name.as_str().into_deserializer();
        // A name that is none of the things to choose from is a name that is not known.
        let unknown = |flaw: Flaw| match flaw.why {
            Why::Choice { found, known } => Why::Unknown { name: found, known }.into(),
            why => Flaw { why, ..flaw },
        };
        self.reader.inside(member, name, "*").placed(seed.deserialize(key).map_err(unknown)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Flaw> {
        let (name, member) = self.next.take().ok_or_else(|| Flaw::custom("a member has a name"))?;
        let known = match self.names {
            Names::Own => name,
            Names::Free => "*",
        };
        let reader = self.reader.inside(member, name, known);
        reader.clone().placed(seed.deserialize(reader))
    }
}

impl<'de> EnumAccess<'de> for PartReader<'_> {
    type Error = Flaw;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Flaw> {
        let name = choice(self.value).ok_or_else(|| Flaw::custom("a choice has a name"))?;
        let name: StrDeserializer<'_, Flaw> = name.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de> VariantAccess<'de> for PartReader<'_> {
    type Error = Flaw;

    fn unit_variant(self) -> Result<(), Flaw> {
        if self.value.is_string() { Ok(()) } else { self.wrong(Why::Alone) }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Flaw> {
        match self.value.as_object().and_then(single) {
            Some((name, value)) => seed.deserialize(self.inside(value, name, name)),
            None => self.wrong(Why::NeedsNumber),
        }
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Flaw> {
        self.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Flaw> {
        self.deserialize_any(visitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::{Deserialize, Serialize};

    #[derive(Clone, Debug, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Set {
        rounds: u8,
        steps: [u8; 2],
        cards: Vec<Card>,
    }

    #[derive(Clone, Debug, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Card {
        name: String,
        power: Power,
    }

    #[derive(Clone, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Power {
        Rest,
        Fee(u8),
    }

    impl CardSet for Set {
        const STANDARD: &'static str = "rounds = 3
            steps = [1, 2]

            [[cards]]
            name = 'Forge'
            power = 'rest'

            [[cards]]
            name = 'Mill'
            power = { fee = 2 }";

        fn check(&self) -> Result<(), Flaw> {
            Ok(())
        }
    }

    /// What is wrong with the standard set after a change of its text.
    fn flaw(from: &str, to: &str) -> Flaw {
        assert!(Set::STANDARD.contains(from), "{from}");
        let text = Set::STANDARD.replacen(from, to, 1);
        let read = |value: Value| read_set::<Set>(&value, &RefCell::default());
        parse_toml(&text).and_then(read).expect_err("a flaw").in_file(&text)
    }

    #[test]
    fn what_cannot_be_read_is_told_with_its_place_and_its_line() {
        let known = |names: &[&str]| owned(names);
        for (from, to, why, at, line) in [
            ("rounds = 3", "rounds = 300", Why::Number { found: 300, min: 0, max: 255 }, "rounds", 1),
            ("rounds = 3", "rounds = 1.5", Why::Form(Form::Number), "rounds", 1),
            ("[1, 2]", "[1, 2, 3]", Why::Length { found: 3, wanted: 2 }, "steps", 2),
            ("[1, 2]", "3", Why::Form(Form::List), "steps", 2),
            ("'Forge'", "7", Why::Form(Form::Text), "cards/0/name", 5),
            ("name = 'Mill'", "", Why::Missing { name: "name".into() }, "cards/1", 8),
            (
                "name = 'Mill'",
                "names = 'Mill'",
                Why::Unknown { name: "names".into(), known: known(&["name", "power"]) },
                "cards/1/names",
                9,
            ),
            (
                "'rest'",
                "'sleep'",
                Why::Choice { found: "sleep".into(), known: known(&["rest", "fee"]) },
                "cards/0/power",
                6,
            ),
            ("'rest'", "7", Why::Choice { found: "7".into(), known: known(&["rest", "fee"]) }, "cards/0/power", 6),
            ("'rest'", "{ rest = 1 }", Why::Alone, "cards/0/power", 6),
            ("{ fee = 2 }", "'fee'", Why::NeedsNumber, "cards/1/power", 10),
            ("{ fee = 2 }", "{ fee = '2' }", Why::Form(Form::Number), "cards/1/power/fee", 10),
        ] {
            assert_eq!(flaw(from, to), Flaw { why, at: vec![at.to_owned()], line: Some(line) }, "{to}");
        }
    }

    #[test]
    fn what_is_no_toml_is_told_with_its_line_and_its_column() {
        let flaw = flaw("'Forge'", "'Forge");
        assert_eq!((flaw.line, flaw.at.len()), (Some(5), 0));
        assert!(matches!(flaw.why, Why::Syntax { column, .. } if column > 1), "{flaw}");
    }

    #[test]
    fn a_flaw_crosses_the_errors_of_a_reader_of_json_unchanged() {
        let flaw = Flaw { at: vec!["rounds".into()], ..Flaw::told("any").with("card", "Forge").with("found", 3_u8) };
        let error = serde_json::Error::custom(&flaw);
        assert_eq!(Flaw::behind(&error), Some(flaw));
        assert_eq!(Flaw::behind(&serde_json::Error::custom("something else")), None);
    }
}
