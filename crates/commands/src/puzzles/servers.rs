//! Puzzles looked for by servers and their workers, in matches whose tables agreed.

use game::{Heuristics, Match, RecordText};
use puzzles::{Collection, Habits, Walk};
use tables::{Mine, Miner};

use crate::games::{self, Visitor};

/// Looks for them as `anleger puzzles mine` does by itself.
pub struct ByTheRules;

impl Miner for ByTheRules {
    fn begin(&self, record: &RecordText) -> Option<Box<dyn Mine>> {
        games::visit(record.game(), Beginning(record)).ok()?
    }
}

struct Beginning<'a>(&'a RecordText);

impl Visitor for Beginning<'_> {
    type Out = Option<Box<dyn Mine>>;

    fn visit<G: Heuristics>(self) -> Option<Box<dyn Mine>> {
        // A match that today's rules cannot tell is passed over.
        let played = Match::<G>::from_record(self.0).ok()?;
        let walk = Walk::new(played, Habits::default()).ok()??;
        Some(Box::new(Through(walk)))
    }
}

struct Through<G: Heuristics>(Walk<G>);

impl<G: Heuristics> Mine for Through<G> {
    fn advance(&mut self) -> bool {
        self.0.advance()
    }

    fn finish(self: Box<Self>) -> String {
        Collection::write(&self.0.finish())
    }
}
