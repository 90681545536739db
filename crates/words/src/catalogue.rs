use crate::{Action, Lot, Options, Speak, View, Words};

/// A game whose lots and choices have names, as they stand in a table or beside a chart.
pub trait Catalogue: Speak {
    /// The name of a lot at a table with these options.
    fn lot(words: &Words, options: &Options<Self>, lot: Lot<Self>) -> String;

    /// What kind of thing an action is, whatever it is done with: "Bid".
    fn choice(words: &Words, action: Action<Self>) -> String;

    /// The same to whoever sees this view, where an action says nothing without it.
    fn kind(words: &Words, view: &View<Self>, action: Action<Self>) -> String {
        let _ = view;
        Self::choice(words, action)
    }
}

impl Words {
    /// The name of a kind of lots of the game called `slug`: "Companies".
    #[must_use]
    pub fn lot_kind(&self, slug: &str, kind: &str) -> String {
        self.text(&format!("{slug}-lots-{kind}"))
    }
}
