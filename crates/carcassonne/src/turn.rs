//! A turn: draw, lay, perhaps place a figure, score (B-02).

use game::{Rng, Sink, luck};
use landscape::{Cell, Kind, PieceId, Terrain, TileId, Turns};

use crate::action::{Action, Refusal};
use crate::event::Event;
use crate::expansions;
use crate::figure::{Figure, StandingFigure};
use crate::spot::Spot;
use crate::state::{Carcassonne, Phase};

impl Carcassonne {
    /// Draws a tile; one that fits nowhere leaves the game and another is drawn (B-04).
    #[inline]
    pub(crate) fn draw_tile(&mut self, kind: Kind, sink: &mut impl Sink<Event>) {
        self.stock.take(kind);
        let code = self.rules.tiles.kind(kind).code;
        sink.tell(|| Event::Drawn { seat: self.active, tile: code });
        if expansions::holds_back(self, kind, sink) {
            if self.stack_is_empty() {
                self.end_game(sink);
            }
            return;
        }
        if self.map.has_room_for(self.rules.tiles.atlas(), kind) {
            self.phase = Phase::Lay(kind);
            return;
        }
        self.removed.push(kind);
        sink.tell(|| Event::Removed { tile: code });
        if self.stack_is_empty() {
            self.end_game(sink);
        }
    }

    /// Lays the drawn tile; where no figure can be placed the turn goes straight on to scoring.
    #[inline]
    pub(crate) fn lay_tile(
        &mut self,
        kind: Kind,
        cell: Cell,
        turns: Turns,
        sink: &mut impl Sink<Event>,
    ) {
        let tile = self.put_tile(kind, cell, turns);
        let code = self.rules.tiles.kind(kind).code;
        sink.tell(|| Event::Laid { seat: self.active, tile: code, cell, turns });
        expansions::laid(self, tile, sink);
        self.phase = Phase::Figure(tile);
        if !self.has_choice(tile) {
            self.finish_step(sink);
        }
    }

    /// Can anything be done in step 2?
    #[inline]
    fn has_choice(&self, tile: TileId) -> bool {
        self.supply[self.active.index()].followers() > 0
            && expansions::bars_followers(self, tile).is_none()
            && self.free_pieces(tile).next().is_some()
            || expansions::offers_any(self, tile)
    }

    /// Puts a figure of the active player onto a piece of the tile just laid.
    #[inline]
    pub(crate) fn place_figure(
        &mut self,
        tile: TileId,
        figure: Figure,
        spot: Spot,
        sink: &mut impl Sink<Event>,
    ) {
        self.stand(tile, figure, spot, sink);
        self.finish_step(sink);
    }

    /// Takes a figure of the active player from the supply and stands it on a tile.
    #[inline]
    pub(crate) fn stand(
        &mut self,
        tile: TileId,
        figure: Figure,
        spot: Spot,
        sink: &mut impl Sink<Event>,
    ) {
        let laid = *self.map.tile(tile);
        let seat = self.active;
        let piece = self.rules.tiles.piece_at(laid.kind, laid.turns, spot);
        let piece = laid.piece(piece.expect("a figure is placed on a part of the tile"));
        self.put_figure(StandingFigure { seat, figure, piece });
        *self.supply[seat.index()].of_mut(figure) -= 1;
        sink.tell(|| Event::Placed { seat, figure, cell: laid.cell, spot });
    }

    /// Stands a figure on a piece; no rule is asked and the supply is not touched.
    #[inline]
    pub(crate) fn put_figure(&mut self, standing: StandingFigure) {
        self.figures.push(standing);
        let root = self.map.features().root(standing.piece);
        self.map.features_mut().load_mut(root).add(standing.seat, standing.figure);
    }

    /// Step 2 is over: what comes between, and then step 3.
    #[inline]
    pub(crate) fn finish_step(&mut self, sink: &mut impl Sink<Event>) {
        let tile = self.laid();
        if !expansions::interrupts(self, tile, sink) {
            self.finish_turn(tile, sink);
        }
    }

    /// Step 3 and the end of the turn.
    #[inline]
    pub(crate) fn finish_turn(&mut self, tile: TileId, sink: &mut impl Sink<Event>) {
        self.score_finished(sink);
        if !expansions::follows(self, tile, sink) {
            self.end_turn(sink);
        }
    }

    /// The turn is over: the next seat draws, or the same once more, or nobody.
    #[inline]
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Draw;
        if expansions::goes_on(self, sink) {
            return;
        }
        self.active = self.active.next(self.rules.seats);
        if self.stack_is_empty() {
            self.end_game(sink);
        } else {
            expansions::turn_begins(self, sink);
        }
    }

    /// The pieces of a tile whose whole feature holds no follower (B-06).
    #[inline]
    pub(crate) fn free_pieces(&self, tile: TileId) -> impl Iterator<Item = u8> {
        let laid = self.map.tile(tile);
        let pieces = self.rules.tiles.atlas().pieces(laid.kind);
        let farmers = self.rules.agreement.farmers;
        (0..pieces.len() as u8)
            .filter(move |&piece| farmers || pieces[piece as usize].terrain != Terrain::Land)
            .filter(|&piece| {
                let features = self.map.features();
                features.load(features.root(laid.piece(piece))).is_free()
            })
    }

    pub(crate) fn list_placements(&self, kind: Kind, into: &mut Vec<Action>) {
        _ = expansions::offer_early(self, &mut expansions::listing(into));
        for (cell, fitting) in self.map.placements(self.rules.tiles.atlas(), kind) {
            into.extend(fitting.iter().map(|turns| Action::Lay { cell, turns }));
        }
    }

    /// One of what [`Carcassonne::list_placements`] lists, drawn without making the list.
    #[inline]
    pub(crate) fn pick_placement(
        &self,
        kind: Kind,
        rng: &mut impl Rng,
        early: &mut Vec<Action>,
    ) -> Option<Action> {
        let atlas = self.rules.tiles.atlas();
        let lay = |(cell, turns)| Action::Lay { cell, turns };
        _ = expansions::offer_early(self, &mut expansions::listing(early));
        if early.is_empty() {
            return self.map.pick_placement(atlas, kind, rng).map(lay);
        }
        let all = early.len() + self.map.count_placements(atlas, kind);
        let drawn = luck::below(rng, all as u32) as usize;
        match drawn.checked_sub(early.len()) {
            None => early.get(drawn).copied(),
            Some(place) => self.map.placement(atlas, kind, place).map(lay),
        }
    }

    pub(crate) fn list_figures(&self, tile: TileId, into: &mut Vec<Action>) {
        if expansions::duty(self, tile).is_some() {
            _ = expansions::offer(self, tile, &mut expansions::listing(into));
            return;
        }
        if expansions::bars_followers(self, tile).is_none() {
            self.list_followers(tile, into);
        }
        _ = expansions::offer(self, tile, &mut expansions::listing(into));
        into.push(Action::Pass);
    }

    fn list_followers(&self, tile: TileId, into: &mut Vec<Action>) {
        let laid = self.map.tile(tile);
        let spots = self.rules.tiles.spots(laid.kind, laid.turns);
        for figure in Figure::FOLLOWERS {
            if self.supply[self.active.index()].of(figure) > 0 {
                let pieces = self.free_pieces(tile);
                into.extend(
                    pieces.map(|piece| Action::Place { figure, spot: spots[piece as usize] }),
                );
            }
        }
    }

    /// Why the drawn tile may not lie there (B-03).
    pub(crate) fn check_lay(&self, kind: Kind, cell: Cell, turns: Turns) -> Result<(), Refusal> {
        Ok(self.map.fit(self.rules.tiles.atlas(), kind, cell, turns)?)
    }

    /// Why the active player may not place that figure there (B-05 to B-07).
    pub(crate) fn check_place(
        &self,
        tile: TileId,
        figure: Figure,
        spot: Spot,
    ) -> Result<(), Refusal> {
        expansions::check_duty(self, tile, Action::Place { figure, spot })?;
        if figure.is_follower() {
            self.check_follower(tile, figure, spot)
        } else {
            expansions::check_helper(self, tile, figure, spot)
        }
    }

    /// The piece of a tile with this name, if that is what it is called.
    pub(crate) fn named_piece(&self, tile: TileId, spot: Spot) -> Result<PieceId, Refusal> {
        Ok(self.rules.tiles.named(self.map.tile(tile), spot)?)
    }

    /// Why no follower of the active player may stand there, on whichever tile.
    pub(crate) fn check_follower(
        &self,
        tile: TileId,
        figure: Figure,
        spot: Spot,
    ) -> Result<(), Refusal> {
        if self.supply[self.active.index()].of(figure) == 0 {
            return Err(Refusal::NoneLeft(figure));
        }
        let piece = self.named_piece(tile, spot)?;
        if let Some(forbidden) = expansions::bars_followers(self, tile) {
            return Err(forbidden.into());
        }
        if spot.terrain() == Terrain::Land && !self.rules.agreement.farmers {
            return Err(Refusal::NoFarmers);
        }
        let features = self.map.features();
        let claim = features.load(features.root(piece));
        if claim.is_free() { Ok(()) } else { Err(Refusal::Occupied(spot)) }
    }

    /// The name under which [`Carcassonne::list_figures`] lists a decision.
    pub(crate) fn canonical_action(&self, action: Action) -> Action {
        match (self.phase, action) {
            (Phase::Lay(kind), Action::Lay { cell, turns }) => {
                Action::Lay { cell, turns: self.rules.tiles.atlas().first_alike(kind, turns) }
            }
            (phase, Action::Place { figure, spot }) => match placing_on(phase) {
                Some(tile) => {
                    let spot = self.rules.tiles.proper_name(self.map.tile(tile), spot);
                    Action::Place { figure, spot }
                }
                None => action,
            },
            _ => action,
        }
    }
}

/// The tile on which a figure may be placed now.
fn placing_on(phase: Phase) -> Option<TileId> {
    match phase {
        Phase::Figure(tile) => Some(tile),
        Phase::Interlude(interlude) => expansions::placing_on(interlude),
        Phase::Draw | Phase::Lay(_) | Phase::Over => None,
    }
}
