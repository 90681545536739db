use ratatui::text::{Line, Span};
use silicon_valley::{Draft, Grid, View};
use words::Words;

use super::{Cell, bold};
use terminal::label;

use crate::Nouns as _;
use crate::describe::{NEXT, signs};

/// A grid, two rows of squares to a line.
pub(super) fn picture(grid: &Grid) -> Vec<String> {
    let (right, bottom) = edges(grid);
    let half = |x: u8, y: u8| match (grid.cells().contains(&(x, y)), grid.cells().contains(&(x, y + 1))) {
        (false, false) => ' ',
        (true, false) => '▀',
        (false, true) => '▄',
        (true, true) => '█',
    };
    (0..=bottom).step_by(2).map(|y| (0..=right).map(|x| half(x, y)).collect()).collect()
}

fn edges(grid: &Grid) -> (u8, u8) {
    let right = grid.cells().iter().map(|cell| cell.0).max().unwrap_or(0);
    let bottom = grid.cells().iter().map(|cell| cell.1).max().unwrap_or(0);
    (right, bottom)
}

/// A grid in the making: a letter for each block that lies there, a question mark where the next one goes.
pub(super) fn draft(words: &Words, view: &View, draft: &Draft) -> Vec<Line<'static>> {
    let grid = view.cards.grid(draft.product);
    let signs = signs(grid, &draft.design, true);
    let mut legend = vec![vec![bold(words.silicon_valley_name(&view.cards.product(draft.product).name))]];
    for (letter, laid) in ('a'..).zip(draft.design.laid()) {
        legend.push(vec![Span::raw(format!("{letter} {}", words.silicon_valley_kind(laid.kind)))]);
    }
    if signs.contains(&NEXT) {
        legend.push(vec![Span::raw(format!("{NEXT} ")), label(words.text("silicon-valley-label-next"))]);
    }
    let (right, bottom) = edges(grid);
    let sign = |x: u8, y: u8| grid.cells().iter().position(|cell| *cell == (x, y)).map_or(' ', |square| signs[square]);
    let row = |y: u8| (0..=right).map(|x| format!("{} ", sign(x, y))).collect::<String>();
    let blank = || " ".repeat(2 * usize::from(right + 1));
    let height = usize::from(bottom + 1).max(legend.len());
    let line = |at: usize| {
        let row = if at <= usize::from(bottom) { row(at as u8) } else { blank() };
        let head: Cell = vec![bold(format!("   {row}  "))];
        Line::from([head, legend.get(at).cloned().unwrap_or_default()].concat())
    };
    (0..height).map(line).collect()
}
