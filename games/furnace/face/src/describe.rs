mod engine;
mod lots;

use furnace::{Disc, Phase, PlayerView, Standing, View};
use table::Seat;
use words::{Describe, Fact, Group, Merit, People, Piece, Place, Tableau, Words};

use crate::Face;

#[cfg(feature = "terminal")]
pub(crate) use engine::{capitalist, effects};

type Action = furnace::Action;

impl Describe for Face {
    fn when(words: &Words, view: &View) -> String {
        let phase = match view.phase {
            Phase::Auction { .. } => "auction",
            Phase::Compensation { .. } => "compensation",
            Phase::Production(_) => "production",
            Phase::Over => "over",
        };
        let args = [
            ("round", view.round.into()),
            ("rounds", view.options.rounds.into()),
            ("phase", phase.into()),
            ("cards", view.deck.into()),
        ];
        words.say("furnace-heading", &args)
    }

    fn tableau(words: &Words, people: &People, view: &View) -> Tableau<Action> {
        let mut middle = Vec::new();
        if !view.row.is_empty() {
            middle.extend(lots::groups(words, people, view));
        }
        middle.extend(engine::running(words, view));
        middle.push(deck(words, view));
        Tableau {
            places: view.players.iter().map(|(seat, _)| place(words, view, seat)).collect(),
            middle,
            hand: hand(words, view),
        }
    }

    fn merits(words: &Words, view: &View) -> Vec<Merit> {
        let standings = view.players.map(|_, player| player.standing());
        let merit = |id: &str, of: fn(&Standing) -> u16, sign: &str| {
            let value = |seat: Seat| (of(&standings[seat]).into(), Some(format!("{sign}{}", of(&standings[seat]))));
            Merit::new(words.text(id), standings.seats(), value)
        };
        vec![
            merit("furnace-page-pad", |standing| standing.money, "$"),
            merit("furnace-label-companies", |standing| standing.companies.into(), ""),
            merit("furnace-label-resources", |standing| standing.resources, ""),
        ]
    }
}

/// What lies before a seat; an engine that its owner looks at while it runs lies in the middle.
fn place(words: &Words, view: &View, seat: Seat) -> Place<Action> {
    let (player, stock) = (&view.players[seat], view.players[seat].stock);
    let fact = |id: &str, value: String| Fact::new(words.text(id), value);
    let mut place = Place::new(fact("furnace-page-pad", money(words, stock.money)));
    let goods = [
        ("furnace-label-coal", stock.coal),
        ("furnace-label-iron", stock.iron),
        ("furnace-label-oil", stock.oil),
        ("furnace-label-token", stock.token),
    ];
    place.facts = goods.map(|(id, amount)| fact(id, amount.to_string())).into();
    place.facts.push(fact("furnace-label-cards", cards_count(words, player)));
    match &view.phase {
        Phase::Auction { .. } | Phase::Compensation { .. } => {
            place.facts.push(fact("furnace-label-discs", discs(words, &player.discs)));
            let turn = view.first.around(view.players.seats()).position(|other| other == seat).unwrap_or_default();
            place.facts.push(fact("furnace-fact-turn", (turn + 1).to_string()));
        }
        Phase::Production(shifts) => {
            place.facts.push(fact("furnace-fact-run", engine::progress(words, player, &shifts[seat])));
        }
        Phase::Over => {}
    }
    place.pieces = engine::capitalist_piece(words, view, seat).into_iter().collect();
    if !engine::is_running(view, seat) {
        place.pieces.extend(engine::machines(words, view, seat));
    }
    place
}

/// The own discs that are not placed.
fn hand(words: &Words, view: &View) -> Vec<Piece<Action>> {
    let (Some(seat), Phase::Auction { seat: bidder, disc: taken }) = (view.viewer.seat(), &view.phase) else {
        return Vec::new();
    };
    let piece = |disc: Disc| {
        let is_taken = seat == *bidder && *taken == Some(disc);
        let mark = if is_taken { words.text("furnace-fact-taken") } else { String::new() };
        let name = words.say("furnace-action-take", &[crate::nouns::disc_arg(words, disc)]);
        Piece::new(name).marked(mark).leading(is_taken).doing(Action::Take { disc })
    };
    view.players[seat].discs.iter().copied().map(piece).collect()
}

/// How many companies are still to come, and how many nobody has.
fn deck(words: &Words, view: &View) -> Group<Action> {
    let facts = [("furnace-fact-in-deck", usize::from(view.deck)), ("furnace-fact-gone", view.discarded.len())];
    let facts = facts.map(|(id, count)| Fact::new(words.text(id), count));
    Group::facts(words.text("furnace-fact-deck"), facts.into())
}

/// The discs that are not placed.
pub(crate) fn discs(words: &Words, discs: &[Disc]) -> String {
    if discs.is_empty() {
        return words.text("furnace-goods-none");
    }
    let disc = |disc: &Disc| if *disc == Disc::Neutral { "2n".to_owned() } else { disc.value().to_string() };
    discs.iter().map(disc).collect::<Vec<_>>().join(" ")
}

/// How many companies somebody has, and how many of them are upgraded.
pub(crate) fn cards_count(words: &Words, player: &PlayerView) -> String {
    let upgraded = player.engine.iter().filter(|machine| machine.upgraded).count();
    words
        .say("furnace-label-cards-count", &[("cards", (player.engine.len() - 1).into()), ("upgraded", upgraded.into())])
}

fn money(words: &Words, money: u16) -> String {
    words.say("furnace-page-money", &[("money", u32::from(money).into())])
}

#[cfg(test)]
mod tests;
