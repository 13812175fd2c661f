//! Decisions: checked, worked out, and taken in once they are stored.

use bots::{Thought, rng_from};
use game::Seat;
use game::erased::{ActionInput, AnyError, AnyMatch, ListedAction, Spelling, Told};
use wire::rest::Expected;
use wire::{CLIENT_ID_CHARS_MAX, TableRefusal};

use crate::TableMatch;

/// What a decision makes of a match, worked out before it is stored.
#[derive(Debug)]
pub struct Decided {
    seat: Seat,
    notation: String,
    /// Whether something new came to light with it.
    informed: bool,
    told: Told,
    /// What chance did after it.
    chance: Vec<String>,
    game: Box<dyn AnyMatch>,
    /// What the bot expected that made it, see [`Decided::expecting`].
    chances: Vec<u16>,
}

impl Decided {
    /// What chance did after the decision, in notation.
    pub fn chance(&self) -> &[String] {
        &self.chance
    }

    /// The decision in the one form in which it is kept, however it was spelt when it came in.
    pub fn notation(&self) -> &str {
        &self.notation
    }

    /// The same by a bot that saw these chances to win for every seat, in thousandths.
    pub fn expecting(self, chances: Vec<u16>) -> Decided {
        Decided { chances, ..self }
    }

    /// What the bot expected that made it; empty where it said nothing, or none did.
    pub fn chances(&self) -> &[u16] {
        &self.chances
    }
}

/// Is it an id that a client may give a decision?
pub fn check_client_id(client: &str) -> Result<(), TableRefusal> {
    match (1..=CLIENT_ID_CHARS_MAX).contains(&client.chars().count()) {
        true => Ok(()),
        false => Err(TableRefusal::BadClientId),
    }
}

impl TableMatch {
    /// The number of the decision that `seat` sent under this id before.
    pub fn sent(&self, seat: Seat, client: &str) -> Option<u64> {
        self.sent.get(&(seat, client.to_owned())).copied()
    }

    /// May this seat do anything? Not once the match is over, or the seat is out of it.
    pub fn check_may_act(&self, seat: Seat) -> Result<(), TableRefusal> {
        self.check_running()?;
        match self.out(seat) {
            None => Ok(()),
            Some(_) => Err(TableRefusal::SeatIsOut(seat)),
        }
    }

    /// Does a decision that `seat` made for `version` answer what it is asked now?
    pub fn check_answers(&self, seat: Seat, version: u64) -> Result<(), TableRefusal> {
        match self.asked.is_answered_by(seat, version, self.version) {
            true => Ok(()),
            false => Err(TableRefusal::VersionConflict { version: self.version }),
        }
    }

    /// Works out what a decision would do, or says why it cannot be.
    pub fn decide(&self, seat: Seat, chosen: &ActionInput) -> Result<Decided, AnyError> {
        self.work_out(seat, chosen, |game| game.play(seat, chosen))
    }

    /// Works out what a decision did with what is written of the chance after it.
    pub fn decide_as_written(
        &self,
        seat: Seat,
        chosen: &ActionInput,
        written: &[String],
    ) -> Result<Decided, AnyError> {
        self.work_out(seat, chosen, |game| game.play_as_written(seat, chosen, written))
    }

    fn work_out(
        &self,
        seat: Seat,
        chosen: &ActionInput,
        play: impl FnOnce(&mut dyn AnyMatch) -> Result<Told, AnyError>,
    ) -> Result<Decided, AnyError> {
        let mut game = self.game.boxed_clone();
        let told = play(game.as_mut())?;
        let notation = game.last_decision().expect("a decision has just been played");
        let chance = game.last_chance();
        let mut rng = rng_from(game.steps() as u64);
        let informed = !chance.is_empty() || self.game.reveals(seat, chosen, &mut rng);
        Ok(Decided { seat, notation, informed, told, chance, game, chances: Vec::new() })
    }

    /// Works out what a bot's thought would do. A bot that could not think must not hold up a table:
    /// the first legal decision will do. `None` where there is none.
    pub fn decide_for_bot(&self, seat: Seat, thought: Thought) -> Option<Decided> {
        let Thought { steps, chances } = thought;
        let play = |way: ListedAction| self.decide(seat, &way.into()).ok();
        let first = || self.game.actions(seat, Spelling::Notation).into_iter().next();
        let meant = steps.into_iter().next().and_then(play);
        meant.map(|decided| decided.expecting(chances)).or_else(|| first().and_then(play))
    }

    /// Takes a decision in that is stored under this number, and under this id where a client sent
    /// it; returns what is told of it.
    pub fn commit(&mut self, decided: Decided, number: u64, client: Option<String>) -> Told {
        let Decided { seat, informed, told, game, chances, .. } = decided;
        self.game = game;
        self.past.add(seat, informed, &told);
        self.past.note_expected(Expected { decision: self.past.len(), seat, chances });
        self.changed(number, Some(seat));
        if let Some(client) = client {
            self.sent.insert((seat, client), number);
        }
        told
    }
}
