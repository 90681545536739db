//! What is dragged: a disc onto a card, the same as picking first one, then the other; a new card into the chain.

use furnace::{Action, Disc};
use leptos::prelude::*;
use web_sys::{Element, PointerEvent};

use super::desk::Desk;
use super::lots;

/// How far something is drawn before it is dragged and not just pressed, in pixels.
const SLACK: i32 = 6;

/// What can be dragged.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Held {
    Disc(Disc),
    /// The new card that goes into the chain next.
    Card,
}

/// Something under a finger or the mouse.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Drag {
    held: Held,
    from: (i32, i32),
    by: (i32, i32),
}

impl Drag {
    /// Takes hold of something.
    pub(super) fn begin(desk: Desk, held: Held, event: &PointerEvent) {
        let from = (event.client_x(), event.client_y());
        desk.drag.set(Some(Self { held, from, by: (0, 0) }));
    }

    /// Follows the pointer; what can take the thing in hand is picked when the pointer is over it.
    pub(super) fn follow(desk: Desk, event: &PointerEvent) {
        let Some(drag) = desk.drag.get_untracked() else { return };
        let (x, y) = (event.client_x(), event.client_y());
        let drag = Self { by: (x - drag.from.0, y - drag.from.1), ..drag };
        if !drag.is_pulled() {
            return;
        }
        desk.drag.set(Some(drag));
        match drag.held {
            Held::Disc(disc) => {
                desk.disc.set(Some(disc));
                desk.lot.set(lot_at(desk, x, y));
            }
            Held::Card => desk.gap.set(gap_at(desk, x, y)),
        }
    }

    /// Lets go: a card stays in the place of the chain that it was drawn to.
    pub(super) fn end(desk: Desk) {
        let place = desk.gap.get_untracked();
        Self::give_up(desk);
        if let Some(at) = place {
            desk.scene.act(Action::Insert { at });
        }
    }

    /// Lets go of a thing where nothing takes it.
    pub(super) fn give_up(desk: Desk) {
        desk.drag.set(None);
        desk.gap.set(None);
    }

    fn is_pulled(self) -> bool {
        self.by.0.abs().max(self.by.1.abs()) > SLACK
    }

    /// Where a thing is drawn while it is dragged.
    pub(super) fn style(desk: Desk, held: Held) -> Option<String> {
        let drag = desk.drag.get().filter(|drag| drag.held == held && drag.is_pulled())?;
        Some(format!("translate:{}px {}px;z-index:9;pointer-events:none", drag.by.0, drag.by.1))
    }
}

/// The card under the pointer, if it can take the disc in hand.
fn lot_at(desk: Desk, x: i32, y: i32) -> Option<u8> {
    let place: u8 = under(x, y, "[data-lot]")?.get_attribute("data-lot")?.parse().ok()?;
    let lot = desk.scene.now.with_untracked(|now| now.view.row.get(usize::from(place)).cloned())?;
    untrack(|| lots::fits(desk, &lot)).then_some(place)
}

/// The place of the chain under the pointer, if the new card can go there.
fn gap_at(desk: Desk, x: i32, y: i32) -> Option<u8> {
    let at: u8 = under(x, y, "[data-gap]")?.get_attribute("data-gap")?.parse().ok()?;
    desk.scene.now.with_untracked(|now| now.menu.contains(Action::Insert { at })).then_some(at)
}

fn under(x: i32, y: i32, what: &str) -> Option<Element> {
    document().element_from_point(x as f32, y as f32)?.closest(what).ok()?
}
