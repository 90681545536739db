//! "Your turn": heard, seen in the title and the icon, and shown by the system, as the person likes.

use leptos::prelude::*;
use web_sys::{AudioContext, Notification, NotificationPermission, OscillatorType};

use crate::settings::settings;

/// Tells the person that something is asked of them.
pub fn my_turn() {
    let settings = settings().get_untracked();
    if settings.sound {
        // A browser that allows no sound yet stays silent.
        let _ = AUDIO.with(|audio| audio.as_ref().map(chime));
    }
    let hidden = document().hidden();
    if hidden && settings.notices && Notification::permission() == NotificationPermission::Granted {
        // The system may refuse.
        let _ = Notification::new(&crate::words().text("page-your-turn"));
    }
}

/// Shows in the title and the icon of the page which game is played, and whether something is asked.
pub fn show(game: &str, asked: bool) {
    let asked = asked && settings().with(|settings| settings.signs);
    let title = if asked { crate::words().say("page-title-turn", &[("game", game.into())]) } else { game.to_owned() };
    document().set_title(&title);
    show_icon(asked.then_some(include_str!("../art/icon-turn.svg")));
}

/// Shows neither game nor turn any more.
pub fn show_nothing() {
    document().set_title("Boardroom");
    show_icon(None);
}

/// A drawing as the icon of the page, or else the usual one.
fn show_icon(drawing: Option<&str>) {
    let Ok(Some(icon)) = document().query_selector("link[rel=icon]") else { return };
    let address = drawing.map_or_else(
        || "/icon.svg".to_owned(),
        |drawing| format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(drawing))),
    );
    // The browser draws it anew whenever it is set.
    if icon.get_attribute("href").as_ref() != Some(&address) {
        // An attribute with this name is always allowed.
        let _ = icon.set_attribute("href", &address);
    }
}

/// Asks the system for leave to show notices.
pub fn ask_leave() {
    // Whatever the answer, the browser remembers it.
    let _ = Notification::request_permission();
}

thread_local! {
    // Browsers allow a page a few of these and take their time to make one.
    static AUDIO: Option<AudioContext> = AudioContext::new().ok();
}

/// Two soft notes.
fn chime(audio: &AudioContext) -> Result<(), wasm_bindgen::JsValue> {
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
