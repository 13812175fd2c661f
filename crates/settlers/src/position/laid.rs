//! How far a board is laid out: what lies there is what the scenario prints or what its pools deal, and
//! nothing lies before its time or is missing after it.

use super::{Dealing, Position, Step};
use crate::board::{ChipCell, hexes_in};
use crate::geometry::NOWHERE;
use crate::land::Terrain;
use crate::options::HarbourDeal;
use crate::phase::Phase;
use crate::scenario::{How, Pool};
use crate::state::Settlers;

/// Why a board cannot be laid out like that.
type Why = String;

impl Position {
    /// Says which printed chips are not what the scenario prints. Where chips leave the main island for
    /// the small ones (S-62), a printed one may be gone.
    pub(super) fn wrong_chips(&self, game: &Settlers) -> Vec<Why> {
        let may_leave = game.board().bag_hexes != 0 && !self.phase.is_deal();
        let printed = game.board().grids.chips.iter().zip(&self.sketch.hexes).enumerate();
        let wrong = printed.filter_map(|(hex, (cell, (_, chip)))| match cell {
            ChipCell::Number(number) if number == chip || may_leave && *chip == 0 => None,
            ChipCell::Number(number) => Some(format!("the chip {number} is printed on h{hex}")),
            ChipCell::None if *chip != 0 => Some(format!("h{hex} never has a chip")),
            _ => None,
        });
        wrong.collect()
    }
}

impl Settlers {
    /// Hexes, chips, harbours, robber and pirate, each in its time.
    pub(super) fn check_layout(&self, position: &Position) -> Result<(), Why> {
        let step = position.phase;
        for at in 0..self.board().scenario.pools.len() {
            self.check_terrain_of(at, step)?;
            self.check_chips_of(at)?;
        }
        match step.is_deal() {
            true => self.check_hidden()?,
            false => self.check_chips_in_play()?,
        }
        self.check_harbours(step)?;
        self.check_robbers(step)
    }

    /// The hexes of a pool: all dealt, or the next of them now, or none yet.
    fn check_terrain_of(&self, at: usize, step: Step) -> Result<(), Why> {
        let pool = &self.board().scenario.pools[at];
        let Some(pile) = pool.terrain else { return Ok(()) };
        let left = self.left_of_terrain(at)?;
        if pool.how != How::Shuffle {
            return Ok(());
        }
        let fits = match self.now.phase {
            Phase::DealTerrain { pool: now, .. } if usize::from(now) < at => left == pile,
            Phase::DealTerrain { pool: now, hex } if usize::from(now) == at => {
                let later = hexes_in(pool.hexes).filter(|other| *other > usize::from(hex));
                later.into_iter().all(|other| !self.is_dealt(other))
            }
            _ => left.iter().all(|count| *count == 0),
        };
        match (fits, step) {
            (true, _) => Ok(()),
            (_, Step::Deal(Dealing::Terrain)) => Err("hexes are dealt in their order".to_owned()),
            _ => Err(format!("hexes of the pool '{}' are missing", pool.name)),
        }
    }

    /// Does a hex show what was dealt to it?
    fn is_dealt(&self, hex: usize) -> bool {
        let printed = self.board().grids.terrain[hex];
        printed == Terrain::Unknown && self.now.terrain[hex] != Terrain::Unknown
    }

    /// The chips of a pool: all dealt, or the next of them now, or none yet.
    fn check_chips_of(&self, at: usize) -> Result<(), Why> {
        let pool = &self.board().scenario.pools[at];
        let (Some(pile), How::Shuffle | How::Spiral) = (pool.chips, pool.how) else {
            return Ok(());
        };
        let left = self.left_of_chips(at)?;
        let fits = match self.now.phase {
            Phase::DealTerrain { .. } => left == pile,
            Phase::DealSpiral { pool: now } if usize::from(now) <= at => left == pile,
            Phase::DealRed { pool: now } | Phase::DealChip { pool: now, .. }
                if usize::from(now) <= at =>
            {
                usize::from(now) == at || left == pile
            }
            _ => left.iter().all(|count| *count == 0) || self.gave_chips(pool),
        };
        if fits {
            Ok(())
        } else {
            Err(format!("chips of the pool '{}' lie out of time", pool.name))
        }
    }

    /// May chips of this pool have left for the small islands (S-62)? The set-up must be under way.
    fn gave_chips(&self, pool: &Pool) -> bool {
        let on_small = |hex: usize| self.now.chips[hex] != 0;
        pool.hexes & self.board().start != 0 && hexes_in(self.board().bag_hexes).any(on_small)
    }

    /// While the board is laid out, nothing is found yet.
    fn check_hidden(&self) -> Result<(), Why> {
        let hidden = |hex: usize| !self.board().is_face_down(hex) || !self.is_dealt(hex);
        let bare = |hex: usize| {
            let cell = self.board().grids.chips[hex];
            !matches!(cell, ChipCell::Hidden | ChipCell::InPlay) || self.now.chips[hex] == 0
        };
        match (0..self.geometry().hexes()).all(|hex| hidden(hex) && bare(hex)) {
            true => Ok(()),
            false => Err("something is found on a board that is not laid out yet".to_owned()),
        }
    }

    /// Land that was found has its chip, and chips leave the main island only when the bag is
    /// empty (S-62).
    fn check_chips_in_play(&self) -> Result<(), Why> {
        let filled = self.now.chip_pile.iter().any(|count| *count > 0);
        for hex in 0..self.geometry().hexes() {
            let waits = matches!(self.now.phase, Phase::FindChip { hex: found, .. } if usize::from(found) == hex);
            let bare = self.now.terrain[hex].takes_chip() && self.now.chips[hex] == 0;
            let comes_later = self.board().bag_hexes >> hex & 1 == 1;
            if bare && filled && !waits && !comes_later {
                return Err(format!("h{hex} has no chip"));
            }
        }
        Ok(())
    }

    fn check_harbours(&self, step: Step) -> Result<(), Why> {
        let left = self.now.harbour_pile.iter().any(|count| *count > 0);
        let free = self.board().scenario.spots.is_empty() && !self.harbour_places().is_empty();
        let fixed = self.terms.options.harbours == HarbourDeal::Fixed;
        let laid = &self.now.harbours[..usize::from(self.now.harbour_count)];
        match step {
            Step::Deal(_) | Step::AgreeDeal { .. } if !laid.is_empty() => {
                Err("harbours on a board that is not laid out yet".to_owned())
            }
            Step::Deal(_) | Step::AgreeDeal { .. } => Ok(()),
            Step::DealHarbour if fixed => Err("the harbours of this table are fixed".to_owned()),
            Step::DealHarbour => Ok(()),
            Step::DrawHarbour | Step::LayHarbour(_) if free => Ok(()),
            Step::DrawHarbour | Step::LayHarbour(_) => Err("no coast is left for it".to_owned()),
            _ if laid.len() < self.board().scenario.spots.len() || left && free => {
                Err("harbours are missing".to_owned())
            }
            _ => self.check_fixed_harbours(),
        }
    }

    /// Where harbours are not shuffled, each lies on its spot.
    fn check_fixed_harbours(&self) -> Result<(), Why> {
        let laid = &self.now.harbours[..usize::from(self.now.harbour_count)];
        let spots = self.board().scenario.spots.len();
        if self.terms.options.harbours != HarbourDeal::Fixed || spots == 0 {
            return Ok(());
        }
        let wrong = |(spot, (side, kind)): (usize, &(u8, crate::land::HarbourKind))| {
            let fixed = self.board().fixed_harbour(spot);
            (fixed != *kind).then(|| format!("the harbour at s{side} is {fixed}, not {kind}"))
        };
        laid.iter().enumerate().take(spots).find_map(wrong).map_or(Ok(()), Err)
    }

    /// Robber and pirate come when the board is laid out, and never leave it.
    fn check_robbers(&self, step: Step) -> Result<(), Why> {
        let (robber, pirate) = (self.now.robber != NOWHERE, self.now.pirate != NOWHERE);
        if step.is_deal() {
            return match robber || pirate {
                true => Err("robber or pirate on a board that is not laid out yet".to_owned()),
                false => Ok(()),
            };
        }
        if !robber && self.robber_start() != NOWHERE {
            return Err("the robber is missing".to_owned());
        }
        let face_up = |hex: &usize| !self.board().is_face_down(*hex);
        let sails = self.terms.options.pirate && hexes_in(self.sea()).any(|hex| face_up(&hex));
        if sails && !pirate && step != Step::PlacePirate {
            return Err("the pirate is missing".to_owned());
        }
        Ok(())
    }
}
