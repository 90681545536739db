//! Why something cannot be done now.

use board::{Now, words};
use silicon_valley::{Blocks, Employee, Owner, Product, Question, SiliconValley, Vc};
use silicon_valley_face::Nouns as _;

/// What stands against any action at all: it is somebody else's turn, or something else is asked.
fn waits(now: &Now<SiliconValley>) -> Option<String> {
    let id = match (now.me(), now.is_mine(), now.view.question) {
        (None, ..) => return Some(String::new()),
        (Some(_), false, _) => "silicon-valley-page-not-your-turn",
        (Some(_), true, Some(Question::Act)) => return None,
        (Some(_), true, _) => "silicon-valley-page-not-now",
    };
    Some(words().text(id))
}

fn needs_money(price: u32) -> String {
    words().say("silicon-valley-page-needs-money", &[("price", price.into())])
}

/// Why somebody cannot be hired or poached at this price.
pub(super) fn hiring(now: &Now<SiliconValley>, price: u32) -> String {
    waits(now).unwrap_or_else(|| {
        let full = now.me().is_some_and(|me| !now.view.companies[me].has_room());
        if full { words().text("silicon-valley-page-no-place") } else { needs_money(price) }
    })
}

/// Why somebody in another company cannot be poached.
pub(super) fn poaching(now: &Now<SiliconValley>, employee: Employee, price: u32) -> String {
    if employee.is_founder() {
        return words().text("silicon-valley-page-founder-stays");
    }
    hiring(now, price)
}

/// Why an HQ card cannot be taken.
pub(super) fn expanding(now: &Now<SiliconValley>, price: u32) -> String {
    waits(now).unwrap_or_else(|| needs_money(price))
}

/// Why a VC card cannot be taken.
pub(super) fn funding(now: &Now<SiliconValley>, vc: Vc) -> String {
    waits(now).unwrap_or_else(|| {
        words().say("silicon-valley-page-needs-code", &[("squares", now.view.funding_price(vc).into())])
    })
}

/// Why a product cannot be launched; short enough to stand under its card.
pub(super) fn launching(now: &Now<SiliconValley>, product: Product) -> String {
    let (Some(me), Some(owned)) = (now.me(), now.view.blocks) else { return String::new() };
    let launch = now.view.market.launch_of(product);
    match launch {
        Some(launch) if launch.by == Owner::Seat(me) => words().text("silicon-valley-page-yours"),
        Some(launch) if launch.round >= now.view.round => {
            words().say("silicon-valley-page-opens", &[("round", (launch.round + 1).into())])
        }
        Some(launch) if !owned.contains(launch.blocks) => {
            let lacking = launch.blocks.minus(launch.blocks.common(owned));
            words().say("silicon-valley-page-lacks", &[("blocks", words().silicon_valley_blocks(lacking).into())])
        }
        None if !now.view.cards.grid(product).can_be_filled(owned) => misfit(now, product, owned),
        Some(_) | None if !now.view.companies[me].has_free_slot() => words().text("silicon-valley-page-no-slot"),
        Some(_) | None => waits(now).unwrap_or_default(),
    }
}

fn misfit(now: &Now<SiliconValley>, product: Product, owned: Blocks) -> String {
    let missing = u16::from(now.view.cards.grid(product).squares()).saturating_sub(owned.squares());
    match missing {
        0 => words().text("silicon-valley-page-misfit"),
        missing => words().say("silicon-valley-page-squares-short", &[("squares", u32::from(missing).into())]),
    }
}

/// Why nothing can be done with something of one's own.
pub(super) fn own(now: &Now<SiliconValley>, employee: Option<Employee>) -> String {
    if employee.is_some() && now.is_mine() && matches!(now.view.question, Some(Question::LetGo(_))) {
        return words().text("silicon-valley-page-stays");
    }
    if employee.is_some_and(Employee::is_founder) {
        return words().text("silicon-valley-page-founder-stays");
    }
    waits(now).unwrap_or_default()
}
