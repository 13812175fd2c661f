//! Step 3: what the tile just laid has finished is scored (B-10 to B-17).

use game::{SEATS_MAX, Seat, Sink};
use landscape::{Cell, PieceId, Terrain, TileId};

use crate::event::{Event, Feature, Scoring};
use crate::expansions;
use crate::figure::Claim;
use crate::final_scoring::award;
use crate::options::TwoTileCity;
use crate::state::Carcassonne;

impl Carcassonne {
    /// Scores all that the tile of this turn has finished, then takes the followers back (B-16). What nobody holds
    /// pays nobody (B-17), but the expansions hear of it.
    #[inline]
    pub(crate) fn score_finished(&mut self, sink: &mut impl Sink<Event>) {
        let plain = self.rules.plain;
        let wanted = |claim: &Claim| !plain || !claim.is_free();
        let finished = self.map.finished(self.rules.tiles.atlas(), wanted);
        for (root, terrain) in finished.iter() {
            if !self.map.features().load(root).is_free() {
                self.score(root, terrain, sink);
            }
            expansions::finished(self, root, terrain, sink);
        }
        for (root, _) in finished.iter() {
            if !self.map.features().load(root).is_free() {
                self.take_back(root, sink);
            }
        }
    }

    /// Pays what is finished to whoever holds it.
    #[inline]
    fn score(&mut self, root: PieceId, terrain: Terrain, sink: &mut impl Sink<Event>) {
        let claim = self.map.features().load(root);
        let points = self.value(root, terrain);
        award(&mut self.scores, claim.majority(), points);
        sink.tell(|| Event::Scored(self.explain(root, terrain, points)));
        let mut gained = Vec::new();
        expansions::gains(self, root, &mut |gain| gained.push(gain));
        for gain in gained {
            self.pay(gain, sink);
        }
    }

    /// What a feature other than a field is worth now: finished, or as it stands (B-21).
    #[inline]
    pub(crate) fn value(&self, root: PieceId, terrain: Terrain) -> i32 {
        let features = self.map.features();
        let tiles = i32::from(features.tiles(root));
        let open = features.open(root);
        let claim = features.load(root);
        match terrain {
            Terrain::Road if claim.inn_or_cathedral => tiles * expansions::rate(terrain, open == 0),
            Terrain::Road => tiles,
            Terrain::Town => {
                let rate = match open {
                    _ if claim.inn_or_cathedral => expansions::rate(terrain, open == 0),
                    0 => self.city_rate(tiles),
                    _ => 1,
                };
                (tiles + i32::from(claim.pennants)) * rate
            }
            // Itself and the neighbours that have come: 9 when surrounded (B-15).
            Terrain::Monastery => 9 - i32::from(open),
            Terrain::Land => 0,
        }
    }

    /// What a road with an inn or a city with a cathedral would pay if it were finished as it is.
    pub(crate) fn value_when_finished(&self, root: PieceId, terrain: Terrain) -> i32 {
        let features = self.map.features();
        let units = i32::from(features.tiles(root)) + i32::from(features.load(root).pennants);
        units * expansions::rate(terrain, true)
    }

    /// What a road or city would pay if it were finished as it is.
    pub(crate) fn value_once_finished(&self, root: PieceId, terrain: Terrain) -> i32 {
        let features = self.map.features();
        let claim = features.load(root);
        let tiles = i32::from(features.tiles(root));
        match terrain {
            _ if claim.inn_or_cathedral => self.value_when_finished(root, terrain),
            Terrain::Town => (tiles + i32::from(claim.pennants)) * self.city_rate(tiles),
            _ => tiles,
        }
    }

    /// Points per tile and pennant of a finished city (B-12, B-13).
    fn city_rate(&self, tiles: i32) -> i32 {
        match self.rules.agreement.two_tile_city {
            TwoTileCity::Two if tiles == 2 => 1,
            _ => 2,
        }
    }

    /// Why a feature pays what it pays.
    pub(crate) fn explain(&self, root: PieceId, terrain: Terrain, points: i32) -> Scoring {
        let features = self.map.features();
        let claim = features.load(root);
        Scoring {
            feature: Feature::of(terrain),
            finished: terrain != Terrain::Land && features.open(root) == 0,
            tiles: self.tiles_of(root, terrain),
            pennants: claim.pennants,
            cities: Vec::new(),
            figures: self.per_seat(&claim.followers),
            inn_or_cathedral: claim.inn_or_cathedral,
            points,
            holders: claim.majority(),
        }
    }

    /// The tiles of a feature, sorted; a monastery's with the neighbours that have come.
    pub(crate) fn tiles_of(&self, root: PieceId, terrain: Terrain) -> Vec<Cell> {
        let features = self.map.features();
        let cell = |piece| self.map.tile(TileId(features.tile_of(piece))).cell;
        self.counted(terrain, features.members(root).map(cell).collect())
    }

    /// What counts for a feature with pieces in these cells, each tile once (B-11, B-21).
    pub(crate) fn counted(&self, terrain: Terrain, mut cells: Vec<Cell>) -> Vec<Cell> {
        if terrain == Terrain::Monastery {
            let near = cells.iter().flat_map(|cell| cell.around());
            let near: Vec<Cell> = near.filter(|&near| self.map.at(near).is_some()).collect();
            cells.extend(near);
        }
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The entries of a table for the seats that play.
    pub(crate) fn per_seat<T: Copy>(&self, table: &[T; SEATS_MAX]) -> Vec<T> {
        Seat::first(self.rules.seats).map(|seat| table[seat.index()]).collect()
    }
}
