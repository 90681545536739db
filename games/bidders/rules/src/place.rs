use serde::{Deserialize, Serialize};
use table::Seat;

/// A project's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// The crown prince's.
    White,
    /// The king's.
    Black,
}

/// One `T` for each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ByColour<T> {
    /// For white.
    pub white: T,
    /// For black.
    pub black: T,
}

/// One project card: its number among those of its colour, counted from 0 in the card file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Project(pub u8);

/// A set of projects of one colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Project>", into = "Vec<Project>")]
pub struct Projects(u32);

/// A project that is up for bids, or won in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tender {
    pub(crate) project: Project,
    /// The dollars under it.
    pub(crate) chips: u16,
    /// The highest bid so far: whoever made it holds the marker.
    pub(crate) bid: Option<Bid>,
}

/// Cubes that a guild has put on a project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bid {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub cubes: u8,
}

/// What a guild has at home.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Guild {
    pub(crate) cubes: u8,
    pub(crate) chips: u16,
}

/// The place in front of a guild.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Front {
    pub(crate) projects: ByColour<Projects>,
    pub(crate) cubes: u8,
}

/// The place between a guild and its left neighbour; only white projects come here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Between {
    pub(crate) projects: Projects,
    /// The cubes of the guild.
    pub(crate) own: u8,
    /// The cubes of its left neighbour.
    pub(crate) left: u8,
}

impl<T> ByColour<T> {
    /// The one for `colour`.
    pub const fn of(&self, colour: Colour) -> &T {
        match colour {
            Colour::White => &self.white,
            Colour::Black => &self.black,
        }
    }

    /// The one for `colour`, to change.
    pub const fn of_mut(&mut self, colour: Colour) -> &mut T {
        match colour {
            Colour::White => &mut self.white,
            Colour::Black => &mut self.black,
        }
    }
}

impl Project {
    /// The number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Projects {
    /// No project.
    pub const NONE: Self = Self(0);

    /// Puts one more in.
    pub const fn insert(&mut self, project: Project) {
        self.0 |= 1 << (project.0 & 31);
    }

    /// Takes one out.
    pub const fn remove(&mut self, project: Project) {
        self.0 &= !(1 << (project.0 & 31));
    }

    /// Whether `project` is among them.
    #[must_use]
    pub const fn contains(self, project: Project) -> bool {
        self.0 & (1 << (project.0 & 31)) != 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, the lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Project> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let project = Project(rest.trailing_zeros() as u8);
            (rest != 0).then(|| {
                rest &= rest - 1;
                project
            })
        })
    }
}

impl FromIterator<Project> for Projects {
    fn from_iter<I: IntoIterator<Item = Project>>(projects: I) -> Self {
        let mut set = Self::NONE;
        projects.into_iter().for_each(|project| set.insert(project));
        set
    }
}

impl From<Vec<Project>> for Projects {
    fn from(list: Vec<Project>) -> Self {
        list.into_iter().collect()
    }
}

impl From<Projects> for Vec<Project> {
    fn from(projects: Projects) -> Self {
        projects.iter().collect()
    }
}
