use serde::{Deserialize, Serialize};
use table::CardSet;

/// The most projects of one colour.
pub const MAX_PROJECTS: usize = 32;

const MAX_CUBES: u8 = 20;
const MAX_START: u8 = 99;
const MAX_FAVOUR: i8 = 20;

/// The project cards, the guild card and the amounts that the game is set up with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProjectSet {
    /// How many rounds are played; as many projects of each colour are dealt, and the others set aside unseen.
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
    pub three: u8,
    /// With four players.
    pub four: u8,
    /// With five players.
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
    Favour(u8),
    /// Dollars.
    Money(u8),
}

/// The face of a white project.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WhiteProject {
    /// What is built.
    pub name: String,
    /// What the people think of it.
    pub favour: i8,
}

/// The face of a black project.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlackProject {
    /// What is built.
    pub name: String,
    /// The dollars under the card when the bidding opens.
    pub start: u8,
    /// The cubes that every bid takes.
    pub workers: u8,
    /// What the people think of it.
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

    fn check(&self) -> Result<(), String> {
        let at_most = MAX_PROJECTS;
        if self.rounds == 0 || usize::from(self.rounds) > at_most {
            return Err(format!("`rounds` is {}, but must be from 1 to {at_most}", self.rounds));
        }
        for (colour, count) in [("white", self.white.len()), ("black", self.black.len())] {
            if !(usize::from(self.rounds)..=at_most).contains(&count) {
                let rounds = self.rounds;
                return Err(format!(
                    "there are {count} {colour} projects, but {rounds} rounds take {rounds} to {at_most}"
                ));
            }
        }
        self.check_guild()?;
        for project in &self.white {
            check_face("white", &project.name, project.favour)?;
        }
        self.black.iter().try_for_each(BlackProject::check)
    }
}

impl ProjectSet {
    fn check_guild(&self) -> Result<(), String> {
        let Cubes { three, four, five } = self.cubes;
        for (players, cubes) in [("three", three), ("four", four), ("five", five)] {
            if !(1..=MAX_CUBES).contains(&cubes) {
                return Err(format!("`cubes.{players}` is {cubes}, but must be from 1 to {MAX_CUBES}"));
            }
            if usize::from(cubes) > self.guild.spaces.len() {
                let spaces = self.guild.spaces.len();
                return Err(format!(
                    "`cubes.{players}` is {cubes}, but the guild card has only {spaces} spaces: add more"
                ));
            }
        }
        if self.guild.spaces.len() > usize::from(MAX_CUBES) {
            return Err(format!("the guild card has {} spaces, but {MAX_CUBES} are enough", self.guild.spaces.len()));
        }
        let too_much = |space: &&Space| match **space {
            Space::Favour(count) | Space::Money(count) => count > MAX_START,
        };
        match self.guild.spaces.iter().find(too_much) {
            Some(space) => {
                Err(format!("a space of the guild card counts {space:?}, but at most {MAX_START} is possible"))
            }
            None => Ok(()),
        }
    }
}

impl BlackProject {
    fn check(&self) -> Result<(), String> {
        check_face("black", &self.name, self.favour)?;
        if self.start > MAX_START {
            return Err(format!("`{}` starts at ${}, but at most ${MAX_START} is possible", self.name, self.start));
        }
        if self.workers > MAX_CUBES {
            return Err(format!("`{}` takes {} workers, but at most {MAX_CUBES} is possible", self.name, self.workers));
        }
        Ok(())
    }
}

fn check_face(colour: &str, name: &str, favour: i8) -> Result<(), String> {
    if name.trim().is_empty() {
        return Err(format!("a {colour} project has no name: give it one"));
    }
    if !(-MAX_FAVOUR..=MAX_FAVOUR).contains(&favour) {
        return Err(format!("`{name}` has a favour of {favour}, but it must be from -{MAX_FAVOUR} to {MAX_FAVOUR}"));
    }
    Ok(())
}
