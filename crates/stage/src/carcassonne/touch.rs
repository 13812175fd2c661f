//! From touches to decisions.

use game::erased::ListedAction;

use super::step::{Laying, Placing, Step};
use super::target::Target;
use crate::{Input, Manner, Reaction};

impl Step {
    /// Takes in what the person did.
    pub fn feel(&mut self, input: Input<'_>, manner: Manner) -> Reaction {
        match self {
            Step::Watching => Reaction::Still,
            Step::Laying(laying) => laying.feel(input, manner),
            Step::Placing(placing) => placing.feel(input, manner),
        }
    }
}

impl Laying {
    fn feel(&mut self, input: Input<'_>, manner: Manner) -> Reaction {
        match input {
            Input::Turn(clockwise) => redraw(self.turn(clockwise)),
            Input::Cancel => redraw(self.drop_choice()),
            Input::Done => decide(self.decision()),
            Input::Tap(name) => match Target::read(name) {
                Some(Target::Hand) => redraw(self.turn(true)),
                Some(Target::Cell(cell)) if self.chosen() == Some(cell) => decide(self.decision()),
                Some(Target::Cell(cell)) => {
                    // Without preview a touch decides unless it leaves open which way round.
                    let plain = self.fits_now(cell) || self.looks(cell) == 1;
                    let chosen = self.choose(cell);
                    if chosen && plain && !manner.preview {
                        return decide(self.decision());
                    }
                    redraw(chosen)
                }
                _ => Reaction::Still,
            },
        }
    }
}

impl Placing {
    fn feel(&mut self, input: Input<'_>, manner: Manner) -> Reaction {
        match input {
            Input::Turn(_) => Reaction::Still,
            Input::Cancel => redraw(self.drop_choice()),
            Input::Done => decide(self.decision()),
            Input::Tap(name) => match Target::read(name) {
                Some(Target::Ghost(spot)) => {
                    let again = self.chosen() == Some(spot);
                    let chosen = self.choose(spot);
                    if chosen && (again || !manner.preview) {
                        return decide(self.decision());
                    }
                    redraw(chosen)
                }
                _ => Reaction::Still,
            },
        }
    }
}

fn redraw(changed: bool) -> Reaction {
    if changed { Reaction::Redraw } else { Reaction::Still }
}

fn decide(decision: Option<&ListedAction>) -> Reaction {
    decision.map_or(Reaction::Still, |listed| Reaction::Decide(listed.clone()))
}
