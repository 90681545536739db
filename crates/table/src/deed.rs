use serde::de::{DeserializeOwned, Error as _};
use serde::{Serialize, Serializer};
use serde_json::Value;

/// What a seat did at one ply: one action, or several that were planned together and are taken back together.
///
/// As JSON it is the action itself, or a list of them; no action of a game is a list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deed<A>(Actions<A>);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Actions<A> {
    One(A),
    /// At least two.
    Several(Box<[A]>),
}

impl<A> Deed<A> {
    /// These actions, one after the other; nothing where there are none.
    #[must_use]
    pub fn of(mut actions: Vec<A>) -> Option<Self> {
        match actions.len() {
            0 => None,
            1 => actions.pop().map(Self::from),
            _ => Some(Self(Actions::Several(actions.into()))),
        }
    }

    /// The actions, in the order in which they were played: at least one.
    #[must_use]
    pub fn actions(&self) -> &[A] {
        match &self.0 {
            Actions::One(action) => std::slice::from_ref(action),
            Actions::Several(actions) => actions,
        }
    }

    /// The actions, where there are several.
    #[must_use]
    pub fn several(&self) -> Option<&[A]> {
        match &self.0 {
            Actions::One(_) => None,
            Actions::Several(actions) => Some(actions),
        }
    }
}

impl<A: DeserializeOwned> Deed<A> {
    /// Reads a deed from its JSON.
    ///
    /// # Errors
    /// When it is neither an action nor a list of some.
    pub fn from_json(text: &str) -> Result<Self, serde_json::Error> {
        if text.trim_start().starts_with('[') {
            listed(serde_json::from_str(text)?)
        } else {
            serde_json::from_str::<A>(text).map(Self::from)
        }
    }

    /// Reads a deed from its JSON.
    ///
    /// # Errors
    /// When it is neither an action nor a list of some.
    pub fn from_value(value: Value) -> Result<Self, serde_json::Error> {
        if value.is_array() {
            listed(serde_json::from_value(value)?)
        } else {
            serde_json::from_value::<A>(value).map(Self::from)
        }
    }
}

fn listed<A>(actions: Vec<A>) -> Result<Deed<A>, serde_json::Error> {
    Deed::of(actions).ok_or_else(|| serde_json::Error::custom("a list of actions has at least one"))
}

impl<A> From<A> for Deed<A> {
    fn from(action: A) -> Self {
        Self(Actions::One(action))
    }
}

impl<A: Serialize> Serialize for Deed<A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Actions::One(action) => action.serialize(serializer),
            Actions::Several(actions) => actions.serialize(serializer),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_action_is_written_as_itself_and_several_as_a_list() {
        for (actions, written) in [(vec![7], "7"), (vec![7, 1, 7], "[7,1,7]")] {
            let deed = Deed::of(actions.clone()).expect("there are some");
            assert_eq!(serde_json::to_string(&deed).expect("JSON"), written);
            assert_eq!(Deed::<u8>::from_json(written).expect("a deed"), deed);
            let value = serde_json::from_str(written).expect("JSON");
            assert_eq!(Deed::<u8>::from_value(value).expect("a deed").actions(), actions);
        }
        assert_eq!(Deed::<u8>::from_json(" [7]").expect("a deed"), Deed::from(7), "a list of one is that one");
    }

    #[test]
    fn nothing_at_all_is_no_deed() {
        assert_eq!(Deed::<u8>::of(Vec::new()), None);
        let error = Deed::<u8>::from_json("[]").expect_err("empty");
        assert!(error.to_string().contains("at least one"), "{error}");
        assert!(Deed::<u8>::from_json("[[7]]").is_err());
    }
}
