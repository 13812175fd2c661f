//! What is asked of the person now, and how far their choice is made.

use std::collections::BTreeMap;

use carcassonne::{Action, PhaseView, Spot, TileCode, TileSet, View};
use game::erased::ListedAction;
use landscape::{Cell, Turns};
use serde::Deserialize;

use crate::StageError;

/// What is asked of the person now.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Step {
    /// Nothing: others play, or the game is over.
    #[default]
    Watching,
    /// Lay the drawn tile.
    Laying(Laying),
    /// Place a figure, or none.
    Placing(Placing),
}

/// The drawn tile, and how far the choice of its place is made.
#[derive(Clone, Debug, PartialEq)]
pub struct Laying {
    /// The tile.
    pub code: TileCode,
    /// Turned clockwise by this many quarters; goes on beyond four so that a turn is shown the
    /// short way round.
    pub quarters: i32,
    /// Where it is tried.
    chosen: Option<Cell>,
    /// Every decision on offer.
    offers: BTreeMap<Cell, BTreeMap<Turns, ListedAction>>,
    /// Under which turn each of the four is offered: some look alike.
    alike: [Turns; 4],
}

/// The tile just laid, and how far the choice of a figure is made.
#[derive(Clone, Debug, PartialEq)]
pub struct Placing {
    /// Where the tile lies.
    pub cell: Cell,
    /// Where the figure is tried.
    chosen: Option<Spot>,
    /// Every place on offer.
    offers: BTreeMap<Spot, ListedAction>,
    /// The decision to place nothing.
    pass: Option<ListedAction>,
}

impl Step {
    /// What these offers ask.
    pub fn read(view: &View, offers: &[ListedAction], tiles: &TileSet) -> Result<Step, StageError> {
        let read =
            |listed: &ListedAction| Ok((Action::deserialize(&listed.action)?, listed.clone()));
        let offers: Result<Vec<(Action, ListedAction)>, StageError> =
            offers.iter().map(read).collect();
        let offers = offers?;
        Ok(match view.phase {
            _ if offers.is_empty() => Step::Watching,
            PhaseView::Lay(code) => Step::Laying(Laying::new(code, offers, tiles)?),
            PhaseView::Figure(cell) => Step::Placing(Placing::new(cell, offers)),
            PhaseView::Draw | PhaseView::Interlude(_) | PhaseView::Over => Step::Watching,
        })
    }
}

impl Step {
    /// Tries what this action decides, as if the person had chosen it; says whether it is offered.
    pub fn suggest(&mut self, action: &ListedAction) -> bool {
        match self {
            Step::Watching => false,
            Step::Laying(laying) => laying.suggest(action),
            Step::Placing(placing) => placing.suggest(action),
        }
    }
}

impl Laying {
    fn suggest(&mut self, action: &ListedAction) -> bool {
        let turned = |cell: Cell| {
            let steps = [0, 1, 2, -1].map(|step| self.quarters + step);
            let meant = |&quarters: &i32| self.offer(cell, quarters) == Some(action);
            steps.into_iter().find(meant).map(|quarters| (cell, quarters))
        };
        let Some((cell, quarters)) = self.cells().find_map(turned) else { return false };
        (self.chosen, self.quarters) = (Some(cell), quarters);
        true
    }

    fn new(
        code: TileCode,
        listed: Vec<(Action, ListedAction)>,
        tiles: &TileSet,
    ) -> Result<Laying, StageError> {
        let unknown = || StageError::Nonsense(format!("there is no tile {code}"));
        let kind = tiles.find(code).ok_or_else(unknown)?;
        let mut offers: BTreeMap<Cell, BTreeMap<Turns, ListedAction>> = BTreeMap::new();
        for (action, listed) in listed {
            if let Action::Lay { cell, turns } = action {
                offers.entry(cell).or_default().insert(turns, listed);
            }
        }
        let alike = Turns::ALL.map(|turns| tiles.atlas().first_alike(kind, turns));
        Ok(Laying { code, quarters: 0, chosen: None, offers, alike })
    }

    /// Every cell where the tile fits in some turn.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        self.offers.keys().copied()
    }

    /// Where the tile is tried.
    pub fn chosen(&self) -> Option<Cell> {
        self.chosen
    }

    /// Does the tile fit there, turned somehow?
    pub fn fits(&self, cell: Cell) -> bool {
        self.offers.contains_key(&cell)
    }

    /// Does the tile fit there as it is turned now?
    pub fn fits_now(&self, cell: Cell) -> bool {
        self.offer(cell, self.quarters).is_some()
    }

    /// In how many looks does the tile fit there?
    pub fn looks(&self, cell: Cell) -> usize {
        self.offers.get(&cell).map_or(0, BTreeMap::len)
    }

    fn alike(&self, quarters: i32) -> Turns {
        self.alike[quarters.rem_euclid(4) as usize]
    }

    fn offer(&self, cell: Cell, quarters: i32) -> Option<&ListedAction> {
        self.offers.get(&cell)?.get(&self.alike(quarters))
    }

    /// Turns the tile; one that is tried goes on to the next turn in which it fits there. Says
    /// whether it was turned.
    pub fn turn(&mut self, clockwise: bool) -> bool {
        let way = if clockwise { 1 } else { -1 };
        let Some(cell) = self.chosen else {
            self.quarters += way;
            return true;
        };
        let other = |&quarters: &i32| self.alike(quarters) != self.alike(self.quarters);
        let mut next = (1..4).map(|step| self.quarters + way * step).filter(other);
        let fitting = next.find(|&quarters| self.offer(cell, quarters).is_some());
        fitting.map(|quarters| self.quarters = quarters).is_some()
    }

    /// Tries the tile there, turned if need be; says whether it fits at all.
    pub fn choose(&mut self, cell: Cell) -> bool {
        let steps = [0, 1, 2, -1].map(|step| self.quarters + step);
        let fitting = steps.into_iter().find(|&quarters| self.offer(cell, quarters).is_some());
        let Some(quarters) = fitting else { return false };
        self.quarters = quarters;
        self.chosen = Some(cell);
        true
    }

    /// Tries it nowhere; says whether it was tried.
    pub fn drop_choice(&mut self) -> bool {
        self.chosen.take().is_some()
    }

    /// To lay it where it is tried.
    pub fn decision(&self) -> Option<&ListedAction> {
        self.offer(self.chosen?, self.quarters)
    }
}

impl Placing {
    fn suggest(&mut self, action: &ListedAction) -> bool {
        // To place nothing cannot be shown on the board: it is said in words.
        self.chosen = self.offers.iter().find(|(_, offer)| *offer == action).map(|(spot, _)| *spot);
        self.chosen.is_some()
    }

    fn new(cell: Cell, listed: Vec<(Action, ListedAction)>) -> Placing {
        let mut placing = Placing { cell, chosen: None, offers: BTreeMap::new(), pass: None };
        for (action, listed) in listed {
            match action {
                Action::Place { spot, .. } => drop(placing.offers.insert(spot, listed)),
                Action::Pass => placing.pass = Some(listed),
                Action::Lay { .. } | Action::Expansion(_) => {}
            }
        }
        placing
    }

    /// Every place where a figure may stand.
    pub fn spots(&self) -> impl Iterator<Item = Spot> {
        self.offers.keys().copied()
    }

    /// Where the figure is tried.
    pub fn chosen(&self) -> Option<Spot> {
        self.chosen
    }

    /// Tries the figure there; says whether it may stand there.
    pub fn choose(&mut self, spot: Spot) -> bool {
        let offered = self.offers.contains_key(&spot);
        if offered {
            self.chosen = Some(spot);
        }
        offered
    }

    /// Tries it nowhere; says whether it was tried.
    pub fn drop_choice(&mut self) -> bool {
        self.chosen.take().is_some()
    }

    /// To place the figure where it is tried, or none.
    pub fn decision(&self) -> Option<&ListedAction> {
        match self.chosen {
            Some(spot) => self.offers.get(&spot),
            None => self.pass.as_ref(),
        }
    }
}
