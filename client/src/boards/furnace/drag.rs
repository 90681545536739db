//! A disc that is dragged onto a card: the same as picking first one, then the other.

use furnace::Disc;
use leptos::prelude::*;
use web_sys::PointerEvent;

use super::desk::Desk;
use super::lots;

/// How far a disc is drawn before it is dragged and not just pressed, in pixels.
const SLACK: i32 = 6;

/// A disc under a finger or the mouse.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Drag {
    disc: Disc,
    from: (i32, i32),
    by: (i32, i32),
}

impl Drag {
    /// Takes hold of a disc.
    pub(super) fn begin(desk: Desk, disc: Disc, event: &PointerEvent) {
        let from = (event.client_x(), event.client_y());
        desk.drag.set(Some(Self { disc, from, by: (0, 0) }));
    }

    /// Follows the pointer; over a card that can take the disc, the card is picked.
    pub(super) fn follow(desk: Desk, event: &PointerEvent) {
        let Some(drag) = desk.drag.get_untracked() else { return };
        let (x, y) = (event.client_x(), event.client_y());
        let drag = Self { by: (x - drag.from.0, y - drag.from.1), ..drag };
        if drag.is_pulled() {
            desk.drag.set(Some(drag));
            desk.disc.set(Some(drag.disc));
            desk.lot.set(lot_at(desk, x, y));
        }
    }

    fn is_pulled(self) -> bool {
        self.by.0.abs().max(self.by.1.abs()) > SLACK
    }

    /// Where a disc is drawn while it is dragged.
    pub(super) fn style(desk: Desk, disc: Disc) -> Option<String> {
        let drag = desk.drag.get().filter(|drag| drag.disc == disc && drag.is_pulled())?;
        Some(format!("translate:{}px {}px;z-index:9;pointer-events:none", drag.by.0, drag.by.1))
    }
}

/// The card under the pointer, if it can take the disc in hand.
fn lot_at(desk: Desk, x: i32, y: i32) -> Option<u8> {
    let under = document().element_from_point(x as f32, y as f32)?.closest("[data-lot]").ok()??;
    let place: u8 = under.get_attribute("data-lot")?.parse().ok()?;
    let lot = desk.scene.now.with_untracked(|now| now.view.row.get(usize::from(place)).cloned())?;
    untrack(|| lots::fits(desk, &lot)).then_some(place)
}
