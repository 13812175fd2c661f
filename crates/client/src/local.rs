//! A table inside the page itself: people at one screen, and bots.
//!
//! It speaks the same frames as the server. All persons sit before the same screen, so every seat
//! of a person is the client's own, nobody is away, and nobody has to be asked.
//!
//! A file is a role: `founding` lays the table, `playing` takes decisions and takes them back,
//! `ending` lets people give up and play again, `bot_task` sends bots to think, `keeping` survives
//! a reload, `telling` says how it all looks.

mod bot_task;
mod ending;
mod fault;
mod founding;
mod keeping;
mod playing;
mod telling;

pub use bot_task::{BotTask, Purpose, think};
pub use fault::LocalFault;
pub use founding::{Entropy, Plan};
pub use keeping::Kept;

use bots::Playable;
use game::{Coded, PositionText, RecordText, Seat, SeatSet, Seed};
use table_core::{Asides, TableMatch};
use wire::rest::{Expected, TableCard};
use wire::{ActionInput, ClientFrame, PROTOCOL, ServerFrame, TableRefusal};

/// A table inside the page itself.
pub struct LocalTable {
    playable: &'static dyn Playable,
    entropy: Entropy,
    card: TableCard,
    played: TableMatch,
    /// The number of the last event.
    number: u64,
    /// What happened around the match.
    asides: Asides,
    /// Who wants to know what a bot would do.
    curious: Option<Seat>,
}

impl LocalTable {
    /// Takes what the page says and answers it.
    pub fn hear(&mut self, frame: ClientFrame, now_ms: u64) -> Vec<ServerFrame> {
        let about = frame.kind();
        let client = match &frame {
            ClientFrame::Play { client, .. } => Some(client.clone()),
            _ => None,
        };
        self.carry_out(frame, now_ms).unwrap_or_else(|fault| {
            vec![ServerFrame::Refused {
                code: fault.code().to_owned(),
                message: fault.to_string(),
                ruling: fault.ruling().map(str::to_owned),
                about: Some(about.to_owned()),
                client,
                version: self.played.version(),
            }]
        })
    }

    fn carry_out(
        &mut self,
        frame: ClientFrame,
        now_ms: u64,
    ) -> Result<Vec<ServerFrame>, LocalFault> {
        match frame {
            ClientFrame::Hello { protocol: PROTOCOL, .. } => Ok(vec![self.welcome(now_ms)]),
            ClientFrame::Hello { .. } => Err(TableRefusal::WrongProtocol.into()),
            ClientFrame::Play { client, version, seat, chosen } => {
                self.play(seat, client, version, &chosen, now_ms)
            }
            ClientFrame::Undo { seat } => self.take_back(seat, now_ms),
            ClientFrame::Resign { seat } => self.resign(seat, now_ms),
            ClientFrame::Rematch { seat } => self.play_again(seat, now_ms),
            ClientFrame::Hint { seat } => self.ask_for_hint(seat),
            // Everybody who plays here was named before the match began.
            ClientFrame::Stand { seat }
            | ClientFrame::Start { seat }
            | ClientFrame::List { seat, .. } => {
                self.own(seat)?;
                Ok(vec![self.state_frame(now_ms)])
            }
            ClientFrame::Ping { count } => Ok(vec![ServerFrame::Pong { count }]),
            ClientFrame::Sit { seat, .. } => Err(TableRefusal::SeatTaken(seat).into()),
            ClientFrame::Pledge { .. } | ClientFrame::Share { .. } => {
                Err(TableRefusal::NotMixing.into())
            }
            ClientFrame::Consent { .. } => Err(TableRefusal::NoProposal.into()),
            ClientFrame::Vote { absent, .. } => Err(TableRefusal::NoCaretakerNeeded(absent).into()),
            ClientFrame::TakeBack { seat } => Err(TableRefusal::NoCaretaker(seat).into()),
            ClientFrame::Chat { .. } => Err(LocalFault::NoChat),
        }
    }

    /// What never changes about the table.
    pub fn card(&self) -> &TableCard {
        &self.card
    }

    /// The record so far; once the match is over or given up, with the seed and with those who left.
    pub fn record(&self) -> RecordText {
        self.played.record()
    }

    /// What bots expected when they decided, once the match is over or given up.
    pub fn expected(&self) -> Result<Vec<Expected>, LocalFault> {
        Ok(self.played.expected()?)
    }

    /// The position as `seat` of a person knows it, or as somebody does who looks on; the whole truth once the
    /// match is over or given up.
    pub fn position(&self, seat: Option<Seat>) -> Result<PositionText, LocalFault> {
        seat.map_or(Ok(()), |seat| self.own(seat))?;
        Ok(self.played.game().position(usize::MAX, self.played.insight(seat))?)
    }

    /// The seed of the dice, once the match is over or given up.
    pub fn revealed(&self) -> Option<Seed> {
        self.played.revealed()
    }

    /// The decision in the spelling that is listed, where the rules allow it to `seat` now.
    pub(crate) fn spelt(&self, seat: Seat, chosen: &ActionInput) -> Option<String> {
        let mut tried = self.played.game().boxed_clone();
        tried.play(seat, chosen).ok()?;
        tried.last_decision()
    }

    /// The seats of persons: all of them are before this screen.
    pub fn persons(&self) -> SeatSet {
        self.played.persons()
    }

    /// Is it the seat of a person?
    fn own(&self, seat: Seat) -> Result<(), TableRefusal> {
        match self.played.seats().any(|own| own == seat) {
            false => Err(TableRefusal::NoSuchSeat(seat)),
            true if self.played.is_person(seat) => Ok(()),
            true => Err(TableRefusal::NotYourSeat(seat)),
        }
    }
}
