//! Frames for tests: a match of the toy game as a table would tell it.

use game::erased::{AnyMatch, Spelling};
use game::toys::Lanterns;
use game::{Audience, Chance, Player, Seat, SeatSet, Seed, Turn, erased};
use serde_json::Value;
use wire::rest::TableCard;
use wire::{
    Aside, CatchUp, Listing, Look, Numbered, Occupant, Phase, Presence, SeatPlan, SeatState,
    ServerFrame, Settings, Standing, TableEvent, TableState, UndoOffer,
};

/// A table that plays the toy game and tells one client about it.
pub struct Teller {
    game: Box<dyn AnyMatch>,
    yours: SeatSet,
    number: u64,
    /// Seats that a bot looks after.
    pub caretaken: SeatSet,
}

impl Teller {
    /// A match of two that has just begun, told to the owner of these seats.
    pub fn new(yours: &[usize]) -> Teller {
        let players = vec![Player::person("Anna"), Player::person("Ben")];
        let chance = Chance::Fair(Seed([7; 32]));
        let game = erased::game::<Lanterns>().begin(&Default::default(), players, chance).unwrap();
        let yours = yours.iter().map(|&seat| Seat::new(seat).unwrap()).collect();
        Teller { game, yours, number: 1, caretaken: SeatSet::EMPTY }
    }

    fn audiences(&self) -> Vec<Audience> {
        match self.yours.is_empty() {
            true => vec![Audience::Spectator],
            false => self.yours.iter().map(Audience::Seat).collect(),
        }
    }

    pub fn mover(&self) -> Seat {
        match self.game.turn() {
            Turn::Decide(seats) => seats.iter().next().unwrap(),
            other => panic!("{other:?}"),
        }
    }

    /// The whole log of the first look.
    pub fn log(&self) -> Vec<Value> {
        self.game.log(self.audiences()[0]).unwrap()
    }

    /// A greeting with a snapshot.
    pub fn snapshot(&self) -> ServerFrame {
        let logs = self.audiences().iter().map(|&who| self.game.log(who).unwrap()).collect();
        self.welcome(CatchUp::Snapshot { logs, asides: Vec::new() })
    }

    /// The same with something that happened around the game after so many lines of each log.
    pub fn snapshot_with(&self, after: usize, event: TableEvent) -> ServerFrame {
        let numbered = Numbered { number: self.number, at_ms: 0, event };
        let aside = Aside { after: vec![after; self.audiences().len()], numbered };
        let logs = self.audiences().iter().map(|&who| self.game.log(who).unwrap()).collect();
        self.welcome(CatchUp::Snapshot { logs, asides: vec![aside] })
    }

    /// A greeting with this gap.
    pub fn gap(&self, events: Vec<Numbered>) -> ServerFrame {
        self.welcome(CatchUp::Gap { events })
    }

    fn welcome(&self, missed: CatchUp) -> ServerFrame {
        ServerFrame::Welcome {
            card: Box::new(card("sample")),
            yours: self.yours,
            number: self.number,
            version: self.number,
            state: Box::new(self.state()),
            looks: self.looks(),
            missed,
            chat: Vec::new(),
            contributions: self.game.contributions().to_vec(),
            now_ms: 5_000,
        }
    }

    fn looks(&self) -> Vec<Look> {
        let standing = Standing { current: vec![0, 0], projected: None, last: None };
        let look = |audience| Look {
            audience,
            view: self.game.view(audience).unwrap(),
            actions: match audience {
                Audience::Seat(seat) => self.game.actions(seat, Spelling::Notation),
                _ => Vec::new(),
            },
            standing: standing.clone(),
            undo: UndoOffer::No,
        };
        self.audiences().into_iter().map(look).collect()
    }

    fn state(&self) -> TableState {
        let over = self.game.turn() == Turn::Over;
        let phase = if over { Phase::Over } else { Phase::Playing };
        let mut state = state(phase, Some(self.game.turn()));
        for seat in self.caretaken.iter() {
            state.seats[seat.index()].caretaker = Some("greedy".into());
        }
        state
    }

    /// The next event.
    pub fn event(&mut self, event: TableEvent) -> ServerFrame {
        self.number += 1;
        ServerFrame::Event {
            numbered: Numbered { number: self.number, at_ms: 0, event },
            version: self.number,
            state: Box::new(self.state()),
            looks: self.looks(),
            now_ms: 6_000,
        }
    }

    /// Whose turn it is decides something; what that looks like.
    pub fn play(&mut self) -> ServerFrame {
        let seat = self.mover();
        let card = self.game.actions(seat, Spelling::Notation).swap_remove(0).into();
        let told = self.game.play(seat, &card).unwrap();
        let told = self.audiences().iter().map(|&who| told.to(who).to_vec()).collect();
        self.event(TableEvent::Played { seat, by_bot: false, told })
    }

    /// The last decisions are taken back; what that looks like.
    pub fn undo(&mut self, decisions: usize) -> ServerFrame {
        let seat = self.mover();
        self.game.undo(decisions).unwrap();
        self.event(TableEvent::Undone { seat, decisions })
    }
}

/// The event of a frame.
pub fn numbered(frame: ServerFrame) -> Numbered {
    match frame {
        ServerFrame::Event { numbered, .. } => numbered,
        other => panic!("{other:?}"),
    }
}

/// What never changes about a table with this id.
pub fn card(id: &str) -> TableCard {
    TableCard {
        id: id.into(),
        game: "lanterns".into(),
        rules: 1,
        options: Default::default(),
        seats: vec![SeatPlan::Person, SeatPlan::Person],
        settings: Settings::default(),
        commitment: String::new(),
        seed_known: false,
        set_up: false,
        created_ms: 0,
    }
}

/// A table of Anna and Ben.
pub fn state(phase: Phase, turn: Option<Turn>) -> TableState {
    let seat = |name: &str| SeatState {
        occupant: Occupant::Person { name: name.into(), kept: false },
        presence: Presence::Here,
        caretaker: None,
        votes: SeatSet::EMPTY,
        out: None,
    };
    TableState {
        phase,
        seats: vec![seat("Anna"), seat("Ben")],
        turn,
        clock: Vec::new(),
        winners: None,
        spectators: 0,
        proposal: None,
        rematch_wanted: SeatSet::EMPTY,
        rematch: None,
        seed: None,
        late: SeatSet::EMPTY,
        mixing: None,
        listing: Listing::default(),
        host: None,
        delay_ms: None,
    }
}

/// A greeting to a table where nothing has happened.
pub fn welcome() -> ServerFrame {
    Teller::new(&[0]).snapshot()
}
