//! From a view back to the game that shows it.
//!
//! All of this game lies open, so a view is enough to go on from: a page asks the rules what is
//! joined to what, what fits where and what pays, instead of knowing it a second time.

use std::sync::Arc;

use landscape::drawing::POINTS_MAX;

use crate::figure::Figure;
use crate::position::{DrawingError, lay_tiles, place, wrong};
use crate::state::{Carcassonne, Phase};
use crate::tiles::TileSet;
use crate::view::{PhaseView, View};

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
        DrawingError::check_active(self.active, seats)?;
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
        game.phase = self.phase.in_game(&game)?;
        game.check_sense()?;
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
        let tiles = &game.rules.tiles;
        (game.stock, game.removed) = tiles.set_out(&game.stock, &self.stock, &self.removed)?;
        Ok(())
    }
}

impl PhaseView {
    /// What a game in this phase waits for; its tiles lie, and what was drawn is not in the stock.
    pub(crate) fn in_game(self, game: &Carcassonne) -> Result<Phase, DrawingError> {
        match self {
            PhaseView::Draw if game.stack_is_empty() => Err(senseless("nothing is left to draw")),
            PhaseView::Draw => Ok(Phase::Draw),
            PhaseView::Lay(code) => Ok(Phase::Lay(game.rules.tiles.known(code)?)),
            PhaseView::Figure(cell) => {
                let laid = game.map.laid_last(cell);
                Ok(Phase::Figure(laid.ok_or_else(|| wrong(cell, "is not the tile laid last"))?))
            }
            PhaseView::Interlude(_) if game.map.tiles().is_empty() => {
                Err(senseless("no tile was laid"))
            }
            PhaseView::Interlude(interlude) => Ok(Phase::Interlude(interlude.resume(game)?)),
            PhaseView::Over if !game.stack_is_empty() => Err(senseless("there are tiles left")),
            PhaseView::Over => Ok(Phase::Over),
        }
    }
}

fn senseless(reason: impl Into<String>) -> DrawingError {
    DrawingError::View(reason.into())
}
