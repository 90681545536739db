use bids::{Action, Bids, Burn, Card, Event, Phase, Standing, View};
use table::{Seat, Seats};
use words::{Arg, Chapter, People, Speak, Stakes, Texts, Words};

use crate::Nouns as _;

impl Speak for crate::Face {
    type Game = Bids;

    const STAKES: Option<Stakes> = Some(Stakes::Points);
    const MESSAGES: Texts = Texts { english: include_str!("../en.ftl"), japanese: include_str!("../ja.ftl") };
    const RULES: Texts = Texts { english: include_str!("../en.md"), japanese: include_str!("../ja.md") };

    fn prompt(words: &Words, people: &People, view: &View, seat: Seat) -> String {
        let who = people.who(seat);
        match view.phase {
            Phase::Bid => {
                let sentence = bid_prompt(words, people, view, seat);
                if view.lowest_wins { words.then(&sentence, &words.text("bids-prompt-lowest")) } else { sentence }
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

    fn event(words: &Words, people: &People, _: &bids::Options, event: &Event) -> String {
        let about = |id: &str, seat: Seat, more: &[(&str, Arg)]| {
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
            Event::Burned { why, next } => {
                let why = match why {
                    Burn::Tie => "tie",
                    Burn::Middle => "middle",
                    Burn::NoBid => "no-bid",
                };
                about("bids-event-burned", next, &[("why", why.into())])
            }
            Event::Drew { card } => words.say("bids-event-drew", &[named(card)]),
            Event::Won { seat, card } => about("bids-event-won", seat, &[named(card)]),
            Event::Withheld { card } => words.say("bids-event-withheld", &[named(card)]),
            Event::Took { seat, card } => about("bids-event-took", seat, &[named(card)]),
            Event::Stole { seat, from, card } => {
                about("bids-event-stole", seat, &[named(card), ("from", people.someone(words, from).into())])
            }
            Event::Allied(alliance) => {
                about("bids-event-allied", alliance.player, &[("with", people.someone(words, alliance.winner).into())])
            }
            Event::RoundScored { round, points, without: _, lucky } => {
                let each = points.iter().map(|(seat, points)| scored(words, people, seat, *points, lucky));
                words.say("bids-event-scored", &[("round", round.into()), ("points", words.row(each).into())])
            }
        }
    }

    fn purse(view: &View, seat: Seat) -> Option<i32> {
        Some(view.totals()[seat])
    }

    fn flow(event: &Event) -> Vec<(Seat, i32)> {
        match event {
            Event::RoundScored { points, .. } => {
                points.iter().map(|(seat, points)| (seat, i32::from(*points))).collect()
            }
            Event::RoundBegan { .. }
            | Event::Dealt { .. }
            | Event::Flipped { .. }
            | Event::Shuffled
            | Event::LowestWins
            | Event::Bid { .. }
            | Event::Burned { .. }
            | Event::Won { .. }
            | Event::Drew { .. }
            | Event::Withheld { .. }
            | Event::Took { .. }
            | Event::Stole { .. }
            | Event::Allied(_) => Vec::new(),
        }
    }

    fn chapter(words: &Words, people: &People, _: &bids::Options, event: &Event) -> Option<Chapter> {
        Some(match *event {
            Event::RoundBegan { round, .. } => Chapter::Round(words.say("log-round", &[("number", round.into())])),
            Event::Flipped { turn, .. } => Chapter::Turn(words.say("log-turn", &[("number", turn.into())])),
            Event::Burned { .. } => Chapter::Outcome(words.text("bids-log-burned")),
            Event::Took { seat, card } => {
                let args = [("who", people.someone(words, seat).into()), ("card", words.bids_card(card).into())];
                Chapter::Outcome(words.say("bids-log-took", &args))
            }
            Event::RoundScored { .. } => Chapter::Turn(words.text("bids-log-scored")),
            Event::Dealt { .. }
            | Event::Shuffled
            | Event::LowestWins
            | Event::Bid { .. }
            | Event::Drew { .. }
            | Event::Won { .. }
            | Event::Withheld { .. }
            | Event::Stole { .. }
            | Event::Allied(_) => return None,
        })
    }
}

fn scored(words: &Words, people: &People, seat: Seat, points: i16, lucky: Seats) -> String {
    let lucky = if lucky.contains(seat) { "yes" } else { "no" };
    let args = [("who", people.name(seat).into()), ("points", signed(points).into()), ("lucky", lucky.into())];
    words.say("bids-event-scored-one", &args)
}

/// A number with its sign, and a true minus.
fn signed(points: i16) -> String {
    format!("{points:+}").replace('-', "−")
}

fn bid_prompt(words: &Words, people: &People, view: &View, seat: Seat) -> String {
    let stake = match view.stake {
        // A Surprise from a hand has put the next card of the pile in its place.
        Some(_) if view.bids.contains(&Card::SURPRISE) => words.text("bids-label-unseen"),
        Some(stake) => words.bids_card(stake),
        None => String::new(),
    };
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

/// How the turn would end if nobody else bid: `yes` with the leading bid, `tie` with the last of the tied, `middle` or `no`.
fn leader(view: &View) -> (&'static str, Option<(usize, Card)>) {
    let bid = |index: usize| view.bids.get(index).map(|card| (index, *card));
    match view.standing() {
        Some(Standing::Leads(index)) => ("yes", bid(index)),
        Some(Standing::Burns { why: Burn::Tie, last }) => ("tie", last.and_then(bid)),
        Some(Standing::Burns { why: Burn::Middle, .. }) => ("middle", None),
        Some(Standing::Burns { why: Burn::NoBid, .. }) | None => ("no", None),
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
