//! A table at which somebody looks for the best decision. It plays what is right, puts aside what is not, and
//! nobody else decides anything there.

use bots::{Registry, UnknownGame};
use game::{Coded, Player, PositionError, Seat};
use puzzles::{CannotOpen, Entry};
use table_core::Start;
use wire::{AidPolicy, ClientFrame, Occupant, ServerFrame};

use crate::local::{Entropy, LocalFault, LocalTable, Plan};

/// Who sits on the other seats: nobody whose turn it will be.
const RIVAL: &str = "casual";

/// A table with a puzzle on it.
pub struct PuzzleTable {
    table: LocalTable,
    laid: Laid,
    seat: Seat,
    /// How everybody is called.
    names: Vec<String>,
    answer: Vec<String>,
    /// How many decisions of the answer were found.
    found: usize,
}

/// All it takes to lay the table again.
struct Laid {
    plan: Plan,
    decided: Vec<(Seat, String)>,
    registry: &'static Registry,
    entropy: Entropy,
}

/// What somebody did at the table, beyond what its frames tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleNews {
    /// A decision of the answer; so many are still to be found.
    Right {
        /// How many are left.
        left: usize,
    },
    /// Another decision, which was not played.
    Wrong {
        /// In the game's notation.
        play: String,
    },
}

/// A puzzle that cannot be laid on a table.
#[derive(Debug, thiserror::Error)]
pub enum PuzzleFault {
    /// What it tells does not hold.
    #[error(transparent)]
    CannotOpen(#[from] CannotOpen),
    /// A position that cannot be read.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A game that is not in this page.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// A table that cannot be laid.
    #[error(transparent)]
    Table(#[from] LocalFault),
}

impl Coded for PuzzleFault {
    fn code(&self) -> &'static str {
        match self {
            PuzzleFault::CannotOpen(_) | PuzzleFault::Position(_) => "puzzle-unreadable",
            PuzzleFault::UnknownGame(error) => error.code(),
            PuzzleFault::Table(error) => error.code(),
        }
    }
}

impl PuzzleTable {
    /// Lays a puzzle; `names` are those of the seats.
    pub fn lay(
        entry: Entry<'_>,
        names: Vec<String>,
        registry: &'static Registry,
        entropy: Entropy,
        now_ms: u64,
    ) -> Result<PuzzleTable, PuzzleFault> {
        let (source, puzzle) = (entry.source, entry.puzzle);
        let game = registry.find(&source.game)?.game();
        let player = |seat: Seat| match seat == puzzle.seat {
            true => Player::person(names.get(seat.index()).map_or("?", String::as_str)),
            false => Player::bot(RIVAL),
        };
        let start = match &source.position {
            Some(text) => Start::Position(Box::new(text.parse()?)),
            None => Start::Book(source.agreed(game)?),
        };
        let plan = Plan {
            game: source.game.clone(),
            start,
            players: Seat::first(source.seats).map(player).collect(),
            aid: AidPolicy::Normal,
            seed: Some(source.dice()?),
        };
        let decided = source.decisions(puzzle.at)?;
        let laid = Laid { plan, decided, registry, entropy };
        let answer = puzzle.answer.iter().map(|step| step.play.clone()).collect();
        let (table, seat) = (laid.anew(now_ms)?, puzzle.seat);
        Ok(PuzzleTable { table, laid, seat, names, answer, found: 0 })
    }

    /// Takes what the page says and answers it.
    pub fn hear(
        &mut self,
        frame: ClientFrame,
        now_ms: u64,
    ) -> (Vec<ServerFrame>, Option<PuzzleNews>) {
        let (frames, news) = self.carry_out(frame, now_ms);
        (self.named(frames), news)
    }

    /// The rivals are nobody: they are called by their seats, and no bot's strength is told.
    fn named(&self, mut frames: Vec<ServerFrame>) -> Vec<ServerFrame> {
        for frame in &mut frames {
            let (ServerFrame::Welcome { state, .. }
            | ServerFrame::Event { state, .. }
            | ServerFrame::State { state, .. }) = frame
            else {
                continue;
            };
            for (seat, name) in state.seats.iter_mut().zip(&self.names) {
                seat.occupant = Occupant::Person { name: name.clone(), kept: false };
            }
        }
        frames
    }

    fn carry_out(
        &mut self,
        frame: ClientFrame,
        now_ms: u64,
    ) -> (Vec<ServerFrame>, Option<PuzzleNews>) {
        match frame {
            ClientFrame::Play { client, version, seat, chosen } => {
                let Some(play) = self.table.spelt(seat, &chosen) else {
                    let frame = ClientFrame::Play { client, version, seat, chosen };
                    return (self.table.hear(frame, now_ms), None);
                };
                if self.answer.get(self.found) != Some(&play) {
                    // It was heard, and nothing came of it.
                    let heard = ServerFrame::Ack { client, number: 0, repeated: true };
                    let news = (!self.is_solved()).then_some(PuzzleNews::Wrong { play });
                    return (vec![heard], news);
                }
                self.found += 1;
                let left = self.answer.len() - self.found;
                let frame = ClientFrame::Play { client, version, seat, chosen };
                (self.table.hear(frame, now_ms), Some(PuzzleNews::Right { left }))
            }
            ClientFrame::Undo { .. } => (self.begin_again(now_ms), None),
            // Nobody gives up, asks a bot or plays again here.
            ClientFrame::Resign { .. } | ClientFrame::Hint { .. } | ClientFrame::Rematch { .. } => {
                (Vec::new(), None)
            }
            frame => (self.table.hear(frame, now_ms), None),
        }
    }

    /// Lays the puzzle as it was at first, and greets the page anew.
    pub fn begin_again(&mut self, now_ms: u64) -> Vec<ServerFrame> {
        let Ok(table) = self.laid.anew(now_ms) else { return Vec::new() };
        (self.table, self.found) = (table, 0);
        self.named(vec![self.table.welcome(now_ms)])
    }

    /// Plays the rest of the answer.
    pub fn show_answer(&mut self, now_ms: u64) -> Vec<ServerFrame> {
        let mut frames = Vec::new();
        while let Some(play) = self.answer.get(self.found).cloned() {
            self.found += 1;
            frames.extend(self.table.decide(self.seat, &play, now_ms));
        }
        self.named(frames)
    }

    /// Was the whole answer found, or shown?
    pub fn is_solved(&self) -> bool {
        self.found == self.answer.len()
    }

    /// The match until the question.
    pub fn record(&self, now_ms: u64) -> Option<String> {
        Some(self.laid.anew(now_ms).ok()?.record().to_string())
    }
}

impl Laid {
    fn anew(&self, now_ms: u64) -> Result<LocalTable, LocalFault> {
        let (plan, decided) = (self.plan.clone(), self.decided.clone());
        LocalTable::found_after(plan, decided, self.registry, self.entropy, now_ms)
    }
}
