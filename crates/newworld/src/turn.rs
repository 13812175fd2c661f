//! A turn: draw, lay, perhaps place a settler; then whatever is finished is scored (N-07).

use game::Sink;
use landscape::{Kind, PieceId, TileId, Turns};

use crate::action::{Action, Refusal};
use crate::event::Event;
use crate::place::Place;
use crate::settler::Settler;
use crate::spot::Spot;
use crate::state::{NewWorld, Phase};

impl NewWorld {
    /// Draws a tile and shows it to all; one that fits nowhere leaves the game, and another is
    /// drawn (N-11).
    #[inline]
    pub(crate) fn draw_tile(&mut self, kind: Kind, sink: &mut impl Sink<Event>) {
        self.stock.take(kind);
        sink.tell(|| Event::Drawn { seat: self.active, tile: self.rules.tiles.land_code(kind) });
        if self.map.has_room_for(self.rules.tiles.atlas(), kind) {
            self.phase = Phase::Lay(kind);
        } else {
            self.remove_tile(kind, sink);
        }
    }

    #[cold]
    fn remove_tile(&mut self, kind: Kind, sink: &mut impl Sink<Event>) {
        self.removed.push(kind);
        sink.tell(|| Event::Removed { tile: self.rules.tiles.land_code(kind) });
        if self.stock.left == 0 {
            self.end_game(sink);
        }
    }

    /// Lays the drawn tile; where no settler can be placed the turn goes straight on to scoring.
    #[inline]
    pub(crate) fn lay_tile(
        &mut self,
        kind: Kind,
        place: Place,
        turns: Turns,
        sink: &mut impl Sink<Event>,
    ) {
        let tile = self.put_tile(kind, place.cell(), turns);
        sink.tell(|| {
            let code = self.rules.tiles.land_code(kind);
            Event::Laid { seat: self.active, tile: code, place, turns }
        });
        if self.supply[self.active.index()] == 0 || self.free_pieces(tile).next().is_none() {
            self.go_on_scoring(tile, sink);
        } else {
            self.phase = Phase::Settle(tile);
        }
    }

    /// Places a settler of the active player on the tile just laid (N-15).
    #[inline]
    pub(crate) fn settle_on(&mut self, tile: TileId, spot: Spot, sink: &mut impl Sink<Event>) {
        let (laid, seat) = (*self.map.tile(tile), self.active);
        let place = Place::of(laid.cell);
        let piece = self.rules.tiles.piece_at(laid.kind, laid.turns, spot);
        let piece = laid.piece(piece.expect("settlers are placed on parts that the tile has"));
        self.put_settler(Settler { seat, role: spot.role(), column: place.column, piece });
        self.supply[seat.index()] -= 1;
        sink.tell(|| Event::Settled { seat, place, spot });
        self.go_on_scoring(tile, sink);
    }

    /// The turn is over; so is the game after the last tile (N-48).
    #[inline]
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.active = self.active.next(self.rules.seats);
        self.phase = Phase::Draw;
        if self.stock.left == 0 {
            self.end_game(sink);
        }
    }

    /// The pieces of a tile whose whole road, town or plain holds no settler (N-16).
    #[inline]
    pub(crate) fn free_pieces(&self, tile: TileId) -> impl Iterator<Item = u8> {
        let (laid, features) = (self.map.tile(tile), self.map.features());
        let pieces = self.rules.tiles.atlas().pieces(laid.kind).len() as u8;
        (0..pieces).filter(|&piece| features.load(features.root(laid.piece(piece))).is_free())
    }

    pub(crate) fn list_placements(&self, kind: Kind, into: &mut Vec<Action>) {
        for (cell, fitting) in self.map.placements(self.rules.tiles.atlas(), kind) {
            let place = Place::of(cell);
            into.extend(fitting.iter().map(|turns| Action::Lay { place, turns }));
        }
    }

    pub(crate) fn list_spots(&self, tile: TileId, into: &mut Vec<Action>) {
        let laid = self.map.tile(tile);
        let spots = self.rules.tiles.spots(laid.kind, laid.turns);
        let free = self.free_pieces(tile).map(|piece| spots[piece as usize]);
        into.extend(free.map(|spot| Action::Settle { spot }));
        into.push(Action::Pass);
    }

    /// Why the drawn tile may not lie there (N-08 to N-10).
    pub(crate) fn check_lay(&self, kind: Kind, place: Place, turns: Turns) -> Result<(), Refusal> {
        if place.column < 1 {
            return Err(Refusal::NotWest(place));
        }
        Ok(self.map.fit(self.rules.tiles.atlas(), kind, place.cell(), turns)?)
    }

    /// Why the active player may not place a settler there (N-15, N-16, N-19).
    pub(crate) fn check_settle(&self, tile: TileId, spot: Spot) -> Result<(), Refusal> {
        if self.supply[self.active.index()] == 0 {
            return Err(Refusal::NoneLeft);
        }
        let piece = self.rules.tiles.named(self.map.tile(tile), spot)?;
        let features = self.map.features();
        let claim = features.load(features.root(piece));
        if claim.is_free() { Ok(()) } else { Err(Refusal::Occupied(spot)) }
    }

    /// The piece that a spot on the tile in a place names.
    pub(crate) fn piece_at(&self, place: Place, spot: Spot) -> Option<PieceId> {
        let tile = self.map.tile_at(place.cell())?;
        Some(tile.piece(self.rules.tiles.piece_at(tile.kind, tile.turns, spot)?))
    }

    /// Where a piece lies, and what its tile calls it.
    pub(crate) fn name_of(&self, piece: PieceId) -> (Place, Spot) {
        let tile = self.map.tile_of(piece);
        let spots = self.rules.tiles.spots(tile.kind, tile.turns);
        (Place::of(tile.cell), spots[tile.index_of(piece) as usize])
    }

    /// The name under which a decision is listed.
    pub(crate) fn canonical_action(&self, action: Action) -> Action {
        match (self.phase, action) {
            (Phase::Lay(kind), Action::Lay { place, turns }) => {
                Action::Lay { place, turns: self.rules.tiles.atlas().first_alike(kind, turns) }
            }
            (Phase::Settle(tile), Action::Settle { spot }) => {
                let spot = self.rules.tiles.proper_name(self.map.tile(tile), spot);
                Action::Settle { spot }
            }
            (Phase::Score(tile), Action::Score { place, spot }) => {
                let due = self.piece_at(place, spot).and_then(|piece| self.due_name(tile, piece));
                let (place, spot) = due.unwrap_or((place, spot));
                Action::Score { place, spot }
            }
            _ => action,
        }
    }
}
