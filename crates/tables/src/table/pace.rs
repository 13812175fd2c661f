//! How much each seat may do, however many windows its person has open.

use std::time::Instant;

use game::Seat;
use wire::ClientFrame;

use crate::bucket::{Bucket, Rate};
use crate::limits::{CHANGES, CHAT, DECISIONS};
use crate::refusal::Refusal;

/// What each seat has left.
pub struct Pace {
    since: Instant,
    seats: Vec<[Bucket; KINDS]>,
    /// What those may still say who look on, all together.
    onlookers: Bucket,
}

const KINDS: usize = 3;

/// What is counted together.
#[derive(Clone, Copy)]
enum Kind {
    Decision,
    Chat,
    /// Everything else that is written down: wishes, answers, votes, standing up.
    Change,
}

impl Pace {
    /// Of a table where nobody has done anything.
    pub fn new(seats: usize) -> Pace {
        let full = [DECISIONS, CHAT, CHANGES].map(|rate: Rate| Bucket::new(rate, 0));
        Pace { since: Instant::now(), seats: vec![full; seats], onlookers: Bucket::new(CHAT, 0) }
    }

    /// Counts what somebody says who looks on.
    pub fn count_onlooker(&mut self) -> Result<(), Refusal> {
        let now_ms = self.since.elapsed().as_millis() as u64;
        if self.onlookers.take(now_ms) { Ok(()) } else { Err(Refusal::TooFast) }
    }

    /// Counts what this seat of the table wants.
    pub fn count(&mut self, seat: Seat, frame: &ClientFrame) -> Result<(), Refusal> {
        let now_ms = self.since.elapsed().as_millis() as u64;
        match self.seats[seat.index()][kind(frame) as usize].take(now_ms) {
            true => Ok(()),
            false => Err(Refusal::TooFast),
        }
    }
}

fn kind(frame: &ClientFrame) -> Kind {
    match frame {
        ClientFrame::Play { .. } => Kind::Decision,
        ClientFrame::Chat { .. } => Kind::Chat,
        _ => Kind::Change,
    }
}

/// In whose name something is wished that is counted. Who sits down has no seat yet; they can only
/// do so again after standing up, which is.
pub fn counted(frame: &ClientFrame) -> Option<Seat> {
    match frame {
        ClientFrame::Stand { seat }
        | ClientFrame::Pledge { seat, .. }
        | ClientFrame::Share { seat, .. }
        | ClientFrame::Play { seat, .. }
        | ClientFrame::Undo { seat }
        | ClientFrame::Consent { seat, .. }
        | ClientFrame::Vote { seat, .. }
        | ClientFrame::TakeBack { seat }
        | ClientFrame::Resign { seat }
        | ClientFrame::Rematch { seat }
        | ClientFrame::List { seat, .. }
        | ClientFrame::Start { seat } => Some(*seat),
        ClientFrame::Chat { seat, .. } => *seat,
        ClientFrame::Hello { .. }
        | ClientFrame::Sit { .. }
        | ClientFrame::Hint { .. }
        | ClientFrame::Ping { .. } => None,
    }
}
