//! A table inside the page itself: people at one screen, and bots.
//!
//! It speaks the same frames as the server. All persons sit before the same screen, so every seat
//! of a person is the client's own, nobody is away, and nobody has to be asked.
//!
//! A file is a role: `founding` lays the table, `playing` takes decisions and takes them back,
//! `ending` lets people give up and play again, `errand` sends bots to think, `keeping` survives
//! a reload, `telling` says how it all looks.

mod ending;
mod errand;
mod fault;
mod founding;
mod keeping;
mod playing;
mod telling;

pub use errand::{Errand, Purpose, ponder};
pub use fault::LocalFault;
pub use founding::{Entropy, Plan};
pub use keeping::Kept;

use std::collections::BTreeMap;

use bots::Playable;
use game::erased::AnyMatch;
use game::{Asked, Coded, Player, RecordText, Seat, SeatSet, Seed};
use wire::rest::TableCard;
use wire::{Aside, ClientFrame, PROTOCOL, Phase, ServerFrame, TableRefusal, Withdrawal};

/// A table inside the page itself.
pub struct LocalTable {
    playable: &'static dyn Playable,
    entropy: Entropy,
    card: TableCard,
    seed: Seed,
    places: Vec<Place>,
    game: Box<dyn AnyMatch>,
    /// Every decision that stands.
    decisions: Vec<Decision>,
    /// The number of the last event.
    number: u64,
    /// The number of the last event that changed the match.
    version: u64,
    /// Since when each seat has been asked what it is asked now.
    asked: Asked,
    /// The numbers of the decisions that the page sent, by seat and the page's id.
    sent: BTreeMap<(Seat, String), u64>,
    /// What happened around the match, and after which lines of its log.
    asides: Vec<Aside>,
    /// Who wants to know what a bot would do.
    curious: Option<Seat>,
}

/// A seat.
struct Place {
    player: Player,
    out: Option<Withdrawal>,
}

impl Place {
    fn is_person(&self) -> bool {
        self.player.bot.is_none()
    }
}

#[derive(Clone, Copy)]
struct Decision {
    seat: Seat,
    /// Whether something new came to light with it.
    informed: bool,
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
                version: self.version,
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
            ClientFrame::Stand { seat } | ClientFrame::Start { seat } => {
                self.own(seat).map(|()| vec![self.state_frame(now_ms)])
            }
            ClientFrame::Ping { count } => Ok(vec![ServerFrame::Pong { count }]),
            ClientFrame::Sit { seat, .. } => Err(TableRefusal::SeatTaken(seat).into()),
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
        let record = self.game.record();
        let out: Vec<_> = self.places.iter().map(|place| place.out).collect();
        match self.revealed() {
            Some(seed) => record.after_withdrawals(&out, seed),
            None => record,
        }
    }

    /// The seed of the dice, once the match is over or given up.
    pub fn revealed(&self) -> Option<Seed> {
        (self.phase() == Phase::Over).then_some(self.seed)
    }

    /// The seats of persons: all of them are before this screen.
    pub fn persons(&self) -> SeatSet {
        self.seats().filter(|seat| self.places[seat.index()].is_person()).collect()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.places.len())
    }

    fn place(&self, seat: Seat) -> Result<&Place, LocalFault> {
        self.places.get(seat.index()).ok_or(TableRefusal::NoSuchSeat(seat).into())
    }

    /// Is it the seat of a person?
    fn own(&self, seat: Seat) -> Result<(), LocalFault> {
        match self.place(seat)?.is_person() {
            true => Ok(()),
            false => Err(TableRefusal::NotYourSeat(seat).into()),
        }
    }

    /// Is it the seat of a person who is still in the match?
    fn own_and_in(&self, seat: Seat) -> Result<(), LocalFault> {
        self.own(seat)?;
        match self.place(seat)?.out {
            None => Ok(()),
            Some(_) => Err(TableRefusal::SeatIsOut(seat).into()),
        }
    }
}
