//! Bots are sent away to think, so that the page stays awake.

use bots::{CARETAKER, Level, Pondering, Registry, Thought};
use game::erased::Spelling;
use game::{RecordText, Seat};
use serde::{Deserialize, Serialize};
use wire::ServerFrame;

use super::{LocalFault, LocalTable};

/// A decision that a bot is to think about. It says all that is needed, so that anybody anywhere
/// can do it: see [`think`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotTask {
    pub seat: Seat,
    /// Which bot, and how much it may think.
    pub level: String,
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

/// Does a task: what the bot would do and expects, nothing where it has nothing to decide. For a hint these
/// may be several steps of one decision. `seed` feeds the bot's random numbers.
pub fn think(
    task: &BotTask,
    registry: &Registry,
    seed: u64,
    clock_ms: &(dyn Fn() -> u64 + Sync),
) -> Result<Thought, LocalFault> {
    let record: RecordText = task.record.parse::<RecordText>()?;
    let playable = registry.find(record.game())?;
    let at = playable.game().load(&record)?;
    let level: Level = task.level.parse()?;
    let how = Pondering { level: &level, seed, clock_ms };
    Ok(match task.purpose {
        Purpose::Decision => playable.think(at.as_ref(), task.seat, how),
        Purpose::Hint => playable.advise(at.as_ref(), task.seat, how),
    })
}

impl LocalTable {
    /// What a bot should think about now. Asked again before it is done, it answers the same.
    pub fn task(&self) -> Option<BotTask> {
        let (seat, level, purpose) = match self.curious {
            Some(seat) => (seat, CARETAKER.to_owned(), Purpose::Hint),
            None => {
                let bot = |seat: Seat| Some((seat, self.played.bot(seat)?));
                let (seat, level) = self.played.deciding().iter().find_map(bot)?;
                (seat, level.to_string(), Purpose::Decision)
            }
        };
        let record = self.played.game().record().to_string();
        Some(BotTask { seat, level, purpose, version: self.played.version(), record })
    }

    /// Takes what a bot thought, unless the match has moved on meanwhile.
    pub fn thought(&mut self, task: &BotTask, thought: Thought, now_ms: u64) -> Vec<ServerFrame> {
        let frame = match task.purpose {
            Purpose::Hint => {
                self.curious = None;
                self.played.hint(task.seat, task.version, &thought.steps, Spelling::Notation)
            }
            Purpose::Decision => self.bot_decided(task, thought, now_ms),
        };
        frame.into_iter().collect()
    }

    fn bot_decided(
        &mut self,
        task: &BotTask,
        thought: Thought,
        now_ms: u64,
    ) -> Option<ServerFrame> {
        let seat = task.seat;
        if task.version != self.played.version() || self.played.bot(seat).is_none() {
            return None;
        }
        let decided = self.played.decide_for_bot(seat, thought)?;
        Some(self.take_in(seat, decided, None, now_ms))
    }

    /// Somebody wants to know what a bot would do.
    pub(super) fn ask_for_hint(&mut self, seat: Seat) -> Result<Vec<ServerFrame>, LocalFault> {
        self.own(seat)?;
        self.played.check_may_ask(seat)?;
        self.curious = Some(seat);
        Ok(Vec::new())
    }
}
