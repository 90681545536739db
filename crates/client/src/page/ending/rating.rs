use board::{Board, Scene, words};
use leptos::prelude::*;
use table::Seat;
use wire::{Phase, Rating};

/// What the ratings were while the game was still played, as far as this page has seen it.
#[derive(Clone, Copy)]
pub(crate) struct Earlier(StoredValue<Vec<Option<Rating>>>);

impl Earlier {
    /// Remembers them for as long as the table is looked at.
    pub(crate) fn of<B: Board>(scene: Scene<B>) -> Self {
        let known = StoredValue::new(Vec::new());
        Effect::new(move |_| {
            scene.session.sheet.with(|sheet| {
                let Some(sheet) = sheet.as_ref().filter(|sheet| sheet.phase == Phase::Playing) else { return };
                known.set_value(sheet.chairs.iter().map(|chair| chair.rating).collect());
            });
        });
        Self(known)
    }

    fn rating(self, seat: Seat) -> Option<Option<Rating>> {
        self.0.with_value(|known| known.get(seat.index()).copied())
    }
}

/// What the game has done to the rating of whoever looks, where it counts.
pub(super) fn change<B: Board>(scene: Scene<B>, earlier: Earlier) -> AnyView {
    let seat = scene.now().me();
    let said = move || {
        let seat = seat?;
        let after = scene.session.sheet.with(|sheet| sheet.as_ref()?.chairs.get(seat.index())?.rating)?;
        let before = earlier.rating(seat)?;
        let sentence = told(scene.info.title, before, after)?;
        Some(view! { <p class="rated" data-rated role="status">{sentence}</p> })
    };
    view! { {said} }.into_any()
}

/// The change in one sentence; nothing where the game did not count.
fn told(game: &str, before: Option<Rating>, after: Rating) -> Option<String> {
    if before.is_some_and(|before| before.games >= after.games) {
        return None;
    }
    let number = |rating: f64| format!("{rating:.1}");
    let mut args = vec![("game", game.into()), ("after", number(after.rating).into())];
    let Some(before) = before else { return Some(words().say("rating-first", &args)) };
    let change = after.rating - before.rating;
    let sign = if change < 0.0 { '−' } else { '+' };
    args.push(("before", number(before.rating).into()));
    args.push(("change", format!("{sign}{:.1}", change.abs()).into()));
    let changed = words().say("rating-changed", &args);
    Some(if after.provisional { words().then(&changed, &words().text("rating-unsure")) } else { changed })
}
