//! From a view back to the game that shows it.
//!
//! All of this game lies open, so a view is enough to go on from: a page asks the rules what is
//! joined to what, what fits where and what pays, instead of knowing it a second time.

use std::sync::Arc;

use landscape::{Kind, Stock, TileCode, TileId};

use crate::place::Place;
use crate::position::{DrawingError, senseless, wrong};
use crate::state::{NewWorld, Phase};
use crate::surveyors::Surveyors;
use crate::tiles::TileSet;
use crate::view::{PhaseView, View};

/// More points than the most tiles a table can hold could bring, and few enough to be added up.
const POINTS_MAX: i32 = 1_000_000;

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
        self.resume_with(tiles.map_err(|error| senseless(error.to_string()))?)
    }

    /// The same for who has read the tiles of the options already.
    pub fn resume_with(&self, tiles: Arc<TileSet>) -> Result<NewWorld, DrawingError> {
        let mut game = NewWorld::with_tiles(tiles, &self.options, self.seats.len())?;
        if self.active.index() >= self.seats.len() {
            return Err(senseless(format!("there is no seat {} to play", self.active)));
        }
        game.active = self.active;
        game.lay_all(&self.tiles)?;
        self.settlers.iter().try_for_each(|settler| game.place(settler))?;
        let surveyors = Surveyors::at(self.surveyors);
        game.surveyors =
            surveyors.ok_or_else(|| senseless("surveyors more than a column apart"))?;
        for (place, seat) in self.seats.iter().enumerate() {
            if !(0..=POINTS_MAX).contains(&seat.score) {
                return Err(senseless(format!("{} points", seat.score)));
            }
            game.scores[place] = seat.score;
            game.supply[place] = seat.settlers;
        }
        self.take_stock(&mut game)?;
        game.phase = self.phase_in(&game)?;
        game.check_invariants().map_err(senseless)?;
        Ok(game)
    }

    fn take_stock(&self, game: &mut NewWorld) -> Result<(), DrawingError> {
        let mut counts = vec![0; game.stock.counts.len()];
        for kind in &self.stock {
            let place = find(game, kind.tile)?.index();
            if kind.count > game.stock.counts[place] {
                return Err(senseless(format!("{} tiles {} are left", kind.count, kind.tile)));
            }
            counts[place] = kind.count;
        }
        if self.removed.len() > usize::from(game.stock.left) {
            return Err(senseless(format!("{} tiles were removed", self.removed.len())));
        }
        let removed = self.removed.iter().map(|&code| find(game, code));
        game.removed = removed.collect::<Result<_, _>>()?;
        game.stock = Stock::new(counts);
        Ok(())
    }

    fn phase_in(&self, game: &NewWorld) -> Result<Phase, DrawingError> {
        let last = |place: Place| {
            let last = TileId((game.map.tiles().len() as u16).saturating_sub(1));
            let laid = game.map.at(place.cell()).filter(|&tile| tile == last);
            laid.filter(|_| place.column > 0)
                .ok_or_else(|| wrong(place, "is not the tile laid last"))
        };
        Ok(match self.phase {
            PhaseView::Draw => Phase::Draw,
            PhaseView::Lay(code) => Phase::Lay(find(game, code)?),
            PhaseView::Settle(place) => Phase::Settle(last(place)?),
            PhaseView::Score(place) => Phase::Score(last(place)?),
            PhaseView::Over => Phase::Over,
        })
    }
}

fn find(game: &NewWorld, code: TileCode) -> Result<Kind, DrawingError> {
    game.rules.tiles.find(code).ok_or_else(|| senseless(format!("there is no tile {code}")))
}
