//! The drawn tile, and how far the choice of its place is made.

use std::collections::BTreeMap;

use game::erased::ListedAction;
use landscape::{Atlas, Cell, Kind, TileCode, Turns};

use super::target;
use crate::{Input, Manner, Reaction, StageError};

/// The drawn tile, and how far the choice of its place is made.
#[derive(Clone, Debug, PartialEq)]
pub struct Laying {
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

impl Laying {
    /// Where this action lays the tile, and whether it is turned so now; `None` where it is not on
    /// offer.
    pub fn meant(&self, action: &ListedAction) -> Option<(Cell, bool)> {
        let turns = |offers: &BTreeMap<Turns, ListedAction>| {
            offers.iter().find(|(_, offer)| *offer == action).map(|(turns, _)| *turns)
        };
        let mut all = self.offers.iter();
        let (cell, turns) = all.find_map(|(cell, offers)| Some((*cell, turns(offers)?)))?;
        Some((cell, self.alike(self.quarters) == turns))
    }

    /// Tries what this action decides; says whether it is offered.
    pub fn suggest(&mut self, action: &ListedAction) -> bool {
        let turned = |cell: Cell| {
            let steps = [0, 1, 2, -1].map(|step| self.quarters + step);
            let meant = |&quarters: &i32| self.offer(cell, quarters) == Some(action);
            steps.into_iter().find(meant).map(|quarters| (cell, quarters))
        };
        let Some((cell, quarters)) = self.cells().find_map(turned) else { return false };
        (self.chosen, self.quarters) = (Some(cell), quarters);
        true
    }

    /// What these offers leave open; `kind` is the drawn tile, if the box has it.
    pub fn new(
        code: TileCode,
        kind: Option<Kind>,
        atlas: &Atlas,
        listed: impl IntoIterator<Item = (Cell, Turns, ListedAction)>,
    ) -> Result<Laying, StageError> {
        let unknown = || StageError::Nonsense(format!("there is no tile {code}"));
        let kind = kind.ok_or_else(unknown)?;
        let mut offers: BTreeMap<Cell, BTreeMap<Turns, ListedAction>> = BTreeMap::new();
        for (cell, turns, listed) in listed {
            offers.entry(cell).or_default().insert(turns, listed);
        }
        let alike = Turns::ALL.map(|turns| atlas.first_alike(kind, turns));
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

    /// Takes in what the person did.
    pub fn feel(&mut self, input: Input<'_>, manner: Manner) -> Reaction {
        match input {
            Input::Turn(clockwise) => redraw(self.turn(clockwise)),
            Input::Cancel => redraw(self.drop_choice()),
            Input::Done => decide(self.decision()),
            Input::Tap(name) if target::is_hand(name) => redraw(self.turn(true)),
            Input::Tap(name) => match target::cell(name) {
                Some(cell) if self.chosen() == Some(cell) => decide(self.decision()),
                Some(cell) => {
                    // Without preview a touch decides unless it leaves open which way round.
                    let plain = self.fits_now(cell) || self.looks(cell) == 1;
                    let chosen = self.choose(cell);
                    if chosen && plain && !manner.preview {
                        return decide(self.decision());
                    }
                    redraw(chosen)
                }
                None => Reaction::Still,
            },
        }
    }
}

/// Draws again where something changed.
pub fn redraw(changed: bool) -> Reaction {
    if changed { Reaction::Redraw } else { Reaction::Still }
}

/// Decides where there is a decision.
pub fn decide(decision: Option<&ListedAction>) -> Reaction {
    decision.map_or(Reaction::Still, |listed| Reaction::Decide(listed.clone()))
}
