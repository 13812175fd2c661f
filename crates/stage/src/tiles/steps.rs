//! Steps of lessons that every game on tiles has.

use crate::WrittenLesson;
use crate::claim::Claim;
use ::words::Word;
use ::words::extras::tiles_lessons as say;

/// Something to be understood. It is said while these claims hold, and not again once the game has
/// come so far.
pub const fn note(said: Word, claims: &'static [Claim], over: &'static [Claim]) -> WrittenLesson {
    WrittenLesson { said, claims, over, asks: true }
}

/// Something to be done.
pub const fn task(said: Word, claims: &'static [Claim], over: &'static [Claim]) -> WrittenLesson {
    WrittenLesson { said, claims, over, asks: false }
}

/// The frames of the cells, in the first turn.
pub const FRAMES: Word = say::A_GREEN_FRAME_SHOWS_WHERE_YOUR;

/// A tile that is tried, in the first turn.
pub const LAY_IT: Word = say::YOUR_TILE_IS_ONLY_SHOWN_THERE;

/// Something is tried on the board; said once more where a second thing is confirmed.
pub const ONCE_MORE: Word = say::TOUCH_IT_ONCE_MORE_OR_PRESS;

/// What the bot did.
pub const BOT_HAS_PLAYED: Word = say::THE_BOT_HAS_LAID_A_TILE;

/// How to take back.
pub const UNDO: Word = say::LAID_IT_WRONG_UNDO_TAKES_YOUR;

/// The last lesson of every first game on tiles.
pub const FAREWELL: WrittenLesson = note(say::THAT_IS_ALL_YOU_NEED_THE, &[], &[]);
