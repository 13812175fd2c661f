//! The tile just laid, and how far the choice of a figure on it is made.

use std::collections::BTreeMap;
use std::str::FromStr;

use game::erased::ListedAction;
use landscape::Cell;

use super::laying::{decide, redraw};
use super::target;
use crate::{Input, Manner, Reaction};

/// The tile just laid, and how far the choice of a figure is made.
#[derive(Clone, Debug, PartialEq)]
pub struct Placing<S> {
    /// Where the tile lies.
    pub cell: Cell,
    /// Where the figure is tried.
    chosen: Option<S>,
    /// Every place on offer.
    offers: BTreeMap<S, ListedAction>,
    /// The decision to place nothing.
    pass: Option<ListedAction>,
}

impl<S: Ord + Copy + FromStr> Placing<S> {
    /// The place that this action is about; `None` for one that is none of these, or places nothing.
    pub fn meant(&self, action: &ListedAction) -> Option<S> {
        self.offers.iter().find(|(_, offer)| *offer == action).map(|(spot, _)| *spot)
    }

    /// Does this action place nothing?
    pub fn passes(&self, action: &ListedAction) -> bool {
        self.pass.as_ref() == Some(action)
    }

    /// Tries what this action decides; says whether it can be shown.
    pub fn suggest(&mut self, action: &ListedAction) -> bool {
        // To place nothing cannot be shown on the board: it is said in words.
        self.chosen = self.meant(action);
        self.chosen.is_some()
    }

    /// What these offers leave open, place by place, besides the decision to place nothing.
    pub fn new(
        cell: Cell,
        offers: impl IntoIterator<Item = (S, ListedAction)>,
        pass: Option<ListedAction>,
    ) -> Placing<S> {
        Placing { cell, chosen: None, offers: offers.into_iter().collect(), pass }
    }

    /// Every place where a figure may stand.
    pub fn spots(&self) -> impl Iterator<Item = S> {
        self.offers.keys().copied()
    }

    /// Where the figure is tried.
    pub fn chosen(&self) -> Option<S> {
        self.chosen
    }

    /// Tries the figure there; says whether it may stand there.
    pub fn choose(&mut self, spot: S) -> bool {
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

    /// Takes in what the person did.
    pub fn feel(&mut self, input: Input<'_>, manner: Manner) -> Reaction {
        match input {
            Input::Turn(_) => Reaction::Still,
            Input::Cancel => redraw(self.drop_choice()),
            Input::Done => decide(self.decision()),
            Input::Tap(name) => match target::ghost(name) {
                Some(spot) => {
                    let again = self.chosen() == Some(spot);
                    let chosen = self.choose(spot);
                    if chosen && (again || !manner.preview) {
                        return decide(self.decision());
                    }
                    redraw(chosen)
                }
                None => Reaction::Still,
            },
        }
    }
}
