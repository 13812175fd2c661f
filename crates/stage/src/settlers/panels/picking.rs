//! Several cards chosen at once: to discard after a seven, or to take from the bank.

use ::words::settlers::panels_picking as say;
use settlers::{Bundle, Resource};

use super::super::phase::Phase;
use super::super::step::stock;
use super::super::target::Target;
use super::desk::Content;
use super::{Shown, against, main_press, none_left, reset_press, resource, touchable};
use crate::{Lang, Row, Token};

/// What lies there to choose from, what is chosen, and how many are still missing.
pub fn content(shown: Shown<'_>) -> Content {
    let Shown { board, draft, lang, .. } = shown;
    let (due, picked) = (u32::from(board.cards_due()), draft.picked());
    let rest = due.saturating_sub(picked.total());
    let discards = board.phase == Phase::Discard;
    let mut rows = vec![
        Row::Text(rest_text(due, rest, discards, lang)),
        Row::Tokens { label: from_label(discards, lang), tokens: choices(shown, picked) },
    ];
    if picked.total() > 0 {
        let label = say::CHOSEN.of(lang).to_owned();
        rows.push(Row::Tokens { label, tokens: chosen(picked, lang) });
    }
    let label = if discards { say::DISCARD.of(lang) } else { say::TAKE.of(lang) };
    let why_not = (rest > 0).then(|| rest_text(due, rest, discards, lang));
    rows.push(Row::Presses(vec![reset_press(lang), main_press(Target::Send, label, why_not)]));
    let title = match discards {
        true => say::DISCARD_HALF_OF_YOUR_CARDS.of(lang),
        false => say::TAKE_CARDS_OF_YOUR_CHOICE.of(lang),
    };
    (title.to_owned(), rows)
}

fn from_label(discards: bool, lang: Lang) -> String {
    let label = match discards {
        true => say::YOUR_CARDS.of(lang),
        false => say::THE_BANK.of(lang),
    };
    label.to_owned()
}

fn rest_text(due: u32, rest: u32, discards: bool, lang: Lang) -> String {
    match (rest, discards) {
        (0, _) => say::AllAreChosen { due }.of(lang),
        (_, true) => say::StillToDiscard { due, rest }.of(lang),
        (_, false) => say::StillToTake { due, rest }.of(lang),
    }
}

/// All five kinds, with how many of them are still there.
fn choices(shown: Shown<'_>, picked: Bundle) -> Vec<Token> {
    let stock = stock(shown.board);
    let one = |kind: Resource| {
        let left = stock.0[kind.index()].saturating_sub(picked.0[kind.index()]);
        let token = resource(kind, left.into(), shown.lang);
        touchable(token, Target::Pick(kind), not_picked(shown, left))
    };
    Resource::ALL.map(one).to_vec()
}

/// Why a card of a kind, of which so many are left, cannot be picked.
pub fn not_picked(shown: Shown<'_>, left: u8) -> Option<&'static str> {
    let enough = shown.draft.picked().total() >= u32::from(shown.board.cards_due());
    let lang = shown.lang;
    against(&[(left == 0, none_left(lang)), (enough, say::ALL_CHOSEN.of(lang))])
}

/// What is chosen; a touch puts it back.
fn chosen(picked: Bundle, lang: Lang) -> Vec<Token> {
    let back = |(kind, count)| {
        let token = touchable(resource(kind, count, lang), Target::Unpick(kind), None);
        Token { chosen: true, ..token }
    };
    super::held(picked).map(back).collect()
}
