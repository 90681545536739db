use silicon_valley::{
    Action, Bill, Blocks, CardData, Due, Employee, Event, Kind, LET_GO_LOSS, Laid, Options, Owner, Power, Product,
    Question, Row, SiliconValley, View, turns,
};
use table::{Seat, Seats};
use words::{Arg, Chapter, People, Speak, Stakes, Texts, Words};

use crate::Nouns as _;

impl Speak for crate::Face {
    type Game = SiliconValley;

    const PLANS: bool = true;
    const STAKES: Option<Stakes> = Some(Stakes::Money);
    const MESSAGES: Texts = Texts { english: include_str!("../en.ftl"), japanese: include_str!("../ja.ftl") };
    const RULES: Texts = Texts { english: include_str!("../en.md"), japanese: include_str!("../ja.md") };

    /// A solo game that is not won is the Rival's.
    fn winners(words: &Words, people: &People, winners: Seats) -> String {
        if winners.is_empty() { words.text("silicon-valley-rival") } else { people.several(words, winners) }
    }

    fn prompt(words: &Words, people: &People, view: &View, seat: Seat) -> String {
        let say = |id: &str, more: &[(&str, Arg)]| {
            let args: Vec<_> = people.who(seat).into_iter().chain(more.iter().cloned()).collect();
            words.say(id, &args)
        };
        let named = |product: Product| ("name", words.silicon_valley_name(&view.cards.product(product).name).into());
        match view.question {
            None if view.founding.is_some() => say("silicon-valley-prompt-found", &[]),
            None => words.text("silicon-valley-prompt-over"),
            Some(Question::Act) => say("silicon-valley-prompt-act", &[("left", view.actions_left.into())]),
            Some(Question::Sunset) => say("silicon-valley-prompt-sunset", &[]),
            Some(Question::Layoff) => say("silicon-valley-prompt-layoff", &[]),
            Some(Question::Pay(bill)) => pay_prompt(words, people, view, seat, &bill),
            Some(Question::Design(draft)) if draft.by_hand => say("silicon-valley-prompt-lay", &[named(draft.product)]),
            Some(Question::Design(draft)) => say("silicon-valley-prompt-design", &[named(draft.product)]),
            Some(Question::Power(power)) => match power {
                Power::Hire => say("silicon-valley-prompt-power-hire", &[]),
                Power::Launch => say("silicon-valley-prompt-power-launch", &[]),
                Power::Expand => say("silicon-valley-prompt-power-expand", &[]),
                Power::Outsource => say("silicon-valley-prompt-power-outsource", &[]),
                Power::Swap => say("silicon-valley-prompt-power-swap", &[]),
                Power::Refresh => say("silicon-valley-prompt-power-refresh", &[]),
                Power::Waive | Power::Hype => words.text("silicon-valley-prompt-power-none"),
            },
            Some(Question::Swap(given)) => {
                say("silicon-valley-prompt-swap", &[("kind", words.silicon_valley_kind(given).into())])
            }
            Some(Question::Substitute(wanted)) => {
                say("silicon-valley-prompt-substitute", &[("kind", words.silicon_valley_kind(wanted).into())])
            }
            Some(Question::LetGo(shortfall)) => {
                let args = [("missing", u32::from(shortfall.missing).into()), ("steps", LET_GO_LOSS.into())];
                say("silicon-valley-prompt-let-go", &args)
            }
            Some(Question::Upkeep) => say("silicon-valley-prompt-upkeep", &[]),
        }
    }

    fn action(words: &Words, people: &People, view: &View, action: Action) -> String {
        let free = matches!(view.question, Some(Question::Power(_)));
        let cards = &view.cards;
        let blocks = |blocks: Blocks| ("blocks", Arg::from(words.silicon_valley_blocks(blocks)));
        let kind = |kind: Kind| ("kind", Arg::from(words.silicon_valley_kind(kind)));
        let name = |name: &str| ("name", Arg::from(words.silicon_valley_name(name)));
        let product = |id: &str, product: Product| words.say(id, &[name(&cards.product(product).name)]);
        match action {
            Action::Found(founder) => found(words, cards, founder),
            Action::Done => match view.question {
                Some(Question::Act) | None => words.text("silicon-valley-action-done"),
                Some(Question::Power(_)) => words.text("silicon-valley-action-no-power"),
                Some(Question::Substitute(_)) => words.text("silicon-valley-action-take-none"),
                Some(_) => words.text("silicon-valley-action-no-more"),
            },
            Action::Hire(employee) => {
                let price = if free { 0 } else { view.hiring_price(employee) };
                let args = [name(&cards.employee(employee).name), ("price", price.into())];
                words.say("silicon-valley-action-hire", &args)
            }
            Action::Poach(employee) => poach(words, people, view, employee),
            Action::Layoff(employee) => person(words, "silicon-valley-action-layoff", view, employee, &[]),
            Action::LetGo(employee) => let_go(words, view, employee),
            Action::Expand(hq) => {
                let price = if free { 0 } else { u32::from(view.companies[view.active].hq_price(cards)) };
                words.say("silicon-valley-action-expand", &[name(&cards.hq(hq).name), ("price", price.into())])
            }
            Action::Fund(vc) => {
                let args = [name(&cards.vc(vc).name), ("price", view.funding_price(vc).into())];
                words.say("silicon-valley-action-fund", &args)
            }
            Action::Outsource(taken) if free => words.say("silicon-valley-action-take", &[kind(taken)]),
            Action::Outsource(bought) => {
                let price = cards.market.outsource_prices[usize::from(bought.squares()) - 2];
                words.say("silicon-valley-action-outsource", &[kind(bought), ("price", price.into())])
            }
            Action::Innovate(launched) => product("silicon-valley-action-innovate", launched),
            Action::SecondMove(followed) => product("silicon-valley-action-second", followed),
            Action::Sunset(sunset) => product("silicon-valley-action-sunset", sunset),
            Action::Maintain(kept) => {
                let upkeep = view.companies[view.active].tile(cards, kept).upkeep;
                let args = [name(&cards.product(kept).name), ("upkeep", upkeep.into())];
                words.say("silicon-valley-action-maintain", &args)
            }
            Action::Fill(recipe) => words.say("silicon-valley-action-fill", &[blocks(recipe)]),
            Action::ByHand => words.text("silicon-valley-action-by-hand"),
            Action::Lay(laid) => {
                words.say("silicon-valley-action-lay", &[kind(laid.kind), ("shape", shape(laid).into())])
            }
            Action::Pay(paid) => words.say("silicon-valley-action-pay", &[blocks(paid)]),
            Action::Give(given) => words.say("silicon-valley-action-give", &[kind(given)]),
            Action::Take(taken) => words.say("silicon-valley-action-take", &[kind(taken)]),
            Action::Refresh(row) => {
                let row = match row {
                    Row::Employees => words.text("silicon-valley-row-short-employees"),
                    Row::Hqs => words.text("silicon-valley-row-short-hqs"),
                    Row::Vcs => words.text("silicon-valley-row-short-vcs"),
                };
                words.say("silicon-valley-action-refresh", &[("row", row.into())])
            }
            Action::Settle { blocks: _, lost } => settle(words, view, lost),
        }
    }

    fn event(words: &Words, people: &People, options: &Options, event: &Event) -> String {
        crate::events::say(words, people, &options.cards, event)
    }

    fn purse(view: &View, seat: Seat) -> Option<i32> {
        Some(view.companies[seat].money().into())
    }

    fn flow(event: &Event) -> Vec<(Seat, i32)> {
        let (seat, cash) = match *event {
            Event::Funded { seat, cash, .. }
            | Event::Innovated { seat, cash, .. }
            | Event::SecondMoved { seat, cash, .. }
            | Event::Collected { seat, cash } => (seat, i32::from(cash)),
            Event::Hired { seat, price: cash, .. }
            | Event::Poached { seat, price: cash, .. }
            | Event::Expanded { seat, price: cash, .. }
            | Event::Outsourced { seat, price: cash, .. }
            | Event::HqPaid { seat, cash, .. }
            | Event::SalariesPaid { seat, cash }
            | Event::FeePaid { seat, cash } => (seat, -i32::from(cash)),
            Event::Dealt { .. }
            | Event::Chose { .. }
            // What everybody begins with has been there from the start.
            | Event::Founded { .. }
            | Event::Round { .. }
            | Event::EmployeeDrawn { .. }
            | Event::HqDrawn { .. }
            | Event::VcDrawn { .. }
            | Event::ProductDrawn { .. }
            | Event::Gained { .. }
            | Event::RanOut { .. }
            | Event::Flipped { .. }
            | Event::Sunset { .. }
            | Event::ProductLost { .. }
            | Event::LaidOff { .. }
            | Event::LetGo { .. }
            | Event::Valued { .. }
            | Event::SalariesRose { .. }
            | Event::SalariesFell { .. }
            | Event::PowerLost { .. }
            | Event::Swapped { .. }
            | Event::Refreshed { .. }
            | Event::Waived { .. }
            | Event::TurnEnded { .. }
            | Event::ClearedOut { .. }
            | Event::Maintained { .. }
            | Event::RivalFounded { .. }
            | Event::Decision { .. }
            | Event::PawnMoved { .. }
            | Event::RivalInnovated { .. }
            | Event::RivalSecondMoved { .. }
            | Event::RivalExpanded { .. }
            | Event::RivalFunded { .. }
            | Event::RivalHired { .. }
            | Event::RivalGained { .. }
            | Event::Personality { .. }
            | Event::CodeLeaked { .. }
            | Event::Scouted { .. }
            | Event::Ended { .. } => return Vec::new(),
        };
        vec![(seat, cash)]
    }

    fn chapter(words: &Words, people: &People, _: &Options, event: &Event) -> Option<Chapter> {
        crate::log::chapter(words, people, event)
    }
}

fn found(words: &Words, cards: &CardData, founder: Employee) -> String {
    let card = cards.employee(founder);
    let args = [
        ("name", words.silicon_valley_name(&card.name).into()),
        ("instant", words.silicon_valley_blocks(card.instant).into()),
        ("ongoing", words.silicon_valley_blocks(card.ongoing).into()),
        ("salary", card.salary.into()),
    ];
    words.say("silicon-valley-action-found", &args)
}

fn poach(words: &Words, people: &People, view: &View, employee: Employee) -> String {
    let from = match view.employer(employee) {
        Some(Owner::Seat(seat)) => people.name(seat).chars().take(5).collect(),
        Some(Owner::Rival) | None => words.text("silicon-valley-rival-short"),
    };
    let more = [("from", from.into()), ("price", view.poaching_price(employee).into())];
    person(words, "silicon-valley-action-poach", view, employee, &more)
}

/// Letting somebody go: who else leaves then, what they earn together, and what it costs.
fn let_go(words: &Words, view: &View, employee: Employee) -> String {
    let salary: u16 = view.leaving(employee).into_iter().map(|id| view.salary(id)).sum();
    let args = [
        ("names", words.silicon_valley_leaving(view, employee).into()),
        ("salary", u32::from(salary).into()),
        ("steps", LET_GO_LOSS.into()),
    ];
    words.say("silicon-valley-action-let-go", &args)
}

/// The proposal for the upkeep: what is paid for each product, and which products are lost all the same.
fn settle(words: &Words, view: &View, lost: u8) -> String {
    let name = |product: Product| words.silicon_valley_name(&view.cards.product(product).name);
    let plan = view.settling();
    let paid = plan.iter().map(|(product, blocks)| {
        let args = [("name", name(*product).into()), ("blocks", words.silicon_valley_blocks(*blocks).into())];
        words.say("silicon-valley-action-settle-each", &args)
    });
    let kept = plan.iter().map(|(product, _)| product.0).collect();
    let names = view.unpaid.minus(kept).each().map(|id| name(Product(id)));
    let args = [
        ("blocks", paid.collect::<Vec<_>>().join(" · ").into()),
        ("lost", lost.into()),
        ("names", words.row(names).into()),
    ];
    words.say("silicon-valley-action-settle", &args)
}

/// A button about somebody in a company: the first name is enough there.
fn person(words: &Words, id: &str, view: &View, employee: Employee, more: &[(&str, Arg)]) -> String {
    let card = view.cards.employee(employee);
    let [first, _] = words.silicon_valley_person(&card.name);
    let mut args = vec![
        ("name", first.into()),
        ("instant", words.silicon_valley_blocks(card.instant).into()),
        ("ongoing", words.silicon_valley_blocks(card.ongoing).into()),
        ("salary", u32::from(view.salary(employee)).into()),
    ];
    args.extend_from_slice(more);
    words.say(id, &args)
}

fn pay_prompt(words: &Words, people: &People, view: &View, seat: Seat, bill: &Bill) -> String {
    let (id, name) = match bill.due {
        Due::Funding(vc) => ("silicon-valley-prompt-pay-vc", words.silicon_valley_name(&view.cards.vc(vc).name)),
        Due::Upkeep(product) => {
            ("silicon-valley-prompt-pay-upkeep", words.silicon_valley_name(&view.cards.product(product).name))
        }
        Due::Leak => ("silicon-valley-prompt-pay-leak", String::new()),
    };
    let mut args = people.who(seat).to_vec();
    args.extend([("name", name.into()), ("price", bill.price.into())]);
    let sentence = words.say(id, &args);
    if bill.given.is_empty() {
        return sentence;
    }
    let given = words.say("silicon-valley-prompt-given", &[("blocks", words.silicon_valley_blocks(bill.given).into())]);
    words.then(&sentence, &given)
}

/// A block as it would lie, row by row.
pub(crate) fn shape(laid: Laid) -> String {
    let turns = turns(laid.kind);
    let Some(cells) = turns.get(usize::from(laid.turn)) else { return String::new() };
    let left = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
    let right = cells.iter().map(|cell| cell.0).max().unwrap_or(0);
    let bottom = cells.iter().map(|cell| cell.1).max().unwrap_or(0);
    let row = |y: i8| (left..=right).map(|x| if cells.contains(&(x, y)) { '■' } else { '·' }).collect::<String>();
    (0..=bottom).map(row).collect::<Vec<_>>().join("/")
}
