//! The game through somebody's eyes.

use game::erased::{AnyError, AnyMatch, Spelling};
use game::{Audience, Seat, SeatSet};
use serde::Serialize;
use serde_json::Value;
use wire::{Look, Phase, Standing, UndoOffer};

use crate::TableMatch;

/// Why an audience of a table's own seats is never refused.
const SEATED: &str = "only seats of this table look";

/// Whose eyes a client with these seats has: theirs, or a spectator's where there are none.
pub fn audiences_of(yours: SeatSet) -> Vec<Audience> {
    match yours.is_empty() {
        true => vec![Audience::Spectator],
        false => yours.iter().map(Audience::Seat).collect(),
    }
}

/// A match that nobody plays any more, as `audience` saw it, with every aid.
pub fn look_back(game: &dyn AnyMatch, audience: Audience) -> Result<Look, AnyError> {
    see(game, audience, true)
}

/// The game as `audience` sees it who may do nothing; with `projection`, also the points if it ended
/// now.
fn see(game: &dyn AnyMatch, audience: Audience, projection: bool) -> Result<Look, AnyError> {
    let standing = standing(game, audience, projection)?;
    let view = game.view(audience)?;
    Ok(Look { audience, view, actions: Vec::new(), standing, undo: UndoOffer::No })
}

fn standing(
    game: &dyn AnyMatch,
    audience: Audience,
    projection: bool,
) -> Result<Standing, AnyError> {
    let known = game.scores(audience)?;
    Ok(Standing { projected: known.projected.filter(|_| projection), ..known })
}

impl TableMatch {
    /// Whose knowledge goes along where `seat`, or somebody who looks on, takes a position home: their own, and
    /// everything once the match is over.
    pub fn insight(&self, seat: Option<Seat>) -> Audience {
        match self.phase() {
            Phase::Over => Audience::Referee,
            Phase::Waiting | Phase::Playing => seat.map_or(Audience::Spectator, Audience::Seat),
        }
    }

    /// The game as each of these audiences, all of this table, sees it.
    pub fn looks(&self, audiences: &[Audience], spelling: Spelling) -> Vec<Look> {
        audiences.iter().map(|&audience| self.look(audience, spelling)).collect()
    }

    fn look(&self, audience: Audience, spelling: Spelling) -> Look {
        let look = see(self.game(), audience, self.terms.aids.projection).expect(SEATED);
        match audience {
            Audience::Seat(seat) if self.check_may_act(seat).is_ok() => {
                let actions = self.game.actions(seat, spelling);
                Look { actions, undo: self.undo_offer(seat), ..look }
            }
            _ => look,
        }
    }

    /// The same as they are written, in one piece of memory with room for so many bytes. Made of text at once: a
    /// decision at a late game's table would otherwise make and drop thousands of values.
    pub fn written_looks(&self, audiences: &[Audience], spelling: Spelling, room: usize) -> String {
        let mut text = Vec::with_capacity(room);
        text.push(b'[');
        for (place, &audience) in audiences.iter().enumerate() {
            text.extend((place > 0).then_some(b','));
            self.write_look(audience, spelling, &mut text);
        }
        text.push(b']');
        String::from_utf8(text).expect("JSON is text")
    }

    fn write_look(&self, audience: Audience, spelling: Spelling, text: &mut Vec<u8>) {
        let game = self.game();
        write(br#"{"audience":"#, &audience, text);
        text.extend(br#","view":"#);
        game.write_view(audience, text).expect(SEATED);
        text.extend(br#","actions":"#);
        let undo = match audience {
            Audience::Seat(seat) if self.check_may_act(seat).is_ok() => {
                game.write_actions(seat, spelling, text);
                self.undo_offer(seat)
            }
            _ => {
                text.extend(b"[]");
                UndoOffer::No
            }
        };
        let standing = standing(game, audience, self.terms.aids.projection).expect(SEATED);
        write(br#","standing":"#, &standing, text);
        write(br#","undo":"#, &undo, text);
        text.push(b'}');
    }

    /// Everything that happened in the game so far, as each of these audiences of this table may
    /// know it.
    pub fn logs(&self, audiences: &[Audience]) -> Vec<Vec<Value>> {
        audiences.iter().map(|&audience| self.game.log(audience).expect(SEATED)).collect()
    }
}

/// Adds a field with its name.
fn write(name: &[u8], part: &impl Serialize, text: &mut Vec<u8>) {
    text.extend(name);
    serde_json::to_writer(text, part).expect("plain data with string keys can always be written");
}
