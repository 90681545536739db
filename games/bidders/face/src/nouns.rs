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

    /// The name of a project with its favour: "Footbridge ♥3".
    #[must_use]
    fn bidders_project_with_favour(&self, view: &View, colour: Colour, project: Project) -> String;

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

    fn bidders_project_with_favour(&self, view: &View, colour: Colour, project: Project) -> String {
        let favour = self.bidders_favour(favour(view, colour, project));
        let name = self.bidders_project(view, colour, project);
        self.say("bidders-fact-project", &[("name", name.into()), ("favour", favour.into())])
    }

    fn bidders_project_of(&self, cards: &ProjectSet, colour: Colour, project: Project) -> String {
        let name = match colour {
            Colour::White => cards.white.get(project.index()).map(|face| &face.name),
            Colour::Black => cards.black.get(project.index()).map(|face| &face.name),
        };
        self.card_name("bidders-project", name.map_or("?", String::as_str))
    }
}

/// The favour of a project.
pub(crate) fn favour(view: &View, colour: Colour, project: Project) -> i16 {
    let cards = &view.options.cards;
    let favour = match colour {
        Colour::White => cards.white.get(project.index()).map(|face| face.favour),
        Colour::Black => cards.black.get(project.index()).map(|face| face.favour),
    };
    favour.map_or(0, i16::from)
}
