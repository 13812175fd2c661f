//! What the room around a table says.

pub use ::words::frame::table::*;
use game::Seat;
use stage::{Hint, Lang};
pub use stage::{level, level_today, list, names};
use wire::{TableEvent, Withdrawal};

use super::Word;

/// The name of the page, in every language.
pub const TITLE: &str = "Anleger";

/// Whose turn it is.
pub fn turn_of(names: &[String], lang: Lang) -> String {
    TurnOf { count: names.len(), names: list(names, lang) }.of(lang)
}

/// Who has won.
pub fn won(names: &[String], lang: Lang) -> String {
    Won { count: names.len(), names: list(names, lang) }.of(lang)
}

/// A span of time: `1:05`, `2:00:09`.
pub fn time(ms: u64) -> String {
    let seconds = ms / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// What a bot advises, and why.
pub fn hint(hint: &Hint, lang: Lang) -> String {
    let text = &hint.text;
    match &hint.reason {
        Some(reason) => AdviceWithReason { text, reason }.of(lang),
        None => Advice { text }.of(lang),
    }
}

/// Whose answer is missing.
pub fn waiting_for(names: &[String], lang: Lang) -> String {
    AnswersMissing { names: list(names, lang) }.of(lang)
}

/// What happened at the table around the game, and to whom; a sentence without the name, unless that
/// does not come first.
pub fn table_event(
    event: &TableEvent,
    names: &[String],
    lang: Lang,
) -> Option<(Option<Seat>, String)> {
    let (seat, word) = match event {
        TableEvent::Undone { seat, decisions } => {
            return Some((Some(*seat), TookBack { decisions: *decisions }.of(lang)));
        }
        TableEvent::CaretakerCame { seat, .. } => {
            let name = names.get(seat.index())?;
            return Some((None, BotTookOver { name }.of(lang)));
        }
        TableEvent::TookBack { seat } => (*seat, IS_BACK_AND_PLAYS_ON),
        TableEvent::Withdrew { seat, why: Withdrawal::Resigned } => (*seat, HAS_RESIGNED),
        TableEvent::Withdrew { seat, why: Withdrawal::OutOfTime } => (*seat, HAS_NO_TIME_LEFT),
        TableEvent::Sat { .. }
        | TableEvent::Pledged { .. }
        | TableEvent::Told { .. }
        | TableEvent::Stood { .. }
        | TableEvent::Listed { .. }
        | TableEvent::Begun { .. }
        | TableEvent::Played { .. }
        | TableEvent::Rematch { .. } => return None,
        wish => wished(wish)?,
    };
    Some((Some(seat), word.of(lang).to_owned()))
}

/// What somebody asks of the others, or answers.
fn wished(event: &TableEvent) -> Option<(Seat, Word)> {
    Some(match event {
        TableEvent::UndoWanted { seat } => (*seat, WOULD_LIKE_TO_UNDO_A_MOVE),
        TableEvent::Consented { seat, agree: true } => (*seat, AGREES),
        TableEvent::Consented { seat, agree: false } => (*seat, DISAGREES),
        TableEvent::Voted { seat, .. } => (*seat, VOTES_TO_LET_A_BOT_PLAY),
        TableEvent::Left { seat } => (*seat, LEFT_THE_TABLE),
        TableEvent::CameBack { seat } => (*seat, CAME_BACK),
        TableEvent::RematchWanted { seat } => (*seat, WOULD_LIKE_TO_PLAY_AGAIN),
        _ => return None,
    })
}
