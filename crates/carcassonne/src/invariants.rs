//! What must hold in every state.

use game::Seat;
use landscape::Terrain;

use crate::figure::FOLLOWERS;
use crate::state::{Carcassonne, Phase};

impl Carcassonne {
    /// Says which law is broken, if any.
    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        self.every_tile_is_somewhere()?;
        self.every_follower_is_somewhere()?;
        self.claims_match_figures()?;
        self.finished_features_are_empty()?;
        self.drawn_tile_fits()
    }

    fn every_tile_is_somewhere(&self) -> Result<(), String> {
        let boxes = u16::from(self.rules.agreement.boxes);
        for (index, kind) in self.rules.tiles.kinds().iter().enumerate() {
            let is = |other: landscape::Kind| other.index() == index;
            let laid = self.map.tiles().iter().filter(|tile| is(tile.kind)).count() as u16;
            let removed = self.removed.iter().filter(|&&kind| is(kind)).count() as u16;
            let drawn = u16::from(matches!(self.phase, Phase::Lay(kind) if is(kind)));
            let sum = laid + removed + drawn + self.stock.counts[index];
            if sum != kind.count * boxes {
                return Err(format!("{sum} tiles {} of {}", kind.code, kind.count * boxes));
            }
        }
        let left: u16 = self.stock.counts.iter().sum();
        if left == self.stock.left {
            Ok(())
        } else {
            Err(format!("{left} tiles left, not as noted"))
        }
    }

    fn every_follower_is_somewhere(&self) -> Result<(), String> {
        for seat in Seat::first(self.rules.seats) {
            let standing = self.figures.iter().filter(|figure| figure.seat == seat).count();
            let supply = usize::from(self.supply[seat.index()]);
            if standing + supply != usize::from(FOLLOWERS) {
                return Err(format!("seat {seat}: {standing} followers stand, {supply} in supply"));
            }
        }
        Ok(())
    }

    fn claims_match_figures(&self) -> Result<(), String> {
        let features = self.map.features();
        for (root, terrain) in self.held_features() {
            let mut followers = [0u8; game::SEATS_MAX];
            for figure in self.figures.iter().filter(|figure| features.root(figure.piece) == root) {
                followers[figure.seat.index()] += 1;
            }
            if followers != features.load(root).followers {
                return Err(format!("the {} of piece {root:?} miscounts", terrain.word()));
            }
        }
        let claimed: u32 = (0..features.len() as u16)
            .map(landscape::PieceId)
            .filter(|&piece| features.root(piece) == piece)
            .map(|root| features.load(root).followers.iter().map(|&n| u32::from(n)).sum::<u32>())
            .sum();
        if claimed as usize == self.figures.len() {
            return Ok(());
        }
        Err(format!("features hold {claimed} followers, the map {}", self.figures.len()))
    }

    /// Between turns nobody stands in a finished road, city or monastery: it was scored.
    fn finished_features_are_empty(&self) -> Result<(), String> {
        if !matches!(self.phase, Phase::Draw | Phase::Lay(_)) {
            return Ok(());
        }
        let finished = |&(root, terrain): &(landscape::PieceId, Terrain)| {
            terrain != Terrain::Land && self.map.features().open(root) == 0
        };
        match self.held_features().into_iter().find(finished) {
            Some((_, terrain)) => Err(format!("a finished {} was not scored", terrain.word())),
            None => Ok(()),
        }
    }

    fn drawn_tile_fits(&self) -> Result<(), String> {
        match self.phase {
            Phase::Lay(kind) if !self.map.has_room_for(self.rules.tiles.atlas(), kind) => {
                Err("the drawn tile fits nowhere".to_owned())
            }
            _ => Ok(()),
        }
    }
}
