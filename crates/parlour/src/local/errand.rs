//! Bots are sent away to think, so that the page stays awake.

use bots::{CARETAKER, Level, Pondering, Registry};
use game::erased::ListedAction;
use game::{RecordText, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};
use wire::{Chosen, Phase, ServerFrame, TableRefusal};

use super::{LocalFault, LocalTable};

/// A decision that a bot is to think about. It says all that is needed, so that anybody anywhere
/// can do it: see [`ponder`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Errand {
    /// For whom.
    pub seat: Seat,
    /// Which bot, and how much it may think.
    pub level: String,
    /// What for.
    pub purpose: Purpose,
    /// The version of the match.
    pub version: u64,
    /// The match so far. The dice are not in it: nobody can look ahead.
    pub record: String,
}

/// What a thought is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// It is played.
    Decision,
    /// A person wants to know it.
    Hint,
}

/// Does an errand: what the bot would do, nothing where it has nothing to decide. For a hint these
/// may be several steps of one decision. `seed` feeds the bot's random numbers.
pub fn ponder(
    errand: &Errand,
    registry: &Registry,
    seed: u64,
    clock_ms: &(dyn Fn() -> u64 + Sync),
) -> Result<Vec<ListedAction>, LocalFault> {
    let record: RecordText = errand.record.parse::<RecordText>()?;
    let playable = registry.find(record.game())?;
    let at = playable.game().load(&record)?;
    let level: Level = errand.level.parse()?;
    let how = Pondering { level: &level, seed, clock_ms };
    Ok(match errand.purpose {
        Purpose::Decision => playable.think(at.as_ref(), errand.seat, how).into_iter().collect(),
        Purpose::Hint => playable.advise(at.as_ref(), errand.seat, how),
    })
}

impl LocalTable {
    /// What a bot should think about now. Asked again before it is done, it answers the same.
    pub fn errand(&self) -> Option<Errand> {
        let (seat, level, purpose) = match self.curious {
            Some(seat) => (seat, CARETAKER.to_owned(), Purpose::Hint),
            None => {
                let bot = |seat: Seat| Some((seat, self.bot(seat)?));
                let (seat, level) = self.deciding().iter().find_map(bot)?;
                (seat, level, Purpose::Decision)
            }
        };
        let record = self.game.record().to_string();
        Some(Errand { seat, level, purpose, version: self.version, record })
    }

    /// Takes what a bot thought, unless the match has moved on meanwhile. A bot that could not
    /// think must not hold up the table: it does the first thing that is legal.
    pub fn thought(
        &mut self,
        errand: &Errand,
        chosen: Vec<ListedAction>,
        now_ms: u64,
    ) -> Vec<ServerFrame> {
        let seat = errand.seat;
        if errand.purpose == Purpose::Hint {
            self.curious = None;
        }
        if errand.version != self.version {
            return Vec::new();
        }
        let mut chosen = chosen.into_iter();
        match errand.purpose {
            Purpose::Hint => match chosen.next() {
                None => Vec::new(),
                Some(action) => {
                    vec![ServerFrame::Hint { seat, action, then: chosen.collect() }]
                }
            },
            Purpose::Decision if self.bot(seat).is_none() => Vec::new(),
            Purpose::Decision => {
                let first = self.game.actions(seat).into_iter().next();
                let mut ways = chosen.take(1).chain(first);
                let play = |way: ListedAction| {
                    self.decide(seat, &Chosen::Action(way.action), true, now_ms).ok()
                };
                ways.find_map(play).into_iter().collect()
            }
        }
    }

    /// Somebody wants to know what a bot would do.
    pub(super) fn ask_for_hint(&mut self, seat: Seat) -> Result<Vec<ServerFrame>, LocalFault> {
        self.own_and_in(seat)?;
        self.running()?;
        if !self.card.settings.aid.aids().hints {
            return Err(TableRefusal::NoHints.into());
        }
        if !self.deciding().contains(seat) {
            return Err(TableRefusal::NotDeciding(seat).into());
        }
        self.curious = Some(seat);
        Ok(Vec::new())
    }

    /// The seats that decide now.
    fn deciding(&self) -> SeatSet {
        match (self.phase(), self.game.turn()) {
            (Phase::Playing, Turn::Decide(seats)) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// The bot that decides for the seat, where one does.
    fn bot(&self, seat: Seat) -> Option<String> {
        let place = self.places.get(seat.index())?;
        let stand_in = || place.out.map(|_| CARETAKER.to_owned());
        place.player.bot.clone().or_else(stand_in)
    }
}
