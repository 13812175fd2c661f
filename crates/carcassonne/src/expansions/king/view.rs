//! The titles in a view, below a drawing, and back again.

use std::fmt::Write;

use game::Seat;
use serde::{Deserialize, Serialize};

use super::Title;
use crate::position::DrawingError;
use crate::state::Carcassonne;

/// Who holds a title, and what it takes to win it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TitleView {
    /// Who holds it.
    pub holder: Option<Seat>,
    /// The tiles of the largest finished city, or road: the next one must have more (K-03).
    pub tiles: u16,
    /// Finished cities, or roads, on the map: what the title would pay now (K-06).
    pub worth: u16,
}

impl Title {
    /// How its contest stands; nothing where the table plays without it.
    pub(in crate::expansions) fn view(self, game: &Carcassonne) -> Option<TitleView> {
        let contest = game.extras.titles[self as usize];
        self.is_played(game).then_some(TitleView {
            holder: contest.holder,
            tiles: contest.largest,
            worth: contest.finished,
        })
    }

    /// Hands it out on a table whose tiles lie already; a view that does not speak of it leaves it
    /// with nobody.
    pub(in crate::expansions) fn resume(
        self,
        view: Option<TitleView>,
        game: &mut Carcassonne,
    ) -> Result<(), DrawingError> {
        let Some(stands) = view else { return Ok(()) };
        game.extras.titles[self as usize].holder = stands.holder;
        match self.view(game) == view {
            true => Ok(()),
            false => Err(DrawingError::View(format!("no {} is like that", self.word()))),
        }
    }

    /// Its note below a drawing: `king 0`.
    pub(in crate::expansions) fn write_note(self, view: Option<TitleView>, text: &mut String) {
        if let Some(holder) = view.and_then(|view| view.holder) {
            _ = writeln!(text, "{} {holder}", self.word());
        }
    }

    /// Hands it to the seat that a note names.
    pub(in crate::expansions) fn set_up(
        self,
        holder: Seat,
        game: &mut Carcassonne,
    ) -> Result<(), DrawingError> {
        let won = self.view(game).is_some_and(|view| view.worth > 0);
        if !won || holder.index() >= game.rules.seats {
            let reason = format!("seat {holder} cannot have become {}", self.word());
            return Err(DrawingError::View(reason));
        }
        game.extras.titles[self as usize].holder = Some(holder);
        Ok(())
    }
}
