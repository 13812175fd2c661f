//! What bots expected when they decided: a secret while the match runs, since it would tell what they hold and
//! what they are up to.

use wire::rest::Expected;
use wire::{Phase, TableRefusal};

use crate::TableMatch;

impl TableMatch {
    /// What bots expected with every decision that stands, once the match is over.
    pub fn expected(&self) -> Result<Vec<Expected>, TableRefusal> {
        match self.phase() {
            Phase::Over => Ok(self.past.expected()),
            Phase::Waiting | Phase::Playing => Err(TableRefusal::NotOver),
        }
    }

    /// The same whether it is over or not, for whoever puts the table away with all its secrets.
    pub fn expected_so_far(&self) -> Vec<Expected> {
        self.past.expected()
    }

    /// Takes in what was put away so; what does not fit the match is passed over.
    pub fn recall_expected(&mut self, expected: Vec<Expected>) {
        expected.into_iter().for_each(|expected| self.past.note_expected(expected));
    }
}
