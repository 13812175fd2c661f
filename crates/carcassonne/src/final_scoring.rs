//! The end of the game: unfinished features, then fields (B-20 to B-24).

use game::{Points, SeatSet, Sink};
use landscape::{PieceId, Terrain};

use crate::event::Event;
use crate::expansions::{self, Gain, Happening};
use crate::state::{Carcassonne, Phase};

impl Carcassonne {
    /// Final scoring; the figures stay on the map for all to see.
    pub(crate) fn end_game(&mut self, sink: &mut impl Sink<Event>) {
        let scores = self.tally(sink);
        self.scores = scores;
        self.phase = Phase::Over;
        sink.tell(|| Event::Ended { scores: self.per_seat(&scores), winners: self.leaders() });
    }

    /// The points if the game ended now.
    pub(crate) fn projected(&self) -> Points {
        if self.phase == Phase::Over { self.scores } else { self.tally(&mut game::Quiet) }
    }

    /// The points after final scoring: unfinished features, fields, and what expansions add.
    fn tally(&self, sink: &mut impl Sink<Event>) -> Points {
        let mut scores = self.scores;
        let held = self.held_features();
        for &(root, terrain) in &held {
            if terrain != Terrain::Land {
                let points = self.value(root, terrain);
                award(&mut scores, self.map.features().load(root).majority(), points);
                sink.tell(|| Event::Scored(self.explain(root, terrain, points)));
            }
            self.credit(&mut scores, sink, |tell| expansions::gains(self, root, tell));
        }
        self.score_fields(&held, &mut scores, sink);
        self.credit(&mut scores, sink, |tell| expansions::final_gains(self, tell));
        scores
    }

    /// Adds what expansions pay to a table of scores.
    pub(crate) fn credit(
        &self,
        scores: &mut Points,
        sink: &mut impl Sink<Event>,
        gains: impl FnOnce(&mut dyn FnMut(Gain)),
    ) {
        gains(&mut |gain| {
            award(scores, gain.to, gain.points);
            sink.tell(|| Event::Expansion(Happening::Gained(gain)));
        });
    }

    /// Every feature with followers in it, each once, in the order in which they were claimed.
    pub(crate) fn held_features(&self) -> Vec<(PieceId, Terrain)> {
        let features = self.map.features();
        let mut held: Vec<(PieceId, Terrain)> = Vec::with_capacity(self.figures.len());
        for standing in self.figures.iter().filter(|standing| standing.figure.is_follower()) {
            let root = features.root(standing.piece);
            if held.iter().all(|&(known, _)| known != root) {
                held.push((root, self.terrain_of(standing.piece)));
            }
        }
        held
    }

    /// What kind of piece it is.
    #[inline]
    pub(crate) fn terrain_of(&self, piece: PieceId) -> Terrain {
        self.map.terrain_of(self.rules.tiles.atlas(), piece)
    }

    /// Who has most points; a tie is a shared victory (B-24).
    pub(crate) fn leaders(&self) -> SeatSet {
        SeatSet::leaders(&self.scores, self.rules.seats)
    }
}

/// Pays all who have the majority in full (B-14).
pub(crate) fn award(scores: &mut Points, holders: SeatSet, points: i32) {
    for seat in holders.iter() {
        scores[seat.index()] += points;
    }
}
