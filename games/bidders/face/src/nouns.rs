//! The names of cubes, favour and projects.

use bidders::{Colour, Project, ProjectSet, View};
use words::Words;

use crate::speak::minus;

/// The names of cubes, favour and projects, in the words of a language.
pub trait Nouns {
    /// So many cubes.
    #[must_use]
    fn bidders_cubes(&self, cubes: u8) -> String;

    /// So much favour.
    #[must_use]
    fn bidders_favour(&self, favour: i16) -> String;

    /// The name of a project: that of a designer's own card is said as it is written.
    #[must_use]
    fn bidders_project(&self, view: &View, colour: Colour, project: Project) -> String;

    /// The name of a project of a set.
    #[must_use]
    fn bidders_project_of(&self, cards: &ProjectSet, colour: Colour, project: Project) -> String;
}

impl Nouns for Words {
    fn bidders_cubes(&self, cubes: u8) -> String {
        self.say("bidders-cubes", &[("cubes", cubes.into())])
    }

    fn bidders_favour(&self, favour: i16) -> String {
        format!("♥{}", minus(favour))
    }

    fn bidders_project(&self, view: &View, colour: Colour, project: Project) -> String {
        self.bidders_project_of(&view.options.cards, colour, project)
    }

    fn bidders_project_of(&self, cards: &ProjectSet, colour: Colour, project: Project) -> String {
        let name = match colour {
            Colour::White => cards.white.get(project.index()).map(|face| &face.name),
            Colour::Black => cards.black.get(project.index()).map(|face| &face.name),
        };
        self.card_name("bidders-project", name.map_or("?", String::as_str))
    }
}
