//! The end of the game: unfinished structures, then the trappers (N-48 to N-51).

use game::{Points, SeatSet, Sink};
use landscape::{PieceId, Terrain};

use crate::event::Event;
use crate::state::{NewWorld, Phase};

impl NewWorld {
    /// Final scoring, without any bonus (N-38); the settlers stay on the map for all to see.
    pub(crate) fn end_game(&mut self, sink: &mut impl Sink<Event>) {
        self.scores = self.last_points(sink);
        self.phase = Phase::Over;
        sink.tell(|| Event::Ended { scores: self.per_seat(&self.scores), winners: self.leaders() });
    }

    /// The points if the game ended now.
    pub(crate) fn projected(&self) -> Points {
        match self.phase {
            Phase::Over => self.scores,
            _ => self.last_points(&mut game::Quiet),
        }
    }

    /// The points after all that is held has been paid: structures first, plains last.
    fn last_points(&self, sink: &mut impl Sink<Event>) -> Points {
        let mut scores = self.scores;
        let held = self.held();
        let (plains, structures): (Vec<_>, Vec<_>) =
            held.into_iter().partition(|&(_, terrain)| terrain == Terrain::Land);
        for (root, terrain) in structures.into_iter().chain(plains) {
            let points = self.value(root, terrain);
            for seat in self.map.features().load(root).majority().iter() {
                scores[seat.index()] += points;
            }
            sink.tell(|| Event::Scored(self.explain(root, terrain, points)));
        }
        scores
    }

    /// Everything with settlers in it, each once, in the order in which it was claimed.
    pub(crate) fn held(&self) -> Vec<(PieceId, Terrain)> {
        let features = self.map.features();
        let mut held: Vec<(PieceId, Terrain)> = Vec::with_capacity(self.settlers.len());
        for settler in &self.settlers {
            let root = features.root(settler.piece);
            if !held.iter().any(|&(known, _)| known == root) {
                held.push((root, self.map.terrain_of(self.rules.tiles.atlas(), root)));
            }
        }
        held
    }

    /// Who has most points; a tie is a shared victory (N-51).
    pub(crate) fn leaders(&self) -> SeatSet {
        SeatSet::leaders(&self.scores, self.rules.seats)
    }
}
