//! What is done, and where: how far both choices are made.

use std::collections::BTreeMap;

use game::erased::ListedAction;
use landscape::Cell;

use super::deed::Deed;
use super::place::Place;
use crate::tiles::laying::redraw;
use crate::tiles::{Placing, target};
use crate::{Input, Lit, Manner, Reaction};

/// Every deed on offer with its places, and the one that is looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Choosing {
    deeds: Vec<(Deed, Placing<Place>)>,
    at: usize,
}

impl Choosing {
    /// What these offers leave open, around the tile in `cell`; `None` where they offer nothing.
    pub fn new(
        cell: Cell,
        listed: impl IntoIterator<Item = (Deed, Place, ListedAction)>,
        pass: Option<&ListedAction>,
    ) -> Option<Choosing> {
        let mut deeds: BTreeMap<Deed, Vec<(Place, ListedAction)>> = BTreeMap::new();
        for (deed, place, listed) in listed {
            deeds.entry(deed).or_default().push((place, listed));
        }
        let placing = |(deed, places)| (deed, Placing::new(cell, places, pass.cloned()));
        let deeds: Vec<_> = deeds.into_iter().map(placing).collect();
        (!deeds.is_empty()).then_some(Choosing { deeds, at: 0 })
    }

    /// The tile that it is about.
    pub fn about(&self) -> Option<Cell> {
        self.now().map(|(_, placing)| placing.cell)
    }

    /// Every deed on offer.
    pub fn deeds(&self) -> impl ExactSizeIterator<Item = Deed> {
        self.deeds.iter().map(|(deed, _)| *deed)
    }

    /// The deed that is looked at, and how far its place is chosen.
    pub fn now(&self) -> Option<(Deed, &Placing<Place>)> {
        self.deeds.get(self.at).map(|(deed, placing)| (*deed, placing))
    }

    /// Is a place chosen?
    pub fn is_chosen(&self) -> bool {
        self.now().is_some_and(|(_, placing)| placing.chosen().is_some())
    }

    /// The places of a deed.
    pub fn of(&self, wanted: Deed) -> Option<&Placing<Place>> {
        self.deeds.iter().find(|(deed, _)| *deed == wanted).map(|(_, placing)| placing)
    }

    /// Looks at another deed; what was tried of the last one is forgotten.
    fn turn_to(&mut self, at: usize) -> bool {
        if at == self.at || at >= self.deeds.len() {
            return false;
        }
        if let Some((_, placing)) = self.deeds.get_mut(self.at) {
            placing.drop_choice();
        }
        self.at = at;
        true
    }

    fn find(&self, wanted: Deed) -> Option<usize> {
        self.deeds().position(|deed| deed == wanted)
    }

    /// Tries what this action does; says whether it can be shown.
    pub fn suggest(&mut self, action: &ListedAction) -> bool {
        let meant = |(_, placing): &mut (Deed, Placing<Place>)| placing.suggest(action);
        let Some(at) = self.deeds.iter_mut().position(meant) else { return false };
        self.turn_to(at);
        true
    }

    /// What to press next to decide this; `None` where it is not on offer.
    pub fn press(&self, action: &ListedAction) -> Option<Vec<Lit>> {
        let (_, now) = self.now()?;
        if let Some(press) = now.press(action) {
            return Some(press);
        }
        let (deed, _) = self.deeds.iter().find(|(_, placing)| placing.meant(action).is_some())?;
        Some(vec![Lit::target(deed)])
    }

    /// Takes in what the person did.
    pub fn feel(&mut self, input: Input<'_>, manner: Manner) -> Reaction {
        let (count, at) = (self.deeds.len(), self.at);
        match input {
            Input::Turn(clockwise) => {
                let step = if clockwise { 1 } else { count - 1 };
                return redraw(self.turn_to((at + step) % count));
            }
            Input::Tap(name) => {
                if let Some(deed) = name.parse().ok().and_then(|deed| self.find(deed)) {
                    return redraw(self.turn_to(deed));
                }
                // Prisoners lie in sight whatever is looked at.
                if let Some(Place::Prisoner { .. }) = target::ghost(name)
                    && let Some(ransom) = self.find(Deed::Ransom)
                {
                    self.turn_to(ransom);
                }
            }
            Input::Done | Input::Cancel => {}
        }
        let felt = self.deeds.get_mut(self.at).map(|(_, placing)| placing.feel(input, manner));
        match (felt, input) {
            (Some(Reaction::Still), Input::Cancel) => redraw(self.turn_to(0)),
            (felt, _) => felt.unwrap_or(Reaction::Still),
        }
    }
}
