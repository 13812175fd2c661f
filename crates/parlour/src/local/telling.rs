//! Says to the page how the table looks.

use game::{Audience, SeatSet, Turn};
use wire::{
    Aside, CatchUp, Look, Numbered, Occupant, Phase, Presence, SeatState, ServerFrame, TableEvent,
    TableState,
};

use super::{LocalTable, Place};
use crate::looking::{Offer, look};

/// The most happenings around a match that are kept for its log; the oldest make room.
const ASIDES_MAX: usize = 500;

impl LocalTable {
    /// Greets the page with all it needs.
    pub(super) fn welcome(&self, now_ms: u64) -> ServerFrame {
        let log = |eyes| self.game.log(eyes).unwrap_or_default();
        let logs = self.audiences().into_iter().map(log).collect();
        ServerFrame::Welcome {
            card: Box::new(self.card.clone()),
            yours: self.persons(),
            number: self.number,
            version: self.version,
            state: Box::new(self.state()),
            looks: self.looks(),
            missed: CatchUp::Snapshot { logs, asides: self.asides.clone() },
            chat: Vec::new(),
            now_ms,
        }
    }

    /// Numbers an event that changed the match, and tells it.
    pub(super) fn moved(&mut self, event: TableEvent, now_ms: u64) -> ServerFrame {
        self.version = self.number + 1;
        let by = match &event {
            TableEvent::Played { seat, .. } => Some(*seat),
            _ => None,
        };
        self.asked.note(self.version, by, self.game.turn(), self.game.at_liberty());
        self.happened(event, now_ms)
    }

    /// Numbers an event, and tells it.
    pub(super) fn happened(&mut self, event: TableEvent, now_ms: u64) -> ServerFrame {
        self.number += 1;
        let numbered = Numbered { number: self.number, at_ms: now_ms, event };
        self.note_aside(&numbered);
        ServerFrame::Event {
            numbered,
            version: self.version,
            state: Box::new(self.state()),
            looks: self.looks(),
            now_ms,
        }
    }

    /// Keeps what belongs into the log without being a part of the match.
    fn note_aside(&mut self, numbered: &Numbered) {
        if matches!(numbered.event, TableEvent::Begun { .. } | TableEvent::Played { .. }) {
            return;
        }
        let lines = |eyes| self.game.log(eyes).map_or(0, |log| log.len());
        let lines: Vec<usize> = self.audiences().into_iter().map(lines).collect();
        // What was said about decisions that are taken back stays, after those that stand.
        for aside in &mut self.asides {
            let now = aside.after.iter().zip(&lines).map(|(after, now)| *after.min(now));
            aside.after = now.collect();
        }
        let beyond = (self.asides.len() + 1).saturating_sub(ASIDES_MAX);
        self.asides.drain(..beyond);
        self.asides.push(Aside { after: lines, numbered: numbered.clone() });
    }

    /// The state alone.
    pub(super) fn state_frame(&self, now_ms: u64) -> ServerFrame {
        ServerFrame::State { yours: self.persons(), state: Box::new(self.state()), now_ms }
    }

    /// Whose eyes the page has: those of every person, or a spectator's where only bots play.
    pub(super) fn audiences(&self) -> Vec<Audience> {
        match self.persons() {
            SeatSet::EMPTY => vec![Audience::Spectator],
            persons => persons.iter().map(Audience::Seat).collect(),
        }
    }

    fn looks(&self) -> Vec<Look> {
        let projection = self.card.settings.aid.aids().projection;
        let game = self.game.as_ref();
        let see = |eyes| look(game, eyes, self.offer(eyes), projection);
        self.audiences().into_iter().map(see).collect()
    }

    fn offer(&self, audience: Audience) -> Offer {
        match audience {
            Audience::Seat(seat) if self.may_act(seat) => {
                Offer { actions: self.game.actions(seat), undo: Some(self.undo_offer(seat).0) }
            }
            _ => Offer::default(),
        }
    }

    fn may_act(&self, seat: game::Seat) -> bool {
        self.phase() == Phase::Playing && self.own_and_in(seat).is_ok()
    }

    fn state(&self) -> TableState {
        let phase = self.phase();
        TableState {
            phase,
            seats: self.places.iter().map(seat_state).collect(),
            turn: Some(match phase {
                Phase::Over => Turn::Over,
                _ => self.game.turn(),
            }),
            clock: Vec::new(),
            winners: self.winners(),
            spectators: 0,
            proposal: None,
            rematch_wanted: SeatSet::EMPTY,
            rematch: None,
            seed: (phase == Phase::Over).then(|| self.seed.to_string()),
            late: SeatSet::EMPTY,
        }
    }
}

fn seat_state(place: &Place) -> SeatState {
    let name = place.player.name.clone();
    SeatState {
        occupant: match &place.player.bot {
            None => Occupant::Person { name },
            Some(level) => Occupant::Bot { level: level.clone() },
        },
        presence: Presence::Here,
        caretaker: None,
        votes: SeatSet::EMPTY,
        out: place.out,
    }
}
