//! Figures that leave the map, and where figures stand.

use game::Sink;
use landscape::{Cell, PieceId, TileId};

use crate::event::{Event, Homecoming};
use crate::expansions;
use crate::figure::{Figure, StandingFigure};
use crate::options::LonelyPig;
use crate::spot::Spot;
use crate::state::Carcassonne;

impl Carcassonne {
    /// Where a piece lies, and what that part of its tile is called.
    pub(crate) fn cell_and_spot(&self, piece: PieceId) -> (Cell, Spot) {
        let tile = self.map.tile_of(piece);
        let spots = self.rules.tiles.spots(tile.kind, tile.turns);
        (tile.cell, spots[tile.index_of(piece) as usize])
    }

    /// The follower on a part of a tile, by its place in the list of figures.
    pub(crate) fn follower_at(&self, cell: Cell, spot: Spot) -> Option<usize> {
        let piece = self.named_piece(self.map.at(cell)?, spot).ok()?;
        let here =
            |standing: &StandingFigure| standing.piece == piece && standing.figure.is_follower();
        self.figures.iter().position(here)
    }

    /// Moves figures until they stand like these, on the same map; those that came first have mostly stayed.
    pub(crate) fn stand_like(&mut self, figures: &[StandingFigure]) {
        let pairs = self.figures.iter().zip(figures);
        let stayed = pairs.take_while(|(own, other)| own == other).count();
        let features = self.map.features_mut();
        for standing in &self.figures[stayed..] {
            let root = features.root(standing.piece);
            features.load_mut(root).remove(standing.seat, standing.figure);
        }
        self.figures.truncate(stayed);
        figures[stayed..].iter().for_each(|&standing| self.put_figure(standing));
    }

    /// The tile of this turn.
    pub(crate) fn laid(&self) -> TileId {
        TileId(self.map.tiles().len() as u16 - 1)
    }

    /// The followers of a scored feature go back to their owners, and builders with them
    /// (B-09, T-12).
    pub(crate) fn take_back(&mut self, root: PieceId, sink: &mut impl Sink<Event>) {
        self.map.features_mut().load_mut(root).clear();
        let (map, tiles, supply) = (&self.map, &self.rules.tiles, &mut self.supply);
        self.figures.retain(|standing| {
            if map.features().root(standing.piece) != root {
                return true;
            }
            *supply[standing.seat.index()].of_mut(standing.figure) += 1;
            sink.tell(|| {
                let tile = map.tile_of(standing.piece);
                let spots = tiles.spots(tile.kind, tile.turns);
                let spot = spots[tile.index_of(standing.piece) as usize];
                let (seat, figure) = (standing.seat, standing.figure);
                let why = Homecoming::Scored;
                Event::Returned { seat, figure, cell: tile.cell, spot, why }
            });
            false
        });
        expansions::left(self);
    }

    /// A figure goes back to its owner's supply without being scored.
    pub(crate) fn send_home(&mut self, index: usize, why: Homecoming, sink: &mut impl Sink<Event>) {
        let StandingFigure { seat, figure, piece } = self.lift(index, sink);
        *self.supply[seat.index()].of_mut(figure) += 1;
        sink.tell(|| {
            let (cell, spot) = self.cell_and_spot(piece);
            Event::Returned { seat, figure, cell, spot, why }
        });
    }

    /// Takes a figure off the map and hands it to the caller. Where it was the last follower of
    /// its seat in the feature, the seat's builder or pig there goes home at once (T-12, T-15).
    pub(crate) fn lift(&mut self, index: usize, sink: &mut impl Sink<Event>) -> StandingFigure {
        let standing = self.figures.remove(index);
        expansions::left(self);
        let root = self.map.features().root(standing.piece);
        let claim = self.map.features_mut().load_mut(root);
        claim.remove(standing.seat, standing.figure);
        let lonely = claim.followers[standing.seat.index()] == 0 && claim.has_helper(standing.seat);
        if lonely && let Some(helper) = self.helper_in(standing, root) {
            self.send_home(helper, Homecoming::Alone, sink);
        }
        standing
    }

    /// The builder or pig of the same seat in a feature, unless it stays there alone (E-03).
    fn helper_in(&self, lifted: StandingFigure, root: PieceId) -> Option<usize> {
        let stays = self.rules.agreement.lonely_pig == LonelyPig::Stays;
        self.figures.iter().position(|standing| {
            standing.seat == lifted.seat
                && !standing.figure.is_follower()
                && !(stays && standing.figure == Figure::Pig)
                && self.map.features().root(standing.piece) == root
        })
    }
}
