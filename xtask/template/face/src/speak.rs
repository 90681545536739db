use pennies::{Action, Event, Options, Pennies, View, Won};
use table::Seat;
use words::{Chapter, People, Speak, Texts, Words};

impl Speak for crate::Face {
    type Game = Pennies;

    const MESSAGES: Texts = Texts { english: include_str!("../en.ftl"), japanese: include_str!("../ja.ftl") };
    const RULES: Texts = Texts { english: include_str!("../en.md"), japanese: include_str!("../ja.md") };

    fn prompt(words: &Words, people: &People, view: &View, seat: Seat) -> String {
        let Some(prize) = view.prize else { return words.text("pennies-prompt-over") };
        let mut args = people.who(seat).to_vec();
        args.push(("points", prize.into()));
        words.say("pennies-prompt-bid", &args)
    }

    fn action(words: &Words, _: &People, _: &View, action: Action) -> String {
        match action {
            Action::Bid(coins) => words.say("pennies-action-bid", &[("coins", coins.into())]),
        }
    }

    fn event(words: &Words, people: &People, _: &Options, event: &Event) -> String {
        match *event {
            Event::TurnedUp { round, prize, gavel } => {
                let mut args = people.who(gavel).to_vec();
                args.extend([("round", round.into()), ("points", prize.into())]);
                words.say("pennies-event-turned-up", &args)
            }
            Event::Opened { bids } => {
                let bid = |(seat, coins): (Seat, &u8)| {
                    words.say("pennies-bid", &[("who", people.name(seat).into()), ("coins", (*coins).into())])
                };
                words.say("pennies-event-opened", &[("bids", words.row(bids.iter().map(bid)).into())])
            }
            Event::Won(Won { seat, prize, price }) => {
                let mut args = people.who(seat).to_vec();
                args.extend([("points", prize.into()), ("price", price.into())]);
                words.say("pennies-event-won", &args)
            }
        }
    }

    fn chapter(words: &Words, people: &People, _: &Options, event: &Event) -> Option<Chapter> {
        match *event {
            Event::TurnedUp { round, .. } => Some(Chapter::Turn(words.say("log-round", &[("number", round.into())]))),
            Event::Won(Won { seat, .. }) => Some(Chapter::Outcome(people.someone(words, seat))),
            Event::Opened { .. } => None,
        }
    }
}
