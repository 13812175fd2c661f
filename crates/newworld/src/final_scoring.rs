//! The end of the game: unfinished structures, then the trappers (N-48 to N-51).

use game::{Points, SeatSet, Sink};
use landscape::{PieceId, Terrain};

use crate::event::Event;
use crate::scoring::Leaving;
use crate::state::{NewWorld, Phase};

/// What somebody stands in.
type Held = (PieceId, Terrain);

impl NewWorld {
    /// Final scoring, without any bonus (N-38): unfinished structures, whose settlers leave the map, and
    /// last the plains, whose trappers lie there for all to see.
    pub(crate) fn end_game(&mut self, sink: &mut impl Sink<Event>) {
        let (plains, structures) = self.last_held();
        self.scores = self.paid(self.scores, &structures, sink);
        self.take_back(Leaving::Unfinished, sink);
        self.scores = self.paid(self.scores, &plains, sink);
        self.phase = Phase::Over;
        sink.tell(|| Event::Ended { scores: self.per_seat(&self.scores), winners: self.leaders() });
    }

    /// The points if the game ended now.
    pub(crate) fn projected(&self) -> Points {
        if self.phase == Phase::Over {
            return self.scores;
        }
        self.paid(self.scores, &self.held(), &mut game::Quiet)
    }

    /// What is held at the end: plains, and all else.
    fn last_held(&self) -> (Vec<Held>, Vec<Held>) {
        self.held().into_iter().partition(|&(_, terrain)| terrain == Terrain::Land)
    }

    /// The points after all of these have been paid.
    fn paid(&self, mut scores: Points, held: &[Held], sink: &mut impl Sink<Event>) -> Points {
        for &(root, terrain) in held {
            let points = self.value(root, terrain);
            for seat in self.map.features().load(root).majority().iter() {
                scores[seat.index()] += points;
            }
            sink.tell(|| Event::Scored(self.explain(root, terrain, points)));
        }
        scores
    }

    /// Everything with settlers in it, each once, in the order in which it was claimed.
    pub(crate) fn held(&self) -> Vec<Held> {
        let features = self.map.features();
        let mut held: Vec<Held> = Vec::with_capacity(self.settlers.len());
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
