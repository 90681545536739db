use pennies::{Action, View};
use table::{BySeat, Seat, Seats};
use words::{Describe, Fact, Group, Merit, People, Piece, Place, Share, Tableau, Words};

/// The position in words: whatever draws tables without knowing the game, in a browser or a terminal, draws this.
impl Describe for crate::Face {
    fn when(words: &Words, view: &View) -> String {
        words.say("pennies-heading", &[("round", view.round.into()), ("rounds", view.options.cards.rounds.into())])
    }

    fn tableau(words: &Words, people: &People, view: &View) -> Tableau<Action> {
        let mut middle = Vec::new();
        if let Some(points) = view.prize {
            let prize = Piece::new(words.say("pennies-prize", &[("points", points.into())]));
            middle.push(Group::pieces(words.text("pennies-label-prize"), vec![prize]).chief());
            let answered = Seats::all(view.seats()).minus(view.waiting);
            middle.push(Group::sealed(words.text("pennies-label-bids"), view.waiting, answered));
        }
        middle.extend(view.last.map(|bids| last(words, view, &bids)));
        middle.push(coming(words, people, view));
        let points = view.points();
        Tableau {
            places: points.iter().map(|(seat, points)| place(words, view, seat, *points)).collect(),
            middle,
            hand: Vec::new(),
        }
    }

    fn merits(words: &Words, view: &View) -> Vec<Merit> {
        let points = view.points();
        let points = |seat: Seat| (points[seat].into(), Some(points[seat].to_string()));
        // Ruling 5: coins decide between equal points.
        let coins = |seat: Seat| (view.coins[seat].into(), Some(view.coins[seat].to_string()));
        let merit = |id: &str, of: &dyn Fn(Seat) -> (i64, Option<String>)| Merit::new(words.text(id), view.seats(), of);
        vec![merit("pennies-label-points", &points), merit("pennies-label-coins", &coins)]
    }
}

/// What lies before a seat.
fn place(words: &Words, view: &View, seat: Seat, points: i32) -> Place<Action> {
    let mut place = Place::new(Fact::new(words.text("pennies-label-points"), points));
    place.facts = vec![Fact::new(words.text("pennies-label-coins"), view.coins[seat])];
    let won = view.won.iter().filter(|won| won.seat == seat);
    place.pieces = won.map(|won| Piece::new(words.say("pennies-prize", &[("points", won.prize.into())]))).collect();
    place
}

/// What was bid in the round before.
fn last(words: &Words, view: &View, bids: &BySeat<u8>) -> Group<Action> {
    let winner = view.won.last().map(|won| won.seat);
    let share = |(seat, coins): (Seat, &u8)| {
        let leads = winner == Some(seat);
        let note = if leads { words.text("pennies-label-won") } else { String::new() };
        Share { seat, value: coins.to_string(), note, leads }
    };
    Group::seats(words.text("pennies-label-last"), bids.iter().map(share).collect())
}

/// Who holds the gavel, and what may still come.
fn coming(words: &Words, people: &People, view: &View) -> Group<Action> {
    let mut unseen = view.unseen();
    unseen.sort_unstable();
    let mut facts = vec![Fact::new(words.text("pennies-label-gavel"), people.someone(words, view.gavel))];
    if !unseen.is_empty() {
        let unseen = words.row(unseen.iter().map(ToString::to_string));
        facts.push(Fact::new(words.text("pennies-label-unseen"), unseen));
    }
    Group::facts(words.text("pennies-label-coming"), facts)
}
