use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use table::Flaw;

use crate::{Blocks, Kind};

/// The most squares a product's grid can have.
pub const MAX_SQUARES: usize = 20;
/// The most blocks that can lie on a grid.
pub const MAX_LAID: usize = MAX_SQUARES / 2;

/// One block on a grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Laid {
    /// Its shape.
    pub kind: Kind,
    /// Which of the [turns](turns) of the shape.
    pub turn: u8,
    /// The first of its squares, as a number of the grid's squares in reading order.
    pub square: u8,
}

/// The blocks on a grid, in reading order of their first squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Laid>", into = "Vec<Laid>")]
pub struct Design {
    laid: [Laid; MAX_LAID],
    len: u8,
}

impl Design {
    /// The blocks in the order they were laid.
    #[must_use]
    pub fn laid(&self) -> &[Laid] {
        &self.laid[..usize::from(self.len)]
    }

    /// What lies there, without where.
    #[must_use]
    pub fn blocks(&self) -> Blocks {
        self.laid().iter().map(|laid| laid.kind).collect()
    }

    pub(crate) fn lay(&mut self, laid: Laid) {
        self.laid[usize::from(self.len)] = laid;
        self.len += 1;
    }
}

impl TryFrom<Vec<Laid>> for Design {
    type Error = String;

    fn try_from(laid: Vec<Laid>) -> Result<Self, String> {
        let mut design = Self::default();
        if laid.len() > MAX_LAID {
            return Err(format!("{} blocks on one grid are too many: at most {MAX_LAID}", laid.len()));
        }
        laid.into_iter().for_each(|block| design.lay(block));
        Ok(design)
    }
}

impl From<Design> for Vec<Laid> {
    fn from(design: Design) -> Self {
        design.laid().to_vec()
    }
}

/// The grid of a product, ready to be solved.
///
/// The squares are numbered in reading order; a set of them is a word with one bit a square.
/// A grid is always filled at its first open square, so that every filling is met once.
#[derive(Clone, Debug, Default)]
pub struct Grid {
    cells: Vec<(u8, u8)>,
    /// For each square: every block whose first square it can be.
    starts: Vec<Vec<(Laid, u32)>>,
    /// Every different pile of blocks that fills the grid exactly.
    recipes: Vec<Blocks>,
}

impl Grid {
    /// Reads rows of `#` (to be filled) and `.` (no part of the grid).
    ///
    /// # Errors
    /// What is wrong with the rows, and what would be right.
    pub fn new(rows: &[String]) -> Result<Self, Flaw> {
        let mut cells = Vec::new();
        for (y, row) in rows.iter().enumerate() {
            for (x, mark) in row.chars().enumerate() {
                match mark {
                    '#' => cells.push((x as u8, y as u8)),
                    '.' => {}
                    other => return Err(Flaw::told("silicon-valley-flaw-grid-sign").with("sign", other.to_string())),
                }
            }
        }
        if rows.len() > 8 || rows.iter().any(|row| row.chars().count() > 8) {
            return Err(Flaw::told("silicon-valley-flaw-grid-size"));
        }
        if cells.is_empty() || cells.len() > MAX_SQUARES {
            let flaw = Flaw::told("silicon-valley-flaw-grid-squares").with("squares", cells.len());
            return Err(flaw.with("most", MAX_SQUARES));
        }
        let mut grid = Self { starts: starts(&cells), cells, recipes: Vec::new() };
        grid.recipes = grid.all_recipes();
        if grid.recipes.is_empty() {
            return Err(Flaw::told("silicon-valley-flaw-grid-shape"));
        }
        Ok(grid)
    }

    /// How many squares there are to fill.
    #[must_use]
    pub fn squares(&self) -> u8 {
        self.cells.len() as u8
    }

    /// The column and the row of each square, in reading order.
    #[must_use]
    pub fn cells(&self) -> &[(u8, u8)] {
        &self.cells
    }

    /// Every different pile of blocks that fills the grid exactly.
    #[must_use]
    pub fn recipes(&self) -> &[Blocks] {
        &self.recipes
    }

    /// Whether some of `blocks` fill the grid exactly.
    #[inline]
    #[must_use]
    pub fn can_be_filled(&self, blocks: Blocks) -> bool {
        self.recipes.iter().any(|recipe| blocks.contains(*recipe))
    }

    /// The squares that a block covers, as numbers of squares in reading order.
    #[must_use]
    pub fn covered(&self, laid: Laid) -> Vec<u8> {
        let mask = self.mask(laid).unwrap_or_default();
        (0..self.squares()).filter(|square| mask & 1 << square != 0).collect()
    }

    /// The first square that `design` leaves open; `None` where it is complete.
    #[must_use]
    pub fn first_open(&self, design: &Design) -> Option<u8> {
        let filled = self.filled(design);
        (filled != self.full()).then(|| filled.trailing_ones() as u8)
    }

    /// Every block that can come next, such that `blocks` can still complete the design.
    pub fn next_blocks(&self, design: &Design, blocks: Blocks) -> impl Iterator<Item = Laid> + '_ {
        let filled = self.filled(design);
        let starts = self.starts.get(filled.trailing_ones() as usize).map_or(&[][..], Vec::as_slice);
        starts
            .iter()
            .filter(move |(laid, mask)| {
                blocks.has(laid.kind)
                    && filled & mask == 0
                    && self.complete(filled | mask, blocks.minus(Blocks::one(laid.kind)), &mut Design::default())
            })
            .map(|(laid, _)| *laid)
    }

    /// A design that uses exactly the blocks of `recipe`.
    #[must_use]
    pub fn fill(&self, recipe: Blocks) -> Option<Design> {
        let mut design = Design::default();
        self.complete(0, recipe, &mut design).then_some(design)
    }

    fn complete(&self, filled: u32, blocks: Blocks, design: &mut Design) -> bool {
        if filled == self.full() {
            return true;
        }
        if blocks.squares() < u16::from(self.squares()) - filled.count_ones() as u16 {
            return false;
        }
        for (laid, mask) in &self.starts[filled.trailing_ones() as usize] {
            if filled & mask == 0 && blocks.has(laid.kind) {
                let before = design.len;
                if usize::from(design.len) < MAX_LAID {
                    design.lay(*laid);
                }
                if self.complete(filled | mask, blocks.minus(Blocks::one(laid.kind)), design) {
                    return true;
                }
                design.len = before;
                design.laid[usize::from(before).min(MAX_LAID - 1)] = Laid::default();
            }
        }
        false
    }

    fn all_recipes(&self) -> Vec<Blocks> {
        // A filling only ever grows, so the smallest set of squares can be settled first.
        let mut found = BTreeMap::from([(0_u32, BTreeSet::from([Blocks::NONE]))]);
        while let Some((filled, piles)) = found.pop_first() {
            if filled == self.full() {
                return piles.into_iter().collect();
            }
            for (laid, mask) in &self.starts[filled.trailing_ones() as usize] {
                if filled & mask == 0 {
                    let next = found.entry(filled | mask).or_default();
                    next.extend(piles.iter().map(|pile| pile.plus(Blocks::one(laid.kind))));
                }
            }
        }
        Vec::new()
    }

    fn full(&self) -> u32 {
        (1 << self.cells.len()) - 1
    }

    fn filled(&self, design: &Design) -> u32 {
        design.laid().iter().filter_map(|laid| self.mask(*laid)).fold(0, |filled, mask| filled | mask)
    }

    fn mask(&self, laid: Laid) -> Option<u32> {
        let starts = self.starts.get(usize::from(laid.square))?;
        starts.iter().find(|(start, _)| *start == laid).map(|(_, mask)| *mask)
    }
}

fn starts(cells: &[(u8, u8)]) -> Vec<Vec<(Laid, u32)>> {
    let number = |x: i8, y: i8| cells.iter().position(|cell| (cell.0 as i8, cell.1 as i8) == (x, y));
    let at = |square: usize, kind: Kind| {
        let (x, y) = cells[square];
        turns(kind).into_iter().enumerate().filter_map(move |(turn, shape)| {
            let mut mask = 0_u32;
            for (dx, dy) in shape {
                mask |= 1 << number(x as i8 + dx, y as i8 + dy)?;
            }
            Some((Laid { kind, turn: turn as u8, square: square as u8 }, mask))
        })
    };
    (0..cells.len()).map(|square| Kind::ALL.into_iter().rev().flat_map(|kind| at(square, kind)).collect()).collect()
}

/// Every way a shape can lie, turned and flipped, as steps right and down from its first square in reading order.
#[must_use]
pub fn turns(kind: Kind) -> Vec<Vec<(i8, i8)>> {
    let shape: &[(i8, i8)] = match kind {
        Kind::Domino => &[(0, 0), (1, 0)],
        Kind::I3 => &[(0, 0), (1, 0), (2, 0)],
        Kind::L3 => &[(0, 0), (1, 0), (0, 1)],
        Kind::I4 => &[(0, 0), (1, 0), (2, 0), (3, 0)],
        Kind::O4 => &[(0, 0), (1, 0), (0, 1), (1, 1)],
        Kind::T4 => &[(0, 0), (1, 0), (2, 0), (1, 1)],
        Kind::L4 => &[(0, 0), (1, 0), (2, 0), (0, 1)],
        Kind::S4 => &[(1, 0), (2, 0), (0, 1), (1, 1)],
    };
    let mut turns: Vec<Vec<(i8, i8)>> = Vec::new();
    for quarter in 0..8 {
        let turned = shape.iter().map(|&(x, y)| {
            let x = if quarter >= 4 { -x } else { x };
            (0..quarter % 4).fold((x, y), |(x, y), _| (-y, x))
        });
        let mut cells: Vec<(i8, i8)> = turned.collect();
        cells.sort_by_key(|&(x, y)| (y, x));
        let (x, y) = cells[0];
        cells.iter_mut().for_each(|cell| *cell = (cell.0 - x, cell.1 - y));
        if !turns.contains(&cells) {
            turns.push(cells);
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(rows: &[&str]) -> Grid {
        Grid::new(&rows.iter().map(|row| String::from(*row)).collect::<Vec<_>>()).expect("a grid that can be filled")
    }

    #[test]
    fn every_shape_has_as_many_turns_as_it_should() {
        assert_eq!(Kind::ALL.map(|kind| turns(kind).len()), [2, 2, 4, 2, 1, 4, 8, 4]);
        for kind in Kind::ALL {
            assert!(turns(kind).iter().all(|turn| turn.len() == usize::from(kind.squares())));
        }
    }

    #[test]
    fn a_two_by_two_grid_is_a_square_or_two_dominoes() {
        let grid = grid(&["##", "##"]);
        let recipes: BTreeSet<Blocks> = grid.recipes().iter().copied().collect();
        let expected = [Blocks::one(Kind::O4), [Kind::Domino, Kind::Domino].into_iter().collect()];
        assert_eq!(recipes, expected.into_iter().collect());
    }

    #[test]
    fn a_grid_of_ten_squares_needs_exactly_ten_that_tile_it() {
        let grid = grid(&["#####", "#####"]);
        assert!(grid.recipes().iter().all(|recipe| recipe.squares() == 10));
        // Two L-shapes and a domino fill it; two T-shapes and a domino cannot.
        assert!(grid.can_be_filled([Kind::L4, Kind::L4, Kind::Domino].into_iter().collect()));
        assert!(!grid.can_be_filled([Kind::T4, Kind::T4, Kind::Domino].into_iter().collect()));
        // Twelve squares are no help when no ten of them fit.
        assert!(!grid.can_be_filled([Kind::T4, Kind::T4, Kind::T4].into_iter().collect()));
    }

    #[test]
    fn a_filling_covers_every_square_once_with_the_blocks_of_its_recipe() {
        let grid = grid(&["####", "##.#", "####", ".##."]);
        for recipe in grid.recipes() {
            let design = grid.fill(*recipe).expect("a recipe can be laid");
            assert_eq!(design.blocks(), *recipe);
            let mut covered: Vec<u8> = design.laid().iter().flat_map(|laid| grid.covered(*laid)).collect();
            covered.sort_unstable();
            assert_eq!(covered, (0..grid.squares()).collect::<Vec<_>>());
        }
    }

    #[test]
    fn laying_by_hand_never_leads_into_a_dead_end() {
        let grid = grid(&["###", "###"]);
        // A bar first leaves a bar's room; a corner piece first would leave a room that a bar cannot fill.
        let blocks: Blocks = [Kind::I3, Kind::I3, Kind::L3].into_iter().collect();
        let next: Vec<Laid> = grid.next_blocks(&Design::default(), blocks).collect();
        assert_eq!(next.iter().map(|laid| laid.kind).collect::<Vec<_>>(), [Kind::I3]);
    }

    #[test]
    fn a_grid_that_nothing_fills_is_refused() {
        for rows in [&["#"][..], &["#.#", ".#."], &["###", ".#.", ".#.", "###", "x"], &[]] {
            let rows: Vec<String> = rows.iter().map(|row| String::from(*row)).collect();
            assert!(Grid::new(&rows).is_err(), "{rows:?}");
        }
    }
}
