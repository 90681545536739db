use silicon_valley::{CardData, Employee, Event, Hq, Kind, MAX_EMPLOYEES, Owner, PawnColour, Product, Row, Spot, Vc};
use table::Seat;
use words::{Arg, People, Words};

use crate::Nouns as _;

/// What happened, as it stands in the log.
pub(crate) fn say(words: &Words, people: &People, cards: &CardData, event: &Event) -> String {
    let about = |id: &str, seat: Seat, more: &[(&str, Arg)]| {
        let args: Vec<_> = people.who(seat).into_iter().chain(more.iter().cloned()).collect();
        words.say(id, &args)
    };
    // A card that another set than the table's own may lack.
    let called = |name: Option<&str>| words.silicon_valley_name(name.unwrap_or("?"));
    let named = |name: Option<&str>| ("name", Arg::from(called(name)));
    let employee = |id: Employee| named(employee_name(cards, id));
    let hq = |id: Hq| named(cards.hqs.get(usize::from(id.0)).map(|card| card.name.as_str()));
    let vc = |id: Vc| named(cards.vcs.get(usize::from(id.0)).map(|card| card.name.as_str()));
    let product = |id: Product| named(product_name(cards, id));
    let blocks = |blocks| ("blocks", Arg::from(words.silicon_valley_blocks(blocks)));
    let cash = |name: &'static str, cash: u16| (name, Arg::from(u32::from(cash)));
    let kind = |name: &'static str, kind: Kind| (name, Arg::from(words.silicon_valley_kind(kind)));
    match event {
        Event::Dealt { seat, founders: [first, second] } => {
            let names = [("first", employee(*first).1), ("second", employee(*second).1)];
            about("silicon-valley-event-dealt", *seat, &names)
        }
        Event::Chose { seat } => about("silicon-valley-event-chose", *seat, &[]),
        Event::Founded { seat, founder, mat, money } => {
            let mat = named(cards.mats.get(usize::from(*mat)).map(|card| card.name.as_str())).1;
            let args = [employee(*founder), ("mat", mat), cash("money", *money)];
            about("silicon-valley-event-founded", *seat, &args)
        }
        Event::Round { round, order } => {
            let order = words.row(order.iter().map(|seat| people.name(*seat)));
            words.say("silicon-valley-event-round", &[("round", (*round).into()), ("order", order.into())])
        }
        Event::EmployeeDrawn { employee: id } => words.say("silicon-valley-event-drawn", &[employee(*id)]),
        Event::HqDrawn { hq: id } => words.say("silicon-valley-event-drawn", &[hq(*id)]),
        Event::VcDrawn { vc: id } => words.say("silicon-valley-event-drawn", &[vc(*id)]),
        Event::ProductDrawn { product: id } => words.say("silicon-valley-event-drawn", &[product(*id)]),
        Event::Hired { seat, employee: id, price } => {
            about("silicon-valley-event-hired", *seat, &[employee(*id), cash("price", *price)])
        }
        Event::Poached { seat, from, employee: id, price } => {
            let from = match from {
                Owner::Seat(owner) => people.someone(words, *owner),
                Owner::Rival => words.text("silicon-valley-rival"),
            };
            let args = [employee(*id), ("from", from.into()), cash("price", *price)];
            about("silicon-valley-event-poached", *seat, &args)
        }
        Event::Expanded { seat, hq: id, price } => {
            let name = hq(*id);
            about("silicon-valley-event-expanded", *seat, &[name, cash("price", *price)])
        }
        Event::Funded { seat, vc: id, paid, cash: money } => {
            let name = vc(*id);
            about("silicon-valley-event-funded", *seat, &[name, blocks(*paid), cash("cash", *money)])
        }
        Event::Outsourced { seat, kind: bought, price } => {
            about("silicon-valley-event-outsourced", *seat, &[kind("kind", *bought), cash("price", *price)])
        }
        Event::Gained { seat, blocks: gained } => about("silicon-valley-event-gained", *seat, &[blocks(*gained)]),
        Event::RanOut { seat, wanted, taken } => {
            let taken =
                taken.map_or_else(|| words.text("silicon-valley-no-blocks"), |kind| words.silicon_valley_kind(kind));
            about("silicon-valley-event-ran-out", *seat, &[kind("wanted", *wanted), ("taken", taken.into())])
        }
        Event::Innovated { seat, product: id, blocks: used, cash: money } => {
            about("silicon-valley-event-innovated", *seat, &[product(*id), blocks(*used), cash("cash", *money)])
        }
        Event::SecondMoved { seat, product: id, blocks: used, cash: money } => {
            about("silicon-valley-event-second", *seat, &[product(*id), blocks(*used), cash("cash", *money)])
        }
        Event::Flipped { seat, product: id } => about("silicon-valley-event-flipped", *seat, &[product(*id)]),
        Event::Sunset { seat, product: id } => about("silicon-valley-event-sunset", *seat, &[product(*id)]),
        Event::ProductLost { seat, product: id } => about("silicon-valley-event-product-lost", *seat, &[product(*id)]),
        Event::LaidOff { seat, employee: id } => about("silicon-valley-event-laid-off", *seat, &[employee(*id)]),
        Event::LetGo { seat, employee: id } => about("silicon-valley-event-let-go", *seat, &[employee(*id)]),
        Event::Valued { seat, from: _, to } => {
            let value = words.silicon_valley_value(cards, *to);
            about("silicon-valley-event-valued", *seat, &[("value", value.into())])
        }
        Event::SalariesRose { seat, mark: _ } => about("silicon-valley-event-salaries-rose", *seat, &[]),
        Event::SalariesFell { seat, mark: _ } => about("silicon-valley-event-salaries-fell", *seat, &[]),
        Event::PowerLost { seat } => about("silicon-valley-event-power-lost", *seat, &[]),
        Event::Swapped { seat, given, taken } => {
            about("silicon-valley-event-swapped", *seat, &[kind("given", *given), kind("taken", *taken)])
        }
        Event::Refreshed { row } => {
            words.say("silicon-valley-event-refreshed", &[("row", row_name(words, *row).into())])
        }
        Event::Waived { seat } => about("silicon-valley-event-waived", *seat, &[]),
        Event::TurnEnded { seat } => about("silicon-valley-event-turn-ended", *seat, &[]),
        Event::Collected { seat, cash: money } => {
            about("silicon-valley-event-collected", *seat, &[cash("cash", *money)])
        }
        Event::ClearedOut { seat, missing, employees, products } => {
            let people = employees.iter().map(|id| called(employee_name(cards, *id)));
            let gone: Vec<String> = people.chain(products.iter().map(|id| called(product_name(cards, *id)))).collect();
            let args = [cash("missing", *missing), ("names", words.list(&gone).into())];
            about("silicon-valley-event-cleared-out", *seat, &args)
        }
        Event::HqPaid { seat, cash: money, forgiven } => {
            about("silicon-valley-event-hq-paid", *seat, &[cash("cash", *money), cash("forgiven", *forgiven)])
        }
        Event::SalariesPaid { seat, cash: money } => {
            about("silicon-valley-event-salaries-paid", *seat, &[cash("cash", *money)])
        }
        Event::Maintained { seat, product: id, blocks: paid } => {
            about("silicon-valley-event-maintained", *seat, &[product(*id), blocks(*paid)])
        }
        Event::RivalFounded { founder, mat } => {
            let mat = cards.mats.get(usize::from(*mat));
            let symbols = words.silicon_valley_symbols(mat.map(|mat| mat.symbols).unwrap_or_default());
            let args =
                [employee(*founder), ("mat", named(mat.map(|mat| mat.name.as_str())).1), ("symbols", symbols.into())];
            words.say("silicon-valley-event-rival-founded", &args)
        }
        Event::Decision { card } => {
            let decision = cards.decisions.get(usize::from(*card));
            let (white, grey) = decision.map_or((0, 0), |card| (card.white, card.grey));
            let code = decision.into_iter().flat_map(|card| &card.code).map(|kind| words.silicon_valley_kind(*kind));
            let args = [
                ("number", (card + 1).into()),
                ("white", white.into()),
                ("grey", grey.into()),
                ("code", words.row(code).into()),
            ];
            words.say("silicon-valley-event-decision", &args)
        }
        Event::PawnMoved { pawn, to } => pawn_moved(words, *pawn, *to),
        Event::RivalInnovated { product: id, blocks: used } => {
            words.say("silicon-valley-event-rival-innovated", &[product(*id), blocks(*used)])
        }
        Event::RivalSecondMoved { product: id } => words.say("silicon-valley-event-rival-second", &[product(*id)]),
        Event::RivalExpanded { hq: id } => words.say("silicon-valley-event-rival-took", &[hq(*id)]),
        Event::RivalFunded { vc: id } => words.say("silicon-valley-event-rival-took", &[vc(*id)]),
        Event::RivalHired { employee: id } => words.say("silicon-valley-event-rival-took", &[employee(*id)]),
        Event::RivalGained { code } => {
            let code = words.silicon_valley_code(code.iter().copied());
            words.say("silicon-valley-event-rival-gained", &[("blocks", code.into())])
        }
        Event::Personality { card } => {
            let personality = cards.personalities.get(usize::from(*card));
            let effect = personality.map(|card| words.silicon_valley_effect(card.effect)).unwrap_or_default();
            let args = [named(personality.map(|card| card.name.as_str())), ("effect", effect.into())];
            words.say("silicon-valley-event-personality", &args)
        }
        Event::FeePaid { seat, cash: money } => about("silicon-valley-event-fee", *seat, &[cash("cash", *money)]),
        Event::CodeLeaked { seat, blocks: lost } => about("silicon-valley-event-leaked", *seat, &[blocks(*lost)]),
        Event::Scouted { employees } => {
            let names = employees.iter().map(|id| called(employee_name(cards, *id)));
            let args = [("count", employees.len().into()), ("names", words.row(names).into())];
            words.say("silicon-valley-event-scouted", &args)
        }
        Event::Ended { round } => words.say("silicon-valley-event-ended", &[("round", (*round).into())]),
    }
}

fn employee_name(cards: &CardData, id: Employee) -> Option<&str> {
    let card = match usize::from(id.0).checked_sub(MAX_EMPLOYEES) {
        Some(founder) => cards.founders.get(founder),
        None => cards.employees.get(usize::from(id.0)),
    };
    card.map(|card| card.name.as_str())
}

fn product_name(cards: &CardData, id: Product) -> Option<&str> {
    let mut products = cards.starting_products.iter().chain(&cards.advanced_products);
    products.nth(usize::from(id.0)).map(|card| card.name.as_str())
}

fn row_name(words: &Words, row: Row) -> String {
    match row {
        Row::Employees => words.text("silicon-valley-row-employees"),
        Row::Hqs => words.text("silicon-valley-row-hqs"),
        Row::Vcs => words.text("silicon-valley-row-vcs"),
    }
}

fn pawn_moved(words: &Words, pawn: PawnColour, to: Spot) -> String {
    let pawn = match pawn {
        PawnColour::White => "white",
        PawnColour::Grey => "grey",
    };
    let (spot, place) = match to {
        Spot::Product(at) => ("product", at),
        Spot::Hq(at) => ("hq", at),
        Spot::Employee(at) => ("employee", at),
        Spot::Vc(at) => ("vc", at),
    };
    let args = [("pawn", pawn.into()), ("spot", spot.into()), ("place", (place + 1).into())];
    words.say("silicon-valley-event-pawn", &args)
}
