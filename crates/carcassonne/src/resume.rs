//! From a view back to the game that shows it.
//!
//! All of this game lies open, so a view is enough to go on from: a page asks the rules what is
//! joined to what, what fits where and what pays, instead of knowing it a second time.

use std::sync::Arc;

use game::SetupError;
use landscape::{TileCode, TileId};

use crate::expansions;
use crate::figure::Figure;
use crate::position::{DrawingError, lay_tiles, place, wrong};
use crate::state::{Carcassonne, Phase};
use crate::tiles::TileSet;
use crate::view::{PhaseView, View};

/// More points than the most tiles a table can hold could bring, and few enough to be added up.
const POINTS_MAX: i32 = 1_000_000;

impl View {
    /// The game that shows this view, whatever the phase: in the middle of a turn the features
    /// that the new tile has finished are still held.
    ///
    /// ```
    /// use carcassonne::{Agreement, Carcassonne, TileSet};
    /// use game::{Audience, Game};
    ///
    /// let game = Carcassonne::start(&Agreement::default(), 2)?;
    /// let view = game.view(Audience::Spectator);
    /// assert_eq!(view.resume(TileSet::base()?)?, game);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn resume(&self, tiles: Arc<TileSet>) -> Result<Carcassonne, DrawingError> {
        let seats = self.seats.len();
        self.options.check(seats)?;
        tiles.check_size(self.options.boxes)?;
        if self.active.index() >= seats {
            return Err(senseless(format!("there is no seat {} to play", self.active)));
        }
        let mut game = Carcassonne::bare(tiles, &self.options, seats);
        game.active = self.active;
        lay_tiles(&mut game, &self.tiles)?;
        for figure in &self.figures {
            place(&mut game, figure)?;
        }
        self.take_supplies(&mut game)?;
        if let Some(expansions) = &self.expansions {
            expansions.resume(&mut game)?;
        }
        self.take_stock(&mut game)?;
        game.phase = self.phase_in(&game)?;
        game.check_invariants().map_err(senseless)?;
        if let Phase::Interlude(interlude) = game.phase {
            let mut offers = Vec::new();
            expansions::list_interlude(&game, interlude, &mut offers);
            if offers.is_empty() {
                return Err(senseless("there is nothing to decide in the middle of the turn"));
            }
        }
        Ok(game)
    }

    fn take_supplies(&self, game: &mut Carcassonne) -> Result<(), DrawingError> {
        for (place, seat) in self.seats.iter().enumerate() {
            if !(-POINTS_MAX..=POINTS_MAX).contains(&seat.score) {
                return Err(senseless(format!("{} points", seat.score)));
            }
            game.scores[place] = seat.score;
            *game.supply[place].of_mut(Figure::Follower) = seat.followers;
        }
        Ok(())
    }

    fn take_stock(&self, game: &mut Carcassonne) -> Result<(), DrawingError> {
        let unlaid = std::mem::take(&mut game.stock.counts);
        game.stock.counts.resize(unlaid.len(), 0);
        for kind in &self.stock {
            let place = find(game, kind.tile)?.index();
            if kind.count > unlaid[place] {
                return Err(senseless(format!("{} tiles {} are left", kind.count, kind.tile)));
            }
            game.stock.counts[place] = kind.count;
        }
        game.stock.left = game.stock.counts.iter().sum();
        if self.removed.len() > unlaid.iter().map(|&count| usize::from(count)).sum() {
            return Err(senseless(format!("{} tiles were removed", self.removed.len())));
        }
        for &code in &self.removed {
            let kind = find(game, code)?;
            game.removed.push(kind);
        }
        Ok(())
    }

    fn phase_in(&self, game: &Carcassonne) -> Result<Phase, DrawingError> {
        match self.phase {
            PhaseView::Draw if game.stack_is_empty() => Err(senseless("nothing is left to draw")),
            PhaseView::Draw => Ok(Phase::Draw),
            PhaseView::Lay(code) => Ok(Phase::Lay(find(game, code)?)),
            PhaseView::Figure(cell) => {
                let last = TileId((game.map.tiles().len() as u16).saturating_sub(1));
                let laid = game.map.at(cell).filter(|&tile| tile == last);
                Ok(Phase::Figure(laid.ok_or_else(|| wrong(cell, "is not the tile laid last"))?))
            }
            PhaseView::Interlude(interlude) => Ok(Phase::Interlude(interlude.resume(game)?)),
            PhaseView::Over if !game.stack_is_empty() => Err(senseless("there are tiles left")),
            PhaseView::Over => Ok(Phase::Over),
        }
    }
}

fn find(game: &Carcassonne, code: TileCode) -> Result<landscape::Kind, DrawingError> {
    let unknown = || SetupError::BadOption {
        key: "tiles".to_owned(),
        reason: format!("there is no tile {code}"),
    };
    Ok(game.rules.tiles.find(code).ok_or_else(unknown)?)
}

fn senseless(reason: impl Into<String>) -> DrawingError {
    DrawingError::View(reason.into())
}
