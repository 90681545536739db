use silicon_valley::{Blocks, Design, Grid, Kind, Laid, Product, turns};

/// A design on the drawing board: what lies there, and the block in hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Draft {
    /// Whose grid it is.
    pub(super) product: Option<Product>,
    /// The blocks in the order they were put down.
    pub(super) laid: Vec<Laid>,
    /// The blocks that cannot be picked up any more.
    fixed: usize,
    /// The block in hand and how it is turned.
    pub(super) hand: Option<(Kind, u8)>,
    /// The square it is held over.
    pub(super) over: Option<u8>,
}

/// A way to turn a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// By a quarter, clockwise.
    Rotate,
    /// From left to right.
    Flip,
}

impl Draft {
    /// The grid of a product with what lies there for good.
    pub(super) fn new(product: Product, laid: &[Laid]) -> Self {
        Self { product: Some(product), laid: laid.to_vec(), fixed: laid.len(), hand: None, over: None }
    }

    /// What lies there, without where.
    pub(super) fn blocks(&self) -> Blocks {
        self.laid.iter().map(|laid| laid.kind).collect()
    }

    /// How many squares are covered.
    pub(super) fn covered(&self) -> u16 {
        self.blocks().squares()
    }

    /// The block that covers a square.
    pub(super) fn at(&self, grid: &Grid, square: u8) -> Option<usize> {
        covering(&self.laid, grid, square)
    }

    /// Where the block in hand would lie; `false` where it does not fit, none over a block that can be picked up.
    pub(super) fn ghost(&self, grid: &Grid) -> Option<(Laid, bool)> {
        let ((kind, turn), over) = (self.hand?, self.over.filter(|over| self.at(grid, *over).is_none())?);
        let (x, y) = *grid.cells().get(usize::from(over))?;
        let shape = turns(kind).into_iter().nth(usize::from(turn))?;
        let mut places = shape.iter().filter_map(|(right, down)| {
            let first = (x as i8 - right, y as i8 - down);
            let square = grid.cells().iter().position(|cell| (cell.0 as i8, cell.1 as i8) == first)? as u8;
            Some(Laid { kind, turn, square })
        });
        let fitting = places.clone().find(|laid| self.fits(grid, *laid));
        fitting.map(|laid| (laid, true)).or_else(|| places.next().map(|laid| (laid, false)))
    }

    fn fits(&self, grid: &Grid, laid: Laid) -> bool {
        let squares = grid.covered(laid);
        !squares.is_empty() && squares.iter().all(|square| self.at(grid, *square).is_none())
    }

    /// Takes a block of a kind in hand, or puts it away where it was in hand.
    pub(super) fn take(&mut self, kind: Kind) {
        self.hand = if self.hand.is_some_and(|(held, _)| held == kind) { None } else { Some((kind, 0)) };
    }

    /// Turns the block in hand.
    pub(super) fn turn(&mut self, turn: Turn) {
        if let Some((kind, at)) = self.hand {
            self.hand = Some((kind, turned(kind, at, turn)));
        }
    }

    /// Puts the block in hand down, or picks up the one that lies at the square.
    pub(super) fn press(&mut self, grid: &Grid, square: u8, owned: Blocks) {
        self.over = Some(square);
        if let Some(index) = self.at(grid, square) {
            self.lift(index);
        } else {
            self.put(grid, owned);
        }
    }

    /// Puts the block in hand down where it is held, if it fits there.
    pub(super) fn put(&mut self, grid: &Grid, owned: Blocks) {
        let Some((laid, true)) = self.ghost(grid) else { return };
        self.laid.push(laid);
        if !owned.minus(self.blocks().common(owned)).has(laid.kind) {
            self.hand = None;
        }
    }

    /// Picks up a block, unless it lies there for good.
    pub(super) fn lift(&mut self, index: usize) {
        if index >= self.fixed && index < self.laid.len() {
            let laid = self.laid.remove(index);
            self.hand = Some((laid.kind, laid.turn));
        }
    }

    /// Takes the last block back.
    pub(super) fn back(&mut self) {
        if self.laid.len() > self.fixed {
            self.laid.pop();
        }
    }

    /// Takes everything back.
    pub(super) fn clear(&mut self) {
        self.laid.truncate(self.fixed);
        self.hand = None;
    }

    /// Puts a whole design down.
    pub(super) fn fill(&mut self, laid: &[Laid]) {
        let fixed = self.laid[..self.fixed].to_vec();
        let rest = laid.iter().filter(|laid| !fixed.contains(laid)).copied().collect::<Vec<_>>();
        self.laid = [fixed, rest].concat();
        self.hand = None;
        self.over = None;
    }

    /// The same design completed with some of `owned`; `None` where that cannot be done.
    pub(super) fn completed(&self, grid: &Grid, owned: Blocks) -> Option<Vec<Laid>> {
        let mut laid = self.laid.clone();
        loop {
            let design = Design::try_from(laid.clone()).ok()?;
            if grid.first_open(&design).is_none() {
                return Some(laid);
            }
            let left = owned.contains(design.blocks()).then(|| owned.minus(design.blocks()))?;
            laid.push(grid.next_blocks(&design, left).next()?);
        }
    }
}

/// Whether two designs are the same, whatever the order.
pub(super) fn is_same(one: &[Laid], other: &[Laid]) -> bool {
    one.len() == other.len() && other.iter().all(|laid| one.contains(laid))
}

/// The block of a design that covers a square.
pub(super) fn covering(design: &[Laid], grid: &Grid, square: u8) -> Option<usize> {
    design.iter().position(|laid| grid.covered(*laid).contains(&square))
}

/// The turn that comes of turning a block.
fn turned(kind: Kind, at: u8, turn: Turn) -> u8 {
    let all = turns(kind);
    let Some(shape) = all.get(usize::from(at)) else { return 0 };
    let mut cells: Vec<(i8, i8)> = shape
        .iter()
        .map(|&(x, y)| match turn {
            Turn::Rotate => (-y, x),
            Turn::Flip => (-x, y),
        })
        .collect();
    cells.sort_by_key(|&(x, y)| (y, x));
    let (x, y) = cells[0];
    cells.iter_mut().for_each(|cell| *cell = (cell.0 - x, cell.1 - y));
    all.iter().position(|shape| *shape == cells).unwrap_or_default() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(rows: &[&str]) -> Grid {
        Grid::new(&rows.iter().map(|row| String::from(*row)).collect::<Vec<_>>()).expect("a grid that can be filled")
    }

    #[test]
    fn four_quarters_or_two_flips_are_none() {
        for kind in Kind::ALL {
            for at in 0..turns(kind).len() as u8 {
                assert_eq!((0..4).fold(at, |at, _| turned(kind, at, Turn::Rotate)), at);
                assert_eq!(turned(kind, turned(kind, at, Turn::Flip), Turn::Flip), at);
            }
        }
    }

    #[test]
    fn a_block_snaps_to_a_place_that_covers_the_square() {
        let (grid, owned) = (grid(&["###"]), Blocks::one(Kind::I3));
        let mut draft = Draft::new(Product(0), &[]);
        draft.take(Kind::I3);
        draft.press(&grid, 2, owned);
        assert_eq!(draft.laid, [Laid { kind: Kind::I3, turn: 0, square: 0 }]);
        assert_eq!(draft.hand, None);
        draft.press(&grid, 1, owned);
        assert!(draft.laid.is_empty() && draft.hand == Some((Kind::I3, 0)));
    }

    #[test]
    fn a_design_is_completed_only_with_blocks_that_are_owned() {
        let grid = grid(&["###", "###"]);
        let mut draft = Draft::new(Product(0), &[]);
        draft.take(Kind::I3);
        draft.press(&grid, 0, Blocks::from_counts([0, 2, 0, 0, 0, 0, 0, 0]));
        let two_bars = Blocks::from_counts([0, 2, 0, 0, 0, 0, 0, 0]);
        assert_eq!(draft.completed(&grid, two_bars).map(|laid| laid.len()), Some(2));
        assert_eq!(draft.completed(&grid, Blocks::one(Kind::I3)), None);
    }
}
