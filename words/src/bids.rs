use bids::{Action, Bids, Card, Colour, Event, Face, Pack, Phase, View};
use table::{Seat, Seats};

use crate::{People, Speak, Words};

impl Speak for Bids {
    fn prompt(words: &Words, people: &People, view: &View, seat: Seat) -> String {
        let who = people.who(seat);
        match view.phase {
            Phase::Bid => {
                let sentence = bid_prompt(words, people, view, seat);
                if view.lowest_wins { format!("{sentence} {}", words.text("bids-prompt-lowest")) } else { sentence }
            }
            Phase::Steal { .. } => words.say("bids-prompt-steal", &who),
            Phase::Over => words.text("bids-prompt-over"),
        }
    }

    fn action(words: &Words, people: &People, view: &View, action: Action) -> String {
        match action {
            Action::Bid(card) => words.say("bids-action-bid", &[("card", words.bids_card(card).into())]),
            Action::Steal(card) => {
                let owner = view.won.iter().find(|won| won.card == card).map(|won| won.owner);
                let from = owner.map_or_else(|| words.text("nobody"), |owner| people.someone(words, owner));
                words.say("bids-action-steal", &[("card", words.bids_card(card).into()), ("from", from.into())])
            }
        }
    }

    fn event(words: &Words, people: &People, event: &Event) -> String {
        let about = |id: &str, seat: Seat, more: &[(&str, crate::Arg)]| {
            let args: Vec<_> = people.who(seat).into_iter().chain(more.iter().cloned()).collect();
            words.say(id, &args)
        };
        let named = |card: Card| ("card", words.bids_card(card).into());
        match *event {
            Event::RoundBegan { round, starter } => about("bids-event-round", starter, &[("round", round.into())]),
            Event::Dealt { seat, hand } => about("bids-event-dealt", seat, &[("cards", words.bids_cards(hand).into())]),
            Event::Flipped { turn, card } => words.say("bids-event-flipped", &[("turn", turn.into()), named(card)]),
            Event::Shuffled => words.text("bids-event-shuffled"),
            Event::LowestWins => words.text("bids-event-lowest"),
            Event::Bid { seat, card } => about("bids-event-bid", seat, &[named(card)]),
            Event::Burned { next } => about("bids-event-burned", next, &[]),
            Event::Won { seat, card } => about("bids-event-won", seat, &[named(card)]),
            Event::Withheld { card } => words.say("bids-event-withheld", &[named(card)]),
            Event::Took { seat, card } => about("bids-event-took", seat, &[named(card)]),
            Event::Stole { seat, from, card } => {
                about("bids-event-stole", seat, &[named(card), ("from", people.someone(words, from).into())])
            }
            Event::Allied(alliance) => {
                about("bids-event-allied", alliance.player, &[("with", people.someone(words, alliance.winner).into())])
            }
            Event::RoundScored { round, points, without } => {
                let each = points.iter().map(|(seat, points)| scored(words, people, seat, *points, without));
                let points = each.collect::<Vec<_>>().join(", ");
                words.say("bids-event-scored", &[("round", round.into()), ("points", points.into())])
            }
        }
    }
}

fn scored(words: &Words, people: &People, seat: Seat, points: i16, without: Seats) -> String {
    let lucky = if without.contains(seat) { "yes" } else { "no" };
    let args = [
        ("who", people.name(seat).into()),
        ("points", format!("{points:+}").replace('-', "−").into()),
        ("lucky", lucky.into()),
    ];
    words.say("bids-event-scored-one", &args)
}

fn bid_prompt(words: &Words, people: &People, view: &View, seat: Seat) -> String {
    let stake = view.stake.map_or_else(String::new, |stake| words.bids_card(stake));
    let mut args = people.who(seat).to_vec();
    args.push(("stake", stake.into()));
    if view.bids.is_empty() {
        return words.say("bids-prompt-lead", &args);
    }
    let (leading, best) = leader(view);
    let leader = best.map(|(index, _)| view.bidder(index));
    let card = best.map_or_else(String::new, |(_, card)| words.bids_card(card));
    args.push(("leading", leading.into()));
    args.push(("leader", leader.map_or_else(String::new, |leader| capitalised(&people.someone(words, leader))).into()));
    args.push(("leader-me", if leader.is_some() && leader == people.me { "yes" } else { "no" }.into()));
    args.push(("best", card.into()));
    words.say("bids-prompt-bid", &args)
}

/// How the turn would end if nobody else bid: `yes` with the leading bid, `tie` with one of the tied, or `no`.
///
/// In Colour Bids every further card can change the colours, so the highest number is all that is said.
fn leader(view: &View) -> (&'static str, Option<(usize, Card)>) {
    let valued = || view.bids.iter().enumerate().filter_map(|(index, card)| Some((index, *card, card.value()?)));
    let best = if view.lowest_wins { valued().map(|bid| bid.2).min() } else { valued().map(|bid| bid.2).max() };
    let mut tied = valued().filter(|bid| Some(bid.2) == best).map(|(index, card, _)| (index, card));
    match (tied.next(), tied.next()) {
        (None, _) => ("no", None),
        (Some(only), None) => ("yes", Some(only)),
        (Some(first), Some(_)) => ("tie", Some(first)),
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

impl Words {
    /// The name of a card.
    #[must_use]
    pub fn bids_card(&self, card: Card) -> String {
        match card.face() {
            Face::Number(colour, value) => {
                let colour = match colour {
                    Colour::Red => "red",
                    Colour::Blue => "blue",
                    Colour::Green => "green",
                    Colour::Yellow => "yellow",
                    Colour::Black | Colour::White => "black",
                };
                self.say("bids-card-number", &[("colour", colour.into()), ("value", value.into())])
            }
            Face::MinusFive => self.text("bids-card-minus-five"),
            Face::Double => self.text("bids-card-double"),
            Face::Thief => self.text("bids-card-thief"),
            Face::Shuffle => self.text("bids-card-shuffle"),
            Face::Lowest => self.text("bids-card-lowest"),
            Face::Surprise => self.text("bids-card-surprise"),
            Face::Ally => self.text("bids-card-ally"),
        }
    }

    /// The names of several cards with commas between them.
    #[must_use]
    pub fn bids_cards(&self, cards: Pack) -> String {
        cards.iter().map(|card| self.bids_card(card)).collect::<Vec<_>>().join(", ")
    }
}
