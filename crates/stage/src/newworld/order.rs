//! Several structures are finished at once: which is scored next (N-28).

use game::erased::ListedAction;
use newworld::{Place, Spot};

use super::target::Target;
use crate::tiles::laying::{decide, redraw};
use crate::{Input, Lit, Manner, Reaction};

/// Structures that wait to be scored, and how far the choice of the next one is made.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    offers: Vec<Due>,
    chosen: Option<usize>,
}

/// A structure that waits to be scored.
#[derive(Clone, Debug, PartialEq)]
pub struct Due {
    /// A tile of it.
    pub place: Place,
    /// The part of the tile that belongs to it.
    pub spot: Spot,
    listed: ListedAction,
}

impl Order {
    /// What these offers leave open.
    pub fn new(offers: impl IntoIterator<Item = (Place, Spot, ListedAction)>) -> Order {
        let due = |(place, spot, listed)| Due { place, spot, listed };
        Order { offers: offers.into_iter().map(due).collect(), chosen: None }
    }

    /// Everything that waits.
    pub fn due(&self) -> &[Due] {
        &self.offers
    }

    /// Which of them is looked at.
    pub fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// To score the one that is looked at.
    pub fn decision(&self) -> Option<&ListedAction> {
        self.offers.get(self.chosen?).map(|due| &due.listed)
    }

    /// Looks at what this action decides; says whether it is offered.
    pub fn suggest(&mut self, action: &ListedAction) -> bool {
        self.chosen = self.offers.iter().position(|due| due.listed == *action);
        self.chosen.is_some()
    }

    /// What to press next to decide this; `None` where it is not on offer.
    pub fn press(&self, action: &ListedAction) -> Option<Vec<Lit>> {
        let number = self.offers.iter().position(|due| due.listed == *action)?;
        let there = Lit::target(Target::Due(number));
        Some(if self.chosen == Some(number) { vec![there, Lit::Done] } else { vec![there] })
    }

    /// Takes in what the person did. A first touch shows the effect, whatever the person likes
    /// otherwise: the order is picked after seeing it.
    pub fn feel(&mut self, input: Input<'_>, _manner: Manner) -> Reaction {
        match input {
            Input::Turn(_) => Reaction::Still,
            Input::Cancel => redraw(self.chosen.take().is_some()),
            Input::Done => decide(self.decision()),
            Input::Tap(name) => match Target::read(name) {
                Some(Target::Due(number)) if number < self.offers.len() => {
                    if self.chosen == Some(number) {
                        return decide(self.decision());
                    }
                    self.chosen = Some(number);
                    Reaction::Redraw
                }
                _ => Reaction::Still,
            },
        }
    }
}
