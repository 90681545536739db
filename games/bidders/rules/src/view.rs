use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, Seats, Viewer};

use crate::{Bid, Bidders, ByColour, Covered, Options, Phase, Project, Projects, Standing};

/// What one viewer may know of a game.
///
/// Everything at the table is public but the order of the decks, the projects set aside, and a fist before it opens.
/// Projects that lie face down are known if the option `memory` is on, and forgotten otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The options of the game.
    pub options: Options,
    /// The round, counted from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// Who began this round.
    pub start_player: Seat,
    /// Who is asked what.
    pub phase: PhaseView,
    /// The white project of this round, unless it went back to the box.
    pub white: Option<WhiteOffer>,
    /// The black project of this round, unless it went back to the box.
    pub black: Option<BlackOffer>,
    /// What each guild has at home.
    pub guilds: BySeat<GuildView>,
    /// What lies in front of each guild.
    pub fronts: BySeat<FrontView>,
    /// What lies between each guild and its left neighbour.
    pub betweens: BySeat<BetweenView>,
    /// The projects that nobody wanted.
    pub boxed: ByColour<Pile>,
    /// How everybody stands, once the game is over.
    pub standings: Option<BySeat<Standing>>,
}

/// Who is asked what, as far as a viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// Somebody bids or passes.
    Bidding {
        /// Who.
        turn: Seat,
        /// How many have passed in a row before.
        passes: u8,
    },
    /// The neighbours of the white project's winner hold out fists.
    Cooperation {
        /// Whose fists are still awaited.
        waiting: Seats,
        /// What the viewer holds in a closed fist.
        own: Option<u8>,
    },
    /// The game is over.
    Over,
}

/// The white project of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WhiteOffer {
    /// The card.
    pub project: Project,
    /// Its favour.
    pub favour: i8,
    /// The dollars under it.
    pub chips: u16,
    /// The highest bid.
    pub bid: Option<Bid>,
}

/// The black project of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BlackOffer {
    /// The card.
    pub project: Project,
    /// Its favour.
    pub favour: i8,
    /// The cubes that a bid takes.
    pub workers: u8,
    /// The dollars under it.
    pub chips: u16,
    /// The last bid.
    pub bid: Option<Bid>,
}

/// What a guild has at home.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GuildView {
    /// The cubes on the guild card.
    pub cubes: u8,
    /// What these cubes would count if the game ended now.
    pub covered: Covered,
    /// The chips.
    pub chips: u16,
    /// The favour of the projects won so far, where it is known.
    pub favour: Option<i16>,
}

/// What lies in front of a guild.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FrontView {
    /// The projects.
    pub projects: ByColour<Pile>,
    /// The guild's cubes on them.
    pub cubes: u8,
}

/// What lies between a guild and its left neighbour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BetweenView {
    /// The white projects.
    pub projects: Pile,
    /// The guild's cubes on them.
    pub own: u8,
    /// The left neighbour's cubes on them.
    pub left: u8,
}

/// Projects that lie face down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pile {
    /// How many.
    pub count: u8,
    /// Which, where it is known.
    pub known: Option<Projects>,
}

impl View {
    pub(crate) fn of(game: &Bidders, viewer: Viewer) -> Self {
        let over = matches!(game.phase, Phase::Over);
        let eyes = if game.memory || over { Eyes::Remember } else { Eyes::Forget };
        // Projects in the box are not turned up at the end.
        let box_eyes = if game.memory { Eyes::Remember } else { Eyes::Forget };
        Self {
            viewer,
            options: Options { memory: game.memory, cards: game.cards },
            round: game.round,
            rounds: game.cards.rounds,
            start_player: game.start_player,
            phase: phase(game, viewer),
            white: white(game),
            black: black(game),
            guilds: guilds(game, eyes),
            fronts: game.fronts.map(|_, front| FrontView { projects: eyes.both(&front.projects), cubes: front.cubes }),
            betweens: game.betweens.map(|_, between| BetweenView {
                projects: eyes.pile(between.projects),
                own: between.own,
                left: between.left,
            }),
            boxed: box_eyes.both(&game.boxed),
            standings: over.then(|| game.standings()),
        }
    }

    /// How many seats there are.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.guilds.seats()
    }
}

/// Whether projects that lie face down are still known.
#[derive(Clone, Copy)]
enum Eyes {
    Remember,
    Forget,
}

impl Eyes {
    fn pile(self, projects: Projects) -> Pile {
        let known = match self {
            Self::Remember => Some(projects),
            Self::Forget => None,
        };
        Pile { count: projects.len(), known }
    }

    fn both(self, projects: &ByColour<Projects>) -> ByColour<Pile> {
        ByColour { white: self.pile(projects.white), black: self.pile(projects.black) }
    }
}

fn phase(game: &Bidders, viewer: Viewer) -> PhaseView {
    match &game.phase {
        Phase::Bidding { turn, passes } => PhaseView::Bidding { turn: *turn, passes: *passes },
        Phase::Cooperation { fists } => {
            PhaseView::Cooperation { waiting: fists.waiting(), own: viewer.seat().and_then(|seat| fists.own(seat)) }
        }
        Phase::Over => PhaseView::Over,
    }
}

fn white(game: &Bidders) -> Option<WhiteOffer> {
    game.tenders.white.map(|tender| WhiteOffer {
        project: tender.project,
        favour: game.cards.white[tender.project.index()].favour,
        chips: tender.chips,
        bid: tender.bid,
    })
}

fn black(game: &Bidders) -> Option<BlackOffer> {
    game.tenders.black.map(|tender| BlackOffer {
        project: tender.project,
        favour: game.cards.black[tender.project.index()].favour,
        workers: game.cards.black[tender.project.index()].workers,
        chips: tender.chips,
        bid: tender.bid,
    })
}

fn guilds(game: &Bidders, eyes: Eyes) -> BySeat<GuildView> {
    game.guilds.map(|seat, guild| GuildView {
        cubes: guild.cubes,
        covered: game.cards.guild.covered(guild.cubes),
        chips: guild.chips,
        favour: match eyes {
            Eyes::Remember => Some(game.won_favour(seat)),
            Eyes::Forget => None,
        },
    })
}
