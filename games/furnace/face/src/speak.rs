use furnace::{Action, Card, Effect, Event, Furnace, Goal, Goods, Phase, Stage, View};
use table::Seat;
use words::{Arg, Chapter, People, Speak, Stakes, Texts, Words};

use crate::Nouns as _;
use crate::events::Teller;
use crate::nouns::{company_arg, disc_arg};

impl Speak for crate::Face {
    type Game = Furnace;

    const PLANS: bool = true;
    const STAKES: Option<Stakes> = Some(Stakes::Money);
    const MESSAGES: Texts = Texts { english: include_str!("../en.ftl"), japanese: include_str!("../ja.ftl") };
    const RULES: Texts = Texts { english: include_str!("../en.md"), japanese: include_str!("../ja.md") };

    fn prompt(words: &Words, people: &People, view: &View, seat: Seat) -> String {
        let about = |id: &str, more: &[(&str, Arg)]| about(words, people, id, seat, more);
        match &view.phase {
            Phase::Auction { disc: None, .. } => about("furnace-prompt-take", &[]),
            Phase::Auction { disc: Some(disc), .. } => about("furnace-prompt-place", &[disc_arg(words, *disc)]),
            Phase::Compensation { .. } => compensation_prompt(words, people, view, seat),
            Phase::Production(shifts) => produce_prompt(words, people, view, seat, shifts[seat].stage),
            Phase::Over => words.text("furnace-prompt-over"),
        }
    }

    fn action(words: &Words, _people: &People, view: &View, action: Action) -> String {
        let cards = view.options.cards;
        let seat = view.viewer.seat().unwrap_or_default();
        match action {
            Action::Take { disc } => words.say("furnace-action-take", &[disc_arg(words, disc)]),
            Action::Place { lot } => {
                let company = view.row.get(usize::from(lot)).map(|lot| lot.company).unwrap_or_default();
                let letter = words.furnace_lot_letter(view.resolved() + usize::from(lot));
                words.say("furnace-action-place", &[("letter", letter.into()), company_arg(words, cards, company)])
            }
            Action::Process { times } => process_action(words, view, seat, times),
            Action::Insert { at } => insert_action(words, view, seat, at),
            Action::Activate { card } => {
                words.say("furnace-action-activate", &[("card", words.furnace_card(cards, card).into())])
            }
            Action::Upgrade { company } => {
                let additional = words.furnace_effect(cards.company(company).additional);
                let company = company_arg(words, cards, company);
                words.say("furnace-action-upgrade", &[company, ("additional", additional.into())])
            }
            Action::KeepAll => words.text("furnace-action-keep-all"),
            Action::Run { goal } => words.say("furnace-action-run", &[goal_arg(goal)]),
            Action::Done => words.text("furnace-action-done"),
        }
    }

    fn event(words: &Words, people: &People, options: &furnace::Options, event: &Event) -> String {
        Teller { words, people, cards: options.cards }.tell(event)
    }

    fn purse(view: &View, seat: Seat) -> Option<i32> {
        Some(view.players[seat].stock.money.into())
    }

    fn flow(event: &Event) -> Vec<(Seat, i32)> {
        let (seat, got) = match *event {
            Event::Equipped { seat, got, .. }
            | Event::Income { seat, got }
            | Event::Compensated { seat, got, .. }
            | Event::Gained { seat, got, .. }
            | Event::Processed { seat, got, .. } => (seat, got.money),
            Event::Dealt { .. }
            | Event::Placed { .. }
            | Event::DummyPlaced { .. }
            | Event::DummyStuck { .. }
            | Event::Unused { .. }
            | Event::Won { .. }
            | Event::Unwanted { .. }
            | Event::DummyWon { .. }
            | Event::Inserted { .. }
            | Event::Ran { .. }
            | Event::Activated { .. }
            | Event::Upgraded { .. }
            | Event::Finished { .. }
            | Event::Ended { .. } => return Vec::new(),
        };
        vec![(seat, got.into())]
    }

    fn chapter(words: &Words, _: &People, _: &furnace::Options, event: &Event) -> Option<Chapter> {
        crate::log::chapter(words, event)
    }
}

/// A message about a seat.
pub(crate) fn about(words: &Words, people: &People, id: &str, seat: Seat, more: &[(&str, Arg)]) -> String {
    let args: Vec<_> = people.who(seat).into_iter().chain(more.iter().cloned()).collect();
    words.say(id, &args)
}

pub(crate) fn goal_arg(goal: Goal) -> (&'static str, Arg) {
    let goal = match goal {
        Goal::Money => "money",
        Goal::Growth => "growth",
    };
    ("goal", goal.into())
}

fn process_action(words: &Words, view: &View, seat: Seat, times: u8) -> String {
    let (from, to, _) = view.processing(seat).unwrap_or_default();
    // Nothing at all is worded by what one time would be, since it stands for the whole range of amounts.
    let shown = times.max(1);
    let (paid, got) = (words.furnace_goods(from.times(shown)), words.furnace_goods(to.times(shown)));
    words.say("furnace-action-process", &[("times", times.into()), ("paid", paid.into()), ("got", got.into())])
}

fn insert_action(words: &Words, view: &View, seat: Seat, at: u8) -> String {
    let player = &view.players[seat];
    let chain = &player.engine[..player.engine.len() - usize::from(player.waiting)];
    match chain.get(usize::from(at)) {
        Some(machine) => {
            let card = words.furnace_card(view.options.cards, machine.card);
            words.say("furnace-action-insert", &[("card", card.into())])
        }
        None => words.text("furnace-action-insert-last"),
    }
}

fn compensation_prompt(words: &Words, people: &People, view: &View, seat: Seat) -> String {
    let Some(lot) = view.row.first() else { return String::new() };
    let company = company_arg(words, view.options.cards, lot.company);
    let [paid, got, most] = processing_args(words, view, seat);
    about(words, people, "furnace-prompt-compensation", seat, &[company, paid, got, most])
}

/// What is given up and got each time, and how often at most.
fn processing_args(words: &Words, view: &View, seat: Seat) -> [(&'static str, Arg); 3] {
    let (paid, got, most) = view.processing(seat).unwrap_or_default();
    [("paid", words.furnace_goods(paid).into()), ("got", words.furnace_goods(got).into()), ("most", most.into())]
}

fn produce_prompt(words: &Words, people: &People, view: &View, seat: Seat, stage: Stage) -> String {
    let about = |id: &str, more: &[(&str, Arg)]| about(words, people, id, seat, more);
    let engine = &view.players[seat].engine;
    let card = |at: u8| {
        let machine = engine.get(usize::from(at)).copied().unwrap_or_default();
        ("card", words.furnace_card(view.options.cards, machine.card).into())
    };
    match stage {
        Stage::Insert => insert_prompt(words, people, view, seat),
        Stage::Choose => {
            let fresh = matches!(&view.phase, Phase::Production(shifts)
                if shifts[seat].ready.count_ones() as usize == engine.len());
            match (view.options.chain, fresh) {
                (true, _) => about("furnace-prompt-chain", &[]),
                (false, true) => about("furnace-prompt-choose", &[]),
                (false, false) => about("furnace-prompt-next", &[]),
            }
        }
        Stage::Process(job) => {
            let [paid, got, most] = processing_args(words, view, seat);
            about("furnace-prompt-process", &[card(job.at), paid, got, most])
        }
        Stage::Upgrade { job, .. } => {
            let cost = match view.effect(seat, job) {
                Effect::Upgrade { cost, .. } => cost,
                Effect::Gain(_) | Effect::Process { .. } => Goods::NONE,
            };
            about("furnace-prompt-upgrade", &[card(job.at), ("cost", words.furnace_goods(cost).into())])
        }
        Stage::Confirm | Stage::Done => {
            let money = view.players[seat].stock.money;
            about("furnace-prompt-confirm", &[("money", u32::from(money).into())])
        }
    }
}

fn insert_prompt(words: &Words, people: &People, view: &View, seat: Seat) -> String {
    let (player, cards) = (&view.players[seat], view.options.cards);
    let next = player.engine.len() - usize::from(player.waiting);
    let Some(Card::Company(company)) = player.engine.get(next).map(|machine| machine.card) else {
        return String::new();
    };
    let printed = cards.company(company);
    let effects = [printed.basic, printed.additional].map(|effect| words.furnace_effect(effect)).join(" | ");
    let args = [company_arg(words, cards, company), ("effects", effects.into())];
    about(words, people, "furnace-prompt-insert", seat, &args)
}
