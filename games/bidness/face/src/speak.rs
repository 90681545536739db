use bidness::{Action, Asking, Auction, Bidness, Card, Dice, Employee, Event, IOU, Lawsuit, Suit, View, odds};
use table::{Seat, Seats};
use words::{Arg, Chapter, People, Speak, Stakes, Texts, Words};

use crate::Nouns as _;

impl Speak for crate::Face {
    type Game = Bidness;

    const STAKES: Option<Stakes> = Some(Stakes::Money);
    const MESSAGES: Texts = Texts { english: include_str!("../en.ftl"), japanese: include_str!("../ja.ftl") };
    const RULES: Texts = Texts { english: include_str!("../en.md"), japanese: include_str!("../ja.md") };

    fn prompt(words: &Words, people: &People, view: &View, seat: Seat) -> String {
        let about = |id: &str, more: &[(&str, Arg)]| about(words, people, id, seat, more);
        let workplace = &view.workplaces[seat];
        match view.asking {
            Asking::Discard { own: Some(_), .. } if people.me == Some(seat) => words.text("bidness-prompt-discarded"),
            Asking::Discard { .. } => about("bidness-prompt-discard", &[]),
            Asking::Turn => about("bidness-prompt-turn", &[]),
            Asking::Target { card } => about("bidness-prompt-target", &[named(words, card)]),
            Asking::Damages { defendant, .. } => {
                let chance = percent(view, seat, defendant);
                about("bidness-prompt-damages", &[other(words, people, defendant), ("odds", chance.into())])
            }
            Asking::Auction(auction) => bid_prompt(words, people, &auction, seat),
            Asking::Suit(suit) => suit_prompt(words, people, view, &suit, seat),
            Asking::Salaries { .. } => {
                let owed = workplace.salaries(&view.options.cards);
                let means = match owed {
                    owed if owed <= workplace.cash => "cash",
                    owed if owed <= workplace.capacity(&view.options.cards) => "borrow",
                    _ => "none",
                };
                let more = [("owed", owed.into()), ("cash", workplace.cash.into()), ("means", means.into())];
                about("bidness-prompt-salaries", &more)
            }
            Asking::Debts { own: Some(_), .. } if people.me == Some(seat) => words.text("bidness-prompt-repaid"),
            Asking::Debts { .. } => about("bidness-prompt-debts", &[]),
            Asking::Over => words.text("bidness-prompt-over"),
        }
    }

    fn action(words: &Words, people: &People, view: &View, action: Action) -> String {
        let set = &view.options.cards;
        let dollars = |id: &str, dollars: u32| words.say(id, &[("dollars", dollars.into())]);
        match action {
            Action::Discard(card) => words.say("bidness-action-discard", &[named(words, card)]),
            Action::Play(card) => {
                words.say("bidness-action-play", &[named(words, card), ("cost", set[card].cost.into())])
            }
            Action::Sell(card) => {
                words.say("bidness-action-sell", &[named(words, card), ("price", set.rules.sale.into())])
            }
            Action::Pass => words.text("bidness-action-pass"),
            Action::Target(seat) => words.say("bidness-action-target", &[("name", people.name(seat).into())]),
            Action::Damages(damages) => {
                let lawsuit = match view.asking {
                    Asking::Damages { lawsuit, .. } => lawsuit,
                    Asking::Discard { .. }
                    | Asking::Turn
                    | Asking::Target { .. }
                    | Asking::Auction(_)
                    | Asking::Suit(_)
                    | Asking::Salaries { .. }
                    | Asking::Debts { .. }
                    | Asking::Over => Lawsuit::Negligence,
                };
                let amount = words.bidness_amount(lawsuit, damages);
                words.say("bidness-action-damages", &[("amount", amount.into())])
            }
            Action::Bid(bid) => dollars("bidness-action-bid", bid),
            Action::Drop => words.text("bidness-action-drop"),
            Action::Ask(ask) => dollars("bidness-action-ask", ask),
            Action::Offer(offer) => dollars("bidness-action-offer", offer),
            Action::Accept => dollars("bidness-action-accept", named_last(view)),
            Action::Reject => words.text("bidness-action-reject"),
            Action::Trial => words.text("bidness-action-trial"),
            Action::LayOff(employee) => {
                words.say("bidness-action-lay-off", &[("employee", words.bidness_employee(employee).into())])
            }
            Action::PaySalaries => pay_salaries(words, people, view),
            Action::Repay(ious) => repay(words, people, view, ious),
            Action::Borrow => words.text("bidness-action-borrow"),
        }
    }

    fn event(words: &Words, people: &People, _: &bidness::Options, event: &Event) -> String {
        let about = |id: &str, seat: Seat, more: &[(&str, Arg)]| about(words, people, id, seat, more);
        let card = |card: Card| named(words, card);
        let other = |seat: Seat| other(words, people, seat);
        let to = |to: Option<Seat>| receiver(words, people, to);
        let gets = |to: Option<Seat>| ("gets", yes(to.is_some()));
        let taken = |seat: Option<Seat>| [("taken", yes(seat.is_some()))];
        let dollars = |dollars: u32| ("dollars", dollars.into());
        let tech = |points: u32| ("tech", words.bidness_tech(points).into());
        let employee = |employee: Employee| ("employee", words.bidness_employee(employee).into());
        let amount = |lawsuit: Lawsuit, amount: u32| ("amount", words.bidness_amount(lawsuit, amount).into());
        let own = |seat: Seat| ("other-me", yes(people.me == Some(seat)));
        match *event {
            Event::Round { round, first } => about("bidness-event-round", first, &[("round", round.into())]),
            Event::Dealt { seat, cards } => {
                about("bidness-event-dealt", seat, &[("cards", words.bidness_cards(cards).into())])
            }
            Event::Discarded => words.text("bidness-event-discarded"),
            Event::Played { seat, card: played } => about("bidness-event-played", seat, &[card(played)]),
            Event::Targeted { card: played, target, .. } => {
                words.say("bidness-event-targeted", &[card(played), other(target)])
            }
            Event::Sold { seat, card: sold, dollars: price } => {
                about("bidness-event-sold", seat, &[card(sold), dollars(price)])
            }
            Event::Passed { seat, forced } => about("bidness-event-passed", seat, &[("forced", yes(forced))]),
            Event::Bid { seat, dollars: bid } => about("bidness-event-bid", seat, &[dollars(bid)]),
            Event::Dropped { seat, forced } => about("bidness-event-dropped", seat, &[("forced", yes(forced))]),
            Event::Bought { seat, card: bought, dollars: price, to: seller } => {
                about("bidness-event-bought", seat, &[card(bought), dollars(price), to(seller)])
            }
            Event::Unsold { card: unsold } => words.say("bidness-event-unsold", &[card(unsold)]),
            Event::Sued { plaintiff, defendant, lawsuit, damages } => {
                let more = [other(defendant), amount(lawsuit, damages), card(lawsuit.card())];
                about("bidness-event-sued", plaintiff, &more)
            }
            Event::Asked { seat, dollars: ask } => about("bidness-event-asked", seat, &[dollars(ask)]),
            Event::Offered { seat, dollars: offer } => about("bidness-event-offered", seat, &[dollars(offer)]),
            Event::Settled { plaintiff, defendant, dollars: price, .. } => {
                about("bidness-event-settled", plaintiff, &[other(defendant), own(defendant), dollars(price)])
            }
            Event::Rejected { seat } => about("bidness-event-rejected", seat, &[]),
            Event::Verdict { plaintiff, plaintiff_dice, defendant, defendant_dice, winner } => {
                verdict(words, people, [(plaintiff, plaintiff_dice), (defendant, defendant_dice)], winner)
            }
            Event::Compensated { from, to: winner, lawsuit, amount: paid } => {
                about("bidness-event-compensated", from, &[amount(lawsuit, paid), gets(winner), to(winner)])
            }
            Event::Headhunted { seat, from, employee: hired } => {
                about("bidness-event-headhunted", seat, &[employee(hired), other(from)])
            }
            Event::Paid { from, to: payee, dollars: price } => {
                about("bidness-event-paid", from, &[dollars(price), to(payee)])
            }
            Event::Borrowed { seat, ious } => about("bidness-event-borrowed", seat, &[dollars(u32::from(ious) * IOU)]),
            Event::TechGained { seat, points } => about("bidness-event-tech-gained", seat, &[tech(points)]),
            Event::TechLost { from, to: thief, points } => {
                about("bidness-event-tech-lost", from, &[tech(points), gets(thief), to(thief)])
            }
            Event::Researched { thief, victim } => {
                about("bidness-event-researched", thief, &[other(victim), own(victim)])
            }
            Event::Stolen { card: stolen, .. } => words.say("bidness-event-stolen", &[card(stolen)]),
            Event::MarketLeader { seat } => {
                about("bidness-event-market-leader", seat.unwrap_or_default(), &taken(seat))
            }
            Event::TechLeader { seat } => about("bidness-event-tech-leader", seat.unwrap_or_default(), &taken(seat)),
            Event::LaidOff { seat, employee: gone } => about("bidness-event-laid-off", seat, &[employee(gone)]),
            Event::Salaries { seat, dollars: owed } => about("bidness-event-salaries", seat, &[dollars(owed)]),
            Event::Repaid { seat, ious, dollars: price } => {
                let debts = words.say("bidness-ious", &[("count", ious.into())]);
                about("bidness-event-repaid", seat, &[("debts", debts.into()), dollars(price)])
            }
            Event::Earned { seat, price, units, contracts } => {
                let total = ("total", (price * units + contracts).into());
                let more = [total, ("units", units.into()), ("price", price.into()), ("contracts", contracts.into())];
                about("bidness-event-earned", seat, &more)
            }
            Event::Engineered { seat, dice } => {
                about("bidness-event-engineered", seat, &[("dice", faces(dice).into()), tech(dice.total())])
            }
            Event::Over { debt_free, .. } => over(words, people, debt_free),
        }
    }

    fn purse(view: &View, seat: Seat) -> Option<i32> {
        i32::try_from(view.workplaces[seat].cash).ok()
    }

    fn flow(event: &Event) -> Vec<(Seat, i32)> {
        let (seat, to, dollars) = match *event {
            Event::Bought { seat: from, to, dollars, .. }
            | Event::Paid { from, to, dollars }
            | Event::Compensated { from, to, amount: dollars, lawsuit: Lawsuit::Negligence } => {
                (Some(from), to, dollars)
            }
            Event::Settled { plaintiff, defendant, dollars, .. } => (Some(defendant), Some(plaintiff), dollars),
            Event::Salaries { seat, dollars } | Event::Repaid { seat, dollars, .. } => (Some(seat), None, dollars),
            Event::Sold { seat, dollars, .. } => (None, Some(seat), dollars),
            Event::Borrowed { seat, ious } => (None, Some(seat), u32::from(ious) * IOU),
            Event::Earned { seat, price, units, contracts } => (None, Some(seat), price * units + contracts),
            Event::Round { .. }
            | Event::Dealt { .. }
            | Event::Discarded
            | Event::Played { .. }
            | Event::Targeted { .. }
            | Event::Passed { .. }
            | Event::Bid { .. }
            | Event::Dropped { .. }
            | Event::Unsold { .. }
            | Event::Sued { .. }
            | Event::Asked { .. }
            | Event::Offered { .. }
            | Event::Rejected { .. }
            | Event::Verdict { .. }
            | Event::Compensated { .. }
            | Event::Headhunted { .. }
            | Event::TechGained { .. }
            | Event::TechLost { .. }
            | Event::Researched { .. }
            | Event::Stolen { .. }
            | Event::MarketLeader { .. }
            | Event::TechLeader { .. }
            | Event::LaidOff { .. }
            | Event::Engineered { .. }
            | Event::Over { .. } => return Vec::new(),
        };
        let dollars = i32::try_from(dollars).unwrap_or(i32::MAX);
        seat.map(|seat| (seat, -dollars)).into_iter().chain(to.map(|to| (to, dollars))).collect()
    }

    fn chapter(words: &Words, people: &People, _: &bidness::Options, event: &Event) -> Option<Chapter> {
        crate::log::chapter(words, people, event)
    }
}

fn verdict(words: &Words, people: &People, sides: [(Seat, Dice); 2], winner: Seat) -> String {
    let [(plaintiff, plaintiff_dice), (defendant, defendant_dice)] = sides;
    let more = [
        ("who-name", people.name(plaintiff).into()),
        ("other-name", people.name(defendant).into()),
        ("other-me", yes(people.me == Some(defendant))),
        ("plaintiff-dice", faces(plaintiff_dice).into()),
        ("plaintiff-total", plaintiff_dice.total().into()),
        ("defendant-dice", faces(defendant_dice).into()),
        ("defendant-total", defendant_dice.total().into()),
        ("won", yes(winner == plaintiff)),
        ("tie", yes(plaintiff_dice.total() == defendant_dice.total())),
    ];
    about(words, people, "bidness-event-verdict", plaintiff, &more)
}

fn over(words: &Words, people: &People, debt_free: Seats) -> String {
    let plural = debt_free.len() > 1 || people.me.is_some_and(|me| debt_free == Seats::only(me));
    let names = capitalised(&people.several(words, debt_free));
    let args = [("free", yes(!debt_free.is_empty())), ("debt-free", names.into()), ("plural", yes(plural))];
    words.say("bidness-event-over", &args)
}

fn bid_prompt(words: &Words, people: &People, auction: &Auction, seat: Seat) -> String {
    if auction.bid.is_none() && seat == auction.seller {
        return about(words, people, "bidness-prompt-bid-open", seat, &[named(words, auction.card)]);
    }
    let leader = auction.bid.map(|bid| bid.seat);
    let led = match leader {
        None => "no",
        Some(leader) if people.me == Some(leader) => "me",
        Some(_) => "yes",
    };
    let more = [
        named(words, auction.card),
        ("led", led.into()),
        ("leader", leader.map_or("", |leader| people.name(leader)).into()),
        ("dollars", auction.bid.map_or(0, |bid| bid.dollars).into()),
    ];
    about(words, people, "bidness-prompt-bid", seat, &more)
}

fn suit_prompt(words: &Words, people: &People, view: &View, suit: &Suit, seat: Seat) -> String {
    let chance = percent(view, suit.plaintiff, suit.defendant);
    let sues = match people.me {
        Some(me) if me == suit.plaintiff => "i",
        Some(me) if me == suit.defendant => "me",
        Some(_) | None => "no",
    };
    let sides = [suit.plaintiff, suit.defendant].map(|seat| people.name(seat));
    let args = [("sues", sues.into()), ("who", sides[0].into()), ("other", sides[1].into()), ("odds", chance.into())];
    let chance = words.say("bidness-chance", &args);
    let opponent = if seat == suit.plaintiff { suit.defendant } else { suit.plaintiff };
    let more =
        [("other", people.name(opponent).into()), ("dollars", named_last(view).into()), ("chance", chance.into())];
    let id = match (suit.ask, seat == suit.plaintiff) {
        (None, _) => "bidness-prompt-open-suit",
        (Some(_), true) => "bidness-prompt-answer-offer",
        (Some(_), false) => "bidness-prompt-answer-ask",
    };
    about(words, people, id, seat, &more)
}

fn pay_salaries(words: &Words, people: &People, view: &View) -> String {
    let payer = match (view.asking, people.me) {
        (Asking::Salaries { settled }, _) => view.first.clockwise(settled, view.workplaces.seats()),
        (_, me) => me.unwrap_or_default(),
    };
    let workplace = &view.workplaces[payer];
    let owed = workplace.salaries(&view.options.cards);
    let ious = owed.saturating_sub(workplace.cash).div_ceil(IOU);
    let args = [("ious", ious.into()), ("borrowed", (ious * IOU).into()), ("dollars", owed.into())];
    words.say("bidness-action-pay-salaries", &args)
}

fn repay(words: &Words, people: &People, view: &View, ious: u8) -> String {
    let price = usize::from(ious).checked_sub(1).and_then(|index| view.options.cards.rules.repay.get(index));
    let last = people.me.is_some_and(|me| view.workplaces[me].ious == ious);
    let args = [
        ("ious", ious.into()),
        ("debts", words.say("bidness-ious", &[("count", ious.into())]).into()),
        ("dollars", price.copied().unwrap_or(0).into()),
        ("last", yes(last)),
    ];
    words.say("bidness-action-repay", &args)
}

/// What the other side of the case named last.
fn named_last(view: &View) -> u32 {
    match view.asking {
        Asking::Suit(suit) if suit.to_answer == suit.defendant => suit.ask.unwrap_or(0),
        Asking::Suit(suit) => suit.offer.unwrap_or(0),
        Asking::Discard { .. }
        | Asking::Turn
        | Asking::Target { .. }
        | Asking::Damages { .. }
        | Asking::Auction(_)
        | Asking::Salaries { .. }
        | Asking::Debts { .. }
        | Asking::Over => 0,
    }
}

/// How often the plaintiff would win in court, in per cent.
pub(crate) fn percent(view: &View, plaintiff: Seat, defendant: Seat) -> u32 {
    let dice = |seat: Seat| view.workplaces[seat].court_dice();
    (odds(dice(plaintiff), dice(defendant)) * 100.0).round() as u32
}

fn about(words: &Words, people: &People, id: &str, seat: Seat, more: &[(&str, Arg)]) -> String {
    let args: Vec<_> = people.who(seat).into_iter().chain(more.iter().cloned()).collect();
    words.say(id, &args)
}

fn named(words: &Words, card: Card) -> (&'static str, Arg) {
    ("card", words.bidness_card(card).into())
}

fn other(words: &Words, people: &People, seat: Seat) -> (&'static str, Arg) {
    ("other", people.someone(words, seat).into())
}

fn receiver(words: &Words, people: &People, to: Option<Seat>) -> (&'static str, Arg) {
    ("other", to.map_or_else(|| words.text("bidness-bank"), |to| people.someone(words, to)).into())
}

fn yes(is: bool) -> Arg {
    if is { "yes" } else { "no" }.into()
}

fn faces(dice: Dice) -> String {
    dice.faces().map(|face| face.to_string()).collect::<Vec<_>>().join("+")
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
