//! Says to the page how the table looks.

use game::erased::Spelling;
use game::{Audience, Player, Seat, SeatSet};
use table_core::audiences_of;
use wire::{
    CatchUp, Listing, Look, Numbered, Occupant, Presence, SeatState, ServerFrame, TableEvent,
    TableState,
};

use super::LocalTable;

impl LocalTable {
    /// Greets the page with all it needs.
    pub(crate) fn welcome(&self, now_ms: u64) -> ServerFrame {
        let audiences = self.audiences();
        ServerFrame::Welcome {
            card: Box::new(self.card.clone()),
            yours: self.persons(),
            number: self.number,
            version: self.played.version(),
            state: Box::new(self.state()),
            looks: self.looks(),
            missed: CatchUp::Snapshot {
                logs: self.played.logs(&audiences),
                asides: self.asides.to(&audiences, Some(&self.played)),
            },
            chat: Vec::new(),
            contributions: self.played.game().contributions().to_vec(),
            now_ms,
        }
    }

    /// Numbers an event, and tells it.
    pub(super) fn happened(&mut self, event: TableEvent, now_ms: u64) -> ServerFrame {
        self.number += 1;
        let numbered = Numbered { number: self.number, at_ms: now_ms, event };
        self.asides.note(&numbered, Some(&self.played));
        ServerFrame::Event {
            numbered,
            version: self.played.version(),
            state: Box::new(self.state()),
            looks: self.looks(),
            now_ms,
        }
    }

    /// The state alone.
    pub(super) fn state_frame(&self, now_ms: u64) -> ServerFrame {
        ServerFrame::State { yours: self.persons(), state: Box::new(self.state()), now_ms }
    }

    /// Whose eyes the page has: those of every person, or a spectator's where only bots play.
    pub(super) fn audiences(&self) -> Vec<Audience> {
        audiences_of(self.persons())
    }

    fn looks(&self) -> Vec<Look> {
        self.played.looks(&self.audiences(), Spelling::Notation)
    }

    fn state(&self) -> TableState {
        let players = self.played.seats().zip(self.played.game().players());
        TableState {
            phase: self.played.phase(),
            seats: players.map(|(seat, player)| self.seat_state(seat, player)).collect(),
            turn: Some(self.played.turn()),
            clock: Vec::new(),
            winners: self.played.winners(),
            spectators: 0,
            proposal: None,
            rematch_wanted: SeatSet::EMPTY,
            rematch: None,
            seed: self.revealed().map(|seed| seed.to_string()),
            late: SeatSet::EMPTY,
            mixing: None,
            listing: Listing::default(),
            host: None,
            delay_ms: None,
        }
    }

    fn seat_state(&self, seat: Seat, player: &Player) -> SeatState {
        SeatState {
            occupant: match &player.bot {
                None => Occupant::Person { name: player.name.clone(), kept: false },
                Some(level) => Occupant::Bot {
                    level: level.clone(),
                    rating: bots::rating(self.played.game().name(), level),
                },
            },
            presence: Presence::Here,
            caretaker: None,
            votes: SeatSet::EMPTY,
            out: self.played.out(seat),
        }
    }
}
