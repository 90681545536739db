use std::hash::Hash;

use rustc_hash::FxHashMap;
use table::{Advice, BySeat, Choice, Heuristic, Menu, Rng, Seat, Seats, Step};

use super::mark::mark;
use super::play::{Outcome, next_to_act, play_on, rewards};
use super::prior;
use super::shortlist::Arm;
use crate::Question;

/// How eagerly moves are tried that the heuristic likes and that were seldom tried.
const CURIOSITY: f32 = 0.35;
/// How many information sets are kept at most.
const MOST_SETS: usize = 400_000;
/// Of one's own next decisions, those that came up this often are remembered for the next search.
const WORTH_KEEPING: u32 = 8;

/// A tree of information sets: each is found by what its seat has seen since the root.
///
/// Chance is not part of it, so an information set stands for all that can be dealt between its actions.
#[derive(Debug)]
pub(super) struct Search<G: Heuristic> {
    sets: FxHashMap<u64, InformationSet<G::Action>>,
    /// What each seat has seen at the root.
    root: BySeat<u64>,
    /// The own decisions to come, by how they look: where the next search begins.
    next: FxHashMap<u64, BySeat<u64>>,
    path: Vec<(u64, usize, Seat)>,
    menu: Menu<G::Action>,
    advice: Advice<G>,
}

impl<G: Heuristic> Default for Search<G> {
    fn default() -> Self {
        Self {
            sets: FxHashMap::default(),
            root: BySeat::empty(0),
            next: FxHashMap::default(),
            path: Vec::new(),
            menu: Menu::new(),
            advice: Advice::new(),
        }
    }
}

/// What is known of one decision as the seat sees it that takes it.
#[derive(Debug)]
struct InformationSet<A> {
    visits: u32,
    moves: Vec<Move<A>>,
}

impl<A> Default for InformationSet<A> {
    fn default() -> Self {
        Self { visits: 0, moves: Vec::new() }
    }
}

#[derive(Debug)]
struct Move<A> {
    action: A,
    prior: f32,
    /// How often it could be chosen.
    available: u32,
    visits: u32,
    /// What it brought the seat that chose it, together.
    total: f32,
    /// Whether it can be chosen in the imagined state at hand.
    is_offered: bool,
}

/// A seat in an imagined state that has to choose.
struct Asked<'a, G: Heuristic> {
    state: &'a G,
    seat: Seat,
    menu: &'a Menu<G::Action>,
}

impl<G: Heuristic> Search<G> {
    /// Where advice is written down.
    pub(super) fn advice(&mut self) -> &mut Advice<G> {
        &mut self.advice
    }

    /// Begins with a question: in the tree of the last one, where that has come to it.
    pub(super) fn turn_to(&mut self, question: &Question<'_, G>) {
        let known = self.next.get(&look::<G>(question.view)).copied();
        self.next.clear();
        match known {
            Some(root) if self.sets.len() < MOST_SETS / 2 => self.root = root,
            Some(_) | None => {
                self.sets.clear();
                self.root = BySeat::new(table::MAX_SEATS as u8, |seat| seat.index() as u64);
            }
        }
    }

    /// Imagines a state and tries every candidate in it.
    pub(super) fn deal(&mut self, question: &Question<'_, G>, seed: u64, arms: &mut [Arm<G::Action>]) {
        let mut rng = Rng::fast(seed);
        let state = G::imagine(question.view, &mut rng);
        let chance = rng.next_seed();
        for arm in arms {
            let outcome = self.iterate(state.clone(), question.seat, arm.action, &mut Rng::fast(chance));
            arm.count(outcome);
        }
    }

    /// Plays one imagined game that begins with `action`, and remembers what came of it.
    fn iterate(&mut self, mut state: G, me: Seat, action: G::Action, rng: &mut Rng) -> Outcome {
        let mut seen = self.root;
        self.path.clear();
        observe(&mut seen, state.to_act(), me, action);
        state.play(me, action, &mut Step::silent(rng));
        self.descend(&mut state, &mut seen, me, rng);
        play_on(&mut state, &mut self.menu, &mut self.advice, rng);
        let rewards = rewards(&state);
        for (key, index, seat) in &self.path {
            if let Some(set) = self.sets.get_mut(key) {
                set.moves[*index].visits += 1;
                set.moves[*index].total += rewards[*seat];
            }
        }
        Outcome { reward: rewards[me], score: state.scores()[me] as f32 }
    }

    /// Follows the tree to its edge and one move beyond.
    fn descend(&mut self, state: &mut G, seen: &mut BySeat<u64>, me: Seat, rng: &mut Rng) {
        let mut is_first = true;
        while !state.is_settled() {
            let Some(seat) = next_to_act(state, me) else { return };
            self.menu.clear();
            state.menu(seat, &mut self.menu);
            let (action, is_new) = match self.menu.only() {
                Some(only) => (only, false),
                None => {
                    let key = seen[seat];
                    if self.sets.len() >= MOST_SETS && !self.sets.contains_key(&key) {
                        return;
                    }
                    let set = self.sets.entry(key).or_default();
                    let asked = Asked { state: &*state, seat, menu: &self.menu };
                    let trust = if seat == me { G::TRUST.own } else { G::TRUST.others };
                    let index = set.select(&asked, trust, &mut self.advice, rng);
                    if seat == me && is_first && set.visits >= WORTH_KEEPING && set.visits.is_power_of_two() {
                        self.next.insert(look::<G>(&state.view(table::Viewer::Seat(me))), *seen);
                    }
                    is_first &= seat != me;
                    self.path.push((key, index, seat));
                    (set.moves[index].action, set.moves[index].visits == 0)
                }
            };
            observe(seen, state.to_act(), seat, action);
            state.play(seat, action, &mut Step::silent(rng));
            if is_new {
                return;
            }
        }
    }
}

impl<A: Choice> InformationSet<A> {
    /// Chooses among the moves that are known and offered, after adding one where there is room for more.
    ///
    /// Before the decision has come up as often as `trust` says, the heuristic chooses.
    fn select<G: Heuristic<Action = A>>(
        &mut self,
        asked: &Asked<'_, G>,
        trust: u32,
        advice: &mut Advice<G>,
        rng: &mut Rng,
    ) -> usize {
        self.visits += 1;
        if self.visits < trust {
            return self.follow(asked, advice, rng);
        }
        let mut offered = 0;
        for known in &mut self.moves {
            known.is_offered = asked.menu.contains(known.action);
            known.available += u32::from(known.is_offered);
            offered += usize::from(known.is_offered);
        }
        let room = 1 + (self.visits as f32 / trust as f32).sqrt() as usize;
        if offered < room.min(asked.menu.len()) {
            self.widen(asked, advice, rng);
        }
        self.most_promising()
    }

    /// Chooses what the heuristic would do in the imagined state at hand.
    fn follow<G: Heuristic<Action = A>>(
        &mut self,
        asked: &Asked<'_, G>,
        advice: &mut Advice<G>,
        rng: &mut Rng,
    ) -> usize {
        let action = asked.state.glance(asked.seat, asked.menu, advice, rng);
        let known = self.moves.iter().position(|known| known.action == action);
        let index = known.unwrap_or_else(|| {
            self.moves.push(Move { action, prior: prior(0), available: 0, visits: 0, total: 0.0, is_offered: true });
            self.moves.len() - 1
        });
        self.moves[index].available += 1;
        index
    }

    /// Adds the move that the heuristic likes best of those not known yet; where it knows none, any.
    fn widen<G: Heuristic<Action = A>>(&mut self, asked: &Asked<'_, G>, advice: &mut Advice<G>, rng: &mut Rng) {
        let Asked { state, seat, menu } = *asked;
        advice.clear();
        state.advise(seat, menu, advice);
        let is_new = |action: A| self.moves.iter().all(|known| known.action != action);
        let new = advice.judged().iter().filter(|(action, _)| is_new(*action) && menu.contains(*action));
        let (action, rank) = match new.max_by(|a, b| a.1.total_cmp(&b.1)) {
            Some((action, worth)) => (*action, advice.judged().iter().filter(|(_, other)| other > worth).count()),
            None => {
                let Some(any) = menu.sample(rng).filter(|any| is_new(*any)) else { return };
                (any, advice.judged().len())
            }
        };
        self.moves.push(Move { action, prior: prior(rank), available: 1, visits: 0, total: 0.0, is_offered: true });
    }

    fn most_promising(&self) -> usize {
        let (tried, brought) =
            self.moves.iter().fold((0, 0.0), |(tried, brought), known| (tried + known.visits, brought + known.total));
        let usual = if tried > 0 { brought / tried as f32 } else { 0.5 };
        let promise = |known: &Move<A>| {
            let mean = if known.visits > 0 { known.total / known.visits as f32 } else { usual };
            mean + CURIOSITY * known.prior * (known.available as f32).sqrt() / (1 + known.visits) as f32
        };
        let offered = self.moves.iter().enumerate().filter(|(_, known)| known.is_offered);
        let best = offered.max_by(|(_, a), (_, b)| promise(a).total_cmp(&promise(b)));
        best.map(|(index, _)| index).expect("a move that is offered was added")
    }
}

/// Lets the seats see an action: all of them, or only the one that answers while others are asked as well.
fn observe<A: Hash>(seen: &mut BySeat<u64>, asked: Seats, actor: Seat, action: A) {
    let mark = mark(&(actor.index(), action));
    for (index, seen) in seen.values_mut().iter_mut().enumerate() {
        if asked.len() == 1 || index == actor.index() {
            *seen = (seen.rotate_left(7) ^ mark).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        }
    }
}

/// How a view looks, in one number.
fn look<G: Heuristic>(view: &G::View) -> u64 {
    mark(&serde_json::to_vec(view).expect("a view has a JSON form"))
}

#[cfg(test)]
mod tests {
    use bidders::Bidders;
    use table::{Game, Imagine, Match, Seed, Viewer};

    use super::*;
    use crate::Budget;
    use crate::shark::shortlist::shortlist;

    fn seat(index: u8) -> Seat {
        Seat::new(index).expect("a seat")
    }

    fn opening(seed: &str) -> Match<Bidders> {
        Match::new(Default::default(), 3, Seed::from_text(seed).salted(&[])).expect("a table").0
    }

    #[test]
    fn an_answer_is_hidden_from_those_who_are_asked_with_one() {
        let mut seen = BySeat::new(3, |seat| seat.index() as u64);
        let before = seen;
        observe(&mut seen, Seats::all(2), seat(0), 7_u8);
        assert_ne!(seen[seat(0)], before[seat(0)]);
        assert_eq!(seen[seat(1)], before[seat(1)]);
        observe(&mut seen, Seats::only(seat(1)), seat(1), 7_u8);
        assert!(Seat::all(3).all(|seat| seen[seat] != before[seat]));
    }

    #[test]
    fn more_moves_are_tried_the_more_often_a_decision_comes_up() {
        let table = opening("wide");
        let (state, me) = (table.state(), table.state().to_act().first().expect("somebody begins"));
        let (mut set, mut advice, mut rng) = (InformationSet::default(), Advice::new(), Rng::fast(1));
        let menu = table.menu(me);
        assert!(menu.len() > 4, "a wide menu");
        let mut known = Vec::new();
        for visit in 1..=16 {
            let index = set.select(&Asked { state, seat: me, menu: &menu }, 1, &mut advice, &mut rng);
            set.moves[index].visits += 1;
            set.moves[index].total += 0.3;
            if [1, 4, 9, 16].contains(&visit) {
                known.push(set.moves.len());
            }
        }
        // One more than the root of the visits: 2, 3, 4, 5; but at most one is added at a time.
        assert_eq!(known, [1, 3, 4, 5]);
    }

    #[test]
    fn nothing_but_what_the_heuristic_does_is_tried_before_a_decision_has_come_up_often() {
        let table = opening("wide");
        let (state, me) = (table.state(), table.state().to_act().first().expect("somebody begins"));
        let (mut set, mut advice, mut rng) = (InformationSet::default(), Advice::new(), Rng::fast(1));
        let menu = table.menu(me);
        for _ in 1..9 {
            let does = state.glance(me, &menu, &mut advice, &mut Rng::fast(7));
            let index = set.select(&Asked { state, seat: me, menu: &menu }, 9, &mut advice, &mut Rng::fast(7));
            assert_eq!(set.moves[index].action, does);
            set.moves[index].visits += 1;
        }
        let known = set.moves.len();
        set.select(&Asked { state, seat: me, menu: &menu }, 9, &mut advice, &mut rng);
        assert_eq!(set.moves.len(), known + 1, "the ninth time something else is tried");
    }

    #[test]
    fn a_search_goes_on_in_the_tree_of_the_last_one() {
        let mut table = opening("on");
        let me = table.state().to_act().first().expect("somebody begins");
        let (view, menu) = (table.state().view(Viewer::Seat(me)), table.menu(me));
        let question = Question { seat: me, view: &view, menu: &menu, budget: Budget::Iterations(0) };
        let (mut search, mut rng, mut advice) = (Search::<Bidders>::default(), Rng::fast(1), Advice::new());
        search.turn_to(&question);
        Bidders::imagine(&view, &mut rng).advise(me, &menu, &mut advice);
        let mut arms = shortlist(advice.judged(), &menu, 3);
        (0..2_000).for_each(|deal| search.deal(&question, deal, &mut arms));
        let known = search.sets.len();

        let mut next = me;
        loop {
            let action = table.state().glance(next, &table.menu(next), &mut advice, &mut rng);
            table.submit(next, action).expect("advice is on the menu");
            next = table.state().to_act().first().expect("the game goes on");
            if next == me {
                break;
            }
        }
        let (view, menu) = (table.state().view(Viewer::Seat(me)), table.menu(me));
        search.turn_to(&Question { seat: me, view: &view, menu: &menu, budget: Budget::Iterations(0) });
        assert_eq!(search.sets.len(), known, "the tree was kept");

        let elsewhere = opening("else");
        let view = elsewhere.state().view(Viewer::Seat(me));
        search.turn_to(&Question { seat: me, view: &view, menu: &menu, budget: Budget::Iterations(0) });
        assert_eq!(search.sets.len(), 0, "nothing is known of another table");
    }
}
