//! Who the person is on the server, if there is one.

use std::sync::OnceLock;

use board::settings::settings;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::{Me, NewGuest, Problem};

use crate::server;

/// Who the person is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Presence {
    /// Being asked.
    Asking,
    /// A server is there, and does not know them yet.
    Nobody,
    /// Known.
    Somebody(Me),
    /// No server is there: everything is played on this device.
    Offline,
}

impl Presence {
    /// The person, if known.
    pub(crate) fn me(&self) -> Option<&Me> {
        match self {
            Self::Somebody(me) => Some(me),
            Self::Asking | Self::Nobody | Self::Offline => None,
        }
    }

    /// Whether a server is there.
    pub(crate) fn is_online(&self) -> bool {
        matches!(self, Self::Nobody | Self::Somebody(_))
    }
}

static PRESENCE: OnceLock<RwSignal<Presence>> = OnceLock::new();

/// Asks the server who this is.
pub(crate) fn provide() {
    let presence = RwSignal::new(Presence::Asking);
    PRESENCE.get_or_init(|| presence);
    ask();
}

/// Asks the server who this is now.
pub(crate) fn ask() {
    spawn_local(async {
        presence().set(match server::get::<Option<Me>>("/api/me").await {
            Ok(Some(me)) => Presence::Somebody(me),
            Ok(None) => Presence::Nobody,
            Err(_) => Presence::Offline,
        });
    });
}

/// Who this is.
pub(crate) fn presence() -> RwSignal<Presence> {
    *PRESENCE.get().expect("the page provides it before it draws anything")
}

/// Makes the person known under a name, unless they are.
pub(crate) async fn become_somebody(name: String) -> Result<Me, Problem> {
    if let Some(me) = presence().with_untracked(|presence| presence.me().cloned()) {
        return Ok(me);
    }
    let me: Me = server::send("POST", "/api/guest", &NewGuest { name: name.clone() }).await?;
    settings().update(|settings| settings.name = name);
    presence().set(Presence::Somebody(me.clone()));
    Ok(me)
}

/// The name to begin with: what they are called, or were called before.
pub(crate) fn name() -> String {
    let known = presence().with_untracked(|presence| presence.me().map(|me| me.name.clone()));
    known.unwrap_or_else(|| settings().with_untracked(|settings| settings.name.clone()))
}
