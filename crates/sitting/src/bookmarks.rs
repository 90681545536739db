use shelf::AnyMatch;
use table::Viewer;
use wire::{Moment, Story, Telling};

/// Where in the story each viewer was after each ply: how many lines they had been told. Worked out when first asked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bookmarks(Vec<Vec<u32>>);

impl Bookmarks {
    /// What a viewer was told from `ply` on, in a game whose actions were played at these times.
    pub(crate) fn since(&mut self, game: &AnyMatch, times: &[Moment], viewer: Viewer, ply: usize) -> Story {
        let counts = self.of(viewer);
        let known = counts.len().min(ply);
        let lines = game.story(viewer, known);
        let mut each = lines.iter().map(|(ply, _)| *ply).peekable();
        let mut count = if known == 0 { 0 } else { counts[known - 1] };
        for at in known..=game.plies() {
            while each.next_if_eq(&at).is_some() {
                count += 1;
            }
            if at == counts.len() {
                counts.push(count);
            }
        }
        let told = |(ply, event): (usize, shelf::Json)| {
            let at = ply.checked_sub(1).and_then(|action| times.get(action)).copied();
            Telling { ply: ply as u32, event, at }
        };
        let from = if ply == 0 { 0 } else { counts[(ply - 1).min(counts.len() - 1)] };
        Story { from, tellings: lines.into_iter().filter(|(at, _)| *at >= ply).map(told).collect() }
    }

    /// What a viewer was told, without the first `told` lines as far as those are of plies up to `ply`.
    pub(crate) fn beyond(&mut self, game: &AnyMatch, times: &[Moment], viewer: Viewer, told: u32, ply: usize) -> Story {
        let Story { tellings, .. } = self.since(game, times, viewer, 0);
        let counts = self.of(viewer);
        let from = told.min(counts[ply.min(counts.len() - 1)]);
        Story { from, tellings: tellings.into_iter().skip(from as usize).collect() }
    }

    /// Everything after `ply` has changed.
    pub(crate) fn cut(&mut self, ply: usize) {
        for counts in &mut self.0 {
            counts.truncate(ply + 1);
        }
    }

    fn of(&mut self, viewer: Viewer) -> &mut Vec<u32> {
        let index = viewer.seat().map_or(0, |seat| seat.index() + 1);
        if self.0.len() <= index {
            self.0.resize_with(index + 1, Vec::new);
        }
        &mut self.0[index]
    }
}
