use std::fmt;

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A card set as a tree that can be changed: its members stand in the order in which they are written.
///
/// A path names a place in it: `companies/3/basic`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tree {
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Number(i64),
    /// A name, or a word.
    Text(String),
    /// Things in order.
    List(Vec<Self>),
    /// Things with names.
    Table(Vec<(String, Self)>),
}

impl Tree {
    /// What lies at a path.
    #[must_use]
    pub fn get(&self, path: &str) -> Option<&Self> {
        steps(path).try_fold(self, |tree, step| tree.child(step))
    }

    /// Lays something at a path; a table gets a new member where it has none of that name.
    pub fn put(&mut self, path: &str, tree: Self) {
        let (parent, last) = split(path);
        match self.get_mut(parent) {
            Some(Self::Table(members)) => match members.iter_mut().find(|(name, _)| name == last) {
                Some((_, member)) => *member = tree,
                None => members.push((last.to_owned(), tree)),
            },
            Some(Self::List(items)) => match last.parse::<usize>() {
                Ok(index) if index < items.len() => items[index] = tree,
                Ok(index) if index == items.len() => items.push(tree),
                _ => {}
            },
            Some(Self::Flag(_) | Self::Number(_) | Self::Text(_)) | None => {}
        }
    }

    /// Takes away what lies at a path.
    pub fn remove(&mut self, path: &str) {
        let (parent, last) = split(path);
        match self.get_mut(parent) {
            Some(Self::Table(members)) => members.retain(|(name, _)| name != last),
            Some(Self::List(items)) => {
                if let Some(index) = last.parse().ok().filter(|index: &usize| *index < items.len()) {
                    items.remove(index);
                }
            }
            Some(Self::Flag(_) | Self::Number(_) | Self::Text(_)) | None => {}
        }
    }

    /// The name of a card: its member `name`.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        match self.child("name") {
            Some(Self::Text(name)) => Some(name),
            _ => None,
        }
    }

    /// Where this set, the standard one, has what lies at `path` of a changed set; nothing where it has no such thing.
    ///
    /// A card is known by its name, and where it was given another, by its place.
    #[must_use]
    pub fn origin(&self, changed: &Self, path: &str) -> Option<String> {
        let (mut here, mut there, mut origin) = (self, changed, Vec::new());
        for step in steps(path) {
            let found = match (here, there) {
                (Self::List(ours), Self::List(theirs)) => counterpart(ours, theirs, step.parse().ok()?)?.to_string(),
                _ => step.to_owned(),
            };
            (here, there) = (here.child(&found)?, there.child(step)?);
            origin.push(found);
        }
        Some(origin.join("/"))
    }

    /// Whether what lies at `path` of a changed set is as in this one, the standard one.
    #[must_use]
    pub fn agrees(&self, changed: &Self, path: &str) -> bool {
        let ours = self.origin(changed, path).and_then(|origin| self.get(&origin).cloned());
        // What is not written is 0.
        ours.unwrap_or(Self::Number(0)) == *changed.get(path).unwrap_or(&Self::Number(0))
    }

    /// What lies at `path` of a changed set, put back to what it is in this one, the standard one.
    pub fn restore(&self, changed: &mut Self, path: &str) {
        match self.origin(changed, path).and_then(|origin| self.get(&origin)) {
            Some(ours) => changed.put(path, ours.clone()),
            None => changed.remove(path),
        }
    }

    /// The places of a changed set that differ from this one, the standard one:
    /// what has another value, what is new, and lists that lack something.
    #[must_use]
    pub fn changes(&self, changed: &Self) -> Vec<String> {
        let mut changes = Vec::new();
        compare(Some(self), changed, String::new(), &mut changes);
        changes
    }

    fn child(&self, step: &str) -> Option<&Self> {
        match self {
            Self::Table(members) => members.iter().find(|(name, _)| name == step).map(|(_, member)| member),
            Self::List(items) => items.get(step.parse::<usize>().ok()?),
            Self::Flag(_) | Self::Number(_) | Self::Text(_) => None,
        }
    }

    fn get_mut(&mut self, path: &str) -> Option<&mut Self> {
        steps(path).try_fold(self, |tree, step| match tree {
            Self::Table(members) => members.iter_mut().find(|(name, _)| name == step).map(|(_, member)| member),
            Self::List(items) => items.get_mut(step.parse::<usize>().ok()?),
            Self::Flag(_) | Self::Number(_) | Self::Text(_) => None,
        })
    }
}

/// Notes where what the standard set has and what a changed one has at `path` differ.
fn compare(ours: Option<&Tree>, theirs: &Tree, path: String, changes: &mut Vec<String>) {
    let inside = |step: &str| if path.is_empty() { step.to_owned() } else { format!("{path}/{step}") };
    match (ours, theirs) {
        (Some(Tree::Table(ours)), Tree::Table(theirs)) if !is_another_choice(ours, theirs) => {
            for (name, theirs) in theirs {
                let ours = ours.iter().find(|(known, _)| known == name).map(|(_, ours)| ours);
                compare(ours, theirs, inside(name), changes);
            }
        }
        (Some(Tree::List(ours)), Tree::List(theirs)) => {
            let origins: Vec<Option<usize>> = (0..theirs.len()).map(|index| counterpart(ours, theirs, index)).collect();
            for (index, (theirs, origin)) in theirs.iter().zip(&origins).enumerate() {
                let ours = origin.map(|origin| &ours[origin]);
                compare(ours, theirs, inside(&index.to_string()), changes);
            }
            if (0..ours.len()).any(|index| !origins.contains(&Some(index))) {
                changes.push(path);
            }
        }
        (ours, theirs) => {
            if ours.unwrap_or(&Tree::Number(0)) != theirs {
                changes.push(path);
            }
        }
    }
}

/// The steps of a path.
pub(crate) fn steps(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter(|step| !step.is_empty())
}

fn split(path: &str) -> (&str, &str) {
    path.rsplit_once('/').unwrap_or(("", path))
}

/// Where the standard list has the item with this place in a changed one.
fn counterpart(ours: &[Tree], theirs: &[Tree], index: usize) -> Option<usize> {
    let has = |items: &[Tree], name: &str| items.iter().position(|item| item.name() == Some(name));
    let Some(name) = theirs.get(index)?.name() else { return (index < ours.len()).then_some(index) };
    has(ours, name).or_else(|| {
        let before = ours.get(index).and_then(Tree::name)?;
        (ours.len() == theirs.len() && has(theirs, before).is_none()).then_some(index)
    })
}

/// Whether two tables stand for two different things to choose, such as `{ fee = 2 }` and `{ leak = 2 }`.
fn is_another_choice(ours: &[(String, Tree)], theirs: &[(String, Tree)]) -> bool {
    matches!((ours, theirs), ([(ours, _)], [(theirs, _)]) if ours != theirs)
}

impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Flag(flag) => serializer.serialize_bool(*flag),
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(items) => serializer.collect_seq(items),
            Self::Table(members) => serializer.collect_map(members.iter().map(|(name, member)| (name, member))),
        }
    }
}

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Growing)
    }
}

struct Growing;

impl<'de> Visitor<'de> for Growing {
    type Value = Tree;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number, a text, a list or a table")
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Tree, E> {
        Ok(Tree::Flag(flag))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Tree, E> {
        Ok(Tree::Number(number))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Tree, E> {
        Ok(Tree::Number(i64::try_from(number).unwrap_or(i64::MAX)))
    }

    fn visit_str<E>(self, text: &str) -> Result<Tree, E> {
        Ok(Tree::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Tree, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Tree::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Tree, A::Error> {
        let mut table = Vec::new();
        while let Some(member) = members.next_entry()? {
            table.push(member);
        }
        Ok(Tree::Table(table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(json: &str) -> Tree {
        serde_json::from_str(json).expect("a tree")
    }

    const STANDARD: &str = r#"{"rounds":4,"cards":[{"name":"Forge","price":2},{"name":"Mill","price":3,"power":{"fee":1}}],"steps":[1,2]}"#;

    #[test]
    fn a_tree_keeps_the_order_in_which_it_is_written() {
        assert_eq!(serde_json::to_string(&tree(STANDARD)).expect("JSON"), STANDARD);
    }

    #[test]
    fn what_is_laid_at_a_path_is_found_there_and_can_be_taken_away() {
        let mut set = tree(STANDARD);
        set.put("cards/1/price", Tree::Number(9));
        set.put("cards/0/power", Tree::Text("none".into()));
        set.put("steps/2", Tree::Number(5));
        assert_eq!(set.get("cards/1/price"), Some(&Tree::Number(9)));
        assert_eq!(set.get("cards/0/power"), Some(&Tree::Text("none".into())));
        assert_eq!(set.get("steps/2"), Some(&Tree::Number(5)));
        set.remove("cards/0");
        assert_eq!(set.get("cards/0/name"), Some(&Tree::Text("Mill".into())));
        set.put("nowhere/0", Tree::Number(1));
        assert_eq!(set.get("nowhere"), None);
    }

    #[test]
    fn a_card_is_compared_with_itself_wherever_it_lies() {
        let (standard, mut set) = (tree(STANDARD), tree(STANDARD));
        set.remove("cards/0");
        assert_eq!(standard.origin(&set, "cards/0/price").as_deref(), Some("cards/1/price"));
        assert_eq!(standard.changes(&set), ["cards"], "one is missing, nothing else is changed");
        set.put("cards/0/price", Tree::Number(4));
        set.put("cards/1", tree(r#"{"name":"New","price":1}"#));
        assert_eq!(standard.changes(&set), ["cards/0/price", "cards/1", "cards"]);
        standard.restore(&mut set, "cards/0/price");
        assert!(standard.agrees(&set, "cards/0/price"));
    }

    #[test]
    fn a_card_that_was_given_another_name_is_still_the_same_card() {
        let (standard, mut set) = (tree(STANDARD), tree(STANDARD));
        set.put("cards/1/name", Tree::Text("Windmill".into()));
        assert_eq!(standard.changes(&set), ["cards/1/name"]);
        standard.restore(&mut set, "cards/1/name");
        assert_eq!(set, standard);
    }

    #[test]
    fn what_is_not_written_is_nothing_and_a_choice_changes_as_a_whole() {
        let (standard, mut set) = (tree(STANDARD), tree(STANDARD));
        set.put("cards/0/cost", Tree::Number(0));
        assert_eq!(standard.changes(&set), Vec::<String>::new());
        assert!(standard.agrees(&set, "cards/0/cost"));
        set.put("cards/1/power", tree(r#"{"leak":1}"#));
        assert_eq!(standard.changes(&set), ["cards/1/power"]);
        standard.restore(&mut set, "cards/0/cost");
        assert_eq!(set.get("cards/0/cost"), None);
    }
}
