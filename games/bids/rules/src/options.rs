use serde::{Deserialize, Serialize};
use table::{Archive, BadOption, CardSet, Cards, Flaw, Kind, Part, Setting};

use crate::card::{Card, Colour, HIGHEST, Pack};

/// The most rounds a game can have.
pub const MOST_ROUNDS: u8 = 10;

/// How many cards each player is dealt, and so how many turns a round has.
pub const HAND: u8 = 10;

/// The variants of BIDS.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many rounds are played.
    pub rounds: u8,
    /// Whether the highest card of the most frequent colour wins.
    pub colour_bids: bool,
    /// Whether the Ally is dealt.
    pub ally: Ally,
    /// Whether the Thief is among the point cards.
    pub thief: bool,
    /// Whether the Shuffle is among the point cards.
    pub shuffle: bool,
    /// Whether the Lowest is among the point cards.
    pub lowest: bool,
    /// Whether the Surprise is among the point cards.
    pub surprise: bool,
    /// The set-up table.
    pub cards: Cards<SetUps>,
}

/// Whether the Ally is dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ally {
    /// With five and six players, as the box has it, and wherever there are too few cards without it.
    #[default]
    Auto,
    /// Always.
    On,
    /// Never; six players have too few cards without it.
    Off,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            rounds: 6,
            colour_bids: false,
            ally: Ally::Auto,
            thief: false,
            shuffle: false,
            lowest: false,
            surprise: false,
            cards: Cards::standard(),
        }
    }
}

impl table::Options for Options {
    fn settings() -> &'static [Setting] {
        const SETTINGS: &[Setting] = &[
            Setting { name: "rounds", kind: Kind::Number { min: 1, max: MOST_ROUNDS as u32 } },
            Setting { name: "colour_bids", kind: Kind::Flag },
            Setting { name: "ally", kind: Kind::OneOf(&["auto", "on", "off"]) },
            Setting { name: "thief", kind: Kind::Flag },
            Setting { name: "shuffle", kind: Kind::Flag },
            Setting { name: "lowest", kind: Kind::Flag },
            Setting { name: "surprise", kind: Kind::Flag },
            Setting { name: "cards", kind: Kind::Cards },
        ];
        SETTINGS
    }

    fn check(&self, seats: u8) -> Result<(), BadOption> {
        if !(1..=MOST_ROUNDS).contains(&self.rounds) {
            let kind = Kind::Number { min: 1, max: u32::from(MOST_ROUNDS) };
            return Err(BadOption::BadValue { name: "rounds", value: self.rounds.to_string(), kind });
        }
        // Ruling C4: without the Ally, six players have 59 cards for 60 places.
        if Rules::new(self, seats).removed().is_none() {
            return Err(BadOption::NotWith { name: "ally", value: "off".into(), seats, instead: &["auto", "on"] });
        }
        Ok(())
    }
}

/// The data of the game: how each number of players sets up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetUps {
    /// One row for each number of players from 3 to 6.
    pub set_up: Vec<SetUp>,
}

/// How one number of players sets up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// The number of players.
    pub players: u8,
    /// How many colours of bid cards are used.
    pub colours: u8,
    /// The highest number of every colour, black included.
    pub highest: u8,
    /// How many random point cards are shuffled into the hands.
    pub black_in_hand: u8,
    /// The points for the first round without a black card.
    pub lucky_loser: u8,
}

impl CardSet for SetUps {
    const STANDARD: &'static str = include_str!("../cards.toml");
    const ARCHIVE: Archive = crate::archive::ARCHIVE;

    fn check(&self) -> Result<(), Flaw> {
        for players in 3..=6_u8 {
            match self.set_up.iter().filter(|row| row.players == players).count() {
                0 => return Err(Flaw::told("bids-flaw-no-row").with("players", players)),
                1 => {}
                rows => return Err(Flaw::told("bids-flaw-rows").with("players", players).with("rows", rows)),
            }
        }
        if let Some(row) = self.set_up.iter().find(|row| !(3..=6).contains(&row.players)) {
            return Err(Flaw::told("bids-flaw-other-row").with("players", row.players));
        }
        self.set_up.iter().try_for_each(SetUp::check)
    }
}

impl SetUp {
    fn check(&self) -> Result<(), Flaw> {
        let Self { players, colours, highest, black_in_hand, lucky_loser } = *self;
        let within = |what: Part, found: u8, min: u8, max: u8| {
            if (min..=max).contains(&found) {
                return Ok(());
            }
            let flaw = Flaw::told("bids-flaw-range").with("players", players).with("what", what);
            Err(flaw.with("found", found).with("min", min).with("max", max))
        };
        within(Part::new("set-bids-colours"), colours, 1, Colour::BID.len() as u8)?;
        within(Part::new("set-bids-highest"), highest, 1, HIGHEST)?;
        // The pile must last for a card each turn, and some player must always have a card that can win.
        let most = (highest + 2).saturating_sub(HAND).min(players - 2);
        within(Part::new("set-bids-black-in-hand"), black_in_hand, 0, most)?;
        within(Part::new("set-bids-lucky-loser"), lucky_loser, 0, 100)?;
        let (cards, places) =
            (u16::from(colours) * u16::from(highest) + u16::from(black_in_hand) + 1, u16::from(players * HAND));
        if cards < places {
            return Err(Flaw::told("bids-flaw-cards")
                .with("players", players)
                .with("colours", colours)
                .with("highest", highest)
                .with("black", black_in_hand)
                .with("cards", cards)
                .with("places", places));
        }
        Ok(())
    }
}

/// The options of one table worked out for its number of players: plain and small, part of the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rules {
    /// The number of seats.
    pub seats: u8,
    /// How many rounds are played.
    pub rounds: u8,
    /// How many colours of bid cards are used.
    pub colours: u8,
    /// The highest number of every colour.
    pub highest: u8,
    /// How many point cards are dealt into the hands.
    pub black_in_hand: u8,
    /// The points for the first lucky-loser round.
    pub lucky_loser: u8,
    /// Whether the Ally is dealt.
    pub ally: bool,
    /// Whether Colour Bids is played.
    pub colour_bids: bool,
    /// Whether the Thief is in.
    pub thief: bool,
    /// Whether the Shuffle is in.
    pub shuffle: bool,
    /// Whether the Lowest is in.
    pub lowest: bool,
    /// Whether the Surprise is in.
    pub surprise: bool,
}

impl Rules {
    /// The options for `seats` players.
    ///
    /// # Panics
    /// When the game is not for that many; the driver has checked.
    #[must_use]
    pub fn new(options: &Options, seats: u8) -> Self {
        let Options { rounds, colour_bids, ally, thief, shuffle, lowest, surprise, cards } = options;
        let row =
            cards.set_up.iter().find(|row| row.players == seats).expect("a checked table has a row for 3 to 6 players");
        let short = row.colours * row.highest + row.black_in_hand < HAND * seats;
        Self {
            seats,
            rounds: *rounds,
            colours: row.colours,
            highest: row.highest,
            black_in_hand: row.black_in_hand,
            lucky_loser: row.lucky_loser,
            ally: match ally {
                Ally::Auto => seats >= 5 || short,
                Ally::On => true,
                Ally::Off => false,
            },
            colour_bids: *colour_bids,
            thief: *thief,
            shuffle: *shuffle,
            lowest: *lowest,
            surprise: *surprise,
        }
    }

    /// Every coloured bid card there is.
    #[must_use]
    pub fn coloured(&self) -> Pack {
        let colours = &Colour::BID[..usize::from(self.colours)];
        colours.iter().fold(Pack::EMPTY, |all, colour| all.union(Pack::numbers(*colour, self.highest)))
    }

    /// Every point card there is.
    #[must_use]
    pub fn points(&self) -> Pack {
        let mut points = Pack::numbers(Colour::Black, self.highest);
        points.insert(Card::MINUS_FIVE);
        points.insert(Card::DOUBLE);
        let specials = [
            (self.thief, Card::THIEF),
            (self.shuffle, Card::SHUFFLE),
            (self.lowest, Card::LOWEST),
            (self.surprise, Card::SURPRISE),
        ];
        specials.iter().filter(|(used, _)| *used).for_each(|(_, card)| points.insert(*card));
        points
    }

    /// How many random coloured cards are out of play; `None` where there are too few cards.
    #[must_use]
    pub fn removed(&self) -> Option<u8> {
        (self.colours * self.highest + self.black_in_hand + u8::from(self.ally)).checked_sub(HAND * self.seats)
    }
}
