//! "Your turn": heard, seen in the title and shown by the system, as the person likes.

use leptos::prelude::*;
use web_sys::{AudioContext, Notification, NotificationPermission, OscillatorType};

use crate::app;
use crate::settings::settings;

/// Tells the person that something is asked of them.
pub(crate) fn my_turn() {
    let settings = settings().get_untracked();
    if settings.sound {
        // A browser that allows no sound yet stays silent.
        let _ = chime();
    }
    let hidden = document().hidden();
    if hidden && settings.notices && Notification::permission() == NotificationPermission::Granted {
        // The system may refuse.
        let _ = Notification::new(&app::words().text("page-your-turn"));
    }
}

/// Asks the system for leave to show notices.
pub(crate) fn ask_leave() {
    // Whatever the answer, the browser remembers it.
    let _ = Notification::request_permission();
}

/// Two soft notes.
fn chime() -> Result<(), wasm_bindgen::JsValue> {
    let audio = AudioContext::new()?;
    for (start, pitch) in [(0.0, 523.25), (0.12, 783.99)] {
        let at = audio.current_time() + start;
        let (note, volume) = (audio.create_oscillator()?, audio.create_gain()?);
        note.set_type(OscillatorType::Sine);
        note.frequency().set_value(pitch);
        volume.gain().set_value_at_time(0.0001, at)?;
        volume.gain().exponential_ramp_to_value_at_time(0.12, at + 0.02)?;
        volume.gain().exponential_ramp_to_value_at_time(0.0001, at + 0.35)?;
        note.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&audio.destination())?;
        note.start_with_when(at)?;
        note.stop_with_when(at + 0.4)?;
    }
    Ok(())
}
