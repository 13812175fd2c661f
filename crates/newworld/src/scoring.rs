//! Scoring what the tile just laid has finished, one structure after the other (N-21 to N-45).

use game::{SEATS_MAX, Seat, Sink};
use landscape::{Finished, PieceId, Terrain, TileId};

use crate::action::{Action, Refusal};
use crate::event::{Event, Scoring, Structure};
use crate::options::Bonus;
use crate::place::Place;
use crate::settler::Settler;
use crate::spot::Spot;
use crate::state::{NewWorld, Phase};
use crate::surveyors::BONUS;

/// Why settlers leave the map.
#[derive(Clone, Copy)]
pub(crate) enum Leaving {
    /// What they stood in was scored, whoever took the points (N-26).
    Scored(PieceId),
    /// Both surveyors have passed them (N-43).
    Passed,
    /// The game is over, and what they stood in was never finished (N-49).
    Unfinished,
}

impl NewWorld {
    /// What waits to be scored after the tile of this turn: a structure without settlers, be it that
    /// they were sent home a moment ago, does not (N-27, N-30).
    #[inline]
    pub(crate) fn due(&self) -> Finished {
        self.map.finished(self.rules.tiles.atlas(), |claim| !claim.is_free())
    }

    /// Scores what is due. Of several structures the active player picks the next one; with a
    /// single one there is nothing to pick (N-28).
    #[inline]
    pub(crate) fn go_on_scoring(&mut self, tile: TileId, sink: &mut impl Sink<Event>) {
        loop {
            let due = self.due();
            if due.len() > 1 {
                self.phase = Phase::Score(tile);
                return;
            }
            match due.iter().next() {
                Some((root, terrain)) => self.score(root, terrain, sink),
                None => return self.end_turn(sink),
            }
        }
    }

    /// The active player has picked a structure.
    pub(crate) fn score_picked(
        &mut self,
        tile: TileId,
        piece: PieceId,
        sink: &mut impl Sink<Event>,
    ) {
        let root = self.map.features().root(piece);
        let (root, terrain) = self.due().find(root).expect("only what is due is picked");
        self.score(root, terrain, sink);
        self.go_on_scoring(tile, sink);
    }

    /// The steps for one structure, in the order of N-29.
    pub(crate) fn score(&mut self, root: PieceId, terrain: Terrain, sink: &mut impl Sink<Event>) {
        let points = self.value(root, terrain);
        sink.tell(|| Event::Scored(self.explain(root, terrain, points)));
        for seat in self.map.features().load(root).majority().iter() {
            let surveyors = self.surveyors_met(seat, root);
            self.scores[seat.index()] += points + BONUS * surveyors;
            if surveyors > 0 {
                let surveyors = surveyors as u8;
                sink.tell(|| Event::Bonus {
                    seat,
                    surveyors,
                    points: BONUS * i32::from(surveyors),
                });
            }
        }
        self.take_back(Leaving::Scored(root), sink);
        self.move_surveyor(sink);
    }

    /// How often a surveyor pays this player for a structure that scores (N-33, N-36, N-37).
    #[inline]
    fn surveyors_met(&self, seat: Seat, root: PieceId) -> i32 {
        let features = self.map.features();
        let scores =
            |settler: &&Settler| settler.seat == seat && features.root(settler.piece) == root;
        let columns = self.settlers.iter().filter(scores).map(|settler| settler.column);
        match self.rules.agreement.bonus {
            Bonus::PerSettler => columns.map(|column| self.surveyors.in_column(column)).sum(),
            Bonus::PerSurveyor => {
                let own = self.surveyors.columns();
                own.into_iter().filter(|&own| columns.clone().any(|column| column == own)).count()
                    as i32
            }
        }
    }

    /// A surveyor moves on (N-39), and those whom both have passed go home (N-43).
    fn move_surveyor(&mut self, sink: &mut impl Sink<Event>) {
        match self.surveyors.advance(self.westmost) {
            Some((from, to)) => sink.tell(|| Event::Surveyed { from, to }),
            None => {
                let [column, _] = self.surveyors.columns();
                sink.tell(|| Event::Blocked { column });
                if !self.rules.agreement.blocked_sends_home {
                    return;
                }
            }
        }
        self.take_back(Leaving::Passed, sink);
    }

    /// Gives settlers back to their owners.
    pub(crate) fn take_back(&mut self, leaving: Leaving, sink: &mut impl Sink<Event>) {
        let mut place = 0;
        while let Some(&settler) = self.settlers.get(place) {
            if !self.leaves(&settler, leaving) {
                place += 1;
                continue;
            }
            self.settlers.remove(place);
            let Settler { seat, piece, .. } = settler;
            let root = self.map.features().root(piece);
            self.map.features_mut().load_mut(root).settlers[seat.index()] -= 1;
            self.supply[seat.index()] += 1;
            sink.tell(|| {
                let (place, spot) = self.name_of(piece);
                match leaving {
                    Leaving::Scored(_) | Leaving::Unfinished => {
                        Event::Returned { seat, place, spot }
                    }
                    Leaving::Passed => Event::SentHome { seat, place, spot },
                }
            });
        }
    }

    #[inline]
    fn leaves(&self, settler: &Settler, leaving: Leaving) -> bool {
        match leaving {
            Leaving::Scored(root) => self.map.features().root(settler.piece) == root,
            Leaving::Unfinished => settler.is_standing(),
            Leaving::Passed => settler.is_standing() && self.surveyors.have_passed(settler.column),
        }
    }

    /// What a road, town, farm or plain is worth now, finished or as it stands, without bonus
    /// (N-21, N-22, N-24, N-49, N-50).
    #[inline]
    pub(crate) fn value(&self, root: PieceId, terrain: Terrain) -> i32 {
        let features = self.map.features();
        let claim = features.load(root);
        let (open, marks) = (features.open(root), i32::from(claim.marks));
        let mut cards = i32::from(features.tiles(root));
        if !self.rules.agreement.coast_cards {
            cards -= i32::from(claim.coast);
        }
        match terrain {
            Terrain::Road => cards + 2 * marks,
            Terrain::Town => (cards + marks) * if open == 0 { 2 } else { 1 },
            // Itself and the neighbours that have come, start fields included if agreed (N-12).
            Terrain::Monastery => 9 - i32::from(open),
            Terrain::Land => marks,
        }
    }

    /// The name under which the structure of a piece can be picked, if it is due: by its first
    /// part on the tile just laid, or for a farm beside it by the farm.
    pub(crate) fn due_name(&self, tile: TileId, piece: PieceId) -> Option<(Place, Spot)> {
        let root = self.map.features().root(piece);
        let (root, terrain) = self.due().find(root)?;
        if terrain == Terrain::Monastery {
            return Some(self.name_of(root));
        }
        let laid = self.map.tile(tile);
        let pieces = self.rules.tiles.atlas().pieces(laid.kind).len() as u8;
        let mut own = (0..pieces).map(|index| laid.piece(index));
        let first = own.find(|&own| self.map.features().root(own) == root)?;
        Some(self.name_of(first))
    }

    pub(crate) fn list_due(&self, tile: TileId, into: &mut Vec<Action>) {
        let due = self.due();
        let names = due.iter().filter_map(|(root, _)| self.due_name(tile, root));
        into.extend(names.map(|(place, spot)| Action::Score { place, spot }));
    }

    /// Why that structure may not be scored now (N-28).
    pub(crate) fn check_score(
        &self,
        tile: TileId,
        place: Place,
        spot: Spot,
    ) -> Result<(), Refusal> {
        let named = self.piece_at(place, spot).and_then(|piece| self.due_name(tile, piece));
        match named {
            None => Err(Refusal::NotDue(place, spot)),
            Some(name) if name == (place, spot) => Ok(()),
            Some((place, spot)) => Err(Refusal::OtherDueName(place, spot)),
        }
    }

    /// Why a structure or plain pays what it pays.
    pub(crate) fn explain(&self, root: PieceId, terrain: Terrain, points: i32) -> Scoring {
        let features = self.map.features();
        let claim = features.load(root);
        let members = features.members(root).map(|piece| Place::of(self.map.tile_of(piece).cell));
        Scoring {
            structure: Structure::of(terrain),
            finished: terrain != Terrain::Land && features.open(root) == 0,
            cards: self.counted(terrain, members.collect()),
            marks: claim.marks,
            settlers: self.per_seat(&claim.settlers),
            points,
            holders: claim.majority(),
        }
    }

    /// The cards that count for something with pieces in these places, each once (N-22, N-23).
    pub(crate) fn counted(&self, terrain: Terrain, mut places: Vec<Place>) -> Vec<Place> {
        match terrain {
            Terrain::Monastery => {
                let near = places.iter().flat_map(|place| place.cell().around());
                let laid = near.filter(|&cell| self.map.at(cell).is_some()).map(Place::of);
                let coast = self.rules.agreement.coast_farms;
                let near: Vec<Place> = laid.filter(|place| coast || place.column > 0).collect();
                places.extend(near);
            }
            Terrain::Road | Terrain::Town if !self.rules.agreement.coast_cards => {
                places.retain(|place| place.column > 0);
            }
            _ => {}
        }
        places.sort_unstable();
        places.dedup();
        places
    }

    /// The entries of a table for the seats that play.
    pub(crate) fn per_seat<T: Copy>(&self, table: &[T; SEATS_MAX]) -> Vec<T> {
        table[..self.rules.seats].to_vec()
    }
}
