//! What must hold in every state.

use game::Seat;
use landscape::Terrain;

use crate::expansions::{self, Interlude};
use crate::figure::{Figure, StandingFigure};
use crate::options::DragonMoves;
use crate::state::{Carcassonne, Phase};

impl Carcassonne {
    /// Says which law is broken, if any.
    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        self.every_tile_is_somewhere()?;
        self.every_figure_is_somewhere()?;
        self.claims_match_figures()?;
        self.finished_features_are_empty()?;
        self.drawn_tile_fits()?;
        expansions::laws(self)
    }

    fn every_tile_is_somewhere(&self) -> Result<(), String> {
        let boxes = u16::from(self.rules.agreement.boxes);
        for (index, kind) in self.rules.tiles.kinds().iter().enumerate() {
            let is = |other: landscape::Kind| other.index() == index;
            let laid = self.map.tiles().iter().filter(|tile| is(tile.kind)).count() as u16;
            let removed = self.removed.iter().filter(|&&kind| is(kind)).count() as u16;
            let drawn = u16::from(matches!(self.phase, Phase::Lay(kind) if is(kind)));
            let aside = self.extras.dragon.aside.iter().filter(|&&kind| is(kind)).count() as u16;
            let sum = laid + removed + drawn + aside + self.stock.counts[index];
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

    /// In the supply, on the map, on a tower or a prisoner, exactly once.
    fn every_figure_is_somewhere(&self) -> Result<(), String> {
        for seat in Seat::first(self.rules.seats) {
            for figure in Figure::ALL {
                let own =
                    |standing: &&StandingFigure| standing.seat == seat && standing.figure == figure;
                let standing = self.figures.iter().filter(own).count();
                let supply = usize::from(self.supply[seat.index()].of(figure));
                let elsewhere = self.figures_elsewhere(seat, figure);
                if standing + supply + elsewhere != usize::from(self.figures_each(figure)) {
                    return Err(format!(
                        "seat {seat}, {figure}: {standing} stand, {supply} in supply, {elsewhere} \
                         elsewhere"
                    ));
                }
            }
        }
        Ok(())
    }

    fn claims_match_figures(&self) -> Result<(), String> {
        let features = self.map.features();
        for (root, terrain) in self.held_features() {
            let mut followers = [0u8; game::SEATS_MAX];
            for figure in self.figures.iter().filter(|figure| features.root(figure.piece) == root) {
                followers[figure.seat.index()] += figure.figure.strength();
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
        let strength = |standing: &StandingFigure| u32::from(standing.figure.strength());
        let standing: u32 = self.figures.iter().map(strength).sum();
        if claimed == standing {
            return Ok(());
        }
        Err(format!("features hold {claimed} followers, the map {standing}"))
    }

    /// Nobody stands in a finished road, city or monastery: it was scored, unless the tile of this turn has
    /// just finished it.
    fn finished_features_are_empty(&self) -> Result<(), String> {
        let due = self.scoring_is_due();
        let waiting = self.map.finished(self.rules.tiles.atlas(), |_| due);
        let finished = |&(root, terrain): &(landscape::PieceId, Terrain)| {
            terrain != Terrain::Land && self.map.features().open(root) == 0
        };
        let held = self.held_features().into_iter().filter(finished);
        let mut unpaid = held.filter(|&(root, _)| waiting.find(root).is_none());
        match unpaid.next() {
            Some(_) if self.phase == Phase::Over => Ok(()),
            Some((_, terrain)) => Err(format!("a finished {} was not scored", terrain.word())),
            None => Ok(()),
        }
    }

    /// Is the tile of this turn laid and not scored yet?
    fn scoring_is_due(&self) -> bool {
        let late = self.rules.agreement.dragon_moves == DragonMoves::AfterScoring;
        match self.phase {
            Phase::Draw | Phase::Lay(_) | Phase::Over => false,
            Phase::Figure(_) => true,
            Phase::Interlude(interlude) => !(late && interlude == Interlude::Dragon),
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
