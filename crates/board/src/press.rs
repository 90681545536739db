//! What answers is seen to be taken at once, before the table has moved on.

use leptos::prelude::*;
use web_sys::{Element, MouseEvent};

use crate::Session;

const SENT: &str = "data-sent";

/// Marks what was clicked for as long as the answer that it gave is on its way.
pub fn follow(session: Session) -> impl Fn(MouseEvent) {
    let pressed = StoredValue::new_local(None::<Element>);
    Effect::new(move |_| {
        if !session.sent.get() {
            pressed.update_value(|pressed| pressed.take().iter().for_each(release));
        }
    });
    move |event| {
        let free = session.sent.get_untracked() && pressed.with_value(Option::is_none);
        let button = event_target::<Element>(&event).closest("button").ok().flatten();
        if let Some(button) = button.filter(|_| free) {
            // An attribute with this name is always allowed.
            let _ = button.set_attribute(SENT, "");
            pressed.set_value(Some(button));
        }
    }
}

fn release(button: &Element) {
    // It may be gone from the page already.
    let _ = button.remove_attribute(SENT);
}
