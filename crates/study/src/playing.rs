//! Going on from a node: decisions of any seat, and chance by hand or drawn.

use game::erased::{ListedOutcome, Told};
use game::record::RawStep;
use game::{Audience, PositionText, Rng, Seat, Turn, luck};

use crate::fault::illegal;
use crate::limits::DRAWS_MAX;
use crate::looking::see;
use crate::study::{as_listed, make};
use crate::{Eyes, NodeId, Study, StudyError, StudyFault};
use wire::Look;

impl Study {
    /// What chance may bring here, with weights; nothing where it does not act.
    pub fn outcomes(&mut self, id: NodeId) -> Result<Vec<ListedOutcome>, StudyError> {
        Ok(self.at(id)?.outcomes())
    }

    /// Who acts here.
    pub fn turn(&mut self, id: NodeId) -> Result<Turn, StudyError> {
        Ok(self.at(id)?.turn())
    }

    /// A seat decides, in notation: the node after that, which may have been there before.
    pub fn play(&mut self, id: NodeId, seat: Seat, action: &str) -> Result<NodeId, StudyError> {
        self.step(id, RawStep { seat: Some(seat), notation: action.to_owned() })
    }

    /// Chance brings this, in notation.
    pub fn settle(&mut self, id: NodeId, outcome: &str) -> Result<NodeId, StudyError> {
        self.step(id, RawStep { seat: None, notation: outcome.to_owned() })
    }

    fn step(&mut self, id: NodeId, step: RawStep) -> Result<NodeId, StudyError> {
        let mut at = self.at(id)?.boxed_clone();
        let told = make(at.as_mut(), &step)?;
        let step = as_listed(at.as_ref(), &step);
        self.grow(id, step, (at, told))
    }

    /// What would be seen, and told, if chance brought this here; the tree stays as it is.
    pub fn foresee(
        &mut self,
        id: NodeId,
        outcome: &str,
        eyes: Eyes,
    ) -> Result<(Look, Told), StudyError> {
        let mut at = self.at(id)?.boxed_clone();
        let step = RawStep { seat: None, notation: outcome.to_owned() };
        let told = make(at.as_mut(), &step)?;
        let mover = match at.turn() {
            Turn::Decide(seats) => seats.iter().next(),
            Turn::Chance | Turn::Over => None,
        };
        Ok((see(at.as_ref(), eyes, mover).map_err(illegal)?, told))
    }

    /// What would be told if these steps were made from here on, step by step, as far as they can be made.
    pub fn tell_ahead(&mut self, id: NodeId, steps: &[RawStep]) -> Result<Vec<Told>, StudyError> {
        let mut at = self.at(id)?.boxed_clone();
        Ok(steps.iter().map_while(|step| make(at.as_mut(), step).ok()).collect())
    }

    /// Draws what chance brings here, by its weights.
    pub fn draw(&mut self, id: NodeId, rng: &mut dyn Rng) -> Result<NodeId, StudyError> {
        let outcomes = self.outcomes(id)?;
        let weights = outcomes.iter().map(|outcome| outcome.weight);
        let drawn = luck::weighted(rng, weights).ok_or(StudyFault::NotChance)?;
        self.settle(id, &outcomes[drawn].notation)
    }

    /// Draws until somebody decides or the game is over.
    pub fn draw_all(&mut self, id: NodeId, rng: &mut dyn Rng) -> Result<NodeId, StudyError> {
        let mut id = self.draw(id, rng)?;
        for _ in 1..DRAWS_MAX {
            if self.turn(id)? != Turn::Chance {
                break;
            }
            id = self.draw(id, rng)?;
        }
        Ok(id)
    }

    /// The position at a node, as somebody knows it.
    pub fn position(&mut self, id: NodeId, eyes: Audience) -> Result<PositionText, StudyError> {
        let position = self.at(id)?.position(usize::MAX, eyes);
        Ok(position.map_err(illegal)?)
    }

    /// The way to a node as a record without dice of its own.
    pub fn record(&mut self, id: NodeId) -> Result<String, StudyError> {
        Ok(self.at(id)?.record().to_string())
    }
}
