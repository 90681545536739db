use table::{Deck, Imagine, Rng, Sealed, Viewer};

use crate::place::{Between, Front, Guild};
use crate::{Bidders, ByColour, MAX_PROJECTS, Phase, PhaseView, Pile, Project, Projects, Tender, View};

impl Imagine for Bidders {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let mut unseen = ByColour { white: unseen_white(view), black: unseen_black(view) };
        unseen.white.shuffle(rng);
        unseen.black.shuffle(rng);
        let mut game = Self {
            cards: view.options.cards,
            memory: view.options.memory,
            seats: view.seats(),
            round: view.round,
            start_player: view.start_player,
            phase: Phase::Over,
            decks: ByColour::default(),
            tenders: ByColour {
                white: view.white.map(|o| Tender { project: o.project, chips: o.chips, bid: o.bid }),
                black: view.black.map(|o| Tender { project: o.project, chips: o.chips, bid: o.bid }),
            },
            boxed: both(&view.boxed, &mut unseen),
            guilds: view.guilds.map(|_, guild| Guild { cubes: guild.cubes, chips: guild.chips }),
            fronts: view
                .fronts
                .map(|_, front| Front { projects: both(&front.projects, &mut unseen), cubes: front.cubes }),
            betweens: view.betweens.map(|_, between| Between {
                projects: pile(between.projects, &mut unseen.white),
                own: between.own,
                left: between.left,
            }),
        };
        game.decks = unseen;
        game.phase = game.imagine_phase(view, rng);
        game
    }
}

impl Bidders {
    fn imagine_phase(&self, view: &View, rng: &mut Rng) -> Phase {
        let (waiting, own) = match view.phase {
            PhaseView::Bidding { turn, passes } => return Phase::Bidding { turn, passes },
            PhaseView::Over => return Phase::Over,
            PhaseView::Cooperation { waiting, own } => (waiting, own),
        };
        let asked = self.white_winner().map_or(waiting, |winner| self.can_cooperate(winner));
        let mut fists = Sealed::ask(self.seats, asked);
        for seat in asked.minus(waiting) {
            let any = rng.below(u32::from(self.guilds[seat].cubes) + 1) as u8;
            let is_own = view.viewer == Viewer::Seat(seat);
            fists.answer(seat, own.filter(|_| is_own).unwrap_or(any));
        }
        Phase::Cooperation { fists }
    }
}

type Unseen = Deck<Project, MAX_PROJECTS>;

fn unseen_white(view: &View) -> Unseen {
    let beside = view.betweens.values().iter().map(|between| between.projects);
    let front = view.fronts.values().iter().map(|front| front.projects.white);
    let seen = seen(beside.chain(front).chain([view.boxed.white]), view.white.map(|offer| offer.project));
    all(view.options.cards.white.len()).filter(|project| !seen.contains(*project)).collect()
}

fn unseen_black(view: &View) -> Unseen {
    let front = view.fronts.values().iter().map(|front| front.projects.black);
    let seen = seen(front.chain([view.boxed.black]), view.black.map(|offer| offer.project));
    all(view.options.cards.black.len()).filter(|project| !seen.contains(*project)).collect()
}

fn all(count: usize) -> impl Iterator<Item = Project> {
    (0..count as u8).map(Project)
}

fn seen(piles: impl Iterator<Item = Pile>, on_offer: Option<Project>) -> Projects {
    piles.filter_map(|pile| pile.known).flat_map(Projects::iter).chain(on_offer).collect()
}

fn both(piles: &ByColour<Pile>, unseen: &mut ByColour<Unseen>) -> ByColour<Projects> {
    ByColour { white: pile(piles.white, &mut unseen.white), black: pile(piles.black, &mut unseen.black) }
}

fn pile(pile: Pile, unseen: &mut Unseen) -> Projects {
    pile.known.unwrap_or_else(|| (0..pile.count).filter_map(|_| unseen.draw()).collect())
}
