use std::collections::{BTreeMap, HashMap};
use std::mem::{Discriminant, discriminant};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Acquired, BySeat, Ledger, Menu, Seat, Told};

use crate::play::{Played, Watch};
use crate::tally::{Histogram, Moments};

/// Into how many equal parts a game is cut to see who leads when.
const STAGES: usize = 20;

/// What was counted over some games: whole numbers, so that it does not matter who counted which.
///
/// It travels as JSON, from wherever the games were played to wherever they are judged.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Count<G: Ledger> {
    pub(super) games: u64,
    /// Win shares by the place in the order of play.
    pub(super) places: Vec<Moments>,
    pub(super) scores: Histogram,
    pub(super) winning_scores: Histogram,
    pub(super) actions: Histogram,
    pub(super) rounds: Histogram,
    pub(super) lead_changes: Histogram,
    /// Win shares of whoever leads alone at the end of each stage.
    pub(super) leader_wins: Vec<Moments>,
    #[serde(with = "pairs")]
    pub(super) lots: BTreeMap<G::Lot, LotCount>,
    #[serde(serialize_with = "write_choices", deserialize_with = "read_choices")]
    pub(super) choices: Choices<G::Action>,
}

type Choices<A> = HashMap<Discriminant<A>, ChoiceCount<A>>;

/// Somebody who watches games and counts.
pub(crate) struct Study<G: Ledger> {
    pub(crate) count: Count<G>,
    sitting: Sitting<G>,
}

/// How a lot has fared.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct LotCount {
    /// In each game where somebody got it: the win share of the owner, on average over all copies.
    pub(super) wins: Moments,
    /// Likewise by how much the owner's score lies above the mean of the table.
    pub(super) worth: Moments,
    pub(super) prices: Histogram,
    pub(super) wins_by_price: BTreeMap<i64, Moments>,
}

/// How often an action of one kind was offered and chosen.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct ChoiceCount<A> {
    pub(super) example: A,
    pub(super) offered: u64,
    pub(super) chosen: u64,
}

/// The game that is being watched.
struct Sitting<G: Ledger> {
    told: Vec<Told<G::Event>>,
    before: Option<G>,
    order: Vec<Seat>,
    acquired: Vec<Acquired<G::Lot>>,
    /// Who led alone after each action.
    leaders: Vec<Option<Seat>>,
    round: u8,
}

impl<G: Ledger> Count<G> {
    pub(crate) fn new(seats: u8) -> Self {
        Self {
            games: 0,
            places: vec![Moments::default(); usize::from(seats)],
            scores: Histogram::default(),
            winning_scores: Histogram::default(),
            actions: Histogram::default(),
            rounds: Histogram::default(),
            lead_changes: Histogram::default(),
            leader_wins: vec![Moments::default(); STAGES],
            lots: BTreeMap::new(),
            choices: HashMap::new(),
        }
    }

    /// Adds what was counted elsewhere.
    pub(crate) fn merge(&mut self, other: &Self) {
        let Self { games, places, scores, winning_scores, actions, rounds, lead_changes, .. } = other;
        self.games += games;
        merge_all(&mut self.places, places);
        merge_all(&mut self.leader_wins, &other.leader_wins);
        self.scores.merge(scores);
        self.winning_scores.merge(winning_scores);
        self.actions.merge(actions);
        self.rounds.merge(rounds);
        self.lead_changes.merge(lead_changes);
        for (lot, count) in &other.lots {
            self.lots.entry(*lot).or_default().merge(count);
        }
        for (kind, count) in &other.choices {
            let known = self.choices.entry(*kind).or_insert(ChoiceCount { offered: 0, chosen: 0, ..*count });
            known.offered += count.offered;
            known.chosen += count.chosen;
        }
    }
}

impl<G: Ledger> Study<G> {
    pub(crate) fn new(seats: u8) -> Self {
        Self {
            count: Count::new(seats),
            sitting: Sitting {
                told: Vec::new(),
                before: None,
                order: Vec::new(),
                acquired: Vec::new(),
                leaders: Vec::new(),
                round: 0,
            },
        }
    }

    /// Counts the game that was watched last.
    pub(crate) fn finish(&mut self, played: &Played) {
        let shares = played.places.win_shares();
        self.count.games += 1;
        self.count.actions.add(played.plies as i64);
        self.count.rounds.add(self.sitting.round.into());
        for (place, seat) in self.sitting.order.iter().enumerate() {
            self.count.places[place].add(shares[*seat]);
            self.count.scores.add(played.scores[*seat].into());
        }
        for seat in played.places.winners() {
            self.count.winning_scores.add(played.scores[seat].into());
        }
        self.count_leads(&shares);
        self.count_lots(&shares, &played.scores);
    }

    fn count_leads(&mut self, shares: &BySeat<f64>) {
        let leaders = &self.sitting.leaders;
        let mut alone: Vec<Seat> = leaders.iter().copied().flatten().collect();
        alone.dedup();
        self.count.lead_changes.add(alone.len().saturating_sub(1) as i64);
        for stage in 0..STAGES {
            let ply = (leaders.len() * (stage + 1)).div_ceil(STAGES);
            if let Some(leader) = ply.checked_sub(1).and_then(|ply| leaders[ply]) {
                self.count.leader_wins[stage].add(shares[leader]);
            }
        }
    }

    fn count_lots(&mut self, shares: &BySeat<f64>, scores: &BySeat<i32>) {
        let mean = f64::from(scores.values().iter().sum::<i32>()) / f64::from(scores.seats());
        self.sitting.acquired.sort_by_key(|acquired| acquired.lot);
        for copies in self.sitting.acquired.chunk_by(|a, b| a.lot == b.lot) {
            let count = self.count.lots.entry(copies[0].lot).or_default();
            let average =
                |of: &dyn Fn(Seat) -> f64| copies.iter().map(|copy| of(copy.seat)).sum::<f64>() / copies.len() as f64;
            count.wins.add(average(&|seat| shares[seat]));
            count.worth.add(average(&|seat| f64::from(scores[seat]) - mean));
            for (price, seat) in copies.iter().filter_map(|copy| Some((copy.price?, copy.seat))) {
                count.prices.add(price.into());
                count.wins_by_price.entry(price.into()).or_default().add(shares[seat]);
            }
        }
    }
}

impl LotCount {
    fn merge(&mut self, other: &Self) {
        self.wins.merge(&other.wins);
        self.worth.merge(&other.worth);
        self.prices.merge(&other.prices);
        for (price, wins) in &other.wins_by_price {
            self.wins_by_price.entry(*price).or_default().merge(wins);
        }
    }
}

/// A map with keys of any kind, as a list of pairs.
mod pairs {
    use super::{BTreeMap, Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<K: Serialize, V: Serialize, S: Serializer>(
        map: &BTreeMap<K, V>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(map)
    }

    pub(super) fn deserialize<'de, K: Deserialize<'de> + Ord, V: Deserialize<'de>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<BTreeMap<K, V>, D::Error> {
        Ok(Vec::<(K, V)>::deserialize(deserializer)?.into_iter().collect())
    }
}

fn write_choices<A: Serialize, S: Serializer>(choices: &Choices<A>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(choices.values())
}

fn read_choices<'de, A: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Choices<A>, D::Error> {
    let counts = Vec::<ChoiceCount<A>>::deserialize(deserializer)?;
    Ok(counts.into_iter().map(|count| (discriminant(&count.example), count)).collect())
}

fn merge_all(mine: &mut [Moments], more: &[Moments]) {
    mine.iter_mut().zip(more).for_each(|(mine, more)| mine.merge(more));
}

impl<G: Ledger> Watch<G> for Study<G> {
    fn ears(&mut self) -> Option<&mut Vec<Told<G::Event>>> {
        Some(&mut self.sitting.told)
    }

    fn begun(&mut self, game: &G) {
        let sitting = &mut self.sitting;
        sitting.order = game.order();
        sitting.acquired.clear();
        sitting.leaders.clear();
        game.acquired(&sitting.told, &mut sitting.acquired);
        sitting.told.clear();
    }

    fn chose(&mut self, game: &G, menu: &Menu<G::Action>, action: G::Action) {
        self.sitting.before = Some(game.clone());
        if menu.len() < 2 {
            return;
        }
        let mut seen: Vec<Discriminant<G::Action>> = Vec::new();
        for item in menu.items() {
            let example = item.nth(0);
            let kind = discriminant(&example);
            if !seen.contains(&kind) {
                seen.push(kind);
                self.count.choices.entry(kind).or_insert(ChoiceCount { example, offered: 0, chosen: 0 }).offered += 1;
            }
        }
        if let Some(count) = self.count.choices.get_mut(&discriminant(&action)) {
            count.chosen += 1;
        }
    }

    fn went_on(&mut self, game: &G) {
        let sitting = &mut self.sitting;
        if let Some(before) = &sitting.before {
            before.acquired(&sitting.told, &mut sitting.acquired);
        }
        sitting.told.clear();
        sitting.leaders.push(leader(&game.scores()));
        sitting.round = game.round();
    }
}

/// Who is alone in front.
fn leader(scores: &BySeat<i32>) -> Option<Seat> {
    let most = scores.values().iter().max()?;
    let mut leaders = scores.iter().filter(|(_, score)| *score == most);
    let (seat, _) = leaders.next()?;
    leaders.next().is_none().then_some(seat)
}
