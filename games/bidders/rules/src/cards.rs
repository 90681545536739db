use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use table::{Archive, CardSet, Flaw, Part, Why};

/// The most projects of one colour.
pub const MAX_PROJECTS: usize = 32;

pub(crate) const MAX_CUBES: i64 = 20;
pub(crate) const MAX_START: i64 = 99;
const MAX_FAVOUR: i64 = 20;
const MAX_NAME: usize = 20;

/// The project cards, the guild card and the amounts that the game is set up with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProjectSet {
    /// How many rounds are played; as many projects of each colour are dealt, and the others set aside unseen.
    #[serde(deserialize_with = "within::<_, _, 1, { MAX_PROJECTS as i64 }>")]
    pub rounds: u8,
    /// The cubes of each player.
    pub cubes: Cubes,
    /// The guild card.
    pub guild: GuildCard,
    /// The crown prince's projects.
    pub white: Vec<WhiteProject>,
    /// The king's projects.
    pub black: Vec<BlackProject>,
}

/// The cubes of each player, by the number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cubes {
    /// With three players.
    #[serde(deserialize_with = "within::<_, _, 1, MAX_CUBES>")]
    pub three: u8,
    /// With four players.
    #[serde(deserialize_with = "within::<_, _, 1, MAX_CUBES>")]
    pub four: u8,
    /// With five players.
    #[serde(deserialize_with = "within::<_, _, 1, MAX_CUBES>")]
    pub five: u8,
}

/// The grid that the cubes left at home are laid on when the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuildCard {
    /// The spaces in the order in which they are covered.
    pub spaces: Vec<Space>,
}

/// What a cube on one space of the guild card counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Space {
    /// A heart.
    Favour(#[serde(deserialize_with = "within::<_, _, 0, MAX_START>")] u8),
    /// Dollars.
    Money(#[serde(deserialize_with = "within::<_, _, 0, MAX_START>")] u8),
}

/// The face of a white project.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WhiteProject {
    /// What is built.
    pub name: String,
    /// What the people think of it: never ill.
    #[serde(deserialize_with = "within::<_, _, 0, MAX_FAVOUR>")]
    pub favour: i8,
}

/// The face of a black project.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlackProject {
    /// What is built.
    pub name: String,
    /// The dollars under the card when the bidding opens.
    #[serde(deserialize_with = "within::<_, _, 1, MAX_START>")]
    pub start: u8,
    /// The cubes that every bid takes.
    #[serde(deserialize_with = "within::<_, _, 1, MAX_CUBES>")]
    pub workers: u8,
    /// What the people think of it: never well.
    #[serde(deserialize_with = "within::<_, _, { -MAX_FAVOUR }, 0>")]
    pub favour: i8,
}

/// What the cubes at home count on the guild card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Covered {
    /// The hearts under cubes.
    pub hearts: u16,
    /// The dollars under cubes.
    pub dollars: u16,
}

impl ProjectSet {
    /// How many cubes each of `seats` players gets.
    #[must_use]
    pub const fn cubes_for(&self, seats: u8) -> u8 {
        match seats {
            ..=3 => self.cubes.three,
            4 => self.cubes.four,
            5.. => self.cubes.five,
        }
    }
}

impl GuildCard {
    /// What `cubes` count, laid on the spaces from the first on.
    #[must_use]
    pub fn covered(&self, cubes: u8) -> Covered {
        self.spaces.iter().take(usize::from(cubes)).fold(Covered::default(), |covered, space| match *space {
            Space::Favour(hearts) => Covered { hearts: covered.hearts + u16::from(hearts), ..covered },
            Space::Money(dollars) => Covered { dollars: covered.dollars + u16::from(dollars), ..covered },
        })
    }
}

impl CardSet for ProjectSet {
    const STANDARD: &'static str = include_str!("../cards.toml");
    const ARCHIVE: Archive = crate::archive::ARCHIVE;

    fn check(&self) -> Result<(), Flaw> {
        for (colour, count) in [("white", self.white.len()), ("black", self.black.len())] {
            if !(usize::from(self.rounds)..=MAX_PROJECTS).contains(&count) {
                return Err(Flaw::told("bidders-flaw-projects")
                    .with("colour", colour)
                    .with("count", count)
                    .with("rounds", self.rounds)
                    .with("most", MAX_PROJECTS));
            }
        }
        self.check_guild()?;
        for project in &self.white {
            Part::new("set-bidders-white").named(&project.name, MAX_NAME)?;
        }
        self.black.iter().try_for_each(|project| project.check(self.cubes))
    }
}

impl ProjectSet {
    fn check_guild(&self) -> Result<(), Flaw> {
        let spaces = self.guild.spaces.len();
        for (players, cubes) in self.cubes.by_players() {
            if usize::from(cubes) > spaces {
                return Err(Flaw::told("bidders-flaw-cubes")
                    .with("players", players)
                    .with("cubes", cubes)
                    .with("spaces", spaces));
            }
        }
        Part::new("set-bidders-spaces").counts(spaces, 1..=MAX_CUBES as usize)
    }
}

impl Cubes {
    const fn by_players(self) -> [(&'static str, u8); 3] {
        [("three", self.three), ("four", self.four), ("five", self.five)]
    }
}

impl BlackProject {
    fn check(&self, cubes: Cubes) -> Result<(), Flaw> {
        let Self { name, workers, .. } = self;
        Part::new("set-bidders-black").named(name, MAX_NAME)?;
        match cubes.by_players().into_iter().find(|(_, cubes)| cubes < workers) {
            Some((players, cubes)) => Err(Flaw::told("bidders-flaw-workers")
                .with("card", name.as_str())
                .with("workers", *workers)
                .with("players", players)
                .with("cubes", cubes)),
            None => Ok(()),
        }
    }
}

/// Reads a number of any size, so that one out of range is told what would be right.
fn within<'de, D, T, const MIN: i64, const MAX: i64>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: TryFrom<i64>,
{
    let number = i64::deserialize(deserializer)?;
    let fitting = T::try_from(number).ok().filter(|_| (MIN..=MAX).contains(&number));
    let wrong = || Flaw::from(Why::Number { found: number, min: MIN, max: MAX });
    fitting.ok_or_else(|| D::Error::custom(wrong()))
}
