//! From a view back to the game that shows it.
//!
//! All of this game lies open, so a view is enough to go on from: a page asks the rules what is
//! joined to what, what fits where and what pays, instead of knowing it a second time.

use std::sync::Arc;

use landscape::drawing::POINTS_MAX;

use crate::place::Place;
use crate::position::{DrawingError, wrong};
use crate::state::{NewWorld, Phase};
use crate::surveyors::Surveyors;
use crate::tiles::TileSet;
use crate::view::{PhaseView, View};

impl View {
    /// The game that shows this view, whatever the phase.
    ///
    /// ```
    /// use game::{Audience, Game};
    /// use newworld::{Agreement, NewWorld};
    ///
    /// let game = NewWorld::start(&Agreement::default(), 2)?;
    /// assert_eq!(game.view(Audience::Spectator).resume()?, game);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn resume(&self) -> Result<NewWorld, DrawingError> {
        let tiles = TileSet::corrected(&self.options.tiles);
        self.resume_with(tiles.map_err(DrawingError::view)?)
    }

    /// The same for who has read the tiles of the options already.
    pub fn resume_with(&self, tiles: Arc<TileSet>) -> Result<NewWorld, DrawingError> {
        let mut game = NewWorld::with_tiles(tiles, &self.options, self.seats.len())?;
        DrawingError::check_active(self.active, self.seats.len())?;
        game.active = self.active;
        game.lay_all(&self.tiles)?;
        self.settlers.iter().try_for_each(|settler| game.place(settler))?;
        let surveyors = Surveyors::at(self.surveyors);
        game.surveyors =
            surveyors.ok_or_else(|| DrawingError::view("surveyors more than a column apart"))?;
        for (place, seat) in self.seats.iter().enumerate() {
            if !(0..=POINTS_MAX).contains(&seat.score) {
                return Err(DrawingError::view(format!("{} points", seat.score)));
            }
            game.scores[place] = seat.score;
            game.supply[place] = seat.settlers;
        }
        self.take_stock(&mut game)?;
        game.phase = self.phase.in_game(&game)?;
        game.check_invariants().map_err(DrawingError::view)?;
        Ok(game)
    }

    fn take_stock(&self, game: &mut NewWorld) -> Result<(), DrawingError> {
        let tiles = &game.rules.tiles;
        (game.stock, game.removed) = tiles.set_out(&game.stock, &self.stock, &self.removed)?;
        Ok(())
    }
}

impl PhaseView {
    /// What a game in this phase waits for; its tiles lie, and what was drawn is not in the stock.
    pub(crate) fn in_game(self, game: &NewWorld) -> Result<Phase, DrawingError> {
        let last = |place: Place| {
            let laid = game.map.laid_last(place.cell());
            laid.filter(|_| place.column > 0)
                .ok_or_else(|| wrong(place, "is not the tile laid last"))
        };
        Ok(match self {
            PhaseView::Draw => Phase::Draw,
            PhaseView::Lay(code) => Phase::Lay(game.rules.tiles.known(code)?),
            PhaseView::Settle(place) => Phase::Settle(last(place)?),
            PhaseView::Score(place) => Phase::Score(last(place)?),
            PhaseView::Over => Phase::Over,
        })
    }
}
