use bidders::{Bid, BlackOffer, Colour, PhaseView, Pile, Standing, View, WhiteOffer};
use table::{Seat, Seats};
use words::{Describe, Fact, Group, Merit, People, Piece, Place, Share, Tableau, Words};

use crate::speak::minus;
use crate::{Face, Nouns as _};

type Action = bidders::Action;

impl Describe for Face {
    fn when(words: &Words, view: &View) -> String {
        words.say("bidders-heading", &[("round", view.round.into()), ("rounds", view.rounds.into())])
    }

    fn tableau(words: &Words, people: &People, view: &View) -> Tableau<Action> {
        Tableau {
            places: Seat::all(view.seats()).map(|seat| place(words, people, view, seat)).collect(),
            middle: middle(words, people, view),
            hand: Vec::new(),
        }
    }

    fn merits(words: &Words, view: &View) -> Vec<Merit> {
        let Some(standings) = &view.standings else { return Vec::new() };
        let favour = |seat: Seat| {
            let standing = standings[seat];
            // Whoever stayed in is not compared by favour any more.
            let value = if standing.eliminated { i64::from(standing.favour()) } else { i64::MAX };
            (value, Some(minus(standing.favour())))
        };
        let money = |seat: Seat| {
            let money = (!standings[seat].eliminated).then(|| standings[seat].money());
            (money.unwrap_or_default().into(), money.map(|money| format!("${money}")))
        };
        let out = Seat::all(view.seats()).filter(|seat| standings[*seat].eliminated).collect();
        let favour = Merit::new(words.text("bidders-page-favour"), view.seats(), favour);
        vec![Merit { out, ..favour }, Merit::new(words.text("bidders-page-money"), view.seats(), money)]
    }
}

/// What lies before a guild: at the end its score is what it is judged by.
fn place(words: &Words, people: &People, view: &View, seat: Seat) -> Place<Action> {
    let (guild, standing) = (view.guilds[seat], view.standings.as_ref().map(|standings| standings[seat]));
    let fact = |id: &str, value: String| Fact::new(words.text(id), value);
    let money = standing.map_or(guild.chips, |standing| standing.money());
    let favour = standing.map(|standing| standing.favour()).or(guild.favour);
    let bids = [view.white.and_then(|offer| offer.bid), view.black.and_then(|offer| offer.bid)];
    let in_bids: u8 = bids.iter().flatten().filter(|bid| bid.seat == seat).map(|bid| bid.cubes).sum();
    let right = seat.previous(view.seats());
    let mut place = Place::new(fact("bidders-page-money", format!("${money}")));
    place.facts = vec![
        Fact::known(words.text("bidders-page-favour"), favour.map(|favour| words.bidders_favour(favour))),
        fact("bidders-fact-home", guild.cubes.to_string()),
        fact("bidders-fact-worth", format!("♥{} ${}", guild.covered.hearts, guild.covered.dollars)),
        fact("bidders-fact-in-bids", in_bids.to_string()),
        fact("bidders-fact-left", view.betweens[seat].own.to_string()),
        fact("bidders-fact-front", view.fronts[seat].cubes.to_string()),
        fact("bidders-fact-right", view.betweens[right].left.to_string()),
    ];
    let front = view.fronts[seat].projects;
    place.pieces = piles(words, view, [front.white, front.black]);
    for (projects, other) in
        [(view.betweens[seat].projects, seat.next(view.seats())), (view.betweens[right].projects, right)]
    {
        let with = words.say("bidders-fact-shared", &[("name", people.someone(words, other).into())]);
        place.pieces.extend(
            piles(words, view, [projects, Pile::default()]).into_iter().map(|piece| piece.marked(with.clone())),
        );
    }
    place
}

/// A white and a black pile: each project where they are known, else how many they are.
fn piles(words: &Words, view: &View, [white, black]: [Pile; 2]) -> Vec<Piece<Action>> {
    let piles = [(Colour::White, white), (Colour::Black, black)];
    let named = |(colour, pile): (Colour, Pile)| {
        let projects = pile.known.into_iter().flat_map(bidders::Projects::iter);
        projects.map(move |project| Piece::new(words.bidders_project_with_favour(view, colour, project)))
    };
    let [white, black] = [white, black].map(|pile| if pile.known.is_some() { 0 } else { pile.count });
    let forgotten = (white + black > 0)
        .then(|| Piece::new(words.say("bidders-page-cards", &[("white", white.into()), ("black", black.into())])));
    piles.into_iter().flat_map(named).chain(forgotten).collect()
}

fn middle(words: &Words, people: &People, view: &View) -> Vec<Group<Action>> {
    let (white, black) = (white(words, view), black(words, view));
    let mut middle = match view.phase {
        PhaseView::Bidding { turn, passes } => vec![white.chief(), black.chief(), bids(words, view, turn, passes)],
        PhaseView::Cooperation { waiting, own } => {
            let mut middle = vec![white.chief()];
            middle.extend(fists(words, people, view, waiting, own));
            middle.push(black);
            middle
        }
        PhaseView::Over => vec![judged(words, view)],
    };
    if view.phase != PhaseView::Over {
        let first = Fact::new(words.text("bidders-fact-first"), people.someone(words, view.start_player));
        middle.push(Group::facts(words.text("bidders-fact-round"), vec![first]));
    }
    let boxed = piles(words, view, [view.boxed.white, view.boxed.black]);
    if !boxed.is_empty() {
        middle.push(Group::pieces(words.text("bidders-label-box"), boxed));
    }
    middle
}

/// The white project, and what a bid on it takes now.
fn white(words: &Words, view: &View) -> Group<Action> {
    let piece = |offer: WhiteOffer| {
        let least = words.bidders_cubes(offer.bid.map_or(1, |bid| bid.cubes + 1));
        let args = [("chips", u32::from(offer.chips).into()), ("cubes", least.into())];
        let piece = Piece::new(words.bidders_project_with_favour(view, Colour::White, offer.project));
        tendered(words, view, piece, offer.bid, || words.say("bidders-fact-white-open", &args))
    };
    Group::pieces(words.text("bidders-label-white"), vec![view.white.map_or_else(|| unsold(words), piece)])
}

/// The black project, and what a bid on it takes now.
fn black(words: &Words, view: &View) -> Group<Action> {
    let piece = |offer: BlackOffer| {
        let args = [
            ("chips", u32::from(offer.chips).into()),
            ("cubes", words.bidders_cubes(offer.workers).into()),
            ("left", u32::from(offer.chips.saturating_sub(1)).into()),
        ];
        let piece = Piece::new(words.bidders_project_with_favour(view, Colour::Black, offer.project));
        tendered(words, view, piece, offer.bid, || words.say("bidders-fact-black-open", &args))
    };
    Group::pieces(words.text("bidders-label-black"), vec![view.black.map_or_else(|| unsold(words), piece)])
}

/// A project of the round: open to bids, or its winner's.
fn tendered(
    words: &Words,
    view: &View,
    project: Piece<Action>,
    bid: Option<Bid>,
    open: impl FnOnce() -> String,
) -> Piece<Action> {
    match (view.phase, bid) {
        (PhaseView::Cooperation { .. } | PhaseView::Over, Some(bid)) => {
            let cubes = words.bidders_cubes(bid.cubes);
            project.of(bid.seat).saying(words.say("bidders-fact-won", &[("cubes", cubes.into())]))
        }
        (PhaseView::Cooperation { .. } | PhaseView::Over, None) => project,
        (PhaseView::Bidding { .. }, _) => project.saying(open()),
    }
}

fn unsold(words: &Words) -> Piece<Action> {
    Piece::new(words.text("bidders-label-unsold"))
}

/// Everybody in order of the bidding, from the start player on, with the bids that stand.
fn bids(words: &Words, view: &View, turn: Seat, passes: u8) -> Group<Action> {
    let seats = view.seats();
    let has_passed = |seat: Seat| (1..=passes).any(|back| seat.clockwise(back, seats) == turn);
    let share = |seat: Seat| {
        let of = |bid: Option<Bid>| bid.filter(|bid| bid.seat == seat).map(|bid| bid.cubes);
        let on_white = of(view.white.and_then(|offer| offer.bid)).map(|cubes| ("bidders-fact-on-white", cubes));
        let on_black = of(view.black.and_then(|offer| offer.bid)).map(|cubes| ("bidders-fact-on-black", cubes));
        let bid = on_white.or(on_black);
        let note = match bid {
            Some(_) => words.text("bidders-fact-leads"),
            None if turn == seat => words.text("bidders-fact-to-bid"),
            None if has_passed(seat) => words.text("bidders-fact-passed"),
            None => String::new(),
        };
        let value = |(id, cubes)| words.say(id, &[("cubes", words.bidders_cubes(cubes).into())]);
        Share { seat, value: bid.map_or_else(|| "–".to_owned(), value), note, leads: bid.is_some() }
    };
    Group::seats(words.text("bidders-page-bidding"), view.start_player.around(seats).map(share).collect())
}

/// The fists for a share in white, and what decides between them.
fn fists(words: &Words, people: &People, view: &View, waiting: Seats, own: Option<u8>) -> Vec<Group<Action>> {
    let Some(winner) = view.white.and_then(|offer| offer.bid).map(|bid| bid.seat) else { return Vec::new() };
    let (left, right) = (winner.next(view.seats()), winner.previous(view.seats()));
    let neighbours = [left, right];
    let with_cubes: Seats = neighbours.into_iter().filter(|seat| view.guilds[*seat].cubes > 0).collect();
    let answered: Seats = with_cubes.filter(|seat| !waiting.contains(*seat)).collect();
    let someone = |seat: Seat| people.someone(words, seat);
    let mut facts = vec![Fact::new(words.text("bidders-fact-tie"), someone(left))];
    facts.extend(own.map(|cubes| Fact::new(words.text("bidders-page-your-fist"), words.bidders_cubes(cubes))));
    let without = neighbours.into_iter().filter(|seat| !with_cubes.contains(*seat));
    facts.extend(without.map(|seat| Fact::new(words.text("bidders-fact-no-cubes"), someone(seat))));
    vec![
        Group::sealed(words.text("bidders-page-cooperation"), waiting, answered).chief(),
        Group::facts(words.text("bidders-fact-fists"), facts),
    ]
}

/// Everybody as they have finished: those who stayed in by money, then the others by favour.
fn judged(words: &Words, view: &View) -> Group<Action> {
    let Some(standings) = &view.standings else {
        return Group::seats(words.text("bidders-page-verdict"), Vec::new());
    };
    let mut seats: Vec<(Seat, Standing)> = standings.iter().map(|(seat, standing)| (seat, *standing)).collect();
    seats.sort_by_key(|(_, standing)| {
        let by = if standing.eliminated { i32::from(standing.favour()) } else { i32::from(standing.money()) };
        (standing.eliminated, -by)
    });
    let share = |(seat, standing): (Seat, Standing)| Share {
        seat,
        value: format!("${} ♥{}", standing.money(), minus(standing.favour())),
        note: verdict(words, view, seat).unwrap_or_default(),
        leads: wins(view, seat),
    };
    Group::seats(words.text("bidders-page-verdict"), seats.into_iter().map(share).collect()).chief()
}

/// Whether a guild has won: nobody who stayed in is richer.
fn wins(view: &View, seat: Seat) -> bool {
    view.standings.as_ref().is_some_and(|standings| {
        let richest = standings.values().iter().filter(|standing| !standing.eliminated).map(Standing::money).max();
        !standings[seat].eliminated && Some(standings[seat].money()) == richest
    })
}

/// How a guild has finished, in a word, where there is one for it.
pub(crate) fn verdict(words: &Words, view: &View, seat: Seat) -> Option<String> {
    if wins(view, seat) {
        return Some(words.text("bidders-label-wins"));
    }
    let is_out = view.standings.as_ref().is_some_and(|standings| standings[seat].eliminated);
    is_out.then(|| words.text("bidders-label-out"))
}
